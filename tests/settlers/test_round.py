"""The phases of a round (IS-RND)."""

from itertools import pairwise

from stead import Table
from stead.titles.settlers.events import PhaseBegan, RoundBegan
from tests.proves import proves
from tests.settlers.scene import scene

PHASES = ["lookout", "production", "action", "cleanup"]


def rounds(table: Table) -> list[list[str]]:
    """The phases of each round."""
    events = table.events
    starts = [i for i, event in enumerate(events) if isinstance(event, RoundBegan)]
    return [
        [event.phase for event in events[start:end] if isinstance(event, PhaseBegan)]
        for start, end in pairwise([*starts, len(events)])
    ]


@proves("IS-RND-01", "IS-RND-02", "IS-CLN-01")
def test_every_round_has_four_phases_in_order_and_the_last_no_cleanup() -> None:
    table = Table.new("settlers", ["romans", "egyptians", "japanese"], seed=5)
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.push("pass" if "pass" in keys else keys[0])
    assert rounds(table) == [PHASES, PHASES, PHASES, PHASES, PHASES[:3]]


@proves("IS-RND-01")
def test_nothing_is_done_out_of_phase() -> None:
    table = scene(romans=dict(wood=9, stone=9, food=9, raze=9, hand=["COM018", "ROM001"]), japanese={}, phase="lookout")
    for key in ("build COM018", "deal ROM001", "raze COM018", "exchange 1"):
        assert table.refused(key) == "IS-RND-01"
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    for key in ("build COM018", "deal ROM001", "raze COM018", "exchange 1"):
        assert key in table.keys
