"""Setting up (IS-SET)."""

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from stead.titles.settlers.events import Drew, Event, PhaseBegan, Started
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS

SEEDS = range(40)


def decks(table: Table) -> list[list[str]]:
    """The Common deck and the faction decks."""
    game = table.game
    return [game.ids(game.deck), *(game.ids(player.deck) for player in game.players)]


def setting_up(table: Table) -> list[Event]:
    """What happened before the first Lookout."""
    events = table.events
    begin = next(i for i, event in enumerate(events) if isinstance(event, PhaseBegan))
    return events[:begin]


@proves("IS-SET-01")
def test_the_round_marker_starts_on_1() -> None:
    assert Table.new("settlers", FACTIONS).view(None).data()["round"] == 1


@pytest.mark.parametrize("faction", FACTIONS)
@proves("IS-SET-02", "IS-SET-04")
def test_the_decks_are_shuffled_and_face_down(faction: str) -> None:
    seats = [faction, "romans" if faction != "romans" else "japanese"]
    tables = [Table.new("settlers", seats, seed) for seed in SEEDS]
    for which in (0, 1):  # Common, faction
        assert len({tuple(decks(table)[which]) for table in tables}) == len(tables)
        tops = {decks(table)[which][-1] for table in tables}
        assert len(tops) > len(tables) // 3
    seen = tables[0].view(0).data()
    assert (seen["deck"], seen["players"][0]["deck"]) == tuple(len(deck) for deck in decks(tables[0])[:2])


@proves("IS-SET-03")
def test_each_player_takes_a_different_faction_with_its_deck_and_board() -> None:
    table = Table.new("settlers", FACTIONS)
    for player in table.game.players:
        own = {card.id for card in BOX.cards if card.deck == player.faction}
        drawn = {card for card in table.game.ids(player.hand) if not card.startswith("COM")}
        assert len(own) == 30
        assert set(table.game.ids(player.deck)) | drawn == own
    with pytest.raises(SetupError, match="IS-SET-03"):
        Table.new("settlers", ["romans", "japanese", "romans"])


@proves("IS-SET-05")
def test_what_belongs_to_factions_nobody_chose_is_not_in_the_game() -> None:
    written = str(Table.new("settlers", ["romans", "japanese"]).position()["state"])
    assert (written.count("'BAR"), written.count("'EGY")) == (0, 0)
    for card in BOX.cards:
        if card.deck in ("common", "romans", "japanese"):
            assert f"'{card.id}'" in written


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@proves("IS-SET-06", "IS-SET-07")
def test_players_start_without_points_and_goods(players: int) -> None:
    table = Table.new("settlers", FACTIONS[:players])
    assert [player["goods"] for player in table.view(None).data()["players"][:players]] == [{}] * players


@proves("IS-SET-08")
def test_the_first_player_is_chosen_at_random() -> None:
    firsts = []
    for seed in SEEDS:
        table = Table.new("settlers", FACTIONS, seed)
        firsts.append(table.view(None).data()["first"])
        assert Started(firsts[-1]) in table.events
        assert table.decision.seat == firsts[-1]
    assert {seat: firsts.count(seat) > 3 for seat in range(4)} == dict.fromkeys(range(4), True)


@pytest.mark.parametrize("seed", range(4))
@proves("IS-SET-09")
def test_from_the_first_player_on_each_draws_two_and_two(seed: int) -> None:
    table = Table.new("settlers", FACTIONS, seed)
    drawn = [(event.seat, event.deck) for event in setting_up(table) if isinstance(event, Drew)]
    order = table.game.order(table.game.first)
    assert drawn == [(seat, deck) for seat in order for deck in ("common", "common", FACTIONS[seat], FACTIONS[seat])]


@proves("IS-SET-10")
def test_the_starting_hand_and_an_empty_table() -> None:
    """The first Lookout has given the faction card of its first step by the time anybody is asked."""
    table = Table.new("settlers", FACTIONS)
    lookout = [event for event in table.events[len(setting_up(table)) :] if isinstance(event, Drew)]
    for seat, player in enumerate(table.view(None).data()["players"]):
        hand = player["hand"]["common"] + player["hand"]["faction"]
        assert hand - sum(event.seat == seat for event in lookout) == 4
        assert player["empire"] == {"production": [], "features": [], "actions": []}
        assert (player["deals"], player["routes"], player["foundations"]) == ([], [], [])
