"""What a search bot is given: enough to search with, and nothing that its seat may not know."""

import gc
import pickle
import random
from types import BuiltinFunctionType, CodeType, FunctionType, GeneratorType, ModuleType
from typing import Any

import pytest

from stead import Option, Table, TableError, bots, shelf
from stead.bots import Insight
from stead.kernel.anchor import Deal
from tests.kernel.toy import FAIR
from tests.properties.corpus import games
from tests.properties.play import Start
from tests.properties.same import asked, encode

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType)
"""What knows no game. A closure is code too: only those who dig in Python itself come by what is in it."""


def everything(thing: Any, content: set[int]) -> list[Any]:
    """All data that can be reached from a thing, whatever its attributes are called, in the order in which it is come
    by: numbers and texts as they are, of the rest the type. Local variables of the rules that are running included."""
    found: list[Any] = []
    seen = set(content)
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if isinstance(one, CODE) or id(one) in seen:
            continue
        if one is None or isinstance(one, int | float | str | bytes | bytearray):
            found.append(one)
            continue
        seen.add(id(one))
        found.append(type(one).__name__)
        if isinstance(one, GeneratorType):
            waiting += [one.gi_yieldfrom, *(one.gi_frame.f_locals.values() if one.gi_frame else ())]
        elif isinstance(one, dict):
            waiting += [part for item in one.items() for part in item]
        elif isinstance(one, list | tuple):
            waiting += one
        else:
            waiting += gc.get_referents(one)
    return found


def of_the_box(title: Any) -> set[int]:
    """The title itself, with its cards and options: they are the same for everybody."""
    kept: set[int] = set()
    waiting = [title]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, CODE) and id(one) not in kept:
            kept.add(id(one))
            waiting += gc.get_referents(one)
    return kept


@games(6, least=2)
def test_nothing_that_can_be_reached_depends_on_what_the_seat_may_not_know(game: Start) -> None:
    """Two games that told the seat the same, with other cards elsewhere: their deals are the same to the last bit."""
    box = of_the_box(game.part.title)
    for number, table in enumerate(game.play()):
        for decision in () if number % 7 else table.decisions:
            other = table.determinize(decision.seat, 1000 + number)
            one, two = Insight(table, decision.seat), Insight(other, decision.seat)
            mine, theirs = one.determinize(number), two.determinize(number)
            assert encode(mine.title.position(mine.game)) == encode(theirs.title.position(theirs.game))
            assert everything(mine, box) == everything(theirs, box)
            assert asked(mine) == asked(theirs)
            assert encode(one.view.data()) == encode(two.view.data()) == encode(table.view(decision.seat).data())
            assert [option.key for option in one.decision.options] == [option.key for option in decision.options]


def test_the_walk_would_find_the_truth() -> None:
    """A deal that is not sealed leads to it in mid-turn, and so does the table itself."""
    table = Table.new("settlers", ["romans", "barbarians"], 3, {"lookout": "alternative"})
    table.push(table.decisions[0].options[0])
    seat = table.decisions[0].seat
    other = table.determinize(seat, 1)
    box = of_the_box(table.title)
    assert everything(table.determinize(seat, 5), box) != everything(other.determinize(seat, 5), box)
    assert everything(table, box) != everything(other, box)


def test_what_is_dealt_has_no_past() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], 3)
    while table.game.round < 3:
        table.push(table.decision.options[0])
    deal = Insight(table, table.decision.seat).determinize(9)
    assert (deal.choices, deal.events, deal.steps, deal.setup.seed) == ([], [], [], 9)
    with pytest.raises(TableError, match="nothing to take back"):
        deal.pop()
    with pytest.raises(TableError, match="it has no record"):
        deal.record()
    taken_up = Table.from_position(table.position())  # which remembers where it began
    assert Insight(taken_up, taken_up.decision.seat).determinize(9).setup.position is None


@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize(
    ("title", "options"), [("settlers", {"lookout": "alternative"}), ("settlers", {}), ("founders", {})]
)
def test_a_deal_can_be_searched(title: str, options: dict[str, Any], sealed: bool) -> None:
    """Pushed, popped and cloned at any moment, in mid-turn too, and never another than it was."""
    luck = random.Random(4)
    table = Table.new(title, shelf.title(title).roles[:3], 4, options)
    inside = 0
    for number in range(60):
        seat = table.decision.seat
        deal = table.determinize(seat, number, sealed)
        inside += not table.decision.opening
        before, questions = encode(deal.title.position(deal.game)), asked(deal)
        for _ in range(2):
            line = []
            while len(line) < 30 and not deal.over:
                decision = luck.choice(deal.decisions)
                line.append((decision.seat, luck.choice(decision.options).key))
                deal.push(line[-1][1], line[-1][0])
                if len(line) % 7 == 3:
                    deal = deal.clone()
            assert deal.choices == line
            for _ in line:
                deal.pop()
            assert (encode(deal.title.position(deal.game)), asked(deal)) == (before, questions)
        table.push(luck.choice(table.decision.options))
    assert inside > 10


def test_a_sealed_deal_in_mid_turn_stays_in_its_process() -> None:
    table = Table.new(FAIR, ["ann", "bob", "cy"], 1)
    table.push("bid 1", 0)
    deal = Insight(table, 1).determinize(1)
    assert not isinstance(deal._anchor, Deal)
    with pytest.raises(TableError, match="dealt for a bot in mid-turn stays in its process"):
        pickle.dumps(deal)
    assert pickle.loads(pickle.dumps(table.determinize(1, 1))) == deal


def test_insight_is_for_a_seat_that_is_asked() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], 3)
    waiting = 1 - table.decision.seat
    with pytest.raises(TableError, match=f"seat {waiting} is not asked anything now"):
        Insight(table, waiting)
    with pytest.raises(TableError, match="no seat 2: seats are 0 to 1"):
        Insight(table, 2)
    with pytest.raises(TableError, match=f"seat {waiting} is not asked anything now"):
        bots.answer(bots.RandomBot(1), table, waiting)


class Last:
    """Searches, and takes the last option."""

    def search(self, insight: Insight) -> Option:
        guess = insight.determinize(1)
        guess.push(insight.decision.options[-1], insight.seat)
        return insight.decision.options[-1]


def test_searchers_and_choosers_play_together() -> None:
    for title, options in (("settlers", {"lookout": "alternative"}), ("founders", {})):
        table = Table.new(title, shelf.title(title).roles[:2], 4, options)
        bots.play_out(table, [Last(), bots.RandomBot(1)])
        assert table.over
