"""Founders' part in the properties."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Decision, Table
from stead.kernel.title import Setting
from stead.shelf import title
from stead.titles.founders import events
from stead.titles.founders.acts import Question
from tests.properties.founders import ledger
from tests.properties.founders.crowd import crowded
from tests.properties.founders.witness import SHAPES, FoundersWitness
from tests.properties.same import encode

SECRET = ("lay ", "vote ", "stake ")


class FoundersPart:
    name = "founders"
    title: Any = title("founders")
    length = 3
    rules = "FG-"
    actions = 6000
    together = True
    idle = ("decline", "coin", "influence", "no road", "no card", "enough")
    fierce = ("upgrade", "store", "call", "play", "worker", "follow", "hire")
    kinds = (
        *"race home resource swap start turn basic follow bonus trade site build again upgrade tile supplier".split(),
        *"road deliver recruit choose access recall copy vote stake tie place pay".split(),
        "choose building",
    )
    phases = ("races", "resources", "third", "starts", "play")
    events = events
    words = tuple("trade call scholar stone bricks university north savvas A1 H9 K4 neutral starts play x".split())

    def settings(self, count: int) -> Sequence[Setting]:
        return [one for one in self.title.settings if count > 1 or one.name != "workers"]

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def crowded(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        return crowded(self.title, seats, options, seed)

    misplaced = staticmethod(ledger.misplaced)
    unfinished = staticmethod(ledger.unfinished)
    supplies = staticmethod(ledger.supplies)
    told = staticmethod(ledger.told)

    def keys(self, luck: random.Random) -> list[str]:
        box = self.title.box
        names = [name for name in box.boards["thematic"].numbers if luck.random() < 0.3]
        keys = [f"{verb} {name}" for verb in "road house bridge gate access at from".split() for name in names]
        keys += [f"at {name} {turn}" for name in names for turn in range(10)]
        keys += [f"{verb} {card}" for verb in ("play", "lay", "recall", "hire", "follow", "call") for card in box.cards]
        buildings = [building.name for building in box.prestige]
        keys += [f"{verb} {name}" for verb in ("worker", "choose", "copy", "vote") for name in [*buildings, "mat"]]
        keys += [f"{verb} {one.name}" for verb in ("store", "upgrade", "resource", "swap") for one in box.resources]
        keys += [f"race {race.name}" for race in box.races]
        keys += [f"vote {shape}" for shape in sorted(SHAPES)] + [f"choose {n}" for n in range(4)]
        keys += [f"{verb} {t} {p}" for verb in ("stake", "pay") for t in range(-1, 9) for p in range(-1, 9)]
        keys += ["call", "coin", "influence", "decline", "no road", "no card", "again", "enough", "pass"]
        keys += ["at A1 ٣", "at A1 1 1", "road a1", "stake 1", "store", "vote", "at Z99 1", "at U15 4"]
        return keys

    def likeness(self, table: Table) -> Any:
        """There are no copies of anything. What is asked tells what the rules remember in mid-action; what was told,
        how crystals were staked that go back to the bank all the same (FG-VOT-08)."""
        asked = tuple((one.seat, one.kind, one.rule, repr(remembered(one))) for one in table.decisions)
        told = table.game.log and table.game.log.events
        return encode((self.title.position(table.game), table.game.played, told)), asked

    def witness(self, seat: int | None) -> FoundersWitness:
        return FoundersWitness(seat)

    def aloud(self, game: Any, seat: int, key: str) -> Any:
        """That a card is laid, a token chosen; of a card that is taken back face down, where it lay."""
        verb, *words = key.split()
        if verb == "recall":
            player = game.players[seat]
            i = player.discard.index(self.title.box.card[words[0]])
            return (verb, i) if player.face_down[i] else key
        return verb if key.startswith(SECRET) else key

    def own(self, game: Any, seat: int) -> Any:
        me = game.players[seat]
        return [getattr(me, name) for name in ("hand", "discard", "face_down", "ballot", "stake", "coins", "resources")]


def remembered(decision: Decision) -> list[Any]:
    """What a question is about beyond the state: the fields of its class."""
    kinds = [kind for kind in type(decision).__mro__ if issubclass(kind, Question)]
    return [getattr(decision, name) for kind in kinds for name in kind.__dict__.get("__slots__", ())]


FOUNDERS = FoundersPart()
