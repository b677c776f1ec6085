"""Why something cannot be done now, where it is about the moment rather than the thing."""

from typing import Any

import pytest

from stead import bots
from stead.kernel.decision import Refusal
from tests.colonists.scene import COLONISTS_TITLE, Scene, begin, scene

RIDER = dict(goods="3 wood 1 food 2 tool", community=["farm x3", "flat", "envoy.3", "pub", "theater citizen", "334 2"])


def town(**north: Any) -> Scene:
    return scene(north={**RIDER, **north}, east=dict(at="baker"), places="joiner baker grove", era=3)


def why(table: Scene, key: str, seat: int = 0) -> tuple[str, str]:
    found = table.table.explain(key, seat)
    assert found is not None, key
    return found.rule, found.message


def test_nothing_is_done_after_the_end() -> None:
    table = begin(2).table
    bots.play_out(table, [bots.make("random", COLONISTS_TITLE, seed=seat) for seat in range(2)])
    found = table.explain("end", 0)
    assert found is not None
    assert (found.rule, found.message) == ("CO-END-01", "over")


def test_it_must_be_said_whose_choice_it_is() -> None:
    table = town().table

    def reason(seat: int | None) -> Refusal:
        return COLONISTS_TITLE.explain(table.game, table.decisions, seat, "end")

    assert (reason(None).rule, reason(None).message) == ("CO-ERA-20", "which-seat")
    assert (reason(7).rule, reason(7).message) == ("CO-ERA-20", "no-seat")
    assert (reason(1).rule, reason(1).message) == ("CO-ERA-20", "not-your-turn")


@pytest.mark.parametrize(
    ("north", "key", "rule", "message"),
    [
        ({}, "ride 334", "CO-TRN-01", "not-offered"),
        ({}, "ride pub", "CO-TRN-01", "not-offered"),
        ({}, "gallop", "CO-TRN-01", "not-offered"),
        ({}, "gallop farm#9", "CO-TRN-01", "not-offered"),
        ({"community": ["farm x2"]}, "spur", "CO-RNG-03", "no-paid-range"),
        ({"rode": True}, "spur", "CO-RNG-03", "once-per-half"),
        ({"goods": "1 tool"}, "spur", "CO-FEE-13", "cannot-pay-fee-supply"),
        ({}, "employ farmer farm", "CO-COL-09", "needs-no-worker"),
        ({}, "employ citizen theater", "CO-ATV-04", "has-its-worker"),
        ({}, "employ citizen pub", "CO-ATV-01", "none-unemployed"),
        ({}, "employ nobody pub", "CO-TRN-01", "not-offered"),
        ({}, "dismiss citizen theater", "CO-ATV-10", "not-in-the-year"),
        ({}, "go market.1 joiner.2", "CO-MOV-01", "not-on-map"),
        ({}, "move wood theater", "CO-USE-07", "no-need-to-move"),
        ({}, "fee dollar", "CO-GDS-08", "dollars-stay"),
        ({}, "send nobody joiner.1", "CO-TRN-01", "not-offered"),
    ],
)
def test_a_refusal_in_a_turn(north: dict[str, Any], key: str, rule: str, message: str) -> None:
    assert why(town(**north), key) == (rule, message)


def test_a_range_of_four_is_the_most() -> None:
    table = town(community=["farm x3", "flat x2", "house", "envoy.3", "stables merchant", "334 2"])
    table.push("gallop 334")
    assert why(table, "spur") == ("CO-RNG-02", "range-most")
    assert "gallop 334" not in table.keys


def test_what_is_bought_in_a_later_start() -> None:
    table = begin(2, first="3", last="3").until("buy")
    seat = table.table.decision.seat
    assert why(table, "buy pub", seat) == ("CO-LAT-11", "buildings-later")
    assert why(table, "buy house", seat) == ("CO-LAT-14", "not-of-skipped-era")
    assert why(table, "buy 125", seat) == ("CO-LAT-09", "not-bought")
    table.push("done")
    table.push("done")
    seat = table.table.decision.seat
    table.push("buy library")
    assert why(table, "buy library", seat) == ("CO-CON-03", "limit")
    assert why(table, "buy wood", seat) == ("CO-LAT-17", "goods-later")
    assert why(table, "buy tool", seat) == ("CO-LAT-21", "goods-later")


def test_redistribution_sends_home_only_who_works() -> None:
    table = scene(
        north=dict(community=["farm", "flat x2", "theater citizen", "ore_mine citizen"], goods="2 food"),
        east={},
        era=2,
        phase="workers",
    )
    assert why(table, "dismiss farmer theater") == ("CO-DIS-01", "no-worker-there")
    assert why(table, "dismiss citizen pub") == ("CO-EOY-04", "not-offered")
