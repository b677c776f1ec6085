"""Open and hidden information (EN-INF, EN-Q-55)."""

from typing import Any

import pytest

from stead.kit.field import HIDDEN
from stead.titles.north.events import Drew, Kept
from tests.north.scene import BOX, Scene, scene
from tests.proves import proves

VIEWERS = ["glenn", "ulaf", None]


def seen(table: Scene, viewer: str | None, clan: str | None = None) -> Any:
    """The whole table, or one player, as somebody sees it."""
    data = table.table.view(None if viewer is None else table.seat(viewer)).data()
    return data if clan is None else data["players"][table.seat(clan)]


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("EN-INF-01", "EN-Q-55", "EN-BAD-71")
def test_a_hand_is_secret_but_for_its_size(viewer: str | None) -> None:
    hand = ["GLE007", "GLE026"]
    table = scene(glenn=dict(hand=hand), ulaf={})
    mine = viewer == "glenn"
    assert seen(table, viewer, "glenn")["hand"] == {"cards": 2, "known": hand if mine else []}
    assert [card for card in hand if card in str(seen(table, viewer))] == (hand if mine else [])


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("EN-Q-55", "EN-Q-12", "EN-BAD-71")
def test_cards_being_chosen_are_secret(viewer: str | None) -> None:
    table = scene(phase="lookout", glenn=dict(deck=["GLE007", "GLE026", "GLE027", "GLE028"]), ulaf={})
    drawn = seen(table, viewer, "glenn")["drawn"]
    assert (drawn["cards"], len(drawn["known"])) == (4, 4 if viewer == "glenn" else 0)
    table.push("keep GLE007", by="glenn").push("done glenn", by="glenn").push("done ulaf")
    known = seen(table, viewer, "glenn")["hand"]["known"]
    assert known == (["GLE007"] if viewer == "glenn" else [])
    assert seen(table, viewer, "glenn")["discard"] == ["GLE026", "GLE027", "GLE028"]  # those lie open


@proves("EN-INF-01", "EN-INF-03", "EN-INF-04", "EN-BAD-71")
def test_bots_see_only_backs() -> None:
    table = scene(glenn=dict(hand=["GLE007"]), ulaf=dict(hand=["ULA004"]))
    game = table.table.view(1).seen()
    assert game.players[0].hand == [HIDDEN - BOX.backs["glenn"]]
    assert game.ids(game.players[1].hand) == ["ULA004"]
    for pile in (game.near_deck, game.distant_deck, game.players[0].deck, game.players[1].deck):
        assert all(card < 0 for card in pile)


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("EN-INF-02", "EN-INF-05", "EN-Q-55")
def test_everything_else_is_open(viewer: str | None) -> None:
    goods = dict(food=1, wood=2, stone=3, sheep=4, fish=5, gold=6, worker=7, raze=8, vp=9)
    mine = dict(goods, spent=3, pawns=["sail turned"], built=["GLE007"], exhausted=["GLE007"], discard=["GLE026"])
    table = scene(glenn=mine, ulaf={}, queue=[dict(clan="glenn", fish=True)], near_discard=["nea_seal_rocks"])
    player, board = seen(table, viewer, "glenn"), seen(table, viewer)
    assert (player["goods"], player["spent"], player["ships"]) == (goods, 3, 1)
    assert player["pawns"] == [None, "sail turned"]
    assert player["empire"][-1] == {"card": "GLE007", "exhausted": True}
    assert player["discard"] == ["GLE026"]
    assert (player["deck"], board["near_deck"]) == (28, 9)
    assert (board["queue"], board["near_discard"]) == ([{"seat": 0, "fish": True}], ["NEA006"])
    assert (board["near"], board["distant"]) == (["NEA002", "NEA003"], ["DIS001", "DIS002"])


@pytest.mark.parametrize("viewer", VIEWERS)
@proves("EN-INF-03", "EN-INF-04", "EN-BAD-71")
def test_nobody_sees_a_deck(viewer: str | None) -> None:
    tops = ["GLE027", "NEA006", "DIS005"]
    table = scene(near_deck=tops[1:2], distant_deck=tops[2:], glenn=dict(deck=tops[:1]), ulaf={})
    assert not [card for card in tops if card in str(seen(table, viewer))]


@proves("EN-INF-01", "EN-Q-55")
def test_the_log_tells_a_card_only_to_who_drew_it() -> None:
    table = scene(phase="lookout", glenn=dict(deck=["GLE027"]), ulaf=dict(worker=0))
    table.push("keep GLE027", by="glenn")
    told = [event for event in table.table.events if isinstance(event, Drew | Kept) and event.card == "GLE027"]
    assert len(told) == 2
    for event in told:
        assert "GLE027" in str(event.seen_by(0))
        assert "GLE027" not in str(event.seen_by(1))
        assert "GLE027" not in str(event.seen_by(None))


@proves("EN-INF-01")
def test_what_is_offered_to_another_tells_no_card() -> None:
    table = scene(glenn=dict(wood=9, hand=["GLE007"]), ulaf={})
    assert "build GLE007" in seen(table, "glenn")["asked"][0]["options"]
    assert seen(table, "ulaf")["asked"][0]["options"] is None


@proves("EN-Q-41", "EN-Q-55")
def test_a_card_that_all_saw_stays_known() -> None:
    """Packed up from the empire, it is in the hand, and everybody knows it is there."""
    table = scene(nanurjuk=dict(hand=["NAN010"], built=["NAN013"], deck=["NAN026"]), glenn={})
    table.push("place explore", "boost NAN010", "target NAN013", "gain wood", "gain wood")
    assert seen(table, "glenn", "nanurjuk")["hand"] == {"cards": 2, "known": ["NAN013"]}
