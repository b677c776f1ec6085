"""Gaining, drawing and paying: what every rule does with goods and cards."""

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase
from stead.kit import paying
from stead.kit.acts import Choice, Question, else_because, made, named
from stead.kit.purse import covers
from stead.kit.zones import draw_from
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import DEAL_PRICE
from stead.titles.settlers.events import Discarded, Drew, Gained, NoCard, Paid, Reshuffled, Uncovered
from stead.titles.settlers.goods import FOOD, GOLD, INDEX, NAMES, PURSE, RESOURCES, STONE, VP, WOOD
from stead.titles.settlers.state import Game, Player

if TYPE_CHECKING:
    from stead.titles.settlers.estimate import Eye


def amounts(goods: Sequence[int]) -> dict[str, int]:
    """Goods by name, without those that are 0."""
    return {NAMES[i]: n for i, n in enumerate(goods) if n}


def count_tokens(game: Game, tokens: int) -> dict[str, int]:
    """The goods that these tokens are, by name, without those that are 0."""
    counted = {good: (tokens & bits).bit_count() for good, bits in game.box.token_goods.items()} if tokens else {}
    return {good: n for good, n in counted.items() if n}


def gain(game: Game, seat: int, good: int, n: int, source: int | None = None, told: bool = False) -> None:
    """Goods from the general supply, which is unlimited (IS-CMP-10); victory points onto the track (IS-GRL-01). With
    `told`, an event has said so already."""
    if n <= 0:
        return
    game.players[seat].goods[good] += n
    if game.log is not None and not told:
        game.log.append(Gained(seat, {NAMES[good]: n}, None if source is None else game.id(source)))
    if good == VP:
        if n >= 2:
            _vp_features(game, seat)
        if source is not None:
            for answer in game.box.scored:
                answer(game, seat, source)


def _vp_features(game: Game, seat: int) -> None:
    """Sphinx: each gain of 2 or more from one effect. Its own point is a gain of 1 and sets nothing off (IS-EGY-09)."""
    player = game.players[seat]
    when = game.box.when
    for feature in player.features:
        trigger = when[feature]
        if trigger is not None and trigger.event == "gained_vp":
            trigger.effect.at_once(game, seat, feature)


# Cards


def can_draw(game: Game, player: Player, deck: str) -> bool:
    """IS-GRL-05, IS-GRL-06: the Common deck is renewed, a faction deck is not, unless the table says so (IS-Q-01)."""
    if deck == "common":
        return bool(game.deck or game.discard)
    return bool(player.deck or (game.reshuffle and player.discard))


def left_to_draw(game: Game, player: Player, deck: str) -> int:
    """How many cards it can still supply."""
    if deck == "common":
        return len(game.deck) + len(game.discard)
    return len(player.deck) + (len(player.discard) if game.reshuffle else 0)


class Draw(Choice):
    __slots__ = ("deck",)
    verb = "draw"

    def __init__(self, deck: str) -> None:
        super().__init__(f"draw {deck}", (f"deck:{deck}",))
        self.deck = deck

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> "Draw | None":
        return next((act for act in (COMMON, FACTION) if [act.deck] == words), None)

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if can_draw(game, player, self.deck):
            return None
        if self is FACTION and player.discard:
            return Refusal("IS-GRL-06", "deck-empty", deck=player.faction)
        return Refusal("IS-Q-03", "deck-empty", deck=self.deck)

    def say(self, asked: Question) -> Phrase:
        return Phrase(f"option-draw-{self.deck}")

    def worth(self, eye: "Eye", asked: Question) -> float:
        return eye.worth[f"{self.deck}_card"]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(COMMON.key,), (FACTION.key,)]


COMMON: Final = Draw("common")
FACTION: Final = Draw("faction")


def no_such_deck(asked: Question, verb: str, words: Sequence[str]) -> Refusal | None:
    if verb != "draw":
        return None
    act = Draw.parse(asked.game, asked.seat, words)
    refusal = act.refusal(asked.game, asked.seat) if act is not None else None
    return refusal or Refusal("IS-CMP-06", "not-your-deck", key=" ".join(words))


@else_because(no_such_deck)
def decks(game: Game, seat: int) -> list[Draw]:
    """From which deck?"""
    player = game.players[seat]
    options: list[Draw] = []
    if game.deck or game.discard:
        options.append(COMMON)
    if player.deck or (game.reshuffle and player.discard):
        options.append(FACTION)
    return options


def top(game: Game, player: Player, deck: str) -> int | None:
    """The top card of a deck, renewed if need be (IS-Q-02), or None if it cannot supply one."""
    common = deck == "common"
    pile = game.deck if common else player.deck
    if not pile:
        discard = game.discard if common else player.discard
        if not discard or not (common or game.reshuffle):
            return None
        pile.extend(sorted(discard))
        discard.clear()
        game.chance.shuffle(pile)
        for card in pile:
            game.known[card] = 0
        game.tell(Reshuffled, deck if common else player.faction, len(pile))
    return draw_from(pile, game.chance, game.loose)


def draw(game: Game, seat: int, deck: str, aside: bool = False) -> None:
    """One card from a named deck into hand (or aside, to be looked at first); forfeited if the deck has none (IS-Q-03,
    IS-Q-04)."""
    player = game.players[seat]
    card = top(game, player, deck)
    if card is None:
        game.tell(NoCard, seat)
        return
    game.known[card] = 1 << seat
    insort(player.looking if aside else player.hand, card)
    if game.log is not None:
        game.log.append(Drew(seat, "common" if deck == "common" else player.faction, game.id(card)))


def gain_card(game: Game, seat: int, aside: bool = False) -> Flow:
    """A card from the deck its player likes, chosen card by card (IS-GDS-10, IS-Q-07)."""
    if game.deck or decks(game, seat):
        chosen: Draw = yield Question(game, seat, "draw", "IS-GDS-10", decks)
        draw(game, seat, chosen.deck, aside)
    else:
        game.tell(NoCard, seat)


def gain_good(game: Game, seat: int, good: str, source: int | None = None) -> Asking:
    """One good of any kind, a card included."""
    if good == "card":
        return gain_card(game, seat)
    if good in game.box.new_goods:
        return game.box.new_goods[good].gain(game, seat, 1, source)
    gain(game, seat, INDEX[good], 1, source)
    return DONE


def discard(game: Game, card: int) -> None:
    """Face up onto the pile of its own deck (IS-GRL-04)."""
    lay_open(game, card)
    if game.log is not None:
        game.log.append(Discarded([game.id(card)]))


def lay_open(game: Game, card: int) -> None:
    game.known[card] = 0
    game.hidden[card] = 0
    game.discard_pile(card).append(card)


def discard_under(game: Game, card: int) -> None:
    """What lies under a Location goes to the piles of its decks (IS-Q-17)."""
    under = game.under.pop(card, ())
    for tucked in under:
        lay_open(game, tucked)
    if under and game.log is not None:
        game.log.append(Uncovered([game.id(tucked) for tucked in under]))


def hide(game: Game, seat: int, card: int) -> None:
    """A card has left a hand face down: whoever knew cards of that back there no longer knows which are left."""
    faction = game.box.faction
    game.known[card] = 1 << seat
    for other in game.players[seat].hand:
        if faction[other] == faction[card]:
            game.known[other] = 1 << seat


# Paying


class Pay(paying.Pay):
    goods = NAMES

    def worth(self, eye: "Eye", asked: Question) -> float:
        return -sum(eye.worth[NAMES[i]] for i, n in enumerate(self.way) for _ in range(n))

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        """Buildings, Deals, activations, once and twice."""
        costs = [DEAL_PRICE, *box.prices]
        for spend, limit in zip(box.spend, box.limit, strict=True):
            costs += [tuple(n * times for n in spend) for times in range(1, limit + 1)]
        return cls.for_costs(box, costs)

    @classmethod
    def for_costs(cls, box: Box, costs: Iterable[tuple[int, ...]]) -> list[tuple[str, ...]]:
        """Every way to pay these, where there is a choice."""
        mixed = [cost for cost in costs if cost[WOOD] or cost[STONE] or cost[FOOD]]
        return [(key,) for key in dict.fromkeys(act.key for cost in mixed for act in made(mixes, box, cost))]


def mixes(box: Box, cost: tuple[int, ...]) -> list[Pay]:
    """A price with Gold in the place of any of its Resources, Gold last (IS-GDS-03, IS-Q-13)."""
    return [made(Pay, box, way) for way in PURSE.mixes(cost)]


def ways_to_pay(game: Game, seat: int, cost: tuple[int, ...], still: Callable[[], bool] | None) -> list[Pay]:
    """Every mix of Resources and Gold that pays. `still` keeps only the ways after which what is being paid for can
    still be done (IS-Q-27)."""
    goods = game.players[seat].goods
    payable = [act for act in made(mixes, game.box, cost) if covers(goods, act.way)]
    return payable if still is None else [act for act in payable if _after(goods, act.way, still)]


def _after(goods: list[int], way: tuple[int, ...], still: Callable[[], bool]) -> bool:
    for good, n in enumerate(way):
        goods[good] -= n
    answer = still()
    for good, n in enumerate(way):
        goods[good] += n
    return answer


def pay(
    game: Game,
    seat: int,
    cost: tuple[int, ...],
    onto: int | None = None,
    still: Callable[[], bool] | None = None,
) -> Asking:
    """Pay goods to the general supply or onto a Location. Who has Gold to spare chooses how."""
    if game.players[seat].goods[GOLD] > cost[GOLD] and (cost[WOOD] or cost[STONE] or cost[FOOD]):
        return _pay_somehow(game, seat, cost, onto, still)
    _hand_over(game, seat, cost, onto)
    return DONE


def _pay_somehow(
    game: Game, seat: int, cost: tuple[int, ...], onto: int | None, still: Callable[[], bool] | None
) -> Flow:
    chosen: Pay = yield Payment(game, seat, cost, still)
    _hand_over(game, seat, chosen.way, onto)


class Payment(Question):
    __slots__ = ("cost", "still")

    def __init__(self, game: Game, seat: int, cost: tuple[int, ...], still: Callable[[], bool] | None) -> None:
        super().__init__(game, seat, "pay", "IS-GDS-03")
        self.cost = cost
        self.still = still

    def list(self) -> "Sequence[Pay]":
        return ways_to_pay(self.game, self.seat, self.cost, self.still)

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        cards = named(self.game.box, words)
        if verb == "give" and cards:
            foundation = cards[0] in self.game.players[self.seat].foundations
            rule = "IS-FND-03" if foundation else "IS-BLD-09"
            return Refusal(rule, "no-location-asked", card=self.game.id(cards[0]))
        if words.count("gold") < self.cost[GOLD]:
            return Refusal("IS-GDS-04", "gold-is-gold")
        if any(words.count(NAMES[good]) < n for good, n in enumerate(self.cost) if good not in RESOURCES):
            return Refusal("IS-GDS-03", "gold-for-resources-only")
        return Refusal("IS-BLD-02", "does-not-pay", key=" ".join(words))


def _hand_over(game: Game, seat: int, way: tuple[int, ...], onto: int | None) -> None:
    goods = game.players[seat].goods
    for good, n in enumerate(way):
        if n:
            goods[good] -= n
    if onto is not None:
        lay(game, onto, way)
    if game.log is not None and any(way):
        game.log.append(Paid(seat, amounts(way), None if onto is None else game.id(onto)))


def lying(game: Game, seat: int, good: int) -> int:
    """How much of a good lies on a player's activated Locations, out of reach."""
    return sum(sum(game.laid.get(card, ())[good : good + 1]) for card in game.players[seat].actions)


def lay(game: Game, card: int, goods: tuple[int, ...]) -> None:
    """Goods stay on an activated Location to the end of the round (IS-AVT-03)."""
    before = game.laid.get(card)
    game.laid[card] = goods if before is None else tuple(map(int.__add__, before, goods))
