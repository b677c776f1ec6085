"""No card, board or Attack card is left without a row."""

from collections import Counter
from typing import Any

import pytest

from tests.settlers.cards import test_barbarians, test_common, test_egyptians, test_japanese, test_romans
from tests.settlers.cards.rows import BOARD, SHOWN, Card, amounts, ready
from tests.settlers.scene import BOX, scene
from tests.settlers.solo import ATTACK

CARDS = [
    card
    for module in (test_common, test_barbarians, test_romans, test_egyptians, test_japanese)
    for card in module.CARDS
]
STORES = {"barbarians": "worker", "japanese": "food", "romans": "raze", "egyptians": "gold"}


def test_every_card_has_a_row() -> None:
    written = [id for card in CARDS for id in card.ids]
    targets = [id for ids in ATTACK.values() for id in ids]
    assert Counter(written + targets) == Counter(card.id for card in BOX.cards)
    assert len(CARDS) == 137
    assert len(written) == 204


def test_every_row_says_all_that_its_card_does() -> None:
    for row in CARDS:
        says_all(row, BOX)


def test_every_test_of_its_own_is_of_a_card() -> None:
    """Those of the expansion are counted with their rows (aztecs/test_new_cards.py)."""
    assert {card.id for card in CARDS} >= {id for id in SHOWN if id in BOX.number}


def says_all(row: Card, box: Any) -> None:
    """What a card can do is in its row, or it has a test of its own."""
    card = box.cards[box.number[row.id]]
    parts = {
        "bonus": (card.bonus, row.bonus or row.score),
        "production": (card.produces, row.produces or row.per),
        "action": (card.action, row.pays),
        "feature": (card.when or card.holds or card.abilities, row.building),
    }
    for part, (does, says) in parts.items():
        assert row.id in SHOWN or bool(does) == bool(says), f"{row.id} {part}"


def test_every_board_has_a_row() -> None:
    assert set(BOX.boards) == set(BOARD) == set(STORES)


@pytest.mark.parametrize("faction", BOARD)
def test_board_produces(faction: str) -> None:
    other = "romans" if faction != "romans" else "egyptians"
    table = scene(round=1, phase="production", **{faction: dict(worker=0), other: dict(worker=0)})
    assert table.goods(faction) == amounts(BOARD[faction])
    assert table.goods(other) == amounts(BOARD[other])
    ready(table, faction)


@pytest.mark.parametrize("faction", STORES)
def test_board_stores(faction: str) -> None:
    """Any number of the one good, and nothing else."""
    other = "romans" if faction != "romans" else "egyptians"
    supply = dict(wood=3, stone=3, food=3, gold=3, worker=3, raze=3, defence=3)
    table = scene(**{faction: supply, other: dict(worker=0)})
    good = STORES[faction]
    table.push("pass")
    assert table.keys == [f"store {good} 3", f"store {good} 2", f"store {good} 1", "store nothing"]
    table.push(f"store {good} 2")
    assert table.goods(faction) == {good: 2}
    assert table.asked[1] == "draft"


@pytest.mark.parametrize(("target", "id"), [(target, id) for target, ids in ATTACK.items() for id in ids])
def test_attack_card(target: str, id: str) -> None:
    """Its Target is the good that a Deal with it would bring, and the good it looks for in an attack."""
    table = scene(phase="production", romans=dict(worker=0, deals=[id]), deck=["COM007"])
    if target == "card":
        table.push("draw common")
    assert table.goods("romans") == amounts(f"{BOARD['romans']} {target}")
    assert table.zone("romans", "hand") == ["COM007"] * (target == "card")
    ready(table, "romans")
