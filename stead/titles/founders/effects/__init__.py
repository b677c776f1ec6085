"""The vocabulary of races, advisors and prestige cards, by the word that names a verb in a content file."""

from stead.titles.founders.effects.cards import Copy, Recall
from stead.titles.founders.effects.gain import Choose, Convert, Gain, Income
from stead.titles.founders.effects.pieces import Access, Build, Recruit, Road, Trade, Upgrade
from stead.titles.founders.effects.verb import Verb

VERBS: dict[str, type[Verb]] = {
    "gain": Gain,
    "income": Income,
    "convert": Convert,
    "choose": Choose,
    "road": Road,
    "trade": Trade,
    "build": Build,
    "upgrade": Upgrade,
    "recruit": Recruit,
    "access": Access,
    "recall": Recall,
    "copy": Copy,
}
