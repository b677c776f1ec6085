"""What a thing is for when nothing can be done with it, by where it lies and whose it is."""

from typing import Any

import pytest

from stead import Table, ledger, shelf
from stead.titles.colonists.rest import RESTS, rest
from stead.titles.colonists.scenes import scene

TITLE: Any = shelf.title("colonists")


def table(**north: Any) -> Table:
    east = dict(at="joiner.1", community=["farm x2", "hunting_lodge farmer"])
    return Table.from_position(scene(TITLE.box, {"north": north, "east": east}).position(TITLE), TITLE)


TOWN = table(
    goods="2 wood 1 food 3 tool",
    community=["farm x3", "storage_shed", "foresters_house farmer 2", "library", "125", "135 3", "envoy.1"],
    at="market.1 market.1",
    hand=["101"],
)


def told(thing: str, seat: int = 0, of: Table = TOWN) -> str:
    found = rest(of.game, seat, thing)
    assert found is not None, thing
    return found.words


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("place:joiner.1", "place"),
        ("place:market.1", "market-place"),
        ("place:joiner.2", "coming"),
        ("place:forest.1", "gone"),
        ("cell:4,4", "cell"),
        ("cell:4,4+5,4", "cell"),
        ("steward:market.1", "steward"),
        ("steward@1:0", "their-steward"),
        ("envoy:altruist", "envoy"),
        ("structure:farm#2", "residence"),
        ("structure:storage_shed", "vacant"),
        ("structure:foresters_house", "manned"),
        ("structure:library", "unmanned"),
        ("structure:125", "permanent"),
        ("structure:135", "limited"),
        ("structure:envoy.1", "embassy"),
        ("structure@1:hunting_lodge", "their-structure"),
        ("kind:farm", "kind"),
        ("kind:flat", "kind-remodelled"),
        ("kind:trader.1", "level"),
        ("level:trader.2", "level"),
        ("card:101", "hand"),
        ("card:102", "card"),
        ("good:wood", "good"),
        ("good:food", "maintenance-good"),
        ("good:tool", "tool"),
        ("good:dollar", "dollar"),
        ("good:wood@0", "good"),
        ("good:wood@1", "their-good"),
        ("colonist:farmer", "colonist"),
        ("colonist:farmer@1", "their-colonist"),
        ("market:1_farm", "market"),
        ("balance:0", "balance"),
        ("cards:1", "cards"),
        ("stewards:1", "stewards"),
        ("seat:1", "seat"),
        ("deck:improvements", "deck"),
        ("clock:", "clock"),
    ],
)
def test_a_thing_says_what_it_is_for(thing: str, words: str) -> None:
    assert told(thing) == words


def test_whose_it_is_depends_on_who_asks() -> None:
    assert told("good:wood@1", seat=1) == "good"
    assert told("structure:hunting_lodge", seat=1) == "manned"


def test_a_drawn_card_is_not_yet_in_the_hand() -> None:
    drawing = table(community=["farm x2", "library"])
    drawing.push("go market.1 librarian.1")
    assert drawing.decision.kind == "keep"
    assert told(f"card:{drawing.decision.options[0].key.split()[1]}", of=drawing) == "drawn"


def test_what_is_unknown_is_left_to_others() -> None:
    assert rest(TOWN.game, 0, "nothing:at-all") is None


def test_every_reason_is_a_rule() -> None:
    rules = {rule.id for rule in ledger.for_players("colonists")}
    assert {one.rule for one in RESTS.values()} <= rules
