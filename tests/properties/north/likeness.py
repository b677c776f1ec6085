"""What a position is like when copies of a card are the same card."""

import re
from typing import Any

from stead import Table
from stead.titles.north.events import Took

ID = re.compile(r"\b[A-Z]{3}\d{3}\b")


def likeness(table: Table) -> tuple[Any, ...]:
    """The state by kinds of cards, what is asked and what sort of things happened. Of who knows what, only what all
    have seen: nobody can tell copies apart."""
    game = table.game
    kind = game.box.kind
    piles = ("near_deck", "distant_deck", "near_discard", "distant_discard")
    return (
        tuple(_player(game, player) for player in game.players),
        tuple(tuple(kind[card] for card in getattr(game, pile)) for pile in piles),
        tuple(tuple(sorted(kind[card] for card in getattr(game, row))) for row in ("near", "distant")),
        (tuple(game.tiles), bytes(game.turned), tuple(game.queue), tuple(game.tokens), game.paid),
        (game.round, game.phase, game.stage, game.first, game.active, game.last, game.over, game.chance.state),
        tuple(_asked(game, decision) for decision in table.decisions),
        tuple(_told(game, event) for event in game.log.events) if game.log is not None else (),
    )


def _told(game: Any, event: Any) -> str:
    """What sort of thing happened; which card was shown counts, wherever it is in the end."""
    return type(event).__name__ + (_plain(game, event.card) if isinstance(event, Took) else "")


def _player(game: Any, player: Any) -> tuple[Any, ...]:
    kind = game.box.kind

    def kinds(cards: list[int]) -> tuple[int, ...]:
        return tuple(sorted(kind[card] for card in cards))

    return (
        kinds([card for card in player.hand if game.known[card] == game.everyone]),
        tuple(player.goods),
        (player.spent, player.passed, player.ships, player.commons, player.more, tuple(player.pawns)),
        kinds(player.hand),
        kinds(player.drawn),
        tuple(sorted(_location(game, card) for card in player.empire)),
        tuple(kind[card] for card in player.deck),
        tuple(kind[card] for card in player.discard),
        kinds(player.gone),
    )


def _location(game: Any, card: int) -> tuple[Any, ...]:
    kind = game.box.kind
    return (
        kind[card],
        game.exhausted[card],
        game.used[card],
        game.assigned.get(card, ()),
        kind[game.beneath[card]] if card in game.beneath else -1,
        tuple(sorted(kind[upgrade] for upgrade, field in game.beneath.items() if field == card)),
        kind[game.mirror[card]] if card in game.mirror else -1,
        list(game.mirror.values()).count(card),
    )


def _asked(game: Any, decision: Any) -> tuple[Any, ...]:
    return decision.seat, decision.kind, tuple(sorted(_plain(game, option.key) for option in decision.options))


def _plain(game: Any, text: str) -> str:
    """With the first copy of a card for every copy."""
    cards, kind, number = game.box.cards, game.box.kind, game.box.number
    return ID.sub(lambda id: cards[kind[number[id[0]]]].id, text)
