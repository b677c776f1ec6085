"""The tables of the database. Columns are called like the fields of the rows; `migrations/` makes them."""

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from stead.server.messages import Clock


class Json(TypeDecorator[Any]):
    """A value of this type, written by msgspec."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self._decode = msgspec.json.Decoder(kind).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else self._decode(value)


metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # The name as it is compared, for accounts; guests may be called alike.
    Column("account", String, unique=True),
    # What that looks like: no other account may look the same. Of old accounts that did, the first one has it.
    Column("likeness", String),
    Column("password", String),
    Column("created", Double, nullable=False),
    Index(None, "likeness", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False, index=True),
)

# The content files of every content that tables were made with, by its identity.
contents = Table(
    "contents",
    metadata,
    Column("title", String, primary_key=True),
    Column("content", String, primary_key=True),
    Column("texts", Json(dict[str, str]), nullable=False),
)

# `parent` and `rematch` are no foreign keys: a rematch is claimed before its table is there.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("content", String, nullable=False),
    Column("options", Json(dict[str, Any]), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("clock", Json(Clock), nullable=False),
    Column("undo", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("host", ForeignKey(players.c.id), nullable=False),
    Column("created", Double, nullable=False),
    Column("start", Json(Any)),
    Column("parent", String),
    Column("status", String, nullable=False),
    Column("invite", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("waiting", Json(tuple[int, ...]), nullable=False),
    Column("due", Double),
    Column("clock_since", Double),
    Column("scores", Json(tuple[int, ...]), nullable=False),
    Column("winners", Json(tuple[int, ...]), nullable=False),
    Column("rematch", String),
    Column("lesson", String),
    Column("barred", Json(tuple[str, ...]), nullable=False, server_default="[]"),
    Column("chapter", Integer),
    Index(None, "status", "public", "created"),
    Index(None, "status", "public", "updated"),
    Index(None, "status", "due"),
    Index(None, "host", "status"),
    Index(None, "lesson", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    Column("player", ForeignKey(players.c.id), index=True),
    Column("bot", String),
    Column("wish", String),
    Column("role", String),
    Column("deck", String),
    Column("stand_in", String),
    Column("bank", Double),
    Column("order", String),
    Column("noticed", Integer, nullable=False),
    Column("votes", Json(tuple[int, ...]), nullable=False),
    Column("called", Double),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("stop", Boolean, nullable=False, server_default=false()),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("id", String, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

# `player` is no foreign key: what a guest said stays when the guest is forgotten.
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("id", String, nullable=False),
    UniqueConstraint("table", "id"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("lang", String, nullable=False),
)

# `tries`, `shown` and `stars` are of the run that was begun last; `best` is kept.
lessons = Table(
    "lessons",
    metadata,
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), primary_key=True),
    Column("title", String, primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("stars", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String, primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String, nullable=False),
    Column("modules", Json(tuple[str, ...]), nullable=False),
    Column("name", String, nullable=False),
    Column("line", String, nullable=False),
    Column("created", Double, nullable=False),
)

# Whose judgement it is, and how deep, beside the table; the report is packed JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey(tables.c.id), primary_key=True),
    Column("judge", String, primary_key=True),
    Column("depth", String, primary_key=True),
    Column("report", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)
