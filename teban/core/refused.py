"""Refusals are data: a code with fields, never a sentence. Whoever speaks to people words them."""

from collections.abc import Callable
from enum import Enum, StrEnum
from functools import partial
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
    SAME_KEY = "same_key"
    OTHER_RULES = "other_rules"
    BROKEN_SEAL = "broken_seal"
    TAPE = "tape"


class Expect(StrEnum):
    """What belongs in the place of a value; the fields that go with it stand behind it.

    Lists of words are tuples. An outer layer may have an enum of its own.
    """

    ONE_OF = "one_of"  # names
    ONE_OF_WITH = "one_of_with"  # names, other: what it must fit
    EXACTLY = "exactly"  # names
    LIKE = "like"  # examples
    BESIDE = "beside"  # other: what must be given too
    FITTING = "fitting"  # other: the field it must fit
    ONCE = "once"
    NOTHING = "nothing"
    VALUE = "value"
    NUMBER = "number"
    NUMBER_FROM = "number_from"  # least
    NUMBER_FROM_TO = "number_from_to"  # least, most
    EVEN_NUMBER_FROM_TO = "even_number_from_to"  # least, most
    NUMBER_FOR_EACH = "number_for_each"  # names
    TRUE_OR_FALSE = "true_or_false"
    TEXT = "text"
    WORD = "word"
    WORDS = "words"
    LIST = "list"
    MAPPING = "mapping"
    MAPPING_FROM = "mapping_from"  # names
    ENTRIES = "entries"  # count
    ENTRIES_FROM_TO = "entries_from_to"  # least, most
    CELL = "cell"  # first, last
    ROWS = "rows"  # count, width
    LETTERS = "letters"  # count, names
    HEX_DIGITS = "hex_digits"
    DIGITS = "digits"  # count
    DIGEST = "digest"
    LEGAL_ACTION = "legal_action"  # why: the refusal of this one
    ONE_GAME = "one_game"
    JSON = "json"
    FORM = "form"  # detail: what a decoder said, in English


class Got(StrEnum):
    """What was found, where the value itself would say nothing; fields as for `Expect`."""

    DAMAGED = "damaged"


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error of the program
    """Input that the rules do not allow. Nothing has changed."""

    def __init__(self, code: StrEnum, **fields: Any) -> None:
        self.code = code
        self.fields = fields
        details = ", ".join(f"{key}={_written(value)}" for key, value in fields.items())
        super().__init__(f"{code.value}: {details}" if details else code.value)

    def __reduce__(self) -> tuple[Callable[..., "Refused"], tuple[StrEnum]]:
        # An exception is unpickled from its sentence; this one, from another process, is data.
        return partial(type(self), **self.fields), (self.code,)

    def data(self) -> dict[str, Any]:
        """Code and fields, for programs."""
        plain = {
            name: value.data() if isinstance(value, Refused) else value
            for name, value in self.fields.items()
        }
        return {"code": self.code.value, **plain}


def bad_value(field: str, got: object, expected: StrEnum, **fields: Any) -> Refused:
    """The refusal of a value from outside: which field, what it held, what belongs there."""
    return Refused(Why.BAD_VALUE, field=field, got=got, expected=expected, **fields)


def _written(value: object) -> str:
    match value:
        case Enum():
            return str(value.value)
        case Refused():
            return f"({value})"
        case _:
            return repr(value)
