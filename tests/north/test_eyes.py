"""What learners are told of a table."""

from stead import Table
from tests.features import steps, told
from tests.north.scene import scene

GLENN = dict(
    wood=1,
    hand=["GLE007", "GLE008", "GLE010"],
    built=["GLE017", "GLE028"],
    exhausted=["GLE017"],
    pawns=["sail", "explore turned"],
)


def two(**more: dict[str, object]) -> Table:
    return scene(**{"glenn": GLENN, "ulaf": dict(built=["ULA004"], vp=20)} | more).table  # type: ignore[arg-type]


def test_a_seat_is_its_clan_goods_pawns_and_empire() -> None:
    starting = {f"{{}} has GLE00{n}" for n in (1, 2, 3)}
    of_glenn = {
        *("{} glenn", "{} has GLE017", "{} has GLE028", "{} pawn sail", "{} pawn explore", *starting),
        *(*steps("{} wood", 1), *steps("{} worker", 1, 2), *steps("{} ships", 1, 2), *steps("{} cards", 1, 2, 3)),
        *(*steps("{} deck", 1, 8, 16, 24), *steps("{} empire", 4, 5), *steps("{} ready", 2, 3, 4)),
    }
    table = two()
    assert told(table, 0, "me") == {one.format("me") for one in of_glenn}
    assert told(table, 1, "left1") == {one.format("left1") for one in of_glenn}
    assert told(table, 0, "left2") == set()
    assert "left1 pawns to place>= 2" in told(table, 0)


def test_the_hand_is_told_to_whom_it_belongs() -> None:
    table = two()
    assert told(table, 0, "hand") == {"hand has GLE007", "hand has GLE010"}
    assert told(table, 1, "hand") == set()
    assert told(table, 0, "ready") == set()
    assert told(table, 0, "can") == steps("can build", 1, 2)
    assert told(two(glenn=dict(built=["GLE017"])), 0, "ready") == {"ready GLE017"}


def test_how_far_it_is_to_the_end() -> None:
    table = two()
    assert told(table, 1, "leader") == steps("leader is short of the last round by", 1, 3, 5)
    assert told(table, 1, "me") >= steps("me points on the track", 1, 2, 4, 6, 8, 10, 13, 16, 20)
    assert told(table, 0, "behind") >= steps("behind the leader by", 1, 2, 3, 5, 7, 10, 14)
    assert told(table, 0, "ahead") == set()


def test_the_circle_of_tiles_and_the_sea_are_told() -> None:
    table = two()
    assert told(table, 0, "after") == {
        *("after explore comes populate", "after populate comes construct", "after construct comes harvest"),
        *("after harvest comes sail", "after sail comes explore"),
    }
    islands = {table.title.box.ids[card] for card in table.game.near + table.game.distant}  # type: ignore[attr-defined]
    assert told(table, 0, "open") == {f"open {island}" for island in islands}


def test_ships_that_sail_are_told_in_their_order() -> None:
    ships = [{"seat": 1}, {"seat": 0}]
    table = two()
    position = table.position()
    position["state"]["queue"] = ships
    for player, sent in zip(position["state"]["players"], (1, 1), strict=True):
        player["ships"] = player.get("ships", 2) - sent
    table = Table.from_position(position, table.title)
    assert told(table, 0, "queue", "ships") == steps("queue", 1, 2) | steps("ships before my first", 1)
    assert told(table, 1, "queue", "ships") == steps("queue", 1, 2)
    assert "left1 ships sent>= 1" in told(table, 0)


def test_alone_the_scenario_is_told() -> None:
    table = Table.new("north", ["ulaf"], 3, {"scenario": "winter"})
    assert {"scenario winter", "players 1", "phase setup", "I am asked starting hand"} <= told(table, 0)
    assert told(table, 0, "to")
    assert told(table, 0, "tokens")
    while not table.over:
        table.push(table.decision.options[-1])
        assert told(table, 0, "left1", "behind", "ahead") == set()
