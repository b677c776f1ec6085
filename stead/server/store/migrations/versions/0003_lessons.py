"""Exercises: which table is one, and the stars people have."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", Column("lesson", String))
    op.create_index("tables_lesson_updated", "tables", ["lesson", "updated"])
    op.create_table(
        "lessons",
        Column("player", String, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        Column("title", String, primary_key=True),
        Column("lesson", String, primary_key=True),
        Column("tries", Integer, nullable=False),
        Column("shown", Boolean, nullable=False),
        Column("stars", Integer, nullable=False),
        Column("best", Integer, nullable=False),
    )
