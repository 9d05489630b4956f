"""How fast the rules are: side by side with a peer, in one run, per CPU second.

Both sides play random games through their public Python interface with the same
`random.choice`, in small chunks by turns, so that a busy machine slows both alike.
"""

import platform
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from teban.core.chance import SEED_BYTES
from teban.core.game import Game, State

CHUNK_SECONDS = 0.1
POSITIONS = 64
CALLS = 100
SEED = bytes(SEED_BYTES)

Playout = Callable[[Random], int]
"""One random game; its number of actions."""
Progress = Callable[[float], None]
"""The part of the work that is done, from 0 to 1."""


class Pace(Struct):
    """What one side has done so far."""

    games: int = 0
    plies: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        """Games per CPU second."""
        return self.games / self.seconds


class Measured(Struct, frozen=True):
    """The figures of one run, and what they are figures of."""

    game: str
    plain: str
    """The preset of the random games."""
    hidden: str
    """The preset of the positions."""
    ours: Pace
    peer: Pace | None
    clone: float
    view: float
    sample: float

    @property
    def ratio(self) -> float | None:
        """Our games per CPU second for each of the peer's."""
        return self.ours.per_second / self.peer.per_second if self.peer else None


def measure(game: Game, seconds: float, progress: Progress | None = None) -> Measured:
    """One run of about so many CPU seconds for each figure."""
    names = list(game.presets)
    plain, hidden = names[0], names[min(1, len(names) - 1)]
    peer = _peer_playout(game)
    playouts = [_playout(game, game.presets[plain]), *([peer] if peer else [])]
    steps = len(playouts) + 3
    tell = progress or (lambda part: None)
    paces = _side_by_side(playouts, seconds, lambda part: tell(part * len(playouts) / steps))
    positions = midgame(game, game.presets[hidden])
    rates = []
    for calls in (_clones, _views, _samples):
        rates.append(_rate(calls(positions), seconds))
        tell((len(playouts) + len(rates)) / steps)
    return Measured(game.key, plain, hidden, paces[0], paces[1] if peer else None, *rates)


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    try:
        peer = version("open_spiel")
    except PackageNotFoundError:
        peer = None
    return {
        "teban": version("teban"),
        "open_spiel": peer,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": _cpu(),
        "system": platform.platform(terse=True),
    }


def midgame(game: Game, options: Any) -> list[State]:
    """Positions about halfway through random games."""
    random = Random(0)
    play = _playout(game, options)
    found = []
    for seed in range(POSITIONS):
        half = play(Random(seed)) // 2
        state = _start(game, options)
        for _ in range(half):
            _random_action(state, random)
        if not state.actors():
            state = _start(game, options)
        found.append(state)
    return found


def _side_by_side(
    playouts: list[Playout], seconds: float, tell: Callable[[float], None]
) -> list[Pace]:
    paces = [Pace() for _ in playouts]
    # The same seeds on both sides would not be the same games; they only have to be as many.
    randoms = [Random(number) for number in range(len(playouts))]
    while (least := min(pace.seconds for pace in paces)) < seconds:
        tell(least / seconds)
        for playout, pace, random in zip(playouts, paces, randoms, strict=True):
            _chunk(playout, pace, random)
    return paces


def _chunk(playout: Playout, pace: Pace, random: Random) -> None:
    began = process_time()
    while process_time() - began < CHUNK_SECONDS:
        pace.plies += playout(random)
        pace.games += 1
    pace.seconds += process_time() - began


def _playout(game: Game, options: Any) -> Playout:
    """A random game through the contract."""
    private = [game.private() for _ in game.seat_names]

    def play(random: Random) -> int:
        state = game.new(options, private, SEED)
        plies = 0
        while actors := state.actors():
            seat = actors[0]
            state.apply(random.choice(state.decision(seat).legal), seat)
            plies += 1
        return plies

    return play


def _peer_playout(game: Game) -> Playout | None:
    """The same through OpenSpiel, if it is installed and has the game."""
    if game.openspiel is None:
        return None
    try:
        import pyspiel
    except ImportError:
        return None
    peer = pyspiel.load_game(game.openspiel)

    def play(random: Random) -> int:
        state = peer.new_initial_state()
        plies = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
        return plies

    return play


def _start(game: Game, options: Any) -> State:
    return game.new(options, [game.private() for _ in game.seat_names], SEED)


def _random_action(state: State, random: Random) -> None:
    for seat in state.actors()[:1]:
        state.apply(random.choice(state.decision(seat).legal), seat)


def _rate(rounds: Iterator[int], seconds: float) -> float:
    """Calls per CPU second; each round reports how many it made."""
    made, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        made += next(rounds)
    return made / spent


def _clones(positions: list[State]) -> Iterator[int]:
    while True:
        for state in positions:
            for _ in range(CALLS):
                state.clone()
        yield len(positions) * CALLS


def _views(positions: list[State]) -> Iterator[int]:
    seats = [state.actors()[0] for state in positions]
    while True:
        for state, seat in zip(positions, seats, strict=True):
            for _ in range(CALLS):
                state.view(seat)
        yield len(positions) * CALLS


def _samples(positions: list[State]) -> Iterator[int]:
    seats = [state.actors()[0] for state in positions]
    while True:
        for state, seat in zip(positions, seats, strict=True):
            for seed in range(CALLS):
                state.sample(seat, seed)
        yield len(positions) * CALLS


def _cpu() -> str:
    """The processor's name; Linux tells it in a file, other systems by themselves."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
