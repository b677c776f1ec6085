"""What can be done with a thing has a badge in the browser: none is forgotten, none is of a deed that is no more."""

import re
from pathlib import Path

import pytest

from stead import shelf

TITLES = Path(__file__).parents[1] / "web" / "titles"
WORDS = {
    "settlers": {"pass", "end", "done", "decline", "enough"},
    "founders": {"coin", "influence", "again", "enough", "no", "decline"},
    "north": {"pass", "go", "enough", "done", "forward"},
    "colonists": set("act discount done end leave pay provide refrain spill spur stay swap-places work".split()),
}
"""Verbs that are about no thing: they are buttons."""


@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_deed_has_a_badge(title: str) -> None:
    verbs = {key.split()[0] for key in shelf.whole(title).actions()}
    badges = re.findall(r'^  "?([\w-]+)"?:', (TITLES / title / "badges.ts").read_text("utf-8"), re.MULTILINE)
    assert set(badges) == verbs - WORDS[title]
