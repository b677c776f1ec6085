"""Temple of the Rising Sun (AZ-EX-03): for each brown, grey or red card its Resource may be spent, for points."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from stead.kernel.flow import Flow
from stead.kit.acts import Choice, made
from stead.titles.settlers.aztecs.asking import ENOUGH, InPrayer, OfPrayer
from stead.titles.settlers.aztecs.colours import THREE, three
from stead.titles.settlers.aztecs.events import Prayed, Sacrificed
from stead.titles.settlers.aztecs.rite import Rite, together
from stead.titles.settlers.aztecs.weighing import RESOURCE_OF
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.goods import GOLD, NAMES, RESOURCES, VP
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import gain


class Sacrifice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points for each Resource spent, and for each type of them."""

    each: int
    types: int

    @property
    def listed(self) -> Mapping[str, Mapping[str, int]]:
        return NOTHING_EACH


NOTHING_EACH: Mapping[str, Mapping[str, int]] = {colour: {} for colour in THREE}
Room = Sequence[tuple[int, ...]]
"""How many of each Resource may be spent: the ways there are, one for each colour of the tricolour token (AZ-Q-07: it
is settled by what is spent)."""


def sacrifices(game: Game, seat: int, rite: Rite, terms: Sacrifice) -> Flow:
    """One by one, as long as one likes; then the points, in one go."""
    room, spent = _room(game, seat, rite), [0, 0, 0, 0]
    while True:
        chosen: Choice = yield Sacrificing(game, seat, rite, room, spent)
        if not isinstance(chosen, Offering):
            break
        spent[chosen.good] += 1
        game.players[seat].goods[chosen.good] -= 1
        game.tell(Sacrificed, seat, NAMES[chosen.good])
    types, rite.three = _most_types(room, spent)
    points = terms.each * sum(spent) + terms.types * types
    cards, tokens = rite.cards(game), rite.blessed(game, seat)
    goods = {"vp": points} if points else {}
    game.tell(Prayed, seat, game.id(rite.card), None, game.ids(game.opened), cards, tokens, goods)
    gain(game, seat, VP, points, rite.card, told=True)


def _room(game: Game, seat: int, rite: Rite) -> list[tuple[int, ...]]:
    counts = together(rite.cards(game), rite.blessed(game, seat))
    wild = three(game, game.players[seat], THREE) if counts or rite.tokens else []
    return [tuple(counts.get(colour, 0) + (colour == extra) for colour in _by_good()) for extra in wild or (None,)]


def _by_good() -> list[str]:
    """The colours in the order of their Resources."""
    return sorted(THREE, key=RESOURCE_OF.__getitem__)


def _fits(room: Room, spent: Sequence[int]) -> bool:
    """Gold stands for any Resource that there is still room for (AZ-Q-33)."""
    return any(all(spent[good] <= way[good] for good in RESOURCES) and sum(spent) <= sum(way) for way in room)


def _most_types(room: Room, spent: Sequence[int]) -> tuple[int, str | None]:
    """Gold counts as the types that bring most; and the colour of the tricolour token that goes with it."""
    best, colour = -1, None
    for i, way in enumerate(room):
        for gold in _shares(way, spent):
            types = sum(spent[good] + gold[good] > 0 for good in RESOURCES)
            if types > best:
                best, colour = types, _extra(room, i)
    return best, colour


def _shares(way: Sequence[int], spent: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """How the Gold may be shared among the Resources."""
    for gold in product(*(range(max(0, way[good] - spent[good]) + 1) for good in RESOURCES)):
        if sum(gold) == spent[GOLD] and all(spent[good] <= way[good] for good in RESOURCES):
            yield gold


def _extra(room: Room, i: int) -> str | None:
    """Which colour the tricolour token has in this way: the one with more room than in the others."""
    if len(room) == 1:
        return None
    least = [min(way[good] for way in room) for good in RESOURCES]
    return next(colour for colour, n, low in zip(_by_good(), room[i], least, strict=True) if n > low)


class Sacrificing(InPrayer):
    __slots__ = ("room", "spent")

    def __init__(self, game: Game, seat: int, rite: Rite, room: Room, spent: list[int]) -> None:
        super().__init__(game, seat, "sacrifice", "AZ-PRY-11", rite)
        self.room = room
        self.spent = spent

    def list(self) -> Sequence[Choice]:
        goods = self.game.players[self.seat].goods
        fits = [good for good in (*RESOURCES, GOLD) if goods[good] and _fits(self.room, self.with_one(good))]
        return [*(made(Offering, self.game.box, good) for good in fits), ENOUGH]

    def with_one(self, good: int) -> Sequence[int]:
        return [n + (i == good) for i, n in enumerate(self.spent)]


class Offering(OfPrayer):
    """A Resource, or Gold in its place."""

    __slots__ = ("good",)
    verb = "sacrifice"

    def __init__(self, _: Box, good: int) -> None:
        super().__init__(f"sacrifice {NAMES[good]}", (f"good:{NAMES[good]}",))
        self.good = good

    def facts(self, asked: Sacrificing) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}}

    def worth(self, eye: Eye, asked: Sacrificing) -> float:
        terms = asked.rite.effect.sacrifice
        assert terms is not None
        more = _most_types(asked.room, asked.with_one(self.good))[0] - _most_types(asked.room, asked.spent)[0]
        return terms.each + terms.types * more - eye.thrift * eye.worth[NAMES[self.good]]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"sacrifice {NAMES[good]}",) for good in (*RESOURCES, GOLD)]
