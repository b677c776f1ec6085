"""What only places do: the first-player marker, swapping tiles, another place's action (CO-FPL, CO-PLC-19)."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.titles.colonists.acts import Choice, Plain, Question, TileAct, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.effects.base import DONE_ACT, Deed, Doing, deeds_in
from stead.titles.colonists.effects.goods import Gain
from stead.titles.colonists.events import MarkerTaken, PlacesSwapped
from stead.titles.colonists.goods import TOOL, Goods
from stead.titles.colonists.state import Game


class TakeMarker(Plain):
    verb = "marker"


MARKER: Final = TakeMarker()


class Marker(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The year goes on in the old order (CO-FPL-04)."""

    marker: bool

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        return (MARKER,)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        if game.marker != seat:
            game.marker = seat
            game.tell(MarkerTaken, seat)
        return DONE

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        return self.carry_on(game, seat, card, None)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.marking(now)

    def tell(self) -> Phrase:
        return phrase("marker")


# Swapping tiles


def unoccupied(game: Game) -> list[int]:
    """Place tiles without any figure (CO-Q-24)."""
    taken = {spot for player in game.players for spot in player.stewards} | set(game.envoys)
    return [spot for spot in range(len(game.land)) if spot not in taken and not game.is_market(spot)]


class Pick(TileAct):
    """One of the two tiles that change places."""

    verb = "swap"

    def worth(self, eye: Any, asked: Any) -> float:
        return -0.1


class Swapping(Question):
    """The first tile, or the second."""

    __slots__ = ("adjacent", "first", "optional")

    def __init__(self, game: Game, seat: int, first: int, adjacent: bool, optional: bool) -> None:
        super().__init__(game, seat, "swap", "CO-FPL-09")
        self.first = first
        self.adjacent = adjacent
        self.optional = optional

    def list(self) -> list[Choice]:
        game = self.game
        spots = swappable(game, self.first, self.adjacent)
        found: list[Choice] = [made(Pick, game.box, game.land[spot].tile) for spot in spots]
        return [DONE_ACT, *found] if self.optional else found


def swappable(game: Game, first: int, adjacent: bool) -> list[int]:
    spots = unoccupied(game)
    if first >= 0:
        return [spot for spot in spots if spot != first and (not adjacent or spot in game.map.next_to[first])]
    return [spot for spot in spots if swappable(game, spot, adjacent)] if adjacent or len(spots) > 1 else []


def swap_tiles(game: Game, seat: int, adjacent: bool, optional: bool) -> Flow:
    first = yield Swapping(game, seat, -1, adjacent, optional)
    if not isinstance(first, Pick):
        return
    second: Pick = yield Swapping(game, seat, game.spot[first.tile], adjacent, optional=False)
    here, there = game.spot[first.tile], game.spot[second.tile]
    game.put(second.tile, here)
    game.put(first.tile, there)
    game.spot[second.tile] = here
    game.tell(PlacesSwapped, seat, first.name, second.name)


class BeginSwap(Plain):
    verb = "swap-places"


BEGIN: Final = BeginSwap()


class Swap(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two unoccupied places, if one likes."""

    swap: Literal["any", "adjacent"]

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        return (BEGIN,) if swappable(game, -1, self.swap == "adjacent") else ()

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap_tiles(game, seat, self.swap == "adjacent", optional=False)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if self.can(game, seat, card):
            yield from swap_tiles(game, seat, self.swap == "adjacent", optional=True)

    def tell(self) -> Phrase:
        return phrase("swap", where=self.swap)


# The action of a place


class Work(Choice):
    """The action of a place that has several parts."""

    __slots__ = ("place",)
    verb = "work"

    def __init__(self, box: Box, place: int) -> None:
        super().__init__(f"work {box.places[place].name}")
        self.place = place

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"place": Thing("place", asked.game.box.places[self.place].name)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.working(self.place)


def deeds_of(box: Box, place: int) -> list[Deed]:
    return list(deeds_in(box.places[place].does))


class Visiting(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is done at a place, one after the other; the last may be something to choose."""

    visit: str

    def place(self, game: Game) -> int:
        return game.box.place[self.visit]

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        place = self.place(game)
        deeds = deeds_of(game.box, place)
        if len(deeds) == 1:
            return deeds[0].openers(game, seat, spot)
        return (made(Work, game.box, place),) if self.can(game, seat, spot) else ()

    def can(self, game: Game, seat: int, card: int) -> bool:
        """The last part of it can be done, with what the others give (CO-Q-42); swapping is up to the visitor."""
        *before, last = deeds_of(game.box, self.place(game))
        if not before:
            return last.can(game, seat, card)
        if isinstance(last, Swap):
            return True
        goods = game.players[seat].goods
        tools = sum(deed.goods[TOOL] for deed in before if isinstance(deed, Gain))
        goods[TOOL] += tools
        possible = last.can(game, seat, card)
        goods[TOOL] -= tools
        return possible

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Flow:
        deeds = deeds_of(game.box, self.place(game))
        if len(deeds) == 1:
            yield from deeds[0].carry_on(game, seat, spot, act)
            return
        for deed in deeds:
            yield from deed.do(game, seat, spot, -1)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act = yield Doing(game, seat, [self], card)
        yield from self.carry_on(game, seat, card, act)

    def obstacle(self, game: Game, seat: int) -> str:
        return deeds_of(game.box, self.place(game))[-1].obstacle(game, seat)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        found = [deed.refusal(game, seat, spot, verb, words) for deed in deeds_of(game.box, self.place(game))]
        return next((refusal for refusal in found if refusal is not None), None)

    def least(self, game: Game, seat: int) -> list[Goods]:
        *before, last = deeds_of(game.box, self.place(game))
        tools = sum(deed.goods[TOOL] for deed in before if isinstance(deed, Gain))
        return [
            tuple([max(0, n - tools) if good == TOOL else n for good, n in enumerate(cost)])
            for cost in last.least(game, seat)
        ]

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        ends = [now]
        for deed in deeds_of(eye.box, eye.box.place[self.visit]):
            ends = [end for one in ends for end in deed.leads(eye, one, spot)]
        return ends

    def tell(self) -> Phrase:
        return phrase("as-place", place=Thing("place", self.visit))
