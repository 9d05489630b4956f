"""A real Chromium in front of a real server with the built page."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.running import Running, running

PAGE = Path(__file__).parents[2] / "teban" / "server" / "page"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PROGRAM = "chromium-headless-shell"
"""Chromium without its own windows, of which the whole one draws two for every page."""
INSTALL = f"the browser tests need Chromium; on Debian: apt install {PROGRAM} fonts-noto-cjk"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; in CI it must be there, on a person's machine it may be missing.

    For this folder and no longer: as long as it runs, no test in this process may use asyncio.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        if os.environ.get("CI"):
            pytest.fail(INSTALL)
        pytest.skip(INSTALL)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Nothing here makes sense without the page."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built; run the tests with: ./dev.py test")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Running]:
    """A server with data of its own, for all tests in this folder that a process runs."""
    with running(tmp_path_factory.mktemp("server"), TEBAN_MESSAGES_PER_SECOND="100000") as server:
        yield server
        assert "Traceback" not in server.log()


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visit]:
    """Opens browsers of their own, and asks each in the end whether anything went wrong."""
    visitors: list[Visitor] = []

    def come(**wanted: object) -> Visitor:
        visitor = Visitor(chromium, wanted.pop("server", None) or server, **wanted)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, "\n".join(troubles)
