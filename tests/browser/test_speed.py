"""How heavy the page is, how soon it can be used, and whether it ever stands still."""

import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.browser.conftest import Visit
from tests.browser.reversi import Ears
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line, Running

TRIES = 3
"""A neighbour on the same machine may take the processor away once; the page must not."""

SOONEST = """
  const watch = new MutationObserver(() => {
    if (globalThis.usable || !document.querySelector('a[href="/new/reversi"]')) return;
    globalThis.usable = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
"""

ALONE = os.environ.get("TEBAN_GAMES") == "nightly"
"""Nothing else runs on this machine. Otherwise the neighbours take the processor away: then what is
promised is held against the time for which the processor was busy with it, which they change less,
and by the clock only that nothing is far from it."""
USABLE_MS = 1000
TASK_MS = 50
FAR = 1 if ALONE else 5
"""So many times what is promised may have passed by the clock."""
BUSY = 1 if ALONE else 3
"""And so many times of it the processor may have been busy: neighbours take its caches too."""


class Took(NamedTuple):
    """Milliseconds."""

    clock: float
    processor: float

    def kept(self, promised: float) -> bool:
        return self.clock < FAR * promised and self.processor < BUSY * promised


def test_home_weighs_little(visit: Visit) -> None:
    visitor = visit(language="ja")
    sent: dict[str, float] = {}
    kinds: dict[str, str] = {}
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on(
        "Network.responseReceived",
        lambda event: kinds.update({event["requestId"]: event["type"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sent.update({event["requestId"]: event["encodedDataLength"]}),
    )
    visitor.go("/").link("特殊コマ リバーシ").wait_for()
    visitor.settle()
    fonts = sum(size for id, size in sent.items() if kinds.get(id) == "Font")
    rest = sum(sent.values()) - fonts
    print(f"home: {rest / 1000:.0f} KB and {fonts / 1000:.0f} KB of fonts")
    assert rest <= 200_000
    assert 0 < fonts <= 400_000


def busy(visitor: Visitor) -> float:
    """Milliseconds for which all processes of this browser have had a processor so far."""
    assert visitor.context.browser
    session = visitor.context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(one["cpuTime"]) for one in processes)


def test_home_can_be_used_within_a_second(visit: Visit) -> None:
    waits = []
    for _ in range(TRIES):
        visitor = visit(fresh=True)
        visitor.prepare(SOONEST)
        before = busy(visitor)
        visitor.go("/").page.wait_for_function("() => globalThis.usable")
        waits.append(Took(visitor.page.evaluate("usable"), busy(visitor) - before))
        if waits[-1].kept(USABLE_MS):
            break
    print(f"usable after: {waits}")
    assert waits[-1].kept(USABLE_MS), waits


def turned(board: str, size: int, cell: int, own: str) -> int:
    """How many stones a plain move turns."""
    rival, number = "BW".replace(own, ""), 0
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
        x, y, run = cell % size + dx, cell // size + dy, 0
        while 0 <= x < size and 0 <= y < size and board[y * size + x] == rival:
            x, y, run = x + dx, y + dy, run + 1
        if run and 0 <= x < size and 0 <= y < size and board[y * size + x] == own:
            number += run
    return number


def at(name: str, size: int) -> int:
    return (int(name[1:]) - 1) * size + ord(name[0]) - ord("a")


def before_a_great_flip(server: Running, stones: int, size: int = 16) -> tuple[Guest, str, str]:
    """A game in which black may turn this many stones at once: player, match and cell."""
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "bot", "name": "robo"}]
    table = guest.set_up(options={"size": size, "specials": 0}, seats=seats)
    # With this seed it comes after 194 moves, with most others never.
    chance = random.Random(4)
    with (
        guest.line(table["match"]) as black,
        guest.line(table["match"], token=table["tokens"]["1"]) as white,
    ):
        lines: list[Line] = [black, white]
        while True:
            updates = [line.get("update") for line in lines]
            (seat,) = (seat for seat in (0, 1) if updates[seat]["decision"])
            board, names = updates[seat]["view"]["board"], updates[seat]["decision"]["names"]
            if names == ["pass"]:
                lines[seat].pick(updates[seat], "pass")
                continue
            flips = {name: turned(board, size, at(name, size), "BW"[seat]) for name in names}
            best = max(flips, key=lambda name: flips[name])
            if seat == 0 and flips[best] >= stones:
                return guest, table["match"], best
            # Whoever turns few stones leaves many to turn.
            few = min(flips.values()) + 1
            quiet = sorted((at(name, size), name) for name in names if flips[name] <= few)
            lines[seat].pick(updates[seat], chance.choice(quiet)[1])


@contextmanager
def recorded(visitor: Visitor) -> Iterator[list[Took]]:
    """Every task of the page's own thread meanwhile; they are there once it is over."""
    browser = visitor.context.browser
    assert browser
    tasks: list[Took] = []
    browser.start_tracing(categories=["disabled-by-default-devtools.timeline", "__metadata"])
    try:
        yield tasks
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks.extend(
        Took(one["dur"] / 1000, one["tdur"] / 1000)
        for one in events
        if one["name"] == "RunTask" and "tdur" in one and (one["pid"], one["tid"]) in pages
    )
    assert tasks


def longest(tasks: list[Took]) -> Took:
    return Took(*map(max, zip(*tasks, strict=True)))


def test_twenty_stones_turn_without_a_hitch(visit: Visit, server: Running) -> None:
    found = []
    for _ in range(TRIES):
        guest, match, cell = before_a_great_flip(server, 20)
        visitor = visit(guest=guest, speed=1).go(f"/m/{match}")
        visitor.wait()
        # The first press wakes the sound up; that is not what is measured here.
        visitor.page.get_by_role("heading", level=1).click()
        visitor.settle()
        board = visitor.board()
        with recorded(visitor) as tasks:
            visitor.place(cell)
            visitor.until(lambda: changed(board, visitor.board()) >= 21)  # noqa: B023
            visitor.still()
        found.append(longest(tasks))
        if found[-1].kept(TASK_MS):
            break
    print(f"longest task while twenty stones turn: {found}")
    assert found[-1].kept(TASK_MS), found


def changed(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def test_the_first_press_is_answered_at_once(visit: Visit) -> None:
    """Sound is opened before anybody presses, so a press need not wait for it."""
    found = []
    for _ in range(TRIES):
        visitor = visit()
        ears = Ears(visitor)
        visitor.go("/new/reversi").settle()
        visitor.page.evaluate("new Promise((then) => requestIdleCallback(() => then(0)))")
        with recorded(visitor) as tasks:
            visitor.page.get_by_role("heading", level=1).click()
            visitor.until(lambda: ears.music() != [])  # noqa: B023
        found.append(longest(tasks))
        if found[-1].kept(TASK_MS):
            break
    print(f"longest task after the first press: {found}")
    assert found[-1].kept(TASK_MS), found
