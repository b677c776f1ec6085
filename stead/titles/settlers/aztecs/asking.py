"""What a Prayer asks, one thing at a time, and what may be answered."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.phrase import Phrase
from stead.kit.acts import Choice, Question, WordAct, made, named
from stead.titles.settlers.aztecs.chances import Unseen, by_cards, by_tokens, certain, unseen
from stead.titles.settlers.aztecs.colours import BLESSINGS, ORANGE, THREE, held, three
from stead.titles.settlers.aztecs.rite import Rite
from stead.titles.settlers.aztecs.weighing import unseen_by, worth_of, worth_of_counts
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import can_draw


class InPrayer(Question):
    """A question in the middle of a Prayer."""

    __slots__ = ("rite",)

    def __init__(self, game: Game, seat: int, kind: str, rule: str, rite: Rite) -> None:
        super().__init__(game, seat, kind, rule)
        self.rite = rite

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        why = _OUT_OF_PLACE.get(verb)
        return (why and why(self, words)) or super().refused(verb, words)


def _not_named(asked: InPrayer, words: Sequence[str]) -> Refusal:
    if asked.rite.named is not None:
        return Refusal("AZ-PRY-06", "named-already", colour=asked.rite.named)
    if words == [ORANGE]:
        return Refusal("AZ-ORA-02", "orange-is-no-colour")
    if asked.rite.effect.names:
        return Refusal("AZ-Q-30", "colour-not-listed", key=" ".join(words))
    return Refusal("AZ-PRY-07", "nothing-to-name")


def _not_prayed(asked: InPrayer, words: Sequence[str]) -> Refusal:
    if words == ["tokens"]:
        if asked.game.opened:
            return Refusal("AZ-PRT-05", "cards-are-open")
        if not asked.rite.usable(asked.game, asked.seat):
            return Refusal("AZ-PRT-01", "no-token-for-it")
    if words == ["draw"] and asked.rite.tokens:
        return Refusal("AZ-PRT-01", "tokens-in-place-of-cards")
    if words and words[0] not in ("tokens", "draw"):
        return Refusal("AZ-PRY-03", "prayer-draws", n=asked.rite.effect.pray)
    return Refusal(asked.rule, "answer-first", kind=asked.kind)


def _not_drawn(asked: InPrayer, _: Sequence[str]) -> Refusal:
    return Refusal("AZ-PRY-03", "prayer-draws", n=asked.rite.effect.pray)


def _not_kept(_: InPrayer, __: Sequence[str]) -> Refusal:
    return Refusal("AZ-PRY-09", "prayer-cards-go")


def _not_tricolour(asked: InPrayer, words: Sequence[str]) -> Refusal:
    if not words or words[0] not in THREE:
        return Refusal("AZ-TRI-03", "tricolour-colours")
    if asked.rite.three is not None:
        return Refusal("AZ-TRI-04", "tricolour-is-one", colour=asked.rite.three)
    if words[0] not in asked.rite.listed:
        return Refusal("AZ-PRT-10", "colour-does-not-count", colour=words[0])
    return Refusal(asked.rule, "answer-first", kind=asked.kind)


def _not_added(asked: InPrayer, words: Sequence[str]) -> Refusal:
    cards = named(asked.game.box, words)
    if asked.rite.tokens:
        return Refusal("AZ-Q-14", "kept-with-tokens")
    if cards and cards[0] in asked.game.opened:
        return Refusal("AZ-FUT-03", "added-already", card=asked.game.id(cards[0]))
    return Refusal("AZ-PRY-08", "not-kept-for-prayers")


def _not_sacrificed(_: InPrayer, words: Sequence[str]) -> Refusal:
    return Refusal("AZ-Q-10", "no-more-to-sacrifice", key=" ".join(words))


_OUT_OF_PLACE: dict[str, Any] = {
    "name": _not_named,
    "pray": _not_prayed,
    "draw": _not_drawn,
    "keep": _not_kept,
    "take": _not_kept,
    "tricolour": _not_tricolour,
    "add": _not_added,
    "sacrifice": _not_sacrificed,
}


class OfPrayer(Choice):
    """A choice inside a Prayer; in a turn nobody prays by himself (AZ-PTM-04)."""

    __slots__ = ()

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        return Refusal("AZ-PTM-04", "no-prayer-now")


# Naming a colour, before anything is drawn


class Naming(InPrayer):
    __slots__ = ()

    def __init__(self, game: Game, seat: int, rite: Rite) -> None:
        super().__init__(game, seat, "name", "AZ-PRY-06", rite)

    def list(self) -> "Sequence[Name]":
        return [made(Name, self.game.box, colour) for colour in self.rite.colours]

    def odds(self, seen: Game) -> dict[str, Any]:
        cards = Unseen(seen)
        return {f"name {colour}": self.of(seen, cards, colour) for colour in self.rite.colours}

    def of(self, seen: Game, cards: Unseen, colour: str) -> dict[str, Any]:
        n = self.rite.effect.draws(seen, self.seat)
        return by_cards(seen, self.seat, self.rite, n, cards, (colour,))


class Name(OfPrayer):
    __slots__ = ("colour",)
    verb = "name"

    def __init__(self, _: Box, colour: str) -> None:
        super().__init__(f"name {colour}", (f"colour:{colour}",))
        self.colour = colour

    def facts(self, asked: Naming) -> dict[str, Any]:
        odds = asked.of(asked.game, unseen(asked.game, asked.seat), self.colour)
        return {"colour": self.colour, "cards": odds["matching"], "unseen": odds["unseen"]}

    def worth(self, eye: Eye, asked: Naming) -> float:
        """By cards or by tokens, whichever is more."""
        drawn = asked.of(eye.game, unseen_by(eye), self.colour)
        tokens = by_tokens(eye.game, asked.seat, asked.rite, (self.colour,))
        return max(worth_of(eye, drawn["goods"]), worth_of(eye, tokens["goods"]))

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"name {colour}",) for colour in BLESSINGS]


# Cards or tokens


class Saying(InPrayer):
    __slots__ = ()

    def __init__(self, game: Game, seat: int, rite: Rite) -> None:
        super().__init__(game, seat, "pray", "AZ-PRT-01", rite)

    def list(self) -> "Sequence[Way]":
        game, seat = self.game, self.seat
        drawn = [DRAW] if can_draw(game, game.players[seat], "common") else []
        return [*drawn, TOKENS] if self.rite.usable(game, seat) else drawn

    def odds(self, seen: Game) -> dict[str, Any]:
        return {"pray draw": self.cards(seen, Unseen(seen)), "pray tokens": self.tokens(seen)}

    def cards(self, seen: Game, cards: Unseen) -> dict[str, Any]:
        n = self.rite.effect.draws(seen, self.seat)
        return max((by_cards(seen, self.seat, self.rite, n, cards, some) for some in self.counted), key=_much)

    def tokens(self, seen: Game) -> dict[str, Any]:
        return max((by_tokens(seen, self.seat, self.rite, some) for some in self.counted), key=_much)

    @property
    def counted(self) -> Sequence[Sequence[str]]:
        """The colours that count together; where one will be chosen, each by itself."""
        colours = self.rite.colours
        return [(colour,) for colour in colours] if self.rite.effect.chooses else [colours]


def _much(odds: dict[str, Any]) -> float:
    return sum(odds["goods"].values())


class Way(OfPrayer):
    __slots__ = ("way",)
    verb = "pray"

    def __init__(self, way: str, about: tuple[str, ...]) -> None:
        super().__init__(f"pray {way}", about)
        self.way = way

    def say(self, asked: Saying) -> Phrase:
        """How many cards; with tokens, what they bring."""
        if self is DRAW:
            return Phrase("option-pray-draw", {"n": asked.rite.effect.draws(asked.game, asked.seat)})
        brought: dict[str, float] = {} if asked.rite.effect.chooses else asked.tokens(asked.game)["goods"]
        goods = {good: int(n) for good, n in brought.items()}
        return Phrase("option-pray-tokens", {"goods": goods, "n": len(goods)})

    def worth(self, eye: Eye, asked: Saying) -> float:
        odds = asked.cards(eye.game, unseen_by(eye)) if self is DRAW else asked.tokens(eye.game)
        effect = asked.rite.effect
        return worth_of_counts(eye, effect, odds["expected"]) if effect.sacrifice else worth_of(eye, odds["goods"])

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(DRAW.key,), (TOKENS.key,)]


DRAW = Way("draw", ("deck:common",))
TOKENS = Way("tokens", ("good:blessing",))


# Choosing a colour, with the cards in view


class ChoosingColour(InPrayer):
    """Of the colours that count; with tokens, of those one has."""

    __slots__ = ()

    def __init__(self, game: Game, seat: int, rite: Rite) -> None:
        super().__init__(game, seat, "colour", "AZ-PRY-05", rite)

    def list(self) -> "Sequence[Pick]":
        return [made(Pick, self.game.box, colour) for colour in self.colours()]

    def colours(self) -> Sequence[str]:
        """One colour for each different thing that would come of it; the first of those that bring nothing."""
        rite, game, player = self.rite, self.game, self.game.players[self.seat]
        if rite.tokens:
            owned = {*held(game, player, rite.colours), *three(game, player, rite.colours)}
            return [colour for colour in rite.colours if colour in owned]
        cards = rite.cards(game)
        return [colour for colour in rite.colours if colour in cards] or list(rite.colours)[:1]

    def odds(self, seen: Game) -> dict[str, Any]:
        return {f"colour {colour}": certain({}, self.brings(colour)) for colour in self.colours()}

    def brings(self, colour: str) -> dict[str, int]:
        rite, player = self.rite, self.game.players[self.seat]
        tokens = len(held(self.game, player, (colour,))) + len(three(self.game, player, (colour,)))
        return rite.goods({colour: rite.cards(self.game).get(colour, 0) + tokens})


class Pick(OfPrayer):
    __slots__ = ("colour",)
    verb = "colour"

    def __init__(self, _: Box, colour: str) -> None:
        super().__init__(f"colour {colour}", (f"colour:{colour}",))
        self.colour = colour

    def facts(self, asked: ChoosingColour) -> dict[str, Any]:
        goods = asked.brings(self.colour)
        return {"colour": self.colour, "goods": goods, "n": len(goods)}

    def worth(self, eye: Eye, asked: ChoosingColour) -> float:
        return worth_of(eye, asked.brings(self.colour))

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"colour {colour}",) for colour in BLESSINGS]


# The tricolour token, where several of its colours count


class Counting(InPrayer):
    __slots__ = ()

    def __init__(self, game: Game, seat: int, rite: Rite) -> None:
        super().__init__(game, seat, "tricolour", "AZ-TRI-03", rite)

    def list(self) -> "Sequence[CountAs]":
        game = self.game
        return [made(CountAs, game.box, colour) for colour in three(game, game.players[self.seat], self.rite.colours)]

    def odds(self, seen: Game) -> dict[str, Any]:
        colours = three(seen, seen.players[self.seat], self.rite.colours)
        return {f"tricolour {colour}": certain({}, self.rite.listed[colour]) for colour in colours}


class CountAs(OfPrayer):
    """The tricolour token as one of this colour."""

    __slots__ = ("colour",)
    verb = "tricolour"

    def __init__(self, _: Box, colour: str) -> None:
        super().__init__(f"tricolour {colour}", (f"colour:{colour}", "token:tricolour"))
        self.colour = colour

    def facts(self, asked: Counting) -> dict[str, Any]:
        return {"colour": self.colour, "goods": dict(asked.rite.listed[self.colour])}

    def worth(self, eye: Eye, asked: Counting) -> float:
        return worth_of(eye, asked.rite.listed[self.colour])

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"tricolour {colour}",) for colour in THREE]


# Where something is done as often as one likes


class Enough(WordAct):
    """Nothing more."""

    __slots__ = ()
    verb = "enough"


ENOUGH = Enough()
