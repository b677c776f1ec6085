"""`stead rules`: the ledger with the tests behind each rule, and what no test proves."""

from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

import stead.ledger as ledger
from stead import shelf
from stead.cli.proofs import Proofs, read_proofs
from stead.kernel.title import names
from stead.ledger import Rule

IMPLEMENTED = tuple(shelf.TITLES)


def rules(title: str | None, unproven: bool) -> int:
    """Print the ledger of a title, or of all that are implemented. Returns the exit code."""
    console = Console(highlight=False)
    if title is not None and title not in ledger.TITLES:
        say(console, f"There is no title {title}; the titles are {', '.join(ledger.TITLES)}.")
        return 2
    titles = tuple(name for one in (IMPLEMENTED if title is None else (title,)) for name in with_modules(one))
    tests = tests_folder()
    if tests is None and unproven:
        say(console, "The tests are not part of an installed Stead; look for unproven rules in a checkout.")
        return 2
    proofs = read_proofs(tests) if tests else None
    if unproven:
        assert proofs is not None
        return print_unproven(console, titles, proofs, ledger.excuses())
    for name in titles:
        print_ledger(console, ledger.rules(name), proofs, ledger.excuses())
    if proofs is None:
        say(console, "\nThis is the ledger alone: the tests are not part of an installed Stead.")
    return 0


def with_modules(title: str) -> tuple[str, ...]:
    """A title and its modules, each of which has a ledger of its own."""
    return (title, *names(shelf.modules_of(title)))


def print_ledger(console: Console, listed: list[Rule], proofs: Proofs | None, excuses: dict[str, str]) -> None:
    for section, members in groupby(listed, key=lambda rule: rule.section):
        say(console, f"\n{section}", "bold")
        for rule in members:
            print_rule(console, rule)
            if proofs is None:
                continue
            for test in proofs.tests.get(rule.id, ()):
                say(console, f"    {test}", "dim")
            if rule.id not in proofs.tests:
                if reason := excuses.get(rule.id):
                    say(console, f"    excused: {reason}", "yellow")
                else:
                    say(console, "    no test", "red")


def print_unproven(console: Console, titles: tuple[str, ...], proofs: Proofs, excuses: dict[str, str]) -> int:
    known = {rule.id for title in ledger.TITLES for rule in ledger.rules(title)}
    listed = [rule for title in titles for rule in ledger.rules(title)]
    open_rules = [rule for rule in listed if rule.id not in proofs.tests and rule.id not in excuses]
    problems = list(proofs.unreadable)
    for id, tests in proofs.tests.items():
        if id not in known:
            problems.append(f"{id} is in no ledger, but {tests[0]} says that it proves it.")
    for id in excuses:
        if id not in known:
            problems.append(f"{id} is excused, but is in no ledger.")
        elif id in proofs.tests:
            problems.append(f"{id} is excused, but {proofs.tests[id][0]} proves it: a stale excuse.")

    for rule in open_rules:
        print_rule(console, rule)
    for problem in problems:
        say(console, problem, "red")
    listing = ", ".join(titles)
    if open_rules:
        say(console, f"No test proves {len(open_rules)} of the {len(listed)} rules of {listing}.")
    elif not problems:
        excused = sum(rule.id in excuses for rule in listed)
        say(console, f"A test proves every rule of {listing}: {len(listed) - excused}, with {excused} excused.")
    return 1 if open_rules or problems else 0


def print_rule(console: Console, rule: Rule) -> None:
    line = Text.assemble((rule.id, "cyan"), "  ", rule.text)
    console.print(line, soft_wrap=not console.is_terminal)


def say(console: Console, text: str, style: str = "") -> None:
    console.print(Text(text, style), soft_wrap=not console.is_terminal)


def tests_folder() -> Path | None:
    tests = Path(__file__).parents[2] / "tests"
    return tests if (tests / "proves.py").is_file() else None
