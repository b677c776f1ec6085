"""Location types (IS-TYP)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import BOX, scene

ROWS = ("production", "features", "actions")


@proves("IS-TYP-01")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("COM015", "production"),
        ("COM005", "features"),
        ("COM042", "actions"),
        ("JAP001", "production"),
        ("JAP013", "features"),
        ("JAP016", "actions"),
    ],
)
def test_a_location_stands_in_the_row_of_its_type(card: str, row: str) -> None:
    table = scene(japanese=dict(wood=2, stone=1, hand=[card], foundations=["com_mill"]), romans={})
    table.push(f"build {card}")
    player = table.table.game.players[0]
    assert [name for name in ROWS if getattr(player, name)] == [row]
    assert table.table.game.ids(getattr(player, row)) == [card]


@proves("IS-TYP-01")
def test_every_card_is_of_one_type() -> None:
    for card in BOX.cards:
        if card.deck != "attack":
            assert card.type in ("production", "feature", "action"), card.id
            assert (card.type == "production") == (card.produces is not None), card.id
            assert (card.type == "action") == (card.action is not None), card.id


@proves("IS-TYP-02")
def test_a_production_location_yields_when_built_and_in_each_later_production() -> None:
    """Monument: 1 VP."""
    table = scene(romans=dict(stone=1, hand=["com_monument"]), japanese={})
    table.push("build COM026")
    assert table.goods("romans")["vp"] == 1
    table.next_round()
    assert table.goods("romans")["vp"] == 2
    table.next_round()
    assert table.goods("romans")["vp"] == 3


@proves("IS-TYP-03")
def test_a_feature_holds_through_the_whole_turn_of_its_owner() -> None:
    """Gate: cards from hand go under it, before the action and after it; not in another's turn."""
    table = scene(
        japanese=dict(hand=["COM003", "COM006", "COM007"], built=["jap_gate"]),
        romans=dict(hand=["COM005"]),
        turn="japanese",
    )
    table.push("tuck COM003 JAP013", "exchange 1", "gain wood", "tuck COM006 JAP013", "end")
    assert table.zone("japanese", "under") == ["COM003", "COM006"]
    assert table.asked == ("romans", "turn")
    assert table.refused("tuck COM007 JAP013", by="japanese") == "IS-ACT-01"
    assert table.refused("tuck COM005 JAP013") == "IS-JPC-03"


@proves("IS-TYP-03")
def test_a_feature_yields_when_its_condition_occurs() -> None:
    """Gallows: 1 VP for razing."""
    table = scene(
        barbarians=dict(raze=1, hand=["com_old_forest"], built=["com_gallows"]),
        romans=dict(built=["com_monument"]),
    )
    table.push("raze COM007")
    assert table.changes() == {
        "barbarians": {"raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"]},
        "common": {"discard": ["+COM007"]},
    }


@proves("IS-TYP-03")
def test_a_feature_does_not_answer_to_what_others_do() -> None:
    table = scene(barbarians=dict(raze=1, hand=["com_old_forest"]), romans=dict(built=["com_gallows", "com_mill"]))
    table.push("raze COM007")
    assert "romans" not in table.changes()


@proves("IS-TYP-04")
def test_an_action_location_does_nothing_until_its_cost_lies_on_it() -> None:
    """Lumberjacks: 1 Worker for 2 wood."""
    table = scene(romans=dict(wood=2, hand=["com_lumberjacks"]), japanese={})
    table.push("build COM042")
    assert table.goods("romans") == {"worker": 2}
    table.next_round()
    assert table.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    table.push("pass", by="japanese").push("activate COM042", by="romans")
    assert table.goods("romans")["wood"] == 3
    assert table.on("COM042") == {"used": 1, "goods": {"worker": 1}}


@proves("IS-TYP-05")
@pytest.mark.parametrize(
    ("card", "row", "workers", "cards"),
    [
        ("COM012", "production", 2, 0),
        ("COM069", "features", 1, 0),
        ("COM049", "actions", 0, 1),
        ("EGY001", "actions", 0, 2),
    ],
)
def test_a_building_bonus_does_not_change_the_type(card: str, row: str, workers: int, cards: int) -> None:
    """Village: a Worker, and one that it produces. Ruins: a Worker. Tavern: a card. Desert: 2 cards."""
    table = scene(egyptians=dict(wood=1, stone=1, worker=0, hand=[card]), romans={})
    table.push(f"build {card}", *["draw common"] * cards)
    assert table.goods("egyptians").get("worker", 0) == workers
    assert len(table.zone("egyptians", "hand")) == cards
    assert table.table.game.ids(getattr(table.table.game.players[0], row)) == [card]
