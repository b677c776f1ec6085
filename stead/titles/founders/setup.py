"""Setting up: market, offer, races, resources, starting storages (FG-SET, FG-DRF, FG-AES, FG-STA)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stead.kernel.chance import Chance
from stead.kernel.decision import OPENING, Refusal
from stead.kernel.errors import SetupError
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.kit.grid import Offsets, picked
from stead.titles.founders import offer
from stead.titles.founders.acts import (
    At,
    Choice,
    Facts,
    Named,
    Outlook,
    Placing,
    Question,
    ResourceAct,
    Words,
    alone,
    by_verb,
    race_of,
)
from stead.titles.founders.box import BASIC, NONE, Box
from stead.titles.founders.cards import BUILD, CALL, INCOME, RECRUIT, TRADE, UPGRADE
from stead.titles.founders.delivery import first_cell
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
MARKET: Final = 4
COINS = 7  # FG-DRF-05


def unpack(box: Box, seats: Sequence[Any], options: Mapping[str, Any], seed: int) -> Game:
    """Seats taken (as somebody named them), nothing dealt yet. One seat is the solo game."""
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
    game.options = {one.name: options[one.name] for module in box.modules for one in module.settings}
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
    act = yield Leading(game, seat, "race", "FG-DRF-01", races, OPENING)
    yield from act.perform(game, seat)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = RESOURCES
        if game.solo:  # FG-SOL-06
            player.resources = [player.home, *(other for other in range(BASIC) if other != player.home)]
            game.taken = [0] * BASIC
            game.phase = STARTS


class Lead(Named):
    """A race; with it comes its resource, or any that is left (FG-AES-02)."""

    __slots__ = ("race",)
    verb = "race"
    of = "race"

    def __init__(self, race: int, name: str, terms: Any = None) -> None:
        super().__init__(name, terms)
        self.race = race

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        if any(player.race == self.race for player in game.players):
            return Refusal("FG-DRF-01", "race-taken", race=self.name)
        if game.box.homes[self.race] != NONE:
            return Refusal("FG-AES-04", "home-taken", race=self.name)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        game.players[seat].race = self.race
        game.tell(RaceChosen, seat, self.name)
        home = game.box.homes[self.race]
        if home == NONE:
            home = (yield Drafting(game, seat, "home", "FG-AES-02", homes)).resource
        game.players[seat].home = home
        take(game, seat, home)

    def say(self, asked: Question) -> Phrase:
        race = asked.game.box.races[self.race]
        difficulty = alone(asked.game, race.difficulty)
        if race.home is None:
            return phrase("option-race-any", race=self.thing, difficulty=difficulty)
        return phrase("option-race", race=self.thing, difficulty=difficulty, resource=Thing("resource", race.home))

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.leading(self.race)


class Leading(Question):
    takes = by_verb(Lead)


def races(game: Game, seat: int) -> list[Lead]:  # noqa: ARG001 - the same for all
    """Nobody's yet, and not the race whose resource the Aesthers took (FG-AES-04)."""
    chosen, acts, homes = [player.race for player in game.players], game.menu.all(Lead), game.box.homes
    free = [race for race in range(len(homes)) if homes[race] == NONE or game.taken[homes[race]] == NOBODY]
    return [acts[race] for race in free if race not in chosen]


def homes(game: Game, seat: int) -> list[Choice]:  # noqa: ARG001 - the same for all
    return [game.menu.all(Take)[resource] for resource in left(game)]


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
        act = yield Swapping(game, seat)
    else:
        act = yield Drafting(game, seat, "resource", "FG-DRF-12", additional, OPENING)
    yield from act.perform(game, seat)
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = THIRD if game.seats == 2 else STARTS
        if game.phase == STARTS:
            tell_neutral(game)


class Take(ResourceAct):
    """The card of a basic resource."""

    verb = "resource"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        third = game.phase == THIRD
        if game.taken[self.resource] != NOBODY:
            rule = "FG-AES-07" if game.phase == RACES else "FG-DRF-12"
            return Refusal(rule, "resource-taken", resource=self.name)
        if self.resource in banned(game, seat, third):
            return Refusal("FG-DRF-18" if third else "FG-DRF-13", "forbidden", resource=self.name)
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        take(game, seat, self.resource)
        return DONE

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.points.basic(self.resource)


class Swap(Take):
    """The card of another player; who chooses another at once (FG-DRF-14, FG-DRF-15)."""

    verb = "swap"

    def refusal(self, game: Game, seat: int) -> Refusal:
        home = any(player.home == self.resource for player in game.players)
        return Refusal("FG-Q-63", "no-swap-home" if home else "no-swap", resource=self.name)

    def perform(self, game: Game, seat: int) -> Flow:
        resource, third = self.resource, game.phase == THIRD
        loser = game.taken[resource]
        game.players[loser].resources.remove(resource)
        game.taken[resource] = seat
        game.players[seat].resources.append(resource)
        game.tell(ResourceLost, seat, loser, self.name)
        if swaps_on(game, loser, resource, third):
            act = yield Swapping(game, loser, resource)
        else:
            act = yield Drafting(game, loser, "resource", "FG-DRF-15", additional)
        yield from act.perform(game, loser)

    def facts(self, asked: Question) -> Facts:
        return {"resource": self.thing, "owner": race_of(asked.game, asked.game.taken[self.resource])}


class Drafting(Question):
    takes = by_verb(Take, Swap)

    def read(self, verb: str, words: Words) -> Choice | None:
        return super().read(verb, words) if words and words[0] in self.game.box.basics else None

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        act = self.read(verb, words)
        if isinstance(act, Swap) and self.kind != "swap":
            return Refusal("FG-DRF-14", "cards-left", resource=act.name)
        return None if act is None else act.refusal(self.game, self.seat)


def additional(game: Game, seat: int) -> list[Choice]:
    third = game.phase == THIRD
    found = allowed(game, seat, third) or (left(game) if third else [])
    return [game.menu.all(Take)[resource] for resource in found]


def swappable(game: Game, seat: int, but: int, third: bool) -> list[int]:
    """Additional cards of others (third ones for a third one) that are not forbidden to this player; those whose owner
    then finds an allowed one must be preferred (FG-DRF-14, FG-Q-63)."""
    bans, nth = banned(game, seat, third), 2 if third else 1
    cards = [player.resources[nth] for player in game.players if player.seat != seat and len(player.resources) > nth]
    cards = sorted(card for card in cards if card not in bans and card != but)
    kind = [card for card in cards if allowed(game, game.taken[card], third)]
    return kind or cards


class Swapping(Drafting):
    """The forced swap: for any card `but` the one that was just lost."""

    __slots__ = ("but",)

    def __init__(self, game: Game, seat: int, but: int = NOBODY) -> None:
        super().__init__(game, seat, "swap", "FG-DRF-14", opening=but == NOBODY)
        self.but = but

    def list(self) -> Sequence[Swap]:
        acts = self.game.menu.all(Swap)
        return [acts[card] for card in swappable(self.game, self.seat, self.but, self.game.phase == THIRD)]


def swaps_on(game: Game, seat: int, but: int, third: bool) -> bool:
    """Whether a swap is forced. With the third card, where nobody has one to take, the bans are waived (FG-Q-62)."""
    return not (allowed(game, seat, third) or (third and not swappable(game, seat, but, third)))


def choose_third(game: Game) -> Flow:
    seat = race_order(game)[game.stage]  # FG-DRF-17
    if swaps_on(game, seat, NOBODY, True):
        act = yield Swapping(game, seat)
    else:
        act = yield Drafting(game, seat, "resource", "FG-DRF-17", additional, OPENING)
    yield from act.perform(game, seat)
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
    at = yield Start(game, seat, "start", "FG-STA-03", starts, OPENING)
    game.lay_storage(player.home, seat, at.cells, 1 << seat)
    game.tell(StorageBuilt, seat, game.box.basics[player.home], at.names, seat)
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


def starts(game: Game, seat: int) -> list[At]:  # noqa: ARG001 - the same for all
    return picked(game.menu.at, start_cells(game))


class Start(Placing):
    """Where the first storage is built."""

    def say(self, at: At) -> Phrase:
        board = self.game.board
        district = next(i for i, area in enumerate(board.districts) if area & at.cells)
        difficulty = alone(self.game, board.difficulty[board.letters[district]])
        return phrase("option-at-start", cell=Thing("cell", at.names[0]), difficulty=difficulty)

    def tile(self) -> tuple[str, Sequence[Offsets]]:
        return f"resource:{self.game.box.basics[self.game.players[self.seat].home]}", [(0,)]

    def weigh(self, eye: Outlook, act: Any) -> float:
        return eye.starting(act.cells)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb == "store":
            return Refusal("FG-STA-02", "home-only")
        if verb == "resource":
            return Refusal("FG-DRF-17", "no-third")
        return super().refusal(verb, words)

    def refusal_at(self, cells: int) -> Refusal:
        name = self.game.board.names[first_cell(cells)]
        if self.game.occupied & cells:
            return Refusal("FG-STA-03", "occupied", cell=name)
        return Refusal("FG-STA-03", "not-numbered", cell=name, n=self.game.seats)
