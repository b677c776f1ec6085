"""The alternative Lookout (IS-VAL) and the advanced one (IS-VAD)."""

from typing import Any

import pytest

from stead.titles.settlers.events import Drew, PassedOn, PickedSecretly, Revealed
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS, Scene, scene

TABLES = [FACTIONS[:2], FACTIONS[:3], FACTIONS[:4]]
DECK = [
    "COM001",
    "COM002",
    "COM003",
    "COM004",
    "COM005",
    "COM006",
    "COM007",
    "COM008",
    "COM011",
    "COM012",
    "COM015",
    "COM016",
]
"""On top of the Common deck; no two of a kind."""


def lookout(variant: str, seats: tuple[str, ...] = FACTIONS[:3], **more: Any) -> Scene:
    return scene(**{faction: {} for faction in seats}, phase="lookout", options={"lookout": variant}, deck=DECK, **more)


def packs(table: Scene) -> dict[str, list[str]]:
    """The cards each player has to choose from."""
    game = table.table.game
    return {player.faction: game.ids(player.pack) for player in game.players if player.pack}


def row(table: Scene) -> list[str]:
    return table.table.game.ids(table.table.game.row)


# Alternative


@pytest.mark.parametrize("variant", ["alternative", "advanced"])
@proves("IS-VAL-01", "IS-VAD-01")
def test_first_a_faction_card_for_each(variant: str) -> None:
    table = scene(
        romans=dict(deck=["rom_spies"]),
        japanese=dict(deck=["jap_casino"]),
        phase="lookout",
        options={"lookout": variant},
    )
    assert table.all_changes() == {"romans": {"hand": ["+ROM010"]}, "japanese": {"hand": ["+JAP012"]}}
    drew = [event.deck for event in table.table.events if isinstance(event, Drew)]
    assert drew == ["romans", "japanese"]


@pytest.mark.parametrize("seats", TABLES)
@proves("IS-VAL-02")
def test_three_common_cards_each(seats: tuple[str, ...]) -> None:
    table = lookout("alternative", seats)
    assert packs(table) == {faction: DECK[3 * i : 3 * i + 3] for i, faction in enumerate(seats)}


@proves("IS-VAL-03", "IS-VAL-04", "IS-VAL-05", "IS-VAL-07", "IS-Q-47")
def test_keep_one_pass_two_keep_one() -> None:
    table = lookout("alternative")
    table.push("take COM001", by="romans")
    table.push("take COM008", by="egyptians")  # in any order: all choose at the same time
    assert packs(table) == {
        "romans": ["COM002", "COM003"],
        "barbarians": ["COM004", "COM005", "COM006"],
        "egyptians": ["COM007", "COM011"],
    }
    table.push("take COM004", by="barbarians")
    # Everybody has kept one, so the other two go to the next player clockwise.
    assert packs(table) == {
        "romans": ["COM007", "COM011"],
        "barbarians": ["COM002", "COM003"],
        "egyptians": ["COM005", "COM006"],
    }
    table.push("take COM006", by="egyptians")
    table.push("take COM011", by="romans")
    table.push("take COM002", by="barbarians")
    assert packs(table) == {}
    assert table.zone("common", "discard") == ["COM003", "COM005", "COM007"]
    hands = {faction: table.zone(faction, "hand") for faction in FACTIONS[:3]}
    assert hands == {
        "romans": ["COM001", "COM011", "ROM030"],
        "barbarians": ["BAR030", "COM002", "COM004"],
        "egyptians": ["COM006", "COM008", "EGY030"],
    }
    assert table.asked == ("romans", "turn")


@proves("IS-Q-47")
def test_two_players_swap() -> None:
    table = lookout("alternative", FACTIONS[:2])
    table.push("take COM001", by="romans")
    table.push("take COM004", by="barbarians")
    assert packs(table) == {"romans": ["COM005", "COM006"], "barbarians": ["COM002", "COM003"]}


@proves("IS-Q-47")
def test_both_choices_are_secret() -> None:
    """What another keeps is not told, neither before nor after; only who passed the cards on knows them."""
    table = lookout("alternative")
    assert [decision.seat for decision in table.table.decisions] == [0, 1, 2]
    romans, barbarians, egyptians = 0, 1, 2
    table.push("take COM001", by="romans")
    for viewer in (barbarians, egyptians, None):
        seen = table.table.view(viewer).data()["players"][romans]
        assert (seen["hand"]["known"], seen["pack"]["known"]) == ([], [])
    assert [e.seen_by(egyptians) for e in table.table.events if isinstance(e, PickedSecretly)] == [
        PickedSecretly(romans, None)
    ]
    table.push("take COM004", by="barbarians")
    table.push("take COM007", by="egyptians")
    seen = table.table.view(romans).data()["players"][barbarians]
    assert seen["pack"]["known"] == ["COM002", "COM003"]
    passed = next(e for e in table.table.events if isinstance(e, PassedOn))
    assert passed.seen_by(egyptians) == PassedOn(romans, barbarians, None)


@proves("IS-VAL-06")
def test_a_player_sees_his_own_cards_all_the_time() -> None:
    """Those laid aside (the old hand, the faction card, what he kept) and those he chooses from; nobody else does."""
    table = scene(
        romans=dict(hand=["rom_spies"], deck=["rom_legion"]),
        japanese={},
        phase="lookout",
        options={"lookout": "alternative"},
        deck=DECK,
    )
    table.push("take COM002", by="romans")
    seen = table.table.view(0).data()["players"][0]
    assert seen["hand"]["known"] == ["COM002", "ROM010", "ROM017"]
    assert seen["pack"]["known"] == ["COM001", "COM003"]
    seen = table.table.view(1).data()["players"][0]
    assert (seen["hand"]["known"], seen["pack"]["known"]) == ([], [])


@proves("IS-VAL-07")
@pytest.mark.parametrize("seats", TABLES)
def test_three_cards_as_in_the_standard_phase(seats: tuple[str, ...]) -> None:
    table = lookout("alternative", seats)
    while table.table.decision.kind == "keep one":
        table.table.push(table.table.decision.options[0], table.table.decision.seat)
    for faction in seats:
        decks = [BOX.cards[BOX.number[card]].deck for card in table.zone(faction, "hand")]
        assert sorted(decks) == sorted(["common", "common", faction])
    assert len(table.zone("common", "discard")) == len(seats)


# Advanced


@pytest.mark.parametrize("seats", TABLES)
@proves("IS-VAD-02")
def test_five_cards_are_revealed(seats: tuple[str, ...]) -> None:
    table = lookout("advanced", seats)
    assert row(table) == DECK[:5]
    assert Revealed(DECK[:5]) in table.table.events


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("start", [0, 1])
@proves("IS-VAD-03", "IS-Q-48")
def test_one_card_at_a_time_twice_clockwise(seats: tuple[str, ...], start: int) -> None:
    table = lookout("advanced", seats, first=seats[start])
    order = [*seats[start:], *seats[:start]]
    for faction in order * 2:
        assert table.asked == (faction, "draft")
        table.push(table.keys[0])
    assert table.asked[1] == "turn"
    for faction in seats:
        assert sum(card in DECK for card in table.zone(faction, "hand")) == 2


@proves("IS-VAD-04")
def test_two_players_add_no_card_and_discard_the_fifth() -> None:
    table = lookout("advanced", FACTIONS[:2])
    for taken in ("COM002", "COM001", "COM005", "COM003"):
        table.push(f"take {taken}")
    assert [event.cards for event in table.table.events if isinstance(event, Revealed)] == [DECK[:5]]
    assert table.zone("common", "discard") == ["COM004"]
    assert table.goods("romans") == {"worker": 4, "wood": 1, "stone": 1, "raze": 1, "defence": 1}  # without effect


@proves("IS-VAD-05", "IS-VAD-06", "IS-VAD-07")
def test_the_first_picks_of_four() -> None:
    """A card is revealed before the third and before the fourth player chooses; three remain."""
    table = lookout("advanced", FACTIONS)
    assert row(table) == ["COM001", "COM002", "COM003", "COM004", "COM005"]
    table.push("take COM001")
    assert row(table) == ["COM002", "COM003", "COM004", "COM005"]
    table.push("take COM002")
    assert row(table) == ["COM003", "COM004", "COM005", "COM006"]
    table.push("take COM003")
    assert row(table) == ["COM004", "COM005", "COM006", "COM007"]
    table.push("take COM004")
    assert row(table) == ["COM005", "COM006", "COM007"]


@proves("IS-VAD-08", "IS-VAD-09", "IS-VAD-10", "IS-VAD-11")
def test_the_second_picks_of_four() -> None:
    """The first chooses from what is left, the middle players reveal a card first, the last does not."""
    table = lookout("advanced", FACTIONS)
    table.push("take COM001", "take COM002", "take COM003", "take COM004")
    assert (table.asked[0], row(table)) == ("romans", ["COM005", "COM006", "COM007"])
    table.push("take COM005")
    assert (table.asked[0], row(table)) == ("barbarians", ["COM006", "COM007", "COM008"])
    table.push("take COM006")
    assert (table.asked[0], row(table)) == ("egyptians", ["COM007", "COM008", "COM011"])
    table.push("take COM007")
    assert (table.asked[0], row(table)) == ("japanese", ["COM008", "COM011"])
    table.push("take COM008")
    assert table.zone("common", "discard") == ["COM011"]
    assert table.asked == ("romans", "turn")
