"""The solo game: seven rounds, six buildings (FG-SOL, FG-SOP, FG-SOE)."""

from collections.abc import Sequence

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Turn
from stead.kernel.phrase import Phrase, phrase
from stead.titles.founders import offer, prestige, scoring
from stead.titles.founders.acts import Crystals, Facts, Outlook, Question, Words
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import Called, Ended, Lost, MarkersPlaced, Paid, RoundBegan
from stead.titles.founders.state import EMPTY, Game
from stead.titles.founders.supply import receive_income
from stead.titles.founders.vote import return_crystals, take_back

ROUNDS = 7
BUILDINGS = 6


def prices(game: Game) -> tuple[int, int, int]:
    """What the three buildings cost in influence: more with each one completed (FG-SOP-10, FG-SOP-19)."""
    return 0, 2 + game.completed, 4 + 2 * game.completed


def due(game: Game) -> int:
    """What the markers on unfinished buildings will cost at the next call: the highest price, each (FG-SOP-07)."""
    return sum(building.marked for building in game.buildings) * prices(game)[2]


def influence(game: Game) -> int:
    """A temporary crystal is worth 1, a permanent one 2 (FG-SOP-11)."""
    return game.players[0].temporary + 2 * game.players[0].permanent


def call(game: Game) -> Turn:
    """The solo call, step by step (FG-SOP-06..17)."""
    game.tell(Called, 0)
    receive_income(game, 0)
    take_back(game, 0)
    marked = sum(building.marked for building in game.buildings)
    if due(game) > influence(game):
        lose(game, "markers")
        return
    for left in range(marked, 0, -1):
        yield from pay(game, prices(game)[2], left - 1)
    for building in game.buildings:
        building.marked = False
    offer.remove_misfits(game)
    close_ranks(game)
    if any(number != EMPTY for number in game.offer):
        chosen = yield Choosing(game, 0, "choose building", "FG-SOP-09", buildings)
        number, cell = chosen.building, game.offer.index(chosen.building)
        yield from pay(game, prices(game)[cell], 0)
        at = yield prestige.BuildingSite(game, 0, number, "FG-SOP-12")
        prestige.lay(game, 0, number, at)
        mark(game)
        yield from deliver(game, 0, at.cells)
        slide(game, cell)
    return_crystals(game, staked=[0])  # FG-SOP-17
    game.round += 1
    game.tell(RoundBegan, game.round)


def ways(game: Game, price: int, more: int) -> list[tuple[int, int]]:
    """The crystals, temporary and permanent, that pay a price: none of them could be left out. Afterwards `more`
    markers must still be payable, each separately and without change (FG-Q-80): they cost an even number, so nothing
    need be lost."""
    player = game.players[0]
    found: list[tuple[int, int]] = []
    for permanent in range(min(player.permanent, -(-price // 2)) + 1):
        temporary = max(0, price - 2 * permanent)
        if temporary > player.temporary:
            continue
        player.temporary -= temporary
        player.permanent -= permanent
        if influence(game) >= more * prices(game)[2]:
            found.append((temporary, permanent))
        player.temporary += temporary
        player.permanent += permanent
    return found


class Pay(Crystals):
    verb = "pay"

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].temporary -= self.temporary
        game.players[seat].permanent -= self.permanent
        game.tell(Paid, seat, self.goods)
        return DONE

    def worth(self, eye: Outlook, asked: Question) -> float:
        return -0.1 * self.temporary - eye.worth["permanent"] * self.permanent


class Paying(Question):
    """With which crystals, if `more` markers are to be paid for after that."""

    __slots__ = ("more", "price")

    def __init__(self, game: Game, seat: int, price: int, more: int) -> None:
        super().__init__(game, seat, "pay", "FG-SOP-11")
        self.price = price
        self.more = more

    def list(self) -> Sequence[Pay]:
        return [Pay(temporary, permanent) for temporary, permanent in ways(self.game, self.price, self.more)]

    def details(self) -> Facts:
        return {"price": self.price}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        """The neutral markers are paid for before a building is chosen."""
        return Refusal("FG-SOP-07", "price") if verb == "choose" else None


def pay(game: Game, price: int, more: int) -> Turn:
    if price > 0:
        act = yield Paying(game, 0, price, more)
        yield from act.perform(game, 0)


class ChooseBuilding(offer.Choose):
    def say(self, asked: Question) -> Phrase:
        game = asked.game
        price = prices(game)[game.offer.index(self.building)]
        return phrase("option-choose-building", building=self.thing, price=price)


def buildings(game: Game, seat: int) -> list[ChooseBuilding]:  # noqa: ARG001 - there is one
    """Those whose price can be paid; the left one is free (FG-SOP-09)."""
    acts = game.menu.all(ChooseBuilding)
    return [
        acts[number]
        for number, price in zip(game.offer, prices(game), strict=True)
        if number != EMPTY and (price == 0 or ways(game, price, 0))
    ]


class Choosing(Question):
    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb != "choose":
            return None
        names = [self.game.box.prestige[number].name for number in self.game.offer if number != EMPTY]
        on_offer = bool(words) and words[0] in names
        return Refusal("FG-SOP-09", "price" if on_offer else "not-on-offer")


def mark(game: Game) -> None:
    """A neutral marker on every unfinished building, the new one too (FG-SOP-13)."""
    names: list[str] = []
    for building in game.buildings:
        if not building.complete:
            building.marked = True
            names.append(game.box.prestige[building.building].name)
    if names:
        game.tell(MarkersPlaced, names)


def slide(game: Game, cell: int) -> None:
    """The two cards left slide left, a new one comes on the right (FG-SOP-16)."""
    game.offer[cell] = EMPTY
    close_ranks(game)
    offer.fill(game)


def close_ranks(game: Game) -> None:
    """Cards slide left where one is missing, and no new one came: so there is always one that is free (FG-SOP-09)."""
    game.offer = [number for number in game.offer if number != EMPTY]
    game.offer += [EMPTY] * (offer.CELLS - len(game.offer))


def lose(game: Game, reason: str) -> None:
    game.lost = True
    game.over = True
    game.tell(Lost, reason)
    game.tell(Ended, [])


def end_turn(game: Game) -> None:
    """After round 7, all cards but the call played, comes the end (FG-SOE-01, FG-Q-86)."""
    if game.over or game.round < ROUNDS or len(game.players[0].hand) > 1:
        return
    if any(not building.complete for building in game.buildings):
        lose(game, "unfinished")  # FG-SOE-02
    elif game.completed < BUILDINGS:
        lose(game, "too-few")  # FG-SOE-03
    else:
        scoring.finish(game)
