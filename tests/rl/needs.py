"""What comes with the extra `rl`. Without it the tests that need it say so and are skipped."""

from typing import Any

import pytest


def needs(name: str) -> Any:
    return pytest.importorskip(name, reason=f'{name} comes with the extra: pip install "stead[rl]"')
