"""The vocabulary of the cards: each verb with its four readings."""

from stead.kit.effects import Effect
from stead.titles.settlers.effects.conflict import Block, Demolish, ForceDiscard, Loot, Raze, SpyOnHand, Steal, TakeOver
from stead.titles.settlers.effects.deals import CancelDeal, DealAgain, RepeatDeal, TakeDeal, TradeRoute
from stead.titles.settlers.effects.empire import Build, LayFoundation, Produce, Refresh
from stead.titles.settlers.effects.gain import Choose, Gain, Gamble, Look, Offer

VERBS: dict[str, type[Effect]] = {
    "gain": Gain,
    "choose": Choose,
    "look": Look,
    "gamble": Gamble,
    "offer": Offer,
    "build": Build,
    "lay_foundation": LayFoundation,
    "produce": Produce,
    "deal_again": DealAgain,
    "repeat_deal": RepeatDeal,
    "refresh": Refresh,
    "raze": Raze,
    "loot": Loot,
    "steal": Steal,
    "demolish": Demolish,
    "take_over": TakeOver,
    "block": Block,
    "cancel_deal": CancelDeal,
    "take_deal": TakeDeal,
    "trade_route": TradeRoute,
    "force_discard": ForceDiscard,
    "spy_on_hand": SpyOnHand,
}
