"""How a seat looks at the table: what its acts seem worth, in victory points. It looks one act ahead, and never into
hidden cards; the effects say themselves what they are worth to such an eye.

eye      how long the game may last, and what goods are worth in it; all the others are reached through it
estate   locations: building and keeping them, what they still bring, parting with them
deeds    what is done in a turn: using and raiding locations, tile actions, what is played with them
fleet    ships and islands
banks    pieces on cards
"""

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.titles.north.outlook.eye import Eye
from stead.titles.north.view import View

__all__ = ["Eye", "estimate"]


def estimate(view: View, decision: Decision, option: Option) -> float:
    """The act knows; an option that is a name only, out of a pickle, is looked for among those asked."""
    act = option if isinstance(option, Act) else decision.find(option.key)
    if view.eye is None:
        assert view.seat is not None, "a spectator has no seat"
        view.eye = Eye(view.seen(), view.seat)
    return act.worth(view.eye, decision) if isinstance(act, Act) else 0.0
