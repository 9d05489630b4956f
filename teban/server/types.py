"""TypeScript types of everything that travels: `python -m teban.server.types`.

The page keeps the output in `web/src/lib/wire.gen.ts`, and a test says that it is up to date.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec

from teban.core.game import Game
from teban.core.registry import games
from teban.core.viewing import type_of_views
from teban.server import wire

HEADER = "// Written by `python -m teban.server.types`; do not edit."
_PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
_REDACTED = frozenset(("audience", "knows"))
"""Fields of an event that say who may know it; nobody is sent them."""
_Schema = Mapping[str, Any]


def generate() -> str:
    """The whole file."""
    shared = (
        *_declarations(members("Incoming")),
        *_declarations(members("Outgoing"), whole=True),
    )
    unions = (
        _union("Incoming", (kind.__name__ for kind in members("Incoming"))),
        _union("Outgoing", (kind.__name__ for kind in members("Outgoing"))),
    )
    spaces = map(_namespace, own_games())
    return "\n\n".join((HEADER, *shared, *unions, *spaces)) + "\n"


def own_games() -> list[Game]:
    """The games that come with Teban."""
    return [game for _, game in sorted(games().items()) if game.package.startswith("teban.")]


def members(name: str) -> tuple[type, ...]:
    """The messages of one direction."""
    return get_args(getattr(wire, name))


def _namespace(game: Game) -> str:
    view = type_of_views(game.position)
    lines = [
        *_declarations((view,), whole=True),
        *_declarations((game.options,)),
        *_declarations(game.events, without=_REDACTED),
    ]
    lines.append(_union("Event", (kind.__name__ for kind in game.events)))
    body = "\n\n".join(lines).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"export declare namespace {title(game)} {{\n  {body}\n}}"


def title(game: Game) -> str:
    """The name of a game's types."""
    return "".join(part.title() for part in game.key.split("_"))


def _declarations(
    types: Sequence[type], *, whole: bool = False, without: frozenset[str] = frozenset()
) -> list[str]:
    """Whole: what we send leaves no field out, whether it has a default or not."""
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    return [_declare(name, schema, whole, without) for name, schema in components.items()]


def _declare(name: str, schema: _Schema, whole: bool, without: frozenset[str]) -> str:
    comment = _comment(schema.get("description"))
    if "properties" not in schema:
        return f"{comment}export type {_name(name)} = {_closed(schema)};"
    required = {*schema.get("required", ())}
    fields = "\n".join(
        f"  {field}{'' if whole or field in required else '?'}: {_type(kind)};"
        for field, kind in schema["properties"].items()
        if field not in without
    )
    return f"{comment}export interface {_name(name)} {{\n{fields}\n}}"


def _closed(schema: _Schema) -> str:
    """Flags are combined, so that their numbers are not the only ones."""
    numbers = all(isinstance(value, int) for value in schema.get("enum", ("",)))
    return "number" if numbers else _type(schema)


def _comment(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _union(name: str, members: Iterator[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def _type(schema: _Schema) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            inner = schema.get("additionalProperties", {})
            return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'any'}>"
        case str(plain):
            return _PLAIN[plain]
        case _:
            return "any"


def _array(schema: _Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    items = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "any"
    return f"({items})[]" if re.search(r"[ |]", items) else f"{items}[]"


def _name(reference: str) -> str:
    return re.sub(r"\W+", "", reference.rpartition("/")[2])


if __name__ == "__main__":
    print(generate(), end="")
