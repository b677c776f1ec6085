"""Records and positions that are truncated, edited, foreign or newer: each says what is wrong."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from stead import RecordError, Table
from stead.kernel.record import MAX_CHOICES
from stead.shelf import texts
from stead.titles.settlers.title import settlers
from tests.kernel.toy import FAIR
from tests.properties.same import again, bytes_of, encode

Data = dict[str, Any]


def game(choices: int = 3000) -> Table:
    table, luck = Table.new("settlers", ["romans", "japanese"], 3), random.Random(3)
    for _ in range(choices):
        if table.over:
            break
        table.push(luck.choice(table.decision.options))
    return table


WHOLE = game().record()
HALF = game(60).record()
POSITION = game(60).position()


def refused(read: Callable[[Any], Table], data: Any) -> str:
    with pytest.raises(RecordError) as error:
        read(data)
    return str(error.value)


def but(data: Data, **fields: Any) -> Data:
    return again(data) | fields


def without(data: Data, field: str) -> Data:
    return {name: value for name, value in data.items() if name != field}


# What is in them


def test_a_record_is_plain_data_that_says_what_was_played() -> None:
    assert list(WHOLE) == ["stead", "title", "ruleset", "content", "seats", "options", "seed", "choices", "result"]
    assert WHOLE["seats"] == ["romans", "japanese"]
    assert WHOLE["options"] == {"lookout": "standard", "peaceful": False, "faction_reshuffle": False}
    assert all(choice[:3] in ("0: ", "1: ") for choice in WHOLE["choices"])
    assert [list(place) for place in WHOLE["result"]] == [["place", "seat", "score"]] * 2
    assert "result" not in HALF


def test_a_record_says_who_sat_where_if_one_likes() -> None:
    table = game()
    data = table.record(players=["Anna", "greedy"])
    assert data["players"] == ["Anna", "greedy"]
    assert bytes_of(Table.replay(again(data))) == bytes_of(table)


def test_a_record_without_its_result_is_still_a_record() -> None:
    assert encode(Table.replay(without(WHOLE, "result")).record()) == encode(WHOLE)


def test_options_that_have_their_defaults_may_be_left_out() -> None:
    assert encode(Table.replay(but(WHOLE, options={})).record()) == encode(WHOLE)


def test_an_unfinished_record_goes_on_where_it_stopped() -> None:
    table = Table.replay(HALF)
    for choice in WHOLE["choices"][60:]:
        table.push(choice[3:], int(choice[0]))
    assert encode(table.record()) == encode(WHOLE)


def test_a_record_can_begin_from_a_position() -> None:
    table = Table.from_position(POSITION)
    for choice in WHOLE["choices"][60:]:
        table.push(choice[3:], int(choice[0]))
    data = again(table.record())
    assert data["position"]["state"] == POSITION["state"]
    assert data["result"] == WHOLE["result"]
    assert bytes_of(Table.replay(data)) == bytes_of(table)


# What is not one


@pytest.mark.parametrize("data", [None, 7, b"1. e4", [], {}, {"title": "settlers"}])
def test_what_is_no_record_at_all(data: Any) -> None:
    assert refused(Table.replay, data) == "this is not a Stead record: it has no field 'stead'"
    assert refused(Table.from_position, data) == "this is not a Stead position: it has no field 'stead'"


@pytest.mark.parametrize("form", [2, 0, "1", None, True, 1.0])
def test_another_format(form: Any) -> None:
    assert refused(Table.replay, but(WHOLE, stead=form)) == (
        f"this record is written in format {form!r}; this version reads format 1"
    )
    assert refused(Table.from_position, but(POSITION, stead=form)) == (
        f"this position is written in format {form!r}; this version reads format 1"
    )


@pytest.mark.parametrize("field", ["title", "ruleset", "content", "seats", "options", "seed", "choices"])
def test_a_field_is_gone(field: str) -> None:
    assert refused(Table.replay, without(WHOLE, field)) == (
        f"this record is damaged: Object missing required field `{field}`"
    )
    assert refused(Table.from_position, without(POSITION, field)) == (
        f"this position is damaged: Object missing required field `{field}`"
    )


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"title": 4}, "Expected `str`, got `int` - at `$.title`"),
        ({"ruleset": "1"}, "Expected `int`, got `str` - at `$.ruleset`"),
        ({"seats": "romans"}, "Expected `array`, got `str` - at `$.seats`"),
        ({"seats": ["romans", None]}, "Expected `str`, got `null` - at `$.seats[1]`"),
        ({"options": ["peaceful"]}, "Expected `object`, got `array` - at `$.options`"),
        ({"options": {"peaceful": 3}}, "Expected `bool | str | array`, got `int` - at `$.options[...]`"),
        ({"seed": 1.5}, "Expected `int`, got `float` - at `$.seed`"),
        ({"choices": {"0": "pass"}}, "Expected `array`, got `object` - at `$.choices`"),
        ({"choices": ["0: pass", 1]}, "Expected `str`, got `int` - at `$.choices[1]`"),
    ],
)
def test_wrong_types_are_named_with_their_place(fields: Data, message: str) -> None:
    assert refused(Table.replay, but(WHOLE, **fields)) == f"this record is damaged: {message}"
    assert refused(Table.from_position, but(POSITION, **fields)) == f"this position is damaged: {message}"


def test_an_unknown_field_is_answered_with_those_there_are() -> None:
    fields = "stead, title, ruleset, content, seats, options, seed, choices, modules"
    head = f"Object contains unknown field `colour`; fields are: {fields}"
    message = refused(Table.replay, but(WHOLE, colour="red"))
    assert message == f"this record is damaged: {head}, result, position, players"
    assert refused(Table.from_position, but(POSITION, colour="red")) == f"this position is damaged: {head}, state"


def test_a_record_of_a_title_that_is_not_there() -> None:
    """Foreign, and it says which titles there are."""
    for read, data in ((Table.replay, WHOLE), (Table.from_position, POSITION)):
        message = refused(read, but(data, title="chess"))
        assert "chess" in message
        assert "settlers" in message


def test_a_record_of_another_title() -> None:
    assert refused(lambda data: Table.replay(data, FAIR), WHOLE) == "this is a game of settlers, not of fair"
    assert refused(lambda data: Table.from_position(data, FAIR), POSITION) == "this is a game of settlers, not of fair"


def test_a_record_of_a_newer_ruleset_says_so() -> None:
    for read, data in ((Table.replay, WHOLE), (Table.from_position, POSITION)):
        assert refused(read, but(data, ruleset=9)).startswith(
            "made by a newer ruleset (settlers 9; this version plays 1): update Stead"
        )


def test_a_record_with_other_cards_says_so() -> None:
    own = texts("settlers")
    other = settlers(own | {"boards.yaml": own["boards.yaml"].replace("worker: 5", "worker: 6")})
    assert other.content != WHOLE["content"]
    message = refused(lambda data: Table.replay(data, other), WHOLE)
    assert message == (
        f"made with other cards (content {WHOLE['content']}, here {other.content}): give the same --content"
    )
    table = Table.new(other, ["romans", "japanese"], 3)
    assert refused(Table.replay, table.record()).startswith(f"made with other cards (content {other.content}")


# What was edited


def test_a_record_that_is_too_long() -> None:
    message = refused(Table.replay, but(WHOLE, choices=["0: pass"] * (MAX_CHOICES + 1)))
    assert message == f"this record has {MAX_CHOICES + 1} choices; {MAX_CHOICES} are the most"


@pytest.mark.parametrize("choice", ["pass", "0 pass", "0:pass", "romans: pass", "-1: pass", "٣: pass", "", ": pass"])
def test_a_choice_that_is_not_written_like_one(choice: str) -> None:
    message = refused(Table.replay, but(HALF, choices=[*HALF["choices"], choice]))
    assert message == f"a choice is written 'SEAT: KEY' (such as '0: pass'), not {choice!r}"


@pytest.mark.parametrize("seat", ["2", "9", "99", "9" * 5000], ids=["2", "9", "99", "9 x 5000"])
def test_a_choice_of_a_seat_that_is_not_there(seat: str) -> None:
    message = refused(Table.replay, but(HALF, choices=[*HALF["choices"], f"{seat}: pass"]))
    assert message.startswith(("choice 61, ", "a choice is written 'SEAT: KEY'"))


def test_a_choice_that_is_not_legal_there_is_named_with_its_number_and_rule() -> None:
    choices = [*WHOLE["choices"][:10], "0: build COM999", *WHOLE["choices"][10:]]
    message = refused(Table.replay, but(WHOLE, choices=choices))
    assert message.startswith("choice 11, '0: build COM999', is not legal there (IS-")


def test_choices_after_the_end() -> None:
    message = refused(Table.replay, but(WHOLE, choices=[*WHOLE["choices"], "0: pass"]))
    assert message.startswith(f"choice {len(WHOLE['choices']) + 1}, '0: pass', is not legal there (IS-END-01")


def test_a_record_that_was_cut_short_but_kept_its_result() -> None:
    assert refused(Table.replay, but(WHOLE, choices=WHOLE["choices"][:-1])) == (
        "this record was edited: its choices do not lead to its result"
    )


def test_a_record_whose_result_was_changed() -> None:
    result = again(WHOLE["result"])
    result[0]["score"] += 1
    assert refused(Table.replay, but(WHOLE, result=result)) == (
        "this record was edited: its choices do not lead to its result"
    )
    assert refused(Table.replay, but(WHOLE, result=[])) == (
        "this record was edited: its choices do not lead to its result"
    )


def test_a_record_that_was_given_another_seed_is_another_game() -> None:
    with pytest.raises(RecordError):
        Table.replay(but(WHOLE, seed=4))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"seed": -1}, "a seed is a whole number from 0 to 2^63 - 1, not -1"),
        ({"seats": []}, "settlers seats 1 to 4 players, not 0 (IS-GEN-05)"),
        ({"seats": ["romans", "celts"]}, "no faction 'celts'; there are: romans, barbarians, egyptians, japanese"),
        (
            {"options": {"lookout": "slow"}},
            "option 'lookout' cannot be 'slow'; it is one of: standard, alternative, advanced",
        ),
        (
            {"options": {"haste": True}},
            "no option 'haste' in settlers; there are: faction_reshuffle, lookout, peaceful",
        ),
    ],
)
def test_a_record_that_cannot_be_set_up(fields: Data, message: str) -> None:
    assert refused(Table.replay, but(WHOLE, **fields)) == f"this record cannot be set up: {message}"
    if "seed" not in fields:
        assert refused(Table.from_position, but(POSITION, **fields)) == f"this position cannot be set up: {message}"


def test_a_record_whose_own_position_is_broken() -> None:
    data = again(Table.from_position(POSITION).record())
    data["position"]["state"]["round"] = 6
    assert refused(Table.replay, data) == "round is a number from 1 to 5, not 6"


# Positions


def state(**changes: Any) -> Data:
    data = again(POSITION)
    data["state"] |= changes
    return data


def player(seat: int, **changes: Any) -> Data:
    data = again(POSITION)
    data["state"]["players"][seat] |= changes
    return data


HAND = POSITION["state"]["players"][0]["hand"]
DECK = POSITION["state"]["deck"]
BUILT = next(card for player in POSITION["state"]["players"] for card in player.get("empire", ()))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (state(round=0), "round is a number from 1 to 5, not 0"),
        (state(first=2), "first is a number from 0 to 1, not 2"),
        (state(active=-1), "active is a number from 0 to 1, not -1"),
        (state(chance=1 << 64), f"chance is a number from 0 to {(1 << 64) - 1}, not {1 << 64}"),
        (state(phase="attack", stage=0), "the attack phase belongs to the solo game"),
        (state(phase="sleep"), "this position is damaged: Invalid enum value 'sleep'; one of: setup, lookout, "),
        (state(weather="rain"), "this position is damaged: Object contains unknown field `weather`"),
        (state(players=[{}]), "'players' has 1 entries; these seats need 2"),
        (state(row=["COM123"]), "no card 'COM123' (in row); ids look like COM018"),
        (player(1, hand=["Farm"]), "no card 'Farm' (in japanese's hand); ids look like COM018"),
        (player(1, goods={"wood": -1}), "-1 wood (in japanese's goods): from 0 to 99"),
        (player(1, goods={"worker": 100}), "100 worker (in japanese's goods): from 0 to 99"),
        (player(1, goods={"vp": 1000}), "1000 vp (in japanese's goods): from 0 to 999"),
        (player(1, routes=["COM001", "COM001"]), "japanese's routes names something twice"),
        (player(1, hand=["COM001"] * 999), "999 entries in japanese's hand; there are 220 of the kind 'card'"),
        (player(0, hand=[*HAND, HAND[0]]), f"{HAND[0]} is in two places"),
        (player(0, hand=[*HAND, DECK[3]]), f"{DECK[3]} is in two places"),
        (player(0, hand=HAND[1:]), f"{HAND[0]} is nowhere; every card lies somewhere"),
        (player(0, hand=[*HAND, "BAR001"]), "BAR001 does not belong to this game: nobody plays its deck"),
        (player(0, empire=["ATT001"]), "ATT001 is an Attack card: it is never a Location"),
        (state(used={DECK[0]: 1}), f"{DECK[0]} is in 'used', but it is no Location in any empire"),
        (state(guarded=[HAND[0]]), f"{HAND[0]} is in 'guarded', but it is no Location in any empire"),
        (state(hidden=[HAND[0]]), f"{HAND[0]} is in 'hidden', but it is no Foundation"),
        (state(known={HAND[0]: [2]}), f"a seat of {HAND[0]} in 'known' is a number from 0 to 1, not 2"),
        (player(0, deals=["COM001"]), "COM001 has no Deal field, but is among romans's deals"),
        (state(laid={BUILT: {"vp": 1}}), "no 'vp' in laid; goods there are: wood, stone, food, gold, worker, raze"),
        (state(kept={BUILT: {"gold": 1}}), "no 'gold' in kept; goods there are: wood, stone, food"),
        (state(used={BUILT: 3}), f"{BUILT} was used 3 times; it can be used"),
        (state(taken={BUILT: 7}), "a seat of 'taken' is a number from 0 to 1, not 7"),
        (
            state(taken={BUILT: 1}),
            f"{BUILT} cannot be taken over: only Egyptians take others' Common Locations",
        ),
        (player(0, routes=[HAND[0]]), f"a route needs an opponent's Location; {HAND[0]} is none"),
    ],
)
def test_a_position_that_cannot_be_says_why(data: Data, message: str) -> None:
    assert refused(Table.from_position, data).startswith(message)


def test_a_good_that_does_not_exist_is_named() -> None:
    message = refused(Table.from_position, player(0, goods={"iron": 1}))
    assert "iron" in message
    assert "wood" in message


@pytest.mark.parametrize("bad", [None, [], 3, "state"])
def test_a_state_that_is_none(bad: Any) -> None:
    assert refused(Table.from_position, but(POSITION, state=bad)).startswith(
        "this position is damaged: Expected `object`"
    )


def test_choices_of_a_position_are_checked_too() -> None:
    message = refused(Table.from_position, but(POSITION, choices=["1: build COM999"]))
    assert message.startswith("choice 1, '1: build COM999', is not legal there (IS-")
