"""Positions told in a few words, for pictures and exercises: what is not spoken of lies in its deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.course import Scene
from stead.titles.founders.box import Box
from stead.titles.founders.cards import CORE
from stead.titles.founders.setup import SEATS
from stead.titles.founders.state import PLAY

NEUTRAL = "neutral"
OFFER = ("university", "salt_barge", "great_oak")
MARKET = ("scholar", "huckster", "foreman", "carpenter")
NUMBERS = ("coins", "temporary", "permanent", "vp")


def scene(
    box: Box,
    players: Mapping[str, Mapping[str, Any]],
    storages: Sequence[tuple[str, str, str]] = (),
    *,
    roads: str = "",
    access: Mapping[str, str] | None = None,
    buildings: Mapping[str, Mapping[str, Any]] | None = None,
    market: Sequence[str] = MARKET,
    offer: Sequence[str] = OFFER,
    active: int = 0,
    voting: bool = False,
    choices: Sequence[str] = (),
    workers: bool = False,
) -> Scene:
    """Players by race, the first of whom looks and is asked: `coins=5, resources=["stone"], discard=["trade"]`.

    A storage is its resource, whose it is and where ("bricks", "savvas", "E5 F5 G5"); an advanced one was made of the
    first storages that serve. `access={"humans": "C4 D9"}` is to the storages on these cells. A building says where it
    is and whose cubes lie on it: `{"university": {"at": "H5 I5 H6 I6", "tools": "savvas"}}`.
    """
    races = list(players)
    owns = {
        name: next((seat for seat, facts in enumerate(players.values()) if name in facts["resources"]), None)
        for name in box.basics
    }
    laid = _storages(box, races, storages)
    for race, cells in (access or {}).items():
        for storage in laid:
            if not set(cells.split()).isdisjoint(storage["cells"]):
                storage["access"].append(races.index(race))
    built = [_building(box, races, owns, name, facts) for name, facts in (buildings or {}).items()]
    standing = [*offer, *(building["building"] for building in built)]
    hired = [card for facts in players.values() for card in facts.get("hired", ())]
    return Scene(
        tuple(SEATS[: len(races)]),
        {
            "phase": PLAY,
            "stage": 0,
            "first": active,
            "active": active,
            "round": 1,
            "chance": 1,
            "players": [_player(race, facts, len(races)) for race, facts in players.items()],
            "roads": roads.split(),
            "storages": laid,
            "buildings": built,
            "market": list(market),
            "advisor_deck": [card.name for card in box.advisors[::-1] if card.name not in [*market, *hired]],
            "offer": list(offer),
            "prestige_deck": [card.name for card in box.prestige if card.name not in standing],
            "taken": [owns[name] for name in box.basics],
            "voting": voting,
        },
        options={"board": "symmetric", "workers": workers},
        choices=tuple(choices),
    )


def _player(race: str, facts: Mapping[str, Any], seats: int) -> dict[str, Any]:
    hired, discard = list(facts.get("hired", ())), list(facts.get("discard", ()))
    core = [card for card in CORE if card not in discard and (card != "income" or seats == 2)]
    houses = list(facts.get("houses", ()))
    return {
        "race": race,
        "home": facts["resources"][0],
        "resources": list(facts["resources"]),
        **{name: facts.get(name, 0) for name in NUMBERS},
        "hand": [*core, *hired],
        "discard": discard,
        "face_down": [False] * len(discard),
        "advisors": len(hired),
        "houses": houses,
        "bridges": list(facts.get("bridges", ())),
        "workers": facts.get("workers", 0),
    }


def _storages(box: Box, races: list[str], told: Sequence[tuple[str, str, str]]) -> list[dict[str, Any]]:
    laid: list[dict[str, Any]] = []
    for resource, owner, cells in told:
        seat = None if owner == NEUTRAL else races.index(owner)
        names = [storage["resource"] for storage in laid]
        inputs = [box.resources[number].name for number, _ in box.recipes[box.resource[resource]]]
        laid.append(
            {
                "resource": resource,
                "owner": seat,
                "cells": cells.split(),
                "access": [] if seat is None else [seat],
                "from": [names.index(input) for input in inputs],
            }
        )
    return laid


def _building(
    box: Box, races: list[str], owns: Mapping[str, int | None], name: str, facts: Mapping[str, Any]
) -> dict[str, Any]:
    """Slots of neutral resources are filled when it is built."""
    slots = [box.resources[number].name for number, _ in box.needs[box.building[name]]]
    cubes = [
        races.index(facts[slot]) if slot in facts else NEUTRAL if slot in owns and owns[slot] is None else None
        for slot in slots
    ]
    return {
        "building": name,
        "cells": facts["at"].split(),
        "cubes": cubes,
        "finished": None not in cubes,
    }
