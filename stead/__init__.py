"""Stead: settlement-building board games on one rules engine.

>>> import stead
>>> table = stead.Table.new("settlers", seats=["romans", "barbarians"], seed=7)
>>> while not table.over:
...     table.push(table.decision.options[0])
>>> table.ranking[0].place
1
"""

from stead import shelf
from stead.kernel.decision import VOICE, Decision, Option, Refusal, Refused
from stead.kernel.decks import Deck
from stead.kernel.errors import ContentError, RecordError, SetupError, TableError
from stead.kernel.events import Event
from stead.kernel.table import LENT, Table
from stead.kernel.title import Standing, Title, View

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "Decision",
    "Deck",
    "Event",
    "Option",
    "RecordError",
    "Refusal",
    "Refused",
    "SetupError",
    "Standing",
    "Table",
    "TableError",
    "Title",
    "View",
]


def _speak(refusal: Refusal) -> str:
    from stead.text import Voice  # the catalogue is read when somebody wants a sentence, not before

    name = shelf.whose(refusal.rule)
    try:
        return Voice("en", title=name, modules=shelf.modules_of(name, refusal.modules)).refusal(refusal)
    except (KeyError, SetupError):  # a title of somebody's own, whose sentences we do not have
        return refusal.message


LENT.shelf = shelf
VOICE.speak = _speak
