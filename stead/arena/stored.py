"""Arenas in files: a line of JSON a game, so that whatever was played is there, whenever somebody stops."""

import gzip
import io
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO

import msgspec

from stead import shelf
from stead.arena.errors import ArenaError
from stead.arena.games import FORMAT, Game

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Game)
LARGEST = 1 << 30
"""Bytes. Whatever unfolds into more is no file of ours."""


def read(path: Path) -> list[Game]:
    """The games of a file, each once. The last line may be cut off, as where the power failed; anything else that is
    not a game is an ArenaError."""
    return _games(path, _read(path))


def _read(path: Path) -> bytes:
    try:
        with _opened(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise ArenaError("unreadable", file=str(path), problem=_problem(error)) from None
    if len(data) > LARGEST:
        raise ArenaError("unreadable", file=str(path), problem=f"more than {LARGEST} bytes")
    return data


def _games(path: Path, data: bytes) -> list[Game]:
    *lines, last = data.split(b"\n")
    found: dict[object, Game] = {}
    for number, line in enumerate(lines, 1):
        game = _decoded(path, number, line)
        found.setdefault(game.id, game)
    if last and not found:
        raise ArenaError("foreign", file=str(path), line=1, problem="it ends in the middle of its first line")
    return list(found.values())


def _decoded(path: Path, number: int, line: bytes) -> Game:
    try:
        game = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ArenaError("foreign", file=str(path), line=number, problem=str(error)) from None
    if game.arena > FORMAT:
        raise ArenaError("newer", file=str(path))
    if game.title not in shelf.TITLES:
        problem = f"no title {game.title!r}; there are: {', '.join(shelf.TITLES)}"
        raise ArenaError("foreign", file=str(path), line=number, problem=problem)
    seats = set(range(game.players))
    if len(game.bots) != game.players or {place.seat for place in game.result} != seats or game.guest not in seats:
        raise ArenaError("foreign", file=str(path), line=number, problem="bots, seats and result do not fit together")
    return game


def resume(path: Path) -> list[Game]:
    """The games that are there already, none where there is no file; what was cut off is taken away, so that lines can
    be added."""
    if not path.exists():
        return []
    data = _read(path)
    games = _games(path, data)
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        _write(path, "wb", whole)
    return games


def append(path: Path, games: Sequence[Game]) -> None:
    """All at once: a block is there whole, or not."""
    _write(path, "ab", b"".join(_encoder.encode(game) + b"\n" for game in games))


def pack(games: Iterable[Game], path: Path) -> None:
    """What a ladder needs, and nothing else: games without their choices, in order."""
    lines = [
        _encoder.encode(msgspec.structs.replace(game, choices=""))
        for game in sorted(games, key=lambda game: (game.seed, [bot.label for bot in game.bots], game.guest))
    ]
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as file:  # no time in it: the same games are the same bytes
        file.write(b"".join(line + b"\n" for line in lines))
    try:
        path.write_bytes(packed.getvalue())
    except OSError as error:
        raise ArenaError("unwritable", file=str(path), problem=_problem(error)) from None


def _write(path: Path, how: str, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _opened(path, how) as file:
            file.write(data)
    except OSError as error:
        raise ArenaError("unwritable", file=str(path), problem=_problem(error)) from None


def _opened(path: Path, how: str) -> IO[bytes]:
    return gzip.open(path, how) if path.suffix == ".gz" else path.open(how)  # pyright: ignore[reportReturnType]


def _problem(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
