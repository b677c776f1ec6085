"""The recorded games of Founders (tests/fixtures) are of all sorts."""

from functools import cache

from stead import Table
from stead.titles.founders.events import Lost, Reshuffled, TieDecided
from tests.fixtures.recorded import ALL, having
from tests.founders.scene import BOX

GAMES = ALL["founders"]


@cache
def ended(name: str) -> Table:
    return Table.replay(GAMES[name]["record"])


def test_there_are_enough_of_all_sorts() -> None:
    assert len(GAMES) >= 30
    for side in ("symmetric", "thematic"):
        assert {len(GAMES[name]["record"]["seats"]) for name in having(GAMES, board=side)} == {1, 2, 3, 4}
    for variant in ({"workers": False}, {"achievements": True}, {"mirror": True}):
        assert {len(GAMES[name]["record"]["seats"]) for name in having(GAMES, **variant)} >= {2, 3, 4}
    assert sum("position" in game["record"] for game in GAMES.values()) >= 2


def test_every_race_is_led_in_one_of_them() -> None:
    led = {BOX.races[player.race].name for name in GAMES for player in ended(name).game.players}
    assert led == set(BOX.race)


def test_every_way_a_game_can_end_is_among_them() -> None:
    endings = set[str]()
    for name in GAMES:
        table, game = ended(name), ended(name).game
        if game.solo:
            reasons = [event.reason for event in table.events if isinstance(event, Lost)]
            endings.add(f"lost by {reasons[0]}" if reasons else "won alone")
            continue
        endings.add("six completed" if game.completed >= 6 else "no building left")
        first, second = table.ranking[:2]
        if first.score == second.score:
            endings.add("a tie for the holder" if first.seat == game.active else "a tie for the nearest")
    alone = {"lost by markers", "lost by unfinished", "lost by too-few", "won alone"}
    assert endings == {"six completed", "no building left", "a tie for the holder", "a tie for the nearest", *alone}


def test_what_seldom_happens_is_among_them() -> None:
    told = {type(event) for name in GAMES for event in ended(name).events}
    assert {TieDecided, Reshuffled} <= told
