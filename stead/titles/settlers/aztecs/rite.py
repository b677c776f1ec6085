"""One Prayer as it goes on. All of it is open: what was named, how it is said, the cards in `game.opened`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stead.titles.settlers.aztecs.colours import MATCHING, held, three
from stead.titles.settlers.state import Game

if TYPE_CHECKING:
    from stead.titles.settlers.aztecs.prayer import Pray

MATCHING_GOOD = "matching"
"""In what a card brings: the good of its own colour."""


class Rite:
    __slots__ = ("card", "effect", "listed", "named", "three", "tokens")

    def __init__(self, effect: "Pray", card: int, listed: Mapping[str, Mapping[str, int]]) -> None:
        self.effect = effect
        self.card = card
        self.listed = listed
        """The colours that count, and what each card of them brings."""
        self.named: str | None = None
        """The colour named or chosen."""
        self.tokens = False
        """Said with tokens in place of cards."""
        self.three: str | None = None
        """What the tricolour token counts as (AZ-TRI-04)."""

    @property
    def colours(self) -> Sequence[str]:
        return tuple(self.listed)

    def name(self, colour: str) -> None:
        """From now on only this colour counts."""
        self.named = colour
        self.listed = {colour: self.listed[colour]}

    def usable(self, game: Game, seat: int) -> bool:
        """Has this seat a token of a colour that counts (AZ-PRT-01, AZ-Q-13)?"""
        player = game.players[seat]
        return bool(held(game, player, self.colours) or three(game, player, self.colours))

    # Counting

    def cards(self, game: Game) -> dict[str, int]:
        """By colour, how many of the cards turned over match; a card with several colours counts for each (AZ-PRY-10),
        one without for none (AZ-Q-17)."""
        faces = game.box.cards
        found = {colour: sum(colour in faces[card].colours for card in game.opened) for colour in self.listed}
        return {colour: n for colour, n in found.items() if n}

    def blessed(self, game: Game, seat: int) -> dict[str, int]:
        """By colour, how many tokens count: in place of cards, or +1 each if one card at least matches (AZ-PRT-06..10,
        AZ-Q-09)."""
        if not self.tokens and not self.cards(game):
            return {}
        counted = Counter(held(game, game.players[seat], self.colours))
        if self.three is not None:
            counted[self.three] += 1
        return dict(counted)

    def goods(self, counts: Mapping[str, int]) -> dict[str, int]:
        """What so many of each colour bring."""
        total: Counter[str] = Counter()
        for colour, n in counts.items():
            for good, each in self.listed[colour].items():
                total[good] += each * n
        return {good: n for good, n in total.items() if n}


def brought(goods: Mapping[str, int], colour: str) -> dict[str, int]:
    """What a card of a colour brings, its matching good by name. White has none here (AZ-Q-03)."""
    named = {MATCHING.get(colour, "") if good == MATCHING_GOOD else good: n for good, n in goods.items()}
    return {good: n for good, n in named.items() if good}


def together(*parts: Mapping[str, int]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for part in parts:
        total.update(part)
    return dict(total)
