"""What the options and questions of Founders say."""

from stead import Decision
from stead.titles.founders import prestige, setup, solo, turn, vote
from stead.titles.founders.actions import build, recruit, road, trade, upgrade
from stead.titles.founders.acts import Question
from stead.titles.founders.cards import CALL, CORE, TRADE
from stead.titles.founders.delivery import Supplying
from stead.titles.founders.effects.cards import CarryOut, Recall
from stead.titles.founders.effects.pieces import FREE
from stead.titles.founders.setup import SEATS
from stead.titles.founders.state import NOBODY, PLAY, Game
from tests.text.founders.spoken import BOX, EN, RU, TITLE

# What options are called


def scene(seats: int = 3) -> Game:
    """Savvas (stone, wood), Humans (people, gems) and Quatryls (tools, plants): metal and livestock are neutral."""
    options = {"board": "symmetric", "workers": True, "achievements": False, "mirror": False}
    game = TITLE.setup(SEATS[:seats], options, 7)
    setup.lay_out(game)
    races = [("savvas", ("stone", "wood")), ("humans", ("people", "gems")), ("quatryls", ("tools", "plants"))]
    for player, (race, resources) in zip(game.players, races, strict=False):
        player.race = BOX.race[race]
        player.resources = [BOX.resource[name] for name in resources]
        player.home = player.resources[0]
        for resource in player.resources:
            game.taken[resource] = player.seat
    game.phase = PLAY
    for name, owner, cell in (("stone", 0, "E3"), ("people", 1, "G5"), ("metal", NOBODY, "S1")):
        if owner < seats:
            game.lay_storage(BOX.resource[name], owner, 1 << game.board.numbers[cell], 1 << owner if owner >= 0 else 0)
    game.market = [BOX.card[name] - len(CORE) for name in ("foreman", "carpenter", "scholar", "architect")]
    game.offer = [BOX.building[name] for name in ("university", "salt_barge", "ghost_fortress")]
    return game


def labels(decision: Decision) -> dict[str, tuple[str, str]]:
    options = decision.relist()
    return {option.key: (EN.option(decision, option), RU.option(decision, option)) for option in options}


def test_setup_options() -> None:
    game = scene()
    game.players[2].race = NOBODY
    game.taken[BOX.resource["tools"]] = NOBODY
    said = labels(setup.Leading(game, 2, "race", "FG-DRF-01", setup.races))
    assert said["race quatryls"] == ("Quatryls (tools)", "Куатрилы (инструменты)")
    assert said["race aesthers"] == ("Aesthers (any resource left)", "Эстеры (любой из оставшихся ресурсов)")
    said = labels(setup.Drafting(game, 2, "home", "FG-AES-02", setup.homes))
    assert said["resource metal"] == ("Take metal", "Взять: металл")
    game = scene()
    said = labels(setup.Swapping(game, 2))
    assert said["swap gems"] == ("Take gems from the Humans", "Забрать самоцветы у людей")
    said = labels(setup.Start(game, 0, "start", "FG-STA-03", setup.starts))
    assert said["at I5"] == ("I5", "I5")


def test_alone_the_difficulty_is_told() -> None:
    game = scene(1)
    said = labels(setup.Start(game, 0, "start", "FG-STA-03", setup.starts))
    assert said["at I5"] == ("I5 (medium)", "I5 (средне)")
    game.players[0].race = NOBODY
    game.taken = [NOBODY] * 8
    said = labels(setup.Leading(game, 0, "race", "FG-DRF-01", setup.races))
    assert said["race inox"] == ("Inox (livestock; very hard)", "Иноксы (скот; очень сложно)")


def test_turn_options() -> None:
    game = scene()
    player = game.players[0]
    player.hand = [TRADE, CALL, BOX.card["roadwarden"]]
    player.discard, player.face_down = [1, 2], [False, False]
    said = labels(turn.Playing(game, 0, "turn", "FG-TRN-02", turn.options))
    assert said["play trade"] == ("Play Trade", "Сыграть: Торговля")
    assert said["lay trade"] == (
        "Play Trade face down for a basic action",
        "Сыграть рубашкой вверх ради базового действия: Торговля",
    )
    assert said["play roadwarden"] == (
        "Play Road Warden: build up to 3 roads",
        "Сыграть: Дорожный смотритель — постройте до 3 дорог",
    )
    assert said["call"] == ("Call to vote (with 2 bonuses)", "Призвать к голосованию (2 бонуса)")
    player.workers = 1
    said = labels(turn.Following(game, 0, CORE.index("income")))
    assert said["coin"] == ("Gain 1 coin", "Получить 1 монету")
    assert said["influence"] == ("Gain 1 temporary crystal", "Получить 1 временный кристалл")
    assert said["road E4"] == ("Build a road at E4", "Построить дорогу на E4")
    assert said["worker mat"] == (
        "Worker for the action of your race: build up to 2 roads, then gain 1 VP",
        "Рабочий, действие расы: постройте до 2 дорог, затем получите 1 ПО",
    )
    assert said["follow trade"][0].startswith("Follow with Trade: build a storage of one of your basic resources")
    assert said["decline"] == ("Do nothing", "Ничего не делать")


def test_trade_options() -> None:
    game = scene()
    terms = trade.Terms(discount=1, early=True)
    said = labels(trade.Trading(game, 0, terms))
    assert said["store stone"] == ("Build a storage of stone (0–2 coins)", "Построить хранилище камня (0–2 монеты)")
    assert said["store metal"] == (
        "Build a storage of neutral metal and gain access (3 coins)",
        "Построить нейтральное хранилище металла и получить доступ (3 монеты)",
    )
    assert said["store people"] == (
        "Build a storage of people for the Humans and gain access (3 coins to them)",
        "Построить для людей хранилище населения и получить доступ (им: 3 монеты)",
    )
    assert said["access G5"] == (
        "Access to the people of the Humans at G5 (3 coins)",
        "Доступ к хранилищу населения у людей на G5 (3 монеты)",
    )
    assert said["access S1"] == (
        "Access to the neutral metal at S1 (3 coins)",
        "Доступ к нейтральному хранилищу металла на S1 (3 монеты)",
    )
    stone = BOX.resource["stone"]
    said = labels(trade.Site(game, 0, stone, trade.Terms()))
    assert said["at M1"] == ("M1: coast (2 coins)", "M1: побережье (2 монеты)")
    said = labels(trade.Site(game, 0, BOX.resource["metal"], terms))
    assert said["at A7"] == ("A7: coast (3 coins)", "A7: побережье (3 монеты)")
    said = labels(trade.Trading(game, 0, trade.Terms(price=0)))
    assert said["store stone"] == ("Build a storage of stone (free)", "Построить хранилище камня (бесплатно)")
    said = labels(trade.Trading(game, 0, trade.Terms()))
    assert said["store stone"] == ("Build a storage of stone (1–3 coins)", "Построить хранилище камня (1–3 монеты)")


def test_build_recruit_and_upgrade_options() -> None:
    game = scene()
    for cell in ("F4", "G4", "H4", "I3", "J3"):
        game.lay_road(game.board.numbers[cell])
    said = labels(build.Building(game, 0, build.Terms(discount=1)))
    assert said["bridge K3"] == ("Build a bridge at K3 (3 coins)", "Построить мост на K3 (3 монеты)")
    assert said["house J4"] == ("Build a house at J4 (3 coins)", "Построить дом на J4 (3 монеты)")
    said = labels(recruit.Recruiting(game, 0, recruit.Terms(), 0))
    assert said == {
        "hire foreman": (
            "Hire the Foreman (1 coin; brings 1 permanent crystal)",
            "Нанять: Бригадир (1 монета; принесёт 1 постоянный кристалл)",
        )
    }
    act = game.menu.find(upgrade.Upgrade, "bricks", upgrade.Terms(discount=1))
    decision = Question(game, 0, "upgrade", "FG-UPG-01", lambda *_: [act])
    assert labels(decision)["upgrade bricks"] == (
        "Build a storage of bricks (3 coins)",
        "Построить хранилище кирпичей (3 монеты)",
    )
    said = labels(Supplying(game, 0, "supplier", "FG-VPC-04", [0, 1, 2]))
    assert said["from E3"] == ("Your own stone at E3", "Своё хранилище камня на E3")
    assert said["from G5"] == ("The people of the Humans at G5", "Хранилище населения у людей на G5")
    assert said["from S1"] == ("The neutral metal at S1", "Нейтральное хранилище металла на S1")


def test_options_of_effects() -> None:
    game = scene()
    game.players[0].discard, game.players[0].face_down = [TRADE], [True]
    decision = next(iter(Recall(recall=1).do(game, 0, -1, -1)))
    assert labels(decision) == {
        "recall trade": ("Take back Trade", "Вернуть на руку: Торговля"),
        "no card": ("Take back no card", "Ничего не возвращать"),
    }
    humans = next(iter(BOX.races[BOX.race["humans"]].action.do(game, 1, -1, -1)))
    assert labels(humans)["choose 2"] == ("Choose: 2 temporary crystals", "Выбрать: 2 временных кристалла")
    copy = Question(game, 0, "copy", "FG-WRK-02", lambda *_: [game.menu.find(CarryOut, "courthouse")])
    assert labels(copy)["copy courthouse"] == (
        "Courthouse: gain 1 permanent crystal",
        "Дом правосудия: получите 1 постоянный кристалл",
    )
    tower = Question(game, 0, "access", "FG-TXT-02", lambda *_: [game.menu.find(trade.Access, "G5", FREE)])
    assert labels(tower)["access G5"][0] == "Access to the people of the Humans at G5 (free)"
    roads = Question(game, 0, "road", "FG-UPG-10", lambda *_: [road.STOP])
    assert labels(roads)["no road"] == ("Build no road", "Дорогу не строить")


def test_vote_options() -> None:
    game = scene()
    said = labels(vote.Ballot(game, 0, "vote", "FG-VOT-02", vote.tokens))
    assert said["vote square"] == ("Vote for the Salt Barge (square)", "Проголосовать: Баркас с солью (квадрат)")
    game.players[0].temporary, game.players[0].permanent = 2, 1
    said = labels(vote.Ballot(game, 0, "stake", "FG-VOT-03", vote.stakes))
    assert said["stake 0 0"] == ("Add nothing (weight 1)", "Ничего не добавлять (вес 1)")
    assert said["stake 2 1"] == (
        "Add 2 temporary crystals and 1 permanent crystal (weight 5)",
        "Добавить 2 временных кристалла и 1 постоянный кристалл (вес 5)",
    )
    said = labels(vote.Tie(game, 0, [0, 1]))
    assert said["choose university"] == ("Build the University", "Построить: Университет")
    said = labels(prestige.BuildingSite(game, 0, BOX.building["ghost_fortress"], "FG-PRE-01"))
    assert [*said.values()] == [("On J7, K7, L7, J8, K8, L8", "На J7, K7, L7, J8, K8, L8")]


def test_solo_options() -> None:
    game = scene(1)
    game.players[0].temporary, game.players[0].permanent = 2, 1
    said = labels(solo.Choosing(game, 0, "choose building", "FG-SOP-09", solo.buildings))
    assert said["choose university"] == ("Build the University (free)", "Построить: Университет (бесплатно)")
    assert said["choose salt_barge"] == (
        "Build the Salt Barge (2 influence)",
        "Построить: Баркас с солью (влияние: 2)",
    )
    said = labels(solo.Paying(game, 0, 2, 0))
    assert said["pay 2 0"] == ("Pay 2 temporary crystals", "Заплатить 2 временных кристалла")
    assert said["pay 0 1"] == ("Pay 1 permanent crystal", "Заплатить 1 постоянный кристалл")


# What questions say


def test_questions_say_what_they_are_about() -> None:
    game = scene()
    decisions = [
        turn.Following(game, 1, TRADE),
        trade.Site(game, 0, 0, trade.Terms()),
        prestige.BuildingSite(game, 0, BOX.building["university"], "FG-PRE-01"),
        Supplying(game, 0, "deliver", "FG-DEL-09", [1, 1]),
        solo.Paying(game, 0, 4, 0),
    ]
    assert [EN.question(decision) for decision in decisions] == [
        "Trade was played: do you follow?",
        "Where do you build the storage of stone?",
        "Where does the University go?",
        "Which storage delivers people?",
        "How do you pay 4 influence? A temporary crystal is worth 1, a permanent one 2.",
    ]
    assert [RU.question(decision) for decision in decisions] == [
        "Сыграна карточка «Торговля»: выполните ответное действие?",
        "Где построите хранилище камня?",
        "Где встанет «Университет»?",
        "Какое хранилище доставит население?",
        "Чем заплатите 4 влияния? Временный кристалл стоит 1, постоянный — 2.",
    ]
    mine = turn.Playing(game, 0, "turn", "FG-TRN-02", turn.options)
    assert (RU.question(mine), RU.question(mine, yours=False)) == (
        "Ваш ход: какую карточку сыграете?",
        "Выбирает карточку",
    )
