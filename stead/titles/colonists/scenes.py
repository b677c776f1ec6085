"""Positions told in a few words, for pictures and exercises: what is not spoken of lies in its deck or its pile."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stead.kernel.course import Scene
from stead.titles.colonists.box import Box
from stead.titles.colonists.goods import COLONISTS
from stead.titles.colonists.state import ENVOYS, PLAY, YEARS

MARKETS: Final = {"market.1": "0,0 1,0", "market.2": "4,-2 5,-2", "market.3": "-3,4 -2,4"}
MAP: Final = {
    "riverbank_grove.1": "0,1",
    "joiner.1": "1,-1",
    "librarian.1": "0,-1",
    "builder_storage_shed.1": "2,-1",
    "developer.1": "2,0",
    "builder_farm.1": "1,1",
    "builder_foresters_house.1": "-1,1",
    "head_official.1": "-1,0",
    "builder_hunting_lodge.1": "0,2",
    "riverbank_grove.2": "1,2",
    "diplomat.1": "1,-2",
    "builder_library.1": "3,-1",
    "grove.1": "0,-2",
    "clay_delve.1": "-1,2",
    "baker.1": "2,1",
    "builder_flat.1": "3,0",
    "grove.2": "3,1",
    "builder_factory.1": "-2,1",
    "builder_pub.1": "2,-2",
    "clayburner.1": "-2,2",
    "joiner.2": "-2,3",
    "builder_hollow.1": "-1,-1",
    "builder_estate.1": "2,2",
    "clay_delve.2": "0,3",
}
"""All exercises are on this map, as far as it has grown: whoever has done one knows it."""
START: Final = 12
COMING: Final = 3
"""Places that a year adds."""
COLONIES: Final = ("altruist", "envoy", "scholar", "storekeeper", "trader")


def scene(
    box: Box,
    players: Mapping[str, Mapping[str, Any]],
    *,
    era: int = 1,
    year: int = 3,
    half: int = 0,
    turn: int = 0,
    phase: str = PLAY,
    acted: bool = False,
    first: int = 0,
    last: int | None = None,
    market: str = "1_farm",
    envoys: Mapping[str, str] | None = None,
    colonies: Sequence[str] = COLONIES[:4],
) -> Scene:
    """Players by colour, the first of whom looks and is asked:

    goods="3 wood 6 tool", community=["farm x3", "foresters_house farmer 2"], at="joiner.1 market.1", hand=["101"].
    `x3` is three of them; a number is what lies in the Stock, or on the card.
    """
    laid = _land(era, year)
    spots = {tile: spot for spot, tile in enumerate(laid)}
    cards = [card.name for card in box.market_cards if card.era == era and card.name != market]
    ages = [name for name, facts in zip(box.tile_names, box.tile_facts, strict=False) if facts.era == era]
    to_come = [name for name in ages if name not in laid and box.tile_facts[box.tile[name]].only == ""]
    told = [_player(box, facts, spots) for facts in players.values()]
    out = {name for one in told for name in (*one["hand"], *(built["kind"] for built in one["community"]))}
    return Scene(
        tuple(players),
        {
            "phase": phase,
            "stage": len(players) - 1 if phase != PLAY else 0,
            "era": era,
            "year": year,
            "half": half,
            "turn": turn,
            "first": first,
            "marker": first,
            "opened": first,
            "active": 0,
            "acted": acted,
            "chance": 1,
            "players": told,
            "land": [{"tile": tile, "at": cells.split()} for tile, cells in laid.items()],
            "envoys": [spots[envoys[name]] if envoys and name in envoys else None for name in ENVOYS],
            "coming": to_come[:COMING] if phase == PLAY else [],
            "pile": to_come[COMING:],
            "market_card": market,
            "market_deck": cards[: YEARS - year],
            "market_gone": cards[YEARS - 1 :],
            "deck": [name for name in box.card_names if name[0] == str(era) and name not in out],
            "colonies": sorted(colonies),
        },
        options={"first": "1", "last": str(last or era)},
    )


def _land(era: int, year: int) -> dict[str, str]:
    """The map in this year: where each tile lies, in the order in which they were laid."""
    grown = len(MAP) if era > 1 else START + COMING * (year - 1)
    places = list(MAP.items())
    markets = list(MARKETS.items())
    first, others = markets[:1], markets[1 : min(era, 2) + 1]
    return dict([*first, *places[:START], *others[:1], *places[START:grown], *others[1:]])


def _player(box: Box, facts: Mapping[str, Any], spots: Mapping[str, int]) -> dict[str, Any]:
    words = str(facts.get("goods", "")).split()
    return {
        "goods": {good: int(n) for n, good in zip(words[::2], words[1::2], strict=True)},
        "community": [one for told in facts.get("community", ["farm x2"]) for one in _structures(box, told)],
        "stewards": [spots[tile] for tile in str(facts.get("at", "market.1")).split()],
        "hand": list(facts.get("hand", ())),
    }


def _structures(box: Box, told: str) -> list[dict[str, Any]]:
    name, *words = told.split()
    kind = box.kind[name]
    cell = "aside" if kind >= box.improvement else "storage" if box.is_storage[kind] else "ordinary"
    written: dict[str, Any] = {"kind": name, "cell": cell, "workers": []}
    for word in words:
        if word in COLONISTS:
            written["workers"].append(word)
        elif word.isdecimal():
            written["stock"] = int(word)
    copies = next((int(word[1:]) for word in words if word[0] == "x"), 1)
    return [written] * copies
