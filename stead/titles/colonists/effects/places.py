"""What only places do: the first-player marker, swapping tiles, another place's action (CO-FPL, CO-PLC-19)."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.titles.colonists.acts import Choice, Plain, Question, TileAct, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.effects.base import DONE_ACT, Deed, deeds_in
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

    def opens(self, game: Game, act: Choice) -> bool:
        return act is MARKER

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
    taken = {spot for player in game.players for spot in player.stewards} | set(game.envoys) | set(game.markets())
    return [spot for spot in range(len(game.land)) if spot not in taken]


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
    """The tiles that can be swapped with the first, or (first: -1) with any other."""
    spots = unoccupied(game)
    next_to = game.map.next_to
    if first >= 0:
        return [spot for spot in spots if spot != first and (not adjacent or spot in next_to[first])]
    if adjacent:
        free = set(spots)
        return [spot for spot in spots if not free.isdisjoint(next_to[spot])]
    return spots if len(spots) > 1 else []


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

    def opens(self, game: Game, act: Choice) -> bool:
        return act is BEGIN

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


class Visiting(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is done at a place, one after the other; the last may be something to choose."""

    visit: str

    def deeds(self, game: Game) -> list[Deed]:
        found: list[Deed] | None = game.box.acts.get(self.visit)
        if found is None:
            found = game.box.acts[self.visit] = deeds_in(game.box.places[game.box.place[self.visit]].does)
        return found

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        deeds = self.deeds(game)
        if len(deeds) == 1:
            return deeds[0].openers(game, seat, spot)
        return (made(Work, game.box, game.box.place[self.visit]),) if self.can(game, seat, spot) else ()

    def opens(self, game: Game, act: Choice) -> bool:
        deeds = self.deeds(game)
        if len(deeds) == 1:
            return deeds[0].opens(game, act)
        return isinstance(act, Work) and act.place == game.box.place[self.visit]

    def can(self, game: Game, seat: int, card: int) -> bool:
        """The last part of it can be done, with what the others give (CO-Q-42); swapping is up to the visitor."""
        *before, last = self.deeds(game)
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
        deeds = self.deeds(game)
        if len(deeds) == 1:
            yield from deeds[0].carry_on(game, seat, spot, act)
            return
        for deed in deeds:
            yield from deed.do(game, seat, spot, -1)

    def obstacle(self, game: Game, seat: int) -> str:
        return self.deeds(game)[-1].obstacle(game, seat)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        found = [deed.refusal(game, seat, spot, verb, words) for deed in self.deeds(game)]
        return next((refusal for refusal in found if refusal is not None), None)

    def least(self, game: Game, seat: int) -> list[Goods]:
        *before, last = self.deeds(game)
        tools = sum(deed.goods[TOOL] for deed in before if isinstance(deed, Gain))
        return [
            tuple([max(0, n - tools) if good == TOOL else n for good, n in enumerate(cost)])
            for cost in last.least(game, seat)
        ]

    def pays(self, game: Game, seat: int) -> bool:
        return self.deeds(game)[-1].pays(game, seat)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        ends = [now]
        for deed in self.deeds(eye.game):
            ends = [end for one in ends for end in deed.leads(eye, one, spot)]
        return ends

    def tell(self) -> Phrase:
        return phrase("as-place", place=Thing("place", self.visit))
