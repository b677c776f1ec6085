"""Acts: each is listed once, its key is its own, and what is said is what is meant."""

import random
from collections.abc import Iterator

import pytest

import stead
from stead.kernel.decision import Option
from stead.kit.acts import Choice
from stead.titles.settlers.verbs import ACTS
from tests.settlers.scene import BOX, FACTIONS, SETTLERS, scene


def kinds(base: type[Choice] = Choice) -> Iterator[type[Choice]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_act_is_listed_once() -> None:
    """In the title or in the module that brings it; other tests may have modules of their own."""
    listed = [*ACTS, *(act for module in stead.shelf.modules_of("settlers") for act in module.acts)]
    ours = [act for act in kinds() if act.verb and act.__module__.startswith("stead.titles.settlers.")]
    assert sorted(act.__name__ for act in listed) == sorted(act.__name__ for act in ours)
    assert BOX.by_verb.keys() == {act.verb for act in ACTS}


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_its_keys_begin_with_its_verb(act: type[Choice]) -> None:
    keys = [key for keys in act.every(BOX) for key in keys]
    assert keys
    assert {key.split()[0] for key in keys} - {"pay"} <= {act.verb}
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_turn_offers_is_parsed_as_itself_and_not_refused(seed: int) -> None:
    luck = random.Random(seed)
    table = stead.Table.new("settlers", seats=luck.sample(FACTIONS, 2), seed=seed)
    while not table.over:
        decision = table.decision
        for option in decision.options if decision.kind in ("turn", "end") else ():
            verb, *words = option.key.split()
            act = BOX.by_verb[verb].parse(table.game, decision.seat, words)
            assert act is not None
            assert (act.key, act.about) == (option.key, option.about)
            assert act.refusal(table.game, decision.seat) is None
        table.push(luck.choice(decision.options))


def test_an_option_that_is_a_name_only_is_estimated_as_what_it_names() -> None:
    table = scene(romans=dict(wood=1, stone=1, hand=["COM018"]), barbarians={}, turn="romans").table
    decision = table.decision
    for option in decision.options:
        named = SETTLERS.estimate(table.view(0), decision, Option(option.key))
        assert named == SETTLERS.estimate(table.view(0), decision, option)
    assert SETTLERS.estimate(table.view(0), decision, Option("fly")) == 0.0
