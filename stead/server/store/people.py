"""Players and their sessions."""

import unicodedata
from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, case, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from stead.server.store.database import Database, change, first, insert
from stead.server.store.lessons import merge as merge_lessons
from stead.server.store.likeness import likeness
from stead.server.store.rows import PlayerRow
from stead.server.store.schema import chat, decks, players, seats, sessions, subscriptions, tables

NEWBORN = 3600
"""Seconds in which a guest without a session is not swept away: it is about to get one."""

PLAYER = select(players.c.id, players.c.name, players.c.password, players.c.created)


Named = tuple[str, str | None]
"""A name as it is shown, and the player who goes by it."""


class NameTaken(Exception):
    """Another account has this name, or one that looks like it."""


def folded(name: str) -> str:
    """The name as it is typed in to sign in, whatever its case."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class People:
    database: Database

    async def add_player(self, row: PlayerRow) -> None:
        values = dict(
            id=row.id,
            name=row.name,
            account=folded(row.name) if row.account else None,
            likeness=likeness(row.name) if row.account else None,
            password=row.password,
            created=row.created,
        )

        def work(db: Connection) -> int:
            query = insert(db.dialect.name, players).values(values).on_conflict_do_nothing()
            return db.execute(query).rowcount

        if not await self.database.write(work):
            raise NameTaken(row.name)

    async def player(self, id: str) -> PlayerRow | None:
        return await self.database.read(first(PlayerRow, PLAYER.where(players.c.id == id)))

    async def account(self, name: str) -> PlayerRow | None:
        return await self.database.read(first(PlayerRow, PLAYER.where(players.c.account == folded(name))))

    async def make_account(self, id: str, name: str, password_hash: str) -> None:
        """A guest becomes an account."""
        guest = (players.c.id == id) & players.c.password.is_(None)
        await self._name(guest, name=name, account=folded(name), likeness=likeness(name), password=password_hash)

    async def rename(self, id: str, name: str) -> None:
        has_account = players.c.password.is_not(None)
        columns = dict(account=case((has_account, folded(name))), likeness=case((has_account, likeness(name))))
        await self._name(players.c.id == id, name=name, **columns)

    async def borrowed(self, named: Collection[Named]) -> frozenset[Named]:
        """Of names and who bears them: those that are, or look like, the name of somebody else's account."""
        looks = {name: likeness(name) for name, _ in named}
        bearers = {player for _, player in named if player is not None}
        query = select(players.c.id, players.c.account, players.c.likeness).where(
            players.c.likeness.in_(set(looks.values())) | (players.c.account.is_not(None) & players.c.id.in_(bearers))
        )
        rows = await self.database.read(lambda db: db.execute(query).all()) if looks else []
        owner = {row.likeness: row.id for row in rows if row.likeness is not None}
        account = {row.id: row.account for row in rows}
        return frozenset(
            (name, player)
            for name, player in named
            if owner.get(looks[name], player) != player and account.get(player) != folded(name)
        )

    async def _name(self, who: ColumnElement[bool], **columns: Any) -> None:
        try:
            if not await self.database.write(change(update(players).where(who).values(columns))):
                raise LookupError("there is no such player")
        except IntegrityError as error:
            raise NameTaken(columns["name"]) from error

    async def set_password(self, id: str, password_hash: str) -> None:
        account = (players.c.id == id) & players.c.password.is_not(None)
        await self.database.write(change(update(players).where(account).values(password=password_hash)))

    async def merge(self, guest_id: str, account_id: str) -> None:
        """What the guest had is the account's now; the guest and its sessions are gone."""

        def work(db: Connection) -> None:
            both = PLAYER.where(players.c.id.in_([guest_id, account_id])).order_by(players.c.id).with_for_update()
            if {row.id: row.password is None for row in db.execute(both)} != {guest_id: True, account_id: False}:
                raise LookupError("there is no such guest or no such account")
            for column in (tables.c.host, seats.c.player, chat.c.player, subscriptions.c.player, decks.c.player):
                db.execute(update(column.table).where(column == guest_id).values({column: account_id}))
            merge_lessons(db, guest_id, account_id)
            db.execute(delete(players).where(players.c.id == guest_id))

        await self.database.write(work)

    # Sessions go by the hash of their secret: who reads the database cannot sign in with what is there.

    async def add_session(self, hash: bytes, player_id: str, expires: float) -> None:
        await self.database.write(change(sessions.insert().values(hash=hash, player=player_id, expires=expires)))

    async def session(self, hash: bytes, now: float) -> PlayerRow | None:
        query = PLAYER.join(sessions).where(sessions.c.hash == hash, sessions.c.expires > now)
        return await self.database.read(first(PlayerRow, query))

    async def live_sessions(self, hashes: Collection[bytes], now: float) -> frozenset[bytes]:
        """Those of these that still hold."""
        query = select(sessions.c.hash).where(sessions.c.hash.in_(hashes), sessions.c.expires > now)
        return await self.database.read(lambda db: frozenset(db.scalars(query)))

    async def prolong_session(self, hash: bytes, expires: float) -> None:
        await self.database.write(change(update(sessions).where(sessions.c.hash == hash).values(expires=expires)))

    async def drop_session(self, hash: bytes) -> None:
        await self.database.write(change(delete(sessions).where(sessions.c.hash == hash)))

    async def drop_sessions(self, player_id: str, keep: bytes | None) -> None:
        """All of a player's sessions, but this one."""
        query = delete(sessions).where(sessions.c.player == player_id)
        await self.database.write(change(query if keep is None else query.where(sessions.c.hash != keep)))

    async def sweep(self, now: float) -> None:
        """Expired sessions go, and guests whom nothing here remembers."""
        remembered = [
            exists().where(column == players.c.id) for column in (sessions.c.player, seats.c.player, tables.c.host)
        ]
        forgotten = players.c.password.is_(None) & (players.c.created < now - NEWBORN)

        def work(db: Connection) -> None:
            db.execute(delete(sessions).where(sessions.c.expires <= now))
            db.execute(delete(players).where(forgotten, *[~each for each in remembered]))

        await self.database.write(work)
