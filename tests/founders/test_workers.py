"""Workers: when they are free, and where they can be used (FG-WRK)."""

from typing import Any

import pytest

from tests.founders.scene import Scene, scene
from tests.proves import proves

LION = dict(at="A1 B1 C1", cubes={"food": "humans"})
"""The Sleeping Lion, to which the Humans have delivered: 2 coins and 1 temporary influence."""


def humans(**more: Any) -> Scene:
    """The Humans with two houses, beside a building of theirs; the Savvas look on."""
    mine = dict(storages={"people": ["Q3"]}, houses=["S1", "I11"], coins=0)
    return scene(humans=mine | more.pop("humans", {}), savvas=more.pop("savvas", {}), **more)


@proves("FG-WRK-01", "FG-HOU-05")
def test_a_house_frees_a_worker_at_once() -> None:
    table = scene(humans=dict(storages={"people": ["Q3"]}), savvas={}, roads="R3")
    table.push("play build", "house S3")
    assert table.changes() == {"humans": {"coins": -3, "workers": 1, "houses": ["+S3"]}}
    table.push("decline", "lay trade", "coin", "lay trade")
    assert "worker mat" in table.keys


@proves("FG-WRK-01", "FG-BAD-26")
def test_without_a_house_there_is_no_worker() -> None:
    table = humans(humans=dict(houses=[]))
    table.push("lay trade")
    assert table.refused("worker mat") == "FG-WRK-01"


@proves("FG-WRK-01")
def test_one_worker_for_each_house() -> None:
    table = humans(buildings={"sleeping_lion": LION})
    table.push("lay trade", "worker mat", "choose 1", "lay trade", "coin", "lay build", "worker sleeping_lion")
    table.push("lay build", "coin", "lay upgrade")
    assert table.player("humans").workers == 0
    assert not [key for key in table.keys if key.startswith("worker")]


@proves("FG-WRK-02", "FG-OFR-01")
def test_a_worker_does_the_race_action_or_that_of_a_built_card() -> None:
    table = humans(buildings={"sleeping_lion": LION})
    table.push("lay trade")
    assert {key for key in table.keys if key.startswith("worker")} == {"worker mat", "worker sleeping_lion"}
    table.push("worker mat")
    assert table.asked == ("humans", "choose")
    table.push("choose 2")
    assert table.changes() == {"humans": {"temporary": 2, "workers": -1}}
    table.push("lay trade", "coin", "lay build", "worker sleeping_lion")
    assert table.changes() == {"humans": {"coins": 2, "temporary": 1, "workers": -1}, "savvas": {"coins": 1}}
    assert table.building("sleeping_lion")["worker"] == "humans"


@proves("FG-WRK-02", "FG-OFR-01", "FG-BAD-30")
def test_a_card_on_offer_has_no_action_yet() -> None:
    table = humans(offer=["lantern_theater", "university", "salt_barge"])
    table.push("lay trade")
    assert table.refused("worker lantern_theater") == "FG-OFR-01"
    assert table.refused("worker crooked_bone") == "FG-OFR-01"  # still in the deck


@proves("FG-WRK-03", "FG-BAD-27")
def test_the_race_action_needs_the_free_cell_of_the_mat() -> None:
    table = humans(humans=dict(used_mat=True))
    table.push("lay trade")
    assert table.refused("worker mat") == "FG-WRK-03"


@proves("FG-WRK-04", "FG-BAD-29")
@pytest.mark.parametrize("cubes", [{}, {"food": "savvas"}, {"food": "neutral"}])
def test_a_card_needs_an_own_cube_on_the_building(cubes: dict[str, str]) -> None:
    table = humans(buildings={"sleeping_lion": LION | dict(cubes=cubes)})
    table.push("lay trade")
    assert table.refused("worker sleeping_lion") == "FG-WRK-04"


@proves("FG-Q-12")
@pytest.mark.parametrize("bricks", [None, "savvas"])
def test_the_building_need_not_be_complete(bricks: str | None) -> None:
    """One own cube is enough; that the neutral cube of the plants is nobody's shows above."""
    table = humans(buildings={"sleeping_lion": LION | dict(cubes={"food": "humans", "bricks": bricks})})
    assert table.building("sleeping_lion")["complete"] == (bricks is not None)
    assert table.building("sleeping_lion")["cubes"]["plants"] == "neutral"
    table.push("lay trade", "worker sleeping_lion")
    assert table.changes() == {"humans": {"coins": 2, "temporary": 1, "workers": -1}}


@proves("FG-WRK-05", "FG-BAD-28")
@pytest.mark.parametrize("other", ["savvas", "humans"])
def test_any_worker_on_a_card_closes_it(other: str) -> None:
    """A rival's as well as one's own."""
    table = humans(savvas=dict(houses=["C13"]), buildings={"sleeping_lion": LION | dict(worker=other)})
    table.push("lay trade")
    assert table.refused("worker sleeping_lion") == "FG-WRK-05"


@proves("FG-WRK-06", "FG-BAD-26", "FG-BAD-31")
def test_a_used_worker_stays_until_the_own_call() -> None:
    """Neither a turn nor a rival's call brings it back."""
    table = scene(
        humans=dict(storages={"people": ["Q3"]}, houses=["S1"], hand=["trade", "build", "recruit", "call"]),
        savvas=dict(hand=["trade", "call"], discard=["build", "upgrade"]),
        orchids={},
    )
    table.push("lay trade", "worker mat", "choose 1", "call", "coin")
    table.vote(humans="circle", savvas="circle", orchids="circle").push(table.keys[0])
    table.push("lay trade", "coin", "lay build")
    assert table.refused("worker mat") == "FG-WRK-06"
    table.push("coin", "lay trade", "coin", "lay build", "coin", "call", "coin")
    assert (table.player("humans").workers, table.player("humans").used_mat) == (1, False)


@proves("FG-WRK-07")
def test_one_basic_action_uses_one_worker() -> None:
    table = humans(buildings={"sleeping_lion": LION})
    table.push("lay trade", "worker mat", "choose 1")
    assert table.changes() == {"humans": {"coins": 2, "workers": -1}}
    assert table.asked == ("savvas", "turn")


@proves("FG-WRK-02")
def test_an_action_without_effect_is_not_done() -> None:
    """Nothing is beside the Crooked Bone."""
    table = humans(buildings={"crooked_bone": dict(at="C5 D5 E5", cubes={"food": "humans"})})
    table.push("lay trade")
    assert table.refused("worker crooked_bone") == "FG-WRK-02"
