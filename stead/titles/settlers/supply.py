"""Gaining, drawing and paying: what every rule does with goods and cards."""

from bisect import insort
from collections.abc import Callable, Sequence

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.zones import draw_from
from stead.titles.settlers.box import Box
from stead.titles.settlers.events import Discarded, Drew, Gained, NoCard, Paid, Reshuffled
from stead.titles.settlers.goods import FOOD, GOLD, INDEX, NAMES, STONE, VP, WOOD
from stead.titles.settlers.state import Game, Player

COMMON = Option("draw common", "common", about=("deck:common",))
FACTION = Option("draw faction", "faction", about=("deck:faction",))


def amounts(goods: Sequence[int]) -> dict[str, int]:
    """Goods by name, without those that are 0."""
    return {NAMES[i]: n for i, n in enumerate(goods) if n}


def gain(game: Game, seat: int, good: int, n: int, source: int | None = None) -> None:
    """Goods from the general supply, which is unlimited (IS-CMP-10); victory points onto the track (IS-GRL-01)."""
    if n <= 0:
        return
    game.players[seat].goods[good] += n
    if game.log is not None:
        game.log.append(Gained(seat, {NAMES[good]: n}, None if source is None else game.id(source)))
    if good == VP and n >= 2:
        _vp_features(game, seat)


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


def decks(game: Game, seat: int) -> list[Option]:
    player = game.players[seat]
    options: list[Option] = []
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
        deck = yield Decision(seat, "draw", "IS-GDS-10", decks, (game, seat))
        draw(game, seat, deck, aside)
    else:
        game.tell(NoCard, seat)


def gain_good(game: Game, seat: int, good: str, source: int | None = None) -> Asking:
    """One good of any kind, a card included."""
    if good == "card":
        return gain_card(game, seat)
    gain(game, seat, INDEX[good], 1, source)
    return DONE


def discard(game: Game, card: int) -> None:
    """Face up onto the pile of its own deck (IS-GRL-04)."""
    game.known[card] = 0
    game.hidden[card] = 0
    game.discard_pile(card).append(card)
    if game.log is not None:
        game.log.append(Discarded([game.id(card)]))


def hide(game: Game, seat: int, card: int) -> None:
    """A card has left a hand face down: whoever knew cards of that back there no longer knows which are left."""
    faction = game.box.faction
    game.known[card] = 1 << seat
    for other in game.players[seat].hand:
        if faction[other] == faction[card]:
            game.known[other] = 1 << seat


# Paying


def pay_option(box: Box, way: tuple[int, ...]) -> Option:
    option = box.pay_options.get(way)
    if option is None:
        names = [NAMES[i] for i, n in enumerate(way) for _ in range(n)]
        about = tuple(f"good:{NAMES[i]}" for i, n in enumerate(way) if n)
        option = box.pay_options[way] = Option(f"pay {' '.join(names)}", way, about)
    return option


def ways_to_pay(game: Game, seat: int, cost: tuple[int, ...], still: Callable[[], bool] | None) -> list[Option]:
    """Every mix of Resources and Gold that pays, Gold last (IS-Q-13). `still` keeps only the ways after which what is
    being paid for can still be done (IS-Q-27)."""
    goods = game.players[seat].goods
    spare = goods[GOLD] - cost[GOLD]
    ways: list[tuple[int, ...]] = []
    for w in range(min(cost[WOOD], goods[WOOD]), -1, -1):
        for s in range(min(cost[STONE], goods[STONE]), -1, -1):
            for f in range(min(cost[FOOD], goods[FOOD]), -1, -1):
                gold = cost[WOOD] + cost[STONE] + cost[FOOD] - w - s - f
                if gold <= spare:
                    ways.append((w, s, f, cost[GOLD] + gold, *cost[GOLD + 1 :]))
    if still is not None:
        ways = [way for way in ways if _after(goods, way, still)]
    return [pay_option(game.box, way) for way in ways]


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
    way = yield Decision(seat, "pay", "IS-GDS-03", ways_to_pay, (game, seat, cost, still))
    _hand_over(game, seat, way, onto)


def _hand_over(game: Game, seat: int, way: tuple[int, ...], onto: int | None) -> None:
    goods = game.players[seat].goods
    for good, n in enumerate(way):
        if n:
            goods[good] -= n
    if onto is not None:
        lay(game, onto, way)
    if game.log is not None and any(way):
        game.log.append(Paid(seat, amounts(way), None if onto is None else game.id(onto)))


def lay(game: Game, card: int, goods: tuple[int, ...]) -> None:
    """Goods stay on an activated Location to the end of the round (IS-AVT-03)."""
    before = game.laid.get(card)
    game.laid[card] = goods if before is None else tuple(map(int.__add__, before, goods))
