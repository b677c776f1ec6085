"""Everything that can be chosen in North. A new act is a class in the module of its rule, and a word here."""

from typing import Any

from stead.titles.north.actions.build import AddField, Build, Mirror, Upgrade
from stead.titles.north.actions.tiles import Construct, Harvest, Load, Move, Place
from stead.titles.north.actions.use import Raid, Use
from stead.titles.north.actions.window import Boost, GoOn
from stead.titles.north.box import Box
from stead.titles.north.effects.board import Forward, Send, Shift
from stead.titles.north.effects.empire import Fetch
from stead.titles.north.effects.gain import ChooseOne, GainOne
from stead.titles.north.effects.pieces import AssignTo, Remove
from stead.titles.north.effects.verb import Enough, TargetCard
from stead.titles.north.empire import Resolve
from stead.titles.north.expedition import Conquer, Land, Pillage
from stead.titles.north.lookout import Keep, KeepNoMore, PutBack
from stead.titles.north.supply import Pay
from stead.titles.north.turn import Pass

ACTS: tuple[type[Any], ...] = (
    *(Pass, GoOn, Enough, KeepNoMore, Place, Move, Load, Land, GainOne, ChooseOne, Forward, Send, Shift, Pay),
    *(Build, Construct, Use, Raid, Boost, AddField, Harvest, Pillage, Conquer, Keep, PutBack, Fetch, Mirror),
    *(TargetCard, Resolve, Upgrade, AssignTo, Remove),
)
"""In the order in which learners number the keys: new ones come last. Those of modules follow (box.py)."""


def actions(box: Box) -> dict[str, tuple[str, ...]]:
    """Every key that can ever be offered, computed from the cards. Copies of a card are one action."""
    return {keys[0]: keys for act in box.act_types for keys in act.every(box)}
