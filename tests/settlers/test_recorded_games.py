"""The recorded games of Settlers (tests/fixtures) are of all sorts."""

from itertools import permutations

from tests.fixtures.recorded import ALL, having

GAMES = ALL["settlers"]
FACTIONS = ("romans", "barbarians", "egyptians", "japanese")


def test_there_are_enough_of_all_sorts() -> None:
    assert len(GAMES) >= 40
    seats = [tuple(game["record"]["seats"]) for game in GAMES.values()]
    assert set(permutations(FACTIONS, 2)) <= set(seats)
    assert {(faction,) for faction in FACTIONS} <= set(seats)
    assert {len(players) for players in seats} == {1, 2, 3, 4}
    for lookout in ("standard", "alternative", "advanced"):
        counts = {len(GAMES[name]["record"]["seats"]) for name in having(GAMES, lookout=lookout)}
        assert {2, 3, 4} <= counts
    assert having(GAMES, peaceful=True)
    assert having(GAMES, faction_reshuffle=True)
    assert any("position" in game["record"] for game in GAMES.values())


def test_every_way_a_game_can_end_is_among_them() -> None:
    endings = set[str]()
    for game in GAMES.values():
        first, *others = game["ranking"]
        if not others:
            endings.add("lost alone" if first["verdict"] == "lost" else "won alone")
        elif first["score"] > others[0]["score"]:
            endings.add("by points")
        elif others[0]["place"] == 1:
            endings.add("shared")
        else:
            endings.add("by goods" if first["tiebreaks"][0] > others[0]["tiebreaks"][0] else "by cards")
    assert endings == {"won alone", "lost alone", "by points", "by goods", "by cards", "shared"}
