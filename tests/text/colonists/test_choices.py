"""What the options and questions of Colonists say."""

import stead
from stead import Decision
from stead.titles.colonists import later, setup, turn, workers, year
from stead.titles.colonists.actions import build, fee, move
from stead.titles.colonists.actions.plans import cost_of
from stead.titles.colonists.acts import Choice, Question, made
from stead.titles.colonists.community import work_out
from stead.titles.colonists.effects.barter import Bartering
from stead.titles.colonists.effects.goods import Refining, Selling
from stead.titles.colonists.goods import TOOL, vector
from stead.titles.colonists.state import BUILDINGS, PLAY, Game, Structure
from tests.text.colonists.spoken import BOX, EN, RU


def scene() -> Game:
    """The first summer of two players who have laid all out."""
    table = stead.Table.new("colonists", ["north", "east"], 5)
    while table.game.phase != PLAY:
        table.push(table.decision.options[0])
    game: Game = table.game
    game.first = game.active = 0
    for player in game.players:
        player.stewards = [0]
    return game


def give(game: Game, seat: int, *kinds: str) -> None:
    player = game.players[seat]
    player.community += [Structure(BOX.kind[name], 0) for name in kinds]
    work_out(game, player)


def spoken(decision: Decision) -> dict[str, tuple[str, str]]:
    options = decision.relist()
    return {option.key: (EN.option(decision, option), RU.option(decision, option)) for option in options}


def asked(game: Game, *acts: Choice, kind: str = "turn", rule: str = "CO-TRN-01") -> dict[str, tuple[str, str]]:
    return spoken(Question(game, 0, kind, rule, lambda *_: acts))


def test_moves_say_what_they_cost() -> None:
    game = scene()
    goal = game.land[1].tile
    name = BOX.tile_names[goal]
    go = made(move.Go, BOX, "market.1", goal)
    assert asked(game, go)[f"go market.1 {name}"][0] == f"Go to {EN.words.place(name)}"  # type: ignore[attr-defined]
    game.players[1].stewards = [1]
    assert asked(game, go)[f"go market.1 {name}"][1].endswith(" (комиссия Востоку: 2 товара)")
    game.players[0].stewards = [0, 2]
    assert asked(game, go)[f"go market.1 {name}"][0].startswith("Market → ")


def test_building() -> None:
    game = scene()
    farm = cost_of(game, BOX.kind["farm"])
    said = asked(
        game,
        made(build.Raise, BOX, BOX.kind["farm"], farm),
        made(build.Replace, BOX, BOX.kind["pub"], BOX.cost[BOX.kind["pub"]]),
        made(build.Remodel, BOX, BOX.kind["estate"], BOX.cost[BOX.kind["estate"]], "farm"),
        made(build.Raise, BOX, BOX.kind["lord.1"], BOX.cost[BOX.kind["lord.1"]]),
    )
    assert [*said.values()] == [
        ("Build a Farm (2 wood, 1 tool)", "Построить ферму (2 дерева, 1 инструмент)"),
        (
            "Build a Pub in place of the Farm, which is demolished (1 clay, 1 plank, 1 brick, 3 tools)",
            "Построить паб вместо фермы с разрушением (1 глина, 1 доска, 1 кирпич, 3 инструмента)",
        ),
        (
            "Remodel the Farm into an Estate (3 wood, 1 brick, 1 tool)",
            "Обновить: построить усадьбу вместо фермы (3 дерева, 1 кирпич, 1 инструмент)",
        ),
        (
            "Establish relations with the Lord colony (3 wood, 2 clay, 1 tool)",
            "Установить отношения с колонией лордов (3 дерева, 2 глины, 1 инструмент)",
        ),
    ]


def test_workers() -> None:
    game = scene()
    give(game, 0, "hunting_lodge", "flat", "factory")
    said = spoken(turn.Moving(game, 0, "turn", "CO-TRN-01", turn.before))
    assert said["employ farmer hunting_lodge"] == (
        "Employ a farmer in the Hunting Lodge",
        "Отправить фермера в дом охотника",
    )
    assert said["employ citizen factory"] == (
        "Employ a citizen in the Factory (1 food)",
        "Отправить горожанина на фабрику (1 еда)",
    )
    said = spoken(workers.Employing(game, 0, "employ", "CO-EOY-04", workers.hirings))
    assert said["employ farmer factory"] == ("Employ a farmer in the Factory", "Отправить фермера на фабрику")
    assert said["done"] == ("Enough", "Достаточно")


def test_goods() -> None:
    game = scene()
    said = asked(
        game,
        made(Selling, BOX, vector({"clay": 1}), vector({"dollar": 1}), 3),
        made(Refining, BOX, vector({"wood": 2}), vector({"plank": 1}), 2),
        made(Bartering, BOX, 3, tuple(range(9)), vector({"tool": 1})),
        made(Bartering, BOX, 2, (3, 4), vector({"ore": 1})),
        made(fee.FeePart, BOX, TOOL),
        made(year.Gift, BOX, vector({"plank": 1})),
    )
    assert [*said.values()] == [
        ("Sell 3 clay for 3 dollars", "Продать: 3 глины (за 3 доллара)"),
        ("Make 2 planks (4 wood)", "Сделать 2 доски (4 дерева)"),
        ("Get 1 tool for 3 of any goods", "Получить 1 инструмент за 3 из любых товаров"),
        ("Get 1 ore for 2 of planks or bricks", "Получить 1 руду за 2 из досок или кирпичей"),
        ("Pay 1 tool", "Отдать 1 инструмент"),
        ("Take 1 plank", "Взять 1 доску"),
    ]


def test_a_later_start() -> None:
    game = scene()
    game.phase, game.first_era = BUILDINGS, 2
    game.players[0].building_dollars = 7
    said = spoken(later.Buying(game, 0, "buy", "CO-LAT-11", later.offers))
    assert said["buy factory"] == ("Buy a Factory for 4 dollars", "Купить фабрику за 4 доллара")
    said = asked(game, made(later.BuyGood, BOX, 0))
    assert said["buy wood"] == ("Buy 1 wood for 1 dollar", "Купить 1 дерево за 1 доллар")


def test_questions_say_what_they_are_about() -> None:
    game = scene()
    laying = setup.Laying(game, 0, BOX.tile["joiner.2"])
    assert (EN.question(laying), RU.question(laying)) == (
        "Where do you lay Joiner no. 2?",
        "Куда положите жетон «Столяр № 2»?",
    )
    mine = turn.Moving(game, 0, "turn", "CO-TRN-01", turn.before)
    assert (EN.question(mine), EN.question(mine, yours=False)) == (
        "Your turn: where does a steward go?",
        "Choosing where to go",
    )
    said = spoken(laying)
    assert all(": next to " in english and ": рядом " in russian for english, russian in said.values())
