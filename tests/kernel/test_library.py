"""The library as a stranger uses it: whose an option is, copies, pickles, comparing, looking, getting it wrong."""

import copy
import inspect
import multiprocessing
import pickle
import random
import zlib
from base64 import urlsafe_b64encode
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import stead
from stead import (
    ContentError,
    Decision,
    Option,
    RecordError,
    Refusal,
    Refused,
    Standing,
    Table,
    TableError,
    bots,
    shelf,
)
from stead.kernel import compact, errors
from stead.kernel.running import Several
from stead.titles.settlers.events import Drew
from tests.kernel.toy import FAIR
from tests.properties.corpus import games
from tests.properties.play import PARTS, Start
from tests.properties.same import asked, bytes_of, encode
from tests.settlers.scene import scene

# Whose an option is


@pytest.mark.parametrize(("title", "options"), [("settlers", {"lookout": "alternative"}), ("founders", {})])
def test_an_option_belongs_to_the_decision_that_lists_it(title: str, options: dict[str, Any]) -> None:
    """Who decides at the same time shares no option, so it is seen whose it is. A key that several offer is refused."""
    luck = random.Random(4)
    table = Table.new(title, shelf.title(title).roles[:4], 4, options)
    at_once = shared = 0
    while not table.over:
        listed = [id(option) for decision in table.decisions for option in decision.options]
        assert len(set(listed)) == len(listed)
        decision = table.decisions[-1]
        option = luck.choice(decision.options)
        if isinstance(table._asks, Several):
            at_once += 1
            seats = [one.seat for one in table.decisions if one.find(option.key)]
            refusal = table.explain(option.key)
            assert (refusal is None) == (seats == [decision.seat])
            if refusal is not None:
                shared += 1
                named = ", ".join(str(seat) for seat in sorted(one.seat for one in table.decisions))
                assert f"(seats {named})" in str(refusal)
                with pytest.raises(Refused):
                    table.push(option.key)
                with pytest.raises(Refused):
                    table.push(Option(option.key))
            else:
                twin = table.clone()
                twin.push(option.key)
                assert twin.choices[-1] == (decision.seat, option.key)
        assert table.explain(option) is None
        table.push(option)
        assert table.choices[-1] == (decision.seat, option.key)
    assert at_once > 5
    assert shared > 5 or title == "settlers"


# Copies


def same(one: Table, other: Table) -> bool:
    return (encode(one.title.position(one.game)), asked(one)) == (
        encode(other.title.position(other.game)),
        asked(other),
    )


def test_a_copy_does_not_share_the_running_rules() -> None:
    table = scene(romans=dict(worker=6), japanese={}, turn="romans").table
    table.push("exchange 2")
    twin = copy.copy(table)
    twin.push("gain wood")
    twin.push("gain wood")
    table.push("gain stone")
    assert table.game.players[0].goods[:2] == [0, 1]
    assert twin.game.players[0].goods[:2] == [2, 0]


@games(3)
def test_a_deal_comes_through_a_pickle_too(game: Start) -> None:
    """In mid-turn it has no position, and is exact all the same."""
    for number, table in enumerate(game.play()):
        if table.over or number % 9 == 4:
            deal = table.determinize(game.luck.randrange(len(game.seats)), number)
            twin = pickle.loads(pickle.dumps(deal))
            assert same(twin, deal)
            assert twin == deal
            for _ in range(4):
                if not deal.over:
                    decision = game.luck.choice(deal.decisions)
                    key = game.luck.choice(decision.options).key
                    deal.push(key, decision.seat)
                    twin.push(key, decision.seat)
            assert same(twin, deal)
            assert same(pickle.loads(pickle.dumps(deal)), deal)
            while deal.choices:
                deal.pop()
                twin.pop()
            assert same(twin, deal)


def test_a_title_is_found_on_the_shelf_of_the_other_process() -> None:
    title = shelf.title("settlers")
    assert pickle.loads(pickle.dumps(title)) is title
    assert copy.deepcopy(title) is title
    assert len(pickle.dumps(title)) < 200
    with pytest.raises(RecordError, match="pickled with other cards of settlers"):
        shelf._unpickle("settlers", "another")


def test_a_title_on_cards_of_ones_own_takes_them_along() -> None:
    texts = shelf.texts("settlers")
    texts["boards.yaml"] = texts["boards.yaml"].replace("worker: 5", "worker: 6")
    table = Table.new(shelf.TITLES["settlers"](texts), ["romans", "barbarians"], 1)
    twin = pickle.loads(pickle.dumps(table))
    assert twin.title.content == table.title.content != shelf.title("settlers").content
    assert same(twin, table)
    assert pickle.loads(pickle.dumps(twin)).title is twin.title


def test_what_is_pickled_and_does_not_fit_is_refused() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 1)
    _, (title, setup, data) = table.__reduce__()
    with pytest.raises(RecordError, match="pickled by other rules: 'take COM999' is not legal there"):
        Table._unpickle(title, setup, (*data[:-1], [(table.decision.seat, "take COM999")]))


# Processes


def test_a_pool_of_processes_plays_and_is_refused() -> None:
    table = Table.new("founders", ["north", "south"], 3)
    for _ in range(40):
        table.push(table.decision.options[-1])
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        came_back = pool.submit(copy.copy, table)
        thought = pool.submit(bots.answer, bots.make("greedy", table.title, 5), table, table.decision.seat)
        refused = pool.submit(Table.push, table, "fly")
        broken = pool.submit(Table.from_position, {})
        missing = pool.submit(shelf.title, "settlers", Path("/nowhere"))
        assert came_back.result() == table
        answer = bots.answer(bots.make("greedy", table.title, 5), table, table.decision.seat)
        assert thought.result().key == answer.key
        with pytest.raises(Refused) as refusal:
            refused.result()
        assert refusal.value.refusal == table.explain("fly")
        with pytest.raises(RecordError, match="not a Stead position"):
            broken.result()
        with pytest.raises(ContentError, match="/nowhere: is no folder") as error:
            missing.result()
        assert (error.value.file, error.value.problem) == ("/nowhere", "is no folder")


EXCEPTIONS = [kind for kind in vars(errors).values() if inspect.isclass(kind) and issubclass(kind, Exception)]


@pytest.mark.parametrize("kind", [*EXCEPTIONS, Refused])
def test_everything_that_is_raised_comes_through_a_pickle(kind: type[Exception]) -> None:
    made: dict[type[Exception], tuple[Any, ...]] = {
        ContentError: ("cards.yaml", 7, "cost", "is too much"),
        Refused: (Refusal("IS-BLD-02", "cannot-pay", card="COM018", cost=3),),
    }
    error = kind(*made.get(kind, ("what is wrong",)))
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is kind
        assert vars(twin) == vars(error)
        assert twin.args == error.args
        if kind is not Refused:
            assert str(twin) == str(error)
    assert str(ContentError("cards.yaml", 7, "cost", "is too much")) == "cards.yaml:7: cost: is too much"
    assert str(ContentError("cards.yaml", 0, "", "is no file")) == "cards.yaml: is no file"


def test_what_a_table_tells_comes_through_a_pickle() -> None:
    for part in PARTS.values():
        table = Table.new(part.title, part.title.roles[:2], 3)
        while not table.over:
            decision = table.decision
            twin: Decision = pickle.loads(pickle.dumps(decision))
            assert repr(twin) == repr(decision)
            assert (twin.rule, twin.opening) == (decision.rule, decision.opening)
            assert [option.key for option in twin.relist()] == [option.key for option in decision.options]
            assert [option.about for option in twin.options] == [option.about for option in decision.options]
            assert len(pickle.dumps(decision)) < 40_000  # the state stayed behind
            table.push(twin.options[-1], twin.seat)
        assert pickle.loads(pickle.dumps(table.events)) == table.events
        assert pickle.loads(pickle.dumps(table.ranking)) == table.ranking
    for thing in (Refusal("IS-1", "no", a=1), Drew(1, "common", "COM001"), Standing(1, 0, 3, (1, 2), "lost")):
        assert pickle.loads(pickle.dumps(thing)) == copy.deepcopy(thing) == thing


# Comparing


def test_tables_are_equal_when_their_positions_are() -> None:
    one, two = (Table.new("settlers", ["romans", "japanese"], 7) for _ in range(2))
    assert one == two
    assert one != Table.new("settlers", ["romans", "japanese"], 8)
    assert one != Table.new("settlers", ["japanese", "romans"], 7)
    assert one != Table.new("settlers", ["romans", "japanese"], 7, {"peaceful": True})
    assert one != Table.new(FAIR, ["romans", "japanese"], 7)
    assert one != one.position()
    assert one != None  # noqa: E711 - on purpose
    two.push(two.decision.options[0])
    assert one != two
    two.push(two.decision.options[0])
    two.pop()
    two.pop()
    assert one == two
    assert one == Table.replay(one.record()) == Table.from_position(one.position())
    deals = [one.determinize(0, seed) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_tables_in_mid_turn_are_equal_when_they_go_on_the_same() -> None:
    table = scene(romans=dict(worker=6), japanese={}, turn="romans").table
    table.push("exchange 2")
    one, two = table.clone(), table.clone()
    one.push("gain wood")
    assert one != two
    two.push("gain wood")
    assert one == two
    deals = [one.determinize(0, seed) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] == deals[0].clone() != deals[2]


# Positions as text


@games(4)
def test_a_position_is_one_line_of_text_and_back(game: Start) -> None:
    for number, table in enumerate(game.play()):
        if number % 11 == 0:
            text = table.position_text()
            assert text.isascii()
            assert all(letter.isalnum() or letter in "-_." for letter in text)
            assert len(text) < 4000
            assert Table.from_position(text) == Table.from_position(f"  {text}\n") == table


def pack(data: bytes) -> str:
    return compact.MARK + urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


def test_a_line_that_is_no_position_is_refused_with_a_sentence() -> None:
    text = Table.new("settlers", ["romans", "japanese"], 7).position_text()
    for broken, said in (
        ("", "this is not a Stead position: one line of text begins with 'stead1.'"),
        ("stead2.abc", "this is not a Stead position: one line of text begins with 'stead1.'"),
        ("stead1.", "this position is damaged: it was cut off, or something was added"),
        (text[:-5], "this position is damaged"),
        (text + "AAAA", "this position is damaged"),
        (text[:99] + text[98::-1][:1] + text[100:], "this position is damaged"),
        ("stead1.я", "this position is damaged"),
        ("stead1.A", "this position is damaged"),
        (pack(b"{"), "this position is damaged"),
        (pack(b"[]"), "this is not a Stead position: it has no field 'stead'"),
        (pack(b'{"stead": 9}'), "this position is written in format 9"),
        (pack(b" " * (1 << 24)), "this position unfolds into more than 1048576 bytes"),
        ("stead1." + "A" * (1 << 17), "this position has 131079 letters; 65536 are the most"),
    ):
        with pytest.raises(RecordError) as error:
            Table.from_position(broken)
        assert str(error.value).startswith(said), broken[:60]


def test_no_letter_of_a_line_can_be_lost_unnoticed() -> None:
    text = Table.new("settlers", ["romans", "japanese"], 7).position_text()
    for i in range(len(compact.MARK), len(text), 7):
        with pytest.raises(RecordError):
            Table.from_position(text[:i] + text[i + 1 :])


# Looking


def test_a_table_is_shown_in_one_line() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7, {"lookout": "alternative"})
    both = "asked: seat 0 romans (keep one), seat 1 japanese (keep one)"
    assert repr(table) == f"Table(settlers, round 1, romans 0, japanese 0, {both})"
    while not table.over:
        table.push(table.decision.options[0])
        assert "\n" not in repr(table)
    first = table.setup.seats[table.ranking[0].seat]
    scores = ", ".join(f"{name} {score}" for name, score in zip(table.setup.seats, table.scores, strict=True))
    assert repr(table) == f"Table(settlers, round 5, {scores}, over: {first} first)"
    alone = Table.new("founders", ["north"], 1)
    assert repr(alone) == "Table(founders, round 1, north 0, asked: seat 0 north (race))"
    while not alone.over:
        alone.push(alone.decision.options[0])
    assert repr(alone).endswith(", over: lost)")


def test_a_notebook_shows_a_small_table() -> None:
    for table in (
        Table.new("settlers", ["romans", "japanese"], 7),
        Table.new("founders", ["north", "south", "east"], 7),
        Table.new("founders", ["north"], 7),
        Table.new(FAIR, ["<b>ann", "bob & co"], 7),
    ):
        for _ in range(30):
            html = table._repr_html_()
            tree = ElementTree.fromstring(html)  # every tag is closed, everything else is escaped
            assert {one.tag for one in tree.iter()} <= {*"div b span table thead tbody tr th td br".split()}
            names = [row[0].text or "" for row in tree.iter("tr")][1:]
            assert [name.removeprefix("▸ ") for name in names] == list(table.setup.seats)
            waiting = {decision.seat for decision in table.decisions}
            assert {seat for seat, name in enumerate(names) if name.startswith("▸ ")} == waiting
            shown = "".join(tree.itertext())
            assert all(option.key in shown for decision in table.decisions for option in decision.options[:3])
            assert len(html) < 20_000
            if not table.over:
                table.push(table.decision.options[-1])


# Getting it wrong


@pytest.mark.parametrize("choice", [None, 3, 2.5, b"pass", ["pass"], ("pass",), {}, object(), Option(7)])  # type: ignore[arg-type]
def test_what_is_no_choice_is_told_so(choice: Any) -> None:
    for table in (Table.new("settlers", ["romans", "japanese"], 7), Table.new(FAIR, ["ann", "bob"], 7)):
        before = bytes_of(table)
        for attempt in (table.push, table.explain, table.foresee):
            for seat in (None, 0):
                with pytest.raises(TableError, match="a choice is an option or its key"):
                    attempt(choice, seat)
        assert bytes_of(table) == before
        assert table.choices == []


def test_an_option_of_another_game_is_refused() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    for option in (*Table.new("founders", ["north"], 7).decision.options, Option("x"), Option("")):
        with pytest.raises(Refused):
            table.push(option)
        assert table.explain(option) is not None


@pytest.mark.parametrize("seat", ["0", 0.0, True, b"0", [], object()])
def test_what_is_no_seat_is_told_so(seat: Any) -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    before = bytes_of(table)
    key = table.decision.options[0].key
    for attempt in (
        lambda: table.push(key, seat),
        lambda: table.explain(key, seat),
        lambda: table.foresee(key, seat),
        lambda: table.view(seat),
        lambda: table.decision_of(seat),
        lambda: table.undo_stop(seat),
        lambda: table.determinize(seat, 1),
    ):
        with pytest.raises(TableError, match=r"seats are 0 to 1|a seat is a number from 0 to 1"):
            attempt()
    assert bytes_of(table) == before


class Whole(int):
    """A number of somebody else's, as numpy's are."""

    def __index__(self) -> int:
        return int(self)


def test_a_whole_number_of_any_make_is_a_seat() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    seat = Whole(table.decision.seat)
    assert table.decision_of(seat) is table.decision
    table.push(table.decision.options[0].key, seat)
    assert table.choices[0][0] == seat


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_do_not_exist(seat: int) -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    for attempt in (
        lambda: table.view(seat),
        lambda: table.decision_of(seat),
        lambda: table.undo_stop(seat),
        lambda: table.determinize(seat, 1),
    ):
        with pytest.raises(TableError, match=f"no seat {seat}: seats are 0 to 1"):
            attempt()


@pytest.mark.parametrize("seed", [None, "1", 1.0, True, -1, 1 << 63])
def test_seeds_that_are_none(seed: Any) -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    with pytest.raises(TableError, match="a seed is a whole number from 0 to 2"):
        table.determinize(0, seed)


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(stead.__file__).parent / "py.typed").read_text() == ""
