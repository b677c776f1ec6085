"""Scenes: a position set up for a test, and what changed after it.

    table = scene(north=dict(goods="4 wood", community=["storage_shed farmer"]), east={}, places="joiner baker")
    table.go("joiner").push("refine 2wood 1plank 2")
    assert table.changes() == {"north": {"wood": -4, "plank": 2, "stewards": ["-market.1", "+joiner.1"]}}

Players are named by their colours, in seat order. Goods are written "2 wood 1 food 6 tool"; structures by their kind
with whoever works there and what lies in the Stock: "foresters_house farmer 2". Of a place that has several tiles the
first is meant, if nothing else is said: "joiner" is joiner.1.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import tests.scene
from stead import Table
from stead.kit.hex import Cell, around
from stead.shelf import title
from stead.titles.colonists.box import MARKETS, Box
from stead.titles.colonists.figures import MOST_STEWARDS
from stead.titles.colonists.goods import COLONISTS, NAMES
from stead.titles.colonists.labels import label
from stead.titles.colonists.names import SPOTS, cell_name
from stead.titles.colonists.setup import FIRST_MARKET, SEATS
from stead.titles.colonists.state import ENVOYS, NOWHERE, Game, Player

COLONISTS_TITLE: Any = title("colonists")
BOX: Box = COLONISTS_TITLE.box
KNOWN = {"goods", "community", "at", "hand", "embassy_dollars", "building_dollars", "goods_dollars"}
KNOWN |= {"sent", "rode", "swapped"}
"""What a player of a scene can have."""
HOMES = ("farm", "flat", "house")
"""Of farmers, citizens and merchants whose homes a scene does not tell."""
SETTING_UP = ("places", "market")
"""Phases before any card is there."""
COLONIES = ("trader", "scholar", "industrialist", "storekeeper", "lord")
"""In play unless a scene says otherwise: the first of these, after those that somebody has an embassy of."""


def tile(name: str) -> str:
    """A tile on the map: the first of a place, if only that is told."""
    return name if name in BOX.tile else f"{name}.1"


def goods(told: str) -> dict[str, int]:
    """ "2 wood 1 food" as {"wood": 2, "food": 1}."""
    words = told.split()
    return {good: int(n) for n, good in zip(words[::2], words[1::2], strict=True)}


class Scene(tests.scene.Scene):
    @property
    def game(self) -> Game:
        return self.table.game

    def player(self, name: str) -> Player:
        return self.game.players[self.seat(name)]

    # Choosing

    def go(self, place: str, start: str = "market.1") -> "Scene":
        """The steward who stands there (on the first market) goes to a place."""
        return self.push(f"go {tile(start)} {tile(place)}")

    @property
    def ends(self) -> set[str]:
        """Where somebody can go."""
        return {key.split()[2] for key in self.keys if key.startswith("go ")}

    def until(self, *kinds: str) -> "Scene":
        """The first answer to everything, until one of these is asked or the game is over."""
        while not self.table.over and self.asked[1] not in kinds:
            self.push(self.keys[0])
        return self

    # Looking

    def goods(self, name: str) -> str:
        """What lies in Storage and Warehouse, and in the Toolbox."""
        return " ".join(f"{n} {good}" for good, n in zip(NAMES, self.player(name).goods, strict=True) if n)

    def community(self, name: str) -> list[str]:
        """Everything built and played, as a scene tells it; of several alike farm, farm#2, …"""
        player = self.player(name)
        told: list[str] = []
        for number, one in enumerate(player.community):
            workers = [COLONISTS[worker] for worker in one.workers]
            stock = [f"{one.stock} {NAMES[one.good]}" if one.good >= 0 else f"{one.stock}"] if one.stock else []
            told.append(" ".join([label(self.game, player, number), *workers, *stock]))
        return told

    def at(self, name: str) -> list[str]:
        """Where somebody's stewards stand; "-" is not on the map."""
        return [self._tile(spot) for spot in self.player(name).stewards]

    def _tile(self, spot: int) -> str:
        return "-" if spot == NOWHERE else BOX.tile_names[self.game.land[spot].tile]

    def hand(self, name: str) -> list[str]:
        return [BOX.card_names[card] for card in self.player(name).hand]

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.table.events if isinstance(event, kind)]

    # What changed

    def snapshot(self) -> dict[str, dict[str, Any]]:
        game = self.game
        shot: dict[str, dict[str, Any]] = {}
        for name in self.names:
            shot[name] = {
                **dict(zip(NAMES, self.player(name).goods, strict=True)),
                "community": self.community(name),
                "stewards": self.at(name),
                "hand": self.hand(name),
            }
        shot["table"] = {
            "land": [" ".join([self._tile(spot), *map(cell_name, one.cells)]) for spot, one in enumerate(game.land)],
            "envoys": [
                f"{name} {self._tile(spot)}" for name, spot in zip(ENVOYS, game.envoys, strict=True) if spot != NOWHERE
            ],
            "marker": [self.names[game.marker]],
            "discard": [BOX.card_names[card] for card in game.discard],
        }
        return shot


# Setting a scene


def begin(players: int, seed: int = 0, **options: Any) -> Scene:
    """A new game, at its first question."""
    return Scene(Table.new(COLONISTS_TITLE, SEATS[:players], seed, options))


def scene(
    *,
    era: int = 1,
    last: int | None = None,
    year: int = 1,
    half: int = 0,
    turn: int = 0,
    active: str | None = None,
    first: str | None = None,
    marker: str | None = None,
    opened: str | None = None,
    phase: str = "play",
    acted: bool = False,
    places: str | Mapping[str, str] = "",
    envoys: Mapping[str, str] | None = None,
    coming: Sequence[str] = (),
    pile: Sequence[str] = (),
    market: str | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    empty_deck: bool = False,
    colonies: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: int = 1,
    **players: Mapping[str, Any],
) -> Scene:
    """Set up a table, by default at the first player's first turn of an era. Players are given by colour, with

    goods="3 wood 1 food 6 tool" (none); community=["farm x2", "storage_shed farmer", "envoy.1", "127"]: `x2` is two of
    them, a number is goods in the Stock (or on a card), "farm border" stands on such a cell. Two Farms, if nothing is
    told; where no residence is told, as many homes as there are workers;
    at="joiner baker": where the stewards stand ("-" is not on the map; all on the first market);
    hand=["101"]; embassy_dollars, building_dollars, goods_dollars of a later start; sent, rode, swapped.

    The first market lies on 0,0 and 1,0. `places="joiner baker"` lie around it in this order, so eight of them are one
    step from it and next to those before and after; `places={"joiner": "0,1", "market.2": "4,0 5,0"}` lie there. A
    Riverbank Grove lies there if none is told. Special envoys stand on the first market as soon as somebody may move
    them.
    `market` is the card of this year; `deck` are the improvements that come next, in that order, before the others of
    the era; `pile` the same of places; `last` is the last era (this one).
    """
    setting = _Setting(players)
    names = setting.names
    land = _land(places or "riverbank_grove")
    spots = {laid["tile"]: spot for spot, laid in enumerate(land)}
    state = {
        "phase": phase,
        "era": era,
        "year": 0 if phase in SETTING_UP else 5 if phase == "era" else year,
        "half": half,
        "turn": turn,
        "first": names.index(first or active or names[0]),
        "marker": names.index(marker or first or active or names[0]),
        "opened": names.index(opened or first or active or names[0]),
        "active": names.index(active or first or names[0]),
        "acted": acted,
        "chance": chance,
        "players": [setting.player(name, spots) for name in names],
        "land": land,
        "envoys": [setting.envoy(name, envoys or {}, spots) for name in ENVOYS],
        "coming": [tile(name) for name in coming],
        "pile": [tile(name) for name in reversed(pile)],
        "colonies": setting.colonies(colonies, list(envoys or ()), 4 if era < 3 or (era, phase) == (3, "era") else 5),
        **setting.cards(0 if phase in SETTING_UP else era - (phase == "era"), deck, discard, empty_deck),
        **_markets(era, year, market, phase),
    }
    data = {
        "stead": 1,
        "title": "colonists",
        "ruleset": COLONISTS_TITLE.ruleset,
        "content": COLONISTS_TITLE.content,
        "seats": names,
        "options": {"first": "1", "last": str(last or era), **(options or {})},
        "seed": 0,
        "state": state,
        "choices": [],
    }
    return Scene(Table.from_position(data), names)


def _land(places: str | Mapping[str, str]) -> list[dict[str, Any]]:
    """The first market and these places; without cells they lie around it, ring after ring."""
    land: list[dict[str, Any]] = [{"tile": MARKETS[0], "at": [cell_name(cell) for cell in FIRST_MARKET]}]
    if isinstance(places, str):
        covered: list[Cell] = list(FIRST_MARKET)
        told: dict[str, str] = {}
        for name in places.split():
            free = next(cell for cell in _ring(len(told)) if cell not in covered)
            covered.append(free)
            told[name] = cell_name(free)
        places = told
    return land + [{"tile": tile(name), "at": cells.split()} for name, cells in places.items()]


def _ring(laid: int) -> list[Cell]:
    """Around the first market: its eight neighbours in a circle, then what lies around those."""
    inner = around(FIRST_MARKET)
    circle = [inner[0]]
    while len(circle) < len(inner):
        circle.append(next(cell for cell in around([circle[-1]]) if cell in inner and cell not in circle))
    return circle if laid < len(circle) else around([*FIRST_MARKET, *circle])


def _markets(era: int, year: int, told: str | None, phase: str) -> dict[str, Any]:
    """The card of this year, two that nobody saw, and one for each year to come. Before an era those of the last."""
    if phase in SETTING_UP:
        return {}
    if phase == "era":
        era, year = era - 1, 5
    cards = [card.name for card in BOX.market_cards if card.era == era]
    if phase == "year":  # it is not turned up yet
        return {"market_deck": cards[: 6 - year], "market_gone": cards[5:]}
    card = told or cards[0]
    others = [name for name in cards if name != card]
    return {"market_card": card, "market_deck": others[: 5 - year], "market_gone": others[4:]}


class _Setting:
    """Makes the players of a scene, and says what cannot be meant."""

    def __init__(self, players: Mapping[str, Mapping[str, Any]]) -> None:
        self.names = list(players)
        self.players = players
        assert set(self.names) <= set(SEATS), f"players are called {SEATS}"
        for name, facts in players.items():
            assert not set(facts) - KNOWN, f"{name} cannot have {set(facts) - KNOWN}"
        self.communities = {name: self.community(facts) for name, facts in players.items()}

    def community(self, facts: Mapping[str, Any]) -> list[dict[str, Any]]:
        told = [self.structure(one) for one in facts.get("community", ["farm x2"])]
        found = list(chain.from_iterable(told))
        if not any(any(BOX.houses[BOX.kind[one["kind"]]]) for one in found):
            workers = [worker for one in found for worker in one.get("workers", ())]
            homes = [HOMES[COLONISTS.index(worker)] for worker in workers]
            found += [{"kind": home, "cell": "ordinary"} for home in homes]
        return found

    def structure(self, told: str) -> list[dict[str, Any]]:
        kind, *words = told.split()
        number = BOX.kind[kind]
        cell = "aside" if number >= BOX.improvement else "storage" if BOX.is_storage[number] else "ordinary"
        written: dict[str, Any] = {"kind": kind, "cell": cell}
        count = 1
        for word in words:
            if word in COLONISTS:
                written.setdefault("workers", []).append(word)
            elif word in SPOTS:
                written["cell"] = word
            elif word in NAMES:
                written["good"] = word
            elif word[0] == "x":
                count = int(word[1:])
            else:
                written["stock"] = int(word)
        return [written] * count

    def player(self, name: str, spots: Mapping[str, int]) -> dict[str, Any]:
        facts = self.players[name]
        community = self.communities[name]
        at = facts.get("at", " ".join(["market.1"] * self.stewards(community))).split()
        others = {key: facts[key] for key in KNOWN - {"goods", "community", "at", "hand"} if key in facts}
        return {
            "goods": goods(facts.get("goods", "")),
            "community": community,
            "stewards": [None if place == "-" else spots[tile(place)] for place in at],
            "helped": any(BOX.uses[BOX.kind[one["kind"]]] == "steward" for one in community),
            "hand": list(facts.get("hand", ())),
            **others,
        }

    def stewards(self, community: Sequence[Mapping[str, Any]]) -> int:
        """How many somebody has with such a community."""
        kinds = [BOX.kind[one["kind"]] for one in community if self.works(one)]
        helper = any(BOX.uses[kind] == "steward" for kind in kinds)
        return min(MOST_STEWARDS, 1 + BOX.abilities.sum("stewards", kinds) + helper)

    def works(self, one: Mapping[str, Any]) -> bool:
        kind = BOX.kind[one["kind"]]
        return BOX.is_embassy(kind) or len(one.get("workers", ())) >= BOX.workers[kind]

    def embassies(self) -> list[str]:
        kinds = [one["kind"] for community in self.communities.values() for one in community]
        return [kind for kind in kinds if BOX.is_embassy(BOX.kind[kind])]

    def colonies(self, told: Sequence[str] | None, envoys: list[str], count: int) -> list[str]:
        if told is None:
            own = [kind.partition(".")[0] for kind in self.embassies()]
            told = list(dict.fromkeys([*own, *envoys, *COLONIES]))[:count]
        return sorted(told)

    def envoy(self, name: str, told: Mapping[str, str], spots: Mapping[str, int]) -> int | None:
        """Where a special envoy stands: on the map as soon as somebody may move it."""
        if name in told:
            return spots[tile(told[name])]
        return 0 if any(kind in self.embassies() for kind in (f"{name}.2", f"{name}.3", f"{name}.4")) else None

    def cards(self, era: int, deck: Sequence[str], discard: Sequence[str], empty: bool) -> dict[str, Any]:
        held = [card for facts in self.players.values() for card in facts.get("hand", ())]
        played = [one["kind"] for community in self.communities.values() for one in community]
        out = {*held, *played, *deck, *discard}
        later = [name for name in BOX.card_names if name[0] == str(era) and name not in out and not empty]
        return {"deck": [*deck, *later][::-1], "discard": list(discard)}
