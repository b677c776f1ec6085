"""Where titles come from: reads their content files and hands the texts to the rules, which do no reading.

Content that was released once stays on the shelf: `titles/<title>/past/<identity>/` holds its files as they were, so
that a record of any release can be replayed with the cards it was played with.

A title is opened with the modules that a table uses, and with no other: so a new module changes nothing for the rest.
"""

import copyreg
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Any

from stead.kernel.content import with_others
from stead.kernel.errors import ContentError, RecordError, SetupError
from stead.kernel.record import is_content_of
from stead.kernel.title import Module, Title, modules_in, names
from stead.titles.colonists.title import Colonists, colonists
from stead.titles.founders.title import Founders, founders
from stead.titles.north.title import North, north
from stead.titles.settlers.title import Settlers, settlers

TITLES: dict[str, Callable[[Mapping[str, str], Sequence[Module]], Title[Any]]] = {
    "settlers": settlers,
    "founders": founders,
    "colonists": colonists,
    "north": north,
}
MODULES: tuple[Module, ...] = ()
"""All there are, of all titles."""
PREFIXES = {kind.prefix: kind.name for kind in (Settlers, Founders, Colonists, North)}


def modules_of(name: str, chosen: Iterable[str] | None = None) -> tuple[Module, ...]:
    """The modules of a title, all or those chosen, by name: in which order they are chosen means nothing."""
    if isinstance(chosen, str):
        raise SetupError(f"modules are a list of names, not the one name {chosen!r}")
    known = {module.name: module for module in MODULES if module.title == name}
    chosen = sorted(known if chosen is None else chosen)
    for module in chosen:
        if module not in known:
            raise SetupError(f"no module {module!r} of {name}; there are: {', '.join(sorted(known)) or 'none'}")
        if chosen.count(module) > 1:
            raise SetupError(f"the module {module!r} is there twice")
    return tuple(known[module] for module in chosen)


def texts(name: str, content: Path | None = None, using: Sequence[Module] = ()) -> dict[str, str]:
    """The content files of a title and of the modules in use. A file of the same name in `content` takes the place of
    ours."""
    found = _yaml(resources.files("stead.titles") / name / "content")
    for module in using:
        added = _yaml(resources.files(module.home) / "titles" / name / module.name / "content")
        assert added, f"{module.name} needs a content file: by its name a table is known to use the module"
        found |= {f"{module.name}/{file}": text for file, text in added.items()}
    if content is not None:
        if not content.is_dir():
            raise ContentError(str(content), 0, "", "is no folder")
        folders = [folder for folder in (content, *(content / module for module in names(using))) if folder.is_dir()]
        own = sorted(file for folder in folders for file in folder.iterdir() if file.suffix == ".yaml")
        if not own:
            raise ContentError(str(content), 0, "", f"holds no content file; there are: {', '.join(sorted(found))}")
        for file in own:
            called = file.relative_to(content).as_posix()
            if called not in found:
                raise ContentError(str(file), 0, "", f"is no content file; there are: {', '.join(sorted(found))}")
            try:
                found[called] = file.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise ContentError(str(file), 0, "", f"cannot be read: {error}") from None
    return found


def _yaml(folder: Traversable) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".yaml")}


def title(
    name: str, content: Path | None = None, modules: Sequence[str] = (), others: Sequence[str] = ()
) -> Title[Any]:
    """A title by name, with its own content or with files that replace it, and with the modules that are to be used.
    With `others`, doubts of these names are decided the other way (docs/doubts.md).

    >>> title("founders").players
    (1, 4)
    >>> actions = title("settlers").actions()
    >>> actions["build COM008"]
    ('build COM008', 'build COM009', 'build COM010')
    """
    if name not in TITLES:
        raise SetupError(f"no title {name!r}; there are: {', '.join(TITLES)}")
    using = modules_of(name, modules)
    content = content or _shelved.get(name)
    if content is None and not others:
        return _own(name, using)
    if not others and content == _shelved.get(name):
        return _theirs(name, content, using)
    return TITLES[name](with_others(texts(name, content, using), others), using)


def ours(name: str) -> Title[Any]:
    """A title with our own content, whatever was put in its place: what exercises were made for."""
    return _own(name, ())


_shelved: dict[str, Path] = {}


def shelve(folder: Path) -> None:
    """Somebody's own cards in the place of ours, in this process: files in `<folder>/<title>/` (docs/own-cards.md).
    Raises ContentError, and changes nothing then."""
    found = {name: folder / name for name in TITLES if (folder / name).is_dir()}
    if not found:
        raise ContentError(str(folder), 0, "", f"has no folder that is called like a title: {', '.join(TITLES)}")
    for name, content in found.items():
        TITLES[name](texts(name, content), ())
    _shelved.clear()
    _shelved.update(found)
    _theirs.cache_clear()


def find(name: str, content: str) -> Title[Any] | None:
    """A title with the content of this identity, ours, one that was ours once or one that was put here, whatever
    modules are in it; None if we never had it."""
    theirs = (title(name, modules=names(using)) for using in _choices(name)) if name in _shelved else ()
    return find_ours(name, content) or next((one for one in theirs if is_content_of(one, content)), None)


def find_ours(name: str, content: str) -> Title[Any] | None:
    """The same, among those that every process has."""
    own = _own(name, ())
    if is_content_of(own, content):
        return own
    past = _past(name, content) or _past(name, own.formerly.get(content, content))
    if past is not None:
        return past
    return next((ours for using in _choices(name) if is_content_of(ours := _own(name, using), content)), None)


def _choices(name: str) -> Iterator[tuple[Module, ...]]:
    """No module, one and several, the likeliest first."""
    known = modules_of(name)
    for count in range(len(known) + 1):
        yield from combinations(known, count)


def whose(rule: str) -> str:
    """The name of the title that a rule belongs to, by what its id begins with, which may be that of a module; "" if it
    is none of ours.

    >>> whose("FG-TRN-01")
    'founders'
    """
    prefix = rule.partition("-")[0]
    return PREFIXES.get(prefix) or next((module.title for module in MODULES if module.prefix == prefix), "")


def reopen(name: str, texts: Mapping[str, str], content: str) -> Title[Any]:
    """A title on content that somebody kept, under the name they kept it by; its files say which modules it uses."""
    try:
        using = modules_of(name, modules_in(texts))
    except SetupError as error:
        raise ContentError(content, 0, "", str(error)) from None
    kept = TITLES[name](texts, using)
    kept.formerly = {**kept.formerly, content: kept.content}
    return kept


@cache
def _own(name: str, using: tuple[Module, ...]) -> Title[Any]:
    return TITLES[name](texts(name, None, using), using)


@cache
def _theirs(name: str, content: Path, using: tuple[Module, ...]) -> Title[Any]:
    return TITLES[name](texts(name, content, using), using)


@cache
def _past(name: str, content: str) -> Title[Any] | None:
    folder = resources.files("stead.titles") / name / "past"
    if not content.isalnum() or not (folder / content).is_dir():
        return None
    files = _yaml(folder / content)
    for module in (part for part in (folder / content).iterdir() if part.is_dir()):
        files |= {f"{module.name}/{file}": text for file, text in _yaml(module).items()}
    return reopen(name, files, content)


# A title is far too much for a pickle, and every process has it on its own shelf: its name and content go in its place,
# and where the content is one's own, its files.


def _pickle(title: Title[Any]) -> tuple[Callable[..., Title[Any]], tuple[Any, ...]]:
    if find_ours(title.name, title.content) is not None:
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
copyreg.pickle(Colonists, _pickle)  # pyright: ignore[reportArgumentType]
copyreg.pickle(North, _pickle)  # pyright: ignore[reportArgumentType]
