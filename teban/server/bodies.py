"""What HTTP requests and their answers carry, and nothing else.

The protocol page and the OpenAPI document are generated from this file; messages over the
WebSocket are in `wire.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from teban.core.clock import Clock
from teban.core.levels import Dial
from teban.core.record import Record
from teban.server.storage.values import MatchState, SeatKind
from teban.server.wire import Key, Name, Outcome

Brought = Annotated[str, Meta(min_length=1, max_length=4000)]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person says about themselves."""

    name: Name | None = None
    avatar: Annotated[str, Meta(max_length=32)] | None = None
    settings: dict[str, Any] | None = None


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on one seat of a new table."""

    kind: Literal["me", "guest", "computer", "open", "bot"]
    """`guest`: another person at my page."""
    level: Key | None = None
    """Of a computer player."""
    name: Name | None = None
    """Of a guest or bot."""
    private: Brought | None = None
    """What my seat, my guest's or my bot's brings along, as text: a deck. Nobody is told."""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Key
    seats: Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    public: bool = False
    """Whether anybody may find and watch it."""
    quick: bool = False
    """Whether anybody may take an open seat."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings to a table that waits."""

    private: Brought | None = None
    """As in a chair of a new table."""


class Seated(Struct, frozen=True):
    """A table that stands."""

    match: str
    code: str
    tokens: dict[str, str]
    """For each seat of a bot, the token to play it with."""


class Joined(Struct, frozen=True):
    """The match at whose table somebody sits now."""

    match: str
    tokens: dict[str, str]
    """For each seat of a bot that has come along to a rematch, the token to play it with."""


class Guest(Struct, frozen=True):
    """A person as they see themselves."""

    id: str
    name: str
    avatar: str
    settings: dict[str, Any]


class Known(Struct, frozen=True):
    """Who is asking."""

    person: Guest


class Entered(Known, frozen=True):
    """Who is asking, and how to be recognised."""

    token: str


class Collected(Struct, frozen=True):
    """What a person has earned in a game, by name."""

    earned: dict[str, int]
    """Badges."""
    items: Mapping[str, int]
    """Those that my next match with items begins with."""


class GameInfo(Struct, frozen=True):
    """A game with all that a set-up sheet needs."""

    key: str
    seats: tuple[str, ...]
    players: int
    options: dict[str, Any]
    """The JSON schema of its options."""
    presets: dict[str, dict[str, Any]]
    usual: str
    """The preset that people begin with unless they choose; empty where it is the defaults."""
    levels: tuple[str, ...]
    """Computer players, weakest first."""
    rival: str
    """The one of them that sits down unless people choose; empty where there is none."""
    beside: tuple[str, ...]
    """Computer players that have no place among these."""
    dials: Mapping[str, Dial]
    """The numbers of a level that people set up themselves; empty where there is none."""
    orders: tuple[str, ...]
    phrases: tuple[str, ...]
    brings: bool
    """Whether a seat can bring something along as text (`private`)."""
    kit: Mapping[str, int]
    """The items that somebody new comes with."""


class Place(Struct, frozen=True):
    """Who sits on one seat, for everybody: no id of a person, no token, nothing they brought."""

    seat: int
    kind: SeatKind
    name: str
    avatar: str
    level: str


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match from outside, for everybody."""

    id: str
    code: str
    game: str
    rules_version: int
    state: MatchState
    public: bool
    quick: bool
    created: int
    updated: int
    """When everybody last saw something happen, in milliseconds since 1970."""
    moments: int
    """How often something has happened to everybody's eyes."""
    result: Outcome | None
    seats: tuple[Place, ...]


class RoomInfo(MatchInfo, frozen=True, kw_only=True):
    """A table, for whoever thinks of sitting down at it."""

    options: dict[str, Any]
    """What it is played with."""


class MyMatch(MatchInfo, frozen=True, kw_only=True):
    """A match of whoever asks."""

    yours: tuple[int, ...]
    """The seats that are mine."""
    deciding: tuple[int, ...] | UnsetType = UNSET
    """Only of the first few that are being played, as is `view`."""
    view: Any = UNSET
    """As everybody sees it."""


class MyMatches(Struct, frozen=True):
    """My tables: those that wait or are played, and the latest that are over."""

    live: tuple[MyMatch, ...]
    recent: tuple[MyMatch, ...]


class Moment(Struct, frozen=True):
    """One step of a match through one viewer's eyes."""

    ply: int
    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A match that is over."""

    match: MatchInfo
    record: Record
    """With what was brought to the seats of whoever asks, and to no other."""
    viewers: dict[str, tuple[Moment, ...]]
    """By the number of the seat, and `null` for what everybody saw."""


class Health(Struct, frozen=True):
    """Whether the server answers."""

    status: Literal["ok"] = "ok"


class Why(Struct, frozen=True):
    """Why something is refused."""

    code: str
    fields: dict[str, Any]
