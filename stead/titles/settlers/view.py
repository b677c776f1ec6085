"""What a seat may see (IS-INF), read from the state in place."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.kit.fields import Onlooker
from stead.kit.seen import Fact, Picture, ask
from stead.titles.settlers.box import Box
from stead.titles.settlers.scoring import ROUNDS, faction_locations
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import amounts


class PlayerView:
    """One player as seen from a seat: supplies and empires are open, hands are secret but for their backs."""

    __slots__ = ("_game", "_player", "mine")

    def __init__(self, game: Game, player: Player, viewer: int | None) -> None:
        self._game = game
        self._player = player
        self.mine = player.seat == viewer

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
        onlooker = Onlooker(self.seat, self._open)
        asked = [ask(decision, self.seat) for decision in self._asked]
        return {"title": "settlers", "seat": self.seat, **GAME.of(self._game, self._game, onlooker), "asked": asked}


# What is shown of fields in ways of its own


def backs(zone: str) -> Fact:
    """How many of each back, and which of them the onlooker knows: one's own, and those one saw go there."""

    def show(game: Game, player: Player, onlooker: Onlooker) -> dict[str, Any]:
        cards: list[int] = getattr(player, zone)
        faction = sum(game.box.faction[card] for card in cards)
        seat, mine = onlooker.seat, onlooker.is_owner(player)
        known = [card for card in cards if mine or (seat is not None and game.known[card] >> seat & 1)]
        return {"common": len(cards) - faction, "faction": faction, "known": game.ids(sorted(known))}

    return Fact(zone, "Held", show)


def empire(game: Game, player: Player, onlooker: Onlooker) -> dict[str, Any]:
    mine = onlooker.is_owner(player)
    rows = {"production": player.production, "features": player.features, "actions": player.actions}
    return {name: [_location(game, card, mine) for card in row] for name, row in rows.items()}


def _location(game: Game, card: int, mine: bool) -> dict[str, Any]:
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
        if mine:
            facts["cards"] = game.ids(list(game.under[card]))
    if card in game.taken:
        facts["taken_from"] = game.taken[card]
    return facts


def foundations(game: Game, player: Player, onlooker: Onlooker) -> list[str | None]:
    """Those that one may not know come last."""
    mine = onlooker.is_owner(player)
    cards = sorted(player.foundations, key=lambda card: (game.hidden[card] and not mine, card))
    return [game.id(card) if mine or not game.hidden[card] else None for card in cards]


PLAYER = Picture(
    "Player",
    Player.fields,
    backs("hand"),
    Fact("empire", "Record<Row, Location[]>", empire),
    Fact("foundations", "(string | null)[]", foundations),
    backs("pack"),
    backs("looking"),
)
GAME = Picture(
    "View",
    Game.fields,
    Fact("rounds", "number", lambda _, __, ___: ROUNDS),
    Fact(
        "race",
        "number | null",
        lambda game, _, __: faction_locations(game) if game.solo else None,
        "Solo: what the virtual player's collection is raced against.",
    ),
    Fact("players", "Player[]", lambda game, _, onlooker: PLAYER.each(game, game.players, onlooker)),
)

PICTURES = [PLAYER, GAME]
