"""What is made from the fields of Founders (stead.kit.made)."""

from pathlib import Path

from stead.kit import made
from stead.titles.founders.state import Game, Player, Prestige

STATE = "stead/titles/founders/state.py"


def files(root: Path) -> dict[str, str]:
    bodies = [made.body(one.__name__, one.fields) for one in (Prestige, Player, Game)]
    return {STATE: made.spliced((root / STATE).read_text("utf-8"), bodies)}
