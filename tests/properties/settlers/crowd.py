"""Positions from the thick of the game: full empires, full supplies, things on everything that can bear them.

Random play from an empty table seldom builds much; here every card gets its turn.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stead.titles.settlers.goods import NAMES
from tests.properties.settlers.decks import in_play


def crowded(settlers: Any, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """A position in the Action phase of some round, dealt by this seed."""
    return _Crowd(settlers, seats, options, random.Random(seed)).position(seed)


class _Crowd:
    def __init__(self, settlers: Any, seats: Sequence[str], options: Mapping[str, Any], luck: random.Random) -> None:
        self.options = options
        self.settlers = settlers
        played = in_play(settlers.box, seats, options.get("deck", ()))
        self.cards = {card.id: card for card in settlers.box.cards if card.id in played}
        self.seats = seats
        self.luck = luck
        self.decks = {deck: self._shuffled(deck) for deck in ("common", "attack", *seats)}
        self.state: dict[str, Any] = {
            "round": luck.randint(1, 5),
            "phase": "action",
            "stage": 0,
            "first": luck.randrange(len(seats)),
            "active": luck.randrange(len(seats)),
            "chance": luck.getrandbits(64),
        }
        for name in ("guarded", "blocked", "hidden"):
            self.state[name] = []
        for name in ("used", "laid", "kept", "under", "taken"):
            self.state[name] = {}

    def _shuffled(self, deck: str) -> list[str]:
        ids = [card.id for card in self.cards.values() if card.deck == deck]
        self.luck.shuffle(ids)
        return ids

    def _take(self, deck: str, most: int) -> list[str]:
        ids = self.decks[deck]
        n = min(len(ids), self.luck.randint(0, most))
        taken, self.decks[deck] = ids[:n], ids[n:]
        return taken

    def _seek(self, deck: str, wanted: Callable[[Any], Any], chance: float) -> list[str]:
        """Cards of a sort, each with this chance."""
        found = [id for id in self.decks[deck] if wanted(self.cards[id]) and self.luck.random() < chance]
        self.decks[deck] = [id for id in self.decks[deck] if id not in found]
        return found

    def position(self, seed: int) -> dict[str, Any]:
        players = [self._player(faction) for faction in self.seats]
        if len(self.seats) == 1:
            players.append({"empire": self._take("common", 2), "deals": self._take("attack", 6)})
        self._between(players)
        if self.luck.random() < 0.3:  # nearly empty piles make decks run out
            players[0]["discard"] = self.decks[self.seats[0]][2:]
            self.decks[self.seats[0]] = self.decks[self.seats[0]][:2]
            self.state["discard"] = self.decks["common"][3:]
            self.decks["common"] = self.decks["common"][:3]
        for player, deck in zip(players, [*self.seats, "attack"], strict=False):
            player["deck"] = self.decks[deck]
        return {
            "stead": 1,
            "title": "settlers",
            "ruleset": self.settlers.ruleset,
            "content": self.settlers.content,
            "seats": list(self.seats),
            "options": dict(self.options),
            "seed": seed,
            "state": {**self.state, "deck": self.decks["common"], "players": players},
            "choices": [],
            "modules": [module.name for module in self.settlers.modules],
        }

    def _player(self, faction: str) -> dict[str, Any]:
        luck = self.luck
        hand = self._seek(faction, lambda card: card.bonus, 0.3)
        empire = self._seek(faction, lambda card: card.holds, 0.6)
        empire += self._take("common", 8) + self._take(faction, 8)
        foundations = self._take("common", 2)
        laid = self._take(faction, 1)
        self.state["hidden"] += laid
        for id in empire:
            self._furnish(id, faction)
        return {
            "goods": {name: luck.randint(0, 5) for name in NAMES},
            "hand": hand + self._take("common", 4) + self._take(faction, 4),
            "empire": empire,
            "deals": self._take(faction, 4),
            "tokens": self._tokens(faction),
            "foundations": foundations + laid,
        }

    def _tokens(self, faction: str) -> list[str]:
        """Some of those that the faction may have, now and then nearly all."""
        box = self.settlers.box
        may = [token for token in box.tokens if box.only.get(token, "worker") in box.boards[faction].produces]
        chance = self.luck.choice((0.1, 0.4, 0.97)) if may else 0.0
        return [token for token in may if self.luck.random() < chance]

    def _furnish(self, id: str, faction: str) -> None:
        """Things on a Location."""
        card, luck, state = self.cards[id], self.luck, self.state
        if luck.random() < 0.25 and (card.common or faction == "japanese"):
            state["guarded"].append(id)
        if card.action is not None and luck.random() < 0.2:
            state["used"][id] = 1
            goods = {name: n for name, n in zip(NAMES, card.action.spend.goods, strict=False) if n}
            if goods:
                state["laid"][id] = goods
        elif card.action is not None and luck.random() < 0.1:
            state["blocked"].append(id)
        if card.holds is not None and card.holds != "resources":
            state["under"][id] = self._take("common", 2) + self._take(faction, 2)
        elif card.common and faction == "romans" and "ROM070" in self.cards and luck.random() < 0.2:
            state["under"][id] = self._take(faction, 1)
        elif card.holds == "resources":
            state["kept"][id] = {"wood": luck.randint(0, 2), "food": luck.randint(0, 2)}

    def _between(self, players: list[dict[str, Any]]) -> None:
        """What ties players together: passes, Trade Route Deals, Locations that were taken over."""
        luck = self.luck
        for seat, player in enumerate(players[: len(self.seats)]):
            others = [id for i, other in enumerate(players) if i != seat for id in other["empire"]]
            if self.seats[seat] == "japanese":
                player["routes"] = [id for id in others if self.cards[id].deal and luck.random() < 0.2]
            if self.seats[seat] == "egyptians":
                for owner, other in enumerate(players):
                    loot = [id for id in other["empire"] if self.cards[id].common and id not in self.state["under"]]
                    if owner != seat and loot and luck.random() < 0.5:
                        other["empire"].remove(loot[0])
                        player["empire"].append(loot[0])
                        self.state["taken"][loot[0]] = owner
            if seat != self.state["active"] and luck.random() < 0.2:
                player["passed"] = True
