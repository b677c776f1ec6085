"""Positions that cannot be are refused with a sentence that says why."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stead import RecordError, Table
from tests.settlers.scene import scene

State = dict[str, Any]
Break = Callable[[State], Any]
ROMANS, JAPANESE = 0, 1


def middle() -> State:
    """Romans and Japanese in mid-game. COM040 is an Action Location, JAP013 a Gate, JAP015 a Shrine."""
    return scene(
        romans=dict(hand=["COM001", "ROM002"], built=["COM005", "COM040", "ROM005"], deals=["ROM007"]),
        japanese=dict(
            hand=["COM003", "JAP001"],
            built=["COM041", "JAP002", "JAP013", "JAP015"],
            deals=["JAP007"],
            foundations=["COM009"],
        ),
        turn="romans",
    ).table.position()


def alone() -> State:
    return scene(romans=dict(built=["COM005"]), virtual=dict(built=["COM020"], deals=["ATT001"])).table.position()


def refused(data: State, change: Break) -> str:
    data = copy.deepcopy(data)
    Table.from_position(data)
    change(data["state"])
    with pytest.raises(RecordError) as error:
        Table.from_position(data)
    return str(error.value)


def move(card: str, seat: int, zone: str) -> Break:
    """A card from wherever it is to a zone of a player."""

    def change(state: State) -> None:
        _take(state, card)
        state["players"][seat].setdefault(zone, []).append(card)

    return change


def shift(card: str, zone: str) -> Break:
    """The same, to a zone of the table."""

    def change(state: State) -> None:
        _take(state, card)
        state.setdefault(zone, []).append(card)

    return change


def _take(state: State, card: str) -> None:
    for place in (state, *state["players"]):
        for zone in ("deck", "discard", "hand", "empire", "deals", "foundations"):
            if card in place.get(zone, ()):
                place[zone].remove(card)


def put(**facts: Any) -> Break:
    return lambda state: state.update(facts)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            move("JAP020", ROMANS, "hand"),
            "JAP020 is in romans's hand, but a card of the japanese deck never lies there",
        ),
        (
            move("JAP020", ROMANS, "empire"),
            "JAP020 is in romans's empire, but a card of the japanese deck never lies there",
        ),
        (
            move("JAP020", ROMANS, "deck"),
            "JAP020 is in romans's deck, but a card of the japanese deck never lies there",
        ),
        (move("JAP020", ROMANS, "discard"), "JAP020 is in romans's discard, but a card of the japanese deck never"),
        (move("COM070", ROMANS, "deck"), "COM070 is in romans's deck, but a card of the common deck never"),
        (shift("ROM020", "deck"), "ROM020 is in the deck, but a card of the romans deck never"),
        (shift("ROM020", "discard"), "ROM020 is in the discard, but a card of the romans deck never"),
        (put(guarded=["ROM005"]), "ROM005 bears a Samurai, but romans has none"),
        (put(used={"JAP013": 1}), "JAP013 was used 1 times; it can be used 0 times a round"),
        (put(laid={"JAP013": {"wood": 1}}), "goods are laid on JAP013, which was not activated this round"),
        (put(kept={"JAP013": {"wood": 1}}), "JAP013 is in 'kept', but it is no Shrine"),
        (put(kept={"COM005": {"wood": 1}}), "COM005 is in 'kept', but it is no Shrine"),
        (put(under={"JAP015": []}), "JAP015 is in 'under', but it is no Gate"),
        (put(blocked=["COM005"]), "COM005 is blocked, but it is no Action Location"),
        (lambda state: state["players"][ROMANS].update(routes=["JAP002"]), "romans has no Trade Routes"),
        (
            lambda state: state["players"][JAPANESE].update(routes=["COM005"]),
            "a route needs a Location with a Deal field; COM005 has none",
        ),
        (put(known={"COM070": [0]}), "COM070 is in 'known', but nobody sees a card go into a deck"),
        (put(collection=[]), None),
        (shift("COM070", "collection"), "only the virtual player collects cards"),
    ],
)
def test_a_position_that_cannot_be(change: Break, sentence: str | None) -> None:
    if sentence is None:
        data = middle()
        change(data["state"])
        Table.from_position(data)
    else:
        assert refused(middle(), change).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state["players"].reverse(), "is in romans's deck, but a card of the attack deck never"),
        (move("COM070", 1, "hand"), "COM070 is in virtual's hand, but a card of the common deck never"),
        (lambda state: state["players"][1].update(goods={"wood": 1}), "the virtual player has no goods"),
        (put(guarded=["COM020"]), "COM020 is guarded, but the virtual player guards nothing"),
    ],
)
def test_a_solo_position_that_cannot_be(change: Break, sentence: str) -> None:
    assert sentence in refused(alone(), change)
