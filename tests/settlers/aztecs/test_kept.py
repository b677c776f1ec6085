"""Cards kept under a Location for later Prayers (AZ-FUT), and Useful Marcus (AZ-CLR-01)."""

from tests.proves import proves
from tests.settlers.aztecs.scene import ALTAR, CHEST, CHOOSER, MARCUS, aztecs, cards, prayer
from tests.settlers.scene import Scene

GREY, MORE_GREY, RED = cards("grey grey red", after=4)


def praying(**mine: object) -> Scene:
    """With two grey cards kept under Marcus, at the Altar."""
    built = [ALTAR, MARCUS]
    facts: dict[str, object] = dict(worker=2, under={MARCUS: [GREY, MORE_GREY]}, used={MARCUS: 2})
    table = aztecs(built=built, prays="grey red red blue black", more=True, **facts | mine)
    table.push(f"activate {ALTAR}", "name grey")
    return table


@proves("AZ-FUT-01", "AZ-FUT-02")
def test_a_card_is_kept_under_its_location() -> None:
    """Face down: the others see that one lies there."""
    table = aztecs(built=[MARCUS], worker=2, hand=[GREY, RED], more=True)
    table.push(f"activate {MARCUS}")
    assert table.keys == [f"reserve {card}" for card in sorted([GREY, RED])]
    table.push(f"reserve {GREY}")
    assert table.changes() == {"aztecs": {"worker": -1, "hand": [f"-{GREY}"], "under": [f"+{GREY}"]}}
    game = table.table
    mine, theirs = (game.view(seat).data()["players"][0]["empire"]["actions"][0] for seat in (0, 1))
    assert (mine["under"], mine["cards"]) == (1, [GREY])
    assert theirs["under"] == 1
    assert "cards" not in theirs
    lines = table.table.title.box.cards[table.table.game.box.number[MARCUS]]
    assert lines.holds == "round_prayers"


@proves("AZ-FUT-04", "AZ-FUT-05", "AZ-Q-15")
def test_any_number_is_added_with_the_cards_in_view() -> None:
    table = praying()
    assert table.asked == ("aztecs", "add")
    assert table.keys == [f"add {card}" for card in sorted([GREY, MORE_GREY])] + ["enough"]
    table.push(f"add {GREY}", f"add {MORE_GREY}")
    assert prayer(table).opened == [*cards("grey red red blue black"), GREY, MORE_GREY]
    assert prayer(table).goods == {"stone": 3}


@proves("AZ-FUT-03")
def test_a_kept_card_is_discarded_once_it_was_used() -> None:
    table = praying()
    table.push(f"add {GREY}", "enough")
    assert GREY in table.zone("common", "discard")
    assert table.zone("aztecs", "under") == [MORE_GREY]


@proves("AZ-BAD-16", "AZ-FUT-03", "AZ-Q-14")
def test_a_kept_card_is_used_once_and_not_with_tokens() -> None:
    table = praying()
    table.push(f"add {GREY}")
    assert table.refused(f"add {GREY}") == "AZ-FUT-03"
    assert table.refused(f"add {RED}") == "AZ-PRY-08"
    table = aztecs(
        built=[CHOOSER, MARCUS],
        worker=2,
        under={MARCUS: [GREY]},
        used={MARCUS: 1},
        tokens=["grey", "red"],
        more=True,
    )
    table.push(f"activate {CHOOSER}", "pray tokens")
    assert table.asked == ("aztecs", "colour")
    assert table.refused(f"add {GREY}") == "AZ-Q-14"
    table.push("colour grey")
    assert prayer(table).goods == {"stone": 1}
    assert table.zone("aztecs", "under") == [GREY]


@proves("AZ-Q-15", "AZ-PRT-06")
def test_a_kept_card_unlocks_the_tokens() -> None:
    table = aztecs(
        built=[ALTAR, MARCUS],
        worker=2,
        under={MARCUS: [GREY]},
        used={MARCUS: 1},
        tokens=["grey"],
        prays="red red red blue black",
        more=True,
    )
    table.push(f"activate {ALTAR}", "name grey", "pray draw", f"add {GREY}")
    assert prayer(table).goods == {"stone": 2}


@proves("AZ-FUT-02")
def test_to_the_end_of_the_round_or_of_the_game() -> None:
    under = {MARCUS: [GREY], CHEST: [RED]}
    table = aztecs(built=[MARCUS, CHEST], worker=2, under=under, used={MARCUS: 1, CHEST: 1}, more=True)
    table.push("pass").until(None, "draft")
    assert table.zone("aztecs", "under") == [RED]
    assert GREY in table.zone("common", "discard")


def test_kept_cards_are_no_points() -> None:
    """They are no cards under a Gate."""
    table = aztecs(built=[MARCUS], worker=2, under={MARCUS: [GREY]}, used={MARCUS: 1}, more=True, rest=dict(round=5))
    table.push("pass", "pass")
    assert table.table.over
    assert table.table.title.tally(table.table.game)["held"] == [0, 0]


@proves("AZ-CLR-01")
def test_clearing_useful_marcus_discards_what_lies_under_him() -> None:
    troupe = "com_acting_troupe"
    table = aztecs(
        built=[MARCUS, troupe], worker=6, under={MARCUS: [GREY]}, used={MARCUS: 2},
        laid={MARCUS: {"worker": 2}}, more=True,
    )  # fmt: skip
    id = next(card.id for card in table.table.game.box.cards if card.name == troupe)
    table.push(f"activate {id}")
    assert table.zone("aztecs", "under") == []
    assert GREY in table.zone("common", "discard")
    assert table.table.game.used[table.table.game.box.number[MARCUS]] == 0
