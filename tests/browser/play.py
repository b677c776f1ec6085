"""Playing at a table: whose turn it is, and something sensible to do then."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import stead
from tests.browser.person import Person, Picture


def awaited(picture: Picture) -> list[int]:
    """Seats the table waits for."""
    return [picture["held"]] if picture["held"] is not None else [ask["seat"] for ask in picture["asks"]]


def secret(picture: Picture, seat: int, public: Picture) -> set[str]:
    """The cards of a hand that `picture` shows and `public` does not tell of: one may be taken before all eyes."""
    told = json.dumps(public)
    return {card for card in picture["view"]["players"][seat]["hand"]["known"] if card not in told}


def come_to_turn(*people: Person) -> Person | None:
    """Wait until it is somebody's turn: whose? None when the game is over."""
    watcher = max(people, key=lambda person: person.picture["version"])
    seats = {seat: person for person in people for seat in person.picture["you"]}
    watcher.until(lambda picture: picture["status"] == "finished" or seats.keys() & set(awaited(picture)))
    if watcher.picture["status"] == "finished":
        return None
    person = next(seats[seat] for seat in awaited(watcher.picture) if seat in seats)
    person.until(lambda picture: picture["version"] >= watcher.picture["version"])
    return person


def two_at_a_table(host: Person, guest: Person, **terms: Any) -> str:
    """Two people sit down and begin."""
    table = host.lay("me", "open", **terms)
    guest.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    for person in (host, guest):
        person.sit_down(table)
    return table


When = Callable[[stead.Table], bool]


def join_bots(
    person: Person, title: str, seats: list[str], seed: int, when: When, modules: Sequence[str] = (), **options: Any
) -> None:
    """Sit down in the middle of a game of bots, for whoever is asked when this is so for the first time."""
    table = stead.Table.new(title, seats, seed, options, modules=modules)
    mind, wish = random.Random(seed), None
    for step in itertools.count():
        if table.over:
            break
        decision = table.decisions[0]
        if wish is None and when(table):
            wish = {"step": step, "seat": decision.seat, "bot": "random"}
        table.push(mind.choice(list(decision.options)), decision.seat)
    assert wish is not None, "it never was"
    old = person.post("/api/records", table.record())["id"]
    person.sit_down(person.post(f"/api/tables/{old}/what-if", wish)["id"])


class Habits:
    """A few actions in each round, then pass: a whole game that does not take the whole evening."""

    def __init__(self, actions: int = 2) -> None:
        self.actions = actions
        self.done: Counter[tuple[Person, str]] = Counter()

    def wish(self, person: Person) -> str:
        keys = [option["key"] for option in person.options]
        if "pass" not in keys:
            return keys[0]
        turn = (person, person.picture["round"])
        self.done[turn] += 1
        builds = [key for key in keys if key.startswith("build")]
        return (builds or keys)[0] if self.done[turn] <= self.actions else "pass"
