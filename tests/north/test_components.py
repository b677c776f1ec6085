"""What is in the box (EN-OVR, EN-CMP, EN-CRD, EN-CLA): counts, and what a card shows."""

from collections import Counter

import pytest

from stead import Table
from stead.titles.north.cards import TILES
from stead.titles.north.goods import GOODS, MOST, NAMES, RESOURCE_NAMES
from tests.north.scene import BOX, NORTH, scene
from tests.proves import proves

CLANS = list(NORTH.roles)


@proves("EN-OVR-02", "EN-CLA-01", "EN-CLA-02")
def test_six_clans_of_three_nations() -> None:
    assert {clan: (told.nation, told.difficulty) for clan, told in BOX.clans.items()} == {
        "glenn": ("scots", 1),
        "mckinnon": ("scots", 8),
        "ulaf": ("vikings", 3),
        "heidel": ("vikings", 5),
        "panuk": ("inuit", 3),
        "nanurjuk": ("inuit", 7),
    }


@proves("EN-CMP-08", "EN-CMP-09", "EN-CMP-10")
def test_islands_are_two_decks_of_their_own() -> None:
    assert Counter(card.deck for card in BOX.cards if card.island) == {"near": 12, "distant": 10}


@proves("EN-CMP-02", "EN-CMP-11", "EN-PWN-01")
def test_five_tiles_with_an_action_each_and_a_board_for_expeditions() -> None:
    table = Table.new("north", ["glenn", "ulaf"])
    seen = table.view(None).data()
    assert sorted(seen["tiles"]) == sorted(TILES) == ["construct", "explore", "harvest", "populate", "sail"]
    assert [len(seen[name]) for name in ("queue", "near", "distant")] == [0, 2, 2]


@proves("EN-CMP-03", "EN-CMP-04", "EN-CMP-13", "EN-CMP-14", "EN-Q-05", "EN-CTR-06")
def test_each_player_has_a_score_a_clan_token_and_two_pawns_and_one_is_first() -> None:
    table = Table.new("north", CLANS[:4])
    assert table.scores == [0] * 4
    assert [(player.spent, player.pawns) for player in table.game.players] == [(0, [-1, -1])] * 4
    assert 0 <= table.view(None).data()["first"] < 4


@proves("EN-CMP-07")
def test_cards_of_one_deck_share_a_back() -> None:
    """Basic fields never lie face down, so their own back shows nowhere."""
    assert len({BOX.back[card.number] for card in BOX.cards}) == 8
    for clan in CLANS:
        assert len({BOX.back[card.number] for card in BOX.cards if card.deck == clan}) == 1


@proves("EN-GDS-01", "EN-GDS-02", "EN-Q-04", "EN-Q-50", "EN-CTR-08", "EN-CTR-14")
def test_goods_are_resources_gold_and_raze_tokens() -> None:
    assert RESOURCE_NAMES == ("food", "wood", "stone", "sheep", "fish")
    assert [NAMES[good] for good in GOODS] == [*RESOURCE_NAMES, "gold", "raze"]


@proves("EN-GDS-07", "EN-Q-06", "EN-CTR-16")
def test_no_piece_runs_out() -> None:
    """There are 11 raze tokens, 28 workers and 3 common ships on a table, and more of each here."""
    table = scene(ulaf=dict(raze=11, worker=28, commons=3, built=["ula_axe_forge", "ula_twin_ships"]), glenn={})
    table.push("use ULA004").push("pass").push("place populate").push("use ULA021")
    table.push("load nothing")
    assert table.changes()["ulaf"] == {"raze": 1, "worker": -1, "spent": 2, "commons": 1, "ships": -1}
    assert table.goods("ulaf")["raze"] == 12 < MOST


@proves("EN-CRD-01", "EN-CRD-02", "EN-CRD-05", "EN-CRD-07", "EN-CRD-09", "EN-CRD-11")
def test_what_cards_of_a_clan_show() -> None:
    """Locations and boosts; all with signs and a name; a cost or a tile action; names of a clan are its own."""
    for clan in CLANS:
        deck = [card for card in BOX.cards if card.deck == clan and not card.start]
        assert {card.location for card in deck} == {True, False}
        for card in deck:
            assert card.signs
            assert (card.cost is None) != (card.played_with is None)
            assert (card.boost is not None) == (card.type == "boost") == (not card.location)
            assert card.type != "boost" or card.played_with is not None
        names = {card.name for card in deck}
        assert not names & {card.name for card in BOX.cards if card.deck != clan}


@proves("EN-CRD-12")
def test_what_an_island_shows() -> None:
    for card in BOX.cards:
        if card.island:
            assert card.pillage is not None
            assert card.conquest.raze == 1
            assert card.yields or card.when or card.action or card.abilities
            assert card.cost is None is card.played_with


@proves("EN-FLD-01", "EN-FLD-05", "EN-BLD-05")
def test_fields_show_goods_and_costs_name_building_materials() -> None:
    for card in BOX.cards:
        field = card.type in ("field", "upgrade", "either")
        assert bool(card.yields) == field
        if field:
            assert (card.action, card.when, card.boost, card.bonus) == (None, None, None, None)
            assert (card.under is not None) == (card.type in ("upgrade", "either"))
        if card.cost is not None:
            assert (card.cost.gold, card.cost.raze, card.cost.any) == (0, 0, 0)


@proves("EN-LOC-01", "EN-Q-07", "EN-CTR-07")
def test_fields_features_actions_and_bonuses_are_the_abilities_of_locations() -> None:
    kinds = {card.type for card in BOX.cards if card.location}
    assert kinds == {"field", "upgrade", "either", "feature", "action"}
    assert not any(card.bonus for card in BOX.cards if not card.location)


@pytest.mark.parametrize("clan", CLANS)
@proves("EN-Q-51", "EN-SET-10", "EN-CTR-11")
def test_each_clan_has_two_ships_and_ulaf_a_third(clan: str) -> None:
    other = next(each for each in CLANS if each != clan)
    table = Table.new("north", [clan, other])
    player = table.game.players[0]
    assert (player.ships, player.more) == (2, 1 if clan == "ulaf" else 0)
    written = str(table.position()["state"])
    for card in BOX.cards:
        here = card.island or card.deck in (clan, other)
        assert (f"'{card.id}'" in written) == here
