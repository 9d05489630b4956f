"""Every screen of the page, and what has to have happened before it can be seen."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

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


There = Callable[[Visitor], Locator]
Open = Callable[[Visitor, Stage], object]


@dataclass(frozen=True)
class Screen:
    """Where it is, and what shows that it is all there."""

    path: str
    there: There
    """What is on this screen only once it is ready."""
    do: Open = lambda visitor, stage: None
    stranger: bool = False
    """Seen by somebody else than the host."""


def _role(role: Any, name: str | None = None, level: int | None = None) -> There:
    wanted = re.compile(f"^({name})$") if name else None
    return lambda visitor: visitor.page.get_by_role(role, name=wanted, level=level)


def _inside(role: Any, within: There) -> There:
    return lambda visitor: within(visitor).get_by_role(role)


def _drawn(within: There) -> There:
    return lambda visitor: within(visitor).locator("svg")


def _press(what: There) -> Open:
    return lambda visitor, stage: what(visitor).first.click()


def _key(key: str) -> Open:
    return lambda visitor, stage: visitor.page.keyboard.press(key)


def _moves(visitor: Visitor) -> Locator:
    return visitor.moves


MAIN = _role("main")
START = _role("button", "Start|はじめる")
TROUBLE = _inside("alert", MAIN)
TABLE = "/m/{running}"
SCREENS: dict[str, Screen] = {
    "home": Screen("/", _drawn(_role("article"))),
    "home_new": Screen("/", _drawn(_role("article")), stranger=True),
    "setup": Screen("/new/reversi", START, _press(_role("button", "All settings|細かい設定"))),
    "setup_level": Screen("/new/reversi", START, _press(_role("combobox"))),
    "setup_computers": Screen(
        "/new/reversi", START, _press(_role("radio", "(Computers only|コンピュータ同士).*"))
    ),
    "table": Screen(TABLE, _moves),
    "table_aimed": Screen(TABLE, _moves, lambda v, s: v.moves.first.hover()),
    "table_menu": Screen(TABLE, _moves, _press(_role("button", "Menu|メニュー"))),
    "table_keys": Screen(TABLE, _moves, _key("?")),
    "table_resign": Screen(TABLE, _moves, _press(_role("button", "Resign|投了"))),
    "table_watched": Screen(
        TABLE + "?watch",
        lambda v: v.page.get_by_text(re.compile("^(You are watching|観戦しています)$")),
        stranger=True,
    ),
    "cover": Screen("/m/{shared}", _role("dialog")),
    "waiting": Screen("/m/{open}", lambda v: v.code),
    "join": Screen("/j/{code}", _role("button", "Sit down|卓につく"), stranger=True),
    "result": Screen("/m/{finished}", lambda v: v.result.get_by_role("listitem")),
    "replay": Screen("/m/{finished}/replay?at=5", _role("gridcell")),
    "rules": Screen("/rules", _drawn(MAIN)),
    "rules_reversi": Screen("/rules/reversi", _drawn(_inside("figure", _role("article")))),
    "tutorial": Screen("/tutorial/reversi", _moves),
    "deck": Screen("/bring/blackpoker", _inside("button", _role("toolbar"))),
    "setup_pairs": Screen("/new/blackpoker", START),
    "print_lists": Screen("/print/blackpoker", _role("table")),
    "you_badges": Screen("/you/badges", _inside("listitem", _role("list", "Badges|バッジ"))),
    "you_statistics": Screen("/you/statistics", _role("heading", level=3)),
    "you_history": Screen("/you/history", _inside("link", _inside("listitem", MAIN))),
    "you_settings": Screen("/you/settings", _role("switch")),
    "you_nobody": Screen("/you/statistics", _inside("paragraph", MAIN), stranger=True),
    "credits": Screen("/credits", lambda v: v.page.get_by_role("term").nth(3)),
    "scenario": Screen("/scenario", _inside("textbox", MAIN)),
    "gallery": Screen("/gallery", _role("heading", level=3)),
    "missing": Screen("/no/such/place", TROUBLE),
    "missing_table": Screen("/m/nosuchtable", TROUBLE),
    "missing_room": Screen("/j/nosuchroom", TROUBLE),
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
    screen.there(visitor).first.wait_for()
    screen.do(visitor, stage)
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
