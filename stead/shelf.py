"""Where titles come from: reads their content files and hands the texts to the rules, which do no reading.

Content that was released once stays on the shelf: `titles/<title>/past/<identity>/` holds its files as they were, so
that a record of any release can be replayed with the cards it was played with.
"""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from stead.kernel.errors import ContentError, RecordError, SetupError
from stead.kernel.record import is_content_of
from stead.kernel.title import Title
from stead.titles.founders.title import Founders, founders
from stead.titles.settlers.title import Settlers, settlers

TITLES: dict[str, Callable[[Mapping[str, str]], Title[Any]]] = {"settlers": settlers, "founders": founders}
PREFIXES = {kind.prefix: kind.name for kind in (Settlers, Founders)}


def texts(name: str, content: Path | None = None) -> dict[str, str]:
    """The content files of a title. A file of the same name in `content` takes the place of ours."""
    folder = resources.files("stead.titles") / name / "content"
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".yaml")}
    if content is not None:
        if not content.is_dir():
            raise ContentError(str(content), 0, "", "is no folder")
        own = sorted(file for file in content.iterdir() if file.suffix == ".yaml")
        if not own:
            raise ContentError(str(content), 0, "", f"holds no content file; there are: {', '.join(sorted(found))}")
        for file in own:
            if file.name not in found:
                raise ContentError(str(file), 0, "", f"is no content file; there are: {', '.join(sorted(found))}")
            try:
                found[file.name] = file.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise ContentError(str(file), 0, "", f"cannot be read: {error}") from None
    return found


def title(name: str, content: Path | None = None) -> Title[Any]:
    """A title by name, with its own content or with files that replace it.

    >>> title("founders").players
    (1, 4)
    >>> actions = title("settlers").actions()
    >>> actions["build COM008"]
    ('build COM008', 'build COM009', 'build COM010')
    """
    if name not in TITLES:
        raise SetupError(f"no title {name!r}; there are: {', '.join(TITLES)}")
    return _own(name) if content is None else TITLES[name](texts(name, content))


def find(name: str, content: str) -> Title[Any] | None:
    """A title with the content of this identity, ours or one that was ours once; None if we never had it."""
    own = title(name)
    return own if is_content_of(own, content) else _past(name, content)


def whose(rule: str) -> str:
    """The name of the title that a rule belongs to, by what its id begins with; "" if it is none of ours.

    >>> whose("FG-TRN-01")
    'founders'
    """
    return PREFIXES.get(rule.partition("-")[0], "")


def reopen(name: str, texts: Mapping[str, str], content: str) -> Title[Any]:
    """A title on content that somebody kept, under the name they kept it by."""
    kept = TITLES[name](texts)
    kept.formerly = {**kept.formerly, content: kept.content}
    return kept


@cache
def _own(name: str) -> Title[Any]:
    return TITLES[name](texts(name))


@cache
def _past(name: str, content: str) -> Title[Any] | None:
    folder = resources.files("stead.titles") / name / "past"
    if not content.isalnum() or not (folder / content).is_dir():
        return None
    files = {file.name: file.read_text("utf-8") for file in (folder / content).iterdir()}
    return reopen(name, files, content)


# A title is far too much for a pickle, and every process has it on its own shelf: its name and content go in its place,
# and where the content is one's own, its files.


def _pickle(title: Title[Any]) -> tuple[Callable[..., Title[Any]], tuple[Any, ...]]:
    if find(title.name, title.content) is not None:
        return _unpickle, (title.name, title.content)
    return _unpickle, (title.name, title.content, tuple(title.texts.items()))


@lru_cache(maxsize=8)
def _unpickle(name: str, content: str, texts: tuple[tuple[str, str], ...] = ()) -> Title[Any]:
    found = find(name, content) or (reopen(name, dict(texts), content) if texts else None)
    if found is None:
        raise RecordError(f"pickled with other cards of {name} (content {content}, here {title(name).content})")
    return found


copyreg.pickle(Settlers, _pickle)  # pyright: ignore[reportArgumentType]
copyreg.pickle(Founders, _pickle)  # pyright: ignore[reportArgumentType]
