"""What people may be called."""

import unicodedata

from stead.server.http.wire import Trouble

LONGEST = 24
MARKS = "⟦⟧|"
"""Mark things in sentences: nobody's name may."""


def tidy(name: str, longest: int = LONGEST) -> str | None:
    """A name as it is shown, or None: letters that cannot be seen, or that turn the text around, are refused."""
    text = unicodedata.normalize("NFKC", name)
    plain = all(unicodedata.category(c)[0] != "C" and c not in MARKS for c in text)
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in text)
    text = " ".join(text.split())
    return text if plain and seen and len(text) <= longest else None


def check_name(name: str, longest: int = LONGEST) -> str:
    text = tidy(name, longest)
    if text is None:
        raise Trouble(400, "bad-name", longest=longest)
    return text
