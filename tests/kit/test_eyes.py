"""Features, as titles are made to see: panels, meters, standings, questions."""

from typing import Any

import pytest

from stead.kernel.decision import Decision
from stead.kit.choices import Choices
from stead.kit.eyes import Asked, Panel, Seeing, Standings, whose


def on(panel: Panel, row: bytearray) -> list[str]:
    return [name for name, flag in zip(panel.names, row, strict=True) if flag]


@pytest.mark.parametrize(
    ("number", "reached"), [(-3, []), (0, []), (1, [1]), (2, [1]), (3, [1, 3]), (7, [1, 3, 7]), (99, [1, 3, 7])]
)
def test_a_meter_shows_the_steps_that_are_reached(number: int, reached: list[int]) -> None:
    panel = Panel()
    panel.flag("before")
    meter = panel.meter("coins", 1, 3, 7)
    panel.flag("after")
    row = bytearray(len(panel.names))
    meter.show(row, number)
    assert on(panel, row) == [f"coins>= {step}" for step in reached]


def test_copies_of_a_card_have_one_flag_and_other_cards_none() -> None:
    panel = Panel()
    where = panel.kinds("has", [0, 1, 3], kind=[0, 0, 2, 3], ids=["A1", "A2", "B1", "C1"])
    assert panel.names == ["has A1", "has C1"]
    assert (where[0], where[1], where[3]) == (0, 0, 1)
    with pytest.raises(IndexError):
        bytearray(2)[where[2]] = 1


def test_standings_are_told_from_the_one_who_looks() -> None:
    panel = Panel()
    standings = Standings(panel, 3, (5, 10), (1, 4, 8))
    row = bytearray(len(panel.names))
    standings.show(row, [6, 11, 2])
    assert on(panel, row) == [
        *("points of me>= 5", "points of left1>= 5", "points of left1>= 10"),
        *("behind the leader by>= 1", "behind the leader by>= 4", "behind left1>= 1"),
    ]
    row = bytearray(len(panel.names))
    standings.show(row, [6])
    assert on(panel, row) == ["points of me>= 5"]


def test_questions_are_told_to_whom_they_are_asked() -> None:
    panel = Panel()
    asked = Asked(panel, 3, ("turn", "pay"))
    row = bytearray(len(panel.names))
    asked.show(row, [Decision(None, 2, "pay", "X"), Decision(None, 0, "bless", "X")], 2, 3)
    assert on(panel, row) == ["I am asked pay", "asked is me", "asked is left1"]
    row = bytearray(len(panel.names))
    asked.show(row, [Decision(None, 0, "bless", "X")], 0, 3)
    assert on(panel, row) == ["I am asked something else", "asked is me"]
    assert whose(3) == ["me", "left1", "left2"]


def test_the_identity_says_which_features_and_which_version() -> None:
    def eyes(*names: str, version: int = 1, keys: tuple[str, ...] = ("pass",)) -> Seeing[Any]:
        panel = Panel()
        for name in names:
            panel.flag(name)
        kind: Any = type("Seeing", (Seeing,), {"version": version})
        return kind(panel, Choices({key: (key,) for key in keys}, 2))

    same = eyes("a", "b").identity
    assert eyes("a", "b").identity == same
    others = [eyes("b", "a"), eyes("a"), eyes("a", "b", version=2), eyes("a", "b", keys=("pass", "end"))]
    assert len({same, *(other.identity for other in others)}) == 5
    with pytest.raises(NotImplementedError):
        eyes("a").look(bytearray(1), None, 0, ())
