"""What HTTP requests bring, decoded; and refusals as answers."""

import asyncio
import re
from enum import StrEnum
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import URL
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from teban.core.misfit import decoded
from teban.core.refused import Expect, Refused, bad_value
from teban.server.errors import crashed
from teban.server.refusals import Limit, Why
from teban.server.storage.refusals import Unavailable
from teban.server.storage.refusals import Why as StoreWhy

S = TypeVar("S", bound=Struct)

COOKIE = "teban"
_HOST = re.compile(r"[0-9A-Za-z!$&'()*+,;=\-._~:\[\]@%]*")
_STATUS: dict[StrEnum, int] = {
    Why.WHO: 401,
    Why.ORIGIN: 403,
    Why.NOT_YOURS: 403,
    Why.NOT_FOUND: 404,
    Why.TOO_FAST: 429,
    Why.TOO_MANY: 429,
    Why.TOO_LATE: 408,
    Why.TOO_HARD: 422,
    Why.NOT_STORED: 503,
    Why.BROKEN: 500,
    StoreWhy.NO_SUCH_MATCH: 404,
    StoreWhy.NO_SUCH_PERSON: 404,
    StoreWhy.NOT_SEATED: 403,
    StoreWhy.SEAT_TAKEN: 409,
    StoreWhy.NO_FREE_SEAT: 409,
    StoreWhy.ALREADY_STARTED: 409,
    Why.NOT_OVER: 409,
    StoreWhy.NOT_RUNNING: 409,
}


def from_somewhere(app: ASGIApp) -> ASGIApp:
    """Only requests whose `Host` can be read: the framework reads it whenever it has to refuse."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        check_host(scope)
        await app(scope, receive, send)

    return checked


def check_host(scope: Scope) -> None:
    """Refused if the `Host` is no address."""
    host = ASGIConnection[Any, Any, Any, Any](scope).headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise bad_value("host", host, Expect.FORM, detail="RFC 3986")
    try:
        URL.from_scope(scope)
    except ValueError as error:
        raise bad_value("host", host, Expect.FORM, detail=str(error)) from None


async def body_of(request: "Request[Any, Any, Any]", kind: type[S]) -> S:
    """The request's JSON as a Struct; refused with the field that is wrong."""
    seconds = request.app.state.house.settings.request_seconds
    try:
        async with asyncio.timeout(seconds):
            body = await request.body()
    # Whoever goes in the middle of it is no mistake of ours, as the framework has it.
    except (TimeoutError, InternalServerException):
        raise Refused(Why.TOO_LATE, seconds=seconds) from None
    return decoded("body", body or b"{}", msgspec.json.Decoder(kind))


def token_of(request: "Request[Any, Any, Any]") -> str:
    """The token a request shows, in a header or in the cookie."""
    given = request.headers.get("authorization", "")
    if given.startswith("Bearer "):
        return given.removeprefix("Bearer ")
    return request.cookies.get(COOKIE, "")


def host_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """The network address at the other end."""
    return connection.client.host if connection.client else ""


async def count(request: "Request[Any, Any, Any]") -> None:
    """Every request counts for whoever sends it."""
    house = request.app.state.house
    house.limits.ask(house.signer.claimed(token_of(request)), host_of(request))


def status_of(code: StrEnum) -> int:
    """The status of a refusal."""
    return _STATUS.get(code, 400)


def content_of(why: Refused) -> dict[str, Any]:
    """What an answer says about a refusal."""
    fields = why.data()
    return {"code": fields.pop("code"), "fields": fields}


def headers_of(why: Refused) -> dict[str, str]:
    """What the head of an answer says about a refusal."""
    again = why.code in (Why.TOO_FAST, Why.TOO_MANY)
    return {"retry-after": str(why.fields["seconds"])} if again else {}


def refuse(request: "Request[Any, Any, Any]", why: Refused) -> Response[dict[str, Any]]:
    """A refusal as an answer."""
    request.app.state.house.metrics.count_refusal(why.code)
    return Response(
        content_of(why),
        status_code=status_of(why.code),
        media_type=MediaType.JSON,
        headers=headers_of(why),
    )


def unavailable(request: "Request[Any, Any, Any]", error: Unavailable) -> Response[dict[str, Any]]:
    """The database is in trouble."""
    return refuse(request, request.app.state.house.unavailable(error))


def http_error(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: an unknown address, a wrong method, too many requests."""
    if error.status_code >= 500:
        # It says so too of an answer that cannot be written.
        return crashed(request, error)
    fields: dict[str, Any] = {"status": error.status_code, "detail": error.detail}
    match error.status_code:
        case 404:
            code, fields["got"] = Why.NOT_FOUND.value, request.scope["path"]
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            code, fields["what"], fields["most"] = Why.TOO_LONG.value, Limit.BYTES.value, most
        case 429:
            code = Why.TOO_FAST.value
        case _:
            code = "http"
    request.app.state.house.metrics.count_refusal(code)
    return Response(
        {"code": code, "fields": fields},
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )
