"""The players that think in compiled code, at the table and in whole batches of games."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, cast

from msgspec import Struct

from teban.core.batch import Played
from teban.core.chance import mix, quick
from teban.core.ids import Action
from teban.core.refused import Refused
from teban.core.seat import Seat
from teban.games.jatsuna.options import Company, Options, Transform
from teban.games.jatsuna.refusals import Why
from teban.games.jatsuna.setup import start
from teban.games.jatsuna.sides import EMPTY, SEATS, SIDES
from teban.games.jatsuna.space import SIZE
from teban.games.jatsuna.state import Board

TRIES_PER_MS = 100
"""A search tries no more than this for each millisecond left on the clock: a fifth of its pace."""


class Brain(Struct, frozen=True):
    """What kind of player it is, as the kernel names it."""

    kind: str
    effort: int = 0
    """How often it tries, or how many placements it looks ahead."""
    joins: bool = False
    """Whether it stands together with another one against the third side (結託)."""


class Compiled:
    """A player that asks the kernel."""

    def __init__(self, seed: int, brain: Brain) -> None:
        self._seed = seed
        self._brain = brain
        self._kernel = kernel()

    def choose(self, seat: Seat) -> Action:
        """The kernel's choice; the same for the same seed in the same position."""
        if len(seat.decision.legal) == 1:
            return seat.decision.legal[0]
        core, brain = self._kernel, self._brain
        board = cast(Board, seat.sample(self._seed))
        goal, effort = core.NOBODY, brain.effort
        if brain.joins and board.against not in (None, seat.id):
            goal = (board.against - seat.id) % len(SEATS)
        if seat.time_left is not None:
            effort = max(1, min(effort, seat.time_left * TRIES_PER_MS))
        kind = getattr(core, brain.kind)
        luck = word(mix(self._seed + board.ply))
        cell = core.choose(kind, effort, *words(board), _sansukumi(board.options), goal, luck)
        return _action(int(cell))


def play(
    options: Options, private: Sequence[Company], brains: Sequence[Brain], seeds: Sequence[int]
) -> list[Played]:
    """Whole games, one for each seed."""
    import numpy as np

    core = kernel()
    kinds = np.array([getattr(core, brain.kind) for brain in brains])
    efforts = np.array([brain.effort for brain in brains])
    games = []
    for seed in seeds:
        board = start(Board, options, private, quick(seed))
        against = core.NOBODY if board.against is None else board.against
        *points, captured, free = core.game(
            kinds,
            efforts,
            *words(board),
            _sansukumi(options),
            board.mover,
            against,
            word(mix(seed)),
        )
        plies = board.colours().count(EMPTY)
        tally = {"captured": captured, "free": free}
        games.append(Played(board.first, tuple(points), plies, tally))
    return games


def playouts(options: Options, games: int) -> None:
    """So many random games from the start, as a search plays them."""
    board = start(Board, options, [Company() for _ in SEATS], quick(0))
    kernel().playouts(*words(board), _sansukumi(options), word(mix(games)), games)


def words(board: Board) -> tuple[Any, Any, Any, Any]:
    """The position as the kernel has it: the mover's stones first, then the empty cells."""
    colours = board.colours()
    own, following, last = (SIDES[(board.mover + at) % len(SIDES)] for at in SEATS)
    plain = [
        sum(1 << _bit(cell) for cell, found in enumerate(colours) if found == wanted)
        for wanted in (own, following, last, EMPTY)
    ]
    return cast(tuple[Any, Any, Any, Any], tuple(map(word, plain)))


@cache
def kernel() -> ModuleType:
    """The compiled code; refused where numba is not installed."""
    try:
        from teban.games.jatsuna.kernel import games as compiled
    except ModuleNotFoundError as missing:
        raise Refused(Why.NO_PACKAGE, package=missing.name or "") from None
    return compiled


def word(value: int) -> Any:
    """A number as the kernel has it."""
    import numpy as np

    return np.uint64(value)


def _bit(cell: int) -> int:
    # The kernel's rows have one cell more, which nobody ever uses.
    return cell + cell // SIZE


def _action(cell: int) -> Action:
    bit = cell.bit_length() - 1
    return bit - bit // (SIZE + 1)


def _sansukumi(options: Options) -> bool:
    return options.transform is Transform.SANSUKUMI
