"""Brings a database to the schema of this version.

A change of `schema.py` needs a new file in `migrations/versions/`: the next number, `down_revision` the last one.
A test compares what the migrations make with `schema.py`.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from stead.server.store.database import Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """In the transaction of `db`, which lets one process at a time do this."""
    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it knows of a step that we do not know of
        raise Unavailable(f"this database was written by a newer version of Stead ({error})") from error
