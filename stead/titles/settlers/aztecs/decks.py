"""Building a faction deck (AZ-FMT, AZ-DCK)."""

from collections.abc import Iterator, Sequence

from stead.kernel.decision import Refusal
from stead.kernel.decks import BASE, READY, CardSet, Deck, Part
from stead.kernel.errors import ContentError
from stead.kernel.phrase import phrase
from stead.kernel.title import names
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.decks import OPEN, SETTING, chosen, sets

STANDARD = "standard"
FORMATS = (BASE, READY, STANDARD, OPEN)
CARDS = 30  # AZ-DCK-02
SETS = {3: 3, 2: 6, 1: 9}  # AZ-DCK-03: so many different cards in so many copies


class DeckRules:
    """What decks can be made of: the cards of a faction, its own and those of expansions."""

    def __init__(self, box: Box) -> None:
        self.setting: str = SETTING
        self.formats: tuple[str, ...] = FORMATS
        self._box = box
        self._ready = {faction: self._propose(faction) for faction in box.factions}

    def sets(self, role: str) -> Sequence[CardSet]:
        return tuple(sets(self._box, role).values())

    def ready(self, role: str) -> Deck:
        return self._ready[role]

    def _propose(self, faction: str) -> Deck:
        """Each new set in place of the base set that its card names."""
        cards = [self._box.cards[self._box.number[one.id]] for one in self.sets(faction)]
        new = [card for card in cards if card.replaces]
        for card in new:
            self._check_replaced(faction, card)
        return Deck(faction, tuple(sorted(card.replaces for card in new)), tuple(sorted(card.id for card in new)))

    def _check_replaced(self, faction: str, card: Card) -> None:
        """A base set of as many copies gives way (AZ-DCK-06)."""
        there = sets(self._box, faction)
        replaced = there.get(card.replaces)
        if replaced is None or replaced.mark or len(replaced.cards) != len(there[card.id].cards):
            problem = f"replaces {card.replaces!r}; it is the first card of a base set with as many copies (AZ-DCK-06)"
            raise ContentError(faction, 0, card.id, problem)

    def parts(self, deck: Deck) -> list[Part]:
        have = [len(one.cards) for one in chosen(self._box, deck)]
        return [Part(copies, have.count(copies), want) for copies, want in SETS.items()]

    def problems(self, deck: Deck, format: str) -> list[Refusal]:
        """What the line names first: of a card that is not there nothing else can be said."""
        found = list(self._unknown(deck)) or list(self._broken(deck, format))
        for refusal in found:
            refusal.modules = names(self._box.modules)
        return found

    def _unknown(self, deck: Deck) -> Iterator[Refusal]:
        there = sets(self._box, deck.role)
        copies = {id: one.id for one in there.values() for id in one.cards}
        for id in (*deck.out, *deck.added):
            if id not in copies:
                yield Refusal("AZ-FMT-02", "deck-no-card", id=id, role=phrase(f"faction-{deck.role}"))
            elif id not in there:  # AZ-DCK-05: all copies or none
                yield Refusal("AZ-DCK-05", "deck-all-copies", card=id, named=copies[id], n=len(there[copies[id]].cards))
            elif bool(there[id].mark) == (id in deck.out):
                yield Refusal("AZ-DCK-01", "deck-out-of-base" if id in deck.out else "deck-is-base", card=id)

    def _broken(self, deck: Deck, format: str) -> Iterator[Refusal]:
        own = bool(deck.out or deck.added)
        if format == BASE and own:
            yield Refusal("AZ-FMT-01", "deck-base-only")
        elif format == READY and own and deck != self.ready(deck.role):
            yield Refusal("AZ-FMT-01", "deck-ready-only")
        elif format == STANDARD:
            yield from self._standard(deck)
        elif not chosen(self._box, deck):
            yield Refusal("AZ-FMT-02", "deck-empty")

    def _standard(self, deck: Deck) -> Iterator[Refusal]:
        inside = chosen(self._box, deck)
        marks = list(dict.fromkeys(one.mark for one in inside if one.mark))
        if len(marks) > 1:
            mark, other = (phrase(f"mark-{mark.replace('_', '-')}") for mark in marks[:2])
            yield Refusal("AZ-FMT-06", "deck-two-expansions", mark=mark, other=other)
        size = sum(len(one.cards) for one in inside)
        if size != CARDS:
            yield Refusal("AZ-DCK-02", "deck-size", n=size, want=CARDS)
        for part in self.parts(deck):
            if part.have != part.want:
                yield Refusal("AZ-DCK-03", "deck-make-up", copies=part.copies, have=part.have, want=part.want)
