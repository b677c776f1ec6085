"""What rules and cards aim at: whose, where, and on which conditions, each with the rule that it would break."""

from collections.abc import Iterable

from stead.kernel.decision import Refusal
from stead.kit import targets as kit
from stead.kit.targets import Things
from stead.titles.north.empire import distinct
from stead.titles.north.state import Game, Player

Condition = kit.Condition[Game, Player]
Target = kit.Target[Game, Player]


def cards(targets: Iterable[Target], game: Game, seat: int) -> list[int]:
    """The cards that may be chosen; of copies in one zone that are the same choice, the first."""
    found: list[int] = []
    for target in targets:
        for owner in target.whose(game, seat):
            some = target.of(game, seat, owner)
            if some:
                found += distinct(game, some) if len(some) > 1 else some
    return found


def me(game: Game, seat: int) -> tuple[Player]:
    return (game.players[seat],)


def opponents(game: Game, seat: int) -> list[Player]:
    return game.opponents(seat)


def empire(owner: Player) -> Things:
    return owner.empire


def _acting(game: Game, _: int, __: Player, cards: Things) -> Things:
    return [card for card in cards if game.box.acting[game.mirror.get(card, card)]]


ACTING = Condition(_acting, lambda game, _, __, card: Refusal("EN-RAI-03", "no-action", card=game.id(card)))
READY = Condition(
    lambda game, _, __, cards: [card for card in cards if not game.exhausted[card]],
    lambda game, _, __, card: Refusal("EN-RAI-04", "already-exhausted", card=game.id(card)),
)
REACHABLE = Condition(
    lambda _, __, owner, cards: () if owner.passed else cards,
    lambda _, __, owner, ___: Refusal("EN-RAI-05", "owner-passed", clan=owner.clan),
)
SPENT = Condition(
    lambda game, _, __, cards: [card for card in cards if game.exhausted[card]],
    lambda game, _, __, card: Refusal("EN-KEY-28", "not-exhausted", card=game.id(card)),
)

RAIDED = Target(opponents, empire, REACHABLE, ACTING, READY)
"""An opponent's action location, also a conquered island (EN-Q-47), that is not exhausted."""
REFRESHED = Target(me, empire, SPENT)
"""One's own exhausted location."""
HELD = Target(me, empire, ACTING, READY)
"""One's own action location that is not exhausted."""
