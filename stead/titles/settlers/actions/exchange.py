"""Exchange Workers for Resources or cards (IS-EXC)."""

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.titles.settlers.effects.gain import RESOURCE_OPTIONS, count_samurai
from stead.titles.settlers.empire import noticed, resolve
from stead.titles.settlers.events import Exchanged
from stead.titles.settlers.goods import WORKER
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import decks, draw, gain


def refusal(game: Game, seat: int, pairs: int) -> Refusal | None:
    player = game.players[seat]
    workers, need = player.goods[WORKER], max(2, pairs * 2)
    if need <= workers and pairs >= 1:
        return None
    rule = "IS-EXC-01"
    if workers < need <= workers + count_samurai(game, seat):
        rule = "IS-SAM-05"
    elif workers < need <= workers + sum(sum(game.laid.get(card, ())[WORKER : WORKER + 1]) for card in player.actions):
        rule = "IS-AVT-03"
    return Refusal(rule, "workers", need=need, have=workers)


def perform(game: Game, seat: int, pairs: int) -> Flow:
    """All Workers are discarded first, then the rewards are chosen one by one (IS-Q-29)."""
    game.players[seat].goods[WORKER] -= 2 * pairs
    game.tell(Exchanged, seat, pairs)
    for other in game.opponents(seat):  # IS-EGY-05: for each pair; also after passing (IS-Q-26)
        if other.features and (pending := noticed(game, other.seat, "workers_exchanged", 0)):
            for _ in range(pairs):
                yield from resolve(game, other.seat, pending)
    for _ in range(pairs):
        reward = yield Decision(seat, "exchange", "IS-EXC-02", _rewards, (game, seat))
        if isinstance(reward, int):
            gain(game, seat, reward, 1)
        else:
            draw(game, seat, reward)  # IS-EXC-03


def _rewards(game: Game, seat: int) -> list[Option]:
    return [*RESOURCE_OPTIONS, *decks(game, seat)]
