"""What a name looks like at a glance: names of the same likeness could be taken for each other.

The database keeps the likeness of every account: who changes this writes a migration that makes them anew.
"""

import unicodedata

LETTERS = str.maketrans(
    # Cyrillic and Greek letters, small or capital, that are drawn like Latin ones or digits
    dict(zip("авгеһіјкԛмнопрсԁтѵԝхуѕзэбч", "abrehijkqmhonpcdtvwxys3364", strict=True))
    | dict(zip("αβεζηικμνορτυχϲϳ", "abeznikmvoptyxcj", strict=True))
)
DIGITS = str.maketrans("oliı", "0111")
PAIRS = (("rn", "m"), ("vv", "w"))


def likeness(name: str) -> str:
    """Without accents, case, gaps and signs, and each letter the same as those that look like it."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name).casefold() if unicodedata.category(c)[0] in "LN")
    text = plain.translate(LETTERS).translate(DIGITS)
    for pair, one in PAIRS:
        text = text.replace(pair, one)
    # Of a name made of signs alone, the signs are all that can be seen.
    return text or unicodedata.normalize("NFKC", name).casefold()
