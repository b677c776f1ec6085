"""Prayer (AZ-PRY, AZ-PRT): turn over Common cards, or count Blessing tokens in their place; the colours decide."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec

from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.aztecs.asking import (
    TOKENS,
    ChoosingColour,
    CountAs,
    Counting,
    Name,
    Naming,
    Pick,
    Saying,
    Way,
)
from stead.titles.settlers.aztecs.colours import BLESSINGS, COLOUR_OF, three
from stead.titles.settlers.aztecs.events import CardsOpened, Prayed
from stead.titles.settlers.aztecs.kept import add_kept
from stead.titles.settlers.aztecs.rite import MATCHING_GOOD, Rite, brought, together
from stead.titles.settlers.aztecs.sacrifice import Sacrifice, sacrifices
from stead.titles.settlers.aztecs.weighing import worth_of_prayer
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.effects.verb import Verb
from stead.titles.settlers.empire import happen
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.goods import INDEX
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import can_draw, gain, top
from stead.titles.settlers.words import Colour, Gained

Colours = Literal["any"] | tuple[Colour, ...]
PRAYED = "prayed"


class Pray(Verb, frozen=True):
    """ "Prayer N". Which colours count is said in one of these ways:

    names     one colour, named before the cards are turned over (AZ-PRY-06)
    chooses   one colour, chosen after it (AZ-PRY-05)
    listed    several, each with what a card of it brings (AZ-PRY-07)
    matches   the colour of the good of the Deal just made (AZ-MAT-02)
    """

    pray: int
    names: Colours = ()
    chooses: Colours = ()
    listed: dict[Colour, dict[Gained, int]] = msgspec.field(default_factory=dict[str, dict[str, int]])
    matches: Literal["deal"] | None = None
    each: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """What each card of the one colour brings; `matching` is its own good."""
    sacrifice: Sacrifice | None = None
    """For each card of a listed colour its Resource may be spent."""

    def __post_init__(self) -> None:
        ways = [bool(self.names), bool(self.chooses), bool(self.listed or self.sacrifice), self.matches is not None]
        if sum(ways) != 1:
            raise ValueError("a Prayer has one of: names, chooses, listed, matches, sacrifice")

    @property
    def looks(self) -> bool:
        return self.matches is not None

    def can(self, game: Game, seat: int, card: int) -> bool:
        player = game.players[seat]
        return can_draw(game, player, "common") or (
            self.matches is None and Rite(self, card, self.counting(game, card)).usable(game, seat)
        )

    def counting(self, game: Game, about: int) -> Mapping[str, Mapping[str, int]]:
        """The colours that count, and what a card of each brings; `about` is the Deal."""
        if self.matches is None:
            return self._counting
        colour = COLOUR_OF.get(game.box.cards[about].deal or "", "")
        return {colour: brought(self.each, colour)}

    @cached_property
    def _counting(self) -> Mapping[str, Mapping[str, int]]:
        if self.listed:
            return self.listed
        if self.sacrifice is not None:
            return self.sacrifice.listed
        chosen = self.names or self.chooses
        colours = BLESSINGS if chosen == "any" else chosen  # AZ-Q-30
        return {colour: brought(self.each, colour) for colour in colours}

    def draws(self, game: Game, seat: int) -> int:
        """How many cards are turned over, with what Locations add."""
        return self.pray + game.box.abilities.sum("prayer-cards", game.players[seat].locations)

    # Saying it

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        rite = Rite(self, card, self.counting(game, about))
        if self.names:
            named: Name = yield Naming(game, seat, rite)
            rite.name(named.colour)
        if rite.usable(game, seat):
            way: Way = yield Saying(game, seat, rite)
            rite.tokens = way is TOKENS
        if not rite.tokens:
            turn_over(game, seat, rite, self.draws(game, seat))
            yield from add_kept(game, seat, rite)
        if self.chooses:
            chosen: Pick = yield ChoosingColour(game, seat, rite)
            rite.name(chosen.colour)
        if self.sacrifice is not None:
            yield from sacrifices(game, seat, rite, self.sacrifice)
        else:
            yield from _bring(game, seat, rite)
        for opened in game.opened:
            game.discard_pile(opened).append(opened)  # AZ-PRY-09
        game.opened.clear()
        yield from happen(game, seat, PRAYED, card, "tokens" if rite.tokens else "cards")

    # Telling and weighing it

    def tell(self) -> Phrase:
        if self.sacrifice is not None:
            return phrase("pray-sacrifice", n=self.pray, each=self.sacrifice.each, types=self.sacrifice.types)
        if self.listed:
            return phrase("pray-listed", n=self.pray, list=_enumerated(self.listed))
        goods = phrase("pray-matching", n=self.each[MATCHING_GOOD]) if MATCHING_GOOD in self.each else self.each
        if self.matches is not None:
            return phrase("pray-deal", n=self.pray, goods=goods)
        chosen = self.names or self.chooses
        colours = "any" if chosen == "any" else [phrase("colour-name", colour=colour) for colour in chosen]
        return phrase("pray-names" if self.names else "pray-chooses", n=self.pray, colours=colours, goods=goods)

    @cached_property
    def weighed(self) -> dict[tuple[int, int, int, str], float]:
        """What it seemed worth before, by all that makes a difference (weighing.py)."""
        return {}

    def worth(self, eye: Eye) -> float:
        return worth_of_prayer(eye, self)


def turn_over(game: Game, seat: int, rite: Rite, n: int) -> None:
    """Open to all (AZ-Q-19); as many as there are, if there are too few (AZ-Q-18)."""
    for _ in range(n):
        card = top(game, game.players[seat], "common")
        if card is not None:
            game.opened.append(card)
    game.tell(CardsOpened, seat, game.id(rite.card), rite.named, game.ids(game.opened))


def _bring(game: Game, seat: int, rite: Rite) -> Flow:
    """What the cards and tokens bring, all of it at once; what has to be drawn or chosen follows."""
    cards = rite.cards(game)
    wild = three(game, game.players[seat], rite.colours) if rite.tokens or cards else []
    if len(wild) > 1:
        chosen: CountAs = yield Counting(game, seat, rite)
        wild = [chosen.colour]
    rite.three = wild[0] if wild else None
    tokens = rite.blessed(game, seat)
    goods = rite.goods(together(cards, tokens))
    game.tell(Prayed, seat, game.id(rite.card), rite.named, game.ids(game.opened), cards, tokens, goods)
    for good, n in goods.items():
        if good in INDEX:
            gain(game, seat, INDEX[good], n, rite.card, told=True)
    others = {good: n for good, n in goods.items() if good not in INDEX}
    if others:
        yield from Gain(gain=others).do(game, seat, rite.card, rite.card)


def _enumerated(listed: Mapping[str, Mapping[str, int]]) -> Phrase:
    """ "1 VP for each red card, 1 worker for each pink card and …" """
    parts = [phrase("pray-part", goods=dict(goods), colour=colour) for colour, goods in listed.items()]
    said = parts[0]
    for i, part in enumerate(parts[1:], 2):
        said = phrase("list-and" if i == len(parts) else "list-comma", first=said, second=part)
    return said
