"""What a position is like when copies of a card are the same card."""

import re
from typing import Any

from stead import Table

ID = re.compile(r"\b[A-Z]{3}\d{3}\b")


def likeness(table: Table) -> tuple[Any, ...]:
    """The state by kinds of cards, what is asked and what sort of things happened: a Samurai that is lost makes another
    choice of it, though the empires look alike then. Who knows what is left out: nobody can tell copies apart."""
    game = table.game
    kind = game.box.kind
    return (
        tuple(_player(game, player) for player in game.players),
        tuple(kind[card] for card in game.deck),
        tuple(kind[card] for card in game.discard),
        tuple(sorted(kind[card] for card in game.row)),
        tuple(kind[card] for card in game.opened),
        tuple(sorted(kind[card] for card in game.collection)),
        (game.round, game.phase, game.stage, game.first, game.active, game.acted, game.over, game.chance.state),
        tuple(_asked(game, decision) for decision in table.decisions),
        tuple(map(_happened, game.log.events)) if game.log is not None else (),
    )


def _happened(event: Any) -> tuple[Any, ...]:
    """The sort of thing; and the colour that was said aloud, whatever came of it."""
    return type(event).__name__, getattr(event, "named", None), getattr(event, "colour", None)


def _player(game: Any, player: Any) -> tuple[Any, ...]:
    kind = game.box.kind

    def kinds(cards: list[int]) -> tuple[int, ...]:
        return tuple(sorted(kind[card] for card in cards))

    return (
        tuple(player.goods),
        player.tokens,
        player.passed,
        kinds(player.hand),
        tuple(sorted(_location(game, card) for card in player.locations)),
        kinds(player.deals) if not player.virtual else tuple(kind[card] for card in player.deals),
        tuple(sorted((kind[card], game.hidden[card]) for card in player.foundations)),
        tuple(kind[card] for card in player.deck),
        tuple(kind[card] for card in player.discard),
        kinds(player.pack),
        kinds(player.looking),
    )


def _location(game: Any, card: int) -> tuple[Any, ...]:
    kind = game.box.kind
    return (
        kind[card],
        game.used[card],
        game.guarded[card],
        game.blocked[card],
        game.laid.get(card, ()),
        game.kept.get(card, ()),
        tuple(sorted(kind[under] for under in game.under.get(card, ()))),
        game.taken.get(card, -1),
        tuple(player.seat for player in game.players if card in player.routes),
    )


def _asked(game: Any, decision: Any) -> tuple[Any, ...]:
    return decision.seat, decision.kind, tuple(sorted(_plain(game, option.key) for option in decision.options))


def _plain(game: Any, text: str) -> str:
    """With the first copy of a card for every copy."""
    cards, kind, number = game.box.cards, game.box.kind, game.box.number
    return ID.sub(lambda id: cards[kind[number[id[0]]]].id, text)
