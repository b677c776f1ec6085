"""What is in the box (IS-CMP)."""

from collections import Counter
from typing import Any

import pytest

from stead import Table
from stead.titles.settlers.effects.conflict import TakeOver
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS, scene

BOARDS = {
    "romans": dict(worker=2, wood=1, stone=1, raze=1, defence=1),
    "barbarians": dict(worker=5, raze=1, defence=1),
    "egyptians": dict(worker=3, gold=1, raze=1, defence=1),
    "japanese": dict(worker=4, wood=1, raze=1, defence=1),
}
STORES = {"romans": "raze", "barbarians": "worker", "egyptians": "gold", "japanese": "food"}


@proves("IS-CMP-03", "IS-PRD-03", "IS-Q-64")
def test_each_board_has_its_own_production() -> None:
    table = scene(**{faction: dict(worker=0) for faction in FACTIONS}, phase="production")
    assert table.all_changes() == BOARDS


@pytest.mark.parametrize("faction", FACTIONS)
@proves("IS-Q-64")
def test_each_board_stores_its_own_good(faction: str) -> None:
    everything: dict[str, Any] = dict(wood=1, stone=1, food=1, gold=1, worker=1, raze=1, defence=1)
    other = "romans" if faction != "romans" else "japanese"
    table = scene(**{faction: everything, other: {}}, phase="cleanup")
    assert table.asked == (faction, "store")
    assert table.keys == [f"store {STORES[faction]} 1", "store nothing"]


@proves("IS-CMP-05")
def test_the_220_cards() -> None:
    assert Counter(card.deck for card in BOX.cards) == {
        "barbarians": 30,
        "japanese": 30,
        "romans": 30,
        "egyptians": 30,
        "common": 84,
        "attack": 16,
    }


@pytest.mark.parametrize("faction", FACTIONS)
@proves("IS-CMP-06", "IS-CMP-07")
def test_a_player_draws_from_his_own_faction_deck_and_from_the_common_deck(faction: str) -> None:
    table = scene(**{each: dict(worker=4) for each in FACTIONS}, turn=faction)
    decks = {player.faction: len(player.deck) for player in table.table.game.players}
    table.push("exchange 2")
    assert [key for key in table.keys if key.startswith("draw")] == ["draw common", "draw faction"]
    for other in FACTIONS:
        assert table.refused(f"draw {other}") == "IS-CMP-06"
    table.push("draw faction", "draw common")
    decks[faction] -= 1
    assert {player.faction: len(player.deck) for player in table.table.game.players} == decks
    assert len(table.table.game.deck) == 84 - 1
    common, own = sorted(BOX.cards[BOX.number[card]].deck != "common" for card in table.zone(faction, "hand"))
    assert (common, own) == (False, True)


@pytest.mark.parametrize("players", [1, 2, 4])
@proves("IS-CMP-08")
def test_attack_cards_are_for_the_solo_game(players: int) -> None:
    table = Table.new("settlers", FACTIONS[:players])
    attack = str(table.position()).count("'ATT")
    assert attack == (16 if players == 1 else 0)


@proves("IS-CMP-10", "IS-Q-63")
def test_pieces_never_run_out() -> None:
    """Everything the box holds is with the players, and the VP track has been walked round: there is still more."""
    stock = dict(wood=30, stone=30, food=30, worker=36, raze=18, defence=10, gold=24, vp=200)
    locations = ["com_old_forest", "com_quarry", "com_grain_field", "com_gold_creek", "com_monument"]
    table = scene(romans=dict(stock, built=locations), japanese=dict(stock), phase="production")
    assert table.all_changes() == {
        "romans": dict(worker=2, wood=1 + 2, stone=1 + 1, food=1, gold=1, raze=1, defence=1, vp=1),
        "japanese": BOARDS["japanese"],
    }


LOCATIONS = ["com_mill", "com_castle", "com_tavern", "com_armorer"]


@proves("IS-CMP-12")
def test_the_temple_of_ra_has_four_tokens() -> None:
    three = dict(built=["egy_temple_of_ra", *LOCATIONS[:3]], taken=dict.fromkeys(LOCATIONS[:3], "japanese"))
    table = scene(egyptians=three, japanese=dict(built=["com_baker"]))
    table.push("activate EGY013")
    assert table.changes() == {"egyptians": {"built": ["+COM075"]}, "japanese": {"built": ["-COM075"]}}

    four = dict(built=["egy_temple_of_ra", *LOCATIONS], taken=dict.fromkeys(LOCATIONS, "japanese"))
    table = scene(egyptians=four, japanese=dict(built=["com_baker"]))
    assert table.refused("activate EGY013") == "IS-Q-27"


@proves("IS-CMP-12")
def test_only_the_egyptians_have_the_temple_of_ra() -> None:
    takers = [card.id for card in BOX.cards if card.action is not None and isinstance(card.action.effect, TakeOver)]
    assert takers == ["EGY013"]
    table = scene(egyptians=dict(hand=["EGY013"]), japanese=dict(built=["com_baker"]))
    assert table.refused("activate EGY013") == "IS-AVT-01"  # not while it is a card in hand
