import json
import pickle
from copy import copy

from teban.core.refused import Expect, Got, Refused, Why, bad_value


def test_a_refusal_is_a_code_with_fields() -> None:
    refused = Refused(Why.NOT_LEGAL, got="a1", seat=2)
    assert refused.code is Why.NOT_LEGAL
    assert refused.fields == {"got": "a1", "seat": 2}
    assert str(refused) == "not_legal: got='a1', seat=2"


def test_a_refusal_without_fields_is_its_code() -> None:
    assert str(Refused(Why.GAME_OVER)) == "game_over"


def test_a_bad_value_says_which_field_what_it_held_and_what_belongs_there() -> None:
    refused = bad_value("size", 7, Expect.NUMBER_FROM_TO, least=4, most=6)
    assert refused.fields == {
        "field": "size",
        "got": 7,
        "expected": Expect.NUMBER_FROM_TO,
        "least": 4,
        "most": 6,
    }
    assert str(refused) == (
        "bad_value: field='size', got=7, expected=number_from_to, least=4, most=6"
    )


def test_a_refusal_inside_a_refusal_is_data_too() -> None:
    why = Refused(Why.NOT_YOUR_TURN, seat=1)
    refused = bad_value("lines[3]", "a1", Expect.LEGAL_ACTION, why=why)
    assert str(refused).endswith("expected=legal_action, why=(not_your_turn: seat=1)")
    assert json.loads(json.dumps(refused.data())) == {
        "code": "bad_value",
        "field": "lines[3]",
        "got": "a1",
        "expected": "legal_action",
        "why": {"code": "not_your_turn", "seat": 1},
    }


def test_a_refusal_comes_out_of_another_process_as_it_went_in() -> None:
    why = bad_value("deck", ("S1", "S1"), Expect.ONCE)
    refused = bad_value("lines[3]", Got.DAMAGED, Expect.LEGAL_ACTION, why=why, names=("a1", "a2"))
    for again in (pickle.loads(pickle.dumps(refused)), copy(refused)):
        assert type(again) is Refused
        assert again.code is Why.BAD_VALUE
        assert again.fields["got"] is Got.DAMAGED
        assert again.fields["expected"] is Expect.LEGAL_ACTION
        assert again.fields["why"].code is Why.BAD_VALUE
        assert again.data() == refused.data()
        assert str(again) == str(refused)
