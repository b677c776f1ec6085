"""Nobody is ever sent a card they cannot know.

Several people play at random over sockets, look around, take back, change seats and languages; all they were sent is
kept. Then the journal is played again: for every seat and every version, what could it know by then?
"""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from stead.kernel.events import Event, in_short
from stead.server.live import rooms
from stead.server.live.room import Room
from stead.server.speakers import speaker
from stead.server.store.rows import Entry
from tests.properties.same import again
from tests.server.live.club import Club
from tests.server.live.place import Place
from tests.server.live.things import THINGS, Things

pytestmark = pytest.mark.anyio

SEED = 6_172_839_405_162_738


class Knowledge:
    """By seat and version: all cards it has seen until then, its view, and every line and event it could have been
    told."""

    def __init__(self, things: Things, room: Room, entries: Sequence[Entry]) -> None:
        self.hidden = things.hidden
        seats = (None, *range(len(room.seats)))
        self.views = {seat: [again(room.table.view(seat).data())] for seat in seats}
        self.cards = {seat: [self.named(self.views[seat][0]) | self.told(room.deal, seat)] for seat in seats}
        self.lines = {seat: self.spoken(room, room.deal, seat) for seat in seats}
        self.events = {seat: self.cut(room.deal, seat) for seat in seats}
        for entry in entries:
            room.apply(entry)
            news = room.moments[-1].events if entry.kind in ("push", "auto") else ()
            for seat in seats:
                self.views[seat].append(again(room.table.view(seat).data()))
                self.cards[seat].append(self.cards[seat][-1] | self.named(self.views[seat][-1]) | self.told(news, seat))
                self.lines[seat] |= self.spoken(room, news, seat)
                self.events[seat] |= self.cut(news, seat)

    def named(self, thing: Any) -> set[str]:
        return set(self.hidden.findall(thing if isinstance(thing, str) else json.dumps(thing)))

    def told(self, events: Sequence[Event], seat: int | None) -> set[str]:
        return self.named([repr(event.seen_by(seat)) for event in events])

    def cut(self, events: Sequence[Event], seat: int | None) -> set[str]:
        """Events as they may be sent to a seat: what it must not know is null."""
        told: set[str] = set()
        for event in events:
            data = msgspec.to_builtins(event)
            if seat is None or seat not in [data[name] for name in event.known_to if name in data]:
                data |= dict.fromkeys(event.secret)
            told.add(plain(data))
        return told

    def spoken(self, room: Room, events: Sequence[Event], seat: int | None) -> set[str]:
        """What is said of events to a seat that sees no more of them than it may."""
        roles = room.table.setup.seats
        said = [speaker(room.title, lang) for lang in ("en", "ru")]
        told = in_short(event.seen_by(seat) for event in events)
        lines = [one.event(event, seat, roles) for one in said for event in told]
        return {line for line in lines if line}


def plain(event: dict[str, Any]) -> str:
    return json.dumps(event, sort_keys=True)


class Player:
    """Somebody at random: now and then they look at something, say something, or take back."""

    def __init__(self, place: Place, chance: Random, things: Things) -> None:
        self.place = place
        self.chance = chance
        self.things = things
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
            thing = chance.choice(self.things.all)
            self.asked |= set(self.things.hidden.findall(thing))
            await place.ask("look", seat=chance.choice(seats), thing=thing)
        if seats and chance.random() < 0.1:
            await place.ask("undo", version=place.picture["version"], seat=chance.choice(seats))
        if seats and chance.random() < 0.05:
            key = self.things.attempt
            await place.ask("move", version=place.picture["version"], seat=chance.choice(seats), key=key)
            self.asked |= set(self.things.hidden.findall(key))

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
                    keys = [option["key"] for option in mine["options"]]
                    eager = [key for key in keys if key in self.things.eager]
                    await place.move(self.chance.choice(eager or keys))


@pytest.mark.parametrize(
    ("title", "option", "undo"),
    [
        ("settlers", 0, "normal"),
        ("settlers", 1, "normal"),
        ("settlers", 1, "free"),
        ("settlers", 2, "free"),
        ("founders", 0, "normal"),
        ("founders", 1, "free"),
    ],
)
async def test_nobody_is_sent_what_they_cannot_know(
    club: Club, title: str, option: int, undo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    things = THINGS[title]
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 7)
    anna, boris, carla = [await club.guest(name) for name in ("Anna", "Boris", "Carla")]
    options = things.options[option]
    start = things.start(options)
    people = (anna, boris, boris, None)
    table = await club.table(*people, title=things.title, options=options, start=start, seed=SEED, undo=undo)
    places = [await guest.sit(table) for guest in (anna, boris, carla, club.stranger())]
    players = [Player(place, Random(i), things) for i, place in enumerate(places)]
    chance = Random(0)
    for turn in range(150):
        if turn >= 35 and {*things.secret} <= {*await verbs(club, table)}:
            break  # who is quicker differs from time to time, and so does what they come to
        await asyncio.gather(*(player.fidget() for player in players))
        for player in players:
            await player.place.at((await club.kept(table))[0].version)  # else they would move where the table was
            await player.play()
        if chance.random() < 0.2:  # put out of memory, and opened again from the last snapshot
            async with club.hall(table).lock:
                club.hall(table).room = None
    row, seats = await club.kept(table)
    assert row.version > 35
    for place in places:
        await place.at(row.version)
        await place.close()

    entries, kinds = await club.store.entries(table), await verbs(club, table)
    assert all(kinds[verb] for verb in things.secret), kinds
    known = Knowledge(things, Room(things.title, row, seats), entries)
    for player in players:
        check(player, known)
        steps = [step for message in player.place.heard if message["is"] == "table" for step in message["log"]]
        assert any(step["events"] for step in steps)
    assert known.events[0] - known.events[None], "nothing was secret"


async def verbs(club: Club, table: str) -> Counter[str]:
    """What was chosen, by verb."""
    return Counter(entry.key.split()[0] for entry in await club.store.entries(table) if entry.key)


def check(player: Player, known: Knowledge) -> None:
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
            assert message["view"] == known.views[message["seat"]][message["version"]]
            for ask in message["asks"]:
                assert ask["options"] is None or ask["seat"] == message["seat"]
            for step in message["log"]:
                assert set(step["lines"]) <= known.lines[message["seat"]]
                assert set(map(plain, step["events"])) <= known.events[message["seat"]]
            allowed = known.cards[message["seat"]][message["version"]]
        else:  # an answer knows no version: it is no newer than the next picture
            newest = next((m["version"] for m in heard[i:] if m["is"] == "table"), -1)
            own = player.place.picture["you"] or [None]
            allowed = player.asked.union(*(known.cards[seat][newest] for seat in own))
            if message["is"] == "earlier":  # seen from a seat of theirs, or from the curtain
                told = set[str]().union(*(known.events[seat] for seat in (None, *own)))
                assert {plain(event) for step in message["log"] for event in step["events"]} <= told
        assert known.named(text) <= allowed, message
    assert len(seats) > (1 if player.place.picture["you"] else 0)
