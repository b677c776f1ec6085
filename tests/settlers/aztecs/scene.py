"""Scenes with Aztecs, with Prayers whose cards are known beforehand, and a few cards that only stand here: those of
other factions that the rulebook's examples speak of, and some that nothing else in the box does."""

from typing import Any

import tests.settlers.scene
from stead import shelf
from stead.titles.settlers.aztecs.events import Prayed
from tests.settlers.scene import Scene

MORE = """
aztecs:
  - {id: AZT901, name: shrine_of_mars, type: action, colours: [black], deal: raze,
     action: {spend: {gold: 1}, pray: 5, listed: {black: {raze: 1}, pink: {worker: 1}, yellow: {gold: 1}}},
     source: {numbers: house, effect: rulebook, name: rulebook}}
  - {id: AZT902, name: wandering_monk, type: feature, colours: [orange], deal: worker,
     when: {event: dealt, pray: 5, matches: deal, each: {vp: 1}},
     source: {numbers: house, effect: rulebook, name: rulebook}}
  - {id: AZT903, name: fuji_apple_festival, type: production, colours: [red], deal: wood,
     produces: {gain: {food: 1}}, source: {numbers: house, effect: house, name: rulebook}}
  - {id: AZT904, name: useful_marcus, type: action, colours: [pink], deal: card, holds: round_prayers,
     action: {spend: {worker: 1}, times: 2, keep_card: hand}, source: {numbers: house, effect: house, name: rulebook}}
  - {id: AZT905, name: bone_chest, type: action, colours: [pink], deal: card, holds: game_prayers,
     action: {spend: {worker: 1}, keep_card: hand}, source: {numbers: house, effect: house, name: house}}
  - {id: AZT906, name: chooser, type: action, colours: [orange], deal: card,
     action: {spend: {worker: 1}, pray: 3, chooses: any, each: {matching: 1}},
     source: {numbers: house, effect: house, name: house}}
  - {id: AZT907, name: two_woods, type: action, colours: [orange], deal: card,
     action: {spend: {worker: 1}, pray: 2, listed: {brown: {wood: 1}, grey: {stone: 1}, orange: {vp: 3}}},
     source: {numbers: house, effect: house, name: house}}
  - {id: AZT908, name: reliquary, type: feature, colours: [orange], deal: vp, stores: blessing,
     source: {numbers: house, effect: house, name: house}}
  - {id: AZT909, name: first_light, type: action, colours: [orange], deal: card,
     action: {spend: {worker: 1}, gain: {blessing: 1}, then: {pray: 1, listed: {pink: {vp: 1}}}},
     source: {numbers: house, effect: house, name: house}}
  - {id: AZT910, name: weather_shrine, type: feature, colours: [orange], deal: card,
     when: {event: prayed, target: cards, gain: {vp: 1}}, source: {numbers: house, effect: house, name: house}}
common:
  - {id: COM901, name: two_colours, type: production, colours: [yellow, grey], produces: {gain: {gold: 1}},
     source: {numbers: house, effect: house, name: house}}
  - {id: COM902, name: newlyweds, type: production, colours: [], produces: {gain: {worker: 1}},
     source: {numbers: house, effect: house, name: rulebook}}
  - {id: COM903, name: orange_tree, type: production, colours: [orange], produces: {gain: {food: 1}},
     source: {numbers: house, effect: house, name: house}}
"""
AZTECS: Any = shelf.title("settlers", modules=["aztecs"])
WITH_MORE: Any = shelf.reopen("settlers", {**AZTECS.texts, "aztecs/more.yaml": MORE}, "scenes")
BOX = AZTECS.box
MARS, MONK, FUJI, MARCUS, CHEST = "AZT901", "AZT902", "AZT903", "AZT904", "AZT905"
CHOOSER, TWO, RELIQUARY, LIGHT, WEATHER = "AZT906", "AZT907", "AZT908", "AZT909", "AZT910"
ALTAR, CALENDAR, TEMPLE, VOICE, MINE = "AZT004", "AZT007", "AZT010", "AZT012", "AZT014"
RUINS, BOTH, NEWLYWEDS, ORANGE = "COM069", "COM901", "COM902", "COM903"
NINE = ("black", "purple", "blue", "brown", "yellow", "red", "pink", "grey", "white")


def cards(colours: str, *, after: int = 0) -> list[str]:
    """Common cards of these colours, one after the other; `none` is Ruins. The first `after` of each are left out."""
    used: list[str] = []
    for colour in colours.split():
        wanted = () if colour == "none" else (colour,)
        found = [c.id for c in BOX.cards if c.deck == "common" and c.colours == wanted and c.id not in used]
        used.append(found[after])
    return used


def scene(*, prays: str = "", deck: Any = (), more: bool = False, **facts: Any) -> Scene:
    """`prays`: the colours of the cards on top of the Common deck. `more`: with the cards that only stand here."""
    return tests.settlers.scene.scene(
        title=WITH_MORE if more else AZTECS, deck=[*cards(prays), *deck], **facts | {"romans": facts.get("romans", {})}
    )


def aztecs(*, prays: str = "", deck: Any = (), more: bool = False, rest: Any = None, **mine: Any) -> Scene:
    """The Aztecs' turn, with the Romans beside them."""
    return scene(prays=prays, deck=deck, more=more, aztecs=mine, romans={}, turn="aztecs", **(rest or {}))


def prayer(table: Scene) -> Prayed:
    """The last one said."""
    return [event for event in table.table.events if isinstance(event, Prayed)][-1]


def tokens(table: Scene, faction: str = "aztecs") -> list[str]:
    return table.snapshot()[faction]["tokens"]
