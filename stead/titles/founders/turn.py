"""The turn: one card, one action, the follows of the others, the end (FG-TRN, FG-FOL, FG-BAS, FG-WRK)."""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import DONE, Asking, Flow, Turn
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.kit.effects import Effect
from stead.titles.founders import achievements, scoring, setup, solo, standstill
from stead.titles.founders.actions import basic
from stead.titles.founders.actions.basic import Basic
from stead.titles.founders.acts import CardAct, Choice, Facts, Outlook, Plain, Question, Words, by_verb
from stead.titles.founders.cards import BUILD, CALL, CORE, INCOME, RECRUIT, TRADE, UPGRADE
from stead.titles.founders.effects.gain import Gain, Income
from stead.titles.founders.effects.pieces import Build, Recruit, Trade, Upgrade
from stead.titles.founders.events import Declined, Followed, LaidDown, MarketRefilled, Played, TurnBegan
from stead.titles.founders.state import EMPTY, NOBODY, PLAY, RACES, RESOURCES, SETUP, STARTS, THIRD, Game
from stead.titles.founders.vote import call, needed, vote

GIFT = 0.6
"""What a follow seems worth to each of the others."""
KEEP = 0.35
"""How much of its action's worth seems lost with a card that is laid down for a basic one."""
COMPLETIONS: Final = 6  # FG-END-01

MAIN: Final[dict[int, Effect]] = {
    TRADE: Trade(trade=["own", "access", "foreign"]),
    BUILD: Build(build=["house", "bridge", "gate"], discount=1),  # FG-CST-01
    UPGRADE: Upgrade(upgrade=[2, 3], roads=1),
    RECRUIT: Recruit(recruit=1, then=Gain(gain={"temporary": 1})),  # FG-REC-01
    INCOME: Income(income=True),
}
FOLLOW: Final[dict[int, Effect]] = {
    TRADE: Trade(trade=["own", "access"], follow=True),  # FG-TRF-01, FG-TRF-02
    BUILD: Build(build=["house", "bridge", "gate"]),
    UPGRADE: Upgrade(upgrade=[2, 3]),
    RECRUIT: Recruit(recruit=1),
}


def turn(game: Game) -> Turn:
    if game.phase == PLAY:
        yield from vote(game) if game.voting else play(game)
        if not game.voting:
            end_turn(game)
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
    act = yield Playing(game, seat, "turn", "FG-TRN-02", options, OPENING)
    yield from act.perform(game, seat)


class Play(CardAct):
    """Face up, for its main action."""

    verb = "play"

    def refusal(self, game: Game, seat: int) -> Refusal:
        player = game.players[seat]
        if self.card not in player.hand:
            return Refusal(_not_in_hand(game, seat, self.card), "not-in-hand", card=self.name)
        if self.card == CALL:
            return Refusal("FG-CTV-04", "never-down")
        if self.card in player.fresh:
            return Refusal("FG-ADV-01", "just-hired", card=self.name)
        return Refusal("FG-TRN-06", "not-completely", card=self.name)

    def perform(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        take_out(game, seat, self.card, down=False)
        if self.card in player.shown:
            player.shown.remove(self.card)
        game.tell(Played, seat, self.name)
        yield from action_of(game, self.card).run(game, seat, -1, -1)
        discard(game, seat)
        for other in game.others(seat):
            yield from follow(game, other, self.card)

    def say(self, asked: Question) -> Phrase:
        if self.card < len(CORE):
            return super().say(asked)
        return phrase("option-play-advisor", card=self.thing, effect=action_of(asked.game, self.card).say())

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.main(self.card) - GIFT * eye.rivalry * (eye.game.seats - 1)


class Lay(Play):
    """Face down, for a basic action."""

    verb = "lay"

    def perform(self, game: Game, seat: int) -> Flow:
        take_out(game, seat, self.card, down=True)
        game.players[seat].shown = []
        game.tell(LaidDown, seat, self.name)
        act = yield Basic(game, seat, "basic", "FG-BAS-02", basic.options)
        yield from act.perform(game, seat)
        discard(game, seat)

    def say(self, asked: Question) -> Phrase:
        return CardAct.say(self, asked)

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.basic() - KEEP * eye.main(self.card)


class Call(Plain):
    """To vote."""

    verb = "call"

    def refusal(self, game: Game, seat: int) -> Refusal:
        player = game.players[seat]
        if CALL not in player.hand:
            return Refusal("FG-TRN-02", "not-in-hand", card="call")
        if game.solo:
            return Refusal("FG-SOL-03" if game.round == solo.ROUNDS else "FG-SOP-05", "solo-call")
        rule = "FG-CTV-02" if game.seats == 2 else "FG-CTV-01"
        return Refusal(rule, "discard-first", need=needed(game), have=len(player.discard))

    def perform(self, game: Game, seat: int) -> Any:
        """A turn by itself: all vote at once."""
        take_out(game, seat, CALL, down=False)
        discard(game, seat)
        yield from solo.call(game) if game.solo else call(game, seat)

    def facts(self, asked: Question) -> Facts:
        return {"n": 0 if asked.game.solo else len(asked.game.players[asked.seat].hand) - 1}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.calling()


CALLING: Final = Call("card:call")


class Playing(Question):
    """Which card to play, and how."""

    takes = by_verb(Play, Lay)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb == "call":
            return CALLING.refusal(self.game, self.seat)
        if verb in ("pass", "decline"):
            return Refusal("FG-TRN-04", "no-passing")
        if verb == "follow":
            return Refusal("FG-SOP-01" if self.game.solo else "FG-FOL-01", "own-turn")
        if verb == "vote":
            return Refusal("FG-SOP-21" if self.game.solo else "FG-VOT-01", "no-vote")
        return super().refusal(verb, words)


def options(game: Game, seat: int) -> list[Choice]:
    """Each card face up, if its action can be carried out completely (FG-TRN-06), and face down."""
    player, menu = game.players[seat], game.menu
    plays, lays = menu.all(Play), menu.all(Lay)
    found: list[Choice] = []
    for card in player.hand:
        if card in player.fresh:
            continue
        if card == CALL:
            if may_call(game, seat):
                found.append(CALLING)
            continue
        if action_of(game, card).can(game, seat, -1):
            found.append(plays[card])
        found.append(lays[card])
    return found


def _not_in_hand(game: Game, seat: int, card: int) -> str:
    """The rule by which it is not."""
    if card in game.players[seat].discard:
        return "FG-TRN-07"
    if card == INCOME:
        return "FG-SOL-04" if game.solo else "FG-INC-01"
    advisor = card - len(CORE)
    gone = advisor >= 0 and advisor not in game.market and advisor not in game.advisor_deck
    return "FG-SOP-03" if game.solo and gone else "FG-TRN-02"


def may_call(game: Game, seat: int) -> bool:
    player = game.players[seat]
    if game.solo:  # FG-SOP-05, FG-SOL-03
        return len(player.hand) == 1 and game.round < solo.ROUNDS
    return len(player.discard) >= needed(game)


def take_out(game: Game, seat: int, card: int, down: bool) -> None:
    """Of the hand, to be played."""
    game.players[seat].hand.remove(card)
    game.played, game.down = card, down


def discard(game: Game, seat: int) -> None:
    """To the player's own discard pile (FG-TRN-07); alone, an advisor played face up leaves the game (FG-SOP-03)."""
    card, down = game.played, game.down
    game.played, game.down = NOBODY, False
    if game.solo and not down and card >= len(CORE):
        return
    player = game.players[seat]
    player.discard.append(card)
    player.face_down.append(down)


# Follows


class Follow(Choice):
    """The follow action of a core action."""

    __slots__ = ("action",)
    verb = "follow"

    def __init__(self, action: int) -> None:
        super().__init__(f"follow {CORE[action]}")
        self.action = action

    def perform(self, game: Game, seat: int) -> Asking:
        return FOLLOW[self.action].run(game, seat, -1, -1)

    def facts(self, asked: Question) -> Facts:
        return {"card": Thing("card", CORE[self.action]), "effect": FOLLOW[self.action].say()}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return FOLLOW[self.action].estimate(eye)


class Decline(Plain):
    verb = "decline"

    def perform(self, game: Game, seat: int) -> Asking:
        game.tell(Declined, seat)
        return DONE


FOLLOWS: Final = {action: Follow(action) for action in FOLLOW}
DECLINE: Final = Decline()


def follow(game: Game, seat: int, card: int) -> Flow:
    """The follow of the card played, or a basic action, or nothing (FG-FOL-01..04)."""
    act = yield Following(game, seat, card)
    if act is not DECLINE:
        game.tell(Followed, seat, CORE[act.action] if isinstance(act, Follow) else act.key.split()[0])
    yield from act.perform(game, seat)


class Following(Basic):
    """After a `card` played face up."""

    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: int) -> None:
        super().__init__(game, seat, "follow", "FG-FOL-01")
        self.card = card

    def list(self) -> Sequence[Choice]:
        game, seat = self.game, self.seat
        able = [FOLLOWS[action] for action in follows_of(game, self.card) if FOLLOW[action].can(game, seat, -1)]
        return [*able, *basic.options(game, seat), DECLINE]

    def details(self) -> Facts:
        return {"card": Thing("card", self.game.box.cards[self.card])}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb != "follow" or not words or words[0] not in CORE:
            return super().refusal(verb, words)
        action = CORE.index(words[0])
        if action == INCOME:
            return Refusal("FG-INC-04", "no-income-follow")
        if action not in follows_of(self.game, self.card):
            return Refusal("FG-FOL-02", "other-follow", card=words[0])
        return Refusal("FG-FOL-02", "not-completely", card=words[0])


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
    elif game.completed >= COMPLETIONS or standstill.is_over(game):
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
