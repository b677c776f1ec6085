"""The content files are checked when they are opened: what is wrong is named with its file, line and field."""

from collections.abc import Callable

import pytest

from stead import ContentError, shelf
from stead.titles.colonists.title import colonists
from tests.colonists.scene import COLONISTS_TITLE

TEXTS = shelf.texts("colonists")
Change = Callable[[str], str]


def wrong(file: str, change: Change) -> str:
    texts = {**TEXTS, file: change(TEXTS[file])}
    assert texts != TEXTS
    with pytest.raises(ContentError) as error:
        colonists(texts)
    return str(error.value)


def without(line: str) -> Change:
    """The lines that begin so are left out."""
    return lambda text: "\n".join(one for one in text.splitlines() if not one.strip().startswith(line))


def instead(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("file", "change", "problem"),
    [
        ("improvements.yaml", without("- {number: 101,"), "improvements: has 139 entries; the box holds 140"),
        ("improvements.yaml", instead("number: 102", "number: 101"), "improvements: 101 is there twice"),
        ("buildings.yaml", instead("remodels: [farm]", "remodels: [barn]"), "speaks of 'barn', which is no building"),
        (
            "buildings.yaml",
            instead("[farm, estate]", "[farm]"),
            "tiles: say of every building, once, on how many",
        ),
        (
            "buildings.yaml",
            instead("kind: residence", "kind: tent"),
            "buildings.kind: Invalid enum value 'tent'; one",
        ),
        (
            "places.yaml",
            instead("era: 4, replaces: grove", "era: 4, replaces: wood"),
            "speaks of 'wood', which is no",
        ),
        ("places.yaml", instead("{era: 4}", "{era: 3}"), "places: have 13 tiles of era 3; the box holds 12"),
        (
            "numbers.yaml",
            instead("smithy: 6", "forge: 6"),
            "numbers: says what the Smithy makes in a year: {smithy",
        ),
        ("places.yaml", instead("{build: farm}", "{build: house}"), "builds 'house', which is no building of era 1"),
        ("markets.yaml", instead("build: farm", "build: barn"), "builds 'barn', which is no building of era 1"),
        ("improvements.yaml", instead("build: flat", "build: casino"), "'casino', which is no building of era 1"),
        (
            "colonies.yaml",
            instead("colonies:", "towns:"),
            "towns: is no section; sections are: buildings, tiles",
        ),
    ],
)
def test_content_that_cannot_be(file: str, change: Change, problem: str) -> None:
    found = wrong(file, change)
    assert found.startswith(f"{file}:")
    assert problem in found


def test_the_order_of_entries_and_comments_change_no_identity() -> None:
    lines = TEXTS["improvements.yaml"].splitlines()
    head = lines.index("improvements:") + 1
    turned = "\n".join([*lines[:head], *reversed(lines[head:]), "# read backwards"])
    assert colonists({**TEXTS, "improvements.yaml": turned}).content == COLONISTS_TITLE.content


def test_another_number_is_another_content() -> None:
    other = TEXTS["numbers.yaml"].replace("smithy: 6", "smithy: 5")
    assert colonists({**TEXTS, "numbers.yaml": other}).content != COLONISTS_TITLE.content
