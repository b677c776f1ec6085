"""An analysis on paper: the chart of chances, who played how, where results came from, and what turned the game."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from stead.analysis.calibration import Calibration
from stead.analysis.cards import DRAWN, Deed, Mean, Statistics
from stead.analysis.report import Report, Row
from stead.analysis.turning import OF_GAME
from stead.analysis.words import Told
from stead.cli.screen import Screen
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.text import Voice, speech

HIGH = 10
"""Lines of a chart."""
WIDE = 96
SHADES = "█▓▒░·"
"""By seat: a chart can be read without colours."""
STROKES = 5
"""Of luck, the greatest."""
ENTRIES = ("base", "deal", "cards", "own", "others", "rest", "outcome", "adjusted")
LEAST = 3
"""Of a deed, for a line in the statistics of cards."""


class Printed:
    """A report on a screen."""

    def __init__(self, screen: Screen, table: Table, report: Report, told: Told) -> None:
        self.screen, self.table, self.report, self.told = screen, table, report, told
        self.said = screen.speech
        self.names = [self.said.role(role) for role in report.seats]
        self.styles = [screen.board.badge(role).style for role in report.seats]

    def all(self) -> None:
        report = self.report
        self.say("head", title=self.said.title(), choices=len(report.steps), depth=report.depth)
        self.chart()
        self.players()
        self.ledger()
        self.turning()
        self.luck()

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.screen.print(Text(self.screen.voice.say(f"terminal-analyse-{id}", **args), style))

    def word(self, id: str) -> str:
        return self.screen.voice.say(f"terminal-analyse-{id}")

    def heading(self, id: str) -> None:
        self.screen.print(Text(""), Rule(Text(self.word(id), "bold"), style="dim"))

    # The chart

    def chart(self) -> None:
        self.heading("chances")
        rows = [*(step.before for step in self.report.steps), self.report.outcome]
        columns = [self.column(row) for row in sampled(rows, min(WIDE, self.screen.width - 7))]
        for line in range(HIGH):
            shown = Text(f"{round(100 - 100 * line / HIGH):>4} % ")
            for column in columns:
                seat = column[line]
                shown.append(SHADES[seat % len(SHADES)] if seat >= 0 else " ", self.styles[seat] if seat >= 0 else "")
            self.screen.print(shown)
        legend = Text("       ")
        for seat, name in enumerate(self.names):
            legend.append(f"{SHADES[seat % len(SHADES)]} {name}   ", self.styles[seat])
        self.screen.print(legend)

    def column(self, row: Row) -> list[int]:
        """From the top, whose each line is; the first seat is lowest. Alone, what is missing is nobody's (-1)."""
        found: list[int] = []
        for line in range(HIGH):
            level, sum_so_far, whose = (HIGH - line - 0.5) / HIGH, 0.0, -1
            for seat, chance in enumerate(row):
                sum_so_far += chance
                if level <= sum_so_far + 1e-9:
                    whose = seat
                    break
            found.append(whose)
        return found

    # Tables

    def grid(self, *headings: str) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for number, heading in enumerate(headings):
            grid.add_column(self.word(heading) if heading else "", justify="right" if number else "left")
        return grid

    def players(self) -> None:
        self.heading("players-heading")
        grid = self.grid("", "accuracy", "choices", "lost", "inaccuracies", "mistakes", "blunders")
        for player in self.report.players:
            counts = (player.inaccuracies, player.mistakes, player.blunders)
            grid.add_row(
                Text(self.names[player.seat], self.styles[player.seat]),
                "–" if player.accuracy is None else f"{player.accuracy:.0f} %",
                str(player.choices),
                "–" if player.accuracy is None else f"{player.lost:.1f}",
                *map(str, counts),
            )
        self.screen.print(grid)
        if self.report.left_out:
            self.say("not-weighed", "dim", n=self.report.left_out)

    def ledger(self) -> None:
        self.heading("ledger")
        grid = self.grid("", *ENTRIES)
        for player in self.report.players:
            whole = {"base", "outcome", "adjusted"}
            numbers = [
                f"{100 * getattr(player.ledger, entry):.0f}"
                if entry in whole
                else signed(getattr(player.ledger, entry))
                for entry in ENTRIES
            ]
            grid.add_row(Text(self.names[player.seat], self.styles[player.seat]), *numbers)
        self.screen.print(grid)
        self.say("ledger-about", "dim")

    # The game

    def turning(self) -> None:
        self.heading("turning")
        points = [
            (point, said)
            for point, said in zip(self.report.turning, self.told.turning, strict=True)
            if point.rank <= OF_GAME
        ]
        if not points:
            self.say("no-turning")
        for point, said in points:
            step = self.report.steps[point.step]
            head = self.screen.voice.say(
                "terminal-analyse-point",
                n=point.step + 1,
                chapter=self.said.chapter(step.chapter),
                name=self.names[point.seat],
                mark=self.screen.voice.say("analysis-mark", mark=point.mark),
                before=round(100 * point.before[point.seat]),
                after=round(100 * point.after[point.seat]),
            )
            self.screen.print(Text(head, "bold"))
            lines = (("chosen", said.chosen), ("better", " → ".join(said.line)))
            body = [Text.assemble((f"{self.word(word)} ", "dim"), text) for word, text in lines]
            self.screen.print(*(Padding(line, (0, 0, 0, 2)) for line in (*body, Text(said.why))))

    def luck(self) -> None:
        self.heading("luck")
        strokes = sorted(
            zip(self.report.luck, self.told.luck, strict=True), key=lambda one: -max(map(abs, one[0].worth))
        )
        for luck, said in sorted(strokes[:STROKES], key=lambda one: one[0].step):
            worths = ", ".join(f"{name} {signed(worth)}" for name, worth in zip(self.names, luck.worth, strict=True))
            after = "" if luck.step < 0 else f"{luck.step + 1}. "
            self.screen.print(Text(f"{after}{' '.join(said.lines)}"), Padding(Text(worths, "dim"), (0, 0, 0, 2)))


def sampled(rows: Sequence[Row], most: int) -> list[Row]:
    """As many as fit, evenly, the last among them."""
    if len(rows) <= most:
        return list(rows)
    return [rows[round(n * (len(rows) - 1) / (most - 1))] for n in range(most)]


def signed(chance: float) -> str:
    points = round(100 * chance)
    return f"{points:+d}" if points else "0"


# Statistics


def print_statistics(console: Console, title: Title[Any], lang: str, found: Statistics) -> None:
    said = speech(title, lang)

    def word(id: str, **args: Any) -> str:
        return said.voice.say(f"terminal-analyse-{id}", **args)

    console.print(Text(word("statistics", title=said.title(), games=found.games), "bold"))
    roles = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, heading in enumerate(("role", "games-column", "start", "outcome", "adjusted")):
        roles.add_column(word(heading), justify="right" if number else "left")
    for role in found.roles:
        means = (role.start, role.outcome, role.adjusted)
        roles.add_row(said.role(role.role), str(role.games), *(about(mean) for mean in means))
    cards = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, heading in enumerate(("card", "deed", "offered", "times", "change", "worth")):
        cards.add_column(word(heading), justify="right" if number > 1 else "left")
    for deed in sorted((deed for deed in found.cards if deed.times >= LEAST), key=_order):
        verb = word("drawn") if deed.verb == DRAWN else deed.verb
        worth = about(deed.worth) if deed.worth is not None else ""
        cards.add_row(said.name(deed.card), verb, str(deed.offered), str(deed.times), about(deed.change), worth)
    console.print(roles)
    console.print(Text(""))
    console.print(cards)
    console.print(Text(word("statistics-about", least=LEAST), "dim"))


def _order(deed: Deed) -> tuple[str, int]:
    return deed.card, -deed.times


def about(mean: Mean) -> str:
    return f"{mean.mean:+.1f}" if mean.error is None else f"{mean.mean:+.1f} ± {mean.error:.1f}"


# The judge


def print_calibration(console: Console, voice: Voice, title: Title[Any], found: Calibration) -> None:
    said = speech(title, voice.lang)
    words = dict(title=said.title(), games=found.games, positions=found.positions, error=f"{found.error:.1f}")
    console.print(Text(voice.say("terminal-analyse-calibration", **words), "bold"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("predicted", "happened", "positions"):
        grid.add_column(voice.say(f"terminal-analyse-{heading}"), justify="right")
    for one in found.bins:
        grid.add_row(f"{100 * one.predicted:.1f} %", f"{100 * one.happened:.1f} %", str(one.count))
    console.print(grid)
