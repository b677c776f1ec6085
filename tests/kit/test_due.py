"""What is due at once, with a toy: effects that add to a score by themselves, or roll (and may not be possible)."""

from collections.abc import Sequence

from stead import Decision, Option
from stead.kernel.flow import Asking, Flow
from stead.kit.due import Due, in_order, ready
from stead.kit.effects import Verb


class Toy:
    """What happened, and which cards can do something."""

    def __init__(self, *able: int) -> None:
        self.told: list[str] = []
        self.able = able


class Add(Verb, frozen=True):
    add: int

    @property
    def ordered(self) -> bool:
        return False

    def at_once(self, game: Toy, seat: int, card: int) -> None:
        game.told.append(f"{seat} adds {self.add}")


class Roll(Verb, frozen=True):
    roll: int
    watches: bool = False

    @property
    def looks(self) -> bool:
        return self.watches

    def can(self, game: Toy, seat: int, card: int) -> bool:
        return card in game.able

    def do(self, game: Toy, seat: int, card: int, about: int) -> Asking:
        game.told.append(f"{seat} rolls {self.roll} on {card} about {about}")
        return ()


class Next(Option):
    __slots__ = ("due",)

    def __init__(self, due: Due) -> None:
        super().__init__(f"next {due[1]}")
        self.due = due


class Order(Decision):
    __slots__ = ("waiting",)

    def __init__(self, game: Toy, seat: int, waiting: list[Due]) -> None:
        super().__init__(game, seat, "order", "T-1")
        self.waiting = waiting

    def list(self) -> Sequence[Next]:
        return [Next(due) for due in ready(self.game, self.seat, self.waiting)]


def played(game: Toy, due: list[Due], *answers: str) -> list[list[str]]:
    """Seat 1 resolves these; the options of every question it was asked."""
    flow, asked, answer = _flow(in_order(game, 1, due, Order)), list[list[str]](), None
    for key in (*answers, ""):
        decision = next(flow, None) if answer is None else _send(flow, answer)
        if decision is None:
            assert key == ""
            return asked
        asked.append([option.key for option in decision.relist()])
        answer = decision.find(key)
    raise AssertionError("asked once more")


def _flow(asking: Asking) -> Flow:
    yield from asking


def _send(flow: Flow, answer: Option) -> Decision | None:
    try:
        return flow.send(answer)
    except StopIteration:
        return None


def test_what_cannot_matter_comes_first_and_by_itself() -> None:
    game = Toy(7)
    assert played(game, [(Roll(roll=1), 7, "bonus", 7), (Add(add=2), 8, "bonus", 8), (Add(add=3), 9, "bonus", 9)]) == []
    assert game.told == ["1 adds 2", "1 adds 3", "1 rolls 1 on 7 about 7"]


def test_without_anything_to_order_nothing_is_started() -> None:
    assert in_order(Toy(), 0, [(Add(add=2), 8, "bonus", 8)], Order) == ()


def test_the_owner_chooses_what_comes_next_until_one_is_left() -> None:
    game = Toy(1, 2, 3)
    due: list[Due] = [(Roll(roll=card), card, "feature", 9) for card in (1, 2, 3)]
    assert played(game, due, "next 2", "next 3") == [["next 1", "next 2", "next 3"], ["next 1", "next 3"]]
    assert [line[8:15] for line in game.told] == ["2 on 2 ", "3 on 3 ", "1 on 1 "]


def test_what_cannot_be_done_is_not_asked_about_and_comes_last() -> None:
    game = Toy(2)
    assert played(game, [(Roll(roll=1), 1, "feature", 9), (Roll(roll=2), 2, "feature", 9)]) == []
    assert [line[8:15] for line in game.told] == ["2 on 2 ", "1 on 1 "]


def test_of_what_is_the_same_only_one_is_offered() -> None:
    same: list[Due] = [(Roll(roll=1), 1, "feature", 8), (Roll(roll=1), 2, "feature", 9)]
    assert played(Toy(1, 2), same) == []
    watching: list[Due] = [(Roll(roll=1, watches=True), 1, "feature", 8), (Roll(roll=1, watches=True), 2, "feature", 9)]
    assert played(Toy(1, 2), watching, "next 2") == [["next 1", "next 2"]]
