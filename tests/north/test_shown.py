"""What shells are told beyond the view: attempts, copies, rests, purses, the score taken apart, charts."""

from typing import Any

import pytest

import stead
from stead.titles.north.rest import RESTS
from tests.north.scene import NORTH, scene

THREE = ["GLE007", "GLE008", "GLE009"]


def seated(**more: Any) -> stead.Table:
    return scene(**{"glenn": dict(wood=1, hand=THREE), "ulaf": {}} | more).table


def lit(table: stead.Table, key: str) -> set[str]:
    option = table.decision.find(key)
    assert option is not None
    return set(NORTH.touches(table.game, table.decision.seat, option))


def test_copies_are_lit_together_while_they_are_alike() -> None:
    table = seated()
    assert lit(table, "build GLE007") == {f"card:{id}" for id in THREE}
    for id in THREE:
        assert NORTH.attempts(table.game, 0, f"card:{id}") == ["build GLE007"]
    table = seated(glenn=dict(built=THREE, exhausted=["GLE008"]))
    assert lit(table, "use GLE007") == {"card:GLE007", "card:GLE009"}
    table = seated(glenn=dict(wood=1, hand=["GLE007"], raze=1))
    assert lit(table, "pass") == set()
    assert lit(table, "build GLE007") == {"card:GLE007"}


def test_fields_that_yield_the_same_are_lit_together() -> None:
    scene_ = scene(glenn=dict(built=["GLE015", "GLE016"]), ulaf={})
    scene_.push("place harvest")
    assert lit(scene_.table, "harvest GLE002") == {"card:GLE002", "card:GLE015", "card:GLE016"}


def test_attempts_follow_the_place_of_a_thing() -> None:
    mine = dict(hand=["GLE007", "GLE010", "GLE004"], built=["GLE017", "GLE028"], pawns=["sail", "explore turned"])
    game = seated(glenn=mine, ulaf=dict(built=["ULA004"])).game
    expected = {
        "card:GLE007": ["build GLE007"],
        "card:GLE010": ["boost GLE010"],
        "card:GLE004": ["add GLE004"],
        "card:GLE017": ["use GLE017"],
        "card:GLE001": ["harvest GLE001"],
        "card:ULA004": ["raid ULA004"],
        "card:NEA002": ["pillage NEA002", "conquer NEA002"],
        "tile:sail": ["place sail", "move explore sail"],
        "tile:harvest": ["place harvest", "move sail harvest", "move explore harvest"],
    }
    for thing, keys in expected.items():
        assert sorted(NORTH.attempts(game, 0, thing)) == sorted(keys)
    for nothing in ("card:GLE028", "card:GLE030", "card:NOPE", "tile:moon", "seat:1", "good:wood", ""):
        assert NORTH.attempts(game, 0, nothing) == []
    choosing = scene(phase="lookout", glenn=dict(deck=["GLE004"]), ulaf={}).table.game
    assert NORTH.attempts(choosing, 0, "card:GLE004") == ["keep GLE004"]


RESTING = {
    "card:GLE007": "hand-location",
    "card:GLE010": "hand-boost",
    "card:GLE004": "hand-field",
    "card:GLE017": "action",
    "card:GLE019": "exhausted",
    "card:GLE028": "feature",
    "card:GLE001": "field",
    "card:GLE025": "upgrade",
    "card:GLE026": "discard",
    "card:ULA004": "their-action",
    "card:ULA005": "their-exhausted",
    "card:ULA015": "their-location",
    "card:NEA002": "near",
    "card:DIS001": "distant",
    "good:wood": "good",
    "good:food": "good-food",
    "good:wood@1": "their-good",
    "deck:near": "deck-near",
    "deck:glenn": "deck",
    "deck:ulaf": "their-deck",
    "tile:sail": "tile",
}


@pytest.mark.parametrize(("thing", "words"), RESTING.items())
def test_why_nothing_is_done_with_a_thing(thing: str, words: str) -> None:
    mine = dict(
        hand=["GLE007", "GLE010", "GLE004"],
        built=["GLE017", "GLE019", "GLE028", "GLE025"],
        exhausted=["GLE019"],
        upgrades={"GLE025": "GLE003"},
        discard=["GLE026"],
    )
    theirs = dict(built=["ULA004", "ULA005", "ULA015"], exhausted=["ULA005"])
    assert NORTH.rest(seated(glenn=mine, ulaf=theirs).game, 0, thing) == RESTS[words]


def test_nothing_is_said_of_what_cannot_be_seen() -> None:
    game = seated(ulaf=dict(hand=["ULA004"])).game
    for thing in ("card:ULA004", "card:ULA005", "card:NOPE", "nothing"):
        assert NORTH.rest(game, 0, thing) is None
    drawn = scene(phase="lookout", glenn=dict(deck=["GLE004"]), ulaf={}).table.game
    assert NORTH.rest(drawn, 0, "card:GLE004") == RESTS["drawn"]
    packed = scene(nanurjuk=dict(hand=["NAN010"], built=["NAN013"], deck=["NAN026"]), glenn={})
    packed.push("place explore", "boost NAN010", "target NAN013", "gain wood", "gain wood")
    assert NORTH.rest(packed.table.game, 1, "card:NAN013") == RESTS["their-hand"]


def test_a_purse_counts_what_everybody_may_see() -> None:
    game = seated(glenn=dict(wood=2, vp=3, spent=1, commons=1, hand=THREE)).game
    assert NORTH.purse(game, 0) == {"wood": 2, "worker": 2, "vp": 3, "spent": 1, "ship": 3, "card": 3}


def test_the_tally_adds_up_to_the_score() -> None:
    mine = dict(vp=20, wood=3, gold=2, raze=1, built=["GLE007"])
    table = scene(last=True, glenn=mine, ulaf=dict(passed=True)).table
    before = NORTH.tally(table.game)
    table.push("pass")
    parts = NORTH.tally(table.game)
    assert before == parts == {"track": [20, 0], "cards": [4, 3], "resources": [1, 0], "gold": [2, 0], "raze": [1, 0]}
    assert [sum(points) for points in zip(*parts.values(), strict=True)] == table.scores == [28, 3]
    assert NORTH.measures(table.game) == {
        "vp": [28, 3],
        "goods": [3 + 2 + 1 + 2, 2],
        "locations": [4, 3],
        "cards": [0, 0],
    }


def test_who_may_pass_ahead() -> None:
    table = seated(ulaf=dict(passed=True))
    order = next(order for order in NORTH.orders if order.key == "pass")
    assert order.refusal(table.game, 0) is None
    assert order.refusal(table.game, 1).rule == "EN-PAS-01"
    assert order.refusal(scene(phase="lookout", glenn={}, ulaf={}).table.game, 0).rule == "EN-RND-01"


def test_all_is_revealed_in_the_open_view_and_nothing_changes_by_it() -> None:
    table = seated(ulaf=dict(hand=["ULA004"]))
    before = table.position()
    data = NORTH.open_view(table.game, table.decisions).data()
    assert [player["hand"]["known"] for player in data["players"]] == [THREE, ["ULA004"]]
    assert data["asked"][0]["options"] is None
    assert table.position() == before


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    table = seated(ulaf=dict(hand=["ULA004"], discard=["ULA005"]), near_discard=["nea_seal_rocks"])
    hands = set()
    for seed in range(8):
        game = table.determinize(0, seed).game
        assert game.ids(game.players[0].hand) == THREE
        assert game.ids(game.players[1].discard) == ["ULA005"]
        assert (len(game.near_deck), game.ids(game.near)) == (9, ["NEA002", "NEA003"])
        hands.add(tuple(game.ids(game.players[1].hand)))
    assert len(hands) > 1
    dealt = table.determinize(0, 1)
    dealt.push("place explore")  # a card of a deck without order
    assert len(dealt.game.players[0].hand) == 4
    while dealt.game.round == 2:
        dealt.push("pass")
    assert len(dealt.game.near) == 2


def test_what_a_title_says_of_itself() -> None:
    table = seated()
    assert NORTH.chapter(table.game) == 2
    assert NORTH.course().chapters
