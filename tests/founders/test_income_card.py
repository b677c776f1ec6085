"""The Income card of the 2-player game (FG-INC)."""

import pytest

from tests.founders.scene import Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3", "J13"], "gems": ["B1"]}, houses=["I3", "I12"])
HUMANS = dict(storages={"people": ["Q3"]}, houses=["S1"], coins=9)


def income(**humans: object) -> Scene:
    """The Savvas have played Income: the Humans are asked to follow."""
    return scene(
        savvas=SAVVAS,
        humans=HUMANS | {"access": ["E3"]} | humans,
        market=["scholar", "foreman", "mason", "marshal"],
        roads="P2 O1 N1 M1 L1 R4",
        neutral=dict(storages={"livestock": ["Q5"], "wood": ["T2"], "tools": ["L2"]}),
    ).push("play income")


@proves("FG-INC-01", "FG-BAD-18")
def test_income_is_a_card_of_two_players() -> None:
    assert "play income" in scene(savvas=SAVVAS, humans=HUMANS).keys
    table = scene(savvas=SAVVAS, humans=HUMANS, orchids=dict(home="tools"))
    assert table.refused("play income") == table.refused("lay income") == "FG-INC-01"


@proves("FG-INC-02", "FG-ICM-04")
def test_coins_by_income_and_influence_by_houses() -> None:
    assert income().changes() == {"savvas": {"coins": 2, "temporary": 2}}


@proves("FG-INC-02")
def test_income_without_houses() -> None:
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans=HUMANS).push("play income")
    assert table.changes() == {"savvas": {"coins": 1}}


@proves("FG-INC-03")
def test_the_follow_is_any_of_the_four_or_a_basic_action() -> None:
    table = income(access=["Q5", "E3"])
    follows = {key for key in table.keys if key.startswith("follow")}
    assert follows == {"follow trade", "follow build", "follow upgrade", "follow recruit"}
    assert {"coin", "influence", "road P3", "worker mat", "decline"} <= set(table.keys)
    table.push("follow build", "bridge K2")
    assert table.asked == ("humans", "turn")


@proves("FG-INC-04", "FG-BAD-18")
def test_receiving_income_is_no_follow() -> None:
    assert income().refused("follow income") == "FG-INC-04"
    table = scene(savvas=SAVVAS, humans=HUMANS).push("play trade", "store stone", "at L2")
    assert table.refused("follow income") == "FG-INC-04"


@proves("FG-Q-11")
@pytest.mark.parametrize("follow", ["trade", "build", "upgrade", "recruit"])
def test_they_are_the_follow_versions(follow: str) -> None:
    """Trade on coast and desert, Build at the normal price, Upgrade without a road, Recruit without influence."""
    table = income(access=["Q5", "E3"])
    table.changes()
    table.push(f"follow {follow}")
    if follow == "trade":
        assert table.refused("access T2") == "FG-TRF-03"
        assert table.refused("store wood") == "FG-TRF-04"
    elif follow == "build":
        table.push("bridge K2")
        assert table.changes()["humans"] == {"coins": -4, "bridges": ["+K2"]}
    elif follow == "upgrade":
        table.push("at R5 1")  # leather, of the neutral livestock
        assert table.changes()["humans"] == {"coins": -4, "income": 1, "storages": ["+leather R5 S5 T5"]}
        assert table.asked == ("humans", "turn")
    else:
        table.push("hire foreman")
        assert table.changes()["humans"] == {"coins": -1, "permanent": 1}
