"""General rules (IS-GRL)."""

import pytest

from stead.titles.settlers.events import Reshuffled
from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-GRL-01")
def test_vp_from_a_location_are_marked_at_once() -> None:
    """Brewer: 1 food for 1 VP. The track shows it while the turn goes on."""
    table = scene(romans=dict(vp=3, food=1, defence=1, built=["com_brewer"]), japanese={})
    table.push("activate COM056")
    assert table.asked == ("romans", "end")
    assert table.table.scores == [4, 0]
    assert table.table.view(1).data()["players"][0]["goods"]["vp"] == 4


@proves("IS-GRL-02")
def test_goods_come_from_the_general_supply() -> None:
    """Coal Mine: 2 stone. Nobody else has less for it, and it does not matter that nobody has any."""
    table = scene(romans=dict(built=["com_coal_mine"]), japanese=dict(stone=1), barbarians=dict(stone=1))
    table.push("activate COM033")
    assert table.changes() == {"romans": {"worker": -1, "stone": 2}}


@proves("IS-GRL-02")
def test_unless_it_is_stated() -> None:
    """Saboteurs take from another player's supply."""
    table = scene(barbarians=dict(built=["bar_saboteurs"]), romans=dict(stone=1))
    table.push("activate BAR010")
    assert table.changes() == {"barbarians": {"worker": -1, "stone": 1}, "romans": {"stone": -1}}


@proves("IS-GRL-03")
def test_what_is_discarded_goes_to_the_general_supply() -> None:
    """Paid for building, for a Deal, for razing: it lies on no card, and nobody has it."""
    table = scene(
        barbarians=dict(wood=2, food=1, raze=1, worker=4, hand=["com_gallows", "bar_raid", "com_old_forest"]),
        romans=dict(passed=True),
    )
    table.push("build COM005")
    assert table.changes() == {"barbarians": {"wood": -2, "hand": ["-COM005"], "built": ["+COM005"]}}
    table.push("deal BAR007")
    assert table.changes() == {"barbarians": {"food": -1, "wood": 1, "hand": ["-BAR007"], "deals": ["+BAR007"]}}
    table.push("raze COM007")
    assert table.changes()["barbarians"] == {"raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"]}
    assert table.table.game.laid == {}


@proves("IS-GRL-04")
def test_each_kind_of_card_has_its_own_pile() -> None:
    """Ninjas discard a card from another hand: it goes to the pile of its own deck, whoever discards it."""
    hand = ["com_mill", "rom_spies"]
    for card, pile in (("COM006", "common"), ("ROM010", "romans")):
        table = scene(japanese=dict(built=["jap_ninjas"]), romans=dict(hand=hand))
        table.push("activate JAP026", f"discard {card}")
        assert table.snapshot()[pile]["discard"] == [card]
        assert table.zone("japanese", "discard") == []


@proves("IS-GRL-05")
def test_an_exhausted_common_deck_is_renewed_from_its_pile() -> None:
    table = scene(barbarians={}, romans={}, empty_deck=True)
    table.push("exchange 1", "draw common")
    game = table.table.game
    assert len(table.zone("barbarians", "hand")) == 1
    assert (len(game.deck), game.discard) == (83, [])
    assert Reshuffled("common", 84) in table.table.events


@proves("IS-GRL-05")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for chance in range(1, 9):
        table = scene(barbarians={}, romans={}, empty_deck=True, chance=chance)
        table.push("exchange 1", "draw common")
        drawn.add(*table.zone("barbarians", "hand"))
    assert len(drawn) > 4


@proves("IS-GRL-06")
def test_discarded_faction_cards_are_never_shuffled_back() -> None:
    table = scene(barbarians=dict(empty_deck=True), romans={})
    table.push("exchange 1")
    assert "draw faction" not in table.keys
    assert table.refused("draw faction") == "IS-GRL-06"
    table.push("draw common")
    assert len(table.zone("barbarians", "discard")) == 30


@proves("IS-GRL-07")
def test_the_card_prevails() -> None:
    """Chariot Builder razes for 1 Raze token, whatever protects the Location (against IS-RZE-01 and IS-RZE-02)."""
    table = scene(
        egyptians=dict(raze=1, built=["egy_chariot_builder"]), romans=dict(built=["com_mill"], guarded=["com_mill"])
    )
    table.push("activate EGY003")
    assert table.changes() == {
        "egyptians": {"raze": -1, "worker": 1, "food": 1},
        "romans": {"wood": 1, "built": ["-COM006"], "foundations": ["+COM006"]},
    }


@proves("IS-GRL-07")
def test_a_card_that_makes_a_location_dearer_to_raze() -> None:
    """Roman Fort: 1 Raze token more for each Location of its owner (against IS-RZE-01)."""
    table = scene(barbarians=dict(raze=2), romans=dict(built=["com_mill", "rom_roman_fort"]))
    assert table.refused("raze COM006") == "IS-RZE-01"
    table = scene(barbarians=dict(raze=3), romans=dict(built=["com_mill", "rom_roman_fort"]))
    table.push("raze COM006")
    assert table.changes()["barbarians"] == {"raze": -3, "worker": 1, "food": 1}


@proves("IS-GRL-07")
def test_a_card_that_lets_a_location_be_built_without_giving_one_up() -> None:
    """Settlers (against IS-BLD-10)."""
    table = scene(barbarians=dict(wood=2, hand=["bar_raid"], built=["com_settlers"]), romans={})
    table.push("activate COM040")
    assert table.changes() == {"barbarians": {"wood": -2, "hand": ["-BAR007"], "built": ["+BAR007"]}}


@proves("IS-GRL-07")
def test_a_card_that_stops_a_location() -> None:
    """Scorpion Breeder: an opponent's Action Location cannot be activated for the rest of the round."""
    table = scene(egyptians=dict(built=["egy_scorpion_breeder"]), romans=dict(built=["com_lumberjacks"]))
    table.push("activate EGY010")
    assert table.refused("activate COM042") == "IS-GRL-07"
    table.next_round()
    assert table.asked[0] == "romans"
    assert "activate COM042" in table.keys


@proves("IS-GRL-08")
@pytest.mark.parametrize(
    ("key", "things", "ways"),
    [
        ("build COM018", dict(hand=["COM018"]), ["wood stone", "wood gold", "stone gold", "gold gold"]),
        ("deal BAR007", dict(hand=["BAR007"]), ["food", "gold"]),
        ("activate COM044", dict(built=["COM044"]), ["wood worker", "gold worker"]),
        ("activate COM032", dict(built=["COM032"]), ["wood stone food", "wood stone gold", "wood food gold"]),
    ],
)
def test_gold_stands_in_for_any_resource_of_any_payment(
    key: str, things: dict[str, list[str]], ways: list[str]
) -> None:
    table = scene(barbarians=dict(wood=1, stone=1, food=1, gold=3, **things), romans={})
    table.push(key)
    assert table.asked == ("barbarians", "pay")
    assert set(table.keys) >= {f"pay {way}" for way in ways}
    table.push(f"pay {ways[-1]}")
    changes = table.changes()["barbarians"]
    for good in ("wood", "stone", "food", "gold"):
        gained = 1 if (key, good) == ("deal BAR007", "wood") else 0
        assert changes.get(good, 0) == gained - ways[-1].split().count(good)


@proves("IS-GRL-08")
def test_gold_stands_in_for_nothing_else() -> None:
    table = scene(
        barbarians=dict(worker=0, gold=9, hand=["com_old_forest"], built=["com_lumberjacks", "com_armorer"]),
        romans=dict(built=["com_mill"]),
    )
    assert table.refused("activate COM042")
    assert table.refused("raze COM007")
    assert table.refused("raze COM006")
    assert table.refused("exchange 1")
