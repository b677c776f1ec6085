"""Every level of relations with every colony: established at the Diplomat, and put to use, with another player by whom
nothing happens to. What a level adds is not there at the level below."""

from typing import Any

import pytest

from tests.colonists.cards.test_improvements import bystander, minus
from tests.colonists.cards.test_places import won
from tests.colonists.scene import BOX, Scene, goods, scene
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
    red = dict(community=[*embassy, *facts.pop("community", ["farm"])])
    red |= {key: facts.pop(key) for key in ("goods", "hand", "at") if key in facts}
    own = [one.split(".")[0] for one in embassy]
    colonies = [*dict.fromkeys([*own, "lord", "trader", "scholar", "envoy", "industrialist"])][:5]
    given = {"era": 4, "year": 2, "places": "grove clay_delve joiner baker", "blue": bystander("0"), **facts}
    return scene(red=red, **given, colonies=colonies, envoys={name: "baker" for name in own if name in WITH_ENVOY})


@pytest.mark.parametrize("colony", NAMES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@proves("CO-DIP-04", "CO-DIP-05", "CO-DIP-09", "CO-DIP-14", "CO-ENV-03")
def test_is_had_at_the_diplomat(colony: str, level: int) -> None:
    before = [f"{colony}.{level - 1}"] if level > 1 else []
    red = dict(goods=COSTS[level - 1], community=[*before, *ROOM])
    colonies = [*dict.fromkeys([colony, "lord", *NAMES])][:5]
    envoys = {colony: "baker"} if colony in WITH_ENVOY and level > 2 else {}
    places = "diplomat baker grove"
    table = scene(era=4, red=red, blue=bystander("0"), colonies=colonies, places=places, envoys=envoys)
    start = table.table.scores
    table.go("diplomat")
    if table.asked[1] == "visit":
        table.push(f"remodel {colony}.{level} {before[0]}" if before else f"build {colony}.1")
    assert table.community("red")[0 if before else -1] == f"{colony}.{level}"
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
    assert has([]).go("grove").goods("red") == "3 wood"


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
    assert table.go("joiner").goods("red") == "1 plank"


@shows("alchemist.3")
@proves("CO-CLN-01")
def test_alchemist_3(level: str, before: list[str]) -> None:
    """Food may become ore, clothing coal."""
    table = has(level, places="grand_baker weaver joiner baker").go("grand_baker").push("change food ore", "leave")
    assert won(table) == {"food": 2, "ore": 1}
    table = has(level, places="grand_baker weaver joiner baker").go("weaver").push("change clothing coal", "leave")
    assert won(table) == {"clothing": 1, "coal": 1}
    assert has(before[0], places="weaver joiner baker").go("weaver").goods("red") == "2 clothing"


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
    assert table.player("red").warehouse == 2


@shows("altruist.2")
@proves("CO-CLN-02", "CO-ALT-02", "CO-MNT-10")
def test_altruist_2(level: str, before: list[str]) -> None:
    """A plank or a brick; a food a year; and the envoy."""
    table = has(level, phase="gifts").push("gift 1brick")
    assert won(table) == {"brick": 1}
    assert "send altruist grove.1" in table.keys
    table = has(level, phase="maintenance")
    assert table.community("red")[0] == "altruist.2 1 food"
    assert has(before[0], phase="gifts").keys == ["gift 2wood", "gift 1clay"]


@shows("altruist.3")
@proves("CO-CLN-02", "CO-MNT-10")
def test_altruist_3(level: str, before: list[str]) -> None:
    """An ore or a coal; a food or a clothing a year."""
    table = has(level, phase="gifts").push("gift 1coal")
    assert won(table) == {"coal": 1}
    for food, clothing in ((1, 0), (0, 1)):
        table = has(level, phase="maintenance")
        assert table.asked == ("red", "provide")
        table.push(f"provide {food}food {clothing}clothing 0 0")
        assert table.community("red")[0] == f"altruist.3 1 {'food' if food else 'clothing'}"


@shows("altruist.4")
@proves("CO-CLN-02")
def test_altruist_4(level: str, before: list[str]) -> None:
    """An iron, two planks or two bricks; a tool a year."""
    table = has(level, phase="gifts")
    assert table.keys[-3:] == ["gift 1iron", "gift 2plank", "gift 2brick"]
    assert won(table.push("gift 2plank")) == {"plank": 2}
    table = has(level, phase="maintenance").push("provide 1food 0clothing 0 0")
    assert table.player("red").goods[9] == 7


# Envoy


LINE = {"baker": "2,0", "grove": "3,0", "joiner": "4,0", "clay_delve": "5,0", "diplomat": "6,0"}


@shows("envoy.1")
@proves("CO-CLN-03")
def test_envoy_1(level: str, before: list[str]) -> None:
    table = has(level, places=LINE)
    assert (len(table.at("red")), len(table.at("blue"))) == (2, 1)


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
    assert table.player("red").warehouse == 2
    assert table.player("red").output[3] == 1
    table.push("employ farmer industrialist.1")
    assert table.player("red").output[3] == 2
    table = has(level, phase="maintenance", goods="4 wood")
    table.push("refine 2wood 1plank 1")
    assert goods(table.goods("red")) == goods("2 wood 1 plank 6 tool")


@shows("industrialist.2")
@proves("CO-CLN-04")
def test_industrialist_2(level: str, before: list[str]) -> None:
    """Two planks and a brick."""
    table = has(level, phase="maintenance", goods="8 wood 2 clay", community=ROOM)
    table.push("refine 2wood 1plank 2", "refine 1wood+1clay 1brick 1")
    assert goods(table.goods("red")) == goods("3 wood 1 clay 2 plank 1 brick 6 tool")


@shows("industrialist.3")
@proves("CO-CLN-04", "CO-STO-11")
def test_industrialist_3(level: str, before: list[str]) -> None:
    """Two planks, two bricks, a coal of three wood; another cell of the Warehouse."""
    table = has(level, phase="maintenance", goods="9 wood 3 clay", community=ROOM)
    assert table.player("red").warehouse == 3
    table.push("refine 2wood 1plank 2", "refine 1wood+1clay 1brick 2", "refine 3wood 1coal 1")
    assert goods(table.goods("red")) == goods("1 clay 2 plank 2 brick 1 coal 6 tool")


@shows("industrialist.4")
@proves("CO-CLN-04")
def test_industrialist_4(level: str, before: list[str]) -> None:
    """Three planks of a wood each, two bricks, coal in one of two ways, an iron in one of two."""
    table = has(level, phase="maintenance", goods="8 wood 2 clay 2 ore 1 coal", community=ROOM)
    table.push("refine 1wood 1plank 3", "refine 1wood+1clay 1brick 2", "refine 3wood 1coal 1")
    table.push("refine 2ore+1coal 1iron 1")
    assert goods(table.goods("red")) == goods("3 plank 2 brick 1 iron 1 coal 6 tool")


# Laborer


@shows("laborer.1")
@proves("CO-CLN-11", "CO-CLN-12")
def test_laborer_1(level: str, before: list[str]) -> None:
    table = has(level, goods="1 food", community=["flat", "hollow"]).push("employ citizen hollow")
    assert won(table) == {"food": -1}
    assert "employ citizen hollow" not in has([], goods="1 food", community=["flat", "hollow"]).keys


@shows("laborer.2")
@proves("CO-CLN-13", "CO-CLN-14", "CO-LAB-03")
def test_laborer_2(level: str, before: list[str]) -> None:
    """A farmer in a citizens' building; and what others spend where the envoy stands."""
    table = has(level, community=["farm", "theater"]).push("employ farmer theater")
    assert won(table) == {}
    assert "employ farmer theater" not in has(before[0], community=["farm", "theater"]).keys
    table = scene(
        era=4, active="blue", red=dict(community=[level]), blue=dict(goods="2 wood"), places="joiner baker",
        envoys={"laborer": "joiner"},
    ).go("joiner")  # fmt: skip
    assert table.goods("red") == "1 wood"


@shows("laborer.3")
@proves("CO-CLN-15", "CO-CLN-16")
def test_laborer_3(level: str, before: list[str]) -> None:
    facts: dict[str, Any] = dict(goods="2 food 1 clothing", community=["house", "theater"])
    table = has(level, **facts).push("employ merchant theater")
    assert won(table) == {"food": -2, "clothing": -1}
    assert "employ merchant theater" not in has(before[0], **facts).keys


@shows("laborer.4")
@proves("CO-CLN-05")
def test_laborer_4(level: str, before: list[str]) -> None:
    facts: dict[str, Any] = dict(goods="1 food", community=["flat", "stables"])
    table = has(level, **facts).push("employ citizen stables")
    assert won(table) == {"food": -1}
    assert "employ citizen stables" not in has(before[0], **facts).keys


# Lord


@shows("lord.1")
@proves("CO-CLN-07")
def test_lord_1(level: str, before: list[str]) -> None:
    table = has(level).go("joiner")
    assert table.keys == ["instead 1wood", "instead 1clay"]
    assert won(table.push("instead 1wood")) == {"wood": 1}


@shows("lord.2")
@proves("CO-CLN-07", "CO-FEE-14")
def test_lord_2(level: str, before: list[str]) -> None:
    """Three more goods, and for them no fee."""
    there = bystander("0") | {"at": "joiner"}
    table = has(level, blue=there).go("joiner")
    assert table.keys[2:] == ["instead 1plank", "instead 1brick", "instead 1food"]
    assert won(table.push("instead 1brick")) == {"brick": 1}
    assert "joiner.1" not in has(before[0], blue=there).ends


@shows("lord.3")
@proves("CO-CLN-06", "CO-CLN-07")
def test_lord_3(level: str, before: list[str]) -> None:
    """Three more goods; two places change places, once in a half-year."""
    table = has(level).go("joiner")
    assert table.keys[5:] == ["instead 1ore", "instead 1coal", "instead 1clothing"]
    table = has(level).push("swap-places", "swap grove.1", "swap joiner.1")
    assert table.game.spot[BOX.tile["joiner.1"]] == 1
    assert "swap-places" not in table.keys
    assert "swap-places" not in has(before[0]).keys


@shows("lord.4")
@proves("CO-CLN-07")
def test_lord_4(level: str, before: list[str]) -> None:
    """An iron; and a tool with whatever is taken."""
    table = has(level).go("joiner")
    assert table.keys[-1] == "instead 1iron+1tool"
    assert won(table.push("instead 1wood+1tool")) == {"wood": 1, "tool": 1}


# Scholar


@shows("scholar.1")
@proves("CO-CLN-08", "CO-Q-59")
def test_scholar_1(level: str, before: list[str]) -> None:
    """A Library, and one of two cards a year."""
    deck = ["401", "402", "403", "404"]
    table = has(level, deck=deck, places="librarian baker grove").go("librarian")
    assert table.keys == [f"keep {card}" for card in deck]
    table = has(level, deck=deck, phase="maintenance").push("keep 402")
    assert table.hand("red") == ["402"]


@shows("scholar.2")
@proves("CO-PLY-04")
def test_scholar_2(level: str, before: list[str]) -> None:
    deck = ["401", "402", "403", "404"]
    table = has(level, deck=deck, places="librarian baker grove").go("librarian").push("keep 401", "keep 404")
    assert table.keys == ["done", "play 401", "play 404"]
    assert won(table.push("play 401")) == {"dollar": 1, "plank": 2}


@shows("scholar.3")
@proves("CO-MOV-07")
def test_scholar_3(level: str, before: list[str]) -> None:
    places = {"baker": "2,0", "grove": "3,0", "developer": "4,0"}
    assert "developer.1" in has(level, hand=["401"], places=places).ends
    assert "developer.1" not in has(before[0], hand=["401"], places=places).ends


@shows("scholar.4")
@proves("CO-CLN-08")
def test_scholar_4(level: str, before: list[str]) -> None:
    """A Village Church for two tools, two planks and a brick: without the tools."""
    table = has(level, goods="2 plank 1 brick", hand=["422"], places="developer baker grove").go("developer")
    assert won(table) == {"plank": -2, "brick": -1, "tool": 2}
    table = has(before[0], goods="2 plank 1 brick", hand=["422"], places="developer baker grove").go("developer")
    assert won(table) == {"plank": -2, "brick": -1}


# Storekeeper


def cells(*built: str) -> tuple[int, int]:
    table = scene(era=4, red=dict(community=[*built, "farm"]), blue={})
    assert (table.player("blue").storage, table.player("blue").warehouse) == (3, 1)
    return table.player("red").storage, table.player("red").warehouse


@shows("storekeeper.1")
@proves("CO-CLN-09", "CO-STO-11")
def test_storekeeper_1(level: str, before: list[str]) -> None:
    """Three cells of the Warehouse, and one in every Shed with a worker."""
    assert cells(level) == (3, 4)
    assert cells(level, "farm", "storage_shed farmer", "storage_shed farmer", "storage_shed") == (3 + 2 * 3, 4)


@shows("storekeeper.2")
@proves("CO-CLN-09", "CO-STO-14")
def test_storekeeper_2(level: str, before: list[str]) -> None:
    """Three cells of the Basic Storage; a Shed becomes a farmers' building for a fee."""
    assert cells(level) == (6, 4)
    facts: dict[str, Any] = dict(goods="1 tool 4 clay", community=["farm", "storage_shed"])
    table = has(level, **facts).push("rebuild hollow storage_shed")
    assert won(table) == {"tool": -1, "clay": -4}
    assert table.community("red") == ["storekeeper.2", "farm", "hollow"]
    assert "rebuild hollow storage_shed" not in has(before[0], **facts).keys


@shows("storekeeper.3")
@proves("CO-CLN-09", "CO-STO-14")
def test_storekeeper_3(level: str, before: list[str]) -> None:
    """Two cells in every Storage House, which may become a citizens' building."""
    assert cells(level, "storage_house citizen", "flat") == (6 + 7, 4)
    facts: dict[str, Any] = dict(goods="1 tool 4 clay", community=["farm", "storage_house"])
    table = has(level, **facts).push("rebuild theater storage_house")
    assert table.community("red")[-1] == "theater"
    assert "rebuild theater storage_house" not in has(before[0], **facts).keys


@shows("storekeeper.4")
@proves("CO-CLN-09", "CO-STO-14", "CO-USE-03")
def test_storekeeper_4(level: str, before: list[str]) -> None:
    """The Warehouse is Storage; four cells in every Storage Hall."""
    assert cells(level) == (10, 0)
    assert cells(level, "storage_hall merchant", "house") == (10 + 13, 0)
    table = has(level, goods="10 wood").go("joiner")
    assert table.keys[-1] == "refine 2wood 1plank 5"
    assert has(before[0], goods="10 wood").go("joiner").keys[-1] == "refine 2wood 1plank 3"


# Trader


@shows("trader.1")
@proves("CO-CLN-10")
def test_trader_1(level: str, before: list[str]) -> None:
    """Wood, clay and food, one for one."""
    table = has(level, goods="1 wood").go("market.1").push("barter 1 wood+clay 1food")
    assert won(table) == {"wood": -1, "food": 1}


@shows("trader.2")
@proves("CO-CLN-10")
def test_trader_2(level: str, before: list[str]) -> None:
    """A plank or brick for the other, or for two of those, both ways."""
    for has_, key, gain in (
        ("1 plank", "barter 1 plank 1brick", {"plank": -1, "brick": 1}),
        ("1 plank", "barter 1 plank+brick 2wood", {"plank": -1, "wood": 2}),
        ("2 clay", "barter 2 wood+clay+food 1brick", {"clay": -2, "brick": 1}),
    ):
        assert won(has(level, goods=has_).go("market.1").push(key)) == gain
        assert key not in has(before[0], goods=f"{has_} 1 coal").go("market.1").keys


@shows("trader.3")
@proves("CO-CLN-10")
def test_trader_3(level: str, before: list[str]) -> None:
    """Ore, coal and clothing for each other, for two planks or bricks, for three wood, clay or food."""
    for has_, key, gain in (
        ("1 ore", "barter 1 ore+clothing 1coal", {"ore": -1, "coal": 1}),
        ("2 brick", "barter 2 plank+brick 1clothing", {"brick": -2, "clothing": 1}),
        ("3 food", "barter 3 wood+clay+food 1ore", {"food": -3, "ore": 1}),
        ("1 coal", "barter 1 ore+coal+clothing 3clay", {"coal": -1, "clay": 3}),
    ):
        assert won(has(level, goods=has_).go("market.1").push(key)) == gain
        assert key not in has(before[0], goods=f"{has_} 1 iron", community=ROOM).go("market.1").keys


@shows("trader.4")
@proves("CO-CLN-10")
def test_trader_4(level: str, before: list[str]) -> None:
    """Iron and tools for each other, and for two, three or four of the others. What was got is not given again."""
    for has_, key, gain in (
        ("1 iron", "barter 1 iron 1tool", {"iron": -1, "tool": 1}),
        ("1 tool", "barter 1 tool 2coal", {"tool": -1, "coal": 2}),
        ("3 plank", "barter 3 plank+brick 1iron", {"plank": -3, "iron": 1}),
        ("4 wood", "barter 4 wood+clay+food 1tool", {"wood": -4, "tool": 1}),
    ):
        table = has(level, goods=has_, community=ROOM).go("market.1").push(key)
        assert table.asked[1] != "more"
        assert won(table) == gain
        assert key not in has(before[0], goods=f"{has_} 1 clothing", community=ROOM).go("market.1").keys


def test_every_level_is_put_to_use() -> None:
    assert BOX.colony_names == NAMES
    assert sorted(SHOWN) == [f"{name}.{level}" for name in NAMES for level in (1, 2, 3, 4)]
