"""Whole games of Founders, told to everybody."""

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import stead
from stead import Decision, Option, Refusal
from stead.kernel.events import Event
from stead.text.voice import unmarked
from stead.titles.founders import events
from stead.titles.founders.setup import SEATS
from tests.text.founders.spoken import CELLS, EN, MARK, MARKED, SPEECH, TITLE
from tests.text.sentences import check

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
        assert said.options(decision) == labels
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
