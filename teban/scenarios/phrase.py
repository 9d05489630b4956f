"""What a report says that is neither a word of the file nor one of the game."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from teban.core.refused import Refused
from teban.text import Text


class Saying(StrEnum):
    """How a step or an expectation went, or should have gone; with the fields it needs."""

    TAKEN = "taken"
    REFUSED = "refused"
    REFUSED_BECAUSE = "refused-because"  # why
    REFUSED_UNCHANGED = "refused-unchanged"
    REFUSED_CHANGED = "refused-changed"  # why
    SAME = "same"
    CHANGED = "changed"
    POSITION = "position"
    CRASHED = "crashed"  # error
    OTHER = "other"  # step, wanted, found
    AFTER = "after"  # event, last


class Phrase(Struct, frozen=True):
    """A code with fields, which may be refusals and other phrases."""

    code: Saying
    fields: dict[str, Any] = {}

    def worded(self, say: Text) -> str:
        """In the reader's language."""
        said = {name: _worded(value, say) for name, value in self.fields.items()}
        return say(f"check-{self.code.value}", **said)

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {"code": self.code.value, **{name: plain(v) for name, v in self.fields.items()}}


def phrase(code: Saying, **fields: Any) -> Phrase:
    """A phrase with its fields."""
    return Phrase(code, fields)


def crash(error: Exception) -> Phrase:
    """An error of the program; the other scenarios still have to run."""
    return phrase(Saying.CRASHED, error=f"{type(error).__name__}: {error}")


def plain(value: Any) -> Any:
    """A value of a report for programs."""
    return value.data() if isinstance(value, Phrase | Refused) else value


def _worded(value: object, say: Text) -> str:
    match value:
        case Phrase():
            return value.worded(say)
        case Refused():
            return say.refusal(value).rstrip(".。")
        case _:
            return str(value)
