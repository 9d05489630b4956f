"""What HTTP requests bring, decoded; and refusals as answers."""

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from teban.core.misfit import decoded
from teban.core.refused import Refused
from teban.server.refusals import Why
from teban.server.storage.refusals import Unavailable
from teban.server.storage.refusals import Why as StoreWhy

S = TypeVar("S", bound=Struct)

COOKIE = "teban"
_STATUS = {
    Why.WHO: 401,
    Why.ORIGIN: 403,
    Why.NOT_YOURS: 403,
    Why.NOT_FOUND: 404,
    Why.TOO_FAST: 429,
    Why.TOO_MANY: 429,
    Why.NOT_STORED: 503,
    StoreWhy.NO_SUCH_MATCH: 404,
    StoreWhy.NO_SUCH_PERSON: 404,
    StoreWhy.SEAT_TAKEN: 409,
    StoreWhy.NO_FREE_SEAT: 409,
    StoreWhy.ALREADY_STARTED: 409,
    Why.NOT_OVER: 409,
    StoreWhy.NOT_RUNNING: 409,
}


async def body_of(request: "Request[Any, Any, Any]", kind: type[S]) -> S:
    """The request's JSON as a Struct; refused with the field that is wrong."""
    return decoded("body", await request.body() or b"{}", msgspec.json.Decoder(kind))


def token_of(request: "Request[Any, Any, Any]") -> str:
    """The token a request shows, in a header or in the cookie."""
    given = request.headers.get("authorization", "")
    if given.startswith("Bearer "):
        return given.removeprefix("Bearer ")
    return request.cookies.get(COOKIE, "")


def refuse(_: "Request[Any, Any, Any]", why: Refused) -> Response[dict[str, Any]]:
    """A refusal as an answer."""
    data = why.data()
    code = data.pop("code")
    status = _STATUS.get(why.code, 400)
    return Response({"code": code, "fields": data}, status_code=status, media_type=MediaType.JSON)


def unavailable(_: "Request[Any, Any, Any]", error: Unavailable) -> Response[dict[str, Any]]:
    """The database is in trouble."""
    content: dict[str, Any] = {"code": Why.NOT_STORED.value, "fields": {}}
    return Response(content, status_code=503, media_type=MediaType.JSON)


def http_error(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: an unknown address, a wrong method, too many requests."""
    fields: dict[str, Any] = {"status": error.status_code, "detail": error.detail}
    match error.status_code:
        case 404:
            code, fields["got"] = Why.NOT_FOUND.value, request.url.path
        case 413:
            most = request.app.state.house.settings.max_message_bytes
            code, fields["most"] = Why.TOO_LONG.value, most
        case 429:
            code = Why.TOO_FAST.value
        case _:
            code = "http"
    return Response(
        {"code": code, "fields": fields},
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )
