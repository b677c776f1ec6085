"""What rules and cards aim at: whose, where, and on which conditions, each with the rule that it would break."""

from collections.abc import Callable, Iterable
from typing import Final

from stead.kernel.decision import Refusal
from stead.kit import targets as kit
from stead.kit.targets import Things
from stead.titles.settlers.empire import distinct, raze_base, raze_price
from stead.titles.settlers.goods import RAZE
from stead.titles.settlers.state import Game, Player

Condition = kit.Condition[Game, Player]
Target = kit.Target[Game, Player]

NO_RAZE_FIELD = {"com_ruins": "IS-COM-03", "jap_gate": "IS-JPC-05", "jap_shrine": "IS-JPC-12"}
"""Cards whose own rule says that they cannot be razed; for the others the general one does."""


def cards(targets: Iterable[Target], game: Game, seat: int) -> list[int]:
    """The cards that may be chosen; of copies in one zone that are the same choice, the first."""
    found: list[int] = []
    for target in targets:
        for owner in target.whose(game, seat):
            some = target.of(game, seat, owner)
            if some:
                found += distinct(game, some)
    return found


# Whose and where


def me(game: Game, seat: int) -> tuple[Player]:
    return (game.players[seat],)


opponents = Game.opponents


def hand(owner: Player) -> Things:
    return owner.hand


def locations(owner: Player) -> Things:
    return owner.production + owner.features + owner.actions


def deals(owner: Player) -> Things:
    """Under the board, and with Locations of others."""
    return owner.deals + owner.routes


# Conditions


def why(refuse: Callable[[str], Refusal]) -> Callable[[Game, int, Player, int], Refusal]:
    """For a refusal that only speaks of the card."""
    return lambda game, _, __, card: refuse(game.id(card))


def common(rule: str) -> Condition:
    return Condition(
        lambda game, _, __, cards: [card for card in cards if not game.box.faction[card]],
        why(lambda card: Refusal(rule, "not-common", card=card)),
    )


def faction(rule: str) -> Condition:
    return Condition(
        lambda game, _, __, cards: [card for card in cards if game.box.faction[card]],
        why(lambda card: Refusal(rule, "not-faction", card=card)),
    )


def unguarded(rule: str) -> Condition:
    return Condition(
        lambda game, _, __, cards: [card for card in cards if not game.guarded[card]],
        why(lambda card: Refusal(rule, "guarded", card=card)),
    )


def under_board(rule: str) -> Condition:
    """A Deal that was not made by a Trade Route."""
    return Condition(
        lambda _, __, owner, cards: [card for card in cards if card in owner.deals],
        why(lambda card: Refusal(rule, "trade-route-deal", card=card)),
    )


def reachable(rule: str = "IS-PAS-02") -> Condition:
    """Whoever has passed is out of reach (IS-PAS-03, IS-Q-25)."""
    return Condition(
        lambda _, __, owner, things: () if owner.passed else things,
        lambda _, __, owner, ___: Refusal(rule, "owner-passed", faction=owner.faction),
    )


def raze_field(rule: str = "IS-CRD-13") -> Condition:
    def without(game: Game, _: int, __: Player, card: int) -> Refusal:
        face = game.box.cards[card]
        return Refusal(NO_RAZE_FIELD.get(face.name, rule), "no-raze-field", card=face.id)

    return Condition(lambda game, _, __, cards: [card for card in cards if game.box.raze[card]], without)


def _in_reach_of_tokens(game: Game, seat: int, owner: Player, cards: Things) -> Things:
    left, guarded = game.players[seat].goods[RAZE] - raze_base(game, owner), game.guarded
    return [card for card in cards if guarded[card] <= left]


def _too_dear(game: Game, seat: int, owner: Player, card: int) -> Refusal:
    tokens, rule = game.players[seat].goods[RAZE], "IS-RZE-01"
    if game.guarded[card] and tokens >= 2:
        rule = "IS-RZE-03" if game.box.faction[card] else "IS-RZE-02"
    return Refusal(rule, "raze-tokens", need=raze_price(game, owner, card), have=tokens)


PRICE: Final = Condition(_in_reach_of_tokens, _too_dear)
TOKEN: Final = Condition(
    lambda game, seat, _, cards: cards if game.players[seat].goods[RAZE] else (),
    lambda _, __, ___, ____: Refusal("IS-RZH-02", "raze-tokens", need=1, have=0),
)
RAZED_FROM_HAND: Final = Target(me, hand, raze_field(), TOKEN)
SAMURAI: Final = Target(me, locations, faction("IS-SAM-03"), unguarded("IS-SAM-02"))
"""One's faction Locations without a Samurai."""
