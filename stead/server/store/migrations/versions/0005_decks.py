"""Decks that people keep, and the deck that is played at a seat."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, String, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "decks",
        Column("id", String, primary_key=True),
        Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("title", String, nullable=False),
        Column("modules", Text, nullable=False),
        Column("name", String, nullable=False),
        Column("line", String, nullable=False),
        Column("created", Double, nullable=False),
    )
    op.add_column("seats", Column("deck", String))
