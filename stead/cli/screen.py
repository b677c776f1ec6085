"""What every title's terminal table has: the log, the question with its options, answers to `?` and `why`."""

import contextlib
import os
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from stead import ledger
from stead.cli.boards import board_of
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.events import Event, in_short
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.text import speech

WIDEST = 200
LEAST_LOG, MOST_LOG = 4, 10
FEW = 5
"""So many options are listed one below the other."""
CROWD = 12
"""More than so many of one verb are a crowd."""
RULES_SHOWN = 6


class Paper(Console):
    """A console that lets its owner know when nobody reads any more."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **settings)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Draws for people. `kinds` says who sits where, by seat name."""

    def __init__(
        self, console: Console, lang: str, title: Title[Any], seats: Sequence[str], kinds: Mapping[str, str]
    ) -> None:
        self.console = console
        self.title = title
        self.seats = seats
        self.kinds = kinds
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """From now on in this language."""
        self.speech = speech(self.title, lang)
        self.voice = self.speech.voice
        self.board = board_of(self.title.name)(self.voice, self.speech, self.title, self.seats)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, width=self.width)

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.print(Text(self.voice.say(f"terminal-{id}", **args), style))

    def clear(self) -> None:
        """An empty screen, also above: what was shown must not be scrolled back to."""
        if self.console.is_terminal and os.environ.get("TERM") != "dumb":
            self.console.file.write("\x1b[3J")
            self.console.clear()

    # The table

    def labels(self, you: int | None) -> list[Text]:
        """Each seat's name, with who sits there."""
        labels: list[Text] = []
        for seat, name in enumerate(self.seats):
            label = self.board.badge(name)
            kind = "you" if seat == you else self.kinds.get(name)
            if kind:
                label.append(f" ({self.voice.say(f'terminal-kind-{kind}')})", "default")
            labels.append(label)
        return labels

    def table(self, table: Table, seat: int | None, last_choice: bool = False) -> None:
        """Everything this seat may see, and what happened since its last choice (or since anybody's)."""
        data = table.view(seat).data()
        decision = None if seat is None else table.decision_of(seat)
        lit = {thing for option in decision.options for thing in option.about} if decision else set[str]()
        self.print(self.board.head(data))
        news = self.news(table, seat, since(table, None if last_choice else seat))
        self.print(*self.board.table(data, self.labels(seat), lit, news, self.width))

    def news(self, table: Table, seat: int | None, start: int) -> RenderableType:
        """The end of the log, from an event on, but neither too little nor too much of it."""
        lines: list[Text] = []
        unsaid = self.told(table.events, table.steps, seat)
        while unsaid and len(lines) < MOST_LOG and (unsaid[-1][0] >= start or len(lines) < LEAST_LOG):
            line = self.line(unsaid.pop()[1], seat)
            if line is not None:
                lines.insert(0, line)
        more = sum(number >= start for number, _ in unsaid)
        if more:
            lines.insert(0, Text(self.voice.say("terminal-log-more", lines=more), "dim italic"))
        title = Text(self.voice.say("terminal-log"), "dim")
        return Panel(Group(*lines), title=title, title_align="left", border_style="dim", padding=(0, 1))

    def lines(self, table: Table, seat: int | None) -> list[Text]:
        """The whole log, as this seat may know it."""
        return self.sentences(table.events, table.steps, seat)

    def sentences(self, events: Sequence[Event], steps: Collection[int], seat: int | None) -> list[Text]:
        said = (self.line(events, seat) for _, events in self.told(events, steps, seat))
        return [line for line in said if line is not None]

    def told(self, events: Sequence[Event], steps: Collection[int], seat: int | None) -> list[tuple[int, list[Event]]]:
        """What is told in one line: a choice and all that came of it. With the number of its first event."""
        begun = set(steps)
        told: list[tuple[int, list[Event]]] = []
        for number, event in enumerate(events):
            seen = event.seen_by(seat)
            line = told[-1][1] if told and number not in begun and self.goes_on(told[-1][1], seen) else []
            if line:
                line.append(seen)
            else:
                told.append((number, [seen]))
        return told

    def goes_on(self, line: list[Event], event: Event) -> bool:
        """Does an event belong to what the line tells already? Events without a seat belong to what was before."""
        if event.heading or line[0].heading:
            return False
        return getattr(event, "seat", None) in (None, getattr(line[0], "seat", None))

    def line(self, events: list[Event], seat: int | None) -> Text | None:
        repeated = groupby(self.speech.event(event, seat, self.seats) for event in in_short(events))
        counted = ((sentence, len(list(times))) for sentence, times in repeated)
        text = " ".join(f"{said.rstrip('.')} (×{n})." if n > 1 else said for said, n in counted if said)
        if not text:
            return None
        who = getattr(events[0], "seat", None)
        if not isinstance(who, int) or who >= len(self.seats):
            return Text(text, "bold" if events[0].heading else "dim")
        badge = self.board.badge(self.seats[who])
        return Text.assemble((badge.plain[:1], badge.style), " ", text)

    def final(self, table: Table, seat: int | None) -> None:
        self.print(Rule(Text(self.voice.say("terminal-over"), "bold"), style="dim"))
        self.print(*self.board.final(table, self.labels(seat)))

    # The question

    def ordered(self, decision: Decision) -> list[Option]:
        """The options as they are listed and numbered: those with the same verb together."""
        order = {verb: i for i, verb in enumerate(self.board.VERBS)}
        return sorted(decision.options, key=lambda option: order.get(verb_of(option), len(order)))

    def question(self, decision: Decision) -> None:
        question = Text(self.speech.question(decision), "bold green")
        self.print(Text.assemble("\n", question, (f"  {decision.rule}", "dim")))
        self.options(decision, self.ordered(decision))

    def options(self, decision: Decision, options: Sequence[Option]) -> None:
        """With their numbers, each verb in as many columns as fit; a crowd as the title draws it."""
        numbers = {option.key: number for number, option in enumerate(self.ordered(decision), 1)}
        said = dict(zip((option.key for option in decision.options), self.speech.options(decision), strict=True))
        for _, same in groupby(options, key=verb_of):
            group = list(same)
            crowd = self.board.crowd(decision, group) if len(group) > CROWD else None
            if crowd is not None:
                self.print(crowd)
                continue
            entries = [self.entry(numbers[option.key], option, said[option.key]) for option in group]
            widest = max(entry.cell_len for entry in entries)
            columns = max(1, self.width // (widest + 3)) if len(options) > FEW else 1
            rows = -(-len(entries) // columns)
            grid = Grid.grid(padding=(0, 3, 0, 0))
            for row in range(rows):
                grid.add_row(*entries[row::rows])
            self.print(grid)

    def entry(self, number: int, option: Option, sentence: str) -> Text:
        entry = Text.assemble((f"{number:>3} ", "bold cyan"), sentence)
        if sentence.lower() != option.key and entry.cell_len + len(option.key) + 2 <= self.width:
            entry.append(f"  {option.key}", "dim")
        return entry

    # Answers

    def help(self) -> None:
        """The commands; and what else this title's board understands."""
        key = self.board.EXAMPLE[0]
        self.say("help", key=key, thing=f"{key.split()[-1]:<14}", why=f"{key:<12}")
        if self.voice.knows("terminal-help-board"):
            self.say("help-board")

    def option(self, table: Table, decision: Decision, option: Option) -> None:
        """What an option does: the cards it is about, or else the rule that asks; how it looks; what comes of it."""
        self.options(decision, [option])
        known = set(self.board.cards())
        cards = [id for id in (thing.partition(":")[2] for thing in option.about) if id in known]
        for id in cards:
            self.card(id)
        if not cards:
            self.rule(decision.rule)
        preview = self.board.preview(option, table.view(decision.seat).data())
        if preview is not None:
            self.print(preview)
        self.foresee(table, decision, option)

    def foresee(self, table: Table, decision: Decision, option: Option) -> None:
        """What comes of an option, up to where something comes to light."""
        ahead = table.foresee(option, decision.seat)
        lines = self.sentences(ahead.events, (), decision.seat)
        if not lines:
            return
        self.say("foreseen", "bold")
        self.print(*lines)
        if not ahead.whole:
            self.say("foreseen-part", "dim")

    def card(self, id: str) -> None:
        picture = self.board.picture(id)
        lines: list[RenderableType] = [picture] if picture is not None else []
        lines += [Text(line) for line in self.speech.lines(id)]
        lines += [Text(self.speech.facts(id), "dim"), Text(self.speech.provenance(id), "dim italic")]
        name = self.speech.name(id)
        title = Text.assemble((name, "bold"), ("" if id == name.lower() else f" {id}", "dim"))
        self.print(Panel(Group(*lines), title=title, title_align="left", expand=False, padding=(0, 1)))

    def refusal(self, refusal: Refusal, in_full: bool = False) -> None:
        """Why not: the sentence, and the rule by its id or in full."""
        sentence = self.voice.refusal(refusal)
        if in_full:
            self.print(Text(sentence, "bold"))
            self.rule(refusal.rule)
        else:
            self.print(Text.assemble((sentence, "bold"), (f"  {refusal.rule}", "cyan")))

    def rule(self, id: str) -> None:
        """A rule as the ledger has it."""
        with contextlib.suppress(LookupError):
            rule = ledger.rule(id)
            self.print(Text.assemble((rule.id, "cyan"), " ", (rule.text, "dim")))

    def about(self, table: Table, seat: int | None, what: str) -> bool:
        """Say what a card, a rule or a word means. False if nothing is known of it."""
        cards = self.find_cards(what)
        if cards:
            for id in cards:
                self.card(id)
            return True
        setting = next((setting for setting in self.title.settings if setting.name == what.lower()), None)
        data = table.view(seat).data()
        thing = Text(self.speech.setting_help(setting.name)) if setting else self.board.about(what, data)
        if thing is not None:
            self.print(thing)
            return True
        rules = find_rules(self.title.name, what)
        for rule in rules[:RULES_SHOWN]:
            self.rule(rule)
        if len(rules) > RULES_SHOWN:
            self.say("more-rules", "dim", count=len(rules) - RULES_SHOWN, title=self.title.name)
        return bool(rules)

    def find_cards(self, what: str) -> list[str]:
        """By id, or by name: one of each kind."""
        ids = {id.lower(): id for id in self.board.cards()}
        if what.lower() in ids:
            return [ids[what.lower()]]
        named: dict[str, str] = {}
        for id in ids.values():
            name = self.speech.name(id).lower()
            if len(what) > 2 and what.lower() in name:
                named.setdefault(name, id)
        exact = named.get(what.lower())
        return [exact] if exact else list(named.values())[:RULES_SHOWN]


def verb_of(option: Option) -> str:
    return option.key.partition(" ")[0]


def since(table: Table, seat: int | None) -> int:
    """The first event of the last choice this seat made; for a spectator, of the last choice."""
    for (chooser, _), start in zip(reversed(table.choices), reversed(table.steps), strict=True):
        if seat is None or chooser == seat:
            return start
    return 0


def find_rules(title: str, what: str) -> list[str]:
    """Rules by id or by a word in them."""
    if title not in ledger.TITLES:
        return []
    rules = ledger.rules(title)
    exact = [rule.id for rule in rules if rule.id == what.upper()]
    return exact or [rule.id for rule in rules if len(what) > 2 and what.lower() in rule.text.lower()]
