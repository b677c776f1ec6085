"""Setting up (IS-SET)."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.decks import DECK
from stead.kernel.errors import SetupError
from stead.kit.zones import draw_from
from stead.titles.settlers.box import Box
from stead.titles.settlers.decks import common_cards, whole_deck
from stead.titles.settlers.events import Revealed, RoundBegan, Started
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import draw


def unpack(box: Box, seats: Sequence[Any], options: Mapping[str, Any], seed: int) -> Game:
    """Seats taken (as somebody named them), decks not yet shuffled. Alone one plays against the virtual player."""
    if not 1 <= len(seats) <= box.seats:
        raise SetupError(f"settlers seats 1 to {box.seats} players, not {len(seats)} ({box.seating})")
    for seat in seats:
        if seat not in box.factions:
            raise SetupError(f"no faction {seat!r}; there are: {', '.join(box.factions)}")
    for seat in seats:
        if seats.count(seat) > 1:
            raise SetupError(f"{seat} can be chosen once only: each player leads a different faction (IS-SET-03)")
    solo = len(seats) == 1
    if solo and options["lookout"] != "standard":
        raise SetupError("the solo game has a Lookout of its own: leave the option 'lookout' at standard (IS-SOL-09)")
    if solo and options["peaceful"]:
        raise SetupError(
            f"the peaceful variant is for 2 to {box.seats} players: the virtual player attacks in any case (IS-SOL-20)"
        )
    players = [Player(seat, faction) for seat, faction in enumerate(seats)]
    if solo:
        players.append(Player(1, "virtual"))
    game = Game(box, players, len(seats), Chance.seeded(seed))
    game.lookout = options["lookout"]
    game.peaceful = options["peaceful"]
    game.reshuffle = options["faction_reshuffle"]
    game.options = {one.name: options[one.name] for module in box.modules for one in module.settings}
    game.options |= {DECK: options[DECK]} if DECK in options else {}
    game.deck = common_cards(box, game.options)
    for player in players:
        player.deck = whole_deck(game, player)
    return game


def deal_out(game: Game) -> None:
    """Shuffle, choose the first player at random, deal 2 Common and 2 faction cards to each (IS-SET-02..10)."""
    game.chance.shuffle(game.deck)
    for player in game.players:
        game.chance.shuffle(player.deck)
    game.first = game.chance.below(game.seats)
    game.tell(Started, game.first)
    for seat in game.order(game.first):
        for deck in ("common", "common", "faction", "faction"):
            draw(game, seat, deck)
    if game.solo:  # IS-SOL-07
        virtual = game.players[1]
        virtual.deals.append(draw_from(virtual.deck, game.chance, game.loose))
        game.tell(Revealed, game.ids(virtual.deals))
    game.tell(RoundBegan, 1, game.first)
