"""What a seat is shown (IS-INF), of a state that was cut to what it may see."""

from typing import Any

from stead.kit import seen
from stead.kit.field import HIDDEN
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.settlers.scoring import ROUNDS, faction_locations
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import amounts


def held(zone: str) -> Fact:
    """How many of each back, and which of them the onlooker knows: one's own, and those one saw go there."""

    def tell(game: Game, player: Player) -> dict[str, Any]:
        cards: list[int] = getattr(player, zone)
        common = sum((HIDDEN - card if card < 0 else game.box.back[card]) == 0 for card in cards)
        known = game.ids(sorted(card for card in cards if card >= 0))
        return {"common": common, "faction": len(cards) - common, "known": known}

    return Fact(zone, "Held", tell)


def empire(game: Game, player: Player) -> dict[str, Any]:
    rows = {"production": player.production, "features": player.features, "actions": player.actions}
    return {name: [_location(game, card) for card in row] for name, row in rows.items()}


def _location(game: Game, card: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"card": game.id(card)}
    if game.guarded[card]:
        facts["samurai" if game.box.faction[card] else "defence"] = True
    if game.used[card]:
        facts["used"] = game.used[card]
    if game.blocked[card]:
        facts["blocked"] = True
    if card in game.laid:
        facts["goods"] = amounts(game.laid[card])
    if card in game.kept:
        facts["kept"] = amounts(game.kept[card])
    if card in game.under:
        facts["under"] = len(game.under[card])
        if min(game.under[card], default=0) >= 0:
            facts["cards"] = game.ids(list(game.under[card]))
    if card in game.taken:
        facts["taken_from"] = game.taken[card]
    return facts


def foundations(game: Game, player: Player) -> list[str | None]:
    """Those that one may not know come last."""
    known = sorted(card for card in player.foundations if card >= 0)
    return [*game.ids(known), *(None for card in player.foundations if card < 0)]


PLAYER = Picture(
    "Player",
    Player.fields,
    held("hand"),
    Fact("empire", "Record<Row, Location[]>", empire),
    Fact("foundations", "(string | null)[]", foundations),
    held("pack"),
    held("looking"),
)
GAME = Picture(
    "View",
    Game.fields,
    Fact("rounds", "number", lambda _, __: ROUNDS),
    Fact(
        "race",
        "number | null",
        lambda game, _: faction_locations(game) if game.solo else None,
        "Solo: what the virtual player's collection is raced against.",
    ),
    Gallery("players", PLAYER),
)

PICTURES = [PLAYER, GAME]


class View(seen.View[Game]):
    title = "settlers"
    picture = GAME
