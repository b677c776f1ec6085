"""The standard Lookout phase (IS-LKT), and decks that run out in it."""

from typing import Any

import pytest

from stead.titles.settlers.events import Drew, NoCard, Reshuffled, Revealed
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS, Scene, scene

COMMON = [card.id for card in BOX.cards if card.deck == "common"]
ROMAN = [card.id for card in BOX.cards if card.deck == "romans"]
TABLES = [FACTIONS[:2], FACTIONS[:3], FACTIONS[:4]]
FIRST_ROW = ["COM006", "COM018", "COM046"]
SECOND_ROW = ["COM049", "COM056", "COM075"]


def lookout(seats: tuple[str, ...] = ("romans", "japanese"), **more: Any) -> Scene:
    return scene(**{faction: {} for faction in seats}, phase="lookout", **more)


def row(table: Scene) -> list[str]:
    return table.table.game.ids(table.table.game.row)


def draft(table: Scene) -> list[str]:
    """Take the first card of every row; who took them."""
    players = []
    while table.asked[1] == "draft":
        players.append(table.asked[0])
        table.push(table.keys[0])
    return players


@pytest.mark.parametrize("seats", TABLES)
@proves("IS-LKT-01")
def test_each_player_gains_one_faction_card_and_two_common_cards(seats: tuple[str, ...]) -> None:
    table = lookout(seats)
    draft(table)
    for faction in seats:
        decks = [BOX.cards[BOX.number[card]].deck for card in table.zone(faction, "hand")]
        assert sorted(decks) == sorted(["common", "common", faction])


@proves("IS-LKT-02")
def test_first_each_player_draws_the_top_card_of_his_own_deck() -> None:
    table = scene(romans=dict(deck=["rom_spies"]), japanese=dict(deck=["jap_casino", "jap_gate"]), phase="lookout")
    assert table.all_changes() == {"romans": {"hand": ["+ROM010"]}, "japanese": {"hand": ["+JAP012"]}}
    first = next(i for i, event in enumerate(table.table.events) if isinstance(event, Revealed))
    assert [type(event) for event in table.table.events[:first]] == [Drew, Drew]


@pytest.mark.parametrize("seats", TABLES)
@proves("IS-LKT-03", "IS-LKT-06")
def test_one_card_more_than_players_is_revealed_each_time(seats: tuple[str, ...]) -> None:
    table = lookout(seats)
    draft(table)
    rows = [len(event.cards) for event in table.table.events if isinstance(event, Revealed)]
    assert rows == [len(seats) + 1, len(seats) + 1]


@proves("IS-LKT-03", "IS-LKT-04", "IS-LKT-05", "IS-LKT-06", "IS-LKT-07", "IS-LKT-08")
def test_a_draft_step_by_step() -> None:
    table = lookout(deck=FIRST_ROW + SECOND_ROW, first="japanese")
    assert (table.asked, row(table)) == (("japanese", "draft"), FIRST_ROW)
    table.push("take COM018")
    assert table.changes() == {"japanese": {"hand": ["+COM018"]}}
    assert (table.asked, row(table)) == (("romans", "draft"), ["COM006", "COM046"])

    table.push("take COM046")  # Mill is left over and discarded, with no effect
    assert table.changes() == {"romans": {"hand": ["+COM046"]}, "common": {"discard": ["+COM006"]}}

    assert (table.asked, row(table)) == (("romans", "draft"), SECOND_ROW)
    table.push("take COM056")
    assert table.changes() == {"romans": {"hand": ["+COM056"]}}
    assert (table.asked, row(table)) == (("japanese", "draft"), ["COM049", "COM075"])

    table.push("take COM049")
    changes = table.changes()
    assert changes["common"] == {"discard": ["+COM075"]}
    assert changes["japanese"]["hand"] == ["+COM049"]


@pytest.mark.parametrize("first", FACTIONS[:3])
@proves("IS-LKT-04", "IS-LKT-07", "IS-Q-06")
def test_clockwise_from_the_first_player_and_back_from_the_last(first: str) -> None:
    """The last player is the one before the first: whoever picks last picks again at once."""
    at = FACTIONS.index(first)
    clockwise = [FACTIONS[(at + i) % 3] for i in range(3)]
    assert draft(lookout(FACTIONS[:3], first=first)) == [*clockwise, *clockwise[::-1]]


@proves("IS-LKT-09")
def test_taking_a_card_is_compulsory() -> None:
    table = lookout(deck=FIRST_ROW)
    assert table.keys == ["take COM006", "take COM018", "take COM046"]
    for key in ("pass", "take", "take nothing"):
        assert table.refused(key) == "IS-LKT-09"


@proves("IS-LKT-10")
def test_there_is_no_hand_limit() -> None:
    hand = [*COMMON[:60], *ROMAN[:20]]
    table = scene(romans=dict(hand=hand), japanese={}, phase="lookout")
    draft(table)
    assert len(table.zone("romans", "hand")) == 80 + 3
    table.next_round()
    assert len(table.zone("romans", "hand")) == 80 + 6


# Decks that run out


@proves("IS-Q-04", "IS-GRL-06", "IS-Q-01")
def test_an_empty_faction_deck_gives_nothing_in_its_place() -> None:
    table = scene(romans=dict(empty_deck=True), japanese={}, phase="lookout")
    assert table.zone("romans", "hand") == []
    assert NoCard(table.seat("romans")) in table.table.events
    assert len(table.zone("romans", "discard")) == 30


@proves("IS-Q-01")
def test_faction_cards_come_back_where_the_table_says_so() -> None:
    """The English rulebook reshuffles all decks: an option, off unless asked for."""
    table = scene(romans=dict(empty_deck=True), japanese={}, phase="lookout", options={"faction_reshuffle": True})
    assert len(table.zone("romans", "hand")) == 1
    assert table.zone("romans", "discard") == []
    assert Reshuffled("romans", 30) in table.table.events


@proves("IS-Q-02", "IS-GRL-05")
def test_the_common_deck_is_renewed_when_a_card_is_needed() -> None:
    """Not when its last card is taken; and cards lying in the draft stay out of it."""
    table = scene(romans=dict(hand=COMMON[6:]), japanese={}, deck=COMMON[:3], discard=COMMON[3:6], phase="lookout")
    assert (table.table.game.deck, table.zone("common", "discard")) == ([], COMMON[3:6])
    assert not [event for event in table.table.events if isinstance(event, Reshuffled)]
    table.push("take COM001", "take COM002")
    # The second row: COM003 was left over, so four cards are shuffled, and three of them revealed.
    assert set(row(table)) < set(COMMON[2:6])
    assert len(row(table)) == 3
    assert len(table.table.game.deck) == 1
    assert Reshuffled("common", 4) in table.table.events


@proves("IS-Q-05")
def test_too_few_common_cards_for_a_row() -> None:
    """Two cards for three players: two of them choose, the third gets none, and nothing is left to discard."""
    table = scene(
        romans=dict(hand=COMMON[2:]), barbarians={}, japanese={}, deck=COMMON[:2], phase="lookout", first="barbarians"
    )
    assert (table.asked, table.keys) == (("barbarians", "draft"), ["take COM001", "take COM002"])
    table.push("take COM001")  # the Japanese take the other, Rome takes nothing, and the second row is empty
    assert table.asked[1] == "turn"
    common = {
        faction: len([c for c in table.zone(faction, "hand") if c in COMMON])
        for faction in FACTIONS
        if faction != "egyptians"
    }
    assert common == {"romans": 82, "barbarians": 1, "japanese": 1}
    assert table.zone("common", "discard") == []
