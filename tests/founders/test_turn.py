"""The turn: one card, one action (FG-TRN), and the follows of the others (FG-FOL)."""

from typing import Any

import pytest

from stead.titles.founders.events import Declined, Followed, LaidDown, Played
from tests.founders.scene import Scene, scene
from tests.proves import proves

NEAR = dict(storages={"stone": ["E3"]})
FAR = dict(storages={"people": ["Q3"]})
SOUTH = dict(storages={"gems": ["J13"]})


def three(**more: Any) -> Scene:
    """Savvas, Humans and Orchids, each with the starting storage."""
    return scene(**{"savvas": NEAR, "humans": FAR, "orchids": SOUTH} | more)


# The turn


@proves("FG-TRN-01", "FG-TRN-09")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = three(first="humans")
    for name in ("humans", "orchids", "savvas", "humans"):
        assert table.asked == (name, "turn")
        table.push(table.keys[1], "coin")


@proves("FG-TRN-01", "FG-BAD-10")
@pytest.mark.parametrize("key", ["lay trade", "play trade", "call", "coin"])
def test_nobody_acts_out_of_turn(key: str) -> None:
    assert three().refused(key, by="humans") == "FG-TRN-01"


@proves("FG-TRN-02", "FG-BAD-10")
def test_one_card_and_one_action() -> None:
    table = three()
    before = table.hand("savvas")
    table.push("lay build", "influence")
    assert table.changes() == {"savvas": {"temporary": 1}}
    assert table.hand("savvas") == [card for card in before if card != "build"]
    assert table.asked == ("humans", "turn")
    assert table.refused("lay trade", by="savvas") == "FG-TRN-01"


@proves("FG-TRN-03")
def test_the_three_kinds_of_a_turn() -> None:
    table = three(savvas=NEAR | dict(discard=["trade", "build"]))
    assert table.keys == ["lay upgrade", "play recruit", "lay recruit", "call"]
    assert three().push("lay trade").asked == ("savvas", "basic")
    assert three().push("play trade").asked == ("savvas", "trade")
    assert table.push("call").asked == ("savvas", "bonus")


@pytest.mark.parametrize("key", ["pass", "decline"])
@proves("FG-TRN-04", "FG-BAD-10")
def test_there_is_no_passing(key: str) -> None:
    assert three().refused(key) == "FG-TRN-04"


@proves("FG-TRN-05")
def test_a_card_is_played_face_up_or_face_down() -> None:
    table = three(savvas=NEAR | dict(coins=9))
    assert {"play trade", "lay trade", "play recruit", "lay recruit"} <= set(table.keys)
    table.push("play trade", "access Q3").decline()
    assert table.player("savvas").face_down == [False]
    table = three().push("lay trade", "coin")
    assert table.player("savvas").face_down == [True]


@pytest.mark.parametrize("card", ["trade", "build", "upgrade", "recruit"])
@proves("FG-TRN-06", "FG-BAD-12")
def test_a_main_action_that_cannot_be_done_is_not_played_face_up(card: str) -> None:
    """Without coins nothing of the four can be done; face down any of them can be played."""
    table = three(savvas=NEAR | dict(coins=0))
    assert table.refused(f"play {card}") == "FG-TRN-06"
    table.push(f"lay {card}", "coin")
    assert table.changes() == {"savvas": {"coins": 1}}


@proves("FG-TRN-07")
def test_the_card_goes_to_the_own_discard_pile_after_the_action() -> None:
    table = three()
    table.push("play trade")
    assert (table.discard("savvas"), "trade" in table.hand("savvas")) == ([], False)
    table.push("access Q3")
    assert table.discard("savvas") == ["trade"]
    table.push("decline", "decline", "lay build", "coin")
    assert (table.discard("savvas"), table.discard("humans")) == (["trade"], ["build"])


@proves("FG-TRN-07", "FG-TRN-02", "FG-BAD-11")
def test_only_a_card_in_hand_is_played() -> None:
    table = three(savvas=NEAR | dict(hand=["build", "recruit", "call"], discard=["trade"]))
    assert table.refused("play trade") == "FG-TRN-07"
    assert table.refused("lay trade") == "FG-TRN-07"
    assert table.refused("lay upgrade") == "FG-TRN-02"
    assert table.refused("play scholar") == "FG-TRN-02"
    assert table.refused("call") == "FG-CTV-01"


@proves("FG-TRN-08", "FG-ADV-02")
def test_cards_are_core_actions_and_hired_advisors() -> None:
    table = three(savvas=NEAR | dict(hand=["build", "call", "huckster"]), roads="F4 G3 H3")
    assert table.keys == ["play build", "lay build", "play huckster", "lay huckster"]


@proves("FG-TRN-09", "FG-Q-01")
@pytest.mark.parametrize("kind", ["basic", "main", "call"])
def test_the_marker_moves_at_the_end_of_every_turn(kind: str) -> None:
    """Whatever was played: the two sentences of the rulebook are read as "at the end of the turn"."""
    table = three(savvas=NEAR | dict(hand=["trade", "call"], discard=["build", "upgrade"]))
    if kind == "basic":
        table.push("lay trade", "coin")
    elif kind == "main":
        table.push("play trade", "access Q3")
        assert table.game.active == table.seat("savvas")
        table.push("decline", "decline")
    else:
        table.push("call", "coin").vote(savvas="circle", humans="circle", orchids="circle")
        assert table.game.active == table.seat("savvas")
        table.push(table.keys[0])
    assert table.game.active == table.seat("humans")


# Follows


@proves("FG-FOL-01", "FG-FOL-08")
def test_all_others_may_follow_from_the_left_of_the_active_player() -> None:
    table = three(inox=dict(storages={"livestock": ["Q12"]}), turn="humans")
    table.push("play trade", "access E3")
    for name in ("orchids", "inox", "savvas"):
        assert table.asked == (name, "follow")
        table.push("coin")
    assert table.asked == ("orchids", "turn")
    assert table.changes() == {
        "humans": {"coins": -4, "access": ["+stone E3"]},
        "savvas": {"coins": 4 + 1},
        "orchids": {"coins": 1},
        "inox": {"coins": 1},
    }


@proves("FG-FOL-01")
def test_follows_begin_when_the_main_action_is_complete() -> None:
    table = three()
    table.push("play trade", "store stone")
    assert table.asked == ("savvas", "site")
    table.push("at L2")
    assert table.asked == ("humans", "follow")


@proves("FG-FOL-01", "FG-BAD-16")
def test_nobody_follows_out_of_order_or_twice_or_the_own_card() -> None:
    table = three()
    assert table.refused("follow trade") == "FG-FOL-01"
    table.push("play trade")
    assert table.refused("follow trade", by="humans") == "FG-FOL-01"
    table.push("access Q3")
    assert table.refused("follow trade", by="orchids") == "FG-FOL-01"
    assert table.refused("follow trade", by="savvas") == "FG-FOL-01"
    table.push("coin")
    assert table.refused("follow trade", by="humans") == "FG-FOL-01"
    assert table.asked == ("orchids", "follow")


@proves("FG-FOL-02", "FG-BAD-17")
def test_a_follow_is_that_of_the_card_or_a_basic_action() -> None:
    table = three(humans=FAR | dict(houses=["T1"], coins=9))
    table.push("play trade", "access Q3")
    assert {"follow trade", "coin", "influence", "road P2", "worker mat", "decline"} <= set(table.keys)
    assert table.refused("follow build") == "FG-FOL-02"
    assert table.refused("follow recruit") == "FG-FOL-02"
    table.push("follow trade", "at D1")
    assert table.asked == ("orchids", "follow")  # one of them, not both


@proves("FG-FOL-03")
def test_following_costs_no_card() -> None:
    table = three()
    before = table.hand("humans"), table.discard("humans")
    table.push("play trade", "access Q3", "follow trade", "at D1")
    assert (table.hand("humans"), table.discard("humans")) == before


@proves("FG-FOL-04", "FG-Q-03")
def test_following_is_optional() -> None:
    table = three()
    table.push("play trade", "access Q3")
    table.changes()
    table.push("decline", "decline")
    assert table.changes() == {}
    assert [event.seat for event in table.events(Declined)] == [1, 2]
    assert table.asked == ("humans", "turn")


@proves("FG-FOL-05", "FG-Q-02", "FG-BAD-15")
def test_no_follow_after_a_face_down_card() -> None:
    table = three()
    table.push("lay trade")
    assert table.refused("follow trade", by="humans") == "FG-FOL-05"
    table.push("coin")
    assert table.asked == ("humans", "turn")
    assert table.refused("follow trade", by="orchids") == "FG-FOL-05"
    assert table.events(Followed) == table.events(Declined) == []


@proves("FG-FOL-06", "FG-Q-02", "FG-BAD-15")
def test_no_follow_after_a_call() -> None:
    table = three(savvas=NEAR | dict(hand=["trade", "call"], discard=["build", "upgrade"]))
    table.push("call")
    assert table.refused("follow trade", by="humans") == "FG-FOL-06"
    table.push("coin").vote(savvas="circle", humans="circle", orchids="circle")
    assert table.asked == ("savvas", "place")
    assert table.refused("follow trade", by="humans") == "FG-FOL-06"
    table.push(table.keys[0])
    assert table.asked == ("humans", "turn")
    assert table.events(Followed) == table.events(Declined) == []


CATEGORIES = [
    ("huckster", ["access J13"], "trade"),
    ("roadwarden", ["road E2", "no road"], "build"),
    ("scholar", ["hire foreman"], "recruit"),
    ("surveyor", ["upgrade leather", "at A3 1", "no road"], "upgrade"),
]


@proves("FG-FOL-07", "FG-ADV-03", "FG-BAD-17")
@pytest.mark.parametrize(("advisor", "action", "category"), CATEGORIES)
def test_an_advisor_gives_the_follow_of_its_category(advisor: str, action: list[str], category: str) -> None:
    """Not of what it does: the Roadwarden lays roads, and is of Build. The Humans could do all four."""
    table = three(
        savvas=NEAR | dict(hand=[advisor, "recruit"], access=["B1"]),
        humans=FAR | dict(coins=20, access=["E3", "U1"]),
        inox=dict(storages={"livestock": ["B1", "U1"]}),
        market=["foreman", "huckster" if advisor != "huckster" else "mason", "marshal", "engineer"],
        roads="C2 D2 R2 S2 T2",
    )
    table.push(f"play {advisor}", *action)
    assert table.asked == ("humans", "follow")
    assert [key for key in table.keys if key.startswith("follow")] == [f"follow {category}"]
    for other in {"trade", "build", "upgrade", "recruit"} - {category}:
        assert table.refused(f"follow {other}") == "FG-FOL-02"
    assert table.refused("follow income") == "FG-INC-04"


@proves("FG-FOL-08")
def test_the_turn_ends_when_all_have_followed_or_declined() -> None:
    table = three()
    table.push("play trade", "access Q3", "decline")
    assert (table.asked, table.game.active) == (("orchids", "follow"), 0)
    table.push("influence")
    assert (table.asked, table.game.active) == (("humans", "turn"), 1)


@proves("FG-FOL-09")
@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("coin", {"humans": {"coins": 1}}),
        ("influence", {"humans": {"temporary": 1}}),
        ("road P2", {"board": {"roads": ["+P2"]}}),
        ("worker mat", {"humans": {"coins": 2, "workers": -1}}),
    ],
)
def test_any_of_the_four_basic_actions_is_a_follow(key: str, change: dict[str, Any]) -> None:
    table = three(humans=FAR | dict(houses=["T1"]))
    table.push("play trade", "access J13")
    table.changes()
    table.push(key)
    if key == "worker mat":
        table.push("choose 1")
    assert table.changes() == change
    assert table.asked == ("orchids", "follow")


# Basic actions


@proves("FG-BAS-01", "FG-CTV-04", "FG-BAD-13")
@pytest.mark.parametrize("hand", [["trade", "build", "upgrade", "recruit", "call"], ["income", "scholar", "call"]])
def test_any_card_but_the_call_can_be_played_face_down(hand: list[str]) -> None:
    table = scene(savvas=NEAR | dict(hand=hand), humans=FAR)
    assert {f"lay {card}" for card in hand if card != "call"} <= set(table.keys)
    assert table.refused("lay call") == "FG-CTV-04"


@proves("FG-BAS-02")
@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("coin", {"savvas": {"coins": 1}}),
        ("influence", {"savvas": {"temporary": 1}}),
        ("road F3", {"board": {"roads": ["+F3"]}}),
        ("worker mat", {"savvas": {"workers": -1}}),
    ],
)
def test_the_four_basic_actions(key: str, change: dict[str, Any]) -> None:
    table = three(savvas=NEAR | dict(houses=["A1"]))
    table.push("lay trade")
    assert {key.split()[0] for key in table.keys} == {"coin", "influence", "road", "worker"}
    table.push(key)
    assert table.changes() == change


@proves("FG-BAS-02", "FG-BAD-20")
def test_one_basic_action_for_one_card() -> None:
    table = three()
    table.push("lay trade")
    assert table.refused("coin coin") == "FG-BAS-02"
    assert table.refused("coin influence") == "FG-BAS-02"
    table.push("coin")
    assert table.refused("influence", by="savvas") == "FG-TRN-01"
    assert table.changes() == {"savvas": {"coins": 1}}


@proves("FG-BAS-03")
def test_which_card_lies_face_down_is_not_told() -> None:
    table = three()
    table.push("lay upgrade", "coin")
    (laid,) = table.events(LaidDown)
    assert table.events(Played) == []
    assert laid.secret == ("card",)  # cut for the others
    seen = table.table.view(table.seat("humans")).data()["players"][table.seat("savvas")]
    assert (seen["discard"], seen["hand"], seen["cards"]) == ([None], None, 4)
