"""The part in the properties of Settlers with Aztecs."""

import random
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from stead.kernel.title import Setting
from stead.shelf import title
from stead.titles.settlers import events
from stead.titles.settlers.aztecs import events as aztecs_events
from tests.properties.settlers.decks import some_deck
from tests.properties.settlers.part import SettlersPart

COLOURS = "black purple blue brown yellow red pink grey white orange tricolour".split()


def together() -> ModuleType:
    """Everything that is told: of Settlers, and of the module."""
    both = ModuleType("events")
    told = vars(events) | vars(aztecs_events)
    vars(both).update({name: kind for name, kind in told.items() if not name.startswith("_")})
    return both


class AztecsPart(SettlersPart):
    name = "aztecs"
    title: Any = title("settlers", modules=["aztecs"])
    rules = ("IS-", "AZ-")
    actions = 8000
    fierce = (
        *SettlersPart.fierce,
        "build ROM06",
        "build ROM07",
        "build AZT",
        "activate AZT",
        "sacrifice",
        "name",
        "pray",
    )
    kinds = (
        *(*SettlersPart.kinds, "bless", "name", "pray", "sacrifice"),
        *("colour", "reserve", "add", "slide", "under"),
    )
    events = together()
    words = (*SettlersPart.words, "AZT004", "aztecs", "red", "tricolour", "blessing")

    def settings(self, count: int) -> Sequence[Setting]:
        return [*super().settings(count), *(one for one in self.title.settings if count == 1 and one.name == "decks")]

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        lines = [some_deck(self.title.box, seat, options["decks"], luck) for seat in seats]
        return {"deck": lines} if set(lines) != {"base"} else {}

    def keys(self, luck: random.Random) -> list[str]:
        keys = super().keys(luck)
        keys += [f"{verb} {colour}" for verb in "bless name colour tricolour".split() for colour in COLOURS]
        keys += [f"sacrifice {good}" for good in "wood stone food gold worker".split()]
        keys += ["pray draw", "pray tokens", "pray faction", "pray 5", "enough", "store blessing 2"]
        ids = luck.sample([card.id for card in self.title.box.cards], 20)
        return keys + [f"{verb} {id}" for verb in ("add", "reserve", "slide", "under") for id in ids]


AZTECS = AztecsPart()
