"""Every screen of the page, and what has to have happened before it can be seen."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line, Running

COMPUTER = {"kind": "computer", "level": "level1"}


@dataclass(frozen=True)
class Stage:
    """Somebody with a finished game, a running one, one at a shared screen, and an open table."""

    host: Guest
    finished: str
    running: str
    shared: str
    open: str
    code: str


def stage(server: Running) -> Stage:
    host = Guest(server, "あおい")
    small = {"size": 4, "specials": 1}
    finished = host.set_up(options=small, seats=[{"kind": "me"}, COMPUTER])["match"]
    with host.line(finished) as line:
        while not (update := line.asked())["result"]:
            line.pick(update, update["decision"]["names"][0])
    running = begun(host)
    shared = host.set_up(options=small, seats=[{"kind": "me"}, {"kind": "guest", "name": "はる"}])
    table = host.set_up(options=small, seats=[{"kind": "me"}, {"kind": "open"}])
    return Stage(host, finished, running, shared["match"], table["match"], table["code"])


def begun(host: Guest) -> str:
    """A game against the computer after three moves of each side."""
    table = host.set_up(options={"size": 8, "items": True}, seats=[{"kind": "me"}, COMPUTER])
    with host.line(table["match"]) as line:
        for _ in range(3):
            first_stone(line)
        line.asked()
    match: str = table["match"]
    return match


def first_stone(line: Line) -> None:
    update = line.asked()
    names = update["decision"]["names"]
    line.pick(update, next(name for name in names if "item" not in name))


Open = Callable[[Visitor, Stage], object]


@dataclass(frozen=True)
class Screen:
    """Where it is, and what shows that it is all there."""

    path: str
    there: str
    """A selector that is on this screen only once it is ready."""
    do: Open = lambda visitor, stage: None
    stranger: bool = False
    """Seen by somebody else than the host."""


def _press(selector: str) -> Open:
    return lambda visitor, stage: visitor.page.locator(selector).first.click()


def _key(key: str) -> Open:
    return lambda visitor, stage: visitor.page.keyboard.press(key)


TABLE = "/m/{running}"
SCREENS: dict[str, Screen] = {
    "home": Screen("/", "article .art svg"),
    "home_new": Screen("/", "article .art svg", stranger=True),
    "setup": Screen("/new/reversi", "button[type=submit]", _press("button.fold")),
    "setup_level": Screen("/new/reversi", "button[type=submit]", _press("[role=combobox]")),
    "setup_computers": Screen(
        "/new/reversi", "button[type=submit]", _press("[role=radio]:last-child")
    ),
    "table": Screen(TABLE, "[data-may]"),
    "table_aimed": Screen(TABLE, "[data-may]", lambda v, s: v.moves.first.hover()),
    "table_menu": Screen(TABLE, "[data-may]", _press(".tools button:last-of-type")),
    "table_keys": Screen(TABLE, "[data-may]", _key("?")),
    "table_resign": Screen(TABLE, "[data-may]", _press(".foot button")),
    "table_watched": Screen(TABLE + "?watch", ".watch", stranger=True),
    "cover": Screen("/m/{shared}", "dialog"),
    "waiting": Screen("/m/{open}", ".code"),
    "join": Screen("/j/{code}", ".join button", stranger=True),
    "result": Screen("/m/{finished}", "dialog .points"),
    "replay": Screen("/m/{finished}/replay?at=5", "[data-cell]"),
    "rules": Screen("/rules", ".list .art svg"),
    "rules_reversi": Screen("/rules/reversi", "article figure svg"),
    "tutorial": Screen("/tutorial/reversi", "[data-may]"),
    "deck": Screen("/bring/blackpoker", "[data-card]"),
    "setup_pairs": Screen("/new/blackpoker", "button[type=submit]"),
    "print_lists": Screen("/print/blackpoker", "article table"),
    "you_badges": Screen("/you/badges", ".badges li"),
    "you_statistics": Screen("/you/statistics", ".sums"),
    "you_history": Screen("/you/history", "section a"),
    "you_settings": Screen("/you/settings", "[role=switch]"),
    "you_nobody": Screen("/you/statistics", "section.panel p", stranger=True),
    "credits": Screen("/credits", "dl dt:nth-of-type(4)"),
    "scenario": Screen("/scenario", "textarea"),
    "gallery": Screen("/gallery", ".papers"),
    "missing": Screen("/no/such/place", ".trouble"),
    "missing_table": Screen("/m/nosuchtable", ".trouble"),
    "missing_room": Screen("/j/nosuchroom", ".trouble"),
}


def show(visitor: Visitor, screen: Screen, stage: Stage) -> None:
    parts = {
        "finished": stage.finished,
        "running": stage.running,
        "shared": stage.shared,
        "open": stage.open,
        "code": stage.code,
    }
    visitor.go(screen.path.format(**parts))
    visitor.page.locator(screen.there).first.wait_for()
    screen.do(visitor, stage)
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
