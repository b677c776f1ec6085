"""What a second reading of the rules found."""

import pytest

from stead.kit.grid import each
from tests.founders.scene import BOX, scene
from tests.proves import proves

BOARD = BOX.boards["symmetric"]


def cells(district: str, *terrains: str) -> str:
    """All cells of these terrains in a district."""
    area = BOARD.districts[BOARD.letters.index(district)]
    kinds = [BOARD.terrain[terrain] for terrain in terrains]  # type: ignore[index]
    return " ".join(BOARD.names[cell] for cell in each(sum(kinds) & area))


# Roads before an Upgrade


@proves("FG-Q-05", "FG-UPG-10")
def test_the_road_before_is_connected_to_the_storage_over_a_chain() -> None:
    """B4 joins the roads on C4 and D4 to the Savvas' stone; the leather lies at the far end, nowhere near B4."""
    table = scene(
        savvas=dict(storages={"stone": ["A4"]}, access=["H2"]),
        inox=dict(storages={"livestock": ["H2"]}),
        roads="C4 D4",
    ).push("play upgrade")
    assert "road B4" in table.keys
    assert table.refused("upgrade leather") == "FG-UPG-05"
    table.push("road B4")  # after which there is one way to build
    assert table.changes()["savvas"]["storages"] == ["+leather E3 F3 G3"]


@proves("FG-UPG-10", "FG-BAD-61")
def test_after_a_road_only_what_joins_it_can_be_built() -> None:
    """The bricks could be built in the west, but the road was laid in the east, where leather or food can join it."""
    stored = {"stone": ["A4"], "people": ["C4"], "livestock": ["Q5"], "plants": ["S5"]}
    table = scene(savvas=dict(storages=stored), orchids={}, roads="B5 B6").push("play upgrade")
    assert "upgrade bricks" in table.keys
    table.push("road R6")
    assert table.keys == ["upgrade leather", "upgrade food"]
    assert table.refused("upgrade bricks") == "FG-UPG-10"


# Refusals name the rule that forbids


@proves("FG-DV-29", "FG-UPG-05", "FG-BAD-58")
def test_bricks_of_rivals_storages_alone() -> None:
    """Stone and people of others with access, and no structure of the builder anywhere near."""
    table = scene(
        inox=dict(storages={"livestock": ["Q5"]}, access=["A4", "C4"]),
        savvas=dict(storages={"stone": ["A4"]}),
        humans=dict(storages={"people": ["C4"]}),
        roads="B5 R6",
    ).push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-UPG-05"


@proves("FG-TRD-03")
def test_an_own_storage_that_costs_too_much_everywhere() -> None:
    """Only the south is open for stone, and no desert is left there: one coin is too little."""
    table = scene(
        savvas=dict(coins=1, resources=["gems", "wood"], storages={"stone": ["E3", "Q3"]}),
        humans=dict(storages={"people": ["M5"]}),
        roads=cells("C", "desert"),
    ).push("play trade")
    assert table.keys == ["store wood", "store gems"]
    assert table.refused("store stone") == "FG-TRD-03"


@proves("FG-TRF-02", "FG-BAD-44")
def test_an_own_storage_as_a_follow_where_neither_coast_nor_desert_is_left() -> None:
    table = scene(
        savvas=dict(resources=["gems"], storages={"stone": ["E3", "Q3"]}),
        humans=dict(storages={"people": ["M5"]}),
        roads=cells("C", "desert", "coast"),
        turn="humans",
    ).push("play trade", "store people", "at A6", "follow trade")
    assert table.refused("store stone") == "FG-TRF-02"


@proves("FG-TRD-04", "FG-BAD-35")
def test_an_own_storage_where_only_cells_beside_a_house_are_left() -> None:
    south = cells("C", "desert", "coast", "ruins", "forest").split()
    south.remove("K11")
    south.remove("J12")
    table = scene(
        savvas=dict(resources=["gems"], storages={"stone": ["E3", "Q3"]}, houses=["J12"]),
        humans=dict(storages={"people": ["M5"]}),
        roads=" ".join(south),
    ).push("play trade")
    assert table.refused("store stone") == "FG-TRD-04"


@proves("FG-Q-43", "FG-BAD-67")
def test_an_advisor_too_dear_to_hire_another_as_well() -> None:
    """With 2 coins the Foreman hires two for 1 each: for one at 2, another one could not be paid."""
    table = scene(
        savvas=dict(
            coins=2,
            hand=["foreman", "trade", "build"],
            storages={"stone": ["E3"], "wood": ["A4"]},
            access=["M5", "Q5"],
        ),
        humans=dict(storages={"people": ["M5"], "tools": ["Q5"]}),
        market=["carpenter", "scholar", "surveyor", "huckster"],
    ).push("play foreman")
    assert table.keys == ["hire carpenter", "hire scholar"]
    refusal = table.table.explain("hire surveyor")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("FG-Q-43", {"need": 3, "have": 2})


@proves("FG-TRN-01", "FG-BAD-10")
def test_a_rivals_site_is_not_chosen_by_others() -> None:
    """Nobody places a prestige building: it is simply not the Humans' turn."""
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans=dict(storages={"people": ["M5"]}))
    table.push("play trade", "store stone")
    assert table.refused("at L2", by="humans") == "FG-TRN-01"


@proves("FG-VPC-04", "FG-BAD-63")
def test_the_supplier_is_not_chosen_by_others() -> None:
    table = scene(
        savvas=dict(coins=9, storages={"stone": ["A4"], "livestock": ["C6", "M2"]}, bridges=["K3"]),
        inox={"home": "gems"},
        roads="D5 E4 F3 G3 H3 I3 J3 L3",
    ).push("play upgrade", "upgrade leather", "at J4 2")
    assert table.asked == ("savvas", "supplier")
    assert table.refused("from C6", by="inox") == "FG-VPC-04"


@proves("FG-Q-58", "FG-BAD-60")
@pytest.mark.parametrize("way", ["0010", "007", "0", "9", "x", "²"])
def test_a_way_a_tile_cannot_be_turned(way: str) -> None:
    table = scene(savvas=dict(storages={"stone": ["A4"], "people": ["C4"]}), humans={"home": "gems"}, roads="B5 B6")
    table.push("play upgrade", "upgrade bricks")
    assert table.refused(f"at A8 {way}") == "FG-Q-58"


# Alone


@proves("FG-SOP-08")
def test_a_lost_game_scores_nothing_any_more() -> None:
    """House and bridge are there, but the call is lost before its turn ends."""
    table = scene(
        savvas=dict(storages={"stone": ["I2"]}, hand=["call"], discard=["trade"], houses=["I4"], bridges=["K3"], vp=5),
        buildings={"town_hall": dict(at="P3 Q3 P4 Q4", marked=True)},
        roads="J3",
        achievements=["house_bridge"],
        options={"achievements": True},
    )
    assert table.table.over
    assert table.player("savvas").vp == 5


# Achievements


@proves("FG-ACH-07")
@pytest.mark.parametrize(("third", "vp"), [("bricks", 0), ("leather", 4)])
def test_access_to_what_one_also_owns_is_no_access_only(third: str, vp: int) -> None:
    """People, tools and the Humans' leather are three resources the Savvas only have access to; bricks they have
    themselves, in another district."""
    table = scene(
        savvas=dict(storages={"stone": ["A4"], "bricks": ["A7 B7 C7 from A4 M5"]}, access=["M5", "Q5", "R13"]),
        humans=dict(
            storages={"people": ["M5"], "tools": ["Q5"], "livestock": ["S10"], third: ["P13 Q13 R13"]},
        ),
        completed=2,
        achievements=["access_three"],
        options={"achievements": True},
    )
    table.push("lay trade", "coin")
    assert table.changes() == {"savvas": {"coins": 1} | ({"vp": vp} if vp else {})}
