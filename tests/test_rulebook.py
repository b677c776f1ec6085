"""The rulebook: the same in both languages, resting on rules that exist, and telling all of them."""

import re
from typing import Any

import pytest

from stead import ledger, shelf
from stead.kernel.title import Title
from stead.rulebook import Book, BookError, Passage, Run, book, left_out, parse
from stead.text import LANGUAGES, speech

MODULES = [module.name for module in shelf.MODULES if module.name in ledger.TITLES]
EVERY = pytest.mark.parametrize("title", [*shelf.TITLES, *MODULES])
LEAST = {name: 8 if name in MODULES else 11 for name in (*shelf.TITLES, *MODULES)}
"""Chapters of a book."""


def opened(name: str) -> Title[Any]:
    """What the pictures of a book are of: a title, or the one that a module belongs to, with it."""
    module = next((module for module in shelf.MODULES if module.name == name), None)
    return shelf.title(name) if module is None else shelf.title(module.title, modules=[name])


def only(text: str) -> Passage:
    [passage] = parse(f"## aim: The aim\n\n{text}").passages
    return passage


def test_a_book_has_chapters_with_passages():
    written = parse(
        "# For the eye\n\n## aim: The aim\nWin.\n\n### How\n- by\n  luck\n- or wit\n\n> Easy!\n## end: The end\nOver.\n"
    )
    assert [(chapter.id, chapter.name) for chapter in written.chapters] == [("aim", "The aim"), ("end", "The end")]
    told = [(passage.kind, passage.runs[0].text) for passage in written.chapters[0].passages]
    assert told == [("text", "Win."), ("heading", "How"), ("item", "by luck"), ("item", "or wit"), ("note", "Easy!")]


def test_a_sentence_has_its_rules():
    assert only("One. {IS-GEN-01, 03, IS-END-02..04} Two.").runs == (
        Run("One.", ("IS-GEN-01", "IS-GEN-03", "IS-END-02", "IS-END-03", "IS-END-04")),
        Run("Two."),
    )


def test_a_thing_is_marked():
    assert only("Pay [2 wood](good:wood) for the [Mill](card:COM006).").runs[0].text == (
        "Pay ⟦good:wood|2 wood⟧ for the ⟦card:COM006|Mill⟧."
    )


def test_a_picture_says_what_it_shows():
    assert only("! things good:wood good:stone: Wood: brown. {IS-GDS-02}") == Passage(
        "things", (Run("Wood: brown.", ("IS-GDS-02",)),), ("good:wood", "good:stone")
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Before any chapter.", "before the first chapter"),
        ("## The aim\n", "a chapter is"),
        ("## aim: The aim\n\n! photo of: me", "a picture is"),
        ("## aim: The aim\n\n! cards COM001", "a picture is"),
        ("## aim: The aim\n\nWin. {GEN-01}", "is no rule"),
        ("## aim: The aim\n\nWin. {02}", "is no rule"),
    ],
)
def test_what_is_written_otherwise_is_refused(text: str, says: str):
    with pytest.raises(BookError, match=says):
        parse(text)


def test_a_title_without_a_book_has_an_empty_one():
    assert book("atlanteans", "en") == Book(())


@EVERY
def test_both_languages_tell_the_same(title: str):
    english, russian = book(title, "en"), book(title, "ru")
    assert [chapter.id for chapter in russian.chapters] == [chapter.id for chapter in english.chapters]
    assert len(english.chapters) == len({chapter.id for chapter in english.chapters}) >= LEAST[title]
    for one, other in zip(english.chapters, russian.chapters, strict=True):
        told = [
            [(passage.kind, passage.of, [run.rules for run in passage.runs]) for passage in chapter.passages]
            for chapter in (one, other)
        ]
        assert told[0] == told[1], one.id


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_written_in_its_language(title: str, lang: str):
    for passage in book(title, lang).passages:
        words = re.sub("⟦[^|]*", "", " ".join(run.text for run in passage.runs))
        assert re.search("[а-яё]" if lang == "ru" else "[a-z]", words)
        assert not re.search("[A-Za-z]{3,}" if lang == "ru" else "[а-яё]", words), words


@EVERY
def test_every_rule_is_told_or_left_to_the_ledger(title: str):
    told = book(title, "en").rules
    known = {rule.id for rule in ledger.for_players(title)}
    assert told <= known
    left = {id for id in known if id in left_out() or id.rpartition("-")[0] in left_out()}
    assert known - told - left == set()


def test_nothing_is_left_out_without_need():
    books = [*shelf.TITLES, *MODULES]
    told = {rule for title in books for rule in book(title, "en").rules}
    known = {rule.id for title in books for rule in ledger.for_players(title)}
    assert not told & set(left_out())
    assert all(any(rule == id or rule.rpartition("-")[0] == id for rule in known) for id in left_out())
    assert all(left_out().values())


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_show_what_there_is(title: str, lang: str):
    said = speech(opened(title), lang, marked=True)
    cards = {card.id for card in said.cards()}
    things = {f"{kind}:{name}" for kind, names in said.things().items() for name in names}
    for passage in book(title, lang).passages:
        named = re.findall(r"⟦([^|]+)\|", " ".join(run.text for run in passage.runs))
        assert {thing.removeprefix("card:") for thing in named if thing.startswith("card:")} <= cards
        assert {thing for thing in named if not thing.startswith("card:")} <= things
        match passage.kind:
            case "cards":
                assert set(passage.of) <= cards
            case "things":
                assert set(passage.of) <= things
            case "table":
                assert set(passage.of) <= {chapter.name for chapter in opened(title).course().chapters}
            case _:
                assert passage.of == ()


@EVERY
def test_the_ledger_for_players_is_without_tests_and_foreign_words(title: str):
    english, russian = ledger.for_players(title, "en"), ledger.for_players(title, "ru")
    assert [rule.id for rule in english] == [rule.id for rule in russian]
    assert len(english) < len(ledger.rules(title))
    for rule in english:
        assert not re.search("[а-яёА-ЯЁ]", rule.section + rule.text), rule.id
    for rule in (*english, *russian):
        assert not re.search(r"-(EX|DV|BAD)-", rule.id)
        assert "[EN]" not in rule.text
        assert "[data]" not in rule.text


def test_marks_of_the_ledger_are_spelt_out():
    told = {rule.id: rule.text for rule in ledger.for_players("settlers")}
    assert told["IS-Q-63"].startswith("The English rulebook lists")
    assert "Why: the English rulebook says so" in told["IS-Q-40"]
    assert told["IS-LKT-09"] == "Taking a card in each draft step is compulsory."
