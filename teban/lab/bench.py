"""How fast the rules are: side by side with a peer, in one run, per CPU second.

All sides play random games through their public Python interface and choose in the same way,
in short slices by turns, so that a busy machine slows all alike.
"""

import platform
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct, structs

from teban.core.batch import Batching
from teban.core.chance import SEED_BYTES
from teban.core.game import Game, Peer, State, Tallying

SLICE_SECONDS = 0.1
POSITIONS = 64
CALLS = 10
COMPILED = 5000
"""Games that compiled code plays in one call."""
TALLIED = 200
"""Games whose own numbers are counted, apart from the time they take."""

Playout = Callable[[Random], tuple[int, int]]
"""One random game; its number of actions, and of decisions between two or more of them."""
Side = Sequence[Playout]
"""What one side plays, in turn: as many games of each."""
Progress = Callable[[float], None]
"""The part of the work that is done, from 0 to 1."""


class Slice(Struct):
    """What one side has done in one short slice of the run."""

    games: int = 0
    plies: int = 0
    decisions: int = 0
    """Those with two or more legal actions."""
    seconds: float = 0.0


class Pace(Struct):
    """What one side has done; its rates are those of the middle slice.

    What else the machine has to do comes in bursts, and would make a mean tell of the machine.
    """

    slices: list[Slice]

    @property
    def total(self) -> Slice:
        """All slices together."""
        each = zip(*(structs.astuple(part) for part in self.slices), strict=True)
        return Slice(*(sum(values) for values in each))

    @property
    def games_per_second(self) -> float:
        """Games per CPU second."""
        return median(part.games / part.seconds for part in self.slices)

    @property
    def decisions_per_second(self) -> float:
        """Decisions with two or more legal actions per CPU second."""
        return median(part.decisions / part.seconds for part in self.slices)


class Measured(Struct, frozen=True):
    """The figures of one run, and what they are figures of."""

    game: str
    presets: tuple[str, ...]
    """The names of all; the first one is also measured alone."""
    positions: str
    """The preset of the positions."""
    peer: Peer | None
    first: Pace
    """The first preset."""
    every: Pace
    """All presets, as many games of each."""
    theirs: Pace | None
    """The peer, if it is installed."""
    clone: float
    view: float
    sample: float
    tally: Mapping[str, float] = {}
    """What the game counts itself, a game of the first preset on average."""
    playouts: float | None = None
    """Random games of the first preset in compiled code, where the game has it."""

    @property
    def ratio(self) -> float | None:
        """Ours for each of theirs: games of the same game, decisions of another one."""
        if self.peer is None or self.theirs is None:
            return None
        if self.peer.same:
            return self.first.games_per_second / self.theirs.games_per_second
        return self.every.decisions_per_second / self.theirs.decisions_per_second


def measure(game: Game, seconds: float, progress: Progress | None = None) -> Measured:
    """One run of about so many CPU seconds for each figure."""
    names = tuple(game.presets)
    looked_at = names[:2][-1]
    ours = [_playout(game, options) for options in game.presets.values()]
    theirs = peer_playout(game.openspiel)
    sides: list[Side] = [ours[:1], ours, *([[theirs]] if theirs else [])]
    steps = len(sides) + 3
    tell = progress or (lambda part: None)
    paces = _side_by_side(sides, seconds, lambda part: tell(part * len(sides) / steps))
    positions = midgame(game, game.presets[looked_at])
    rates = []
    for calls in (_clones, _views, _samples):
        rates.append(_rate(calls(positions), seconds))
        tell((len(sides) + len(rates)) / steps)
    first, every, *rest = paces
    peer = rest[0] if rest else None
    own = tally(game, game.presets[names[0]])
    clone, view, sample = rates
    return Measured(
        game.key,
        names,
        looked_at,
        game.openspiel,
        first,
        every,
        peer,
        clone,
        view,
        sample,
        own,
        _playouts(game, game.presets[names[0]], seconds),
    )


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


def tally(game: Game, options: Any) -> dict[str, float]:
    """What the game counts itself in random games, on average; nothing if it counts nothing."""
    if not isinstance(game, Tallying):
        return {}
    total: Counter[str] = Counter()
    for seed in range(TALLIED):
        random = Random(seed)
        state = _start(game, options, random)
        while actors := state.actors():
            state.apply(random.choice(state.decision(actors[0]).legal), actors[0])
        total.update(game.tally(state))
    return {name: number / TALLIED for name, number in total.items()}


def midgame(game: Game, options: Any) -> list[State]:
    """Positions halfway through random games; none of a game that is over at its start."""
    return [state for seed in range(POSITIONS) for state in _halfway(game, options, seed)]


def _halfway(game: Game, options: Any, seed: int) -> Iterator[State]:
    middle = sum(1 for _ in _walk(game, options, seed)) // 2
    return islice(_walk(game, options, seed), middle, middle + 1)


def _walk(game: Game, options: Any, seed: int) -> Iterator[State]:
    """The positions of one random game in which somebody has to move, always the same."""
    random = Random(seed)
    state = _start(game, options, random)
    while actors := state.actors():
        yield state
        state.apply(random.choice(state.decision(actors[0]).legal), actors[0])


def _side_by_side(sides: list[Side], seconds: float, tell: Callable[[float], None]) -> list[Pace]:
    paces = [Pace([]) for _ in sides]
    # The same seeds on all sides would not be the same games; they only have to be as many.
    randoms = [Random(number) for number in range(len(sides))]
    spent = 0.0
    while spent < seconds:
        tell(spent / seconds)
        for side, pace, random in zip(sides, paces, randoms, strict=True):
            pace.slices.append(_slice(side, random))
        spent += min(pace.slices[-1].seconds for pace in paces)
    return paces


def _slice(side: Side, random: Random) -> Slice:
    done = Slice()
    began = process_time()
    while (spent := process_time() - began) < SLICE_SECONDS:
        for play in side:
            plies, decisions = play(random)
            done.plies += plies
            done.decisions += decisions
        done.games += len(side)
    done.seconds = spent
    return done


def _playout(game: Game, options: Any) -> Playout:
    """A random game through the contract."""

    def play(random: Random) -> tuple[int, int]:
        state = _start(game, options, random)
        state.swift = True
        number = random.random
        plies = decisions = 0
        while actors := state.actors():
            seat = actors[0]
            legal = state.decision(seat).legal
            if len(legal) > 1:
                decisions += 1
                state.apply(legal[int(number() * len(legal))], seat)
            else:
                state.apply(legal[0], seat)
            plies += 1
        return plies, decisions

    return play


def peer_playout(peer: Peer | None) -> Playout | None:
    """The same through OpenSpiel, if there is a peer and OpenSpiel is installed."""
    if peer is None:
        return None
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(peer.game)
    over, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)

    def play(random: Random) -> tuple[int, int]:
        state = game.new_initial_state()
        number = random.random
        plies = decisions = 0
        while (player := state.current_player()) != over:
            if player == chance:
                drawn, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
                state.apply_action(drawn)
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                decisions += 1
                state.apply_action(legal[int(number() * len(legal))])
            else:
                state.apply_action(legal[0])
            plies += 1
        return plies, decisions

    return play


def _start(game: Game, options: Any, random: Random) -> State:
    private = [game.private() for _ in game.seat_names]
    return game.new(options, private, random.randbytes(SEED_BYTES))


def _rate(rounds: Iterator[int], seconds: float) -> float:
    """Calls per CPU second; each round reports how many it made."""
    made, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        made += next(rounds)
    return made / spent


def _playouts(game: Game, options: Any, seconds: float) -> float | None:
    """Per CPU second; what it takes to compile is not counted."""
    if not isinstance(game, Batching):
        return None
    game.playouts(options, 1)

    def rounds() -> Iterator[int]:
        while True:
            game.playouts(options, COMPILED)
            yield COMPILED

    return _rate(rounds(), seconds)


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
