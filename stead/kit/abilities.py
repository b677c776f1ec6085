"""Standing abilities: what a card changes for as long as it lies before a seat, without ever being done.

"Your range is 2", "Locations here cost 1 more to raze", "gold pays for fish": none of them is an effect. A title has a
closed list of abilities by name, a card says how much of each it gives, and what a seat has is the sum over its cards,
looked up when a rule asks.
"""

from collections.abc import Iterable, Mapping, Sequence


class Abilities:
    """The abilities of a title, and how much of each a card gives, by its number."""

    def __init__(self, names: Sequence[str], cards: Iterable[Mapping[str, int]]) -> None:
        self._given: dict[str, list[int]] = {name: [] for name in names}
        self._each: list[list[tuple[int, int]]] = []
        """By card: the numbers of its abilities, and how much of each."""
        numbers = {name: number for number, name in enumerate(names)}
        for gives in cards:
            for name in gives:
                if name not in self._given:
                    raise ValueError(f"there is no ability {name!r}; there are: {', '.join(names)}")
            for name, given in self._given.items():
                given.append(gives.get(name, 0))
            self._each.append([(numbers[name], n) for name, n in gives.items()])

    def sum(self, name: str, cards: Iterable[int]) -> int:
        """How much of an ability these cards give together."""
        given = self._given[name]
        return sum([given[card] for card in cards])

    def total(self, cards: Iterable[int]) -> list[int]:
        """How much of every ability these cards give together, in the order of the names: for rules that keep it."""
        found = [0] * len(self._given)
        for card in cards:
            for ability, n in self._each[card]:
                found[ability] += n
        return found
