"""A real server in this process, on a free port. People come to it by HTTP and sockets, as browsers do."""

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from stead.cli.serve import LONGEST_MESSAGE
from stead.kernel.title import choose_settings
from stead.server.app import create_app
from stead.server.house import House
from stead.server.http.tables import new_row
from stead.server.live.caretaker import Caretaker
from stead.server.live.hall import Hall
from stead.server.live.room import Room
from stead.server.live.rooms import Rooms
from stead.server.settings import Settings
from stead.server.store import Store
from stead.server.store.rows import PlayerRow, SeatRow, TableRow
from tests.server.live.place import Guest, Place
from tests.server.live.rooms_kit import TITLE

ME, OPEN = {"who": "me"}, {"who": "open"}
SEED = 7
"""With these cards the first player begins, and may end the draft at leisure."""


class Clock:
    """The time of the tables: that of the world, and as much later as a test wants."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Club:
    def __init__(self, app: Starlette, base: str, clock: Clock) -> None:
        self.app = app
        self.base = base
        self.clock = clock
        self.complaints: list[logging.LogRecord] = []
        """What the server logged as an error."""
        self._guests: list[Guest] = []

    @property
    def house(self) -> House:
        return self.app.state.house

    @property
    def rooms(self) -> Rooms:
        return self.house.rooms

    @property
    def store(self) -> Store:
        return self.house.store

    @property
    def caretaker(self) -> Caretaker:
        return self.rooms.caretaker

    def hall(self, table: str) -> Hall:
        return self.rooms.halls[table]

    def room(self, table: str) -> Room:
        room = self.hall(table).room
        assert room is not None
        return room

    async def kept(self, table: str) -> tuple[TableRow, tuple[SeatRow, ...]]:
        """What the store has of a table."""
        found = await self.store.table(table)
        assert found is not None
        return found

    def stranger(self) -> Guest:
        guest = Guest(self.base)
        self._guests.append(guest)
        return guest

    async def guest(self, name: str) -> Guest:
        guest = self.stranger()
        await guest.guest(name)
        return guest

    async def later(self, seconds: float) -> None:
        """Time passes, and the caretaker looks around."""
        self.clock.ahead += seconds
        await self.caretaker.sweep()

    async def rests(self, table: str) -> None:
        """Nobody does anything for long. All that a move entails is done, then the table is put out of memory."""
        hall = self.hall(table)
        for _ in range(1000):
            await self.later(100)
            if hall.room is None:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{table} does not come to rest")

    async def table(self, *people: Guest | None, started: bool = True, **columns: Any) -> str:
        """A running game of these people, None is a bot. Roles go in order, and the cards are always the same."""
        players = [await self.player(person) if person else None for person in people]
        host = next(player for player in players if player)
        title = columns.pop("title", TITLE)
        options = choose_settings(title, columns.pop("options", {}))
        row = new_row(title, host, options, **{"seed": SEED, "public": True, **columns})
        seats = [
            SeatRow(table=row.id, seat=seat, who="person", player=player.id, name=player.name, wish=role)
            if player
            else SeatRow(table=row.id, seat=seat, who="bot", bot="greedy", wish=role)
            for seat, (player, role) in enumerate(zip(players, title.roles, strict=False))
        ]
        await self.store.add_table(row, seats)
        if started:
            assert await self.rooms.start(row.id)
        return row.id

    async def player(self, guest: Guest) -> PlayerRow:
        found = await self.store.player((await guest.get("/me"))["player"]["id"])
        assert found is not None
        return found

    async def pair(self, **columns: Any) -> tuple[str, Place, Place]:
        """Anna and Boris at a table of their own; she reads English, he Russian. She begins."""
        anna, boris = await self.guest("Anna"), await self.guest("Boris")
        id = await self.table(anna, boris, **columns)
        return id, await anna.sit(id), await boris.sit(id, "ru")

    async def at_turn(self, **columns: Any) -> tuple[str, Place, Place]:
        """Anna and Boris after their first draft: it is her turn."""
        id, anna, boris = await self.pair(**columns)
        draft = ((anna, "take COM035"), (boris, "take COM082"), (boris, "take COM026"), (anna, "take COM031"))
        for place, key in draft:
            await place.plays(key)
            if place.picture["held"] is not None:
                await place.ends()
            await asyncio.gather(*(other.at(place.picture["version"]) for other in (anna, boris)))
        return id, anna, boris

    async def close(self) -> None:
        for guest in self._guests:
            await guest.close()


class Complaints(logging.Handler):
    def __init__(self, club: Club) -> None:
        super().__init__(logging.WARNING)
        self.club = club

    def emit(self, record: logging.LogRecord) -> None:
        self.club.complaints.append(record)


@asynccontextmanager
async def open_club(database: str, **settings: Any) -> AsyncIterator[Club]:
    """A server on this database. Bots play at once, and nobody is too quick for it."""
    app = create_app(Settings(**{"database": database, "patience": 10_000, "bot_pause": 0, **settings}))
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # said, or asyncio would leave small packets waiting for 40 ms
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="on", ws_max_size=LONGEST_MESSAGE)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "it did not start"
    club = Club(app, f"http://127.0.0.1:{listening.getsockname()[1]}", Clock())
    club.rooms.now = club.clock
    complaints = Complaints(club)
    logging.getLogger().addHandler(complaints)
    try:
        yield club
    finally:
        server.should_exit = True
        await serving
        await club.close()
        logging.getLogger().removeHandler(complaints)


def in_file(folder: Path) -> str:
    return f"sqlite:///{folder}/stead.db"
