"""Exchange Workers (IS-EXC)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-EXC-01", "IS-EXC-02", "IS-EXC-06")
@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_2_workers_for_1_resource(good: str) -> None:
    table = scene(barbarians=dict(worker=4, built=["com_lumberjacks"]), romans={})
    table.push("exchange 1", f"gain {good}")
    assert table.changes() == {"barbarians": {"worker": -2, good: 1}}
    assert table.on("COM042") == {}
    assert table.asked == ("romans", "turn")


@proves("IS-EXC-02", "IS-EXC-03")
@pytest.mark.parametrize(("deck", "card"), [("common", "COM003"), ("faction", "BAR001")])
def test_2_workers_for_1_card_of_either_deck(deck: str, card: str) -> None:
    table = scene(barbarians=dict(deck=["BAR001"]), romans=dict(deck=["ROM001"]), deck=["COM003"])
    table.push("exchange 1", f"draw {deck}")
    assert table.changes() == {"barbarians": {"worker": -2, "hand": [f"+{card}"]}}


@proves("IS-EXC-02")
def test_these_are_all_the_rewards() -> None:
    table = scene(barbarians={}, romans={})
    table.push("exchange 1")
    assert table.keys == ["gain wood", "gain stone", "gain food", "draw common", "draw faction"]
    for reward in ("gold", "vp", "worker", "raze", "defence"):
        assert table.refused(f"gain {reward}") == "IS-EXC-02"


@proves("IS-EXC-01")
@pytest.mark.parametrize(("workers", "offered"), [(1, []), (2, [1]), (3, [1]), (5, [1, 2]), (8, [1, 2, 3, 4])])
def test_only_pairs_are_exchanged(workers: int, offered: list[int]) -> None:
    table = scene(barbarians=dict(worker=workers, hand=["com_ruins"]), romans={})
    assert [key for key in table.keys if key.startswith("exchange")] == [f"exchange {n}" for n in offered]
    assert table.refused(f"exchange {len(offered) + 1}") == "IS-EXC-01"


@proves("IS-EXC-01")
def test_workers_on_locations_are_not_exchanged() -> None:
    table = scene(
        barbarians=dict(
            worker=1,
            hand=["com_ruins"],
            built=["com_lumberjacks"],
            used={"com_lumberjacks": 1},
            laid={"com_lumberjacks": {"worker": 1}},
        ),
        romans={},
    )
    assert not [key for key in table.keys if key.startswith("exchange")]
    assert table.refused("exchange 1")


@proves("IS-EXC-04", "IS-Q-29")
def test_several_pairs_in_one_action_each_for_a_reward_of_its_own() -> None:
    table = scene(barbarians=dict(worker=7), romans={})
    table.push("exchange 3", "gain wood", "gain food", "gain wood")
    assert table.changes() == {"barbarians": {"worker": -6, "wood": 2, "food": 1}}
    assert table.asked == ("romans", "turn")


@proves("IS-Q-29")
def test_all_workers_go_first_and_a_card_is_seen_before_the_next_reward() -> None:
    table = scene(barbarians=dict(worker=4), romans={}, deck=["COM003", "COM006"])
    table.push("exchange 2")
    assert table.changes() == {"barbarians": {"worker": -4}}
    table.push("draw common")
    assert table.changes() == {"barbarians": {"hand": ["+COM003"]}}
    assert table.asked == ("barbarians", "exchange")
    table.push("draw common")
    assert table.changes() == {"barbarians": {"hand": ["+COM006"]}}


@proves("IS-EXC-05")
def test_as_often_as_one_likes_in_a_round() -> None:
    table = scene(barbarians=dict(worker=8, hand=["com_ruins"]), romans=dict(passed=True))
    for _ in range(4):
        table.push("exchange 1", "gain stone")
    assert table.changes() == {"barbarians": {"worker": -8, "stone": 4}}


@proves("IS-EXC-06", "IS-GRL-03")
def test_exchanged_workers_go_to_the_general_supply() -> None:
    """They lie nowhere, and nobody has them."""
    table = scene(barbarians=dict(worker=4, built=["com_gold_mine"]), romans={})
    table.push("exchange 2", "gain wood", "gain wood")
    assert table.changes() == {"barbarians": {"worker": -4, "wood": 2}}
    assert table.table.game.laid == {}
    assert not any(table.table.game.used)
