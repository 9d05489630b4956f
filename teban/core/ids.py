"""Numbers with a meaning of their own, so that one cannot land in the place of another."""

from typing import NewType, TypeAlias

SeatId = NewType("SeatId", int)
"""A seat at the table, counted from 0 in the order of the rulebook."""

Cell = NewType("Cell", int)
"""A cell of a grid, row by row from the top left."""

Action: TypeAlias = int
"""One entry of a game's action space; a game names them by offsets, so it stays a plain number."""

Viewer: TypeAlias = SeatId | None
"""Who looks: a seat, or None for somebody who only watches."""

Mask: TypeAlias = int
"""A set of seats, one bit each."""

EVERYONE: Mask = -1
NOBODY: Mask = 0


def only(*seats: SeatId) -> Mask:
    """The mask of exactly these seats."""
    mask = NOBODY
    for seat in seats:
        mask |= 1 << seat
    return mask


def includes(mask: Mask, viewer: Viewer) -> bool:
    """Whether the viewer is one of the mask; a watcher is only where everyone is."""
    if viewer is None:
        return mask == EVERYONE
    return bool(mask >> viewer & 1)
