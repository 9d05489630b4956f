"""What the server remembers: people, matches with their action logs, and what people earned.

`Store` is the only door. SQLite and PostgreSQL are the same code with the same tests.
"""

from teban.server.storage.refusals import Conflict, NotStored, Unavailable, Why
from teban.server.storage.store import Store
from teban.server.storage.values import (
    Booking,
    Loaded,
    MatchState,
    Person,
    Seating,
    SeatKind,
    StoredMatch,
    Tally,
)

__all__ = [
    "Booking",
    "Conflict",
    "Loaded",
    "MatchState",
    "NotStored",
    "Person",
    "SeatKind",
    "Seating",
    "Store",
    "StoredMatch",
    "Tally",
    "Unavailable",
    "Why",
]
