"""Files that may be missing, broken or of another version; then a refusal names the field."""

from pathlib import Path
from typing import TypeVar

import msgspec

from teban.core.refused import Expect, Got, Refused, bad_value

T = TypeVar("T")

MOST_BYTES = 16_000_000
"""No model that a player could load while people wait is larger."""


def contents(path: Path) -> bytes:
    """What is in the file; refused by its name if nothing can be read."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise unfit(path, error.strerror or type(error).__name__) from None
    if len(data) > MOST_BYTES:
        raise unfit(path, f"more than {MOST_BYTES} bytes")
    return data


def decoded(path: Path, kind: type[T]) -> T:
    """The JSON in the file, checked field by field."""
    try:
        return msgspec.json.decode(contents(path), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise unfit(path, str(error)) from None


def check_version(field: str, got: str, known: tuple[str, ...]) -> None:
    """Refuse what was made for another program, or another time."""
    if got not in known:
        raise bad_value(field, got, Expect.ONE_OF, names=known)


def unfit(path: Path, detail: str) -> Refused:
    """The refusal of a file as a whole."""
    return bad_value(path.name, Got.DAMAGED, Expect.FORM, detail=detail)
