"""Samurai of the Japanese (IS-SAM)."""

import pytest

from stead.titles.settlers.events import SamuraiLost
from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-SAM-01", "IS-SAM-04")
def test_any_number_of_workers_become_samurai_and_the_action_is_still_there() -> None:
    table = scene(japanese=dict(worker=5, built=["jap_farm", "jap_stalls", "jap_dojo"]), romans={})
    table.push("samurai JAP001", "samurai JAP016", "samurai JAP024")
    assert table.changes() == {"japanese": {"worker": -3}}
    assert [table.on(card) for card in ("JAP001", "JAP016", "JAP024")] == [{"samurai": True}] * 3
    assert table.asked == ("japanese", "turn")
    table.push("exchange 1", "gain wood")
    assert table.asked == ("romans", "turn")


@proves("IS-SAM-01")
def test_only_on_ones_own_locations_and_only_in_ones_own_turn() -> None:
    table = scene(japanese=dict(hand=["jap_farm"]), romans=dict(built=["rom_legion"]), turn="japanese")
    assert table.refused("samurai JAP001") == "IS-SAM-01"
    assert table.refused("samurai ROM017") == "IS-SAM-01"
    table = scene(japanese=dict(built=["jap_farm"]), romans={}, turn="romans")
    assert table.refused("samurai JAP001", by="japanese") == "IS-SAM-01"


@proves("IS-SAM-01")
@pytest.mark.parametrize(("faction", "card"), [("romans", "ROM017"), ("barbarians", "BAR012"), ("egyptians", "EGY011")])
def test_only_the_japanese_have_samurai(faction: str, card: str) -> None:
    table = scene(**{faction: dict(built=[card])}, japanese={})
    assert not [key for key in table.keys if key.startswith("samurai")]
    assert table.refused(f"samurai {card}") == "IS-SAM-01"


@proves("IS-SAM-01")
def test_without_workers_there_are_none() -> None:
    table = scene(japanese=dict(worker=0, hand=["com_ruins"], built=["jap_farm"]), romans={})
    assert table.refused("samurai JAP001") == "IS-SAM-01"


@proves("IS-SAM-02")
def test_one_samurai_to_a_location() -> None:
    table = scene(japanese=dict(worker=4, built=["jap_farm", "jap_stalls"], guarded=["jap_farm"]), romans={})
    assert [key for key in table.keys if key.startswith("samurai")] == ["samurai JAP016"]
    assert table.refused("samurai JAP001") == "IS-SAM-02"


@proves("IS-SAM-03")
def test_never_on_a_common_location() -> None:
    table = scene(japanese=dict(worker=4, built=["com_mill"]), romans={})
    assert not [key for key in table.keys if key.startswith("samurai")]
    assert table.refused("samurai COM006") == "IS-SAM-03"


@proves("IS-SAM-05", "IS-Q-42")
def test_a_samurai_is_not_moved_taken_back_or_used() -> None:
    """Of 2 Workers one stands on the Farm: 1 is left, for no exchange; when it is gone there is no other Samurai."""
    table = scene(japanese=dict(hand=["com_ruins"], built=["jap_farm", "jap_stalls", "com_lumberjacks"]), romans={})
    table.push("samurai JAP001")
    assert table.refused("exchange 1")
    table.push("activate COM042")
    table.push("pass", by="romans")
    assert table.refused("samurai JAP016") == "IS-SAM-05"
    assert table.on("JAP001") == {"samurai": True}


@proves("IS-SAM-05", "IS-Q-42")
def test_a_samurai_pays_for_nothing() -> None:
    table = scene(
        japanese=dict(worker=0, hand=["com_ruins"], built=["jap_farm", "com_lumberjacks"], guarded=["jap_farm"]),
        romans={},
    )
    assert table.refused("activate COM042")


@proves("IS-SAM-06")
def test_samurai_stay_over_cleanup() -> None:
    table = scene(japanese=dict(worker=3, built=["jap_farm"]), romans={})
    table.push("samurai JAP001").next_round().next_round()
    assert table.on("JAP001") == {"samurai": True}


@proves("IS-SAM-07")
def test_a_samurai_adds_1_raze_token() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["jap_farm", "jap_stalls"], guarded=["jap_farm"]))
    assert [key for key in table.keys if key.startswith("raze")] == ["raze JAP016"]
    table = scene(barbarians=dict(raze=3), japanese=dict(built=["jap_farm", "jap_stalls"], guarded=["jap_farm"]))
    table.push("raze JAP001")
    assert table.goods("barbarians") == {"worker": 2, "vp": 1}


@proves("IS-SAM-08")
def test_it_goes_to_the_general_supply_with_the_razed_location() -> None:
    table = scene(barbarians=dict(raze=3), japanese=dict(built=["jap_farm"], guarded=["jap_farm"]))
    table.push("raze JAP001")
    assert table.changes() == {
        "barbarians": {"raze": -3, "vp": 1},
        "japanese": {"built": ["-JAP001"], "discard": ["+JAP001"]},
    }
    assert not any(table.table.game.guarded)


@proves("IS-SAM-09")
@pytest.mark.parametrize("card", ["JAP013", "JAP015"])
def test_also_on_locations_that_cannot_be_razed(card: str) -> None:
    table = scene(japanese=dict(built=[card]), romans={})
    table.push(f"samurai {card}")
    assert table.changes() == {"japanese": {"worker": -1}}
    assert table.on(card) == {"samurai": True}


@proves("IS-Q-41")
def test_the_ninjas_bring_2_samurai_onto_different_free_locations() -> None:
    """From the general supply, at once, Ninjas itself included; not where one stands already."""
    table = scene(
        japanese=dict(
            stone=1,
            hand=["jap_ninjas"],
            built=["jap_farm", "jap_stalls", "jap_dojo", "com_mill"],
            guarded=["jap_farm"],
            foundations=["com_town"],
        ),
        romans={},
    )
    table.push("build JAP026", "give COM015")
    assert table.asked == ("japanese", "samurai")
    assert sorted(table.keys) == ["samurai JAP016", "samurai JAP024", "samurai JAP026"]
    table.push("samurai JAP026")
    assert sorted(table.keys) == ["samurai JAP016", "samurai JAP024"]
    table.push("samurai JAP016")
    assert table.changes()["japanese"] == {
        "stone": -1,
        "hand": ["-JAP026"],
        "built": ["+JAP026"],
        "foundations": ["-COM015"],
    }
    assert [table.on(card) for card in ("JAP016", "JAP024", "JAP026")] == [{"samurai": True}, {}, {"samurai": True}]


@proves("IS-Q-41")
def test_with_no_more_places_than_samurai_there_is_nothing_to_choose() -> None:
    table = scene(
        japanese=dict(stone=1, hand=["jap_ninjas"], built=["jap_stalls"], foundations=["com_town"]), romans={}
    )
    table.push("build JAP026", "give COM015")
    assert table.on("JAP016") == table.on("JAP026") == {"samurai": True}
    assert table.asked == ("romans", "turn")


@proves("IS-Q-41")
def test_a_samurai_of_the_ninjas_without_a_place_is_lost() -> None:
    table = scene(japanese=dict(stone=1, worker=0, hand=["jap_ninjas"], foundations=["com_town"]), romans={})
    table.push("build JAP026")
    assert table.on("JAP026") == {"samurai": True}
    assert table.goods("japanese") == {}
    assert SamuraiLost(0) in table.table.events


@proves("IS-Q-42")
def test_effects_that_name_samurai_count_them() -> None:
    """Daimyo's Castle: 1 VP per Samurai, at most 3."""
    table = scene(
        japanese=dict(
            stone=2,
            hand=["JAP009"],
            built=["jap_farm", "jap_stalls"],
            guarded=["jap_farm", "jap_stalls"],
            foundations=["com_town"],
        ),
        romans={},
    )
    table.push("build JAP009", "give COM015")
    assert table.goods("japanese")["vp"] == 2


@proves("IS-Q-42")
def test_samurai_do_not_count_in_the_tie_break() -> None:
    table = scene(
        japanese=dict(worker=2, built=["jap_farm"], guarded=["jap_farm"]),
        romans=dict(worker=3, vp=2, passed=True),
        round=5,
    )
    table.push("pass")
    assert [(place.seat, place.tiebreaks[0]) for place in table.table.ranking] == [(1, 3), (0, 2)]
