"""The pictures of the README, taken from the real page: `python -m tests.browser.pictures`.

They are WebP, which Chromium writes by itself, and small enough to be committed.
"""

import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from teban.core.registry import games
from tests.browser.conftest import FLAGS, INSTALL, PROGRAM
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line, Running, running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 82
OWN_MOVES = 11
REVIEWED = 44
TABLES: dict[str, dict[str, str]] = {
    "card_othello": {},
    "jatsuna": {},
    "squfibo": {},
    "blackpoker": {"format": "standard", "frame": "pack"},
}
LIKED = ("use ", "request set_bulwark", "request summon", "request attack", "place ")
"""What makes a picture: cards played, soldiers on the field."""
PLAYED = {"card_othello": 24, "jatsuna": 7, "squfibo": 9, "blackpoker": 120}
"""Answers of one's own before the picture is taken; a duel stops earlier, with something asked."""


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
    """A match of Hidden Reversi against the computer, as far as it was played."""
    seats = [{"kind": "me"}, {"kind": "computer", "level": "level2"}]
    match: str = guest.set_up(options=wanted or {"size": 8, "specials": 3}, seats=seats)["match"]
    with guest.line(match) as line:
        moves(line, random.Random(seed), most)
    return match


def begun(guest: Guest, game: str, **options: object) -> str:
    """A match of any other game against computers, in the middle of it."""
    first, *others = games()[game].seat_names
    levels = [*games()[game].levels]
    level = levels[len(levels) // 2]
    seats = [{"kind": "me"}, *({"kind": "computer", "level": level} for _ in others)]
    match: str = guest.set_up(game, options=options, seats=seats)["match"]
    chance = random.Random(f"{game} {first}")
    with guest.line(match) as line:
        for _ in range(PLAYED[game]):
            update = line.asked()
            if update["result"] or waits(update["view"]):
                break
            line.pick(update, liked(update["decision"]["names"], chance))
            line.get("done")
        else:
            line.asked()
    return match


def waits(view: dict[str, Any]) -> bool:
    """Whether something has been asked for in the middle of a duel, with soldiers to be seen."""
    if not view.get("stage") or view["turn"] != 0:
        return False
    held = len(view["sides"][0]["hand"]) > 2
    return held and all(any(unit["size"] for unit in side["units"]) for side in view["sides"])


def liked(names: list[str], chance: random.Random) -> str:
    """What looks best, if anything does; without a list there is nothing to claim."""
    if not names:
        return "end"
    for start in LIKED:
        if found := [name for name in names if name.startswith(start)]:
            return chance.choice(found)
    return "pass" if "pass" in names else chance.choice(names)


def save(visitor: Visitor, name: str) -> None:
    """The page as it stands."""
    visitor.settle()
    visitor.page.wait_for_timeout(1200)
    session = visitor.context.new_cdp_session(visitor.page)
    wanted = {"format": "webp", "quality": QUALITY}
    taken = session.send("Page.captureScreenshot", wanted)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    visitor.shoot(f"readme-{name}")


def take(browser: Browser, server: Running) -> None:
    """All of them, by somebody who has been here before."""
    guest = Guest(server, "Aoi")
    over = played(guest, 1)
    played(guest, 2, size=6, specials=2)
    live = played(guest, 3, OWN_MOVES)
    visitor = Visitor(browser, server, guest=guest)
    visitor.go(f"/m/{live}")
    visitor.wait()
    visitor.cell(visitor.may()[0]).hover()
    save(visitor, "reversi")
    visitor.go(f"/m/{over}/replay")
    visitor.page.get_by_role("slider").last.fill(str(REVIEWED))
    visitor.page.get_by_text("Everything", exact=True).click()
    save(visitor, "review")
    for game, options in TABLES.items():
        save(visitor.go(f"/m/{begun(guest, game, **options)}"), game)
    save(visitor.go("/new/blackpoker"), "setup")
    save(visitor.go("/"), "home")
    for trouble in visitor.leave():
        print(trouble, file=sys.stderr)


def main() -> None:
    """Take every picture anew."""
    program = shutil.which(PROGRAM)
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
