"""A refusal says nothing that is not so: what it claims of the table is looked up there."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from stead.titles.settlers.goods import DEFENCE, FOOD, GOLD, INDEX, RAZE, WORKER
from stead.titles.settlers.state import Game, Player
from tests.properties.settlers.part import SETTLERS
from tests.properties.watch import Moment, at_decisions

SOME = 400
"""Keys that are tried at one decision."""

Claim = Callable[[Game, Player, Mapping[str, Any]], bool]


def card(game: Game, said: Mapping[str, Any]) -> int:
    return game.box.number[said["card"]]


def has_token_down(game: Game, me: Player) -> bool:
    return any(game.guarded[location] and not game.box.faction[location] for location in me.locations)


CLAIMS: dict[str, Claim] = {
    "you-passed": lambda _, me, __: me.passed,
    "acted": lambda game, _, __: game.acted,
    "not-in-hand": lambda game, me, said: card(game, said) not in me.hand,
    "nothing-to-give-up": lambda _, me, __: not me.locations and not me.foundations,
    "only-taken-over": lambda game, me, __: bool(me.locations) and all(one in game.taken for one in me.locations),
    "taken-over": lambda game, _, said: card(game, said) in game.taken,
    "no-food": lambda _, me, __: not me.goods[FOOD] and not me.goods[GOLD],
    "raze-tokens": lambda _, me, said: said["have"] == me.goods[RAZE] < said["need"],
    "foundation": lambda game, _, said: any(card(game, said) in player.foundations for player in game.players),
    "not-there": lambda game, _, said: game.owner(card(game, said)) is None,
    "own-location": lambda game, me, said: card(game, said) in me.locations,
    "owner-passed": lambda game, _, said: any(one.passed for one in game.players if one.faction == said["faction"]),
    "not-your-action": lambda game, me, said: card(game, said) not in me.actions,
    "blocked": lambda game, _, said: bool(game.blocked[card(game, said)]),
    "used-up": lambda game, _, said: said["left"] == game.box.limit[card(game, said)] - game.used[card(game, said)],
    "workers": lambda _, me, said: said["have"] == me.goods[WORKER] < said["need"],
    "pairs": lambda _, me, said: said["most"] == me.goods[WORKER] // 2 > 0,
    "not-your-location": lambda game, me, said: card(game, said) not in me.locations,
    "guarded": lambda game, _, said: bool(game.guarded[card(game, said)]),
    "no-defence-token": lambda game, me, __: not me.goods[DEFENCE] and not has_token_down(game, me),
    "defence-stays": lambda game, me, __: not me.goods[DEFENCE] and has_token_down(game, me),
    "no-samurai": lambda _, me, __: me.faction != "japanese",
    "no-good": lambda _, me, said: not me.goods[INDEX[said["good"]]],
}


@at_decisions(0.1, titles=["settlers"])
def a_refusal_says_nothing_that_is_not_so(moment: Moment, luck: Random) -> None:
    game: Game = moment.table.game
    for decision in moment.table.decisions:
        for key in luck.sample(SETTLERS.keys(luck), SOME):
            refusal = moment.table.explain(key, decision.seat)
            if refusal is not None and refusal.message in CLAIMS:
                assert CLAIMS[refusal.message](game, game.players[decision.seat], refusal.args), (key, refusal)
