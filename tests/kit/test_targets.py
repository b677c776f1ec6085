"""Targets, with a toy: an opponent's house that is not burning, of somebody who is awake."""

from typing import NamedTuple

import pytest

from stead import Refusal
from stead.kit.targets import Condition, Target, why_not


class Player(NamedTuple):
    houses: list[int]
    asleep: bool = False


class Game(NamedTuple):
    players: list[Player]
    burning: list[int]


AWAKE = Condition[Game, Player](
    lambda _, __, owner, houses: () if owner.asleep else houses, lambda _, __, ___, ____: Refusal("T-1", "asleep")
)
WHOLE = Condition[Game, Player](
    lambda game, _, __, houses: [house for house in houses if house not in game.burning],
    lambda _, __, ___, house: Refusal("T-2", "burning", house=house),
)


def others(game: Game, seat: int) -> list[Player]:
    return [player for number, player in enumerate(game.players) if number != seat]


HOUSE = Target[Game, Player](others, lambda player: player.houses, AWAKE, WHOLE)
OWN = Target[Game, Player](lambda game, seat: [game.players[seat]], lambda player: player.houses)
TABLE = Game([Player([1, 2]), Player([3, 4, 5]), Player([6], asleep=True), Player([7])], burning=[4, 7, 1])
ELSEWHERE = Refusal("T-3", "no-house")


def test_what_may_be_chosen_is_found_with_whose_it_is() -> None:
    assert list(HOUSE.found(TABLE, 0)) == [(TABLE.players[1], [3, 5])]
    assert list(HOUSE.found(TABLE, 1)) == [(TABLE.players[0], [2])]
    assert list(OWN.found(TABLE, 0)) == [(TABLE.players[0], [1, 2])]


def test_whether_there_is_any() -> None:
    assert HOUSE.any(TABLE, 0)
    assert not HOUSE.any(Game(TABLE.players[2:], burning=[7]), 0)
    assert not HOUSE.any(Game([], []), 0)


@pytest.mark.parametrize(
    ("house", "refusal"),
    [
        (3, None),
        (4, Refusal("T-2", "burning", house=4)),
        (6, Refusal("T-1", "asleep")),
        (1, ELSEWHERE),
        (9, ELSEWHERE),
    ],
)
def test_what_is_no_target_breaks_the_first_condition_that_it_does_not_meet(
    house: int, refusal: Refusal | None
) -> None:
    assert why_not([HOUSE], TABLE, 0, house, ELSEWHERE) == refusal


def test_of_several_targets_the_one_counts_where_it_lies() -> None:
    assert why_not([OWN, HOUSE], TABLE, 0, 1, ELSEWHERE) is None
    assert why_not([OWN, HOUSE], TABLE, 0, 4, ELSEWHERE) == Refusal("T-2", "burning", house=4)


def test_where_several_have_it_whose_is_meant_is_said() -> None:
    shared = Game([Player([]), Player([1], asleep=True), Player([1])], [])
    assert why_not([HOUSE], shared, 0, 1, ELSEWHERE) == Refusal("T-1", "asleep")
    assert why_not([HOUSE], shared, 0, 1, ELSEWHERE, shared.players[2]) is None
    assert why_not([HOUSE], shared, 0, 1, ELSEWHERE, shared.players[0]) == ELSEWHERE


def test_offering_and_refusing_agree() -> None:
    for seat in range(4):
        offered = [house for _, houses in HOUSE.found(TABLE, seat) for house in houses]
        assert offered == [house for house in range(10) if why_not([HOUSE], TABLE, seat, house, ELSEWHERE) is None]
