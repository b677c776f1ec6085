"""The turn: one card, one action, the follows of the others, the end (FG-TRN, FG-FOL, FG-BAS, FG-WRK)."""

from collections.abc import Sequence

from stead.kernel.decision import Decision, Option
from stead.kernel.effects import Effect
from stead.kernel.flow import Flow, Turn
from stead.titles.founders import achievements, scoring, setup, solo
from stead.titles.founders.actions import road
from stead.titles.founders.cards import BUILD, CALL, CORE, INCOME, RECRUIT, TRADE, UPGRADE
from stead.titles.founders.effects.gain import Gain, Income
from stead.titles.founders.effects.pieces import Build, Recruit, Trade, Upgrade
from stead.titles.founders.events import Declined, Followed, LaidDown, MarketRefilled, Played, TurnBegan, WorkerUsed
from stead.titles.founders.state import EMPTY, NOBODY, PLAY, RACES, RESOURCES, SETUP, STARTS, THIRD, Game
from stead.titles.founders.supply import gain
from stead.titles.founders.vote import COIN, INFLUENCE, call, needed

COMPLETIONS = 6  # FG-END-01

MAIN: dict[int, Effect] = {
    TRADE: Trade(trade=["own", "access", "foreign"]),
    BUILD: Build(build=["house", "bridge", "gate"], discount=1),  # FG-CST-01
    UPGRADE: Upgrade(upgrade=[2, 3], roads=1),
    RECRUIT: Recruit(recruit=1, then=Gain(gain={"temporary": 1})),  # FG-REC-01
    INCOME: Income(income=True),
}
FOLLOW: dict[int, Effect] = {
    TRADE: Trade(trade=["own", "access"], follow=True),  # FG-TRF-01, FG-TRF-02
    BUILD: Build(build=["house", "bridge", "gate"]),
    UPGRADE: Upgrade(upgrade=[2, 3]),
    RECRUIT: Recruit(recruit=1),
}
MAT = Option("worker mat", ("worker", -1), ("mat",))
DECLINE = Option("decline", ("decline", -1))


def turn(game: Game) -> Turn:
    if game.phase == PLAY:
        yield from play(game)
    elif game.phase == SETUP:
        setup.lay_out(game)
    elif game.phase == RACES:
        yield from setup.choose_race(game)
    elif game.phase == RESOURCES:
        yield from setup.choose_resource(game)
    elif game.phase == THIRD:
        yield from setup.choose_third(game)
    elif game.phase == STARTS:
        yield from setup.choose_start(game)


def action_of(game: Game, card: int) -> Effect:
    """The main action of a card (FG-ADV-02)."""
    return MAIN[card] if card < len(CORE) else game.box.advisors[card - len(CORE)].action


def follows_of(game: Game, card: int) -> Sequence[int]:
    """Which follow actions a card played face up gives: its own, an advisor's by its category, after Income any
    (FG-FOL-07, FG-INC-03)."""
    if card == INCOME:
        return tuple(FOLLOW)
    return (card,) if card < len(CORE) else (CORE.index(game.box.advisors[card - len(CORE)].category),)


# The active player


def play(game: Game) -> Turn:
    seat = game.active
    player = game.players[seat]
    up, card = yield Decision(seat, "turn", "FG-TRN-02", options, (game, seat), opening=True)
    player.hand.remove(card)
    game.played, game.down = card, not up
    if card == CALL:
        discard(game, seat)
        yield from solo.call(game) if game.solo else call(game, seat)
    elif up:
        if card in player.shown:
            player.shown.remove(card)
        game.tell(Played, seat, game.box.cards[card])
        yield from action_of(game, card).run(game, seat, -1, -1)
        discard(game, seat)
        for other in game.others(seat):
            yield from follow(game, other, card)
    else:
        player.shown = []
        game.tell(LaidDown, seat, game.box.cards[card])
        kind, number = yield Decision(seat, "basic", "FG-BAS-02", basics, (game, seat))
        yield from basic(game, seat, kind, number)
        discard(game, seat)
    end_turn(game)


def options(game: Game, seat: int) -> list[Option]:
    """Each card face up, if its action can be carried out completely (FG-TRN-06), and face down."""
    player, box = game.players[seat], game.box
    found: list[Option] = []
    for card in player.hand:
        if card in player.fresh:
            continue
        if card == CALL:
            if may_call(game, seat):
                found.append(box.call)
            continue
        if action_of(game, card).can(game, seat, -1):
            found.append(box.play[card])
        found.append(box.lay[card])
    return found


def may_call(game: Game, seat: int) -> bool:
    player = game.players[seat]
    if game.solo:  # FG-SOP-05, FG-SOL-03
        return len(player.hand) == 1 and game.round < solo.ROUNDS
    return len(player.discard) >= needed(game)


def discard(game: Game, seat: int) -> None:
    """To the player's own discard pile (FG-TRN-07); alone, an advisor played face up leaves the game (FG-SOP-03)."""
    card, down = game.played, game.down
    game.played, game.down = NOBODY, False
    if game.solo and not down and card >= len(CORE):
        return
    player = game.players[seat]
    player.discard.append(card)
    player.face_down.append(down)


# Basic actions


def basics(game: Game, seat: int) -> list[Option]:
    return [COIN, INFLUENCE, *road.options(game, seat), *workers(game, seat)]


def workers(game: Game, seat: int) -> list[Option]:
    """Where a worker can be used: on the mat, and on cards of buildings with an own cube (FG-WRK-02..05)."""
    player, box = game.players[seat], game.box
    if not (game.workers and player.workers):
        return []
    found: list[Option] = []
    if not player.used_mat and box.races[player.race].action.can(game, seat, -1):
        found.append(MAT)
    for number, building in enumerate(game.buildings):
        card = box.prestige[building.building]
        if building.worker == EMPTY and seat in building.cubes and card.action.can(game, seat, number):
            found.append(Option(f"worker {card.name}", ("worker", number), (f"building:{card.name}",)))
    return found


def basic(game: Game, seat: int, kind: str, number: int) -> Flow:
    if kind == "coin":
        gain(game, seat, "coin", 1)
    elif kind == "influence":
        gain(game, seat, "temporary", 1)
    elif kind == "road":
        yield from road.perform(game, seat, number)
    else:
        yield from use_worker(game, seat, number)


def use_worker(game: Game, seat: int, number: int) -> Flow:
    """It stays where it is until its owner's call (FG-WRK-06)."""
    player, box = game.players[seat], game.box
    player.workers -= 1
    if number < 0:
        player.used_mat = True
        game.tell(WorkerUsed, seat, None)
        yield from box.races[player.race].action.run(game, seat, -1, -1)
    else:
        building = game.buildings[number]
        building.worker = seat
        card = box.prestige[building.building]
        game.tell(WorkerUsed, seat, card.name)
        yield from card.action.run(game, seat, number, -1)


# Follows


def follow(game: Game, seat: int, card: int) -> Flow:
    """The follow of the card played, or a basic action, or nothing (FG-FOL-01..04)."""
    kind, number = yield Decision(seat, "follow", "FG-FOL-01", follow_options, (game, seat, card))
    if kind == "decline":
        game.tell(Declined, seat)
        return
    game.tell(Followed, seat, CORE[number] if kind == "follow" else kind)
    if kind == "follow":
        yield from FOLLOW[number].run(game, seat, -1, -1)
    else:
        yield from basic(game, seat, kind, number)


def follow_options(game: Game, seat: int, card: int) -> list[Option]:
    found = [
        Option(f"follow {CORE[action]}", ("follow", action))
        for action in follows_of(game, card)
        if FOLLOW[action].can(game, seat, -1)
    ]
    return [*found, *basics(game, seat), DECLINE]


# The end of a turn


def end_turn(game: Game) -> None:
    """The market is filled, achievements are scored, the marker goes on; or the game is over (FG-TRN-09, FG-END-01)."""
    if game.over:  # lost in a solo call, at once (FG-SOP-08)
        return
    if game.refill:
        refill_market(game)
    achievements.score_turn(game)
    for player in game.players:
        player.fresh = []
    if game.solo:
        solo.end_turn(game)
    elif game.completed >= COMPLETIONS or game.idle >= game.seats:
        scoring.finish(game)
    else:
        game.active = (game.active + 1) % game.seats
    if not game.over:
        game.tell(TurnBegan, game.active)


def refill_market(game: Game) -> None:
    """Those left slide left, the free cells on the right are filled (FG-REC-06, FG-Q-45)."""
    game.refill = False
    game.market = [number for number in game.market if number != EMPTY]
    new: list[int] = []
    while len(game.market) < setup.MARKET and game.advisor_deck:
        new.append(setup.draw_advisor(game))
        game.market.append(new[-1])
    game.market += [EMPTY] * (setup.MARKET - len(game.market))
    if new:
        game.tell(MarketRefilled, [game.box.advisors[number].name for number in new])
