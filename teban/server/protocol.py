"""The page about the protocol: `python -m teban.server.protocol > docs/protocol.md`.

Everything but the introduction is read from the messages and handlers themselves, and a test says
that the page is up to date.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from teban import text
from teban.core import match as core
from teban.core.clock import Clock
from teban.core.decision import Decision
from teban.core.refused import Refused
from teban.core.refused import Why as CoreWhy
from teban.server import wire
from teban.server.api import HANDLERS, Me
from teban.server.app import health
from teban.server.ask import refuse
from teban.server.connection import WAITING
from teban.server.house import Chair, NewMatch, Seated
from teban.server.refusals import Why
from teban.server.room import PHRASES, THINKING_SECONDS
from teban.server.settings import Settings
from teban.server.storage.refusals import Why as StoreWhy
from teban.server.types import members

_USUAL = Settings()
_TYPES = (wire.SeatInfo, wire.Question, wire.Outcome, Clock)
"""What messages are made of."""
_BODIES = (Me, NewMatch, Chair, Seated)
"""What requests carry, and the one answer that has a type."""
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
_ELSEWHERE = frozenset((CoreWhy.SAME_KEY, CoreWhy.BROKEN_SEAL, CoreWhy.TAPE))
"""Reasons that no client is ever given."""

INTRODUCTION = f"""\
# The protocol

Written by `python -m teban.server.protocol` from the types in `teban/server`; do not edit. How to
write a program that plays: [bots](bots.md).

A program or page asks over HTTP for a person, tables and everything that is not play, and plays
over one WebSocket for each match. Everything is JSON; times are milliseconds, moments
milliseconds since 1970. Seats are numbers from 0.

## Playing
1. **Connect** to `/ws/MATCH` and send `hello` as the first message, with a token: a person's,
   from `POST /api/me`, or a seat's, from `POST /api/matches` with a seat of kind `bot`. A person
   without a seat in this match watches it: whoever knows the id of a match may. Browsers send
   their origin; it must be the server's own or one of `TEBAN_ORIGINS`.
2. The answer is `welcome`, then `update`, then `table`; `over` as well if the match has ended.
   After that each side speaks when it has something to say.
3. Each `update` holds everything: the events from point `since` to point `seen`, and, complete in
   itself, what is true now. Points are counted for each viewer, so they tell nothing about the
   others. Whoever keeps no history can ignore the events and look at `view` and `decision` only.
   Event kinds, view fields and notation are the game's: see the namespaces in
   `web/src/lib/wire.gen.ts` and the game's rules page.
4. If `decision` is not null, it is for you. Send `submit` with its `seat` and `number`, one or
   more actions in notation, and an `id` of your own. `done` comes after the move is stored,
   followed by the `update` of everybody. Several actions are checked as a whole but taken only up
   to the first that draws chance or tells you something; `rest` are those not taken.

## Coming back
After a lost line connect again and send `hello` with `since`: the `seen` of the last update that
arrived, or 0 for everything. A `submit` that was not answered is sent again **with the same
`id`**: if it was taken it is answered `done` as before and counts once; if not, it is taken now.
That holds across a restart of the server too. An id is remembered for its seat and match.

While somebody is gone, `gone_at` in the seats says when the grace period ends; from then on
another player may send `claim`. Whoever was stood in for plays again as soon as they are back.
Nobody has to leave with `leave`; closing the line does the same.

## Refusals
What cannot be done is answered by `refused` and changes nothing: a code, fields, and the `id` of
the submission if it was one. Over HTTP the same comes as `{{"code": …, "fields": {{…}}}}` with a
status. `bad_value` names the `field` that is wrong (`message.seat`, `body.seats[0].kind`), what
it `got` and what was `expected`, as a code with its own fields. Sentences for all codes are in
`teban/text`. A refusal in place of `welcome` is final for this line: the server closes it.

## Limits
- {_USUAL.messages_per_second} messages a second on a line, twice as many at once: `too_fast`,
  without an `id`, because the message is not read.
- {_USUAL.max_message_bytes:,} bytes for a message (the line is closed with 1009) or a request
  (status 413, `too_long`).
- {_USUAL.requests_per_minute} requests a minute from one address (status 429; the headers
  `ratelimit-remaining` and `ratelimit-reset` come with every answer).
- {_USUAL.matches_per_person} open and live matches in which a person sits,
  {_USUAL.max_connections:,} lines in all: `too_many`.
- Whoever lets {WAITING} messages wait unread is cut off.
- A computer player takes at least {THINKING_SECONDS:g} seconds, whatever it had to choose from.

These are the usual figures; [an operator can change](server.md) all but the last two.

## Closing
The server closes with 1000 after `leave` and after a refused `hello`, with 1009 after a message
that is too long, and with 1012 when it is stopped: come back a little later. A match stays open
after its end, so that everybody can look at it; close when you have seen `result`.
"""


def generate() -> str:
    """The whole page."""
    parts = (
        INTRODUCTION,
        "## Messages to the server",
        *(_described(kind) for kind in members("Incoming")),
        f"Phrases: {_codes(PHRASES)}.",
        "## Messages from the server",
        *(_described(kind, whole=True) for kind in members("Outgoing")),
        "## What they are made of",
        *(_described(kind, whole=True) for kind in _TYPES),
        "## HTTP",
        _http(),
        *(_described(kind, whole=kind is Seated) for kind in _BODIES),
        "## Codes of refusals",
        _refusals(),
    )
    return "\n\n".join(part.strip() for part in parts) + "\n"


# Messages


def _described(kind: type[Struct], whole: bool = False) -> str:
    """A type with its fields. Whole: what we send leaves no field out."""
    config = kind.__struct_config__
    title = f"`{config.tag}`" if isinstance(config.tag, str) else kind.__name__
    lines = [f"### {title}", _json(inspect.cleandoc(kind.__doc__ or ""))]
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


def field_docs(kind: type[Struct]) -> dict[str, str]:
    """What stands under each field of a Struct in its source."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(value=str(doc))):
                found[name] = _json(" ".join(inspect.cleandoc(doc).split()))
            case _:
                pass
    return found


def _json(said: str) -> str:
    """Python's nothing is JSON's null."""
    return re.sub(r"\bNone\b", "null", said)


def words(kind: types.Type) -> str:
    """A type as a person would say it."""
    match kind:
        case types.IntType(ge=least, le=most):
            return f"number{_range(least, most)}"
        case types.StrType(min_length=least, max_length=most):
            limits = _range(least, most)
            return f"text of{limits.replace(' from', '')} characters" if limits else "text"
        case types.BoolType():
            return "true or false"
        case types.NoneType():
            return "null"
        case types.LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case types.UnionType(types=parts):
            return " or ".join(words(part) for part in parts)
        case types.VarTupleType(item_type=item, min_length=least, max_length=most):
            number = f"{_range(least or None, most).replace(' from', '')}"
            return f"list of{number} {_many(item)}"
        case types.DictType(value_type=value):
            return f"mapping of names to {_many(value)}"
        case types.StructType(cls=cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
        case types.AnyType():
            return "anything"
        case _:
            raise TypeError(f"no words for {kind}")


def _many(kind: types.Type) -> str:
    """The same for several of them."""
    word = words(kind)
    if isinstance(kind, types.StructType | types.UnionType):
        return word
    first, _, rest = word.partition(" ")
    plural = {"number": "numbers", "text": "texts", "list": "lists"}.get(first, first)
    return f"{plural} {rest}".strip()


def _range(least: int | None, most: int | None) -> str:
    match least, most:
        case None, None:
            return ""
        case None, _:
            return f" up to {most}"
        case _, None:
            return f" from {least}"
        case _:
            return f" from {least} to {most}"


# HTTP


def _http() -> str:
    lines = [
        "A person is recognised by the header `Authorization: Bearer TOKEN` or by the cookie that",
        "`POST /api/me` sets. A running server describes the same addresses as OpenAPI 3.1, but",
        "not the bodies: `/api/schema/openapi.json`.",
        "",
        "| | | Token | Body | Answer |",
        "|---|---|---|---|---|",
    ]
    handlers: list[HTTPRouteHandler] = [*HANDLERS, health]
    return "\n".join((*lines, *(_handler(handler) for handler in handlers)))


def _handler(handler: HTTPRouteHandler) -> str:
    function = handler.fn
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", min(handler.paths))
    asked = _asked(path, function)
    method = min(handler.http_methods)
    body = _linked(_body(function))
    made = inspect.signature(function).return_annotation
    answer = _linked(made.__name__) if made in _BODIES else "JSON"
    needs = "yes" if "_me(" in inspect.getsource(function) else ""
    status = f"{handler.status_code} " if handler.status_code != 200 else ""
    said = inspect.cleandoc(function.__doc__ or "")
    return f"| `{method} {path}{asked}` | {said} | {needs} | {body} | {status}{answer} |"


def _asked(path: str, function: Any) -> str:
    """What stands behind the question mark; brackets: may be left out."""
    found = inspect.signature(function).parameters.values()
    given = [one for one in found if one.name != "request" and f"{{{one.name}}}" not in path]
    shown = (f"?{one.name}=…" if one.default is one.empty else f"[?{one.name}=…]" for one in given)
    return "".join(shown)


def _body(function: Any) -> str:
    """The type that a handler decodes."""
    found = re.search(r"body_of\(request, (\w+)\)", inspect.getsource(function))
    return found[1] if found else ""


def _linked(name: str) -> str:
    return f"[{name}](#{name.lower()})" if name else ""


# Refusals


def _refusals() -> str:
    store = (why for why in StoreWhy if not why.startswith("database_"))
    core = (why for why in CoreWhy if why not in _ELSEWHERE)
    lines = [
        "Games have codes of their own beside these; `teban/games/NAME/text/en.ftl` words them. "
        "Status: over HTTP.",
        "",
        "| Code | Fields | Status | In words |",
        "|---|---|---|---|",
    ]
    said = _said()
    for why in (*Why, *store, *core):
        sentence = re.sub(r"\{ \$(\w+) \}", r"‹\1›", said[why])
        fields = _codes(dict.fromkeys(re.findall(r"\$(\w+)", said[why])))
        lines.append(f"| `{why}` | {fields} | {_status(why)} | {sentence} |")
    lines.append(
        "| `http` | `status`, `detail` | any | What the framework refuses: a wrong method, a "
        "missing parameter. |"
    )
    return "\n".join(lines)


def _said() -> dict[str, str]:
    source = (Path(text.__file__).parent / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^refused-(\w+) = (.+)$", source, re.MULTILINE))


def _status(why: StrEnum) -> int | None:
    return refuse(cast(Any, None), Refused(why)).status_code


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    print(generate(), end="")
