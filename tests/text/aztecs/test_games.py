"""Whole games with Aztecs, told: every question, every option and every event, to every reader, in both languages."""

import random
from typing import Any

import pytest

import stead
from stead import Decision, Refusal, shelf
from stead.kernel.title import Rest
from stead.text import LANGUAGES, Speech, speech
from stead.titles.settlers.aztecs import AZTECS
from stead.titles.settlers.aztecs.events import Blessed, CardAdded, CardsOpened, Prayed, Sacrificed
from tests.settlers.aztecs.scene import ALTAR, CHOOSER, MARCUS, TEMPLE, TWO, aztecs, cards
from tests.text.sentences import check

TITLE: Any = shelf.title("settlers", modules=["aztecs"])
SPEECH = {lang: speech(TITLE, lang) for lang in LANGUAGES}
SEATS = ["aztecs", "romans", "barbarians", "egyptians", "japanese"]
QUIET = CardsOpened, CardAdded, Sacrificed
"""Part of a Prayer, which is told in one line when it is over."""


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("seed", [3, 4])
def test_a_whole_game_is_told(players: int, seed: int) -> None:
    luck = random.Random(seed)
    seats = SEATS[:players]
    table = stead.Table.new("settlers", seats, seed, modules=["aztecs"])
    told = 0
    while not table.over:
        told = tell(table, told, seats)
        decision = luck.choice(table.decisions)
        for said in SPEECH.values():
            ask(said, decision)
        own = [option for option in decision.options if option.key.startswith(("build AZT", "activate AZT"))]
        table.push(luck.choice(own or decision.options), decision.seat)
    tell(table, told, seats)


def tell(table: stead.Table, told: int, seats: list[str]) -> int:
    for event in table.events[told:]:
        for you in (None, *range(len(seats))):
            for lang, said in SPEECH.items():
                line = said.event(event.seen_by(you), you, seats)
                if isinstance(event, QUIET):
                    assert line is None
                elif isinstance(event, Prayed | Blessed):
                    assert line is not None
                    check(line.replace(". ", ", "), lang)
    return len(table.events)


def ask(said: Speech, decision: Decision) -> None:
    check(said.question(decision), said.voice.lang)
    labels = [said.option(decision, option) for option in decision.options]
    for label in labels:
        check(label, said.voice.lang, full=False)
    assert len(set(labels)) == len(labels), labels


LINES = {
    "by cards": (
        Prayed(0, ALTAR, "grey", ["COM001", "COM002"], {"grey": 2}, {"grey": 1}, {"stone": 3}),
        (
            "You prayed at Sacrificial Altar for grey: Statue and Supplier; 2 grey match, tokens add 1 grey. "
            "It brought 3 stone."
        ),
        (
            "Вы провели обряд «Жертвенный алтарь», цвет — серый: «Статуя» и «Поставщик»; совпали 2 серых, жетоны "
            "добавляют — 1 серый. Получено: 3 камня."
        ),
    ),
    "in vain": (
        Prayed(0, ALTAR, "red", ["COM001"], {}, {}, {}),
        "You prayed at Sacrificial Altar for red: Statue; nothing matches. It brought nothing.",
        "Вы провели обряд «Жертвенный алтарь», цвет — красный: «Статуя»; совпадений нет. Ничего не получено.",
    ),
    "by tokens": (
        Prayed(0, "AZT012", None, [], {}, {"red": 2, "pink": 1}, {"vp": 2, "worker": 1}),
        "You prayed at Voice of the Gods: 2 red and 1 pink by tokens. It brought 2 VP and 1 worker.",
        "Вы провели обряд «Глас богов»: жетоны — 2 красных и 1 розовый. Получено: 2 ПО и 1 рабочего.",
    ),
    "a token": (
        Blessed(0, "grey", "AZT007"),
        "You took the grey Blessing (Stone Calendar).",
        "Вы взяли серый жетон благословения («Каменный календарь»).",
    ),
}


@pytest.mark.parametrize("name", LINES)
def test_a_prayer_is_one_line(name: str) -> None:
    event, *lines = LINES[name]
    assert [SPEECH[lang].event(event, 0, SEATS) for lang in ("en", "ru")] == lines


def questions() -> list[Any]:
    """Tables that ask what no card of the Aztecs asks, and what they do."""
    red = cards("red", after=4)
    at = [
        aztecs(built=[CHOOSER], worker=1, prays="red grey blue", more=True).push(f"activate {CHOOSER}"),
        aztecs(built=[TWO], worker=1, tokens=["tricolour"], more=True).push(f"activate {TWO}", "pray tokens"),
        aztecs(built=[MARCUS], worker=1, hand=[*red, "COM001"], more=True).push(f"activate {MARCUS}"),
        aztecs(built=[TEMPLE], worker=1, wood=2, stone=1, prays="brown grey red blue blue").push(f"activate {TEMPLE}"),
        aztecs(built=[ALTAR, MARCUS], worker=1, under={MARCUS: red}, used={MARCUS: 1}, more=True).push(
            f"activate {ALTAR}", "name red"
        ),
    ]
    return [one.table for one in at]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_else_may_be_asked(lang: str) -> None:
    kinds = set[str]()
    for table in questions():
        said = speech(table.title, lang)
        ask(said, table.decision)
        kinds.add(table.decision.kind)
        for key in ("name red", "pray tokens", "pray draw", "draw common", "keep COM001", "tricolour blue"):
            refusal = table.explain(key)
            if refusal is not None:
                args = {name: "COM018" if name == "key" else value for name, value in refusal.args.items()}
                check(said.voice.refusal(Refusal(refusal.rule, refusal.message, **args)), lang)
    assert kinds == {"colour", "tricolour", "reserve", "sacrifice", "add"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_its_things_are_for(lang: str) -> None:
    voice = SPEECH[lang].voice
    rests: tuple[Rest, ...] = AZTECS.brings.rests
    for rest in rests:
        check(voice.say(f"rest-{rest.words}"), lang)
    table = aztecs(tokens=["red"], built=[CHOOSER], worker=1, prays="red grey blue", more=True)
    table.push(f"activate {CHOOSER}", "pray draw")
    found = {
        thing: table.table.title.rest(table.table.game, 0, thing)
        for thing in ("token:red", "token:red@1", "good:blessing", f"card:{cards('red grey blue')[0]}")
    }
    assert [rest and rest.words for rest in found.values()] == ["token", "their-token", "good-blessing", "opened"]
    assert table.table.title.rest(table.table.game, None, f"card:{cards('red grey blue')[0]}").words == "opened"  # type: ignore[union-attr]
