"""A mistake of the program in words, which one process can tell another."""

import traceback
from pathlib import Path

from msgspec import Struct

import teban

_OURS = Path(teban.__file__).parent


class Mistake(Struct, frozen=True):
    """What went wrong, and where."""

    said: str
    place: str
    """What the error is and where it was raised, which makes it the same error."""
    trace: str
    """Without local variables: these may be tokens or decks."""

    @classmethod
    def of(cls, error: BaseException) -> "Mistake":
        """What an exception tells."""
        trace = "".join(traceback.format_exception(error)).rstrip()
        return cls(f"{type(error).__name__}: {error}", _place(error), trace)


def _place(error: BaseException) -> str:
    """Raised in a library, it is another one for each line of ours that it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_OURS)]
    way = dict.fromkeys(f"{frame.filename}:{frame.lineno}" for frame in (*ours[-1:], *frames[-1:]))
    return f"{type(error).__name__} at {' and '.join(way) or '?'}"
