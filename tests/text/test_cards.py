"""Cards say what they do. The golden files hold the text of every card, to be read by people.

To write them anew after a change: STEAD_GOLDEN=1 pytest tests/text/test_cards.py
"""

import os
from pathlib import Path
from typing import Any

import pytest

from stead import shelf
from stead.text import LANGUAGES, Speech, speech
from stead.titles.settlers.box import FACTIONS
from stead.titles.settlers.cards import Card
from stead.titles.settlers.title import settlers
from tests.kernel.toy import FAIR
from tests.text.sentences import check

TITLE: Any = shelf.title("settlers")
KINDS: list[Card] = [card for card in TITLE.box.cards if card.kind == card.number]
LOCATIONS = [card for card in KINDS if card.type != "attack"]
SPEECH = {lang: speech(TITLE, lang) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    said = SPEECH[lang]
    assert len({card.name for card in LOCATIONS}) == 126
    for card in KINDS:
        check(said.name(card.id), lang, full=False)
        check(said.facts(card.id), lang, full=False)
        check(said.provenance(card.id), lang)
        assert said.lines(card.id), card.id
        for line in said.lines(card.id):
            check(line, lang)
            assert line.endswith(".")


def test_every_name_is_translated() -> None:
    for card in TITLE.box.cards:
        names = {said.name(card.id) for said in SPEECH.values()}
        assert len(names) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_copies_say_the_same(lang: str) -> None:
    for card in TITLE.box.cards:
        assert SPEECH[lang].lines(card.id) == SPEECH[lang].lines(TITLE.box.cards[card.kind].id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_the_box(lang: str) -> None:
    said = SPEECH[lang]
    text = ""
    for card in KINDS:
        lines = [f"{card.id} {said.name(card.id)}", said.facts(card.id), *said.lines(card.id), said.provenance(card.id)]
        text += "\n  ".join(lines) + "\n"
    for faction in FACTIONS:
        text += "\n  ".join([said.role(faction), *said.role_lines(faction)]) + "\n"
    golden = Path(__file__).with_name(f"cards.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


PRINTED = {
    "COM037": [
        "Spend 1 worker and 2 stone: gain 3 VP.",
        "Потратьте 1 рабочего и 2 камня: получите 3 ПО.",
    ],
    "COM021": [
        "Spend 1 worker: gain 1 gold. May be activated twice a round.",
        "Потратьте 1 рабочего: получите 1 золотой. Можно активировать дважды за раунд.",
    ],
    "COM006": [
        "Each time you build a red Location (this one counts too), gain 1 gold and 1 VP.",
        "Каждый раз, построив красную локацию (эта тоже считается), получите 1 золотой и 1 ПО.",
    ],
    "COM017": [
        "Produces 1 worker for each pink Location in your empire (3 at most). This Location counts too.",
        (
            "Приносит 1 рабочего за каждую розовую локацию в вашей империи, но не больше чем за 3. "
            "Эта локация тоже считается."
        ),
    ],
    "COM061": [
        "Spend 1 worker and cancel 1 of your Deals: gain 2 VP. May be activated twice a round.",
        "Потратьте 1 рабочего и откажитесь от одной своей сделки: получите 2 ПО. Можно активировать дважды за раунд.",
    ],
    "EGY004": [
        "Produces either 1 Raze token or 2 VP, as you choose.",
        "Приносит 1 жетон разрушений или 2 ПО по вашему выбору.",
    ],
    "EGY006": [
        "Each time you activate an Action Location, you may gain 2 VP for 1 gold or 1 VP for 1 worker.",
        "Каждый раз, активировав локацию с действием, можете получить 2 ПО за 1 золотой или 1 ПО за 1 рабочего.",
    ],
    "JAP009": [
        "Produces 1 VP for each Samurai on your Locations (3 at most).",
        "Приносит 1 ПО за каждого самурая на ваших локациях, но не больше чем за 3.",
    ],
    "ROM022": [
        "To raze a Location of your empire, opponents must spend 1 more Raze token.",
        "Чтобы разрушить локацию в вашей империи, противник тратит на 1 жетон разрушений больше.",
    ],
}


@pytest.mark.parametrize("id", PRINTED)
def test_cards_read_like_printed_ones(id: str) -> None:
    assert [" ".join(SPEECH[lang].lines(id)) for lang in ("en", "ru")] == PRINTED[id]


def own_box(**changes: str) -> Speech:
    """The box with a player's own Common cards: what the line of a card says, changed."""
    texts = shelf.texts("settlers")
    common = texts["common.yaml"]
    for id, change in changes.items():
        old, new = change.split(" -> ")
        head, mark, tail = common.partition(f"id: {id},")
        assert old in tail.partition("- {id:")[0], (id, old)
        common = head + mark + tail.replace(old, new, 1)
    return speech(settlers(texts | {"common.yaml": common}), "ru")


def test_the_text_follows_the_effect() -> None:
    """Cards of the players' own content speak too, and say what they do."""
    said = own_box(
        COM002="colour: grey, gain -> deck: faction, gain",
        COM004="com_carpenters_workshop -> my_sawmill",
        COM006="event: built, colour: red -> event: built, colour: blue",
        COM007="gain: {wood: 2} -> look: {deck: common, cards: 3}",
        COM018="raze: 1 -> raze: 5",
        COM042="spend: {worker: 1} -> spend: {card: 1, deal: 1}",
    )
    assert said.lines("COM002") == ["Каждый раз, построив имперскую локацию, получите 1 золотой и 1 ПО."]
    assert said.name("COM004") == "My sawmill"
    assert said.lines("COM006") == ["Каждый раз, построив синюю локацию, получите 1 золотой и 1 ПО."]
    assert said.lines("COM007") == [
        "Возьмите 3 карточки из общей колоды, одну оставьте себе, а остальные сбросьте.",
    ]
    assert said.lines("COM018") == ["Приносит 5 жетонов разрушений."]
    assert said.lines("COM042") == [
        "Сбросьте 1 карточку с руки и откажитесь от одной своей сделки: получите 2 дерева.",
    ]


def test_the_speaker_of_a_title() -> None:
    assert speech(TITLE).name("COM018") == "Armorer"
    with pytest.raises(ValueError, match="nobody speaks for 'fair'; there are: settlers"):
        speech(FAIR)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings(lang: str) -> None:
    said = SPEECH[lang]
    for setting in TITLE.settings:
        check(said.setting(setting.name), lang, full=False)
        check(said.setting_help(setting.name), lang)
        labels = [said.setting_value(setting.name, value) for value in setting.values]
        assert len(set(labels)) == len(setting.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phases_and_ratings(lang: str) -> None:
    phases = [SPEECH[lang].phase(p) for p in ("setup", "lookout", "production", "action", "cleanup", "attack")]
    assert len(set(phases)) == 6
    for phase in phases:
        check(phase, lang, full=False)
    for rating in ("emperor", "king", "castellan", "knight", "squire", "servant", "commoner", "lost"):
        check(SPEECH[lang].verdict(rating), lang, full=False)
