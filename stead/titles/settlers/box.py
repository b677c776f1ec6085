"""The box: every card and board of the content, and the tables that make looking things up quick."""

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from stead.kernel.act import Act
from stead.kernel.content import Sheet, identity
from stead.kernel.decks import DeckBuilding
from stead.kernel.errors import ContentError
from stead.kernel.title import Module, names, of_module
from stead.kit.abilities import Abilities
from stead.kit.effects import Effect, decode, unfolded
from stead.titles.settlers.cards import (
    FREE,
    Action,
    Board,
    Card,
    Cost,
    Face,
    Origin,
    Written,
    WrittenAttack,
    unfold,
)
from stead.titles.settlers.expansion import Additions, NewGood
from stead.titles.settlers.goods import GOLD, INDEX, WORKER, payable
from stead.titles.settlers.words import Words, abilities, unknown, words

FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
"""Of the base; those of modules follow."""
SIZES = {"common": 84, "attack": 16, "romans": 30, "barbarians": 30, "egyptians": 30, "japanese": 30}


class Box:
    """Frozen content. Cards are numbered; arrays by number answer what is asked at every decision."""

    def __init__(
        self, boards: list[Board], cards: list[Card], content: str, acts: Iterable[type[Act]], modules: Sequence[Module]
    ) -> None:
        self.content = content
        self.modules = tuple(modules)
        self.factions = _factions(modules)
        self.seats = len(FACTIONS) + sum(module.seats for module in modules)
        """So many can play."""
        added = _added(modules)
        self.seating = next((one.seating for one in added[::-1] if one.seating), "IS-GEN-05")
        """The rule that says so."""
        self.words = words(added)
        self.new_goods: dict[str, NewGood] = {good: new for one in added for good, new in one.goods.items()}
        self.tokens = tuple(token for new in self.new_goods.values() for token in new.tokens)
        """The kinds of tokens that factions have besides their goods, in the order of the bits that stand for them."""
        self.token_number = {token: i for i, token in enumerate(self.tokens)}
        self.token_goods = {good: self.bits(new.tokens) for good, new in self.new_goods.items() if new.tokens}
        """The goods that tokens are, and the bits of those that are counted as it."""
        self.only = {new.only: good for good, new in self.new_goods.items() if new.only}
        """Tokens that only a board brings, and as which good."""
        self.rests = {rest.words: rest for one in added for rest in one.rests}
        self.act_types: tuple[Any, ...] = (*acts, *(act for module in modules for act in module.acts))
        """Everything that can be chosen (verbs.py), in the order in which learners number the keys."""
        self.by_verb = {act.verb: act for act in self.act_types[::-1]}
        """Where two share a verb, the first: it parses for both."""
        self.boards: dict[str, Board] = {board.faction: board for board in boards}
        self.board_goods: dict[str, list[tuple[int, int]]] = {
            board.faction: [(INDEX[good], n) for good, n in board.produces.items() if good in INDEX] for board in boards
        }
        self.board_tokens: dict[str, list[tuple[str, int]]] = {
            board.faction: [(good, n) for good, n in board.produces.items() if good not in INDEX] for board in boards
        }
        """What boards produce: goods of the supply, and those that are tokens."""
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.number = {card.id: card.number for card in cards}
        self.kind = [card.kind for card in cards]
        self.faction = [card.faction for card in cards]
        self.backs = {"common": 0, "virtual": 1, **{faction: 2 + i for i, faction in enumerate(self.factions)}}
        """Card backs, by whose deck they are on."""
        self.back = [self.backs["virtual" if card.deck == "attack" else card.deck] for card in cards]
        self.limit = [card.action.times if card.action else 0 for card in cards]
        self.spend = [card.action.spend.goods if card.action else FREE.goods for card in cards]
        self.workers = [spend[WORKER] for spend in self.spend]
        self.workers_only = [sum(spend) == spend[WORKER] for spend in self.spend]
        """By card number: how many Workers its activation costs, and whether it costs no other goods."""
        self.prices = [card.cost.goods for card in cards]
        self.abilities = Abilities(abilities(added), (card.abilities for card in cards))
        self.holds = [card.holds for card in cards]
        self.holders = frozenset(card.number for card in cards if card.holds in ("cards", "resources"))
        """Features onto which something can be placed."""
        fleeting = [held for one in added for held in one.fleeting]
        self.fleeting = frozenset(card.number for card in cards if card.holds in fleeting)
        """Locations under which cards lie to the end of the round."""
        self.raze = [card.raze for card in cards]
        self.razed = list(dict.fromkeys(good for card in cards for good in card.raze))
        """The goods of Raze fields."""
        self.copies: list[list[Card]] = []
        """The cards, copies together."""
        for card in cards:
            if card.kind == card.number:
                self.copies.append([])
            self.copies[-1].append(card)
        decks = ("common", "attack", *self.factions)
        self._decks = {name: [card.number for card in cards if card.deck == name and not card.mark] for name in decks}
        self._costs: list[Cost] = []
        for card in cards:
            if card.cost not in self._costs:
                self._costs.append(card.cost)
        self._cost_of = [self._costs.index(card.cost) for card in cards]
        self.dearest = max(card.cost.resources for card in cards)
        """No building cost has more Resources: a purse with more of one is as good as with so many."""
        self.quiet = [card.produces is not None and not card.produces.ordered for card in cards]
        """By card number: what it produces comes by itself, whatever else is due."""
        self.deals = [INDEX.get(card.deal or "", -1) for card in cards]
        """By card number: the good of its Deal, -1 where it lies in no supply: a card, a token (or there is none)."""
        self.yields = [next(c.number for c in cards if c.produces == card.produces) for card in cards]
        """By card number, the first card that produces the same."""
        self.when = [card.when for card in cards]
        self.goods_only = [not (card.action and (card.action.spend.card or card.action.spend.deal)) for card in cards]
        """By card number: its action costs no card and no Deal."""
        self.tight = [card.action is not None and _tight(card.action) for card in cards]
        """By card number: its action takes goods itself, so that it matters how its price was paid."""
        self.plain = [card.action is not None and _plain(card.action) for card in cards]
        """By card number: its action costs goods alone and can always be carried out."""
        verbs = {deck: _verbs(card for card in cards if card.deck in ("common", deck)) for deck in self.factions}
        self.routes = {faction: "trade_route" in found for faction, found in verbs.items()}
        self.adopts = {faction: {"take_deal", "build"} <= found for faction, found in verbs.items()}
        """By faction: has it Trade Routes, and may cards of others come into its empire, as Deals that were taken?"""
        self.acts: dict[Any, Any] = {}
        """What can be chosen, made once and looked up (acts.py)."""
        self.scored = tuple(one.scored for one in added if one.scored is not None)
        """What else happens when a card brings victory points."""
        self.slides = any("under-common" in card.abilities for card in cards)
        """May cards lie under Common Locations?"""
        self.building: DeckBuilding | None = next((module.decks(self) for module in modules if module.decks), None)

    def effects(self) -> Iterator[Effect]:
        """All effects of all cards, with those inside them."""
        for card in self.cards:
            yield from unfolded(
                (card.bonus, card.produces, card.action and card.action.effect, card.when and card.when.effect)
            )

    def bits(self, tokens: Iterable[str]) -> int:
        return sum(1 << self.token_number[token] for token in tokens)

    def deck(self, name: str) -> list[int]:
        """The cards of a deck, unshuffled, without those of expansions: they come in by decks that are built."""
        return self._decks[name][:]

    def buildable(self, goods: list[int], location: bool) -> list[bool]:
        """By card number: can it be paid, with (or without) a Location to give up where one is asked for?"""
        purse = [*goods[: GOLD + 1], 0, 0]
        paid = [(location or not cost.location) and payable(purse, cost.goods) for cost in self._costs]
        return [paid[i] for i in self._cost_of]


def _added(modules: Iterable[Module]) -> list[Additions]:
    return [module.brings for module in modules if module.brings is not None]


def _factions(modules: Iterable[Module]) -> tuple[str, ...]:
    return (*FACTIONS, *(faction for module in modules for faction in module.roles))


def _verbs(cards: Iterable[Card]) -> set[str]:
    """All that these cards do, by the first field of their effects; but Builders from hand build nobody else's."""
    parts = [
        (card.produces, card.bonus, card.action and card.action.effect, card.when and card.when.effect)
        for card in cards
    ]
    effects: list[Any] = [effect for some in parts for effect in unfolded(some)]
    return {effect.__struct_fields__[0] for effect in effects if getattr(effect, "build", "deals") == "deals"}


def _plain(action: Action) -> bool:
    return not (action.spend.card or action.spend.deal) and action.effect.sure


def _tight(action: Action) -> bool:
    return action.effect.spends and action.spend.resources > 0


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
    boards, cards = sorted(packer.boards, key=lambda board: board.faction), packer.cards()
    return Box(boards, cards, identity([boards, cards, *names(modules)]), acts, modules)


class _Packer:
    """Reads content files one after the other, and says what is wrong with them."""

    def __init__(self, verbs: Mapping[str, type[Effect]], modules: Sequence[Module]) -> None:
        self.factions = _factions(modules)
        self.words: Words = words(_added(modules))
        self.boards: list[Board] = []
        self.kinds: list[tuple[list[str], str, Face]] = []
        """The ids of the copies, the deck they are in and what they show."""
        self.seen: dict[str, str] = {}
        self.hook = decode(verbs)

    def unpack(self, sheet: Sheet) -> None:
        known = ("boards", "common", *self.factions, "attack")
        for name in sheet.sections(known):
            for i, entry in enumerate(sheet.entries(name)):
                if name == "boards":
                    self._board(sheet, i)
                elif name == "attack":
                    self._attack(sheet, i)
                else:
                    self._cards(sheet, name, i, entry)

    def _board(self, sheet: Sheet, i: int) -> None:
        board = sheet.convert(("boards", i), Board)
        self._check_words(sheet, ("boards", i), board)
        if board.faction not in self.factions:
            problem = f"no faction {board.faction!r}; one of: {', '.join(self.factions)}"
            raise sheet.error(("boards", i, "faction"), problem)
        self.boards.append(board)

    def _cards(self, sheet: Sheet, deck: str, i: int, entry: Any) -> None:
        unfold(entry)
        written = sheet.convert((deck, i), Written, self.hook)
        self._check_words(sheet, (deck, i), written)
        _check_type(sheet, (deck, i), deck, written)
        self.kinds.append((self._ids(sheet, (deck, i), written.id, written.copies), deck, written))

    def _attack(self, sheet: Sheet, i: int) -> None:
        written = sheet.convert(("attack", i), WrittenAttack)
        self._check_words(sheet, ("attack", i), written)
        origin = Origin(written.source, written.source, written.source)
        face = Face(name="attack", type="attack", source=origin, deal=written.target)
        self.kinds.append((self._ids(sheet, ("attack", i), written.id, written.copies), "attack", face))

    def _check_words(self, sheet: Sheet, path: tuple[str | int, ...], record: msgspec.Struct) -> None:
        for inner, problem in unknown(record, self.words):
            raise sheet.error((*path, *inner), problem)

    def _ids(self, sheet: Sheet, path: tuple[str | int, ...], id: str, copies: int) -> list[str]:
        """The ids of copies follow each other: COM018 with 3 copies is COM018, COM019 and COM020."""
        prefix, digits = id[:3], id[3:]
        if not (prefix.isalpha() and prefix.isupper() and digits.isascii() and digits.isdigit()):
            raise sheet.error((*path, "id"), f"an id is three capitals and a number (COM018), not {id!r}")
        if not 1 <= copies <= 30:
            raise sheet.error((*path, "copies"), f"from 1 to 30, not {copies}")
        ids = [f"{prefix}{int(digits) + copy:0{len(digits)}}" for copy in range(copies)]
        for each in ids:
            if each in self.seen:
                raise sheet.error((*path, "id"), f"{each} is in {self.seen[each]} already")
            self.seen[each] = sheet.file
        return ids

    def cards(self) -> list[Card]:
        """All cards, numbered in the order of their ids: in which order the files tell them means nothing."""
        cards: list[Card] = []
        for ids, deck, shown in sorted(self.kinds, key=lambda kind: kind[0]):
            kind = len(cards)
            face = {name: getattr(shown, name) for name in Face.__struct_fields__}
            cards += [Card(number=kind + i, kind=kind, id=id, deck=deck, **face) for i, id in enumerate(ids)]
        return cards

    def check(self) -> None:
        for faction in self.factions:
            if sum(board.faction == faction for board in self.boards) != 1:
                raise ContentError("boards", 0, faction, "needs exactly one board")
        for deck, size in SIZES.items():  # of the base: a module may add to any
            base = [ids for ids, name, _ in self.kinds if name == deck and not of_module(self.seen[ids[0]])]
            count = sum(map(len, base))
            if count != size:
                raise ContentError(deck, 0, "", f"the deck has {count} cards; it needs {size} (IS-CMP-05)")


def _check_type(sheet: Sheet, path: tuple[str | int, ...], deck: str, written: Written) -> None:
    if written.type == "attack":
        raise sheet.error((*path, "type"), "a Location is production, feature or action")
    if (written.action is not None) != (written.type == "action"):
        raise sheet.error((*path, "action"), "an Action Location has an action, the other types have none")
    if (written.produces is not None) != (written.type == "production"):
        raise sheet.error((*path, "produces"), "a Production Location produces, the other types do not")
    if deck == "common" and written.deal is not None:
        raise sheet.error((*path, "deal"), "a Common card has no Deal field")
    if deck != "common" and written.deal is None:
        raise sheet.error((*path, "deal"), "a faction card has a Deal field")
