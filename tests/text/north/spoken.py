"""How North is spoken, for the tests of its texts."""

import re
from typing import Any

from stead import shelf
from stead.text import LANGUAGES, NorthSpeech
from stead.text.voice import Voice

TITLE: Any = shelf.title("north")
BOX = TITLE.box
SPEECH = {lang: NorthSpeech(Voice(lang, title="north"), BOX) for lang in LANGUAGES}
MARKED = {lang: NorthSpeech(Voice(lang, marked=True, title="north"), BOX) for lang in LANGUAGES}
EN, RU = SPEECH["en"], SPEECH["ru"]
MARK = re.compile(r"⟦([a-z]+):([^|⟦⟧]+)\|([^⟦⟧]+)⟧")
SEATS = ["glenn", "ulaf", "panuk", "heidel"]
