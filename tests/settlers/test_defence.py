"""Defence tokens (IS-DEF)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import FACTIONS, scene


@proves("IS-DEF-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_gains_1_in_each_production(faction: str) -> None:
    other = "romans" if faction != "romans" else "japanese"
    table = scene(**{faction: {}}, **{other: {}}, phase="production")
    assert table.goods(faction)["defence"] == 1
    table.next_round()
    assert table.goods(faction)["defence"] == 1


@proves("IS-DEF-02", "IS-DEF-04")
def test_it_is_placed_on_a_location_of_ones_own_and_the_action_is_still_there() -> None:
    table = scene(
        romans=dict(defence=1, built=["com_mill", "com_town", "com_lumberjacks"]), japanese=dict(built=["com_armorer"])
    )
    assert [key for key in table.keys if key.startswith("defend")] == [
        "defend COM015",
        "defend COM006",
        "defend COM042",
    ]
    assert table.refused("defend COM018") == "IS-DEF-02"
    table.push("defend COM006")
    assert table.changes() == {"romans": {"defence": -1}}
    assert table.on("COM006") == {"defence": True}
    assert table.asked == ("romans", "turn")
    table.push("exchange 1", "gain wood")
    assert table.asked == ("japanese", "turn")


@proves("IS-DEF-02")
def test_not_in_the_turn_of_another() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill"]), japanese={}, turn="japanese")
    assert table.refused("defend COM006", by="romans") == "IS-DEF-02"


@proves("IS-DEF-02")
def test_not_after_passing() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill"]), japanese={}, turn="romans")
    table.push("pass")
    assert table.refused("defend COM006", by="romans") == "IS-DEF-02"


@proves("IS-DEF-03")
@pytest.mark.parametrize("card", ["JAP001", "JAP013", "JAP016"])
def test_never_on_a_faction_location(card: str) -> None:
    table = scene(japanese=dict(worker=0, defence=1, hand=["com_ruins"], built=[card]), romans={})
    assert not [key for key in table.keys if key.startswith("defend")]
    assert table.refused(f"defend {card}") == "IS-DEF-03"


@proves("IS-DEF-05")
def test_an_opponent_needs_1_raze_token_more() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill"]), japanese=dict(raze=2), turn="romans")
    table.push("defend COM006", "exchange 1", "gain wood")
    assert table.refused("raze COM006") == "IS-RZE-02"


@proves("IS-DEF-06")
def test_once_placed_it_stays_where_it_is() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill", "com_town"]), japanese={})
    table.push("defend COM006")
    assert not [key for key in table.keys if key.startswith("defend")]
    assert table.refused("defend COM015") == "IS-DEF-06"


@proves("IS-DEF-01", "IS-DEF-06")
def test_who_has_no_token_is_told_of_a_placed_one_only_where_there_is_one() -> None:
    bare = scene(romans=dict(built=["com_mill", "com_town"]), japanese=dict(built=["COM018"], guarded=["COM018"]))
    assert str(bare.table.explain("defend COM015")) == "IS-DEF-01: You have no Defence token."
    placed = scene(romans=dict(built=["com_mill", "com_town"], guarded=["com_mill"]), japanese={})
    assert "one that lies on a Location stays there" in str(placed.table.explain("defend COM015"))


@proves("IS-DEF-07")
def test_it_goes_to_the_general_supply_with_the_razed_location() -> None:
    table = scene(barbarians=dict(raze=3), romans=dict(built=["com_mill"], guarded=["com_mill"]))
    table.push("raze COM006")
    assert table.changes() == {
        "barbarians": {"raze": -3, "worker": 1, "food": 1},
        "romans": {"wood": 1, "built": ["-COM006"], "foundations": ["+COM006"]},
    }
    assert not any(table.table.game.guarded)


@proves("IS-DEF-08")
def test_placed_or_not_they_are_gone_after_cleanup() -> None:
    table = scene(
        romans=dict(worker=0, defence=1, built=["com_mill"], guarded=["com_mill"]),
        egyptians=dict(defence=1, worker=0, built=["com_town"]),
        phase="cleanup",
    )
    assert table.table.game.phase == "lookout"
    assert table.goods("romans") == table.goods("egyptians") == {}
    assert table.on("COM006") == {}


@proves("IS-DEF-08")
def test_they_are_never_stored() -> None:
    table = scene(romans=dict(defence=1, raze=1, wood=1, built=["rom_warehouses"]), egyptians={}, phase="cleanup")
    assert table.refused("store defence 1") == "IS-DEF-08"
    table.push("store raze 1")
    assert table.refused("store defence 1") == "IS-DEF-08"
