"""Setup: races, the Aesthers, resource cards and the forced swap (FG-DRF, FG-AES)."""

import re
from random import Random
from typing import Any

import pytest

from stead import Table
from stead.shelf import texts as title_texts
from stead.titles.founders.events import NeutralLeft, RaceChosen, ResourceTaken
from stead.titles.founders.setup import SEATS
from stead.titles.founders.title import founders
from tests.founders.scene import BOX, Scene, begin, scene
from tests.proves import proves


def play_out(table: Scene, chance: Random) -> Scene:
    """Anything, until the first turn."""
    while table.game.phase != "play":
        table.push(chance.choice(table.keys))
    return table


# Races


@proves("FG-DRF-01")
def test_races_are_chosen_in_turn_order() -> None:
    table = begin(4, seed=1)
    first = table.game.first
    for _ in range(4):
        table.push(table.keys[0])
    order = [event.seat for event in table.events(RaceChosen)]
    assert order == [(first + i) % 4 for i in range(4)]


@proves("FG-DRF-01")
def test_each_race_once() -> None:
    table = scene(north={}, east={}, phase="races")
    table.push("race humans")
    assert table.refused("race humans") == "FG-DRF-01"
    assert len(table.keys) == 8


@proves("FG-DRF-02")
def test_a_race_brings_its_resource() -> None:
    table = scene(north={}, east={}, phase="races")
    table.push("race humans")
    me = table.table.view(None).data()["players"][0]
    assert (me["race"], me["home"], me["resources"]) == ("humans", "people", ["people"])
    assert table.table.view(None).data()["taken"]["people"] == 0
    colours = [race.colour for race in BOX.races]
    assert len(set(colours)) == 9


@pytest.mark.parametrize("workers", [True, False])
@proves("FG-DRF-03")
def test_the_side_of_the_mat(workers: bool) -> None:
    """With side "a" houses bring workers and the race has its action; with "b" there are none."""
    table = scene(
        humans=dict(storages={"people": ["I2"]}), inox={}, roads="J3", options={"workers": workers}, turn="humans"
    )
    table.push("play build", "house J4")
    assert table.player("humans").workers == workers
    table.decline().push("lay trade", "coin", "lay trade")
    assert ("worker mat" in table.keys) == workers


@proves("FG-DRF-05", "FG-DRF-07", "FG-DRF-08")
def test_what_everybody_begins_with() -> None:
    table = play_out(begin(3), Random(1))
    for player in table.table.view(None).data()["players"]:
        assert (player["coins"], player["temporary"], player["permanent"], player["vp"]) == (7, 0, 0, 0)
        assert (player["workers"], player["used_mat"], player["houses"], player["bridges"]) == (0, False, [], [])
    table.push("lay trade")
    assert table.refused("worker mat") == "FG-WRK-01"


@proves("FG-DRF-08")
def test_income_begins_at_nothing() -> None:
    table = begin(3)
    assert [player["income"] for player in table.table.view(None).data()["players"]] == [0, 0, 0]


@pytest.mark.parametrize(
    ("card", "keys", "piece"),
    [
        ("trade", ["store stone", "at E14"], {"storages": ["+stone E14"]}),
        ("build", ["house K11"], {"houses": ["+K11"], "workers": 1}),
        ("build", ["bridge K3"], {"bridges": ["+K3"]}),
    ],
)
@proves("FG-DRF-06")
def test_three_storages_three_bridges_three_houses(card: str, keys: list[str], piece: dict[str, Any]) -> None:
    """With two of each on the board there is a third; a fourth of any is refused (FG-CMP-04, FG-CMP-05)."""
    assert scene(savvas={}, humans={}, phase="starts").table.view(None).data()["stock"]["stone"] == 3
    table = scene(
        savvas=dict(
            coins=9, storages={"stone": ["I2", "M2"], "wood": ["K9"]}, houses=["A1", "U1"], bridges=["K1", "K5"]
        ),
        humans={},
        roads="J2 J3 L3 K10",
    )
    table.push(f"play {card}", *keys)
    changes = table.changes()["savvas"]
    assert {name: value for name, value in changes.items() if name != "coins"} == piece


@proves("FG-DRF-09")
def test_three_voting_tokens() -> None:
    table = scene(savvas=dict(discard=["trade", "build"], hand=["call", "recruit"]), humans={}, inox={})
    table.push("call", "coin")
    assert table.keys == ["vote circle", "vote square", "vote triangle"]


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 5), (4, 5)])
@proves("FG-DRF-10", "FG-DRF-11")
def test_the_starting_hand(players: int, cards: int) -> None:
    for player in begin(players).game.players:
        hand = [BOX.cards[card] for card in player.hand]
        assert len(hand) == cards
        assert sorted(hand) == sorted(
            ["trade", "recruit", "build", "upgrade", "call", *(["income"] if players == 2 else [])]
        )


# Additional resources


@proves("FG-DRF-12")
def test_additional_resources_go_the_other_way_round() -> None:
    table = scene(savvas={}, humans={}, inox={}, orchids={}, phase="resources", first="humans")
    assert table.asked == ("savvas", "resource")
    assert table.keys == ["resource plants", "resource tools", "resource metal", "resource wood"]
    assert table.refused("resource plants", by="inox") == "FG-DRF-12"
    while table.game.phase == "resources":
        table.push(table.keys[0])
    order = [table.names[event.seat] for event in table.events(ResourceTaken)]
    assert order == ["savvas", "orchids", "inox", "humans"]


@proves("FG-DRF-13")
def test_what_the_mat_forbids() -> None:
    table = scene(savvas={}, harrowers={}, inox={}, phase="resources", first="inox")
    assert table.asked[0] == "harrowers"
    assert table.refused("resource wood") == "FG-DRF-13"
    assert "resource people" in table.keys
    table.push("resource people")
    assert table.asked[0] == "savvas"
    assert table.keys == ["resource tools", "resource metal", "resource wood", "resource gems"]


STUCK = dict(
    savvas={}, harrowers={}, humans=dict(resources=["people", "metal"]), quatryls=dict(resources=["tools", "gems"])
)
"""It is the Harrowers' turn to choose, and livestock and wood are left, both forbidden to them."""


@pytest.mark.parametrize(("card", "loser"), [("gems", "quatryls"), ("metal", "humans")])
@proves("FG-DRF-14", "FG-DRF-15")
def test_the_forced_swap(card: str, loser: str) -> None:
    table = scene(**STUCK, phase="resources", stage=2, first="savvas")
    assert table.asked == ("harrowers", "swap")
    assert table.keys == ["swap metal", "swap gems"]
    table.push(f"swap {card}")
    assert table.asked == (loser, "resource")
    assert table.keys == ["resource livestock", "resource wood"]
    table.push("resource wood")
    data = table.table.view(None).data()
    assert data["players"][1]["resources"] == ["plants", card]
    assert data["players"][table.seat(loser)]["resources"][1] == "wood"
    assert data["players"][0]["resources"] == ["stone", "livestock"]  # the last card
    assert table.changes() == {}


@proves("FG-Q-63")
def test_a_home_resource_is_never_swapped() -> None:
    table = scene(**STUCK, phase="resources", stage=2, first="savvas")
    assert table.refused("swap stone") == "FG-Q-63"
    assert table.refused("swap people") == "FG-Q-63"
    assert table.refused("swap wood") == "FG-Q-63"


@proves("FG-Q-63")
def test_a_victim_that_finds_another_card_is_preferred() -> None:
    """Metal is left, which the Orchids may not take. Nor may the Quatryls: their card is spared."""
    table = scene(
        orchids={},
        quatryls=dict(resources=["tools", "wood"]),
        savvas=dict(resources=["stone", "plants"]),
        humans=dict(resources=["people", "livestock"]),
        phase="resources",
        stage=3,
    )
    assert table.keys == ["swap plants", "swap livestock"]
    assert table.refused("swap wood") == "FG-Q-63"
    table.push("swap plants")
    resources = [player["resources"] for player in table.table.view(None).data()["players"]]
    assert resources[:3] == [["gems", "plants"], ["tools", "wood"], ["stone", "metal"]]


def with_bans(players: int, **forbids: list[str]) -> Scene:
    """A game of savvas, humans, harrowers, quatryls (as many as there are, the first of them first) whose resource
    cards forbid other things than ours, which can never come so far."""
    texts = title_texts("founders")
    bans = re.compile(r"(name: (\w+), .*forbids: )\[.*?\]")
    resources = bans.sub(lambda card: f"{card[1]}[{', '.join(forbids.get(card[2], []))}]", texts["resources.yaml"])
    other = founders(texts | {"resources.yaml": resources})
    seed = next(seed for seed in range(50) if begin(players, seed).game.first == 0)
    table = Scene(Table.new(other, SEATS[:players], seed))
    return table.push(*[f"race {name}" for name in ("savvas", "humans", "harrowers", "quatryls")[:players]])


@proves("FG-Q-63")
def test_a_victim_that_finds_none_swaps_on() -> None:
    table = with_bans(4, stone=["gems", "wood", "livestock"], people=["gems"])
    table.push("resource livestock", "resource wood")  # metal is left for the Humans, gems for the Savvas
    # They must take the metal of the Humans, who may not take gems either, and not the metal back.
    assert (table.seat("humans"), "swap") == (table.table.decision.seat, table.table.decision.kind)
    assert table.keys == ["swap livestock", "swap wood"]
    assert table.refused("swap metal") == "FG-Q-63"
    table.push("swap wood")
    resources = [player["resources"] for player in table.table.view(None).data()["players"]]
    assert resources == [["stone", "metal"], ["people", "wood"], ["plants", "gems"], ["tools", "livestock"]]


@proves("FG-Q-63")
def test_a_card_just_lost_is_not_taken_back() -> None:
    """Nobody may take gems, so that nobody is preferred: the Humans lose their metal, and may not take it again."""
    gems = ["gems"]
    table = with_bans(4, stone=["gems", "wood", "livestock"], people=gems, plants=gems, tools=gems)
    table.push("resource livestock", "resource wood")
    assert table.table.decision.seat == table.seat("humans")
    assert table.keys == ["swap livestock", "swap wood"]


@proves("FG-Q-62")
def test_a_dead_end_with_the_third_card() -> None:
    table = with_bans(2, metal=["livestock", "wood", "gems"], plants=[])
    table.push("resource metal", "resource tools")  # the second cards of Humans and Savvas
    table.push("resource plants")
    # What is left is forbidden to the Humans: they take the third card of the Savvas, who take another.
    assert table.table.decision.seat == 0
    assert table.keys == ["resource livestock", "resource wood", "resource gems"]
    table.push("resource wood")
    resources = [player["resources"] for player in table.table.view(None).data()["players"]]
    assert resources == [["stone", "tools", "wood"], ["people", "metal", "plants"]]


@proves("FG-Q-62")
def test_a_dead_end_that_waives_the_bans() -> None:
    """The Savvas, who are first, may take no third card, and nobody has one yet."""
    table = with_bans(2, tools=["metal", "livestock", "wood", "gems", "plants"])
    table.push("resource plants", "resource tools")
    assert table.table.decision.seat == 0
    assert table.keys == ["resource metal", "resource livestock", "resource wood", "resource gems"]


@proves("FG-DRF-16")
def test_a_resource_card_brings_its_storages() -> None:
    table = scene(savvas=dict(resources=["stone", "metal"], coins=1), humans={})
    table.push("play trade")
    assert table.keys == ["store stone", "store metal"]
    table.push("store metal", "at A4")
    assert table.storage("A4")["owner"] == "savvas"


@proves("FG-DRF-17")
def test_two_players_choose_a_third() -> None:
    table = scene(savvas={}, quatryls={}, phase="resources", first="quatryls")
    assert table.asked == ("savvas", "resource")
    table.push("resource wood", "resource plants")
    assert table.game.phase == "third"
    assert table.asked == ("quatryls", "resource")  # the first player first
    table.push("resource people")
    assert table.asked == ("savvas", "resource")
    table.push("resource gems")
    resources = [player["resources"] for player in table.table.view(None).data()["players"]]
    assert resources == [["stone", "wood", "gems"], ["tools", "plants", "people"]]
    assert table.game.phase == "starts"


@pytest.mark.parametrize("players", [1, 3, 4])
@proves("FG-DRF-17")
def test_nobody_else_does(players: int) -> None:
    table = play_out(begin(players), Random(2))
    assert {len(player.resources) for player in table.game.players} == ({8} if players == 1 else {2})


@proves("FG-DRF-18", "FG-Q-62")
def test_what_forbids_a_third() -> None:
    """Stone forbids people, metal gems and tools. That people forbid stone, which one has, does not matter."""
    table = scene(
        savvas=dict(resources=["stone", "metal"]), harrowers=dict(resources=["plants", "people"]), phase="third"
    )
    assert table.refused("resource people") == "FG-DRF-12"
    assert table.refused("resource gems") == "FG-DRF-18"
    assert table.refused("resource tools") == "FG-DRF-18"
    assert table.keys == ["resource livestock", "resource wood"]
    table = scene(savvas=dict(resources=["stone", "wood"]), humans=dict(resources=["people", "tools"]), phase="third")
    assert table.refused("resource plants") == "FG-DRF-18"
    assert table.keys == ["resource metal", "resource livestock", "resource gems"]


@proves("FG-Q-62")
def test_the_second_card_is_forbidden_by_the_mat_only() -> None:
    """Metal forbids gems, but gems are no card of the mat: the Orchids may not take metal, the Savvas may take both."""
    table = scene(savvas={}, humans={}, phase="resources", first="humans")
    assert "resource metal" in table.keys
    table = scene(orchids={}, humans={}, phase="resources", first="humans")
    assert table.refused("resource metal") == "FG-DRF-13"


@proves("FG-DRF-19")
def test_what_nobody_took_is_for_all() -> None:
    table = scene(
        savvas=dict(resources=["stone", "metal", "wood"]),
        humans=dict(resources=["people", "gems", "tools"]),
        completed=1,
    )
    table.push("play trade")
    assert {"store plants", "store livestock"} <= set(table.keys)
    table.push("store plants", "at A4")
    assert table.storage("A4") | {"from": []} == {
        "resource": "plants",
        "owner": "neutral",
        "cells": ["A4"],
        "access": ["savvas"],
        "from": [],
    }


@pytest.mark.parametrize(("players", "neutral"), [(2, 2), (3, 2), (4, 0)])
@proves("FG-DRF-20", "FG-Q-66")
def test_how_many_are_neutral(players: int, neutral: int) -> None:
    for seed in range(25):
        table = play_out(begin(players, seed), Random(seed))
        assert table.game.taken.count(-1) == neutral
        assert [len(event.resources) for event in table.events(NeutralLeft)] == ([neutral] if neutral else [])


# Aesthers


@proves("FG-AES-01", "FG-AES-02", "FG-AES-03")
def test_the_aesthers_take_any_resource_at_once() -> None:
    assert BOX.races[BOX.race["aesthers"]].home is None
    table = scene(north={}, east={}, south={}, phase="races")
    table.push("race aesthers")
    assert table.asked == ("north", "home")
    assert table.keys == [f"resource {name}" for name in BOX.basics]
    table.push("resource wood")
    assert table.asked == ("east", "race")
    me = table.table.view(None).data()["players"][0]
    assert (me["home"], me["resources"]) == ("wood", ["wood"])
    table.push("race savvas", "race humans")
    while table.game.phase != "play":
        table.push(table.keys[0])
    assert [s.resource for s in table.game.storages if s.owner == 0] == [BOX.resource["wood"]]


@proves("FG-AES-04")
def test_the_race_of_that_resource_is_gone() -> None:
    table = scene(aesthers=dict(home="stone"), east={}, south={}, phase="races", stage=1)
    assert table.refused("race savvas") == "FG-AES-04"
    assert table.refused("race aesthers") == "FG-DRF-01"
    assert len(table.keys) == 7


@proves("FG-AES-07", "FG-AES-02")
def test_the_resource_of_a_chosen_race_is_gone() -> None:
    table = scene(savvas={}, east={}, south={}, phase="races", stage=1)
    table.push("race aesthers")
    assert table.refused("resource stone") == "FG-AES-07"
    assert table.refused("decline") == "FG-AES-02"
    assert len(table.keys) == 7


@proves("FG-Q-64")
def test_the_card_of_the_aesthers_forbids_what_it_says() -> None:
    table = scene(savvas={}, aesthers=dict(home="plants"), inox={}, phase="resources", first="inox")
    assert table.asked[0] == "aesthers"
    assert table.refused("resource wood") == "FG-DRF-13"
    assert table.refused("resource livestock") == "FG-DRF-12"  # the Inox have it
