"""Whole games, told: every question, every option and every event, to every reader, in both languages."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import stead
from stead import Decision, Option, Refusal, shelf
from stead.kernel.events import Event
from stead.kit.acts import Choice, Question
from stead.kit.effects import Effect
from stead.text import LANGUAGES, Speech, speech
from stead.titles.settlers import events
from stead.titles.settlers.cleanup import Store, StoreNothing
from stead.titles.settlers.effects.conflict import ConvertCard, ConvertGood, LootGood, StealGood, Victim
from stead.titles.settlers.effects.deals import TargetDeal
from stead.titles.settlers.effects.gain import Accept, GainResource
from stead.titles.settlers.empire import Resolve
from stead.titles.settlers.goods import FOOD, WORKER
from stead.titles.settlers.supply import Pay
from tests.text.sentences import check, tell_every_event

TITLE: Any = shelf.title("settlers")
SPEECH = {lang: speech(TITLE, lang) for lang in LANGUAGES}
EN, RU = SPEECH["en"], SPEECH["ru"]
SEATS = ["romans", "barbarians", "egyptians", "japanese"]

GAMES: list[tuple[list[str], dict[str, Any]]] = [
    (["japanese"], {}),
    (["egyptians"], {}),
    (["romans", "barbarians"], {}),
    (["egyptians", "japanese", "barbarians"], {"lookout": "alternative", "peaceful": True}),
    (SEATS, {"lookout": "advanced", "faction_reshuffle": True}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids="-".join)
def test_a_whole_game_is_told(seats: list[str], options: Mapping[str, Any]) -> None:
    chance = random.Random(7)
    table = stead.Table.new("settlers", seats, 7, options)
    told = 0
    while not table.over:
        told = tell(table.events, told, seats)
        decision = chance.choice(table.decisions)
        for said in SPEECH.values():
            ask(said, decision)
        refuse(table, chance)
        option = chance.choice(decision.options)
        table.push(option if option.key != "pass" else chance.choice(decision.options), decision.seat)
    tell(table.events, told, seats)


def tell(log: Sequence[Event], told: int, seats: Sequence[str]) -> int:
    for event in log[told:]:
        for you in (None, *range(len(seats))):
            for lang, said in SPEECH.items():
                line = said.event(event.seen_by(you), you, seats)
                assert line is not None or not getattr(event, "goods", True), event
                if line is not None:
                    check(line, lang)
    return len(log)


def ask(said: Speech, decision: Decision) -> None:
    lang = said.voice.lang
    check(said.question(decision), lang)
    labels = [said.option(decision, option) for option in decision.options]
    assert said.options(decision) == labels
    for label in labels:
        check(label, lang, full=False)
    assert len(set(labels)) == len(labels), labels


def refuse(table: stead.Table, chance: random.Random) -> None:
    """Something that is not offered, and what is said about it."""
    verbs = ("build", "deal", "raze", "activate", "defend", "samurai", "give", "take", "draw", "pay", "store")
    key = f"{chance.choice(verbs)} {chance.choice(TITLE.box.cards).id}"
    decision = table.decision
    refusal = table.explain(key, decision.seat)
    if refusal is not None:
        args = {name: "COM018" if name == "key" else value for name, value in refusal.args.items()}
        for lang, said in SPEECH.items():
            check(said.voice.refusal(Refusal(refusal.rule, refusal.message, **args)), lang)


# What options are called

CALLED = {
    "build COM018": ("Build Armorer (1 wood, 1 stone)", "Построить: Оружейник (1 дерево, 1 камень)"),
    "build COM069": ("Build Ruins", "Построить: Руины"),
    "build ROM026": ("Build Roman Barracks (1 food, 1 Location)", "Построить: Римские казармы (1 еда, 1 локация)"),
    "construct ROM026": ("Build Roman Barracks (1 food)", "Построить: Римские казармы (1 еда)"),
    "deal BAR012": (
        "Make a Deal: Sentry Tower (brings 1 worker)",
        "Заключить сделку: Дозорная башня (принесёт 1 рабочего)",
    ),
    "raze COM018": (
        "Raze from hand: Armorer (brings 1 VP and 1 stone)",
        "Разрушить с руки: Оружейник (принесёт 1 ПО и 1 камень)",
    ),
    "activate COM037": (
        "Activate Masons Guild (1 worker, 2 stone)",
        "Активировать: Гильдия каменщиков (1 рабочий, 2 камня)",
    ),
    "activate COM021 twice": (
        "Activate Gold Mine twice (2 workers)",
        "Активировать дважды: Золотой рудник (2 рабочих)",
    ),
    "activate EGY013": ("Activate Temple of Ra", "Активировать: Храм Ра"),
    "exchange 1": ("Exchange 2 workers for 1 Resource or card", "Обменять 2 рабочих на ресурс или карточку"),
    "exchange 3": ("Exchange 6 workers for 3 Resources or cards", "Обменять 6 рабочих на 3 ресурса или карточки"),
    "defend COM018": ("Put a Defence token on Armorer", "Положить жетон обороны: Оружейник"),
    "samurai JAP009": ("Set a Samurai on Daimyo's Castle", "Поставить самурая: Замок даймё"),
    "tuck COM018 JAP013": ("Put Armorer under Gate", "Подложить под локацию «Врата»: Оружейник"),
    "offer food JAP015": ("Put 1 food on Shrine", "Положить 1 еду на локацию «Часовня»"),
    "pass": ("Pass", "Спасовать"),
    "end": ("End your turn", "Закончить ход"),
    "take COM018": ("Take Armorer", "Взять: Оружейник"),
    "give COM018": ("Give up Armorer", "Сбросить: Оружейник"),
    "discard COM018": ("Discard Armorer", "Сбросить: Оружейник"),
    "cancel BAR012": (
        "Cancel the Deal: Sentry Tower (brings 1 worker)",
        "Отказаться от сделки: Дозорная башня (приносит 1 рабочего)",
    ),
    "draw common": ("Draw from the Common deck", "Взять карточку из общей колоды"),
    "draw faction": ("Draw from your faction deck", "Взять карточку из имперской колоды"),
    "pay gold gold worker": ("Pay 1 worker and 2 gold", "Заплатить 1 рабочего и 2 золотых"),
    "gain food": ("Gain 1 food", "Получить 1 еду"),
    "decline": ("Decline", "Отказаться"),
    "keep ROM030": ("Keep Colossus", "Оставить: Колосс"),
    "lay COM018": ("Lay down Armorer as a Foundation", "Положить как фундамент: Оружейник"),
    "produce BAR001": ("Primeval Forest: produces 2 wood", "Дремучий лес: приносит 2 дерева"),
    "again BAR012": ("The Deal with Sentry Tower: gain 1 worker", "Сделка «Дозорная башня»: получить 1 рабочего"),
    "refresh COM021": ("Clear Gold Mine", "Освободить: Золотой рудник"),
    "target COM018": ("Armorer", "Оружейник"),
    "target romans ROM030": (
        "The Deal with Colossus (the Romans): 1 stone",
        "Сделка «Колосс» (римляне): 1 камень",
    ),
    "target virtual ATT001": (
        "The Deal with Attack: worker (the virtual player): 1 worker",
        "Сделка «Атака: рабочий» (виртуальный противник): 1 рабочий",
    ),
    "convert food": ("Give back 1 food for VP", "Вернуть 1 еду и взять ПО"),
    "convert COM018": ("Discard Armorer for VP", "Сбросить и взять ПО: Оружейник"),
    "done": ("Keep the rest", "Остальное оставить себе"),
    "loot card COM065": ("Gain 1 card (Watchtower)", "Получить 1 карточку (Сторожевая башня)"),
    "steal food japanese": ("Take 1 food from the Japanese supply", "Забрать 1 еду у японцев"),
    "victim romans": ("Romans", "Римляне"),
    "resolve COM018 production": ("Armorer: production", "Оружейник: производство"),
    "resolve COM065 bonus": ("Watchtower: Building bonus", "Сторожевая башня: бонус строительства"),
    "resolve BAR012 deal": ("Sentry Tower: Deal", "Дозорная башня: сделка"),
    "resolve JAP030 feature": ("Diplomacy School: Feature", "Школа дипломатии: особенность"),
    "store worker 5": ("Store 5 workers", "Сохранить 5 рабочих"),
    "store nothing": ("Store nothing", "Ничего не сохранять"),
}


GAME = stead.Table.new("settlers", SEATS, 7).game


def number(id: str) -> int:
    return TITLE.box.number[id]


OTHERS: list[Choice] = [
    GainResource(FOOD),
    Pay(TITLE.box, (0, 0, 0, 2, 1, 0)),
    TargetDeal(TITLE.box, 0, "romans", number("ROM030")),
    TargetDeal(TITLE.box, 4, "virtual", number("ATT001")),
    ConvertGood("food"),
    ConvertCard.of(TITLE.box)[number("COM018")],
    LootGood(TITLE.box, "card", number("COM065")),
    StealGood(TITLE.box, 3, "japanese", FOOD),
    Victim(TITLE.box, 0, "romans"),
    *(
        Resolve(TITLE.box, (Effect(), number(id), part, number(id)))
        for id, part in (("COM018", "production"), ("COM065", "bonus"), ("BAR012", "deal"), ("JAP030", "feature"))
    ),
    Store(WORKER, 5),
    StoreNothing(),
]


def act(key: str) -> Choice:
    verb, *words = key.split()
    found = next((other for other in OTHERS if other.key == key), None) or GAME.box.by_verb[verb].parse(GAME, 0, words)
    assert found is not None
    assert found.key == key
    return found


def decide(kind: str, *options: Option) -> Decision:
    decision = Question(GAME, 0, kind, "IS-ACT-02", lambda _, __: options)
    decision.relist()
    return decision


@pytest.mark.parametrize("key", CALLED)
def test_options_by_name(key: str) -> None:
    option = act(key)
    decision = decide("turn", option)
    assert (EN.option(decision, option), RU.option(decision, option)) == CALLED[key]


def test_numbered_options_say_what_they_bring() -> None:
    guard = TITLE.box.cards[number("EGY004")].produces
    asked = decide("choose", *guard.choices(GAME, 0, number("EGY004")))
    assert [RU.option(asked, o) for o in asked.options] == ["Выбрать: 1 жетон разрушений", "Выбрать: 2 ПО"]
    slaver = TITLE.box.cards[number("EGY006")].when.effect
    offers = (Accept(TITLE.box, number("EGY006"), n, priced) for n, priced in enumerate(slaver.offer, 1))
    asked = decide("offer", *offers)
    assert [EN.option(asked, o) for o in asked.options] == ["Gain 2 VP for 1 gold", "Gain 1 VP for 1 worker"]


def test_cards_of_one_name_are_told_apart() -> None:
    castles = decide("turn", act("build COM046"), act("build COM048"), act("build COM018"))
    assert [RU.option(castles, o) for o in castles.options] == [
        "Построить: Замок (1 дерево, 1 камень)",
        "Построить: Замок (2 камня)",
        "Построить: Оружейник (1 дерево, 1 камень)",
    ]
    villages = decide("turn", act("build COM012"), act("build COM014"))
    assert [RU.option(villages, o) for o in villages.options] == [
        "Построить: Деревня (1 дерево) [COM012]",
        "Построить: Деревня (1 дерево) [COM014]",
    ]


def test_what_falls_to_an_attack_is_lost_not_given() -> None:
    option = act("give COM018")
    assert RU.option(decide("victim", option), option) == "Потерять: Оружейник"


# What the log says

TOLD: list[tuple[Event, str, str]] = [
    (events.Built(0, "COM018"), "You built Armorer.", "Вы построили локацию «Оружейник»."),
    (events.Built(1, "COM018"), "The Barbarians built Armorer.", "Варвары построили локацию «Оружейник»."),
    (
        events.Razed(3, 0, "COM018"),
        "The Japanese razed your Armorer.",
        "Японцы разрушили у вас локацию «Оружейник».",
    ),
    (
        events.Razed(0, 2, "COM018"),
        "You razed the Egyptians' Armorer.",
        "Вы разрушили у египтян локацию «Оружейник».",
    ),
    (
        events.Razed(1, 1, "COM018"),
        "The Barbarians razed Armorer at home.",
        "Варвары разрушили свою локацию «Оружейник».",
    ),
    (
        events.Drew(0, "romans", "ROM030"),
        "You drew Colossus from the faction deck.",
        "Вы взяли карточку «Колосс» из имперской колоды.",
    ),
    (
        events.Drew(1, "common", None),
        "The Barbarians drew a card from the Common deck.",
        "Варвары взяли карточку из общей колоды.",
    ),
    (
        events.PassedOn(1, 0, ["COM018", "COM021"]),
        "The Barbarians passed on to you: Armorer and Gold Mine.",
        "Варвары передали вам: «Оружейник» и «Золотой рудник».",
    ),
    (
        events.PassedOn(1, 2, None),
        "The Barbarians passed cards on to the Egyptians.",
        "Варвары передали карточки египтянам.",
    ),
    (
        events.DealEnded(4, "ATT001", 0),
        "You took the virtual player's Deal: Attack: worker.",
        "Вы забрали у виртуального противника сделку «Атака: рабочий».",
    ),
    (
        events.DealEnded(0, "ROM030", None),
        "Your Deal is over: Colossus.",
        "У вас больше нет сделки «Колосс».",
    ),
    (
        events.Activated(0, "COM021", 2),
        "You activated Gold Mine twice.",
        "Вы дважды активировали локацию «Золотой рудник».",
    ),
    (
        events.Placed(3, "worker", "JAP009"),
        "The Japanese set a worker as a Samurai on Daimyo's Castle.",
        "Японцы поставили рабочего самураем на локацию «Замок даймё».",
    ),
    (
        events.Placed(0, "food", "JAP015"),
        "You put 1 food on Shrine.",
        "Вы положили 1 еду на локацию «Часовня».",
    ),
    (
        events.SawHand(3, 0, ["COM018"]),
        "The Japanese looked at your hand: Armorer.",
        "Японцы посмотрели карточки у вас на руке: «Оружейник».",
    ),
    (
        events.Stole(1, 3, "food"),
        "The Barbarians took 1 food from the Japanese supply.",
        "Варвары забрали у японцев 1 еду.",
    ),
    (
        events.Gained(0, {"worker": 1, "food": 5}, "COM018"),
        "You gained 1 worker and 5 food (Armorer).",
        "Вы получили 1 рабочего и 5 еды («Оружейник»).",
    ),
    (
        events.Revealed(["COM018"]),
        "Armorer is turned face up.",
        "Открыта карточка «Оружейник».",
    ),
    (
        events.Reshuffled("common", 22),
        "The Common discard pile was shuffled: the deck has 22 cards again.",
        "Сброс общей колоды перемешан: в колоде снова 22 карточки.",
    ),
    (
        events.Attacked(["wood", "worker"], "COM018"),
        "The virtual player attacks. Targets: wood and worker. Armorer has fallen.",
        "Виртуальный противник атакует. Цели: дерево и рабочий. Разрушена локация «Оружейник».",
    ),
    (
        events.Scored(1, 30, 4, 12, 0),
        "The Barbarians: 30 VP during the game, 4 for Common Locations, 12 for faction Locations; 46 VP in all.",
        "Варвары: 30 ПО за игру, 4 за общие локации, 12 за имперские; всего 46 ПО.",
    ),
    (events.Ended([1, 0]), "The game is over: the Barbarians and you won.", "Игра окончена: победили варвары и вы."),
    (events.Ended([]), "The game is over: the virtual player won.", "Игра окончена: победил виртуальный противник."),
]


@pytest.mark.parametrize(("event", "english", "russian"), TOLD, ids=lambda value: getattr(value, "card", ""))
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert (EN.event(event, 0, SEATS), RU.event(event, 0, SEATS)) == (english, russian)


def test_a_spectator_is_nobody() -> None:
    assert RU.event(events.Passed(0), None, SEATS) == "Римляне спасовали."


def test_nothing_to_tell_is_not_told() -> None:
    assert RU.event(events.CleanedUp(0, {}), 0, SEATS) is None


SAMPLES: dict[str, Any] = {
    "seat": 1, "owner": 2, "by": 0, "to": 3, "first": 0, "round": 2, "phase": "action", "deck": "common",
    "card": "COM018", "gate": "JAP013", "onto": "COM021", "source": "COM018", "victim": "COM018",
    "cards": ["COM018", "COM021"], "goods": {"wood": 2, "worker": 1}, "good": "wood", "times": 2, "pairs": 2,
    "foundation": True, "targets": ["wood", "stone"], "track": 1, "common": 2, "faction": 4, "held": 0, "winners": [1],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_to_every_reader(lang: str) -> None:
    odd = {events.Reshuffled: {"cards": 5}}
    tell_every_event(SPEECH[lang], events, SAMPLES, odd, SEATS)
