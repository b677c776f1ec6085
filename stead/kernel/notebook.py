"""A table for whoever looks at one in a shell or a notebook: in one line, and as a small picture in HTML."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from stead.kernel.decision import Decision

if TYPE_CHECKING:
    from stead.kernel.table import Table

SHOWN = 12
"""So many options of a decision are listed; of the rest only the number."""

# Grey that is seen on white and on black; the letters are in the notebook's own colour.
LINE = "1px solid rgba(128,128,128,.35)"
FAINT = "opacity:.65"
WHOLE = "font-size:.9em;line-height:1.5;overflow-x:auto"
GRID = "border-collapse:collapse;margin:.3em 0;color:inherit;font-size:inherit"
HEAD = f"padding:.25em .7em;font-weight:normal;{FAINT};text-align:right"
CELL = f"padding:.25em .7em;border-top:{LINE};text-align:right"
CHIP = (
    f"display:inline-block;margin:.15em .2em 0 0;padding:0 .45em;border:{LINE};border-radius:.7em;font-family:monospace"
)


def line(table: "Table") -> str:
    scores = [f"{seat} {score}" for seat, score in zip(table.setup.seats, table.scores, strict=False)]
    return f"Table({', '.join([table.setup.title, f'round {_round(table)}', *scores, _who(table)])})"


def _round(table: "Table") -> int:
    return table.title.chapter(table.game)


def _who(table: "Table") -> str:
    seats = table.setup.seats
    if table.over:
        first = [seats[standing.seat] for standing in table.ranking if standing.place == 1]
        return f"over: {' and '.join(first)} first" if first else "over: lost"
    return "asked: " + ", ".join(f"seat {one.seat} {seats[one.seat]} ({one.kind})" for one in table.decisions)


def html(table: "Table") -> str:
    """Seats with their points and what they have in the open, and what is asked of whom. No styles but its own, no
    script, nothing fetched."""
    names, scores = table.setup.seats, table.scores
    purses = [table.title.purse(table.game, seat) for seat in range(len(names))]
    goods = [
        good
        for good in dict.fromkeys(good for purse in purses for good in purse)
        if [purse.get(good, 0) for purse in purses] != list(scores)  # which are shown already
    ]
    places = {standing.seat: standing.place for standing in table.ranking}
    asked = [decision.seat for decision in table.decisions]
    head = "".join(_tag("th", HEAD, name.replace("_", " ")) for name in ("", "points", "place", *goods))
    rows = "".join(
        _row(name, seat in asked, [scores[seat], places[seat], *(purses[seat].get(good, 0) for good in goods)])
        for seat, name in enumerate(names)
    )
    when = f"round {_round(table)}{', over' if table.over else ''}"
    return (
        f'<div style="{WHOLE}"><b>{escape(table.setup.title)}</b> {_tag("span", FAINT, when)}'
        f'<table style="{GRID}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table>{''.join(_question(table, one) for one in table.decisions)}</div>"
    )


def _row(name: str, asked: bool, numbers: Sequence[int]) -> str:
    cells = "".join(_tag("td", CELL if number else f"{CELL};{FAINT}", str(number)) for number in numbers)
    return f"<tr>{_tag('th', CELL + ';text-align:left', ('▸ ' if asked else '') + name)}{cells}</tr>"


def _question(table: "Table", decision: Decision) -> str:
    keys = [option.key for option in decision.options]
    chips = "".join(_tag("span", CHIP, key) for key in keys[:SHOWN])
    more = _tag("span", FAINT, f"and {len(keys) - SHOWN} more") if len(keys) > SHOWN else ""
    who = f"{escape(table.setup.seats[decision.seat])}: <b>{escape(decision.kind)}</b>"
    return f'<div style="margin-top:.4em">{who} {_tag("span", FAINT, decision.rule)}<br/>{chips}{more}</div>'


def _tag(name: str, style: str, text: str) -> str:
    return f'<{name} style="{style}">{escape(text)}</{name}>'
