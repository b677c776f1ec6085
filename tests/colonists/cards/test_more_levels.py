"""The levels of the Laborer, Lord, Scholar, Storekeeper and Trader colonies, as in test_levels."""

from typing import Any

from tests.colonists.cards.test_improvements import bystander
from tests.colonists.cards.test_levels import NAMES, ROOM, SHOWN, has, shows
from tests.colonists.cards.test_places import won
from tests.colonists.scene import BOX, scene
from tests.proves import proves

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
        era=4, active="east", north=dict(community=[level]), east=dict(goods="2 wood"), places="joiner baker",
        envoys={"laborer": "joiner"},
    ).go("joiner")  # fmt: skip
    assert table.goods("north") == "1 wood"


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
    table = has(level, east=there).go("joiner")
    assert table.keys[2:] == ["instead 1plank", "instead 1brick", "instead 1food"]
    assert won(table.push("instead 1brick")) == {"brick": 1}
    assert "joiner.1" not in has(before[0], east=there).ends


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
    assert table.hand("north") == ["402"]


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
    table = scene(era=4, north=dict(community=[*built, "farm"]), east={})
    assert (table.player("east").storage, table.player("east").warehouse) == (3, 1)
    return table.player("north").storage, table.player("north").warehouse


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
    assert table.community("north") == ["storekeeper.2", "farm", "hollow"]
    assert "rebuild hollow storage_shed" not in has(before[0], **facts).keys


@shows("storekeeper.3")
@proves("CO-CLN-09", "CO-STO-14")
def test_storekeeper_3(level: str, before: list[str]) -> None:
    """Two cells in every Storage House, which may become a citizens' building."""
    assert cells(level, "storage_house citizen", "flat") == (6 + 7, 4)
    facts: dict[str, Any] = dict(goods="1 tool 4 clay", community=["farm", "storage_house"])
    table = has(level, **facts).push("rebuild theater storage_house")
    assert table.community("north")[-1] == "theater"
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
