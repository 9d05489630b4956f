"""Alembic runs this file; the store hands it the connection that it has open."""

from alembic import context

from teban.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite undoes DDL too, if somebody begins the transaction by hand: `database.py` does.
    transactional_ddl=True,
)
context.run_migrations()
