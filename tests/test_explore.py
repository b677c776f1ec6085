"""What `./explore` prints of what it found."""

from tests.explore import pasted
from tests.properties.corpus import corpus, some_games
from tests.properties.play import Start

REFUTED = """
    def test_nothing(title: str, seed: int, steps: int) -> None:
>       assert False
E       assert False
E       Falsifying example: test_nothing(
E           title='founders',
E           seed=86,
E           steps=[1, 2],  # or any other generated value
E       )

tests/server/live/test_sight.py:3: AssertionError
"""


def test_a_refuted_test_is_told_as_the_line_to_add() -> None:
    told = pasted(REFUTED, ["title"])
    assert told.splitlines()[:2] == ["add to the test:", "    @example(seed=86, steps=[1, 2])"]
    assert "assert False" in told


def test_whatever_else_fails_is_told_as_it_is() -> None:
    assert pasted("E   OSError: no space", []) == "it failed:\nE   OSError: no space"


def test_a_game_is_told_as_the_code_that_makes_it() -> None:
    for game in corpus().values():
        assert eval(repr(game), {"Start": Start}) == game  # noqa: S307 - it is our own


def test_other_rounds_have_other_games() -> None:
    one, other = (some_games("settlers", 5, name) for name in ("1", "2"))
    assert one == some_games("settlers", 5, "1")
    assert not {game.seed for game in one} & {game.seed for game in other}
