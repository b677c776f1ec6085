"""Randomness that lives inside the state: one integer, the same sequence on every Python."""

from hashlib import shake_128
from struct import unpack
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 6364136223846793005
_ODD: Final = 1442695040888963407


class Chance:
    """A 64-bit linear congruential generator whose high bits are folded and used (PCG without the last rotation).

    Copying it is copying an int, so a copied table deals the same cards. Numbers below n are uniform but for one part
    in 2^32 / n: nobody will ever notice, and no draw needs a second one.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, seed: int) -> "Chance":
        """Seeds that differ little begin far apart."""
        z = (seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return cls(z ^ (z >> 31))

    def clone(self) -> "Chance":
        return Chance(self.state)

    def __reduce__(self) -> Any:
        """Compiled, it cannot be made without its state."""
        return Chance, (self.state,)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        state = self.state = (self.state * _STEP + _ODD) & _MASK
        return ((((state >> 18) ^ state) >> 27 & 0xFFFFFFFF) * n) >> 32

    def take(self, items: list[T]) -> T:
        """One of them, out of the list. (As `below` does it: dealing anew does little else.)"""
        state = self.state = (self.state * _STEP + _ODD) & _MASK
        return items.pop(((((state >> 18) ^ state) >> 27 & 0xFFFFFFFF) * len(items)) >> 32)

    def shuffle(self, items: list[T]) -> None:
        """Give every item a random 64-bit number and sort by it. The numbers come in one breath from SHAKE-128, because
        a game begins with 150 of them."""
        n = len(items)
        *numbers, self.state = unpack(f"<{n + 1}Q", shake_128(self.state.to_bytes(8, "little")).digest(8 * n + 8))
        items[:] = map(items.__getitem__, sorted(range(n), key=numbers.__getitem__))

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]
