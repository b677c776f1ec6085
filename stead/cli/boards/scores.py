"""The end of any game: who came where, with the score taken apart."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from stead.kernel.title import Standing


def score_sheet(
    ranking: Sequence[Standing],
    labels: Sequence[Text],
    parts: Mapping[str, Sequence[int]],
    headings: tuple[str, str, str],
    ties: Mapping[int, str],
) -> Grid:
    """`parts` are points by seat, by what they are for; `headings` say player, total and tie-break; `ties` what broke
    one, by seat."""
    seat, total, tie = headings
    grid = Grid(box=box.ROUNDED, header_style="bold")
    grid.add_column("")
    grid.add_column(seat)
    for part in parts:
        grid.add_column(part, justify="right")
    grid.add_column(total, justify="right", style="bold")
    if ties:
        grid.add_column(tie)
    for standing in ranking:
        numbers = [str(points[standing.seat]) for points in parts.values()]
        place = "" if len(ranking) == 1 else f"{standing.place}."
        told = [ties.get(standing.seat, "")] if ties else []
        grid.add_row(place, labels[standing.seat], *numbers, str(standing.score), *told)
    return grid
