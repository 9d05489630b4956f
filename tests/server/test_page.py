"""What the server says about the files of the page."""

from collections.abc import Iterator

import pytest

from teban.server.site import PAGE
from tests.server.running import Guest, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def a_file(kind: str) -> str:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built; run the tests with: ./dev.py test")
    return next(f"/assets/{path.name}" for path in (PAGE / "assets").glob(f"*{kind}"))


@pytest.mark.parametrize("address", ["/", "/rules/reversi", "/api/games"])
def test_whatever_can_be_shown_by_itself_has_the_strict_policy(
    server: Running, address: str
) -> None:
    answer = Guest(server).http.get(address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("kind", [".js", ".css", ".woff2"])
def test_a_part_of_the_page_is_kept_for_good_and_taken_for_nothing_else(
    server: Running, kind: str
) -> None:
    headers = Guest(server).http.get(a_file(kind)).headers
    assert "immutable" in headers["cache-control"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


def test_a_drawing_opened_by_itself_runs_nothing(server: Running) -> None:
    headers = Guest(server).http.get(a_file(".svg")).headers
    assert "default-src 'self'" in headers["content-security-policy"]
