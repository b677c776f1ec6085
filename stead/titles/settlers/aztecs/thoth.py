"""Shrine of Thoth (AZ-CLR-03): more victory points where matching Locations bring some.

Which of them match is ours: those with the colour of a Blessing token that one has.
"""

from typing import Final

from stead.titles.settlers.aztecs.colours import held
from stead.titles.settlers.state import Game

SCORED: Final = "scored"


def points_of_thoth(game: Game, seat: int, source: int) -> None:
    """A Location has brought victory points. What the Shrine adds comes from the Shrine: it is a gain of its own, and 1
    and 1 are not 2 (AZ-CLR-04). Features that answer to points set off none of their like, as in the base game."""
    player, when = game.players[seat], game.box.when
    answers = when[source]
    if not player.tokens or (answers is not None and answers.event in ("gained_vp", SCORED)):
        return
    for feature in player.features:
        trigger = when[feature]
        if trigger is None or trigger.event != SCORED or source not in player.locations:
            continue
        if held(game, player, game.box.cards[source].colours):
            trigger.effect.at_once(game, seat, feature)
