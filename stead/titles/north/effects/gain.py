"""Verbs that bring something: gain, any resource, one of several, draw, recover, ships."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import Choice
from stead.titles.north.box import Box
from stead.titles.north.cards import SIGNS, Effect, Resource, Sign, check_goods
from stead.titles.north.effects.verb import Picking, Verb
from stead.titles.north.empire import count_sign, notice
from stead.titles.north.events import ShipGained
from stead.titles.north.goods import INDEX, NAMES, RESOURCES, SUPPLY
from stead.titles.north.outlook import Eye
from stead.titles.north.state import Game
from stead.titles.north.supply import can_draw, draw, gain, recover


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Once for each of these: exactly one of them is said."""

    sign: Sign | None = None
    signs: bool = False
    """Different signs in the own empire."""
    islands: bool = False
    good: str | None = None
    """Of this good in the own supply; workers too."""
    discarded: bool = False
    """Cards on the own discard pile."""
    here: bool = False
    """Different resources on this card."""
    assigned: bool = False
    """Pieces on all one's cards."""

    def __post_init__(self) -> None:
        said = [name for name in self.__struct_fields__ if getattr(self, name)]
        if len(said) != 1:
            raise ValueError(f"per says one thing that is counted, of: {', '.join(self.__struct_fields__)}")
        if self.good is not None and self.good not in NAMES[:SUPPLY]:
            raise ValueError(f"per counts {self.good!r}; goods are: {', '.join(NAMES[:SUPPLY])}")

    def count(self, game: Game, seat: int, card: int) -> int:
        player = game.players[seat]
        if self.sign is not None:
            return count_sign(game, seat, SIGNS.index(self.sign))
        if self.good is not None:
            return player.goods[INDEX[self.good]]
        if self.islands:
            return sum([game.box.island[one] for one in player.empire])
        if self.signs:
            return len({sign for one in player.empire for sign in game.box.signs[one]})
        if self.discarded:
            return len(player.discard)
        if self.here:
            lying = game.assigned.get(card, ())
            return sum(1 for good in RESOURCES if lying and lying[good])
        return sum(sum(game.assigned[one]) for one in player.empire if one in game.assigned)

    @property
    def what(self) -> str:
        if self.sign is not None:
            return "sign"
        return "good" if self.good is not None else next(name for name in self.__struct_fields__ if getattr(self, name))


class Gain(Verb, frozen=True):
    """Goods, workers and points from the bank."""

    gain: dict[str, int]
    per: Per | None = None
    every: int = 1
    """For so many of what is counted."""
    max: int | None = None

    def __post_init__(self) -> None:
        check_goods("gain", self.gain)

    @property
    def ordered(self) -> bool:
        """What it counts may change with what else is due."""
        return self.per is not None or (self.then is not None and self.then.ordered)

    def times(self, game: Game, seat: int, card: int) -> int:
        if self.per is None:
            return 1
        n = self.per.count(game, seat, card) // self.every
        return n if self.max is None else min(n, self.max)

    def at_once(self, game: Game, seat: int, card: int) -> None:
        times = self.times(game, seat, card)
        for good, n in self.gain.items():
            gain(game, seat, INDEX[good], n * times, card)
        if self.then is not None:
            self.then.at_once(game, seat, card)

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        times = self.times(game, seat, card)
        for good, n in self.gain.items():
            gain(game, seat, INDEX[good], n * times, card)
        return DONE

    def can(self, game: Game, seat: int, card: int) -> bool:
        """Not if it would bring nothing, and nothing comes then."""
        if self.per is None or self.then is not None or self.per.here:  # what lies here is put there just before
            return True
        return self.times(game, seat, card) > 0

    def sure_of(self, game: Game, seat: int) -> tuple[int, int]:
        return 0, self.gain.get("worker", 0) if self.per is None else 0

    def tell(self) -> Phrase:
        if self.per is None:
            return phrase("gain", goods=self.gain)
        return phrase(
            "gain-per",
            goods=self.gain,
            per=self.per.what,
            sign=self.per.sign or "none",
            good=self.per.good or "none",
            counted={self.per.good: self.every} if self.per.good else {},
            every=self.every,
            max=self.max or 0,
        )

    def worth(self, eye: Eye) -> float:
        times = 1.0 if self.per is None else eye.times(self)
        return times * sum(eye.worth[good] * n for good, n in self.gain.items())


class GainOne(Choice):
    """1 resource, this one."""

    __slots__ = ("good",)
    verb = "gain"

    def __init__(self, good: int) -> None:
        super().__init__(f"gain {NAMES[good]}", (f"good:{NAMES[good]}",))
        self.good = good

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}}

    def worth(self, eye: Eye, asked: Any) -> float:
        return eye.more(self.good)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(act.key,) for act in ONES]


ONES = tuple(map(GainOne, RESOURCES))


class AnyOf(Picking, frozen=True):
    """So many resources, of these kinds, in any mix."""

    any: int
    of: tuple[Resource, ...] = ("food", "wood", "stone", "sheep", "fish")

    kind = "resource"
    rule = "EN-GDS-01"

    def choices(self, game: Game, seat: int, card: int) -> Sequence[GainOne]:
        return [ONES[INDEX[name]] for name in self.of]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return True

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        for _ in range(self.any):
            act: GainOne = yield self.ask(game, seat, card)
            gain(game, seat, act.good, 1, card)

    def tell(self) -> Phrase:
        kinds = self.of if len(self.of) < len(RESOURCES) else ()
        return phrase("gain-any", n=self.any, of=[phrase("kind-of-good", good=name) for name in kinds])

    def worth(self, eye: Eye) -> float:
        return self.any * max(eye.worth[name] for name in self.of) * 1.1


class Choose(Picking, frozen=True):
    """One of several effects (EN-LOC-07)."""

    choose: tuple[Effect, ...]

    kind = "choose"
    rule = "EN-LOC-07"

    def choices(self, game: Game, seat: int, card: int) -> "list[ChooseOne]":
        return one_of(game, seat, card, self.choose)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: "ChooseOne") -> Asking:
        return act.effect.run(game, seat, card, about)

    def tell(self) -> Phrase:
        return phrase("choose", options=[effect.say() for effect in self.choose])

    def worth(self, eye: Eye) -> float:
        return max(effect.estimate(eye) for effect in self.choose)


def one_of(game: Game, seat: int, card: int, effects: Sequence[Effect]) -> "list[ChooseOne]":
    found = [(i + 1, effect) for i, effect in enumerate(effects) if effect.can(game, seat, card)]
    return [ChooseOne(game.box, card, i, effect) for i, effect in found]


class ChooseOne(Choice):
    """One of the effects of a card, by number."""

    __slots__ = ("effect",)
    verb = "choose"

    def __init__(self, box: Box, card: int, n: int, effect: Effect) -> None:
        super().__init__(f"choose {n}", () if card < 0 else (f"card:{box.ids[card]}",))
        self.effect = effect

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"effect": self.effect.say()}

    def worth(self, eye: Eye, asked: Any) -> float:
        return self.effect.estimate(eye)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        most = max((len(effect.choose) for effect in box.effects() if isinstance(effect, Choose)), default=0)
        saves = max((len(card.save.pays) for card in box.cards if card.save is not None), default=0)
        return [(f"choose {n}",) for n in range(1, max(most, saves) + 1)]


class Draw(Verb, frozen=True):
    draw: int

    def can(self, game: Game, seat: int, card: int) -> bool:
        return can_draw(game.players[seat])

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        for _ in range(self.draw):
            draw(game, seat)
        return DONE

    def tell(self) -> Phrase:
        return phrase("draw", cards=self.draw)

    def worth(self, eye: Eye) -> float:
        return self.draw * eye.worth["card"]


class Recover(Verb, frozen=True):
    """Spent workers come back (EN-KEY-12)."""

    recover: int

    def can(self, game: Game, seat: int, card: int) -> bool:
        return self.then is not None or game.players[seat].spent > 0

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if recover(game, seat, self.recover):
            yield from notice(game, seat, "recover", card)

    def sure_of(self, game: Game, seat: int) -> tuple[int, int]:
        return 0, min(self.recover, game.players[seat].spent)

    def tell(self) -> Phrase:
        return phrase("recover", workers=self.recover)

    def worth(self, eye: Eye) -> float:
        return eye.recovered(self.recover)


class GainShip(Verb, frozen=True):
    """A common ship, which stays (EN-Q-54), or the clan's own that is still missing (EN-CLA-04)."""

    ship: Literal["clan", "common"]

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        player = game.players[seat]
        if self.ship == "common":
            player.commons += 1
        elif player.more:
            player.more -= 1
            player.ships += 1
        else:
            return DONE
        game.tell(ShipGained, seat, self.ship == "common")
        return DONE

    def sure_of(self, game: Game, seat: int) -> tuple[int, int]:
        return int(self.ship == "common" or game.players[seat].more > 0), 0

    def tell(self) -> Phrase:
        return phrase("gain-ship", ship=self.ship)

    def worth(self, eye: Eye) -> float:
        return eye.worth["ship"]


class EachOpponent(Verb, frozen=True):
    """Every other player does this, clockwise; also who has passed: nobody is chosen."""

    others: Effect

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        for player in game.opponents(seat):
            if self.others.can(game, player.seat, card):
                yield from self.others.run(game, player.seat, card, about)

    def tell(self) -> Phrase:
        return phrase("each-opponent", effect=self.others.say())

    def worth(self, eye: Eye) -> float:
        return -0.4 * self.others.estimate(eye)
