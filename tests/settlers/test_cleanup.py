"""The Cleanup phase (IS-CLN)."""

import pytest

from stead.titles.settlers.events import PhaseBegan, RoundBegan
from tests.proves import proves
from tests.settlers.scene import scene

ALL = dict(wood=2, stone=2, food=2, gold=2, worker=2, raze=2, defence=1)


@proves("IS-CLN-02", "IS-CLN-03")
@pytest.mark.parametrize(
    ("faction", "good"), [("romans", "raze"), ("barbarians", "worker"), ("egyptians", "gold"), ("japanese", "food")]
)
def test_a_player_keeps_what_the_board_stores_and_discards_the_rest(faction: str, good: str) -> None:
    other = "romans" if faction != "romans" else "egyptians"
    table = scene(**{faction: dict(vp=7, **ALL)}, **{other: dict(worker=0)}, phase="cleanup")
    assert table.asked == (faction, "store")
    assert table.keys == [f"store {good} 2", f"store {good} 1", "store nothing"]
    table.push(f"store {good} 2")
    assert table.goods(faction) == {good: 2, "vp": 7}


@proves("IS-CLN-02")
@pytest.mark.parametrize(("key", "kept"), [("store raze 1", {"raze": 1}), ("store nothing", {})])
def test_storing_is_a_choice(key: str, kept: dict[str, int]) -> None:
    table = scene(romans=dict(raze=2), egyptians=dict(worker=0), phase="cleanup")
    table.push(key)
    assert table.goods("romans") == kept


@proves("IS-CLN-02")
@pytest.mark.parametrize(("key", "kept"), [("store wood 2", {"wood": 2}), ("store stone 1", {"stone": 1})])
def test_a_card_lets_its_owner_store(key: str, kept: dict[str, int]) -> None:
    """Warehouses: Resources of one kind, never Gold or Workers."""
    table = scene(
        romans=dict(wood=2, stone=1, gold=3, built=["rom_warehouses"]), egyptians=dict(worker=0), phase="cleanup"
    )
    assert table.keys == ["store wood 2", "store wood 1", "store stone 1", "store nothing"]
    table.push(key)
    assert table.goods("romans") == kept


@proves("IS-CLN-02", "IS-CLN-03")
def test_who_can_store_nothing_is_not_asked() -> None:
    table = scene(romans=dict(wood=2, gold=2), egyptians=dict(worker=4, stone=4), phase="cleanup")
    assert table.asked[1] == "draft"
    assert table.goods("romans") == table.goods("egyptians") == {}


@proves("IS-CLN-04")
def test_goods_on_locations_are_discarded_and_the_locations_are_free_again() -> None:
    table = scene(
        barbarians=dict(
            worker=0,
            built=["com_lumberjacks", "com_gold_mine"],
            used={"com_lumberjacks": 1, "com_gold_mine": 2},
            laid={"com_lumberjacks": {"worker": 1}, "com_gold_mine": {"worker": 2}},
        ),
        romans=dict(worker=0),
        phase="cleanup",
    )
    assert table.on("COM042") == table.on("COM021") == {}
    assert table.goods("barbarians") == {}


@proves("IS-CLN-05")
def test_hands_deals_and_vp_stay() -> None:
    table = scene(
        romans=dict(vp=5, hand=["com_mill", "rom_spies"], deals=["rom_roman_bank"], deck=["ROM001"]),
        egyptians={},
        phase="cleanup",
    )
    assert table.table.game.phase == "lookout"
    assert sorted(table.zone("romans", "hand")) == ["COM006", "ROM001", "ROM010"]  # and the card of the next Lookout
    assert table.zone("romans", "deals") == ["ROM029"]
    assert table.goods("romans") == {"vp": 5}


@proves("IS-CLN-06", "IS-CLN-07", "IS-CLN-08")
@pytest.mark.parametrize(
    ("first", "then"), [("romans", "egyptians"), ("egyptians", "japanese"), ("japanese", "romans")]
)
def test_the_marker_passes_on_and_the_next_round_begins(first: str, then: str) -> None:
    players = dict(romans=dict(worker=0), egyptians=dict(worker=0), japanese=dict(worker=0))
    table = scene(**players, first=first, phase="cleanup", round=3)
    game = table.table.game
    assert (game.round, game.first, game.phase) == (4, table.seat(then), "lookout")
    assert table.asked == (then, "draft")
    told = [event for event in table.table.events if isinstance(event, RoundBegan | PhaseBegan)]
    assert told == [RoundBegan(4, table.seat(then)), PhaseBegan("lookout")]


@proves("IS-CLN-09")
def test_the_japanese_store_food_in_any_number() -> None:
    table = scene(japanese=dict(food=7, wood=3), romans=dict(worker=0), phase="cleanup")
    assert table.keys == [*(f"store food {n}" for n in range(7, 0, -1)), "store nothing"]
    table.push("store food 7")
    assert table.goods("japanese") == {"food": 7}


@proves("IS-CLN-10")
def test_goods_on_a_location_are_not_stored() -> None:
    table = scene(
        japanese=dict(food=1, built=["jap_stalls"], used={"jap_stalls": 1}, laid={"jap_stalls": {"food": 1}}),
        romans=dict(worker=0),
        phase="cleanup",
    )
    assert table.keys == ["store food 1", "store nothing"]
    assert table.refused("store food 2")
    table.push("store food 1")
    assert table.goods("japanese") == {"food": 1}


@proves("IS-Q-30")
def test_stored_goods_are_spent_like_any_other() -> None:
    """2 food stored; the Japanese board makes none."""
    table = scene(japanese=dict(food=2, built=["jap_stalls"]), romans={}, phase="cleanup")
    table.push("store food 2").until("japanese", "turn")
    assert table.goods("japanese")["food"] == 2
    table.push("activate JAP016")
    assert table.goods("japanese")["food"] == 1
    assert table.goods("japanese")["vp"] == 2


@proves("IS-Q-30")
def test_stored_goods_are_stored_again() -> None:
    table = scene(japanese=dict(food=2), romans={}, phase="cleanup")
    table.push("store food 2").until("japanese", "store")
    assert table.keys == ["store food 2", "store food 1", "store nothing"]
    table.push("store food 2")
    assert table.goods("japanese") == {"food": 2}


@proves("IS-Q-30")
def test_the_limit_is_the_storing_cards() -> None:
    """Warehouses on top of the board: Raze tokens by the board, one kind of Resource by the card."""
    table = scene(
        romans=dict(raze=3, wood=2, stone=2, built=["rom_warehouses"]), egyptians=dict(worker=0), phase="cleanup"
    )
    table.push("store raze 3", "store stone 2")
    assert table.goods("romans") == {"raze": 3, "stone": 2}


@proves("IS-CLN-01", "IS-Q-31")
def test_round_5_has_no_cleanup() -> None:
    """Nothing is stored or discarded, nothing comes off Locations, the markers stay: scoring follows at once."""
    things = dict(built=["com_lumberjacks"], used={"com_lumberjacks": 1}, laid={"com_lumberjacks": {"worker": 1}})
    table = scene(
        romans=dict(hand=["com_mill"], **ALL, **things),
        egyptians=dict(built=["com_town"], guarded=["com_town"], passed=True, **ALL),
        round=5,
        turn="romans",
    )
    table.push("pass")
    assert table.table.over
    assert table.changes() == {"romans": {"vp": 1}, "egyptians": {"vp": 1}}
    assert table.on("COM042") == {"used": 1, "goods": {"worker": 1}}
    assert table.on("COM015") == {"defence": True}
    assert (table.table.game.round, table.table.game.first) == (5, 0)
    assert "cleanup" not in [event.phase for event in table.table.events if isinstance(event, PhaseBegan)]


@proves("IS-CLN-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_other_round_has_one(number: int) -> None:
    table = scene(romans=dict(wood=3), egyptians=dict(passed=True), round=number, turn="romans")
    table.push("pass")
    assert not table.table.over
    assert PhaseBegan("cleanup") in table.table.events
    assert table.goods("romans") == {}
    assert table.table.game.round == number + 1
