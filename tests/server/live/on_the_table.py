"""What somebody sees on a table, by title: every thing that its board draws, by where it lies. Read off the view,
as the board does."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.server.live.things import FOUNDERS

Lying = Iterator[tuple[str, str]]
"""Where it lies, and the thing."""
Data = dict[str, Any]
GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp")
NORTHERN_GOODS = ("food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker", "spent", "ship", "vp")
FACTS = (
    *("good:coin", "good:temporary", "good:permanent", "good:card"),
    *("mark:deck", "mark:income", "piece:worker", "piece:house", "piece:bridge"),
)
RACES = [race.name for race in FOUNDERS.box.races]


def settlers(view: Data) -> Lying:
    yield from (("mark", mark) for mark in ("round", "phase:lookout", "phase:action"))
    yield from (("row", f"card:{card}") for card in view["row"])
    yield from (("pile", pile) for pile in ("deck:common", "discard:common", "deck:faction", "every-round"))
    for player in view["players"]:
        seat, whose = player["seat"], "own" if player["seat"] == view["seat"] else "other"
        yield whose, f"seat:{seat}"
        yield whose, f"hand:{seat}"
        yield whose, f"deck:{player['faction']}"
        yield from ((f"{whose} good", f"good:{good}" + f"@{seat}" * (whose == "other")) for good in GOODS)
        for zone in ("hand", "pack", "looking"):
            cards = player[zone]
            for card in cards if isinstance(cards, list) else cards.get("known", []):
                yield f"{whose} {zone}", f"card:{card if isinstance(card, str) else card['card']}"
        for zone, locations in player["empire"].items():
            yield from ((f"{whose} {zone}", f"card:{location['card']}") for location in locations)
        for zone in ("deals", "routes"):
            yield from ((f"{whose} {zone}", f"card:{card}") for card in player[zone])
        for i, card in enumerate(player["foundations"]):
            yield f"{whose} foundation", f"card:{card}" if card else f"foundation:{seat}-{i}"


def aztecs(view: Data) -> Lying:
    yield from settlers(view)
    yield from (("opened", f"card:{card}") for card in view["opened"])
    for player in view["players"]:
        own = player["seat"] == view["seat"]
        where, whose = ("own", "") if own else ("other", f"@{player['seat']}")
        yield f"{where} good", f"good:blessing{whose}"
        yield from ((f"{where} token", f"token:{token}{whose}") for token in player["tokens"])


def founders(view: Data) -> Lying:
    players = view["players"]
    cells = [
        f"cell:{chr(ord('A') + column)}{row}"
        for row, line in enumerate(view["board"]["rows"], 1)
        for column, ground in enumerate(line)
        if ground != "."
    ]
    yield from (("cell", cell) for cell in cells[::5])  # there are some of every kind among them
    yield from (("road", f"cell:{cell}") for cell in view["roads"])
    yield from (("storage", f"cell:{storage['cells'][0]}") for storage in view["storages"])
    yield from (("race", f"race:{race}") for race in RACES if view["phase"] == "races")
    yield from (("offer", f"building:{slot['building']}") for slot in view["offer"] if slot)
    yield from (("built", f"building:{one['building']}") for one in view["buildings"])
    yield from (("market", f"advisor:{slot['advisor']}") for slot in view["market"] if slot)
    yield from (("achievement", f"achievement:{name}") for name in view["achievements"])
    yield from (("resource", f"resource:{name}") for name in view["stock"])
    yield "pile", "deck:advisors"
    yield from (("mark", mark) for mark in ("round", "due", "goal"))
    for player in players:
        seat, whose = player["seat"], "own" if player["seat"] == view["seat"] else "other"
        yield whose, f"seat:{seat}"
        yield "mark", f"vote:{seat}"
        yield f"{whose} mat", "mat" if whose == "own" else f"mat:{seat}"
        yield from ((f"{whose} fact", f"{fact}@{seat}") for fact in FACTS)
        yield from ((f"{whose} piece", f"cell:{cell}") for cell in (*player["houses"], *player["bridges"]))
        yield from ((f"{whose} hand", f"card:{card}") for card in player["hand"] or ())
        yield from ((f"{whose} pile", f"card:{card}") for card in player["discard"] if card)


def colonists(view: Data) -> Lying:
    yield "mark", "clock:"
    if view["market"]:
        yield "market", f"market:{view['market']['card']}"
    yield from (("map", f"place:{laid['tile']}") for laid in view["land"])
    yield from (("coming", f"place:{laid['tile']}") for laid in view["coming"])
    yield from (("envoy", f"envoy:{envoy['envoy']}") for envoy in view["envoys"] if envoy["at"])
    yield from (("cell", f"cell:{cell}") for cell in ("0,9", "9,0+9,1"))
    for colony in view["colonies"]:
        yield from (("colony", f"level:{colony['name']}.{level}") for level in range(1, 5))
    yield from (("offer", f"kind:{name}") for group in view["tiles"] for name in group["buildings"])
    for player in view["players"]:
        yield from _community(view, player)


def _community(view: Data, player: Data) -> Lying:
    seat, own = player["seat"], player["seat"] == view["seat"]
    whose, mark = ("own", "") if own else ("other", f"@{seat}")
    yield from ((whose, f"{fact}:{seat}") for fact in ("seat", "stewards", "cards", "balance"))
    yield from ((f"{whose} colonist", f"colonist:{who}{mark}") for who in player["people"])
    yield from ((f"{whose} good", f"good:{good}{mark}") for good in ("tool", "dollar", *player["goods"]))
    yield from ((f"{whose} structure", f"structure{mark}:{one['label']}") for one in player["community"])
    for i, steward in enumerate(player["stewards"]):
        name = "apprentice" if steward["apprentice"] else steward["at"]
        if steward["at"]:
            yield f"{whose} steward", f"steward:{name}" if own else f"steward{mark}:{i}"
    for zone in ("hand", "drawn"):
        yield from ((f"{whose} {zone}", f"card:{card}") for card in player[zone] or ())


def north(view: Data) -> Lying:
    yield from (("mark", mark) for mark in ("round", f"phase:{view['phase']}"))
    if view["scenario"]:
        yield "mark", "scenario"
    yield from (("tile", f"tile:{tile}") for tile in view["tiles"])
    yield from (("queue", f"ship:{place}") for place, _ in enumerate(view["queue"]))
    yield from (("island", f"card:{card}") for card in (*view["near"], *view["distant"]))
    yield from (("pile", pile) for pile in ("deck:near", "deck:distant", "deck:clan"))
    for player in view["players"]:
        seat, own = player["seat"], player["seat"] == view["seat"]
        whose, mark = ("own", "") if own else ("other", f"@{seat}")
        yield from ((whose, thing) for thing in (f"seat:{seat}", f"hand:{seat}", f"deck:{player['clan']}"))
        yield from ((f"{whose} good", f"good:{good}{mark}") for good in NORTHERN_GOODS)
        yield from ((f"{whose} pawn", f"pawn:{tile.split()[0]}{mark}") for tile in player["pawns"] if tile)
        yield from ((f"{whose} empire", f"card:{standing['card']}") for standing in player["empire"])
        yield from ((f"{whose} discard", f"card:{card}") for card in player["discard"])
        for zone in ("hand", "drawn"):
            yield from ((f"{whose} {zone}", f"card:{card}") for card in player[zone]["known"])


SEEN: dict[str, Callable[[Data], Lying]] = {
    "settlers": settlers,
    "aztecs": aztecs,
    "founders": founders,
    "colonists": colonists,
    "north": north,
}
