"""The tables of house records that differ from the datasets say what the content says."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from stead import shelf

DOCS = Path(__file__).parents[1] / "docs"
ROW = re.compile(r"\| ([\w ]+) \| (.+) \| (.+) \| (.+) \|")
CHANGED = re.compile(r"(?P<path>[\w ]+?) (?P<value>`[^`]*`|–)")
PAGES = [
    ("founders", "founders-numbers.md", 23),
    ("north", "north-numbers.md", 65),
    ("settlers", "aztecs-numbers.md", 9),
]


def records(title: str) -> dict[str, Any]:
    """What the content files say, by id, by name, or by what it is and its name."""
    found: dict[str, Any] = {}
    for text in shelf.texts(title, using=shelf.modules_of(title)).values():
        for section, entries in yaml.safe_load(text).items():
            for entry in entries if isinstance(entries, list) and isinstance(entries[0], dict) else ():
                found[f"{section.removesuffix('s')} {entry.get('name')}"] = entry
                found[str(entry.get("id") or entry.get("name"))] = entry
                found[f"{section.removesuffix('s')} of {entry.get('faction')}"] = entry
    return found


def rows(page: str) -> Iterator[tuple[str, list[tuple[str, str]], list[str], str]]:
    for line in (DOCS / page).read_text("utf-8").splitlines():
        row = ROW.fullmatch(line)
        if row and row[1] not in ("record", "title") and "`" in row[2] + row[3]:
            was = [(m["path"], m["value"]) for m in CHANGED.finditer(row[2].replace("<br>", " "))]
            yield row[1], was, row[3].split("<br>"), row[4]


def at(record: Any, path: str) -> Any:
    for step in path.split():
        record = record.get(step) if isinstance(record, dict) else None
    return record


def said(value: str) -> Any:
    return None if value == "–" else yaml.safe_load(value.strip("`"))


@pytest.mark.parametrize(("title", "page", "count"), PAGES)
def test_the_table_says_what_the_content_says(title: str, page: str, count: int) -> None:
    content, found = records(title), list(rows(page))
    assert len(found) == count
    for name, was, here, why in found:
        key = name if name in content else name.split()[0]
        assert key in content, name
        assert len(was) == len(here), name
        assert why.strip()
        for (path, before), now in zip(was, here, strict=True):
            assert at(content[key], path) == said(now), (name, path)
            assert said(before) != said(now), (name, path)
