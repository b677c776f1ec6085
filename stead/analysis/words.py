"""A report in words, for one reader: what was chosen and what was better, why, and what came to light."""

from collections.abc import Sequence

import msgspec

from stead.analysis.again import Again
from stead.analysis.report import Fact, Luck, Report, Turning
from stead.analysis.walk import asked
from stead.kernel.events import in_short
from stead.kernel.table import Table
from stead.text import Speech, speech


class TurningTold(msgspec.Struct, frozen=True):
    step: int
    chosen: str
    better: str
    line: tuple[str, ...]
    """The better line, choice by choice."""
    why: str


class LuckTold(msgspec.Struct, frozen=True):
    step: int
    lines: tuple[str, ...]
    """What came to light, as a log tells it; everybody's cards are open."""


class Told(msgspec.Struct, frozen=True):
    """Both in the order of the report."""

    turning: tuple[TurningTold, ...]
    luck: tuple[LuckTold, ...]


def tell(report: Report, table: Table, lang: str, marked: bool = False) -> Told:
    """What there is to say of this game. `marked` names the things on the table that are spoken of, for shells."""
    said = speech(table.title, lang, marked)
    points = {point.step: point for point in report.turning}
    turning = tuple(_turning(said, again, points[number]) for number, again, _, _ in Again(table).before(points))
    return Told(turning, tuple(_luck(said, table, luck) for luck in report.luck))


def _turning(said: Speech, table: Table, point: Turning) -> TurningTold:
    line, twin = list[str](), table.clone()
    for key in point.line:
        line.append(_option(said, twin, point.seat, key))
        twin.push(key, point.seat)
    chosen = _option(said, table, point.seat, point.key)
    return TurningTold(point.step, chosen, line[0], tuple(line), why(said, point.facts))


def _option(said: Speech, table: Table, seat: int, key: str) -> str:
    decision = asked(table, seat)
    option = decision.find(key)
    assert option is not None, "what a report proposes can be chosen"
    return said.option(decision, option)


def why(said: Speech, facts: Sequence[Fact]) -> str:
    """A sentence: what the better choice would have led to, where it is another thing."""
    voice = said.voice
    parts = [
        voice.say("analysis-measure", name=said.measure(fact.name), better=fact.better, chosen=fact.chosen)
        for fact in facts
        if fact.kind == "measure"
    ]
    goods = {fact.name: fact.better - fact.chosen for fact in facts if fact.kind == "good"}
    more = {good: n for good, n in goods.items() if n > 0}
    less = {good: -n for good, n in goods.items() if n < 0}
    parts += [
        voice.say(f"analysis-{which}", goods=voice.count(some))
        for which, some in (("more", more), ("less", less))
        if some
    ]
    if not parts:
        return voice.say("analysis-same")
    return voice.say("analysis-why", facts=voice.join(parts, "comma"))


def _luck(said: Speech, table: Table, luck: Luck) -> LuckTold:
    if luck.step < 0:
        return LuckTold(luck.step, (said.voice.say("analysis-deal"),))
    events = in_short(table.events[number] for number in luck.events)
    lines = [said.event(event, None, table.setup.seats) for event in events]
    return LuckTold(luck.step, tuple(line for line in lines if line) or (said.voice.say("analysis-light"),))
