"""The cards of the module say what they do. The golden files hold the text of every card, to be read by people.

To write them anew after a change: STEAD_GOLDEN=1 pytest tests/text/aztecs
"""

import os
from pathlib import Path
from typing import Any

import pytest

from stead import shelf
from stead.text import LANGUAGES, speech
from tests.text.sentences import check

TITLE: Any = shelf.title("settlers", modules=["aztecs"])
SPEECH = {lang: speech(TITLE, lang) for lang in LANGUAGES}
KINDS = [card for card in TITLE.box.cards if card.kind == card.number and (card.deck == "aztecs" or card.mark)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_the_box(lang: str) -> None:
    said, text = SPEECH[lang], ""
    for card in KINDS:
        check(said.name(card.id), lang, full=False)
        for line in said.lines(card.id):
            check(line, lang)
        lines = [f"{card.id} {said.name(card.id)}", said.facts(card.id), *said.lines(card.id), said.provenance(card.id)]
        text += "\n  ".join(lines) + "\n"
    text += "\n  ".join([said.role("aztecs"), *said.role_lines("aztecs")]) + "\n"
    golden = Path(__file__).with_name(f"box.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_base_read_as_they_did(lang: str) -> None:
    """Messages that the module says anew say the same of what it does not bring."""
    base = speech(shelf.title("settlers"), lang)
    for card in shelf.title("settlers").box.cards:  # type: ignore[attr-defined]
        assert SPEECH[lang].lines(card.id) == base.lines(card.id)
        assert SPEECH[lang].facts(card.id) == base.facts(card.id)
    for role in shelf.title("settlers").roles:
        assert SPEECH[lang].role_lines(role) == base.role_lines(role)
    for kind, names in base.things().items():
        assert SPEECH[lang].things()[kind].items() >= names.items()


PRINTED = {
    "AZT004": (
        (
            "Spend 1 worker: name a colour (brown, grey or red); Prayer 5: gain 1 matching good for each card of that "
            "colour. May be activated twice a round."
        ),
        (
            "Потратьте 1 рабочего: назовите цвет (коричневый, серый или красный); обряд 5: получите совпадающий товар "
            "за каждую карточку этого цвета. Можно активировать дважды за раунд."
        ),
    ),
    "AZT012": (
        "Spend 1 food: gain 1 VP; Prayer 5: gain 1 VP for each red card and 1 worker for each pink card.",
        (
            "Потратьте 1 еду: получите 1 ПО; обряд 5: получите 1 ПО за каждую красную карточку и 1 рабочего за каждую "
            "розовую карточку."
        ),
    ),
    "AZT014": (
        "Produces 1 stone; Prayer 2: gain 1 stone for each grey card.",
        "Приносит 1 камень; обряд 2: получите 1 камень за каждую серую карточку.",
    ),
}


@pytest.mark.parametrize("id", PRINTED)
def test_cards_read_like_printed_ones(id: str) -> None:
    assert tuple(" ".join(SPEECH[lang].lines(id)) for lang in ("en", "ru")) == PRINTED[id]
