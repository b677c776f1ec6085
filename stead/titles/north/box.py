"""The box: every card, clan and scenario of the content, and the tables that make looking things up quick."""

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from stead.kernel.act import Act
from stead.kernel.content import Sheet, identity
from stead.kernel.errors import ContentError
from stead.kernel.title import Module, names, of_module
from stead.kit.abilities import Abilities
from stead.kit.effects import Effect, decode, unfolded
from stead.titles.north import cards as content
from stead.titles.north.cards import (
    ABILITIES,
    FREE,
    SIGNS,
    TILES,
    Card,
    Clan,
    Cost,
    Face,
    Scenario,
    Written,
    check_goods,
    unfold,
)
from stead.titles.north.goods import INDEX

NOTHING = content.Effect()
CLANS = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mckinnon")
"""Of the base; those of modules follow."""
STARTING = 3
DECK = 30
ISLANDS = {"near": 12, "distant": 10}
MOST_SEATS = 4


class Box:
    """Frozen content. Cards are numbered; arrays by number answer what is asked at every decision."""

    def __init__(
        self,
        clans: list[Clan],
        cards: list[Card],
        scenarios: list[Scenario],
        content: str,
        acts: Iterable[type[Act]],
        modules: Sequence[Module],
    ) -> None:
        self.content = content
        self.modules = tuple(modules)
        self.roles = _clans(modules)
        self.seats = MOST_SEATS + sum(module.seats for module in modules)
        """So many can play."""
        self.act_types: tuple[Any, ...] = (*acts, *(act for module in modules for act in module.acts))
        """Everything that can be chosen (verbs.py), in the order in which learners number the keys."""
        self.by_verb = {act.verb: act for act in self.act_types[::-1]}
        self.clans = {clan.clan: clan for clan in clans}
        self.scenarios = {scenario.name: scenario for scenario in scenarios}
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.number = {card.id: card.number for card in cards}
        self.kind = [card.kind for card in cards]
        self.backs = {name: i for i, name in enumerate(("near", "distant", *self.roles))}
        """Card backs, by whose deck they are on. Basic fields never lie face down."""
        self.back = [self.backs[card.deck] for card in cards]
        self.island = [card.island for card in cards]
        self.price = [None if card.price is None else card.price.goods for card in cards]
        """By card number: what building it costs; None if it is not built for goods."""
        self.waived = [_workers_only(price) for price in self.price]
        """By card number: what is left to pay of that when it is constructed (EN-Q-24)."""
        self.tile = [-1 if card.played_with is None else TILES.index(card.played_with) for card in cards]
        self.spend = [(card.action.spend if card.action else FREE).goods for card in cards]
        self.wild = [card.action.spend.any if card.action else 0 for card in cards]
        self.acting = [card.action is not None for card in cards]
        self.does = [card.action.effect if card.action else NOTHING for card in cards]
        self.fields = [card.type in ("field", "upgrade", "either") for card in cards]
        """Upgrades are fields too (EN-FLD-05)."""
        self.yields = [_goods(card.yields) for card in cards]
        self.when = [card.when for card in cards]
        self.signs = [tuple(SIGNS.index(sign) for sign in card.signs) for card in cards]
        self.abilities = Abilities(ABILITIES, (card.abilities for card in cards))
        self.listening = {
            moment: {card.number for card in cards if card.when is not None and card.when.event == moment}
            for moment in dict.fromkeys(card.when.event for card in cards if card.when is not None)
        }
        """By moment: the cards whose feature it sets off."""
        self.overheard = {card.when.event for card in cards if card.when is not None and card.when.anybody}
        """Moments that set off features of others too."""
        self.copies: list[list[Card]] = []
        """The cards, copies together."""
        for card in cards:
            if card.kind == card.number:
                self.copies.append([])
            self.copies[-1].append(card)
        self._decks = {
            name: [card.number for card in cards if card.deck == name and not card.start]
            for name in ("near", "distant", *self.roles)
        }
        self._starts = {
            name: [card.number for card in cards if card.deck == name and card.start] for name in self.roles
        }
        self.acts: dict[Any, Any] = {}
        """What can be chosen, made once and looked up."""

    def effects(self) -> Iterator[Effect]:
        """All effects of all cards and events, with those inside them."""
        for card in self.cards:
            parts = (card.bonus, card.boost, card.pillage, card.action and card.action.effect)
            yield from unfolded((*parts, card.when and card.when.effect, card.save and card.save.pays))
        for scenario in self.scenarios.values():
            yield from unfolded(event.does for event in scenario.events)

    def deck(self, name: str) -> list[int]:
        """The cards of a deck, unshuffled."""
        return self._decks[name][:]

    def start(self, clan: str) -> list[int]:
        """What lies before a clan from the start."""
        return self._starts[clan][:]


def _clans(modules: Iterable[Module]) -> tuple[str, ...]:
    return (*CLANS, *(clan for module in modules for clan in module.roles))


def _goods(goods: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((INDEX[name], n) for name, n in goods.items())


def _workers_only(price: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """Construct waives goods; a worker in the cost is spent all the same. What costs no goods cannot be constructed."""
    if price is None or sum(price) == price[INDEX["worker"]]:
        return None
    return tuple(n if good == INDEX["worker"] else 0 for good, n in enumerate(price))


def open_box(
    texts: Mapping[str, str],
    verbs: Mapping[str, type[Effect]],
    acts: Iterable[type[Act]],
    modules: Sequence[Module],
) -> Box:
    """Make the box from the content files (name to text). Raises ContentError."""
    packer = _Packer(ChainMap(dict(verbs), *(module.effects for module in modules)), modules)
    for file in sorted(texts):
        packer.unpack(Sheet(file, texts[file]))
    packer.check()
    clans, cards = sorted(packer.clans, key=lambda clan: clan.clan), packer.cards()
    scenarios = sorted(packer.scenarios, key=lambda scenario: scenario.name)
    content = identity([clans, cards, scenarios, *names(modules)])
    return Box(clans, cards, packer.scenarios, content, acts, modules)


class _Packer:
    """Reads content files one after the other, and says what is wrong with them."""

    def __init__(self, verbs: Mapping[str, type[Effect]], modules: Sequence[Module]) -> None:
        self.roles = _clans(modules)
        self.clans: list[Clan] = []
        self.scenarios: list[Scenario] = []
        self.kinds: list[tuple[list[str], str, bool, Face]] = []
        """The ids of the copies, the deck they are in, whether they lie there from the start, and what they show."""
        self.seen: dict[str, str] = {}
        self.hook = decode(verbs)

    def unpack(self, sheet: Sheet) -> None:
        starts = {f"{clan}_start": clan for clan in self.roles}
        known = ("clans", "scenarios", *self.roles, *starts, *ISLANDS)
        for name in sheet.sections(known):
            for i, entry in enumerate(sheet.entries(name)):
                if name == "clans":
                    self._clan(sheet, i)
                elif name == "scenarios":
                    self.scenarios.append(sheet.convert((name, i), Scenario, self.hook))
                else:
                    self._cards(sheet, name, i, entry, starts.get(name))

    def _clan(self, sheet: Sheet, i: int) -> None:
        clan = sheet.convert(("clans", i), Clan)
        if clan.clan not in self.roles:
            raise sheet.error(("clans", i, "clan"), f"no clan {clan.clan!r}; one of: {', '.join(self.roles)}")
        self.clans.append(clan)

    def _cards(self, sheet: Sheet, section: str, i: int, entry: Any, start: str | None) -> None:
        unfold(entry)
        written = sheet.convert((section, i), Written, self.hook)
        _check(sheet, (section, i), section, written, start is not None)
        ids = self._ids(sheet, (section, i), written.id, written.copies)
        self.kinds.append((ids, start or section, start is not None, written))

    def _ids(self, sheet: Sheet, path: tuple[str | int, ...], id: str, copies: int) -> list[str]:
        """The ids of copies follow each other: GLE004 with 3 copies is GLE004, GLE005 and GLE006."""
        prefix, digits = id[:3], id[3:]
        if not (prefix.isalpha() and prefix.isupper() and digits.isascii() and digits.isdigit()):
            raise sheet.error((*path, "id"), f"an id is three capitals and a number (GLE004), not {id!r}")
        if not 1 <= copies <= DECK:
            raise sheet.error((*path, "copies"), f"from 1 to {DECK}, not {copies}")
        ids = [f"{prefix}{int(digits) + copy:0{len(digits)}}" for copy in range(copies)]
        for each in ids:
            if each in self.seen:
                raise sheet.error((*path, "id"), f"{each} is in {self.seen[each]} already")
            self.seen[each] = sheet.file
        return ids

    def cards(self) -> list[Card]:
        """All cards, numbered in the order of their ids: in which order the files tell them means nothing."""
        cards: list[Card] = []
        for ids, deck, start, shown in sorted(self.kinds, key=lambda kind: kind[0]):
            kind = len(cards)
            face = {name: getattr(shown, name) for name in Face.__struct_fields__}
            cards += [
                Card(number=kind + i, kind=kind, id=id, deck=deck, start=start, **face) for i, id in enumerate(ids)
            ]
        return cards

    def check(self) -> None:
        for clan in self.roles:
            if sum(one.clan == clan for one in self.clans) != 1:
                raise ContentError("clans", 0, clan, "needs exactly one entry")
            self._count(clan, True, STARTING, "EN-CMP-06")
        for deck in CLANS:  # of the base: a module may add to any
            self._count(deck, False, DECK, "EN-CMP-06")
        for deck, size in ISLANDS.items():
            self._count(deck, False, size, "EN-CMP-08" if deck == "near" else "EN-CMP-09")

    def _count(self, deck: str, start: bool, size: int, rule: str) -> None:
        base = [ids for ids, name, lies, _ in self.kinds if (name, lies) == (deck, start)]
        count = sum(len(ids) for ids in base if not of_module(self.seen[ids[0]]))
        if count != size:
            what = "starting cards" if start else "cards"
            raise ContentError(deck, 0, "", f"there are {count} {what}; there must be {size} ({rule})")


def _check(sheet: Sheet, path: tuple[str | int, ...], section: str, card: Written, start: bool) -> None:
    """What cannot be on one card."""
    island, field = section in ISLANDS, card.type in ("field", "upgrade", "either")
    try:
        check_goods("a field", card.yields)
    except ValueError as error:
        raise sheet.error((*path, "yields"), str(error)) from None
    wrong = (
        ("yields", field != bool(card.yields), "a field or upgrade yields goods, the other types do not"),
        (
            "under",
            (card.under is not None) != (card.type in ("upgrade", "either")),
            "an upgrade says under which field",
        ),
        ("boost", (card.boost is not None) != (card.type == "boost"), "a boost has an effect, the other types none"),
        ("action", (card.action is not None) != (card.type == "action"), "an action location has an action"),
        ("pillage", island != (card.pillage is not None), "an island can be pillaged, and nothing else"),
        (
            "cost",
            (card.cost is not None) == (card.played_with is not None) and not (island or start),
            "a card has either a cost or a tile action it is played with",
        ),
        ("cost", (island or start) and (card.cost or card.played_with) is not None, "is never built"),
        (
            "with",
            card.type in ("boost", "upgrade", "either") and card.played_with is None,
            "is played with a tile action",
        ),
        (
            "conquest",
            card.conquest not in (FREE, Cost(raze=1)),
            "an island costs nothing or 1 raze token: a ship carries no more (EN-Q-17)",
        ),
        ("mirrors", bool(card.mirrors) and card.type != "feature", "a card that copies another is a feature"),
    )
    for field_name, is_wrong, problem in wrong:
        if is_wrong:
            raise sheet.error((*path, field_name), problem)
