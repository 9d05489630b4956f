"""The page, put together."""

import inspect
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from teban.core import match as core
from teban.core.clock import Clock
from teban.core.decision import Decision
from teban.server import wire
from teban.server.bodies import NewMatch
from teban.server.protocol.introduction import INTRODUCTION
from teban.server.protocol.refusals import codes, refusals
from teban.server.protocol.routes import Route, routes, structs_in
from teban.server.protocol.words import field_docs, nulled, words
from teban.server.room import PHRASES
from teban.server.types import members

_TYPES = (wire.SeatInfo, wire.Question, wire.Outcome, Clock)
"""What messages are made of."""
_SOURCES: dict[type, type[Struct]] = {
    wire.Submit: core.Submission,
    wire.Update: core.Update,
    wire.Done: core.Answer,
    wire.Question: Decision,
}
"""Whose fields say what a message passes on."""
_SELF_EVIDENT = {
    (wire.Submit, "actions"): "In notation: one of `names`, or several in a row.",
    (wire.Welcome, "options"): "All of them, as the game's rules page names them.",
    (wire.Update, "view"): "What is true now, as far as this viewer is shown it.",
    (wire.Update, "decision"): "What this viewer is asked, if anything.",
    (wire.Update, "deciding"): "The seats that have something to decide.",
    (wire.Update, "time_left"): "Of each seat, in milliseconds; empty without a clock.",
    (wire.Update, "result"): "null until the match is over.",
    (wire.Update, "ply"): "Actions taken so far.",
    (wire.Done, "taken"): "How many of the actions.",
    (wire.Refusal, "fields"): "What the code is about.",
    (wire.Said, "seat"): "null for a watcher.",
    (wire.Over, "nonce"): "Hashed together with the seed.",
    (wire.Question, "kind"): "The game's own name of it.",
    (wire.Question, "seat"): "Whose it is; goes into the submission.",
    (wire.Question, "flags"): "1: nobody may help; 2: private; 4: may be taken back.",
    (wire.Outcome, "points"): "One number for each seat.",
    (wire.Outcome, "ranks"): "1 for the best; the same number for a draw.",
    (NewMatch, "seats"): "One for each seat of the game.",
    (NewMatch, "options"): "What differs from the game's usual options.",
}
"""What needs no words beside the code, and some beside a table."""


def generate() -> str:
    """The whole page."""
    described = routes()
    asked = structs_in(route.body for route in described if route.body is not None)
    answered = structs_in(route.answer for route in described)
    parts = (
        INTRODUCTION,
        "## Messages to the server",
        *(_described(kind) for kind in members("Incoming")),
        f"Phrases: {codes(PHRASES)}.",
        "## Messages from the server",
        *(_described(kind, whole=True) for kind in members("Outgoing")),
        "## What they are made of",
        *(_described(kind, whole=True) for kind in _TYPES),
        "## HTTP",
        _http(described),
        "## What requests carry",
        *(_described(kind) for kind in asked if kind not in _TYPES),
        "## What answers carry",
        *(_described(kind, whole=True) for kind in answered if kind not in (*_TYPES, *asked)),
        "## Codes of refusals",
        refusals(),
    )
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _described(kind: type[Struct], whole: bool = False) -> str:
    """A type with its fields. Whole: what we send leaves no field out."""
    config = kind.__struct_config__
    title = f"`{config.tag}`" if isinstance(config.tag, str) else kind.__name__
    lines = [f"### {title}", nulled(inspect.cleandoc(kind.__doc__ or ""))]
    docs = _about(kind)
    shape = cast(types.StructType, types.type_info(kind))
    if shape.fields:
        lines.append("\n".join(_table(shape.fields, docs, whole)))
    return "\n\n".join(lines)


def _about(kind: type[Struct]) -> dict[str, str]:
    passed_on = field_docs(_SOURCES[kind]) if kind in _SOURCES else {}
    added = {name: words for (owner, name), words in _SELF_EVIDENT.items() if owner is kind}
    return added | passed_on | field_docs(kind)


def _table(fields: Sequence[types.Field], docs: dict[str, str], whole: bool) -> Iterator[str]:
    yield "| Field | Type | |"
    yield "|---|---|---|"
    for field in fields:
        about = [docs.get(field.name, "")]
        if not field.required and not whole:
            about.append(f"Without it {_default(field)}.")
        yield f"| `{field.name}` | {words(field.type)} | {' '.join(about).strip()} |"


def _default(field: types.Field) -> str:
    made = field.default_factory
    value = made() if field.default is NODEFAULT and made is not NODEFAULT else field.default
    return f"`{msgspec.json.encode(value).decode()}`"


def _http(described: Sequence[Route]) -> str:
    lines = (
        "A person is recognised by the header `Authorization: Bearer TOKEN` or by the cookie that",
        "`POST /api/me` sets. A running server describes the same as OpenAPI 3.1, with everything",
        "that requests and answers carry: `/api/schema/openapi.json`.",
        "",
        "| | | Token | Body | Answer |",
        "|---|---|---|---|---|",
    )
    return "\n".join((*lines, *map(_route, described)))


def _route(route: Route) -> str:
    # Brackets: may be left out.
    asked = "".join(f"?{name}=…" if must else f"[?{name}=…]" for name, must in route.asked.items())
    body = "" if route.body is None else words(types.type_info(route.body))
    status = f"{route.status} " if route.status != 200 else ""
    answer = words(types.type_info(route.answer))
    return (
        f"| `{route.method} {route.path}{asked}` | {route.said} | {'yes' if route.token else ''} "
        f"| {body} | {status}{answer} |"
    )
