"""The vocabulary of the cards: each verb with its four readings."""

from stead.kit.effects import Effect
from stead.titles.north.effects.board import Expedition, MovePawn, MoveShip, Perform
from stead.titles.north.effects.empire import Demolish, Exhaust, HarvestOne, PackUp, Refresh, Retrieve, Search
from stead.titles.north.effects.gain import AnyOf, Choose, Draw, EachOpponent, Gain, GainShip, Recover
from stead.titles.north.effects.pieces import Assign, PayOut, Taking

VERBS: dict[str, type[Effect]] = {
    "gain": Gain,
    "any": AnyOf,
    "choose": Choose,
    "draw": Draw,
    "recover": Recover,
    "ship": GainShip,
    "others": EachOpponent,
    "assign": Assign,
    "remove": Taking,
    "payout": PayOut,
    "refresh": Refresh,
    "exhaust": Exhaust,
    "demolish": Demolish,
    "pack_up": PackUp,
    "search": Search,
    "retrieve": Retrieve,
    "harvest": HarvestOne,
    "perform": Perform,
    "move_pawn": MovePawn,
    "move_ship": MoveShip,
    "expedition": Expedition,
}
