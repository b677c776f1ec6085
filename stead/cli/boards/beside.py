"""Side by side. A grid would measure each of its cells, and all that is in it, before it draws it."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise, zip_longest

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment


class Beside:
    """Things with shares of the width there is."""

    def __init__(self, things: Sequence[RenderableType], shares: Sequence[int] = ()) -> None:
        self.things = things
        self.shares = shares or [1] * len(things)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        total = sum(self.shares)
        edges = [options.max_width * share // total for share in accumulate(self.shares, initial=0)]
        widths = [right - left for left, right in pairwise(edges)]
        drawn = [
            console.render_lines(thing, options.update(width=width, height=None))
            for thing, width in zip(self.things, widths, strict=True)
        ]
        for line in zip_longest(*drawn):
            for part, width in zip(line, widths, strict=True):
                yield from part or [Segment(" " * width)]
            yield Segment.line()


def abreast(things: Sequence[RenderableType], columns: int) -> Iterator[RenderableType]:
    """So many side by side, in rows."""
    if columns < 2:
        yield from things
        return
    for i in range(0, len(things), columns):
        yield Beside(things[i : i + columns])
