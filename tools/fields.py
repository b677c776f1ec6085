"""Write the code that is made from the fields of the titles into their files.

    python -m tools.fields

says which files it changed.
"""

import sys
from pathlib import Path
from typing import Any

from stead.kit import made
from stead.titles.colonists import state as colonists
from stead.titles.founders import state as founders
from stead.titles.north import state as north
from stead.titles.settlers import state as settlers

ROOT = Path(__file__).parents[1]
STATES: dict[str, tuple[Any, ...]] = {
    "stead/titles/settlers/state.py": (settlers.Player, settlers.Game),
    "stead/titles/founders/state.py": (founders.Prestige, founders.Player, founders.Game),
    "stead/titles/colonists/state.py": (colonists.Player, colonists.Game),
    "stead/titles/north/state.py": (north.Player, north.Game),
}
"""The classes with made parts of each file, in its order."""


def files() -> dict[Path, str]:
    """Every file with made parts, as it should be."""
    return {
        ROOT / name: made.spliced(
            (ROOT / name).read_text("utf-8"), [made.body(one.__name__, one.fields) for one in kinds]
        )
        for name, kinds in STATES.items()
    }


def main() -> None:
    for path, text in files().items():
        if path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
