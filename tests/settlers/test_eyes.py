"""What learners are told of a table."""

from stead import Table
from tests.features import steps, told
from tests.settlers.scene import scene

ROMANS = dict(wood=3, gold=1, vp=4, hand=["COM018", "COM019", "ROM001"], built=["COM008", "ROM005"], deals=["ROM002"])
BARBARIANS = dict(raze=2, vp=9, built=["BAR014"], used={"BAR014": 1}, hand=["BAR001"], foundations=["COM030"])


def three() -> Table:
    return scene(romans=ROMANS, barbarians=BARBARIANS, egyptians=dict(passed=True), turn="romans", round=3).table


def seat(name: str, table: Table, looks: int) -> set[str]:
    """What is told of a seat, but for how many cards are left in its deck."""
    return {one for one in told(table, looks, name) if not one.startswith((f"{name} deck", f"{name} worker"))}


def test_a_seat_is_its_faction_goods_cards_and_empire() -> None:
    of_romans = {
        *steps("{} wood", 1, 2, 3),
        *steps("{} gold", 1),
        *steps("{} hand common", 1, 2),
        *steps("{} hand faction", 1),
        *steps("{} row production", 1),
        *steps("{} row actions", 1),
        *steps("{} actions left", 1),
        *steps("{} deal stone", 1),
        *("{} romans", "{} has COM008", "{} has ROM005"),
    }
    table = three()
    track = steps("me points on the track", 1, 2, 4)
    assert seat("me", table, 0) == {one.format("me") for one in of_romans} | track
    assert seat("left2", table, 1) == {one.format("left2") for one in of_romans}
    assert seat("left1", table, 2) == {one.format("left1") for one in of_romans}
    assert seat("left2", table, 0) == {"left2 egyptians", "left2 passed"}
    assert seat("left3", table, 0) == set()


def test_a_location_that_was_used_is_not_ready() -> None:
    table = three()
    assert told(table, 0, "ready") == {"ready ROM005"}
    assert told(table, 1, "ready") == set()
    assert not told(table, 0, "left1") & steps("left1 actions left", 1)
    assert "left1 foundations>= 1" in told(table, 0)


def test_the_hand_is_told_to_whom_it_belongs() -> None:
    table = three()
    assert told(table, 0, "hand") == {"hand has COM018", "hand has ROM001"}
    assert told(table, 1, "hand") == {"hand has BAR001"}
    assert told(table, 2, "hand") == set()
    assert told(table, 0, "can") == steps("can build", 1, 2, 3)
    assert told(table, 1, "can") == set()
    assert told(table, 0, "my") == steps("my colour grey", 1, 2)


def test_how_it_stands_counts_what_the_end_would_add() -> None:
    """Romans 4 and 3 for their Locations, Barbarians 9 and 2."""
    table = three()
    assert told(table, 0, "points") == steps("points of me", 2, 4, 6) | steps("points of left1", 2, 4, 6, 8, 10)
    assert told(table, 0, "behind") == steps("behind the leader by", 1, 2, 3) | steps("behind left1", 1, 3)
    assert told(table, 1, "ahead") == steps("ahead of the next by", 1, 2, 3)
    assert told(table, 1, "behind") == set()


def test_the_table_is_its_round_phase_and_question() -> None:
    table = three()
    words = ("players", "round", "phase", "first", "active", "acted", "lookout", "I", "asked")
    common = {"players 3", "round 3", "phase action", "lookout standard"}
    assert told(table, 0, *words) == common | {"first is me", "active is me", "asked is me", "I am asked turn"}
    assert told(table, 2, *words) == common | {"first is left1", "active is left1", "asked is left1"}


def test_cards_to_choose_from_are_told() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 7)
    row = {option.key.split()[1] for option in table.decision.options}
    assert {name.removeprefix("row has ") for name in told(table, 0, "row")} == row
    packs = Table.new("settlers", ["romans", "japanese"], 7, {"lookout": "alternative", "peaceful": True})
    assert len(told(packs, 0, "to")) > 1
    assert "peaceful" in told(packs, 1)


def test_alone_one_races_against_a_collection() -> None:
    mine, virtual = dict(built=["ROM005"]), dict(built=["COM008"], deals=["ATT001"])
    table = scene(romans=mine, virtual=virtual, collection=["COM030", "COM031"], turn="romans").table
    assert {"left1 has COM008", "left1 deal worker>= 1", "players 1"} <= told(table, 0)
    assert told(table, 0, "collection") == steps("collection", 1, 2)
    assert told(table, 0, "faction") == steps("faction Locations short of winning", 1)
    assert told(table, 0, "ahead", "behind") == set()
    won = scene(romans=mine, virtual=virtual, turn="romans").table
    assert told(won, 0, "faction") == steps("faction Locations more than the collection", 1)
