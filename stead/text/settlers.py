"""Settlers, spoken: cards, questions, options, the log.

The sentences are in the catalogue; here is only what they are about.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.kernel.events import Event
from stead.kernel.phrase import Phrase, Thing
from stead.text import settlers_gallery
from stead.text.speech import CardInfo, Filter, Spoken
from stead.text.voice import Voice, capital, slug, spending, unmarked
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Action, Card, Trigger
from stead.titles.settlers.events import Exchanged, Placed, Razed, Scored, Stole
from stead.titles.settlers.scoring import ROUNDS


class SettlersSpeech(Spoken):
    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.box = box
        self._names = {card.id: self._called(card) for card in box.cards}
        self._marked = {id: voice.mark(f"card:{id}", name) for id, name in self._names.items()}
        voice.names.update(self._marked)
        voice.called = self._thing
        self._spelt = lru_cache(maxsize=1 << 12)(self._spelt_out)

    # Cards

    def _card(self, card_id: str) -> Card:
        return self.box.cards[self.box.number[card_id]]

    def _called(self, card: Card) -> str:
        id = f"card-{slug(card.name)}"
        if self.voice.knows(id):
            return self.voice.say(id, good=card.deal or "")
        return capital(card.name.replace("_", " "))  # a card of the players' own content

    def name(self, card_id: str) -> str:
        return self._names[card_id]

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
            yield say("line-produces", effect=self._production(card))
        if card.when is not None:
            yield say("line-feature", moment=self._moment(card, card.when), effect=card.when.effect.say())
        if card.action is not None:
            yield self._activation(card.action, priced)
        if card.bonus is not None:
            bonus = card.bonus.say()
            counted = any(phrase.args.get("colour") in card.colours for phrase in _unfold(bonus))
            yield say("line-bonus", effect=bonus) + (f" {say('line-counts-itself')}" if counted else "")  # IS-CLR-02
        if card.holds is not None:
            yield say(f"line-holds-{card.holds}")
        for ability, n in card.abilities.items():
            yield say(f"line-{ability}", n=n)

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

    def provenance(self, card_id: str) -> str:
        """Where numbers, effect and name of a card come from."""
        parts = msgspec.structs.asdict(self._card(card_id).source)
        told: list[str] = []
        for source in ("rulebook", "dataset", "house"):
            named = [self.voice.say(f"part-{part}") for part, origin in parts.items() if origin == source]
            if named:
                told.append(self.voice.say(f"provenance-{source}", parts=self.voice.join(named)))
        return " ".join(told)

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
        return settlers_gallery.amounts(self.box.boards[role].produces.items())

    def round(self, data: Mapping[str, Any]) -> str:
        """Where the game stands, from a view."""
        return f"{self.voice.say('round', round=data['round'], rounds=ROUNDS)} · {self.phase(data['phase'])}"

    def chapter(self, number: int) -> str:
        return self.voice.say("round", round=number, rounds=ROUNDS)

    def verdict(self, verdict: str) -> str:
        return self.voice.say(f"rating-{verdict}") if verdict else ""

    # Decisions

    def question(self, decision: Decision, yours: bool = True) -> str:
        """What is asked; to somebody else, what that player is about."""
        id = f"question-{slug(decision.kind)}"
        other = f"{id}.other"
        return self.voice.say(other if not yours and self.voice.knows(other) else id, rule=decision.rule)

    def option(self, decision: Decision, option: Option) -> str:
        """What choosing it means. Where two options would be called the same, with the code of the card."""
        label, spelt = self._label(decision, option), self._spelt(option.key)
        twins = (o for o in decision.options if o.key != option.key and self._spelt(o.key) == spelt)
        if any(unmarked(self._label(decision, twin)) == unmarked(label) for twin in twins):
            codes = " ".join(word for word in option.key.split() if word in self.box.number)
            return self.voice.say("option-coded", option=label, code=codes)
        return label

    def _spelt_out(self, key: str) -> str:
        """A key with the names of cards for their codes: copies read the same then."""
        return " ".join(self._names.get(word, word) for word in key.split())

    def _label(self, decision: Decision, option: Option) -> str:
        act = option if isinstance(option, Act) else decision.find(option.key)
        assert isinstance(act, Act), f"{option!r} is a name only"
        return capital(self.voice.phrase(act.say(decision)))

    def _thing(self, name: str, thing: Thing) -> dict[str, str]:
        """What a thing is called; a card's production is called by what it brings."""
        if thing.kind == "production":
            return {name: self._production(self._card(thing.name))}
        return {name: self._marked[thing.name]}

    # The log

    def event(self, event: Event, you: int | None, seats: Sequence[str]) -> str | None:
        """A line of the log for one reader, or None where there is nothing to tell. Hidden fields are None."""
        id = f"event-{slug(type(event).__name__)}"
        args: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if value is None or value == [] or value == {}:
                id += f"-without-{field}"
            elif field in PEOPLE:
                who, whose, whom = self._person(value, you, seats)
                args |= {field: who, f"{field}-whose": whose, f"{field}-whom": whom}
            elif field == "winners":
                args[field] = self.voice.join([self._person(seat, you, seats)[0] for seat in value])
            elif field == "targets":
                args[field] = self.voice.join([self.voice.say("good-name", good=good) for good in value])
            elif field in CARDS:
                args[field] = self._marked[value]
            elif isinstance(value, list):
                args[field] = self.voice.join([self.voice.say("quoted", name=self._marked[card]) for card in value])
                args[f"{field}-n"] = len(value)
            else:
                args[field] = value
        return capital(self.voice.say(id, **args, **_derived(event))) if self.voice.knows(id) else None

    def _person(self, seat: int, you: int | None, seats: Sequence[str]) -> tuple[str, str, str]:
        """Who, whose, whom."""
        say = self.voice.say
        if seat == you:
            return say("you"), say("you.whose"), say("you.whom")
        faction = seats[seat] if seat < len(seats) else "virtual"
        return say(f"faction-{faction}.who"), say(f"faction-{faction}.whose"), say(f"faction-{faction}.whom")


PEOPLE = ("seat", "owner", "by", "to", "first")
CARDS = ("card", "gate", "onto", "source", "victim")


def _derived(event: Event) -> dict[str, Any]:
    """What a sentence needs and an event does not spell out."""
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
