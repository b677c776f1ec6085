"""People before the real application, each with a browser of their own."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
from anyio import to_thread
from msgspec import structs
from starlette.applications import Starlette

from stead import bots, shelf
from stead.kernel.table import Table
from stead.server.app import create_app
from stead.server.house import House
from stead.server.http import passwords
from stead.server.http.replaying import Desk, Result, Task
from stead.server.http.replays import Replays
from stead.server.http.tables import new_row
from stead.server.invites import invite_path
from stead.server.live.aside import Meter
from stead.server.settings import Settings
from stead.server.store.rows import Change, Entry, PlayerRow, SeatRow

HOST = "stead.test"
ORIGIN = f"http://{HOST}"
OURS = {"X-Stead": "1", "Origin": ORIGIN}
HASHER = passwords._hasher
"""The one that is used outside these tests."""
GAMES = Path(__file__).parents[2] / "fixtures" / "settlers"
ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "greedy"}


def record(name: str = "2-romans-barbarians") -> dict[str, Any]:
    """A recorded game, as if it had been recorded today."""
    written = json.loads((GAMES / f"{name}.json").read_text("utf-8"))["record"]
    for part in (written, written.get("position")):
        if part is not None:
            part["content"] = shelf.title("settlers").content
    return written


class Visitor:
    """Somebody with a browser: it keeps its cookie, and sends what our pages send."""

    def __init__(self, app: Starlette, address: str = "127.0.0.1", origin: str = ORIGIN) -> None:
        transport = httpx.ASGITransport(app, client=(address, 50_000))
        self.http = httpx.AsyncClient(transport=transport, base_url=origin)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        content = None if body is None else json.dumps(body).encode()
        return await self.http.post(path, content=content, headers={**OURS, **more.pop("headers", {})}, **more)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("stead") or ""

    async def come(self, name: str) -> "Visitor":
        """As a guest."""
        assert (await self.post("/api/guest", {"name": name})).status_code == 200
        return self

    async def me(self) -> Any:
        return (await self.get("/api/me")).json()

    async def id(self) -> str:
        return (await self.me())["player"]["id"]

    async def make(self, *seats: dict[str, Any], **more: Any) -> str:
        """A table with these seats."""
        answer = await self.post("/api/tables", {"title": "settlers", "seats": list(seats), **more})
        assert answer.status_code == 200, answer.text
        return answer.json()["id"]

    async def brief(self, table: str) -> Any:
        answer = await self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """Check that an answer is this Problem; returns its arguments."""
    assert (answer.status_code, answer.json()["error"]) == (status, code), answer.text
    return answer.json()["args"]


class Venue:
    """A running server, and who comes."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    @property
    def house(self) -> House:
        return self.app.state.house

    def stranger(self, **more: Any) -> Visitor:
        return Visitor(self.app, **more)

    async def guest(self, name: str) -> Visitor:
        return await self.stranger().come(name)

    async def player(self, visitor: Visitor) -> PlayerRow:
        found = await self.house.store.player(await visitor.id())
        assert found is not None
        return found

    async def invite(self, table: str) -> str:
        """The secret of a table's link, as somebody who sits there would pass it on."""
        found = await self.house.store.table(table)
        assert found is not None
        return parse_qs(urlsplit(invite_path(self.house.secret, found[0])).query)["invite"][0]

    async def finished(self, *people: Visitor | None, public: bool = False, **columns: Any) -> str:
        """A game these people have played to its end; None is a bot. The first one made the table."""
        players = [await self.player(person) if person else None for person in people]
        host = next(player for player in players if player)
        table = Table.replay(record("2-romans-barbarians" if len(people) == 2 else "3-standard"))
        row = new_row(table.title, host, table.setup.options, seed=table.setup.seed, public=public, **columns)
        seats = [
            SeatRow(table=row.id, seat=n, who="person", name=player.name, player=player.id, role=role)
            if player
            else SeatRow(table=row.id, seat=n, who="bot", bot="greedy", role=role)
            for n, (player, role) in enumerate(zip(players, table.setup.seats, strict=True))
        ]
        store = self.house.store
        await store.add_table(structs.replace(row, status="playing"), seats)
        last = len(table.choices)
        for n, (seat, key) in enumerate(table.choices, 1):
            over = Change(status="finished", scores=tuple(table.scores), winners=(0,)) if n == last else Change()
            assert await store.append(row.id, Entry(n, "push", seat, key, f"move-{n:04}", 1.0 * n), over)
        return row.id


@asynccontextmanager
async def venue(folder: Path, **settings: Any) -> AsyncIterator[Venue]:
    """A server with a database of its own, which is gone afterwards; its pages, if any, lie in `folder`."""
    app = create_app(Settings(**{"database": "sqlite://"} | settings), pages=folder / "pages")
    async with app.router.lifespan_context(app):
        yield Venue(app)


async def replay_here(_: Replays, task: Task) -> Result:
    """Nor do games that are played over again."""
    task = msgspec.json.decode(msgspec.json.encode(task), type=Task)
    return await to_thread.run_sync(DESK.do, task, Meter())


DESK = Desk()


async def think_here(_: Any, bot: str, table: Table, seat: int, *__: Any) -> str:
    """Bots of these tests need no process of their own."""
    return bots.answer(bots.make(bot, table.title, 1), table, seat).key
