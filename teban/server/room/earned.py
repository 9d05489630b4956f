"""What people earn by a match, as bookings for the store."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from teban.core.career import Career
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.match import Match
from teban.core.record import convert
from teban.core.result import Result
from teban.server.storage.values import Booking, Seating, SeatKind

_Sort: TypeAlias = tuple[int, str, str, str]
"""Seat, kind, name and detail."""


class Earned:
    """What was booked already, and what is to be booked next."""

    def __init__(self, game: Game) -> None:
        self._private = game.private
        # Asking a protocol is slow, and this is asked at every move.
        self._career = game if isinstance(game, Career) else None
        self._since: list[int] = []
        """How much of each seat's feed is booked."""

    def booked(self, match: Match, seats: Sequence[Seating]) -> None:
        """Everything up to now is in the store."""
        self._since = [len(match.feed(SeatId(seating.seat))) for seating in seats]

    def bookings(self, match: Match, seats: Sequence[Seating], number: int) -> list[Booking]:
        """What is new, because of the line of this number."""
        counts: Counter[_Sort] = Counter()
        result = match.result()
        if self._career is not None:
            self._count_events(self._career, match, counts)
        if result is not None:
            if self._career is not None:
                private = [convert("private", s, self._private) for s in match.record().private]
                for entry in self._career.finished(result, private):
                    counts[entry.seat, entry.kind, entry.name, ""] = entry.count
            counts.update(dict.fromkeys(_outcomes(result, seats), 1))
        return [
            Booking(number, person, kind, name, detail, count)
            for (seat, kind, name, detail), count in counts.items()
            if count and (person := _counts_for(seats, seat)) is not None
        ]

    def _count_events(self, career: Career, match: Match, counts: Counter[_Sort]) -> None:
        for seat, since in enumerate(self._since):
            for event in match.feed(SeatId(seat))[since:]:
                for entry in career.earned(event):
                    if entry.seat == seat:
                        counts[seat, entry.kind, entry.name, ""] += entry.count


def _outcomes(result: Result, seats: Sequence[Seating]) -> Iterator[_Sort]:
    best = "won" if result.ranks.count(1) == 1 else "drawn"
    held = Counter(seating.person for seating in seats)
    for seating in seats:
        # Whoever played several sides has beaten nobody but themselves.
        if held[seating.person] > 1:
            continue
        how = best if result.ranks[seating.seat] == 1 else "lost"
        yield seating.seat, "outcome", how, _rivals(seats, seating.seat)


def _counts_for(seats: Sequence[Seating], seat: int) -> str | None:
    """A person at a hot seat plays for the first seat only: the others are guests there."""
    seating = seats[seat]
    if seating.kind is not SeatKind.PERSON or seating.person is None:
        return None
    mine = [other.seat for other in seats if other.person == seating.person]
    return seating.person if mine[0] == seat else None


def _rivals(seats: Sequence[Seating], seat: int) -> str:
    others = {other.level or other.kind.value for other in seats if other.seat != seat}
    return "+".join(sorted(others))
