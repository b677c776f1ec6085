"""Setup: board, market, offer, who begins (FG-SET, FG-EX-01)."""

from typing import Any

import pytest

from stead.kernel.chance import Chance
from stead.kernel.errors import SetupError
from tests.founders.scene import BOX, begin, scene
from tests.proves import proves


@pytest.fixture
def stacked(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Prestige cards that will lie at the bottom of the shuffled deck, in the order in which they come."""

    def stack(*names: str) -> None:
        cards = [BOX.building[name] for name in names]

        def shuffle(chance: Chance, items: list[int]) -> None:
            if len(items) == len(BOX.prestige):
                items[:] = cards + [card for card in items if card not in cards]

        monkeypatch.setattr(Chance, "shuffle", shuffle)

    return stack


@pytest.mark.parametrize("side", ["thematic", "symmetric"])
@proves("FG-SET-01")
def test_a_side_of_the_board(side: str) -> None:
    assert begin(3, board=side).game.board.side == side


@proves("FG-SET-01")
def test_there_is_no_other_side() -> None:
    with pytest.raises(SetupError, match="symmetric, thematic"):
        begin(3, board="round")


def advisors(seed: int) -> list[int]:
    """As they come: the market from the left, then the deck from the top."""
    game = begin(3, seed).game
    return [*game.market, *game.advisor_deck[::-1]]


@proves("FG-SET-02")
def test_each_level_of_advisors_is_shuffled_by_itself() -> None:
    orders = [advisors(seed) for seed in range(40)]
    for level in (0, 6, 12):
        assert len({tuple(order[level : level + 6]) for order in orders}) > 20
        assert len({frozenset(order[level : level + 6]) for order in orders}) == 1


@proves("FG-SET-03")
def test_the_advisor_deck_begins_with_level_i() -> None:
    assert [BOX.advisors[number].level for number in advisors(1)] == [1] * 6 + [2] * 6 + [3] * 6


@proves("FG-SET-04")
def test_four_advisors_lie_face_up() -> None:
    table = begin(3)
    shown = table.table.view(None).data()["market"]
    assert [cell["advisor"] for cell in shown] == table.market
    assert len({*table.market}) == 4
    assert table.table.view(None).data()["advisors"] == [1, 14]  # the level on top, how many are left


@proves("FG-SET-05")
def test_three_buildings_come_from_the_bottom(stacked: Any) -> None:
    stacked("university", "great_oak", "salt_barge", "town_hall")
    table = begin(3)
    assert table.offer == ["university", "great_oak", "salt_barge"]
    assert table.table.view(None).data()["prestige"] == 18


@proves("FG-SET-05")
def test_the_prestige_deck_is_shuffled() -> None:
    assert len({tuple(begin(3, seed).game.offer) for seed in range(40)}) > 30


@proves("FG-EX-01", "FG-SET-06", "FG-SET-07")
def test_two_of_one_type_in_the_first_offer(stacked: Any) -> None:
    stacked("sleeping_lion", "university", "crooked_bone", "town_hall", "salt_barge")
    table = begin(3)
    assert table.offer == ["sleeping_lion", "university", "town_hall"]
    assert BOX.prestige[table.game.prestige_deck[-1]].name == "crooked_bone"
    assert BOX.prestige[table.game.prestige_deck[0]].name == "salt_barge"


@proves("FG-SET-06", "FG-Q-59")
def test_the_type_is_looked_at_again(stacked: Any) -> None:
    """Two lions: the second goes. What comes for it is of the type of the third card: that one goes."""
    stacked("sleeping_lion", "crooked_bone", "golden_lion", "salt_barge", "university")
    table = begin(3)
    assert table.offer == ["sleeping_lion", "salt_barge", "university"]
    assert [BOX.prestige[number].name for number in table.game.prestige_deck[-2:]] == ["crooked_bone", "golden_lion"]


@proves("FG-SET-06")
def test_one_colour_or_one_shape_is_not_one_type(stacked: Any) -> None:
    stacked("sleeping_lion", "golden_lion", "university")  # red and blue, the same shape
    assert begin(3).offer == ["sleeping_lion", "golden_lion", "university"]


@proves("FG-SET-07")
def test_later_cards_come_from_the_bottom_too() -> None:
    table = scene(
        savvas=dict(discard=["trade", "build"], hand=["call", "recruit"]),
        humans={},
        inox={},
        deck=["town_hall", "golden_lion", "silk_emporium", "crooked_bone"],
    )
    table.push("call", "coin").vote(savvas="circle", humans="circle", inox="circle")
    table.push(table.keys[0])
    assert table.offer == ["town_hall", "golden_lion", "silk_emporium"]
    assert BOX.prestige[table.game.prestige_deck[0]].name == "crooked_bone"


@proves("FG-SET-08")
def test_achievements_lie_out_before_races_are_chosen() -> None:
    table = begin(3, achievements=True)
    assert table.asked[1] == "race"
    assert [BOX.achievements[number].deck for number in table.game.achievements] == ["immediate", "middle", "end"]
    assert table.table.view(None).data()["achievements"]
    assert begin(3).game.achievements == []


@proves("FG-SET-09")
def test_the_first_player_is_drawn() -> None:
    games = [begin(4, seed).game for seed in range(40)]
    assert {game.first for game in games} == {0, 1, 2, 3}
    assert all(game.active == game.first for game in games)


@proves("FG-SET-10")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = scene(savvas={}, humans={}, inox={}, orchids={}, first="inox")
    order = []
    for _ in range(5):
        order.append(table.asked[0])
        table.push("lay trade" if len(order) < 5 else "lay build", "coin")
    assert order == ["inox", "orchids", "savvas", "humans", "inox"]
