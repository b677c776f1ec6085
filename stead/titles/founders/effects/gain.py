"""Coins, crystals and points."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.effects import Effect
from stead.titles.founders.acts import Choice, Facts, Outlook, Question
from stead.titles.founders.box import BASIC
from stead.titles.founders.effects.verb import Eye, Verb
from stead.titles.founders.events import Paid
from stead.titles.founders.state import Game
from stead.titles.founders.supply import GOODS, gain, receive_income

Per = Literal["basic_storages_beside", "level_2_resources", "houses", "rivals_with_access", "rivals_ahead"]


def count(game: Game, seat: int, per: Per, place: int) -> int:
    """How many there are of what an amount is counted by."""
    player = game.players[seat]
    match per:
        case "basic_storages_beside":  # FG-Q-48: whosesoever
            area = game.board.grid.around(game.buildings[place].cells)
            return sum(bool(s.cells & area) for s in game.storages if s.resource < BASIC)
        case "level_2_resources":
            return len({s.resource for s in game.storages if s.owner == seat and game.box.level[s.resource] == 2})
        case "houses":
            return player.houses.bit_count()
        case "rivals_with_access":
            access = 0
            for storage in game.storages:
                if storage.owner == seat:
                    access |= storage.access
            return (access & ~(1 << seat)).bit_count()
        case "rivals_ahead":
            return sum(other.vp > player.vp for other in game.players)


class Gain(Verb, frozen=True):
    """Out of the bank, once or `per` something."""

    gain: dict[str, int]
    per: Per | None = None
    plus: int = 0
    most: int | None = None

    def __post_init__(self) -> None:
        for good in self.gain:
            if good not in GOODS:
                raise ValueError(f"nobody can gain {good!r}; goods are: {', '.join(GOODS)}")

    def amount(self, game: Game, seat: int, place: int, n: int) -> int:
        if self.per is None:
            return n
        total = n * count(game, seat, self.per, place) + self.plus
        return total if self.most is None else min(total, self.most)

    def can(self, game: Game, seat: int, card: int) -> bool:
        if all(self.amount(game, seat, card, n) <= 0 for n in self.gain.values()):
            return False
        if self.then is None:
            return True
        # What comes then may be paid with what is gained here (FG-Q-07).
        player, coins = game.players[seat], self.gain.get("coin", 0)
        player.coins += coins
        able = self.then.can(game, seat, card)
        player.coins -= coins
        return able

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        for good, n in self.gain.items():
            gain(game, seat, good, self.amount(game, seat, card, n))
        return DONE

    def tell(self) -> Phrase:
        if self.per is None:
            return phrase("gain", goods=self.gain)
        more = dict.fromkeys(self.gain, self.plus)
        return phrase("gain-per", goods=self.gain, per=self.per, plus=self.plus, more=more, most=self.most or 0)

    def worth(self, eye: Eye) -> float:
        times = 1 if self.per is None else eye.count(self.per)
        return sum(eye.worth[good] * min(n * times + self.plus, self.most or 99) for good, n in self.gain.items())


class Income(Verb, frozen=True):
    """What the income track and the houses bring."""

    income: Literal[True]

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        receive_income(game, seat)
        return DONE

    def tell(self) -> Phrase:
        return phrase("income")

    def worth(self, eye: Eye) -> float:
        return eye.count("income") * eye.worth["coin"] + eye.count("houses") * eye.worth["temporary"]


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    give: dict[str, int]
    get: dict[str, int]


class Convert(Verb, frozen=True):
    """Crystals for others."""

    convert: Exchange

    def can(self, game: Game, seat: int, card: int) -> bool:
        return game.players[seat].temporary >= self.convert.give["temporary"]

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        game.players[seat].temporary -= self.convert.give["temporary"]
        game.tell(Paid, seat, self.convert.give)
        for good, n in self.convert.get.items():
            gain(game, seat, good, n)
        return DONE

    def tell(self) -> Phrase:
        return phrase("convert", give=self.convert.give, get=self.convert.get)

    def worth(self, eye: Eye) -> float:
        got = sum(eye.worth[good] * n for good, n in self.convert.get.items())
        return got - sum(eye.worth[good] * n for good, n in self.convert.give.items())


class Choose(Verb, frozen=True):
    """One of several."""

    choose: list[Effect]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(effect.can(game, seat, card) for effect in self.choose)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act: Part = yield Choosing(game, seat, card, self.choose)
        yield from self.choose[act.number].run(game, seat, card, about)

    def tell(self) -> Phrase:
        return phrase("choose", options=[effect.say() for effect in self.choose])

    def worth(self, eye: Eye) -> float:
        return max(effect.estimate(eye) for effect in self.choose)


class Part(Choice):
    """One of the effects from which one may choose."""

    __slots__ = ("number",)
    verb = "choose"

    def __init__(self, number: int) -> None:
        super().__init__(f"choose {number + 1}")
        self.number = number

    def facts(self, asked: "Choosing") -> Facts:
        return {"effect": asked.effects[self.number].say()}

    def worth(self, eye: Outlook, asked: "Choosing") -> float:
        return asked.effects[self.number].estimate(eye)


part = cache(Part)


class Choosing(Question):
    """Between the `effects` of a card, if that of a building by its number on the board."""

    __slots__ = ("card", "effects")

    def __init__(self, game: Game, seat: int, card: int, effects: list[Effect]) -> None:
        super().__init__(game, seat, "choose", "FG-WRK-02")
        self.card = card
        self.effects = effects

    def list(self) -> Sequence[Part]:
        able = [effect.can(self.game, self.seat, self.card) for effect in self.effects]
        return [part(number) for number, can in enumerate(able) if can]
