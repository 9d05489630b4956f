"""The page's files travel as small as whoever asks can take them."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def asked(server: Running, accepted: str) -> tuple[httpx.Headers, bytes]:
    """The home page as it travels."""
    headers = {"accept-encoding": accepted}
    with httpx.stream("GET", f"{server.address}/", headers=headers) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize("accepted", ["gzip, deflate, br, zstd", "br", "GZIP, Br;q=0.1"])
def test_whoever_takes_brotli_gets_it(server: Running, accepted: str) -> None:
    headers, body = asked(server, accepted)
    assert headers["content-encoding"] == "br"
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert len(body) < len(asked(server, "gzip")[1])


@pytest.mark.parametrize("accepted", ["gzip", "br;q=0, gzip", "br ; q=0.0,gzip ; q=0.5"])
def test_whoever_takes_gzip_alone_gets_that(server: Running, accepted: str) -> None:
    headers, body = asked(server, accepted)
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == asked(server, "identity")[1]


@pytest.mark.parametrize("accepted", ["identity", "", "br;q=0, gzip;q=0.000", "*;q=0", "brx, x-br"])
def test_whoever_takes_neither_gets_the_file_as_it_is(server: Running, accepted: str) -> None:
    headers, body = asked(server, accepted)
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding"
    assert body[:15].lower() == b"<!doctype html>"
    assert len(body) == int(headers["content-length"])
