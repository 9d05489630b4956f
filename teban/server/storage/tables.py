"""The tables. Whoever changes them adds a file to `migrations/versions`; a test compares the two.

JSON is kept as text: it is read and written whole, by msgspec, and the same on every database.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("token_version", Integer, nullable=False),
)

# No index on `updated`: it changes with every move, and would make PostgreSQL touch every index.
matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("header", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("quick", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("result", Text),
    Column("creator", Text),
    Column("repeats", Text),
    Column("moments", Integer, nullable=False, server_default="0"),
    Index("ix_matches_code", "code", unique=True),
    Index("ix_matches_creator_state", "creator", "state"),
    Index("ix_matches_repeats", "repeats"),
    Index("ix_matches_state_game", "state", "game"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("person_id", Text, ForeignKey("people.id")),
    Column("level", Text, nullable=False),
    Column("token_hash", Text),
    Column("private", Text),
    PrimaryKeyConstraint("match_id", "seat"),
    Index("ix_seats_person_id", "person_id"),
    Index("ix_seats_token_hash", "token_hash", unique=True),
)

lines = Table(
    "lines",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("line", Text, nullable=False),
    # A move happens once, whoever receives it.
    PrimaryKeyConstraint("match_id", "number"),
    # The lines of a match lie side by side.
    sqlite_with_rowid=False,
)

showings = Table(
    "showings",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("viewers", LargeBinary, nullable=False),
)

bookings = Table(
    "bookings",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("match_id", "number", "person_id", "kind", "name", "detail"),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("person_id", "game", "kind", "name", "detail"),
    sqlite_with_rowid=False,
)

properties = Table(
    "properties",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
