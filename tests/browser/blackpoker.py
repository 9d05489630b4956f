"""Somebody at a BlackPoker table: what may be done, done by mouse or by keyboard."""

import random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line

NUMBERS = {"A": 1, "J": 11, "Q": 12, "K": 13, "1": 0}
SIDE = "[data-picked]"
"""Where one's own choice is put together."""
OFFERED = ":not([aria-disabled])"
"""Of the actions that are listed, those that may be requested."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
DEALS = 30
"""A deal allows what a test wants every other time."""
LIMIT = 400
"""Tab stops before somebody gives up looking for a thing."""


def number(card: str) -> int:
    rank = card[1:]
    return 0 if card[0] == "X" else NUMBERS.get(rank) or int(rank)


class Duellist:
    """Plays whatever is offered."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.chance = random.Random(seed)
        self.kinds: set[str] = set()

    # What is there

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.visitor.update()["view"]
        return view

    @property
    def seat(self) -> int:
        seat: int = self.visitor.update()["viewer"]
        return seat

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.view["sides"][self.seat]["hand"]
        return hand

    @property
    def send(self) -> Locator:
        return self.page.locator("[data-do=send]")

    @property
    def passing(self) -> Locator:
        return self.page.locator("[data-do=pass]")

    @property
    def offers(self) -> Locator:
        return self.page.locator(f"[data-action]{OFFERED}")

    def offer(self, action: str) -> Locator:
        return self.page.locator(f"[data-action={action}]{OFFERED}")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def taken(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"][aria-pressed=true]')

    def wait(self) -> bool:
        """Until a decision can be answered; false if the duel is over."""
        asked = self.page.locator(f"{SIDE}[data-asked]")
        asked.or_(self.visitor.result).first.wait_for()
        # The table is a part of its own, and may come after what is beside it.
        self.page.locator("[data-zone]").first.wait_for(state="attached")
        return asked.is_visible()

    # What is done

    def press(self, what: Locator) -> None:
        what.click()

    def request(self, action: str, *picks: str) -> None:
        """Ask for an action; what there is no choice about is picked unasked."""
        self.press(self.offer(action))
        for pick in picks:
            self.pick(pick)
        self.send.wait_for()
        self.answer(self.send)

    def pick(self, name: str) -> None:
        self.page.locator(f'[data-name="{name}"][data-may]').wait_for()
        self.press(self.spot(name))
        self.taken(name).wait_for()

    def answer(self, button: Locator) -> None:
        """Press what sends an answer, and wait until the page knows that it was given."""
        asked = self.page.locator(SIDE).get_attribute("data-asked")
        self.press(button)
        self.page.locator(f'{SIDE}[data-asked="{asked}"]').wait_for(state="detached")

    def let_go(self) -> None:
        self.wait()
        self.answer(self.passing)

    def act(self) -> bool:
        """One answer or one step towards it; false if the duel is over."""
        if not self.wait():
            return False
        side = self.page.locator(SIDE)
        kind = side.get_attribute("data-kind")
        self.kinds.add(kind or "")
        picked = int(side.get_attribute("data-picked") or 0)
        words = self.page.locator("[data-pick]")
        open_ = self.page.locator('[data-may][aria-pressed="false"]')
        if self.send.count() and (picked or not open_.count() or self.chance.random() < 0.5):
            self.answer(self.send)
        elif words.count():
            self.answer(words.nth(self.chance.randrange(words.count())))
        elif kind != "chance":
            self.point(open_.nth(self.chance.randrange(open_.count())))
        elif self.offers.count() and self.chance.random() < 0.7:
            self.press(self.offers.nth(self.chance.randrange(self.offers.count())))
            self.page.locator(f'{SIDE}:not([data-picked="0"])').wait_for()
        elif self.passing.count():
            self.answer(self.passing)
        return True

    def point(self, spot: Locator) -> None:
        """Pick one of the things that glow; cards may lie on top of each other."""
        name = spot.get_attribute("data-name") or ""
        self.spot(name).dispatch_event("click")
        self.expect_taken(name)

    def expect_taken(self, name: str) -> None:
        """What is picked is pressed; an attacker glows only as long as a blocker is in hand."""
        blocking = self.page.locator(f"{SIDE}[data-kind=blockers]").count()
        if blocking and name.startswith(f"P{2 - self.seat}."):
            self.page.locator(f'[data-name="{name}"][data-may]').wait_for(state="detached")
        else:
            self.taken(name).wait_for()

    def play_out(self, most: int = 1500) -> None:
        for _ in range(most):
            if not self.act():
                return
        raise AssertionError(f"no end after {most} steps")


class ByKeyboard(Duellist):
    """Never touches a mouse."""

    def press(self, what: Locator) -> None:
        self.walk_to(what)
        self.page.keyboard.press("Enter")

    def point(self, spot: Locator) -> None:
        """Into the table, along the arrows to something that glows, and Enter."""
        self.walk_to(self.page.locator('[data-name][tabindex="0"]'))
        wanted = self.page.locator('[data-may][aria-pressed="false"]:focus')
        for _ in range(LIMIT):
            if wanted.count():
                break
            self.page.keyboard.press(self.chance.choice(ARROWS))
        name = wanted.get_attribute("data-name") or ""
        self.page.keyboard.press("Enter")
        self.expect_taken(name)

    def walk_to(self, what: Locator) -> None:
        for _ in range(LIMIT):
            if what.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no way there with the Tab key")


def war(mine: list[str], theirs: list[str]) -> tuple[str, str, str] | None:
    """A spade and two clubs with which the turn player wins a counter war three deep."""
    clubs = [
        [card for card in hand if card[0] == "C" and number(card) <= 10] for hand in (mine, theirs)
    ]
    for spade in (card for card in mine if card[0] == "S"):
        for first in (card for card in clubs[1] if number(card) >= number(spade)):
            for second in (card for card in clubs[0] if number(card) >= number(first)):
                return spade, first, second
    return None


def faces(zone: Locator) -> Locator:
    """The cards that show their face there: a back is one drawing, a face is put together."""
    return zone.locator("svg:has(g)")


def offered(lines: tuple[Line, Line], requests: set[str], most: int = 600) -> bool:
    """Let the first seat summon and the second sit still, until one of these may be requested."""
    update = lines[0].get("update")
    for _ in range(most):
        if update["result"]:
            break
        asked = update["deciding"][0]
        if not update["decision"]:
            update = lines[asked].asked()
        names = update["decision"]["names"]
        if asked == 0 and requests & {*names}:
            return True
        summons = ["request set_bulwark", "request summon_soldier"] if asked == 0 else []
        suits = [name for name in names if name[0] in "HC"]
        likes = [*summons, "pass", "request end", "yes", *suits, *names]
        lines[asked].pick(update, next(one for one in likes if one in names))
        lines[asked].get("done")
        update = lines[asked].get("update")
    return False


FULL = 8
"""Cards in a hand that has just been drawn to."""


def summoning(guest: Guest, match: str, most: int = 80) -> bool:
    """Play, from the first seat, until a summons waits on the stage and the hand is full."""
    with guest.line(match) as line:
        for _ in range(most):
            update = line.asked()
            if update["result"]:
                break
            view, names = update["view"], update["decision"]["names"]
            held, mine = len(view["sides"][0]["hand"]), view["turn"] == 0
            if mine and view["stage"] and view["stage"][-1]["keys"] and held >= FULL:
                return True
            wanted = ["yes", "pass"]
            if mine and not view["stage"]:
                wanted = ["request summon_soldier"] * (held > FULL) + ["request end", "yes"]
            line.pick(update, next((one for one in wanted if one in names), names[0]))
            line.get("done")
    return False
