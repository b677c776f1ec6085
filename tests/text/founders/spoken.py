"""How Founders is spoken, for the tests of its texts."""

import re
from typing import Any

from stead import shelf
from stead.text import LANGUAGES, FoundersSpeech, Voice

TITLE: Any = shelf.title("founders")
BOX = TITLE.box
SPEECH = {lang: FoundersSpeech(Voice(lang), BOX) for lang in LANGUAGES}
MARKED = {lang: FoundersSpeech(Voice(lang, marked=True), BOX) for lang in LANGUAGES}
EN, RU = SPEECH["en"], SPEECH["ru"]
MARK = re.compile(r"⟦([a-z]+):([^|⟦⟧]+)\|([^⟦⟧]+)⟧")
CELLS = {name for board in BOX.boards.values() for name in board.numbers}
