"""The solo game against the virtual player: its set-up and its round (IS-SOL-01..17)."""

import pytest

from stead import Table
from stead.titles.settlers.events import Took, VirtualDrew
from tests.proves import proves
from tests.settlers.scene import scene
from tests.settlers.solo import (
    ARMORER,
    ATTACK,
    COMMON,
    MARKETPLACE,
    OLD_FOREST,
    ROBBERS,
    SPIES,
    TEMPLE_OF_RA,
    phases,
    revealed,
    row,
    spoils,
)

# The set-up


@proves("IS-SOL-01", "IS-SOL-02")
def test_one_player_against_a_virtual_one() -> None:
    """Only the player is ever asked; the virtual player has no faction, no Goods and no score."""
    table = Table.new("settlers", ["romans"], seed=3)
    while not table.over:
        assert [decision.seat for decision in table.decisions] == [0]
        virtual = table.game.players[1]
        assert virtual.faction == "virtual"
        assert not any(virtual.goods)
        assert not virtual.hand
        table.push(table.decision.options[0])
    assert len(table.scores) == 1


@proves("IS-SOL-05")
def test_set_up_as_usual_with_one_faction() -> None:
    table = Table.new("settlers", ["japanese"], seed=5)
    state = table.position()["state"]
    hand = state["players"][0]["hand"]
    drawn_in_lookout = 1
    assert sum(id.startswith("JAP") for id in hand) == 2 + drawn_in_lookout
    assert sum(id.startswith("COM") for id in hand) == 2
    assert state["players"][0].get("goods", {}) == {}
    assert (state["round"], state["first"]) == (1, 0)
    used = hand + state["deck"] + state["row"] + state["players"][0]["deck"] + state["players"][1]["deck"]
    assert {id[:3] for id in used} == {"JAP", "COM", "ATT"}


@proves("IS-SOL-06", "IS-SOL-07")
def test_the_attack_deck_is_shuffled_and_one_card_revealed() -> None:
    orders = set()
    for seed in range(5):
        _, virtual = Table.new("settlers", ["romans"], seed=seed).position()["state"]["players"]
        assert len(virtual["deals"]) == 1
        assert sorted(virtual["deck"] + virtual["deals"]) == sorted(id for ids in ATTACK.values() for id in ids)
        orders.add((*virtual["deck"], *virtual["deals"]))
    assert len(orders) == 5


# The round


@proves("IS-SOL-08", "IS-SOL-18", "IS-SOL-37")
def test_five_phases_and_then_the_next_round() -> None:
    table = scene(round=1, phase="lookout", romans={})
    while table.table.game.round == 1:
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert phases(table) == ["production", "action", "cleanup", "attack", "lookout"]
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-09", "IS-SOL-10")
def test_lookout_begins_with_a_faction_card_and_four_common_ones() -> None:
    table = scene(phase="lookout", romans=dict(deck=["ROM005"]), deck=COMMON[:8:2])
    assert table.zone("romans", "hand") == ["ROM005"]
    assert table.keys == [f"take {id}" for id in COMMON[:8:2]]
    table.push(f"take {COMMON[2]}")
    assert table.zone("romans", "hand") == [COMMON[2], "ROM005"]


@proves("IS-SOL-11", "IS-SOL-12", "IS-SOL-13")
def test_the_other_cards_of_lookout_are_shared_with_the_virtual_player() -> None:
    """A random one of three to him, one of two to the player, the last to him."""
    given = set()
    for chance in range(20):
        table = scene(phase="lookout", chance=chance, romans=dict(deck=["ROM005"]), deck=COMMON[:8:2])
        table.push(f"take {COMMON[0]}")
        (first,) = table.zone("virtual", "built")
        given.add(first)
        left = [id for id in COMMON[2:8:2] if id != first]
        assert table.keys == [f"take {id}" for id in left]
        table.push(f"take {left[0]}")
        assert table.zone("romans", "hand") == [COMMON[0], left[0], "ROM005"]
        assert table.zone("virtual", "built") == sorted([first, left[1]])
        assert table.asked == ("romans", "turn")
    assert given == set(COMMON[2:8:2])


@proves("IS-SOL-11")
def test_the_random_card_of_lookout_is_neither_foreseen_nor_taken_back() -> None:
    table = scene(phase="lookout", romans=dict(deck=["ROM005"]), deck=COMMON[:8:2]).table
    ahead = table.foresee(f"take {COMMON[0]}")
    assert (ahead.events, ahead.whole) == ([Took(0, COMMON[0])], False)
    table.push(f"take {COMMON[0]}")
    assert isinstance(table.undo_stop(0), VirtualDrew)
    table.push(table.decision.options[0])  # which one is left for the virtual player was plain to see
    assert table.undo_stop(0) is None


@proves("IS-SOL-14")
def test_the_other_phases_are_the_players_alone() -> None:
    """The virtual player's Locations bring him nothing, and nobody asks him for a turn or what he stores."""
    virtual = dict(built=[OLD_FOREST, "COM033"], deals=["ATT001"])
    table = scene(phase="production", romans=dict(worker=2), virtual=virtual)
    assert table.goods("romans") == {"worker": 2 + 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    assert spoils(table) == {}
    table.push("exchange 1", "gain wood")
    assert table.asked == ("romans", "turn")
    table.push("pass", "store nothing")
    assert table.goods("romans") == spoils(table) == {}
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-04")
def test_points_are_tracked_as_usual() -> None:
    table = scene(romans=dict(worker=3, stone=1, built=["COM034"]))
    table.push("activate COM034")
    assert table.changes() == {"romans": {"worker": -1, "stone": -1, "vp": 2}}
    assert table.table.scores == [2]


@proves("IS-SOL-15", "IS-SOL-17")
def test_his_cards_are_locations_that_can_be_razed() -> None:
    """For their goods; no Foundation, no wood: the card is discarded."""
    table = scene(romans=dict(raze=2), virtual=dict(built=[ARMORER, MARKETPLACE]))
    table.push(f"raze {ARMORER}")
    assert table.changes() == {
        "romans": {"raze": -2, "vp": 1, "stone": 1},
        "virtual": {"built": [f"-{ARMORER}"]},
        "common": {"discard": [f"+{ARMORER}"]},
    }
    assert table.asked == ("romans", "turn")


@proves("IS-SOL-15")
def test_his_cards_are_locations_for_actions() -> None:
    """Engineers discard one, Pack loots one, Temple of Ra takes one over."""
    virtual = dict(built=[ARMORER, MARKETPLACE])
    engineers = scene(romans=dict(worker=4, built=["ROM008"]), virtual=virtual)
    engineers.push("activate ROM008", f"target {ARMORER}")
    assert engineers.zone("virtual", "built") == [MARKETPLACE]
    pack = scene(barbarians=dict(worker=3, built=["BAR016"]), virtual=virtual)
    pack.push("activate BAR016", f"loot gold {MARKETPLACE}")
    assert pack.changes() == {"barbarians": {"worker": -1, "gold": 1}}
    temple = scene(egyptians=dict(built=[TEMPLE_OF_RA]), virtual=virtual)
    temple.push(f"activate {TEMPLE_OF_RA}", f"target {ARMORER}")
    assert temple.changes() == {"egyptians": {"built": [f"+{ARMORER}"]}, "virtual": {"built": [f"-{ARMORER}"]}}


@proves("IS-SOL-16", "IS-Q-54")
def test_robbers_take_a_revealed_attack_card_out_of_the_game() -> None:
    table = scene(barbarians=dict(worker=3, built=[ROBBERS]), virtual=dict(deals=row("wood", "gold", "vp")))
    table.push(f"activate {ROBBERS}")
    assert table.keys == ["target virtual ATT004", "target virtual ATT011", "target virtual ATT013"]
    table.push("target virtual ATT011")
    assert table.changes() == {
        "barbarians": {"worker": -1, "vp": 1},
        "virtual": {"deals": ["-ATT011"], "discard": ["+ATT011"]},
    }
    assert revealed(table) == ["wood", "vp"]


@proves("IS-SOL-16", "IS-Q-54")
def test_spies_take_an_attack_card_as_a_deal_with_its_target() -> None:
    table = scene(romans=dict(worker=4, built=[SPIES]), virtual=dict(deals=row("wood", "gold", "vp")))
    table.push(f"activate {SPIES}", "target virtual ATT011")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1, "deals": ["+ATT011"]},
        "virtual": {"deals": ["-ATT011"]},
    }
    while table.table.game.round == 2 or table.asked[1] == "draft":
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert table.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1, "gold": 1, "vp": 1}


@proves("IS-Q-54")
@pytest.mark.parametrize(("gone", "left"), [("ATT004", ["worker", "wood"]), ("ATT005", ["wood", "worker"])])
def test_of_two_equal_attack_cards_either_can_be_chosen(gone: str, left: list[str]) -> None:
    """They lie at different places of the row, so it matters which one goes."""
    table = scene(barbarians=dict(worker=3, built=[ROBBERS]), virtual=dict(deals=["ATT004", "ATT001", "ATT005"]))
    table.push(f"activate {ROBBERS}", f"target virtual {gone}")
    assert revealed(table) == left
    assert table.asked == ("barbarians", "turn")
