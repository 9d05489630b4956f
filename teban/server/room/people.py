"""Who is around the table: lines, seats that nobody is there for, and their stand-ins."""

from collections.abc import Sequence

from msgspec import structs

from teban.core.game import Game, usual_rival
from teban.server import wire
from teban.server.connection import Connection
from teban.server.storage.store import now
from teban.server.storage.values import Seating, SeatKind


class People:
    """Everybody who is there, and everybody who is missed."""

    def __init__(self, seats: Sequence[Seating], grace_seconds: int) -> None:
        self.lines: set[Connection] = set()
        self._grace_ms = grace_seconds * 1000
        self._gone: dict[int, int] = {}
        """For seats whose player is not there: when their grace period ends."""
        for seating in seats:
            self._miss(seating)

    def come(self, line: Connection) -> None:
        """Somebody is there."""
        self.lines.add(line)
        for seat in line.yours:
            self.found(seat)

    def go(self, line: Connection, seats: Sequence[Seating]) -> None:
        """A line is closed."""
        self.lines.discard(line)
        for seat in line.yours:
            self._miss(seats[seat])

    def found(self, seat: int) -> None:
        """Nobody has to wait for this seat any longer."""
        self._gone.pop(seat, None)

    def given_up(self, seat: int) -> bool:
        """Whether others may go on without this seat's player."""
        until = self._gone.get(seat)
        return until is not None and now() >= until

    def table(self, seats: Sequence[Seating]) -> wire.Table:
        """The table as everybody may know it."""
        watchers = sum(not line.yours for line in self.lines)
        return wire.Table(self.infos(seats), watchers)

    def infos(self, seats: Sequence[Seating]) -> tuple[wire.SeatInfo, ...]:
        """Who sits where."""
        here = {seat for line in self.lines for seat in line.yours}
        return tuple(
            wire.SeatInfo(
                kind=seating.kind.value,
                name=seating.name,
                avatar=seating.avatar,
                level=seating.level,
                here=seating.kind is SeatKind.COMPUTER or seating.seat in here,
                gone_at=self._gone.get(seating.seat),
            )
            for seating in seats
        )

    def _miss(self, seating: Seating) -> None:
        """Start the grace period of a seat that nobody is there for."""
        there = any(seating.seat in line.yours for line in self.lines)
        if seating.kind in (SeatKind.PERSON, SeatKind.BOT) and not there:
            self._gone.setdefault(seating.seat, now() + self._grace_ms)


def stood_in(game: Game, seating: Seating) -> Seating:
    """The seat with the usual computer player on it."""
    return structs.replace(seating, kind=SeatKind.COMPUTER, level=usual_rival(game))


def taken_back(seating: Seating) -> Seating:
    """The seat as it was before somebody stood in."""
    return structs.replace(seating, kind=seating.meant_for, level="")
