"""What learners are told of a table."""

from tests.colonists.scene import begin
from tests.colonists.test_shown import town
from tests.features import steps, told

NORTH = {
    *(*steps("{} wood", 1, 2), *steps("{} food", 1), *steps("{} tool", 1, 2, 3, 4), *steps("{} dollar", 1, 3, 6)),
    *(*steps("{} in stocks wood", 1), *steps("{} free cells", 1, 2), *steps("{} cards", 1, 2)),
    *(*steps("{} idle farmer", 1, 2), *steps("{} idle citizen", 1), *steps("{} vacancies", 1, 2)),
    *(*steps("{} at work farmer", 1), *steps("{} at work citizen", 1), *steps("{} needs food", 1)),
    *(*steps("{} built farm", 1, 2), *steps("{} built flat", 1, 2), *steps("{} improvements", 1, 2, 3)),
    *(f"{{}} built {name}>= 1" for name in ("foresters_house", "theater", "factory", "pub")),
    *(*steps("{} relations lord", 1, 2), *steps("{} relations altruist", 1, 2), *steps("{} stewards", 2)),
}


def test_a_seat_is_its_goods_community_and_relations() -> None:
    table = town().table
    assert told(table, 0, "me") == {one.format("me") for one in NORTH}
    assert told(table, 1, "left1") == {one.format("left1") for one in NORTH}
    assert told(table, 0, "left2") == set()


def test_cards_are_told_to_whom_they_belong() -> None:
    table = town().table
    assert told(table, 0, "hand") == {"hand has 212", "hand has 301"}
    assert told(table, 1, "hand") == {"hand has 302"}
    assert told(table, 0, "played") == {"played 135", "played 234", "played 334"}
    assert told(table, 1, "played") == set()


def test_the_map_is_its_places_and_who_stands_there() -> None:
    table = town().table
    assert told(table, 0, "place") == {"place baker", "place grove", "place joiner"}
    assert told(table, 0, "my", "another's") == {"my steward at market", "another's steward at joiner"}
    assert told(table, 1, "my", "another's") == {"my steward at joiner", "another's steward at market"}
    assert told(table, 1, "market") == {"market 3_joiner"}


def test_the_clock_is_era_year_and_turn() -> None:
    table = town().table
    assert told(table, 0, "era", "eras", "year", "winter", "phase") == {
        *(*steps("era", 1, 2, 3), *steps("year", 1)),
        "phase play",
    }
    assert told(table, 0, "ahead") >= steps("ahead of the next by", 1, 3, 6, 10)
    assert told(table, 1, "behind") >= steps("behind the leader by", 1, 3, 6, 10)


def test_settings_that_are_not_as_usual_are_told() -> None:
    assert told(begin(2).table, 0, "with") == set()
    chosen = begin(2, introductory=True, smithy="5", supply="unlimited").table
    assert told(chosen, 0, "with") == {"with introductory", "with smithy=5", "with supply=unlimited"}
    two = begin(2, first="2", last="4").table
    assert told(two, 0, "first", "eras") >= steps("first era", 2)
    assert {"phase places", "I am asked lay"} <= told(begin(1).table, 0)
    assert told(begin(1).table, 0, "coming")
