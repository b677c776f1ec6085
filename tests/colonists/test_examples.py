"""The worked examples of the rulebook (CO-EX), with their numbers."""

from tests.colonists.scene import scene
from tests.proves import proves


@proves("CO-EX-09", "CO-USE-04", "CO-ACT-03")
def test_what_lies_in_a_stock_is_no_use_during_an_action() -> None:
    """Three wood in Storage, two in the Forester's House: one plank, not two."""
    table = scene(north=dict(goods="3 wood", community=["foresters_house farmer 2"]), places="joiner baker")
    table.go("joiner")  # there is only one thing to do: it is done
    assert table.changes() == {"north": {"wood": -2, "plank": 1, "stewards": ["-market.1", "+joiner.1"]}}
    assert "foresters_house farmer 2 wood" in table.community("north")


@proves("CO-EX-06", "CO-PLC-17", "CO-DAT-12")
def test_a_workshop_exchanges_as_often_as_one_likes() -> None:
    table = scene(north=dict(goods="4 wood", community=["storage_shed farmer"]), east={}, places="joiner baker")
    table.go("joiner")
    assert table.keys == ["refine 2wood 1plank 1", "refine 2wood 1plank 2"]
    table.push("refine 2wood 1plank 2")
    assert table.changes() == {"north": {"wood": -4, "plank": 2, "stewards": ["-market.1", "+joiner.1"]}}
