"""How rules ask: decisions that list when looked at, flows side by side, an end from any depth."""

import pickle
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from stead import Decision, Option, Refusal, Refused, Table
from stead.kernel.chance import Chance
from stead.kernel.flow import Flow, GameOver, run, together
from tests.kernel.toy import FAIR, Fair, FairTitle
from tests.properties.same import bytes_of


def ask(seat: int, *keys: str) -> Decision:
    return Decision(None, seat, "ask", "T-1", lambda *_: [Option(key) for key in keys])


# Decisions


def test_options_are_listed_when_somebody_looks_and_then_kept() -> None:
    looked: list[str] = []

    def list_(word: str, seat: int) -> list[Option]:
        assert seat == 0
        looked.append(word)
        return [Option(f"{word} {n}") for n in range(len(looked) + 1)]

    decision = Decision("say", 0, "ask", "T-1", list_)
    assert looked == []
    assert decision.options == ()
    assert [option.key for option in decision.relist()] == ["say 0", "say 1"]
    assert decision.options is decision.options
    assert looked == ["say"]
    decision.relist()
    assert [option.key for option in decision.options] == ["say 0", "say 1", "say 2"]
    assert decision.find("say 2") is decision.options[2]
    assert decision.find("say 3") is None
    assert repr(decision) == "Decision(seat=0, kind='ask', options=['say 0', 'say 1', 'say 2'])"


class Taking(Decision):
    """A question about more than the state: how many may be taken."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__(None, 0, "take", "T-2")
        self.most = most

    def list(self) -> Sequence[Option]:
        return [Option(f"take {n}", ("coins",)) for n in range(self.most)]


def test_a_question_may_know_more_and_list_its_options_itself() -> None:
    asked = Taking(2)
    assert [option.key for option in asked.relist()] == ["take 0", "take 1"]
    assert asked.options[0].about == ("coins",)


def test_out_of_a_pickle_comes_what_was_asked() -> None:
    """Options and questions are known by their names there; what they do belongs to the rules."""
    asked = Taking(2)
    asked.relist()
    out = pickle.loads(pickle.dumps(asked))
    assert type(out) is Decision
    assert (out.seat, out.kind, out.rule) == (0, "take", "T-2")
    assert [(type(option), option.key, option.about) for option in out.relist()] == [
        (Option, "take 0", ("coins",)),
        (Option, "take 1", ("coins",)),
    ]
    assert repr(Option("pass")) == "Option('pass')"


def test_refusals_are_equal_when_they_say_the_same() -> None:
    refusal = Refusal("IS-BLD-02", "cannot-pay", card="COM018")
    assert refusal == Refusal("IS-BLD-02", "cannot-pay", card="COM018")
    assert refusal != Refusal("IS-BLD-02", "cannot-pay", card="COM019")
    assert refusal != Refusal("IS-BLD-01", "cannot-pay", card="COM018")
    assert refusal != "IS-BLD-02"
    assert repr(refusal) == "Refusal('IS-BLD-02', 'cannot-pay', card='COM018')"


def test_a_refusal_that_no_catalogue_knows_is_still_told() -> None:
    error = Refused(Refusal("T-9", "never-heard-of", why="because"))
    assert "T-9" in str(error)
    assert "never-heard-of" in str(error)


# Flows side by side


def flow(seat: int, said: list[tuple[int, Any]], *questions: str) -> Flow:
    for question in questions:
        answer = yield ask(seat, question, "else")
        said += [(seat, answer)]


def test_each_flow_goes_its_own_way_until_all_have_finished() -> None:
    said: list[tuple[int, Any]] = []
    both = together({0: flow(0, said, "a", "b"), 1: flow(1, said), 2: flow(2, said, "c")})
    asked = next(both)
    assert isinstance(asked, tuple)
    assert [decision.seat for decision in asked] == [0, 2]  # seat 1 had nothing to decide
    asked = both.send((2, "c"))
    assert isinstance(asked, tuple)
    assert [decision.seat for decision in asked] == [0]
    asked = both.send((0, "a"))
    assert isinstance(asked, tuple)
    assert [(decision.seat, decision.relist()[0].key) for decision in asked] == [(0, "b")]
    with pytest.raises(StopIteration):
        both.send((0, "b"))
    assert said == [(2, "c"), (0, "a"), (0, "b")]


def test_who_is_asked_at_once_begins_the_turn_until_one_answers() -> None:
    def first(seat: int) -> Flow:
        yield Decision(None, seat, "keep", "T-1", lambda _, __: (Option("a"), Option("b")), opening=True)

    all_three = together({seat: first(seat) for seat in range(3)})
    asked = next(all_three)
    assert isinstance(asked, tuple)
    assert [decision.opening for decision in asked] == [True, True, True]
    asked = all_three.send((1, "a"))
    assert isinstance(asked, tuple)
    assert [(decision.seat, decision.opening) for decision in asked] == [(0, False), (2, False)]


def test_flows_that_ask_nothing_are_over_at_once() -> None:
    assert list(together({0: flow(0, []), 1: flow(1, [])})) == []
    assert list(together({})) == []


def test_a_flow_among_others_can_end_the_game() -> None:
    def sudden(seat: int) -> Flow:
        yield ask(seat, "go", "stay")
        raise GameOver

    both = together({0: flow(0, [], "a"), 1: sudden(1)})
    next(both)
    with pytest.raises(GameOver):
        both.send((1, "go"))


def test_turns_follow_each_other_until_the_game_is_over() -> None:
    game = Fair(2, Chance(1))
    turns: list[int] = []

    def turn(game: Fair) -> Iterator[Decision]:
        turns.append(len(turns))
        if len(turns) == 2:
            yield ask(0, "a", "b")
        game.over = len(turns) == 3

    rules = run(turn, game)  # type: ignore[arg-type]
    assert next(rules) is None
    asked = next(rules)
    assert isinstance(asked, Decision)
    assert rules.send("a") is None
    with pytest.raises(StopIteration):
        next(rules)
    assert turns == [0, 1, 2]


# Dealing anew what cannot be


class Stubborn(FairTitle):
    """Deals anew in such a way that nobody has an answer left."""

    def deal(self, game: Fair, gathered: int, chance: Chance) -> None:
        game.coins = [-1] * len(game.coins)


def test_what_leaves_no_answer_is_not_dealt_anew() -> None:
    """The seat could have deduced it: that much stays as it is."""
    table = Table.new(Stubborn(), ["ann", "bob", "cy"], 1)
    table.push("bid 1", 0)
    anew = table.determinize(1, 5)
    assert [decision.seat for decision in anew.decisions] == [1, 2]
    assert all(decision.options for decision in anew.decisions)
    assert anew.game.coins == table.game.coins
    twin = anew.clone()
    twin.push("bid 2", 2)
    twin.pop()
    assert twin.game.coins == table.game.coins
    assert table.choices == [(0, "bid 1")]
    assert twin.choices == []  # what is dealt anew begins there


def test_dealing_anew_again_and_again() -> None:
    table = Table.new(FAIR, ["ann", "bob", "cy"], 1)
    table.push("bid 1", 0)
    before = bytes_of(table)
    anew = table
    for seed in range(5):
        anew = anew.determinize(seed % 3, seed)
    anew.push("bid 0", 1)
    anew.push("bid 0", 2)
    assert bytes_of(table) == before
