"""What nobody may do (AZ-BAD), where it has no better place: in the middle of a Prayer."""

from tests.proves import proves
from tests.settlers.aztecs.scene import ALTAR, CHOOSER, TEMPLE, TWO, VOICE, aztecs


@proves("AZ-BAD-05", "AZ-PRY-06")
def test_a_named_colour_stays() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["grey"])
    table.push(f"activate {ALTAR}", "name grey")
    assert table.refused("name red") == "AZ-PRY-06"


@proves("AZ-BAD-06", "AZ-Q-30")
def test_only_listed_colours_are_named() -> None:
    table = aztecs(built=[ALTAR], worker=1)
    table.push(f"activate {ALTAR}")
    assert table.refused("name blue") == "AZ-Q-30"
    assert table.refused("name orange") == "AZ-ORA-02"
    table = aztecs(built=["AZT027"], worker=1)
    table.push("activate AZT027")
    assert len(table.keys) == 9
    assert table.refused("name orange") == "AZ-ORA-02"
    table = aztecs(built=[VOICE], food=1, tokens=["red"])
    table.push(f"activate {VOICE}")
    assert table.refused("name red") == "AZ-PRY-07"


@proves("AZ-BAD-07", "AZ-PRT-01")
def test_no_prayer_by_tokens_without_one() -> None:
    table = aztecs(built=[ALTAR], worker=1)
    table.push(f"activate {ALTAR}")
    assert table.refused("pray tokens") == "AZ-PRT-01"


@proves("AZ-BAD-08", "AZ-PRT-05")
def test_cards_or_tokens_not_both() -> None:
    table = aztecs(built=[TWO], worker=1, tokens=["tricolour"], prays="brown grey", more=True)
    table.push(f"activate {TWO}", "pray draw")
    assert table.refused("pray tokens") == "AZ-PRT-05"
    table = aztecs(built=[TWO], worker=1, tokens=["tricolour"], more=True)
    table.push(f"activate {TWO}", "pray tokens")
    assert table.refused("pray draw") == "AZ-PRT-01"


@proves("AZ-BAD-09", "AZ-BAD-10", "AZ-PRY-03")
def test_so_many_cards_of_the_common_deck() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["grey"])
    table.push(f"activate {ALTAR}", "name grey")
    for key in ("pray 3", "pray 6", "pray faction", "draw faction", "draw common"):
        assert table.refused(key) == "AZ-PRY-03"
    deck = len(table.table.game.deck)
    table.push("pray draw")
    assert len(table.table.game.deck) == deck - 5


@proves("AZ-BAD-04", "AZ-TRI-04")
def test_the_tricolour_token_once() -> None:
    table = aztecs(built=[CHOOSER], worker=1, tokens=["tricolour"], prays="brown grey red", more=True)
    table.push(f"activate {CHOOSER}", "pray draw")
    assert table.refused("tricolour purple") == "AZ-TRI-03"
    table.push("colour brown")
    assert table.changes()["aztecs"] == {"worker": -1, "wood": 2}  # and no stone, no food


@proves("AZ-BAD-15")
def test_no_more_sacrifices_than_cards() -> None:
    table = aztecs(built=[TEMPLE], worker=1, wood=3, stone=3, prays="brown blue blue blue blue")
    table.push(f"activate {TEMPLE}")
    assert table.refused("sacrifice stone") == "AZ-Q-10"
    assert table.refused("sacrifice gold") == "AZ-Q-10"
    assert table.refused("fly") == "AZ-PRY-11"
    table.push("sacrifice wood")
    assert table.changes()["aztecs"] == {"worker": -1, "wood": -1, "vp": 2}


def test_every_reason_is_said_in_both_languages() -> None:
    from stead.text import LANGUAGES, speech

    table = aztecs(built=[TWO], worker=1, tokens=["tricolour"], prays="brown grey", more=True)
    table.push(f"activate {TWO}", "pray draw")
    keys = ["name red", "pray tokens", "draw common", "keep COM001", "tricolour red", "tricolour blue", "add COM001"]
    for lang in LANGUAGES:
        voice = speech(table.table.title, lang).voice
        said = [voice.refusal(table.table.explain(key)) for key in keys]  # type: ignore[arg-type]
        assert len(set(said)) == len(keys)
