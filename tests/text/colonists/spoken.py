"""How Colonists is spoken, for the tests of its texts."""

import re
from typing import Any

from stead import shelf
from stead.text import LANGUAGES, speech

TITLE: Any = shelf.title("colonists")
BOX = TITLE.box
SPEECH = {lang: speech(TITLE, lang) for lang in LANGUAGES}
MARKED = {lang: speech(TITLE, lang, marked=True) for lang in LANGUAGES}
EN, RU = SPEECH["en"], SPEECH["ru"]
MARK = re.compile(r"⟦([a-z]+):([^|⟦⟧]+)\|([^⟦⟧]+)⟧")
