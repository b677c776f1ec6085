"""Open and hidden information (IS-INF): what a seat, and a spectator, gets to see."""

from typing import Any

import pytest

from stead.kit.field import HIDDEN
from stead.titles.settlers.events import Discarded, Drew, Took
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS, Scene, scene

VIEWERS = ["romans", "japanese", None]


def seen(table: Scene, viewer: str | None, faction: str | None = None) -> Any:
    """The whole table, or one player, as somebody sees it."""
    data = table.table.view(None if viewer is None else table.seat(viewer)).data()
    return data if faction is None else data["players"][table.seat(faction)]


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("IS-INF-01", "IS-Q-50")
def test_a_hand_is_secret_but_for_its_size(viewer: str | None) -> None:
    hand = ["COM018", "COM049", "ROM010"]
    table = scene(romans=dict(hand=hand), japanese={})
    mine = viewer == "romans"
    assert seen(table, viewer, "romans")["hand"] == {"common": 2, "faction": 1, "known": hand if mine else []}
    assert [card for card in hand if card in str(seen(table, viewer))] == (hand if mine else [])


@proves("IS-INF-01", "IS-Q-50")
def test_bots_see_only_the_backs_of_anothers_cards() -> None:
    table = scene(romans=dict(hand=["COM018", "ROM010"]), japanese=dict(hand=["JAP001"]))
    game = table.table.view(table.seat("japanese")).seen()
    romans, japanese = (game.players[table.seat(faction)] for faction in ("romans", "japanese"))
    assert sorted(romans.hand) == sorted(HIDDEN - BOX.backs[deck] for deck in ("common", "romans"))
    assert game.ids(japanese.hand) == ["JAP001"]
    assert set(game.deck) == {HIDDEN}


@proves("IS-INF-01")
def test_the_choices_of_another_do_not_tell_his_hand() -> None:
    table = scene(romans=dict(wood=9, stone=9, hand=["COM018"]), japanese={})
    assert "build COM018" in seen(table, "romans")["asked"][0]["options"]
    for viewer in ("japanese", None):
        assert seen(table, viewer)["asked"] == [{"seat": 0, "kind": "turn", "rule": "IS-ACT-02", "options": None}]


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("IS-INF-02", "IS-INF-06")
def test_supplies_and_points_are_open(viewer: str | None) -> None:
    romans = dict(wood=1, stone=2, food=3, gold=4, worker=5, raze=6, defence=1, vp=31)
    table = scene(romans=romans, japanese=dict(vp=12))
    assert seen(table, viewer, "romans")["goods"] == romans
    assert seen(table, viewer, "japanese")["goods"]["vp"] == 12


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("IS-INF-03")
def test_nobody_sees_the_order_of_a_deck(viewer: str | None) -> None:
    """Whatever lies on top, the view is the same: the number of cards."""
    one = scene(romans=dict(deck=["ROM001"]), japanese=dict(deck=["JAP001"]), deck=["COM001"])
    other = scene(romans=dict(deck=["ROM030"]), japanese=dict(deck=["JAP030"]), deck=["COM084"])
    assert seen(one, viewer) == seen(other, viewer)
    assert (seen(one, viewer)["deck"], seen(one, viewer, "romans")["deck"]) == (84, 30)


@pytest.mark.parametrize("viewer", ["romans", "barbarians", "egyptians"])
@proves("IS-INF-04")
def test_everyone_sees_what_is_taken_and_discarded_in_the_draft(viewer: str) -> None:
    table = scene(
        **{faction: {} for faction in FACTIONS[:3]}, phase="lookout", deck=["COM001", "COM002", "COM003", "COM004"]
    )
    assert seen(table, viewer)["row"] == ["COM001", "COM002", "COM003", "COM004"]
    table.push("take COM002", "take COM001", "take COM004")
    for faction, taken in zip(FACTIONS, ("COM002", "COM001", "COM004"), strict=False):
        assert taken in seen(table, viewer, faction)["hand"]["known"]
    assert seen(table, viewer)["discard"] == ["COM003"]
    told = [event.seen_by(table.seat(viewer)) for event in table.table.events]
    assert [event for event in told if isinstance(event, Took | Discarded)] == [
        Took(0, "COM002"),
        Took(1, "COM001"),
        Took(2, "COM004"),
        Discarded(["COM003"]),
    ]


@proves("IS-INF-05")
def test_the_faction_card_of_the_lookout_is_seen_by_its_owner_only() -> None:
    table = scene(romans=dict(deck=["ROM010"]), japanese=dict(deck=["JAP012"]), phase="lookout")
    drew = next(event for event in table.table.events if isinstance(event, Drew) and event.seat == 0)
    assert drew.seen_by(table.seat("romans")) == Drew(0, "romans", "ROM010")
    assert seen(table, "romans", "romans")["hand"]["known"] == ["ROM010"]
    for viewer in ("japanese", None):
        assert drew.seen_by(None if viewer is None else table.seat(viewer)) == Drew(0, "romans", None)
        assert "ROM010" not in str(seen(table, viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("IS-INF-07")
def test_deals_are_open(viewer: str | None) -> None:
    table = scene(romans=dict(food=1, deals=["ROM001"], hand=["ROM010"]), japanese={})
    table.push("deal ROM010")
    assert seen(table, viewer, "romans")["deals"] == ["ROM001", "ROM010"]


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("IS-Q-50")
def test_discard_piles_are_face_up(viewer: str | None) -> None:
    table = scene(romans=dict(discard=["ROM001"]), japanese=dict(discard=["JAP001"]), discard=["COM001", "COM002"])
    assert seen(table, viewer)["discard"] == ["COM001", "COM002"]
    assert seen(table, viewer, "romans")["discard"] == ["ROM001"]
    assert seen(table, viewer, "japanese")["discard"] == ["JAP001"]
