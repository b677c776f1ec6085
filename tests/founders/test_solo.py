"""The solo game: aim, setup and play (FG-SOL, FG-SOP-01..05). The call: test_solo_call; the end: test_solo_end."""

from itertools import product
from typing import Any

import pytest

from stead.titles.founders.events import Called, Followed, RoundBegan, VotesRevealed
from stead.titles.founders.setup import COINS
from tests.founders.scene import BOX, Scene, begin, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]})


def solo(**more: Any) -> Scene:
    return scene(savvas=SAVVAS | more.pop("savvas", {}), **more)


# Setup


@proves("FG-SOL-04", "FG-BAD-93")
def test_the_hand_has_no_income_and_there_is_nobody_to_vote() -> None:
    table = begin(1)
    assert sorted(table.hand("north")) == ["build", "call", "recruit", "trade", "upgrade"]
    assert table.game.players[0].coins == COINS
    table = solo()
    assert table.refused("play income") == table.refused("lay income") == "FG-SOL-04"
    assert table.refused("vote circle") == "FG-SOP-21"


@proves("FG-SOL-05")
def test_any_race_may_be_chosen() -> None:
    assert begin(1).keys == [f"race {race.name}" for race in BOX.races]


@proves("FG-SOL-06", "FG-SOL-07")
def test_all_eight_resources_are_the_players() -> None:
    """No resource card is chosen, so nothing is forbidden; none is neutral."""
    table = begin(1).push("race harrowers")
    assert table.asked == ("north", "start")
    player = table.player("harrowers")
    assert sorted(player.resources) == list(range(8))
    assert (BOX.basics[player.home], table.game.taken) == ("plants", [0] * 8)


@proves("FG-SOL-08")
@pytest.mark.parametrize(("side", "cells"), [("symmetric", "E3 Q3 I5 M5 K9 J13"), ("thematic", "G2 N4 E8 I9 P9 K13")])
def test_any_numbered_start(side: str, cells: str) -> None:
    table = begin(1, board=side).push("race inox")
    assert table.cells("at") == set(cells.split())
    table.push(f"at {cells.split()[0]}")
    assert table.storage(cells.split()[0])["resource"] == "livestock"
    assert table.asked == ("north", "turn")


@proves("FG-SOL-09", "FG-SOP-10")
def test_the_prices_of_the_offer_at_the_start() -> None:
    """2 temporary crystals under the middle card, 2 permanent ones, worth 2 each, under the right one."""
    table = begin(1).push("race inox", "at E3")
    assert table.table.view(0).data()["prices"] == [0, 2, 4]
    assert begin(2).table.view(0).data()["prices"] is None


@proves("FG-SOL-10")
def test_how_hard_the_races_are() -> None:
    hard = {race.name: race.difficulty for race in BOX.races}
    assert hard == {
        **dict.fromkeys(["orchids", "quatryls"], "easy"),
        **dict.fromkeys(["savvas", "harrowers", "aesthers"], "medium"),
        **dict.fromkeys(["humans", "vermlings"], "hard"),
        **dict.fromkeys(["valraths", "inox"], "very_hard"),
    }


@proves("FG-SOL-11")
def test_how_hard_the_starts_are() -> None:
    """By district: A is the left part of the thematic side, C the right one, B the middle."""
    thematic = BOX.boards["thematic"]
    assert thematic.difficulty == {"A": "medium", "B": "very_hard", "C": "hard"}
    assert set(BOX.boards["symmetric"].difficulty.values()) == {"medium"}
    columns = [
        [thematic.grid.place(cell)[1] for cell in range(thematic.grid.size) if area >> cell & 1]
        for area in thematic.districts
    ]
    left, middle, right = (sum(column) / len(column) for column in columns)
    assert left < middle < right


@proves("FG-SOL-12")
def test_race_and_start_combine_freely() -> None:
    """And every game begins alike but for them."""
    beginnings = set()
    for race, cell in product(BOX.races, ["E3", "Q3", "J13"]):
        table = begin(1).push(f"race {race.name}")
        if table.asked[1] == "home":
            table.push("resource gems")
        table.push(f"at {cell}")
        player = table.player(race.name)
        beginnings.add((player.coins, *player.hand, *table.table.view(0).data()["prices"], table.game.income(0)))
    assert len(beginnings) == 1


@proves("FG-Q-89")
def test_aesthers_name_any_of_the_eight_as_home() -> None:
    table = begin(1).push("race aesthers")
    assert table.keys == [f"resource {name}" for name in BOX.basics]
    table.push("resource wood", "at K9")
    assert table.storage("K9")["resource"] == "wood"
    assert len(table.player("aesthers").resources) == 8


# Rounds


@proves("FG-SOL-02", "FG-SOP-05")
def test_a_round_is_the_whole_hand_with_the_call_at_the_end() -> None:
    table = solo()
    for card in ("trade", "build", "upgrade", "recruit"):
        assert (table.game.round, table.events(Called)) == (1, [])
        assert "call" not in table.keys
        table.push(f"lay {card}", "coin")
    assert len(table.events(Called)) == 1  # there is nothing else to play
    table.push(table.keys[0])  # where the University goes
    assert table.game.round == 2
    assert len(table.hand("savvas")) == 5
    assert [event.round for event in table.events(RoundBegan)] == [2]


@proves("FG-SOP-05", "FG-BAD-88")
def test_no_call_with_another_card_in_hand() -> None:
    assert (
        solo(savvas=dict(hand=["trade", "call"], discard=["build", "upgrade", "recruit"])).refused("call")
        == "FG-SOP-05"
    )


@proves("FG-SOL-03", "FG-BAD-88")
def test_no_call_in_round_7() -> None:
    table = solo(savvas=dict(hand=["trade", "call"]), round=7)
    assert table.refused("call") == "FG-SOL-03"
    table.push("lay trade", "coin")
    assert table.table.over
    assert table.events(Called) == []


@proves("FG-SOL-03")
def test_six_calls_in_a_game() -> None:
    """One card a round, and crystals enough for all markers: a call for each round but the last."""
    table = solo(savvas=dict(hand=["trade", "call"], permanent=40))
    while not table.table.over:
        table.push("coin" if "coin" in table.keys else table.keys[0])
    assert (len(table.events(Called)), table.game.round) == (6, 7)


# Playing cards


@proves("FG-SOP-01", "FG-BAD-93")
def test_there_are_no_follows() -> None:
    table = solo()
    assert table.refused("follow trade") == "FG-SOP-01"
    table.push("play trade", "store stone", "at L2")
    assert table.asked == ("savvas", "turn")
    table.push("lay build", "road F4")
    assert table.asked == ("savvas", "turn")
    assert table.events(Followed) == []


@proves("FG-SOP-02")
def test_a_core_card_played_face_up_is_discarded() -> None:
    table = solo().push("play trade", "store stone", "at L2")
    assert table.discard("savvas") == ["trade"]


@proves("FG-SOP-03", "FG-BAD-91")
def test_an_advisor_played_face_up_leaves_the_game() -> None:
    table = solo(savvas=dict(hand=["huckster", "trade", "build", "call"]))
    table.push("play huckster", "store stone", "at L2")
    assert table.discard("savvas") == []
    assert table.refused("play huckster") == table.refused("lay huckster") == "FG-SOP-03"
    table.push("lay trade", "coin", "lay build", "coin")
    table.push(table.keys[0])
    assert "huckster" not in [*table.hand("savvas"), *table.market]


@proves("FG-SOP-04")
def test_an_advisor_played_face_down_stays_in_the_game() -> None:
    table = solo(savvas=dict(hand=["huckster", "trade", "call"])).push("lay huckster", "coin")
    assert table.discard("savvas") == ["huckster"]
    table.push("lay trade", "coin")
    table.push(table.keys[0])
    assert "huckster" in table.hand("savvas")


@proves("FG-Q-84")
def test_a_hired_advisor_is_played_before_the_call() -> None:
    """With the usual rewards and influence; the market is filled at the end of the turn."""
    table = solo(
        savvas=dict(hand=["recruit", "call"]), market=["scholar", "foreman", "huckster", None], advisors=["mason"]
    )
    table.push("play recruit")  # the Foreman's stone is all there is
    assert table.changes() == {"savvas": {"coins": -1, "temporary": 1, "permanent": 1}}
    assert table.market == ["scholar", "huckster", "mason", "carpenter"]
    assert table.asked == ("savvas", "basic")  # face down: nobody else can be hired
    assert table.events(Called) == []
    table.push("coin")
    assert len(table.events(Called)) == 1


@proves("FG-Q-85")
def test_cards_brought_back_are_played_again_before_the_call() -> None:
    table = solo(
        savvas=dict(hand=["trade", "call"], discard=["build", "upgrade"], houses=["A1"]),
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "savvas"})},
    )
    table.push("lay trade", "worker university", "recall build", "no card")
    assert table.events(Called) == []
    assert table.asked == ("savvas", "basic")  # the Build card, face down: it could not be played otherwise
    table.push("coin")
    assert len(table.events(Called)) == 1


@proves("FG-Q-88", "FG-BAD-92")
def test_only_own_storages_are_traded() -> None:
    """Everything belongs to the player: no access to buy, nobody else's storage to build; and all storages and houses
    keep their distance from each other."""
    table = solo(savvas=dict(houses=["A1"], storages={"stone": ["E3"], "gems": ["Q3"]}), completed=2)
    table.push("play trade")
    assert {key.split()[0] for key in table.keys} == {"store"}
    assert table.refused("access Q3") == "FG-Q-28"
    table.push("store wood")
    for cell in ("D2", "B2", "P3"):
        assert table.refused(f"at {cell}") == "FG-TRD-04"
    table.push("at T5")
    assert table.storage("T5")["owner"] == "savvas"
    assert table.events(VotesRevealed) == []


@proves("FG-Q-88", "FG-PRE-12")
def test_a_neutral_marker_is_no_control() -> None:
    """A marked building belongs to nobody: no road begins there."""
    table = solo(buildings={"town_hall": dict(at="P3 Q3 P4 Q4", marked=True)}).push("lay trade")
    assert table.refused("road O3") == "FG-ROA-03"
