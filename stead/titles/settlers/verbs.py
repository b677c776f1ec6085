"""Everything that can be chosen in Settlers. A new act is a class in the module of its rule, and a word here."""

from stead.kit.acts import Choice
from stead.titles.settlers.actions.activate import Activate, ActivateTwice, Cancel
from stead.titles.settlers.actions.build import Build, Give
from stead.titles.settlers.actions.deal import Deal
from stead.titles.settlers.actions.exchange import Exchange
from stead.titles.settlers.actions.hand import Discard
from stead.titles.settlers.actions.place import Defend, Offer, Samurai, Tuck
from stead.titles.settlers.actions.raze import Raze
from stead.titles.settlers.box import Box
from stead.titles.settlers.cleanup import Store, StoreNothing
from stead.titles.settlers.effects.conflict import ConvertCard, ConvertGood, Done, LootGood, StealGood, Victim
from stead.titles.settlers.effects.deals import Again, TargetDeal
from stead.titles.settlers.effects.empire import Clear, Construct, Lay, ProduceAgain
from stead.titles.settlers.effects.gain import Accept, ChooseOne, Decline, GainResource, Keep
from stead.titles.settlers.effects.verb import TargetCard
from stead.titles.settlers.empire import Resolve
from stead.titles.settlers.lookout import Take
from stead.titles.settlers.supply import Draw, Pay
from stead.titles.settlers.turn import End, Pass

ACTS: tuple[type[Choice], ...] = (
    *(Pass, End, Done, Decline, Draw, StoreNothing, GainResource, Exchange, Store, Pay, ChooseOne, Accept),
    *(StealGood, Victim, ConvertGood, Build, Deal, Raze, Activate, Defend, Samurai, Take, Give, Discard, Keep, Lay),
    *(ConvertCard, TargetCard, Construct, Cancel, Again, ProduceAgain, Clear, ActivateTwice),
    *(LootGood, TargetDeal, Resolve, Offer, Tuck),
)
"""In the order in which learners number the keys: new ones come last. Those of modules follow (box.py)."""


def actions(box: Box) -> dict[str, tuple[str, ...]]:
    """Every key that can ever be offered, computed from the cards: the closed list that learners need.

    Copies of a card are one action: `build COM008` stands for the three Quarries, whichever of them is in hand.
    """
    return {keys[0]: keys for act in box.act_types for keys in act.every(box)}
