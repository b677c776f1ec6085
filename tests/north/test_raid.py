"""Raids (EN-RAI), and who cannot be aimed at (EN-PAS)."""

from tests.north.scene import scene
from tests.proves import proves

FORGE, TOWER, COTTAGE, FURY = "ULA004", "ULA015", "GLE007", "ULA023"


@proves("EN-RAI-01", "EN-RAI-02", "EN-RAI-06", "EN-RAI-07", "EN-KEY-27", "EN-GDS-15")
def test_a_raid_exhausts_an_opponents_action_location_for_a_raze_token() -> None:
    table = scene(glenn=dict(raze=1), ulaf=dict(built=[FORGE, "ULA005"]))
    table.push(f"raid {FORGE}")
    assert table.changes() == {"glenn": {"raze": -1}}
    assert (table.on(FORGE), table.on("ULA005")) == ({"exhausted": True}, {})
    assert table.asked == ("ulaf", "turn")
    assert table.refused(f"use {FORGE}") == "EN-LOC-06"


@proves("EN-BAD-48")
def test_no_raid_without_a_raze_token() -> None:
    table = scene(queue=[dict(clan="glenn", raze=True)], glenn=dict(gold=9), ulaf=dict(raze=5, built=[FORGE]))
    assert table.refused(f"raid {FORGE}") == "EN-RAI-02"


@proves("EN-RAI-03", "EN-BAD-49")
def test_only_action_locations_are_raided() -> None:
    table = scene(glenn=dict(raze=1), ulaf=dict(built=[FORGE, TOWER, "ULA007"], hand=[FURY, "ULA005"]))
    for card in (TOWER, "ULA007", "ULA001"):  # a feature, a field, a basic field
        assert table.refused(f"raid {card}") == "EN-RAI-03"
    for card in (FURY, "ULA005", "NEA002"):  # a boost, a card in hand, an island of nobody
        assert table.refused(f"raid {card}") == "EN-RAI-01"
    assert table.refused("raid") == "EN-ACT-03"


@proves("EN-RAI-04", "EN-BAD-50", "EN-CTR-04", "EN-Q-09")
def test_what_is_exhausted_is_not_raided() -> None:
    table = scene(glenn=dict(raze=1), ulaf=dict(built=[FORGE], exhausted=[FORGE]))
    assert table.refused(f"raid {FORGE}") == "EN-RAI-04"


@proves("EN-BAD-51", "EN-RAI-01", "EN-RAI-05", "EN-PAS-03")
def test_neither_own_locations_nor_those_of_who_passed_are_raided() -> None:
    table = scene(glenn=dict(raze=1, built=[COTTAGE]), ulaf=dict(built=[FORGE], passed=True), panuk={})
    assert table.refused(f"raid {COTTAGE}") == "EN-RAI-01"
    assert table.refused(f"raid {FORGE}") == "EN-RAI-05"


@proves("EN-Q-47", "EN-KEY-26")
def test_a_conquered_island_with_an_action_is_raided() -> None:
    table = scene(glenn=dict(raze=2), ulaf=dict(built=["nea_seal_rocks", "nea_stony_skerry"]))
    assert table.refused("raid NEA004") == "EN-RAI-03"
    table.push("raid NEA006")
    assert table.on("NEA006")["exhausted"]


@proves("EN-Q-40", "EN-RAI-03")
def test_a_card_that_copies_an_action_is_raided() -> None:
    copying = dict(built=["pan_mirror_ice", "pan_snow_igloo"], mirror={"pan_mirror_ice": "pan_snow_igloo"})
    table = scene(glenn=dict(raze=1), panuk=copying)
    table.push("raid PAN032")
    assert (table.on("PAN032")["exhausted"], table.on("PAN007")) == (True, {})


@proves("EN-Q-62")
def test_copies_that_are_alike_are_one_choice() -> None:
    table = scene(glenn=dict(raze=1), ulaf=dict(built=[FORGE, "ULA005", "ULA006"], exhausted=["ULA005"]))
    assert [key for key in table.keys if key.startswith("raid")] == [f"raid {FORGE}"]
    assert table.refused("raid ULA006") == "EN-Q-62"


@proves("EN-PAS-02", "EN-BAD-15", "EN-Q-31")
def test_no_effect_chooses_what_belongs_to_who_passed() -> None:
    table = scene(
        ulaf=dict(hand=[FURY], built=[FORGE]),
        glenn=dict(built=[COTTAGE], passed=True),
        panuk=dict(built=["PAN007", "PAN010"]),
    )
    table.push("place harvest", f"boost {FURY}")
    assert table.keys == ["target PAN007", "target PAN010", "enough"]
    assert table.refused(f"target {COTTAGE}") == "EN-RAI-01"
    assert table.refused(f"target {FORGE}") == "EN-RAI-01"
    table.push("target PAN010", "harvest ULA001")
    assert table.on("PAN010")["exhausted"]
    assert table.on(COTTAGE) == {}


@proves("EN-Q-31", "EN-Q-53")
def test_what_all_others_gain_is_gained_by_who_passed_too() -> None:
    table = scene(heidel=dict(worker=1, built=["HEI021"]), glenn=dict(passed=True), ulaf={})
    table.push("use HEI021")
    changes = table.changes()
    assert (changes["glenn"], changes["ulaf"]) == ({"food": 1}, {"food": 1})
    assert "food" not in changes["heidel"]


@proves("EN-Q-31", "EN-Q-34")
def test_a_ship_moves_ahead_of_one_whose_owner_passed() -> None:
    table = scene(queue=[dict(clan="glenn")], ulaf=dict(built=["ULA025"]), glenn=dict(passed=True))
    table.push("place sail", "forward")
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]] == [0, 1]
