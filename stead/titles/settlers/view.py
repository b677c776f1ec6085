"""What a seat is shown (IS-INF), of a state that was cut to what it may see."""

from collections import Counter
from typing import Any

from stead.kernel.decision import Decision
from stead.kit import seen
from stead.kit.acts import Question
from stead.kit.field import HIDDEN
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.settlers.scoring import ROUNDS, faction_locations
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import amounts


def held(zone: str) -> Fact:
    """How many of each back, and which of them the onlooker knows: one's own, and those one saw go there."""

    def tell(game: Game, player: Player) -> dict[str, Any]:
        cards: list[int] = getattr(player, zone)
        if not cards:
            return {"common": 0, "faction": 0, "known": []}
        back = game.box.back
        common = [HIDDEN - card if card < 0 else back[card] for card in cards].count(0)
        known = game.ids(sorted([card for card in cards if card >= 0]))
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
    if not player.foundations:
        return []
    known = sorted([card for card in player.foundations if card >= 0])
    return [*game.ids(known), *(None for card in player.foundations if card < 0)]


def brings(game: Game, player: Player) -> dict[str, Any] | None:
    """The next Production, as the empire stands: from board, Deals and Locations; and those Locations of which a choice
    or a deck will tell what they bring."""
    if player.seat >= game.seats:
        return None  # the virtual player produces nothing
    box = game.box
    deals = Counter(box.cards[card].deal or "" for card in player.deals + player.routes)
    locations: Counter[str] = Counter()
    open: list[int] = []
    for card in player.production:
        effect = box.cards[card].produces
        brought = None if effect is None else effect.brings(game, player.seat)
        if brought is None:
            open.append(card)
        else:
            locations.update({good: n for good, n in brought if n})
    board = dict(box.boards[player.faction].produces)
    return {"board": board, "deals": dict(deals), "locations": dict(locations), "open": game.ids(open)}


PLAYER = Picture(
    "Player",
    Player.fields,
    held("hand"),
    Fact("empire", "Record<Row, Location[]>", empire),
    Fact("foundations", "(string | null)[]", foundations),
    held("pack"),
    held("looking"),
    Fact("brings", "Brings | null", brings, "What the next Production would bring, as the empire stands."),
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

    def ask(self, decision: Decision) -> dict[str, Any]:
        """With what may be expected of the options, where chance has a say: to whom they are offered."""
        asked = super().ask(decision)
        if not isinstance(decision, Question) or decision.seat != self.seat:
            return asked
        question: Question[Game] = decision
        odds = question.odds(self.seen())
        return {**asked, "odds": dict(odds)} if odds else asked
