"""Special envoys: what they have in common, and the Alchemist (CO-ENV, CO-ALC)."""

from typing import Any

import pytest

from stead.titles.colonists.state import ENVOYS
from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

ROW = {"baker": "2,0", "joiner": "3,0", "grove": "4,0", "clay_delve": "5,0", "market.2": "6,0 7,0"}
"""Places in a row, east of the first market."""


def sends(table: Scene) -> set[str]:
    """Where envoys can be sent."""
    return {key.removeprefix("send ") for key in table.keys if key.startswith("send ")}


@proves("CO-ENV-01", "CO-ENV-03", "CO-ENV-04", "CO-CLN-01", "CO-CLN-02", "CO-CLN-05", "CO-Q-57")
@pytest.mark.parametrize("name", ["alchemist", "altruist", "laborer"])
def test_whoever_first_reaches_level_2_puts_the_envoy_onto_a_market(name: str) -> None:
    """At once, and it is no action: the Alchemist may be moved in the same turn, the Laborer not before its time."""
    places = {"diplomat": "-1,0", **ROW}
    table = scene(
        era=2,
        north=dict(goods="1 tool 1 plank 1 brick", community=["farm", f"{name}.1"]),
        east=dict(community=[f"{name}.1"]),
        places=places,
    ).go("diplomat")
    assert table.asked == ("north", "post")
    assert table.keys == [f"post {name} market.1", f"post {name} market.2"]
    table.push(f"post {name} market.2")
    assert table.changes()["table"] == {"envoys": [f"+{name} market.2"]}
    assert bool(sends(table)) == (name != "laborer")


@proves("CO-ENV-01", "CO-ENV-03")
def test_the_second_player_finds_it_where_it_stands() -> None:
    table = scene(
        era=2,
        north=dict(goods="1 tool 1 plank 1 brick", community=["farm", "altruist.1"]),
        places={"diplomat": "-1,0", **ROW},
        envoys={"altruist": "grove"},
    ).go("diplomat")
    assert table.asked == ("north", "turn")
    assert "altruist grove.1" not in sends(table)
    assert "altruist joiner.1" in sends(table)


@proves("CO-ENV-02", "CO-BAD-51")
def test_from_level_2_on_once_in_a_half_year() -> None:
    where: dict[str, Any] = dict(places=ROW, envoys={"altruist": "grove"})
    table = scene(era=2, north=dict(community=["altruist.1"]), **where)
    assert table.refused("send altruist joiner.1") == "CO-ENV-02"
    table = scene(era=2, north=dict(community=["altruist.2"]), **where)
    table.push("send altruist joiner.1")
    assert table.changes() == {"table": {"envoys": ["-altruist grove.1", "+altruist joiner.1"]}}
    assert table.refused("send altruist grove.1") == "CO-ENV-02"
    assert table.asked == ("north", "turn")
    table = scene(era=2, north=dict(community=["altruist.2"], sent=2), turn=2, **where).go("baker")
    assert table.game.half == 1
    assert "altruist joiner.1" in sends(table)  # the next half-year has come


@proves("CO-ENV-02", "CO-Q-56", "CO-ENV-09")
def test_every_entitled_player_may_move_the_one_piece() -> None:
    table = scene(
        era=2,
        north=dict(community=["altruist.2"]),
        east=dict(community=["altruist.2"], at="market.2"),
        places=ROW,
        envoys={"altruist": "grove"},
        turn=2,
    )
    table.push("send altruist joiner.1").go("baker")
    assert table.asked == ("east", "turn")
    table.push("send altruist market.2")
    assert table.changes()["table"] == {"envoys": ["-altruist grove.1", "+altruist market.2"]}


@proves("CO-ENV-05", "CO-ENV-11", "CO-FEE-11", "CO-FEE-12", "CO-ENV-06", "CO-ENV-07", "CO-Q-12")
def test_two_steps_or_a_jump_to_a_market_and_no_fee() -> None:
    """From the Grove: the Joiner and the Baker one way, the Clay Delve the other, and both markets."""
    table = scene(
        era=2,
        north=dict(community=["altruist.2"], at="market.2"),
        east=dict(at="joiner"),
        places=ROW,
        envoys={"altruist": "grove", "laborer": "joiner"},
        colonies=["altruist", "laborer", "lord", "trader"],
    )
    ends = {"market.1", "baker.1", "joiner.1", "clay_delve.1", "market.2"}
    assert sends(table) == {f"altruist {end}" for end in ends}
    assert table.refused("send altruist grove.1") == "CO-ENV-07"
    table.push("send altruist joiner.1")
    assert table.goods("east") == ""


@proves("CO-FEE-12")
def test_nobody_pays_for_an_envoy_on_a_place() -> None:
    table = scene(
        era=2, north=dict(goods="2 wood"), east=dict(community=["altruist.2"]), places=ROW, envoys={"altruist": "baker"}
    )
    table.go("baker")
    assert table.goods("north") == "2 wood 2 food"


@proves("CO-ENV-08", "CO-Q-12")
def test_what_raises_a_stewards_range_raises_an_envoys() -> None:
    places = {**ROW, "clay_pit": "8,0", "forest": "9,0", "weaver": "10,0", "tailor": "11,0", "coalburner": "12,0"}
    built = ["altruist.2", "envoy.3", "stables merchant", "house"]
    table = scene(era=4, north=dict(community=built), places=places, envoys={"altruist": "tailor"})
    near = {"coalburner.1", "weaver.1", "forest.1", "clay_pit.1", "market.1", "market.2"}
    assert {end.split()[1] for end in sends(table)} == near


@proves("CO-ENV-10")
def test_players_may_agree_and_are_not_bound() -> None:
    """There is nothing in the rules to bind them: whoever may move an envoy may move it anywhere it can go."""
    table = scene(era=2, north=dict(community=["altruist.2"]), places=ROW, envoys={"altruist": "grove"})
    assert "altruist market.2" in sends(table)


# The Alchemist


@proves("CO-ALC-01", "CO-BAD-51")
def test_the_alchemist_moves_at_the_beginning_or_the_end_of_a_turn() -> None:
    for first in (True, False):
        table = scene(era=2, north=dict(community=["alchemist.2"]), east={}, places=ROW, envoys={"alchemist": "grove"})
        if first:
            table.push("send alchemist joiner.1")
            assert table.asked == ("north", "turn")
        else:
            table.go("baker")
            assert table.asked == ("north", "after")
            table.push("send alchemist joiner.1")
            assert table.asked == ("north", "turn")
        assert table.refused("send alchemist grove.1") == "CO-ENV-02"


@proves("CO-ALC-02", "CO-Q-55", "CO-BAD-52")
def test_where_somebody_elses_steward_stands_the_alchemist_may_act() -> None:
    """For no fee, and only if one likes."""
    where: dict[str, Any] = dict(places=ROW, envoys={"alchemist": "joiner"}, era=2)
    north = dict(community=["alchemist.2"])
    table = scene(north=north, east=dict(at="grove"), **where).push("send alchemist grove.1")
    assert table.keys == ["act", "refrain"]
    table.push("act", "leave")
    assert table.goods("north") == "3 wood"
    assert table.goods("east") == ""
    table = scene(north=north, east=dict(at="grove"), **where).push("send alchemist grove.1", "refrain")
    assert table.goods("north") == ""
    assert table.asked == ("north", "turn")
    for at in ("baker", "market.1"):
        table = scene(north=dict(**north, at="grove"), east=dict(at=at), **where).push("send alchemist grove.1")
        assert table.asked == ("north", "turn")
        assert table.refused("act") == "CO-ALC-02"


@proves("CO-ALC-02", "CO-Q-55", "CO-PLC-07", "CO-Q-83")
def test_the_action_must_be_possible_and_a_market_is_one() -> None:
    """No wood for the Joiner: nothing is asked. The subsidy of a market is had once for each market action."""
    table = scene(
        era=2, north=dict(community=["alchemist.2"]), east=dict(at="joiner"), places=ROW, envoys={"alchemist": "grove"}
    ).push("send alchemist joiner.1")
    assert table.asked == ("north", "turn")
    table = scene(
        era=2,
        north=dict(community=["alchemist.2"], at="baker"),
        east=dict(at="market.1"),
        places=ROW,
        envoys={"alchemist": "joiner"},
        market="2_joiner",
    )
    table.push("send alchemist market.1", "act", "leave", "go baker.1 market.1", "leave")
    assert table.goods("north") == "4 clay"


@proves("CO-ALC-03")
def test_with_the_lord_colony_the_alchemist_takes_its_goods() -> None:
    table = scene(
        era=2,
        north=dict(community=["alchemist.2", "lord.1"]),
        east=dict(at="joiner"),
        places=ROW,
        envoys={"alchemist": "grove"},
    ).push("send alchemist joiner.1", "act")
    assert table.keys == ["instead 1wood", "instead 1clay"]


@proves("CO-ENV-05", "CO-ENV-02", "CO-DAT-16")
@pytest.mark.parametrize("name", ["alchemist", "altruist", "laborer"])
def test_a_ticket_takes_an_envoy_anywhere_in_its_window(name: str) -> None:
    """For one of the goods on it and two wood, as its one move of the half-year; the turn of the stewards remains."""
    north = dict(goods="2 wood", community=["farm", f"{name}.2", "135 3"], sent=0)
    where: dict[str, Any] = dict(era=2, places=ROW, envoys={name: "baker"}, turn=2)
    table = scene(north=north, east={}, **where)
    if name == "laborer":
        table.push("ride 135")
        assert not sends(table)  # not before the action of the third turn
        table = scene(north=north, east={}, **where).go("baker")
        assert table.asked == ("north", "after")
    assert f"{name} clay_delve.1" not in sends(table)
    table.push("ride 135")
    assert sends(table) == {
        f"{name} {tile}" for tile in ("market.1", "joiner.1", "grove.1", "clay_delve.1", "market.2")
    }
    table.push(f"send {name} clay_delve.1")
    assert table.game.envoys[ENVOYS.index(name)] == table.game.spot[BOX.tile["clay_delve.1"]]
    assert "135 2" in table.community("north")
    assert "wood" not in table.goods("north")
    assert not any(key.startswith("ride") for key in table.keys)
    assert table.asked == (("east", "turn") if name == "laborer" else ("north", "turn"))


@proves("CO-ENV-02", "CO-STW-06")
def test_no_ticket_for_a_second_move() -> None:
    """Neither of an envoy nor, after the action, of a steward."""
    north = dict(goods="2 wood", community=["farm", "alchemist.2", "pub", "135 3"], sent=1)
    table = scene(era=2, north=north, east={}, places=ROW, envoys={"alchemist": "baker"})
    table.push("ride 135")
    assert not sends(table)
    table = scene(era=2, north=north, east={}, places=ROW, envoys={"alchemist": "baker"}).go("baker")
    assert table.asked == ("north", "after")
    assert table.refused("ride 135") == "CO-STW-06"
