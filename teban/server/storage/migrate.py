"""Bring a database to the tables of this version of the program."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from teban.core.refused import Refused
from teban.server.storage.refusals import Why
from teban.server.storage.tables import metadata

_LOCK = 0x7EBA
"""Any number that is only ours, of those PostgreSQL lets programs lock."""


def migrate(connection: Connection, shown: str) -> None:
    """Apply what is missing, in the caller's transaction; `shown` is the address for people."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once. SQLite has one writer anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    config = Config()
    folder = Path(__file__).parent / "migrations"
    # A percent sign in the path would be read as an interpolation.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise Refused(Why.DATABASE_NEWER, got=shown, version=current)
    if current is None:
        _check_free(connection, shown)
    if current != scripts.get_current_head():
        command.upgrade(config, "head")


def _check_free(connection: Connection, shown: str) -> None:
    """A database of some other program is not ours to fill."""
    strangers = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if strangers:
        detail = f"it has tables of another program: {', '.join(strangers)}"
        raise Refused(Why.DATABASE_DAMAGED, got=shown, detail=detail)
