"""The score that counts most (気づく力): which roles could be noticed, and which were.

For the review of a game that is over. It needs nothing but the events that everybody was told,
so it can be worked out from a record by playing it again. Nothing calls it during a game (C4).
"""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct, structs

from teban.core.event import Event
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import EMPTY, NAMED, ON_CELL
from teban.games.squfibo.roles import CELLS, TRIPLES, Role, roles_with
from teban.games.squfibo.state import SEATS


class Outcome(StrEnum):
    """What became of a turn's roles."""

    NOTHING = "nothing"
    """There was none."""
    NOTICED = "noticed"
    MISSED = "missed"


class Named(Struct, frozen=True):
    """Three cells, and the role they are."""

    cells: tuple[int, ...]
    role: Role | None


class Notice(Struct, frozen=True):
    """One turn, looked at afterwards."""

    turn: int
    seat: int
    board: tuple[str | None, ...]
    """After the placement."""
    placed: int
    possible: tuple[Named, ...]
    """Every role that could be claimed."""
    claims: tuple[Named, ...]
    """What was claimed, in order; wrong ones have no role."""

    @property
    def outcome(self) -> Outcome:
        """Whether a role was there, and found."""
        if not self.possible:
            return Outcome.NOTHING
        found = any(claim.role is not None for claim in self.claims)
        return Outcome.NOTICED if found else Outcome.MISSED


class Score(Struct, frozen=True):
    """One player's turns, counted."""

    possible: int
    """Turns with a role to be noticed."""
    noticed: int
    missed: int
    wrong: int
    """Claims that were none."""


def review(events: Iterable[Event]) -> tuple[Notice, ...]:
    """Every turn of a game from its start, as far as its card was placed."""
    cells = [EMPTY] * CELLS
    turn, turns = 1, list[Notice]()
    for event in events:
        match event:
            case ev.Turn(number=number):
                turn = number
            case ev.Discard(cell=cell) | ev.Remove(cell=cell):
                cells[cell] = EMPTY
            case ev.Place(seat=seat, card=card, cell=cell):
                cells[cell] = NAMED[card]
                turns.append(_looked_at(turn, seat, cells, cell))
            case ev.Claim(cells=named, role=role):
                turns[-1] = _claimed(turns[-1], Named(named, None if role is None else Role(role)))
            case _:
                pass
    return tuple(turns)


def scores(turns: Iterable[Notice]) -> tuple[Score, ...]:
    """What each player could notice, noticed, missed, and claimed wrongly."""
    kept = [*turns]
    return tuple(_score([notice for notice in kept if notice.seat == seat]) for seat in SEATS)


def _looked_at(turn: int, seat: int, cells: list[int], placed: int) -> Notice:
    possible = tuple(Named(TRIPLES[number], role) for number, role in roles_with(cells, placed))
    board = tuple(ON_CELL[card] for card in cells)
    return Notice(turn, seat, board, placed, possible, ())


def _claimed(notice: Notice, claim: Named) -> Notice:
    return structs.replace(notice, claims=(*notice.claims, claim))


def _score(turns: list[Notice]) -> Score:
    outcomes = [notice.outcome for notice in turns]
    noticed, missed = outcomes.count(Outcome.NOTICED), outcomes.count(Outcome.MISSED)
    wrong = sum(claim.role is None for notice in turns for claim in notice.claims)
    return Score(noticed + missed, noticed, missed, wrong)
