"""Prayers (AZ-PRY, AZ-PRT), when they are said (AZ-PTM), and which goods a colour matches (AZ-MAT)."""

import pytest

from stead.titles.settlers.aztecs.colours import MATCHING
from tests.proves import proves
from tests.settlers.aztecs.scene import (
    ALTAR,
    BOTH,
    CHOOSER,
    MARS,
    MINE,
    MONK,
    NEWLYWEDS,
    NINE,
    ORANGE,
    RUINS,
    TEMPLE,
    TWO,
    VOICE,
    WEATHER,
    aztecs,
    cards,
    prayer,
    scene,
    tokens,
)

# By cards


@proves("AZ-PRY-04", "AZ-PRY-05", "AZ-Q-30")
def test_a_colour_is_chosen_with_the_cards_in_view() -> None:
    table = aztecs(built=[CHOOSER], worker=1, prays="red grey red", more=True)
    table.push(f"activate {CHOOSER}")
    assert table.asked == ("aztecs", "colour")
    assert table.table.game.ids(table.table.game.opened) == cards("red grey red")
    assert table.keys == ["colour red", "colour grey"]
    table.push("colour red")
    assert table.changes()["aztecs"] == {"worker": -1, "food": 2}
    assert prayer(table).colour == "red"


@proves("AZ-PRY-05", "AZ-Q-29")
def test_with_tokens_a_colour_of_theirs_is_chosen() -> None:
    table = aztecs(built=[CHOOSER], worker=1, tokens=["yellow", "red", "tricolour"], more=True)
    table.push(f"activate {CHOOSER}", "pray tokens")
    assert table.keys == ["colour brown", "colour yellow", "colour red", "colour grey"]
    table.push("colour red")
    assert table.changes()["aztecs"] == {"worker": -1, "food": 2}


@proves("AZ-PRY-08", "AZ-BAD-13")
def test_cards_in_play_and_in_hand_do_not_count() -> None:
    held = cards("grey grey", after=3)
    table = aztecs(built=[ALTAR, *held[:1]], hand=held[1:], worker=1, prays="red blue blue blue black")
    table.push(f"activate {ALTAR}", "name grey")
    assert prayer(table).goods == {}
    table = aztecs(built=[CHOOSER, *held[:1]], hand=held[1:], worker=1, prays="red grey blue", more=True)
    table.push(f"activate {CHOOSER}")
    assert [table.refused(f"add {card}") for card in held] == ["AZ-PRY-08"] * 2


@proves("AZ-PRY-09", "AZ-BAD-11", "AZ-Q-19")
def test_the_cards_are_shown_to_all_and_go_to_the_discard_pile() -> None:
    """They never come into a hand, and whatever notices drawn cards does not stir."""
    table = aztecs(built=[CHOOSER], worker=1, prays="red grey blue", more=True)
    table.push(f"activate {CHOOSER}")
    opened = cards("red grey blue")
    assert table.table.view(1).data()["opened"] == table.table.view(None).data()["opened"] == opened
    assert table.refused(f"keep {opened[0]}") == "AZ-PRY-09"
    assert table.refused(f"take {opened[0]}") == "AZ-PRY-09"
    table.push("colour red")
    assert table.zone("common", "discard") == sorted(opened)
    assert table.zone("aztecs", "hand") == []
    assert table.table.view(1).data()["opened"] == []
    assert not any(type(event).__name__ == "Drew" for event in table.table.events)


@proves("AZ-Q-17", "AZ-NOC-01", "AZ-NOC-02", "AZ-BAD-17")
def test_cards_without_a_colour_use_up_a_draw_and_count_for_nothing() -> None:
    table = aztecs(built=[ALTAR], worker=1, more=True, deck=[RUINS, NEWLYWEDS, *cards("grey blue blue grey")])
    table.push(f"activate {ALTAR}", "name grey")
    assert prayer(table).opened == [RUINS, NEWLYWEDS, *cards("grey blue blue")]
    assert prayer(table).goods == {"stone": 1}
    assert {RUINS, NEWLYWEDS} <= set(table.zone("common", "discard"))


@proves("AZ-Q-18")
def test_the_deck_is_renewed_in_the_middle_of_a_prayer() -> None:
    """What this Prayer has turned over is not among the cards shuffled; if there are too few, fewer it is."""
    first, later = cards("grey red"), cards("brown brown", after=4)
    others = [card.id for card in aztecs().table.game.box.cards if card.deck == "common"]
    hidden = [id for id in others if id not in (*first, *later)]
    table = scene(
        aztecs=dict(built=[ALTAR], worker=1, foundations=hidden[:40]),
        romans=dict(foundations=hidden[40:]),
        deck=first,
        discard=later,
        turn="aztecs",
    )
    table.push(f"activate {ALTAR}", "name brown")
    assert prayer(table).opened[:2] == first
    assert sorted(prayer(table).opened[2:]) == sorted(later)
    assert prayer(table).goods == {"wood": 2}
    assert table.zone("common", "discard") == sorted([*first, *later])


@proves("AZ-PRY-02", "AZ-BLS-06")
def test_what_is_drawn_cannot_be_taken_back_and_is_not_foreseen() -> None:
    table = aztecs(built=[CHOOSER], worker=1, prays="red grey blue", more=True).table
    assert not table.foresee(f"activate {CHOOSER}").whole
    table.push(f"activate {CHOOSER}")
    assert table.undo_stop(0) is not None


# By tokens


@proves("AZ-PRT-01", "AZ-Q-13")
def test_tokens_take_the_place_of_cards_only_if_one_counts() -> None:
    """The blue token is of no use here, so nothing is asked."""
    table = aztecs(built=[ALTAR], worker=1, tokens=["blue"], prays="grey red red red red")
    table.push(f"activate {ALTAR}")
    assert table.refused("pray tokens") == "AZ-PRT-01"
    table.push("name grey")
    assert prayer(table).opened == cards("grey red red red red")


@proves("AZ-TRI-03", "AZ-TRI-04", "AZ-PRT-07", "AZ-Q-07", "AZ-BAD-04")
def test_the_tricolour_token_counts_as_one_colour_in_a_prayer() -> None:
    table = aztecs(built=[TWO], worker=2, tokens=["tricolour"], prays="brown blue brown brown", more=True)
    table.push(f"activate {TWO}", "pray draw")
    assert table.asked == ("aztecs", "tricolour")
    assert table.keys == ["tricolour brown", "tricolour grey"]
    assert table.refused("tricolour blue") == "AZ-TRI-03"
    assert table.refused("tricolour red") == "AZ-PRT-10"
    table.push("tricolour grey")
    assert prayer(table).goods == {"wood": 1, "stone": 1}
    assert tokens(table) == ["tricolour"]


@proves("AZ-TRI-04")
def test_its_colour_may_differ_from_prayer_to_prayer() -> None:
    table = aztecs(
        built=[ALTAR], worker=2, tokens=["tricolour"], prays="grey red red red red grey grey grey grey brown"
    )
    table.push(f"activate {ALTAR} twice", "name grey", "pray draw", "name brown", "pray draw")
    assert table.changes()["aztecs"] == {"worker": -2, "stone": 2, "wood": 2}


@proves("AZ-PRT-03", "AZ-PRT-10")
def test_several_tokens_count_and_those_of_other_colours_do_not() -> None:
    table = aztecs(built=[MARS], worker=0, gold=1, tokens=["black", "pink", "yellow", "blue"], more=True)
    table.push(f"activate {MARS}", "pray tokens")
    assert table.changes()["aztecs"] == {"worker": 1, "raze": 1}  # the Gold that was paid comes back
    assert prayer(table).tokens == {"black": 1, "pink": 1, "yellow": 1}


@proves("AZ-PRT-04")
def test_tokens_are_used_again_in_later_turns() -> None:
    table = aztecs(built=[ALTAR], worker=4, tokens=["grey"])
    table.push(f"activate {ALTAR}", "name grey", "pray tokens", "pass", f"activate {ALTAR}", "name grey", "pray tokens")
    assert table.changes()["aztecs"] == {"worker": -2, "stone": 2}


# When


@proves("AZ-PTM-01", "AZ-PTM-04", "AZ-BAD-14")
def test_nobody_prays_just_so() -> None:
    """Only in the activation of its Location, after paying."""
    table = aztecs(built=[ALTAR], worker=2, tokens=["grey"])
    for key in (
        "pray draw",
        "pray tokens",
        "name grey",
        "colour grey",
        "tricolour grey",
        "sacrifice wood",
        "add COM001",
    ):
        assert table.refused(key) == "AZ-PTM-04"
    assert table.refused("bless red") == "AZ-BLS-05"
    assert aztecs(built=[ALTAR], worker=0, wood=1, hand=cards("pink")).refused(f"activate {ALTAR}") == "IS-AVT-02"


@proves("AZ-PTM-02", "AZ-PRT-06")
def test_a_prayer_of_the_production_phase() -> None:
    table = scene(
        phase="production", aztecs=dict(built=[MINE], worker=0), romans=dict(worker=0), prays="grey grey", turn="aztecs"
    )
    table.push("pray draw")
    assert table.goods("aztecs") == {"worker": 3, "food": 1, "raze": 2, "defence": 1, "stone": 1 + 2 + 1}


@proves("AZ-Q-21", "AZ-PTM-02")
def test_a_prayer_of_production_is_said_when_it_is_built() -> None:
    table = aztecs(hand=[MINE], worker=2, wood=2, prays="grey red")
    table.push(f"build {MINE}")
    assert table.changes()["aztecs"]["stone"] == 1 + 1


@proves("AZ-PTM-03")
def test_features_notice_a_prayer_and_how_it_was_said() -> None:
    table = aztecs(
        built=[ALTAR, "AZT023", WEATHER], worker=2, tokens=["grey"], prays="grey blue blue blue blue", more=True
    )
    table.push(f"activate {ALTAR}", "name grey", "pray tokens")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": 1, "vp": 1}
    assert [event.source for event in table.table.events if getattr(event, "goods", {}) == {"vp": 1}] == ["AZT023"]


# Matching


@proves("AZ-MAT-02", "AZ-MAT-03", "AZ-MAT-04", "AZ-MAT-05", "AZ-Q-03")
@pytest.mark.parametrize("colour", [colour for colour in NINE if colour not in ("blue", "white")])
def test_a_colour_has_its_good(colour: str) -> None:
    table = aztecs(built=[CHOOSER], worker=1, prays=f"{colour} none none", more=True)
    table.push(f"activate {CHOOSER}")
    good = {"brown": "wood", "grey": "stone", "red": "food", "pink": "worker", "yellow": "gold"} | {
        "black": "raze",
        "purple": "vp",
    }
    assert prayer(table).goods == {good[colour]: 1}


@proves("AZ-MAT-03", "AZ-Q-03")
def test_blue_is_a_card_and_white_nothing_here() -> None:
    table = aztecs(built=[CHOOSER], worker=1, prays="blue none none", more=True)
    table.push(f"activate {CHOOSER}")
    assert table.asked == ("aztecs", "draw")
    assert prayer(table).goods == {"card": 1}
    assert "white" not in MATCHING
    table = aztecs(built=[CHOOSER], worker=1, tokens=["white"], more=True)
    table.push(f"activate {CHOOSER}", "pray tokens")
    assert prayer(table).goods == {}


@proves("AZ-MAT-06", "AZ-ORA-03", "AZ-Q-31", "AZ-Q-35")
def test_orange_matches_blessings_and_has_no_token() -> None:
    """A Deal that brings a Blessing: only orange cards match, whatever tokens there are."""
    table = aztecs(
        built=[MONK],
        hand=["AZT007"],
        worker=2,
        food=1,
        tokens=NINE[:8],
        more=True,
        deck=[ORANGE, *cards("red red red red")],
    )
    table.push("deal AZT007")  # its Blessing can only be white
    assert table.changes()["aztecs"] == {
        "food": -1, "vp": 1, "hand": ["-AZT007"], "deals": ["+AZT007"], "tokens": ["+white"],
    }  # fmt: skip
    table = aztecs(built=[TWO], worker=1, more=True, deck=[ORANGE, BOTH])
    table.push(f"activate {TWO}")
    assert prayer(table).goods == {"stone": 1, "vp": 3}


@proves("AZ-Q-35")
def test_a_deal_of_a_card_looks_for_blue_one_of_points_for_purple() -> None:
    table = aztecs(
        built=[MONK], hand=["AZT024", "AZT908"], worker=2, food=2, more=True, prays="blue blue red red purple"
    )
    table.push("deal AZT024", "draw faction")
    assert prayer(table).goods == {"vp": 2}
    table = aztecs(built=[MONK], hand=["AZT908"], worker=2, food=2, more=True, prays="blue blue red red purple")
    table.push("deal AZT908")
    assert prayer(table).goods == {"vp": 1}


# Sacrifice


@proves("AZ-Q-33", "AZ-Q-10")
def test_gold_stands_for_a_resource_and_counts_as_its_type() -> None:
    table = aztecs(built=[TEMPLE], worker=1, stone=2, gold=1, prays="blue red grey blue black")
    table.push(f"activate {TEMPLE}", "sacrifice stone")
    assert table.keys == ["sacrifice gold", "enough"]  # as food
    table.push("sacrifice gold")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": -1, "gold": -1, "vp": 4}


@proves("AZ-Q-10", "AZ-Q-11", "AZ-Q-07")
def test_a_token_allows_one_more_and_spending_stays_free() -> None:
    supply = dict(wood=2, stone=2, food=2)
    table = aztecs(built=[TEMPLE], worker=2, tokens=["grey", "tricolour"], prays="grey blue blue blue black", **supply)
    table.push(f"activate {TEMPLE}", "pray draw", "sacrifice stone", "sacrifice stone", "sacrifice wood")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": -2, "wood": -1, "vp": 5}
    assert prayer(table).tokens == {"grey": 1, "brown": 1}
    table = aztecs(built=[TEMPLE], worker=2, tokens=["grey"], prays="grey blue blue blue black", **supply)
    table.push(f"activate {TEMPLE}", "pray draw", "enough")
    assert table.changes()["aztecs"] == {"worker": -1}


@proves("AZ-PRT-02", "AZ-PRY-11")
def test_a_sacrifice_by_tokens() -> None:
    table = aztecs(built=[TEMPLE], worker=2, tokens=["red", "tricolour"], wood=1, food=2)
    table.push(f"activate {TEMPLE}", "pray tokens", "sacrifice food")
    assert table.keys == ["sacrifice wood", "sacrifice food", "enough"]
    table.push("sacrifice wood")
    assert table.changes()["aztecs"] == {"worker": -1, "food": -1, "wood": -1, "vp": 4}


def test_voice_of_the_gods_by_cards() -> None:
    table = aztecs(built=[VOICE], worker=0, food=1, wood=2, hand=["AZT016"], prays="red red pink blue blue")
    table.push(f"activate {VOICE}")
    assert table.changes()["aztecs"] == {"food": -1, "worker": 1, "vp": 3}
