"""The titles that tables are played with: those on the shelf, and those on content that only the store has kept."""

from collections import OrderedDict
from typing import Any

from anyio import to_thread

from stead import shelf
from stead.kernel.errors import ContentError, SetupError
from stead.kernel.title import Title, modules_in
from stead.server.logs import log
from stead.server.store import Store
from stead.server.store.rows import TableRow

MOST = 8
"""Titles on kept content that stay in memory."""


class Titles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, str], Title[Any]] = OrderedDict()
        self._safe: set[tuple[str, str]] = set()
        """Titles and contents that we know to be in the store."""
        self._modules: dict[tuple[str, str], tuple[str, ...]] = {}

    async def keep(self) -> None:
        """What is on the shelf is in the store too: tables that are made with it can go on when it is no longer here.
        So can tables of versions that kept nothing, if we still know what they were made with."""
        for name in shelf.TITLES:
            title = shelf.title(name)
            await self._store.keep_content(name, title.content, title.texts)
        for name, content in await self._store.unkept_contents():
            found = shelf.find(name, content) if name in shelf.TITLES else None
            if found is not None:
                await self._store.keep_content(name, content, found.texts)

    async def keep_for(self, row: TableRow) -> None:
        """What this table is made with, if it is on the shelf: it may be with modules, or of the past."""
        key = (row.title, row.content)
        if key not in self._safe:
            found = shelf.find(*key)
            if found is not None:
                await self._store.keep_content(*key, found.texts)
            self._safe.add(key)

    async def modules(self, row: TableRow) -> tuple[str, ...]:
        """The modules that a table uses: its content files say it."""
        key = (row.title, row.content)
        if key not in self._modules:
            texts = await self._store.content(*key)
            if texts is None:
                title = await self.find(*key)
                texts = title.texts if title is not None else {}
            self._modules[key] = modules_in(texts)
        return self._modules[key]

    async def today(self, row: TableRow) -> Title[Any] | None:
        """The title with the cards there are now, and the modules that this table uses; None if we do not have them any
        more."""
        if row.title not in shelf.TITLES:
            return None
        try:
            return shelf.title(row.title, modules=await self.modules(row))
        except SetupError:
            return None

    async def of(self, row: TableRow) -> Title[Any] | None:
        """The title with the cards that this table was made with, and the rules there are now; None if we do not have
        those cards, or the table goes by newer rules."""
        found = await self.find(row.title, row.content)
        return found if found is not None and found.ruleset >= row.ruleset else None

    async def find(self, name: str, content: str) -> Title[Any] | None:
        """A title with these cards."""
        if name not in shelf.TITLES:
            return None
        return shelf.find(name, content) or await self._reopened(name, content)

    async def _reopened(self, name: str, content: str) -> Title[Any] | None:
        key = (name, content)
        if key not in self._kept:
            texts = await self._store.content(name, content)
            if texts is None:
                return None
            try:
                self._kept[key] = await to_thread.run_sync(shelf.reopen, name, texts, content)
            except ContentError:
                log.exception("the content %s of %s cannot be read any more", content, name)
                return None
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
