"""People, tables, journals."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("account", String, unique=True),
        Column("password", String),
        Column("created", Double, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("hash", LargeBinary, primary_key=True),
        Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("expires", Double, nullable=False, index=True),
    )
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("title", String, nullable=False),
        Column("ruleset", Integer, nullable=False),
        Column("content", String, nullable=False),
        Column("options", Text, nullable=False),
        Column("seed", BigInteger, nullable=False),
        Column("clock", Text, nullable=False),
        Column("undo", String, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("guided", Boolean, nullable=False),
        Column("host", String, ForeignKey("players.id"), nullable=False),
        Column("created", Double, nullable=False),
        Column("start", Text),
        Column("parent", String),
        Column("status", String, nullable=False),
        Column("invite", Integer, nullable=False),
        Column("version", Integer, nullable=False),
        Column("updated", Double, nullable=False),
        Column("waiting", Text, nullable=False),
        Column("due", Double),
        Column("clock_since", Double),
        Column("scores", Text, nullable=False),
        Column("winners", Text, nullable=False),
        Column("rematch", String),
    )
    op.create_index("tables_status_public_created", "tables", ["status", "public", "created"])
    op.create_index("tables_status_public_updated", "tables", ["status", "public", "updated"])
    op.create_index("tables_status_due", "tables", ["status", "due"])
    op.create_index("tables_host_status", "tables", ["host", "status"])
    op.create_table(
        "seats",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("who", String, nullable=False),
        Column("name", String, nullable=False),
        Column("player", String, ForeignKey("players.id"), index=True),
        Column("bot", String),
        Column("wish", String),
        Column("role", String),
        Column("stand_in", String),
        Column("bank", Double),
        Column("order", String),
        Column("noticed", Integer, nullable=False),
        Column("votes", Text, nullable=False),
    )
    op.create_table(
        "entries",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("kind", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("key", String, nullable=False),
        Column("id", String, nullable=False),
        Column("at", Double, nullable=False),
        UniqueConstraint("table", "id"),
    )
    op.create_table(
        "snapshots",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("player", String, nullable=False, index=True),
        Column("name", String, nullable=False),
        Column("seat", Integer),
        Column("text", String, nullable=False),
        Column("at", Double, nullable=False),
        Column("id", String, nullable=False),
        UniqueConstraint("table", "id"),
    )
    op.create_table(
        "subscriptions",
        Column("endpoint", String, primary_key=True),
        Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("p256dh", String, nullable=False),
        Column("auth", String, nullable=False),
        Column("lang", String, nullable=False),
    )
    op.create_table(
        "settings",
        Column("name", String, primary_key=True),
        Column("value", Text, nullable=False),
    )
