"""Settlers' part in the properties."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Table
from stead.kernel.title import Setting
from stead.shelf import title
from stead.titles.settlers import events
from stead.titles.settlers.goods import NAMES
from tests.properties.settlers import ledger
from tests.properties.settlers.crowd import crowded
from tests.properties.settlers.likeness import ID, likeness
from tests.properties.settlers.witness import SECRET, SettlersWitness

FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
CARD_VERBS = (
    "build deal raze activate defend samurai take give discard cancel construct lay produce again refresh keep target "
    "convert"
).split()
NUMBERED = "exchange choose accept".split()


class SettlersPart:
    name = "settlers"
    title: Any = title("settlers")
    length = 1
    rules = "IS-"
    actions = 6000
    together = True
    idle = ("pass", "end", "done", "decline")
    fierce = ("activate", "raze", "tuck", "offer", "target", "steal", "convert")
    kinds = (
        *"build cancel choose convert deal discard draft draw end exchange foundation keep loot offer order".split(),
        *"pay produce refresh resource samurai steal store target turn victim".split(),
        *("give up", "keep one"),
    )
    phases = ("lookout", "production", "action", "cleanup", "attack")
    events = events
    words = tuple("COM001 COM999 JAP001 romans wood setup lookout production action cleanup attack standard x".split())

    def settings(self, count: int) -> Sequence[Setting]:
        return [one for one in self.title.settings if count > 1 or one.name == "faction_reshuffle"]

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def crowded(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        return crowded(self.title, seats, options, seed)

    misplaced = staticmethod(ledger.misplaced)
    supplies = staticmethod(ledger.supplies)
    told = staticmethod(ledger.told)

    def unfinished(self, game: Any) -> list[str]:
        return [] if game.round == 5 else [f"over in round {game.round}"]

    def keys(self, luck: random.Random) -> list[str]:
        ids = [card.id for card in self.title.box.cards]
        keys = [f"{verb} {id}" for verb in CARD_VERBS for id in ids]
        keys += [f"activate {id} twice" for id in ids]
        keys += [f"resolve {id} {part}" for id in ids for part in ("deal", "production", "bonus", "feature")]
        keys += [f"{verb} {n}" for verb in NUMBERED for n in range(25)]
        keys += [f"{verb} {good}" for verb in ("gain", "pay", "convert") for good in NAMES]
        keys += [f"pay {a} {b}" for a in NAMES for b in NAMES]
        keys += ["draw common", "draw faction", "store nothing", "pass", "end", "done", "decline"]
        keys += ["build COM999", "exchange -1", "exchange ٣"]
        keys += [f"draw {faction}" for faction in FACTIONS]
        keys += [f"store {good} {n}" for good in NAMES for n in range(12)]
        keys += [f"{verb} {faction}" for verb in ("victim", "steal") for faction in FACTIONS]
        keys += [f"steal {good} {faction}" for good in NAMES for faction in (*FACTIONS, "virtual")]
        some = luck.sample(ids, 20)
        keys += [f"{verb} {a} {b}" for verb in ("tuck", "build", "raze") for a in some for b in luck.sample(ids, 5)]
        keys += [f"{verb} {good} {id}" for verb in ("offer", "loot") for good in NAMES for id in some]
        keys += [f"target {faction} {id}" for faction in FACTIONS for id in some]
        return keys

    def likeness(self, table: Table) -> Any:
        return likeness(table)

    def witness(self, seat: int | None) -> SettlersWitness:
        return SettlersWitness(seat)

    def aloud(self, game: Any, seat: int, key: str) -> Any:
        """Of a card that is not named, the back."""
        box = self.title.box
        return [box.faction[box.number[id]] for id in ID.findall(key)] if key.startswith(SECRET) else key

    def own(self, game: Any, seat: int) -> Any:
        me = game.players[seat]
        return [getattr(me, zone) for zone in ("hand", "pack", "looking", "foundations", "goods", "deals")]


SETTLERS = SettlersPart()
