from typing import ClassVar

import msgspec
import pytest

from teban.core.event import Event, redact, redact_all, wire
from teban.core.ids import EVERYONE, SeatId, Viewer, includes, only

A, B, C = (SeatId(seat) for seat in range(3))


class CardDrawn(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card", "cost")
    seat: int
    card: str | None
    cost: int | None


def drawn(audience: int = EVERYONE, knows: int = only(A)) -> CardDrawn:
    return CardDrawn(seat=0, card="X", cost=4, group=7, audience=audience, knows=knows)


def test_who_knows_is_told_everything() -> None:
    assert redact(drawn(), A) == CardDrawn(seat=0, card="X", cost=4, group=7)


@pytest.mark.parametrize("viewer", [B, C, None])
def test_everybody_else_is_told_all_but_the_secret_fields(viewer: Viewer) -> None:
    assert redact(drawn(), viewer) == CardDrawn(seat=0, card=None, cost=None, group=7)


@pytest.mark.parametrize("viewer", [B, None])
def test_who_is_not_in_the_audience_is_told_nothing(viewer: Viewer) -> None:
    assert redact(drawn(audience=only(A, C)), viewer) is None


def test_what_everyone_knows_a_watcher_knows_too() -> None:
    assert redact(drawn(knows=EVERYONE), None) == redact(drawn(), A)


def test_a_watcher_is_not_told_what_all_seats_were_told_one_by_one() -> None:
    assert redact(drawn(knows=only(A, B, C)), None) == redact(drawn(), None)


@pytest.mark.parametrize("viewer", [A, B, None])
def test_a_redacted_event_does_not_say_who_else_knows(viewer: Viewer) -> None:
    told_some, told_more = drawn(knows=only(A)), drawn(knows=only(A, C))
    assert redact(told_some, viewer) == redact(told_more, viewer)
    small, large = drawn(audience=only(A, B)), drawn(audience=only(A, B, C))
    assert redact(small, A) == redact(large, A)


def test_redacting_twice_does_not_bring_a_secret_back() -> None:
    once = redact(drawn(), B)
    assert once is not None
    assert redact(once, A) == once


def test_redacting_leaves_the_event_as_it_was() -> None:
    event = drawn()
    redact(event, B)
    assert event == drawn()


def test_a_list_keeps_its_order_without_what_the_viewer_is_not_told() -> None:
    events: list[Event] = [drawn(), drawn(audience=only(A)), drawn(knows=EVERYONE)]
    assert redact_all(events, B) == [redact(drawn(), B), redact(drawn(), A)]


def test_the_wire_form_names_the_kind_and_holds_no_secret() -> None:
    told = redact(drawn(), B)
    assert told is not None
    assert wire(told) == {"kind": "card_drawn", "seat": 0, "card": None, "cost": None, "group": 7}


def test_the_wire_form_can_be_read_back() -> None:
    told = redact(drawn(), A)
    assert told is not None
    assert msgspec.convert(wire(told), CardDrawn) == told


@pytest.mark.parametrize("seats", [(), (A,), (B,), (A, C), (A, B, C)])
def test_a_mask_includes_exactly_its_seats(seats: tuple[SeatId, ...]) -> None:
    assert [seat for seat in (A, B, C) if includes(only(*seats), seat)] == list(seats)
    assert not includes(only(*seats), None)
