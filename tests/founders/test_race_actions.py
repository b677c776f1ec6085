"""What the workers of each race do on its mat: a row for each, and somebody who looks on."""

from typing import Any

import pytest

from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

BYSTANDER = dict(vp=9, storages={"people": ["Q3"]}, houses=["S1"], hand=["trade", "recruit", "call"])


def at_the_mat(race: str, other: str = "humans", **more: Any) -> Scene:
    """That race with a house and a free worker, asked which basic action it takes; a rival with more points."""
    mine = dict(houses=["A1"], coins=5) | more.pop("mine", {})
    return scene(**{race: mine, other: BYSTANDER | more.pop("rival", {})}, **more).push("lay trade")


def ready(table: Scene, other: str = "humans") -> None:
    """The worker stands on the mat, the turn is over, the next player has the free choice of a turn."""
    used = table.game.players[0]
    assert (used.workers, used.used_mat) == (0, True)
    assert table.asked == (other, "turn")


@proves("FG-WRK-02", "FG-WRK-03")
def test_savvas_lay_up_to_two_roads_for_a_point() -> None:
    """One at least."""
    table = at_the_mat("savvas", mine=dict(storages={"stone": ["E3"]}))
    table.push("worker mat", "road F4")
    assert table.changes() == {"savvas": {"workers": -1}, "board": {"roads": ["+F4"]}}
    table.push("road G5")
    assert table.changes() == {"savvas": {"vp": 1}, "board": {"roads": ["+G5"]}}
    ready(table)
    table = at_the_mat("savvas").push("worker mat", "road A2")
    table.push("no road")
    assert table.changes() == {"savvas": {"workers": -1, "vp": 1}, "board": {"roads": ["+A2"]}}
    ready(table)


@pytest.mark.parametrize(("choice", "goods"), [("choose 1", {"coins": 2}), ("choose 2", {"temporary": 2})])
@proves("FG-WRK-02", "FG-WRK-03")
def test_humans_take_coins_or_influence(choice: str, goods: dict[str, int]) -> None:
    table = scene(humans=dict(houses=["A1"]), savvas=dict(houses=["S1"])).push("lay trade", "worker mat", choice)
    assert table.changes() == {"humans": goods | {"workers": -1}}
    ready(table, "savvas")


@proves("FG-WRK-02", "FG-WRK-03", "FG-Q-42", "FG-Q-44")
def test_harrowers_recruit_with_the_influence() -> None:
    table = at_the_mat(
        "harrowers",
        mine=dict(storages={"plants": ["E3"]}),
        market=["scholar", "caravaneer", "foreman", "huckster"],
        advisors=["carpenter"],
    )
    table.push("worker mat")  # the only one they can hire, for 1 coin, is the Caravaneer
    assert table.changes() == {"harrowers": {"workers": -1, "coins": -1, "temporary": 1, "permanent": 1, "vp": 1}}
    assert "caravaneer" in table.hand("harrowers")
    assert table.market == ["scholar", "foreman", "huckster", "carpenter"]
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
def test_quatryls_upgrade_for_2_coins_less_without_a_road() -> None:
    table = at_the_mat("quatryls", mine=dict(storages={"tools": ["A4"], "metal": ["C4"]}), roads="B5")
    table.push("worker mat", "at A6 1")
    assert table.changes() == {
        "quatryls": {"workers": -1, "coins": -2, "vp": 2 + 2, "income": 1, "storages": ["+machinery A6 A7 B7"]}
    }
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
@pytest.mark.parametrize(
    ("access", "coins"),
    [
        ([[], []], None),
        ([["E3"], []], 1),
        ([["E3", "J13"], []], 1),  # counted by rivals, not by storages
        ([["E3"], ["E3"]], 2),
    ],
)
def test_valraths_live_on_those_who_have_access(access: list[list[str]], coins: int | None) -> None:
    table = scene(
        valraths=dict(houses=["A1"], storages={"metal": ["E3", "J13"]}),
        humans=dict(access=access[0]),
        savvas=dict(access=access[1], storages={"stone": ["Q3"]}),
        orchids={},
    ).push("lay trade")
    if coins is None:
        assert table.refused("worker mat") == "FG-WRK-02"
        return
    table.push("worker mat")
    assert table.changes() == {"valraths": {"workers": -1, "coins": coins}}
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
@pytest.mark.parametrize(("points", "crystals"), [((5, 5), 1), ((5, 6), 2), ((6, 6), 3)])
def test_inox_gain_influence_when_behind(points: tuple[int, int], crystals: int) -> None:
    table = scene(
        inox=dict(houses=["A1"], vp=5), humans=dict(vp=points[0], houses=["S1"]), savvas=dict(vp=points[1])
    ).push("lay trade", "worker mat")
    assert table.changes() == {"inox": {"workers": -1, "temporary": crystals}}
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
def test_vermlings_gain_a_coin_and_lay_a_road() -> None:
    table = at_the_mat("vermlings").push("worker mat", "road B2")
    assert table.changes() == {"vermlings": {"workers": -1, "coins": 1}, "board": {"roads": ["+B2"]}}
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
def test_orchids_take_a_card_back_and_gain_points() -> None:
    """Not the one just played, which is not discarded yet (FG-Q-46)."""
    table = at_the_mat("orchids", mine=dict(hand=["trade", "call"], discard=["build", "income", "recruit"]))
    table.push("worker mat")
    assert table.keys == ["recall build", "recall recruit", "no card"]
    table.push("recall build")
    assert (table.hand("orchids"), table.discard("orchids")) == (["build", "call"], ["income", "recruit", "trade"])
    assert table.changes() == {"orchids": {"workers": -1, "vp": 3}}
    ready(table)


@proves("FG-WRK-02", "FG-WRK-03")
def test_aesthers_do_what_a_building_of_theirs_does() -> None:
    """Although a rival's worker stands on its card; not where they have no cube."""
    table = at_the_mat(
        "aesthers",
        mine=dict(home="stone"),
        buildings={
            "courthouse": dict(at="I3 J3 I4 J4", cubes={"books": "aesthers", "people": "humans"}, worker="humans"),
            "golden_lion": dict(at="D1 E1 F1", cubes={"leather": "aesthers"}),
            "grand_theater": dict(at="I11 J11 K11 J12", cubes={"books": "humans"}),
        },
    )
    assert table.refused("worker courthouse") == "FG-WRK-05"
    table.push("worker mat")
    assert table.keys == ["copy courthouse", "copy golden_lion"]
    table.push("copy courthouse")
    assert table.changes() == {"aesthers": {"workers": -1, "permanent": 1}}
    assert (table.building("courthouse")["worker"], table.building("golden_lion")["worker"]) == ("humans", None)
    ready(table)


@proves("FG-WRK-02")
def test_aesthers_without_a_cube_do_nothing() -> None:
    table = at_the_mat("aesthers", mine=dict(home="stone"))
    assert table.refused("worker mat") == "FG-WRK-02"


def test_no_race_is_forgotten() -> None:
    rows = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(race.name in rows for race in BOX.races)
