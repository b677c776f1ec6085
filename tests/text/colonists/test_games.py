"""Whole games of Colonists, told to everybody."""

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import stead
from stead import Decision, Option, Refusal
from stead.kernel.events import Event
from stead.text.voice import unmarked
from stead.titles.colonists.setup import SEATS
from tests.text.colonists.spoken import BOX, EN, MARK, MARKED, SPEECH
from tests.text.sentences import check

# Whole games

GAMES: list[tuple[list[str], dict[str, Any]]] = [
    (["east"], {"first": "4", "last": "4"}),
    (["north", "south"], {"introductory": True}),
    (["west", "east", "north"], {"first": "3", "last": "3", "small_market": True, "financial": True}),
    (list(SEATS), {"first": "2", "last": "2", "farm": "1 wood", "supply": "unlimited"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids="-".join)
def test_a_whole_game_is_told(seats: list[str], options: Mapping[str, Any]) -> None:
    chance = random.Random(5)
    table = stead.Table.new("colonists", seats, 5, options)
    told, things = 0, set[tuple[str, str]]()
    while not table.over:
        told = tell(table.events, told, seats, things)
        decision = chance.choice(table.decisions)
        ask(decision, things)
        refuse(table, decision, chance)
        table.push(likely(decision, chance), decision.seat)
    tell(table.events, told, seats, things)
    assert {kind for kind, _ in things} >= {"good", "kind", "place", "card", "market"}
    names: dict[str, Any] = {**EN.things(), "seat": {str(seat) for seat in range(len(seats))}}
    known = [(kind, name.partition("#")[0]) for kind, name in things if kind != "cell"]
    assert [(kind, name) for kind, name in known if name not in names[kind]] == []


def likely(decision: Decision, chance: random.Random) -> Option:
    """Any option, but rather one that builds: so that more happens in a game."""
    wanted = ("build", "remodel", "employ", "play", "buy", "refine", "send", "keep")
    best = [option for option in decision.options if option.key.split()[0] in wanted]
    return chance.choice(best if best and chance.random() < 0.6 else decision.options)


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
    kind, tile, card = (chance.choice(names) for names in (BOX.kinds[:61], BOX.tile_names, BOX.card_names))
    keys = [
        f"build {kind}",
        f"replace {kind}",
        "raze farm",
        f"remodel {kind} farm",
        f"go {tile} {tile}",
        f"enter {tile}",
    ]
    keys += [f"play {card}", f"employ citizen {kind}", "employ merchant farm", f"buy {kind}", "buy iron", "drop tool"]
    keys += [f"send laborer {tile}", "spur", "swap-places", "end", "lay 9,9", "fill 3ore", f"keep {card}", "drop wood"]
    for key in chance.sample(keys, 6):
        refusal = table.explain(key, decision.seat)
        if refusal is not None:
            args = {name: "2,-1" if name == "key" else value for name, value in refusal.args.items()}
            for lang, said in SPEECH.items():
                text = said.voice.refusal(Refusal(refusal.rule, refusal.message, **args))
                check(text, lang)
                whole(MARKED[lang].voice.refusal(Refusal(refusal.rule, refusal.message, **args)), text, set())
