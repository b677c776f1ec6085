"""Rulings (AZ-Q) that no other test proves: Lookouts of five, the solo game, and names."""

import random

import pytest

from stead import Table
from tests.proves import proves
from tests.settlers import scene as base
from tests.settlers.aztecs.scene import ALTAR, AZTECS, BOX, scene, tokens

FIVE = ("aztecs", "romans", "barbarians", "egyptians", "japanese")


@proves("AZ-Q-24", "AZ-DV-07")
def test_the_advanced_lookout_of_five() -> None:
    table = scene(phase="lookout", options={"lookout": "advanced"}, **{name: {} for name in FIVE})
    sizes = []
    while table.asked[1] == "draft":
        sizes.append(len(table.table.game.row))
        table.push(table.keys[0])
    assert sizes == [5, 4, 4, 4, 4, 3, 3, 3, 3, 2]


@proves("AZ-Q-24")
def test_the_alternative_lookout_of_five() -> None:
    deck = [copies[0].id for copies in BOX.copies if copies[0].common][:15]
    table = scene(phase="lookout", options={"lookout": "alternative"}, deck=deck, **{name: {} for name in FIVE})
    assert [len(player.pack) for player in table.table.game.players] == [3] * 5


@proves("AZ-Q-32")
def test_alone_with_aztecs() -> None:
    """The rules of the solo game; the virtual player never prays."""
    table = base.scene(title=AZTECS, aztecs=dict(built=[ALTAR], worker=1))
    table.push(f"activate {ALTAR}", "name grey")
    luck = random.Random(3)
    while not table.table.over:
        decision = table.table.decision
        table.table.push(luck.choice(decision.options), decision.seat)
    praying = [event for event in table.table.events if type(event).__name__ in ("Prayed", "Blessed")]
    assert {event.seat for event in praying} == {0}  # type: ignore[attr-defined]
    assert tokens(table, "virtual") == []


@pytest.mark.parametrize(
    ("seats", "peaceful"), [(("romans",), False), (("aztecs",), False), (FIVE, False), (FIVE, True)]
)
def test_games_with_the_module_come_to_an_end(seats: tuple[str, ...], peaceful: bool) -> None:
    table = Table.new("settlers", seats, 5, {"peaceful": peaceful}, ["aztecs"])
    luck = random.Random(5)
    while not table.over:
        table.push(luck.choice(table.decision.options), table.decision.seat)
    assert Table.replay(table.record()) == table


@proves("AZ-Q-01")
def test_it_is_called_a_prayer() -> None:
    from stead.text import speech

    assert "Prayer 5" in speech(AZTECS, "en").lines(ALTAR)[0]
    assert "обряд 5" in speech(AZTECS, "ru").lines(ALTAR)[0]
