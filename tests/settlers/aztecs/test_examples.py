"""The worked examples of the rulebook (AZ-EX) and what follows from them (AZ-DV). The deck is AZ-EX-09's own test."""

from tests.proves import proves
from tests.settlers.aztecs.scene import (
    ALTAR,
    BOTH,
    FUJI,
    MARS,
    MONK,
    NINE,
    TEMPLE,
    VOICE,
    aztecs,
    cards,
    prayer,
    scene,
    tokens,
)


@proves("AZ-EX-01", "AZ-PRY-01", "AZ-PRY-03", "AZ-PRY-06", "AZ-PRY-09", "AZ-MAT-01", "AZ-MAT-04")
def test_sacrificial_altar() -> None:
    """Mark has no tokens, pays 1 Worker and names grey; 2 of 5 cards are grey: 2 stone."""
    table = aztecs(built=[ALTAR], worker=1, prays="grey red grey blue black")
    table.push(f"activate {ALTAR}")
    assert table.asked == ("aztecs", "name")
    assert table.keys == ["name brown", "name grey", "name red"]
    table.push("name grey")
    opened = cards("grey red grey blue black")
    assert table.changes() == {
        "aztecs": {"worker": -1, "stone": 2},
        "common": {"discard": [f"+{card}" for card in sorted(opened)]},
    }
    told = prayer(table)
    assert (told.colour, told.opened, told.matched, told.tokens, told.goods) == (
        "grey",
        opened,
        {"grey": 2},
        {},
        {"stone": 2},
    )


@proves("AZ-EX-02", "AZ-PRY-10", "AZ-Q-16")
def test_a_card_of_two_colours_counts_for_both() -> None:
    table = aztecs(built=[MARS, ALTAR], gold=1, worker=1, deck=[BOTH], prays="", more=True)
    table.push(f"activate {ALTAR}", "name grey")
    assert prayer(table).matched["grey"] >= 1
    table = aztecs(built=["AZT907"], worker=1, more=True, deck=[BOTH, "COM901"][:1] + cards("brown"))
    table.push("activate AZT907")
    assert prayer(table).matched == {"brown": 1, "grey": 1}  # yellow does not count here, grey does
    table = aztecs(built=[MARS], gold=1, more=True, deck=[BOTH, *cards("blue blue blue blue")])
    table.push(f"activate {MARS}")
    assert prayer(table).goods == {"gold": 1}


@proves("AZ-EX-03", "AZ-PRY-07", "AZ-PRY-11")
def test_temple_of_the_rising_sun() -> None:
    """Ivan drew 1 blue, 1 red, 2 grey and 1 black; 1 stone and 1 food are 2 + 2 VP."""
    table = aztecs(built=[TEMPLE], worker=1, stone=3, food=1, prays="blue red grey grey black")
    table.push(f"activate {TEMPLE}")
    assert table.keys == ["sacrifice stone", "sacrifice food", "enough"]
    table.push("sacrifice stone", "sacrifice food", "enough")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": -1, "food": -1, "vp": 4}


@proves("AZ-EX-04", "AZ-PRT-01", "AZ-PRT-02", "AZ-PRT-03", "AZ-PRT-04", "AZ-TRI-03", "AZ-Q-02", "AZ-Q-08", "AZ-Q-12")
def test_voice_of_the_gods() -> None:
    """Lena has the pink, the red and the tricolour token: 1 Worker and 2 VP for the Prayer, besides the 1 VP before
    it. Nothing is drawn, and the tokens stay."""
    table = aztecs(built=[VOICE], worker=0, food=1, tokens=["pink", "red", "tricolour"])
    deck = len(table.table.game.deck)
    table.push(f"activate {VOICE}")
    assert table.keys == ["pray draw", "pray tokens"]
    table.push("pray tokens")
    assert table.changes() == {"aztecs": {"food": -1, "worker": 1, "vp": 1 + 2}}
    assert prayer(table).tokens == {"red": 2, "pink": 1}
    assert (prayer(table).opened, prayer(table).goods) == ([], {"vp": 2, "worker": 1})
    assert len(table.table.game.deck) == deck
    assert tokens(table) == ["red", "pink", "tricolour"]


@proves("AZ-EX-05", "AZ-PRT-05", "AZ-PRT-06", "AZ-PRT-09", "AZ-PRT-10", "AZ-MAT-05", "AZ-Q-09")
def test_shrine_of_mars() -> None:
    """Olya has black, brown and yellow; 2 pink, 1 blue, 1 yellow, 1 grey are drawn."""
    table = aztecs(
        built=[MARS],
        worker=0,
        gold=1,
        tokens=["black", "brown", "yellow"],
        prays="pink pink blue yellow grey",
        more=True,
    )
    table.push(f"activate {MARS}", "pray draw")
    changed = table.changes()
    assert changed["aztecs"] == {"worker": 2, "gold": -1 + 2, "raze": 1}
    assert len(changed["common"]["discard"]) == 5
    assert prayer(table).matched == {"pink": 2, "yellow": 1}
    assert prayer(table).tokens == {"black": 1, "yellow": 1}
    assert tokens(table) == ["black", "brown", "yellow"]


@proves("AZ-EX-06", "AZ-PRT-08")
def test_shrine_of_mars_in_vain() -> None:
    table = aztecs(
        built=[MARS], worker=0, gold=1, tokens=["black", "brown", "yellow"], prays="red red blue grey grey", more=True
    )
    table.push(f"activate {MARS}", "pray draw")
    assert table.changes()["aztecs"] == {"gold": -1}
    assert (prayer(table).matched, prayer(table).tokens, prayer(table).goods) == ({}, {}, {})


@proves("AZ-EX-07", "AZ-PTM-03", "AZ-MAT-02", "AZ-Q-36", "AZ-Q-22")
def test_wandering_monk() -> None:
    """A Deal with a red card that brings wood: 2 brown cards bring 2 VP, red ones nothing. The wood comes first; to
    pray is not asked."""
    table = aztecs(built=[MONK], hand=[FUJI], worker=2, food=1, prays="brown red brown red red", more=True)
    table.push(f"deal {FUJI}")
    assert table.changes()["aztecs"] == {"food": -1, "wood": 1, "vp": 2, "hand": [f"-{FUJI}"], "deals": [f"+{FUJI}"]}
    names = [type(event).__name__ for event in table.table.events]
    assert names.index("Gained", names.index("DealMade")) < names.index("Prayed")


# What follows


@proves("AZ-DV-01", "AZ-BAD-15")
def test_three_resources_of_two_kinds() -> None:
    table = aztecs(built=[TEMPLE], worker=1, stone=3, food=1, prays="blue red grey grey black")
    table.push(f"activate {TEMPLE}", "sacrifice stone", "sacrifice stone")
    assert table.keys == ["sacrifice food", "enough"]
    assert table.refused("sacrifice stone") == "AZ-Q-10"
    table.push("sacrifice food")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": -2, "food": -1, "vp": 5}


@proves("AZ-DV-02", "AZ-PRT-07", "AZ-Q-10", "AZ-Q-11")
def test_tokens_add_to_what_was_named() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["grey", "tricolour"], prays="grey red grey blue black")
    table.push(f"activate {ALTAR}", "name grey", "pray draw")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": 4}
    assert prayer(table).tokens == {"grey": 2}


@proves("AZ-DV-03", "AZ-PRT-08", "AZ-BAD-12")
def test_tokens_add_nothing_to_nothing() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["grey", "tricolour"], prays="red red blue blue black")
    table.push(f"activate {ALTAR}", "name grey", "pray draw")
    assert table.changes()["aztecs"] == {"worker": -1}


@proves("AZ-DV-04", "AZ-Q-29")
def test_tokens_in_place_of_cards() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["grey", "tricolour"], prays="grey grey grey grey grey")
    table.push(f"activate {ALTAR}", "name grey", "pray tokens")
    assert table.changes() == {"aztecs": {"worker": -1, "stone": 2}}


@proves("AZ-DV-05", "AZ-Q-05")
def test_whoever_has_all_nine_takes_no_more() -> None:
    table = scene(phase="production", aztecs=dict(built=["AZT007"], tokens=NINE), turn="aztecs")
    assert tokens(table) == [*NINE, "tricolour"]
    assert any(type(event).__name__ == "BlessingLost" for event in table.table.events)


@proves("AZ-DV-06")
def test_a_listed_colour_unlocks_the_others() -> None:
    table = aztecs(built=[MARS], worker=0, gold=1, tokens=["black"], prays="pink blue blue grey red", more=True)
    table.push(f"activate {MARS}", "pray draw")
    assert table.changes()["aztecs"] == {"gold": -1, "worker": 1, "raze": 1}


@proves("AZ-DV-07", "AZ-FAC-02", "AZ-Q-24")
def test_the_lookout_of_five() -> None:
    five = dict(aztecs={}, romans={}, barbarians={}, egyptians={}, japanese={})
    table = scene(phase="lookout", **five)
    for _ in range(2):
        assert len(table.table.game.row) == 6
        for left in range(6, 1, -1):
            assert len(table.table.game.row) == left
            table.push(table.keys[0])
    assert len(table.zone("common", "discard")) == 2


@proves("AZ-DV-08", "AZ-Q-20")
def test_two_prayers_at_once() -> None:
    """Both costs first; then a colour is named before each five cards."""
    table = aztecs(built=[ALTAR], worker=3, prays="grey grey red blue black brown red blue blue black")
    table.push(f"activate {ALTAR} twice")
    assert table.goods("aztecs") == {"worker": 1}
    table.push("name grey")
    assert table.goods("aztecs") == {"worker": 1, "stone": 2}
    assert table.asked == ("aztecs", "name")
    table.push("name brown")
    assert table.goods("aztecs") == {"worker": 1, "stone": 2, "wood": 1}
    assert len(table.zone("common", "discard")) == 10
