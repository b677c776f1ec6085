"""The recorded games of Colonists (tests/fixtures) are of all sorts."""

from tests.fixtures.recorded import ALL, having

GAMES = ALL["colonists"]
ERAS = "1234"


def test_there_are_enough_of_all_sorts() -> None:
    assert len(GAMES) >= 40
    assert {len(game["record"]["seats"]) for game in GAMES.values()} == {1, 2, 3, 4}
    for variant in (
        {"introductory": True},
        {"small_market": True},
        {"financial": True},
        {"smithy": "4"},
        {"farm": "1 wood"},
        {"supply": "unlimited"},
    ):
        assert having(GAMES, **variant), variant


def test_every_first_and_last_era_is_among_them() -> None:
    options = [game["record"]["options"] for game in GAMES.values()]
    pairs = {(first, last) for first in ERAS for last in ERAS if first <= last}
    assert {(one["first"], one["last"]) for one in options} >= pairs


def test_notes_of_an_era_are_taken_up_and_middles_played_again() -> None:
    began = [game["record"]["position"]["state"] for game in GAMES.values() if "position" in game["record"]]
    assert sum(state["resumed"] for state in began) >= 2
    assert sum(state["phase"] == "play" for state in began) >= 2


def test_every_way_a_game_can_end_is_among_them() -> None:
    endings = set[str]()
    for game in GAMES.values():
        first, *others = game["ranking"]
        if not others:
            endings.add("alone")
        else:
            endings.add("by dollars" if first["score"] > others[0]["score"] else "by a tie-break")
    assert endings == {"alone", "by dollars", "by a tie-break"}
