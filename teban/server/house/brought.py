"""What the seats of a match bring along: a text of their players, or what these have earned."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from teban.core.career import Career
from teban.core.game import Game
from teban.core.levels import meeting
from teban.core.refused import Expect, Refused, bad_value
from teban.core.sharing import Sharing
from teban.server.storage.store import Store
from teban.server.storage.values import Seating, SeatKind

_PLACE = re.compile(r"private\[(\d+)\]")


def written(game: Game, field: str, text: str | None) -> str | None:
    """A player's text in its one form; refused where the game cannot read it."""
    if text is None:
        return None
    if not isinstance(game, Sharing):
        raise bad_value(field, text, Expect.NOTHING)
    return game.write_private(game.read_private(field, text))


@contextmanager
def naming(fields: Mapping[int, str]) -> Iterator[None]:
    """A refusal in here names what a person sent for a seat, not its place in a record."""
    try:
        yield
    except Refused as why:
        place = _PLACE.match(str(why.fields.get("field", "")))
        field = fields.get(int(place[1])) if place else None
        if field is None:
            raise
        raise Refused(why.code, **{**why.fields, "field": field}) from None


async def brought(store: Store, game: Game, options: Any, seats: Sequence[Seating]) -> list[Any]:
    """The sealed input of every seat."""
    private = [await _brings(store, game, options, seating, seats) for seating in seats]
    return meeting(game, private, [seating.level for seating in seats])


async def ledger_of(store: Store, person: str, game: Game) -> dict[tuple[str, str], int]:
    """What a person has of each kind and name, whoever it was won from."""
    ledger: dict[tuple[str, str], int] = {}
    for tally in await store.tallies(person, game.key):
        key = (tally.kind, tally.name)
        ledger[key] = ledger.get(key, 0) + tally.count
    return ledger


async def _brings(
    store: Store, game: Game, options: Any, seating: Seating, seats: Sequence[Seating]
) -> Any:
    if seating.private is not None and isinstance(game, Sharing):
        return game.read_private("private", seating.private)
    if seating.kind is not SeatKind.PERSON:
        return game.private()
    first = next(other.seat for other in seats if other.person == seating.person)
    # At a hot seat the others are guests, and have no history.
    if seating.person is None or first != seating.seat or not isinstance(game, Career):
        return game.newcomer(options)
    return game.brings(options, await ledger_of(store, seating.person, game))
