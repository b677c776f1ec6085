"""One word for one thing, in all titles; and what is said to those who look on."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from stead.text import LANGUAGES
from stead.text.voice import slug
from tests.text.test_catalogue import EVENTS, LOCALE, Mentions, entries, mentions

RULES = Path(__file__).parents[2] / "docs" / "rules"
CARD = r"\b[Кк]арт(а|ы|е|у|ой|ам|ами|ах|)\b"
INSTEAD = {
    "en": {r"\bdear(er|est)?\b": "expensive", r"\bwanted by\b": "needed by"},
    "ru": {
        CARD: "карточка",
        r"\bвзакрытую\b|\bлицом вниз\b": "рубашкой вверх",
        r"\bв руке\b|\bна руках\b": "на руке",
        r"\b([Мм]аркер|[Фф]ишк)\w* первого игрока": "жетон первого игрока",
        r"\bна (ваш|свой|его) выбор\b": "по вашему (своему, его) выбору",
        r"\b[Вв] фазу (очистки|производства|разведки)\b": "в фазе",
    },
}
"""Other words for what has one already."""
MAPPED = "colonists"
"""There «карта» is the map, so only what is certainly a card is looked for."""
CARD_BESIDE_A_MAP = rf"{CARD} (рынка|эпохи|улучшений|на руке|с руки)|^ карт(а|ы|)\b"
TO_YOU = {
    "en": re.compile(r"\b(you|yours?)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*|\w+[еёи]те|\w+йте)\b", re.IGNORECASE),
}


def folders(lang: str) -> list[str]:
    """The common catalogue, those of the titles and of their modules."""
    return ["", *sorted(path.name for path in (LOCALE / lang).iterdir() if path.is_dir())]


def others(text: str, lang: str, mapped: bool) -> list[str]:
    wrong = {CARD_BESIDE_A_MAP if mapped and word == CARD else word: right for word, right in INSTEAD[lang].items()}
    return [f"{found.group()}: {right}" for word, right in wrong.items() for found in re.finditer(word, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing_in_all_catalogues(lang: str) -> None:
    said = [
        (folder, id, text)
        for folder in folders(lang)
        for id, message in mentions(lang, folder).items()
        for text in message.texts
    ]
    assert [(id, found) for folder, id, text in said if (found := others(text, lang, folder == MAPPED))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing_in_all_rules(lang: str) -> None:
    """What stands in brackets behind a rule is the heading in the rulebook, as it is there."""
    pages = [*(RULES / "book" / lang).glob("*.md"), *((RULES / lang).glob("*.md") if lang != "en" else ())]
    assert pages
    found = [
        (page.name, number, other)
        for page in pages
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1)
        for other in others(re.sub(r"\[[^\]]*\](?!\()", "", line), lang, page.stem == MAPPED)
    ]
    assert found == []


def test_what_is_shown_before_it_happens_is_not_said_to_have_happened() -> None:
    """Founders' board says what a tile would bring while it is aimed: what a verb in the past tells, unless it would
    come to light first."""
    told = {kind.__name__: kind for folder, kind in EVENTS if folder == "founders" and not kind.barrier}
    past = [
        (id, Mentions(entry.attributes[0].value).variables if entry.attributes else set())
        for _, entry in entries("ru", "founders")
        if isinstance(entry, ftl.Message) and (id := entry.id.name).startswith("event-")
        if entry.value is not None and "seat-verb" in Mentions(entry.value).variables
        if any(id.removeprefix("event-").partition("-without")[0] == slug(name) for name in told)
    ]
    assert len(past) > 25
    assert [id for id, variables in past if "seat-will-verb" not in variables or "seat-verb" in variables] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_to_somebody_else_never_says_you(lang: str) -> None:
    questions = [
        (folder, entry)
        for folder in folders(lang)
        for _, entry in entries(lang, folder)
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("question-")
    ]
    assert len(questions) > 100
    for folder, question in questions:
        other = {attribute.id.name: attribute.value for attribute in question.attributes}.get("other")
        assert other is not None, (folder, question.id.name)
        texts = " ".join(Mentions(other).texts)
        assert not TO_YOU[lang].search(texts), (folder, question.id.name, texts)
