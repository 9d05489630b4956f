"""The clock of the browser tests: nothing in the page passes unless it is turned."""

from tests.browser.clock import Clock
from tests.browser.conftest import Visit

LATER = """
() => {
  globalThis.heard = [];
  const node = document.body.appendChild(document.createElement('p'));
  const fade = () => node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, delay: 100 });
  setTimeout(() => fade().finished.then(() => heard.push('shown')), 200);
}
"""


def test_timers_and_animations_stand_still_until_the_clock_is_turned(visit: Visit) -> None:
    visitor = visit(timed=True)
    clock = Clock(visitor.page)
    visitor.go("/credits").page.locator("dl").first.wait_for()
    clock.hold()
    visitor.page.evaluate(LATER)
    clock.turn(199)
    assert clock.born() == []
    clock.turn(1)
    (fade,) = clock.born()
    assert (fade.at, fade.duration, fade.delay, fade.moves) == (200, 300, 100, ["opacity"])
    assert (fade.first["opacity"], fade.last["opacity"]) == ("0", "1")
    clock.turn(390)
    assert clock.running("p") == 1
    assert visitor.page.evaluate("heard") == []
    clock.turn(60)
    assert clock.running("p") == 0
    assert visitor.page.evaluate("heard") == ["shown"]
    assert clock.now == 650
