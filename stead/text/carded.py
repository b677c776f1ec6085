"""What titles say alike whose things are cards with copies: names, options told apart by codes, the log, sources."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.kernel.events import Event
from stead.kernel.phrase import Thing
from stead.text.speech import Spoken
from stead.text.voice import Voice, capital, slug, unmarked

SOURCES = ("rulebook", "dataset", "house")


class Carded(Spoken):
    people: ClassVar[tuple[str, ...]]
    """Fields of events that name a seat."""
    cards_named: ClassVar[tuple[str, ...]]
    """Fields of events that name a card."""
    forms: ClassVar[tuple[str, ...]]
    """Besides the name: how else a person is called in a sentence."""

    def __init__(self, voice: Voice, box: Any) -> None:
        self.voice = voice
        self.box = box
        self._names = {card.id: self._called(card) for card in box.cards}
        self._marked = {id: voice.mark(f"card:{id}", name) for id, name in self._names.items()}
        voice.names.update(self._marked)
        voice.called = self._thing
        self._spelt = lru_cache(maxsize=1 << 12)(self._spelt_out)

    # Cards

    def _card(self, card_id: str) -> Any:
        return self.box.cards[self.box.number[card_id]]

    def _called(self, card: Any) -> str:
        id = f"card-{slug(card.name)}"
        if self.voice.knows(id):
            return self.voice.say(id, **self._named_by(card))
        return capital(card.name.replace("_", " "))  # a card of the players' own content

    def _named_by(self, card: Any) -> dict[str, Any]:  # noqa: ARG002
        """What the name of a card speaks of."""
        return {}

    def name(self, card_id: str) -> str:
        return self._names[card_id]

    def provenance(self, card_id: str) -> str:
        """Where numbers, effect and name of a card come from."""
        parts = msgspec.structs.asdict(self._card(card_id).source)
        told: list[str] = []
        for source in SOURCES:
            named = [self.voice.say(f"part-{part}") for part, origin in parts.items() if origin == source]
            if named:
                told.append(self.voice.say(f"provenance-{source}", parts=self.voice.join(named)))
        return " ".join(told)

    # Decisions

    def question(self, decision: Decision, yours: bool = True) -> str:
        """What is asked; to somebody else, what that player is about."""
        id = f"question-{slug(decision.kind)}"
        return self.voice.say(id if yours else f"{id}.other", rule=decision.rule)

    def option(self, decision: Decision, option: Option) -> str:
        """What choosing it means. Where two options would be called the same, with the code of the card."""
        label, spelt = self._label(decision, option), self._spelt(option.key)
        twins = (o for o in decision.options if o.key != option.key and self._spelt(o.key) == spelt)
        if any(unmarked(self._label(decision, twin)) == unmarked(label) for twin in twins):
            return self._coded(option, label)
        return label

    def options(self, decision: Decision) -> list[str]:
        """The same of all: twins are found by what they are called, so that nothing is compared each with each."""
        labels = [self._label(decision, option) for option in decision.options]
        called = [(self._spelt(o.key), unmarked(label)) for o, label in zip(decision.options, labels, strict=True)]
        times = Counter(called)
        return [
            self._coded(option, label) if times[name] > 1 else label
            for option, label, name in zip(decision.options, labels, called, strict=True)
        ]

    def _coded(self, option: Option, label: str) -> str:
        codes = " ".join(word for word in option.key.split() if word in self.box.number)
        return self.voice.say("option-coded", option=label, code=codes)

    def _spelt_out(self, key: str) -> str:
        """A key with the names of cards for their codes: copies read the same then."""
        return " ".join(self._names.get(word, word) for word in key.split())

    def _label(self, decision: Decision, option: Option) -> str:
        act = option if isinstance(option, Act) else decision.find(option.key)
        assert isinstance(act, Act), f"{option!r} is a name only"
        return capital(self.voice.phrase(act.say(decision)))

    def _thing(self, name: str, thing: Thing) -> dict[str, str]:
        return {name: self._marked[thing.name]}

    # The log

    def event(self, event: Event, you: int | None, seats: Sequence[str], ahead: bool = False) -> str | None:
        """A line of the log for one reader, or None where there is nothing to tell. Hidden fields are None."""
        id = f"event-{slug(type(event).__name__)}"
        args: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if value is None or value == [] or value == {}:
                if field in event.maybe:
                    args[field] = "none"
                else:
                    id += f"-without-{field}"
            elif field in self.people:
                args |= self._person(field, value, you, seats)
            elif field == "winners":
                args[field] = self.voice.join([self._person("", seat, you, seats)[""] for seat in value])
            elif field in self.cards_named:
                args[field] = self._marked[value]
            else:
                args |= self._told(field, value)
        if not self.voice.knows(id):
            return None
        return capital(self.voice.say(self._tense(id, ahead), **args, **self._derived(event)))

    def _told(self, field: str, value: Any) -> dict[str, Any]:
        """What any other field gives a sentence: cards, unless the title says otherwise, and plain facts."""
        if isinstance(value, list):
            cards: list[str] = value
            said = self.voice.join([self.voice.say("quoted", name=self._marked[card]) for card in cards])
            return {field: said, f"{field}-n": len(cards)}
        return {field: value}

    def _derived(self, event: Event) -> dict[str, Any]:  # noqa: ARG002
        """What a sentence needs and an event does not spell out."""
        return {}

    @abstractmethod
    def _who(self, seat: int, you: int | None, seats: Sequence[str]) -> tuple[str, str]:
        """The message of a person, and the name of the form in which it does something."""

    def _person(self, called: str, seat: int, you: int | None, seats: Sequence[str]) -> dict[str, str]:
        """Who; and the same person in other parts of the sentence."""
        id, form = self._who(seat, you, seats)
        said = {called: self.voice.say(f"{id}.{form}" if form else id)}
        return said | {f"{called}-{form}": self.voice.say(f"{id}.{form}") for form in self.forms}
