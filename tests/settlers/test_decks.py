"""Decks that players build (AZ-FMT, AZ-DCK): at a table, in records and positions, and what is refused."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stead import ContentError, Deck, RecordError, SetupError, Table, bots, shelf
from stead.text import LANGUAGES, Voice
from tests.modules import OAKS
from tests.proves import proves

NEW = {"romans": "ROM", "barbarians": "BAR", "egyptians": "EGY", "japanese": "JAP"}
SWAP = "romans -ROM012 +ROM061"
"""A set of 3 copies for another."""
TITLE = shelf.title("settlers", modules=["aztecs"])


def new(*seats: str, deck: Any = None, decks: str = "standard", seed: int = 3, **more: Any) -> Table:
    options = {"decks": decks, **({} if deck is None else {"deck": deck}), **more}
    return Table.new("settlers", seats or ("romans", "barbarians"), seed, options, ["aztecs"])


def cards(table: Table, seat: int) -> list[str]:
    """The whole deck of a seat, wherever its cards lie."""
    state, prefix = table.game, {"aztecs": "AZT", **NEW}[table.setup.seats[seat]]
    player = state.players[seat]
    return sorted(id for id in state.ids(player.deck + player.hand + player.looking) if id.startswith(prefix))


def make_up(ids: list[str]) -> dict[int, int]:
    """How many different cards there are in how many copies, told by name, as one would sort the printed deck."""
    names = Counter(TITLE.box.cards[TITLE.box.number[id]].name for id in ids)  # type: ignore[attr-defined]
    return dict(Counter(names.values()))


def played(table: Table, choices: int = 10_000) -> Table:
    minds = [bots.make("random", table.title, seat) for seat in range(len(table.setup.seats))]
    for _ in range(choices):
        if table.over:
            break
        seat = table.decision.seat
        table.push(bots.answer(minds[seat], table, seat), seat)
    return table


# At a table


@proves("AZ-DCK-02", "AZ-DCK-03", "AZ-Q-25")
@pytest.mark.parametrize("role", TITLE.roles)
def test_the_base_deck_is_what_everybody_plays_who_says_nothing(role: str) -> None:
    other = next(one for one in TITLE.roles if one != role)
    for table in (new(role, other), new(role, other, deck=["base", "base"]), new(role, other, decks="base")):
        mine = cards(table, 0)
        assert (len(mine), make_up(mine)) == (30, {3: 3, 2: 6, 1: 9})
        assert all(int(id[3:]) <= 30 for id in mine)
        assert "deck" not in table.record()["options"]


@proves("AZ-DCK-01", "AZ-DCK-02", "AZ-DCK-03")
@pytest.mark.parametrize("role", TITLE.roles)
def test_the_ready_deck_has_all_that_is_new(role: str) -> None:
    other = next(one for one in TITLE.roles if one != role)
    table = new(role, other, deck=["ready", "base"], decks="ready")
    mine = cards(table, 0)
    assert (len(mine), make_up(mine)) == (30, {3: 3, 2: 6, 1: 9})
    fresh = [id for id in mine if int(id[3:]) > 30]
    prefix, first = ("AZT", 31) if role == "aztecs" else (NEW[role], 61)
    assert fresh == [f"{prefix}{n:03}" for n in range(first, first + 10)]
    assert make_up(fresh) == {3: 1, 2: 2, 1: 3}
    assert table.record()["options"]["deck"] == ["ready", "base"]


@proves("AZ-EX-09", "AZ-DCK-05", "AZ-DCK-06")
def test_all_copies_go_in_and_a_set_of_as_many_comes_out() -> None:
    before, after = cards(new(), 0), cards(new(deck=[SWAP, "base"]), 0)
    assert sorted(set(after) - set(before)) == ["ROM061", "ROM062", "ROM063"]
    assert sorted(set(before) - set(after)) == ["ROM012", "ROM013", "ROM014"]
    assert (len(after), make_up(after)) == (30, {3: 3, 2: 6, 1: 9})


@proves("AZ-DCK-05")
def test_copies_that_differ_in_their_deal_are_one_set() -> None:
    """Three Sculptor's Apprentices: two with one Deal, one with another."""
    after = cards(new(deck=["romans -ROM003 +ROM061", "base"]), 0)
    assert not {"ROM003", "ROM004", "ROM005"} & set(after)
    assert len(after) == 30


@proves("AZ-FMT-02", "AZ-FMT-03")
def test_in_the_open_format_anything_goes_with_anything() -> None:
    table = new(deck=["romans +ROM061", "barbarians -BAR001 -BAR004"], decks="open")
    assert (len(cards(table, 0)), len(cards(table, 1))) == (33, 24)
    assert played(table).over


@proves("AZ-FMT-05", "AZ-FMT-02", "AZ-Q-26")
def test_common_cards_of_expansions_are_for_the_open_format(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MODULES", (*shelf.MODULES, OAKS))
    for format, there in (("base", False), ("ready", False), ("standard", False), ("open", True)):
        table = Table.new("settlers", ["romans", "aztecs"], 1, {"decks": format}, ["aztecs", "oaks"])
        lying = json.dumps(table.position()["state"])
        assert ('"COM086"' in lying) is there
        assert '"ROM091"' not in lying


def test_what_is_in_no_deck_stays_in_the_box() -> None:
    decks = ["ready", "barbarians -BAR001 +BAR061", "base", "base", "base"]
    table = played(new(*TITLE.roles, deck=decks))
    lying = json.dumps(table.position()["state"])
    assert all(f'"{id}"' not in lying for id in ("ROM012", "BAR001", "BAR064", "EGY061", "JAP061"))
    assert all(lying.count(f'"{id}"') for id in ("ROM061", "BAR061", "EGY001"))


# Written down and taken up


def test_every_copy_of_a_table_has_its_decks() -> None:
    table = played(new("romans", "aztecs", deck=[Deck.parse(SWAP), "base"]), 40)
    record = json.loads(json.dumps(table.record()))
    assert record["options"]["deck"] == [SWAP, "base"]
    for twin in (
        table.clone(),
        copy.deepcopy(table),
        pickle.loads(pickle.dumps(table)),
        Table.replay(record),
        Table.from_position(json.loads(json.dumps(table.position()))),
        Table.from_position(table.position_text()),
    ):
        assert twin == table
        assert cards(twin, 0) == cards(table, 0)
        assert twin.record()["options"] == record["options"]
    assert played(table.determinize(0, 5)).over
    table = played(table)
    assert Table.replay(json.loads(json.dumps(table.record()))) == table


def test_a_line_is_kept_as_it_is_shortest() -> None:
    ready = str(TITLE.decks.ready("romans"))  # type: ignore[union-attr]
    lines = {"romans +ROM061   -ROM012 ": SWAP, ready: "ready", "romans": "base", "base": "base", "ready": "ready"}
    for line, kept in lines.items():
        table = new(deck=[line, "ready"])
        assert table.record()["options"]["deck"] == [kept, "ready"]


def test_a_game_alone_has_a_deck_too() -> None:
    table = new("romans", deck=[SWAP])
    assert "ROM061" in cards(table, 0)
    assert played(table).over


# What is refused

BAD = [
    ("AZ-DCK-02", "romans +ROM061", "A deck has exactly 30 cards; this one has 33."),
    ("AZ-DCK-02", "romans -ROM012", "A deck has exactly 30 cards; this one has 27."),
    ("AZ-DCK-03", "romans -ROM001 -ROM008 +ROM061", "Of cards with 3 copies a deck has 3; this one has 4."),
    ("AZ-DCK-05", "romans -ROM013 +ROM061", "A card is used with all its copies or not at all"),
    ("AZ-DCK-05", "romans -ROM012 +ROM062", "named by "),
    ("AZ-DCK-05", "romans -ROM005 +ROM061", "goes with "),
    ("AZ-DCK-01", "romans -ROM061 +ROM064", "is not in the base deck, so it cannot be taken out of it"),
    ("AZ-DCK-01", "romans +ROM012", "is in the base deck already"),
    ("AZ-FMT-02", "romans -ROM012 +BAR061", "Romans have no card BAR061."),
    ("AZ-FMT-02", "romans -ROM012 +ROM099", "Romans have no card ROM099."),
]


@proves("AZ-BAD-19", "AZ-DCK-01", "AZ-DCK-02", "AZ-DCK-03", "AZ-DCK-05", "AZ-FMT-02", "AZ-FMT-04")
@pytest.mark.parametrize(("rule", "line", "why"), BAD)
def test_a_bad_deck_is_refused_with_its_rule(rule: str, line: str, why: str) -> None:
    with pytest.raises(SetupError) as error:
        new(deck=[line, "base"])
    assert f"is refused: {rule}: " in str(error.value)
    assert why in str(error.value)
    record = {**new().record(), "options": {**new().record()["options"], "deck": [line, "base"]}}
    with pytest.raises(RecordError, match=f"this record cannot be set up: .*{rule}"):
        Table.replay(record)


@proves("AZ-BAD-20", "AZ-FMT-06")
def test_a_standard_deck_has_cards_of_one_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MODULES", (*shelf.MODULES, OAKS))

    def made(line: str, decks: str = "standard") -> Table:
        return Table.new(
            "settlers", ["romans", "aztecs"], 1, {"decks": decks, "deck": [line, "base"]}, ["aztecs", "oaks"]
        )

    assert len(cards(made("romans -ROM012 +ROM091"), 0)) == 30
    both = "romans -ROM003 -ROM012 +ROM061 +ROM091"
    with pytest.raises(SetupError, match=r"AZ-FMT-06: .*only 1 expansion; here .* of Aztecs and some of Oaks"):
        made(both)
    assert len(cards(made(both, "open"), 0)) == 30


@proves("AZ-FMT-01")
def test_a_table_says_which_decks_it_allows() -> None:
    with pytest.raises(SetupError, match="AZ-FMT-01: At this table everybody plays their base deck"):
        new(deck=["ready", "base"], decks="base")
    with pytest.raises(SetupError, match="AZ-FMT-01: At this table only the base deck and the ready deck are played"):
        new(deck=[SWAP, "base"], decks="ready")
    whole = " ".join(f"-{one.id}" for one in TITLE.decks.sets("romans") if not one.mark)  # type: ignore[union-attr]
    with pytest.raises(SetupError, match="AZ-FMT-02: A deck needs cards"):
        new(deck=[f"romans {whole}", "base"], decks="open")


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ("ready", "'deck' is a list with a line for each seat, not 'ready'"),
        (3, "'deck' is a list with a line for each seat, not 3"),
        (["base"], "'deck' has 1 lines; it needs one for each of the 2 seats"),
        (["base", None], "a deck is a line of text"),
        (["", "base"], "a deck begins with whose it is"),
        (["romans ROM061", "base"], "in a deck a set is taken out by -ROM012 and added by +ROM061, not by 'ROM061'"),
        (["romans +", "base"], "not by '+'"),
        (["romans +ROM061 -ROM061", "base"], "ROM061 is in this deck's line twice"),
        (["barbarians -BAR001 +BAR061", "base"], "this deck is of the barbarians, but the seat plays romans"),
        (["romans " + "+ROM061 " * 60, "base"], "a deck is a line of at most 400 letters"),
    ],
)
def test_what_is_no_deck_is_refused(deck: Any, why: str) -> None:
    with pytest.raises(SetupError, match=why.replace("+", r"\+").replace("(", r"\(")):
        new(deck=deck)


def test_without_the_module_there_are_no_decks() -> None:
    with pytest.raises(SetupError, match="no option 'deck' in settlers"):
        Table.new("settlers", ["romans", "japanese"], 1, {"deck": ["base", "base"]})


@pytest.mark.parametrize("card", ["ROM012", "ROM064", "EGY061"])
def test_a_position_with_a_card_of_the_box_is_refused(card: str) -> None:
    table = new(deck=[SWAP, "base"])
    position = json.loads(json.dumps(table.position()))
    position["state"]["players"][0]["deck"].append(card)
    with pytest.raises(RecordError, match=f"{card} does not belong to this game"):
        Table.from_position(position)
    position = json.loads(json.dumps(table.position()))
    gone = position["state"]["players"][0]["deck"].pop()
    with pytest.raises(RecordError, match=f"{gone} is nowhere"):
        Table.from_position(position)


@proves("AZ-DCK-06")
@pytest.mark.parametrize("other", ["ROM013", "ROM001", "ROM064", "BAR001", "ROM999"])
def test_a_content_file_that_replaces_what_does_not_fit_is_refused(other: str) -> None:
    """Another copy, a set of two, one that is new itself, one of another faction, none at all."""
    file = "aztecs/romans.yaml"
    texts = {**TITLE.texts, file: TITLE.texts[file].replace("replaces: ROM012", f"replaces: {other}")}
    with pytest.raises(ContentError, match=f"romans: ROM061: replaces '{other}'; it is the first card of a base set"):
        shelf.reopen("settlers", texts, "x")


@pytest.mark.parametrize("mark", ["oaks", "friend"])
def test_a_mark_that_no_module_brings_is_refused(mark: str) -> None:
    file = "aztecs/romans.yaml"
    texts = {**TITLE.texts, file: TITLE.texts[file].replace("mark: aztecs", f"mark: {mark}", 1)}
    with pytest.raises(ContentError, match=f"Invalid enum value '{mark}'; one of: aztecs, friends"):
        shelf.reopen("settlers", texts, "x")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_in_both_languages(lang: str) -> None:
    voice = Voice(lang, title="settlers", modules=shelf.modules_of("settlers", ["aztecs"]))
    for format in TITLE.decks.formats:  # type: ignore[union-attr]
        for _, line, _ in BAD:
            for refusal in TITLE.decks.problems(Deck.parse(line), format):  # type: ignore[union-attr]
                assert voice.refusal(refusal).endswith((".", "ROM061.", "ROM003."))
        assert voice.say(f"setting-decks-{format}")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    for kept in (shelf._unpickle, shelf._past):
        kept.cache_clear()
