"""Giving up a Location or a Foundation as part of a building cost (IS-BLD-10..18)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-BLD-10")
def test_without_a_location_to_give_up_it_is_not_built() -> None:
    table = scene(
        barbarians=dict(wood=3, hand=["bar_raid", "com_mill"], deals=["bar_settlement"]),
        japanese=dict(built=["com_town"]),
    )
    assert table.refused("build BAR007") == "IS-BLD-10"


@proves("IS-BLD-10", "IS-Q-17")
def test_only_own_locations_are_given_up() -> None:
    table = scene(
        barbarians=dict(
            wood=3, hand=["bar_raid", "com_gallows"], deals=["bar_settlement"], built=["com_mill", "com_old_forest"]
        ),
        japanese=dict(built=["com_town", "jap_farm"], foundations=["com_rubble"]),
    )
    table.push("build BAR007")
    assert table.keys == ["give COM007", "give COM006"]
    for card in ("BAR007", "COM005", "BAR020", "COM015", "JAP001", "COM011"):
        assert table.refused(f"give {card}") == "IS-BLD-10"


@proves("IS-BLD-11", "IS-BLD-17")
@pytest.mark.parametrize(("card", "pile"), [("COM006", "common"), ("BAR012", "barbarians")])
def test_the_location_given_up_is_common_or_faction_and_goes_to_its_own_pile(card: str, pile: str) -> None:
    table = scene(barbarians=dict(wood=1, hand=["bar_raid"], built=["com_mill", "bar_sentry_tower"]), japanese={})
    table.push("build BAR007", f"give {card}")
    changes = table.changes()
    assert changes.pop("common" if pile == "common" else pile)["discard"] == [f"+{card}"]
    assert card not in table.zone("barbarians", "built")
    assert table.zone("barbarians", "discard") + table.snapshot()["common"]["discard"] == [card]


@proves("IS-BLD-13", "IS-FND-04", "IS-BLD-17")
def test_a_foundation_in_place_of_the_location() -> None:
    table = scene(barbarians=dict(wood=1, hand=["bar_raid"], built=["com_mill"], foundations=["com_town"]), japanese={})
    table.push("build BAR007")
    assert table.keys == ["give COM006", "give COM015"]
    table.push("give COM015")
    assert table.changes() == {
        "barbarians": {"wood": -1, "hand": ["-BAR007"], "built": ["+BAR007"], "foundations": ["-COM015"]},
        "common": {"discard": ["+COM015"]},
    }


@proves("IS-BLD-14", "IS-BLD-15")
def test_an_activated_location_is_given_up_with_the_goods_on_it() -> None:
    table = scene(
        barbarians=dict(worker=3, stone=2, wood=1, hand=["bar_raid"], built=["com_masons_guild"]),
        japanese={},
    )
    table.push("activate COM037", "exchange 1", "gain wood", "build BAR007")
    assert table.changes()["barbarians"] == {
        "worker": -1,
        "stone": -2,
        "wood": -1,
        "vp": 3,
        "hand": ["-BAR007"],
        "built": ["-COM037", "+BAR007"],
    }
    assert table.table.game.laid == {}
    assert not any(table.table.game.used)


@proves("IS-BLD-16")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("COM018", dict(guarded=["COM018"])),
        ("JAP016", dict(guarded=["JAP016"], used={"JAP016": 1}, laid={"JAP016": {"food": 1}})),
        ("COM021", dict(guarded=["COM021"], used={"COM021": 2}, laid={"COM021": {"worker": 2}})),
    ],
)
def test_everything_on_the_card_given_up_is_discarded(card: str, things: dict[str, object]) -> None:
    table = scene(japanese=dict(wood=1, worker=0, hand=["jap_negotiator"], built=[card], **things), romans={})
    table.push("build JAP019")
    assert {key: n for key, n in table.changes()["japanese"].items() if type(n) is int} == {"wood": -1}
    game = table.table.game
    assert game.laid == {}
    assert not any(game.guarded)
    assert not any(game.used)


@proves("IS-BLD-18")
def test_giving_up_is_not_razing() -> None:
    """Neither the Raze field, nor a Foundation, nor wood; Gallows and Raid, which pay for razing, do not notice it."""
    table = scene(
        barbarians=dict(wood=2, hand=["bar_sentry_tower"], built=["com_mill", "com_gallows", "bar_raid"]),
        japanese=dict(built=["com_armorer"]),
    )
    table.push("build BAR012", "give COM006")
    assert table.changes() == {
        "barbarians": {"wood": -2, "raze": 1, "worker": 1, "hand": ["-BAR012"], "built": ["-COM006", "+BAR012"]},
        "common": {"discard": ["+COM006"]},
    }


@proves("IS-Q-17")
def test_a_gate_is_given_up_and_the_cards_under_it_go_to_their_piles() -> None:
    table = scene(
        japanese=dict(wood=1, hand=["jap_stalls"], built=["jap_gate"], under={"jap_gate": ["COM003", "JAP001"]}),
        romans={},
    )
    table.push("build JAP016")
    assert table.changes() == {
        "japanese": {
            "wood": -1,
            "hand": ["-JAP016"],
            "built": ["-JAP013", "+JAP016"],
            "under": ["-COM003", "-JAP001"],
            "discard": ["+JAP001", "+JAP013"],
        },
        "common": {"discard": ["+COM003"]},
    }


@proves("IS-Q-17")
def test_a_shrine_is_given_up_with_the_resources_on_it() -> None:
    table = scene(
        japanese=dict(wood=1, hand=["jap_stalls"], built=["jap_shrine"], kept={"jap_shrine": {"stone": 3}}), romans={}
    )
    table.push("build JAP016")
    assert table.goods("japanese") == {"worker": 2}
    assert table.table.game.kept == {}


@proves("IS-Q-17")
def test_ruins_and_a_location_built_this_round_are_given_up() -> None:
    table = scene(
        barbarians=dict(wood=2, hand=["com_ruins", "bar_raid"], built=["com_mill"]), japanese=dict(passed=True)
    )
    table.push("build COM069", "build BAR007", "give COM069")
    assert table.zone("barbarians", "built") == ["BAR007", "COM006"]


@proves("IS-Q-17")
def test_a_location_that_was_taken_over_is_not_given_up() -> None:
    table = scene(
        egyptians=dict(food=1, hand=["egy_oasis"], built=["com_mill"], taken={"com_mill": "romans"}), romans={}
    )
    assert table.refused("build EGY005") == "IS-EGY-11"
    table = scene(
        egyptians=dict(
            food=1, hand=["egy_oasis"], built=["com_mill", "com_town", "com_rubble"], taken={"com_mill": "romans"}
        ),
        romans={},
    )
    table.push("build EGY005")
    assert table.refused("give COM006") == "IS-EGY-11"
