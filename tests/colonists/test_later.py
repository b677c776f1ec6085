"""Starting in a later era (CO-LAT): the map of the eras before, improvements, budgets, goods, workers."""

from collections import Counter

import pytest

from stead import SetupError
from stead.titles.colonists.events import BeganWith, ColonyJoined, EraBegan, Maintained, Produced
from stead.titles.colonists.state import ENVOYS
from tests.colonists.scene import BOX, Scene, begin
from tests.proves import proves


def start(era: int, players: int = 2, seed: int = 0, **options: object) -> Scene:
    """The map is laid, and the first player is asked for embassies."""
    table = begin(players, seed, first=str(era), last=str(max(era, 4)), **options)
    while table.asked[1] == "lay":
        table.push(table.keys[0])
    return table


def buildings(era: int, seed: int = 0, **options: object) -> Scene:
    """Nobody has bought an embassy, and the first player is asked for buildings."""
    table = start(era, 1, seed, **options)
    while table.game.phase == "embassies":
        table.push("done")
    return table


def shopping(era: int, *bought: str, seed: int = 0) -> Scene:
    """These were bought, nobody is employed, and goods are asked for."""
    table = buildings(era, seed)
    table.push(*(f"buy {kind}" for kind in bought), "done")
    while table.asked[1] != "goods":
        table.push("done")
    return table


@proves("CO-LAT-01", "CO-LAT-03", "CO-LAT-04", "CO-GEN-04", "CO-GEN-09")
@pytest.mark.parametrize("era", [2, 3, 4])
def test_a_game_may_start_in_a_later_era(era: int) -> None:
    """First player, board, personal area, maintenance, production; then the era begins."""
    table = begin(2, era, first=str(era), last=str(era))
    phases = []
    while table.asked[1] != "turn":
        if not phases or phases[-1] != table.game.phase:
            phases.append(table.game.phase)
        table.push(table.keys[0])
    personal = ["embassies", "buildings", "purchase"]
    assert [phase for phase in phases if phase in personal] == personal
    assert phases[0] == "places"
    assert (table.game.era, table.game.year) == (era, 1)
    assert table.events(Produced)  # the Smithy at least
    assert [event.era for event in table.events(EraBegan)] == [era]


@proves("CO-LAT-05", "CO-LAT-06", "CO-LAT-07", "CO-Q-65", "CO-LAT-02")
@pytest.mark.parametrize(("era", "markets"), [(2, 2), (3, 3), (4, 3)])
def test_the_map_has_the_places_of_all_eras_before(era: int, markets: int) -> None:
    """Era by era, in turn; replacements replace; the markets of those eras, and none of the places of the first one."""
    table = start(era)
    names = [BOX.tile_names[laid.tile] for laid in table.game.land]
    assert sum("market" in name for name in names) == markets
    laid = {BOX.tile_facts[tile.tile].era for tile in table.game.land if tile.tile < BOX.market}
    assert laid == set(range(era))
    groves = [name for name in names if name.startswith("riverbank_grove")]
    assert len(groves) == {2: 2, 3: 1, 4: 0}[era]  # one was replaced in each era from the second on
    if era == 4:
        assert "head_official.1" in names  # until the era begins (step 1 of the starting era)


@proves("CO-LAT-05")
def test_the_map_is_laid_in_turn_from_the_first_player() -> None:
    table = begin(3, 2, first="2", last="2")
    seats = []
    while table.asked[1] == "lay":
        if table.game.phase == "places":
            seats.append(table.seat(table.asked[0]))
        table.push(table.keys[0])
    first = table.game.first
    assert seats == [(first + i) % 3 for i in range(24)]


@proves("CO-Q-17", "CO-SET-04")
@pytest.mark.parametrize(("era", "count"), [(2, 4), (3, 4), (4, 5)])
def test_the_fifth_colony_comes_with_the_third_era(era: int, count: int) -> None:
    """Laid out with its places, or at the start of that era if the game starts there."""
    table = start(era)
    assert len(table.game.colonies) == count
    table.until("turn")
    assert len(table.game.colonies) == (4 if era == 2 else 5)
    assert len(table.events(ColonyJoined)) == (0 if era == 2 else 1)


def test_what_chance_gives_to_begin_with_is_not_foreseen() -> None:
    """Whoever lays the last place sets it off, and may look at every place before."""
    table = begin(2, 5, first="3", last="3").table
    while (laid := table.clone()).decision.kind == "lay":
        table.push(table.decision.options[0])
    laid.pop()
    key = laid.decision.options[0].key
    ahead = laid.foresee(key)
    laid.push(key)
    told = laid.events[laid.steps[-1] :]
    assert any(isinstance(event, BeganWith) for event in told)
    assert not ahead.whole
    assert ahead.events == told[: len(ahead.events)]
    assert not any(isinstance(event, BeganWith) for event in ahead.events)


@proves("CO-EX-32", "CO-LAT-08", "CO-LAT-09", "CO-LAT-10", "CO-Q-66")
@pytest.mark.parametrize("era", [2, 3, 4])
def test_an_improvement_of_every_era_before_and_two_cards_of_the_last(era: int) -> None:
    table = start(era, 4)
    played = []
    for name in table.names:
        cards = [BOX.improvements[BOX.card[one]] for one in table.community(name)]
        assert [card.era for card in cards] == list(range(1, era))
        assert {card.type for card in cards} == {"permanent"}
        assert [BOX.improvements[BOX.card[card]].era for card in table.hand(name)] == [era - 1] * 2
        played += [*table.community(name), *table.hand(name)]
    assert max(Counter(played).values()) == 1
    table.until("turn")
    assert {BOX.improvements[card].era for card in table.game.deck} == {era}  # the rest has left the game


@proves("CO-LAT-11", "CO-LAT-12", "CO-LAT-13", "CO-Q-62", "CO-Q-69", "CO-LAT-21")
@pytest.mark.parametrize(("era", "budgets", "tools"), [(2, (2, 29, 5), 0), (3, (8, 59, 8), 1), (4, (16, 92, 12), 2)])
def test_budgets_and_tools_take_the_place_of_the_usual_start(era: int, budgets: tuple[int, ...], tools: int) -> None:
    """No Farms, no six tools, no three goods; one food."""
    table = start(era)
    for name in table.names:
        player = table.player(name)
        assert (player.embassy_dollars, player.building_dollars, player.goods_dollars) == budgets
        assert table.goods(name) == ("1 food" + (f" {tools} tool" if tools else ""))
        assert not [one for one in table.community(name) if one.startswith("farm")]


@proves("CO-EX-33", "CO-LAT-16", "CO-LAT-15", "CO-DAT-18")
def test_what_is_not_spent_on_embassies_may_be_spent_on_buildings() -> None:
    table = start(3, 1)
    (first,) = [key for key in table.keys if key.endswith(".1")][:1]
    table.push(first, "done")
    assert table.player("north").building_dollars == 59 + 6


@proves("CO-LAT-17")
def test_what_is_not_spent_on_buildings_may_be_spent_on_goods() -> None:
    table = shopping(2, "farm", "storage_shed")
    assert table.player("north").goods_dollars == 5 + 2 + 29 - 1 - 2


@proves("CO-Q-64", "CO-LAT-15")
def test_prices_are_printed_values_of_the_level_or_building_taken() -> None:
    """An Estate without a Farm before, a second level without the first."""
    table = buildings(2)
    table.push("buy estate")
    assert table.player("north").building_dollars == 2 + 29 - 4
    table = start(3, 1)
    second = next(key for key in table.keys if key.endswith(".2") and key.split()[1][:-2] not in ENVOYS)
    table.push(second)
    assert table.player("north").embassy_dollars == 8 - 4
    assert table.refused(second.replace(".2", ".1")) == "CO-DIP-10"
    assert table.refused(second.replace(".2", ".3")) == "CO-LAT-14"


@proves("CO-BAD-56", "CO-LAT-14", "CO-LAT-15", "CO-LAT-16", "CO-LAT-17", "CO-LAT-21")
def test_nobody_overspends_or_buys_what_is_not_for_sale() -> None:
    table = start(3, 1)
    first, second, third = [f"buy {BOX.colony_names[one]}" for one in table.game.colonies[-3:]]
    table.push(f"{first}.1", f"{second}.1", f"{third}.1")  # six of eight dollars
    assert table.refused(f"buy {BOX.colony_names[table.game.colonies[0]]}.2") == "CO-LAT-15"
    table = buildings(2)
    colony = f"buy {BOX.colony_names[table.game.colonies[0]]}.1"
    assert table.refused(colony) == "CO-LAT-16"  # in the buildings' phase
    assert table.refused("buy theater") == "CO-LAT-14"  # of the era that is to come
    assert table.refused("buy wood") == "CO-LAT-17"
    assert table.refused("buy tool") == "CO-LAT-21"
    assert table.refused("buy 121") == "CO-LAT-09"
    while table.player("north").building_dollars >= 4:
        table.push("buy factory")
    assert table.refused("buy factory") == "CO-LAT-15"
    table.push("done").until("goods")
    assert table.refused("buy tool") == "CO-LAT-21"
    assert table.refused("buy ore") == "CO-LAT-14"
    assert table.refused("buy dollar") == "CO-LAT-21"
    table = shopping(2, *["factory"] * 7)
    assert table.player("north").goods_dollars == 5 + 31 - 28
    table = shopping(2, *["factory"] * 7, "storage_shed", "farm")
    table.push("buy plank", "buy plank")
    assert table.player("north").goods_dollars == 1
    assert table.refused("buy plank") == "CO-LAT-17"


@proves("CO-LAT-14", "CO-Q-63", "CO-LAT-20")
@pytest.mark.parametrize(
    ("era", "goods"),
    [
        (2, "wood clay plank brick food"),
        (3, "wood clay ore plank brick food"),
        (4, "wood clay ore plank brick iron coal food clothing"),
    ],
)
def test_goods_of_the_eras_before_have_prices(era: int, goods: str) -> None:
    table = shopping(era)
    assert {key.split()[1] for key in table.keys if key != "done"} == set(goods.split())
    prices = {"wood": 1, "clay": 1, "food": 1, "plank": 2, "brick": 2, "ore": 3, "coal": 3, "clothing": 3, "iron": 6}
    before = table.player("north").goods_dollars
    for good in goods.split()[1:3]:
        table.push(f"buy {good}")
        before -= prices[good]
        assert table.player("north").goods_dollars == before
    assert dict(zip((facts.name for facts in BOX.good_facts), BOX.prices, strict=True)) == prices


@proves("CO-LAT-18", "CO-Q-67")
@pytest.mark.parametrize("agreed", [False, True])
def test_three_financial_buildings_if_the_players_agreed_on_it(agreed: bool) -> None:
    table = buildings(2, financial=agreed)
    table.push("buy pub", "buy pub", "buy pub")
    if agreed:
        assert table.refused("buy pub") == "CO-LAT-18"
    else:
        table.push("buy pub")


@proves("CO-LAT-19")
def test_residences_are_filled_and_colonists_may_be_employed_at_once() -> None:
    table = buildings(2)
    table.push("buy farm", "buy farm", "buy storage_shed", "buy foresters_house", "done")
    assert table.asked == ("north", "employ")
    table.push("employ farmer storage_shed", "employ farmer foresters_house")
    assert {"storage_shed farmer", "foresters_house farmer"} <= set(table.community("north"))


@proves("CO-LAT-22", "CO-USE-11")
def test_bought_goods_may_lie_in_stocks_too() -> None:
    """Only here: two wood in the Forester's House when all cells are full."""
    table = buildings(2)
    table.push("buy farm", "buy foresters_house", "done", "employ farmer foresters_house").until("goods")
    table.push("buy clay", "buy clay", "buy clay")
    assert table.refused("buy clay") == "CO-LAT-22"
    table.push("buy wood")
    assert "foresters_house farmer 1 wood" in table.community("north")
    assert table.keys == ["done", "buy wood"]  # one more


@proves("CO-LAT-23", "CO-LAT-24")
def test_workers_must_be_maintained() -> None:
    """Two citizens at work and one food: another must be bought before anything else is."""
    table = buildings(3)
    table.push("buy flat", "buy flat", "buy storage_house", "buy theater", "done")
    table.push("employ citizen storage_house", "employ citizen theater").until("goods")
    assert "done" not in table.keys
    assert table.refused("done") == "CO-LAT-24"
    table.push("buy food")
    assert "done" in table.keys
    table.push("done").until("turn")
    paid = table.events(Maintained)[0]
    assert paid.need["food"] == 2
    assert "food" not in table.goods("north")


@proves("CO-LAT-25", "CO-PRO-01")
def test_everything_produces_once_before_the_era_begins() -> None:
    table = buildings(2)
    table.push("buy farm", "buy farm", "buy foresters_house", "buy pub", "done")
    table.push("employ farmer foresters_house", "employ farmer pub").until("goods").push("done").until("turn")
    assert "foresters_house farmer 2 wood" in table.community("north")
    assert "6 tool 1 dollar" in table.goods("north")


@proves("CO-GEN-01")
def test_the_introductory_game_starts_in_era_1() -> None:
    with pytest.raises(SetupError, match="CO-BRD-02"):
        begin(2, first="2", last="2", introductory=True)
