"""The solo game against the virtual player (IS-SOL, IS-SOJ)."""

from collections.abc import Sequence

from stead.kernel.decision import OPENING
from stead.kernel.flow import Turn
from stead.kit.acts import Question
from stead.kit.zones import draw_from
from stead.titles.settlers.actions.build import Give
from stead.titles.settlers.cleanup import begin_round
from stead.titles.settlers.empire import distinct, enter, leave
from stead.titles.settlers.events import Attacked, Collected, Revealed, VirtualTook
from stead.titles.settlers.lookout import Take, in_row, reveal
from stead.titles.settlers.scoring import ROUNDS, finish
from stead.titles.settlers.state import PRODUCTION, Game
from stead.titles.settlers.supply import draw

VIRTUAL = 1
TYPE_ORDER = ("action", "feature", "production")  # IS-SOL-32
DEAL_ORDER = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")
"""IS-SOJ-02; goods that modules bring come after them."""


def solo_lookout(game: Game) -> Turn:
    """Of 4 Common cards: one to the player, a random one to the virtual player, one to the player, the last to the
    virtual player (IS-SOL-09..13)."""
    if game.stage == 0:
        draw(game, 0, "faction")
        reveal(game, 4)
        game.stage = 1
        return
    if game.row:
        taken: Take = yield Question(game, 0, "draft", "IS-SOL-10", in_row, OPENING)
        taken.perform(game, 0)
    if game.row:
        given = game.chance.pick(game.row) if game.stage == 1 else game.row[0]
        game.row.remove(given)
        enter(game, game.players[VIRTUAL], given)
        game.tell(VirtualTook, game.id(given))
    game.stage += 1
    if game.stage == 3:
        game.begin(PRODUCTION)


def attack(game: Game) -> Turn:
    """The virtual player's cards of the round go to his Collection pile, then he attacks twice (IS-SOL-18..37)."""
    if game.stage == 0:
        collect(game)
    else:
        yield from _attack(game)
    game.stage += 1
    if game.stage <= 2:
        return
    if game.round == ROUNDS:
        finish(game)
    else:
        begin_round(game)


def collect(game: Game) -> None:
    """His Locations, also those the player had taken over (IS-SOL-19, IS-Q-56)."""
    taken = sorted(card for card, owner in game.taken.items() if owner == VIRTUAL)  # whichever was taken over first
    moved = game.players[VIRTUAL].locations + taken
    for card in moved:
        owner = game.owner(card)
        assert owner is not None
        leave(game, owner, card)
    game.collection += moved
    if moved:
        game.tell(Collected, game.ids(moved))


def _attack(game: Game) -> Turn:
    virtual = game.players[VIRTUAL]
    if virtual.deck:  # Robbers and Spies may have emptied it: 11 of 16 cards are needed (IS-Q-51)
        virtual.deals.insert(0, draw_from(virtual.deck, game.chance, game.loose))  # IS-SOL-21
        game.tell(Revealed, [game.id(virtual.deals[0])])
    partner, victims = find_victims(game)
    targets = [game.box.cards[card].deal or "" for card in virtual.deals]
    if not victims:
        game.tell(Attacked, targets[:1], None)
        return
    lost: Give = yield Question(game, 0, "victim", "IS-SOL-35", _losses)
    game.tell(Attacked, [targets[0], targets[partner]], game.id(lost.card))
    leave(game, game.players[0], lost.card)
    game.collection.append(lost.card)  # IS-SOL-29, IS-SOL-30: no goods, no Foundation
    pair = virtual.deals.pop(partner)
    virtual.deals += [virtual.deals.pop(0), pair]  # IS-SOL-36, IS-Q-53


def _losses(game: Game, _: int) -> list[Give]:
    return Give.each(game, find_victims(game)[1])


def find_victims(game: Game) -> tuple[int, Sequence[int]]:
    """Which older Attack card completes the pair, and the Locations that may fall to it, equally."""
    cards = game.box.cards
    row = [cards[card].deal for card in game.players[VIRTUAL].deals]
    if not row:
        return 0, []
    newest, older = row[0], row[1:]
    if newest == "vp" and "vp" in older:  # IS-SOJ-01; only the Japanese have faction Locations that can be razed
        faction = [card for card in game.players[0].locations if game.box.faction[card] and cards[card].raze]
        if faction:
            first = min(_dealt(cards[card].deal) for card in faction)
            chosen = [card for card in faction if _dealt(cards[card].deal) == first]
            return 1 + older.index("vp"), _by_priority(game, chosen)
    common = [card for card in game.players[0].locations if not game.box.faction[card] and newest in cards[card].raze]
    for i, target in enumerate(older):
        hit: list[int] = []
        for card in common:
            rest: list[str] = list(cards[card].raze)
            rest.remove(newest or "")
            if target in rest:  # IS-SOL-25, IS-Q-52: the other good of the field
                hit.append(card)
        if hit:
            return 1 + i, _by_priority(game, hit)
    return 0, []


def _dealt(good: str | None) -> int:
    return DEAL_ORDER.index(good) if good in DEAL_ORDER else len(DEAL_ORDER)


def _by_priority(game: Game, victims: list[int]) -> Sequence[int]:
    """By type, then the dearer, then the one with more stone; the player chooses among equals (IS-SOL-32..35)."""
    cards = game.box.cards

    def rank(card: int) -> tuple[int, int, int]:
        cost = cards[card].cost
        return TYPE_ORDER.index(cards[card].type), -cost.resources, -cost.stone

    best = min(rank(card) for card in victims)
    return distinct(game, [card for card in victims if rank(card) == best])
