"""The content that tables were made with."""

from alembic import op
from sqlalchemy import Column, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "contents",
        Column("title", String, primary_key=True),
        Column("content", String, primary_key=True),
        Column("texts", Text, nullable=False),
    )
