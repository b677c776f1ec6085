"""The club of an older release, opened by another one."""

import gzip
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import pytest

from stead import bots, shelf
from stead.kernel.decision import Decision, Option
from stead.kernel.title import Module, Title
from stead.server.bus.memory import MemoryBus
from stead.server.http.replay import Game
from stead.server.live.hall import Hall
from stead.server.live.room import Room
from stead.server.live.rooms import Rooms
from stead.server.live.titles import Titles
from stead.server.store import Store
from stead.server.store.rows import Entry
from tests.upgrades.make import asked

__all__ = ["asked"]

FOLDER = Path(__file__).parent
NAME = "2026-11"
WRITTEN: dict[str, Any] = json.loads((FOLDER / f"{NAME}.json").read_text("utf-8"))
TOLD: dict[str, Any] = WRITTEN["tables"]
"""What was asked at each table when the club was left."""
MADE_BY: list[str] = WRITTEN["made_by"]
"""What that release called the content of its titles."""
RUNNING = [id for id, told in TOLD.items() if told["status"] == "playing"]
FINISHED = [id for id, told in TOLD.items() if told["status"] == "finished"]
WAITING = [id for id, told in TOLD.items() if told["status"] == "waiting"]
NOW = 1_800_000_000.0
"""Long after: everybody has been away."""


def unpack(folder: Path) -> Path:
    file = folder / "club.db"
    file.write_bytes(gzip.decompress((FOLDER / f"{NAME}.db.gz").read_bytes()))
    return file


class Club:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms = Rooms(store, MemoryBus(), now=lambda: NOW)
        self.rooms.caretaker.after = lambda _: None  # bots move when we let them

    @classmethod
    @asynccontextmanager
    async def open(cls, file: Path) -> AsyncIterator["Club"]:
        store = await Store.open(f"sqlite:///{file}")
        await Titles(store).keep()
        club = cls(store)
        try:
            yield club
        finally:
            await club.rooms.close()
            await store.close()

    async def hall(self, id: str) -> Hall:
        hall = await self.rooms.hall(id)
        assert hall is not None
        async with hall.lock:
            await self.rooms.ready(hall)
        return hall

    async def room(self, id: str) -> Room:
        hall = await self.hall(id)
        assert hall.room is not None, hall.trouble
        return hall.room

    async def game(self, id: str) -> Game:
        """A finished one, looked back at."""
        found = await self.store.table(id)
        assert found is not None
        title = await self.rooms.titles.of(found[0])
        assert title is not None
        return Game(title, *found, await self.store.entries(id))


def told(id: str) -> dict[str, Any]:
    return {name: value for name, value in TOLD[id].items() if name not in ("status", "places")}


def play_out(room: Room) -> None:
    """To the end, by bots, as the journal would have it."""
    minds = [bots.make("random", room.title, seat) for seat in range(len(room.seats))]
    while not room.over:
        if room.held is not None:
            kind, seat, key = "done", room.held, ""
        else:
            decision = room.table.decision
            seat = decision.seat
            key = minds[seat].choose(room.table.view(seat), decision).key
            kind = "auto" if room.automatic(seat) else "push"
        room.check(kind, seat, key)
        room.apply(Entry(room.version + 1, kind, seat, key, "", NOW))  # type: ignore[arg-type]


# Releases to come

Make = Callable[[Mapping[str, str], Sequence[Module]], Title[Any]]
Edit = tuple[str, str, str]
"""A content file, what is in it, and what shall be there instead."""


class Release(Protocol):
    def __call__(self, *, rules: Mapping[str, Make] = ..., cards: Mapping[str, Edit] = ...) -> None: ...


def later(patch: pytest.MonkeyPatch, rules: Mapping[str, Make], cards: Mapping[str, Edit]) -> None:
    """As if a release with these titles, or with other content files, were installed."""
    ours = shelf.texts

    def texts(name: str, content: Path | None = None, using: Sequence[Module] = ()) -> dict[str, str]:
        found = ours(name, content, using)
        if name in cards:
            file, old, new = cards[name]
            found[file] = found[file].replace(old, new)
        return found

    for name, make in rules.items():
        patch.setitem(shelf.TITLES, name, make)
    patch.setattr(shelf, "texts", texts)
    patch.setattr(shelf, "_own", cache(shelf._own.__wrapped__))
    patch.setattr(shelf, "_past", cache(shelf._past.__wrapped__))


def other_rules(name: str, forbidden: str = "") -> Make:
    """A release with the next ruleset, by which a verb may be forbidden where there is anything else to do."""
    make = shelf.TITLES[name]

    def allowed(option: Option) -> bool:
        return not forbidden or option.key.split(" ")[0] != forbidden

    @cache
    def mended_kind(kind: type[Decision]) -> type[Decision]:
        class Mended(kind):
            __slots__ = ()

            def list(self) -> Sequence[Option]:
                listed = super().list()
                return [option for option in listed if allowed(option)] or listed

        return Mended

    def without(decision: Decision) -> Decision:
        decision.__class__ = mended_kind(type(decision))
        return decision

    def mended(texts: Mapping[str, str], modules: Sequence[Module] = ()) -> Title[Any]:
        title: Any = make(texts, modules)
        rules = title.turn

        def turn(game: Any) -> Any:
            flow, answer = rules(game), None
            while True:
                try:
                    ask = flow.send(answer)
                except StopIteration:
                    return
                several = isinstance(ask, tuple)
                answer = yield tuple(map(without, ask)) if several else without(ask) if ask is not None else None

        title.turn = turn
        title.ruleset += 1
        return title

    return mended
