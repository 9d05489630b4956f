"""The original's players once more, as plainly as possible, to check the compiled ones against."""

from tests.games.jatsuna.naive import CELLS, NEXT, At, Naive

DEPTH, WIDTH = 4, 10
ROWS = [
    [120, -20, 20, 5, 20, -20, 120],
    [-20, -40, -5, -5, -5, -40, -20],
    [20, -5, 15, 3, 15, -5, 20],
    [5, -5, 3, 0, 3, -5, 5],
]
WEIGHTS = {at: ROWS[min(at[0], 8 - at[0]) - 1][at[1] - 1] for at in CELLS}


def hard(position: Naive) -> At:
    """The best position after its own placement."""
    side = position.mover
    return max(position.legal(), key=lambda at: judged(position.placed(at), side))


def super_hard(position: Naive) -> At:
    """The same, less half of the best that the next side can reach."""

    def worth(at: At) -> float:
        after = position.placed(at)
        rival = after.mover
        replies = [judged(after.placed(reply), rival) for reply in after.legal()]
        return judged(after, position.mover) - 0.5 * max(replies, default=0)

    return max(position.legal(), key=worth)


def judged(position: Naive, side: str) -> float:
    """2 per stone, cells by weight, half of the rivals' against it, 5 per legal placement."""
    worth = 5.0 * len(seen_by(position, side).legal())
    for at, stone in position.cells.items():
        if stone == side:
            worth += 2 + WEIGHTS[at]
        elif stone != "X":
            worth -= 0.5 * WEIGHTS[at]
    return worth


def ultimate(position: Naive, person: str) -> At:
    """Minimax with the other computer against the person, nothing cut but the width."""
    plotter = position.mover
    return max(
        looked_at(position, person),
        key=lambda at: searched(position.placed(at), plotter, person, DEPTH - 1),
    )


def searched(position: Naive, plotter: str, person: str, depth: int) -> int:
    """What it comes to so many placements later."""
    if not depth or not position.legal():
        return spite(position, plotter, person)
    found = [
        searched(position.placed(at), plotter, person, depth - 1)
        for at in looked_at(position, person)
    ]
    return min(found) if position.mover == person else max(found)


def looked_at(position: Naive, person: str) -> list[At]:
    """Ten placements: computers begin with those that capture most of the person."""
    legal = position.legal()
    if position.mover != person:
        legal.sort(key=lambda at: -captured_of(position, at, person))
    return legal[:WIDTH]


def spite(position: Naive, plotter: str, person: str) -> int:
    """The value of a leaf, in tenths."""
    worth = -80 * len(seen_by(position, person).legal())
    for at, stone in position.cells.items():
        edges = sum(number in (1, 7) for number in at)
        if stone == person:
            worth -= 40 + (50, 500, 1000)[edges]
        elif stone != "X":
            worth += (10 if stone == plotter else 17) + (0, 400, 800)[edges]
    mine = seen_by(position, plotter)
    return worth + 150 * sum(captured_of(mine, at, person) for at in mine.legal())


def captured_of(position: Naive, at: At, person: str) -> int:
    """How many of the person's stones a placement captures."""
    return sum(position.cells[stone] == person for stone in position.captured(at))


def seen_by(position: Naive, side: str) -> Naive:
    """The same position, as if this side were to move."""
    turned = Naive(position.transform, "wide", wall=False, mover=side)
    turned.cells = position.cells
    return turned


def seat_of(side: str) -> int:
    """Where a side sits."""
    return [*NEXT].index(side)
