"""`stead replay`: a recorded game, step by step."""

from stead.cli import commands
from stead.cli.keyboard import Keyboard
from stead.cli.screen import Screen
from stead.kernel.table import Table

BACK = ("b", "back", "н", "назад")
QUIT = commands.COMMANDS["quit"]


class Replay:
    """The whole record is one line of choices; where we are in it is how many the table has made."""

    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard, seat: int | None) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.seat = seat
        self.choices = table.choices
        self.at = len(self.choices)

    def print_log(self) -> None:
        """All of it, for a pipe."""
        self.screen.print(*self.screen.lines(self.table, self.seat))
        if self.table.over:
            self.screen.final(self.table, self.seat)

    def run(self) -> None:
        self.go(0)
        while True:
            self.show()
            try:
                line = self.keyboard(self.screen.voice.say("terminal-replay-prompt") + " ").strip().lower()
            except EOFError:
                return
            if line in QUIT:
                return
            if line in BACK:
                self.go(self.at - 1)
            elif commands.is_number(line):
                self.go(int(line))
            else:
                self.go(self.at + 1)

    def go(self, to: int) -> None:
        """To the table after so many choices."""
        to = min(max(to, 0), len(self.choices))
        while self.at > to:
            self.table.pop()
            self.at -= 1
        while self.at < to:
            seat, key = self.choices[self.at]
            self.table.push(key, seat)
            self.at += 1

    def show(self) -> None:
        screen = self.screen
        screen.clear()
        screen.table(self.table, self.seat, last_choice=True)
        if self.table.over:
            screen.final(self.table, self.seat)
        screen.say("replay-step", "bold", at=self.at, all=len(self.choices))
