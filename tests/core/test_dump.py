"""A position at rest is loaded undamaged or not at all."""

import json
from typing import Any

import pytest
from msgspec import Struct

from teban.core.dump import DIGEST, dumped, loaded, stamped, without_digest
from teban.core.refused import Expect, Refused, bad_value


class Place(Struct, frozen=True):
    cards: tuple[int, ...]
    seed: bytes = b"seed"
    seen: frozenset[int] = frozenset((2, 1))
    more: int = 0


def refused(data: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        loaded(data, Place, check)
    return caught.value


def check(place: Place) -> None:
    if min(place.cards) < 0:
        raise bad_value("state.cards", min(place.cards), Expect.NUMBER_FROM, least=0)


def saved(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dumped(Place((3, 1, 2)))))
    return data | changes


def test_what_was_dumped_is_loaded() -> None:
    assert loaded(saved(), Place, check) == Place((3, 1, 2))


def test_damage_that_could_be_true_is_refused_by_the_digest() -> None:
    for data in (saved(cards=[1, 3, 2]), saved(unknown=1), saved(seed="AAAA"), saved(digest="")):
        assert refused(data).fields["field"] == f"state.{DIGEST}"
        assert refused(data).fields["expected"] is Expect.DIGEST


def test_a_dump_without_its_digest_is_refused() -> None:
    assert refused(without_digest(saved())).fields == {
        "field": "state.digest",
        "got": None,
        "expected": Expect.DIGEST,
    }


def test_a_field_that_only_has_its_usual_value_is_missed_too() -> None:
    data = saved()
    del data["more"]
    assert refused(data).fields["field"] == "state.digest"


def test_a_type_or_a_value_that_cannot_be_is_named() -> None:
    assert refused(saved(cards=["S1"])).fields["field"] == "state.cards[0]"
    assert refused(saved(cards=[1, -2])).fields["got"] == -2
    assert refused(None).fields["field"] == "state"
    assert refused([saved()]).fields["expected"] is Expect.MAPPING


@pytest.mark.parametrize("value", ["\ud800", 10**5000, object()], ids=("text", "number", "thing"))
def test_what_no_json_can_hold_is_damage(value: object) -> None:
    assert refused(saved(unknown=value)).fields["field"] == "state.digest"


def test_whoever_changes_a_dump_on_purpose_stamps_it_anew() -> None:
    assert loaded(stamped(saved(more=7)), Place, check) == Place((3, 1, 2), more=7)
