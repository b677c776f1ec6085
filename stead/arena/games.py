"""Games between bots: which are played, playing one, and how it is written down.

A *block* is one deal with all seat rotations: the guest in each seat once, the host in all others. Alone, it is one
deal that each bot plays. Whoever sits in a seat of a deal has the same luck there: equal bots play equal games, and a
block of theirs is exactly a draw.
"""

import base64
import binascii
import time
import traceback
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from stead import bots, deals
from stead.arena import entrants, origin
from stead.arena.errors import ArenaError
from stead.arena.origin import Origin
from stead.bots import Bot
from stead.kernel.errors import RecordError
from stead.kernel.record import FORMAT as RECORDED
from stead.kernel.record import Place
from stead.kernel.table import Table
from stead.kernel.title import Title

FORMAT = 1
LARGEST = 1 << 22
"""Bytes of choices. The longest game is far below."""


class Player(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bot in a seat, and what its thinking cost."""

    name: str
    seed: int
    weights: str = ""
    """Which ones it judges with, if it has any."""
    seconds: float = 0.0
    """Of processor time."""
    decisions: int = 0

    @property
    def label(self) -> str:
        """Bots of one name with other weights are other bots."""
        return f"{self.name} ({self.weights})" if self.weights else self.name


class Game(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of a file: a game with all that is needed to play it again."""

    arena: int = msgspec.field(default_factory=lambda: FORMAT)
    title: str
    ruleset: int
    content: str
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    seats: tuple[str, ...]
    seed: int
    bots: list[Player]
    guest: int
    """The seat of the bot that is compared with the others."""
    result: list[Place]
    won: bool | None = None
    """Alone: whether it was won, where the title knows such a thing."""
    choices: str = ""
    """Packed; empty where they were left out to save room."""
    origin: Origin

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def host(self) -> str:
        """Of the others. Alone there is none."""
        return "" if self.players == 1 else self.bots[self.guest - 1].label

    @property
    def kind(self) -> tuple[Any, ...]:
        """Games of a kind can be counted together, whoever played them."""
        options = msgspec.json.encode(self.options, order="sorted")
        return self.title, self.ruleset, self.content, self.modules, options, self.players

    @property
    def id(self) -> tuple[Any, ...]:
        """Two games with the same are the same game, played twice."""
        return *self.kind, self.seed, self.guest, *(bot.label for bot in self.bots)

    def win(self) -> float:
        """The guest's share of the first place."""
        first = [place.seat for place in self.result if place.place == 1]
        return (self.guest in first) / len(first)

    def score(self) -> float:
        """The share of the others before whom the guest finished; who share a place are half before each other."""
        places = {place.seat: place.place for place in self.result}
        own = places.pop(self.guest)
        return sum((own < other) + (own == other) / 2 for other in places.values()) / len(places)

    def points(self) -> int:
        return next(place.score for place in self.result if place.seat == self.guest)

    def record(self) -> dict[str, Any]:
        """The game as `Table.replay` reads it."""
        record = {
            "stead": RECORDED,
            "title": self.title,
            "ruleset": self.ruleset,
            "content": self.content,
            "seats": list(self.seats),
            "options": self.options,
            "seed": self.seed,
            "choices": unpacked(self.choices),
            "result": msgspec.to_builtins(self.result),
            "players": [bot.name for bot in self.bots],
        }
        return record | {"modules": list(self.modules)} if self.modules else record


class Match:
    """Which games are to be played: every bot against every other, the first named as the guest. Bots that cannot be
    had and games that cannot be set up are refused here, before anything is played."""

    def __init__(
        self, title: Title[Any], bots: tuple[str, ...], players: int = 2, options: Mapping[str, Any] | None = None
    ) -> None:
        if len(bots) < 2:
            raise ArenaError("one-bot")
        self.title, self.bots, self.players = title, bots, players
        self.options = deals.fitting(title, players, options or {})
        self.origin = origin.here()
        labels = [_label(name, title) for name in bots]
        self.met = [(label, "") for label in labels] if players == 1 else list(combinations(labels, 2))
        """Of its games, guest and host."""

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        """Who play a deal together. Alone, each of them plays it."""
        return [self.bots] if self.players == 1 else list(combinations(self.bots, 2))

    @property
    def games_a_block(self) -> int:
        return len(self.bots) if self.players == 1 else self.players

    def blocks(self, seeds: Iterable[int]) -> "Iterator[Block]":
        """Deal by deal, so that whoever stops early has compared all."""
        for seed in seeds:
            for pair in self.pairs:
                yield Block(self.title, self.players, self.options, seed, pair, self.origin)

    @cached_property
    def kind(self) -> tuple[Any, ...]:
        """What `Game.kind` of its games is."""
        table = deals.deal(self.title, self.players, 0, self.options)
        options = msgspec.json.encode(table.record()["options"], order="sorted")
        setup = table.setup
        return setup.title, setup.ruleset, setup.content, setup.modules, options, self.players


def _label(name: str, title: Title[Any]) -> str:
    return Player(name=name, seed=0, weights=weights_of(entrants.make(name, title, 0))).label


class Block(NamedTuple):
    """One deal, to be played. `bots` are guest and host, or whoever plays it alone."""

    title: Title[Any]
    players: int
    options: Mapping[str, Any]
    seed: int
    bots: tuple[str, ...]
    origin: Origin

    def line_ups(self) -> list[tuple[int, tuple[str, ...]]]:
        """The seat of the guest, and who sits where."""
        if self.players == 1:
            return [(0, (bot,)) for bot in self.bots]
        guest, host = self.bots
        return [
            (place, tuple(guest if seat == place else host for seat in range(self.players)))
            for place in range(self.players)
        ]


def play(block: Block) -> list[Game]:
    """All games of a block."""
    return [play_one(block, guest, names) for guest, names in block.line_ups()]


def play_one(block: Block, guest: int, names: tuple[str, ...]) -> Game:
    table = deals.deal(block.title, block.players, block.seed, block.options)
    players = [Player(name=name, seed=luck(block.seed, seat)) for seat, name in enumerate(names)]
    minds = [entrants.make(player.name, block.title, player.seed) for player in players]
    for player, mind in zip(players, minds, strict=True):
        player.weights = weights_of(mind)
    while not table.over:
        seat = table.decision.seat
        player = players[seat]
        player.seconds += ask(table, seat, minds[seat], player.name)
        player.decisions += 1
    for player in players:
        player.seconds = round(player.seconds, 4)
    return _written(table, players, guest, block.origin)


def ask(table: Table, seat: int, mind: Bot, name: str) -> float:
    """A bot answers, and its answer is pushed. If it cannot, it is said whose bot that was and where. Returns the
    seconds of processor time that it thought."""
    begun = time.process_time()
    try:
        option = bots.answer(mind, table, seat)
        spent = time.process_time() - begun
        table.push(option, seat)
        return spent
    except ArenaError:
        raise
    except Exception as error:  # a stranger's code may raise anything
        place = traceback.extract_tb(error.__traceback__)[-1]
        problem = f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
        asked = len(table.choices) + 1
        raise ArenaError(
            "bot-failed", name=name, seed=str(table.setup.seed), seat=seat, asked=asked, problem=problem
        ) from error


def luck(seed: int, seat: int) -> int:
    """The seed of whoever sits there in this deal: far from the seed of the deal, which bots must not guess at."""
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8).digest(), "big") >> 1


def weights_of(mind: Bot) -> str:
    """Which network it judges by, if it has one; of strangers, what they call their `weights`."""
    return str(getattr(getattr(mind, "judge", None), "identity", getattr(mind, "weights", "")))


def _written(table: Table, players: list[Player], guest: int, origin: Origin) -> Game:
    setup, alone = table.setup, table.ranking[0]
    record = table.record()
    return Game(
        title=setup.title,
        ruleset=setup.ruleset,
        content=setup.content,
        modules=setup.modules,
        options=record["options"],
        seats=setup.seats,
        seed=setup.seed,
        bots=players,
        guest=guest,
        result=[Place(s.place, s.seat, s.score) for s in table.ranking],
        won=alone.place == 1 if len(players) == 1 and alone.verdict else None,
        choices=packed(record["choices"]),
        origin=origin,
    )


def packed(choices: list[str]) -> str:
    """Deflated, in letters that JSON holds as they are: a quarter of what they would be."""
    return base64.b85encode(zlib.compress("\n".join(choices).encode(), 9)).decode("ascii")


def unpacked(text: str) -> list[str]:
    """Raises RecordError."""
    try:
        unfold = zlib.decompressobj()
        data = unfold.decompress(base64.b85decode(text), LARGEST)
        if not unfold.eof:
            raise RecordError("its choices are cut off")
        return data.decode().split("\n")
    except (ValueError, binascii.Error, zlib.error) as error:
        raise RecordError(f"its choices cannot be unpacked: {error}") from None
