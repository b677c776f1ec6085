"""The messages of a language, from the Fluent files in `stead/locale`: the common ones, and those of one title and its
modules.

There are some two thousand, and parsing them takes half a second; a program says a few dozen. So the files are only
cut into their messages, and a message is parsed when it is first asked for.
"""

import re
from functools import cache
from importlib import resources
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast, visitor

from stead.kernel.title import Module

_BEGINS = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins: at the margin, where nothing that belongs to another one stands."""


class Catalogue:
    """`locale/<lang>/` holds what is common, `locale/<lang>/<title>/` what a title says, and `locale/<lang>/<module>/`
    what a module does. Where several have a message, the module's is meant, else the title's."""

    def __init__(self, lang: str, title: str = "", modules: tuple[Module, ...] = ()) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsing = Lock()
        self._waiting: dict[str, str] = {}
        common = resources.files("stead") / "locale" / lang
        folders = [resources.files(module.home) / "locale" / lang / module.name for module in modules]
        for folder in (*folders, common / title, common) if title else (common,):
            for file in folder.iterdir():
                if file.name.endswith(".ftl"):
                    for text in _BEGINS.split(file.read_text("utf-8")):
                        self._waiting.setdefault(text.partition("=")[0].strip(), text)

    def message(self, id: str) -> Message | None:
        with self._parsing:  # a server speaks in several threads
            self._parse(id)
            return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def format(self, pattern: Pattern, args: dict[str, str | int]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _parse(self, id: str) -> None:
        """A message, and those it speaks of."""
        text = self._waiting.pop(id, None)
        if text is not None:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            mentions = _Mentions()
            mentions.visit(resource)
            for other in mentions.found:
                self._parse(other)


class _Mentions(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def catalogue(lang: str, title: str, modules: tuple[Module, ...]) -> Catalogue:
    return Catalogue(lang, title, modules)
