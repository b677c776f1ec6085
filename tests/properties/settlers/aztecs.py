"""The part in the properties of Settlers with Aztecs."""

import random
from types import ModuleType
from typing import Any

from stead.shelf import title
from stead.titles.settlers import events
from stead.titles.settlers.aztecs import events as aztecs_events
from tests.properties.settlers.part import SettlersPart

COLOURS = "black purple blue brown yellow red pink grey white orange tricolour".split()
BEYOND_THE_DECK = ("CardAdded",)
"""Only cards of other factions keep cards for Prayers."""


def together() -> ModuleType:
    """Everything that is told: of Settlers, and of the module."""
    both = ModuleType("events")
    told = vars(events) | {name: kind for name, kind in vars(aztecs_events).items() if name not in BEYOND_THE_DECK}
    vars(both).update({name: kind for name, kind in told.items() if not name.startswith("_")})
    return both


class AztecsPart(SettlersPart):
    name = "aztecs"
    title: Any = title("settlers", modules=["aztecs"])
    rules = ("IS-", "AZ-")
    actions = 8000
    fierce = (*SettlersPart.fierce, "build AZT", "activate AZT", "sacrifice", "name", "pray")
    kinds = (*SettlersPart.kinds, "bless", "name", "pray", "sacrifice")
    events = together()
    words = (*SettlersPart.words, "AZT004", "aztecs", "red", "tricolour", "blessing")

    def keys(self, luck: random.Random) -> list[str]:
        keys = super().keys(luck)
        keys += [f"{verb} {colour}" for verb in "bless name colour tricolour".split() for colour in COLOURS]
        keys += [f"sacrifice {good}" for good in "wood stone food gold worker".split()]
        keys += ["pray draw", "pray tokens", "pray faction", "pray 5", "enough", "store blessing 2"]
        ids = luck.sample([card.id for card in self.title.box.cards], 20)
        return keys + [f"{verb} {id}" for verb in ("add", "reserve") for id in ids]


AZTECS = AztecsPart()
