"""Who resigned, who wants to stop, and the round a table is in."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, false

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", Column("resigned", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("stop", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("chapter", Integer))
