"""Where titles come from: reads their content files and hands the texts to the rules, which do no reading."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from stead.kernel.errors import ContentError, RecordError, SetupError, TableError
from stead.kernel.title import Title
from stead.titles.founders.title import Founders, founders
from stead.titles.settlers.title import Settlers, settlers

TITLES: dict[str, Callable[[Mapping[str, str]], Title[Any]]] = {"settlers": settlers, "founders": founders}


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


@cache
def _own(name: str) -> Title[Any]:
    return TITLES[name](texts(name))


# A title is far too much for a pickle, and every process has it on its own shelf: its name and content go in its place.


def _pickle(title: Title[Any]) -> tuple[Callable[[str, str], Title[Any]], tuple[str, str]]:
    if title.content != _own(title.name).content:
        raise TableError(f"{title.name} on cards of one's own cannot be pickled: open it in the other process too")
    return _unpickle, (title.name, title.content)


def _unpickle(name: str, content: str) -> Title[Any]:
    found = title(name)
    if found.content != content:
        raise RecordError(f"pickled with other cards of {name} (content {content}, here {found.content})")
    return found


copyreg.pickle(Settlers, _pickle)  # pyright: ignore[reportArgumentType]
copyreg.pickle(Founders, _pickle)  # pyright: ignore[reportArgumentType]
