"""Positions from the thick of the game: full empires, full supplies, things on everything that can bear them."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead.titles.north.cards import TILES
from stead.titles.north.goods import GOODS, NAMES


def crowded(north: Any, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A position in the Action phase of some round, dealt by this seed."""
    return _Crowd(north, seats, random.Random(seed)).position(options, seed)


class _Crowd:
    def __init__(self, north: Any, seats: Sequence[str], luck: random.Random) -> None:
        self.north = north
        self.box = north.box
        self.cards = {card.id: card for card in north.box.cards}
        self.seats = seats
        self.luck = luck
        self.decks = {deck: self._shuffled(deck) for deck in ("near", "distant", *seats)}
        self.state: dict[str, Any] = {
            "round": luck.randint(1, 4 if len(seats) == 1 else 9),
            "phase": "action",
            "stage": 0,
            "first": luck.randrange(len(seats)),
            "active": luck.randrange(len(seats)),
            "chance": luck.getrandbits(64),
            "tiles": luck.sample(TILES, len(TILES)),
            "queue": [],
            "near": self._take("near", 2),
            "distant": self._take("distant", 2),
            "exhausted": [],
            "used": {},
            "assigned": {},
            "beneath": {},
            "mirror": {},
        }
        if len(seats) == 1:
            self.state["turned"] = [tile for tile in TILES if luck.random() < 0.3]
            self.state["tokens"] = sorted(luck.sample(range(1, 6), 5 - self.state["round"]))
            self.state["paid"] = luck.randint(0, self.state["round"] - 1)

    def _shuffled(self, deck: str) -> list[str]:
        ids = [card.id for card in self.cards.values() if card.deck == deck and not card.start]
        self.luck.shuffle(ids)
        return ids

    def _take(self, deck: str, most: int) -> list[str]:
        ids = self.decks[deck]
        n = min(len(ids), self.luck.randint(0, most))
        taken, self.decks[deck] = ids[:n], ids[n:]
        return taken

    def position(self, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        players = [self._player(seat, clan) for seat, clan in enumerate(self.seats)]
        self.luck.shuffle(self.state["queue"])
        for kind in ("near", "distant"):
            self.state[f"{kind}_discard"] = self._take(kind, 9)
            self.state[f"{kind}_deck"] = self.decks[kind]
        if self.luck.random() < 0.2:  # every near island has its master: ships find none
            islands = [*self.state["near"], *self.state.pop("near_discard"), *self.state["near_deck"]]
            self.state["near"] = self.state["near_deck"] = []
            self.luck.choice(players)["empire"] += islands
        for player, clan in zip(players, self.seats, strict=True):
            player["discard"] = self._take(clan, 25)
            player["deck"] = self.decks[clan]
        return {
            "stead": 1,
            "title": "north",
            "ruleset": self.north.ruleset,
            "content": self.north.content,
            "seats": list(self.seats),
            "options": dict(options),
            "seed": seed,
            "state": {**self.state, "players": players},
            "choices": [],
        }

    def _player(self, seat: int, clan: str) -> dict[str, Any]:
        luck, own = self.luck, self.box.clans[clan]
        start = [card.id for card in self.cards.values() if card.deck == clan and card.start]
        built = [id for id in self._take(clan, 14) if self._stands(id)]
        self.decks[clan] += [
            id for id in self.cards if self.cards[id].deck == clan and self._lost(id, start, built, clan)
        ]
        empire = [*start, *built, *self._take("near", 2), *self._take("distant", 2)]
        for id in empire:
            self._furnish(id, empire)
        empire = [id for id in empire if self.cards[id].type != "upgrade" or id in self.state["beneath"]]
        self.decks[clan] += [id for id in built if id not in empire]
        ships, more = own.ships, own.more
        if more and luck.random() < 0.5:
            ships, more = ships + more, 0
        sailing = luck.randint(0, ships)
        for common in [False] * sailing + [True] * luck.randint(0, 1):
            marks = {name: True for name in ("fish", "raze") if luck.random() < 0.4}
            self.state["queue"].append({"seat": seat, **marks} | ({"common": True} if common else {}))
        passed = seat != self.state["active"] and luck.random() < 0.2
        return {
            "goods": {name: luck.randint(0, 5) for name in NAMES},
            "spent": luck.randint(0, 3),
            "passed": passed,
            "ships": ships - sailing,
            "more": more,
            "commons": luck.randint(0, 1),
            "pawns": [self._pawn(), self._pawn()],
            "hand": self._take(clan, 10),
            "empire": empire,
        }

    def _stands(self, id: str) -> bool:
        return self.cards[id].type != "boost"

    def _lost(self, id: str, start: list[str], built: list[str], clan: str) -> bool:
        """Cards that were taken and cannot stand in an empire."""
        return id not in start and id not in built and id not in self.decks[clan]

    def _pawn(self) -> str | None:
        tile = self.luck.choice(TILES)
        return self.luck.choice([None, tile, f"{tile} turned"])

    def _furnish(self, id: str, empire: list[str]) -> None:
        """Things on a card."""
        card, luck, state = self.cards[id], self.luck, self.state
        if card.type in ("upgrade", "either"):
            taken = state["beneath"]
            fields = [f for f in empire if card.under in self.cards[f].yields and self.cards[f].type == "field"]
            if fields and (card.type == "upgrade" or luck.random() < 0.5) and id not in taken.values():
                taken[id] = luck.choice(fields)
        if card.mirrors:
            others = [o for o in empire if self.cards[o].type in card.mirrors and not self.cards[o].mirrors]
            others = [o for o in others if not (self.cards[o].start or self.cards[o].island)]
            if others:
                state["mirror"][id] = luck.choice(others)
        if card.action is not None and luck.random() < 0.3:
            state["exhausted"].append(id)
        if card.save is not None and luck.random() < 0.6:
            kinds = [NAMES[good] for good in GOODS if NAMES[good] in card.save.of] or ["worker"]
            state["assigned"][id] = {luck.choice(kinds): luck.randint(1, 4)}
