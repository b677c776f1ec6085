"""Ownership, access, the tracker and income (FG-OWN, FG-TRK, FG-ICM)."""

from typing import Any

import pytest

from tests.founders.scene import Scene, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3"
"""A road in the north-west: basic storages lie on row 2, what is made of them below."""


def tracker(table: Scene, resource: str) -> dict[str, list[str]]:
    cubes = table.table.view(None).data()["tracker"][resource]
    return {cell: [table.names[seat] for seat in seats] for cell, seats in cubes.items()}


# Ownership and access


@proves("FG-OWN-01", "FG-OWN-03", "FG-OWN-02", "FG-ICM-02", "FG-TRK-01")
def test_who_builds_an_advanced_storage_owns_it() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["A2"]}, access=["C2"]), humans=dict(storages={"people": ["C2"]}), roads=SPINE
    )
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert table.storage("A4") == {
        "resource": "bricks",
        "owner": "savvas",
        "cells": ["A4", "B4", "C4"],
        "access": ["savvas"],
        "from": ["C2", "A2"],
    }
    assert tracker(table, "bricks") == {"own": ["savvas"], "access": []}
    assert table.changes()["savvas"]["income"] == 1


@proves("FG-OWN-01", "FG-OWN-03")
def test_a_storage_of_an_own_resource_is_ones_own() -> None:
    table = scene(savvas=dict(resources=["stone", "metal"]), humans={}).push("play trade", "store metal", "at A4")
    assert (table.storage("A4")["owner"], table.storage("A4")["access"]) == ("savvas", ["savvas"])


@proves("FG-OWN-02")
def test_an_owner_needs_no_access() -> None:
    """Own storages are used, and access to them is not for sale."""
    table = scene(savvas=dict(storages={"stone": ["A2"], "people": ["C2"]}), inox={}, roads=SPINE)
    table.push("play trade")
    assert table.refused("access A2") == "FG-Q-28"
    table = scene(savvas=dict(storages={"stone": ["A2"], "people": ["C2"]}), inox={}, roads=SPINE)
    table.push("play upgrade")
    assert "upgrade bricks" in table.keys


@proves("FG-OWN-04", "FG-OWN-10")
def test_access_for_all_changes_no_owner() -> None:
    table = scene(savvas={}, inox={}, orchids={}, humans=dict(storages={"people": ["A4"]}), turn="savvas")
    for _ in range(3):
        table.push("play trade", "access A4").decline()
    assert table.storage("A4")["owner"] == "humans"
    assert table.storage("A4")["access"] == ["savvas", "inox", "orchids", "humans"]
    assert table.changes()["humans"] == {"coins": 6}


@proves("FG-OWN-05")
def test_houses_bridges_and_gates_are_of_their_colour() -> None:
    table = scene(savvas=dict(storages={"stone": ["I2"]}), humans={}, roads="J3")
    table.push("play build", "house J4")
    savvas, humans = table.table.view(None).data()["players"]
    assert (savvas["houses"], humans["houses"]) == (["J4"], [])
    table = scene(savvas=dict(bridges=["K3"]), humans={}).push("lay trade")
    assert "J2" in table.cells("road")  # it is theirs: a road may begin at it
    table = scene(savvas={}, humans=dict(bridges=["K3"])).push("lay trade")
    assert not table.cells("road")


@proves("FG-OWN-06")
def test_a_basic_resource_has_one_owner() -> None:
    """Whoever builds its storages, and wherever."""
    table = scene(savvas=dict(coins=20), humans=dict(storages={"people": ["A1"]}), inox={}, completed=2)
    table.push("play trade", "store people", "at M5")
    assert {storage.owner for storage in table.game.storages} == {table.seat("humans")}
    table = scene(savvas=dict(coins=20), humans={}, inox={}, neutral=dict(storages={"wood": ["A1"]}))
    table.push("play trade", "store wood", "at M5")
    assert {storage.owner for storage in table.game.storages} == {-1}


@proves("FG-OWN-07", "FG-PRE-12")
def test_nobody_owns_a_prestige_building() -> None:
    """Not even who filled it: no road can begin at it."""
    table = scene(
        quatryls=dict(storages={"tools": ["C5"]}),
        savvas={},
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "quatryls"})},
    )
    table.push("lay trade")
    assert table.refused("road G5") == "FG-ROA-03"


@proves("FG-OWN-08")
def test_nobody_owns_a_road() -> None:
    """One's own road, cut off from what one owns, is no beginning either."""
    table = scene(savvas=dict(storages={"stone": ["A2"]}), humans={}, roads="F5").push("lay trade")
    assert table.refused("road G5") == "FG-ROA-03"
    assert all("road" not in key for player in table.table.view(None).data()["players"] for key in player)


@proves("FG-OWN-09", "FG-Q-27")
def test_access_is_to_one_storage() -> None:
    """The Savvas have access to the people in the north-east, not to those beside their stone."""
    humans = dict(storages={"people": ["C2", "M2"]})
    table = scene(savvas=dict(storages={"stone": ["A2"]}, access=["M2"]), humans=humans, roads=SPINE)
    assert table.refused("play upgrade") == "FG-TRN-06"
    table = scene(savvas=dict(storages={"stone": ["A2"]}, access=["C2"]), humans=humans, roads=SPINE)
    assert "play upgrade" in table.keys


@proves("FG-Q-27")
def test_any_storage_of_the_resource_is_enough_to_recruit() -> None:
    humans = dict(storages={"people": ["C2", "M2"]})
    table = scene(savvas=dict(storages={"stone": ["A2"]}, access=["M2"]), humans=humans)
    table.push("play recruit")
    assert table.keys == ["hire scholar", "hire foreman"]  # people and stone


@proves("FG-OWN-11", "FG-Q-27")
def test_one_advanced_resource_of_two_owners() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["A2"]}, access=["C2", "M4"]),
        humans=dict(storages={"people": ["C2"], "bricks": ["M4 M5 M6"]}),
        roads=SPINE,
    )
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert (table.storage("A4")["owner"], table.storage("M4")["owner"]) == ("savvas", "humans")
    assert tracker(table, "bricks") == {"own": ["savvas", "humans"], "access": ["savvas"]}


# The tracker


@proves("FG-TRK-02")
def test_access_puts_a_cube_on_the_access_cell() -> None:
    table = scene(savvas={}, humans=dict(storages={"people": ["A4"]}))
    assert tracker(table, "people") == {"own": ["humans"], "access": []}
    table.push("play trade", "access A4")
    assert tracker(table, "people") == {"own": ["humans"], "access": ["savvas"]}


@proves("FG-TRK-03")
def test_a_second_storage_adds_no_cube() -> None:
    table = scene(
        savvas=dict(access=["A4"], storages={"stone": ["E3"]}), humans=dict(storages={"people": ["A4", "S5"]})
    )
    table.push("play trade", "access S5")
    assert tracker(table, "people") == {"own": ["humans"], "access": ["savvas"]}
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans={}).push("play trade", "store stone", "at S5")
    assert tracker(table, "stone") == {"own": ["savvas"], "access": []}


# Income


def income(table: Scene, name: str) -> int:
    return table.table.view(None).data()["players"][table.seat(name)]["income"]


@proves("FG-ICM-01")
def test_income_is_the_number_of_different_resources() -> None:
    table = scene(savvas=dict(storages={"stone": ["A2", "S2"], "people": ["C2"], "bricks": ["A4 B4 C4"]}), inox={})
    assert income(table, "savvas") == 3
    assert income(table, "inox") == 0


@pytest.mark.parametrize(("resource", "cell", "more"), [("metal", "S5", 1), ("stone", "S5", 0)])
@proves("FG-ICM-02")
def test_a_resource_raises_income_once(resource: str, cell: str, more: int) -> None:
    table = scene(savvas=dict(resources=["stone", "metal"], storages={"stone": ["A2"]}), humans={})
    table.push("play trade", f"store {resource}", f"at {cell}")
    assert table.changes()["savvas"].get("income", 0) == more


@pytest.mark.parametrize(
    ("players", "key"),
    [
        (dict(humans=dict(storages={"people": ["A4"]})), ["access A4"]),
        (dict(humans={}, neutral=dict(storages={"wood": ["A4"]})), ["access A4"]),
        (dict(humans={}), ["store wood", "at A4"]),
        (dict(humans={}, completed=2), ["store people", "at A4"]),
    ],
)
@proves("FG-ICM-03")
def test_access_raises_no_income(players: dict[str, Any], key: list[str]) -> None:
    table = scene(savvas=dict(storages={"stone": ["C2"]}), **players).push("play trade", *key)
    assert "income" not in table.changes()["savvas"]


@proves("FG-ICM-04")
def test_a_house_adds_influence_to_income() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["C2"]}, houses=["J4", "S1"]), humans=dict(houses=["A9"]), turn="savvas"
    )
    table.push("play income")
    assert table.changes() == {"savvas": {"coins": 1, "temporary": 2}}
