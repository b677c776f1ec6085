"""Nobody is ever sent a card they cannot know.

Several people play at random over sockets, look around, take back, change seats and languages; all they were sent is
kept. Then the journal is played again: for every seat and every version, what could it know by then?
"""

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from stead.kernel.events import Event
from stead.server.live import rooms
from stead.server.live.room import Room
from stead.server.store.rows import Entry
from tests.server.live.club import Club
from tests.server.live.place import Place
from tests.server.live.rooms_kit import CARDS, TITLE

pytestmark = pytest.mark.anyio

SEED = 6_172_839_405_162_738
CARD = re.compile(r"\b[A-Z]{3}\d{3}\b")
Known = dict[int | None, list[set[str]]]


def cards(thing: Any) -> set[str]:
    return set(CARD.findall(thing if isinstance(thing, str) else json.dumps(thing)))


def what_could_be_known(room: Room, entries: Sequence[Entry]) -> tuple[Known, dict[int | None, list[Any]]]:
    """By seat and version: all cards it has seen until then, and its view."""
    seats = (None, *range(len(room.seats)))
    views = {seat: [room.table.view(seat).data()] for seat in seats}
    known = {seat: [cards(views[seat][0]) | told(room.deal, seat)] for seat in seats}
    for entry in entries:
        room.apply(entry)
        news = room.moments[-1].events if entry.kind in ("push", "auto") else ()
        for seat in seats:
            views[seat].append(room.table.view(seat).data())
            known[seat].append(known[seat][-1] | cards(views[seat][-1]) | told(news, seat))
    return known, views


def told(events: Sequence[Event], seat: int | None) -> set[str]:
    return cards([repr(event.seen_by(seat)) for event in events])


class Player:
    """Somebody at random: now and then they look at something, say something, or take back."""

    def __init__(self, place: Place, chance: Random) -> None:
        self.place = place
        self.chance = chance
        self.asked: set[str] = set()
        """Cards they named themselves."""

    async def fidget(self) -> None:
        place, chance = self.place, self.chance
        if chance.random() < 0.1:
            await place.send({"do": "speak", "lang": chance.choice(["en", "ru"])})
        if chance.random() < 0.1:
            await place.send({"do": "earlier", "id": "earlier-steps", "before": chance.randrange(100)})
        seats = place.picture["you"]
        if len(seats) > 1 and chance.random() < 0.3:
            await place.send({"do": "sit", "seat": chance.choice([None, *seats])})
        if seats and chance.random() < 0.3:
            card = chance.choice(CARDS)
            self.asked.add(card)
            await place.ask("look", seat=chance.choice(seats), thing=f"card:{card}")
        if seats and chance.random() < 0.1:
            await place.ask("undo", version=place.picture["version"], seat=chance.choice(seats))
        if seats and chance.random() < 0.05:
            await place.ask("move", version=place.picture["version"], seat=chance.choice(seats), key="build COM001")
            self.asked.add("COM001")

    async def play(self) -> None:
        place = self.place
        for seat in place.picture["you"]:
            if place.picture["held"] == seat:
                await place.ask("done", version=place.picture["version"], seat=seat)
            elif seat in [ask["seat"] for ask in place.picture["asks"]]:
                await place.send({"do": "sit", "seat": seat})
                await place.until(lambda picture, seat=seat: picture["seat"] == seat)
                mine = place.mine()
                if mine is not None:
                    await place.move(self.chance.choice(mine["options"])["key"])


@pytest.mark.parametrize(
    ("lookout", "undo"),
    [("standard", "normal"), ("alternative", "normal"), ("alternative", "free"), ("advanced", "free")],
)
async def test_nobody_is_sent_what_they_cannot_know(
    club: Club, lookout: str, undo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 7)
    anna, boris, carla = [await club.guest(name) for name in ("Anna", "Boris", "Carla")]
    table = await club.table(anna, boris, boris, None, options={"lookout": lookout}, seed=SEED, undo=undo)
    places = [await guest.sit(table) for guest in (anna, boris, carla, club.stranger())]
    players = [Player(place, Random(i)) for i, place in enumerate(places)]
    chance = Random(0)
    for _ in range(35):
        await asyncio.gather(*(player.fidget() for player in players))
        for player in players:
            await player.play()
        if chance.random() < 0.2:  # put out of memory, and opened again from the last snapshot
            async with club.hall(table).lock:
                club.hall(table).room = None
    row, seats = await club.kept(table)
    assert row.version > 35
    for place in places:
        await place.at(row.version)
        await place.close()

    entries = await club.store.entries(table)
    known, views = what_could_be_known(Room(TITLE, row, seats), entries)
    for player in players:
        check(player, known, views)


def check(player: Player, known: Known, views: dict[int | None, list[Any]]) -> None:
    """Everything one socket was sent, in order."""
    heard = player.place.heard
    seats: set[int | None] = {None}
    for i, message in enumerate(heard):
        text = json.dumps(message, ensure_ascii=False)
        assert str(SEED) not in text
        assert '"seed"' not in text
        if message["is"] == "table":
            seats.add(message["seat"])
            assert message["seat"] is None or message["seat"] in message["you"]
            assert message["view"] == views[message["seat"]][message["version"]]
            for ask in message["asks"]:
                assert ask["options"] is None or ask["seat"] == message["seat"]
            allowed = known[message["seat"]][message["version"]]
        else:  # an answer knows no version: it is no newer than the next picture
            newest = next((m["version"] for m in heard[i:] if m["is"] == "table"), -1)
            allowed = player.asked.union(*(known[seat][newest] for seat in player.place.picture["you"] or [None]))
        assert cards(text) <= allowed, message
    assert len(seats) > (1 if player.place.picture["you"] else 0)
