"""Colonists' part in the properties."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Decision, Table
from stead.kernel.title import Setting
from stead.shelf import title
from stead.titles.colonists import events
from stead.titles.colonists.acts import Question
from tests.properties.colonists import ledger
from tests.properties.colonists.crowd import crowded
from tests.properties.colonists.witness import ColonistsWitness
from tests.properties.same import encode

ERAS = {1: ("34", "4"), 2: ("1", "1234"), 3: ("23", "34"), 4: ("1", "1")}
"""By players: the first and the last eras of their games, which go together whichever are chosen."""
HIDDEN = ("keep ",)


class ColonistsPart:
    name = "colonists"
    title: Any = title("colonists")
    length = 5
    rules = "CO-"
    actions = 28_000  # tiles lie on any of many cells
    together = False
    idle = ("done", "end", "refrain", "leave", "spill")
    fierce = ("build", "remodel", "employ", "play", "refine", "stay", "work", "send", "act", "sell", "buy", "ride")
    kinds = (
        *"lay fill buy goods post turn after market visit more build employ dismiss drop fee swap next keep".split(),
        *"raze discard play gift discount change give arrive ride alchemist stock provide recall".split(),
    )
    phases = (
        *"places market goods embassies buildings purchase gifts play new_places workers maintenance".split(),
        "production",
    )
    events = events
    words = tuple("farm flat grove.1 market.1 market.2 wood tool lord.1 101 435 play era border aside x".split())

    def settings(self, count: int) -> Sequence[Setting]:
        first, last = ERAS[count]
        chosen = [Setting("first", tuple(first)), Setting("last", tuple(last))]
        apart = ("first", "last", *(("introductory",) if count < 4 else ()))
        return [*chosen, *(one for one in self.title.settings if one.name not in apart)]

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def crowded(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        return crowded(self.title, seats, options, seed)

    misplaced = staticmethod(ledger.misplaced)
    unfinished = staticmethod(ledger.unfinished)
    supplies = staticmethod(ledger.supplies)
    told = staticmethod(ledger.told)

    def keys(self, luck: random.Random) -> list[str]:
        known = list(self.title.actions())
        keys = luck.sample(known, 300) + [key for key in known if key.count(" ") < 2 and luck.random() < 0.15]
        keys += ["go market.1", "build", "build farm farm", "employ farmer", "lay 0,0", "lay ٣,1", "drop dollar", "fee"]
        return [*keys, "employ farmer farm#0", "employ farmer farm#٣", "sell 2wood 1dollar 0", "play 999", "buy 101"]

    def likeness(self, table: Table) -> Any:
        """There are no copies of anything but structures alike in everything, of which one is offered."""
        asked = tuple((one.seat, one.kind, one.rule, repr(remembered(one))) for one in table.decisions)
        told = table.game.log and table.game.log.events
        visit = table.game.visit
        action = None if visit is None else [getattr(visit, name) for name in visit.__slots__]
        return encode((self.title.position(table.game), told, action)), asked

    def witness(self, seat: int | None) -> ColonistsWitness:
        return ColonistsWitness(seat)

    def aloud(self, game: Any, seat: int, key: str) -> Any:
        """That a card is kept, not which."""
        return key.split()[0] if key.startswith(HIDDEN) else key

    def own(self, game: Any, seat: int) -> Any:
        me = game.players[seat]
        return [me.hand, me.drawn, me.goods, me.community, me.stewards]


def remembered(decision: Decision) -> list[Any]:
    """What a question is about beyond the state: the fields of its class."""
    kinds = [kind for kind in type(decision).__mro__ if issubclass(kind, Question)]
    found = [getattr(decision, name) for kind in kinds for name in kind.__dict__.get("__slots__", ())]
    return [one for one in found if not callable(one)]


COLONISTS = ColonistsPart()
