"""The built page, and what browsers are told about its files."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

PAGE = Path(__file__).parent / "page"
"""Where the built page lies, in a clone and in a wheel."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "style-src-elem 'self'; connect-src 'self'; media-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {"x-content-type-options": "nosniff"}
SHOWN = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
PARTS = ("text/css", "text/javascript", "font/", "audio/")
"""What is never shown by itself heeds the policy of the page that asks for it. There are some sixty
of these on the way to the home page, and the policy would be a tenth of what travels."""

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
"""Named here, because what a system thinks of a name differs from system to system. The framework
adds its charset, UTF-8, to what is text."""
PACKED = "packed"
"""Marks whose answers are packed already, or as small as they get."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""What a browser calls them, the smallest first, and how files end that the build has packed so."""
UNWANTED = (";q=0", ";q=0.0", ";q=0.00", ";q=0.000")
FOLDERS = ("api", "ws", "assets", "sound")
"""What is not there in these is no place that the page could find its way to."""
LONGEST = 200
"""An address that the page knows has fewer bytes, and no system takes names of more than 255."""


def secure(response: Response[Any]) -> Response[Any]:
    """The answer with the policy that belongs to it."""
    part = str(response.media_type or "").startswith(PARTS)
    for name, value in (ALWAYS if part else ALWAYS | SHOWN).items():
        response.headers.setdefault(name, value)
    return response


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def page(request: Request[Any, Any, Any], path: FromPath[Path] = Path("/")) -> File:
    """A file of the built page; every other address is the page itself, which finds its way."""
    address = str(path)
    # What was no UTF-8 comes as a replacement character.
    if len(address.encode()) > LONGEST or not address.isprintable() or "\ufffd" in address:
        raise NotFoundException
    wanted = (PAGE / address.lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(PAGE) and not wanted.name.startswith("."):
        # Files there carry a hash of their content in their names.
        keep = "max-age=31536000, immutable" if wanted.parent.name == "assets" else "no-cache"
        return _file(wanted, keep, request)
    if path.parts[1:2] and path.parts[1] in FOLDERS:
        raise NotFoundException
    index = PAGE / "index.html"
    if not index.is_file():
        raise NotFoundException("the page is not built: run ./dev.py play")
    return _file(index, "no-cache", request)


def _file(path: Path, keep: str, request: Request[Any, Any, Any]) -> File:
    kind = KINDS.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    for packing in _accepted(request.headers.get("accept-encoding", "")):
        packed = path.with_name(path.name + PACKINGS[packing])
        if packed.is_file():
            path, headers["content-encoding"] = packed, packing
            break
    return File(path, content_disposition_type="inline", media_type=kind, headers=headers)


def _accepted(header: str) -> list[str]:
    entries = [entry.replace(" ", "").lower() for entry in header.split(",")]
    wanted = {entry.partition(";")[0] for entry in entries if not entry.endswith(UNWANTED)}
    return [name for name in PACKINGS if name in wanted]
