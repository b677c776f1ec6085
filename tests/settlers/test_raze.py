"""Raze a card from hand (IS-RZH) or an opponent's Location (IS-RZE)."""

import pytest

from stead.titles.settlers.events import BecameFoundation, Discarded, Gained
from tests.proves import proves
from tests.settlers.scene import BOX, scene

# From hand


@proves("IS-RZH-01")
def test_without_raze_tokens_nothing_is_razed() -> None:
    table = scene(barbarians=dict(gold=3, worker=6, hand=["com_old_forest"]), romans=dict(built=["com_armorer"]))
    assert not [key for key in table.keys if key.startswith("raze")]
    assert table.refused("raze COM007") == "IS-RZH-02"
    assert table.refused("raze COM018") == "IS-RZE-01"


@proves("IS-RZH-02", "IS-RZH-03", "IS-RZH-04")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("COM007", {"wood": 2}),
        ("COM018", {"vp": 1, "stone": 1}),
        ("COM004", {"gold": 1, "wood": 1}),
        ("COM006", {"worker": 1, "food": 1}),
    ],
)
def test_a_card_from_hand_gives_all_of_its_raze_field_for_1_token(card: str, gains: dict[str, int]) -> None:
    table = scene(barbarians=dict(raze=2, hand=[card]), romans=dict(wood=2, stone=2, food=2, gold=2))
    table.push(f"raze {card}")
    assert table.changes() == {
        "barbarians": {"raze": -1, "hand": [f"-{card}"]} | gains,
        "common": {"discard": [f"+{card}"]},
    }
    assert table.asked == ("romans", "turn")


@proves("IS-RZH-03")
def test_cards_of_a_raze_field_are_drawn_one_by_one() -> None:
    """Castle: 2 cards."""
    table = scene(barbarians=dict(raze=1, hand=["com_castle"], deck=["BAR001"]), romans={}, deck=["COM003"])
    table.push("raze COM046", "draw faction", "draw common")
    assert sorted(table.zone("barbarians", "hand")) == ["BAR001", "COM003"]


@proves("IS-CRD-13")
@pytest.mark.parametrize("faction", ["romans", "barbarians", "egyptians"])
def test_other_faction_cards_are_not_razed_from_hand(faction: str) -> None:
    card = next(card.id for card in BOX.cards if card.deck == faction)
    table = scene(**{faction: dict(raze=3, hand=[card])}, japanese={})
    assert table.refused(f"raze {card}") == "IS-CRD-13"


@proves("IS-RZH-05", "IS-JPN-01")
def test_the_japanese_raze_their_own_cards_from_hand() -> None:
    table = scene(japanese=dict(raze=1, hand=["jap_farm"]), romans={})
    table.push("raze JAP001")
    assert table.changes() == {"japanese": {"raze": -1, "vp": 1, "hand": ["-JAP001"], "discard": ["+JAP001"]}}


@proves("IS-RZH-04")
def test_a_card_razed_from_hand_makes_no_foundation() -> None:
    table = scene(barbarians=dict(raze=1, hand=["com_armorer"]), romans={})
    table.push("raze COM018")
    assert table.zone("barbarians", "foundations") == []
    assert table.goods("barbarians") == {"worker": 2, "stone": 1, "vp": 1}


# At an opponent


@proves("IS-RZE-01", "IS-RZE-04", "IS-RZE-05", "IS-GRL-02")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("COM007", {"wood": 2}),
        ("COM018", {"vp": 1, "stone": 1}),
        ("COM028", {"gold": 1, "worker": 1}),
        ("COM082", {"food": 1, "wood": 1}),
    ],
)
def test_an_opponents_common_location_falls_for_2_tokens(card: str, gains: dict[str, int]) -> None:
    """All goods come from the general supply: the owner has some of each, and loses none."""
    table = scene(
        barbarians=dict(raze=3),
        romans=dict(wood=2, stone=2, food=2, gold=2, vp=2, built=[card, "com_mill"]),
        egyptians=dict(built=["com_town"]),
    )
    table.push(f"raze {card}")
    assert table.changes() == {
        "barbarians": {"raze": -2} | gains,
        "romans": {"wood": 1, "built": [f"-{card}"], "foundations": [f"+{card}"]},
    }


@proves("IS-RZE-01")
def test_1_token_is_not_enough() -> None:
    table = scene(barbarians=dict(raze=1), romans=dict(built=["com_armorer"]))
    assert table.refused("raze COM018") == "IS-RZE-01"


@proves("IS-RZE-02", "IS-DEF-05")
def test_a_defence_token_raises_the_price_to_3() -> None:
    table = scene(barbarians=dict(raze=2), romans=dict(built=["com_armorer"], guarded=["com_armorer"]))
    assert table.refused("raze COM018") == "IS-RZE-02"
    table = scene(barbarians=dict(raze=4), romans=dict(built=["com_armorer"], guarded=["com_armorer"]))
    table.push("raze COM018")
    assert table.changes() == {
        "barbarians": {"raze": -3, "vp": 1, "stone": 1},
        "romans": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }


@proves("IS-RZE-02", "IS-DEF-05")
def test_a_defence_token_protects_its_own_location_only() -> None:
    table = scene(barbarians=dict(raze=2), romans=dict(built=["COM018", "COM019"], guarded=["COM018"]))
    assert [key for key in table.keys if key.startswith("raze")] == ["raze COM019"]


@proves("IS-RZE-03", "IS-SAM-07")
def test_a_samurai_raises_the_price_to_3() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["jap_farm"], guarded=["jap_farm"]))
    assert table.refused("raze JAP001") == "IS-RZE-03"
    table = scene(barbarians=dict(raze=4), japanese=dict(built=["jap_farm"], guarded=["jap_farm"]))
    table.push("raze JAP001")
    assert table.changes() == {
        "barbarians": {"raze": -3, "vp": 1},
        "japanese": {"built": ["-JAP001"], "discard": ["+JAP001"]},
    }


@proves("IS-RZE-06")
@pytest.mark.parametrize("card", ["COM018", "JAP001"])
def test_nobody_razes_his_own_location(card: str) -> None:
    table = scene(japanese=dict(raze=5, built=[card]), romans={})
    assert table.refused(f"raze {card}") == "IS-RZE-06"


@proves("IS-RZE-06", "IS-GRL-07")
def test_unless_an_effect_says_so() -> None:
    """Rabble: 1 Worker to raze a Location of one's own."""
    table = scene(barbarians=dict(built=["bar_rabble", "com_armorer"]), romans={})
    table.push("activate BAR018")
    assert table.changes()["barbarians"] == {
        "worker": -1,
        "vp": 1,
        "stone": 1,
        "wood": 1,
        "built": ["-COM018"],
        "foundations": ["+COM018"],
    }


@proves("IS-RZE-07")
@pytest.mark.parametrize(("faction", "card"), [("romans", "ROM017"), ("barbarians", "BAR020"), ("egyptians", "EGY011")])
def test_faction_locations_are_not_razed(faction: str, card: str) -> None:
    table = scene(japanese=dict(raze=5), **{faction: dict(built=[card])})
    assert table.refused(f"raze {card}") == "IS-RZE-07"
    assert not [c.id for c in BOX.cards if c.deck == faction and c.raze]


@proves("IS-RZE-07", "IS-RZE-08", "IS-JPN-01", "IS-JPN-02", "IS-Q-21")
def test_a_japanese_location_with_a_raze_field_falls_and_leaves_nothing() -> None:
    """It is discarded: no Foundation, no wood for its owner."""
    table = scene(barbarians=dict(raze=2), japanese=dict(wood=1, built=["jap_stalls", "jap_farm"]))
    table.push("raze JAP016")
    assert table.changes() == {
        "barbarians": {"raze": -2, "vp": 1},
        "japanese": {"built": ["-JAP016"], "discard": ["+JAP016"]},
    }


@proves("IS-RZE-07")
@pytest.mark.parametrize(("card", "rule"), [("JAP013", "IS-JPC-05"), ("JAP015", "IS-JPC-12")])
def test_a_japanese_location_without_a_raze_field_stands(card: str, rule: str) -> None:
    table = scene(barbarians=dict(raze=5), japanese=dict(built=[card]))
    assert table.refused(f"raze {card}") == rule


@proves("IS-JPN-03")
def test_a_common_location_of_the_japanese_becomes_a_foundation() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["com_armorer", "jap_farm"]))
    table.push("raze COM018")
    assert table.changes()["japanese"] == {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]}


@proves("IS-RZE-09")
def test_who_has_passed_is_out_of_reach() -> None:
    table = scene(
        barbarians=dict(raze=2),
        romans=dict(built=["COM018"], passed=True),
        japanese=dict(built=["COM019"]),
    )
    assert [key for key in table.keys if key.startswith("raze")] == ["raze COM019"]
    assert table.refused("raze COM018") == "IS-PAS-03"


@proves("IS-RZE-10")
def test_one_action_razes_one_location() -> None:
    table = scene(barbarians=dict(raze=5, hand=["com_old_forest"]), romans=dict(built=["com_armorer", "com_mill"]))
    assert table.refused("raze COM018 COM006") == "IS-RZE-10"
    table.push("raze COM018")
    assert table.zone("romans", "built") == ["COM006"]
    assert table.asked == ("romans", "turn")


# What lies on it, and in which order


@proves("IS-Q-20", "IS-DEF-07", "IS-SAM-08")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("COM018", dict(guarded=["COM018"])),
        ("COM021", dict(guarded=["COM021"], used={"COM021": 1}, laid={"COM021": {"worker": 1}})),
        ("JAP016", dict(guarded=["JAP016"], used={"JAP016": 1}, laid={"JAP016": {"gold": 1}})),
    ],
)
def test_what_lies_on_a_razed_location_goes_to_the_general_supply(card: str, things: dict[str, object]) -> None:
    """Defence token, Samurai and activation goods: nobody gains them."""
    table = scene(barbarians=dict(raze=3), japanese=dict(built=[card], **things))
    table.push(f"raze {card}")
    gains = dict.fromkeys(BOX.cards[BOX.number[card]].raze, 1)
    changes = table.changes()
    assert changes["barbarians"] == {"raze": -3} | gains
    assert {key for key, n in changes["japanese"].items() if type(n) is int} <= {"wood"}
    game = table.table.game
    assert game.laid == {}
    assert not any(game.guarded)
    assert not any(game.used)


@proves("IS-Q-22")
def test_the_goods_come_before_the_card_leaves() -> None:
    table = scene(barbarians=dict(raze=2), romans=dict(built=["com_armorer"]))
    table.push("raze COM018")
    order = [(type(event), event.seat) for event in table.table.events if isinstance(event, Gained | BecameFoundation)]
    assert order == [(Gained, 0), (Gained, 0), (BecameFoundation, 1), (Gained, 1)]


@proves("IS-Q-22")
def test_the_goods_come_in_the_order_of_the_field() -> None:
    """Mill: 1 Worker, then 1 food."""
    table = scene(barbarians=dict(raze=1, hand=["com_mill"]), romans={})
    table.push("raze COM006")
    told = [event for event in table.table.events if isinstance(event, Gained | Discarded)]
    assert told == [Gained(0, {"worker": 1}, "COM006"), Gained(0, {"food": 1}, "COM006"), Discarded(["COM006"])]


@proves("IS-Q-22")
@pytest.mark.parametrize("where", ["hand", "opponent"])
def test_a_reshuffle_in_mid_raze_leaves_the_razed_card_out(where: str) -> None:
    """Castle gives 2 cards: the first is the last of the deck, for the second the discard pile is shuffled."""
    table = scene(
        barbarians=dict(raze=2, hand=["com_castle"] if where == "hand" else []),
        romans=dict(built=["com_castle"] if where == "opponent" else []),
        deck=["COM003"],
        empty_deck=True,
    )
    table.push("raze COM046", "draw common", "draw common")
    game = table.table.game
    assert "COM003" in table.zone("barbarians", "hand")
    assert len(table.zone("barbarians", "hand")) == 2
    assert len(game.deck) == 84 - 3
    assert game.ids(game.discard) + table.zone("romans", "foundations") == ["COM046"]
