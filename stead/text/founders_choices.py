"""Founders: what is asked and what can be answered, with price and consequence as far as they are certain."""

from typing import Any

from stead.kernel.decision import Decision, Option
from stead.kernel.grid import each
from stead.text.founders_cards import reward
from stead.text.founders_words import Words
from stead.titles.founders import solo
from stead.titles.founders.actions import build, recruit, trade, upgrade
from stead.titles.founders.cards import CORE, TERRAINS
from stead.titles.founders.delivery import first_cell
from stead.titles.founders.state import NOBODY, Game
from stead.titles.founders.turn import FOLLOW

Said = dict[str, Any]
"""The arguments of a message."""


def details(words: Words, decision: Decision) -> Said:
    """What a question says beyond its kind."""
    box, args = words.box, decision.args
    match decision.kind:
        case "follow":
            return {"card": words.card(box.cards[args[2]])}
        case "site" | "tile":
            return words.resource(box.resources[args[2]].name)
        case "supplier" | "deliver":
            return words.resource(box.resources[args[0].storages[args[1][0]].resource].name)
        case "place":
            return {"building": words.building(box.prestige[args[1]].name)}
        case "pay":
            return {"price": args[1]}
        case _:
            return {}


def label(words: Words, decision: Decision, option: Option) -> str:
    """What choosing an option means."""
    verb, *names = option.key.split()
    id, args = _Label(words, decision, option).of(verb, names)
    return words.voice.say(f"option-fg-{id}", rule=decision.rule, **args)


class _Label:
    def __init__(self, words: Words, decision: Decision, option: Option) -> None:
        self.words = words
        self.box = words.box
        self.decision = decision
        self.option = option
        self.seat = decision.seat

    @property
    def game(self) -> Game:
        return self.decision.args[0]

    def of(self, verb: str, names: list[str]) -> tuple[str, Said]:
        """The end of the message's id, and its arguments."""
        words, box, value = self.words, self.box, self.option.value
        match verb, names:
            case "race", [name]:
                return self.race(name)
            case "resource", [name]:
                return verb, words.resource(name)
            case "swap", [name]:
                return verb, words.resource(name) | self.owner(self.game.taken[value])
            case "at", [cell]:
                return self.cell(cell)
            case "at", _:
                return "at-tile", {"cells": words.cells(thing.removeprefix("cell:") for thing in self.option.about)}
            case ("play", [name]) if name in words.advisors:
                action = box.advisors[box.card[name] - len(CORE)].action
                return "play-advisor", {"card": words.card(name), "effect": action.say()}
            case (("play" | "lay" | "recall"), [name]):
                return verb, {"card": words.card(name)}
            case "call", _:
                return verb, {"n": 0 if self.game.solo else len(self.game.players[self.seat].hand) - 1}
            case "coin", _:
                return verb, {"goods": {"coin": 1}}
            case "influence", _:
                return verb, {"goods": {"temporary": 1}}
            case "road", [cell]:
                return verb, {"cell": words.cell(cell)}
            case "worker", ["mat"]:
                return "worker-mat", {"effect": box.races[self.game.players[self.seat].race].action.say()}
            case (("worker" | "copy"), [name]):
                action = box.prestige[box.building[name]].action
                return verb, {"building": words.building(name), "effect": action.say()}
            case "follow", [name]:
                return verb, {"card": words.card(name), "effect": FOLLOW[CORE.index(name)].say()}
            case "store", [name]:
                return self.store(name)
            case "access", _:
                return self.access()
            case (("house" | "bridge" | "gate"), [cell]):
                price = build.price(self.game, verb, self.decision.args[2])
                return verb, {"cell": words.cell(cell), "cost": words.cost(price)}
            case "upgrade", [name]:
                price = upgrade.price(self.game, box.resource[name], self.decision.args[2])
                return verb, words.resource(name) | {"cost": words.cost(price)}
            case "hire", [name]:
                price = recruit.price(self.game, value, self.decision.args[2])
                goods = reward(box.advisors[box.card[name] - len(CORE)])
                return verb, {"card": words.advisor(name), "cost": words.cost(price), "goods": goods}
            case "from", _:
                return self.storage("from", value)
            case "no", [what]:
                return f"no-{what}", {}
            case "choose", [name]:
                return self.chosen(name)
            case "vote", [token]:
                building = self.option.about[0].removeprefix("building:")
                return verb, {"building": words.building(building), "token": token}
            case (("stake" | "pay"), [temporary, permanent]):
                return self.crystals(verb, int(temporary), int(permanent))
            case _:
                return verb, {}

    def owner(self, seat: int) -> Said:
        """A rival, by the race that everybody sees on the board."""
        return self.words.forms("race", self.box.races[self.game.players[seat].race].name, "owner")

    def alone(self, difficulty: str) -> str:
        """How hard a choice makes the solo game (FG-SOL-10, FG-SOL-11)."""
        return difficulty if self.game.solo else "none"

    # Setup

    def race(self, name: str) -> tuple[str, Said]:
        race = self.box.races[self.box.race[name]]
        args: Said = {"race": self.words.mark("race", name), "difficulty": self.alone(race.difficulty)}
        if race.home is None:
            return "race-any", args
        return "race", args | self.words.resource(race.home)

    def cell(self, name: str) -> tuple[str, Said]:
        """Where a storage of one cell is built: the first one, or one by Trade."""
        game, board = self.game, self.game.board
        cell = board.numbers[name]
        args: Said = {"cell": self.words.cell(name)}
        if self.decision.kind == "start":
            district = next(i for i, area in enumerate(board.districts) if area >> cell & 1)
            return "at-start", args | {"difficulty": self.alone(board.difficulty[board.letters[district]])}
        _, seat, resource, terms = self.decision.args
        usual = board.own_price[cell] if game.taken[resource] == seat else trade.FOREIGN_PRICE
        terrain = next(terrain for terrain in TERRAINS if board.terrain[terrain] >> cell & 1)
        return "at", args | {"terrain": terrain, "cost": self.words.cost(trade.cost(terms, usual))}

    # Trade and deliveries

    def store(self, name: str) -> tuple[str, Said]:
        game, terms = self.game, self.decision.args[2]
        resource = self.box.resource[name]
        owner, args = game.taken[resource], self.words.resource(name)
        if owner == self.seat:
            sites = trade.sites(game, owner, resource, terms)
            prices = [trade.cost(terms, game.board.own_price[cell]) for cell in each(sites)]
            return "store", args | {"cost": self.words.costs(prices)}
        cost = {"cost": self.words.cost(trade.cost(terms, trade.FOREIGN_PRICE))}
        if owner == NOBODY:
            return "store-neutral", args | cost
        return "store-rival", args | cost | self.owner(owner)

    def access(self) -> tuple[str, Said]:
        """By Trade, for a price; or free, by the card of a building."""
        number, price = self.option.value, 0
        if self.decision.kind == "trade":
            _, number = self.option.value
            price = trade.access_price(self.game, number, self.decision.args[2])
        id, args = self.storage("access", number)
        return id, args | {"cost": self.words.cost(price)}

    def storage(self, id: str, number: int) -> tuple[str, Said]:
        """A storage on the board: whose, of what, and where."""
        storage = self.game.storages[number]
        cell = self.game.board.names[first_cell(storage.cells)]
        args = self.words.resource(self.box.resources[storage.resource].name) | {"cell": self.words.cell(cell)}
        if storage.owner == NOBODY:
            return f"{id}-neutral", args
        if storage.owner == self.seat:
            return f"{id}-own", args
        return id, args | self.owner(storage.owner)

    # Votes

    def chosen(self, name: str) -> tuple[str, Said]:
        """A part of an effect, by number; or a building: of those with equal votes, or alone for its price."""
        if self.decision.kind == "choose":
            effects = self.decision.args[3]
            return "choose", {"effect": effects[int(name) - 1].say()}
        building = {"building": self.words.building(name)}
        if self.decision.kind == "tie":
            return "choose-tied", building
        return "choose-building", building | {"price": solo.prices(self.game)[self.option.value]}

    def crystals(self, verb: str, temporary: int, permanent: int) -> tuple[str, Said]:
        goods = {"temporary": temporary, "permanent": permanent}
        args: Said = {"goods": {good: n for good, n in goods.items() if n}}
        if verb == "pay":
            return verb, args
        args["weight"] = 1 + temporary + 2 * permanent  # FG-VOT-06
        return ("stake" if temporary or permanent else "stake-nothing"), args
