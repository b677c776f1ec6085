"""What the terminal says is there in both languages, with the same things to fill in."""

import re

from stead.cli.arguments import KINDS
from tests.cli.desk import ROOT


def messages(lang):
    text = (ROOT / "stead" / "locale" / lang / "terminal.ftl").read_text("utf-8")
    parts = re.split(r"^(terminal-[\w-]+) =", text, flags=re.MULTILINE)[1:]
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in zip(parts[::2], parts[1::2], strict=True)}


def test_both_languages_say_the_same():
    assert messages("en") == messages("ru")


def test_every_kind_of_player_has_a_name():
    assert {f"terminal-kind-{kind}" for kind in KINDS} < set(messages("en"))
