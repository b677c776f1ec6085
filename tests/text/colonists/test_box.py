"""The buildings, cards and places of Colonists and its table, as they are spoken."""

import os
from pathlib import Path

import pytest

import stead
from stead import shelf
from stead.text import LANGUAGES, speech
from stead.titles.colonists.state import PHASES
from stead.titles.colonists.title import colonists
from tests.text.colonists.spoken import EN, RU, SPEECH, TITLE
from tests.text.sentences import check

# Cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(lang: str) -> None:
    said = SPEECH[lang]
    cards = said.cards()
    assert len(cards) == 25 + 36 + 140 + 62 + 4 + 28
    filters = {filter.name: {value.value for value in filter.values} for filter in said.filters()}
    for card in cards:
        check(card.name, lang, full=False)
        check(card.facts[0].upper() + card.facts[1:], lang, full=False)
        check(card.provenance, lang)
        assert card.lines, card.id
        for line in card.lines:
            check(line, lang)
        assert all(set(values) <= filters[name] for name, values in card.filters.items())
        assert card.face["name"] == card.id
    kinds = [card for card in cards if card.kind == card.id]
    named = [(card.filters["kind"], card.name, card.filters["era"]) for card in kinds]
    assert len(set(named)) == len(named)


def test_everything_is_translated() -> None:
    for english, russian in zip(EN.cards(), RU.cards(), strict=True):
        assert english.name != russian.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_the_box(lang: str) -> None:
    text = ""
    for card in SPEECH[lang].cards():
        if card.kind == card.id:
            lines = [f"{card.id}: {card.name} ({card.copies})", card.facts, *card.lines, card.provenance]
            text += "\n  ".join(lines) + "\n"
    golden = Path(__file__).with_name(f"box.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


def test_what_is_not_certain_says_both() -> None:
    doubted = [card for card in EN.cards() if card.face["doubt"]]
    assert {"farm", "grove.1", "302", "lord.2", "3_joiner"} <= {card.id for card in doubted}
    assert all("Not certain: " in card.provenance for card in doubted)
    assert "3 wood, the published list 2" in EN.provenance("grove.1")


def test_faces_have_what_a_board_draws() -> None:
    faces = {card.id: card.face for card in EN.cards()}
    lodge = faces["hunting_lodge"]
    assert (lodge["kind"], lodge["type"], lodge["worker"], lodge["workers"]) == ("building", "maintenance", "farmer", 1)
    assert (lodge["cost"], lodge["value"], lodge["produces"]) == ({"wood": 2, "clay": 1, "tool": 3}, 3, {"food": 1})
    assert faces["joiner.2"]["does"] == [{"refine": [{"wood": 2}], "into": {"plank": 1}}]
    assert faces["carpenter.1"]["replaces"] == "joiner"
    assert (faces["alchemist.3"]["colony"], faces["alchemist.3"]["level"]) == ("alchemist", 3)
    assert faces["1_farm"]["subsidy"] == [{"food": 1, "wood": 1}]
    assert (faces["335"]["uses"], faces["335"]["pays"]) == ("ticket", {"plank": 1})


def test_the_text_follows_the_content() -> None:
    """Cards of the players' own content speak too, and say what they do."""
    texts = shelf.texts("colonists")
    improvements = texts["improvements.yaml"].replace("stone_axe", "my_axe").replace("gain: {wood: 4}", "draw: 3")
    said = speech(colonists(texts | {"improvements.yaml": improvements}), "ru")
    assert (said.name("101"), said.lines("101")) == ("My axe", ["Получите 3 улучшения."])


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_a_shell_asks_for(lang: str) -> None:
    said = speech(TITLE, lang)
    table = stead.Table.new("colonists", seats=["north"], seed=7)
    texts = [said.title(), said.blurb(), said.line(), said.chapter(8)]
    texts += [said.tally(part) for part in TITLE.tally(table.game)]
    texts += [said.measure(name) for name in TITLE.measures(table.game)]
    texts += [line for role in TITLE.roles for line in (said.role(role), *said.role_lines(role))]
    texts += [said.phase(phase) for phase in PHASES]
    texts += [said.order(order.name) for order in TITLE.orders]
    for text in texts:
        check(text, lang, full=False)
    assert len({said.phase(phase) for phase in PHASES}) == len(PHASES)
    assert said.verdict("") == ""
    for setting in TITLE.settings:
        check(said.setting(setting.name), lang, full=False)
        check(said.setting_help(setting.name), lang)
        labels = [said.setting_value(setting.name, value) for value in setting.values]
        assert len(set(labels)) == len(setting.values)
    for kind, names in said.things().items():
        assert all(names.values()), kind


def test_where_the_game_stands() -> None:
    data = {"phase": "places", "era": 1, "year": 0, "half": 0, "turn": 0}
    assert (EN.round(data), RU.round(data)) == ("Laying out the map", "Раскладка карты")
    data |= {"phase": "play", "era": 2, "year": 3, "half": 1, "turn": 1}
    # A line never breaks where here is a "_".
    assert EN.round(data) == "Era_2_· year_3_of_5_· winter, turn_2_of_3".replace("_", "\u00a0")
    assert RU.round(data) == "Эпоха_2_· год_3_из_5_· зима, ход_2_из_3".replace("_", "\u00a0")
    workers = RU.round(data | {"phase": "workers"})
    assert workers == "Эпоха_2_· год_3_из_5_· кто где работает".replace("_", "\u00a0")
    assert EN.chapter(8) == "Era 2, year 3"


GOODS = {
    "wood": (("1 дерево", "2 дерева", "5 дерева", "21 дерево"),),
    "clay": (("1 глину", "2 глины", "5 глины", "21 глину"), ("1 глина", "2 глины", "5 глины", "21 глина")),
    "ore": (("1 руду", "2 руды", "5 руды", "21 руду"), ("1 руда", "2 руды", "5 руды", "21 руда")),
    "plank": (("1 доску", "2 доски", "5 досок", "21 доску"), ("1 доска", "2 доски", "5 досок", "21 доска")),
    "brick": (("1 кирпич", "2 кирпича", "5 кирпичей", "21 кирпич"),),
    "coal": (("1 уголь", "2 угля", "5 угля", "21 уголь"),),
    "food": (("1 еду", "2 еды", "5 еды", "21 еду"), ("1 еда", "2 еды", "5 еды", "21 еда")),
    "tool": (("1 инструмент", "2 инструмента", "5 инструментов", "21 инструмент"),),
    "dollar": (("1 доллар", "2 доллара", "5 долларов", "21 доллар"),),
}


@pytest.mark.parametrize("good", GOODS)
def test_russian_goods(good: str) -> None:
    forms = GOODS[good]
    assert tuple(RU.voice.goods({good: n}) for n in (1, 2, 5, 21)) == forms[0]
    assert tuple(RU.voice.count({good: n}) for n in (1, 2, 5, 21)) == forms[-1]
