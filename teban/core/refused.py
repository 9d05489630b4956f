"""Refusals are data: a code with fields, never a sentence. Whoever speaks to people words them."""

from enum import StrEnum
from typing import Any


class Why(StrEnum):
    """The reasons known to the contract itself; a game adds an enum of its own."""

    NOT_YOUR_TURN = "not_your_turn"
    GAME_OVER = "game_over"
    NO_SUCH_ACTION = "no_such_action"
    NOT_LEGAL = "not_legal"
    UNKNOWN_WORD = "unknown_word"
    NOTHING_SUBMITTED = "nothing_submitted"
    DECISION_PASSED = "decision_passed"
    BAD_VALUE = "bad_value"
    UNKNOWN_GAME = "unknown_game"
    OTHER_RULES = "other_rules"
    BROKEN_SEAL = "broken_seal"
    TAPE = "tape"


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error of the program
    """Input that the rules do not allow. Nothing has changed."""

    def __init__(self, code: StrEnum, **fields: Any) -> None:
        self.code = code
        self.fields = fields
        details = ", ".join(f"{key}={value!r}" for key, value in fields.items())
        super().__init__(f"{code.value}: {details}" if details else code.value)


def bad_value(field: str, got: object, expected: str) -> Refused:
    """The refusal of a value from outside: which field, what it held, what belongs there."""
    return Refused(Why.BAD_VALUE, field=field, got=got, expected=expected)
