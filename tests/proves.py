"""`@proves("IS-BLD-03")`: the test fails when that rule is broken. `stead rules` reads these marks."""

import pytest


def proves(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.proves(*ids)
