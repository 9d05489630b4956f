"""Who sits where when a match is played again."""

from collections.abc import Sequence

from msgspec import structs

from teban.core.refused import Expect, bad_value
from teban.server.bodies import Chair
from teban.server.storage.values import Person, Seating, SeatKind, StoredMatch


def chairs(over: StoredMatch, person: Person, host: str | None) -> tuple[Chair, ...]:
    """The chairs of the rematch as this person may fill them, seats changed round.

    Their own seats, those of guests at their page, and the bots if they are the host, who has set
    these up; computer players sit down by themselves; every other seat stays open for whoever sat
    there, or was stood in for.
    """
    around = (*over.seats[1:], over.seats[0])
    return tuple(_chair(seating, over, person, host) for seating in around)


def bringing(takers: Sequence[Seating], person: Person, text: str | None) -> list[Seating]:
    """Those who sit down, with what this person brings: to their own seat, not to their bots'.

    Of several at their page it is the one with their name, else the first.
    """
    theirs = [taker for taker in takers if taker.person == person.id]
    if not theirs:
        raise bad_value("private", text, Expect.NOTHING)
    own = next((taker for taker in theirs if taker.name == person.name), theirs[0])
    return [structs.replace(taker, private=text) if taker is own else taker for taker in takers]


def _chair(seating: Seating, over: StoredMatch, person: Person, host: str | None) -> Chair:
    name = seating.name or None
    if seating.person == person.id:
        mine = seating.name == person.name or _only(over, person)
        return Chair("me" if mine else "guest", name=name, private=seating.private)
    match seating.meant_for:
        case SeatKind.COMPUTER:
            return Chair("computer", seating.level)
        case SeatKind.BOT if host == person.id:
            return Chair("bot", name=name, private=seating.private)
        case _:
            return Chair("open")


def _only(over: StoredMatch, person: Person) -> bool:
    return [seating.person for seating in over.seats].count(person.id) == 1
