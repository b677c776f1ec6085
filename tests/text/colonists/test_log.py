"""What the log of Colonists says."""

from typing import Any

import pytest

from stead.kernel.events import Event
from stead.text import LANGUAGES
from stead.titles.colonists import events
from stead.titles.colonists.setup import SEATS
from tests.text.colonists.spoken import EN, MARKED, RU, SPEECH
from tests.text.sentences import tell_every_event

TOLD: list[tuple[Event, str, str]] = [
    (
        events.Started(1, ["alchemist", "trader"]),
        "First player: East. Colonies in this game: Alchemist colony, Trader colony.",
        "Первый игрок — Восток. Колонии этой партии: колония алхимиков, колония торговцев.",
    ),
    (
        events.PlaceLaid(0, "grove.2", ["2,-1"]),
        "You laid Grove no. 2 at 2,-1.",
        "Вы положили жетон «Роща № 2» на 2,-1.",
    ),
    (
        events.YearBegan(1, 2, "1_farm", ["builder_pub.1", "grove.1"]),
        "Year 2 of era 1. Market card: Market of era 1: Farm. New places at its end: Builder: Pub, Grove.",
        "Год 2 эпохи 1. Карточка рынка: Рынок эпохи 1: Ферма. Новые места в конце года: Строитель: Паб, Роща.",
    ),
    (
        events.Moved(1, "market.1", "joiner.1"),
        "East sent a steward from Market to Joiner.",
        "Восток отправил помощника: Рынок → Столяр.",
    ),
    (
        events.FeePaid(1, 0, {"tool": 1, "wood": 2}),
        "East paid 1 tool and 2 wood to you as the fee.",
        "Восток отдал вам как комиссию 1 инструмент и 2 дерева.",
    ),
    (
        events.FeePaid(0, None, {"food": 1}),
        "You paid 1 food as a fee to the supply.",
        "Вы отдали в общий запас как комиссию 1 еду.",
    ),
    (events.Built(2, "estate"), "South built an Estate.", "Юг построил усадьбу."),
    (
        events.Remodelled(0, "farm", "flat"),
        "You remodelled the Farm into a Flat.",
        "Вы построили квартиру вместо фермы.",
    ),
    (
        events.Employed(3, "citizen", "factory"),
        "West employed a citizen in the Factory.",
        "Запад отправил горожанина на фабрику.",
    ),
    (
        events.Related(0, "scholar", 1),
        "You established relations with the Scholar colony.",
        "Вы установили отношения с колонией учёных.",
    ),
    (
        events.Related(1, "lord", 3),
        "East improved relations with the Lord colony to level 3.",
        "Восток улучшил отношения с колонией лордов до уровня 3.",
    ),
    (
        events.Sold(1, {"clay": 3}, 3),
        "East sold 3 clay for 3 dollars.",
        "Восток продал 3 глины за 3 доллара.",
    ),
    (
        events.Refined(0, {"wood": 4}, {"plank": 2}),
        "You turned 4 wood into 2 planks.",
        "Вы превратили 4 дерева в 2 доски.",
    ),
    (events.Refined(0, {}, {"tool": 1}), "You got 1 tool in exchange.", "Вы получили в обмен 1 инструмент."),
    (
        events.Maintained(1, {"food": 3}, {"food": 1}, {"food": 2}),
        "East: workers need 3 food; produced 1 food, paid 2 food.",
        "Восток: нужно работникам — 3 еды; произведено — 1 еда; заплачено — 2 еды.",
    ),
    (
        events.Maintained(0, {}, {"food": 1}, {}),
        "You: workers need nothing; produced 1 food, paid nothing.",
        "Вы: нужно работникам — ничего; произведено — 1 еда; заплачено — ничего.",
    ),
    (events.Drew(0, 1, ["135"]), "You received Ticket: Wood.", "Вы получили «Билет: дерево»."),
    (events.Drew(1, 2, None), "East received 2 improvements.", "Восток получил 2 улучшения."),
    (
        events.EnvoySent(1, "altruist", "market.2"),
        "East sent the Altruist to Market no. 2.",
        "Восток отправил посланника: Альтруист → Рынок № 2.",
    ),
    (
        events.Bought(1, "storage_shed", 2),
        "East bought a Storage Shed for 2 dollars.",
        "Восток купил кладовую за 2 доллара.",
    ),
    (events.Bought(0, "plank", 2), "You bought 1 plank for 2 dollars.", "Вы купили 1 доску за 2 доллара."),
    (
        events.Finished([61, 44]),
        "The game is over. You 61 dollars, East 44 dollars.",
        "Игра окончена. Вы — 61 доллар, Восток — 44 доллара.",
    ),
]


@pytest.mark.parametrize(("event", "english", "russian"), TOLD, ids=lambda value: type(value).__name__)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert (EN.event(event, 0, SEATS), RU.event(event, 0, SEATS)) == (english, russian)


def test_people_are_marked_by_their_seat_and_the_reader_is_not() -> None:
    paid = events.FeePaid(1, 0, {"food": 1})
    assert MARKED["en"].event(paid, 0, SEATS) == "⟦seat:1|East⟧ paid ⟦good:food|1 food⟧ to you as the fee."
    assert RU.event(events.MarkerTaken(0), None, SEATS) == "Север взял жетон первого игрока."


SAMPLES: dict[str, Any] = {
    "seat": 1, "to": 3, "tile": "grove.1", "other": "joiner.1", "start": "market.1", "old": "farm", "at": ["0,1"],
    "colonies": ["lord", "envoy"], "colony": "lord", "level": 2, "era": 2, "year": 3, "half": 1, "card": "101",
    "coming": ["grove.2"], "goods": {"wood": 2, "tool": 1}, "good": "wood", "before": "wood", "after": "clay",
    "dollars": 5, "into": {"plank": 1}, "kind": "farm", "colonist": "farmer", "count": 2, "cards": ["101", "125"],
    "left": 1, "envoy": "laborer", "need": {"food": 1}, "made": {}, "paid": {"food": 1}, "what": "farm",
    "scores": [10, 21, 5, 1],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_to_every_reader(lang: str) -> None:
    odd = {
        events.Reshuffled: {"cards": 5},
        events.YearBegan: {"card": "1_farm"},
        events.PlaceReplaced: {"old": "grove.1"},
    }
    tell_every_event(SPEECH[lang], events, SAMPLES, odd, SEATS)
