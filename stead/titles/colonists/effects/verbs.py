"""The vocabulary of places and cards, by the verb of the content files."""

from stead.kit.effects import Effect
from stead.titles.colonists.effects.barter import Barter, Exchange
from stead.titles.colonists.effects.build import Build, Embassies
from stead.titles.colonists.effects.cards import Draw, Play
from stead.titles.colonists.effects.goods import AnyOf, Gain, OneOf, Refine, Sell
from stead.titles.colonists.effects.places import Marker, Swap, Visiting

VERBS: dict[str, type[Effect]] = {
    "gain": Gain,
    "any_of": AnyOf,
    "one_of": OneOf,
    "sell": Sell,
    "refine": Refine,
    "barter": Barter,
    "exchange": Exchange,
    "build": Build,
    "embassy": Embassies,
    "draw": Draw,
    "play": Play,
    "marker": Marker,
    "swap": Swap,
    "visit": Visiting,
}
