"""Standing abilities, with the cards of a toy: Stables widen the range, a Garden feeds one more."""

import pytest

from stead.kit.abilities import Abilities

STABLES, GARDEN, INN, WALL = range(4)
TOY = Abilities(["range", "food"], [{"range": 1}, {"food": 1}, {"range": 1, "food": 2}, {}])


def test_a_seat_has_the_sum_over_its_cards() -> None:
    assert TOY.sum("range", [STABLES, GARDEN, INN]) == 2
    assert TOY.sum("food", [STABLES, GARDEN, INN]) == 3
    assert TOY.sum("food", [GARDEN, GARDEN]) == 2


def test_without_such_a_card_there_is_none_of_it() -> None:
    assert TOY.sum("range", []) == TOY.sum("range", [WALL, GARDEN]) == 0


def test_the_list_of_abilities_is_closed() -> None:
    with pytest.raises(ValueError, match="no ability 'flight'; there are: range, food"):
        Abilities(["range", "food"], [{"flight": 1}])
