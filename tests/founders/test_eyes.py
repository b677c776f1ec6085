"""What learners are told of a table."""

from tests.features import steps, told
from tests.founders.scene import BOX, begin, scene

SAVVAS = dict(hand=["trade", "call"], discard=["build", "upgrade"], coins=5, temporary=2, permanent=1)


def test_a_seat_is_its_race_cards_and_coins() -> None:
    of_savvas = {
        *("{} race savvas", "{} holds stone", "{} played build", "{} played upgrade"),
        *(*steps("{} coins", 1, 2, 3, 4, 5), *steps("{} temporary", 1, 2), *steps("{} permanent", 1)),
        *(*steps("{} cards", 2), *steps("{} houses left", 1, 2, 3), *steps("{} bridges left", 1, 2, 3)),
    }
    table = scene(savvas=SAVVAS, humans=dict(coins=1)).table
    mine = {"me hand has trade", "me hand has call"}
    assert told(table, 0, "me") == {one.format("me") for one in of_savvas} | mine
    others = told(table, 1, "left1")
    assert {one.format("left1") for one in of_savvas} == others
    assert told(table, 0, "left2") == set()


def test_how_it_stands_counts_what_the_end_would_add() -> None:
    """A permanent crystal and 5 coins are 2 points."""
    table = scene(savvas=SAVVAS, humans=dict(coins=1)).table
    assert told(table, 0, "points") == steps("points of me", 1)
    assert told(table, 0, "ahead") == steps("ahead of the next by", 1, 2)
    assert told(table, 1, "behind") == steps("behind the leader by", 1, 2) | steps("behind left1", 1)


def test_market_and_offer_are_told_by_cell() -> None:
    shown = scene(savvas=SAVVAS, humans={})
    table = shown.table
    assert told(table, 0, "market") == {f"market {n} {name}" for n, name in enumerate(shown.market, 1) if name}
    assert told(table, 1, "offer") == {f"offer {n} {name}" for n, name in enumerate(shown.offer, 1) if name}


def test_that_somebody_voted_is_told_and_not_for_what() -> None:
    both = []
    for token, stake in (("circle", "2 1"), ("triangle", "0 0")):
        table = scene(savvas=SAVVAS, humans={}, orchids={}).push("call", "coin")
        table.push(f"vote {token}", f"stake {stake}", by="savvas")
        both.append(told(table.table, 1))
    assert both[0] == both[1]
    assert {"left2 voted", "voting", "I am asked vote", "asked is me"} <= both[0]
    assert "left1 voted" not in both[0]


def test_the_board_is_told_through_what_stands_there_and_who_may_use_it() -> None:
    table = begin(3, seed=4)
    for _ in range(400):
        if table.table.over or table.game.buildings:
            break
        decision = table.table.decision
        table.table.push(decision.options[len(decision.options) // 2], decision.seat)
    game, seen = table.game, told(table.table, 0)
    names = [resource.name for resource in BOX.resources]
    mine = {f"me owns {names[storage.resource]}" for storage in game.storages if storage.owner == 0}
    assert {one for one in seen if one.startswith("me owns")} == mine
    assert {one for one in seen if one.startswith("me may use")} == {f"me may use {names[n]}" for n in game.usable(0)}
    assert {one for one in seen if one.startswith("me income")} == {
        f"me income>= {n}" for n in range(1, game.income(0) + 1)
    }
    standing = {f"stands {BOX.prestige[building.building].name}" for building in game.buildings}
    assert told(table.table, 0, "stands") == standing != set()


def test_alone_there_are_no_others() -> None:
    table = begin(1, seed=2).table
    for _ in range(60):
        if table.over:
            break
        assert told(table, 0, "left1", "behind", "ahead") == set()
        table.push(table.decision.options[0])
