"""Files a person names: read and written with one clear refusal if that fails."""

import os
from pathlib import Path

from teban.cli.wanted import Found, Wanted
from teban.core.refused import Refused, bad_value

LARGEST = 64 << 20
"""Bytes; no record comes near it."""


def read(path: Path) -> bytes:
    """All of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise _unusable(path, error, Wanted.READABLE_FILE) from None
    if len(data) > LARGEST:
        raise bad_value(str(path), f"> {LARGEST >> 20} MiB", Wanted.RECORD)
    return data


def read_text(path: Path) -> str:
    """All of a text file."""
    try:
        return read(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad_value(str(path), Found.BINARY, Wanted.TEXT_FILE) from None


def check_free(path: Path) -> None:
    """Refuse a name at which a file could not be written later."""
    if path.exists():
        raise bad_value(str(path), Found.EXISTS, Wanted.FREE_NAME)
    if not os.access(path.parent, os.W_OK):
        raise bad_value(str(path), Found.NO_FOLDER, Wanted.FREE_NAME)


def make_folder(path: Path) -> None:
    """A folder for its owner's eyes only, if there is none yet."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(path, error, Wanted.FOLDER) from None


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, for its owner's eyes only."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
        fresh.replace(path)
    except OSError as error:
        raise _unusable(path, error, Wanted.FREE_NAME) from None


def remove(path: Path) -> None:
    """Delete a file."""
    try:
        path.unlink()
    except OSError as error:
        raise _unusable(path, error, Wanted.FOLDER) from None


def _unusable(path: Path, error: Exception, expected: Wanted) -> Refused:
    said = error.strerror if isinstance(error, OSError) else None
    return bad_value(str(path), said or str(error), expected)
