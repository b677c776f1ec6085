"""Until when somebody who was called can come, whom a host has shown out, and what the names of accounts look like."""

from alembic import op
from sqlalchemy import Column, Double, MetaData, String, Table, Text, select, update

from stead.server.store.likeness import likeness

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", Column("called", Double))
    op.add_column("tables", Column("barred", Text, nullable=False, server_default="[]"))
    op.add_column("players", Column("likeness", String))
    op.create_index("players_likeness", "players", ["likeness"], unique=True)
    columns = [Column("id", String), Column("name", String), Column("password", String), Column("created", Double)]
    players = Table("players", MetaData(), *columns, Column("likeness", String))
    accounts = select(players.c.id, players.c.name).where(players.c.password.is_not(None)).order_by(players.c.created)
    seen: set[str] = set()
    for row in op.get_bind().execute(accounts).all():
        looks = likeness(row.name)
        if looks not in seen:
            op.get_bind().execute(update(players).where(players.c.id == row.id).values(likeness=looks))
        seen.add(looks)
