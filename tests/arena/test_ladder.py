"""Files of games, and the page that is made of them."""

import gzip
from pathlib import Path

import msgspec
import pytest

from stead import shelf
from stead.arena import ladder, stored
from stead.arena.errors import ArenaError
from stead.arena.games import Game, Match, Place, play
from stead.arena.origin import Origin

ROOT = Path(__file__).parents[2]
STORED = sorted((ROOT / "bench" / "arena").glob("*.jsonl.gz"))
SETTLERS = shelf.title("settlers")
ORIGIN = Origin("2026-11-18", "0.1.0 abc", "a machine")


def games(match: Match, seeds: range = range(2)) -> list[Game]:
    """As if greedy always won, quick and elsewhere."""
    found = [game for block in match.blocks(seeds) for game in play(block)]
    for game in found:
        game.origin = ORIGIN
        for bot in game.bots:
            bot.seconds = 0.002 * bot.decisions
        if game.players > 1:
            best = next((seat for seat, bot in enumerate(game.bots) if bot.name == "greedy"), game.guest)
            game.result = [Place(1 if seat == best else 2, seat, 9) for seat in range(game.players)]
    return found


def test_the_ladder_in_the_docs_is_current() -> None:
    """After a change: stead arena --ladder bench/arena/*.jsonl.gz"""
    assert STORED
    played = [game for path in STORED for game in stored.read(path)]
    assert (ROOT / "docs" / "ladder.md").read_text("utf-8") == ladder.ladder(played)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_what_is_stored_is_small_and_of_a_commit(path: Path) -> None:
    assert path.stat().st_size <= 200_000
    assert {game.origin.stead.endswith("+") for game in stored.read(path)} == {False}


def test_a_page() -> None:
    first = "tests.arena.strangers:First"
    two = games(Match(SETTLERS, ("greedy", "random", first)), range(1))
    three = games(Match(SETTLERS, ("greedy", "random"), 3, {"peaceful": True}))
    page = ladder.ladder([*three, *two, *two])
    assert page.index("## Settlers, 2 players\n") < page.index("## Settlers, 3 players, peaceful=True\n")
    assert (
        "| greedy | random | 2 | 100.0 % (0.0–100.0) | ∞ (−∞ to ∞) | 2.00 / 2.00 | 2026-11-18, 0.1.0 abc, A |" in page
    )
    assert "| greedy | random | 6 | 100.0 % (2.0–100.0) | 3.00 (0.06–3.00) | 2.00 / 2.00 |" in page
    assert "| greedy | 1500 |" in page
    assert "- A: a machine\n" in page


def test_alone() -> None:
    page = ladder.ladder(games(Match(shelf.title("north"), ("greedy", "random"), 1)))
    assert "## North, alone, scenario=winter\n" in page
    assert "| bot | games | won | points | ms | played |" in page
    assert "| greedy | random | 2 |" in page
    page = ladder.ladder(games(Match(shelf.title("colonists"), ("greedy", "random"), 1), range(1)))
    assert "| greedy | 1 | – |" in page


def test_cards_of_another_time_are_told_apart() -> None:
    old = [msgspec.structs.replace(game, content="0" * 12) for game in games(Match(SETTLERS, ("greedy", "random")))]
    assert f"rules or cards of another time ({SETTLERS.ruleset}, 000000000000)" in ladder.ladder(old)


# Files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    stored.append(path, games(Match(SETTLERS, ("greedy", "random"))))
    return path


def test_packed_games_lack_their_choices_alone(file: Path) -> None:
    played, packed = stored.read(file), file.with_suffix(".jsonl.gz")
    stored.pack(reversed(played), packed)
    once = packed.read_bytes()
    stored.pack(played, packed)
    assert packed.read_bytes() == once
    found = stored.read(packed)
    assert len(found) == len(played)
    assert [msgspec.structs.replace(game, choices="") for game in played] == found
    assert ladder.ladder(found) == ladder.ladder(played)


def test_a_game_that_is_there_twice_is_read_once(file: Path) -> None:
    file.write_bytes(file.read_bytes() * 2)
    assert len(stored.read(file)) == 4


def test_a_last_line_that_was_cut_off_is_left_out(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])
    assert len(stored.read(file)) == 3


LINE = b'{"arena":1,"title":"settlers"}\n'


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"# Notes\n", "line 1 is not a game"),
        (LINE, "line 1 is not a game (Object missing required field"),
        (b"\xff\xfe\n", "line 1 is not a game"),
        (b"{", "ends in the middle of its first line"),
    ],
)
def test_foreign_files(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(data)
    for read in (stored.read, stored.resume):
        with pytest.raises(ArenaError) as refused:
            read(path)
        assert words in str(refused.value)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"arena":1', b'"arena":2', "made by a newer Stead"),
        (b'"title":"settlers"', b'"title":"chess"', "no title 'chess'; there are: settlers"),
        (b'"guest":0', b'"guest":5', "bots, seats and result do not fit together"),
        (b'"seat":1', b'"seat":0', "bots, seats and result do not fit together"),
        (b'"seed":0', b'"seed":"x"', "Expected `int`"),
    ],
)
def test_damaged_lines(file: Path, old: bytes, new: bytes, words: str) -> None:
    assert old in file.read_bytes()
    file.write_bytes(file.read_bytes().replace(old, new))
    with pytest.raises(ArenaError) as refused:
        stored.read(file)
    assert words in str(refused.value)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl.gz"
    broken.write_bytes(b"no gzip")
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(gzip.compress(LINE * 1000)[:-20])
    for path in (tmp_path / "nothing.jsonl", tmp_path, broken, cut):
        with pytest.raises(ArenaError, match="cannot be read"):
            stored.read(path)
    for write in (stored.append, lambda path, some: stored.pack(some, path)):
        with pytest.raises(ArenaError, match="cannot be written"):
            write(tmp_path, [])
