"""Setting up: market, offer, races, resources, starting storages (FG-SET, FG-DRF, FG-AES, FG-STA)."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.errors import SetupError
from stead.kernel.flow import Flow
from stead.kernel.grid import picked
from stead.titles.founders import offer
from stead.titles.founders.box import BASIC, NONE, Box
from stead.titles.founders.cards import BUILD, CALL, INCOME, RECRUIT, TRADE, UPGRADE
from stead.titles.founders.events import (
    AchievementsLaid,
    MarketLaid,
    NeutralLeft,
    RaceChosen,
    ResourceLost,
    ResourceTaken,
    Started,
    StorageBuilt,
    TurnBegan,
)
from stead.titles.founders.state import EMPTY, NOBODY, PLAY, RACES, RESOURCES, STARTS, THIRD, Game, Player

SEATS = ("north", "east", "south", "west")
MARKET = 4
COINS = 7  # FG-DRF-05


def unpack(box: Box, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
    """Seats taken, nothing dealt yet. One seat is the solo game."""
    if not 1 <= len(seats) <= len(SEATS):
        raise SetupError(f"founders seats 1 to {len(SEATS)} players, not {len(seats)} (FG-GEN-02)")
    for seat in seats:
        if seat not in SEATS:
            raise SetupError(f"no seat {seat!r}; there are: {', '.join(SEATS)}")
        if seats.count(seat) > 1:
            raise SetupError(f"only one player can sit in the {seat}")
    if len(seats) == 1 and not options["workers"]:
        raise SetupError("the solo game is played with workers (FG-NOW-05, FG-Q-83)")
    players = [Player(seat) for seat in range(len(seats))]
    game = Game(box, box.boards[options["board"]], len(seats), Chance.seeded(seed), players)
    game.workers = options["workers"]
    game.contest = options["achievements"]
    game.mirror = options["mirror"]
    for player in game.players:
        player.coins = COINS
        player.hand = [TRADE, BUILD, UPGRADE, RECRUIT, *([INCOME] if game.seats == 2 else []), CALL]
    return game


def lay_out(game: Game) -> None:
    """Decks, market and offer, and who begins (FG-SET-02..09)."""
    box, chance = game.box, game.chance
    game.first = game.active = chance.below(game.seats)
    game.tell(Started, game.first)
    for level in (3, 2, 1):  # the last is the top: level I (FG-SET-03)
        pile = [number for number, advisor in enumerate(box.advisors) if advisor.level == level]
        chance.shuffle(pile)
        game.advisor_deck += pile
    game.market = [draw_advisor(game) for _ in range(MARKET)]
    game.tell(MarketLaid, [box.advisors[number].name for number in game.market])
    game.prestige_deck = list(range(len(box.prestige)))
    chance.shuffle(game.prestige_deck)
    game.offer = [EMPTY] * offer.CELLS
    offer.fill(game)
    if game.contest:
        game.achievements = [_draw_achievement(game, deck) for deck in ("immediate", "middle", "end")]
        game.tell(AchievementsLaid, [box.achievements[number].name for number in game.achievements])
    game.taken = [NOBODY] * BASIC
    game.phase = RACES


def draw_advisor(game: Game) -> int:
    """The top of the deck; of a loose one any of the top layer, whose backs are alike (FG-INF-03)."""
    deck = game.advisor_deck
    if not game.loose:
        return deck.pop()
    levels = game.box.levels
    layer = sum(levels[number] == levels[deck[-1]] for number in deck)
    return deck.pop(len(deck) - 1 - game.chance.below(layer))


def _draw_achievement(game: Game, deck: str) -> int:
    cards = [number for number, card in enumerate(game.box.achievements) if card.deck == deck]
    return game.chance.pick(cards)


# Races


def race_order(game: Game) -> list[int]:
    return game.clockwise(game.first)  # FG-DRF-01


def reverse_order(game: Game) -> list[int]:
    """From the right of the first player counter-clockwise: the first player is last (FG-DRF-12, FG-STA-01)."""
    return [(game.first - 1 - i) % game.seats for i in range(game.seats)]


def choose_race(game: Game) -> Flow:
    seat = race_order(game)[game.stage]
    player = game.players[seat]
    race: int = yield Decision(seat, "race", "FG-DRF-01", races, (game,), opening=True)
    player.race = race
    game.tell(RaceChosen, seat, game.box.races[race].name)
    home = game.box.homes[race]
    if home == NONE:  # FG-AES-02
        home = yield Decision(seat, "home", "FG-AES-02", homes, (game,))
    player.home = home
    take(game, seat, home)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = RESOURCES
        if game.solo:  # FG-SOL-06
            player.resources = [home, *(resource for resource in range(BASIC) if resource != home)]
            game.taken = [0] * BASIC
            game.phase = STARTS


def races(game: Game) -> list[Option]:
    """Nobody's yet, and not the race whose resource the Aesthers took (FG-AES-04)."""
    chosen = [player.race for player in game.players]
    return [
        Option(f"race {race.name}", number, (f"race:{race.name}",))
        for number, race in enumerate(game.box.races)
        if number not in chosen and (game.box.homes[number] == NONE or game.taken[game.box.homes[number]] == NOBODY)
    ]


def homes(game: Game) -> list[Option]:
    return [resource_option(game, resource) for resource in left(game)]


def resource_option(game: Game, resource: int) -> Option:
    name = game.box.basics[resource]
    return Option(f"resource {name}", resource, (f"resource:{name}",))


def take(game: Game, seat: int, resource: int) -> None:
    game.taken[resource] = seat
    game.players[seat].resources.append(resource)
    game.tell(ResourceTaken, seat, game.box.basics[resource])


# Additional resources


def banned(game: Game, seat: int, third: bool) -> list[int]:
    """What this player may not take: the mat's bans, for the third card also those of the second (FG-Q-62)."""
    player = game.players[seat]
    bans = game.box.forbids[player.home]
    return [*bans, *game.box.forbids[player.resources[1]]] if third else bans


def left(game: Game) -> list[int]:
    return [resource for resource in range(BASIC) if game.taken[resource] == NOBODY]


def allowed(game: Game, seat: int, third: bool) -> list[int]:
    bans = banned(game, seat, third)
    return [resource for resource in left(game) if resource not in bans]


def choose_resource(game: Game) -> Flow:
    seat = reverse_order(game)[game.stage]
    if swaps_on(game, seat, NOBODY, False):
        yield from swap(game, seat, NOBODY, False)
    else:
        resource = yield Decision(seat, "resource", "FG-DRF-12", additional, (game, seat, False), opening=True)
        take(game, seat, resource)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = THIRD if game.seats == 2 else STARTS
        if game.phase == STARTS:
            tell_neutral(game)


def additional(game: Game, seat: int, third: bool) -> list[Option]:
    found = allowed(game, seat, third)
    return [resource_option(game, resource) for resource in found or (left(game) if third else found)]


def swappable(game: Game, seat: int, but: int, third: bool) -> list[int]:
    """Additional cards of others (third ones for a third one) that are not forbidden to this player; those whose owner
    then finds an allowed one must be preferred (FG-DRF-14, FG-Q-63)."""
    bans, nth = banned(game, seat, third), 2 if third else 1
    cards = [player.resources[nth] for player in game.players if player.seat != seat and len(player.resources) > nth]
    cards = sorted(card for card in cards if card not in bans and card != but)
    kind = [card for card in cards if allowed(game, game.taken[card], third)]
    return kind or cards


def swap(game: Game, seat: int, but: int, third: bool) -> Flow:
    """The forced swap; the player who lost the card chooses another at once (FG-DRF-15)."""
    resource: int = yield Decision(seat, "swap", "FG-DRF-14", swaps, (game, seat, but, third), opening=but == NOBODY)
    loser = game.taken[resource]
    game.players[loser].resources.remove(resource)
    game.taken[resource] = seat
    game.players[seat].resources.append(resource)
    game.tell(ResourceLost, seat, loser, game.box.basics[resource])
    if swaps_on(game, loser, resource, third):
        yield from swap(game, loser, resource, third)
    else:
        other = yield Decision(loser, "resource", "FG-DRF-15", additional, (game, loser, third))
        take(game, loser, other)


def swaps_on(game: Game, seat: int, but: int, third: bool) -> bool:
    """Whether a swap is forced. With the third card, where nobody has one to take, the bans are waived (FG-Q-62)."""
    return not (allowed(game, seat, third) or (third and not swappable(game, seat, but, third)))


def swaps(game: Game, seat: int, but: int, third: bool) -> list[Option]:
    names = [(resource, game.box.basics[resource]) for resource in swappable(game, seat, but, third)]
    return [Option(f"swap {name}", resource, (f"resource:{name}",)) for resource, name in names]


def choose_third(game: Game) -> Flow:
    seat = race_order(game)[game.stage]  # FG-DRF-17
    if swaps_on(game, seat, NOBODY, True):
        yield from swap(game, seat, NOBODY, True)
    else:
        resource = yield Decision(seat, "resource", "FG-DRF-17", additional, (game, seat, True), opening=True)
        take(game, seat, resource)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = STARTS
        tell_neutral(game)


def tell_neutral(game: Game) -> None:
    if left(game):
        game.tell(NeutralLeft, [game.box.basics[resource] for resource in left(game)])


# Starting storages


def choose_start(game: Game) -> Flow:
    seat = reverse_order(game)[game.stage]
    player = game.players[seat]
    cell = yield Decision(seat, "start", "FG-STA-03", starts, (game,), opening=True)
    game.lay_storage(player.home, seat, 1 << cell, 1 << seat)
    game.tell(StorageBuilt, seat, game.box.basics[player.home], [game.board.names[cell]], seat)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = PLAY
        game.tell(TurnBegan, game.active)


def start_cells(game: Game) -> int:
    """Numbered ruins, the number at most that of the players; alone, any (FG-STA-03, FG-SOL-08)."""
    cells = 0
    for number, area in game.board.starts.items():
        if number <= game.seats or game.solo:
            cells |= area
    return cells & ~game.occupied


def starts(game: Game) -> list[Option]:
    return picked(game.menu.at, start_cells(game))
