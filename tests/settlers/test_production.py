"""The Production phase (IS-PRD)."""

from collections import Counter
from typing import Any

import pytest

from stead import Table
from stead.titles.settlers.events import Gained, PhaseBegan
from tests.proves import proves
from tests.settlers.scene import FACTIONS, Scene, scene


def produce(faction: str = "romans", **facts: Any) -> Scene:
    """A Production phase; the neighbour has nothing but his board."""
    other = "japanese" if faction != "japanese" else "romans"
    return scene(**{faction: dict(worker=0) | facts, other: dict(worker=0)}, phase="production")


@pytest.mark.parametrize("first", FACTIONS)
@proves("IS-PRD-01")
def test_players_produce_clockwise_from_the_first(first: str) -> None:
    table = scene(**{faction: {} for faction in FACTIONS}, phase="production", first=first)
    producers = [event.seat for event in table.table.events if isinstance(event, Gained)]
    at = FACTIONS.index(first)
    assert list(dict.fromkeys(producers)) == [(at + i) % 4 for i in range(4)]
    assert producers == sorted(producers, key=lambda seat: (seat - at) % 4)  # one after another


@proves("IS-PRD-02", "IS-PRD-04", "IS-PRD-05", "IS-PRD-08")
def test_board_deals_and_production_locations() -> None:
    """Features and Action Locations produce nothing; everything goes to the player's supply."""
    table = produce(
        deals=["ROM001", "ROM002", "ROM006"],
        built=["com_old_forest", "rom_trade_colony", "com_mill", "com_lumberjacks"],
    )
    assert table.all_changes() == {
        "romans": {
            "wood": 1 + 2,  # board, Old Forest
            "stone": 1 + 1 + 1,  # board, two Deals
            "worker": 2 + 1 + 1,  # board, Deal, Trade Colony
            "gold": 1,  # Trade Colony
            "raze": 1,
            "defence": 1,
        },
        "japanese": {"worker": 4, "wood": 1, "raze": 1, "defence": 1},
    }


@pytest.mark.parametrize(
    ("location", "produced"),
    [
        ("com_quarry", {"stone": 1}),
        ("com_town", {"worker": 2}),
        ("com_armorer", {"raze": 1}),
        ("com_gold_creek", {"gold": 1}),
        ("com_monument", {"vp": 1}),
        ("com_wood_supplier", {"wood": 1}),
    ],
)
@proves("IS-PRD-05")
def test_a_production_location_yields_what_it_says(location: str, produced: dict[str, int]) -> None:
    board = {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    goods = produce(built=[location]).goods("romans")
    assert goods == {good: board.get(good, 0) + produced.get(good, 0) for good in [*board, *produced]}


@proves("IS-Q-10", "IS-DEF-01")
def test_the_defence_token_is_the_one_on_the_board() -> None:
    assert produce().goods("romans")["defence"] == 1


@pytest.mark.parametrize(("deck", "card"), [("common", "COM006"), ("faction", "ROM010")])
@proves("IS-PRD-06")
def test_a_produced_card_comes_from_either_deck(deck: str, card: str) -> None:
    table = scene(
        romans=dict(built=["com_watchtower"], deck=["rom_spies"]), japanese={}, phase="production", deck=["com_mill"]
    )
    assert (table.asked, table.keys) == (("romans", "draw"), ["draw common", "draw faction"])
    table.push(f"draw {deck}")
    assert table.zone("romans", "hand") == [card]


@proves("IS-PRD-06")
def test_unless_the_deck_is_stated() -> None:
    table = scene(romans=dict(built=["rom_legion"]), japanese={}, phase="production", deck=["com_mill"])
    assert table.asked == ("romans", "turn")
    assert table.zone("romans", "hand") == ["COM006"]


@proves("IS-PRD-07", "IS-GRL-01")
def test_produced_points_are_marked_at_once() -> None:
    """While the Watchtower still asks, and before the next player produces, the Monument has paid."""
    table = produce(built=["com_monument", "com_watchtower"])
    assert table.asked == ("romans", "draw")
    assert table.table.scores == [1, 0]
    assert table.goods("japanese") == {}


@proves("IS-PRD-09")
def test_in_the_first_round_only_boards_produce() -> None:
    table = Table.new("settlers", FACTIONS, seed=11)
    while table.decision.kind == "draft":
        table.push(table.decision.options[0])
    begin = table.events.index(PhaseBegan("production"))
    gained = [event for event in table.events[begin:] if isinstance(event, Gained)]
    assert {event.source for event in gained} == {None}
    for player in table.view(None).data()["players"]:
        assert player["goods"] == dict(table.game.box.boards[player["faction"]].produces)


@proves("IS-PRD-10", "IS-CLN-03")
def test_goods_last_for_the_round_unless_stored() -> None:
    table = scene(
        romans=dict(wood=3, stone=3, food=3, gold=3, worker=3, raze=3, defence=1),
        barbarians=dict(passed=True),
    )
    table.push("pass", "store raze 2")
    while table.asked[1] != "draft":
        table.push("store nothing")
    assert table.goods("romans") == {"raze": 2}


@proves("IS-PRD-11", "IS-CLN-05")
def test_cards_and_points_are_never_lost() -> None:
    table = scene(romans=dict(vp=7, hand=["com_mill", "rom_spies"]), barbarians=dict(vp=2))
    table.next_round()
    assert {"COM006", "ROM010"} <= set(table.zone("romans", "hand"))
    assert table.table.scores == [7, 2]


@proves("IS-Q-08")
def test_the_player_orders_what_draws_or_asks() -> None:
    """Architect looks at two Roman cards; Watchtower draws one. Which comes first is Rome's choice."""
    position: dict[str, Any] = dict(
        romans=dict(built=["rom_architect", "com_watchtower"], deck=["ROM001", "ROM008", "ROM009"]),
        japanese={},
        phase="production",
    )
    table = scene(**position)
    assert table.asked == ("romans", "order")
    assert table.keys == ["resolve COM065 production", "resolve ROM011 production"]
    assert table.goods("romans")["wood"] == 1  # what cannot matter has come by itself, the board first

    table.push("resolve ROM011 production", "keep ROM001")
    assert table.zone("romans", "hand") == ["ROM001"]

    table = scene(**position)
    table.push("resolve COM065 production", "draw faction", "keep ROM008")
    assert table.zone("romans", "hand") == ["ROM001", "ROM008"]


@proves("IS-Q-08")
def test_by_default_the_board_then_deals_then_locations() -> None:
    table = produce(deals=["ROM006"], built=["com_armorer"])
    sources = [event.source for event in table.table.events if isinstance(event, Gained) and event.seat == 0]
    assert sources == [None, "ROM006", "COM018"]


@proves("IS-Q-09")
def test_production_cannot_be_refused() -> None:
    """The player decides only what the effect leaves open."""
    table = scene(egyptians=dict(built=["egy_pharaohs_guard"]), japanese={}, phase="production")
    assert table.asked == ("egyptians", "choose")
    assert table.keys == ["choose 1", "choose 2"]
    for key in ("pass", "end"):
        assert table.refused(key) == "IS-RND-01"
    assert table.refused("decline") == "IS-Q-09"
    table.push("choose 2")
    assert table.table.scores == [2, 0]


@proves("IS-PRD-04", "IS-PRD-05")
def test_what_the_next_production_brings_is_told_beforehand() -> None:
    """By where it comes from; of a Location that asks, only that it does."""
    empire: dict[str, Any] = dict(
        deals=["ROM001", "ROM002", "ROM006"],
        built=["com_old_forest", "rom_trade_colony", "com_mill", "com_lumberjacks"],
    )
    brings = scene(romans=empire, japanese={}).table.view(1).data()["players"][0]["brings"]
    assert brings == {
        "board": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1},
        "deals": {"stone": 2, "worker": 1},
        "locations": {"wood": 2, "worker": 1, "gold": 1},
        "open": [],
    }
    total: Counter[str] = Counter()
    for part in ("board", "deals", "locations"):
        total.update(brings[part])
    assert produce(**empire).all_changes()["romans"] == dict(total)

    asking = scene(romans=dict(built=["com_farmers_at_work"]), japanese={}).table.view(None).data()["players"]
    assert asking[0]["brings"]["locations"] == {}
    assert len(asking[0]["brings"]["open"]) == 1
    assert asking[1]["brings"]["deals"] == {}
