"""What options seem worth: not how much exactly, but which of them more."""

import math
import random
from typing import Any

import pytest

from stead import Option, Table
from stead.titles.founders.actions import upgrade
from stead.titles.founders.acts import At, Choice
from tests.founders.scene import FOUNDERS, SEATS, Scene, drawn, scene


def worth(table: Scene, key: str, by: str | None = None) -> float:
    decision = table.table.decision if by is None else table.table.decision_of(table.seat(by))
    assert decision is not None
    option = decision.find(key)
    assert option is not None, f"{key} is not among {table.keys}"
    return FOUNDERS.estimate(table.table.view(decision.seat), decision, option)


def best(table: Scene) -> list[str]:
    """What seems worth most."""
    worths = {key: worth(table, key) for key in table.keys}
    return [key for key in worths if worths[key] == max(worths.values())]


NOTHING = ("decline", "enough", "no road", "no card")
"""Worth nothing, so that there is nothing to weigh."""


def weighed(option: Option) -> bool:
    """By its own kind; a place by the question that lays something there."""
    return isinstance(option, At) or (isinstance(option, Choice) and type(option).worth is not Choice.worth)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_option_of_every_question_is_weighed(players: int) -> None:
    chance = random.Random(players)
    table = Table.new(FOUNDERS, SEATS[:players], players, {"achievements": players > 1})
    while not table.over:
        decision = table.decision
        assert all(weighed(option) or option.key in NOTHING for option in decision.options)
        if chance.random() < 0.2:
            view = table.view(decision.seat)
            assert all(math.isfinite(FOUNDERS.estimate(view, decision, option)) for option in decision.options)
        table.push(chance.choice(decision.options), decision.seat)


# Roads and bridges

GATEHOUSE = dict(buildings={"east_gatehouse": "H5 I5"})
"""It wants stone."""


def test_a_road_that_delivers_is_best() -> None:
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans={}, roads="F4", **GATEHOUSE).push("lay trade")
    assert best(table) == ["road G5"]


def test_a_road_on_the_way_is_better_than_one_beside_it() -> None:
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans={}, **GATEHOUSE).push("lay trade")
    assert worth(table, "road F4") > worth(table, "road D4") == 0


def test_a_road_for_somebody_else_is_worse_than_none() -> None:
    """The Humans' people would be delivered to the courthouse, whoever lays the road."""
    city: dict[str, Any] = dict(
        savvas=dict(storages={"stone": ["E3"]}),
        humans=dict(storages={"people": ["C4"]}),
        roads="D4",
        buildings={"courthouse": "F5 G5 F6 G6"},
    )
    assert worth(scene(**city).push("lay trade"), "road E4") < 0
    assert worth(scene(**city, turn="humans").push("lay trade"), "road E5") > 1


def test_a_bridge_towards_a_delivery() -> None:
    """Stone on one bank, a building that wants it on the other."""
    table = scene(
        savvas=dict(coins=9, storages={"stone": ["I2"]}),
        humans={},
        roads="J2",
        buildings={"east_gatehouse": "M5 N5"},
    ).push("play build")
    assert worth(table, "bridge K3") > worth(table, "bridge K1")


# Storages


def test_a_storage_near_to_what_wants_it() -> None:
    table = scene(savvas=dict(coins=9), humans={}, **GATEHOUSE).push("play trade", "store stone")
    assert worth(table, "at J5") > worth(table, "at A1")
    table.push(best(table)[0])
    assert table.changes()["savvas"]["cubes"] == ["+east_gatehouse stone"]


def test_access_to_what_something_can_be_made_of() -> None:
    """Bricks are made of stone and people; nothing is made of stone and gems."""
    table = scene(
        savvas=dict(coins=9, storages={"stone": ["E3"]}),
        humans=dict(storages={"people": ["C4"]}),
        orchids=dict(storages={"gems": ["E5"]}),
        roads="D4",
    ).push("play trade")
    assert worth(table, "access C4") > worth(table, "access E5")


def test_an_upgrade_that_can_be_delivered() -> None:
    """Bricks beside the building that wants them, rather than away from it."""
    table = scene(
        savvas=dict(coins=9, storages={"stone": ["E3"]}, access=["C4"]),
        humans=dict(storages={"people": ["C4"]}),
        roads="D4 E5",
        buildings={"south_gatehouse": "F7 E7"},
    ).push("play upgrade", "upgrade bricks")
    assert worth(table, best(table)[0]) > min(worth(table, key) for key in table.keys) + 1
    table.push(best(table)[0])
    assert "+south_gatehouse bricks" in table.changes()["savvas"]["cubes"]


def test_a_gap_in_which_no_tile_fits_is_no_place_for_one() -> None:
    """Roads lie all around D6: whoever takes it for a place waits for ever, and lays no road to a better one."""
    ring = drawn("C5", "+++", "+.+", "+++")["+"]
    table = scene(savvas=dict(coins=9, storages={"stone": ["E3"]}), humans={}, roads=f"E4 {ring}")
    game = table.game
    gap, bricks = 1 << game.board.names.index("D6"), game.box.resource["bricks"]
    assert upgrade.room(game, 0, bricks) & gap
    assert upgrade.places(game, 0, bricks) == upgrade.room(game, 0, bricks) & ~gap


# Votes


def test_a_vote_for_the_building_that_one_can_supply() -> None:
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["build", "recruit", "upgrade"], storages={"stone": ["H5"]}),
        humans=dict(storages={"people": ["P5"]}),
        offer=["silk_emporium", "east_gatehouse", "salt_barge"],
    ).push("call", "coin")
    assert worth(table, "vote square", by="savvas") > worth(table, "vote circle", by="savvas")
    assert worth(table, "vote triangle", by="humans") > worth(table, "vote square", by="humans")


def test_a_vote_for_the_building_that_somebody_can_finish() -> None:
    """Both want the stone of the Savvas, for as much. Nobody has weapons or what they are made of; wood, food and books
    lie where they can be delivered."""
    others = dict(wood=["H2"], plants=["B3"], livestock=["D1"], food=["A5 A6 B6"], books=["D6 E6 F6"])
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["build", "recruit", "upgrade"], storages={"stone": ["E3"]}),
        vermlings=dict(storages=others),
        offer=["east_gatehouse", "great_oak", "silk_emporium"],
    ).push("call", "coin")
    assert worth(table, "vote square", by="savvas") > worth(table, "vote circle", by="savvas")


def test_crystals_that_are_lost_anyhow_are_staked() -> None:
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["build", "recruit", "upgrade"], temporary=2), humans={}
    ).push("call", "coin")
    table.push("vote circle", by="savvas")
    assert best(table) == ["stake 2 0"]


def test_a_building_is_placed_near_to_what_it_wants() -> None:
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["build", "recruit", "upgrade"], storages={"stone": ["H5"]}),
        humans={},
        offer=["east_gatehouse", "silk_emporium", "salt_barge"],
    ).push("call", "coin")
    table.vote(savvas="circle", humans="circle")
    table.push(best(table)[0])
    assert table.changes()["savvas"]["cubes"] == ["+east_gatehouse stone"]


# The rest


def test_a_home_that_buildings_on_offer_want() -> None:
    """All of these want stone, none of those."""
    table = scene(north={}, east={}, phase="races", offer=["east_gatehouse", "town_hall", "great_oak"])
    other = scene(north={}, east={}, phase="races", offer=["silk_emporium", "merchants_guild", "lantern_theater"])
    assert worth(table, "race savvas") > worth(other, "race savvas")
    assert worth(table, "race orchids") < worth(other, "race orchids")


def test_coins_count_less_the_more_there_are() -> None:
    poor = scene(savvas=dict(coins=0), humans={}).push("lay trade")
    rich = scene(savvas=dict(coins=20), humans={}).push("lay trade")
    assert worth(poor, "coin") > worth(rich, "coin") > 0


def test_something_is_better_than_nothing() -> None:
    table = scene(savvas=dict(coins=9, storages={"stone": ["E3"]}), humans={}).push(
        "play trade", "store stone", "at L2"
    )
    assert worth(table, "decline") < worth(table, "coin")
