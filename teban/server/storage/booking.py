"""Badges, items and statistics: each booked once, and summed up as it is booked."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection, select

from teban.server.storage.database import insert_or
from teban.server.storage.tables import bookings, tallies
from teban.server.storage.values import Booking, Tally

_TALLY = (tallies.c.game, tallies.c.kind, tallies.c.name, tallies.c.detail, tallies.c.count)


class Booker:
    """The statements, built once."""

    def __init__(self, dialect: str) -> None:
        made = insert_or(dialect, bookings).on_conflict_do_nothing()
        self._insert = made.returning(
            bookings.c.match_id,
            bookings.c.person_id,
            bookings.c.kind,
            bookings.c.name,
            bookings.c.detail,
            bookings.c.count,
        )
        raised = insert_or(dialect, tallies)
        self._raise = raised.on_conflict_do_update(
            index_elements=tallies.primary_key.columns,
            set_={"count": tallies.c.count + raised.excluded.count},
        )

    def book(self, connection: Connection, wanted: Sequence[tuple[str, str, Booking]]) -> int:
        """Book what is not booked yet, as (match, game, booking); how many there were."""
        if not wanted:
            return 0
        games = {match: game for match, game, _ in wanted}
        rows = {(match, *_key(booking)): _row(match, booking) for match, _, booking in wanted}
        sums: Counter[tuple[str, str, str, str, str]] = Counter()
        fresh = 0
        made = connection.execute(self._insert, list(rows.values()))
        for match, person, kind, name, detail, count in made:
            sums[person, games[match], kind, name, detail] += count
            fresh += 1
        if sums:
            names = tallies.primary_key.columns.keys()
            # In one order, so that two servers do not wait for each other's rows.
            added = [
                dict(zip(names, key, strict=True)) | {"count": sums[key]} for key in sorted(sums)
            ]
            connection.execute(self._raise, added)
        return fresh


def tallies_of(connection: Connection, person: str, game: str | None) -> tuple[Tally, ...]:
    """What a person has, in a steady order."""
    query = select(*_TALLY).where(tallies.c.person_id == person).order_by(*_TALLY[:4])
    if game is not None:
        query = query.where(tallies.c.game == game)
    return tuple(Tally(*row) for row in connection.execute(query))


def _key(booking: Booking) -> tuple[int, str, str, str, str]:
    return booking.number, booking.person, booking.kind, booking.name, booking.detail


def _row(match: str, booking: Booking) -> dict[str, object]:
    return {
        "match_id": match,
        "number": booking.number,
        "person_id": booking.person,
        "kind": booking.kind,
        "name": booking.name,
        "detail": booking.detail,
        "count": booking.count,
    }
