"""One voice for a table: every sentence, in one language, from the Fluent catalogue of its title.

What a sentence needs beyond words and numbers is put into words first, by rules a browser can follow as well:

a thing         what its title calls it (`Voice.called`), in every form that a sentence may need: `$x`, `$x-of`
a phrase        its message; inside another message as `$x`, with `$x-id` (which message it was) and `$x-bare` (the form
                it has in an enumeration)
several phrases joined by "or", likewise; `$x-id` is "mixed" if they are of different kinds
goods, a cost   counted and joined by "and"; `Counted` goods by commas, "none" if there are none
yes or no       the words `yes` and `no`, for selectors

A marked voice says which thing on the table it speaks of, `⟦good:wood|2 wood⟧`: a shell makes icons and links of it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from stead.kernel.decision import Refusal
from stead.kernel.phrase import Counted, Phrase, Thing
from stead.kernel.title import Module
from stead.text.catalogue import catalogue

LANGUAGES = ("en", "ru")


@lru_cache(maxsize=1 << 13)
def known(lang: str, title: str, modules: tuple[Module, ...], id: str) -> bool:
    name, _, attribute = id.partition(".")
    message = catalogue(lang, title, modules).message(name)
    return message is not None and (not attribute or attribute in message.attributes)


SENTENCES = 1 << 13
"""Sentences that are kept, about 10 MB of them."""


@lru_cache(maxsize=SENTENCES)
def formatted(
    lang: str, title: str, modules: tuple[Module, ...], id: str, args: tuple[tuple[str, str | int], ...]
) -> str:
    """A message or an attribute of one, with its arguments in words. A table says the same things again and again."""
    name, _, attribute = id.partition(".")
    message = catalogue(lang, title, modules).message(name)
    if message is None or (attribute and attribute not in message.attributes):
        raise KeyError(f"no message {id!r} in {lang}")
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{id} has attributes only"
    text, errors = catalogue(lang, title, modules).format(pattern, dict(args))
    if errors:
        raise KeyError(f"{id} in {lang}: {'; '.join(map(str, errors))}")
    return text


class Voice:
    """Without a title it knows what is common to all."""

    def __init__(
        self, lang: str = "en", marked: bool = False, title: str = "", modules: tuple[Module, ...] = ()
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.marked = marked
        self.title = title
        self.modules = modules
        self.names: dict[str, str] = {}
        """What things that refusals speak of by id are called. Titles fill it in."""
        self.called: Callable[[str, Thing], dict[str, str]] = self._by_name
        """What a thing is called in a sentence that speaks of it as `$name`. A title that knows of more forms than one
        puts its own here."""

    # Messages

    def knows(self, id: str) -> bool:
        """Is there such a message (`gain`), or such an attribute of one (`gain.bare`)?"""
        return known(self.lang, self.title, self.modules, id)

    def say(self, id: str, /, **args: Any) -> str:
        """A message of the catalogue, or an attribute of one: `say("faction-romans.whom")`."""
        return formatted(self.lang, self.title, self.modules, id, tuple(self._spoken(args).items()))

    def mark(self, thing: str, text: str) -> str:
        """A text that speaks of a thing on the table."""
        return f"⟦{thing}|{text}⟧" if self.marked else text

    def phrase(self, phrase: Phrase, form: str = "") -> str:
        """A phrase in one of its forms, if it has that form, else as it is."""
        id = f"{phrase.id}.{form}" if form and self.knows(f"{phrase.id}.{form}") else phrase.id
        return self.say(id, **phrase.args)

    def _spoken(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        spoken: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                spoken[name] = "yes" if value else "no"
            elif isinstance(value, str | int):
                spoken[name] = value
            elif isinstance(value, Phrase):
                spoken |= self._phrases(name, [value])
            elif isinstance(value, Thing):
                spoken |= self.called(name, value)
            elif isinstance(value, Counted):
                spoken[name] = self.count(value.goods) or "none"
            elif isinstance(value, Mapping):
                spoken[name] = self.goods(value)
            elif isinstance(value, msgspec.Struct):
                spoken[name] = self.goods(spending(value))
            else:
                spoken |= self._phrases(name, value)
        return spoken

    def _by_name(self, name: str, thing: Thing) -> dict[str, str]:
        return {name: self.names.get(thing.name, thing.name)}

    def _phrases(self, name: str, phrases: Sequence[Phrase]) -> dict[str, str]:
        ids = {phrase.id for phrase in phrases}
        return {
            name: self.join([self.phrase(phrase) for phrase in phrases], "or"),
            f"{name}-id": ids.pop() if len(ids) == 1 else "mixed",
            f"{name}-bare": self.join([self.phrase(phrase, "bare") for phrase in phrases], "or"),
        }

    # Lists

    def join(self, items: Sequence[str], last: str = "and") -> str:
        """ "a, b and c"; with `last="comma"` "a, b, c"."""
        text = items[0] if items else ""
        for i, item in enumerate(items[1:], 2):
            text = self.say(f"list-{last if i == len(items) else 'comma'}", first=text, second=item)
        return text

    def goods(self, goods: Mapping[str, int]) -> str:
        """Goods as the object of a verb: "2 wood and 1 stone", «2 дерева и 1 камень»."""
        return self.join([self.mark(f"good:{good}", self.say(f"good-{slug(good)}", n=n)) for good, n in goods.items()])

    def count(self, goods: Mapping[str, int]) -> str:
        """Goods by themselves, with commas: "1 worker, 2 wood", «1 рабочий, 2 дерева»."""
        counted = [self.mark(f"good:{good}", self.say(f"good-{slug(good)}.count", n=n)) for good, n in goods.items()]
        return self.join(counted, "comma")

    # Refusals

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done: one sentence, without the id of the rule."""
        args = {name: self._named(name, value) for name, value in refusal.args.items()}
        if "kind" in args:
            args["question"] = self.say(f"question-{slug(args['kind'])}", rule=refusal.rule)
        return self.say(f"refusal-{refusal.message}", rule=refusal.rule, **args)

    def _named(self, name: str, value: Any) -> Any:
        """What something is called, if a title said it. A key is what somebody wrote, and is repeated as it is; a
        question's kind is no thing."""
        return self.names.get(value, value) if isinstance(value, str) and name not in ("key", "kind") else value


def spending(cost: msgspec.Struct) -> dict[str, int]:
    """What a cost asks for."""
    return people_first({name: n for name, n in msgspec.structs.asdict(cost).items() if n})


def people_first(goods: Mapping[str, int]) -> dict[str, int]:
    """As one says it: "1 worker and 2 stone"."""
    return {name: goods[name] for name in sorted(goods, key=lambda name: name != "worker")}


@cache
def slug(name: str) -> str:
    """A name of the rules ("give up", "faction_card", "RazedFromHand") as part of a message's id."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-").replace("_", "-").replace(" ", "-")


def unmarked(text: str) -> str:
    """What a marked text reads as."""
    return _MARK.sub(r"\1", text)


_MARK = re.compile(r"⟦[^|]*\|([^⟧]*)⟧")


def capital(text: str) -> str:
    """With a capital letter, also where a marked thing stands first."""
    start = text.find("|") + 1 if text.startswith("⟦") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
