"""Founders: what things are called, marked for a shell."""

from collections.abc import Iterable

from stead.kernel.phrase import Thing
from stead.text.voice import Voice, capital, slug
from stead.titles.founders.box import Box
from stead.titles.founders.cards import CORE

FORMS = {"race": ("of",), "resource": ("of", "object")}
"""Besides the name: how else a thing is called in a sentence, an attribute of its message each."""


class Words:
    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.box = box
        self.advisors = {advisor.name for advisor in box.advisors}

    def called(self, kind: str, name: str, form: str = "") -> str:
        """The bare name of a thing, as the catalogue has it; those of the players' own content call themselves."""
        id = f"{kind}-{slug(name)}"
        if not self.voice.knows(id):
            own = name.replace("_", " ")
            return own if kind == "resource" else capital(own)
        return self.voice.say(f"{id}.{form}" if form else id)

    def mark(self, kind: str, name: str, form: str = "") -> str:
        return self.voice.mark(f"{kind}:{name}", self.called(kind, name, form))

    def forms(self, kind: str, name: str, called: str) -> dict[str, str]:
        """Everything a sentence may need of a thing: `$owner`, `$owner-of`."""
        return {called: self.mark(kind, name)} | {f"{called}-{f}": self.mark(kind, name, f) for f in FORMS[kind]}

    def thing(self, called: str, thing: Thing) -> dict[str, str]:
        """What a choice speaks of: something that has a name, a cell, or the cells of a tile."""
        match thing.kind:
            case "race" | "resource":
                return self.forms(thing.kind, thing.name, called)
            case "cell" | "cells":
                return {called: self.cells(thing.name.split())}
            case "advisor":
                return {called: self.advisor(thing.name)}
            case kind:
                return {called: self.mark(kind, thing.name)}

    def card(self, name: str) -> str:
        return self.mark("card", name)

    def advisor(self, name: str) -> str:
        """An advisor on the market."""
        return self.voice.mark(f"advisor:{name}", self.called("card", name))

    def building(self, name: str) -> str:
        return self.mark("building", name)

    def cell(self, name: str) -> str:
        return self.voice.mark(f"cell:{name}", name)

    def cells(self, names: Iterable[str]) -> str:
        return self.voice.join([self.cell(name) for name in names], "comma")

    def cost(self, coins: int) -> str:
        return self.voice.count({"coin": coins}) if coins else self.voice.say("free")

    def quoted(self, names: Iterable[str]) -> str:
        return self.voice.join([self.voice.say("quoted", name=name) for name in names])

    def names(self) -> dict[str, str]:
        """What refusals speak of by name. Of resources they speak as a storage of something."""
        box = self.box
        found = {name: self.cell(name) for board in box.boards.values() for name in board.numbers}
        found |= {race.name: self.mark("race", race.name) for race in box.races}
        found |= {building.name: self.building(building.name) for building in box.prestige}
        found |= {resource.name: self.mark("resource", resource.name, "of") for resource in box.resources}
        found |= {name: self.card(name) for name in (*CORE, *self.advisors)}
        return found
