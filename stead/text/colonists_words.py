"""Colonists: what things are called, marked for a shell."""

from collections.abc import Iterable

from stead.kernel.phrase import Thing
from stead.text.voice import Voice, capital, slug
from stead.titles.colonists.box import Box
from stead.titles.colonists.goods import NAMES

FORMS = ("object", "of", "to")
"""Besides the name: how else a building is called in a sentence, an attribute of its message each."""
CONTRACT = "contract_"
BUILDER = "builder_"


class Words:
    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.box = box

    # Bare names

    def called(self, kind: str, name: str, form: str = "") -> str:
        """As the catalogue has it; what the players' own content brings calls itself."""
        id = f"{kind}-{slug(name)}"
        if not self.voice.knows(id):
            return capital(name.replace("_", " "))
        return self.voice.say(f"{id}.{form}" if form else id)

    def kind(self, name: str, form: str = "") -> str:
        """A building, an embassy (`alchemist.2`) or an improvement (its number)."""
        box, say = self.box, self.voice.say
        if name in box.card:
            return self.improvement(box.improvements[box.card[name]].name)
        colony, dot, level = name.partition(".")
        if dot:
            id = f"embassy.{form}" if form else "embassy"
            return say(id, colony=colony, level=int(level))
        return self.called("building", name, form)

    def structure(self, label: str, form: str = "") -> str:
        """One of a community, by its label: `farm#2`."""
        name, _, ordinal = label.partition("#")
        said = self.kind(name, form)
        return self.voice.say("numbered", name=said, n=int(ordinal)) if ordinal else said

    def improvement(self, name: str) -> str:
        if name.startswith(CONTRACT):
            return self.voice.say("contract", name=self.called("building", name.removeprefix(CONTRACT)))
        return self.called("improvement", name)

    def place(self, name: str) -> str:
        """A place, or the tile of one: `grove.2` is the second."""
        place, _, ordinal = name.partition(".")
        if place.startswith(BUILDER):
            said = self.voice.say("builder", name=self.called("building", place.removeprefix(BUILDER)))
        else:
            said = self.called("place", place)
        return self.voice.say("numbered", name=said, n=int(ordinal)) if ordinal > "1" else said

    def market_card(self, name: str) -> str:
        """By the action on it."""
        era, _, what = name.partition("_")
        said = self.kind(what) if what in self.box.kind else self.place(what)
        return self.voice.say("market-card", era=int(era), name=said)

    def good(self, name: str, form: str = "") -> str:
        return self.called("supply", name, form)

    # Marked

    def mark(self, kind: str, name: str, form: str = "") -> str:
        """A thing that a shell can point at."""
        match kind:
            case "kind":
                said = self.kind(name, form)
            case "structure":
                said = self.structure(name, form)
            case "card":
                said = self.kind(name)
            case "place":
                said = self.place(name)
            case "market":
                said = self.market_card(name)
            case _:
                said = self.called(kind, name)
        return self.voice.mark(f"{kind}:{name}", said)

    def forms(self, called: str, kind: str, name: str) -> dict[str, str]:
        """Everything a sentence may need of a building: `$old`, `$old-of`."""
        return {called: self.mark(kind, name)} | {f"{called}-{form}": self.mark(kind, name, form) for form in FORMS}

    def thing(self, called: str, thing: Thing) -> dict[str, str]:
        """What a choice speaks of."""
        match thing.kind:
            case "kind" | "structure":
                return self.forms(called, thing.kind, thing.name)
            case "places":
                return {called: self.voice.join([self.mark("place", name) for name in thing.name.split()])}
            case "goods":
                return {called: self.any_of(thing.name)}
            case "seats":
                names = [self.voice.say(f"seat-{colour}.whom") for colour in thing.name.split()]
                return {called: self.voice.join(names) or "nobody"}
            case "cell":
                return {called: self.voice.join([self.cell(name) for name in thing.name.split()])}
            case "steward":
                apprentice = thing.name == "apprentice"
                return {called: self.improvement(thing.name) if apprentice else self.mark("place", thing.name)}
            case kind:
                return {called: self.mark(kind, thing.name)}

    def any_of(self, kinds: str) -> str:
        """Kinds of goods to choose from: `wood+clay`, or `any`."""
        if kinds == "any":
            return self.voice.say("any-goods")
        names = [self.voice.mark(f"good:{name}", self.good(name, "of")) for name in kinds.split("+")]
        return self.voice.join(names, "or")

    def cell(self, name: str) -> str:
        return self.voice.mark(f"cell:{name}", name)

    def quoted(self, names: Iterable[str]) -> str:
        return self.voice.join([self.voice.say("quoted", name=name) for name in names])

    def names(self) -> dict[str, str]:
        """What refusals speak of by name. Goods are spoken of as "no wood"."""
        box = self.box
        found = {name: self.mark("kind", name) for name in box.kinds}
        for tiles in box.tiles:
            labels = [f"{name}#{n}" for name in tiles.buildings for n in range(2, tiles.copies + 1)]
            found |= {label: self.mark("structure", label) for label in labels}
        found |= {name: self.mark("card", name) for name in box.card_names}
        found |= {name: self.mark("place", name) for name in box.tile_names}
        found |= {name: self.voice.mark(f"good:{name}", self.good(name, "of")) for name in NAMES}
        return found
