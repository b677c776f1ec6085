"""North's part in the properties."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Table
from stead.kernel.title import Setting
from stead.shelf import title
from stead.titles.north import events
from stead.titles.north.cards import TILES
from stead.titles.north.goods import NAMES
from stead.titles.north.state import MOST_ROUNDS
from tests.properties.north import ledger
from tests.properties.north.crowd import crowded
from tests.properties.north.likeness import ID, likeness
from tests.properties.north.witness import SECRET, NorthWitness

CARD_VERBS = "build construct use raid boost add harvest pillage conquer keep discard fetch mirror target".split()
SOLO = "scenario"


class NorthPart:
    name = "north"
    title: Any = title("north")
    length = 2
    rules = "EN-"
    actions = 1500
    together = True
    idle = ("pass", "done", "go", "enough")
    fierce = ("use", "raid", "boost", "upgrade", "assign", "target", "conquer")
    kinds = (
        *"assign choose construct demolish exhaust harvest island keep landing load mirror order pay payout".split(),
        *"refresh remove resource retrieve search ship turn window".split(),
        *("move pawn", "move ship", "pack up", "starting hand"),
    )
    phases = ("setup", "lookout", "action", "expedition")
    events = events
    words = tuple("GLE007 GLE999 NEA001 ulaf wood setup lookout action expedition winter none harvest x".split())

    def settings(self, count: int) -> Sequence[Setting]:
        """Alone one plays a scenario, together none."""
        raze, scenario = (
            next(one for one in self.title.settings if one.name == name) for name in ("score_raze_tokens", SOLO)
        )
        return [raze, Setting(SOLO, scenario.values[1:] if count == 1 else scenario.values[:1])]

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def crowded(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        return crowded(self.title, seats, options, seed)

    misplaced = staticmethod(ledger.misplaced)
    supplies = staticmethod(ledger.supplies)
    told = staticmethod(ledger.told)

    def unfinished(self, game: Any) -> list[str]:
        if game.solo:
            return [] if game.round == 4 else [f"over in round {game.round}"]
        if game.last or game.round == MOST_ROUNDS:
            return []
        return ["over, but nobody had 25 points in an Action phase"]

    def keys(self, luck: random.Random) -> list[str]:
        ids = [card.id for card in self.title.box.cards]
        keys = [f"{verb} {id}" for verb in CARD_VERBS for id in ids]
        keys += [f"resolve {id} {part}" for id in ids for part in ("bonus", "feature")]
        keys += [f"place {tile}" for tile in TILES]
        keys += [f"{verb} {a} {b}" for verb in ("move", "shift") for a in TILES for b in TILES]
        keys += [f"shift {a} turned {b}" for a in TILES for b in TILES]
        keys += [f"{verb} {n}" for verb in ("choose", "send") for n in range(9)]
        keys += [f"{verb} {good}" for verb in ("gain", "pay", "load") for good in NAMES]
        keys += [f"pay {a} {b}" for a in NAMES for b in NAMES]
        keys += ["load nothing", "load fish raze", "land near", "land distant", "forward"]
        keys += [f"done {clan}" for clan in self.title.roles]
        keys += ["pass", "done", "go", "enough", "build GLE999", "place harbour", "send ٣"]
        some = luck.sample(ids, 20)
        keys += [f"{verb} {a} {b}" for verb in ("upgrade", "build") for a in some for b in luck.sample(ids, 5)]
        keys += [f"{verb} {good} {id}" for verb in ("assign", "remove") for good in NAMES for id in some]
        return keys

    def likeness(self, table: Table) -> Any:
        return likeness(table)

    def witness(self, seat: int | None) -> NorthWitness:
        return NorthWitness(seat)

    def aloud(self, game: Any, seat: int, key: str) -> Any:
        """Of a card that is not named, nothing but that it is one."""
        return len(ID.findall(key)) if key.startswith(SECRET) else key

    def own(self, game: Any, seat: int) -> Any:
        me = game.players[seat]
        return [getattr(me, zone) for zone in ("hand", "drawn", "goods", "empire")]


NORTH = NorthPart()
