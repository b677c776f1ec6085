"""What Settlers keeps in lists of its own is open to any module, and to several at once (tests/modules: Runes)."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from stead import ContentError, Table, shelf
from stead.titles.settlers.aztecs import AZTECS
from tests.modules import RUNES
from tests.settlers.scene import Scene, scene

FILE = "runes/runes.yaml"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shelf._unpickle.cache_clear()
    monkeypatch.setattr(shelf, "MODULES", (AZTECS, RUNES))
    yield
    shelf._unpickle.cache_clear()


def both() -> Any:
    return shelf.title("settlers", modules=["runes", "aztecs"])


def runes(**mine: Any) -> Scene:
    return scene(title=both(), romans=mine, aztecs={}, turn="romans")


def test_a_title_has_the_words_of_all_its_modules() -> None:
    base, box = shelf.title("settlers").box, both().box  # type: ignore[attr-defined]
    assert (base.tokens, base.new_goods) == ((), {})
    assert box.tokens == (*AZTECS.brings.goods["blessing"].tokens, "sun", "moon")
    assert box.words["colour"] == (*base.words["colour"], "white", "orange", "silver")
    assert {"rune", "blessing"} <= set(box.words["dealt"]) - set(base.words["dealt"])


def test_a_good_comes_from_production_and_deals_and_is_noticed() -> None:
    table = scene(
        title=both(),
        phase="production",
        romans=dict(built=["ROM032", "ROM034"], deals=[]),
        aztecs={},
        turn="romans",
    )
    game = table.table.game
    assert game.players[0].tokens == game.box.bits(["sun"])
    assert table.goods("romans")["vp"] == 1
    table = runes(hand=["ROM032"], food=1, tokens=["sun", "red"])
    table.push("deal ROM032")
    assert table.snapshot()["romans"]["tokens"] == ["red", "sun", "moon"]
    assert table.table.title.purse(table.table.game, 0) == {"worker": 2, "blessing": 1, "rune": 2}


def test_each_good_is_stored_by_itself() -> None:
    """The hall keeps runes, not Blessings."""
    table = scene(
        title=both(),
        romans=dict(built=["ROM033"], worker=2, tokens=["sun", "red"]),
        aztecs=dict(passed=True, worker=0, tokens=["moon", "red"]),
        turn="romans",
    )
    table.push("pass")
    assert table.snapshot()["romans"]["tokens"] == ["sun"]
    assert table.snapshot()["aztecs"]["tokens"] == ["red"]
    box = table.table.game.box
    assert box.abilities.sum("rune-lore", [box.number["ROM033"]]) == 2


def test_games_with_both_come_to_an_end_and_are_written_down() -> None:
    table = Table.new(both(), ["romans", "aztecs", "japanese"], 4)
    luck = random.Random(4)
    while not table.over:
        table.push(luck.choice(table.decision.options), table.decision.seat)
    record = json.loads(json.dumps(table.record()))
    assert record["modules"] == ["aztecs", "runes"]
    assert Table.replay(record) == table


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("colours: [silver]", "colours: [gilt]", r"Invalid enum value 'gilt'; one of: black, .*, silver$"),
        ("gain: {rune: 1}", "gain: {ruin: 1}", r"nobody can gain 'ruin'; goods are: wood, .*, rune$"),
        ("event: carved", "event: craved", r"Invalid enum value 'craved'; one of: built, .*, carved$"),
        ("stores: rune", "stores: rain", r"Invalid enum value 'rain'; one of: resource, blessing, rune$"),
        ("rune-lore: 2", "rune-love: 2", r"Invalid enum value 'rune-love'; one of: .*, rune-lore$"),
        ("deal: rune", "deal: tricolour", r"Invalid enum value 'tricolour'; one of: wood, "),
    ],
)
def test_a_word_that_nobody_brought_is_found(old: str, new: str, problem: str) -> None:
    texts = dict(both().texts)
    texts[FILE] = texts[FILE].replace(old, new, 1)
    with pytest.raises(ContentError, match=problem):
        shelf.reopen("settlers", texts, "x")
