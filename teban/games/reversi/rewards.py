"""Badges and the items they bring, booked into the running game."""

from collections.abc import Mapping

from msgspec import structs

from teban.core.event import Event
from teban.core.ids import SeatId, only
from teban.games.reversi import events as ev
from teban.games.reversi.badges.catalogue import Award, awards
from teban.games.reversi.badges.memory import remember
from teban.games.reversi.options import MOST_OF_A_KIND
from teban.games.reversi.space import KINDS
from teban.games.reversi.state import RIVAL, Board, Extras, Pouch, item_counts


def observe(board: Board, moment: list[Event], events: list[Event]) -> None:
    """Let the observers of both seats see what just happened."""
    for seat in RIVAL:
        extras = board.extras
        assert extras is not None
        memory = extras.memories[seat]
        if memory is None:
            continue
        memory = remember(memory, moment)
        given = awards(memory, extras.profiles[seat], board.table.options.extended)
        memory = structs.replace(
            memory, fired=(*memory.fired, *(award.badge.id for award in given))
        )
        memories = (memory, extras.memories[1]) if seat == 0 else (extras.memories[0], memory)
        board.extras = structs.replace(extras, memories=memories)
        for award in given:
            _give(board, seat, award, events)


def tell_held(board: Board, seat: SeatId, events: list[Event]) -> None:
    """The owner's items after a change."""
    extras = board.extras
    assert extras is not None
    held = tuple(extras.held(seat, kind) for kind in KINDS)
    events.append(
        ev.Held(
            seat=seat,
            items=item_counts(held),
            waiting=item_counts(extras.pouches[seat].waiting),
            audience=only(seat),
        )
    )


def _give(board: Board, seat: SeatId, award: Award, events: list[Event]) -> None:
    events.append(
        ev.Badge(
            seat=seat,
            badge=award.badge.id,
            times=award.times,
            reward=dict(award.reward),
            audience=only(seat),
        )
    )
    extras = board.extras
    assert extras is not None
    if award.reward and board.table.options.items:
        pouch = _filled(extras, seat, award.reward)
        board.extras = structs.replace(extras, pouches=with_pouch(extras.pouches, seat, pouch))
        tell_held(board, seat, events)


def _filled(extras: Extras, seat: SeatId, reward: Mapping[str, int]) -> Pouch:
    """§5.4(4): what a badge brings is usable from the next own turn on."""
    pouch = extras.pouches[seat]
    room = [
        min(reward.get(kind.key, 0), MOST_OF_A_KIND - extras.held(seat, kind)) for kind in KINDS
    ]
    return structs.replace(
        pouch, gained=_plus(pouch.gained, room), waiting=_plus(pouch.waiting, room)
    )


def with_pouch(pouches: tuple[Pouch, Pouch], seat: SeatId, pouch: Pouch) -> tuple[Pouch, Pouch]:
    """Both pouches, one of them replaced."""
    return (pouches[0], pouch) if seat else (pouch, pouches[1])


def _plus(numbers: tuple[int, ...], more: list[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(numbers, more, strict=True))
