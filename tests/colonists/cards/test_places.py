"""Every place is visited once, with another player by whom nothing happens to."""

import pytest

from stead.titles.colonists.effects.goods import written
from stead.titles.colonists.goods import NAMES, vector
from tests.colonists.cards.test_improvements import RED, bystander, minus, total
from tests.colonists.scene import BOX, Scene, goods, scene
from tests.proves import proves

GIVE = {
    "riverbank_grove": "2 wood",
    "grove": "3 wood",
    "clay_delve": "2 clay",
    "ore_pit": "1 ore",
    "clay_pocket": "2 clay",
    "riverbank_forest": "3 wood",
    "clay_pit": "3 clay",
    "forest": "4 wood",
    "ore_mine": "2 ore",
    "baker": "2 food",
    "grand_baker": "3 food",
    "weaver": "2 clothing",
    "tailor": "3 clothing",
}
BUY = {"baker": "2 food", "grand_baker": "2 food", "weaver": "2 clothing", "tailor": "2 clothing"}
"""What they give a dollar for, as often as one likes."""
REFINE = [
    ("joiner", "2 wood", "1 plank"),
    ("clayburner", "1 wood 2 clay", "1 brick"),
    ("loamburner", "1 wood 1 clay", "1 brick"),
    ("blacksmith", "1 wood 1 ore", "2 tool"),
    ("coalburner", "3 wood", "1 coal"),
    ("iron_smelter", "6 wood 2 ore", "1 iron"),
    ("iron_smelter", "2 ore 1 coal", "1 iron"),
    ("carpenter", "1 wood", "1 plank"),
    ("brickburner", "1 wood 1 clay", "2 brick"),
    ("charburner", "5 wood", "2 coal"),
    ("ironsmith", "6 wood 1 iron", "6 tool"),
    ("ironsmith", "1 iron 1 coal", "6 tool"),
]
OTHERS = {"day_laborer", "developer", "librarian", "diplomat", "head_official", "chief_officer"}


def visited(place: str, has: str = "", *more: str, **facts: object) -> Scene:
    north = dict(goods=has, community=[*RED, *more], **facts)
    other = "clay_delve" if place != "clay_delve" else "clay_pit"
    deck = ["401", "402", "403", "404"]
    table = scene(
        era=4, year=2, marker="east", north=north, east=bystander("0"), deck=deck, places=f"{other} {place} joiner.2"
    )
    return table.go(place)


def won(table: Scene) -> dict[str, int]:
    """What goods north has more and fewer; east has as many as before."""
    changes = table.changes()
    assert "east" not in changes
    return {good: changes["north"][good] for good in NAMES if good in changes["north"]}


@pytest.mark.parametrize("place", GIVE)
@proves("CO-PLC-10", "CO-PLC-11")
def test_gives(place: str) -> None:
    assert won(visited(place)) == goods(GIVE[place])


@proves("CO-BRD-02")
def test_day_laborer() -> None:
    """In the introductory game only."""
    options = {"introductory": True}
    table = scene(year=2, north={}, east=bystander("0"), places="day_laborer baker", options=options).go("day_laborer")
    assert won(table) == {"wood": 1, "dollar": 1}


@pytest.mark.parametrize("place", BUY)
@proves("CO-PLC-11", "CO-PLC-12")
def test_buys(place: str) -> None:
    n, good = BUY[place].split()
    table = visited(place, f"5 {good}")
    assert table.keys == [
        f"take {written(vector(goods(GIVE[place])))}",
        *(f"sell {n}{good} 1dollar {i}" for i in (1, 2)),
    ]  # type: ignore[arg-type]
    table.push(f"sell {n}{good} 1dollar 2")
    assert won(table) == {good: -4, "dollar": 2}


@pytest.mark.parametrize(("place", "cost", "gives"), REFINE)
@proves("CO-PLC-17")
def test_refines(place: str, cost: str, gives: str) -> None:
    """Twice in one visit, if that many goods fit into Storage."""
    n = 2 if sum(goods(cost).values()) * 2 <= 15 else 1
    table = visited(place, " ".join(f"{amount * n} {good}" for good, amount in goods(cost).items()))
    if table.asked[1] == "visit":
        table.push(f"refine {written(vector(goods(cost)))} {written(vector(goods(gives)))} {n}")  # type: ignore[arg-type]
    assert won(table) == total(minus(cost, n), {good: amount * n for good, amount in goods(gives).items()})


@proves("CO-PLC-19", "CO-PLY-01")
def test_developer() -> None:
    assert won(visited("developer", hand=["307"])) == {"tool": 2, "coal": 1}


@proves("CO-PLC-19", "CO-HND-01")
def test_librarian() -> None:
    table = visited("librarian")
    assert table.hand("north") == ["401", "402"]
    assert won(table) == {"dollar": 1}


@proves("CO-PLC-19", "CO-DIP-03")
def test_diplomat() -> None:
    table = visited("diplomat", "1 tool 1 plank 1 brick", "trader.1")  # one level can be paid
    assert table.community("north")[-1] == "trader.2"
    assert won(table) == {"tool": -1, "plank": -1, "brick": -1}


@proves("CO-PLC-19", "CO-FPL-07")
def test_head_official() -> None:
    table = visited("head_official")
    assert table.game.marker == 0
    assert won(table) == {"clay": 1}


@proves("CO-PLC-19", "CO-FPL-08")
def test_chief_officer() -> None:
    table = visited("chief_officer").push("done")
    assert table.game.marker == 0
    assert won(table) == {"tool": 1, "dollar": 1}


def test_every_place_is_visited() -> None:
    """The builders are in test_buildings."""
    builders = {f"builder_{building.name}" for building in BOX.buildings}
    told = {*GIVE, *BUY, *(place for place, _, _ in REFINE), *OTHERS}
    assert told | builders == {place.name for place in BOX.places}
    assert not told & builders
