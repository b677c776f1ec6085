"""Positions that cannot be are refused with a sentence that says why."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stead import RecordError, Table
from tests.colonists.scene import COLONISTS_TITLE, begin, scene

State = dict[str, Any]
Break = Callable[[State], Any]
NORTH, EAST = 0, 1
COMING = ("house", "stables", "boardinghouse", "tailor_shop")


def middle() -> State:
    """The second year of era 3, of 4."""
    return scene(
        north=dict(
            goods="2 wood 1 food 4 tool",
            community=[
                *("farm x3", "flat x2", "foresters_house farmer 2", "theater citizen", "storage_shed farmer"),
                *("factory", "envoy.1", "altruist.2", "125", "135 2"),
            ],
            hand=["301", "212"],
        ),
        east=dict(hand=["302"]),
        places="joiner baker grove",
        era=3,
        last=4,
        year=2,
        coming=["builder_house"],
        pile=["builder_stables"],
    ).table.position()


def first() -> State:
    """The first year of a game of one era."""
    return scene(north={}, east={}).table.position()


def unopened() -> State:
    """A box, before anything was done."""
    data = begin(2).table.position()
    game = COLONISTS_TITLE.setup(data["seats"], data["options"], 0)
    return {**data, "state": COLONISTS_TITLE.position(game)}


def laying(*, first: int = 1) -> State:
    """The first place is to be laid."""
    return begin(2, first=str(first), last="4").table.position()


def bought(kind: str) -> State:
    """A start in era 3, as far as this question."""
    return begin(2, first="3", last="4").until(kind).table.position()


def redistributing() -> State:
    return scene(
        north=dict(community=["farm", "flat x2", "theater citizen", "ore_mine citizen"], goods="2 food"),
        east={},
        era=2,
        phase="workers",
    ).table.position()


def refused(data: State, change: Break) -> str:
    data = copy.deepcopy(data)
    Table.from_position(data)
    change(data["state"])
    with pytest.raises(RecordError) as error:
        Table.from_position(data)
    return str(error.value)


def put(*path: Any, to: Any) -> Break:
    """Something else in a place."""

    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] = to

    return change


def game(**facts: Any) -> Break:
    return lambda state: state.update(facts)


def player(seat: int, **facts: Any) -> Break:
    return lambda state: state["players"][seat].update(facts)


def built(seat: int, kind: str, cell: str = "ordinary", **facts: Any) -> Break:
    """One more structure in a community; of an improvement the card is no longer in the deck."""

    def change(state: State) -> None:
        state["players"][seat]["community"].append({"kind": kind, "cell": cell, **facts})
        state["deck"] = [card for card in state["deck"] if card != kind]

    return change


def laid(tile: str, *at: str) -> Break:
    """One more tile on the map."""
    return lambda state: state["land"].append({"tile": tile, "at": list(at)})


def several(*changes: Break) -> Break:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state["players"].pop(), "'players' has 1 entries; these seats need 2"),
        (game(era=5), "era is a number from 0 to 4, not 5"),
        (game(turn=3), "turn is a number from 0 to 2, not 3"),
        (game(phase="goods"), "the first goods are chosen before somebody's very first turn"),
        (game(phase="era"), "an era begins after year 5 of the one before, or in year 0"),
        (game(phase="places", era=1), "there is no year 2 with a phase 'places'"),
        (game(phase="embassies"), "the phase 'embassies' is not one of a game that starts in era 1"),
        (game(year=0, era=1), "there is no year 0 with a phase 'play'"),
        (
            game(year=0, era=1, phase="production"),
            "workers are maintained before the first year where a game starts in a",
        ),
        (game(phase="places"), "era is a number from 1 to 1 in phase 'places', not 3"),
        (game(phase="workers", half=1), "between the half-years no turn is under way ('half', 'turn', 'acted', 'sent'"),
        (several(game(phase="workers"), player(EAST, rode=True)), "between the half-years no turn is under way"),
        (game(stage=1), "stage is a number from 0 to 0 in phase 'play', not 1"),
        (game(phase="workers", coming=[], stage=2), "stage is a number from 0 to 1 in phase 'workers', not 2"),
        (game(over=True), "a game is over after the production of its last year"),
        # The map
        (put("land", 1, "at", to=["x"]), "land: joiner.1 lies on ['x']; a cell is called like '2,-1'"),
        (put("land", 1, "at", to=["5,5", "6,5"]), "joiner.1 lies on one cell"),
        (put("land", 0, "at", to=["0,0"]), "market.1 lies on two cells, side by side, of which the western or"),
        (put("land", 0, "at", to=["1,0", "0,0"]), "market.1 lies on two cells, side by side, of which the western or"),
        (put("land", 1, "at", to=["0,0"]), "joiner.1 lies on another tile"),
        (put("land", 2, "tile", to="joiner.1"), "joiner.1 is there twice"),
        (put("land", 0, "tile", to="market.2"), "these markets are on the map now: market.1, market.2, market.3"),
        (laid("small_market", "5,5"), "these markets are on the map now: market.1, market.2, market.3"),
        (game(pile=["market.3"]), "market.3 is never drawn"),
        (game(pile=["builder_house.1"]), "a place is there twice"),
        (game(pile=["joiner.1"]), "places to come are those of era 3, and joiner.1 is not one of them"),
        (game(pile=["builder_casino.1"]), "builder_casino.1 is a place of era 4, which has not begun"),
        (put("land", 3, "tile", to="builder_casino.1"), "builder_casino.1 is a place of era 4, which has not begun"),
        (put("land", 3, "tile", to="builder_house.1"), "a place is there twice"),
        (game(phase="era", year=5, era=4, coming=[], pile=["builder_stables.1"]), "no places are to come in phase"),
        (put("land", 1, "at", to=["7,7"]), "joiner.1 touches no tile that was laid before it"),
        (put("land", 0, "at", to=["9,9", "10,9"]), "market.1 is laid first, on 0,0 and 1,0"),
        (
            laid("market.2", "-1,0", "-1,1"),
            "market.2 lies beside a place that was laid before it, and 3 steps from other",
        ),
        (
            laid("market.2", "8,8", "9,8"),
            "market.2 lies beside a place that was laid before it, and 3 steps from other",
        ),
        (game(pile=["dayman.1"]), "no place 'dayman.1' (in pile); there are: "),
        (game(phase="gifts", pile=[], coming=[f"builder_{name}.1" for name in COMING]), "3 places are to come at most"),
        (game(phase="new_places", coming=[]), "3 places are to come at most in phase 'new_places', and one at least"),
        # Figures
        (game(envoys=[None]), "'envoys' says where each of the 3 special envoys is"),
        (game(envoys=[9, None, None]), "envoys is a number from 0 to 3, not 9"),
        (
            player(NORTH, stewards=[0]),
            "a player with this community has 2 stewards, 'helped' if the last is an Apprent",
        ),
        (
            player(EAST, helped=True),
            "a player with this community has 1 stewards, 'helped' if the last is an Apprentice",
        ),
        (player(NORTH, stewards=[1, 1]), "two stewards of a player stand on one place"),
        (game(envoys=[0, None, None]), "the alchemist is on the map, but its colony is not in play"),
        # Cards
        (
            lambda state: state["market_gone"].pop(),
            "3 market cards are in the deck now, and 2 have left the game unsee",
        ),
        (lambda state: state["market_deck"].__setitem__(0, "1_joiner"), "market cards are those of era 3"),
        (game(market_card="1_joiner"), "a market card of era 3 is turned up"),
        (game(market_card=None), "a market card of era 3 is turned up"),
        (lambda state: state.update(market_card=state["market_deck"][0]), "a market card is in two places"),
        (
            game(phase="year", coming=[], market_card="1_joiner"),
            "4 market cards are in the deck now, and 2 have left the game",
        ),
        (player(EAST, hand=["401"]), "there are improvements of the eras up to 3 now"),
        (game(gone=["401"]), "there are improvements of the eras up to 3 now"),
        (player(EAST, hand=["125"]), "an improvement is in two places"),
        (player(EAST, hand=["301"]), "an improvement is in two places"),
        (player(EAST, drawn=["202"]), "between turns nobody has cards just drawn"),
        (player(EAST, hand=[f"10{n}" for n in range(1, 8)]), "a hand has 6 cards at most"),
        # Colonies
        (game(colonies=["altruist", "envoy", "lord"]), "4 different colonies are in play, and one more from era 3 on"),
        (game(colonies=["altruist"] * 4), "4 different colonies are in play, and one more from era 3 on"),
        (game(colonies=["altruist", "lord", "trader", "scholar"]), "embassies are of colonies that are in play"),
        (built(NORTH, "envoy.2"), "nobody has two embassies of a colony"),
        # Communities
        (built(EAST, "casino"), "casino is of era 4, which has not begun"),
        (built(NORTH, "lord.4"), "lord.4 is of era 4, which has not begun"),
        (several(*[built(EAST, "library")] * 2), "nobody has more than 1 of library"),
        (several(*[built(EAST, "farm")] * 199), "community: 201 structures are more than there is room for"),
        (built(EAST, "126", "ordinary"), "126 is 'aside' if it is an improvement, and else on a cell"),
        (built(EAST, "pub", "aside"), "pub is 'aside' if it is an improvement, and else on a cell"),
        (built(EAST, "storage_shed"), "storage_shed is on a cell for storage buildings"),
        (built(EAST, "101", "aside"), "101 is an instant improvement: it does not stay"),
        (built(EAST, "334", "aside"), "1 to 3 goods lie on 334"),
        (built(EAST, "334", "aside", stock=4), "1 to 3 goods lie on 334"),
        (built(EAST, "hollow", stock=21, workers=["farmer"]), "the stock of hollow is a number from 0 to 20, not 21"),
        (built(EAST, "hollow", stock=2, workers=["farmer"]), "hollow holds 1 goods, not 2"),
        (built(EAST, "hollow", stock=1), "hollow holds 0 goods, not 1"),
        (built(EAST, "hollow", stock=1, good="ore", workers=["farmer"]), "hollow does not produce ore"),
        (built(EAST, "hollow", stock=1, good="tool", workers=["farmer"]), "community: tool needs no Stock"),
        (built(EAST, "hollow", workers=["farmer", "farmer"]), "hollow has room for 1 workers"),
        (built(EAST, "factory", workers=["farmer", "citizen"]), "factory has room for 1 workers"),
        (built(EAST, "hollow", workers=["citizen"]), "no citizen works in hollow"),
        (built(EAST, "farm", workers=["farmer"]), "farm has room for 0 workers"),
        (built(EAST, "theater", workers=["citizen"]), "1 more of the citizens are at work than live there"),
        (built(EAST, "farm", "border"), "there are 0 cells of kind 'border', and 1 are built on"),
        (built(EAST, "farm", "site"), "there are 0 cells of kind 'site', and 1 are built on"),
        (several(*[built(EAST, "hollow")] * 19), "there are 20 cells of kind 'ordinary', and 21 are built on"),
        (player(EAST, goods={"wood": 5}), "there are 1 more goods than cells for them"),
        (player(EAST, goods={"tool": 1000}), "tool in goods is a number from 0 to 999, not 1000"),
        (player(EAST, goods_dollars=1), "there are budgets in the set-up of a later era only"),
    ],
)
def test_a_position_of_the_middle_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(middle(), change).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (game(year=1), "before the setup nothing has happened"),
        (game(over=True), "before the setup nothing has happened"),
        (game(market_card="1_joiner"), "before the setup nothing has happened"),
        (game(colonies=["lord"]), "before the setup nothing is laid out"),
        (player(EAST, goods={"wood": 1}), "before the setup nothing is laid out"),
        (player(EAST, hand=["101"]), "before the setup nothing is laid out"),
        (game(deck=["101"]), "before the setup nothing is laid out"),
    ],
)
def test_an_unopened_box_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(unopened(), change) == sentence


def test_an_unopened_box_can_be_read() -> None:
    assert Table.from_position(unopened()).decision.kind == "lay"


@pytest.mark.parametrize(
    ("data", "change", "sentence"),
    [
        (laying(), game(coming=[]), "1 places are to come at most in phase 'places', and one at least where they are"),
        (laying(), game(era=0), "era is a number from 1 to 1 in phase 'places', not 0"),
        (laying(first=3), game(era=3), "era is a number from 0 to 2 in phase 'places', not 3"),
        (laying(first=3), game(phase="market", coming=[], era=1), "a market is laid before the places of era 1 and of"),
        (
            laying(first=3),
            game(phase="goods", coming=[], era=3),
            "the phase 'goods' is not one of a game that starts i",
        ),
        (laying(), player(NORTH, goods_dollars=9), "there are budgets in the set-up of a later era only"),
        (bought("buy"), player(NORTH, stewards=[0]), "no steward is on the map before the first year"),
        (bought("buy"), player(NORTH, goods_dollars=999), "the budgets of era 3 are "),
        (bought("buy"), game(active=NORTH, first=EAST), "in a later start the players follow each other from the firs"),
        (
            bought("buy"),
            several(player(NORTH, building_dollars=9), built(NORTH, "farm"), built(NORTH, "pub", workers=["farmer"])),
            "nobody works before the buildings are bought",
        ),
        (bought("buy"), built(NORTH, "pub"), "the budgets of era 3 are "),
        (bought("buy"), built(NORTH, "house"), "house is of era 3, which has not begun"),
        (bought("buy"), game(market_card="1_joiner"), "there is no market card before the first year"),
        (bought("buy"), game(deck=["133"]), "there is no deck of improvements before the first year"),
        (laying(), built(NORTH, "farm"), "before the first year everybody has 2 Farms"),
        (laying(), player(NORTH, hand=["101"]), "before the first year everybody has 2 Farms"),
    ],
)
def test_a_set_up_that_cannot_be(data: State, change: Break, sentence: str) -> None:
    assert refused(data, change).startswith(sentence)


def test_whoever_works_can_be_maintained() -> None:
    """In a later start with what can still be bought; at the end of a year with what there is."""
    data = bought("goods")
    seat = data["state"]["active"]
    eaters = [{"kind": "apartment", "cell": "ordinary"}] * 3
    eaters += [{"kind": "theater", "cell": "ordinary", "workers": ["citizen"]}] * 9
    sentence = "workers are employed whom no goods that can be bought maintain"
    assert refused(data, player(seat, community=eaters, goods={}, goods_dollars=1)) == sentence
    hungry = redistributing()
    Table.from_position(hungry)
    late = several(game(phase="maintenance"), player(NORTH, goods={}))
    assert refused(hungry, late) == "workers are employed who cannot be maintained"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (built(NORTH, "farm", "border"), "there are 0 cells of kind 'border', and 1 are built on"),
        (laid("day_laborer.1", "-1,0"), "day_laborer.1 belongs to the introductory game"),
        (built(NORTH, "house"), "house is of era 3, which has not begun"),
        (built(NORTH, "envoy.2"), "envoy.2 is of era 2, which has not begun"),
    ],
)
def test_a_first_year_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(first(), change).startswith(sentence)


def owning(kind: str, north: int, east: int) -> Break:
    north_has, east_has = ([{"kind": kind, "cell": "ordinary"}] * n for n in (north, east))
    return several(player(NORTH, community=north_has), player(EAST, community=east_has))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (owning("estate", 18, 3), "there are 60 farmers"),
        (owning("hollow", 20, 6), "there are 25 tiles of foresters_house and hollow"),
    ],
)
def test_there_is_as_much_as_the_box_has(more: Break, sentence: str) -> None:
    """Unless the table plays with as many as are wanted (CO-Q-33)."""
    bare = scene(north={}, east={}, era=3).table.position()
    assert refused(bare, more) == sentence
    unlimited = copy.deepcopy(bare)
    unlimited["options"]["supply"] = "unlimited"
    more(unlimited["state"])
    assert Table.from_position(unlimited).game.players[NORTH].community


def test_a_market_lies_nearer_to_others_where_there_is_no_better_place() -> None:
    """CO-Q-20: with three places around the first market nothing is three steps from it."""
    data = middle()
    laid("market.2", "3,0", "4,0")(data["state"])
    assert len(Table.from_position(data).game.markets()) == 2


def test_an_era_is_about_to_begin_with_the_cards_of_the_last() -> None:
    data = scene(north={}, east={}, era=2, last=4, phase="era").table.position()
    assert refused(data, game(market_card="2_joiner")) == "a market card of era 1 is turned up"
    assert refused(data, game(market_card=None)) == "a market card of era 1 is turned up"
    assert refused(data, built(NORTH, "house")) == "house is of era 3, which has not begun"


def test_no_community_is_too_large_to_be_read() -> None:
    """A position of a megabyte is refused before anything is worked out of it."""
    data = first()
    data["state"]["players"][NORTH]["community"] = [{"kind": "storekeeper.4", "cell": "ordinary"}] * 20_000
    with pytest.raises(RecordError, match="20000 structures are more than there is room for"):
        Table.from_position(data)
