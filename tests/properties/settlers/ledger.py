"""What must be on the table, counted without the help of the rules."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from stead import Event
from stead.titles.settlers import events as e
from stead.titles.settlers.aztecs import events as a
from stead.titles.settlers.goods import NAMES
from tests.properties.settlers.decks import in_play


def _cards(game: Any) -> list[int]:
    """Every card of every place."""
    found = [*game.deck, *game.discard, *game.row, *game.opened, *game.collection]
    found += [card for under in game.under.values() for card in under]
    for player in game.players:
        found += [*player.hand, *player.production, *player.features, *player.actions, *player.deals]
        found += [*player.foundations, *player.deck, *player.discard, *player.pack, *player.looking]
    return sorted(found)


def _whole_box(game: Any) -> list[int]:
    """Every card that belongs to this game; those of sets that nobody plays are in the box."""
    decks = {"common", *("attack" if player.virtual else player.faction for player in game.players)}
    lines = game.options.get("deck", ())
    played = set(in_play(game.box, [player.faction for player in game.players[: game.seats]], lines))
    return [card.number for card in game.box.cards if card.deck in decks and card.id in played]


def _bears_none(box: Any, card: int) -> bool:
    """No cards lie under it. Under a Common Location some may, by a Solid Foundation."""
    common = box.cards[card].common and any("under-common" in one.abilities for one in box.cards)
    return box.cards[card].holds in (None, "resources") and not common


def misplaced(game: Any) -> list[str]:
    """What is missing, there twice, or lies where it cannot lie."""
    box = game.box
    faults = [] if _cards(game) == _whole_box(game) else ["every card is in one place"]
    owners = {card: player for player in game.players for card in player.locations}
    for player in game.players:
        faults += [f"{player.faction} has {n} {name}" for name, n in zip(NAMES, player.goods, strict=True) if n < 0]
        for type, row in (("production", player.production), ("feature", player.features), ("action", player.actions)):
            faults += [f"{game.id(card)} in a {type} row" for card in row if box.cards[card].type != type]
        faults += [f"route {game.id(card)}" for card in player.routes if owners.get(card, player) is player]
        own = {"common", player.faction}
        for zone in (player.hand, player.foundations, player.pack, player.looking):
            faults += [f"{game.id(card)} at {player.faction}'s" for card in zone if box.cards[card].deck not in own]
    for name in ("used", "guarded", "blocked"):
        faults += [f"{name} {game.id(c)}" for c, n in enumerate(getattr(game, name)) if n and c not in owners]
    for name in ("laid", "kept", "under", "taken"):
        faults += [f"{name} {game.id(c)}" for c in getattr(game, name) if c not in owners]
    faults += [f"goods on {game.id(c)}, not used" for c in game.laid if not game.used[c]]
    if game.phase in ("lookout", "production"):  # after Cleanup
        faults += [f"{game.id(c)} used since Cleanup" for c, n in enumerate(game.used) if n or game.blocked[c]]
        faults += [
            f"{game.id(c)} defended since Cleanup" for c, n in enumerate(game.guarded) if n and not box.faction[c]
        ]
    faults += [f"{game.id(c)} used {n} times" for c, n in enumerate(game.used) if n > box.limit[c]]
    faults += [f"{game.id(c)} holds cards" for c in game.under if _bears_none(box, c)]
    faults += ["cards lie open, and nothing goes on"] * (game.phase in ("lookout", "cleanup") and bool(game.opened))
    faults += [f"{game.id(c)} holds goods" for c in game.kept if box.cards[c].holds != "resources"]
    faults += [f"{game.id(c)} taken over" for c in game.taken if not box.cards[c].common]
    laid = [card for player in game.players for card in player.foundations]
    faults += [f"hidden {game.id(c)}" for c, n in enumerate(game.hidden) if n and c not in laid]
    return faults


def told(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    """How the supplies changed, by (seat, good), as the events tell it."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case e.Gained(seat=seat, goods=goods):
                change.update({(seat, good): n for good, n in goods.items()})
            case e.Paid(seat=seat, goods=goods) | e.CleanedUp(seat=seat, goods=goods):
                change.subtract({(seat, good): n for good, n in goods.items()})
            case e.Exchanged(seat=seat, pairs=pairs):
                change[seat, "worker"] -= 2 * pairs
            case e.Placed(seat=seat, good=good) if good in NAMES:  # a Samurai is a good of nobody's supply
                change[seat, good] -= 1
            case e.Stole(seat=seat, owner=owner, good=good):
                change[seat, good] += 1
                change[owner, good] -= 1
            case a.Prayed(seat=seat, goods=goods):
                change.update({(seat, good): n for good, n in goods.items() if good in NAMES})
            case a.Sacrificed(seat=seat, good=good):
                change[seat, good] -= 1
            case a.Blessed(seat=seat):
                change[seat, "blessing"] += 1
            case e.Scored(seat=seat, common=common, faction=faction, held=held):
                change[seat, "vp"] += common + faction + held
    return change


def supplies(game: Any) -> Counter[tuple[int, str]]:
    goods = {(player.seat, name): n for player in game.players for name, n in zip(NAMES, player.goods, strict=True)}
    tokens = {(player.seat, "blessing"): player.tokens.bit_count() for player in game.players if player.tokens}
    return Counter(goods | tokens)
