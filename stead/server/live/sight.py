"""What a reader is shown of a room, in their language, and no more."""

from collections.abc import Sequence

from stead.kernel.decision import Decision, Refusal, Refused
from stead.kernel.events import Event, in_short
from stead.kernel.phrase import Phrase
from stead.kernel.title import Rest, State
from stead.server import messages as m
from stead.server.live.room import Moment, Room, change
from stead.server.speakers import speaker
from stead.text import Speech

MOST_FORESEEN = 60
"""Options about one thing of which a look tells what would come: each is played in a copy."""
MOMENT = ("not-offered", "not-your-turn")
"""Reasons against whatever is no answer to what is asked now."""


class Eyes:
    """A room as seen from a seat (None: a spectator), in a language."""

    def __init__(self, room: Room, seat: int | None, lang: m.Lang) -> None:
        self.room = room
        self.seat = seat
        self.said: Speech = speaker(room.title, lang)
        self.lang = lang
        self.roles = room.table.setup.seats

    # The log

    def log(self, after: int) -> tuple[m.Step, ...]:
        """The steps after step `after`, of those the room has. The deal is step 0."""
        room = self.room
        steps = [] if room.before or after >= 0 else [self.step(0, room.beginning)]
        first = max(after, room.before, 0)
        later = room.moments[first - room.before :]
        return (*steps, *(self.step(first + i, moment) for i, moment in enumerate(later, 1)))

    def step(self, n: int, moment: Moment) -> m.Step:
        chapter = self.said.chapter(moment.chapter)
        if moment.mended is not None:
            mended = self.said.voice.say("rules-mended", lost=moment.mended.lost)
            return m.Step(n, None, (mended,), chapter=chapter, mended=True)
        seen = self.seen(moment.events)
        told = [(self.said.event(event, self.seat, self.roles), event) for event in in_short(seen)]
        lines = [(line, event.matters_to(self.seat)) for line, event in told if line]
        headline = max(range(len(lines)), key=lambda i: lines[i][1], default=0)
        return m.Step(
            n,
            moment.seat,
            tuple(line for line, _ in lines),
            moment.changes,
            seen,
            auto=moment.auto,
            chapter=chapter,
            headline=headline,
            weight=lines[headline][1] if lines else 0,
        )

    def seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What happened, as this seat may know it. Nothing else of an event is spoken or sent."""
        return tuple(event.seen_by(self.seat) for event in events)

    def lines(self, events: Sequence[Event], ahead: bool = False) -> tuple[str, ...]:
        spoken = (self.said.event(event, self.seat, self.roles, ahead) for event in in_short(self.seen(events)))
        return tuple(line for line in spoken if line)

    # What is asked

    def asks(self, yours: Sequence[int]) -> tuple[m.Ask, ...]:
        return tuple(self.ask(decision.seat, decision.seat in yours) for decision in self.room.asked)

    def ask(self, seat: int, yours: bool) -> m.Ask:
        room, said = self.room, self.said
        decision = room.table.decision_of(seat)
        assert decision is not None
        options = None
        if yours and seat == self.seat:
            options = tuple(
                m.Choice(option.key, text, tuple(room.title.touches(room.table.game, seat, option)))
                for option, text in zip(decision.options, said.options(decision), strict=True)
            )
        return m.Ask(seat, decision.kind, decision.rule, said.question(decision, yours), options)

    def take_back(self) -> m.TakeBackState | None:
        if self.seat is None:
            return None
        times, reason, event = self.room.undoing(self.seat)
        if times:
            return m.TakeBackState(True)
        line = "".join(self.lines([event])) if event is not None else ""
        return m.TakeBackState(False, self.said.voice.say(f"take-back-{reason}", line=line))

    def orders(self) -> tuple[m.StandingOrder, ...]:
        seat, room = self.seat, self.room
        if seat is None or room.over or room.lesson is not None:
            return ()
        given = (room.seats[seat].order or "").partition("@")[0]
        return tuple(
            m.StandingOrder(seat, name, self.said.order(name), self.said.order(f"{name}.about"), name == given)
            for name in (order.name for order in room.title.orders)
            if name == given or room.may_order(seat, name)
        )

    # The end

    def final(self) -> tuple[m.Final, ...] | None:
        if not self.room.over or self.room.stopped:
            return None
        return tuple(
            m.Final(s.seat, s.place, s.score, s.tiebreaks, self.said.verdict(s.verdict))
            for s in self.room.table.ranking
        )

    def tally(self) -> tuple[m.Part, ...] | None:
        room = self.room
        if not room.over or room.stopped:
            return None
        parts = room.title.tally(room.table.game)
        return tuple(m.Part(name, self.said.tally(name), tuple(points)) for name, points in parts.items())

    # A closer look

    def look(self, id: str, seat: int | None, thing: str) -> m.Sight:
        """The options about a thing with what each would change, why one cannot do the rest with it; if that is
        nothing at all, why it rests. An onlooker is told what it is for."""
        room = self.room
        if seat is None:
            return m.Sight(id, thing, room.version, (), (), self.told(room.title.rest(room.table.game, None, thing)))
        one = thing.removeprefix("option:") if thing.startswith("option:") else None
        decision = next((decision for decision in room.asked if decision.seat == seat), None)
        offered = self.offered(seat, decision, thing, one) if decision is not None else {}
        doable = tuple(
            self.outcome(seat, key, text, tell=one is not None)
            if n < MOST_FORESEEN
            else m.Doable(key, text, {}, {}, whole=False)
            for n, (key, text) in enumerate(offered.items())
        )
        refusals: list[m.Refused] = []
        for key in [one] if one is not None else room.title.attempts(room.table.game, seat, thing):
            refusal = None if key in offered else self.why(key, seat, asked=one is not None)
            if refusal is not None and refusal.text not in [other.text for other in refusals]:
                refusals.append(refusal)
        rests = () if doable or refusals or one is not None else self.rests(seat, thing)
        return m.Sight(id, thing, room.version, doable, tuple(refusals), rests)

    def offered(self, seat: int, decision: Decision, thing: str, one: str | None) -> dict[str, str]:
        """By key: the options about a thing, or the one that is asked for, in words."""
        if one is not None:
            option = decision.find(one)
            return {} if option is None else {one: self.said.option(decision, option)}
        game, touches = self.room.table.game, self.room.title.touches
        about = {option.key for option in decision.options if thing in touches(game, seat, option)}
        if not about:
            return {}
        spoken = zip(decision.options, self.said.options(decision), strict=True)
        return {option.key: text for option, text in spoken if option.key in about}

    def why(self, key: str, seat: int, asked: bool = True) -> m.Refused | None:
        """Why not. Where nobody asked for this very key, the moment is no reason: see `rests`."""
        room = self.room
        if room.held is not None and not room.table.over:
            return self.moment(seat, key) if asked else None
        refusal = room.table.explain(key, seat)
        if refusal is None or (refusal.message in MOMENT and not asked):
            return None
        return self.refused(refusal, key)

    def rests(self, seat: int, thing: str) -> tuple[m.Refused, ...]:
        """Why nothing is done with a thing: what the title says of it, and what is asked at the moment."""
        room, moment = self.room, self.moment(seat)
        rest = None if room.over or room.stopped else room.title.rest(room.table.game, seat, thing)
        return (*self.told(rest), moment) if rest is None or rest.waits else self.told(rest)

    def told(self, rest: Rest | None) -> tuple[m.Refused, ...]:
        if rest is None:
            return ()
        form = "other" if self.seat is None else ""
        return (m.Refused(rest.rule, self.said.voice.phrase(Phrase(f"rest-{rest.words}"), form)),)

    def moment(self, seat: int, key: str | None = None) -> m.Refused:
        """What is waited for now."""
        room, say = self.room, self.said.voice.say
        if room.table.over:
            return m.Refused(None, say("refusal-over"), key)
        if room.held is not None:
            return m.Refused(None, say("refused-end-your-turn" if room.held == seat else "refused-not-ended"), key)
        decisions = {decision.seat: decision for decision in room.asked}
        if not decisions:
            return m.Refused(None, say("moment-none"), key)
        if seat in decisions:
            return m.Refused(None, say("moment-yours", question=self.said.question(decisions[seat])), key)
        names = [self.name(other) for other in decisions]
        if len(names) > 1:
            return m.Refused(None, say("moment-several", names=", ".join(names)), key)
        question = self.said.question(*decisions.values(), yours=False)
        return m.Refused(None, say("moment-other", name=names[0], question=question), key)

    def name(self, seat: int) -> str:
        """What a player is called. Bots have no name of their own: they go by whom they play."""
        row = self.room.seats[seat]
        return row.name if row.who == "person" and row.name else self.said.role(self.roles[seat])

    def refused(self, refusal: Refusal, key: str) -> m.Refused:
        return m.Refused(refusal.rule, self.said.voice.refusal(refusal), key)

    def outcome(self, seat: int, key: str, text: str, *, tell: bool) -> m.Doable:
        """An option with what it certainly changes and what is left then."""
        room = self.room
        try:
            ahead = room.table.foresee(key, seat)
        except Refused:
            return m.Doable(key, text, {}, {}, whole=False)
        was, left = self.purses(room.table.game), self.purses(ahead.game)
        changes = {other: change(was[other], left[other]) for other in was}
        own = changes.pop(seat)
        others = {other: changed for other, changed in changes.items() if changed}
        events = ahead.events if tell else ()
        return m.Doable(key, text, own, left[seat], others, self.lines(events, True), self.seen(events), ahead.whole)

    def purses(self, game: State) -> dict[int, dict[str, int]]:
        """The open goods of every seat."""
        return {seat: dict(self.room.title.purse(game, seat)) for seat in range(len(self.room.seats))}
