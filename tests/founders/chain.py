"""Chains of storages for the tests of points: from basic resources up to clothing (c) or weapons (w).

  A B C D E F G H I J
1 . . . . . . . g g g      the Merchants' Guild
2 1 . 2 . 3 . h g . .      the basic storages, and one of the builder's home resource
3 + + + + + + r . . .      r: the road that links clothing with the Guild
4 a . b . + w . . . .      a, b: what is made of the basic resources
5 a . b b . x r e e .      r: the road that links weapons with the East Gatehouse
6 a . . . . x c . g .      (or the Guild here, beside the clothing)
7 . . . . . w g g g .
"""

from collections.abc import Mapping
from typing import Any

from tests.founders.scene import BOX, NEUTRAL, Scene, scene

ROADS = "A3 B3 C3 D3 E3 F3 E4"
BESIDE = {"merchants_guild": "I6 G7 H7 I7"}
"""A building that the clothing is delivered to as soon as it is built."""
PLACES = {
    "clothing": {"livestock": "A2", "gems": "C2", "metal": "E2", "leather": "A4 A5 A6", "jewelry": "C4 C5 D5"},
    "weapons": {"wood": "A2", "tools": "C2", "metal": "E2", "machinery": "C4 C5 D5"},
}
SITES = {"clothing": "F5 G5 F6 G6", "weapons": "F4 F5 F6 F7"}
KEYS = {"clothing": "at F5 1", "weapons": "at F4 2"}
TARGETS = {
    "clothing": ("merchants_guild", "H1 I1 J1 H2", ["metal", "machinery"], "road G3"),
    "weapons": ("east_gatehouse", "H5 I5", ["stone"], "road G5"),
}


def chain(top: str, builder: str, owners: Mapping[str, str], built: bool = False, **more: Any) -> Scene:
    """Who owns what; the builder has access to all of it, and owns the top if it is `built`."""
    pieces: dict[str, dict[str, list[str]]] = {builder: {}}
    for resource, place in PLACES[top].items():
        pieces.setdefault(owners[resource], {})[resource] = [place]
    home = BOX.races[BOX.race[builder]].home
    if home not in PLACES[top]:
        pieces[builder][str(home)] = ["G2"]
    if built:
        pieces[builder][top] = [SITES[top]]
    players: dict[str, Any] = {name: dict(storages=storages) for name, storages in pieces.items() if name != NEUTRAL}
    others = [cells.split()[0] for resource, cells in PLACES[top].items() if owners[resource] != builder]
    players[builder] |= dict(coins=10, access=others)
    if len(players) == 1:
        players["harrowers"] = {}
    neutral = dict(storages=pieces.get(NEUTRAL, {}))
    return scene(**players, neutral=neutral, roads=ROADS, turn=builder, **more)


def build(top: str, builder: str, owners: Mapping[str, str]) -> dict[str, int]:
    """The points for building it."""
    table = chain(top, builder, owners).push("play upgrade", f"upgrade {top}")
    if table.asked[1] == "tile":  # else there is one place only
        table.push(KEYS[top])
    assert " ".join(table.storage(SITES[top].split()[0])["cells"]) == SITES[top]
    return points(table)


def deliver(top: str, owner: str, owners: Mapping[str, str]) -> dict[str, int]:
    """The points when it is delivered to a building that needs nothing else: clothing for 10, weapons for 9."""
    name, place, rest, road = TARGETS[top]
    buildings = {name: dict(at=place, cubes=dict.fromkeys(rest, owner))}
    return points(chain(top, owner, owners, built=True, buildings=buildings).push("lay trade", road))


def points(table: Scene) -> dict[str, int]:
    """The points gained by each since changes were last asked for."""
    return {name: changed["vp"] for name, changed in table.changes().items() if "vp" in changed}
