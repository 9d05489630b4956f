"""Somebody with a browser: what they see, what they do, and what went wrong meanwhile."""

import json
import os
import random
import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    WebSocketRoute,
    expect,
)

from tests.server.running import Guest, Running

SCREENS = Path(__file__).parents[2] / ".dev" / "screens"
PATIENCE = 20_000
"""Milliseconds: a machine under load may take long over what takes no time."""
GLANCE = 20
"""Milliseconds from one look to the next at what cannot be waited for."""
expect.set_options(timeout=PATIENCE)

FREE: WeakKeyDictionary[Browser, defaultdict[tuple[str, bool, bool], list[Page]]]
FREE = WeakKeyDictionary()
"""Pages that somebody has left, by address, and whether they are a phone's and under a clock: they
know the page's files already, and nothing else any more. Another process for them, and another
context to read all of the files anew, cost more than most tests do."""
LOBBY = "/robots.txt"
"""A place of the same origin without a script: who waits there keeps process and storage."""
TURNED: WeakSet[BrowserContext] = WeakSet()
"""Contexts whose time has been turned: it can pass again, but is never the browser's own."""

STILL = """
async ({ width, height }) => {
  // A window that has been told to be of another size may draw another frame before it is.
  const sized = () =>
    matchMedia('(pointer: coarse)').matches || (innerWidth === width && innerHeight === height);
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  const moving = () =>
    document.getAnimations().some((one) => one.playState === 'running' && ends(one));
  for (let still = 0; still < 2; ) {
    await new Promise(requestAnimationFrame);
    still = moving() || !sized() ? 0 : still + 1;
  }
}
"""

IDLE = """
() => document.fonts.ready.then(() =>
  new Promise((then) => requestIdleCallback(() => then(0), { timeout: 1000 })))
"""

READY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
REMEMBER = "(all) => { for (const name in all) localStorage.setItem(name, all[name]); }"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"

BOARD = """
() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.querySelector('[data-colour]')?.dataset.colour ?? '.').join('')
"""


def opened(chromium: Browser, home: str, phone: bool) -> Page:
    """A page in a context of its own."""
    context = chromium.new_context(
        base_url=home,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        locale="ja-JP",
        color_scheme="light",
    )
    context.set_default_timeout(PATIENCE)
    return entered(context)


def entered(context: BrowserContext) -> Page:
    page = context.new_page()
    page.add_init_script(READY)
    page.goto(LOBBY)
    return page


class Visitor:
    """One browser context with one page in it; a `fresh` one has never seen the page's files.

    A `timed` one is for a clock that the test turns.
    """

    def __init__(
        self,
        chromium: Browser,
        server: Running,
        *,
        guest: Guest | None = None,
        address: str = "",
        width: int = 1366,
        height: int = 768,
        phone: bool = False,
        fresh: bool = False,
        timed: bool = False,
        **settings: Any,
    ) -> None:
        self.server = server
        home = address or server.address
        free = FREE.setdefault(chromium, defaultdict(list))[home, phone, timed]
        self._free = None if address else free
        self._timed = timed
        self.page = opened(chromium, home, phone) if fresh or not free else free.pop()
        self.context = self.page.context
        self.page.set_viewport_size({"width": width, "height": height})
        wanted = {"language": "en", "speed": 0, "motion": "full"} | settings
        known = {"teban.settings": json.dumps(wanted)}
        if guest:
            cookie = {"name": "teban", "value": guest.token, "url": home}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
            known["teban.known"] = "1"
        self.page.evaluate(REMEMBER, known)
        self.heard: list[dict[str, Any]] = []
        self._troubles: list[str] = []
        self._expected: list[str] = []
        self._asked: set[Request] = set()
        """What has been asked for and has not come."""
        self._prepared: list[Callable[[], None]] = []
        """What takes it back."""
        self._routed = False
        self._ears: dict[Any, Callable[..., object]] = {
            "request": self._ask,
            "requestfinished": self._came,
            "requestfailed": self._came,
            "framenavigated": lambda frame: self._asked.clear(),
            "console": self._console,
            "pageerror": lambda error: self._troubles.append(f"error: {error}"),
            "websocket": self._listen,
        }
        for event, ear in self._ears.items():
            self.page.on(event, ear)  # type: ignore[arg-type]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _ask(self, request: Request) -> None:
        self._asked.add(request)

    def _came(self, request: Request) -> None:
        self._asked.discard(request)

    def expect_trouble(self, *patterns: str) -> None:
        """What the browser will rightly complain about in this test."""
        self._expected.extend(patterns)

    def troubles(self) -> list[str]:
        known = self._expected
        return [line for line in self._troubles if not any(re.search(one, line) for one in known)]

    def forget(self) -> None:
        self._troubles.clear()

    def evaluate_trusted(self, script: str) -> None:
        """Run a script of our own, which the page's content policy does not concern."""
        session = self.context.new_cdp_session(self.page)
        session.send("Runtime.evaluate", {"expression": script})
        session.detach()

    def prepare(self, script: str) -> None:
        """Run this whenever the page is opened, before anything of its own."""
        self._prepared.append(self.page.add_init_script(script).close)

    def route_line(self, handler: Callable[[WebSocketRoute], object]) -> None:
        """Have somebody stand between the page and its table."""
        self.page.route_web_socket(re.compile("^ws:"), handler)
        self._routed = True

    def leave(self) -> list[str]:
        """Go, and leave nothing behind; what went wrong meanwhile."""
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)
        if self._free is None or not self._clear():
            self.context.close()
        else:
            self._free.append(self.page)
        return self.troubles()

    def _clear(self) -> bool:
        """Make the page as if nobody had been there; false where that cannot be done."""
        if self.context in TURNED:
            if not self._timed:
                return False
            self.page.clock.resume()
        self.find()
        self.context.set_offline(False)
        for unprepare in self._prepared:
            unprepare()
        try:
            if self._routed:
                self.page.close()
                self.page = entered(self.context)
            else:
                self.page.goto(LOBBY)
            self.page.evaluate(FORGET)
        except Error:
            return False
        self.page.emulate_media(media="null", color_scheme="light")
        self.context.clear_cookies()
        return True

    # Losing things

    def lose(self) -> None:
        """From now on whatever is asked for is lost."""
        self.context.route("**/*", lambda route: route.abort())

    def find(self) -> None:
        """Everything comes through again."""
        self.context.unroute_all()

    # Going about

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(path)
        return self

    @property
    def path(self) -> str:
        return self.page.evaluate("location.pathname")  # type: ignore[no-any-return]

    @property
    def match(self) -> str:
        return self.path.split("/")[2]

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("link", name=name, exact=exact)

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def plate(self, name: str) -> Locator:
        """Whoever is called this, at the table."""
        return self.page.get_by_role("group", name=name, exact=True)

    def log(self, name: str = "Log") -> Locator:
        """What has happened, the newest first."""
        return self.page.get_by_role("list", name=name, exact=True).get_by_role("listitem")

    @property
    def headline(self) -> Locator:
        """Whose turn it is, in a sentence."""
        return self.page.get_by_role("heading", level=2).first

    @property
    def code(self) -> Locator:
        """What brings a friend to an open table."""
        return self.page.get_by_text(re.compile("^[2-9A-Z]{6}$"))

    @property
    def toasts(self) -> Locator:
        """What is shown for a moment at the foot of the page; it is read out by other means."""
        return self.page.locator("button[aria-hidden=true]")

    @property
    def popups(self) -> Locator:
        """Badges, as they are won."""
        won = re.compile("Badge earned|バッジ獲得")
        return self.page.get_by_role("button").filter(has_text=won)

    def shoot(self, name: str) -> None:
        """A picture for people to look at, where there are any."""
        if os.environ.get("CI"):
            return
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")

    def settle(self) -> None:
        """Until fonts, pictures and whatever else was asked for are there.

        Not under a clock that the test turns.
        """
        quiet = 0
        while quiet < 2:
            self.until(lambda: not self._asked)
            # What has come may ask for more.
            self.page.evaluate(IDLE)
            quiet = 0 if self._asked else quiet + 1

    def reshape(self, width: int, height: int) -> "Visitor":
        """Another size of the window, with everything in its new place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.still()
        return self

    def still(self) -> None:
        """Until everything has come to where it goes: measure nothing before.

        What the last change set in motion begins with the next frame and not at once, so two
        frames in a row must find nothing that moves. Not under a clock that the test turns.
        """
        self.page.evaluate(STILL, self.page.viewport_size)

    def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for something that cannot be seen on the page."""
        for _ in range(PATIENCE // GLANCE):
            if wanted():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError("it did not come true")

    # At the table

    def updates(self) -> list[dict[str, Any]]:
        """Every update that came over the line."""
        return [one for one in self.heard if one["type"] == "update"]

    def update(self) -> dict[str, Any]:
        """The last of them."""
        return self.updates()[-1]

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-may]")

    @property
    def result(self) -> Locator:
        return self.dialog(re.compile("^(Game over|終局|対局終了|ゲームおわり)"))

    @property
    def passing(self) -> Locator:
        return self.dialog(re.compile("^(Nowhere to place|置ける|打てる)"))

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def board(self) -> str:
        self.page.locator("[data-cell]").first.wait_for()
        return self.page.evaluate(BOARD)  # type: ignore[no-any-return]

    def may(self) -> list[str]:
        names: list[str] = self.moves.evaluate_all("all => all.map((one) => one.dataset.name)")
        return names

    def wait(self) -> str:
        """Until this person may do something: `move`, `pass`, or nothing more (`over`)."""
        # To look for a dialog by its role and name costs more than the page's own answer to a move.
        if self.moves.first.is_visible():
            return "move"
        self.moves.or_(self.passing).or_(self.result).first.wait_for()
        if self.result.is_visible():
            return "over"
        return "pass" if self.passing.is_visible() else "move"

    def place(self, name: str) -> None:
        self.cell(name).click()

    def act(self, chance: random.Random) -> bool:
        """One turn by mouse; false if the game is over."""
        what = self.wait()
        # What was offered may be gone by now: the line came back, and an update with it.
        if what == "move" and (names := self.may()):
            self.place(chance.choice(names))
        elif what == "pass":
            self.passing.get_by_role("button").click()
        return what != "over"

    def play_out(self, seed: int = 0, most: int = 200) -> None:
        chance = random.Random(seed)
        for _ in range(most):
            if not self.act(chance):
                return
        raise AssertionError(f"no end after {most} turns")


def truth(server: Running, match: str) -> dict[str, Any]:
    """What the server shows everybody now."""
    with Guest(server).line(match, watch=True) as line:
        view: dict[str, Any] = line.get("update")["view"]
        return view
