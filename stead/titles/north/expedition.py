"""The Expedition phase (EN-EXD), and expeditions before it (EN-ERL)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import Flow, Turn
from stead.kit.acts import CardAct, Choice, Question, Words, else_because, named
from stead.kit.zones import draw_from
from stead.titles.north.cards import Card
from stead.titles.north.cleanup import end_of_round
from stead.titles.north.empire import enter, notice, resolve
from stead.titles.north.events import Conquered, NoIsland, Pillaged, Sighted
from stead.titles.north.names import Ship
from stead.titles.north.state import Game
from stead.titles.north.supply import renew

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye

Mode = Literal["pillage", "conquer"]
BOTH: tuple[Mode, ...] = ("pillage", "conquer")


def expeditions(game: Game) -> Turn:
    """The ships one after another, from the one on the arrow (EN-EXD-01)."""
    while next_ship(game):
        act: Choice = yield Question(game, game.active, "island", "EN-EXD-02", islands, OPENING)
        yield from act.perform(game, game.active)
    end_of_round(game)


def next_ship(game: Game) -> bool:
    """The turn is with the first ship that can go anywhere; those before it go home. Is there any?"""
    while game.queue and not any_island(game, game.queue[0], BOTH):
        game.tell(NoIsland, game.queue[0] & Ship.SEAT)
        go_home(game, 0)
    if game.queue:
        game.active = game.queue[0] & Ship.SEAT
    return bool(game.queue)


def go_home(game: Game, place: int) -> int:
    """To its owner's reserve, a common ship too (EN-EXD-12, EN-Q-54); all cargo is lost (EN-EXD-13)."""
    ship = game.queue.pop(place)
    player = game.players[ship & Ship.SEAT]
    if ship & Ship.COMMON:
        player.commons += 1
    else:
        player.ships += 1
    return ship


# Where to, and what for


def can_conquer(game: Game, ship: int, island: int) -> bool:
    """What conquering costs is on the ship (EN-EXD-09, EN-Q-15)."""
    return game.box.cards[island].conquest.raze <= bool(ship & Ship.RAZE)


def decks(game: Game, ship: int) -> list[str]:
    """From which deck may the ship take the top card? Distant islands need fish on it (EN-EXD-04, EN-EXD-05)."""
    found = ["near"] if game.near_deck or game.near_discard else []
    if ship & Ship.FISH and (game.distant_deck or game.distant_discard):
        found.append("distant")
    return found


def in_reach(game: Game, ship: int) -> list[int]:
    """Face-up islands this ship may go to (EN-EXD-03)."""
    return game.near + game.distant if ship & Ship.FISH else game.near


def any_island(game: Game, ship: int, modes: Sequence[Mode]) -> bool:
    if "pillage" in modes:
        return bool(in_reach(game, ship) or decks(game, ship))
    return bool(ship & Ship.RAZE) and bool(in_reach(game, ship) or decks(game, ship))


def voyages(game: Game, ship: int, modes: Sequence[Mode]) -> "list[Choice]":
    found: list[Choice] = []
    for island in in_reach(game, ship):
        if "pillage" in modes:
            found += Pillage.each(game, (island,))
        if "conquer" in modes and can_conquer(game, ship, island):
            found += Conquer.each(game, (island,))
    found += [LANDFALLS[deck] for deck in decks(game, ship)]
    return found


def _why_not_there(asked: Question[Game], verb: str, words: Words) -> Refusal | None:
    return refused(asked.game, asked.game.queue[0], verb, words)


def refused(game: Game, ship: int, verb: str, words: Words) -> Refusal | None:
    cards = named(game.box, words)
    if verb == "land":
        return Refusal("EN-EXD-05", "needs-fish") if list(words) == ["distant"] else None
    if verb not in BOTH:
        return None
    if not cards or cards[0] not in game.near + game.distant:
        return Refusal("EN-EXD-02", "no-such-island", key=" ".join(words))
    if cards[0] not in in_reach(game, ship):
        return Refusal("EN-EXD-05", "needs-fish")
    if verb == "conquer" and not can_conquer(game, ship, cards[0]):
        return Refusal("EN-EXD-09", "needs-raze")
    return None


@else_because(_why_not_there)
def islands(game: Game, _: int) -> "list[Choice]":
    return voyages(game, game.queue[0], BOTH)


class Voyage(Question[Game]):
    """Where does a ship go that does not wait for the Expedition phase?"""

    __slots__ = ("modes", "place")

    def __init__(self, game: Game, seat: int, place: int, modes: Sequence[Mode]) -> None:
        super().__init__(game, seat, "island", "EN-ERL-02")
        self.place = place
        self.modes = modes

    def list(self) -> "list[Choice]":
        return voyages(self.game, self.game.queue[self.place], self.modes)

    def refused(self, verb: str, words: Words) -> Refusal:
        if verb in BOTH and verb not in self.modes:
            return Refusal("EN-ERL-01", "not-by-this", mode=verb)
        return refused(self.game, self.game.queue[self.place], verb, words) or super().refused(verb, words)


class Landing(Question[Game]):
    """An island was taken from a deck: what for? There is no second choice of an island (EN-Q-33)."""

    __slots__ = ("island", "modes", "place")

    def __init__(self, game: Game, seat: int, place: int, island: int, modes: Sequence[Mode]) -> None:
        super().__init__(game, seat, "landing", "EN-EXD-02")
        self.place = place
        self.island = island
        self.modes = modes

    def list(self) -> "list[Choice]":
        found: list[Choice] = []
        if "pillage" in self.modes:
            found += Pillage.each(self.game, (self.island,))
        if "conquer" in self.modes and can_conquer(self.game, self.game.queue[self.place], self.island):
            found += Conquer.each(self.game, (self.island,))
        return found

    def refused(self, verb: str, words: Words) -> Refusal:
        return Refusal("EN-Q-33", "already-landed", card=self.game.id(self.island))


def take(game: Game, deck: str) -> int:
    """The top island of a deck, renewed if it is empty (EN-EXD-16, EN-Q-13), face up for all to see."""
    pile, used = (game.near_deck, game.near_discard) if deck == "near" else (game.distant_deck, game.distant_discard)
    if not pile:
        renew(game, deck, pile, used)
    card = draw_from(pile, game.chance, game.loose)
    show(game, [card])
    return card


def show(game: Game, cards: list[int]) -> None:
    for card in cards:
        (game.near if game.box.cards[card].deck == "near" else game.distant).append(card)
    game.near.sort()
    game.distant.sort()
    game.tell(Sighted, game.ids(cards))


class Land(Choice):
    """The top card of an island deck, whatever it is."""

    __slots__ = ("deck",)
    verb = "land"

    def __init__(self, deck: str) -> None:
        super().__init__(f"land {deck}", (f"deck:{deck}",))
        self.deck = deck

    def perform(self, game: Game, seat: int) -> Flow:
        return land(game, seat, 0, self.deck, BOTH)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"deck": self.deck}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.fleet.unknown(self.deck, _ship(asked))

    @classmethod
    def every(cls, box: Any) -> list[tuple[str, ...]]:
        return [(act.key,) for act in LANDFALLS.values()]


LANDFALLS = {deck: Land(deck) for deck in ("near", "distant")}


def _ship(asked: Any) -> int:
    """The ship that a question about islands is about."""
    return asked.game.queue[getattr(asked, "place", 0)]


def land(game: Game, seat: int, place: int, deck: str, modes: Sequence[Mode]) -> Flow:
    act: Choice = yield Landing(game, seat, place, take(game, deck), modes)
    yield from reach(game, seat, place, act)


class Pillage(CardAct):
    verb = "pillage"
    tempts = ("island",)
    face: Card
    cards_with = "island"

    def perform(self, game: Game, seat: int) -> Flow:
        return reach(game, seat, 0, self)

    def facts(self, asked: Any) -> dict[str, Any]:
        assert self.face.pillage is not None
        return {"effect": self.face.pillage.say()}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.fleet.pillage(self.face)


class Conquer(CardAct):
    verb = "conquer"
    tempts = ("island",)
    face: Card
    cards_with = "island"

    def perform(self, game: Game, seat: int) -> Flow:
        return reach(game, seat, 0, self)

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.fleet.conquer(self.face)


def reach(game: Game, seat: int, place: int, act: Any) -> Flow:
    """The ship at this place of the queue has come to an island."""
    island: int = act.card
    face = game.box.cards[island]
    go_home(game, place)
    (game.near if face.deck == "near" else game.distant).remove(island)
    if isinstance(act, Pillage):
        (game.near_discard if face.deck == "near" else game.distant_discard).append(island)  # EN-EXD-08
        game.tell(Pillaged, seat, face.id)
        assert face.pillage is not None
        yield from face.pillage.run(game, seat, island, island)
        yield from notice(game, seat, "pillage", island)
        return
    game.tell(Conquered, seat, face.id)
    enter(game, game.players[seat], island)  # refreshed (EN-Q-49)
    if face.bonus is not None:  # EN-CRD-13
        yield from resolve(game, seat, [(face.bonus, island, "bonus", island)])
    yield from notice(game, seat, "conquer", island)
