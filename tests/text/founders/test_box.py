"""The cards of Founders and its table, as they are spoken."""

import os
from pathlib import Path

import pytest

import stead
from stead import shelf
from stead.text import LANGUAGES, speech
from stead.titles.founders.cards import CORE
from stead.titles.founders.title import founders
from tests.text.founders.spoken import EN, RU, SPEECH, TITLE
from tests.text.sentences import check

# Cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(lang: str) -> None:
    said = SPEECH[lang]
    cards = said.cards()
    assert len(cards) == len(CORE) + 18 + 21 + 9 + 18 + 15
    filters = {filter.name: {value.value for value in filter.values} for filter in said.filters()}
    for card in cards:
        check(card.name, lang, full=False)
        check(card.facts, lang, full=False)
        check(card.provenance, lang)
        assert card.lines, card.id
        for line in card.lines:
            check(line, lang)
        assert all(set(values) <= filters[name] for name, values in card.filters.items())
        assert card.face["name"] == card.id
    assert len({card.name for card in cards}) == len(cards)


def test_everything_is_translated() -> None:
    for english, russian in zip(EN.cards(), RU.cards(), strict=True):
        assert english.name != russian.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_the_box(lang: str) -> None:
    text = ""
    for card in SPEECH[lang].cards():
        text += "\n  ".join([f"{card.id}: {card.name}", card.facts, *card.lines, card.provenance]) + "\n"
    golden = Path(__file__).with_name(f"box.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


def test_faces_have_what_a_board_draws() -> None:
    faces = {card.id: card.face for card in EN.cards()}
    assert faces["build"] == {"kind": "core", "name": "build", "house": False}
    assert faces["trade"] == {"kind": "core", "name": "trade", "house": True}  # which terrain is cheap is a guess
    carpenter = {"level": 1, "category": "build", "needs": "wood", "vp": 0}
    assert faces["carpenter"] == {"kind": "advisor", "name": "carpenter", "house": True} | carpenter
    assert faces["lantern_theater"]["shape"] == ["###", ".#."]
    assert faces["lantern_theater"]["needs"][0] == {"resource": "people", "vp": 3}
    assert (faces["savvas"]["home"], faces["savvas"]["action"]) == ("stone", "Build up to 2 roads, then gain 1 VP.")
    assert (faces["weapons"]["price"], faces["weapons"]["needs"][1]) == (6, {"resource": "wood", "vp": 1})
    assert faces["stone"]["race"] == "savvas"
    assert faces["house_bridge"]["has"] == {"houses": 1, "bridges": 1}


def test_the_text_follows_the_content() -> None:
    """Cards of the players' own content speak too, and say what they do."""
    texts = shelf.texts("founders")
    advisors = texts["advisors.yaml"].replace("scholar", "my_clerk", 1).replace("recruit: 1, price: 0", "road: 5", 1)
    prestige = texts["prestige.yaml"].replace("gain: {temporary: 3}", "upgrade: [3], roads: 2", 1)
    said = speech(founders(texts | {"advisors.yaml": advisors, "prestige.yaml": prestige}), "ru")
    assert (said.name("my_clerk"), said.lines("my_clerk")) == ("My clerk", ["Постройте до 5 дорог."])
    assert said.lines("golden_lion")[-1] == (
        "Рабочий: постройте хранилище ресурса уровня 3 и до 2 соединённых с ним дорог."
    )


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_a_shell_asks_for(lang: str) -> None:
    said = speech(TITLE, lang)
    table = stead.Table.new("founders", seats=["north"], seed=7)
    texts = [said.title(), said.blurb(), said.chapter(3), said.verdict("won"), said.verdict("lost")]
    texts += [said.tally(part) for part in TITLE.tally(table.game)]
    texts += [said.measure(name) for name in TITLE.measures(table.game)]
    texts += [line for role in TITLE.roles for line in (said.role(role), *said.role_lines(role))]
    texts += [said.phase(phase) for phase in ("setup", "races", "resources", "third", "starts", "play")]
    texts += [said.order(order.name) for order in TITLE.orders]
    for text in texts:
        check(text, lang, full=False)
    assert said.verdict("") == ""
    for setting in TITLE.settings:
        check(said.setting(setting.name), lang, full=False)
        check(said.setting_help(setting.name), lang)
        labels = [said.setting_value(setting.name, value) for value in setting.values]
        assert len(set(labels)) == len(setting.values)
    for kind, names in said.things().items():
        assert all(names.values()), kind
    assert said.things()["good"].keys() == {"coin", "temporary", "permanent", "vp"}


def test_where_the_game_stands() -> None:
    data = {"phase": "races", "round": 1, "completed": 0, "players": [None] * 3}
    assert (EN.round(data), RU.round(data)) == ("Choosing races", "Выбор рас")
    data |= {"phase": "play", "round": 4, "completed": 2}
    assert EN.round(data) == "Round 4 · 2 of 6 buildings completed"
    assert RU.round(data | {"players": [None]}) == "Раунд 4 из 7 · достроено зданий: 2 из 6"


GOODS = {
    "coin": (("1 монету", "2 монеты", "5 монет", "21 монету"), ("1 монета", "2 монеты", "5 монет", "21 монета")),
    "temporary": (
        ("1 временный кристалл", "2 временных кристалла", "5 временных кристаллов", "21 временный кристалл"),
    ),
    "permanent": (
        ("1 постоянный кристалл", "2 постоянных кристалла", "5 постоянных кристаллов", "21 постоянный кристалл"),
    ),
}


@pytest.mark.parametrize("good", GOODS)
def test_russian_goods(good: str) -> None:
    forms = GOODS[good]
    assert tuple(RU.voice.goods({good: n}) for n in (1, 2, 5, 21)) == forms[0]
    assert tuple(RU.voice.count({good: n}) for n in (1, 2, 5, 21)) == forms[-1]
