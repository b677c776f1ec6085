"""What a seat is shown, of a state that was cut to what it may see."""

from stead.kit import seen
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.colonists.state import Game, Player

PLAYER = Picture("Player", Player.fields, Fact("cards", "number", lambda _, player: len(player.hand)))
GAME = Picture("View", Game.fields, Gallery("players", PLAYER))
PICTURES = [PLAYER, GAME]


class View(seen.View[Game]):
    title = "colonists"
    picture = GAME
