"""Founders, spoken: cards, questions, options, the log.

The sentences are in the catalogue; here is only what they are about. In the log people are called by where they sit; in
questions and options, which know the game, by their race.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.kernel.events import Event
from stead.text import founders_cards, founders_gallery
from stead.text.founders_words import Words
from stead.text.speech import CardInfo, Filter, Spoken
from stead.text.voice import Voice, capital, slug
from stead.titles.founders.acts import Question
from stead.titles.founders.box import Box
from stead.titles.founders.events import Earned, Scored, StorageBuilt, TurnBegan, VotesRevealed
from stead.titles.founders.solo import BUILDINGS, ROUNDS

PERSON = ("of", "whom")
"""Besides the name: how else a person is called in a sentence."""
ENDINGS = ("verb", "will-verb")
"""What a verb ends in after the name, in the past and in the future (only Russian writes it)."""


class FoundersSpeech(Spoken):
    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.words = Words(voice, box)
        self._things = founders_cards.things(self.words)
        voice.names.update(self.words.names())
        voice.called = self.words.thing

    # Cards

    def name(self, card_id: str) -> str:
        return founders_cards.name(self.words, self._things[card_id])

    def lines(self, card_id: str) -> list[str]:
        """The text of a card, a line for each of its parts."""
        return [capital(line) for line in founders_cards.lines(self.words, self._things[card_id])]

    def facts(self, card_id: str) -> str:
        return founders_cards.facts(self.words, self._things[card_id])

    def provenance(self, card_id: str) -> str:
        """Where numbers, effect and name of a card come from."""
        return founders_cards.provenance(self.words, self._things[card_id])

    def cards(self) -> list[CardInfo]:
        return founders_gallery.cards(self, self._things)

    def filters(self) -> list[Filter]:
        return founders_gallery.filters(self.words)

    def things(self) -> dict[str, dict[str, str]]:
        return founders_gallery.things(self.words)

    # Table

    def round(self, data: Mapping[str, Any]) -> str:
        """Where the game stands, from a view."""
        if data["phase"] != "play":
            return self.phase(data["phase"])
        alone = len(data["players"]) == 1
        which = self.voice.say("round-solo", round=data["round"], rounds=ROUNDS)
        built = self.voice.say("completed", n=data["completed"], goal=BUILDINGS)
        return f"{which if alone else self.chapter(data['round'])} · {built}"

    def chapter(self, number: int) -> str:
        return self.voice.say("round", round=number)

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
        if isinstance(event, TurnBegan) and len(seats) == 1:
            return None
        id = f"event-{slug(type(event).__name__)}"
        args: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if value is None or value == []:
                id += f"-without-{field}"
            else:
                args |= self._told(field, value, you, seats)
        match event:
            case Earned():
                shares = self._shares(event, you, seats)
                id = "event-earned-shared" if shares else "event-earned"
                points = self.voice.mark("good:vp", self.voice.say("points", n=event.kept))
                args |= {"points": points, "shares": shares}
            case VotesRevealed():
                args["votes"] = self._votes(event, you, seats)
            case StorageBuilt():
                args["own"] = event.owner == event.seat
            case Scored():
                args["total"] = event.track + event.permanent + event.coins + event.achievement
            case _:
                pass
        return capital(self.voice.say(self._tense(id, ahead), **args))

    def _told(self, field: str, value: Any, you: int | None, seats: Sequence[str]) -> dict[str, Any]:
        """What a field of an event gives a sentence."""
        words, voice = self.words, self.voice
        match field, value:
            case (("seat" | "owner" | "to"), int()):
                return self._person(field, value, you, seats)
            case (("winners" | "seats"), [*_]):
                people = [self._person("", seat, you, seats) for seat in value]
                return {f"{field}{form}": voice.join([person[form] for person in people]) for form in ("", "-whom")}
            case (("resource" | "race"), str()):
                return words.forms(field, value, field)
            case "resources", [*_]:
                return {field: voice.join([words.mark("resource", name) for name in value])}
            case (("building" | "card"), str()):
                return {field: words.mark(field, value)}
            case "buildings", [*_]:
                return {field: words.quoted(map(words.building, value))}
            case "cards", [*_]:
                return {field: words.quoted(map(words.advisor, value))}
            case "achievement", str():
                return {field: words.mark("achievement", value)}
            case "achievements", [*_]:
                return {field: words.quoted(words.mark("achievement", name) for name in value)}
            case "cell", str():
                return {field: words.cell(value)}
            case "cells", [*_]:
                return {field: words.cells(value)}
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
        return said | {f"{called}-{ending}": self.voice.say(f"{id}.{ending}") for ending in ENDINGS}

    def _shares(self, event: Earned, you: int | None, seats: Sequence[str]) -> str:
        """What a storage passed on: " − 4 to East − 2 to neutral suppliers"."""
        say = self.voice.say
        shares: dict[int, int] = {}
        for seat, share in event.shares:
            shares[seat] = shares.get(seat, 0) + share
        own = shares.pop(event.seat, 0)
        told = [say("event-share-own", share=own)] if own else []
        told += [say("event-share", share=n, **self._person("to", seat, you, seats)) for seat, n in shares.items()]
        return "".join([*told, say("event-share-lost", share=event.lost)] if event.lost else told)

    def _votes(self, event: VotesRevealed, you: int | None, seats: Sequence[str]) -> str:
        votes = zip(event.buildings, event.weights, strict=True)
        told = [
            self.voice.say(
                "event-vote",
                weight=weight,
                building=self.words.building(building),
                **self._person("seat", seat, you, seats),
            )
            for seat, (building, weight) in enumerate(votes)
        ]
        return self.voice.join(told, "comma")
