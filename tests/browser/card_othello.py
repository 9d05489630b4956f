"""Card Othello's scenarios at their table, under a clock that the test turns."""

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Locator

from tests.browser.clock import Born, Clock
from tests.browser.visitor import Visitor
from tests.server.running import Running

FLIP, PHASE_GAP, TURN_TRANSITION_GAP = 600, 200, 200
FADE_IN, FADE_OUT, OVERLAY_CROSSFADE, MOVE = 300, 500, 600, 300
"""§12.5"""
FRAME = 20
"""Milliseconds by which what begins may be late: the page draws sixty times a second."""
WORDS = {
    "en": {"open": "Open at the table", "on": "One move on", "back": "Back to the text"},
    "ja": {"open": "卓でひらく", "on": "1手進む", "back": "文に戻る"},
}


def scenario(do: str, **setup: object) -> str:
    """A position and what is done in it, as people write it."""
    lines = "".join(f"  {name}: {value}\n" for name, value in setup.items())
    return f"id: shown\ngame: card_othello\nsetup:\n{lines}do: [{do}]\n"


def listed(*words: str) -> str:
    return f"[{', '.join(words)}]"


def landing(card: str) -> str:
    """Black uses a card and places the stone that it is for on c1."""
    words = {"black": "a1 h1", "white": "b1 g1", "charge": "[30, 0]", "hands": f"{{B: [{card}]}}"}
    return scenario(f"use {card}, place c1", **words)


class Stage:
    """A scenario at its table, whose time passes by the clock alone."""

    def __init__(self, visitor: Visitor, clock: Clock, language: str) -> None:
        self.visitor, self.clock = visitor, clock
        self.on = visitor.button(WORDS[language]["on"])

    def play(self, moves: int = 1, ms: int = 6_000) -> list[Born]:
        """One move on after the other, each with time to end; what then moved on the board."""
        for _ in range(moves):
            self.on.click()
            self.clock.turn(ms)
        return self.born()

    def born(self) -> list[Born]:
        return [one for one in self.clock.born() if one.cell]

    def log(self, name: str) -> list[str]:
        """The lines of one log, oldest first."""
        lines = self.visitor.page.get_by_role("list", name=name).get_by_role("listitem")
        return [line.removeprefix("\n") for line in reversed(lines.all_inner_texts())]


class Theatre:
    """Plays one scenario after the other, on one page for each language and speed."""

    def __init__(self, chromium: Browser, server: Running) -> None:
        self._chromium, self._server = chromium, server
        self._pages: dict[tuple[str, float], tuple[Visitor, Clock]] = {}

    def __call__(self, text: str, language: str = "en", speed: float = 1) -> Stage:
        words = WORDS[language]
        if (language, speed) in self._pages:
            visitor, clock = self._pages[language, speed]
            clock.release()
            visitor.button(words["back"]).click()
        else:
            visitor = Visitor(
                self._chromium, self._server, language=language, speed=speed, timed=True
            )
            clock = Clock(visitor.page)
            self._pages[language, speed] = visitor, clock
            visitor.go("/scenario")
        visitor.page.get_by_role("textbox").fill(text)
        visitor.button(words["open"]).click()
        visitor.page.get_by_role("gridcell").first.wait_for()
        visitor.settle()
        clock.hold()
        return Stage(visitor, clock, language)

    def leave(self) -> list[str]:
        return [trouble for visitor, _ in self._pages.values() for trouble in visitor.leave()]


def begun(born: Sequence[Born], cell: str, moves: str = "") -> list[Born]:
    """What moved on one cell, in order; of these properties only."""
    return [one for one in born if one.cell == cell and (not moves or moves in one.moves)]


def fades(one: Born) -> bool:
    """Whether it comes out of nothing or goes to nothing and does nothing else."""
    return one.moves == ["opacity"]


def at(born: Sequence[Born], cell: str) -> float:
    """When the first thing on a cell begins."""
    return begun(born, cell)[0].at


def later(first: float, second: float) -> float:
    """The time between, as far as frames allow to tell: in whole fiftieths of a second."""
    return round((second - first) / FRAME) * FRAME


def middle(cell: Locator) -> Image.Image:
    """The middle of a cell as it looks now."""
    picture = Image.open(io.BytesIO(cell.screenshot(animations="allow"))).convert("L")
    across, down = picture.size
    return picture.crop((across // 3, down // 3, across * 2 // 3, down * 2 // 3))


def whole(cell: Locator) -> Image.Image:
    """A cell as it looks now, in colour."""
    return Image.open(io.BytesIO(cell.screenshot(animations="allow"))).convert("RGB")


def bright(cell: Locator) -> float:
    """How light the middle of a cell is, from 0 to 255."""
    return ImageStat.Stat(middle(cell)).mean[0]


def unlike(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ, from 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@dataclass(frozen=True)
class Box:
    """Where something is on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def of(one: Locator) -> "Box":
        found = one.bounding_box()
        assert found, "it is not on the screen"
        left, top = found["x"], found["y"]
        return Box(left, top, left + found["width"], top + found["height"])

    @staticmethod
    def of_all(all_: Locator) -> list["Box"]:
        """Of each, looked up together."""
        sides = "({ left, top, right, bottom }) => [left, top, right, bottom]"
        found = all_.evaluate_all(
            f"(all) => all.map((one) => ({sides})(one.getBoundingClientRect()))"
        )
        return [Box(*one) for one in found]

    def meets(self, other: "Box") -> bool:
        """Whether both cover a spot; a pixel is not counted."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1

    def inside(self, width: float, height: float) -> bool:
        return self.left >= 0 and self.top >= 0 and self.right <= width and self.bottom <= height
