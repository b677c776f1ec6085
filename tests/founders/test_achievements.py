"""The variant with achievements (FG-ACH)."""

from typing import Any

import pytest

from stead.titles.founders.events import AchievementScored
from tests.founders.scene import BOX, Scene, begin, scene
from tests.proves import proves

CARD = {card.name: card for card in BOX.achievements}
DECKS = ("immediate", "middle", "end")


def playing(*cards: str, **more: Any) -> Scene:
    return scene(achievements=cards, options={"achievements": True}, **more)


@proves("FG-ACH-01", "FG-ACH-02")
def test_one_card_of_each_deck_lies_open() -> None:
    """Drawn at random; the other twelve are in no place of the game."""
    drawn: set[str] = set()
    for seed in range(40):
        table = begin(2, seed, achievements=True)
        names = table.table.view(None).data()["achievements"]
        assert [CARD[name].deck for name in names] == list(DECKS)
        drawn |= set(names)
    assert drawn == set(CARD)
    assert all(sum(card.deck == deck for card in BOX.achievements) == 5 for deck in DECKS)


@proves("FG-ACH-01")
def test_without_the_variant_there_are_none() -> None:
    assert begin(2).game.achievements == []


# The Immediate card


@proves("FG-ACH-03", "FG-ACH-05")
def test_the_immediate_card_scores_at_the_end_of_the_turn() -> None:
    """After all follows; then it leaves the game, so that the Humans, who meet it later, get nothing."""
    table = playing(
        "house_bridge",
        savvas=dict(storages={"stone": ["E3"]}, houses=["A1"], coins=9),
        humans=dict(storages={"people": ["Q3"]}, houses=["S1"], coins=9),
        orchids={},
        roads="F3 G3 H2 I2 J2 P2 O1 N1 M1 L1 L2",
    )
    table.push("play build", "bridge K1", "decline")
    assert table.changes()["savvas"] == {"coins": -3, "bridges": ["+K1"]}
    table.push("decline")
    assert table.changes() == {"savvas": {"vp": 4}}
    assert table.game.achievements == []
    table.push("play build", "bridge K2", "decline", "decline")
    assert table.changes() == {"humans": {"coins": -3, "bridges": ["+K2"]}}


@proves("FG-ACH-04", "FG-Q-72")
def test_all_who_met_it_in_that_turn_score_in_full() -> None:
    """The Humans with their follow; it is tested once, after all follows, for everybody."""
    table = playing(
        "house_bridge",
        savvas=dict(storages={"stone": ["E3"]}, houses=["A1"], coins=9),
        humans=dict(storages={"people": ["Q3"]}, houses=["S1"], coins=9),
        orchids=dict(houses=["I11"]),
        roads="F3 G3 H2 I2 J2 P2 O1 N1 M1 L1 L2",
    )
    table.push("play build", "bridge K1", "follow build", "bridge K2", "decline")
    change = table.changes()
    assert (change["savvas"]["vp"], change["humans"]["vp"], "orchids" in change) == (4, 4, False)
    (scored,) = table.events(AchievementScored)
    assert scored.winners == [0, 1]


# The Mid-game card

GATE = dict(
    valraths=dict(storages={"metal": ["F4"]}, houses=["A1", "S1"]),
    humans=dict(houses=["B9", "T1", "I11"]),
    buildings={"south_gatehouse": dict(at="C5 D5", cubes={"bricks": "humans"})},
)


@proves("FG-ACH-06", "FG-ACH-07")
@pytest.mark.parametrize("completed", [0, 1])
def test_the_mid_game_card_scores_with_the_second_completion(completed: int) -> None:
    """For all who meet it then, in full; once."""
    table = playing("two_houses", **GATE, orchids=dict(houses=["J11"]), completed=completed).push(
        "lay trade", "road E5"
    )
    change = table.changes()
    if completed:
        assert (change["valraths"]["vp"], change["humans"]["vp"], "orchids" in change) == (2 + 3, 3, False)
        assert table.game.achievements == []
    else:
        assert change["valraths"]["vp"] == 2
        assert len(table.game.achievements) == 1


@proves("FG-ACH-06")
def test_after_all_follows_of_that_turn() -> None:
    """The Roadwarden's road completes the building; with the Build follow the Humans get their second house."""
    gate: dict[str, Any] = GATE | dict(
        valraths=dict(storages={"metal": ["F4"]}, hand=["roadwarden", "trade", "call"]),
        humans=dict(storages={"people": ["Q3"]}, houses=["I11"], coins=9),
    )
    table = playing("two_houses", **gate, completed=1, roads="R3").push("play roadwarden", "road E5", "no road")
    assert "humans" not in table.changes()
    table.push("follow build", "house S3")
    assert table.changes()["humans"]["vp"] == 3


@proves("FG-Q-73")
def test_second_and_third_completion_in_one_turn() -> None:
    """It scores once, and has no effect later."""
    table = playing(
        "two_houses",
        valraths=dict(storages={"metal": ["F4"]}, houses=["A1", "S1"]),
        humans={},
        buildings={
            "south_gatehouse": dict(at="C5 D5", cubes={"bricks": "humans"}),
            "merchants_guild": dict(at="D6 E6 F6 D7", cubes={"machinery": "humans", "clothing": "humans"}),
        },
        completed=1,
    ).push("lay trade", "road E5")
    assert table.game.completed == 3
    assert len(table.events(AchievementScored)) == 1
    assert table.changes()["valraths"]["vp"] == 2 + 2 + 3
    table.push("lay trade", "coin", "lay build", "coin")
    assert len(table.events(AchievementScored)) == 1


@proves("FG-Q-73", "FG-ACH-06")
def test_whoever_meets_it_later_gets_nothing() -> None:
    gate: dict[str, Any] = GATE | dict(valraths=dict(storages={"metal": ["F4"]}), humans=dict(houses=["I11"]))
    table = playing("two_houses", **gate, completed=1).push("lay trade", "road E5")
    assert [event.winners for event in table.events(AchievementScored)] == [[]]
    assert table.game.achievements == []


# The End-of-game card


@proves("FG-ACH-08", "FG-END-05")
def test_the_end_of_game_card_scores_in_the_final_count() -> None:
    """For every player who meets its condition."""
    gate: dict[str, Any] = GATE | dict(
        valraths=dict(storages={"metal": ["F4"]}, houses=["A1", "S1", "I11"], coins=0),
        humans=dict(houses=["B9", "T1", "J12"], coins=0),
        orchids=dict(houses=["F9"], coins=0),
    )
    early = playing("three_houses", **gate, completed=4).push("lay trade", "road E5")
    assert early.changes()["valraths"]["vp"] == 2
    table = playing("three_houses", **gate, completed=5).push("lay trade", "road E5")
    assert table.table.over
    change = table.changes()
    assert (change["valraths"]["vp"], change["humans"]["vp"], "orchids" in change) == (2 + 5, 5, False)


# A row for each

CRAFT = {"tools": ["B14"], "metal": ["D14"], "wood": ["F14"], "machinery": ["H14 H15 I15"]}
MET: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "three_districts": (
        dict(storages={"stone": ["E3", "Q3"], "gems": ["J13"]}),
        dict(storages={"stone": ["E3", "Q3"], "gems": ["C1"]}),
    ),
    "first_tier3": (
        dict(storages=CRAFT | {"weapons": ["A5 B5 C5 D5"]}),
        dict(storages=CRAFT | {"leather": ["A5 B5 C5"]}),
    ),
    "three_advisers": (dict(hired=3), dict(hired=2)),
    "house_bridge": (dict(houses=["A1"], bridges=["K1"]), dict(houses=["A1", "S1"])),
    "income_five": (
        dict(storages=CRAFT | {"stone": ["E3"]}),
        dict(storages=CRAFT | {"machinery": ["H14 H15 I15", "A5 A6 B6"]}),  # five storages, four resources
    ),
    "two_houses": (dict(houses=["A1", "S1"]), dict(houses=["A1"])),
    "access_three": (
        dict(access=["T1", "R1", "P1"]),
        dict(access=["T1", "R1", "R5"]),  # twice the same resource
    ),
    "two_tier2": (
        dict(storages=CRAFT | {"leather": ["A5 B5 C5"]}),
        dict(storages=CRAFT | {"weapons": ["A5 B5 C5 D5"]}),
    ),
    "two_prestige": (dict(cubes=2), dict(cubes=1)),
    "lasting_three": (dict(permanent=3), dict(permanent=2)),
    "three_houses": (dict(houses=["A1", "S1", "I11"]), dict(houses=["A1", "S1"])),
    "three_bridges": (dict(bridges=["K1", "K2", "K3"]), dict(bridges=["K1", "K2"], houses=["A1"])),
    "five_prestige": (dict(cubes=5), dict(cubes=4)),
    "two_tier3": (
        dict(storages=CRAFT | {"weapons": ["A5 B5 C5 D5", "Q7 R7 S7 T7"]}),
        dict(storages=CRAFT | {"weapons": ["A5 B5 C5 D5"], "leather": ["Q7 R7 S7"]}),
    ),
    "four_advisers": (dict(hired=4), dict(hired=3)),
}
"""What meets each card, and what nearly does. `cubes`: complete buildings with a cube of the Savvas."""


def city(complete: int, cubes: int) -> dict[str, Any]:
    """So many complete buildings, the first of them with cubes of the Savvas."""
    table = scene(savvas={}, humans={}, completed=complete)
    shown = [table.building(BOX.prestige[building.building].name) for building in table.game.buildings]
    return {
        one["building"]: dict(
            at=" ".join(one["cells"]), cubes=dict.fromkeys(one["cubes"], "savvas" if n < cubes else "humans")
        )
        for n, one in enumerate(shown)
    }


@pytest.mark.parametrize("met", [True, False])
@pytest.mark.parametrize("name", MET)
@proves("FG-ACH-04", "FG-ACH-07", "FG-ACH-08")
def test_what_each_card_asks_for(name: str, met: bool) -> None:
    """Whoever has it scores; whoever has a little less does not, nor do the Humans."""
    card = CARD[name]
    mine = dict(MET[name][0 if met else 1])
    complete = {"immediate": 0, "middle": 2, "end": 6}[card.deck]
    table = playing(
        name,
        savvas=mine | dict(coins=0) if "cubes" not in mine else dict(coins=0),
        humans=dict(storages={"people": ["T1", "R5"], "plants": ["R1"], "livestock": ["P1"]}, coins=0),
        buildings=city(complete, mine.get("cubes", 0)),
    ).push("lay trade", "coin")
    wanted = [(name, [0] if met else [], card.vp)] if met or card.deck != "immediate" else []
    assert [(event.achievement, event.winners, event.vp) for event in table.events(AchievementScored)] == wanted
    gained = {"coins": 1, "vp": card.vp + mine.get("permanent", 0) * (card.deck == "end")} if met else {"coins": 1}
    assert table.changes() == {"savvas": gained}


def test_no_card_is_forgotten() -> None:
    assert set(MET) == set(CARD)
