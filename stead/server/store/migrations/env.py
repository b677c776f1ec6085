"""Alembic reads this to find the connection; `stead.server.store.migrate` gives it."""

from alembic import context

from stead.server.store.schema import metadata

# Both databases can take back a CREATE TABLE; Alembic does not know it of SQLite.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
