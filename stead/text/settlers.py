"""Settlers, spoken: cards, questions, options, the log.

The sentences are in the catalogue; here is only what they are about.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stead.kernel.events import Event
from stead.kernel.phrase import Phrase, Thing
from stead.text import settlers_gallery
from stead.text.carded import Carded
from stead.text.drawn import amounts
from stead.text.speech import CardInfo, Filter
from stead.text.voice import capital, slug, spending, unmarked
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Action, Card, Trigger
from stead.titles.settlers.events import Exchanged, Placed, Razed, Scored, Stole
from stead.titles.settlers.scoring import ROUNDS

COLOURED = {"matched": "colour-counted", "tokens": "token-counted"}
"""Fields of events that count by colour, and the message for each."""


class SettlersSpeech(Carded):
    box: Box
    people = ("seat", "owner", "by", "to", "first")
    cards_named = ("card", "gate", "onto", "source", "victim")
    forms = ("whose", "whom")

    # Cards

    def _named_by(self, card: Card) -> dict[str, Any]:
        return {"good": card.deal or ""}

    def lines(self, card_id: str) -> list[str]:
        """The text of a card, a line for each of its parts."""
        return [capital(line) for line in self._lines(self._card(card_id))]

    def effects(self, card_id: str) -> str:
        """The same in one breath, without the cost of an activation."""
        return " ".join(unmarked(capital(line)) for line in self._lines(self._card(card_id), priced=False))

    def _lines(self, card: Card, priced: bool = True) -> Iterator[str]:
        say = self.voice.say
        if card.type == "attack":
            yield say("line-attack", good=card.deal or "")
        if card.produces is not None:
            yield say("line-produces", effect=self._production(card)) + self._itself(card, card.produces.say())
        if card.when is not None:
            form = "more" if card.when.event == "gained_vp" else ""
            effect = self.voice.phrase(card.when.effect.say(), form)
            yield say("line-feature", moment=self._moment(card, card.when), effect=effect)
        if card.action is not None:
            yield self._activation(card.action, priced) + self._itself(card, card.action.effect.say())
        if card.bonus is not None:
            bonus = card.bonus.say()
            yield say("line-bonus", effect=bonus) + self._itself(card, bonus)
        if card.holds is not None:
            yield say(f"line-holds-{slug(card.holds)}")
        for ability, n in card.abilities.items():
            yield say(f"line-{ability}", n=n)

    def _itself(self, card: Card, effect: Phrase) -> str:
        """What counts Locations of a colour counts the one it stands on, if that is of this colour (IS-CLR-02)."""
        counted = [phrase.args["colour"] for phrase in _unfold(effect) if phrase.args.get("per") == "colour"]
        return f" {self.voice.say('line-counts-itself')}" if {*counted} & {*card.colours} else ""

    def _moment(self, card: Card, when: Trigger) -> str:
        """When a Feature yields; a Location may set off its own (IS-CLR-01)."""
        itself = (when.colour is None or when.colour in card.colours) and not (when.deck and card.common)
        return self.voice.say(
            f"when-{slug(when.event)}",
            colour=when.colour or "none",
            deck=when.deck or "any",
            target=when.target or "any",
            this=itself,
        )

    def _production(self, card: Card) -> str:
        assert card.produces is not None
        return self.voice.phrase(card.produces.say(), "produces")

    def _activation(self, action: Action, priced: bool) -> str:
        say = self.voice.say
        goods = spending(action.spend)
        asked = {part: goods.pop(part) for part in ("card", "deal") if part in goods}
        cost = [say("cost-goods", goods=goods)] if goods else []
        cost += [say(f"cost-{part}", n=n) for part, n in asked.items()]
        effect = action.effect.say()
        if cost and priced:
            text = say("line-action", cost=self.voice.join(cost), effect=effect)
        else:
            text = say("line-action-free", effect=effect)
        return text if action.times == 1 else f"{text} {say('line-twice', n=action.times)}"

    def facts(self, card_id: str) -> str:
        """Type, colours, cost, Deal and Raze field, in one line."""
        say, card = self.voice.say, self._card(card_id)
        if card.type == "attack":
            return say("facts-attack")
        colours = [say("colour", colour=colour) for colour in card.colours]
        cost = spending(card.cost)
        facts = [
            say("facts-location", deck=card.deck, type=card.type),
            self.voice.join(colours) or say("facts-colourless"),
            say("facts-cost", goods=cost) if cost else say("facts-free"),
        ]
        if card.deal is not None:
            facts.append(say("facts-deal", goods={card.deal: 1}))
        facts.append(say("facts-raze", goods=Counter(card.raze)) if card.raze else say("facts-no-raze"))
        return " · ".join(facts)

    def cards(self) -> list[CardInfo]:
        return settlers_gallery.cards(self)

    def filters(self) -> list[Filter]:
        return settlers_gallery.filters(self.voice, self.box)

    def things(self) -> dict[str, dict[str, str]]:
        return settlers_gallery.things(self.voice, self.box)

    # Table

    def role(self, role: str) -> str:
        return self.voice.say(f"faction-{role}")

    def role_lines(self, role: str) -> list[str]:
        """What a faction board says, a line for each part."""
        say, board = self.voice.say, self.box.boards[role]
        lines = [
            say("line-board-produces", goods=board.produces),
            say("line-board-stores", good=board.stores),
        ]
        return [*lines, say("line-board-samurai")] if board.samurai else lines

    def role_face(self, role: str) -> list[dict[str, Any]]:
        """What a faction board brings every round, to be drawn."""
        return amounts(self.box.boards[role].produces.items())

    def round(self, data: Mapping[str, Any]) -> str:
        """Where the game stands, from a view."""
        return f"{self.voice.say('round', round=data['round'], rounds=ROUNDS)} · {self.phase(data['phase'])}"

    def chapter(self, number: int) -> str:
        return self.voice.say("round", round=number, rounds=ROUNDS)

    def verdict(self, verdict: str) -> str:
        return self.voice.say(f"rating-{verdict}") if verdict else ""

    def _thing(self, name: str, thing: Thing) -> dict[str, str]:
        """What a thing is called; a card's production is called by what it brings."""
        if thing.kind == "production":
            return {name: self._production(self._card(thing.name))}
        return super()._thing(name, thing)

    # The log

    def _told(self, field: str, value: Any) -> dict[str, Any]:
        if isinstance(value, dict) and field in COLOURED:
            counted = [self.voice.say(COLOURED[field], colour=colour, n=n) for colour, n in value.items()]
            return {field: self.voice.join(counted), f"{field}-n": sum(value.values())}
        if field == "targets":
            return {field: self.voice.join([self.voice.say("good-name", good=good) for good in value])}
        return super()._told(field, value)

    def _who(self, seat: int, you: int | None, seats: Sequence[str]) -> tuple[str, str]:
        if seat == you:
            return "you", ""
        return f"faction-{seats[seat] if seat < len(seats) else 'virtual'}", "who"

    def _derived(self, event: Event) -> dict[str, Any]:
        match event:
            case Razed():
                return {"own": event.seat == event.owner}
            case Exchanged():
                return {"workers": 2 * event.pairs}
            case Placed() | Stole():
                return {"goods": {event.good: 1}}
            case Scored():
                return {"total": event.track + event.common + event.faction + event.held}
            case _:
                return {}


def _unfold(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for value in phrase.args.values():
        for inner in value if isinstance(value, list) else (value,):
            if isinstance(inner, Phrase):
                yield from _unfold(inner)
