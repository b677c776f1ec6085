"""What must be on the table, counted without the help of the rules."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from stead import Event
from stead.titles.north import events as e
from stead.titles.north.goods import NAMES

PILES = ("near", "distant", "near_deck", "distant_deck", "near_discard", "distant_discard")
ZONES = ("hand", "drawn", "empire", "deck", "discard", "gone")


def misplaced(game: Any) -> list[str]:
    """What is missing, there twice, or lies where it cannot lie."""
    box = game.box
    cards = sorted(
        [card for pile in PILES for card in getattr(game, pile)]
        + [card for player in game.players for zone in ZONES for card in getattr(player, zone)]
    )
    clans = {player.clan for player in game.players}
    whole = [card.number for card in box.cards if card.island or card.deck in clans]
    faults = [] if cards == whole else ["every card is in one place"]
    owners = {card: player for player in game.players for card in player.empire}
    for player in game.players:
        faults += [f"{player.clan} has {n} {name}" for name, n in zip(NAMES, player.goods, strict=True) if n < 0]
        faults += _fleet(game, player)
        for zone in ("hand", "drawn", "deck", "discard"):
            faults += [
                f"{game.id(c)} at {player.clan}'s" for c in getattr(player, zone) if box.cards[c].deck != player.clan
            ]
        faults += [f"{game.id(c)} in an empire" for c in player.empire if box.cards[c].type == "boost"]
        if player.spent < 0 or player.commons < 0:
            faults.append(f"{player.clan} has {player.spent} spent workers, {player.commons} common ships")
    for name in ("exhausted", "used"):
        faults += [f"{name} {game.id(c)}" for c, n in enumerate(getattr(game, name)) if n and c not in owners]
    for name in ("assigned", "beneath", "mirror"):
        faults += [f"{name} {game.id(c)}" for c in getattr(game, name) if c not in owners]
    faults += [f"{game.id(c)} has {lying}" for c, lying in game.assigned.items() if min(lying) < 0 or not any(lying)]
    for upgrade, field in game.beneath.items():
        if owners.get(field) is not owners.get(upgrade) or box.cards[upgrade].under not in box.cards[field].yields:
            faults.append(f"{game.id(upgrade)} beneath {game.id(field)}")
    faults += [
        f"{game.id(c)} beneath nothing" for c in owners if box.cards[c].type == "upgrade" and c not in game.beneath
    ]
    if game.phase == "lookout" and (any(game.exhausted) or game.queue):
        faults.append("something is left from before Cleanup")
    return faults


def _fleet(game: Any, player: Any) -> list[str]:
    clan = game.box.clans[player.clan]
    sailing = sum(1 for ship in game.queue if ship & 7 == player.seat and not ship & 8)
    ships = player.ships + sailing + player.more
    return [] if ships == clan.ships + clan.more else [f"{player.clan} has {ships} clan ships"]


def told(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    """How the supplies changed, by (seat, good), as the events tell it."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case e.Gained(seat=seat, goods=goods) | e.Removed(seat=seat, goods=goods):
                change.update({(seat, good): n for good, n in goods.items()})
            case e.Paid(seat=seat, goods=goods) | e.Assigned(seat=seat, goods=goods):
                change.subtract({(seat, good): n for good, n in goods.items()})
            case e.Kept(seat=seat):
                change[seat, "worker"] -= 1
            case e.Recovered(seat=seat, workers=n):
                change[seat, "worker"] += n
            case e.Returned(seat=seat, workers=n):
                change[seat, "worker"] += n
            case e.Sailed(seat=seat, cargo=cargo):
                change.subtract({(seat, good): 1 for good in cargo})
            case e.Raided(seat=seat, owner=owner, by=None) if owner != seat:  # else an event of the scenario did it
                change[seat, "raze"] -= 1
            case e.Lost(seat=seat, points=points):
                change[seat, "vp"] -= points
            case e.Scored(seat=seat, cards=cards, resources=resources, gold=gold, raze=raze):
                change[seat, "vp"] += cards + resources + gold + raze
    return change


def supplies(game: Any) -> Counter[tuple[int, str]]:
    return Counter(
        {(player.seat, name): n for player in game.players for name, n in zip(NAMES, player.goods, strict=True)}
    )
