"""What the terminal says is there in both languages, with the same things to fill in."""

import re

from stead.cli.arguments import kinds_of
from stead.shelf import TITLES, title
from stead.text import LANGUAGES, Voice
from tests.cli.desk import ROOT


def messages(lang):
    """By the folder they are in: that of a title, or the language's own."""
    folder = ROOT / "stead" / "locale" / lang
    found = {}
    for file in sorted(folder.rglob("terminal*.ftl")):
        parts = re.split(r"^(terminal-[\w-]+) =", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
        for id, body in zip(parts[::2], parts[1::2], strict=True):
            found[file.parent.name if file.parent != folder else "", id] = set(re.findall(r"\$(\w+)", body))
    return found


def test_both_languages_say_the_same():
    assert messages("en") == messages("ru")


def test_two_letters_name_one_resource():
    for lang in LANGUAGES:
        voice = Voice(lang, title="founders")
        codes = [voice.say(f"terminal-code-{resource.name}") for resource in title("founders").box.resources]
        assert len(set(codes)) == len(codes) == 18
        assert {len(code) for code in codes} == {2}


def test_every_kind_of_player_has_a_name():
    kinds = {kind for name in TITLES for kind in kinds_of(title(name))}
    assert {("", f"terminal-kind-{kind}") for kind in kinds} < set(messages("en"))
