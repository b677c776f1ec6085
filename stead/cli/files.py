"""Games in files: a sentence for everything that can be wrong with one, and nothing lost when one is written."""

import contextlib
import errno
import json
import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from stead import shelf
from stead.cli.arguments import read_seed, read_title
from stead.cli.sorry import Sorry, tell
from stead.kernel.errors import RecordError, TableError
from stead.kernel.record import FORMAT, is_content_of, split
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.text import Voice

LARGEST = 20_000_000
"""Bytes. The longest game is far below."""


def load(voice: Voice, path: Path, content: Path | None = None) -> tuple[Table, list[str]]:
    """The table in a file, which holds a record or a position, and who sat where, if the file says so."""
    data = read_json(voice, path)
    if not isinstance(data, dict) or "stead" not in data:
        raise Sorry(voice.say("terminal-file-foreign", file=str(path)))
    if type(data["stead"]) is int and data["stead"] > FORMAT:
        raise Sorry(voice.say("terminal-file-newer", file=str(path)))
    title = read_title(voice, str(data.get("title")), content, _modules(data))
    if "save" in data:
        return resume(voice, path, data, title), []
    if type(data.get("ruleset")) is int and data["ruleset"] > title.ruleset:
        raise Sorry(voice.say("terminal-file-newer", file=str(path)))
    if isinstance(data.get("content"), str) and not is_content_of(title, data["content"]):
        past = shelf.find(title.name, data["content"]) if content is None else None
        if past is None:
            raise Sorry(voice.say("terminal-file-other-cards", file=str(path)))
        title = past
    try:
        return open_table(voice, path, data, title), data.get("players") or []
    except (TableError, RecursionError) as error:
        raise Sorry(voice.say("terminal-file-damaged", file=str(path), problem=str(error))) from None


def resume(voice: Voice, path: Path, notes: dict[str, Any], title: Title[Any]) -> Table:
    """A game that goes on from what was noted of it, where a title knows of such notes."""
    read = getattr(title, "resume", None)
    if read is None:
        raise Sorry(voice.say("terminal-file-foreign", file=str(path)))
    try:
        return read(notes, read_seed(None), title)
    except TableError as error:
        raise Sorry(voice.say("terminal-file-damaged", file=str(path), problem=str(error))) from None


def _modules(data: dict[str, Any]) -> list[str]:
    """Those it names; what else may stand there the kernel refuses."""
    named = data.get("modules")
    return [name for name in named if isinstance(name, str)] if isinstance(named, list) else []


def open_table(voice: Voice, path: Path, data: dict[str, Any], title: Title[Any]) -> Table:
    """A game that the rules, which were mended since, do not allow any more goes on from as far as they do."""
    read = Table.from_position if "state" in data else Table.replay
    try:
        return read(data, title)
    except RecordError:
        if type(data.get("ruleset")) is not int or data["ruleset"] >= title.ruleset:
            raise
    choices = data["choices"]
    table = read({name: value for name, value in data.items() if name != "result"} | {"choices": []}, title)
    kept = 0
    for choice in choices:
        try:
            seat, key = split(choice)
            table.push(key, seat)
        except TableError:
            break
        kept += 1
    tell(voice.say("terminal-file-mended", file=str(path), lost=len(choices) - kept))
    return table


def read_json(voice: Voice, path: Path) -> Any:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Sorry(voice.say("terminal-file-unreadable", file=str(path), problem=trouble(voice, error))) from None
    if len(raw) > LARGEST:
        raise Sorry(voice.say("terminal-file-too-big", file=str(path)))
    try:
        return json.loads(raw)
    except json.JSONDecodeError as error:
        raise Sorry(voice.say("terminal-file-not-json", file=str(path), line=str(error.lineno))) from None
    except (ValueError, RecursionError):
        raise Sorry(voice.say("terminal-file-not-json", file=str(path), line="1")) from None


def save(voice: Voice, table: Table, path: Path, players: Sequence[str] | None = None) -> Path:
    """Write the record. The file is there whole or as it was."""
    return put(voice, write(table, players), path)


def put(voice: Voice, text: str, path: Path) -> Path:
    try:
        path = path.expanduser().resolve()
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")  # a folder refuses, a pipe or a device takes it
        else:
            if is_foreign(path):
                raise Sorry(voice.say("terminal-save-foreign", file=str(path)))
            replace(path, text)
    except (OSError, RuntimeError, ValueError) as error:  # a loop of links, a NUL in the name
        raise Sorry(voice.say("terminal-save-failed", file=str(path), problem=trouble(voice, error))) from None
    return path


def write(table: Table, players: Sequence[str] | None = None) -> str:
    return json.dumps(table.record(players), ensure_ascii=False, indent=1) + "\n"


def replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise


def is_foreign(path: Path) -> bool:
    """Would a save destroy something that is no game of ours?"""
    if not path.exists() or not path.stat().st_size:
        return False
    with path.open("rb") as file:
        return b'"stead"' not in file.read(200)


def autosave(voice: Voice, table: Table, players: Sequence[str] | None = None) -> Path:
    """Write the record where saves are kept; if that fails, here, or with the temporary files."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    trouble = ""
    for find in (saves_folder, Path.cwd, tempfile.gettempdir):
        try:
            folder = Path(find())
            folder.mkdir(parents=True, exist_ok=True)
            return save(voice, table, fresh(folder / f"{table.setup.title}-{stamp}.json"), players)
        except (Sorry, OSError, RuntimeError) as error:  # the last: nobody knows where home is
            trouble = str(error)
    raise Sorry(trouble)


def saves_folder() -> Path:
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state") / "stead"


def fresh(path: Path) -> Path:
    number = 2
    found = path
    while found.exists():
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


def trouble(voice: Voice, error: Exception) -> str:
    """What the system says, in the person's language where it is one of the usual things."""
    number = getattr(error, "errno", None)
    name = errno.errorcode.get(number, "") if isinstance(number, int) else ""
    if name in ("ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "ENOSPC", "EROFS", "ENAMETOOLONG"):
        return voice.say(f"terminal-trouble-{name.lower()}")
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
