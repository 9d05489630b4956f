"""Why the store does not do what it is asked."""

import re
from enum import StrEnum

from sqlalchemy.exc import DBAPIError

from teban.core.refused import Refused


class Why(StrEnum):
    """Reasons of the store, with the fields that go with each."""

    NO_SUCH_MATCH = "no_such_match"  # got
    NO_SUCH_PERSON = "no_such_person"  # got
    NO_SUCH_SEAT = "no_such_seat"  # seat
    SEAT_TAKEN = "seat_taken"  # seat
    NO_FREE_SEAT = "no_free_seat"
    NOT_SEATED = "not_seated"
    ALREADY_STARTED = "already_started"
    NOT_RUNNING = "not_running"  # got: the state of the match
    DATABASE_ADDRESS = "database_address"  # got, detail
    DATABASE_DRIVER = "database_driver"  # got, install: the package that is missing
    DATABASE_UNREACHABLE = "database_unreachable"  # got, detail
    DATABASE_DAMAGED = "database_damaged"  # got, detail
    DATABASE_NEWER = "database_newer"  # got, version: what it was last used with


class Conflict(Exception):  # noqa: N818 - somebody else was first; nothing is broken
    """The log of the match does not end where the caller thinks it does.

    Another server process has moved on, or an earlier write of this one did succeed after all.
    Nothing of this call is stored: load the match again and go on from there.
    """

    def __init__(self, match: str, first: int, length: int) -> None:
        self.match = match
        self.first = first
        self.length = length
        super().__init__(f"match {match}: line {first} cannot be added to a log of {length} lines")


class Unavailable(Exception):  # noqa: N818 - said of the database, not of the program
    """The database does not answer, or not as it should."""


class NotStored(Unavailable):
    """The database could not write. Nothing of the whole transaction is stored.

    Only if the connection broke, or the server was being stopped, while a commit was under way
    is it unknown; then the next call for the same match gets a `Conflict`, and loading the match
    shows what happened.
    """


def no_match(match: str) -> Refused:
    """There is no match of this id or code."""
    return Refused(Why.NO_SUCH_MATCH, got=match)


def said_by_driver(error: BaseException) -> str:
    """The database's own words on one line: SQLAlchemy adds the statement and a link."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = " ".join(str(said).split())
    return re.sub(r"^<class '[^']+'>: ", "", words) or type(said).__name__
