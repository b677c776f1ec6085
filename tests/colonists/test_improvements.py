"""Improvements: their kinds, the hand, playing them (CO-IMP, CO-HND, CO-PLY)."""

import pytest

from stead.titles.colonists.events import Played
from tests.colonists.scene import BOX, scene
from tests.proves import proves

EIGHT = ["101", "103", "105", "107", "109", "110", "112", "113"]


@proves("CO-EX-16", "CO-IMP-01", "CO-IMP-02", "CO-DAT-13", "CO-PLY-01", "CO-PLC-19")
def test_an_instant_improvement_is_done_and_discarded() -> None:
    """Stone Axe: the Developer's two tools, then four wood."""
    table = scene(north=dict(hand=["101"]), east={}, places="developer baker").go("developer")
    assert table.changes() == {
        "north": {"tool": 2, "wood": 4, "hand": ["-101"], "stewards": ["-market.1", "+developer.1"]},
        "table": {"discard": ["+101"]},
    }
    assert {card.type for card in BOX.improvements} == {"instant", "permanent", "limited"}


@proves("CO-EX-16")
def test_goods_of_a_card_may_be_declined() -> None:
    table = scene(north=dict(goods="3 clay", hand=["101"]), places="developer baker").go("developer")
    assert table.asked == ("north", "drop")
    table.push("drop wood", "drop wood", "drop clay")
    assert table.goods("north") == "2 wood 2 clay 2 tool"


@proves("CO-IMP-03", "CO-IMP-04", "CO-PLY-03")
def test_a_permanent_improvement_is_paid_and_stays() -> None:
    """Beaver's Lodge: a tool and two wood, a dollar at the end, a wood every year."""
    table = scene(north=dict(goods="2 wood", hand=["126"]), east={}, places="developer baker").go("developer")
    assert table.changes() == {
        "north": {
            "tool": 1,
            "wood": -2,
            "hand": ["-126"],
            "community": ["+126"],
            "stewards": ["-market.1", "+developer.1"],
        }
    }
    assert table.table.scores[0] - table.table.scores[1] == 1
    table = scene(north=dict(goods="1 wood", hand=["126", "101"]), places="developer baker").go("developer")
    assert table.events(Played)[-1].card == "101"  # the other one cannot be paid


@proves("CO-EX-18", "CO-IMP-06", "CO-IMP-07", "CO-IMP-08", "CO-DAT-16", "CO-Q-46", "CO-Q-15")
def test_a_limited_improvement_serves_three_times() -> None:
    """The wood on the Ticket is no good any more; each ride costs one of it and two of Storage."""
    places = {"developer": "2,0", "baker": "2,-1", "joiner": "3,0", "grove": "4,0"}
    table = scene(north=dict(goods="3 wood", hand=["135"]), east={}, places=places).go("developer")
    assert table.goods("north") == "2 tool"
    assert [one.stock for one in table.player("north").community] == [0, 0, 3]
    table = scene(north=dict(goods="3 wood", community=["farm", "135 1"]), east={}, places=places)
    assert "grove.1" not in table.ends
    assert table.table.scores == [1, 2]
    table.push("ride 135", "go market.1 grove.1")
    assert table.goods("north") == "4 wood"
    assert table.changes()["table"] == {"discard": ["+135"]}
    assert table.at("north") == ["grove.1"]
    table = scene(north=dict(goods="1 wood", community=["farm", "135 3"]), places=places)
    assert not [key for key in table.keys if key.startswith("ride")]


@proves("CO-HND-01", "CO-SET-23")
def test_the_librarian_gives_two_cards() -> None:
    table = scene(north={}, east={}, deck=EIGHT, places="librarian baker")
    assert table.hand("north") == []
    table.go("librarian")
    assert table.changes() == {
        "north": {"dollar": 1, "hand": ["+101", "+103"], "stewards": ["-market.1", "+librarian.1"]}
    }


@proves("CO-HND-02")
def test_the_discard_pile_becomes_a_new_deck() -> None:
    table = scene(north={}, deck=["101"], discard=["103", "105"], empty_deck=True, places="librarian baker").go(
        "librarian"
    )
    assert len(table.hand("north")) == 2
    assert "101" in table.hand("north")
    assert len(table.game.deck) == 1
    assert table.game.discard == []


@proves("CO-Q-44")
def test_what_there_is_is_drawn_and_nothing_is_no_place_to_go() -> None:
    table = scene(north={}, deck=["101"], empty_deck=True, places="librarian baker").go("librarian")
    assert table.hand("north") == ["101"]
    table = scene(north={}, empty_deck=True, places="librarian baker")
    assert table.refused("go market.1 librarian.1") == "CO-Q-44"


@proves("CO-Q-45", "CO-PLY-07", "CO-ERA-11")
def test_a_card_of_an_earlier_era_is_played_and_discarded_like_others() -> None:
    table = scene(era=3, north=dict(hand=["101"]), places="developer baker").go("developer")
    assert table.goods("north") == "4 wood 2 tool"
    assert table.changes()["table"] == {"discard": ["+101"]}


@proves("CO-EX-19", "CO-HND-03", "CO-HND-04", "CO-HND-05", "CO-BAD-45")
@pytest.mark.parametrize(("held", "received"), [(4, 2), (5, 1), (6, 0)])
def test_six_cards_at_most(held: int, received: int) -> None:
    table = scene(north=dict(hand=EIGHT[:held]), deck=["126", "127"], places="librarian baker")
    if received:
        table.go("librarian")
        assert len(table.hand("north")) == held + received
    else:
        assert table.refused("go market.1 librarian.1") == "CO-HND-05"


@proves("CO-HND-06", "CO-BAD-46")
def test_no_card_is_discarded_at_will() -> None:
    table = scene(north=dict(hand=EIGHT[:6]), places="librarian baker")
    assert table.refused("discard 101") == "CO-HND-06"


@proves("CO-EX-20", "CO-HND-07", "CO-HND-08", "CO-HND-09", "CO-HND-10", "CO-Q-59")
@pytest.mark.parametrize("library", ["library", "scholar.1"])
def test_a_library_sees_four_keeps_two_and_then_counts_the_hand(library: str) -> None:
    deck = ["126", "127", "128", "130"]
    table = scene(
        north=dict(hand=EIGHT[:6], community=["farm", library]), east={}, deck=deck, places="librarian baker"
    ).go("librarian")
    assert table.keys == [f"keep {card}" for card in deck]
    assert table.refused("keep 101") == "CO-HND-08"
    table.push("keep 126", "keep 130")
    assert table.asked == ("north", "discard")
    assert len(table.hand("north")) == 8
    assert table.refused("discard 127") == "CO-HND-06"
    table.push("discard 126", "discard 101")
    assert table.changes() == {
        "north": {"dollar": 1, "hand": ["-101", "+130"], "stewards": ["-market.1", "+librarian.1"]},
        "table": {"discard": ["+127", "+128", "+126", "+101"]},
    }


@proves("CO-HND-08")
def test_training_raises_both_numbers_of_a_library() -> None:
    """Five are seen, three kept; without a Library three are received."""
    deck = ["126", "127", "128", "130", "132"]
    table = scene(north=dict(community=["farm", "library", "133"]), deck=deck, places="librarian baker").go("librarian")
    assert len(table.keys) == 5
    table.push("keep 126", "keep 127", "keep 128")
    assert len(table.hand("north")) == 3
    table = scene(north=dict(hand=EIGHT[:4], community=["farm", "133"]), deck=deck, places="librarian baker")
    table.go("librarian")
    assert len(table.hand("north")) == 6


@proves("CO-PLY-01", "CO-PLY-02", "CO-BAD-47", "CO-Q-08")
def test_the_developer_is_for_those_who_can_play_a_card() -> None:
    table = scene(north={}, places="developer baker")
    assert table.refused("go market.1 developer.1") == "CO-PLY-02"
    table = scene(north=dict(hand=["126", "114"]), places="developer baker")  # neither can be paid
    assert table.refused("go market.1 developer.1") == "CO-PLY-02"


@proves("CO-PLY-02", "CO-BAD-47")
def test_a_card_must_be_played() -> None:
    table = scene(north=dict(hand=["101", "103", "126"]), places="developer baker").go("developer")
    assert table.keys == ["play 101", "play 103"]
    assert table.refused("done") == "CO-TRN-06"
    assert table.refused("play 126") == "CO-PLY-03"
    assert table.refused("play 105") == "CO-PLY-01"


@proves("CO-Q-42")
def test_the_developers_tools_help_to_pay() -> None:
    table = scene(north=dict(goods="2 clay", hand=["127"]), places="developer baker").go("developer")
    assert table.community("north")[-1] == "127"
    assert table.goods("north") == ""


@proves("CO-EX-21", "CO-ACT-05", "CO-ACT-06", "CO-PLY-05", "CO-PLY-06", "CO-BAD-48")
def test_an_institute_plays_two_the_first_helps_the_second() -> None:
    """Four wood of the Stone Axe pay the Beaver's Lodge."""
    built = ["farm x3", "institute farmer farmer", "pub"]
    table = scene(era=2, north=dict(hand=["101", "126", "103"], community=built), east={}, places="developer baker")
    table.go("developer").push("play 101")
    assert table.asked == ("north", "play")
    table.push("play 126")
    assert table.goods("north") == "2 wood 1 tool"
    assert table.refused("play 103") == "CO-PLY-06"


@proves("CO-ACT-06")
def test_cells_of_the_first_card_count_for_the_second() -> None:
    """Three cells of Storage do not pay four wood for the Deed Registration; five with a Storage Room do."""
    built = ["farm x2", "institute farmer farmer", "432"]
    goods = "1 tool 4 wood 1 plank 1 brick"
    table = scene(era=4, north=dict(goods=goods, hand=["328", "134"], community=built), places="developer baker")
    table.go("developer")  # only the Storage Room can be played
    assert table.keys == ["done", "play 134"]
    table.push("play 134")
    assert table.goods("north") == ""


@proves("CO-PLY-05", "CO-BAD-48")
def test_one_a_visit_without_an_institute() -> None:
    table = scene(north=dict(hand=["101", "103"], community=["farm", "pub"]), places="developer baker")
    table.go("developer").push("play 101")
    assert table.asked == ("north", "after")
    assert table.refused("play 103") == "CO-PLY-05"


@proves("CO-PLY-04", "CO-Q-43", "CO-PLY-06")
def test_a_scholar_plays_at_the_librarian() -> None:
    """From level II on; an action of its own, in which what was drawn can be played."""
    deck = ["126", "101", "103", "130"]
    table = scene(
        era=2, north=dict(goods="1 tool 2 wood", community=["farm", "scholar.2"]), deck=deck, places="librarian baker"
    )
    table.go("librarian").push("keep 126", "keep 101")
    assert table.asked == ("north", "play")
    assert table.keys == ["done", "play 101", "play 126"]
    table.push("play 126")
    assert table.community("north")[-1] == "126"
    table = scene(era=2, north=dict(community=["farm", "scholar.1"]), deck=deck, places="librarian baker")
    table.go("librarian").push("keep 126", "keep 101")
    assert table.asked == ("north", "turn")


@proves("CO-PLY-06")
def test_two_a_turn_wherever() -> None:
    """Two at the Developer by an Institute, then the Alchemist at the Librarian: no third one."""
    built = ["farm x2", "institute farmer farmer", "scholar.2", "alchemist.2"]
    table = scene(
        era=2,
        north=dict(hand=["107", "108", "205"], community=built),
        east=dict(at="librarian"),
        deck=["126", "127", "128", "130"],
        places="developer librarian baker",
        envoys={"alchemist": "market.1"},
    )
    table.go("developer").push("play 107", "leave", "play 108", "leave")
    table.push("send alchemist librarian.1", "act", "keep 126", "keep 127")
    assert table.asked == ("north", "turn")
    assert table.hand("north") == ["126", "127", "205"]


@proves("CO-PLY-08")
def test_a_card_may_limit_what_it_grants() -> None:
    """Contract for Farms: two, for a wood each."""
    table = scene(north=dict(goods="4 wood", hand=["114"], community=["farm"]), places="developer baker")
    table.go("developer")
    while table.asked[1] != "turn":
        table.push("build farm")
    assert table.community("north") == ["farm", "farm#2", "farm#3"]
    assert table.goods("north") == "2 wood 2 tool"


@proves("CO-HND-08", "CO-HND-10", "CO-PLY-01")
def test_of_two_cards_that_are_alike_one_is_offered() -> None:
    """Two Stone Axes, wherever a card is chosen: the other is the same choice."""
    table = scene(year=2, north=dict(hand=["101", "102", "103"]), places="developer baker").go("developer")
    assert table.keys == ["play 101", "play 103"]
    assert table.refused("play 102") == "CO-PLY-01"
    north = dict(hand=EIGHT[2:8], community=["farm", "library"])
    table = scene(year=2, north=north, deck=["101", "102", "103", "104"], places="librarian baker").go("librarian")
    assert table.keys == ["keep 101", "keep 103"]
    assert table.refused("keep 102") == "CO-HND-08"
    table.push("keep 101", "keep 102")
    assert table.refused("discard 102") == "CO-HND-10"
