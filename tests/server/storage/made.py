"""Matches and people for the tests."""

from teban.core.record import Line, Record
from teban.server.storage import MatchState, Person, Seating, SeatKind, Store, StoredMatch


def header(**fields: object) -> Record:
    made = {
        "game": "reversi",
        "rules_version": 1,
        "options": {"size": 8},
        "private": ({"badges": {}}, {}),
        "players": ("花子", "computer"),
        "commitment": "00" * 32,
        "seed": "ab" * 32,
        "nonce": "cd" * 32,
    }
    return Record(**made | fields)  # type: ignore[arg-type]


def line(number: int) -> Line:
    return Line("d3", number % 2, ms=number, id=f"s/{number}")


def lines(count: int, first: int = 0) -> list[Line]:
    return [line(number) for number in range(first, first + count)]


def taken_by(person: Person, seat: int = 0) -> Seating:
    return Seating(seat, SeatKind.PERSON, person.name, person.avatar, person.id)


COMPUTER = Seating(1, SeatKind.COMPUTER, level="3")
FREE = Seating(1, SeatKind.OPEN)


async def live(store: Store, person: Person | None = None) -> StoredMatch:
    """A match that is being played, against the computer."""
    person = person or await store.create_person("花子")
    return await store.create_match(header(), [taken_by(person), COMPUTER], state=MatchState.LIVE)


async def room(store: Store, person: Person | None = None, quick: bool = False) -> StoredMatch:
    """A room that waits for somebody."""
    person = person or await store.create_person("花子")
    return await store.create_match(header(), [taken_by(person), FREE], quick=quick, public=quick)
