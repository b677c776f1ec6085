"""What cannot be, of a state between two turns that was written by hand: the rules would not know how to go on."""

from collections.abc import Iterator

from stead.titles.colonists.state import Game


def faults(game: Game) -> Iterator[str]:  # noqa: ARG001
    """In sentences."""
    yield from ()
