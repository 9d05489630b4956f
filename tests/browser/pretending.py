"""Somebody at a real table who is told that it stands as in a scenario, and asked what follows."""

import json
import re
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import WebSocketRoute

from teban.core import registry
from teban.core.event import redact_all, wire
from teban.core.ids import SeatId
from teban.scenarios.document import scenario
from teban.scenarios.read import Document, written
from teban.scenarios.table import Table
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

FIRST = SeatId(0)


def moment(text: str, telling: bool = False) -> dict[str, Any]:
    """What the first seat is shown and asked at the end of a scenario, and told what happened."""
    (document,) = written("moment", text)
    assert isinstance(document, Document)
    found = scenario(document, registry.find)
    table = Table(found)
    for stage in found.stages:
        table.play(stage)
    decision = table.state.decision(FIRST)
    names = [table.state.name(action, FIRST) for action in decision.legal]
    return {
        "view": to_builtins(table.state.view(FIRST)),
        "decision": to_builtins(decision) | {"names": names, "flags": int(decision.flags)},
        "deciding": [FIRST],
        "events": [*map(wire, redact_all(table.events, FIRST))] if telling else [],
    }


def sitting_at(
    text: str,
    visit: Visit,
    server: Running,
    level: str,
    options: Any = None,
    telling: bool = False,
    **settings: Any,
) -> Visitor:
    """Somebody who sits there and is to decide; what they answer is not taken."""
    told = moment(text, telling)
    game = re.search("^game: (.+)$", text, re.MULTILINE)
    assert game
    guest = Guest(server, "あおい")
    seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
    match = guest.set_up(game[1], options=options or {}, seats=seats)["match"]
    visitor = visit(guest=guest, **settings)

    def pretend(page: WebSocketRoute) -> None:
        line = page.connect_to_server()

        def tell(message: str | bytes) -> None:
            heard = json.loads(message)
            page.send(json.dumps(heard | told) if heard["type"] == "update" else message)

        line.on_message(tell)

    visitor.route_line(pretend)
    return visitor.go(f"/m/{match}")


class Gossip:
    """Stands between a table and its page, and lays beside every event one that no page knows."""

    def __init__(self, visitor: Visitor) -> None:
        self.update: dict[str, Any] = {}
        """The last one, as the table told it."""
        self._page: WebSocketRoute | None = None
        visitor.route_line(self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        heard = json.loads(message)
        if heard["type"] == "update":
            self.update = heard
            self.tell(heard["events"], heard["view"], heard["since"])
        elif self._page:
            self._page.send(message)

    def tell(self, events: list[dict[str, Any]], view: Any, since: int | None = None) -> None:
        """Have the page hear this as the next update, and the gossip with it."""
        assert self._page
        told = [one for event in events for one in (event, gossip(event.get("group", 0)))]
        seen = self.update["seen"]
        now = {
            "events": told or [gossip()],
            "view": view,
            "since": seen if since is None else since,
        }
        self._page.send(json.dumps(self.update | now))


def gossip(group: int = 0) -> dict[str, Any]:
    return {"kind": "never_heard_of", "seat": 0, "cell": 0, "group": group}
