"""Why the server refuses something, beside the reasons of games and store."""

from enum import StrEnum
from math import ceil

from teban.core.refused import Refused


class Why(StrEnum):
    """Reasons of the server, with the fields that go with each."""

    WHO = "who_are_you"
    """The token is missing or not from here."""
    NOT_YOURS = "not_yours"  # seat
    NOT_STORED = "not_stored"
    TOO_FAST = "too_fast"  # what: a Limit, most, seconds: how long to wait
    TOO_LATE = "too_late"  # seconds
    TOO_LONG = "too_long"  # what: a Limit, most
    TOO_MANY = "too_many"  # what: a Limit, most, seconds: when it is worth asking again
    TOO_HARD = "too_hard"  # seconds
    HELLO_FIRST = "hello_first"
    NOT_GONE = "not_gone"  # seat
    NOT_OVER = "not_over"
    NOT_STARTED = "not_started"
    ORIGIN = "origin"  # got
    NOT_FOUND = "not_found"  # got
    BROKEN = "broken"  # request: what its entry in the operator's log is called


class Limit(StrEnum):
    """What there is only so much of, for all or for each."""

    CONNECTIONS = "connections"
    CONNECTIONS_OF_ADDRESS = "connections_of_address"
    LINES = "lines"
    LINES_OF_ADDRESS = "lines_of_address"
    LINES_OF_PERSON = "lines_of_person"
    LINES_OF_BOTS = "lines_of_bots"
    MATCHES = "matches"
    COMPUTER_MATCHES = "computer_matches"
    COMPUTER_MATCHES_AT_ADDRESS = "computer_matches_at_address"
    COMPUTER_MATCHES_OF_ADDRESS = "computer_matches_of_address"
    WAITING = "waiting"
    WAITING_OF_ADDRESS = "waiting_of_address"
    GUESTS = "guests"
    MESSAGES = "messages"
    ORDERS = "orders"
    BYTES = "bytes"
    REQUESTS = "requests"
    REQUESTS_OF_ADDRESS = "requests_of_address"


def too_many(what: Limit, most: int, seconds: float) -> Refused:
    """There are as many as may be; by then there may be fewer, if none is over sooner."""
    return Refused(Why.TOO_MANY, what=what, most=most, seconds=max(1, ceil(seconds)))
