"""Content that cannot be is refused with a sentence that says where and why."""

from typing import Any

import pytest

from stead.kernel.errors import ContentError
from stead.shelf import texts
from stead.titles.north.title import north
from tests.north.content import changed
from tests.north.scene import BOX
from tests.proves import proves

PIT, COTTAGE, HALL, HANDS, FOLD = (
    "gle_slate_pit", "gle_village_cottage", "gle_clan_hall", "gle_helping_hands", "gle_drystone_fold",
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "fields", "sentence"),
    [
        (PIT, dict(id="G026"), "an id is three capitals and a number"),
        (PIT, dict(copies=0), "from 1 to 30, not 0"),
        (PIT, dict(copies=2), "GLE027 is in glenn.yaml already"),
        (PIT, dict(id="GLE099", copies=2), "there are 31 cards; there must be 30 (EN-CMP-06)"),
        (PIT, dict(yields=None), "a field or upgrade yields goods"),
        (PIT, dict(yields={"wool": 1}), "wool"),
        (PIT, dict(yields={"wood": 0}), "a field names 0 wood; at least 1"),
        (PIT, dict(under="wood"), "an upgrade says under which field"),
        (PIT, {"with": None, "cost": None}, "either a cost or a tile action"),
        (PIT, dict(cost={"wood": 1}), "either a cost or a tile action"),
        (FOLD, {"with": None, "cost": {"wood": 1}}, "is played with a tile action"),
        (HANDS, dict(boost=None), "a boost has an effect"),
        (COTTAGE, dict(action=None), "an action location has an action"),
        (COTTAGE, dict(pillage={"gain": {"vp": 1}}), "an island can be pillaged, and nothing else"),
        (COTTAGE, dict(mirrors=["action"]), "a card that copies another is a feature"),
        ("gle_kailyard", dict(cost={"wood": 1}), "is never built"),
        (COTTAGE, dict(bonus={"gain": {"wool": 1}}), "wool"),
        (COTTAGE, dict(bonus={"gain": {"vp": 1}, "per": {"sign": "home", "islands": True}}), "per says one thing"),
        (COTTAGE, dict(bonus={"gain": {"vp": 1}, "per": {"good": "vp"}}), "per counts 'vp'"),
        (COTTAGE, dict(bonus={"fly": 1}), "fly"),
        (HALL, dict(when={"event": "sneeze", "gain": {"vp": 1}}), "sneeze"),
    ],
)
@proves("EN-CMP-06")
def test_a_card_that_cannot_be(name: str, fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ContentError) as error:
        changed("glenn", name, **fields)
    assert sentence in str(error.value)


@proves("EN-Q-15", "EN-Q-17", "EN-CMP-08")
def test_an_island_that_cannot_be() -> None:
    with pytest.raises(ContentError, match="1 raze token"):
        changed("islands", "nea_seal_rocks", conquest={"raze": 2})
    with pytest.raises(ContentError, match="13 cards; there must be 12"):
        changed("islands", "nea_puffin_cliffs", copies=2)


def test_clans_and_events_that_cannot_be() -> None:
    content = dict(texts("north"))
    for old, new, sentence in (
        ("clan: ulaf", "clan: olaf", "no clan 'olaf'"),
        ("clan: ulaf", "clan: glenn", "needs exactly one entry"),
    ):
        with pytest.raises(ContentError) as error:
            north(content | {"clans.yaml": content["clans.yaml"].replace(old, new)})
        assert sentence in str(error.value)
    with pytest.raises(ContentError, match="either demands something or does something"):
        north(content | {"scenarios.yaml": content["scenarios.yaml"].replace("demand: {wood: 1}, ", "", 1)})


def test_the_order_of_the_files_means_nothing() -> None:
    content = texts("north")
    again = north(dict(sorted(content.items(), reverse=True)))
    assert again.content == BOX.content
