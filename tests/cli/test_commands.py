"""What a person may type for an option, and what else."""

import pytest

from stead.cli.commands import Choice, Command, NoNumber, Nothing, Several, Unknown, read
from stead.kernel.decision import Option

OPTIONS = [Option(key) for key in ("build COM018", "build COM019", "activate COM018", "activate COM018 twice", "pass")]


def chosen(line):
    typed = read(line, OPTIONS)
    assert isinstance(typed, Choice), typed
    return typed.option.key


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1", "build COM018"),
        (" 5 ", "pass"),
        ("build COM019", "build COM019"),
        ("BUILD  com019", "build COM019"),
        ("b com018", "build COM018"),
        ("bu COM019\n", "build COM019"),
        ("activate com018", "activate COM018"),
        ("a com018 t", "activate COM018 twice"),
        ("p", "pass"),
    ],
)
def test_choosing(line, key):
    assert chosen(line) == key


@pytest.mark.parametrize(
    ("line", "keys"),
    [("build", ["build COM018", "build COM019"]), ("b com01", ["build COM018", "build COM019"])],
)
def test_a_beginning_that_several_share(line, keys):
    typed = read(line, OPTIONS)
    assert isinstance(typed, Several)
    assert [option.key for option in typed.options] == keys


@pytest.mark.parametrize("line", ["", "  ", "\n"])
def test_an_empty_line(line):
    assert read(line, OPTIONS) == Nothing()


@pytest.mark.parametrize(("line", "number"), [("0", 0), ("6", 6), ("999999999", 999999999)])
def test_a_number_that_is_not_there(line, number):
    assert read(line, OPTIONS) == NoNumber(number)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("build com020", "build COM020"),
        ("Exchange 2", "exchange 2"),
        ("nonsense", "nonsense"),
        ("-1", "-1"),
        ("1" * 5000, "1" * 5000),
        ("١", "١"),
        ("build COM018 COM019", "build COM018 COM019"),
    ],
)
def test_what_is_not_on_the_list(line, key):
    assert read(line, OPTIONS) == Unknown(key)


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("?", "help", ""),
        ("? COM018", "help", "COM018"),
        ("?3", "help", "3"),
        ("help", "help", ""),
        ("why build COM018", "why", "build COM018"),
        ("WHY pass", "why", "pass"),
        ("undo", "undo", ""),
        ("save my game.json", "save", "my game.json"),
        ("log 20", "log", "20"),
        ("lang ru", "lang", "ru"),
        ("quit", "quit", ""),
        ("q", "quit", ""),
        ("почему build COM018", "why", "build COM018"),
        ("отмена", "undo", ""),
        ("выход", "quit", ""),
    ],
)
def test_commands(line, name, rest):
    assert read(line, OPTIONS) == Command(name, rest)


def test_no_command_hides_an_option():
    option = Option("save food")
    assert read("save food", [option]) == Choice(option)
    assert read("save", [option]) == Command("save", "")
