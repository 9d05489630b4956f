"""Every address of the HTTP API, read from its handlers."""

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec import inspect as types

from teban.server.api import HANDLERS
from teban.server.watching import health, ready

PARAMETERS = {
    "before": "The id of the last match that is known already.",
    "code": "A room code; small letters will do.",
    "game": "The key of a game.",
    "match": "The id of a match.",
}


class Route(Struct, frozen=True):
    """One address with one method."""

    name: str
    method: str
    path: str
    said: str
    token: bool
    """Whether only somebody who is known may ask."""
    body: type[Struct] | None
    answer: Any
    status: int
    asked: dict[str, bool]
    """What stands behind the question mark, and whether it must."""


def routes() -> tuple[Route, ...]:
    """All of them, in the order of the sources."""
    handlers: list[HTTPRouteHandler] = [*HANDLERS, health, ready]
    return tuple(map(_route, handlers))


def structs_in(kinds: Iterable[Any]) -> tuple[type[Struct], ...]:
    """Every Struct that these types are made of, in the order in which they are met."""
    found: dict[type[Struct], None] = {}
    for kind in types.multi_type_info(list(kinds)):
        _collect(kind, found)
    return tuple(found)


def _route(handler: HTTPRouteHandler) -> Route:
    function = handler.fn
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", min(handler.paths))
    signature = inspect.signature(function)
    made = signature.return_annotation
    return Route(
        name=handler.handler_name,
        method=min(handler.http_methods),
        path=path,
        said=inspect.cleandoc(function.__doc__ or ""),
        token="_me(" in inspect.getsource(function),
        body=_body(function),
        answer=get_args(made)[0] if get_origin(made) is Response else made,
        status=handler.status_code,
        asked={
            one.name: one.default is one.empty
            for one in signature.parameters.values()
            if one.name != "request" and f"{{{one.name}}}" not in path
        },
    )


def _body(function: Any) -> type[Struct] | None:
    """The type that a handler decodes."""
    found = re.search(r"body_of\(request, (\w+)\)", inspect.getsource(function))
    return function.__globals__[found[1]] if found else None


def _collect(kind: types.Type, found: dict[type[Struct], None]) -> None:
    if isinstance(kind, types.StructType):
        if kind.cls in found:
            return
        found[kind.cls] = None
    for part in _parts(kind):
        _collect(part, found)


def _parts(kind: types.Type) -> Iterator[types.Type]:
    match kind:
        case types.StructType(fields=fields):
            yield from (field.type for field in fields)
        case types.UnionType(types=kinds):
            yield from kinds
        case types.VarTupleType(item_type=item):
            yield item
        case types.DictType(value_type=value):
            yield value
        case _:
            pass
