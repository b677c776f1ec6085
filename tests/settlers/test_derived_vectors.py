"""The derived vectors (IS-DV): they follow from the rules and rulings, number by number."""

import pytest

from stead.titles.settlers.empire import count_colour
from stead.titles.settlers.events import Reshuffled
from tests.proves import proves
from tests.settlers.scene import BOX, Scene, scene

COMMON = [card.id for card in BOX.cards if card.deck == "common"]
ROMAN = [card.id for card in BOX.cards if card.deck == "romans"]


def draft(table: Scene) -> list[tuple[str, int]]:
    """Take the first card of every row: who chose, and from how many."""
    picks = []
    while table.asked[1] == "draft":
        picks.append((table.asked[0], len(table.table.game.row)))
        table.push(table.keys[0])
    return picks


@proves("IS-DV-01", "IS-RZE-02", "IS-DEF-05")
def test_a_defended_location_costs_three_raze_tokens() -> None:
    defended = dict(built=["com_armorer"], guarded=["com_armorer"])
    table = scene(barbarians=dict(raze=2), japanese=defended)
    assert table.refused("raze COM018") == "IS-RZE-02"

    table = scene(barbarians=dict(raze=3), japanese=defended)
    table.push("raze COM018")
    assert table.changes()["barbarians"] == {"raze": -3, "stone": 1, "vp": 1}


@proves("IS-DV-02", "IS-GDS-03")
def test_gold_pays_for_the_missing_stone() -> None:
    table = scene(barbarians=dict(wood=1, stone=1, gold=1, hand=["BAR014"], built=["com_mill"]), japanese={})
    table.push("build BAR014")  # 1 wood, 2 stone and a Location
    assert table.changes()["barbarians"] == {
        "wood": -1,
        "stone": -1,
        "gold": -1,
        "hand": ["-BAR014"],
        "built": ["-COM006", "+BAR014"],
    }
    assert table.goods("barbarians") == {"worker": 2}


@proves("IS-DV-03", "IS-GDS-03", "IS-DEA-03")
def test_gold_pays_for_a_deal() -> None:
    table = scene(barbarians=dict(food=0, gold=1, hand=["bar_sentry_tower"]), japanese={})
    table.push("deal BAR012")
    assert table.changes() == {"barbarians": {"gold": -1, "worker": 1, "hand": ["-BAR012"], "deals": ["+BAR012"]}}


@proves("IS-DV-04", "IS-VAD-02", "IS-VAD-04", "IS-Q-48")
def test_the_advanced_draft_of_two() -> None:
    table = scene(romans={}, japanese={}, phase="lookout", options={"lookout": "advanced"})
    assert draft(table) == [("romans", 5), ("japanese", 4), ("romans", 3), ("japanese", 2)]
    assert len(table.zone("common", "discard")) == 1
    assert len(table.table.game.deck) == 84 - 5


@proves("IS-DV-05", "IS-VAD-05", "IS-VAD-06", "IS-VAD-07", "IS-VAD-08", "IS-VAD-09", "IS-VAD-10", "IS-VAD-11")
def test_the_advanced_draft_of_four() -> None:
    table = scene(romans={}, barbarians={}, egyptians={}, japanese={}, phase="lookout", options={"lookout": "advanced"})
    assert draft(table) == [
        ("romans", 5),
        ("barbarians", 4),
        ("egyptians", 4),
        ("japanese", 4),
        ("romans", 3),
        ("barbarians", 3),
        ("egyptians", 3),
        ("japanese", 2),
    ]
    assert len(table.zone("common", "discard")) == 1
    assert len(table.table.game.deck) == 84 - 9


@proves("IS-DV-06", "IS-LKT-04", "IS-LKT-07", "IS-Q-06")
def test_the_standard_draft_of_four_is_a_snake() -> None:
    table = scene(romans={}, barbarians={}, egyptians={}, japanese={}, phase="lookout", first="barbarians")
    assert [who for who, _ in draft(table)] == [
        *("barbarians", "egyptians", "japanese", "romans"),
        *("romans", "japanese", "egyptians", "barbarians"),
    ]


@proves("IS-DV-07", "IS-TIE-01", "IS-Q-12", "IS-Q-32")
def test_a_tie_is_broken_by_workers_and_resources_without_gold() -> None:
    table = scene(romans=dict(vp=60, worker=2, stone=1, gold=5), japanese=dict(vp=60, worker=0, wood=4), round=5)
    table.push("pass")
    assert table.table.over
    assert [(standing.place, standing.seat, standing.score) for standing in table.table.ranking] == [
        (1, table.seat("japanese"), 60),
        (2, table.seat("romans"), 60),
    ]


@proves("IS-DV-08", "IS-TIE-03")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    table = scene(
        romans=dict(vp=60, worker=3, stone=1, hand=ROMAN[:3]),
        barbarians=dict(vp=60, worker=2, wood=2, hand=COMMON[:3]),
        egyptians=dict(vp=59, worker=9),
        round=5,
    )
    table.push("pass", "pass", "pass")
    assert [(standing.place, standing.seat) for standing in table.table.ranking] == [(1, 0), (1, 1), (3, 2)]


@proves("IS-DV-09", "IS-AVT-04", "IS-AVT-08")
def test_two_activations_at_once() -> None:
    table = scene(barbarians=dict(worker=3, defence=1, built=["com_gold_mine"]), japanese={})
    table.push("activate COM021 twice")
    assert table.changes() == {"barbarians": {"worker": -2, "gold": 2}}
    table.push("end", "pass")  # one turn was used, then the Japanese pass
    assert table.asked == ("barbarians", "turn")
    assert table.refused("activate COM021") == "IS-AVT-04"


@proves("IS-DV-10", "IS-END-01", "IS-END-02", "IS-END-03", "IS-Q-23", "IS-Q-33")
def test_final_scoring() -> None:
    table = scene(
        barbarians=dict(
            vp=20,
            built=["com_armorer", "com_mill", "com_castle", "bar_settlement", "bar_saboteurs"],
            foundations=["com_tavern"],
            deals=["BAR001", "BAR002", "BAR004", "BAR007"],
        ),
        japanese=dict(worker=0),
        round=5,
    )
    table.push("pass")
    assert table.table.scores == [27, 0]


@proves("IS-DV-11", "IS-ROM-03", "IS-Q-18")
def test_trade_colony_has_three_colours() -> None:
    table = scene(romans=dict(built=["rom_trade_colony", "com_lords_fields"]), barbarians={}, phase="production")
    game = table.table.game
    colours = {colour: count_colour(game, 0, colour) for colour in ("red", "brown", "grey", "yellow")}
    assert colours == {"red": 2, "brown": 1, "grey": 1, "yellow": 0}
    assert len(table.zone("romans", "built")) == 2
    assert table.goods("romans")["food"] == 2  # Lord's Fields: 1 food for each red Location


@proves("IS-DV-12", "IS-GRL-05", "IS-Q-02")
def test_the_common_deck_is_renewed_in_the_middle_of_a_draft() -> None:
    last, pile, rest = COMMON[0], COMMON[1:6], COMMON[6:]
    table = scene(romans=dict(hand=rest), japanese={}, deck=[last], discard=pile, phase="lookout")
    game = table.table.game
    row = game.ids(game.row)
    assert len(row) == 3
    assert last in row
    assert set(row) - {last} < set(pile)
    assert (len(game.deck), game.discard) == (3, [])
    assert [event for event in table.table.events if isinstance(event, Reshuffled)] == [Reshuffled("common", 5)]


@proves("IS-DV-13", "IS-GRL-06", "IS-Q-01", "IS-Q-04")
def test_an_empty_faction_deck_gives_no_card() -> None:
    table = scene(romans=dict(hand=ROMAN[7:], discard=ROMAN[:7]), japanese=dict(deck=["jap_casino"]), phase="lookout")
    assert table.all_changes() == {"japanese": {"hand": ["+JAP012"]}}
    assert table.zone("romans", "discard") == ROMAN[:7]
    assert table.table.game.players[0].deck == []


@proves("IS-DV-14", "IS-SOL-25", "IS-Q-52")
def test_two_equal_targets_hit_two_equal_goods() -> None:
    table = scene(
        romans=dict(built=["com_old_forest"]),
        virtual=dict(deck=["ATT004"], deals=["ATT005"]),
        phase="attack",
        stage=2,
    )
    assert table.zone("romans", "built") == []
    assert table.table.position()["state"]["collection"] == ["COM007"]


@pytest.mark.parametrize(("locations", "place", "verdict"), [(6, 2, "lost"), (7, 1, "squire")])
@proves("IS-DV-15", "IS-SOE-01", "IS-SOE-02", "IS-SOE-03", "IS-SOE-04")
def test_the_end_of_the_solo_game(locations: int, place: int, verdict: str) -> None:
    table = scene(
        romans=dict(vp=41 - 2 * 7, built=ROMAN[:locations], worker=0),
        collection=COMMON[:6],
        round=5,
        phase="attack",
        stage=2,
    )
    assert table.table.over
    (standing,) = table.table.ranking
    assert (standing.place, standing.verdict) == (place, verdict)
    if place == 1:
        assert standing.score == 41


@proves("IS-DV-16", "IS-VPC-02", "IS-VPC-03", "IS-EGY-03")
def test_peace_and_the_chariot_builder() -> None:
    table = scene(
        egyptians=dict(raze=2, built=["egy_chariot_builder"]),
        japanese=dict(built=["com_armorer"]),
        options={"peaceful": True},
    )
    assert table.refused("raze COM018") == "IS-VPC-02"
    table.push("activate EGY003")
    assert table.changes() == {
        "egyptians": {"raze": -1, "stone": 1, "vp": 1},
        "japanese": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }


@proves("IS-DV-17", "IS-SAM-01", "IS-SAM-02")
def test_one_samurai_for_each_faction_location() -> None:
    table = scene(
        japanese=dict(worker=3, built=["jap_farm", "jap_stalls", "com_mill"], guarded=["jap_farm"]), barbarians={}
    )
    assert [key for key in table.keys if key.startswith("samurai")] == ["samurai JAP016"]
    table.push("samurai JAP016")
    assert table.changes() == {"japanese": {"worker": -1}}
    assert not [key for key in table.keys if key.startswith("samurai")]


@proves("IS-DV-18", "IS-EGY-05")
def test_oasis() -> None:
    table = scene(barbarians=dict(worker=6), egyptians=dict(built=["egy_oasis"]), japanese={})
    table.push("exchange 3", "gain wood", "gain wood", "gain wood")
    assert table.changes() == {"barbarians": {"worker": -6, "wood": 3}, "egyptians": {"worker": 3}}
