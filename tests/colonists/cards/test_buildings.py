"""Every building is built once at its builder and put to use, with another player by whom nothing happens to."""

from typing import NamedTuple

import pytest

from stead.titles.colonists.goods import COLONISTS
from tests.colonists.cards.test_improvements import FROM, bystander, finished, minus
from tests.colonists.cards.test_places import won
from tests.colonists.scene import BOX, Scene, goods, scene
from tests.proves import proves


class Building(NamedTuple):
    """As it is printed."""

    name: str
    kind: str
    era: int
    cost: str
    value: int
    worker: str = ""
    limit: int = 0
    houses: str = ""
    produces: str = ""
    cells: int = 0


# fmt: off
BUILDINGS = [
    Building("farm", "residence", 1, "1 tool 2 wood", 1, houses="1 farmer"),
    Building("estate", "residence", 1, "1 tool 3 wood 1 brick", 4, houses="3 farmer"),
    Building("flat", "residence", 1, "1 tool 1 plank", 3, houses="1 citizen"),
    Building("apartment", "residence", 2, "1 tool 2 plank 2 clay", 6, houses="3 citizen"),
    Building("house", "residence", 3, "2 tool 1 plank 1 brick 2 clay", 8, houses="1 merchant"),
    Building("community_hall", "residence", 3, "3 tool 3 plank 3 brick 3 iron", 22, limit=1, houses="3 merchant"),
    Building("hunting_lodge", "maintenance", 1, "3 tool 2 wood 1 clay", 3, "farmer", produces="1 food"),
    Building("hunting_grounds", "maintenance", 3, "3 tool 4 wood 2 clay", 7, "citizen", produces="3 food"),
    Building("tailor_shop", "maintenance", 3, "3 tool 2 brick 2 clay", 5, "citizen", produces="1 clothing"),
    Building("textile_mill", "maintenance", 4, "3 tool 3 wood 3 plank 1 iron", 13, "merchant", produces="2 clothing"),
    Building("foresters_house", "production", 1, "2 tool 3 wood", 2, "farmer", produces="2 wood"),
    Building("hollow", "production", 1, "2 tool 3 clay", 2, "farmer", produces="1 clay"),
    Building("ore_mine", "production", 2, "2 tool 2 plank 3 brick", 5, "citizen", produces="1 ore"),
    Building("pub", "financial", 1, "1 tool 1 clay 1 plank 1 brick", 4, "farmer", produces="1 dollar"),
    Building("theater", "financial", 2, "2 tool 2 clay 2 plank 2 brick", 6, "citizen", produces="2 dollar"),
    Building("casino", "financial", 4, "3 tool 3 clay 2 brick 2 iron", 10, "merchant", produces="3 dollar"),
    Building("library", "special", 1, "1 tool 1 wood 1 plank", 4, limit=1),
    Building("factory", "special", 1, "3 tool 3 wood 3 clay", 4, "any"),
    Building("institute", "special", 2, "3 tool 2 plank 2 brick", 6, "farmer farmer", limit=1),
    Building("boardinghouse", "special", 3, "2 tool 1 plank 1 brick 1 iron", 6, "merchant", limit=2),
    Building("stables", "special", 3, "3 tool 2 plank 2 brick 2 iron", 10, "merchant", limit=1),
    Building("customs_house", "special", 3, "2 tool 2 plank 2 brick 1 ore", 4, "merchant", limit=1),
    Building("storage_shed", "storage", 1, "1 tool 2 wood", 2, "farmer", limit=3, cells=2),
    Building("storage_house", "storage", 2, "2 tool 1 plank 1 brick", 5, "citizen", limit=3, cells=5),
    Building("storage_hall", "storage", 4, "3 tool 3 brick 1 iron", 13, "merchant", limit=3, cells=9),
]
# fmt: on
EVERY = [pytest.param(building, id=building.name) for building in BUILDINGS]
ROOM = ["328", "329", "430", "431", "storekeeper.2"]
"""Sixteen cells of Storage."""


def those(field: str) -> list[object]:
    return [one for one in EVERY if getattr(one.values[0], field)]


@pytest.mark.parametrize("building", EVERY)
@proves("CO-CON-01", "CO-CON-06", "CO-REM-01", "CO-END-02")
def test_is_built_for_its_cost_and_is_worth_its_dollars(building: Building) -> None:
    old = FROM.get(building.name)
    north = dict(goods=building.cost, community=[*ROOM, *([old] if old else [])])
    table = scene(era=4, north=north, east=bystander("0"), places=f"builder_{building.name} baker grove")
    before = table.table.scores
    worth = next((one.value for one in BUILDINGS if one.name == old), 0)
    table.go(f"builder_{building.name}")
    finished(table)
    if table.asked[1] == "after":
        table.push("end")
    changes = table.changes()["north"]
    assert changes["community"] == ([f"-{old}"] if old else []) + [f"+{building.name}"]
    assert {good: n for good, n in changes.items() if isinstance(n, int)} == minus(building.cost)
    assert [now - then for now, then in zip(table.table.scores, before, strict=True)] == [building.value - worth, 0]


@pytest.mark.parametrize("building", those("worker"))
@proves("CO-COL-05", "CO-COL-06", "CO-COL-07", "CO-COL-08", "CO-ATV-04")
def test_takes_its_workers_and_no_others(building: Building) -> None:
    homes = ["estate", "apartment", "community_hall"]
    goods_ = "9 food 3 clothing"
    north = dict(goods=goods_, community=[*homes, building.name, *ROOM])
    table = scene(era=4, north=north, east=bystander("0"), places="baker grove")
    keys = [key.split()[1] for key in table.keys if key.startswith("employ")]
    wanted = building.worker.split()
    assert keys == (list(COLONISTS) if building.worker == "any" else wanted[:1])
    for worker in ["citizen"] if building.worker == "any" else wanted:
        table.push(f"employ {worker} {building.name}")
    assert not [key for key in table.keys if key.startswith("employ")]
    needs = {"farmer": {}, "citizen": {"food": -1}, "merchant": {"food": -2, "clothing": -1}, "any": {"food": -1}}
    assert won(table) == needs[wanted[0]]


@pytest.mark.parametrize("building", those("houses"))
@proves("CO-BTY-03")
def test_houses(building: Building) -> None:
    n, who = building.houses.split()
    table = scene(era=4, north=dict(community=[building.name]), east=dict(community=["library"]))
    assert table.player("north").idle == [int(n) * (name == who) for name in COLONISTS]
    assert table.player("east").idle == [0, 0, 0]


def a_year(building: Building, worker: str) -> Scene:
    """Of a community with it, with all that its worker needs; somebody else's Hollow stands idle."""
    homes = ["farm", "flat", "house"]
    north = dict(goods="2 food 1 clothing", community=[f"{building.name} {worker}".strip(), *homes, *ROOM])
    east = dict(community=["farm", "hollow"])
    return scene(era=4, phase="maintenance", north=north, east=east, places="baker grove")


@pytest.mark.parametrize("building", those("produces"))
@proves("CO-BTY-04", "CO-BTY-06", "CO-BTY-07", "CO-PRO-03", "CO-PRO-06", "CO-STO-15")
def test_produces(building: Building) -> None:
    n, good = building.produces.split()
    table = a_year(building, building.worker)
    needs = {"farmer": (0, 0), "citizen": (1, 0), "merchant": (2, 1)}[building.worker]
    left = {"food": 2 - needs[0], "clothing": 1 - needs[1], "tool": 6}
    stock = int(n)
    if good in ("food", "clothing"):  # netted with what the worker needs (CO-MNT-15)
        own = needs[0] if good == "food" else needs[1]
        left[good], stock = (2 if good == "food" else 1), int(n) - own
    if good == "dollar":
        left[good] = int(n)
    stored = f" {stock} {good}" if good != "dollar" and stock else ""
    assert table.community("north")[0] == f"{building.name} {building.worker}{stored}"
    assert goods(table.goods("north")) == {name: amount for name, amount in left.items() if amount}
    assert table.goods("east") == "6 tool"
    table = a_year(building, "")
    assert table.community("north")[0] == building.name
    assert table.goods("north") == "2 food 1 clothing 6 tool"


@pytest.mark.parametrize("building", those("cells"))
@proves("CO-STO-03", "CO-STO-05", "CO-STO-06", "CO-STO-07", "CO-STO-08")
def test_stores(building: Building) -> None:
    for worker, cells in ((building.worker, building.cells), ("", 0)):
        table = scene(era=4, north=dict(community=[f"{building.name} {worker}".strip()]), east={})
        assert table.player("north").storage == 3 + cells
        assert table.player("east").storage == 3


@pytest.mark.parametrize("building", those("limit"))
@proves("CO-CON-03", "CO-CON-04")
def test_no_more_than_its_limit(building: Building) -> None:
    """On a free cell, or in place of what it is made of (three storage buildings leave no cell for that)."""
    old = FROM.get(building.name)
    owned = [f"{building.name} x{building.limit}", *([old] if old and not building.cells else [])]
    north = dict(goods=building.cost, community=[*owned, *ROOM[:4]])
    table = scene(era=4, north=north, east=bystander("0"), places=f"builder_{building.name} baker grove")
    assert f"builder_{building.name}.1" not in table.ends


@proves("CO-HND-08")
def test_library() -> None:
    north = dict(community=["library"])
    table = scene(era=4, year=2, north=north, east={}, deck=["401", "402", "403", "404"], places="librarian baker")
    assert len(table.go("librarian").keys) == 4


@proves("CO-FAC-01")
def test_factory() -> None:
    table = scene(north=dict(community=["factory farmer", "hollow farmer"]), east=dict(community=["hollow farmer"]))
    assert (table.player("north").output[1], table.player("east").output[0]) == (2, 1)


@proves("CO-PLY-05")
def test_institute() -> None:
    north = dict(hand=["401", "402"], community=["institute farmer farmer"])
    table = scene(era=4, north=north, east={}, places="developer baker").go("developer").push("play 401")
    assert table.keys == ["done", "play 402"]


@proves("CO-STW-02", "CO-STW-03")
def test_boardinghouse() -> None:
    north = dict(goods="2 food 1 clothing", community=["house", "boardinghouse"])
    table = scene(era=4, north=north, east={}, places="baker grove").push("employ merchant boardinghouse")
    assert table.at("north") == ["market.1", "-"]
    table.push("enter market.1")
    assert table.at("north") == ["market.1", "market.1"]
    assert table.at("east") == ["market.1"]


@proves("CO-RNG-03")
def test_stables() -> None:
    places = {"baker": "2,0", "grove": "3,0"}
    north = dict(goods="2 food 1 clothing", community=["house", "stables"])
    table = scene(era=4, north=north, east={}, places=places)
    assert "grove.1" not in table.ends
    assert "grove.1" in table.push("employ merchant stables").ends


@proves("CO-Q-81", "CO-FEE-14")
def test_customs_house() -> None:
    north = dict(goods="2 food 1 clothing", community=["house", "customs_house"])
    table = scene(era=4, north=north, east=dict(at="grove"), places="baker grove")
    assert "grove.1" not in table.ends
    table.push("employ merchant customs_house").go("grove")
    assert table.goods("north") == "3 wood"
    assert table.goods("east") == ""


def test_every_building_has_a_row() -> None:
    assert sorted(building.name for building in BUILDINGS) == sorted(building.name for building in BOX.buildings)
    told = {building.name: (building.kind, building.era, building.limit or None) for building in BUILDINGS}
    assert told == {building.name: (building.kind, building.era, building.limit) for building in BOX.buildings}
