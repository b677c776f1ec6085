"""Randomness that lives inside the state: one integer, the same sequence on every Python."""

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """SplitMix64. Copying it is copying an int, so a copied table deals the same cards."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def clone(self) -> "Chance":
        return Chance(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Every value is equally likely: the biased tail of the range is drawn again."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
            z = self.state
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % n

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]
