"""A position at rest: plain data, with a digest against damage."""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, to_builtins

from teban.core.record import convert
from teban.core.refused import Expect, Got, bad_value

T = TypeVar("T", bound=Struct)

DIGEST = "digest"
_NO_JSON = (TypeError, ValueError, OverflowError, RecursionError)
"""What JSON cannot hold was never in a dump."""


def dumped(position: Struct) -> dict[str, Any]:
    """Everything in it as plain data, with the digest of that."""
    data: dict[str, Any] = to_builtins(position, order="deterministic")
    data[DIGEST] = _digest(data)
    return data


def stamped(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with the digest that belongs to it."""
    plain = without_digest(data)
    return {**plain, DIGEST: _digest(plain)}


def without_digest(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the digest is about."""
    return {name: value for name, value in data.items() if name != DIGEST}


def loaded(
    data: Mapping[str, Any], kind: type[T], check: Callable[[T], None] = lambda found: None
) -> T:
    """What `dumped` wrote, if it is undamaged.

    Refused with the field that cannot be true by its type, or by the check of the game; damage
    that could be true is refused by the digest alone.
    """
    if not isinstance(data, Mapping):
        raise bad_value("state", Got.DAMAGED, Expect.MAPPING)
    plain = without_digest(data)
    found: T = convert("state", plain, kind)
    check(found)
    try:
        true = data.get(DIGEST) == _digest(plain)
    except _NO_JSON:
        true = False
    if not true:
        raise bad_value(f"state.{DIGEST}", data.get(DIGEST), Expect.DIGEST)
    return found


def _digest(plain: Mapping[str, Any]) -> str:
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()
