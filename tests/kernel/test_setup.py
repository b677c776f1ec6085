"""Setting up: every seat, seed and option that cannot be gets its own sentence, with what can be."""

from typing import Any

import pytest

import stead
from stead import SetupError, Table, TableError
from stead.shelf import TITLES
from tests.properties.same import encode


@pytest.mark.parametrize(
    ("title", "seats", "seed", "options", "message"),
    [
        ("settler", ["romans"], 0, {}, "no title 'settler'; there are: settlers, founders, colonists, north"),
        ("", ["romans"], 0, {}, "no title ''; there are: settlers, founders, colonists, north"),
        (
            "settlers",
            ["romans", "vikings"],
            0,
            {},
            "no faction 'vikings'; there are: romans, barbarians, egyptians, japanese",
        ),
        ("settlers", ["Romans"], 0, {}, "no faction 'Romans'; there are: romans, barbarians, egyptians, japanese"),
        ("settlers", [3], 0, {}, "no faction 3; there are: romans, barbarians, egyptians, japanese"),
        (
            "settlers",
            ["romans", "japanese", "romans"],
            0,
            {},
            "romans can be chosen once only: each player leads a different faction (IS-SET-03)",
        ),
        ("settlers", [], 0, {}, "settlers seats 1 to 4 players, not 0 (IS-GEN-05)"),
        ("settlers", ["romans"] * 5, 0, {}, "settlers seats 1 to 4 players, not 5 (IS-GEN-05)"),
        ("settlers", "romans", 0, {}, "seats are a list of names, not the one name 'romans'"),
        ("settlers", ["romans"], -1, {}, "a seed is a whole number from 0 to 2^63 - 1, not -1"),
        ("settlers", ["romans"], 1 << 63, {}, "a seed is a whole number from 0 to 2^63 - 1, not 9223372036854775808"),
        ("settlers", ["romans"], "7", {}, "a seed is a whole number from 0 to 2^63 - 1, not '7'"),
        ("settlers", ["romans"], True, {}, "a seed is a whole number from 0 to 2^63 - 1, not True"),
        ("settlers", ["romans"], 1.5, {}, "a seed is a whole number from 0 to 2^63 - 1, not 1.5"),
        (
            "settlers",
            ["romans", "japanese"],
            0,
            {"lookout": "quick"},
            "option 'lookout' cannot be 'quick'; it is one of: standard, alternative, advanced",
        ),
        (
            "settlers",
            ["romans", "japanese"],
            0,
            {"peaceful": "yes"},
            "option 'peaceful' cannot be 'yes'; it is one of: False, True",
        ),
        (
            "settlers",
            ["romans", "japanese"],
            0,
            {"peaceful": 1},
            "option 'peaceful' cannot be 1; it is one of: False, True",
        ),
        (
            "settlers",
            ["romans", "japanese"],
            0,
            {"scout": True},
            "no option 'scout' in settlers; there are: faction_reshuffle, lookout, peaceful",
        ),
        (
            "settlers",
            ["romans"],
            0,
            {"lookout": "advanced"},
            "the solo game has a Lookout of its own: leave the option 'lookout' at standard (IS-SOL-09)",
        ),
        (
            "settlers",
            ["romans"],
            0,
            {"peaceful": True},
            "the peaceful variant is for 2 to 4 players: the virtual player attacks in any case (IS-SOL-20)",
        ),
        ("founders", ["Romans"], 0, {}, "no seat 'Romans'; there are: north, east, south, west"),
        ("founders", ["north", "east", "north"], 0, {}, "only one player can sit in the north"),
        ("founders", [], 0, {}, "founders seats 1 to 4 players, not 0 (FG-GEN-02)"),
        (
            "founders",
            ["north", "east"],
            0,
            {"board": "big"},
            "option 'board' cannot be 'big'; it is one of: symmetric, thematic",
        ),
        (
            "founders",
            ["north", "east"],
            0,
            {"lookout": "standard"},
            "no option 'lookout' in founders; there are: achievements, board, mirror, workers",
        ),
        (
            "founders",
            ["north"],
            0,
            {"workers": False},
            "the solo game is played with workers (FG-NOW-05, FG-Q-83)",
        ),
    ],
)
def test_what_cannot_be_set_up_says_what_can(
    title: str, seats: Any, seed: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(SetupError) as error:
        Table.new(title, seats, seed, options)
    assert str(error.value) == message


def test_every_error_is_a_table_error() -> None:
    """Who wants a sentence for whatever went wrong catches one thing."""
    for kind in (stead.SetupError, stead.RecordError, stead.ContentError, stead.Refused):
        assert issubclass(kind, TableError)


@pytest.mark.parametrize("title", TITLES)
def test_the_whole_range_of_seeds_can_be_played(title: str) -> None:
    for seed in (0, (1 << 63) - 1):
        table = Table.new(title, stead.shelf.title(title).roles[:2], seed)
        while not table.over:
            table.push(table.decision.options[0], table.decision.seat)
        assert table.record()["seed"] == seed


def test_what_was_handed_in_may_be_changed_afterwards() -> None:
    seats, options = ["romans", "japanese"], {"peaceful": True}
    table = Table.new("settlers", seats, 1, options)
    before = encode(table.record())
    seats.append("egyptians")
    options["peaceful"] = False
    assert encode(table.record()) == before
    position = table.position()
    twin = Table.from_position(position)
    before = encode(twin.record())
    position["state"]["round"] = 4
    assert encode(twin.record()) == before
