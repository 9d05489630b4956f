"""Why things happen, for logs and for playing back."""

from enum import StrEnum


class Cause(StrEnum):
    """Why stones turn, move or vanish."""

    MOVE = "move"
    CHAIN1 = "chain1"
    CHAIN2 = "chain2"
    DRAGON = "dragon"
    BREED = "breed"
    RESTLESS = "restless"
    REGEN = "regen"
    CONVERT = "convert"
    WIND = "wind"
    CARD = "card"
    """DESTROY_ONE_STONE."""
    SACRIFICE = "sacrifice"
    BOMB = "bomb"
    CROSS = "cross"
    DESTROYER = "destroyer"
    BURST = "burst"
    CROWDED = "crowded"
    """A restless stone has nowhere to go."""
    TRAP = "trap"
    """A trap that nobody sprang."""
    SPENT = "spent"
    """An anchor whose turns are over; a stone of gold or silver."""


class Reason(StrEnum):
    """Why a charge changes."""

    COST = "cost"
    REFUND = "refund"
    FLIP = "flip"
    TREASURE = "treasure"
    SACRIFICE = "sacrifice"
    WIND = "wind"
    SOLD = "sold"
    RESOLD = "resold"
    PLUNDER = "plunder"
    WORK = "work"
    TRAP = "trap"
