"""The variant without workers (FG-NOW)."""

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from tests.founders.scene import FOUNDERS, begin, scene
from tests.proves import proves

PLAIN = {"workers": False}
SAVVAS = dict(storages={"stone": ["E3"]}, houses=["A1"])


@proves("FG-NOW-01", "FG-HOU-06", "FG-BAD-32")
def test_no_workers_and_no_race_action() -> None:
    table = scene(savvas=SAVVAS, humans={}, options=PLAIN)
    assert table.player("savvas").workers == 0
    table.push("lay trade")
    assert table.refused("worker mat") == "FG-NOW-02"
    assert begin(2, **PLAIN).game.workers is False
    assert begin(2).game.workers is True


@proves("FG-NOW-02", "FG-BAD-32")
def test_three_basic_actions() -> None:
    """Also where a building has an own cube, also as a follow."""
    table = scene(
        savvas=SAVVAS,
        humans=dict(storages={"people": ["Q3"]}, houses=["S1"]),
        buildings={"golden_lion": dict(at="D1 E1 F1", cubes={"leather": "savvas"})},
        options=PLAIN,
    ).push("lay trade")
    assert {key.split()[0] for key in table.keys} == {"coin", "influence", "road"}
    assert table.refused("worker golden_lion") == "FG-NOW-02"
    table.push("coin", "play trade", "access E3")
    assert table.refused("worker golden_lion") == "FG-NOW-02"


@proves("FG-NOW-03", "FG-Q-39")
def test_a_house_costs_2_and_yields_influence_with_income() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}, discard=["trade", "upgrade"], hand=["build", "call"]),
        humans=dict(storages={"people": ["Q3"]}, hand=["trade", "call"], discard=["build", "upgrade"]),
        orchids=dict(storages={"gems": ["J13"]}),
        roads="F3 G3 H2 I2 R3",
        options=PLAIN,
    )
    table.push("play build", "house I3")  # 1 coin less than 2 with Build
    assert table.changes() == {"savvas": {"coins": -1, "houses": ["+I3"]}}
    table.push("follow build", "house S3")
    assert table.changes() == {"humans": {"coins": -2, "houses": ["+S3"]}}
    table.push("decline", "call", "coin")
    assert table.changes() == {
        "savvas": {"coins": 1, "temporary": 1},
        "humans": {"coins": 1},
        "orchids": {"coins": 1},
    }


@proves("FG-NOW-05", "FG-Q-83")
def test_the_solo_game_has_workers() -> None:
    with pytest.raises(SetupError, match="FG-NOW-05"):
        Table.new(FOUNDERS, ["north"], 0, PLAIN)
    assert begin(1).game.workers


@proves("FG-Q-83")
def test_achievements_are_off_in_solo_unless_asked_for() -> None:
    assert begin(1).game.achievements == []
    assert len(begin(1, achievements=True).game.achievements) == 3
