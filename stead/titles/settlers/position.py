"""The whole state as readable plain data, and back, with an error for everything that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from stead.kernel.chance import Chance
from stead.kernel.content import with_what_is_allowed
from stead.kernel.errors import RecordError
from stead.titles.settlers.box import Box
from stead.titles.settlers.effects.conflict import EGYPTIAN_TOKENS
from stead.titles.settlers.goods import COUNT, DEFENCE, GOLD, INDEX, NAMES
from stead.titles.settlers.setup import unpack
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import amounts

Goods = Mapping[str, int]


class PlayerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: Goods = {}
    hand: list[str] = []
    empire: list[str] = []
    deals: list[str] = []
    routes: list[str] = []
    foundations: list[str] = []
    deck: list[str] = []
    """The last card is the top."""
    discard: list[str] = []
    pack: list[str] = []
    looking: list[str] = []
    passed: bool = False


class GamePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    phase: Literal["setup", "lookout", "production", "action", "cleanup", "attack"]
    stage: int
    first: int
    active: int
    players: list[PlayerPosition]
    chance: int
    deck: list[str] = []
    discard: list[str] = []
    acted: bool = False
    over: bool = False
    row: list[str] = []
    collection: list[str] = []
    used: dict[str, int] = {}
    guarded: list[str] = []
    blocked: list[str] = []
    hidden: list[str] = []
    known: dict[str, list[int]] = {}
    laid: dict[str, Goods] = {}
    kept: dict[str, Goods] = {}
    under: dict[str, list[str]] = {}
    taken: dict[str, int] = {}


def position(game: Game) -> dict[str, Any]:
    """Empty things are left out."""
    numbers = range(len(game.box.cards))
    state = GamePosition(
        round=game.round,
        phase=game.phase,  # type: ignore[arg-type]
        stage=game.stage,
        first=game.first,
        active=game.active,
        players=[_player(game, player) for player in game.players],
        deck=game.ids(game.deck),
        discard=game.ids(game.discard),
        chance=game.chance.state,
        acted=game.acted,
        over=game.over,
        row=game.ids(game.row),
        collection=game.ids(game.collection),
        used={game.id(card): game.used[card] for card in numbers if game.used[card]},
        guarded=[game.id(card) for card in numbers if game.guarded[card]],
        blocked=[game.id(card) for card in numbers if game.blocked[card]],
        hidden=[game.id(card) for card in numbers if game.hidden[card]],
        known={game.id(card): _seats(game, card) for card in numbers if game.known[card]},
        laid={game.id(card): amounts(game.laid[card]) for card in sorted(game.laid)},
        kept={game.id(card): amounts(game.kept[card]) for card in sorted(game.kept)},
        under={game.id(card): game.ids(list(game.under[card])) for card in sorted(game.under)},
        taken={game.id(card): game.taken[card] for card in sorted(game.taken)},
    )
    data: dict[str, Any] = msgspec.to_builtins(state)
    data["players"] = [_bare(player) for player in data["players"]]
    return _bare(data)


def _bare(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if not (value is False or value == [] or value == {})}


def _player(game: Game, player: Player) -> PlayerPosition:
    return PlayerPosition(
        goods=amounts(player.goods),
        hand=game.ids(player.hand),
        empire=game.ids(player.locations),
        deals=game.ids(player.deals),
        routes=game.ids(player.routes),
        foundations=game.ids(player.foundations),
        deck=game.ids(player.deck),
        discard=game.ids(player.discard),
        pack=game.ids(player.pack),
        looking=game.ids(player.looking),
        passed=player.passed,
    )


def _seats(game: Game, card: int) -> list[int]:
    return [seat for seat in range(game.seats) if game.known[card] >> seat & 1]


def from_position(box: Box, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
    try:
        written = msgspec.convert(data, GamePosition)
    except msgspec.ValidationError as error:
        raise RecordError(f"this position is damaged: {with_what_is_allowed(str(error), GamePosition)}") from None
    game = unpack(box, seats, options, 0)
    return _Reader(game, written).read()


class _Reader:
    """Fills a game from a written position, saying what is wrong with it."""

    def __init__(self, game: Game, written: GamePosition) -> None:
        self.game = game
        self.written = written

    def read(self) -> Game:
        game, written = self.game, self.written
        self._counters()
        game.chance = Chance(written.chance)
        expected = sorted(game.deck + [card for player in game.players for card in player.deck])
        if len(written.players) != len(game.players):
            raise RecordError(f"'players' has {len(written.players)} entries; these seats need {len(game.players)}")
        game.deck = self._cards("deck", written.deck)
        game.discard = self._cards("discard", written.discard)
        game.row = sorted(self._cards("row", written.row))
        game.collection = self._cards("collection", written.collection)
        for player, facts in zip(game.players, written.players, strict=True):
            self._player(player, facts)
        self._on_locations()
        self._each_once(expected)
        return game

    def _counters(self) -> None:
        game, written = self.game, self.written
        for name, least, most in (
            ("round", 1, 5),
            ("stage", 0, self._last_stage()),
            ("first", 0, game.seats - 1),
            ("active", 0, game.seats - 1),
            ("chance", 0, (1 << 64) - 1),
        ):
            value = getattr(written, name)
            if not least <= value <= most:
                raise RecordError(f"{name!r} is {value}; it is between {least} and {most}")
            if name != "chance":
                setattr(game, name, value)
        if (written.phase == "attack") and not game.solo:
            raise RecordError("the attack phase belongs to the solo game")
        game.phase, game.acted, game.over = written.phase, written.acted, written.over

    def _last_stage(self) -> int:
        """How far the phase can have come."""
        game, phase = self.game, self.written.phase
        if phase == "lookout":
            return 2 if game.solo or game.lookout == "alternative" else 2 * game.seats - 1
        if phase in ("production", "cleanup"):
            return game.seats - 1
        return 2 + self.written.over if phase == "attack" else 0

    def _number(self, place: str, id: str) -> int:
        number = self.game.box.number.get(id)
        if number is None:
            raise RecordError(f"no card {id!r} (in {place}); ids look like COM018")
        return number

    def _cards(self, place: str, ids: Sequence[str]) -> list[int]:
        return [self._number(place, id) for id in ids]

    def _goods(self, place: str, goods: Mapping[str, int], kinds: int = COUNT) -> list[int]:
        """The first so many kinds of goods; others cannot lie there."""
        for name, n in goods.items():
            if INDEX.get(name, COUNT) >= kinds:
                raise RecordError(f"no {name!r} in {place}; goods there are: {', '.join(NAMES[:kinds])}")
            if not 0 <= n < 10_000:
                raise RecordError(f"{n} {name} (in {place}): from 0 to 9999")
        return [goods.get(name, 0) for name in NAMES[:kinds]]

    def _player(self, player: Player, facts: PlayerPosition) -> None:
        where = player.faction
        player.goods = self._goods(where, facts.goods)
        player.passed = facts.passed
        player.hand = sorted(self._cards(f"{where}'s hand", facts.hand))
        # The virtual player's Deals are the revealed Attack cards, newest first: their order counts.
        deals = self._cards(f"{where}'s deals", facts.deals)
        player.deals = deals if player.virtual else sorted(deals)
        for card in deals:
            if self.game.box.cards[card].deal is None:
                raise RecordError(f"{self.game.id(card)} has no Deal field, but is among {where}'s deals")
        player.routes = sorted(self._cards(f"{where}'s routes", facts.routes))
        player.foundations = sorted(self._cards(f"{where}'s foundations", facts.foundations))
        player.deck = self._cards(f"{where}'s deck", facts.deck)
        player.discard = self._cards(f"{where}'s discard", facts.discard)
        player.pack = sorted(self._cards(f"{where}'s pack", facts.pack))
        player.looking = self._cards(f"{where}'s looking", facts.looking)
        for card in sorted(self._cards(f"{where}'s empire", facts.empire)):
            type = self.game.box.cards[card].type
            if type == "attack":
                raise RecordError(f"{self.game.id(card)} is an Attack card: it is never a Location")
            player.row(type).append(card)

    def _location(self, place: str, id: str) -> int:
        card = self._number(place, id)
        if self.game.owner(card) is None:
            raise RecordError(f"{id} is in {place!r}, but it is no Location in any empire")
        return card

    def _on_locations(self) -> None:
        game, written = self.game, self.written
        for id, n in written.used.items():
            card = self._location("used", id)
            if not 0 < n <= max(1, game.box.limit[card]):
                raise RecordError(f"{id} was used {n} times; it can be used {game.box.limit[card]} times a round")
            game.used[card] = n
        for id in written.guarded:
            game.guarded[self._location("guarded", id)] = 1
        for id in written.blocked:
            game.blocked[self._location("blocked", id)] = 1
        for id in written.hidden:
            card = self._number("hidden", id)
            if not any(card in player.foundations for player in game.players):
                raise RecordError(f"{id} is in 'hidden', but it is no Foundation")
            game.hidden[card] = 1
        for id, seats in written.known.items():
            for seat in seats:
                if not 0 <= seat < game.seats:
                    raise RecordError(f"{id} is known to seat {seat}; seats are 0 to {game.seats - 1}")
                game.known[self._number("known", id)] |= 1 << seat
        for id, goods in written.laid.items():
            game.laid[self._location("laid", id)] = tuple(self._goods("laid", goods, DEFENCE))
        for id, goods in written.kept.items():
            wood, stone, food = self._goods("kept", goods, GOLD)
            game.kept[self._location("kept", id)] = (wood, stone, food)
        for id, ids in written.under.items():
            game.under[self._location("under", id)] = tuple(sorted(self._cards("under", ids)))
        for id, seat in written.taken.items():
            if not 0 <= seat < len(game.players):
                raise RecordError(f"{id} was taken from seat {seat}; seats are 0 to {len(game.players) - 1}")
            card = self._location("taken", id)
            owner = game.owner(card)
            if owner is None or owner.faction != "egyptians" or owner.seat == seat or game.box.faction[card]:
                raise RecordError(f"{id} cannot be taken over: only Egyptians take others' Common Locations")
            game.taken[card] = seat
        if len(game.taken) > EGYPTIAN_TOKENS:
            raise RecordError(f"{len(game.taken)} Locations are taken over; there are {EGYPTIAN_TOKENS} tokens")
        for player in game.players:
            for card in player.routes:
                if game.owner(card) in (None, player):
                    raise RecordError(f"a route needs an opponent's Location; {game.id(card)} is none")

    def _each_once(self, expected: list[int]) -> None:
        """Every card of the chosen decks lies somewhere, once."""
        game = self.game
        found = [*game.deck, *game.discard, *game.row, *game.collection]
        for cards in game.under.values():
            found += cards
        for player in game.players:
            found += [*player.hand, *player.locations, *player.deals, *player.foundations]
            found += [*player.deck, *player.discard, *player.pack, *player.looking]
        found.sort()
        if found == expected:
            return
        for card in found:
            if found.count(card) > 1:
                raise RecordError(f"{game.id(card)} is in two places")
            if card not in expected:
                raise RecordError(f"{game.id(card)} does not belong to this game: nobody plays its deck")
        missing = next(card for card in expected if card not in found)
        raise RecordError(f"{game.id(missing)} is nowhere; every card lies somewhere")
