"""What every text must be: something a person could have written."""

import re


def check(text: str, lang: str, full: bool = True) -> None:
    """No leftovers of a machine, no word of another language; a `full` sentence begins and ends like one. Codes of
    cards and names of cells are written in Latin letters everywhere."""
    assert text
    assert not re.search(r"[{}$_]|\?\?\?|  |None|\(\)|«»|[\u2066-\u2069]", text), text
    assert not re.search(r" [.,;:)]|\( |[.,:;]{2}", text), text
    assert text[0] == text[0].upper(), text
    if full:
        assert re.search(r"[.?]$|pass$|turn$|пас$|ход$", text), text
    if lang == "ru":
        assert not re.search("[A-Za-z]", re.sub(r"\b([A-Z]{3}\d{3}|[A-U]\d{1,2})\b", "", text)), text
    else:
        assert not re.search("[А-Яа-яЁё«»]", text), text
