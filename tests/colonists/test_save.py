"""The abstract save: what a game is worth between two eras, and the next era set up from it (CO-SAV)."""

import copy
import json
from typing import Any

import pytest

from stead import RecordError, Refused, Table
from stead.titles.colonists.events import EraBegan, Produced
from stead.titles.colonists.save import resume, save
from tests.colonists.scene import BOX, Scene, begin, scene
from tests.proves import proves

RED = dict(
    goods="2 wood 1 plank 4 tool 7 dollar",
    community=["farm x2", "estate", "foresters_house farmer 2", "pub farmer", "lord.2", "125", "127", "234 2"],
    hand=["101", "203", "204"],
    at="market.1 market.1",
)


def last_turn(era: int = 2, last: int = 3, **north: Any) -> Scene:
    """The last turn of the fifth year is still to be played."""
    end = dict(era=era, last=last, year=5, half=1, turn=2, active="east", first="north", opened="east", marker="east")
    return scene(north={**RED, **north}, east={}, places="grove baker joiner", **end)


def over(table: Scene) -> Scene:
    """It is played, and the phases at the end of the year begin."""
    return table.go("grove")


def notes(**changes: Any) -> dict[str, Any]:
    return {**save(over(last_turn()).table), **changes}


@proves("CO-SAV-02", "CO-SAV-03", "CO-SAV-04", "CO-SAV-05", "CO-SAV-06", "CO-SAV-07", "CO-GEN-09", "CO-Q-46")
def test_what_is_noted() -> None:
    """Buildings, embassies, dollars, goods at set-up prices, tools, permanent improvements, and how many cards."""
    noted = notes()
    assert noted["next"] == 3
    assert noted["colonies"] == [BOX.colony_names[one] for one in over(last_turn()).game.colonies]
    assert (noted["first"], noted["opened"]) == ("east", "east")
    north, east = noted["players"]
    assert north == {
        "buildings": 1 + 1 + 4 + 2 + 4,
        "embassies": 4,
        "dollars": 7,
        "goods": 2 + 2 + 2,  # two wood, a plank, and two wood in the Stock; nothing for what lies on a card
        "tools": 4,
        "improvements": ["125", "127"],  # neither the Apprentice, who is limited, nor any workers
        "hand": 3,
    }
    assert east["buildings"] == 2


@proves("CO-BAD-57", "CO-SAV-01")
def test_only_between_two_eras() -> None:
    """After the last turn, and until a turn of the next era is over; else it is said when."""
    table = last_turn(last=4)
    wrong = scene(last=2, year=4, half=1, turn=2, north={}, east={}, places="grove baker")
    for one, era in ((begin(2, last="2"), 1), (table, 2), (wrong, 1)):
        before = one.table.position()
        with pytest.raises(Refused) as refused:
            save(one.table)
        assert (refused.value.refusal.rule, refused.value.refusal.args) == ("CO-SAV-01", {"n": era})
        assert one.table.position() == before
    over(table)
    noted = save(table.table)
    while (table.game.era, table.game.turn) != (3, 1):
        assert save(table.table) == noted
        table.push(table.keys[-1])
    with pytest.raises(Refused) as refused:
        save(table.table)
    assert refused.value.refusal.args == {"n": 3}


@proves("CO-SAV-01")
def test_what_is_noted_is_what_was_there_before_the_end_of_the_year() -> None:
    """Whoever is asked in it, and whatever they do: after a Forester went home, nothing is noted of the new era."""
    table = over(last_turn(last=4))
    noted = save(table.table)
    table.push("dismiss farmer foresters_house")
    assert save(table.table) == noted
    again = Table.from_position(table.table.position())
    assert save(again) == noted


@proves("CO-SAV-01")
def test_a_game_is_noted_though_nobody_is_asked_at_the_end_of_the_year() -> None:
    """Two Farms and nobody who works: the next question is one of the next era, after production."""
    end = dict(era=2, last=3, year=5, half=1, turn=2, active="east", first="north", opened="east", marker="east")
    table = over(scene(north=dict(goods="1 tool"), east={}, places="grove baker joiner", **end))
    assert table.game.era == 3
    assert "7 tool" in table.goods("north")
    noted = save(table.table)
    assert (noted["next"], noted["players"][0]["tools"], len(noted["colonies"])) == (3, 1, 4)
    assert len(table.game.colonies) == 5
    assert resume(noted, seed=1).game.first_era == 3


@proves("CO-SAV-01")
@pytest.mark.parametrize("change", [{"next": 7}, {"first": 4}, {"colonies": []}, {"players": []}])
def test_a_position_has_no_notes_that_cannot_be(change: dict[str, Any]) -> None:
    position = over(last_turn()).table.position()
    position["state"]["noted"] |= change
    with pytest.raises(RecordError):
        Table.from_position(position)


@proves("CO-SAV-06")
def test_after_the_last_era_there_is_nothing_to_save() -> None:
    with pytest.raises(Refused) as refused:
        save(over(last_turn(last=2)).table)
    assert refused.value.refusal.rule == "CO-SAV-06"


@proves("CO-SAV-01")
def test_another_game_has_no_such_save() -> None:
    with pytest.raises(Refused):
        save(Table.new("founders", ["north", "south"], 1))


@proves("CO-SAV-09", "CO-SAV-10", "CO-SAV-11", "CO-SAV-12", "CO-SAV-13", "CO-SAV-14", "CO-SAV-07", "CO-Q-68")
def test_the_next_era_is_set_up_with_what_was_noted() -> None:
    """Like a later start, with those colonies, budgets, tools, dollars and improvements, and nothing besides."""
    noted = notes()
    table = Scene(resume(json.loads(json.dumps(noted)), seed=5))
    assert table.asked == ("east", "lay")  # the first player lays the first place
    assert [BOX.colony_names[one] for one in table.game.colonies] == noted["colonies"]
    while table.asked[1] == "lay":
        again = Table.from_position(table.table.position())
        assert again.position() == table.table.position()
        table.push(table.keys[0])
    assert table.asked == ("north", "buy")  # east had no embassies, and nothing to spend on any
    north = table.player("north")
    assert (north.embassy_dollars, north.building_dollars, north.goods_dollars) == (4, 12, 6)
    assert table.goods("north") == "4 tool 7 dollar"
    assert table.community("north") == ["125", "127"]
    assert len(table.hand("north")) == 3
    assert {BOX.improvements[card].era for card in north.hand} <= {1, 2}
    assert table.community("east") == []
    assert table.game.marker == table.game.first == table.seat("east")


@proves("CO-SAV-15", "CO-SAV-09")
def test_maintenance_and_production_follow_and_then_the_era() -> None:
    table = Scene(resume(notes(), seed=5)).until("turn")
    assert (table.game.era, table.game.year) == (3, 1)
    assert [event.era for event in table.events(EraBegan)] == [3]
    assert len(table.events(Produced)) == 2
    assert "10 tool" in table.goods("north")  # 4, and 6 of the Smithy
    assert len(table.game.colonies) == 5


@proves("CO-SAV-06", "CO-Q-17")
def test_before_era_four_five_colonies_are_noted_and_stay() -> None:
    noted = save(over(last_turn(era=3, last=4)).table)
    assert len(noted["colonies"]) == 5
    table = Scene(resume(noted, seed=1)).until("turn")
    assert sorted(noted["colonies"]) == [BOX.colony_names[one] for one in table.game.colonies]


@proves("CO-SAV-11")
def test_hands_are_drawn_at_random() -> None:
    hands = {tuple(Scene(resume(notes(), seed=seed)).hand("north")) for seed in range(8)}
    assert len(hands) > 5


@proves("CO-SAV-16", "CO-Q-68")
def test_notes_do_not_bring_back_the_same_position_and_an_exact_save_does() -> None:
    table = over(last_turn())
    exact = Table.from_position(table.table.position())
    assert exact == table.table
    assert resume(save(table.table)).position()["state"] != table.table.position()["state"]


@proves("CO-SAV-09")
def test_a_resumed_game_can_be_played_to_its_end() -> None:
    table = Scene(resume(notes(), seed=2))
    while not table.table.over:
        table.push(table.keys[len(table.keys) // 2])
    assert len(table.table.scores) == 2


DAMAGES: list[tuple[dict[str, Any], str]] = [
    ({"title": "founders"}, "no save of Colonists"),
    ({"save": 9}, "newer than these rules"),
    ({"stead": None}, "damaged"),
    ({"content": "000000000000"}, "other cards"),
    ({"next": 5}, "cannot be set up"),
    ({"next": 1}, "the next era is 2 to 4"),
    ({"next": "3"}, "damaged"),
    ({"colonies": ["lord", "lord", "trader", "envoy"]}, "different colonies"),
    ({"colonies": ["lord", "pirate", "trader", "envoy"]}, "different colonies"),
    ({"first": "south"}, "nobody sits at 'south'"),
    ({"seats": ["north", "north"]}, "cannot be set up"),
    ({"seats": ["north", "east", "south"]}, "notes of 2 players"),
    ({"players": []}, "notes of 0 players"),
    ({"more": 1}, "damaged"),
    ({"options": {"farm": "9 wood"}}, "cannot be set up"),
]


@proves("CO-BAD-58", "CO-SAV-09")
@pytest.mark.parametrize(("change", "sentence"), DAMAGES, ids=[sentence for _, sentence in DAMAGES])
def test_a_save_of_another_game_or_a_damaged_one_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        resume(notes(**change))


@proves("CO-BAD-58", "CO-SAV-10")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"buildings": -1}, "amounts"),
        ({"goods": 1.5}, "damaged"),
        ({"tools": True}, "damaged"),
        ({"hand": 400}, "not so many cards"),
        ({"improvements": ["101"]}, "no permanent improvement"),
        ({"improvements": ["321"]}, "no permanent improvement"),
        ({"improvements": ["125", "125"]}, "twice"),
        ({"improvements": ["999"]}, "no permanent improvement"),
    ],
)
def test_what_cannot_have_been_noted_is_refused(change: dict[str, Any], sentence: str) -> None:
    noted = copy.deepcopy(notes())
    noted["players"][0] |= change
    with pytest.raises(RecordError, match=sentence):
        resume(noted)


@pytest.mark.parametrize("nonsense", [None, 7, "notes", [], {}, {"title": "colonists"}])
def test_what_is_no_save_at_all_is_refused(nonsense: Any) -> None:
    with pytest.raises(RecordError):
        resume(nonsense)
