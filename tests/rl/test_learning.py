"""What docs/learning.md tells runs as it stands there, with fewer games: and the agent learns."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rl.needs import needs

GUIDE = Path(__file__).parents[2] / "docs" / "learning.md"
FEW = 250


@pytest.mark.long
def test_the_guide_trains_an_agent_that_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("numpy", "gymnasium", "pettingzoo"):
        needs(name)
    code = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL))
    assert "GAMES = 3000" in code
    told: dict[str, Any] = {}
    exec(code.replace("GAMES = 3000", f"GAMES = {FEW}"), told)  # noqa: S102 - it is our own
    assert told["won"] > 0.7
    assert "won against random play" in capsys.readouterr().out
    assert not told["env"].rules.estimates
