"""Every level of relations with every colony: established at the Diplomat, and put to use, with another player by whom
nothing happens to. What a level adds is not there at the level below."""

from typing import Any

import pytest

from tests.colonists.cards.test_improvements import bystander, minus
from tests.colonists.cards.test_places import won
from tests.colonists.scene import Scene, goods, scene
from tests.proves import proves

ROOM = ["328", "329", "430", "431"]
COSTS = [
    "1 tool 3 wood 2 clay",
    "1 tool 1 plank 1 brick",
    "2 tool 3 wood 3 clay 3 ore",
    "2 tool 2 plank 2 brick 1 iron",
]
VALUES = [2, 4, 8, 14]
NAMES = ["alchemist", "altruist", "envoy", "industrialist", "laborer", "lord", "scholar", "storekeeper", "trader"]
SHOWN: list[str] = []
WITH_ENVOY = ("alchemist", "altruist", "laborer")


def shows(level: str) -> Any:
    """Of this level, and of the one below."""
    SHOWN.append(level)
    name, n = level.split(".")
    before = [f"{name}.{int(n) - 1}"] if n != "1" else []
    return pytest.mark.parametrize(("level", "before"), [(level, before)])


def has(level: str | list[str], **facts: Any) -> Scene:
    """Red has this embassy (or none); the special envoys of these colonies stand on the Baker."""
    embassy = [level] if isinstance(level, str) else level
    north = dict(community=[*embassy, *facts.pop("community", ["farm"])])
    north |= {key: facts.pop(key) for key in ("goods", "hand", "at") if key in facts}
    own = [one.split(".")[0] for one in embassy]
    colonies = [*dict.fromkeys([*own, "lord", "trader", "scholar", "envoy", "industrialist"])][:5]
    given = {"era": 4, "year": 2, "places": "grove clay_delve joiner baker", "east": bystander("0"), **facts}
    return scene(north=north, **given, colonies=colonies, envoys={name: "baker" for name in own if name in WITH_ENVOY})


@pytest.mark.parametrize("colony", NAMES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@proves("CO-DIP-04", "CO-DIP-05", "CO-DIP-09", "CO-DIP-14", "CO-ENV-03")
def test_is_had_at_the_diplomat(colony: str, level: int) -> None:
    before = [f"{colony}.{level - 1}"] if level > 1 else []
    north = dict(goods=COSTS[level - 1], community=[*before, *ROOM])
    colonies = [*dict.fromkeys([colony, "lord", *NAMES])][:5]
    envoys = {colony: "baker"} if colony in WITH_ENVOY and level > 2 else {}
    places = "diplomat baker grove"
    table = scene(era=4, north=north, east=bystander("0"), colonies=colonies, places=places, envoys=envoys)
    start = table.table.scores
    table.go("diplomat")
    if table.asked[1] == "visit":
        table.push(f"remodel {colony}.{level} {before[0]}" if before else f"build {colony}.1")
    assert table.community("north")[0 if before else -1] == f"{colony}.{level}"
    gained = VALUES[level - 1] - (VALUES[level - 2] if before else 0)
    assert [now - then for now, then in zip(table.table.scores, start, strict=True)] == [gained, 0]
    assert won(table) == minus(COSTS[level - 1])


# Alchemist


@shows("alchemist.1")
@proves("CO-CLN-01")
def test_alchemist_1(level: str, before: list[str]) -> None:
    """Wood and clay become each other as they are received."""
    table = has(level).go("grove").push("change wood clay", "leave")
    assert won(table) == {"wood": 2, "clay": 1}
    assert has([]).go("grove").goods("north") == "3 wood"


@shows("alchemist.2")
@proves("CO-CLN-01", "CO-ENV-02")
def test_alchemist_2(level: str, before: list[str]) -> None:
    """So do planks and bricks; and the envoy goes."""
    table = has(level, goods="2 wood").go("joiner").push("change plank brick")
    assert won(table) == {"wood": -2, "brick": 1}
    table = has(level)
    assert "send alchemist grove.1" in table.keys
    table = has(before[0], goods="2 wood")
    assert not [key for key in table.keys if key.startswith("send")]
    assert table.go("joiner").goods("north") == "1 plank"


@shows("alchemist.3")
@proves("CO-CLN-01")
def test_alchemist_3(level: str, before: list[str]) -> None:
    """Food may become ore, clothing coal."""
    table = has(level, places="grand_baker weaver joiner baker").go("grand_baker").push("change food ore", "leave")
    assert won(table) == {"food": 2, "ore": 1}
    table = has(level, places="grand_baker weaver joiner baker").go("weaver").push("change clothing coal", "leave")
    assert won(table) == {"clothing": 1, "coal": 1}
    assert has(before[0], places="weaver joiner baker").go("weaver").goods("north") == "2 clothing"


@shows("alchemist.4")
@proves("CO-CLN-01", "CO-PLC-02")
def test_alchemist_4(level: str, before: list[str]) -> None:
    """At a market any three goods for a tool."""
    table = has(level, goods="3 clay").go("market.1").push("barter 3 any 1tool")
    assert won(table) == {"clay": -3, "tool": 1}
    assert "barter 3 any 1tool" not in has(before[0], goods="3 clay").go("market.1").keys


# Altruist


@shows("altruist.1")
@proves("CO-CLN-02", "CO-STO-11")
def test_altruist_1(level: str, before: list[str]) -> None:
    """Two wood or a clay at the start of a year, and a cell of the Warehouse."""
    table = has(level, phase="gifts").push("gift 2wood")
    assert won(table) == {"wood": 2}
    assert table.player("north").warehouse == 2


@shows("altruist.2")
@proves("CO-CLN-02", "CO-ALT-02", "CO-MNT-10")
def test_altruist_2(level: str, before: list[str]) -> None:
    """A plank or a brick; a food a year; and the envoy."""
    table = has(level, phase="gifts").push("gift 1brick")
    assert won(table) == {"brick": 1}
    assert "send altruist grove.1" in table.keys
    table = has(level, phase="maintenance")
    assert table.community("north")[0] == "altruist.2 1 food"
    assert has(before[0], phase="gifts").keys == ["gift 2wood", "gift 1clay"]


@shows("altruist.3")
@proves("CO-CLN-02", "CO-MNT-10")
def test_altruist_3(level: str, before: list[str]) -> None:
    """An ore or a coal; a food or a clothing a year."""
    table = has(level, phase="gifts").push("gift 1coal")
    assert won(table) == {"coal": 1}
    for good in ("food", "clothing"):
        table = has(level, phase="maintenance")
        assert table.asked == ("north", "provide")
        table.push(f"provide {good} less 2food")  # the Altruist stands on the Baker
        assert table.community("north")[0] == f"altruist.3 1 {good}"


@shows("altruist.4")
@proves("CO-CLN-02")
def test_altruist_4(level: str, before: list[str]) -> None:
    """An iron, two planks or two bricks; a tool a year."""
    table = has(level, phase="gifts")
    assert table.keys[-3:] == ["gift 1iron", "gift 2plank", "gift 2brick"]
    assert won(table.push("gift 2plank")) == {"plank": 2}
    table = has(level, phase="maintenance").push("provide food less 2food")
    assert table.player("north").goods[9] == 7


# Envoy


LINE = {"baker": "2,0", "grove": "3,0", "joiner": "4,0", "clay_delve": "5,0", "diplomat": "6,0"}


@shows("envoy.1")
@proves("CO-CLN-03")
def test_envoy_1(level: str, before: list[str]) -> None:
    table = has(level, places=LINE)
    assert (len(table.at("north")), len(table.at("east"))) == (2, 1)


@shows("envoy.2")
@proves("CO-CLN-03", "CO-MOV-06")
def test_envoy_2(level: str, before: list[str]) -> None:
    """A jump to the Diplomat; a step more for a fee of a tool and four resources."""
    goods_ = "2 tool 1 ore 3 wood 2 clay"
    table = has(level, places=LINE, goods=goods_, community=ROOM)
    assert "diplomat.1" in table.ends
    assert "grove.1" not in table.ends
    table.push("spur")
    while table.asked[1] == "fee":
        table.push(table.keys[0])
    assert "grove.1" in table.ends
    table = has(before[0], places=LINE, goods=goods_, community=ROOM)
    assert "diplomat.1" not in table.ends
    assert table.refused("spur") == "CO-RNG-03"


@shows("envoy.3")
@proves("CO-CLN-03", "CO-RNG-03")
def test_envoy_3(level: str, before: list[str]) -> None:
    assert "grove.1" in has(level, places=LINE, goods="2 wood").ends
    assert "grove.1" not in has(before[0], places=LINE, goods="2 wood").ends


@shows("envoy.4")
@proves("CO-CLN-03")
def test_envoy_4(level: str, before: list[str]) -> None:
    """At the Diplomat a tool, and a market action if one likes."""
    table = has(level, places=LINE, market="4_joiner").go("diplomat")
    if table.asked[1] == "visit":
        table.push("take 1brick")
    assert won(table) == {"tool": 1, "brick": 1}
    assert "diplomat.1" not in has(before[0], places=LINE, market="4_joiner").ends


# Industrialist


@shows("industrialist.1")
@proves("CO-CLN-04", "CO-FAC-01", "CO-STO-11")
def test_industrialist_1(level: str, before: list[str]) -> None:
    """A Factory: whoever works there; a cell of the Warehouse; a plank of two wood once a year."""
    table = has(level, community=["farm x2", "hollow farmer"])
    assert table.player("north").warehouse == 2
    assert table.player("north").output[3] == 1
    table.push("employ farmer industrialist.1")
    assert table.player("north").output[3] == 2
    table = has(level, phase="maintenance", goods="4 wood")
    table.push("refine 2wood 1plank 1")
    assert goods(table.goods("north")) == goods("2 wood 1 plank 6 tool")


@shows("industrialist.2")
@proves("CO-CLN-04")
def test_industrialist_2(level: str, before: list[str]) -> None:
    """Two planks and a brick."""
    table = has(level, phase="maintenance", goods="8 wood 2 clay", community=ROOM)
    table.push("refine 2wood 1plank 2", "refine 1wood+1clay 1brick 1")
    assert goods(table.goods("north")) == goods("3 wood 1 clay 2 plank 1 brick 6 tool")


@shows("industrialist.3")
@proves("CO-CLN-04", "CO-STO-11")
def test_industrialist_3(level: str, before: list[str]) -> None:
    """Two planks, two bricks, a coal of three wood; another cell of the Warehouse."""
    table = has(level, phase="maintenance", goods="9 wood 3 clay", community=ROOM)
    assert table.player("north").warehouse == 3
    table.push("refine 2wood 1plank 2", "refine 1wood+1clay 1brick 2", "refine 3wood 1coal 1")
    assert goods(table.goods("north")) == goods("1 clay 2 plank 2 brick 1 coal 6 tool")


@shows("industrialist.4")
@proves("CO-CLN-04")
def test_industrialist_4(level: str, before: list[str]) -> None:
    """Three planks of a wood each, two bricks, coal in one of two ways, an iron in one of two."""
    table = has(level, phase="maintenance", goods="8 wood 2 clay 2 ore 1 coal", community=ROOM)
    table.push("refine 1wood 1plank 3", "refine 1wood+1clay 1brick 2", "refine 3wood 1coal 1")
    table.push("refine 2ore+1coal 1iron 1")
    assert goods(table.goods("north")) == goods("3 plank 2 brick 1 iron 1 coal 6 tool")
