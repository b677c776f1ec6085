"""Every choice is a finite list: all of it can be taken, nothing else can, and no two entries are the same choice."""

import random
from typing import Any

import pytest
from hypothesis import given

from stead import Decision, Option, Refused, Table
from stead.titles.settlers.goods import NAMES
from tests.properties.likeness import chosen, likeness, outcomes
from tests.properties.play import FACTIONS, SETTLERS, Start, examples, games
from tests.properties.same import bytes_of

CARD_VERBS = (
    "build deal raze activate defend samurai take give discard cancel construct lay produce again refresh keep target "
    "convert"
).split()
WORDS = "pass end done decline".split()
NUMBERED = "exchange choose accept".split()
IDS = [card.id for card in SETTLERS.box.cards]
STRANGE = ["", " ", "PASS", "pass ", " pass", "fly", "build", "build COM999", "pay", "exchange -1", "exchange ٣", "\0"]


def universe(luck: random.Random, decision: Decision) -> list[str]:
    """Keys of every form there is, about every card, good and seat; of those with two cards, some."""
    keys = [f"{verb} {id}" for verb in CARD_VERBS for id in IDS]
    keys += [f"activate {id} twice" for id in IDS]
    keys += [f"resolve {id} {part}" for id in IDS for part in ("deal", "production", "bonus", "feature")]
    keys += [f"{verb} {n}" for verb in NUMBERED for n in range(25)]
    keys += [f"{verb} {good}" for verb in ("gain", "pay", "convert") for good in NAMES]
    keys += [f"pay {a} {b}" for a in NAMES for b in NAMES]
    keys += ["draw common", "draw faction", "store nothing", *WORDS, *STRANGE]
    keys += [f"draw {faction}" for faction in FACTIONS]
    keys += [f"store {good} {n}" for good in NAMES for n in range(12)]
    keys += [f"{verb} {faction}" for verb in ("victim", "steal") for faction in FACTIONS]
    keys += [f"steal {good} {faction}" for good in NAMES for faction in (*FACTIONS, "virtual")]
    some = luck.sample(IDS, 20)
    keys += [f"{verb} {a} {b}" for verb in ("tuck", "build", "raze") for a in some for b in luck.sample(IDS, 5)]
    keys += [f"offer {good} {id}" for good in NAMES for id in some]
    keys += [f"loot {good} {id}" for good in NAMES for id in some]
    keys += [f"target {faction} {id}" for faction in FACTIONS for id in some]
    for option in decision.options:  # what is nearly right
        keys += [option.key.upper(), option.key + " twice", option.key.partition(" ")[0], option.key + " "]
    return keys


@examples(8)
@given(games())
def test_every_other_key_is_refused_and_changes_nothing(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        if luck.random() > 0.04:
            continue
        before, events = bytes_of(table), len(table.events)
        for decision in table.decisions:
            offered = {option.key for option in decision.options}
            for key in universe(luck, decision):
                refusal = table.explain(key, decision.seat)
                assert (refusal is None) == (key in offered), key
                if refusal is not None:
                    assert refusal.rule.startswith("IS-")
                    with pytest.raises(Refused) as refused:
                        table.push(key, decision.seat)
                    assert refused.value.refusal == refusal
        assert bytes_of(table) == before
        assert len(table.events) == events


@examples(8)
@given(games(least=2))
def test_seats_that_are_not_asked_are_refused_everything(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        if luck.random() > 0.2:
            continue
        before = bytes_of(table)
        asked = {decision.seat for decision in table.decisions}
        keys = [option.key for decision in table.decisions for option in decision.options] + ["pass", "fly"]
        for seat in (-1, *range(len(game.seats)), len(game.seats)):
            for key in keys if seat not in asked else ():
                refusal = table.explain(key, seat)
                assert refusal is not None
                with pytest.raises(Refused) as refused:
                    table.push(key, seat)
                assert refused.value.refusal == refusal
        if len(asked) > 1:  # who of them, is not said
            with pytest.raises(Refused):
                table.push(keys[0])
        assert bytes_of(table) == before


@examples(25)
@given(games())
def test_every_option_is_taken_and_none_is_listed_twice(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        for decision in table.decisions:
            keys = [option.key for option in decision.options]
            assert len(keys) > 1, "a decision with one option resolves itself"
            assert len(set(keys)) == len(keys)
            if luck.random() < 0.3:
                for option in decision.options:
                    assert table.explain(option.key, decision.seat) is None
                    twin = table.clone()
                    twin.push(option.key, decision.seat)
                    assert twin.choices == [*table.choices, (decision.seat, option.key)]


@examples(25)
@given(games())
def test_no_two_options_do_the_same(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        for decision in table.decisions:
            if decision.kind not in ("turn", "end", "draft") or luck.random() < 0.3:
                assert twins(table, decision) == []


def twins(table: Table, decision: Decision) -> list[tuple[str, str]]:
    """Pairs of options that lead to the same thing. In mid-action, where the rules remember what the state does not
    show, options are the same if they also lead to the same whatever is chosen next."""
    seen: dict[Any, Option] = {}
    pairs: list[tuple[str, str]] = []
    for option in decision.options:
        after = chosen(table, option, decision.seat)
        like = likeness(after)
        if like in seen and outcomes(after) == outcomes(chosen(table, seen[like], decision.seat)):
            pairs.append((seen[like].key, option.key))
        seen[like] = option
    return pairs
