"""Worlds a seat cannot tell from the true one: the rival's specials and items, dealt again."""

from math import comb
from random import Random
from typing import TypeVar

from msgspec import structs

from teban.core.chance import mix, quick
from teban.core.ids import Cell, SeatId
from teban.games.reversi.facts import facts_of
from teban.games.reversi.options import MOST_OF_A_KIND, Profile
from teban.games.reversi.state import RIVAL, Board, Change, Extras, Fact, Pouch, unpaint

T = TypeVar("T")

TRIES = 30
"""Blind attempts before looking for a layout systematically."""


def disguise(board: Board, seat: SeatId, seed: int) -> None:
    """Turn this position into a world that the seat holds possible, each layout alike."""
    rival = RIVAL[seat]
    board.luck = quick(seed)
    if board.granted[rival]:
        known = board.special & board.stones[seat] | board.proven & board.stones[rival]
        board.special = known | _layout(board, seat, seed)
    if board.extras is not None:
        board.extras = _items_dealt(board.extras, seat, seed)
        board.extras = structs.replace(board.extras, changes=_planted_elsewhere(board, seat, seed))


def _layout(board: Board, seat: SeatId, seed: int) -> int:
    """The rival's specials that the seat does not know of."""
    grid, rival = board.table.grid, RIVAL[seat]
    candidates = grid.cells_of(board.candidates(rival))
    most = board.granted[rival] - grid.count(board.proven & board.stones[rival])
    facts = facts_of(board, seat)
    if not facts:
        return grid.plane(_some(candidates, most, seed))
    proven = frozenset(grid.cells_of(board.proven & board.stones[rival]))
    for attempt in range(TRIES):
        chosen = _some(candidates, most, mix(seed + attempt))
        if _consistent(facts, proven.union(chosen)):
            return grid.plane(chosen)
    random = Random(seed)
    random.shuffle(candidates)
    found = _search(candidates, most, facts, proven)
    assert found is not None  # the truth itself is such a layout
    return grid.plane(found - proven)


def _some(candidates: list[Cell], most: int, seed: int) -> list[Cell]:
    """A subset of at most so many, every subset alike."""
    n, most = len(candidates), min(most, len(candidates))
    draw = mix(seed) % sum(comb(n, size) for size in range(most + 1))
    size = 0
    while draw >= comb(n, size):
        draw -= comb(n, size)
        size += 1
    left = candidates[:]
    chosen = []
    for turn in range(size):
        seed = mix(seed + turn + 1)
        chosen.append(left.pop(seed % len(left)))
    return chosen


def _consistent(facts: tuple[Fact, ...], special: frozenset[Cell]) -> bool:
    return all(
        fact.low <= sum(cell in special for cell in fact.cells) <= fact.high for fact in facts
    )


def _search(
    candidates: list[Cell], most: int, facts: tuple[Fact, ...], special: frozenset[Cell]
) -> frozenset[Cell] | None:
    """The first layout that fits all facts, in the order of the shuffled candidates."""
    if _consistent(facts, special):
        return special
    if not most:
        return None
    for at, cell in enumerate(candidates):
        found = _search(candidates[at + 1 :], most - 1, facts, special | {cell})
        if found is not None:
            return found
    return None


def _items_dealt(extras: Extras, seat: SeatId, seed: int) -> Extras:
    """The rival's inventory and profile are nobody's business; its uses have been announced."""
    start = tuple(
        used + mix(seed + at) % (MOST_OF_A_KIND + 1)
        for at, used in enumerate(extras.used[RIVAL[seat]])
    )
    pouch = Pouch(start)
    history = tuple(
        structs.replace(then, pouches=_with_rival(then.pouches, pouch, seat))
        for then in extras.history
    )
    return structs.replace(
        extras,
        pouches=_with_rival(extras.pouches, pouch, seat),
        history=history,
        profiles=_with_rival(extras.profiles, Profile(), seat),
        memories=_with_rival(extras.memories, None, seat),
        facts=_with_rival(extras.facts, (), seat),
    )


def _planted_elsewhere(board: Board, seat: SeatId, seed: int) -> tuple[Change, ...]:
    """The rival's planted stones may be any of those that are special in this world."""
    extras, rival = board.extras, RIVAL[seat]
    assert extras is not None
    random = Random(seed)
    changes = []
    for change in extras.changes:
        if change.special and change.seat == rival:
            later = extras.history[change.after :]
            then = later[0].board if later else board.colours()
            stones = unpaint(board.table.grid, then)[rival]
            # The planted stone may have been released since; then it is none of the specials.
            cells = board.table.grid.cells_of(board.special & stones or stones)
            change = structs.replace(change, cell=random.choice(cells))
        changes.append(change)
    return tuple(changes)


def _with_rival(both: tuple[T, T], other: T, seat: SeatId) -> tuple[T, T]:
    """The seat's own part, beside another one for the rival."""
    return (other, both[1]) if seat else (both[0], other)
