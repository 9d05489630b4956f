"""Why this game refuses something, beyond what every game may say."""

from enum import StrEnum


class Why(StrEnum):
    """One code for each rule."""

    WALL = "wall"
    OCCUPIED = "occupied"
    MUST_CAPTURE = "must_capture"
    NO_PASS = "no_pass"
    NO_PACKAGE = "no_package"
