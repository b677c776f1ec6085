"""Illegal attempts (EN-BAD) that want more than something brought: refused with a rule, and nothing changes. The others
are refused beside the rule that they would break."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.north.scene import scene
from tests.proves import proves


def attempt(mark: pytest.MarkDecorator, key: str, rule: str, *, after: Sequence[str] = (), **at: Any) -> Any:
    """At this position, after these choices, somebody tries this, and that rule forbids it."""
    return pytest.param(at, after, key, rule, marks=mark, id=f"{mark.args[0]}: {key} ({rule})")


FOLD: dict[str, Any] = dict(glenn=dict(hand=["GLE025"]), ulaf={}, after=["place harvest", "upgrade GLE025 GLE003"])
SHIPS = [dict(clan="ulaf", fish=True, raze=True), dict(clan="ulaf")]
PILLAGED: dict[str, Any] = dict(phase="expedition", queue=SHIPS, ulaf={}, glenn={}, after=["pillage NEA002"])
SEARCH: dict[str, Any] = dict(
    panuk=dict(hand=["PAN023"], deck=["PAN017", "PAN025"], rest="discard"),
    glenn={},
    after=["place explore", "boost PAN023"],
)
MOVED: dict[str, Any] = dict(
    heidel=dict(hand=["HEI013"], pawns=["sail"], food=1),
    glenn=dict(passed=True),
    after=["place explore", "boost HEI013", "shift sail harvest"],
)
BANK: dict[str, Any] = dict(
    last=True,
    mckinnon=dict(built=["MCK015"], assigned={"MCK015": {"gold": 4}}, hand=["MCK004"]),
    glenn=dict(passed=True),
)

ATTEMPTS = [
    attempt(proves("EN-BAD-26"), "gain stone", "EN-HAR-01", **FOLD),
    attempt(proves("EN-BAD-26"), "harvest GLE025", "EN-HAR-02", **FOLD),
    attempt(proves("EN-BAD-62"), "load fish", "EN-EXD-02", **PILLAGED),
    attempt(proves("EN-BAD-62"), "conquer NEA003", "EN-EXD-09", **PILLAGED),
    attempt(proves("EN-BAD-63"), "conquer NEA002", "EN-EXD-02", **PILLAGED),
    attempt(proves("EN-BAD-63", "EN-BAD-60"), "pillage NEA002", "EN-EXD-02", **PILLAGED),
    attempt(proves("EN-BAD-64"), "fetch PAN026", "EN-KEY-19", **SEARCH),
    attempt(proves("EN-BAD-67"), "harvest HEI001", "EN-ACT-03", **MOVED),
    attempt(proves("EN-BAD-67"), "place harvest", "EN-PWN-02", **MOVED),
    attempt(proves("EN-BAD-70"), "remove gold MCK015", "EN-ACT-03", **BANK),
]


@pytest.mark.parametrize(("at", "after", "key", "rule"), ATTEMPTS)
def test_it_is_refused(at: dict[str, Any], after: Sequence[str], key: str, rule: str) -> None:
    assert scene(**at).push(*after).refused(key) == rule


@proves("EN-BAD-70", "EN-SCO-06", "EN-SCO-08")
def test_what_lies_on_cards_or_is_in_hand_scores_nothing() -> None:
    table = scene(**BANK).push("pass")
    assert table.table.scores == [3 + 1, 3]


@proves("EN-BAD-71")
def test_there_is_no_act_of_looking() -> None:
    table = scene(glenn={}, ulaf=dict(hand=["ULA004"]))
    for key in ("look ulaf", "fetch ULA004", "keep ULA004", "land near"):
        assert table.refused(key) in ("EN-ACT-03", "EN-LOO-02", "EN-RND-01")
