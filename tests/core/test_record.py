import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, structs

from teban.core.chance import SEED_BYTES
from teban.core.clock import Clock
from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.match import Match, Submission, new_record
from teban.core.record import (
    BACK,
    LEFT,
    RESUMED,
    TABLE,
    Line,
    Record,
    convert,
    decode,
    opening,
    replay,
)
from teban.core.refused import Expect, Refused, Why
from tests.core.tiny import GAME, Options

SEED, NONCE = bytes(SEED_BYTES), b"nonce"


def new() -> Record:
    clock = Clock(1_000, 60_000)
    return new_record(GAME, Options(sides=4), [Nothing()] * 3, "あbc", SEED, NONCE, clock)


def played() -> Record:
    match = Match(GAME, new())
    for seat, actions in ((0, ("bid1",)), (2, ("bid2",)), (1, ("bid0",)), (2, ("m1", "roll"))):
        number = match.seat(SeatId(seat)).decision.number
        match.submit(Submission(seat, number, actions, f"{seat}/{number}"), now=10)
    match.leave(SeatId(1))
    match.resume()
    return match.record()


def refused_with(code: Why, action: Callable[[], object]) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        action()
    assert refused.value.code is code
    return refused.value.fields


def test_a_record_reads_back_as_it_was_written() -> None:
    record = played()
    again = decode(record.encode())
    assert structs.replace(again, digest="") == record
    assert again.encode() == record.encode()


def test_a_record_is_text_that_a_person_can_read() -> None:
    text = played().encode().decode()
    assert '"do": "bid1"' in text
    assert "あ" in text
    assert text.endswith("\n")


def test_replaying_gives_the_same_lines_and_the_positions_between_them() -> None:
    record = played()
    steps = list(replay(GAME, record))
    assert [line for line, _, _ in steps] == list(record.lines)
    assert [state.ply for _, _, state in steps] == [1, 2, 3, 4, 5, 5, 6, 6]
    assert steps[-1][2].dump() == Match(GAME, record).state.dump()


@given(st.data())
def test_damage_of_any_byte_is_refused(data: st.DataObject) -> None:
    whole = played().encode()
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255))
    damaged = whole[:at] + bytes((byte,)) + whole[at + 1 :]
    if json_of(damaged) == json_of(whole):
        assert decode(damaged) == decode(whole)
    else:
        assert refused_with(Why.BAD_VALUE, lambda: decode(damaged))["field"]


def json_of(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return None


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"a":"\xff"}', b'{"options":{"x":' + b"[" * 100_000],
)
def test_what_is_no_record_at_all_is_refused(data: bytes) -> None:
    fields = refused_with(Why.BAD_VALUE, lambda: decode(data))
    assert fields["field"] == "record"


@pytest.mark.parametrize(
    ("field", "value", "place", "got", "expected"),
    [
        ("rules_version", "three", "", "three", Expect.NUMBER),
        ("game", 3, "", 3, Expect.TEXT),
        ("players", 3, "", 3, Expect.LIST),
        ("lines", [{"do": "x"}, {"do": "bid0", "seat": "A"}], "[1].seat", "A", Expect.NUMBER),
        ("lines", [{"seat": 0}], "[0].do", None, Expect.VALUE),
        ("clock", {"move": 1.5}, ".move", 1.5, Expect.NUMBER),
        ("clock", {"move": -1}, ".move", -1, Expect.NUMBER_FROM),
        ("clock", {"move": 0}, ".move", 0, Expect.NUMBER_FROM),
        ("clock", {"move": 1, "bank": -1}, ".bank", -1, Expect.NUMBER_FROM),
        ("options", [], "", [], Expect.MAPPING),
    ],
)
def test_a_field_of_the_wrong_kind_is_named_and_only_its_value_shown(
    field: str, value: object, place: str, got: object, expected: Expect
) -> None:
    data = json.dumps(json.loads(played().encode()) | {field: value}).encode()
    fields = refused_with(Why.BAD_VALUE, lambda: decode(data))
    assert fields["field"] == f"record.{field}{place}"
    assert fields["got"] == got
    assert fields["expected"] is expected


class Kinds(Struct):
    """A value of every form."""

    flag: bool = False
    pair: tuple[int, int] = (0, 0)
    counts: dict[str, int] = {}
    lists: dict[str, tuple[int, ...]] = {}
    numbered: dict[int, int] = {}
    share: float = 0.0


@pytest.mark.parametrize(
    ("data", "field", "got", "expected"),
    [
        (3, "state", 3, Expect.MAPPING),
        ({"flag": 1}, "state.flag", 1, Expect.TRUE_OR_FALSE),
        ({"pair": [1, 2, 3]}, "state.pair", 3, Expect.ENTRIES),
        ({"pair": [1, "b"]}, "state.pair[1]", "b", Expect.NUMBER),
        ({"counts": {"a": 1, "b": "c"}}, "state.counts[...]", "c", Expect.NUMBER),
        ({"lists": {"a": [1], "b": [2, "c"]}}, "state.lists[...][1]", "c", Expect.NUMBER),
        ({"numbered": {"a": 1}}, "state.numbered", "a", Expect.NUMBER),
        ({"share": "half"}, "state.share", "half", Expect.FORM),
    ],
)
def test_plain_data_is_refused_with_the_one_value_that_is_wrong(
    data: Any, field: str, got: object, expected: Expect
) -> None:
    fields = refused_with(Why.BAD_VALUE, lambda: convert("state", data, Kinds))
    assert (fields["field"], fields["got"], fields["expected"]) == (field, got, expected)


def test_a_missing_and_an_unknown_field_are_named() -> None:
    data = json.loads(played().encode())
    without = json.dumps({key: value for key, value in data.items() if key != "seed"}).encode()
    fields = refused_with(Why.BAD_VALUE, lambda: decode(without))
    assert fields == {"field": "record.seed", "got": None, "expected": Expect.VALUE}
    more = json.dumps(data | {"cheat": 1}).encode()
    fields = refused_with(Why.BAD_VALUE, lambda: decode(more))
    assert fields == {"field": "record.cheat", "got": 1, "expected": Expect.NOTHING}


def test_a_changed_value_is_found_by_the_digest() -> None:
    data = played().encode().replace(b'"m1"', b'"m2"')
    assert refused_with(Why.BAD_VALUE, lambda: decode(data))["field"] == "digest"


@pytest.mark.parametrize("other", [{"game": "chess"}, {"rules_version": 1}, {"rules_version": 4}])
def test_a_record_of_other_rules_is_refused(other: dict[str, Any]) -> None:
    record = structs.replace(new(), **other)
    fields = refused_with(Why.OTHER_RULES, lambda: opening(GAME, record))
    assert fields["expected"] == "bids 3"


def test_a_record_of_earlier_rules_that_the_game_names_plays_on() -> None:
    earlier = structs.replace(played(), rules_version=2)
    *_, (_, events, state) = replay(GAME, earlier)
    *_, (_, expected, same) = replay(GAME, played())
    assert (events, state.dump()) == (expected, same.dump())
    # What goes on stays what it was begun as.
    assert Match(GAME, earlier).record().rules_version == 2


@pytest.mark.parametrize(
    "other", [{"seed": "01" * SEED_BYTES}, {"nonce": "00"}, {"commitment": "0" * 64}]
)
def test_a_seed_that_was_not_the_promised_one_is_refused(other: dict[str, Any]) -> None:
    record = structs.replace(new(), **other)
    assert refused_with(Why.BROKEN_SEAL, lambda: opening(GAME, record)) == {}


def test_a_seed_and_nonce_cut_elsewhere_do_not_fit_the_seal() -> None:
    whole = (SEED + NONCE).hex()
    record = structs.replace(new(), seed=whole[:34], nonce=whole[34:])
    assert refused_with(Why.BAD_VALUE, lambda: opening(GAME, record))["field"] == "seed"


@pytest.mark.parametrize("seed", ["xyz", "1", "00" * 17])
def test_a_seed_in_other_digits_or_of_another_length_is_refused(seed: str) -> None:
    record = structs.replace(new(), seed=seed)
    fields = refused_with(Why.BAD_VALUE, lambda: opening(GAME, record))
    assert fields == {"field": "seed", "got": seed, "expected": Expect.DIGITS, "count": 32}


def test_a_nonce_in_other_digits_is_refused() -> None:
    record = structs.replace(new(), nonce="xyz")
    fields = refused_with(Why.BAD_VALUE, lambda: opening(GAME, record))
    assert fields == {"field": "nonce", "got": "xyz", "expected": Expect.HEX_DIGITS}


@pytest.mark.parametrize("field", ["private", "players"])
@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_record_for_another_number_of_seats_is_refused(field: str, count: int) -> None:
    empty: Any = {} if field == "private" else "x"
    record = structs.replace(new(), **{field: (empty,) * count})
    fields = refused_with(Why.BAD_VALUE, lambda: opening(GAME, record))
    entries = {"expected": Expect.ENTRIES, "count": 3}
    assert fields == {"field": field, "got": count, **entries}


@pytest.mark.parametrize(
    ("header", "field"),
    [
        ({"options": {"sides": "six"}}, "options.sides"),
        ({"options": {"dice": 2}}, "options.dice"),
        ({"options": {"sides": 1}}, "options.sides"),
        ({"private": ({}, {"cards": 1}, {})}, "private[1].cards"),
    ],
)
def test_a_bad_header_value_is_named(header: dict[str, Any], field: str) -> None:
    record = structs.replace(new(), **header)
    assert refused_with(Why.BAD_VALUE, lambda: opening(GAME, record))["field"] == field


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (Line("bid7", 0), "no_such_action"),
        (Line("roll", 0), "not_legal"),
        (Line("bid0", 5), "not_your_turn"),
        (Line("bid0"), "one_of"),
        (Line(LEFT), "one_of"),
        (Line(LEFT, 0), "no_such_action"),
        (Line(RESUMED, 1, by=TABLE), "one_of"),
        (Line("bid0", 2, by=TABLE), "one_of"),
        (Line(LEFT, 3, by=TABLE), "number_from_to"),
        (Line(BACK, -1, by=TABLE), "number_from_to"),
        (Line("order thrift"), "one_of"),
        (Line("order thrift", 0), "no_such_action"),
        (Line("order nothing", 0, by=TABLE), "one_of"),
        (Line("withdraw thrift", 3, by=TABLE), "number_from_to"),
    ],
)
def test_a_line_that_cannot_have_happened_is_named(line: Line, reason: str) -> None:
    record = structs.replace(new(), lines=(Line("bid0", 1), line))
    for again in (lambda: list(replay(GAME, record)), lambda: Match(GAME, record)):
        fields = refused_with(Why.BAD_VALUE, again)
        assert (fields["field"], fields["got"]) == ("lines[1]", line.do)
        assert fields["expected"] is Expect.LEGAL_ACTION
        assert reason in str(fields["why"])
