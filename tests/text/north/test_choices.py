"""What the options of North are called."""

from typing import Any

import pytest

import stead
from stead.kernel.decision import Option
from stead.kit.acts import Choice, Question
from stead.kit.effects import Effect
from stead.titles.north import verbs
from stead.titles.north.actions.build import Upgrade
from stead.titles.north.actions.tiles import loads
from stead.titles.north.cards import TILES
from stead.titles.north.effects.board import FORWARD, Send, Shift
from stead.titles.north.effects.gain import ONES
from stead.titles.north.effects.pieces import AssignTo, Remove
from stead.titles.north.effects.verb import ENOUGH, TargetCard
from stead.titles.north.empire import Resolve
from stead.titles.north.expedition import LANDFALLS
from stead.titles.north.goods import FISH, RAZE, SHEEP
from stead.titles.north.lookout import KeepNoMore
from stead.titles.north.names import TURNED, Ship
from stead.titles.north.supply import Pay
from tests.text.north.spoken import BOX, EN, RU, SEATS

GAME = stead.Table.new("north", SEATS, 7).game
GAME.queue.append(Ship.of(0, False, True, False))
GAME.players[0].goods[FISH] = GAME.players[0].goods[RAZE] = 1

CALLED = {
    "pass": ("Pass: no more actions this round", "Спасовать: действий в этом раунде больше не будет"),
    "place explore": ("Place a pawn on Explore: draw a card", "Поставить фишку: Исследование — взять карточку"),
    "move sail harvest": (
        "Move the pawn from Sail to Harvest (1 food): gain all goods of one Field",
        "Перевести фишку: Плавание → Сбор (1 еда) — получить все товары одного Поля",
    ),
    "build GLE017": ("Build Shearing Shed (2 wood, 1 stone)", "Построить: Стригальня (2 дерева, 1 камень)"),
    "construct GLE017": ("Build Shearing Shed, for nothing", "Построить бесплатно: Стригальня"),
    "use GLE017": (
        "Use Shearing Shed (1 worker, 2 sheep): gain 2 VP",
        "Использовать: Стригальня (1 рабочий, 2 овцы) — получите 2 ПО",
    ),
    "use NAN007": (
        "Use Snow Camp (the card is discarded): gain 1 food, 1 stone and 1 gold",
        "Использовать: Снежный лагерь (карточка уйдёт в сброс) — получите 1 еду, 1 камень и 1 золото",
    ),
    "raid GLE017": (
        "Raid Shearing Shed (1 Raze token): it is exhausted",
        "Устроить рейд: Стригальня (1 жетон Разрушения) — локация будет повёрнута",
    ),
    "boost GLE010": ("Play Helping Hands: recover 2 workers", "Сыграть: Взаимовыручка — восстановите 2 рабочих"),
    "add GLE004": ("Build Highland Pasture (brings 2 sheep)", "Построить: Горное пастбище (сразу 2 овцы)"),
    "upgrade GLE025 GLE003": (
        "Put Drystone Fold under Home Meadow (brings 2 sheep)",
        "Положить «Каменный загон» под «Домашний луг» (сразу 2 овцы)",
    ),
    "harvest GLE001": ("Harvest Kailyard: 2 food", "Собрать с Поля: Огород — 2 еды"),
    "pillage NEA002": ("Pillage Orchard Isle: gain 2 food", "Разграбить: Яблоневый остров — получите 2 еды"),
    "conquer NEA002": (
        "Conquer Orchard Isle: it joins your empire",
        "Завоевать: Яблоневый остров — остров станет вашей локацией",
    ),
    "keep GLE007": ("Keep Village Cottage (1 worker)", "Оставить: Деревенский дом (1 рабочий)"),
    "done glenn": ("Keep no more: the rest is discarded", "Больше не оставлять: остальное в сброс"),
    "discard GLE007": ("Put back Village Cottage", "Отложить: Деревенский дом"),
    "go": ("Nothing: carry out the action", "Ничего: просто выполнить действие"),
    "land distant": (
        "The top card of the distant islands, whatever it is",
        "Верхняя карточка колоды дальних островов, какой бы она ни была",
    ),
    "fetch GLE007": ("Take Village Cottage", "Взять: Деревенский дом"),
    "mirror PAN010": ("Copy Kayak Racks", "Скопировать: Навес для каяков"),
    "shift sail turned harvest": ("The used-up pawn on Sail: to Harvest", "Использованная фишка: Плавание → Сбор"),
    "shift sail harvest": ("The pawn on Sail: to Harvest", "Фишка: Плавание → Сбор"),
    "gain food": ("Gain 1 food", "Получить 1 еду"),
    "forward": ("Move the ship 1 place forward", "Подвинуть корабль на 1 место вперёд"),
    "send 1": ("The ship at place 1, with 1 fish on board", "Корабль на 1-м месте, на борту 1 рыба"),
    "pay gold gold worker": ("Pay 1 worker and 2 gold", "Заплатить 1 рабочего и 2 золота"),
    "assign sheep MCK004": ("Put 1 sheep on Wool Bank", "Назначить 1 овцу на карточку «Шерстяной банк»"),
    "remove sheep MCK004": ("Take 1 sheep off Wool Bank", "Снять 1 овцу с карточки «Шерстяной банк»"),
    "resolve PAN013 bonus": ("Frozen Shipyard: build bonus", "Замёрзшая верфь: бонус строительства"),
    "load nothing": ("Nothing on board: near islands, to pillage", "Ничего на борту: к ближним островам, грабить"),
    "load fish raze": (
        "1 fish and 1 Raze token on board: any island, to pillage or conquer",
        "На борту 1 рыба и 1 жетон Разрушения: к любому острову, грабить или завоёвывать",
    ),
}


def number(id: str) -> int:
    return BOX.number[id]


OTHERS: list[Any] = [
    *ONES,
    *loads(GAME, 0),
    FORWARD,
    *LANDFALLS.values(),
    KeepNoMore(BOX, "glenn"),
    Upgrade(BOX, number("GLE025"), number("GLE003")),
    Shift(BOX, TILES.index("sail"), TILES.index("harvest")),
    Shift(BOX, TILES.index("sail") + TURNED, TILES.index("harvest")),
    Send(BOX, 0),
    Pay(BOX, (0, 0, 0, 0, 0, 2, 1, 0)),
    AssignTo(BOX, SHEEP, number("MCK004")),
    Remove(BOX, SHEEP, number("MCK004")),
    Resolve(BOX, (Effect(), number("PAN013"), "bonus", number("PAN013"))),
]


def act(key: str) -> Choice:
    verb, *words = key.split()
    found = next((other for other in OTHERS if other.key == key), None) or GAME.box.by_verb[verb].parse(GAME, 0, words)
    assert found is not None
    assert found.key == key
    return found


def decide(kind: str, *options: Option) -> Question[Any]:
    decision = Question(GAME, 0, kind, "EN-ACT-02", lambda _, __: options)
    decision.relist()
    return decision


@pytest.mark.parametrize("key", CALLED)
def test_options_by_name(key: str) -> None:
    option = act(key)
    decision = decide("turn", option)
    assert (EN.option(decision, option), RU.option(decision, option)) == CALLED[key]


TARGETS = {
    "refresh": ("Refresh Village Cottage", "Развернуть: Деревенский дом"),
    "exhaust": ("Exhaust Village Cottage", "Повернуть: Деревенский дом"),
    "demolish": ("Discard Village Cottage", "Сбросить: Деревенский дом"),
    "pack up": ("Take back Village Cottage", "Вернуть на руку: Деревенский дом"),
    "payout": ("Let Village Cottage pay", "Получить доход: Деревенский дом"),
}
STOPS = {
    "exhaust": ("Exhaust nothing", "Ничего не поворачивать"),
    "move ship": ("Leave the ship where it is", "Оставить корабль на месте"),
    "assign": ("Put no more there", "Больше ничего не назначать"),
    "remove": ("Take no more", "Больше ничего не снимать"),
    "demolish": ("Discard nothing more", "Больше ничего не сбрасывать"),
    "pack up": ("Take nothing more back", "Больше ничего не возвращать"),
}


@pytest.mark.parametrize("kind", TARGETS)
def test_what_is_done_to_a_card(kind: str) -> None:
    option = TargetCard.of(BOX)[number("GLE007")]
    decision = decide(kind, option)
    assert (EN.option(decision, option), RU.option(decision, option)) == TARGETS[kind]


@pytest.mark.parametrize("kind", STOPS)
def test_no_more_of_it(kind: str) -> None:
    decision = decide(kind, ENOUGH)
    assert (EN.option(decision, ENOUGH), RU.option(decision, ENOUGH)) == STOPS[kind]


def test_numbered_options_say_what_they_bring() -> None:
    racks = BOX.cards[number("PAN010")].action.effect
    asked = decide("choose", *racks.choices(GAME, 0, number("PAN010")))
    assert [RU.option(asked, o) for o in asked.options] == ["Выбрать: 1 рыбу", "Выбрать: 1 еду"]


def test_every_verb_is_called_something() -> None:
    said = {key.split()[0] for key in CALLED} | {"target", "enough", "choose"}
    assert said == {kind.verb for kind in verbs.ACTS}
