"""Illegal attempts while setting up (FG-BAD-01..09): each is refused with its rule, and nothing changes."""

from collections.abc import Sequence
from typing import Any

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from stead.titles.founders.setup import SEATS
from tests.founders.scene import FOUNDERS, scene
from tests.proves import proves


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        ([], {}, "FG-GEN-02"),
        ([*SEATS, "north"], {}, "FG-GEN-02"),
        (["north", "north"], {}, "only one player can sit in the north"),
        (["north", "here"], {}, "no seat 'here'; there are: north, east, south, west"),
        (["north", "east"], {"board": "round"}, "option 'board' cannot be 'round'; it is one of: symmetric, thematic"),
    ],
)
@proves("FG-BAD-01")
def test_bad_seats_and_boards(seats: list[str], options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Table.new(FOUNDERS, seats, 0, options)


def attempt(
    mark: pytest.MarkDecorator, key: str, rule: str, *, after: Sequence[str] = (), by: str | None = None, **at: Any
) -> Any:
    """At this position, after these choices, somebody tries this, and that rule forbids it."""
    return pytest.param(at, after, key, by, rule, marks=mark, id=f"{mark.args[0]}: {key} ({rule})")


RACES: dict[str, Any] = dict(savvas={}, east={}, south={}, phase="races", stage=1)
"""The Savvas are chosen; it is east's turn."""
AESTHERS: dict[str, Any] = dict(aesthers=dict(home="wood"), east={}, south={}, phase="races", stage=1)
SECOND: dict[str, Any] = dict(savvas={}, harrowers={}, inox={}, phase="resources", first="inox")
"""Counter-clockwise from the Inox: it is the Harrowers' turn, who may take neither livestock nor wood."""
THIRD: dict[str, Any] = dict(
    savvas=dict(resources=["stone", "metal"]), harrowers=dict(resources=["plants", "people"]), phase="third"
)
STUCK: dict[str, Any] = dict(
    savvas={},
    harrowers={},
    humans=dict(resources=["people", "metal"]),
    quatryls=dict(resources=["tools", "gems"]),
    phase="resources",
    stage=2,
)
"""Livestock and wood are left, and the Harrowers have to swap."""
STARTS: dict[str, Any] = dict(savvas={}, humans={}, inox={}, phase="starts", first="savvas")
"""Counter-clockwise from the Savvas: it is the Inox' turn."""

ATTEMPTS = [
    attempt(proves("FG-BAD-02"), "race savvas", "FG-DRF-01", **RACES),
    attempt(proves("FG-BAD-02"), "race humans", "FG-DRF-01", by="south", **RACES),
    attempt(proves("FG-BAD-02"), "race humans", "FG-DRF-01", by="savvas", **RACES),
    attempt(proves("FG-BAD-02"), "race giants", "FG-DRF-01", **RACES),
    attempt(proves("FG-BAD-03"), "race vermlings", "FG-AES-04", **AESTHERS),
    attempt(proves("FG-BAD-04"), "resource stone", "FG-AES-07", after=["race aesthers"], **RACES),
    attempt(proves("FG-BAD-04"), "decline", "FG-AES-02", after=["race aesthers"], **RACES),
    attempt(proves("FG-BAD-04"), "resource", "FG-AES-02", after=["race aesthers"], **RACES),
    attempt(proves("FG-BAD-04"), "resource bricks", "FG-AES-02", after=["race aesthers"], **RACES),
    attempt(proves("FG-BAD-05"), "resource wood", "FG-DRF-13", **SECOND),
    attempt(proves("FG-BAD-05"), "resource stone", "FG-DRF-12", **SECOND),
    attempt(proves("FG-BAD-06"), "resource gems", "FG-DRF-18", **THIRD),
    attempt(proves("FG-BAD-06"), "resource tools", "FG-DRF-18", **THIRD),
    attempt(proves("FG-BAD-06"), "resource wood", "FG-DRF-18", after=["resource livestock"], **THIRD),
    attempt(proves("FG-BAD-06"), "resource wood", "FG-DRF-17", **STARTS),
    attempt(proves("FG-BAD-07"), "swap people", "FG-DRF-14", **SECOND),
    attempt(proves("FG-BAD-07"), "swap stone", "FG-Q-63", **STUCK),
    attempt(proves("FG-BAD-07"), "swap tools", "FG-Q-63", **STUCK),
    attempt(proves("FG-BAD-07"), "resource wood", "FG-DRF-13", **STUCK),
    attempt(proves("FG-BAD-08"), "resource tools", "FG-DRF-12", by="inox", **SECOND),
    attempt(proves("FG-BAD-08"), "resource tools", "FG-DRF-12", by="savvas", **SECOND),
    attempt(proves("FG-BAD-08"), "at I5", "FG-STA-01", by="savvas", **STARTS),
    attempt(proves("FG-BAD-08"), "at I5", "FG-STA-01", by="humans", **STARTS),
    attempt(proves("FG-BAD-09"), "store people", "FG-STA-02", **STARTS),
    attempt(proves("FG-BAD-09"), "at A1", "FG-STA-03", **STARTS),
    attempt(proves("FG-BAD-09"), "at E3", "FG-STA-03", **STARTS),  # a 4, for three players
    attempt(proves("FG-BAD-09"), "at I5", "FG-STA-03", after=["at I5"], **STARTS),
    attempt(proves("FG-BAD-09"), "at M5", "FG-STA-02", by="inox", after=["at I5"], **STARTS),
]


@pytest.mark.parametrize(("at", "after", "key", "by", "rule"), ATTEMPTS)
def test_refused(at: dict[str, Any], after: Sequence[str], key: str, by: str | None, rule: str) -> None:
    table = scene(**at).push(*after)
    assert table.refused(key, by) == rule
