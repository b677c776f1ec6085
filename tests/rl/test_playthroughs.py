"""The games that OpenSpiel wrote down are still played so."""

import pytest

from stead import shelf
from tests.rl import playthroughs
from tests.rl.needs import needs


@pytest.mark.parametrize("title", shelf.TITLES)
def test_a_playthrough(title: str) -> None:
    needs("pyspiel")
    assert playthroughs.play(title).splitlines() == playthroughs.file(title).read_text("utf-8").splitlines()
