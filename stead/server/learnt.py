"""What lies beside the weights of a title: it was measured when the bots had learnt it, and is shown to people."""

from importlib import resources
from typing import Any

from stead.kernel.title import Title, names

FOLDER = resources.files("stead.minds") / "weights"


def measured(title: Title[Any], what: str) -> bytes | None:
    """`cards` or `calibration`, as JSON; None where nobody has measured it."""
    file = FOLDER / f"{'+'.join((title.name, *names(title.modules)))}.{what}.json"
    return file.read_bytes() if file.is_file() else None
