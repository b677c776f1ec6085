"""What is made from the fields of Settlers (stead.kit.made)."""

from pathlib import Path

from stead.kit import made
from stead.titles.settlers.state import Game, Player

STATE = "stead/titles/settlers/state.py"


def files(root: Path) -> dict[str, str]:
    bodies = [made.body("Player", Player.fields), made.body("Game", Game.fields)]
    return {STATE: made.spliced((root / STATE).read_text("utf-8"), bodies)}
