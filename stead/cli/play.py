"""`stead play`: people and bots at one terminal."""

import contextlib
import shlex
from pathlib import Path

from rich.text import Text

from stead import bots
from stead.cli import commands, files
from stead.cli.arguments import HUMAN
from stead.cli.commands import Choice, Command, NoNumber, Nothing, Several, Unknown
from stead.cli.keyboard import Keyboard
from stead.cli.screen import Screen
from stead.cli.signals import Stopped, stopping, undisturbed
from stead.cli.sorry import Sorry, tell
from stead.kernel.decision import Decision
from stead.kernel.table import Table
from stead.text import LANGUAGES, Voice

FAULT, INTERRUPTED = 1, 130


class Quit(Exception):
    """Somebody leaves the table."""


class Changed(Exception):
    """The table is another now: draw it again."""


class Play:
    """One game from here to its end, or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        keyboard: Keyboard,
        file: Path | None = None,
        content: Path | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.file = file
        """Where the game was last saved or loaded."""
        self.content = content
        self.touched = False
        """Has a person chosen anything since then?"""
        self.sitting: int | None = None
        """The person at the keyboard."""
        self.note = self.voice.say("terminal-hint")
        """What is said below the next question."""
        self.players = kinds = [screen.kinds[name] for name in table.setup.seats]
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.bots = {
            seat: bots.make(kind, table.title, table.setup.seed + seat)
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }

    @property
    def voice(self) -> Voice:
        return self.screen.voice

    def run(self) -> int:
        """Returns the exit code."""
        try:
            with stopping():
                self.play()
                return 0
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        except Stopped as stop:
            return self.leave(stop.code)
        except BrokenPipeError:
            return self.leave(FAULT)
        except OSError as error:
            tell(self.voice.say("terminal-no-output", problem=files.trouble(self.voice, error)))
            return self.leave(FAULT)
        except Exception as error:  # a fault of ours: the game must not be lost by it
            tell(self.voice.say("terminal-fault", problem=f"{type(error).__name__}: {error}"))
            return self.leave(FAULT)

    def play(self) -> None:
        while True:
            while not self.table.over:
                decision = self.next_decision()
                if decision.seat in self.bots:
                    bots.step(self.table, self.bots[decision.seat], decision)
                else:
                    self.ask(decision)
            if self.end():
                return

    def next_decision(self) -> Decision:
        """When several are asked at once: bots first, then whoever sits at the keyboard."""
        asked = self.table.decisions
        bot = next((decision for decision in asked if decision.seat in self.bots), None)
        return bot or next((decision for decision in asked if decision.seat == self.sitting), asked[0])

    # A person's turn

    def ask(self, decision: Decision) -> None:
        """Until the table is another."""
        if len(self.humans) > 1 and self.sitting != decision.seat:
            self.curtain(decision.seat)
        self.sitting = decision.seat
        self.keyboard.offer([*(option.key for option in decision.options), *commands.COMMANDS])
        self.screen.clear()
        self.screen.table(self.table, decision.seat)
        self.screen.question(decision)
        if self.note:
            self.screen.print(Text(self.note, "dim"))
        self.note = ""
        with contextlib.suppress(Changed):
            while True:
                self.answer(self.keyboard(self.voice.say("terminal-prompt") + " "), decision)

    def curtain(self, seat: int) -> None:
        """Nobody sees another's hand while the keyboard goes round."""
        self.screen.clear()
        self.screen.say("curtain", "bold", name=self.screen.speech.role(self.table.setup.seats[seat]))
        self.keyboard(self.voice.say("terminal-press-enter") + " ")

    def answer(self, line: str, decision: Decision) -> None:
        screen, options = self.screen, self.screen.ordered(decision)
        match commands.read(line, options):
            case Choice(option):
                self.touched = True
                self.table.push(option, decision.seat)
                raise Changed
            case Nothing():
                raise Changed
            case Command(name, rest):
                self.command(name, rest, decision)
            case Several(found):
                screen.say("several")
                screen.options(decision, found)
            case NoNumber(number):
                screen.say("no-number", number=str(number), last=str(len(options)))
            case Unknown(key):
                refusal = self.table.explain(key, decision.seat)
                if refusal is not None:
                    screen.refusal(refusal)
                screen.say("hint", "dim")

    # Commands

    def command(self, name: str, rest: str, decision: Decision | None) -> None:
        match name:
            case "help":
                self.help(rest, decision)
            case "why":
                self.why(rest, decision)
            case "undo":
                self.undo()
            case "save":
                self.save(rest.strip("\"'"))
            case "log":
                self.log(rest)
            case "lang":
                self.language(rest.lower())
            case _:
                raise Quit

    def help(self, what: str, decision: Decision | None) -> None:
        if not what:
            self.screen.help()
            return
        options = self.screen.ordered(decision) if decision else []
        meant = commands.meant(what, options)
        if decision is not None and len(meant) == 1:
            self.screen.option(self.table, decision, meant[0])
        elif decision is not None and meant:
            self.screen.options(decision, meant)
        elif not self.screen.about(self.table, self.sitting, what):
            self.screen.say("no-help", what=what, rule=self.screen.board.EXAMPLE[1])

    def why(self, what: str, decision: Decision | None) -> None:
        if not what:
            self.screen.say("why-what", key=self.screen.board.EXAMPLE[0])
            return
        option = commands.numbered(what, self.screen.ordered(decision)) if decision else None
        key = option.key if option else commands.spell(what)
        refusal = self.table.explain(key, decision.seat if decision else self.sitting)
        if refusal is None:
            self.screen.say("allowed", "green", key=key)
        else:
            self.screen.refusal(refusal, in_full=True)

    def undo(self) -> None:
        """Back to the last choice a person made; the bots' moves since then go too."""
        choices = self.table.choices
        last = next((i for i in range(len(choices) - 1, -1, -1) if choices[i][0] in self.humans), None)
        if last is None:
            self.screen.say("nothing-to-undo")
            return
        revealed = any(event.barrier for event in self.table.events[self.table.steps[last] :])
        for _ in choices[last:]:
            self.table.pop()
        self.touched = True
        seat, key = choices[last]
        secret = seat != self.sitting and len(self.table.decisions) > 1  # a vote, and whose it was does not read this
        self.note = self.voice.say("terminal-undone-secret" if secret else "terminal-undone", key=key)
        if revealed:
            self.note += " " + self.voice.say("terminal-undo-revealed")
        raise Changed

    def save(self, name: str) -> None:
        try:
            if name or self.file:
                self.file = files.save(
                    self.voice, self.table, Path(name) if name else self.file or Path(), self.players
                )
            else:
                self.file = files.autosave(self.voice, self.table, self.players)
        except Sorry as sorry:
            self.screen.print(str(sorry))
            return
        self.touched = False
        self.screen.say("saved", "green", file=str(self.file))

    def log(self, lines: str) -> None:
        if lines and not commands.is_number(lines):
            self.screen.say("log-number")
            return
        self.screen.print(*self.screen.lines(self.table, self.sitting)[-int(lines or 0) :])

    def language(self, name: str) -> None:
        if name not in LANGUAGES:
            self.screen.say("no-language", name=name, known=", ".join(LANGUAGES))
            return
        self.screen.speak(name)
        raise Changed

    # The end

    def end(self) -> bool:
        """Tell the result. False if the game goes on after all, because the last choice was taken back."""
        self.sitting = self.humans[0] if len(self.humans) == 1 else None
        self.keyboard.offer(commands.COMMANDS)
        self.screen.clear()
        self.screen.table(self.table, self.sitting)
        self.screen.final(self.table, self.sitting)
        self.screen.say("seed", "dim", seed=str(self.table.setup.seed))
        try:
            while self.humans:
                match commands.read(self.keyboard(self.voice.say("terminal-prompt-over") + " "), ()):
                    case Command(name, rest):
                        self.command(name, rest, None)
                    case Nothing():
                        return True
                    case _:
                        self.screen.say("hint-over", "dim")
        except Changed:
            return self.table.over and self.end()
        except (Quit, EOFError):
            pass
        return True

    # Leaving

    def leave(self, code: int) -> int:
        """Keep what would be lost, and say how to go on."""
        with undisturbed():
            if self.table.over or not (self.touched or self.file):
                tell(self.voice.say("terminal-bye"))
                return code
            try:
                kept = None if self.touched else self.file
                path = kept or files.autosave(self.voice, self.table, self.players)
            except Sorry as sorry:  # nowhere to write: it can still be copied from here
                tell(str(sorry), self.voice.say("terminal-not-saved"), files.write(self.table, self.players))
                return code or FAULT
            tell(self.voice.say("terminal-kept", file=str(path)), "  " + self.resume(path))
        return code

    def resume(self, path: Path) -> str:
        """The command that goes on from a file."""
        seats = ",".join(f"{name}={self.screen.kinds[name]}" for name in self.table.setup.seats)
        words = ["stead", "play", "--load", str(path), "--seats", seats]
        return shlex.join(words + (["--content", str(self.content)] if self.content else []))
