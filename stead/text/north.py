"""North, spoken: cards, questions, options, the log.

The sentences are in the catalogue; here is only what they are about.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stead.kernel.events import Event
from stead.kernel.phrase import Counted, Phrase
from stead.text import north_gallery
from stead.text.carded import Carded
from stead.text.drawn import amounts
from stead.text.speech import CardInfo, Filter
from stead.text.voice import capital, slug, spending, unmarked
from stead.titles.north.box import Box
from stead.titles.north.cards import Card, Cost, Save, Trigger
from stead.titles.north.events import Happened, Raided, Scored, ShipMoved


class NorthSpeech(Carded):
    box: Box
    people = ("seat", "owner", "first", "past")
    cards_named = ("card", "by", "of", "on", "source", "island")
    forms = ("whose", "whom", "verb")

    # Cards

    def lines(self, card_id: str) -> list[str]:
        """The text of a card, a line for each of its parts."""
        return [capital(line) for line in self._lines(self._card(card_id))]

    def effects(self, card_id: str) -> str:
        """The same in one breath, without what pillaging brings and the cost of an action, which are drawn."""
        return " ".join(unmarked(capital(line)) for line in self._lines(self._card(card_id), drawn=True))

    def _lines(self, card: Card, drawn: bool = False) -> Iterator[str]:
        say = self.voice.say
        if card.pillage is not None and not drawn:
            yield say("line-pillage", effect=card.pillage.say())
            yield say("line-conquest", cost=card.conquest.tag())
        if card.yields:
            moment = "start" if card.start else "island" if card.island else card.type
            yield say(f"line-yields-{moment}", goods=dict(card.yields), good=card.under or "none")
        if card.bonus is not None:
            bonus = card.bonus.say()
            yield say("line-bonus", effect=bonus) + self._itself(card, bonus)
        if card.when is not None:
            effect = card.when.effect.say()
            yield say("line-feature", moment=self._moment(card, card.when), effect=effect) + self._itself(card, effect)
        if card.action is not None:
            cost = [] if drawn else list(self._cost(card.action.spend))
            id = "line-action" if cost else "line-action-free"
            effect = card.action.effect.say()
            stays = not card.action.spend.itself
            yield say(id, cost=self.voice.join(cost), effect=effect) + (self._itself(card, effect) if stays else "")
        if card.save is not None:
            yield self._saving(card.save)
        if card.boost is not None:
            yield say("line-boost", effect=card.boost.say())
        if card.mirrors:
            yield say("line-mirrors", kinds="-".join(card.mirrors))
        if card.cheaper:
            yield say("line-cheaper")

    def _itself(self, card: Card, effect: Phrase) -> str:
        """What counts cards of the empire counts the one it stands on, if that is like them (EN-Q-27)."""
        counted = any(_counts(phrase, card) for phrase in _unfold(effect))
        return f" {self.voice.say('line-counts-itself')}" if counted else ""

    def _moment(self, card: Card, when: Trigger) -> str:
        """When a feature yields, and how often."""
        moment = self.voice.say(
            f"when-{when.event}",
            which="shared" if when.shared else "paid" if when.paid else "sign" if when.sign else "any",
            sign=when.sign or "none",
            anybody=when.anybody,
            another=card.island,
        )
        return moment if not when.times else f"{moment} {self.voice.say('when-times', n=when.times)}"

    def _cost(self, spend: Cost) -> Iterator[str]:
        goods = spending(spend)
        itself = goods.pop("itself", None)
        if goods:
            yield self.voice.say("cost-goods", goods=goods)
        if itself:
            yield self.voice.say("cost-itself")

    def _saving(self, save: Save) -> str:
        kinds = [self.voice.say("kind-of-good", good=good) for good in save.of]
        one = {save.of[0]: save.every} if len(save.of) == 1 else {}
        return self.voice.say(
            "line-save",
            every=save.every,
            what="named" if one else "several",
            good=save.of[0],
            goods=one,
            kinds=self.voice.join(kinds, "or"),
            pays=[effect.say() for effect in save.pays],
        )

    def facts(self, card_id: str) -> str:
        """Whose it is, its type, signs and price, in one line."""
        say, card = self.voice.say, self._card(card_id)
        signs = [say("sign", sign=sign) for sign in card.signs]
        facts = [
            say("facts-card", deck=card.deck, type=card.type, start=card.start),
            say("facts-signs", n=len(signs), signs=self.voice.join(signs)) if signs else say("facts-no-sign"),
        ]
        if card.played_with is not None:
            facts.append(say("facts-with", tile=card.played_with, type=card.type))
        elif card.cost is not None:
            cost = spending(card.cost)
            facts.append(say("facts-cost", goods=cost) if cost else say("facts-free"))
        return capital(" · ".join(facts))

    def cards(self) -> list[CardInfo]:
        return north_gallery.cards(self)

    def filters(self) -> list[Filter]:
        return north_gallery.filters(self.voice, self.box)

    def things(self) -> dict[str, dict[str, str]]:
        return north_gallery.things(self.voice, self.box)

    # Table

    def role(self, role: str) -> str:
        return self.voice.say(f"clan-{role}")

    def role_lines(self, role: str) -> list[str]:
        """Whom one leads, how hard that is, and what one begins with."""
        say, clan = self.voice.say, self.box.clans[role]
        begins = say("line-clan-begins", goods=self._beginning(role), ships=clan.ships)
        return [say("line-clan", nation=clan.nation, n=clan.difficulty), say(f"clan-{role}.about"), begins]

    def _beginning(self, role: str) -> Counter[str]:
        goods: Counter[str] = Counter({"worker": self.box.clans[role].workers})
        for card in self.box.start(role):
            goods.update(self.box.cards[card].yields)
        return goods

    def role_face(self, role: str) -> list[dict[str, Any]]:
        """What a clan begins with, to be drawn."""
        return amounts(self._beginning(role).items())

    def round(self, data: Mapping[str, Any]) -> str:
        """Where the game stands, from a view."""
        scenario = data["scenario"]
        if scenario is not None:
            number = self.voice.say("round-of", round=data["round"], rounds=scenario["rounds"])
        else:
            number = self.voice.say("round", round=data["round"], last=data["last"])
        return f"{number} · {self.phase(data['phase'])}"

    def chapter(self, number: int) -> str:
        return self.voice.say("round", round=number, last=False)

    # The log

    def _told(self, field: str, value: Any) -> dict[str, Any]:
        match field:
            case "cargo":
                return {field: Counted(Counter(value))}
            case "tiles":
                return {field: self.voice.join([self.voice.say("tile", tile=tile) for tile in value], "comma")}
            case _:
                return super()._told(field, value)

    def _who(self, seat: int, you: int | None, seats: Sequence[str]) -> tuple[str, str]:
        return ("clan-you", "") if seat == you else (f"clan-{seats[seat]}", "who")

    def _derived(self, event: Event) -> dict[str, Any]:
        match event:
            case Happened():
                return self._happening(event)
            case Raided():
                return {"own": event.seat == event.owner}
            case ShipMoved():
                return {"own": event.seat == event.past}
            case Scored():
                return {"total": event.track + event.cards + event.resources + event.gold + event.raze}
            case _:
                return {}

    def _happening(self, event: Happened) -> dict[str, Any]:
        """What an event of a scenario is called, and what it asks for or does."""
        told = self.box.scenarios[event.scenario].events[event.number - 1]
        id = f"happening-{slug(told.name)}"
        name = self.voice.say(id) if self.voice.knows(id) else capital(told.name.replace("_", " "))
        if told.does is not None:
            return {"name": name, "what": "does", "effect": told.does.say(), "demand": {}, "lose": 0}
        assert told.demand is not None
        nothing = Phrase("gain", {"goods": {}})
        return {"name": name, "what": "demand", "effect": nothing, "demand": told.demand, "lose": told.lose}


def _counts(phrase: Phrase, card: Card) -> bool:
    """Does this card count too, where cards are counted?"""
    per = phrase.args.get("per")
    return (per == "sign" and phrase.args.get("sign") in card.signs) or (per == "islands" and card.island)


def _unfold(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for value in phrase.args.values():
        for inner in value if isinstance(value, list) else (value,):
            if isinstance(inner, Phrase):
                yield from _unfold(inner)
