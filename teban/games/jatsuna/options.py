"""What a table of Jatsuna may set, and what a seat brings along."""

from enum import StrEnum

from msgspec import Struct


class Transform(StrEnum):
    """C1: what captured stones become (変換ルール)."""

    OWN = "own"
    """The mover's, as the rulebook's table says."""
    SANSUKUMI = "sansukumi"
    """三すくみ, as the original program does."""


class Layout(StrEnum):
    """Where the first three stones lie (初期配置)."""

    WIDE = "wide"
    TIGHT = "tight"
    EDGE = "edge"
    DIAGONAL = "diagonal"


class First(StrEnum):
    """C5: the side that starts."""

    ORB = "O"
    GEM = "C"
    STELLA = "P"
    ROULETTE = "roulette"
    """Any of the three, drawn as the game begins."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table."""

    transform: Transform = Transform.OWN
    layout: Layout = Layout.WIDE
    wall: bool = True
    """Whether the middle cell is a wall (壁)."""
    first: First = First.ORB


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a seat meets; otherwise all sides begin alike."""

    ultimate: tuple[bool, ...] = ()
    """Whether a level called Ultimate (結託モード) plays each of the other seats, in seat order."""
