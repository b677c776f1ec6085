"""Open and hidden information (FG-INF): what a seat, and a spectator, gets to see."""

from typing import Any

import pytest

from stead.titles.founders.events import LaidDown, Played, Recalled, RecalledOpenly
from tests.founders.scene import BOX, Scene, scene
from tests.properties.founders.ignorance import drawn
from tests.proves import proves

VIEWERS = ["savvas", "humans", None]
CALLER = dict(hand=["trade", "call"], discard=["build", "upgrade"])


def seen(table: Scene, viewer: str | None, name: str | None = None) -> Any:
    """The whole table, or one player, as somebody sees it."""
    data = table.table.view(None if viewer is None else table.seat(viewer)).data()
    return data if name is None else data["players"][table.seat(name)]


@proves("FG-INF-01", "FG-BAD-73")
@pytest.mark.parametrize("viewer", ["savvas", "humans", "orchids", None])
def test_a_vote_is_hidden_until_all_are_in(viewer: str | None) -> None:
    """Whatever the Savvas vote, the others see the same."""
    views = []
    for token, stake in (("circle", "2 1"), ("triangle", "0 0")):
        table = scene(savvas=CALLER | dict(temporary=2, permanent=1), humans={}, orchids={}).push("call", "coin")
        table.push(f"vote {token}", f"stake {stake}", by="savvas")
        views.append(seen(table, viewer))
    assert (views[0] == views[1]) == (viewer != "savvas")


@proves("FG-INF-01", "FG-VOT-05")
def test_whoever_searches_does_not_know_the_votes_of_others() -> None:
    """Dealt anew, the Savvas' vote is anything, the own one what it is."""
    table = scene(
        savvas=CALLER | dict(temporary=2, permanent=1), humans=dict(temporary=2), orchids=dict(permanent=1)
    ).push("call", "coin")
    table.push("vote circle", "stake 2 1", by="savvas").push("vote square", "stake 1 0", by="humans")
    dealt = [table.table.determinize(1, seed).game.players for seed in range(30)]
    assert len({(players[0].ballot, players[0].stake) for players in dealt}) > 5
    assert {(players[1].ballot, players[1].stake) for players in dealt} == {(1, (1, 0))}


@proves("FG-INF-02", "FG-BAS-03", "FG-Q-78")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_played_face_down_is_known_to_its_owner_only(viewer: str | None) -> None:
    """And stays so in the discard pile, where face-up cards stay open."""
    table = scene(savvas=dict(discard=["build", "trade"], face_down=["trade"]), humans={})
    table.push("lay upgrade", "coin")
    pile = seen(table, viewer, "savvas")
    known = ["build", "trade", "upgrade"] if viewer == "savvas" else ["build", None, None]
    assert (pile["discard"], pile["face_down"]) == (known, [False, True, True])
    assert LaidDown.secret == ("card",)


@proves("FG-Q-78")
@pytest.mark.parametrize(("card", "kind"), [("trade", Recalled), ("build", RecalledOpenly)])
def test_a_face_down_card_that_comes_back_stays_secret(card: str, kind: type[Any]) -> None:
    table = scene(orchids=dict(discard=["build", "trade"], face_down=["trade"], houses=["A1"]), humans={})
    table.push("lay upgrade", "worker mat", f"recall {card}")
    (event,) = table.events(kind)
    assert ("card" in event.secret) == (kind is Recalled)


@proves("FG-Q-77")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_money_is_open_and_hands_are_not(viewer: str | None) -> None:
    table = scene(savvas=dict(coins=5, temporary=2, permanent=3), humans={})
    player = seen(table, viewer, "savvas")
    assert (player["coins"], player["temporary"], player["permanent"], player["cards"]) == (5, 2, 3, 6)
    assert (player["hand"] is not None) == (viewer == "savvas")


@proves("FG-Q-77")
def test_the_choices_of_another_do_not_tell_his_hand() -> None:
    table = scene(savvas=dict(hand=["trade", "call"]), humans={})
    assert seen(table, "savvas")["asked"][0]["options"] is not None
    for viewer in ("humans", None):
        assert seen(table, viewer)["asked"][0]["options"] is None


@proves("FG-INF-03")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_advisor_deck_only_the_level_on_top_is_seen(viewer: str | None) -> None:
    one = scene(savvas={}, humans={}, advisors=["caravaneer", "quartermaster"])
    other = scene(savvas={}, humans={}, advisors=["mason", "caravaneer"])
    third = scene(savvas={}, humans={}, advisors=["marshal", "caravaneer"])
    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, viewer)["advisors"] == [2, 14]
    assert seen(third, viewer)["advisors"] == [3, 14]


@proves("FG-INF-04")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_prestige_card_comes_next_is_unknown(viewer: str | None) -> None:
    one = scene(savvas={}, humans={}, deck=["courthouse", "town_hall"])
    other = scene(savvas={}, humans={}, deck=["town_hall", "ghost_fortress"])
    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, viewer)["prestige"] == 18


@proves("FG-INF-03", "FG-INF-04")
def test_whoever_searches_does_not_know_the_decks() -> None:
    """Dealt anew: the levels of the advisors stay in layers, the rest may lie in any order."""
    table = scene(savvas={}, humans={})
    game = table.game
    dealt = [table.table.determinize(0, seed).game for seed in range(20)]
    assert len({drawn(one)[0] for one in dealt}) == len({drawn(one)[1] for one in dealt}) == 20
    levels = [BOX.advisors[number].level for number in game.advisor_deck]
    assert all([BOX.advisors[number].level for number in one.advisor_deck] == levels for one in dealt)
    assert all(sorted(one.prestige_deck) == sorted(game.prestige_deck) for one in dealt)


@proves("FG-INF-02")
def test_whoever_searches_does_not_know_face_down_cards() -> None:
    table = scene(savvas={}, humans=dict(discard=["build", "trade", "recruit"], face_down=["trade", "recruit"]))
    dealt = [table.table.determinize(0, seed).game.players[1] for seed in range(30)]
    assert len({tuple(player.discard[1:]) for player in dealt}) > 5
    assert {player.discard[0] for player in dealt} == {BOX.card["build"]}
    own = [table.table.determinize(1, seed).game.players[1].discard for seed in range(5)]
    assert own == [table.player("humans").discard] * 5


@proves("FG-INF-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_open(viewer: str | None) -> None:
    """Board, tracker, market, offer, points, income, markers and cubes are the same for all."""
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}, houses=["A1"], bridges=["K1"], access=["Q3"], vp=12),
        humans=dict(storages={"people": ["Q3"]}),
        roads="F4",
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"books": "humans"}, worker="savvas")},
    )
    data, mine = seen(table, viewer), seen(table, viewer, "savvas")
    assert data["roads"] == ["F4"]
    assert [(s["resource"], s["owner"], s["access"]) for s in data["storages"]] == [
        ("stone", 0, [0]),
        ("people", 1, [0, 1]),
    ]
    assert data["tracker"]["people"] == {"own": [1], "access": [0]}
    assert [cell["advisor"] for cell in data["market"]] == table.market
    assert [cell["building"] for cell in data["offer"]] == table.offer
    assert (mine["vp"], mine["income"], mine["houses"], mine["bridges"]) == (12, 1, ["A1"], ["K1"])
    (university,) = data["buildings"]
    assert [slot["cube"] for slot in university["cubes"]] == ["neutral", 1, None]
    assert university["worker"] == 0


@proves("FG-INF-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_played_face_up_is_seen_by_all(viewer: str | None) -> None:
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans={}).push("play trade", "store stone", "at L2")
    assert [(event.seat, event.card) for event in table.events(Played)] == [(0, "trade")]
    assert Played.secret == ()
    assert seen(table, viewer, "savvas")["discard"] == ["trade"]
