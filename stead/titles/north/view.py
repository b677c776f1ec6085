"""What a seat is shown (EN-INF, EN-Q-55), of a state that was cut to what it may see."""

from typing import Any

from stead.kit import seen
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.north.cards import TILES
from stead.titles.north.empire import harvest_goods, pieces
from stead.titles.north.goods import NAMES
from stead.titles.north.scoring import added, goals_met
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import TRIGGER


def held(zone: str) -> Fact:
    """How many there are, and which of them the onlooker knows: one's own, and those one saw go there."""

    def tell(game: Game, player: Player) -> dict[str, Any]:
        cards: list[int] = getattr(player, zone)
        return {"cards": len(cards), "known": game.ids(sorted([card for card in cards if card >= 0]))}

    return Fact(zone, "Held", tell)


def empire(game: Game, player: Player) -> list[dict[str, Any]]:
    return [_location(game, card) for card in player.empire if card not in game.beneath]


def _location(game: Game, card: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"card": game.id(card)}
    if game.exhausted[card]:
        facts["exhausted"] = True
    if game.used[card]:
        facts["used"] = game.used[card]
    if card in game.assigned:
        facts["goods"] = pieces(game, card)
    if card in game.mirror:
        facts["mirrors"] = game.id(game.mirror[card])
    upgrades = [upgrade for upgrade, field in game.beneath.items() if field == card]
    if upgrades:
        facts["upgrades"] = game.ids(upgrades)
    if game.box.fields[card]:
        goods: dict[str, int] = {}
        for good, n in harvest_goods(game, card):
            goods[NAMES[good]] = goods.get(NAMES[good], 0) + n
        facts["yields"] = goods
    return facts


def scenario(game: Game, _: Any) -> dict[str, Any] | None:
    """What is played for alone: points, goals, and what may still happen."""
    if not game.solo:
        return None
    told = game.box.scenarios[game.scenario]
    goal = {"islands": told.goal.islands, "cards": told.goal.cards, "paid": told.goal.paid}
    return {
        "name": told.name,
        "rounds": told.rounds,
        "target": told.target,
        "goal": {name: n for name, n in goal.items() if n},
        "paid": game.paid,
        "met": goals_met(game),
        "tokens": game.tokens,
    }


PLAYER = Picture(
    "Player",
    Player.fields,
    held("hand"),
    held("drawn"),
    Fact("empire", "Location[]", empire),
    Fact("adds", "number[]", lambda game, player: list(added(game, player.seat)), "What the end would add."),
)
GAME = Picture(
    "View",
    Game.fields,
    Fact("turned", "string[]", lambda game, _: [TILES[tile] for tile in range(len(TILES)) if game.turned[tile]]),
    Fact("scenario", "Scenario | null", scenario),
    Fact("trigger", "number", lambda _, __: TRIGGER),
    Gallery("players", PLAYER),
)

PICTURES = [PLAYER, GAME]


class View(seen.View[Game]):
    title = "north"
    picture = GAME
