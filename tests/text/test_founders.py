"""Founders, spoken: what cards say, whole games told to every reader, options and log lines word by word.

To write the golden files anew after a change: STEAD_GOLDEN=1 pytest tests/text/test_founders.py
"""

import os
import random
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import stead
from stead import Decision, Option, Refusal, shelf
from stead.kernel.events import Event
from stead.text import LANGUAGES, FoundersSpeech, Voice, speech
from stead.text.voice import unmarked
from stead.titles.founders import events, offer, setup, solo, turn, vote
from stead.titles.founders.actions import build, recruit, trade, upgrade
from stead.titles.founders.cards import CALL, CORE, TRADE
from stead.titles.founders.delivery import suppliers
from stead.titles.founders.effects.cards import Recall
from stead.titles.founders.setup import SEATS
from stead.titles.founders.state import NOBODY, PLAY, Game
from stead.titles.founders.title import founders
from tests.text.sentences import check

TITLE: Any = shelf.title("founders")
BOX = TITLE.box
SPEECH = {lang: FoundersSpeech(Voice(lang), BOX) for lang in LANGUAGES}
MARKED = {lang: FoundersSpeech(Voice(lang, marked=True), BOX) for lang in LANGUAGES}
EN, RU = SPEECH["en"], SPEECH["ru"]
MARK = re.compile(r"⟦([a-z]+):([^|⟦⟧]+)\|([^⟦⟧]+)⟧")
CELLS = {name for board in BOX.boards.values() for name in board.numbers}


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
    golden = Path(__file__).with_name(f"founders.{lang}.txt")
    if os.environ.get("STEAD_GOLDEN"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


def test_faces_have_what_a_board_draws() -> None:
    faces = {card.id: card.face for card in EN.cards()}
    assert faces["trade"] == {"kind": "core", "name": "trade", "house": False}
    carpenter = {"level": 1, "category": "build", "needs": "wood", "vp": 0}
    assert faces["carpenter"] == {"kind": "advisor", "name": "carpenter", "house": True} | carpenter
    assert faces["lantern_theater"]["shape"] == ["###", ".#."]
    assert faces["lantern_theater"]["needs"][0] == {"resource": "people", "vp": 3}
    assert faces["savvas"]["home"] == "stone"
    assert (faces["weapons"]["price"], faces["weapons"]["needs"][1]) == (6, {"resource": "wood", "vp": 1})
    assert faces["stone"]["race"] == "savvas"
    assert faces["house_bridge"]["has"] == {"houses": 1, "bridges": 1}


def test_the_text_follows_the_content() -> None:
    """Cards of the players' own content speak too, and say what they do."""
    texts = shelf.texts("founders")
    advisors = texts["advisors.yaml"].replace("scholar", "my_clerk", 1).replace("recruit: 1, price: 0", "road: 5", 1)
    prestige = texts["prestige.yaml"].replace("gain: {temporary: 3}", "upgrade: [3], roads: 2", 1)
    said = FoundersSpeech(Voice("ru"), founders(texts | {"advisors.yaml": advisors, "prestige.yaml": prestige}).box)
    assert (said.name("my_clerk"), said.lines("my_clerk")) == ("My clerk", ["Постройте до 5 дорог."])
    assert said.lines("golden_lion")[-1] == (
        "Рабочий: постройте хранилище ресурса уровня 3 и до 2 соединённых с ним дорог."
    )


# The table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_a_shell_asks_for(lang: str) -> None:
    said = speech("founders", Voice(lang), TITLE)
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
    assert tuple(Voice("ru").goods({good: n}) for n in (1, 2, 5, 21)) == forms[0]
    assert tuple(Voice("ru").count({good: n}) for n in (1, 2, 5, 21)) == forms[-1]


# Whole games

GAMES: list[tuple[list[str], dict[str, Any]]] = [
    (["south"], {"board": "thematic"}),
    (["west"], {"achievements": True}),
    (["west", "north"], {"achievements": True}),
    (["east", "south", "north"], {"board": "thematic", "workers": False}),
    (list(SEATS), {"mirror": True}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids="-".join)
def test_a_whole_game_is_told(seats: list[str], options: Mapping[str, Any]) -> None:
    chance = random.Random(5)
    table = stead.Table.new("founders", seats, 5, options)
    told, things = 0, set[tuple[str, str]]()
    while not table.over:
        told = tell(table.events, told, seats, things)
        decision = chance.choice(table.decisions)
        ask(decision, things)
        refuse(table, decision, chance)
        table.push(likely(decision, chance), decision.seat)
    tell(table.events, told, seats, things)
    assert {kind for kind, _ in things} >= {"card", "building", "resource", "cell", "good", "race", "advisor"}
    names = SPEECH["en"].things() | {"cell": CELLS, "seat": {str(seat) for seat in range(len(seats))}}
    assert [thing for thing in things if thing[1] not in names[thing[0]]] == []


def likely(decision: Decision, chance: random.Random) -> Option:
    """Any option, but rather not one of the many roads: so that more happens in a game."""
    best = [option for option in decision.options if option.key.split()[0] not in ("lay", "road", "coin", "decline")]
    return chance.choice(best if best and chance.random() < 0.8 else decision.options)


def whole(marked: str, plain: str, things: set[tuple[str, str]]) -> None:
    """Marks are whole, and taken off they leave the same words."""
    assert unmarked(marked) == plain
    assert not re.search("[⟦⟧|]", MARK.sub("", marked)), marked
    things |= {(kind, name) for kind, name, _ in MARK.findall(marked)}


def tell(log: Sequence[Event], told: int, seats: Sequence[str], things: set[tuple[str, str]]) -> int:
    for event in log[told:]:
        for you in (None, *range(len(seats))):
            for lang, said in SPEECH.items():
                line = said.event(event.seen_by(you), you, seats)
                marked = MARKED[lang].event(event.seen_by(you), you, seats)
                if line is None or marked is None:
                    assert (len(seats), type(event)) == (1, events.TurnBegan)
                    continue
                check(line, lang)
                whole(marked, line, things)
    return len(log)


def ask(decision: Decision, things: set[tuple[str, str]]) -> None:
    for lang, said in SPEECH.items():
        check(said.question(decision), lang)
        check(said.question(decision, yours=False), lang, full=False)
        whole(MARKED[lang].question(decision), said.question(decision), things)
        labels = [said.option(decision, option) for option in decision.options]
        for option, label in zip(decision.options, labels, strict=True):
            check(label, lang, full=False)
            whole(MARKED[lang].option(decision, option), label, things)
        assert len(set(labels)) == len(labels), labels


def refuse(table: stead.Table, decision: Decision, chance: random.Random) -> None:
    """Something that is not offered, and what is said about it."""
    kind = chance.choice(["cell", "mat", "card", "resource", "building", "advisor", "race"])
    name = chance.choice(sorted(CELLS if kind == "cell" else EN.things().get(kind, {"": ""})))
    keys = [*TITLE.attempts(table.game, decision.seat, f"{kind}:{name}"), "decline", "follow income", "stake 9 9"]
    for key in keys:
        refusal = table.explain(key, decision.seat)
        if refusal is not None:
            args = {name: "K8" if name == "key" else value for name, value in refusal.args.items()}
            for lang, said in SPEECH.items():
                text = said.voice.refusal(Refusal(refusal.rule, refusal.message, **args))
                check(text, lang)
                whole(MARKED[lang].voice.refusal(Refusal(refusal.rule, refusal.message, **args)), text, set())


# What options are called


def scene(seats: int = 3) -> Game:
    """Savvas (stone, wood), Humans (people, gems) and Quatryls (tools, plants): metal and livestock are neutral."""
    options = {"board": "symmetric", "workers": True, "achievements": False, "mirror": False}
    game = TITLE.setup(SEATS[:seats], options, 7)
    setup.lay_out(game)
    races = [("savvas", ("stone", "wood")), ("humans", ("people", "gems")), ("quatryls", ("tools", "plants"))]
    for player, (race, resources) in zip(game.players, races, strict=False):
        player.race = BOX.race[race]
        player.resources = [BOX.resource[name] for name in resources]
        player.home = player.resources[0]
        for resource in player.resources:
            game.taken[resource] = player.seat
    game.phase = PLAY
    for name, owner, cell in (("stone", 0, "E3"), ("people", 1, "G5"), ("metal", NOBODY, "S1")):
        if owner < seats:
            game.lay_storage(BOX.resource[name], owner, 1 << game.board.numbers[cell], 1 << owner if owner >= 0 else 0)
    game.market = [BOX.card[name] - len(CORE) for name in ("foreman", "carpenter", "scholar", "architect")]
    game.offer = [BOX.building[name] for name in ("university", "salt_barge", "ghost_fortress")]
    return game


def labels(decision: Decision) -> dict[str, tuple[str, str]]:
    options = decision.relist()
    return {option.key: (EN.option(decision, option), RU.option(decision, option)) for option in options}


def test_setup_options() -> None:
    game = scene()
    game.players[2].race = NOBODY
    game.taken[BOX.resource["tools"]] = NOBODY
    said = labels(Decision(2, "race", "FG-DRF-01", setup.races, (game,)))
    assert said["race quatryls"] == ("Quatryls (tools)", "Куатрилы (инструменты)")
    assert said["race aesthers"] == ("Aesthers (any resource left)", "Эстеры (любой из оставшихся ресурсов)")
    said = labels(Decision(2, "home", "FG-AES-02", setup.homes, (game,)))
    assert said["resource metal"] == ("Take metal", "Взять: металл")
    game = scene()
    said = labels(Decision(2, "swap", "FG-DRF-14", setup.swaps, (game, 2, NOBODY, False)))
    assert said["swap gems"] == ("Take gems from the Humans", "Забрать самоцветы у людей")
    said = labels(Decision(0, "start", "FG-STA-03", setup.starts, (game,)))
    assert said["at I5"] == ("I5", "I5")


def test_alone_the_difficulty_is_told() -> None:
    game = scene(1)
    said = labels(Decision(0, "start", "FG-STA-03", setup.starts, (game,)))
    assert said["at I5"] == ("I5 (medium)", "I5 (средне)")
    game.players[0].race = NOBODY
    game.taken = [NOBODY] * 8
    said = labels(Decision(0, "race", "FG-DRF-01", setup.races, (game,)))
    assert said["race inox"] == ("Inox (livestock; very hard)", "Иноксы (скот; очень сложно)")


def test_turn_options() -> None:
    game = scene()
    player = game.players[0]
    player.hand = [TRADE, CALL, BOX.card["roadwarden"]]
    player.discard, player.face_down = [1, 2], [False, False]
    said = labels(Decision(0, "turn", "FG-TRN-02", turn.options, (game, 0)))
    assert said["play trade"] == ("Play Trade", "Сыграть: Торговля")
    assert said["lay trade"] == (
        "Lay Trade face down for a basic action",
        "Положить лицом вниз ради базового действия: Торговля",
    )
    assert said["play roadwarden"] == (
        "Play Road Warden: build up to 3 roads",
        "Сыграть: Дорожный смотритель — постройте до 3 дорог",
    )
    assert said["call"] == ("Call to vote (with 2 bonuses)", "Призвать к голосованию (2 бонуса)")
    player.workers = 1
    said = labels(Decision(0, "follow", "FG-FOL-01", turn.follow_options, (game, 0, CORE.index("income"))))
    assert said["coin"] == ("Gain 1 coin", "Получить 1 монету")
    assert said["influence"] == ("Gain 1 temporary crystal", "Получить 1 временный кристалл")
    assert said["road E4"] == ("Build a road at E4", "Построить дорогу на E4")
    assert said["worker mat"] == (
        "Worker for the action of your race: build up to 2 roads",
        "Рабочий, действие расы: постройте до 2 дорог",
    )
    assert said["follow trade"][0].startswith("Follow with Trade: build a storage of one of your basic resources")
    assert said["decline"] == ("Do nothing", "Ничего не делать")


def test_trade_options() -> None:
    game = scene()
    terms = trade.Terms(discount=1, early=True)
    said = labels(Decision(0, "trade", "FG-TRD-01", trade.options, (game, 0, terms)))
    assert said["store stone"] == ("Build a storage of stone (0–2 coins)", "Построить хранилище камня (0–2 монеты)")
    assert said["store metal"] == (
        "Build a storage of neutral metal and gain access (3 coins)",
        "Построить нейтральное хранилище металла и получить доступ (3 монеты)",
    )
    assert said["store people"] == (
        "Build a storage of people for the Humans and gain access (3 coins to them)",
        "Построить для людей хранилище населения и получить доступ (им: 3 монеты)",
    )
    assert said["access G5"] == (
        "Access to the people of the Humans at G5 (3 coins)",
        "Доступ к хранилищу населения у людей на G5 (3 монеты)",
    )
    assert said["access S1"] == (
        "Access to the neutral metal at S1 (3 coins)",
        "Доступ к нейтральному хранилищу металла на S1 (3 монеты)",
    )
    stone = BOX.resource["stone"]
    said = labels(Decision(0, "site", "FG-TRD-02", trade.site_options, (game, 0, stone, trade.Terms())))
    assert said["at M1"] == ("M1: coast (2 coins)", "M1: побережье (2 монеты)")
    said = labels(Decision(0, "site", "FG-TRD-02", trade.site_options, (game, 0, BOX.resource["metal"], terms)))
    assert said["at A7"] == ("A7: coast (3 coins)", "A7: побережье (3 монеты)")
    said = labels(Decision(0, "trade", "FG-TRD-01", trade.options, (game, 0, trade.Terms(price=0))))
    assert said["store stone"] == ("Build a storage of stone (free)", "Построить хранилище камня (бесплатно)")
    said = labels(Decision(0, "trade", "FG-TRD-01", trade.options, (game, 0, trade.Terms())))
    assert said["store stone"] == ("Build a storage of stone (1–3 coins)", "Построить хранилище камня (1–3 монеты)")


def test_build_recruit_and_upgrade_options() -> None:
    game = scene()
    for cell in ("F4", "G4", "H4", "I3", "J3"):
        game.lay_road(game.board.numbers[cell])
    said = labels(Decision(0, "build", "FG-CST-01", build.options, (game, 0, build.Terms(discount=1))))
    assert said["bridge K3"] == ("Build a bridge at K3 (3 coins)", "Построить мост на K3 (3 монеты)")
    assert said["house J4"] == ("Build a house at J4 (3 coins)", "Построить дом на J4 (3 монеты)")
    said = labels(Decision(0, "recruit", "FG-REC-01", recruit.options, (game, 0, recruit.Terms(), 0)))
    assert said == {
        "hire foreman": (
            "Hire the Foreman (1 coin; brings 1 permanent crystal)",
            "Нанять: Бригадир (1 монета; принесёт 1 постоянный кристалл)",
        )
    }
    option = upgrade.named(game, BOX.resource["bricks"])
    decision = Decision(0, "upgrade", "FG-UPG-01", lambda *_: [option], (game, 0, upgrade.Terms(discount=1)))
    assert labels(decision)["upgrade bricks"] == (
        "Build a storage of bricks (3 coins)",
        "Построить хранилище кирпичей (3 монеты)",
    )
    said = labels(Decision(0, "supplier", "FG-VPC-04", suppliers, (game, [0, 1, 2])))
    assert said["from E3"] == ("Your own stone at E3", "Своё хранилище камня на E3")
    assert said["from G5"] == ("The people of the Humans at G5", "Хранилище населения у людей на G5")
    assert said["from S1"] == ("The neutral metal at S1", "Нейтральное хранилище металла на S1")


def test_options_of_effects() -> None:
    game = scene()
    game.players[0].discard, game.players[0].face_down = [TRADE], [True]
    decision = next(iter(Recall(recall=1).do(game, 0, -1, -1)))
    assert labels(decision) == {
        "recall trade": ("Take back Trade", "Вернуть на руку: Торговля"),
        "no card": ("Take back no card", "Ничего не возвращать"),
    }
    humans = next(iter(BOX.races[BOX.race["humans"]].action.do(game, 1, -1, -1)))
    assert labels(humans)["choose 2"] == ("Choose: 2 temporary crystals", "Выбрать: 2 временных кристалла")
    copy = Decision(0, "copy", "FG-WRK-02", lambda *_: [Option("copy courthouse")], (game, []))
    assert labels(copy)["copy courthouse"] == (
        "Courthouse: gain 1 permanent crystal",
        "Дом правосудия: получите 1 постоянный кристалл",
    )
    tower = Decision(0, "access", "FG-TXT-02", lambda *_: [Option("access G5", 1)], (game, [1]))
    assert labels(tower)["access G5"][0] == "Access to the people of the Humans at G5 (free)"
    roads = Decision(0, "road", "FG-UPG-10", lambda *_: [Option("no road")], (game, 0, 0))
    assert labels(roads)["no road"] == ("Build no road", "Дорогу не строить")


def test_vote_options() -> None:
    game = scene()
    said = labels(Decision(0, "vote", "FG-VOT-02", vote.tokens, (game,)))
    assert said["vote square"] == ("Vote for the Salt Barge (square)", "Проголосовать: Баркас с солью (квадрат)")
    game.players[0].temporary, game.players[0].permanent = 2, 1
    said = labels(Decision(0, "stake", "FG-VOT-03", vote.stakes, (game, 0)))
    assert said["stake 0 0"] == ("Add nothing (weight 1)", "Ничего не добавлять (вес 1)")
    assert said["stake 2 1"] == (
        "Add 2 temporary crystals and 1 permanent crystal (weight 5)",
        "Добавить 2 временных кристалла и 1 постоянный кристалл (вес 5)",
    )
    said = labels(Decision(0, "tie", "FG-TIE-01", vote.tied_buildings, (game, [0, 1])))
    assert said["choose university"] == ("Build the University", "Построить: Университет")
    said = labels(Decision(0, "place", "FG-PRE-01", offer.placements, (game, BOX.building["ghost_fortress"])))
    assert [*said.values()] == [("On J7, K7, L7, J8, K8, L8", "На J7, K7, L7, J8, K8, L8")]


def test_solo_options() -> None:
    game = scene(1)
    game.players[0].temporary, game.players[0].permanent = 2, 1
    said = labels(Decision(0, "choose building", "FG-SOP-09", solo.buildings, (game,)))
    assert said["choose university"] == ("Build the University (free)", "Построить: Университет (бесплатно)")
    assert said["choose salt_barge"] == (
        "Build the Salt Barge (2 influence)",
        "Построить: Баркас с солью (влияние: 2)",
    )
    said = labels(Decision(0, "pay", "FG-SOP-11", solo.payments, (game, 2, 0)))
    assert said["pay 2 0"] == ("Pay 2 temporary crystals", "Заплатить 2 временных кристалла")
    assert said["pay 0 1"] == ("Pay 1 permanent crystal", "Заплатить 1 постоянный кристалл")


# What questions say


def test_questions_say_what_they_are_about() -> None:
    game = scene()
    decisions = [
        Decision(1, "follow", "FG-FOL-01", turn.follow_options, (game, 1, TRADE)),
        Decision(0, "site", "FG-TRD-02", trade.site_options, (game, 0, 0, trade.Terms())),
        Decision(0, "place", "FG-PRE-01", offer.placements, (game, BOX.building["university"])),
        Decision(0, "deliver", "FG-DEL-09", suppliers, (game, [1, 1])),
        Decision(0, "pay", "FG-SOP-11", solo.payments, (game, 4, 0)),
    ]
    assert [EN.question(decision) for decision in decisions] == [
        "Trade was played: do you follow?",
        "Where do you build the storage of stone?",
        "Where is the University to stand?",
        "Which storage delivers people?",
        "How do you pay 4 influence? A temporary crystal is worth 1, a permanent one 2.",
    ]
    assert [RU.question(decision) for decision in decisions] == [
        "Сыграна карта «Торговля»: выполните ответное действие?",
        "Где построите хранилище камня?",
        "Где встанет «Университет»?",
        "Какое хранилище доставит население?",
        "Чем заплатите 4 влияния? Временный кристалл стоит 1, постоянный — 2.",
    ]
    mine = Decision(0, "turn", "FG-TRN-02", turn.options, (game, 0))
    assert (RU.question(mine), RU.question(mine, yours=False)) == ("Ваш ход: какую карту сыграете?", "Выбирает карту")


# What the log says

TOLD: list[tuple[Event, str, str]] = [
    (events.RaceChosen(1, "savvas"), "East chose the Savvas.", "Восток возглавил саввасов."),
    (events.RaceChosen(0, "humans"), "You chose the Humans.", "Вы возглавили людей."),
    (
        events.ResourceLost(2, 0, "gems"),
        "South took gems from you: all that was left was forbidden.",
        "Юг забрал самоцветы у вас: всё остальное запрещено.",
    ),
    (events.LaidDown(0, "trade"), "You laid Trade face down.", "Вы положили лицом вниз карту «Торговля»."),
    (events.LaidDown(1, None), "East laid a card face down.", "Восток положил карту лицом вниз."),
    (events.Followed(3, "upgrade"), "West followed with Upgrade.", "Запад выбрал в ответ модификацию."),
    (events.Paid(0, {"coin": 3}, 2), "You paid 3 coins to South.", "Вы заплатили Югу 3 монеты."),
    (events.Paid(1, {"coin": 4}, 0), "East paid 4 coins to you.", "Восток заплатил вам 4 монеты."),
    (
        events.StorageBuilt(1, "bricks", ["K8", "K9", "L9"], 1),
        "East built a storage of bricks at K8, K9, L9.",
        "Восток построил хранилище кирпичей на K8, K9, L9.",
    ),
    (
        events.StorageBuilt(1, "stone", ["K8"], 0),
        "East built a storage of stone at K8; its owner is you.",
        "Восток построил хранилище камня на K8; его владелец — вы.",
    ),
    (
        events.StorageBuilt(0, "stone", ["K8"], None),
        "You built a storage of neutral stone at K8.",
        "Вы построили нейтральное хранилище камня на K8.",
    ),
    (events.BridgeBuilt(1, "K8", True), "East built a gate at K8.", "Восток построил ворота на K8."),
    (
        events.TookBack(0, 3, 2),
        "You took back 3 cards and 2 workers.",
        "Вы забрали 3 карты и 2 рабочих.",
    ),
    (
        events.VotesRevealed(["university", "salt_barge", "university"], [3, 1, 2]),
        "The votes: you 3 for the University, East 1 for the Salt Barge, South 2 for the University.",
        "Голоса: вы — «Университет» (3), Восток — «Баркас с солью» (1), Юг — «Университет» (2).",
    ),
    (
        events.Delivered(1, "university", "books", "K8"),
        "East delivered books from K8 to the University.",
        "Восток доставил книги с K8 в здание «Университет».",
    ),
    (events.Earned(1, "stone", "K8", 3, 3, [], 0), "East +3 VP (stone, K8).", "Восток +3 ПО (камень, K8)."),
    (
        events.Earned(1, "clothing", "K8", 10, 6, [(2, 4)], 0),
        "East +6 VP: 10 − 4 to South (clothing, K8).",
        "Восток +6 ПО: 10 − 4 Югу (одежда, K8).",
    ),
    (
        events.Earned(1, "government", "K8", 12, 2, [(1, 4), (0, 2), (0, 2)], 2),
        "East +2 VP: 12 − 4 to own suppliers − 4 to you − 2 to neutral suppliers (government, K8).",
        "Восток +2 ПО: 12 − 4 своим поставщикам − 4 вам − 2 нейтральным поставщикам (управление, K8).",
    ),
    (
        events.AchievementScored("two_houses", [0, 2], 3),
        "Two Roofs: 3 VP for you and South.",
        "«Две крыши»: 3 ПО — вам и Югу.",
    ),
    (
        events.Scored(1, 30, 3, 2, 5),
        "East: 30 VP during the game, 3 for permanent crystals, 2 for coins, 5 for the achievement; 40 VP in all.",
        "Восток: 30 ПО за игру, 3 за постоянные кристаллы, 2 за монеты, 5 за достижение; всего 40 ПО.",
    ),
    (events.Ended([0]), "The game is over. The winner: you.", "Игра окончена. Победитель: вы."),
]


@pytest.mark.parametrize(("event", "english", "russian"), TOLD, ids=lambda value: type(value).__name__)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert (EN.event(event, 0, SEATS), RU.event(event, 0, SEATS)) == (english, russian)


def test_people_are_marked_by_their_seat_and_the_reader_is_not() -> None:
    earned = events.Earned(1, "clothing", "K8", 10, 6, [(0, 4)], 0)
    assert MARKED["en"].event(earned, 0, SEATS) == (
        "⟦seat:1|East⟧ ⟦good:vp|+6 VP⟧: 10 − 4 to you (⟦resource:clothing|clothing⟧, ⟦cell:K8|K8⟧)."
    )
    assert RU.event(events.Called(0), None, SEATS) == "Север призвал к голосованию."


SAMPLES: dict[str, Any] = {
    "seat": 1, "owner": 2, "to": 3, "card": "trade", "cards": ["scholar", "mason"], "building": "university",
    "buildings": ["university", "town_hall"], "achievements": ["two_houses", "two_tier3"], "race": "savvas",
    "resource": "people", "resources": ["leather", "food"], "action": "trade", "goods": {"coin": 2, "permanent": 1},
    "cell": "K8", "cells": ["K8", "K9"], "gate": False, "workers": 1, "weights": [2, 1], "vp": 4, "kept": 1,
    "shares": [(0, 1), (2, 1)], "lost": 1, "number": 3, "winners": [0, 1], "round": 2, "reason": "markers", "calls": 2,
    "track": 20, "permanent": 2, "coins": 1, "achievement": 3,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_to_every_reader(lang: str) -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    for kind in kinds:
        if kind is Event:
            continue
        fields = {name: SAMPLES[name] for name in kind.__struct_fields__}
        if kind in (events.Reshuffled, events.TookBack):
            fields["cards"] = 5
        if kind is events.AchievementScored:
            fields["achievement"] = "two_houses"
        for you in (None, 0, 1, 2, 3):
            for seat in (0, 1) if "seat" in fields else (0,):
                event = kind(**(fields | {"seat": seat} if "seat" in fields else fields))
                for told in (event, event.seen_by(3 if you is None else you)):
                    line = SPEECH[lang].event(told, you, SEATS)
                    assert line is not None
                    check(line, lang)


# Refusals

RULES = {
    "fg-beside-own": ("FG-TRD-04", "FG-TRD-20", "FG-TRD-21", "FG-UPG-04", "FG-HOU-04"),
    "fg-no-worker": ("FG-WRK-01", "FG-WRK-06"),
    "fg-not-yours": ("FG-TRF-04", "FG-TRD-02"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_differ_with_their_rule(lang: str) -> None:
    for message, rules in RULES.items():
        for rule in rules:
            check(SPEECH[lang].voice.refusal(Refusal(rule, message, cell="K8", resource="food")), lang)
    for message in ("fg-no-land", "fg-not-connected"):
        whole_tile = SPEECH[lang].voice.refusal(Refusal("FG-BLD-08", message, cell="none"))
        check(whole_tile, lang)
        assert whole_tile != SPEECH[lang].voice.refusal(Refusal("FG-BLD-08", message, cell="K8"))


def test_refusals_name_things() -> None:
    refusal = Refusal("FG-REC-02", "fg-no-resource", card="scholar", resource="people")
    assert EN.voice.refusal(refusal) == (
        "To hire Scholar you need a storage of people, your own or one you have access to."
    )
    assert RU.voice.refusal(refusal) == (
        "Чтобы нанять советника «Учёный», нужно хранилище населения: своё или то, к которому у вас есть доступ."
    )
    assert "⟦card:scholar|Scholar⟧" in MARKED["en"].voice.refusal(refusal)
    stray = Refusal("FG-TRN-02", "not-offered", key="dance", kind="fg turn")
    assert EN.voice.refusal(stray) == (
        "“dance” is not among the answers. The question is: Your turn: which card do you play?"
    )
