"""A match on paper: a header and the actions. Everything else is worked out by playing it.

The record of a running match holds every secret of it and stays with whoever runs the match.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct, structs

from teban.core.chance import SEED_BYTES, commitment
from teban.core.clock import Clock
from teban.core.event import Event
from teban.core.game import Game, State
from teban.core.ids import SeatId
from teban.core.misfit import decoded, misfit
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.standing import announced, wordings

RESUMED = "resumed"
LEFT = "left"
BACK = "back"
RESIGNED = "resigned"
TABLE = "table"


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of the log."""

    do: str
    """The action in the game's notation; or what happened at the table.

    That is `resumed`, `left`, `back` or `resigned`, as people come and go, `order NAME` or
    `withdraw NAME`.
    """
    seat: int | None = None
    ms: int = 0
    """Time used, where the match has a clock."""
    by: str = ""
    """Empty for the player, else why it was done for them: `clock`, `absent` or `order`.

    `table` if it is no action at all: a game may have actions of any name.
    """
    id: str = ""
    """The submission it came in, so that a resend is recognised after a restart too."""
    waited: tuple[int, ...] = ()
    """For each seat, time it had used on a decision that this line took away from it."""

    @property
    def actor(self) -> SeatId | None:
        """The seat whose action it is; None if it only happened at the table."""
        return None if self.seat is None or self.by == TABLE else SeatId(self.seat)


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Header and actions."""

    game: str
    rules_version: int
    options: dict[str, Any]
    private: tuple[dict[str, Any], ...]
    """One sealed input for each seat."""
    players: tuple[str, ...]
    commitment: str
    """Published at the start; seed and nonce are published at the end."""
    seed: str
    nonce: str
    clock: Clock | None = None
    lines: tuple[Line, ...] = ()
    digest: str = ""

    def encode(self) -> bytes:
        """The record as JSON that a person can read, with a digest against damage."""
        sealed = structs.replace(self, digest=_digest(self))
        return msgspec.json.format(msgspec.json.encode(sealed), indent=1) + b"\n"


_decoder = msgspec.json.Decoder(Record)


def decode(data: bytes) -> Record:
    """The record that `Record.encode` wrote; refused with the field that is wrong."""
    record = decoded("record", data, _decoder)
    if record.digest != _digest(record):
        raise bad_value("digest", record.digest, Expect.DIGEST)
    return record


def opening(game: Game, record: Record, events: list[Event] | None = None) -> State:
    """The position before the first action, and what happened until then.

    Refused if the header is not a true one.
    """
    if record.game != game.key or record.rules_version not in (game.rules_version, *game.plays_on):
        raise Refused(
            Why.OTHER_RULES,
            got=f"{record.game} {record.rules_version}",
            expected=f"{game.key} {game.rules_version}",
        )
    # Of a free length, bytes could wander from the seed to the nonce under the same seal.
    seed, nonce = unseed(record.seed), unhex("nonce", record.nonce)
    if commitment(seed, nonce) != record.commitment:
        raise Refused(Why.BROKEN_SEAL)
    seats = len(game.seat_names)
    for field, entries in (("private", record.private), ("players", record.players)):
        if len(entries) != seats:
            raise bad_value(field, len(entries), Expect.ENTRIES, count=seats)
    options = convert("options", record.options, game.options)
    private = [
        convert(f"private[{seat}]", data, game.private) for seat, data in enumerate(record.private)
    ]
    return game.new(options, private, seed, events)


def replay(game: Game, record: Record) -> Iterator[tuple[Line, list[Event], State]]:
    """Play the record again: each line, what it caused, and the position after it."""
    state = opening(game, record)
    for number, line in enumerate(record.lines):
        events: list[Event] = []
        with naming(number, line):
            repeat(game, state, line, events)
        yield line, events, state.clone()


@contextmanager
def naming(number: int, line: Line) -> Iterator[None]:
    """A refusal in here says which line of the record it is about."""
    try:
        yield
    except Refused as why:
        raise bad_value(f"lines[{number}]", line.do, Expect.LEGAL_ACTION, why=why) from None


def repeat(game: Game, state: State, line: Line, events: list[Event]) -> None:
    """Do what one line of a log says."""
    seat = line.actor
    if seat is None:
        _happen(game, state, line, events)
        return
    if seat not in state.actors():
        raise Refused(Why.NOT_YOUR_TURN, seat=seat)
    state.apply(state.parse(line.do, seat), seat, events)


def _happen(game: Game, state: State, line: Line, events: list[Event]) -> None:
    """What happens at the table; only that the match was resumed is the game's business."""
    if line.seat is None and line.do == RESUMED:
        state.resumed(events)
        return
    ordering = wordings(game.orders)
    moves = (LEFT, BACK, RESIGNED, *ordering)
    if line.seat is None or line.do not in moves:
        raise bad_value("do", line.do, Expect.ONE_OF, names=(RESUMED, *moves))
    last = len(game.seat_names) - 1
    if not 0 <= line.seat <= last:
        raise bad_value("seat", line.seat, Expect.NUMBER_FROM_TO, least=0, most=last)
    if line.do in ordering:
        events.append(announced(line.do, line.seat))


def convert(field: str, data: Any, kind: type[Struct]) -> Any:
    """Plain data as a Struct; refused with the path of what is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise misfit(field, data, error, kind) from None


def unseed(text: str) -> bytes:
    """A seed written as hexadecimal digits, neither more nor fewer than it takes."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise bad_value("seed", text, Expect.DIGITS, count=2 * SEED_BYTES)
    return seed


def unhex(field: str, text: str) -> bytes:
    """Bytes written as hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise bad_value(field, text, Expect.HEX_DIGITS) from None


def _digest(record: Record) -> str:
    plain = msgspec.json.encode(structs.replace(record, digest=""), order="sorted")
    return blake2b(plain, digest_size=16).hexdigest()
