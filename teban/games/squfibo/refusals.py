"""Why this game refuses something. None of it depends on whether a role exists (C4)."""

from enum import StrEnum


class Why(StrEnum):
    """One code for each rule."""

    DISCARD_FIRST = "discard_first"
    NOT_FULL = "not_full"
    OCCUPIED = "occupied"
    NOT_IN_HAND = "not_in_hand"
    PLACE_FIRST = "place_first"
    ALREADY_PLACED = "already_placed"
    THREE_CELLS = "three_cells"
