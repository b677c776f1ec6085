"""Whole games of North, told to everybody."""

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import stead
from stead import Decision, Option, Refusal
from stead.kernel.events import Event
from stead.text.voice import unmarked
from tests.text.north.spoken import BOX, EN, MARK, MARKED, SEATS, SPEECH
from tests.text.sentences import check

GAMES: list[tuple[list[str], dict[str, Any]]] = [
    (["ulaf"], {"scenario": "raiders"}),
    (["mckinnon"], {"scenario": "winter"}),
    (["nanurjuk"], {"scenario": "tribute"}),
    (["glenn"], {"scenario": "land"}),
    (["nanurjuk", "ulaf"], {}),
    (["mckinnon", "heidel", "panuk"], {"score_raze_tokens": False}),
    (SEATS, {}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids="-".join)
def test_a_whole_game_is_told(seats: list[str], options: Mapping[str, Any]) -> None:
    chance = random.Random(5)
    table = stead.Table.new("north", seats, 5, options)
    told, things = 0, set[tuple[str, str]]()
    while not table.over:
        told = tell(table.events, told, seats, things)
        decision = chance.choice(table.decisions)
        ask(decision, things)
        refuse(table, decision, chance)
        table.push(likely(decision, chance), decision.seat)
    tell(table.events, told, seats, things)
    assert {kind for kind, _ in things} == {"good", "card"}
    assert {name for kind, name in things if kind == "good"} <= {*EN.things()["good"], "any", "itself"}
    assert {name for kind, name in things if kind == "card"} <= BOX.number.keys()


def likely(decision: Decision, chance: random.Random) -> Option:
    """Any option, but rather not to stop: so that more happens in a game."""
    more = [option for option in decision.options if option.key.split()[0] not in ("pass", "go", "done", "enough")]
    return chance.choice(more if more and chance.random() < 0.8 else decision.options)


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
                assert line is not None
                assert marked is not None
                check(line, lang)
                whole(marked, line, things)
    return len(log)


def ask(decision: Decision, things: set[tuple[str, str]]) -> None:
    for lang, said in SPEECH.items():
        check(said.question(decision), lang)
        other = said.question(decision, yours=False)
        check(other, lang, full=False)
        assert not re.search(r"\b(your?|вы|вас|вам|ваш\w*)\b", other, re.IGNORECASE), other
        labels = [said.option(decision, option) for option in decision.options]
        assert said.options(decision) == labels
        for option, label in zip(decision.options, labels, strict=True):
            check(label, lang, full=False)
            whole(MARKED[lang].option(decision, option), label, things)
        assert len(set(labels)) == len(labels), labels


def refuse(table: stead.Table, decision: Decision, chance: random.Random) -> None:
    """Things that are not offered, and what is said about them."""
    one, other = (chance.choice(BOX.cards).id for _ in range(2))
    tile, next_tile = chance.sample(("explore", "populate", "construct", "harvest", "sail"), 2)
    verbs = ("build", "use", "raid", "boost", "add", "construct", "harvest", "pillage", "conquer", "keep", "fetch")
    keys = [*(f"{verb} {one}" for verb in verbs), f"upgrade {one} {other}", f"place {tile}", f"move {tile} {next_tile}"]
    keys += [f"shift {tile} {next_tile}", "load fish raze", "load gold", "land distant", "send 1", "pay gold", "pass"]
    keys += [
        f"assign gold {one}",
        f"remove fish {one}",
        "go",
        "enough",
        "done glenn",
        "choose 1",
        "gain wood",
        "nonsense",
    ]
    for key in chance.sample(keys, 8):
        refusal = table.explain(key, decision.seat)
        if refusal is not None:
            args = {name: "GLE007" if name == "key" else value for name, value in refusal.args.items()}
            for lang, said in SPEECH.items():
                text = said.voice.refusal(Refusal(refusal.rule, refusal.message, **args))
                check(text, lang)
                whole(MARKED[lang].voice.refusal(Refusal(refusal.rule, refusal.message, **args)), text, set())
