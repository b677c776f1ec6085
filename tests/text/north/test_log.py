"""What the log of North says."""

from typing import Any

import pytest

from stead.kernel.events import Event
from stead.text import LANGUAGES
from stead.titles.north import events
from tests.text.north.spoken import EN, RU, SEATS, SPEECH
from tests.text.sentences import tell_every_event

TOLD: list[tuple[Event, str, str]] = [
    (
        events.Started(1, ["sail", "explore"]),
        "The first-player token goes to clan Ulaf. The action tiles, in a circle: Sail, Explore.",
        "Жетон первого игрока достаётся клану Улаф. Жетоны действий лежат по кругу: Плавание, Исследование.",
    ),
    (events.Built(0, "GLE007"), "You built Village Cottage.", "Вы построили локацию «Деревенский дом»."),
    (events.Built(1, "ULA026"), "Clan Ulaf built Treasury.", "Клан Улаф построил локацию «Сокровищница»."),
    (
        events.Built(0, "GLE025", "GLE004"),
        "You put Drystone Fold under Highland Pasture.",
        "Вы положили карточку «Каменный загон» под «Горное пастбище».",
    ),
    (events.Drew(1, None), "Clan Ulaf drew a card.", "Клан Улаф взял карточку."),
    (
        events.Declared(2, "harvest"),
        "Clan Panuk placed a pawn on Harvest.",
        "Клан Панук поставил фишку на жетон «Сбор».",
    ),
    (
        events.Declared(0, "sail", None, True),
        "You moved a pawn, for food, to Sail.",
        "Вы за еду передвинули фишку на жетон «Плавание».",
    ),
    (
        events.Declared(0, "sail", "GLE030"),
        "You carried out Sail through Ferry Crew.",
        "Вы выполнили действие «Плавание» через карточку «Паромная артель».",
    ),
    (
        events.Sailed(1, False, ["fish", "raze"]),
        "Clan Ulaf put a ship into the queue, with 1 fish, 1 Raze token on board.",
        "Клан Улаф поставил в очередь корабль, на борту 1 рыба, 1 жетон Разрушения.",
    ),
    (
        events.Sailed(0, True, []),
        "You put a common ship into the queue, with nothing on board.",
        "Вы поставили в очередь общий корабль без груза.",
    ),
    (
        events.ShipMoved(1, 0),
        "Clan Ulaf moved a ship forward, past your ship.",
        "Клан Улаф подвинул свой корабль вперёд, обойдя корабль у вас.",
    ),
    (
        events.Raided(1, 0, "GLE007"),
        "Clan Ulaf raided your Village Cottage: it is exhausted.",
        "Клан Улаф устроил рейд: локация «Деревенский дом» у вас повёрнута.",
    ),
    (events.Conquered(0, "DIS005"), "You conquered Lost Temple.", "Вы завоевали остров «Затерянный храм»."),
    (
        events.Sighted(["NEA001", "DIS001"]),
        "Islands are turned face up: Ghost Island and Fire Mountain.",
        "Открыты острова: «Остров призраков» и «Огненная гора».",
    ),
    (
        events.Happened("winter", 1),
        "First frost: pay 1 wood, or lose 2 VP.",
        "Первые заморозки: заплатите 1 дерево или потеряйте 2 ПО.",
    ),
    (
        events.Happened("winter", 5),
        "Short thaw: gain 1 Resource of your choice.",
        "Недолгая оттепель: получите 1 ресурс по вашему выбору.",
    ),
    (
        events.Scored(1, 30, 12, 3, 2, 0),
        ("Clan Ulaf: 30 VP during the game, 12 for cards in the empire, 3 for Resources, 2 for gold; 47 VP in all."),
        ("Клан Улаф: 30 ПО за игру, 12 за карточки в империи, 3 за ресурсы, 2 за золото; всего 47 ПО."),
    ),
    (
        events.Ended([1, 0]),
        "The game is over: clan Ulaf and you won.",
        "Игра окончена. Победа: клан Улаф и вы.",
    ),
    (events.Ended([]), "The game is over: the scenario was not won.", "Игра окончена: сценарий не пройден."),
]


@pytest.mark.parametrize(("event", "english", "russian"), TOLD)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert (EN.event(event, 0, SEATS), RU.event(event, 0, SEATS)) == (english, russian)


def test_a_spectator_is_nobody() -> None:
    assert RU.event(events.Passed(0), None, SEATS) == "Клан Гленн спасовал."


SAMPLES: dict[str, Any] = {
    "seat": 1, "owner": 2, "past": 0, "first": 0, "round": 2, "phase": "action", "deck": "near", "tile": "sail",
    "card": "GLE007", "by": "ULA021", "of": "PAN010", "on": "GLE004", "source": "GLE007", "island": "NEA001",
    "cards": ["GLE007", "ULA021"], "islands": ["NEA001"], "goods": {"wood": 2, "worker": 1}, "points": 2, "workers": 2,
    "common": True, "cargo": ["fish"], "moved": False, "sets": 2, "hand": True, "found": True, "tiles": ["sail"],
    "scenario": "winter", "number": 2, "track": 1, "resources": 2, "gold": 4, "raze": 0, "winners": [1],
    "rounds": 50,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_to_every_reader(lang: str) -> None:
    odd = {events.Reshuffled: {"cards": 5}, events.Scored: {"cards": 7}}
    tell_every_event(SPEECH[lang], events, SAMPLES, odd, SEATS)
