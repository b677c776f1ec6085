"""What a title has to say, and what shells are told of its cards."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.kernel.events import Event
from stead.text.voice import Voice, capital, slug


class Value(Struct, frozen=True):
    value: str | bool
    text: str


class Filter(Struct, frozen=True):
    """Something cards differ in, and what it can be."""

    name: str
    text: str
    values: tuple[Value, ...]


class CardInfo(Struct, frozen=True):
    """A card as a gallery and the boards show it. `face` is what the title's own drawing needs."""

    id: str
    name: str
    kind: str
    """The id of the first of its copies: cards of one kind are the same card."""
    copies: int
    lines: tuple[str, ...]
    facts: str
    provenance: str
    filters: dict[str, tuple[str, ...]]
    face: Any


class Speech(Protocol):
    """Cards and options are said in full; log lines are said to one reader."""

    voice: Voice

    # Cards
    def name(self, card_id: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
    def facts(self, card_id: str) -> str: ...
    def provenance(self, card_id: str) -> str: ...
    def cards(self) -> list[CardInfo]: ...
    def filters(self) -> list[Filter]: ...
    def cards_about(self) -> str: ...

    # The table
    def title(self) -> str: ...
    def line(self) -> str: ...
    def blurb(self) -> str: ...
    def role(self, role: str) -> str: ...
    def role_lines(self, role: str) -> list[str]: ...
    def role_face(self, role: str) -> Any: ...
    def setting(self, name: str) -> str: ...
    def setting_help(self, name: str) -> str: ...
    def setting_value(self, name: str, value: str | bool) -> str: ...
    def things(self) -> dict[str, dict[str, str]]: ...
    def phase(self, phase: str) -> str: ...
    def round(self, data: Mapping[str, Any]) -> str: ...
    def chapter(self, number: int) -> str: ...
    def order(self, name: str) -> str:
        """A standing order: `pass`; and what it does: `pass.about`."""
        ...

    def tally(self, part: str) -> str: ...
    def measure(self, name: str) -> str: ...
    def verdict(self, verdict: str) -> str: ...

    # The game
    def question(self, decision: Decision, yours: bool = True) -> str: ...
    def option(self, decision: Decision, option: Option) -> str: ...
    def options(self, decision: Decision) -> list[str]:
        """All of them, in the order in which they are listed. Each is said once, however many there are."""
        ...

    def event(self, event: Event, you: int | None, seats: Sequence[str], ahead: bool = False) -> str | None:
        """A line of the log for one reader, or None where there is nothing to tell; `ahead`: of what would happen."""
        ...


class Spoken:
    """What every title says in the same way: the words are in its catalogue."""

    voice: Voice

    def title(self) -> str:
        return self.voice.say("title")

    def line(self) -> str:
        return self.voice.say("title.line")

    def blurb(self) -> str:
        return self.voice.say("title.blurb")

    def role(self, role: str) -> str:
        return self.voice.say(f"seat-{role}")

    def role_lines(self, role: str) -> list[str]:  # noqa: ARG002 - the same for all
        """A seat is a place at the table and nothing more, unless the title says otherwise."""
        return []

    def role_face(self, role: str) -> Any:  # noqa: ARG002 - the same for all
        """Nothing is drawn."""
        return None

    def cards_about(self) -> str:
        """What is to be known of the cards as a whole, where a title has something to say."""
        if not self.voice.knows("cards-about"):
            return ""
        return self.voice.say("cards-about", flag="--content", page="docs/own-cards.md")

    def phase(self, phase: str) -> str:
        return capital(self.voice.say("phase", phase=phase))

    def setting(self, name: str) -> str:
        return self.voice.say(f"setting-{slug(name)}")

    def setting_help(self, name: str) -> str:
        return self.voice.say(f"setting-{slug(name)}.help")

    def setting_value(self, name: str, value: str | bool) -> str:
        if isinstance(value, bool):
            return self.voice.say("yes" if value else "no")
        return self.voice.say(f"setting-{slug(name)}-{slug(value)}")

    def order(self, name: str) -> str:
        return self.voice.say(f"order-{name}")

    def option(self, decision: Decision, option: Option) -> str:
        return capital(self.voice.phrase(option.say(decision)) if isinstance(option, Act) else option.key)

    def options(self, decision: Decision) -> list[str]:
        return [self.option(decision, option) for option in decision.options]

    def tally(self, part: str) -> str:
        return self.voice.say(f"tally-{part}")

    def measure(self, name: str) -> str:
        return self.voice.say(f"measure-{name}")

    def verdict(self, verdict: str) -> str:
        return self.voice.say(f"verdict-{verdict}") if verdict else ""

    def _tense(self, id: str, ahead: bool) -> str:
        """The message of an event; where it has not happened yet, how one says that, if there is a difference."""
        return f"{id}.ahead" if ahead and self.voice.knows(f"{id}.ahead") else id
