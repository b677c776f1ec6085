"""Foundations (IS-FND)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-FND-01", "IS-FND-02")
def test_a_razed_location_becomes_a_foundation_and_gives_its_owner_1_wood() -> None:
    table = scene(barbarians=dict(raze=2), romans=dict(built=["com_mill"]), egyptians=dict(built=["com_town"]))
    table.push("raze COM006")
    changes = table.changes()
    assert changes["romans"] == {"wood": 1, "built": ["-COM006"], "foundations": ["+COM006"]}
    assert "egyptians" not in changes
    assert "common" not in changes


@proves("IS-FND-03", "IS-Q-23")
@pytest.mark.parametrize("verb", ["activate", "build", "raze", "defend", "samurai", "deal"])
def test_a_foundation_has_no_other_use(verb: str) -> None:
    table = scene(
        japanese=dict(wood=2, food=1, raze=3, defence=1, foundations=["com_lumberjacks"]), romans=dict(raze=3)
    )
    assert table.refused(f"{verb} COM042")


@proves("IS-FND-03", "IS-Q-23")
def test_an_opponents_foundation_is_not_razed() -> None:
    table = scene(barbarians=dict(raze=5), romans=dict(foundations=["com_armorer"]))
    assert not [key for key in table.keys if key.startswith("raze")]
    assert table.refused("raze COM018")


@proves("IS-FND-03", "IS-BLD-13")
def test_it_pays_where_a_location_is_asked_for_and_only_there() -> None:
    hand = ["bar_raid", "bar_settlement"]
    table = scene(barbarians=dict(wood=2, hand=hand, foundations=["com_mill"]), romans=dict(passed=True))
    table.push("build BAR020")
    assert table.zone("barbarians", "foundations") == ["COM006"]
    table.push("build BAR007", "give COM006")
    assert table.zone("barbarians", "foundations") == []


@proves("IS-FND-04")
def test_a_foundation_given_up_is_discarded() -> None:
    table = scene(barbarians=dict(wood=1, hand=["bar_raid"], foundations=["com_mill"]), romans={})
    table.push("build BAR007")
    assert table.changes() == {
        "barbarians": {"wood": -1, "hand": ["-BAR007"], "built": ["+BAR007"], "foundations": ["-COM006"]},
        "common": {"discard": ["+COM006"]},
    }


@proves("IS-FND-04")
def test_a_faction_card_that_was_a_foundation_goes_to_its_own_pile() -> None:
    """Sanctuary makes Foundations of any card."""
    table = scene(
        egyptians=dict(food=1, hand=["egy_oasis"], foundations=["egy_pyramid"], hidden=["egy_pyramid"]), romans={}
    )
    table.push("build EGY005")
    assert table.zone("egyptians", "discard") == ["EGY028"]


@proves("IS-FND-05")
def test_a_foundation_stays_from_round_to_round() -> None:
    table = scene(barbarians=dict(foundations=["com_mill"]), romans={})
    table.next_round().next_round()
    assert table.zone("barbarians", "foundations") == ["COM006"]


@proves("IS-FND-06", "IS-Q-23")
def test_a_foundation_does_not_produce() -> None:
    table = scene(barbarians=dict(worker=0, foundations=["com_town"]), romans={}, phase="production")
    assert table.goods("barbarians") == {"worker": 5, "raze": 1, "defence": 1}


@proves("IS-FND-06", "IS-Q-23")
def test_a_foundation_is_no_feature() -> None:
    """Gallows: 1 VP for razing."""
    table = scene(barbarians=dict(raze=1, hand=["com_old_forest"], foundations=["com_gallows"]), romans={})
    table.push("raze COM007")
    assert "vp" not in table.goods("barbarians")


@proves("IS-FND-06", "IS-Q-23")
def test_a_foundation_has_no_colour() -> None:
    """Rubble: 1 stone per grey Location. Quarry is grey."""
    table = scene(barbarians=dict(built=["com_rubble"], foundations=["com_quarry"]), romans={}, phase="production")
    assert table.goods("barbarians")["stone"] == 1


@proves("IS-FND-06", "IS-Q-23")
def test_a_foundation_has_no_raze_field() -> None:
    """Rabble razes a Location of one's own; Pack takes a good from an opponent's Raze field."""
    table = scene(
        barbarians=dict(built=["bar_rabble", "bar_pack"], foundations=["com_armorer"]),
        romans=dict(foundations=["com_mill"]),
    )
    assert table.refused("activate BAR018") == "IS-Q-27"
    assert table.refused("activate BAR016") == "IS-Q-27"


@proves("IS-Q-23")
def test_a_foundation_is_worth_nothing_at_the_end() -> None:
    table = scene(barbarians=dict(foundations=["com_mill", "com_town"]), romans=dict(passed=True), round=5)
    table.push("pass")
    assert table.table.scores == [0, 0]


@proves("IS-Q-23")
@pytest.mark.parametrize(
    ("faction", "card"),
    [("romans", "rom_engineers"), ("japanese", "jap_garrison"), ("egyptians", "egy_temple_of_ra")],
)
def test_a_foundation_is_no_target_of_discarding_or_taking_over(faction: str, card: str) -> None:
    table = scene(**{faction: dict(raze=2, built=[card])}, barbarians=dict(foundations=["com_mill"]))
    key = f"activate {table.zone(faction, 'built')[0]}"
    assert table.refused(key) == "IS-Q-27"
    table = scene(**{faction: dict(raze=2, built=[card])}, barbarians=dict(built=["com_mill"]))
    assert key in table.keys


@proves("IS-Q-24")
def test_everybody_knows_the_face_of_a_razed_location() -> None:
    table = scene(barbarians=dict(raze=2), romans=dict(built=["com_mill"]))
    table.push("raze COM006")
    for seat in (0, 1, None):
        assert table.table.view(seat).data()["players"][1]["foundations"] == ["COM006"]


@proves("IS-Q-24")
def test_only_its_owner_knows_a_foundation_made_by_sanctuary_until_it_is_discarded() -> None:
    table = scene(
        egyptians=dict(food=1, hand=["com_mill", "egy_oasis"], built=["egy_sanctuary"]), romans=dict(passed=True)
    )
    table.push("activate EGY014", "lay COM006")

    def seen(seat: int | None) -> list[str | None]:
        return table.table.view(seat).data()["players"][0]["foundations"]

    assert (seen(0), seen(1), seen(None)) == (["COM006"], [None], [None])
    table.push("build EGY005", "give COM006")
    assert table.table.view(1).data()["discard"] == ["COM006"]
