"""The wire: the browser has the same types, and a sentence for every code."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from stead import shelf
from stead.kernel.events import Event
from stead.server.typescript import files
from stead.text import LANGUAGES, Voice

ROOT = Path(__file__).parents[2]
SHELL = [*(ROOT / "stead" / "server").rglob("*.py"), *(ROOT / "web" / "shell").rglob("*.*")]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_browser_has_the_types_of_the_server(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "python -m stead.server.typescript"


@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_event_has_its_type(title: str) -> None:
    """And where a field is a secret, the browser knows that it may be null."""
    module = import_module(f"stead.titles.{title}.events")
    written = files()[ROOT / "web" / "titles" / title / "events.ts"]
    events = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Event)]
    for event in events:
        if event is Event:
            continue
        assert f'  event: "{event.__struct_config__.tag}";' in written
        [body] = re.findall(rf"^export interface {event.__name__} {{$(.*?)^}}$", written, re.DOTALL | re.MULTILINE)
        for secret in event.secret:
            assert re.search(rf"^  {secret}: .* \| null;$", body, re.MULTILINE), (event, secret)


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
