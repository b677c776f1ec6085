"""Colonists, spoken: cards, questions, options, the log.

The sentences are in the catalogue; here is only what they are about. People are called by where they sit.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.kernel.events import Event
from stead.kernel.phrase import Counted
from stead.text import colonists_cards, colonists_gallery
from stead.text.colonists_words import Words
from stead.text.speech import CardInfo, Filter, Spoken
from stead.text.voice import Voice, capital, slug
from stead.titles.colonists.acts import Question
from stead.titles.colonists.box import Box
from stead.titles.colonists.events import Bought, Finished, Maintained
from stead.titles.colonists.goods import NAMES
from stead.titles.colonists.state import ERA, PLAY, TURNS, YEARS

PERSON = ("of", "whom")
"""Besides the name: how else a person is called in a sentence."""


class ColonistsSpeech(Spoken):
    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.words = Words(voice, box)
        self._cards = colonists_cards.cards(box)
        voice.names.update(self.words.names())
        voice.called = self.words.thing

    # Cards

    def name(self, card_id: str) -> str:
        return capital(colonists_cards.name(self.words, card_id, self._cards[card_id]))

    def lines(self, card_id: str) -> list[str]:
        """The text of a card, a line for each of its parts."""
        return [capital(line) for line in colonists_cards.lines(self.words, self._cards[card_id])]

    def facts(self, card_id: str) -> str:
        return colonists_cards.facts(self.words, card_id, self._cards[card_id])

    def provenance(self, card_id: str) -> str:
        """Where a card comes from, and what is not certain about it."""
        return colonists_cards.provenance(self.words, self._cards[card_id])

    def cards(self) -> list[CardInfo]:
        return colonists_gallery.cards(self, self._cards)

    def filters(self) -> list[Filter]:
        return colonists_gallery.filters(self.words)

    def things(self) -> dict[str, dict[str, str]]:
        return colonists_gallery.things(self.words)

    # Table

    def round(self, data: Mapping[str, Any]) -> str:
        """Where the game stands, from a view."""
        say = self.voice.say
        if not data["year"]:
            return self.phase(data["phase"])
        begins = data["phase"] == ERA  # the last year of the era before is over
        year = say("clock", era=data["era"], year=1 if begins else data["year"], years=YEARS)
        if data["phase"] != PLAY:
            return f"{year}\u00a0· {say('phase', phase=data['phase'])}"
        turn = say("clock-turn", half=data["half"], turn=min(data["turn"] + 1, TURNS), turns=TURNS)
        return f"{year}\u00a0· {turn}"  # a line ends with the dot, it does not begin with it

    def chapter(self, number: int) -> str:
        if not number:
            return self.phase("setup")
        era, year = divmod(number - 1, YEARS)
        return self.voice.say("chapter", era=era + 1, year=year + 1)

    # Decisions

    def question(self, decision: Decision, yours: bool = True) -> str:
        """What is asked; to somebody else, what that player is about."""
        id = f"question-{slug(decision.kind)}"
        if not yours:
            return self.voice.say(f"{id}.other", rule=decision.rule)
        details = decision.details() if isinstance(decision, Question) else {}
        return self.voice.say(f"{id}.full" if details else id, rule=decision.rule, **details)

    # The log

    def event(self, event: Event, you: int | None, seats: Sequence[str], ahead: bool = False) -> str | None:
        """A line of the log for one reader, or None where there is nothing to tell. Hidden fields are None."""
        id = f"event-{slug(type(event).__name__)}"
        args: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if value is None or value == [] or (value == {} and not isinstance(event, Maintained)):
                id += f"-without-{field}"
            else:
                args |= self._told(field, value, you, seats)
        if isinstance(event, Finished):
            args["scores"] = self._scores(event, you, seats)
        if isinstance(event, Bought) and event.what in NAMES:
            id = "event-bought-good"
            args["goods"] = {event.what: 1}
        return capital(self.voice.say(self._tense(id, ahead), **args))

    def _told(self, field: str, value: Any, you: int | None, seats: Sequence[str]) -> dict[str, Any]:
        """What a field of an event gives a sentence."""
        words, voice = self.words, self.voice
        match field, value:
            case (("seat" | "to"), int()):
                return self._person(field, value, you, seats)
            case (("tile" | "other" | "start"), str()):
                return {field: words.mark("place", value)}
            case "old", str():
                return {field: words.mark("place", value)} if "." in value else words.forms(field, "kind", value)
            case (("kind" | "what"), str()) if value not in NAMES:
                return words.forms(field, "kind", value)
            case "coming", [*_]:
                return {field: voice.join([words.mark("place", name) for name in value], "comma")}
            case "card", str() if value in words.box.market_card:
                return {field: words.mark("market", value)}
            case "card", str():
                return {field: words.mark("card", value)}
            case "cards", [*_]:
                return {field: words.quoted(words.mark("card", name) for name in value)}
            case "colonies", [*_]:
                return {field: voice.join([voice.say("colony", colony=name) for name in value], "comma")}
            case "at", [*_]:
                return {field: voice.join([words.cell(name) for name in value])}
            case "envoy", str():
                return {field: words.mark("envoy", value)}
            case (("good" | "before" | "after"), str()):
                return {field: {value: 1}}
            case (("need" | "made" | "paid"), dict()):
                return {field: Counted(value)}
            case _, [*_]:
                return {}
            case _:
                return {field: value}

    def _person(self, called: str, seat: int, you: int | None, seats: Sequence[str]) -> dict[str, str]:
        """Who, of whom, to whom; and what a verb ends in."""
        id = "seat-you" if seat == you else f"seat-{seats[seat]}"
        said = {called: self.voice.say(id)} | {f"{called}-{form}": self.voice.say(f"{id}.{form}") for form in PERSON}
        if seat != you:
            said = {name: self.voice.mark(f"seat:{seat}", text) for name, text in said.items()}
        return said | {f"{called}-verb": self.voice.say(f"{id}.verb")}

    def _scores(self, event: Finished, you: int | None, seats: Sequence[str]) -> str:
        told = [
            self.voice.say("event-score", n=score, **self._person("seat", seat, you, seats))
            for seat, score in enumerate(event.scores)
        ]
        return capital(self.voice.join(told, "comma"))
