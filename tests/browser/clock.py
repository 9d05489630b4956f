"""The page's time as a test turns it: timers and animations stand still until then.

What a rulebook says about durations, delays and order is read from the page's own animations, by
this clock and never by real time, so that it says the same on a busy machine.
"""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visitor import TURNED

STEP = 50
"""Milliseconds by which animations move on at once; when one begins is known to the millisecond."""

BORN = """
(() => {
  if (globalThis.born) return;
  const born = (globalThis.born = []);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (globalThis.held) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { duration, delay } = animation.effect.getTiming();
    const keys = animation.effect.getKeyframes();
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    born.push({
      at: performance.now(), duration, delay,
      cell: this.closest('[data-name]')?.dataset.name ?? null,
      moves: [...new Set(keys.flatMap(Object.keys))].filter((key) => !own.includes(key)).sort(),
      first: keys[0] ?? {}, last: keys.at(-1) ?? {},
    });
    return animation;
  };
})()
"""

HOLD = """
() => {
  globalThis.held = new Set();
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  for (const one of document.getAnimations()) if (ends(one)) one.finish();
}
"""

TURN = """
async ({ ms, step }) => {
  for (let left = ms; left > 0; left -= step) {
    const passed = Math.min(step, left);
    await __pwClock.controller.runFor(passed);
    for (const one of document.getAnimations()) {
      if (one.playState === 'finished') continue;
      if (!held.has(one)) {
        held.add(one);
        one.pause();
        one.currentTime = 0;
      }
      const now = Number(one.currentTime) + passed;
      if (now >= one.effect.getComputedTiming().endTime) one.finish();
      else one.currentTime = now;
    }
  }
}
"""
"""Playwright's own way to let time pass writes every step down for the pages to come."""

RUNNING = """
(wanted) => [...document.querySelectorAll(wanted)].flatMap(
  (one) => one.getAnimations({ subtree: true }).filter((each) => each.playState !== 'finished'),
).length
"""


@dataclass(frozen=True)
class Born:
    """An animation as the page began it."""

    at: float
    """Milliseconds since the clock was held."""
    duration: float
    delay: float
    cell: str | None
    """The cell it belongs to, by its name in the game."""
    moves: list[str]
    """Which properties: `opacity`, `transform`."""
    first: dict[str, Any]
    last: dict[str, Any]


class Clock:
    """Made before the page is opened, held once it shows what the test begins with."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held = 0.0
        TURNED.add(page.context)
        page.clock.install()
        page.add_init_script(BORN)

    def hold(self) -> None:
        """From here on time passes by `turn` alone."""
        self._page.clock.pause_at(self._page.evaluate("Date.now() / 1000 + 1"))
        self._page.evaluate(HOLD)
        self._held = self._page.evaluate("(born.length = 0, performance.now())")

    def release(self) -> None:
        """Time passes by itself again, until it is held anew."""
        self._page.clock.resume()

    @property
    def now(self) -> float:
        """Milliseconds since the clock was held."""
        now: float = self._page.evaluate("performance.now()")
        return now - self._held

    def turn(self, ms: int) -> None:
        """Let this much time pass."""
        self._page.evaluate(TURN, {"ms": ms, "step": STEP})

    def turn_until(self, seen: Locator, most: int = 10_000) -> None:
        """Let time pass until something is there, and not this many milliseconds."""
        for _ in range(0, most, STEP):
            if seen.count():
                return
            self.turn(STEP)
        raise AssertionError("it was never there")

    def born(self) -> list[Born]:
        """Every animation that began since the clock was held, in order."""
        found = self._page.evaluate("born")
        return [Born(**one | {"at": round(one["at"] - self._held)}) for one in found]

    def running(self, wanted: str) -> int:
        """How many animations have not ended on and within what this selector finds."""
        number: int = self._page.evaluate(RUNNING, wanted)
        return number
