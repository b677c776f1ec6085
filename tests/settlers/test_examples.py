"""The worked examples of the rulebook (IS-EX) and the derived vectors (IS-DV)."""

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-EX-11", "IS-RZE-01", "IS-RZE-04", "IS-RZE-05", "IS-FND-01", "IS-FND-02")
def test_razing_an_opponents_location() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["com_armorer"]), turn="barbarians")
    table.push("raze COM018")
    assert table.changes() == {
        "barbarians": {"raze": -2, "stone": 1, "vp": 1},
        "japanese": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }
