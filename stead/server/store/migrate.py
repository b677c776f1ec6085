"""Brings a database to the schema of this version.

A change of `schema.py` needs a new file in `migrations/versions/`: the next number, `down_revision` the last one.
A test compares what the migrations make with `schema.py`.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from stead.server.store.database import Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """In the transaction of `db`, which lets one process at a time do this."""
    if is_current(db):
        return
    # Nearly every start finds nothing to do, and need not read all this.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it knows of a step that we do not know of
        raise Unavailable(f"this database was written by a newer version of Stead ({error})") from error


def is_current(db: Connection) -> bool:
    """The last step that there is was taken."""
    last = max(path.name[:4] for path in MIGRATIONS.glob("versions/????_*.py"))
    return (
        inspect(db).has_table("alembic_version") and db.scalar(text("SELECT version_num FROM alembic_version")) == last
    )
