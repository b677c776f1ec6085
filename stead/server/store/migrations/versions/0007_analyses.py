"""Analyses of finished games."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, LargeBinary, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("judge", String, primary_key=True),
        Column("depth", String, primary_key=True),
        Column("report", LargeBinary, nullable=False),
        Column("made", Double, nullable=False),
    )
