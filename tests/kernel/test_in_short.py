"""What came of a choice, as a log tells it."""

from typing import ClassVar

from stead.kernel.events import Event, in_short


class Won(Event, frozen=True):
    seat: int
    goods: dict[str, int]
    source: str | None = None
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Spent(Event, frozen=True):
    seat: int
    n: int
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("n",)
    price: ClassVar[bool] = True


class Did(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 4


class Broke(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 7


class Laid(Event, frozen=True):
    """Of nobody in particular."""

    card: str
    weight: ClassVar[int] = 0


class Chapter(Event, frozen=True):
    weight: ClassVar[int] = 3
    heading: ClassVar[bool] = True


def test_equal_gains_are_added_up() -> None:
    told = in_short([Won(0, {"wood": 1}), Won(0, {"wood": 1}), Won(0, {"stone": 2}), Spent(0, 1), Spent(0, 2)])
    assert told == [Won(0, {"wood": 2, "stone": 2}), Spent(0, 3)]


def test_gains_of_others_or_from_elsewhere_are_told_apart() -> None:
    events = [Won(0, {"wood": 1}), Won(1, {"wood": 1}), Won(0, {"wood": 1}, "Mill")]
    assert in_short(events) == events


def test_nothing_is_added_up_over_a_heading() -> None:
    events = [Won(0, {"wood": 1}), Chapter(), Won(0, {"wood": 1})]
    assert in_short(events) == events


def test_a_deed_comes_before_its_price() -> None:
    assert in_short([Spent(0, 2), Broke(0), Won(0, {"wood": 1})]) == [Broke(0), Spent(0, 2), Won(0, {"wood": 1})]
    assert in_short([Spent(0, 2), Laid("Mill"), Did(0), Broke(0)]) == [Did(0), Spent(0, 2), Laid("Mill"), Broke(0)]


def test_what_came_first_stays_first_where_nothing_was_paid_before() -> None:
    """Somebody did something and had to pass then: that weighs more, but it is not what was chosen."""
    assert in_short([Did(0), Spent(0, 1), Broke(0)]) == [Did(0), Spent(0, 1), Broke(0)]


def test_nobody_pays_for_what_somebody_else_does_nor_for_a_heading() -> None:
    assert in_short([Spent(0, 2), Broke(1)]) == [Spent(0, 2), Broke(1)]
    assert in_short([Spent(0, 2), Chapter(), Broke(0)]) == [Spent(0, 2), Chapter(), Broke(0)]


def test_nothing_is_told_of_nothing() -> None:
    assert in_short([]) == []
