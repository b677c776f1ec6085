"""`title.actions()`: every key once, in an order of its own. That whatever is offered is in it, all games of the corpus
show (`options.py`)."""

import pytest

from stead import shelf
from tests.properties.corpus import some_games
from tests.properties.part import Part
from tests.properties.play import PARTS


def keys_of(part: Part) -> list[str]:
    return [key for keys in part.title.actions().values() for key in keys]


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_an_action_is_listed_once_under_its_first_key(part: Part) -> None:
    every = keys_of(part)
    assert len(set(every)) == len(every)
    actions = part.title.actions()
    assert all(keys[0] == action for action, keys in actions.items())
    assert len(actions) < part.actions


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_the_order_depends_on_the_content_alone(part: Part) -> None:
    """Playing makes options that are kept, and leaves no trace here."""
    name, using = part.title.name, part.title.modules
    fresh = shelf.TITLES[name](shelf.texts(name, None, using), using)
    assert list(fresh.actions().items()) == list(part.title.actions().items())


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_every_verb_that_is_listed_is_offered_in_some_game(part: Part) -> None:
    offered = {
        option.key.split()[0]
        for game in some_games(part.name, 60 // part.length)
        for table in game.play()
        for decision in table.decisions
        for option in decision.options
    }
    rare = {
        "tricolour",  # of Prayers that no card says: none lists two of its colours
        "under",
        "swap",
        "pay",
        "victim",
        "copy",
        "recall",
        "spill",
        "gallop",
        "rebuild",
        "ride",
        "spur",
        "post",
        "provide",
        "discount",
    }
    assert {key.split()[0] for key in keys_of(part)} - offered <= rare


def test_copies_are_one_action() -> None:
    actions = shelf.title("settlers").actions()
    assert actions["build COM008"] == ("build COM008", "build COM009", "build COM010")
    assert "build COM009" not in actions
    assert actions["activate COM021 twice"] == ("activate COM021 twice", "activate COM022 twice")
    assert actions["pay wood gold"] == ("pay wood gold",)
    assert "raze ATT001" not in actions
