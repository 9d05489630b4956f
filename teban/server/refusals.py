"""Why the server refuses something, beside the reasons of games and store."""

from enum import StrEnum


class Why(StrEnum):
    """Reasons of the server, with the fields that go with each."""

    WHO = "who_are_you"
    """The token is missing or not from here."""
    NOT_YOURS = "not_yours"  # seat
    NOT_STORED = "not_stored"
    TOO_FAST = "too_fast"
    TOO_LONG = "too_long"  # most
    TOO_MANY = "too_many"  # what, most
    HELLO_FIRST = "hello_first"
    NOT_GONE = "not_gone"  # seat
    NOT_OVER = "not_over"
    NOT_STARTED = "not_started"
    ORIGIN = "origin"  # got
    NOT_FOUND = "not_found"  # got
