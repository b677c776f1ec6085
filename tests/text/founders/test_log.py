"""What the log of Founders and its refusals say."""

from typing import Any

import pytest

from stead import Refusal
from stead.kernel.events import Event
from stead.text import LANGUAGES
from stead.titles.founders import events
from stead.titles.founders.setup import SEATS
from tests.text.founders.spoken import EN, MARKED, RU, SPEECH
from tests.text.sentences import check, tell_every_event

# What the log says

TOLD: list[tuple[Event, str, str]] = [
    (events.RaceChosen(1, "savvas"), "East chose the Savvas.", "Восток возглавил саввасов."),
    (events.RaceChosen(0, "humans"), "You chose the Humans.", "Вы возглавили людей."),
    (
        events.ResourceLost(2, 0, "gems"),
        "South took gems from you: all that was left was forbidden.",
        "Юг забрал самоцветы у вас: всё остальное запрещено.",
    ),
    (events.LaidDown(0, "trade"), "You played Trade face down.", "Вы сыграли рубашкой вверх карточку «Торговля»."),
    (events.LaidDown(1, None), "East played a card face down.", "Восток сыграл карточку рубашкой вверх."),
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
        "Вы забрали 3 карточки и 2 рабочих.",
    ),
    (
        events.VotesRevealed(["university", "salt_barge", "university"], [3, 1, 2]),
        "The votes: you 3 for the University, East 1 for the Salt Barge, South 2 for the University.",
        "Голоса: вы — «Университет» (3), Восток — «Баркас с солью» (1), Юг — «Университет» (2).",
    ),
    (
        events.NothingOffered(3, 2, [0, 2]),
        (
            "No building is left to vote on. If nothing is delivered and no storage is built before, the game ends "
            "when everybody has called twice in vain. Still to call: you and South."
        ),
        (
            "Голосовать больше не за что: зданий не осталось. Если до тех пор ничего не доставят и не построят ни "
            "одного хранилища, игра завершится, когда каждый дважды призовёт впустую. Кому ещё призывать: вам и Югу."
        ),
    ),
    (
        events.NothingOffered(2, 0, [0, 1, 2]),
        "No building is left to vote on. If none is completed before, the game ends 2 calls from now.",
        (
            "Голосовать больше не за что: зданий не осталось. Если до тех пор ничего не достроят, игра завершится "
            "через 2 призыва."
        ),
    ),
    (
        events.NothingOffered(0, 2, []),
        "No building is left to vote on, and the game ends.",
        "Голосовать больше не за что: зданий не осталось. Игра завершается.",
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
    "times": 2, "seats": [0, 2],
    "track": 20, "permanent": 2, "coins": 1, "achievement": 3, "way": ("K8", "K9", "L10"),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_to_every_reader(lang: str) -> None:
    odd = {
        events.Reshuffled: {"cards": 5},
        events.TookBack: {"cards": 5},
        events.AchievementScored: {"achievement": "two_houses"},
    }
    tell_every_event(SPEECH[lang], events, SAMPLES, odd, SEATS)


# Refusals

RULES = {
    "beside-own": ("FG-TRD-04", "FG-TRD-20", "FG-TRD-21", "FG-UPG-04", "FG-HOU-04"),
    "no-worker": ("FG-WRK-01", "FG-WRK-06"),
    "not-yours": ("FG-TRF-04", "FG-TRD-02"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_differ_with_their_rule(lang: str) -> None:
    for message, rules in RULES.items():
        for rule in rules:
            check(SPEECH[lang].voice.refusal(Refusal(rule, message, cell="K8", resource="food")), lang)
    for message in ("no-land", "not-connected"):
        whole_tile = SPEECH[lang].voice.refusal(Refusal("FG-BLD-08", message, cell="none"))
        check(whole_tile, lang)
        assert whole_tile != SPEECH[lang].voice.refusal(Refusal("FG-BLD-08", message, cell="K8"))


def test_refusals_name_things() -> None:
    refusal = Refusal("FG-REC-02", "no-resource", card="scholar", resource="people")
    assert EN.voice.refusal(refusal) == (
        "To hire Scholar you need a storage of people, your own or one you have access to."
    )
    assert RU.voice.refusal(refusal) == (
        "Чтобы нанять советника «Учёный», нужно хранилище населения: своё или то, к которому у вас есть доступ."
    )
    assert "⟦card:scholar|Scholar⟧" in MARKED["en"].voice.refusal(refusal)
    stray = Refusal("FG-TRN-02", "not-offered", key="dance", kind="turn")
    assert EN.voice.refusal(stray) == (
        "“dance” is not one of the answers. The question is: Your turn: which card do you play?"
    )
