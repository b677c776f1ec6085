"""Colours of cards and tokens, and the goods they match (AZ-MAT)."""

from collections.abc import Sequence
from typing import Final

from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.words import COLOURS

WHITE: Final = "white"
ORANGE: Final = "orange"
"""The colour of Blessings themselves: no token has it (AZ-ORA-02)."""
BLESSINGS: Final = (*COLOURS, WHITE)
"""The colours of Blessing tokens: those of cards but for orange (AZ-BLS-02)."""
TRICOLOUR: Final = "tricolour"
THREE: Final = ("brown", "grey", "red")
"""What the tricolour token counts as, one at a time (AZ-TRI-03)."""
MATCHING: Final = {
    "brown": "wood",
    "grey": "stone",
    "red": "food",
    "pink": "worker",
    "yellow": "gold",
    "black": "raze",
    "purple": "vp",
    "blue": "card",
    "orange": "blessing",
}
"""The good of a colour (AZ-MAT-04..06, AZ-Q-03). White is that of a good of another expansion."""
COLOUR_OF: Final = {good: colour for colour, good in MATCHING.items()}


def has(game: Game, player: Player, token: str) -> bool:
    return bool(player.tokens >> game.box.token_number[token] & 1)


def held(game: Game, player: Player, colours: Sequence[str]) -> list[str]:
    """The Blessing tokens of these colours that a player has, the tricolour left out."""
    return [colour for colour in colours if colour in BLESSINGS and has(game, player, colour)]


def three(game: Game, player: Player, colours: Sequence[str]) -> list[str]:
    """What the tricolour token can count as among these colours, if the player has it."""
    if not player.tokens or not has(game, player, TRICOLOUR):
        return []
    return [colour for colour in colours if colour in THREE]
