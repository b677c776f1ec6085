"""Blessing tokens (AZ-BLS), the tricolour token (AZ-TRI) and orange (AZ-ORA)."""

import pytest

from stead import RecordError, SetupError, Table, shelf
from tests.proves import proves
from tests.settlers import scene as base
from tests.settlers.aztecs.scene import AZTECS, BOX, CALENDAR, MARS, NINE, RELIQUARY, aztecs, cards, scene, tokens
from tests.settlers.scene import Scene


def produced(**mine: object) -> Scene:
    """The Aztecs' Production phase, with the Romans beside them."""
    return scene(phase="production", aztecs=dict(mine), romans=dict(worker=0), turn="aztecs")


@proves("AZ-CMP-04", "AZ-FAC-01", "AZ-TRI-01")
def test_the_board_brings_the_tricolour_token() -> None:
    table = produced(worker=0)
    assert table.goods("aztecs") == {"worker": 3, "food": 1, "raze": 2, "defence": 1}
    assert tokens(table) == ["tricolour"]
    assert tokens(table, "romans") == []


@proves("AZ-CMP-02", "AZ-BLS-01", "AZ-BLS-02", "AZ-BLS-03", "AZ-BLS-05", "AZ-ORA-01")
def test_a_blessing_is_a_token_of_any_colour_one_does_not_have() -> None:
    """An orange card brings it; orange itself is none of the nine."""
    assert BOX.cards[BOX.number[CALENDAR]].colours == ("orange",)
    table = produced(built=[CALENDAR])
    assert table.asked == ("aztecs", "bless")
    assert table.keys == [f"bless {colour}" for colour in NINE]
    table.push("bless brown")
    assert tokens(table) == ["brown", "tricolour"]
    assert table.table.title.purse(table.table.game, 0)["blessing"] == 2
    assert table.table.view(1).data()["players"][0]["tokens"] == ["brown", "tricolour"]


@proves("AZ-BLS-04", "AZ-BAD-01", "AZ-BAD-02", "AZ-ORA-02", "AZ-BAD-03", "AZ-TRI-01")
def test_no_second_of_a_colour_no_orange_no_tricolour() -> None:
    table = produced(built=[CALENDAR], tokens=["red", "blue"])
    assert "bless red" not in table.keys
    assert table.refused("bless red") == "AZ-BLS-04"
    assert table.refused("bless orange") == "AZ-ORA-02"
    assert table.refused("bless tricolour") == "AZ-TRI-01"
    assert table.refused("bless") == "AZ-BLS-05"


@proves("AZ-TRI-02", "AZ-BAD-03")
def test_no_other_faction_has_the_tricolour_token() -> None:
    with pytest.raises(RecordError, match="romans cannot have the tricolour token: their board does not produce it"):
        scene(aztecs={}, romans=dict(tokens=["tricolour"]))
    with pytest.raises(RecordError, match="no token 'green'"):
        scene(aztecs=dict(tokens=["green"]))
    with pytest.raises(RecordError, match="the virtual player has no tokens"):
        base.scene(title=AZTECS, aztecs={}, virtual=dict(tokens=["red"]))


@proves("AZ-TRI-05", "AZ-TRI-06", "AZ-Q-34")
def test_the_tricolour_token_blocks_no_colour() -> None:
    """Its holder takes the brown, the grey and the red one besides."""
    table = produced(built=[CALENDAR, "AZT008", "AZT009"])
    table.push("bless brown", "bless grey", "bless red")
    assert tokens(table) == ["brown", "red", "grey", "tricolour"]


@proves("AZ-BLS-07", "AZ-BAD-18", "AZ-Q-06")
def test_tokens_go_in_cleanup_unless_they_are_stored() -> None:
    """The Aztec board stores them, a Location may; others lose theirs. What is stored is not produced again."""
    mine = dict(worker=0, tokens=["red", "tricolour"], passed=True)
    table = scene(aztecs=mine, romans=dict(raze=1, tokens=["red", "blue"]), turn="romans")
    table.push("pass")
    assert table.keys == ["store raze 1", "store nothing"]
    assert table.refused("store blessing 1") == "AZ-BLS-07"
    table.push("store nothing")
    assert tokens(table) == ["red", "tricolour"]
    assert tokens(table, "romans") == []
    table.until("aztecs", "turn", round=3)
    assert tokens(table) == ["red", "tricolour"]
    taken = [event for event in table.table.events if type(event).__name__ == "Blessed"]
    assert taken == []


@proves("AZ-BLS-07")
def test_a_location_may_store_tokens() -> None:
    table = scene(aztecs=dict(built=[RELIQUARY]), romans=dict(worker=0), more=True)
    box = table.table.game.box
    assert box.abilities.sum("stores-blessing", [box.number[RELIQUARY]]) == 1


@proves("AZ-BLS-06", "AZ-PRY-02")
def test_tokens_change_what_a_prayer_brings() -> None:
    with_it = aztecs(built=[MARS], worker=0, gold=1, tokens=["pink"], prays="pink blue blue blue blue", more=True)
    with_it.push(f"activate {MARS}", "pray draw")
    without = aztecs(built=[MARS], worker=0, gold=1, prays="pink blue blue blue blue", more=True)
    without.push(f"activate {MARS}")
    assert (with_it.goods("aztecs"), without.goods("aztecs")) == ({"worker": 2}, {"worker": 1})


@proves("AZ-Q-04")
def test_tokens_do_not_run_out() -> None:
    """Five factions with every colour: more than the four sets of the box."""
    five = {name: dict(tokens=NINE) for name in ("aztecs", "romans", "barbarians", "egyptians", "japanese")}
    table = scene(**five)
    assert all(tokens(table, name) == [*NINE] for name in five)


@proves("AZ-Q-23")
def test_a_blessing_just_gained_counts_in_the_prayer_that_follows() -> None:
    table = aztecs(built=["AZT909"], worker=1, more=True)
    table.push("activate AZT909", "bless pink")
    assert table.keys == ["pray draw", "pray tokens"]
    table.push("pray tokens")
    assert table.changes()["aztecs"] == {"worker": -1, "vp": 1, "tokens": ["+pink"]}


@proves("AZ-BAD-21", "AZ-FAC-02")
def test_five_can_play_and_no_more() -> None:
    five = ["aztecs", "romans", "barbarians", "egyptians", "japanese"]
    assert Table.new("settlers", five, 1, modules=["aztecs"]).decision.kind == "draft"
    with pytest.raises(SetupError, match=r"settlers seats 1 to 5 players, not 6 \(AZ-FAC-02\)"):
        Table.new("settlers", [*five, "aztecs"], 1, modules=["aztecs"])
    with pytest.raises(SetupError, match=r"settlers seats 1 to 4 players, not 5 \(IS-GEN-05\)"):
        Table.new("settlers", five, 1)


@proves("AZ-CMP-05")
def test_one_more_colour_of_cards_and_one_more_good() -> None:
    base = shelf.title("settlers").box  # type: ignore[attr-defined]
    assert set(BOX.words["colour"]) - set(base.words["colour"]) == {"orange", "white"}
    assert set(BOX.words["dealt"]) - set(base.words["dealt"]) == {"blessing"}
    assert {colour for card in BOX.cards for colour in card.colours} - set(base.words["colour"]) == {"orange"}
    assert cards("none") == ["COM069"]
