"""What a seat may see (IS-INF), read from the state in place."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.titles.settlers.box import Box
from stead.titles.settlers.scoring import ROUNDS, faction_locations
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import amounts


class PlayerView:
    """One player as seen from a seat: supplies and empires are open, hands are secret but for their backs."""

    __slots__ = ("_game", "_player", "mine")

    def __init__(self, game: Game, player: Player, viewer: int | None, open: bool = False) -> None:
        self._game = game
        self._player = player
        self.mine = open or player.seat == viewer

    @property
    def seat(self) -> int:
        return self._player.seat

    @property
    def faction(self) -> str:
        return self._player.faction

    @property
    def goods(self) -> Sequence[int]:
        return self._player.goods

    @property
    def passed(self) -> bool:
        return self._player.passed

    @property
    def hand(self) -> Sequence[int]:
        """One's own cards; of another's hand nothing."""
        return self._player.hand if self.mine else ()

    @property
    def hand_size(self) -> int:
        return len(self._player.hand)

    @property
    def production(self) -> Sequence[int]:
        return self._player.production

    @property
    def features(self) -> Sequence[int]:
        return self._player.features

    @property
    def actions(self) -> Sequence[int]:
        return self._player.actions

    @property
    def locations(self) -> Sequence[int]:
        return self._player.locations

    @property
    def deals(self) -> Sequence[int]:
        return self._player.deals

    @property
    def routes(self) -> Sequence[int]:
        return self._player.routes

    @property
    def foundations(self) -> int:
        return len(self._player.foundations)

    @property
    def deck_size(self) -> int:
        return len(self._player.deck)

    def data(self, viewer: int | None) -> dict[str, Any]:
        game, player = self._game, self._player
        return {
            "seat": player.seat,
            "faction": player.faction,
            "goods": amounts(player.goods),
            "passed": player.passed,
            "hand": self._cards(player.hand, viewer),
            "empire": {
                "production": [self._location(card) for card in player.production],
                "features": [self._location(card) for card in player.features],
                "actions": [self._location(card) for card in player.actions],
            },
            "deals": game.ids(player.deals),
            "routes": game.ids(player.routes),
            "foundations": [
                game.id(card) if self.mine or not game.hidden[card] else None
                for card in sorted(player.foundations, key=lambda card: (game.hidden[card] and not self.mine, card))
            ],
            "deck": len(player.deck),
            "discard": game.ids(player.discard),
            "pack": self._cards(player.pack, viewer),
            "looking": self._cards(player.looking, viewer),
        }

    def _cards(self, cards: list[int], viewer: int | None) -> dict[str, Any]:
        """How many of each back, and which of them this viewer knows: his own, and those he saw go there."""
        game = self._game
        faction = sum(game.box.faction[card] for card in cards)
        known = [card for card in cards if self.mine or (viewer is not None and game.known[card] >> viewer & 1)]
        return {"common": len(cards) - faction, "faction": faction, "known": game.ids(sorted(known))}

    def _location(self, card: int) -> dict[str, Any]:
        game = self._game
        facts: dict[str, Any] = {"card": game.id(card)}
        if game.guarded[card]:
            facts["samurai" if game.box.faction[card] else "defence"] = True
        if game.used[card]:
            facts["used"] = game.used[card]
        if game.blocked[card]:
            facts["blocked"] = True
        if card in game.laid:
            facts["goods"] = amounts(game.laid[card])
        if card in game.kept:
            facts["kept"] = amounts(game.kept[card])
        if card in game.under:
            facts["under"] = len(game.under[card])
            if self.mine:
                facts["cards"] = game.ids(list(game.under[card]))
        if card in game.taken:
            facts["taken_from"] = game.taken[card]
        return facts


class View:
    """The table as seen from a seat, or by a spectator (None)."""

    __slots__ = ("_asked", "_game", "_open", "eye", "seat")

    def __init__(self, game: Game, asked: Sequence[Decision], seat: int | None, open: bool = False) -> None:
        self._game = game
        self._asked = asked
        self._open = open
        """Nothing is hidden: the game is over and looked back at."""
        self.seat = seat
        self.eye: Any = None
        """How this seat values what it sees, once somebody asked for an estimate."""

    @property
    def box(self) -> Box:
        return self._game.box

    @property
    def round(self) -> int:
        return self._game.round

    @property
    def phase(self) -> str:
        return self._game.phase

    @property
    def me(self) -> PlayerView:
        assert self.seat is not None, "a spectator has no seat"
        return PlayerView(self._game, self._game.players[self.seat], self.seat)

    @property
    def others(self) -> list[PlayerView]:
        assert self.seat is not None, "a spectator has no seat"
        return [PlayerView(self._game, player, self.seat) for player in self._game.opponents(self.seat)]

    @property
    def row(self) -> Sequence[int]:
        return self._game.row

    @property
    def collection(self) -> int:
        return len(self._game.collection)

    def guarded(self, card: int) -> bool:
        """Does a Location bear a Defence token or a Samurai?"""
        return bool(self._game.guarded[card])

    def used(self, card: int) -> int:
        return self._game.used[card]

    def under(self, gate: int) -> int:
        return len(self._game.under.get(gate, ()))

    def taken(self, card: int) -> bool:
        return card in self._game.taken

    def data(self) -> dict[str, Any]:
        game = self._game
        return {
            "title": "settlers",
            "seat": self.seat,
            "round": game.round,
            "rounds": ROUNDS,
            "phase": game.phase,
            "first": game.first,
            "active": game.active,
            "acted": game.acted,
            "over": game.over,
            "deck": len(game.deck),
            "discard": game.ids(game.discard),
            "row": game.ids(game.row),
            "collection": game.ids(game.collection),
            "race": faction_locations(game) if game.solo else None,
            "players": [PlayerView(game, player, self.seat, self._open).data(self.seat) for player in game.players],
            "asked": [
                {
                    "seat": decision.seat,
                    "kind": decision.kind,
                    "rule": decision.rule,
                    "options": [option.key for option in decision.options] if decision.seat == self.seat else None,
                }
                for decision in self._asked
            ],
        }
