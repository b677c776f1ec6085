"""What may be expected of a Prayer, from what a seat can know; and that greedy goes by it."""

from itertools import combinations
from typing import Any

import pytest

from stead import bots
from stead.titles.settlers.aztecs.chances import Unseen
from tests.settlers.aztecs.scene import ALTAR, AZTECS, CHOOSER, TEMPLE, VOICE, WITH_MORE, aztecs, cards, scene
from tests.settlers.scene import Scene


def asked(table: Scene, seat: int = 0) -> dict[str, Any]:
    return table.table.view(seat).data()["asked"][0]


def chances(table: Scene, seat: int = 0) -> Unseen:
    return Unseen(table.table.view(seat).seen())  # type: ignore[attr-defined]


def few(colours: str, discarded: str = "", **mine: Any) -> Scene:
    """A Common deck of these cards and no others; the rest of them lie open, in the Romans' empire."""
    deck = cards(colours)
    gone = cards(f"{colours} {discarded}")[len(deck) :]
    rest = [card.id for card in AZTECS.box.cards if card.deck == "common" and card.id not in (*deck, *gone)]
    facts = dict(worker=1, built=[ALTAR]) | mine
    return scene(aztecs=facts, romans=dict(built=rest, worker=0), deck=deck, discard=gone, turn="aztecs")


@pytest.mark.parametrize("n", [1, 2, 4])
@pytest.mark.parametrize("colour", ["grey", "red", "pink"])
def test_the_chances_are_those_of_all_draws(n: int, colour: str) -> None:
    """Counted out one by one."""
    cards = chances(few("grey grey red blue none black"))
    draws = list(combinations("grey grey red blue none black".split(), n))
    assert cards.expected(n, colour) == pytest.approx(sum(draw.count(colour) for draw in draws) / len(draws))
    assert cards.chance(n, [colour]) == pytest.approx(sum(colour in draw for draw in draws) / len(draws))
    assert cards.chance(n, ["grey", "red"]) == pytest.approx(
        sum("grey" in draw or "red" in draw for draw in draws) / len(draws)
    )


def test_a_deck_that_runs_out_goes_on_with_the_discard_pile() -> None:
    cards = chances(few("grey red", "grey grey blue blue"))
    assert cards.draws(4) == (2, 2)
    assert cards.expected(4, "grey") == pytest.approx(1 + 2 * 2 / 4)
    assert cards.chance(4, ["blue"]) == pytest.approx(1 - 1 / 6)
    assert cards.draws(9) == (2, 4)


def test_cards_in_other_hands_are_as_likely_as_those_of_the_deck() -> None:
    """Whoever does not see them cannot tell; their owner can."""
    hand = cards("grey grey", after=3)
    table = scene(aztecs=dict(worker=1, built=[ALTAR]), romans=dict(hand=hand), turn="aztecs")
    mine, theirs = chances(table), chances(table, 1)
    assert len(mine.cards) == len(theirs.cards) + 2
    assert mine.count(["grey"])[0] == theirs.count(["grey"])[0] + 2


def test_they_are_told_to_whom_they_are_asked() -> None:
    table = aztecs(built=[ALTAR], worker=1, tokens=["red"])
    table.push(f"activate {ALTAR}")
    odds = asked(table)["odds"]
    assert list(odds) == ["name brown", "name grey", "name red"]
    assert odds["name grey"]["draws"] == 5
    assert odds["name grey"]["unseen"] == 84
    assert odds["name grey"]["matching"] == sum(
        "grey" in card.colours for card in AZTECS.box.cards[:300] if card.common
    )
    assert odds["name red"]["tokens"] == 1
    more = odds["name red"]["goods"]["food"] - 5 * odds["name red"]["matching"] / 84
    assert more == pytest.approx(odds["name red"]["chance"], abs=0.02)
    assert "odds" not in asked(table, 1)
    assert "odds" not in table.table.view(None).data()["asked"][0]


def test_of_tokens_the_result_is_certain() -> None:
    table = aztecs(built=[VOICE], food=1, tokens=["pink", "red", "tricolour"])
    table.push(f"activate {VOICE}")
    odds = asked(table)["odds"]
    assert odds["pray tokens"]["goods"] == {"vp": 2.0, "worker": 1.0}
    assert odds["pray tokens"]["chance"] == 1.0
    assert set(odds["pray draw"]["goods"]) == {"vp", "worker"}


def best(table: Scene, title: Any = AZTECS) -> str:
    return bots.answer(bots.make("greedy", title, 1), table.table, 0).key


def test_greedy_names_what_is_left() -> None:
    table = few("red red red grey blue pink pink")
    table.push(f"activate {ALTAR}")
    assert best(table) == "name red"
    table = few("grey brown brown brown grey pink pink")
    table.push(f"activate {ALTAR}")
    assert best(table) == "name brown"


def test_greedy_draws_or_counts_tokens_by_what_is_to_be_expected() -> None:
    for colours, way in (
        ("grey grey grey grey grey blue", "pray draw"),
        ("blue blue blue blue grey pink pink red red", "pray tokens"),
    ):
        table = few(colours, tokens=["grey", "tricolour"])
        table.push(f"activate {ALTAR}", "name grey")
        assert best(table) == way


def test_greedy_chooses_what_brings_most_and_spends_for_points() -> None:
    table = aztecs(built=[CHOOSER], worker=1, prays="red grey grey", more=True)
    table.push(f"activate {CHOOSER}")
    assert best(table, WITH_MORE) == "colour grey"
    table = aztecs(built=[TEMPLE], worker=1, wood=1, prays="brown blue blue blue blue", rest=dict(round=5))
    table.push(f"activate {TEMPLE}")
    assert best(table) == "sacrifice wood"


def test_greedy_takes_the_token_that_its_prayers_want() -> None:
    table = scene(phase="production", aztecs=dict(built=["AZT007", VOICE, "AZT013"]), turn="aztecs")
    assert best(table) == "bless red"
