"""Every message between a server and a page or bot, and nothing else.

One WebSocket belongs to one match and one person. The first message is `hello`; afterwards each
side speaks when it has something to say. TypeScript types and the protocol page in `docs/` are
generated from this file.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from teban.core.clock import Clock

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Picks = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a page or bot sends."""


class Hello(In, frozen=True):
    """The first message: who is there, and how much of the match they have seen."""

    token: str
    """The person's token, or a seat's token for a bot."""
    since: Annotated[int, Meta(ge=0)] = 0
    """`seen` of the last update that arrived, 0 for everything."""
    watch: bool = False
    """Only look on, even where a seat is mine."""


class Submit(In, frozen=True):
    """Picks for the decision that was shown. Sending the same id again does nothing."""

    seat: SeatNumber
    decision: int
    actions: Picks
    id: Key


class Try(In, frozen=True):
    """Picks that are only tried: what would have to be picked after them? Nothing is changed."""

    seat: SeatNumber
    decision: int
    actions: Picks
    id: Key


class Order(In, frozen=True):
    """Give or withdraw a standing order."""

    seat: SeatNumber
    name: Key
    on: bool = True


class Uncover(In, frozen=True):
    """Hot seat: whose private part this page shows now; None covers everything."""

    seat: SeatNumber | None


class Say(In, frozen=True):
    """One of the preset phrases."""

    phrase: Key


class Leave(In, frozen=True):
    """Get up from the table; the grace period begins, as it does when the line is lost."""


class Resign(In, frozen=True):
    """Give up the match (投了)."""

    seat: SeatNumber


class Claim(In, frozen=True):
    """What to do about a seat whose player is gone: a computer player, or the win."""

    seat: SeatNumber
    want: Literal["stand_in", "win"]


class Ping(In, frozen=True):
    """Are you there?"""


Incoming: TypeAlias = Hello | Submit | Try | Order | Uncover | Say | Leave | Resign | Claim | Ping


class Out(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class SeatInfo(Struct, frozen=True):
    """Who sits where. Public."""

    kind: Literal["person", "computer", "bot", "open"]
    name: str
    avatar: str = ""
    level: str = ""
    """For a computer player."""
    here: bool = True
    """Whether somebody is connected."""
    gone_at: int | None = None
    """When the grace period of a lost player ends, in milliseconds since 1970."""


class Welcome(Out, frozen=True):
    """The answer to `hello`."""

    match: str
    game: str
    rules_version: int
    options: Any
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    """The seats that you may play; several at a hot seat, none for a watcher."""
    code: str
    """The room code, to be told to a friend."""
    clock: Clock | None
    commitment: str
    """The hash of the seed, published before the first move."""
    hot: bool
    """Whether several people share this page, so that private parts must be uncovered."""


class Outcome(Struct, frozen=True):
    """How it ended."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    resigned: bool
    """Whether it was given up before the rules decided it."""


class Question(Struct, frozen=True):
    """A decision as a page or bot gets it."""

    kind: str
    seat: int
    number: int
    legal: tuple[int, ...]
    """Empty where the player is to notice by themselves (flag 1), as is `names`."""
    names: tuple[str, ...]
    """The legal actions in notation, in the same order."""
    source: str
    picks: int
    shown: tuple[Any, ...]
    flags: int


class Update(Out, frozen=True):
    """What happened since, and what is true now, for one viewer."""

    viewer: int | None
    """Whose eyes: a seat of yours, or None for what everybody sees."""
    since: int
    """The events are those from this point on."""
    seen: int
    """The point behind them."""
    events: tuple[Any, ...]
    view: Any
    decision: Question | None
    deciding: tuple[int, ...]
    thinking: tuple[int, ...]
    """Seats whose computer player is at work."""
    decided: tuple[str, ...]
    """For each seat who had the word in its computer player's last choice: the game's message
    `decided-NAME` says it in words. Empty where nobody knows."""
    absent: tuple[int, ...]
    orders: tuple[tuple[str, ...], ...]
    time_left: tuple[int, ...]
    result: Outcome | None
    ply: int
    """How often something has happened to this viewer's eyes."""


class Thinking(Out, frozen=True):
    """Seats whose computer player is at work."""

    seats: tuple[int, ...]


class Table(Out, frozen=True):
    """Somebody sat down, came, went or was replaced."""

    seats: tuple[SeatInfo, ...]
    watchers: int


class Done(Out, frozen=True):
    """A submission is stored; what was not taken must be asked again."""

    id: str
    taken: int
    rest: tuple[str, ...]


class Tried(Out, frozen=True):
    """The answer to `try`."""

    id: str
    next: Question | None
    """None if the picks are complete; what comes of them is told when they are submitted."""


class Refusal(Out, frozen=True, tag="refused"):
    """Nothing has changed; a code with fields says why."""

    code: str
    fields: dict[str, Any]
    id: str = ""
    """The submission or try it answers."""


class Said(Out, frozen=True):
    """A preset phrase of somebody."""

    seat: int | None
    name: str
    phrase: str


class Over(Out, frozen=True):
    """The match is decided: the seed behind the commitment."""

    seed: str
    nonce: str


class Rematch(Out, frozen=True):
    """Somebody wants to play again and waits for the others: the same request joins them."""

    seats: tuple[int, ...]
    """The seats of this match whose players wait."""
    code: str
    """The room code of the table where they wait."""


class Pong(Out, frozen=True):
    """Yes."""


Outgoing: TypeAlias = (
    Welcome | Update | Thinking | Table | Done | Tried | Refusal | Said | Over | Rematch | Pong
)
