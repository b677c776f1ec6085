"""Acts: each is listed once, its key is its own, and what is said is what is meant."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stead
from stead.kit.acts import Choice
from stead.titles.north.verbs import ACTS
from tests.north.scene import BOX, NORTH, scene


def kinds(base: type[Choice] = Choice) -> Iterator[type[Choice]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_act_is_listed_once() -> None:
    """The title's own, and those of the kit that it uses."""
    ours = {act for act in kinds() if act.verb and act.__module__.startswith("stead.titles.north")}
    assert len(set(ACTS)) == len(ACTS)
    assert {act for act in ACTS if not act.__module__.startswith("stead.kit")} == ours
    assert BOX.by_verb.keys() == {act.verb for act in ACTS}


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_its_keys_begin_with_its_verb(act: Any) -> None:
    keys = [key for keys in act.every(BOX) for key in keys]
    assert keys
    assert {key.split()[0] for key in keys} == {act.verb}
    assert len(set(keys)) == len(keys)


def test_no_key_is_two_actions() -> None:
    keys = [key for keys in NORTH.actions().values() for key in keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("seats", "seed"),
    [(["glenn", "panuk"], 1), (["mckinnon", "nanurjuk"], 2), (["ulaf", "heidel"], 3), (["mckinnon"], 4)],
)
def test_what_is_offered_is_an_action_with_words_and_a_turn_refuses_none_of_it(seats: list[str], seed: int) -> None:
    luck = random.Random(seed)
    actions = {key for keys in NORTH.actions().values() for key in keys}
    table = stead.Table.new("north", seats, seed, {"scenario": "raiders" if len(seats) == 1 else "none"})
    while not table.over and table.game.round < 6:
        decision = luck.choice(table.decisions)
        for option in decision.options:
            assert option.key in actions
            assert option.say(decision).id.startswith("option-")
            if decision.kind == "turn":
                verb, *words = option.key.split()
                act = BOX.by_verb[verb].parse(table.game, decision.seat, words)
                assert (act.key, act.about) == (option.key, option.about)
                assert verb == "pass" or act.refusal(table.game, decision.seat) is None
        table.push(luck.choice(decision.options), decision.seat)


def test_what_cards_do_is_said_in_words_of_the_catalogue() -> None:
    for effect in BOX.effects():
        assert effect.say().id


def test_words_that_are_no_act() -> None:
    table = scene(glenn=dict(wood=1, hand=["GLE007"]), ulaf={})
    for key in ("", "fly", "place", "place moon", "build GLE999", "pass twice", "use", "raid", "move sail"):
        assert table.refused(key) in ("EN-ACT-03", "EN-RAI-02")
    assert table.refused("x" * 500) == "EN-ACT-03"
    assert table.refused("build GLE007 now") == "EN-Q-62"
    for key in ("pillage NEA002", "conquer NEA002", "land near"):
        assert table.refused(key) == "EN-RND-01"
    for key in ("keep GLE007", "done glenn"):
        assert table.refused(key) == "EN-LOO-02"
    assert table.refused("add GLE007") == "EN-ACT-03"


def test_who_is_meant() -> None:
    table = scene(phase="lookout", glenn={}, ulaf={}).table
    refusal = table.explain("done panuk")
    assert refusal is not None
    assert refusal.rule == "EN-ACT-01"  # several are asked
    for seat in (-1, 5):
        refusal = NORTH.explain(table.game, table.decisions, seat, "pass")
        assert refusal.rule == "EN-ACT-01"


def test_ships_and_pawns_say_which_they_are() -> None:
    ships = [dict(clan="ulaf", fish=True), dict(clan="ulaf", raze=True), dict(clan="ulaf", common=True)]
    table = scene(queue=ships, ulaf=dict(built=["ULA029"]), glenn={})
    table.push("use ULA029")
    decision = table.table.decision
    assert [option.say(decision).args["cargo"] for option in decision.options] == ["fish", "raze", "nothing"]
    table = scene(heidel=dict(pawns=["sail turned"], hand=["HEI013"]), glenn={})
    table.push("place explore", "boost HEI013")
    decision = table.table.decision
    told = {option.key: option.say(decision).args for option in decision.options}
    assert told["shift sail turned harvest"]["start"] == "sail"
    assert told["shift explore harvest"]["tile"] == "harvest"
