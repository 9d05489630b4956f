"""What goes into the store and comes out of it. Times are milliseconds since 1970."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from teban.core.record import Record


class MatchState(StrEnum):
    """Where a match stands."""

    OPEN = "open"
    """Waiting for somebody to sit down."""
    LIVE = "live"
    OVER = "over"
    ABANDONED = "abandoned"


class SeatKind(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    BOT = "bot"
    OPEN = "open"


class Person(Struct, frozen=True):
    """Somebody who has been here, guests included."""

    id: str
    name: str
    avatar: str = ""
    settings: dict[str, Any] = {}
    created: int = 0
    token_version: int = 1
    """Tokens of an earlier version are no longer good."""


class Seating(Struct, frozen=True):
    """Who sits on one seat of a match."""

    seat: int
    kind: SeatKind
    name: str = ""
    avatar: str = ""
    person: str | None = None
    """Several seats of one person make a hot seat."""
    level: str = ""
    """Of a computer player."""
    token_hash: str | None = None
    """Of the token that a bot, or whoever got the link, shows for this seat."""
    private: str | None = None
    """The text that its player brought along: nobody else may ever see it."""

    @property
    def meant_for(self) -> SeatKind:
        """Whoever is only stood in for keeps their seat."""
        if self.kind is not SeatKind.COMPUTER:
            return self.kind
        if self.token_hash is not None:
            return SeatKind.BOT
        return SeatKind.COMPUTER if self.person is None else SeatKind.PERSON


class StoredMatch(Struct, frozen=True):
    """A match without its record; what of it everybody may know, `bodies.MatchInfo` says."""

    id: str
    code: str
    """Short, to be told to a friend."""
    game: str
    rules_version: int
    state: MatchState
    public: bool
    quick: bool
    created: int
    updated: int
    """When everybody last saw something happen; private choices do not count."""
    length: int
    """Lines in its log. Nobody outside may know: it grows with private choices too."""
    moments: int
    """How often something has happened to everybody's eyes."""
    result: Any
    """What the server stored when it ended, as plain data; None before."""
    seats: tuple[Seating, ...]
    creator: str | None
    """Who set it up: bots are theirs, and so is what bots bring."""
    repeats: str | None
    """The match that this is the rematch of."""


class Loaded(Struct, frozen=True):
    """A match with its whole record, secrets included: for the server only."""

    match: StoredMatch
    record: Record


class Booking(Struct, frozen=True):
    """Something a person earned, used up or achieved, because of one line of a match.

    The same booking (everything but `count`) of one match counts once, however often it is sent.
    """

    number: int
    """The line that caused it."""
    person: str
    kind: str
    """What is counted: `badge`, `item`, `outcome`, or whatever a page wants to show."""
    name: str
    """Which one: a badge, an item, `won`."""
    detail: str = ""
    """What sets it apart: the level or kind of the opponent."""
    count: int = 1
    """Negative for what is used up."""


class Tally(Struct, frozen=True):
    """The sum of a person's bookings of one sort."""

    game: str
    kind: str
    name: str
    detail: str
    count: int
