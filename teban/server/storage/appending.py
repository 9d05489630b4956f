"""Adding lines to the logs of many matches at once."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, json
from sqlalchemy import BigInteger, Connection, Integer, Text, insert, select, update

from teban.core.refused import Refused
from teban.server.storage.booking import Booker
from teban.server.storage.database import among, insert_or, rows
from teban.server.storage.refusals import Conflict, Why, no_match
from teban.server.storage.tables import lines, matches, showings
from teban.server.storage.values import Booking, MatchState

_encode = json.Encoder().encode


class Append(Struct, frozen=True):
    """What one caller wants to add to one match, already written out."""

    match: str
    first: int
    """The number of the first line: how long the caller thinks the log is."""
    lines: tuple[str, ...]
    moments: int
    """How often something has happened to everybody's eyes by then."""
    result: str | None
    """Not None if the match ends with this."""
    bookings: tuple[Booking, ...]
    showing: bytes | None
    """What everybody saw of a match that ends."""


class _Match:
    """A match as it will be after the appends so far."""

    __slots__ = ("game", "id", "length", "moments", "result", "state", "updated")

    def __init__(
        self, id: str, game: str, length: int, state: str, moments: int, updated: int
    ) -> None:
        self.id = id
        self.game = game
        self.length = length
        self.state = state
        self.moments = moments
        self.updated = updated
        self.result: str | None = None

    def take(self, append: Append, now: int) -> None:
        """Let the log grow; refused if it does not end where the caller thinks."""
        if append.first != self.length:
            raise Conflict(append.match, append.first, self.length)
        if self.state != MatchState.LIVE:
            raise Refused(Why.NOT_RUNNING, got=self.state)
        self.length += len(append.lines)
        if append.moments > self.moments or append.result is not None:
            self.moments, self.updated = append.moments, now
        if append.result is not None:
            self.state = MatchState.OVER.value
            self.result = append.result

    def row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "length": self.length,
            "state": self.state,
            "result": self.result,
            "moments": self.moments,
            "updated": self.updated,
        }


class Appender:
    """The statements, built once."""

    def __init__(self, dialect: str) -> None:
        names = ("id", "game", "length", "state", "moments", "updated")
        columns = tuple(matches.c[name] for name in names)
        # Locked in one order, or two servers could wait for each other.
        self._find = (
            select(*columns)
            .where(among(dialect, matches.c.id, "ids"))
            .order_by(matches.c.id)
            .with_for_update()
        )
        added = rows(dialect, "rows", match_id=Text, number=Integer, line=Text)
        self._insert = insert(lines).from_select(added.c.keys(), select(added))
        changed = rows(
            dialect, "rows", id=Text, length=Integer, state=Text, result=Text, moments=Integer,
            updated=BigInteger,
        )  # fmt: skip
        values = {name: column for name, column in changed.c.items() if name != "id"}
        self._update = update(matches).where(matches.c.id == changed.c.id).values(values)
        self._keep = insert_or(dialect, showings).on_conflict_do_nothing()
        self._booker = Booker(dialect)

    def run(self, connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
        """Write those that fit, all at once; for each one, what stands against it."""
        now = time.time_ns() // 1_000_000
        ids = sorted({append.match for append in appends})
        found = {row.id: _Match(*row) for row in connection.execute(self._find, {"ids": ids})}
        outcomes: list[Exception | None] = []
        taken: list[tuple[Append, _Match]] = []
        for append in appends:
            try:
                taken.append((append, _take(found, append, now)))
            except (Conflict, Refused) as refused:
                outcomes.append(refused)
            else:
                outcomes.append(None)
        self._write(connection, taken)
        return outcomes

    def _write(self, connection: Connection, taken: Sequence[tuple[Append, _Match]]) -> None:
        added = [row for append, _ in taken for row in _rows(append)]
        if added:
            connection.execute(self._insert, {"rows": _encode(added).decode()})
        changed = {match.id: match.row() for _, match in taken}
        if changed:
            connection.execute(self._update, {"rows": _encode(list(changed.values())).decode()})
        kept = [
            {"match_id": append.match, "viewers": append.showing}
            for append, _ in taken
            if append.showing is not None
        ]
        if kept:
            connection.execute(self._keep, kept)
        self._booker.book(
            connection,
            [
                (append.match, match.game, booking)
                for append, match in taken
                for booking in append.bookings
            ],
        )


def _take(found: dict[str, _Match], append: Append, now: int) -> _Match:
    match = found.get(append.match)
    if match is None:
        raise no_match(append.match)
    match.take(append, now)
    return match


def _rows(append: Append) -> Iterable[dict[str, Any]]:
    for number, line in enumerate(append.lines, append.first):
        yield {"match_id": append.match, "number": number, "line": line}
