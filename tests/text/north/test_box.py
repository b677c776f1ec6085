"""The cards of North and its table, as they are spoken."""

import os
from pathlib import Path
from typing import Any

import pytest

import stead
from stead import shelf
from stead.text import LANGUAGES, speech
from stead.titles.north.title import north
from tests.text.north.spoken import BOX, EN, RU, SPEECH, TITLE
from tests.text.sentences import check

# Cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(lang: str) -> None:
    said = SPEECH[lang]
    cards = said.cards()
    assert len(cards) == 6 * 33 + 12 + 10
    filters = {filter.name: {value.value for value in filter.values} for filter in said.filters()}
    for card in cards:
        check(card.name, lang, full=False)
        check(card.facts, lang, full=False)
        check(card.provenance, lang)
        assert card.lines, card.id
        for line in card.lines:
            check(line, lang)
        assert all(set(values) <= filters[name] for name, values in card.filters.items())
        assert set(card.face["cost"]) <= said.things()["good"].keys()
    names = [card.name for card in cards if card.kind == card.id]
    assert len(set(names)) == len(names) == 148


def test_everything_is_translated() -> None:
    for english, russian in zip(EN.cards(), RU.cards(), strict=True):
        assert english.name != russian.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_of_the_box(lang: str) -> None:
    said, text = SPEECH[lang], ""
    for card in said.cards():
        if card.kind == card.id:
            lines = [f"{card.id}: {card.name} ({card.copies})", card.facts, *card.lines, card.provenance]
            text += "\n  ".join(lines) + "\n"
    for clan in TITLE.roles:
        text += "\n  ".join([said.role(clan), *said.role_lines(clan)]) + "\n"
    golden = Path(__file__).with_name(f"box.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


def test_house_cards_say_so() -> None:
    ours = [card for card in EN.cards() if card.kind == card.id and card.face["house"]]
    assert len(ours) > 130
    assert all("Supplied by us: " in card.provenance for card in ours)
    assert EN.provenance("HEI025") == "From the rulebook: effect and name. Supplied by us: numbers."
    assert {card.filters["source"] for card in ours} == {("house",), ("rulebook",)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_says_why_most_cards_are_ours(lang: str) -> None:
    about = SPEECH[lang].cards_about()
    assert "--content" in about
    assert "docs/own-cards.md" in about
    assert speech(shelf.title("settlers"), lang).cards_about() == ""


def amount(good: str, n: int) -> dict[str, Any]:
    return {"thing": f"good:{good}", "n": n}


def test_faces_have_what_a_board_draws() -> None:
    faces = {card.id: card.face for card in EN.cards()}
    drawn = {"bonus": False, "when": None, "spend": [], "per": None}
    cottage = faces["GLE007"]
    assert (cottage["type"], cottage["signs"], cottage["cost"]) == ("action", ["home"], {"wood": 2, "stone": 1})
    assert cottage["does"] == [
        drawn | {"bonus": True, "gain": [amount("worker", 1)]},
        drawn | {"spend": [amount("worker", 1)], "gain": [amount("vp", 1)]},
    ]
    assert cottage["text"] is None
    pasture = faces["GLE004"]
    assert (pasture["with"], pasture["yields"], pasture["does"]) == ("explore", [amount("sheep", 2)], [])
    lights = faces["DIS010"]
    assert (lights["pillage"], lights["conquest"]) == ([amount("card", 2), amount("vp", 1)], [amount("raze", 1)])
    shipyard = faces["PAN013"]["does"][0]
    assert (shipyard["per"], shipyard["gain"]) == ("craft", [amount("vp", 1)])
    bank = faces["MCK004"]
    assert bank["does"] == []
    assert bank["text"].startswith("Assign 1 to 3 sheep to this card. Savings: ")


PRINTED = {
    "NAN010": [
        (
            "Gain 1 food, then you may take back into your hand one of your Locations (no island and no basic Field); "
            "if you do, gain 2 Resources of your choice."
        ),
        (
            "Получите 1 еду, затем можете вернуть на руку одну из своих локаций (кроме островов и базовых Полей); "
            "если сделали это, получите 2 ресурса по вашему выбору."
        ),
    ],
    "MCK025": [
        (
            "Assign 1 worker to this card. Savings: at the end of the Lookout phase, for each worker on this card, "
            "gain 1 wood, 1 stone or 1 food."
        ),
        (
            "Назначьте на эту карточку 1 рабочего. Сбережения: в конце фазы Разведки за каждого "
            "рабочего на этой карточке получите 1 дерево, 1 камень или 1 еду."
        ),
    ],
    "GLE028": [
        (
            "Build bonus: gain 1 VP. Each time you build a Location and pay for it (at most 2 times a round), "
            "recover 1 worker."
        ),
        (
            "Бонус строительства: получите 1 ПО. Каждый раз, построив локацию и заплатив за неё "
            "(не больше 2 раз за раунд), восстановите 1 рабочего."
        ),
    ],
}


@pytest.mark.parametrize("id", PRINTED)
def test_cards_read_like_printed_ones(id: str) -> None:
    assert [" ".join(said.lines(id)) for said in (EN, RU)] == PRINTED[id]


def test_the_text_follows_the_content() -> None:
    """Cards of the players' own content speak too, and say what they do."""
    texts = shelf.texts("north")
    old = "action: {spend: {worker: 2, food: 1}, gain: {vp: 1, gold: 1}}"
    assert texts["glenn.yaml"].count(old) == 1
    glenn = texts["glenn.yaml"].replace("gle_highland_games", "my_games").replace(
        old, "action: {spend: {any: 2}, gain: {vp: 1}, per: {good: sheep}, every: 2}"
    )  # fmt: skip
    said = speech(north(texts | {"glenn.yaml": glenn}), "ru")
    assert said.name("GLE027") == "My games"
    assert said.lines("GLE027") == ["Потратьте 2 любых ресурса: получите 1 ПО за каждые 2 овцы в вашем запасе."]


def test_the_worked_example_of_the_docs_is_a_card() -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text("utf-8")
    line = page.partition("```yaml\n")[2].partition("```")[0]
    texts = shelf.texts("north")
    before, mark, after = texts["glenn.yaml"].partition("  - {id: GLE017")
    assert mark
    glenn = before + line + "  - {id: GLE019" + after.partition("  - {id: GLE019")[2]
    said = speech(north(texts | {"glenn.yaml": glenn}), "en")
    assert said.name("GLE018") == "Wool fair"
    assert said.lines("GLE018") == [
        "Build bonus: gain 1 gold.",
        "Spend 2 sheep: gain 1 VP for each card with the Home sign in your empire (4 at most). This card counts too.",
    ]
    assert said.provenance("GLE018") == "From the rulebook: numbers, effect and name."


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_a_shell_asks_for(lang: str) -> None:
    said = SPEECH[lang]
    table = stead.Table.new("north", ["glenn"], 7, {"scenario": "winter"})
    texts = [said.title(), said.blurb(), said.line(), said.chapter(3), said.round(table.view(0).data())]
    texts += [said.tally(part) for part in TITLE.tally(table.game)]
    texts += [said.measure(name) for name in TITLE.measures(table.game)]
    texts += [line for role in TITLE.roles for line in (said.role(role), *said.role_lines(role))]
    texts += [said.phase(phase) for phase in ("setup", "lookout", "action", "expedition")]
    texts += [said.order(order.name) for order in TITLE.orders] + [said.order(f"{o.name}.about") for o in TITLE.orders]
    texts += [said.verdict(verdict) for verdict in ("legend", "hero", "chief", "lost")]
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


def test_where_the_game_stands() -> None:
    data = {"phase": "action", "round": 5, "last": True, "scenario": None}
    assert (EN.round(data), RU.round(data)) == (
        "Round 5, the last · Action phase",
        "Раунд 5, последний · Фаза Действий",
    )
    alone = {"phase": "lookout", "round": 2, "last": False, "scenario": {"rounds": 4}}
    assert (EN.round(alone), RU.round(alone)) == ("Round 2 of 4 · Lookout phase", "Раунд 2 из 4 · Фаза Разведки")


GOODS = {
    "food": (("1 еду", "2 еды", "5 еды", "21 еду"), ("1 еда", "2 еды", "5 еды", "21 еда")),
    "sheep": (("1 овцу", "2 овцы", "5 овец", "21 овцу"), ("1 овца", "2 овцы", "5 овец", "21 овца")),
    "fish": (("1 рыбу", "2 рыбы", "5 рыб", "21 рыбу"), ("1 рыба", "2 рыбы", "5 рыб", "21 рыба")),
    "gold": (("1 золото", "2 золота", "5 золота", "21 золото"),),
    "raze": (("1 жетон Разрушения", "2 жетона Разрушения", "5 жетонов Разрушения", "21 жетон Разрушения"),),
    "any": (("любой ресурс", "2 любых ресурса", "5 любых ресурсов", "21 любой ресурс"),),
    "ship": (("1 корабль", "2 корабля", "5 кораблей", "21 корабль"),),
}  # fmt: skip


@pytest.mark.parametrize("good", GOODS)
def test_russian_goods(good: str) -> None:
    forms = GOODS[good]
    assert tuple(RU.voice.goods({good: n}) for n in (1, 2, 5, 21)) == forms[0]
    assert tuple(RU.voice.count({good: n}) for n in (1, 2, 5, 21)) == forms[-1]


def test_every_event_of_every_scenario_is_named() -> None:
    names = [event.name for scenario in BOX.scenarios.values() for event in scenario.events]
    for lang, said in SPEECH.items():
        for name in names:
            check(said.voice.say(f"happening-{name.replace('_', '-')}"), lang, full=False)
        for name in BOX.scenarios:
            check(said.voice.say(f"scenario-{name}"), lang, full=False)
            check(said.voice.say(f"scenario-{name}.about"), lang)
