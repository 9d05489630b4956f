"""The pictures of the README, taken from the real page: `python -m tests.browser.pictures`.

They are WebP, which Chromium writes by itself, and small enough to be committed.
"""

import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, INSTALL
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line, Running, running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 82
OWN_MOVES = 11
REVIEWED = 44


def moves(line: Line, chance: random.Random, most: int = 200) -> None:
    """Play on for so many moves of one's own; the first three stones are special."""
    for number in range(most):
        update = line.asked()
        if update["result"]:
            return
        names = update["decision"]["names"]
        wanted = [name for name in names if name.endswith("*") is (number < 3)]
        line.pick(update, chance.choice(wanted or names))
        line.get("done")
    line.asked()


def played(guest: Guest, seed: int, most: int = 200, **wanted: object) -> str:
    """A match against the computer, as far as it was played."""
    seats = [{"kind": "me"}, {"kind": "computer", "level": "level2"}]
    match: str = guest.set_up(options=wanted or {"size": 8, "specials": 3}, seats=seats)["match"]
    with guest.line(match) as line:
        moves(line, random.Random(seed), most)
    return match


def save(visitor: Visitor, name: str) -> None:
    """The page as it stands."""
    visitor.settle()
    visitor.page.wait_for_timeout(1200)
    session = visitor.context.new_cdp_session(visitor.page)
    wanted = {"format": "webp", "quality": QUALITY}
    taken = session.send("Page.captureScreenshot", wanted)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    visitor.shoot(f"readme-{name}")


def dismiss(visitor: Visitor) -> None:
    """Close what tells of badges, one after the other."""
    earned = visitor.page.get_by_role("button", name="Badge earned").last
    visitor.page.wait_for_timeout(500)
    while earned.is_visible():
        earned.click(force=True)
        visitor.page.wait_for_timeout(800)


def take(browser: Browser, server: Running) -> None:
    """All of them, by somebody who has been here before."""
    guest = Guest(server, "Aoi")
    over = played(guest, 1)
    played(guest, 2, size=6, specials=2)
    live = played(guest, 3, OWN_MOVES)
    visitor = Visitor(browser, server, guest=guest)
    save(visitor.go("/"), "home")
    save(visitor.go("/new/reversi"), "setup")
    visitor.go(f"/m/{live}")
    visitor.wait()
    visitor.cell(visitor.may()[0]).hover()
    save(visitor, "table")
    visitor.go(f"/m/{over}/replay")
    visitor.page.get_by_role("slider").last.fill(str(REVIEWED))
    visitor.page.get_by_text("Everything", exact=True).click()
    dismiss(visitor)
    save(visitor, "review")
    for trouble in visitor.leave():
        print(trouble, file=sys.stderr)


def main() -> None:
    """Take every picture anew."""
    program = shutil.which("chromium")
    if program is None:
        sys.exit(INSTALL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        take(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
