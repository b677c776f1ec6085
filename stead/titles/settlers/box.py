"""The box: every card and board of the content, and the tables that make looking things up quick."""

from collections.abc import Mapping
from typing import Any

from stead.kernel.content import Sheet, digest
from stead.kernel.decision import Option
from stead.kernel.effects import Effect
from stead.kernel.errors import ContentError
from stead.titles.settlers.cards import FREE, Action, Board, Card, Deck, Origin, Written, WrittenAttack, decode, payable, unfold
from stead.titles.settlers.goods import GOLD, RESOURCES

FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
SIZES = {"common": 84, "attack": 16, "romans": 30, "barbarians": 30, "egyptians": 30, "japanese": 30}


class Box:
    """Frozen content. Cards are numbered; arrays by number answer what is asked at every decision."""

    def __init__(self, boards: list[Board], cards: list[Card], content: str) -> None:
        self.content = content
        self.boards = {board.faction: board for board in boards}
        self.cards = cards
        self.number = {card.id: card.number for card in cards}
        self.kind = [card.kind for card in cards]
        self.faction = [card.deck not in ("common", "attack") for card in cards]
        self.limit = [card.action.times if card.action else 0 for card in cards]
        self.spend = [card.action.spend.goods if card.action else FREE.goods for card in cards]
        self.prices = [card.cost.goods for card in cards]
        self._deepest = max(card.cost.resources for card in cards)
        self._buildable: dict[tuple[int, ...], bytes] = {}
        self.yields = [next(c.number for c in cards if c.produces == card.produces) for card in cards]
        """By card number, the first card that produces the same."""
        self.when = [card.when for card in cards]
        self.razable = [bool(card.raze) for card in cards]
        self.plain = [card.action is not None and _plain(card.action) for card in cards]
        """By card number: its action costs goods alone and can always be carried out."""
        self.menu: Any = None
        """The options of a turn, made once; the actions know how (menu.py)."""
        self.pay_options: dict[tuple[int, ...], Option] = {}

    def deck(self, name: str) -> list[int]:
        return [card.number for card in self.cards if card.deck == name]

    def buildable(self, goods: list[int], location: bool) -> bytes:
        """By card number: can it be paid, with (or without) a Location to give up where one is asked for?"""
        deepest = self._deepest
        wood, stone, food, gold = goods[0], goods[1], goods[2], goods[GOLD]
        key = (
            wood if wood < deepest else deepest,
            stone if stone < deepest else deepest,
            food if food < deepest else deepest,
            gold if gold < deepest else deepest,
            location,
        )
        answer = self._buildable.get(key)
        if answer is None:
            purse = [key[r] for r in RESOURCES] + [key[GOLD], 0, 0]
            answer = self._buildable[key] = bytes(
                (location or not card.cost.location) and payable(purse, self.prices[card.number]) for card in self.cards
            )
        return answer


def _plain(action: Action) -> bool:
    return not (action.spend.card or action.spend.deal or action.effect.ordered)


def open_box(texts: Mapping[str, str], verbs: Mapping[str, type[Effect]]) -> Box:
    """Make the box from the content files (name to text). Raises ContentError."""
    boards: list[Board] = []
    cards: list[Card] = []
    seen: dict[str, str] = {}
    hook = decode(verbs)
    for file in sorted(texts):
        sheet = Sheet(file, texts[file])
        section = sheet.data if isinstance(sheet.data, dict) else {}
        known = {"boards", "attack", "common", *FACTIONS}
        for name in section:
            if name not in known:
                raise sheet.error((name,), f"is no section; sections are: {', '.join(sorted(known))}")
            if not isinstance(section[name], list):
                raise sheet.error((name,), "is a list")
        if not section:
            raise sheet.error((), f"holds nothing; sections are: {', '.join(sorted(known))}")
        for i in range(len(section.get("boards", ()))):
            boards.append(sheet.convert(("boards", i), Board))
        for deck in ("common", *FACTIONS):
            for i, raw in enumerate(section.get(deck, ())):
                unfold(raw)
                _add(cards, seen, deck, sheet, i, sheet.convert((deck, i), Written, hook))
        for i in range(len(section.get("attack", ()))):
            written = sheet.convert(("attack", i), WrittenAttack)
            origin = Origin(written.source, written.source, written.source)
            _add(cards, seen, "attack", sheet, i, written, source=origin, deal=written.target)
    _check(boards, cards)
    return Box(boards, cards, digest([texts[file] for file in sorted(texts)]))


def _add(
    cards: list[Card],
    seen: dict[str, str],
    deck: str,
    sheet: Sheet,
    i: int,
    written: Written | WrittenAttack,
    **more: Any,
) -> None:
    """The copies of one record. Their ids follow each other: COM018 with 3 copies is COM018, COM019 and COM020."""
    prefix, digits = written.id[:3], written.id[3:]
    if not (prefix.isalpha() and prefix.isupper() and digits.isdigit()):
        raise sheet.error((deck, i, "id"), f"an id is three capitals and a number (COM018), not {written.id!r}")
    if written.copies < 1:
        raise sheet.error((deck, i, "copies"), "at least 1")
    if isinstance(written, Written):
        _check_type(sheet, (deck, i), deck, written)
        facts = {name: getattr(written, name) for name in Written.__struct_fields__ if name not in ("id", "copies")}
    else:
        facts = {
            "name": "attack",
            "type": "attack",
            "colours": (),
            "cost": FREE,
            "raze": (),
            "bonus": None,
            "produces": None,
            "action": None,
            "when": None,
            "holds": None,
            "stores": None,
            "walls": 0,
        } | more
    first = len(cards)
    for copy in range(written.copies):
        id = f"{prefix}{int(digits) + copy:0{len(digits)}}"
        if id in seen:
            raise sheet.error((deck, i, "id"), f"{id} is in {seen[id]} already")
        seen[id] = sheet.file
        facts_deck: Deck = deck  # type: ignore[assignment]
        cards.append(Card(number=len(cards), kind=first, id=id, deck=facts_deck, **facts))


def _check_type(sheet: Sheet, path: tuple[str | int, ...], deck: str, written: Written) -> None:
    if (written.action is not None) != (written.type == "action"):
        raise sheet.error((*path, "action"), "an Action Location has an action, the other types have none")
    if (written.produces is not None) != (written.type == "production"):
        raise sheet.error((*path, "produces"), "a Production Location produces, the other types do not")
    if deck == "common" and written.deal is not None:
        raise sheet.error((*path, "deal"), "a Common card has no Deal field")
    if deck != "common" and written.deal is None:
        raise sheet.error((*path, "deal"), "a faction card has a Deal field")


def _check(boards: list[Board], cards: list[Card]) -> None:
    for faction in FACTIONS:
        if sum(board.faction == faction for board in boards) != 1:
            raise ContentError("boards", 0, faction, "needs exactly one board")
    for deck, size in SIZES.items():
        count = sum(card.deck == deck for card in cards)
        if count != size:
            raise ContentError(deck, 0, "", f"the deck has {count} cards; it needs {size}")
