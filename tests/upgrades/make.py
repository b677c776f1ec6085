"""Play a club into a database: `python -m tests.upgrades.make NAME` from the project's folder.

It writes `NAME.db.gz`, a database as the server of *this* code leaves it, and `NAME.json`, what was asked at each of
its tables then. Later versions must open it: every running game goes on, every finished one replays
(`test_old_clubs.py`). A club that is kept is never made anew. Make another when the formats of the database change.
"""

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from stead import bots, shelf
from stead.kernel.table import Table
from stead.kernel.title import Title, choose_settings
from stead.server import messages as m
from stead.server.bus.memory import MemoryBus
from stead.server.http.tables import new_row
from stead.server.live.caretaker import own_id
from stead.server.live.hall import Hall
from stead.server.live.room import Room
from stead.server.live.rooms import Rooms
from stead.server.store import Store
from stead.server.store.rows import ChatRow, PlayerRow, SeatRow, TableRow

FOLDER = Path(__file__).parent
RUNNING, FINISHED = 20, 10
PEOPLE = ("Anna", "Boris", "Vera", "Gleb")
BEGAN = 1_790_000_000.0
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "settlers": [
        {},
        {"lookout": "alternative"},
        {"lookout": "advanced", "peaceful": True},
        {"faction_reshuffle": True},
    ],
    "founders": [{}, {"board": "thematic"}, {"achievements": True}, {"workers": False, "mirror": True}],
    "colonists": [{}, {"introductory": True}, {"last": "2"}, {"first": "3", "last": "4"}],
}
CLOCKS = (m.Clock(), m.Clock("daily", 3 * 86400), m.Clock("live", 1200, 20))


class Club:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ticks = count()
        self.rooms = Rooms(store, MemoryBus(), now=lambda: BEGAN + 30.0 * next(self.ticks))
        self.rooms.caretaker.after = lambda _: None  # bots move when we let them
        self.players = [
            PlayerRow(name.lower(), name, None if name == "Gleb" else f"(no password fits) {name}", BEGAN)
            for name in PEOPLE
        ]
        self.told: dict[str, Any] = {}
        self.wanted: dict[str, set[str]] = {}
        """By title: kinds of questions at which no table stands yet."""

    async def fill(self) -> None:
        for player in self.players:
            await self.store.add_player(player)
        for name in shelf.TITLES:
            title = shelf.title(name)
            self.wanted[name] = {kind for n in range(8) for kind, _ in rehearse(title, n)}
            for number in range(RUNNING + FINISHED):
                await self.play(title, number)
            await self.wait(title)
            await self.what_if(title)

    # Tables

    async def set_out(self, title: Title[Any], id: str, number: int, **columns: Any) -> Hall:
        """Seats for one to four, with a bot where the number says so; a start that begins now."""
        row, seats = planned(title, id, number, self.players[number % 2])
        await self.store.add_table(structs.replace(row, **columns), seats)
        assert await self.rooms.start(id)
        hall = await self.rooms.hall(id)
        assert hall is not None
        async with hall.lock:
            await self.rooms.ready(hall)
        return hall

    async def play(self, title: Title[Any], number: int) -> None:
        id = f"{title.name[:8]}{number:02}"
        hall = await self.set_out(title, id, number)
        until = self.choose_end(title, number) if number < RUNNING else None
        await self.play_to(hall, number, until)
        await self.store.say(id, ChatRow(0, "anna", "Anna", 0, f"Good luck at {id}!", BEGAN, "chat-1"))
        if number < RUNNING:
            await self.leave_as_is(hall, number)
        self.tell(hall)

    def choose_end(self, title: Title[Any], number: int) -> int:
        """After how many choices this table is left: spread over the game, at a question no other table stands at."""
        asked = rehearse(title, number)
        near = round(len(asked) * (number + 0.5) / RUNNING)
        steps = sorted(range(1, len(asked)), key=lambda step: abs(step - near))
        wanted = next((step for step in steps if asked[step][0] in self.wanted[title.name]), None)
        middle = next((step for step in steps if not asked[step][1]), near)
        chosen = wanted or (middle if number % 3 else near)
        self.wanted[title.name].discard(asked[chosen][0])
        return chosen

    async def play_to(self, hall: Hall, number: int, until: int | None) -> None:
        """Bots in all seats, the same as in the rehearsal; sometimes somebody takes a choice back and repeats it."""
        dice = Random(number)
        minds = think(hall.room.title, number, len(hall.seats)) if hall.room else []
        while (room := hall.room) is not None and not room.over and (until is None or room.steps < until):
            if room.held is not None:
                await self.do(hall, "done", room.held, "")
                continue
            decision = room.table.decisions[room.steps % len(room.table.decisions)]
            seat = decision.seat
            key = minds[seat].choose(room.table.view(seat), decision).key
            auto = room.automatic(seat) is not None
            await self.do(hall, "auto" if auto else "push", seat, key)
            back = 0 if auto or room.row.undo == "free" else room.undoing(seat)[0]
            if back and dice.random() < 0.2:
                await self.do(hall, "undo", seat, str(back))
                await self.do(hall, "push", seat, key)

    async def do(self, hall: Hall, kind: str, seat: int, key: str) -> None:
        assert hall.room is not None
        version = hall.room.version
        answer = await self.rooms.act(hall, kind, seat, key, own_id(version), version)
        assert answer.ok, answer

    async def leave_as_is(self, hall: Hall, number: int) -> None:
        """What may be going on when a server stops: a turn not ended, one taken back, a bot for somebody, an order."""
        room = hall.room
        assert room is not None
        if number % 4 == 1 and (person := next((s for s in hall.seats if s.who == "person"), None)):
            await self.rooms.caretaker.change_seat(hall, person.seat, stand_in="greedy")
        if number % 4 == 2:
            for seat in range(len(hall.seats)):
                times = room.undoing(seat)[0]
                if times and room.moments and not room.moments[-1].auto:
                    await self.do(hall, "undo", seat, str(times))
                    break
        if number % 4 == 3 and room.title.orders:
            order = room.title.orders[0]
            for seat in hall.seats:
                if seat.who == "person" and seat.seat not in room.waiting:
                    given = f"{order.name}@{room.title.chapter(room.table.game)}"
                    await self.rooms.caretaker.change_seat(hall, seat.seat, order=given)
                    break

    async def wait(self, title: Title[Any]) -> None:
        """A table somebody sits at and waits for others."""
        row, seats = planned(title, f"{title.name[:8]}wt", 0, self.players[0])
        open_seat = SeatRow(table=row.id, seat=len(seats), who="open")
        await self.store.add_table(row, [*seats, open_seat])
        self.told[row.id] = {"status": "waiting"}

    async def what_if(self, title: Title[Any]) -> None:
        """A game that begins in the middle of another, in mid-turn."""
        table = Table.new(title, title.roles[:2], 5)
        minds = think(title, 5, 2)
        for _ in range(60):
            decision = table.decision
            bots.step(table, minds[decision.seat], decision)
        while all(decision.opening for decision in table.decisions):
            bots.step(table, minds[table.decision.seat], table.decision)
        start = table.position()
        hall = await self.set_out(title, f"{title.name[:8]}if", 0, undo="free", start=start)
        await self.play_to(hall, 0, 80)
        self.tell(hall)

    def tell(self, hall: Hall) -> None:
        """What was asked at this table, to compare with later."""
        room = hall.room
        assert room is not None
        places = [[s.place, s.seat, s.score] for s in room.table.ranking] if room.table.over else None
        self.told[hall.row.id] = {"status": hall.row.status, **asked(room), "places": places}

    async def close(self) -> None:
        await self.rooms.close()
        await self.store.close()


def asked(room: Room) -> dict[str, Any]:
    """What is to be compared with what was told."""
    return {
        "version": room.version,
        "steps": room.steps,
        "held": room.held,
        "redo": [list(pair) for pair in room.redo],
        "asks": {str(d.seat): [d.kind, [o.key for o in d.options]] for d in room.table.decisions},
        "scores": room.table.scores,
    }


def planned(title: Title[Any], id: str, number: int, host: PlayerRow) -> tuple[TableRow, list[SeatRow]]:
    options = options_of(title, number)
    undo = ("normal", "strict", "normal", "free")[number % 4]
    row = new_row(title, host, options, id=id, seed=number, undo=undo, clock=CLOCKS[number % 3])
    row = structs.replace(row, public=number % 2 == 0, created=BEGAN, updated=BEGAN)
    seats = [
        SeatRow(table=id, seat=0, who="person", player=host.id, name=host.name, wish=title.roles[number % 4]),
    ]
    for seat in range(1, players_of(number)):
        role = title.roles[(number + seat) % 4]
        if (number + seat) % 3 == 0:
            seats.append(SeatRow(table=id, seat=seat, who="bot", bot="greedy", wish=role))
        else:
            name = PEOPLE[(number % 2 + seat) % 4]
            seats.append(SeatRow(table=id, seat=seat, who="person", player=name.lower(), name=name, wish=role))
    return row, seats


def options_of(title: Title[Any], number: int) -> dict[str, Any]:
    variants = VARIANTS[title.name]
    return choose_settings(title, variants[number // 2 % len(variants)] if players_of(number) > 1 else {})


def players_of(number: int) -> int:
    return (2, 3, 4, 2, 2, 3, 1)[number % 7]


def think(title: Title[Any], number: int, seats: int) -> list[bots.Bot]:
    return [bots.make(("greedy", "random")[(number + seat) % 2], title, number * 10 + seat) for seat in range(seats)]


def rehearse(title: Title[Any], number: int) -> list[tuple[str, bool]]:
    """The kinds of questions of a game, step by step, and whether a turn begins with it."""
    roles = [title.roles[(number + seat) % 4] for seat in range(players_of(number))]
    table = Table.new(title, roles, number, options_of(title, number))
    minds = think(title, number, len(roles))
    asked: list[tuple[str, bool]] = []
    while not table.over:
        decision = table.decisions[len(asked) % len(table.decisions)]
        asked.append((decision.kind, decision.opening))
        bots.step(table, minds[decision.seat], decision)
    return asked


async def main(name: str) -> None:
    target = FOLDER / f"{name}.db.gz"
    if target.exists():
        sys.exit(f"{target.name} is there: a club that is kept is never made anew")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "club.db")
        club = Club(await Store.open(f"sqlite:///{file}"))
        await club.fill()
        await club.close()
        shrink(file)
        with file.open("rb") as plain, gzip.GzipFile(target, "wb", mtime=0) as packed:
            shutil.copyfileobj(plain, packed)
    told = {"made_by": [shelf.title(title).content for title in shelf.TITLES], "tables": club.told}
    (FOLDER / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def shrink(file: Path) -> None:
    """One file, without the log of writes beside it and without holes."""
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
    db.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
