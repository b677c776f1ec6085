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
        (game(phase="goods", turn=3), "turn is a number from 0 to 2, not 3"),
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
        (lambda state: state["land"].append({"tile": "small_market", "at": ["5,5"]}), "these markets are on the map"),
        (game(pile=["market.3"]), "market.3 is never drawn"),
        (game(pile=["builder_house.1"]), "a place is there twice"),
        (game(pile=["joiner.1"]), "a place is there twice"),
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
        # Cards
        (
            lambda state: state["market_gone"].pop(),
            "3 market cards are in the deck now, and 2 have left the game unsee",
        ),
        (lambda state: state["market_deck"].__setitem__(0, "1_joiner"), "market cards are those of era 3"),
        (game(market_card="1_joiner"), "a market card of era 3 is turned up"),
        (game(market_card=None), "a market card of era 3 is turned up"),
        (lambda state: state.update(market_card=state["market_deck"][0]), "a market card is in two places"),
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
            several(built(NORTH, "farm"), built(NORTH, "pub", workers=["farmer"])),
            "nobody works before the buildings are bought",
        ),
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
        (lambda state: state["land"].append({"tile": "day_laborer.1", "at": ["-1,0"]}), "day_laborer.1 belongs to the"),
    ],
)
def test_a_first_year_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(first(), change).startswith(sentence)


def test_there_are_so_many_colonists() -> None:
    """Unless the table plays with as many as are wanted (CO-Q-33)."""
    estates = player(NORTH, community=[{"kind": "estate", "cell": "ordinary"}] * 19)
    more = several(estates, player(EAST, community=[{"kind": "estate", "cell": "ordinary"}] * 3))
    bare = scene(north={}, east={}, era=3).table.position()
    assert refused(bare, more) == "there are 60 farmers"
    unlimited = copy.deepcopy(bare)
    unlimited["options"]["supply"] = "unlimited"
    more(unlimited["state"])
    assert Table.from_position(unlimited).game.players[NORTH].idle == [57, 0, 0]
