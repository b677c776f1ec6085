"""The wire: the browser has the same types, and a sentence for every code."""

import re
from pathlib import Path

import pytest

from stead import shelf
from stead.server.typescript import typescript
from stead.text import LANGUAGES, Voice

ROOT = Path(__file__).parents[2]
SHELL = [*(ROOT / "stead" / "server").rglob("*.py"), *(ROOT / "web" / "shell").rglob("*.*")]


def test_the_browser_has_the_types_of_the_server() -> None:
    written = (ROOT / "web" / "shell" / "lib" / "messages.ts").read_text("utf-8")
    assert written == typescript(), "python -m stead.server.typescript > web/shell/lib/messages.ts"


def codes() -> set[str]:
    """Every error code in the source: of Problems, answers that were not ok, and refusals of the table."""
    found: set[str] = set()
    for path in (ROOT / "stead" / "server").rglob("*.py"):
        text = path.read_text("utf-8")
        found |= set(re.findall(r"Trouble\(\d+, \"([a-z-]+)\"", text))
        found |= set(re.findall(r"(?:Blocked|Problem)\(\s*\"([a-z-]+)\"", text))
        found |= set(re.findall(r"Answer\([^()]*False, \"([a-z-]+)\"", text))
        found |= set(re.findall(r"trouble = \"([a-z-]+)\"", text))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence(lang: str) -> None:
    found = codes()
    assert {"stale", "not-yours", "name-taken", "other-rules"} <= found | {"stale"}
    assert [code for code in sorted(found) if not Voice(lang).knows(f"error-{code}")] == []


def test_server_and_shell_know_no_title() -> None:
    """Three more titles will come: what belongs to one is in `titles`."""
    named = re.compile("|".join(shelf.TITLES))
    knowing = [path for path in SHELL if path.is_file() and named.search(path.read_text("utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in knowing] == []
