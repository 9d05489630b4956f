"""Positions of Hidden Reversi that tests want to see in a browser, reached by real moves."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import httpx

from teban.core.event import Event
from teban.games.reversi import GAME
from teban.games.reversi.options import Options
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

Moves = list[tuple[int, str]]
Wanted = Callable[[Sequence[Event], int], bool]
"""Whether it is this that happened: what one move told, and whose move it was."""

GAMES = 2_000
"""So many games at random are looked through."""


def leading_to(wanted: Wanted, **options: Any) -> Moves:
    """The moves of a game at random up to the one that brings about what is wanted.

    Without special stones nothing depends on chance, so the same moves bring it about again.
    """
    table = Options(**{"size": 4, "specials": 0, **options})
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = GAME.new(table, [GAME.newcomer(table)] * 2, bytes(16))
        moves: Moves = []
        while state.actors():
            (seat,) = state.actors()
            names = [state.name(action, seat) for action in state.decision(seat).legal]
            name = chance.choice([name for name in names if not name.startswith("item")])
            told: list[Event] = []
            state.apply(state.parse(name, seat), seat, told)
            moves.append((seat, name))
            if wanted(told, seat):
                return moves
    raise AssertionError("no game leads there")


class Duel:
    """Two people at one table; moves that nobody looks at are made over the line."""

    def __init__(self, server: Running, moves: Moves = (), **options: Any) -> None:  # type: ignore[assignment]
        self.sides = Guest(server, "あおい"), Guest(server, "はる")
        wanted = {"size": 4, "specials": 0, **options}
        table = self.sides[0].set_up(options=wanted, seats=[{"kind": "me"}, {"kind": "open"}])
        self.match: str = table["match"]
        assert self.sides[1].http.post(f"/api/rooms/{table['code']}", json={}).is_success
        for seat, name in moves:
            self.move(seat, name)

    def move(self, seat: int, name: str) -> None:
        with self.sides[seat].line(self.match) as line:
            line.pick(line.asked(), name)
            line.get("done")


EARS = """
(() => {
  const played = (globalThis.played = []);
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset) {
    played.push({ offset: offset ?? 0, loop: this.loop, end: this.loopEnd });
    return start.apply(this, arguments);
  };
})()
"""


class Ears:
    """What the page plays, by the names of the sounds; made before the page is opened."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        manifest = httpx.get(f"{visitor.server.address}/sound/manifest.json").json()
        self._effects = {name: one["at"] for name, one in manifest["effects"]["sounds"].items()}
        self._music = {name: one["loop"]["end"] for name, one in manifest["music"].items()}
        visitor.prepare(EARS)

    def effects(self) -> list[str]:
        """Every effect so far, in order; a table's own are named after it."""
        return [self._nearest(self._effects, one["offset"]) for one in self._played(loop=False)]

    def music(self) -> list[str]:
        """Every piece that was begun, in order."""
        return [self._nearest(self._music, one["end"]) for one in self._played(loop=True)]

    def _played(self, loop: bool) -> list[dict[str, Any]]:
        played: list[dict[str, Any]] = self._page.evaluate("played")
        return [one for one in played if one["loop"] is loop]

    @staticmethod
    def _nearest(places: Mapping[str, float], at: float) -> str:
        return min(places, key=lambda name: abs(places[name] - at))
