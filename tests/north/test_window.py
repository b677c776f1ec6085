"""Boosts and fields between the declaration of a tile action and its effect (EN-BST)."""

from tests.north.content import changed, several
from tests.north.scene import scene
from tests.proves import proves

HANDS, CEILIDH, PASTURE, ICE_CREAM, PIT = "GLE010", "GLE023", "GLE004", "GLE013", "GLE026"


@proves("EN-BST-01", "EN-BST-03", "EN-BST-04", "EN-BAD-36", "EN-CTR-15")
def test_cards_that_name_the_action_may_be_played_before_its_effect() -> None:
    table = scene(glenn=dict(hand=[HANDS, CEILIDH, PASTURE, ICE_CREAM, "GLE007", "GLE025"], spent=1), ulaf={})
    table.push("place populate")
    assert table.asked == ("glenn", "window")
    assert table.keys == [f"boost {HANDS}", f"add {ICE_CREAM}", f"upgrade {ICE_CREAM} GLE001", "go"]
    assert "worker" not in table.changes().get("glenn", {})  # nothing of the effect yet
    for key in (f"boost {CEILIDH}", f"add {PASTURE}", "upgrade GLE025 GLE003"):
        assert table.refused(key) == "EN-BST-04"  # of other actions
    assert table.refused("boost GLE007") == "EN-BST-04"  # of none
    assert table.refused("boost GLE024") == "EN-BST-02"  # not in hand
    table.push("go")
    assert table.changes() == {"glenn": {"worker": 1}}


@proves("EN-BST-02", "EN-BST-06", "EN-BST-07", "EN-KEY-21", "EN-BAD-38", "EN-BAD-41", "EN-GEN-04")
def test_a_boost_acts_at_once_goes_to_the_own_pile_and_is_the_only_card() -> None:
    table = scene(glenn=dict(hand=[HANDS, "GLE011", ICE_CREAM], spent=2), ulaf={})
    table.push("place populate")
    assert table.refused(f"boost {HANDS} GLE011") == "EN-Q-62"
    table.push(f"boost {HANDS}")
    assert table.changes() == {"glenn": {"worker": 2 + 1, "spent": -2, "hand": [f"-{HANDS}"], "discard": [f"+{HANDS}"]}}
    assert table.asked == ("ulaf", "turn")


@proves("EN-BAD-38", "EN-BST-02")
def test_after_a_field_nothing_else_is_played() -> None:
    table = scene(glenn=dict(hand=[CEILIDH, "GLE025"], built=["GLE007"], exhausted=["GLE007"]), ulaf={})
    table.push("place harvest", "upgrade GLE025 GLE003")
    assert table.asked == ("glenn", "harvest")
    assert table.refused(f"boost {CEILIDH}") == "EN-HAR-01"


@proves("EN-BAD-37", "EN-CRD-04")
def test_no_boost_without_an_action() -> None:
    table = scene(glenn=dict(hand=[HANDS], spent=1), ulaf={})
    assert table.refused(f"boost {HANDS}") == "EN-CRD-04"
    assert table.refused("boost GLE023") == "EN-BLD-01"


@proves("EN-BAD-39", "EN-BST-01", "EN-BST-05")
def test_no_card_once_the_effect_has_begun() -> None:
    table = scene(glenn=dict(hand=[CEILIDH], built=["GLE007"], exhausted=["GLE007"]), ulaf={})
    table.push("place harvest", "go")
    assert table.asked == ("glenn", "harvest")
    assert table.refused(f"boost {CEILIDH}") == "EN-HAR-01"


@proves("EN-BAD-40", "EN-BST-08")
def test_what_was_declared_is_performed() -> None:
    table = scene(glenn=dict(food=1, hand=[CEILIDH]), ulaf={})
    table.push("place harvest")
    for key in ("pass", "place explore", "move harvest sail"):
        assert table.refused(key) == "EN-ACT-02"
    table.push(f"boost {CEILIDH}")
    for key in ("pass", "place explore", "go", "enough"):
        assert table.refused(key) in ("EN-ACT-02", "EN-HAR-01")
    table.push("harvest GLE001")
    assert table.changes()["glenn"]["food"] == 2


@proves("EN-Q-18")
def test_an_action_may_be_declared_that_a_card_makes_possible_for_certain() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf")]
    title = changed("ulaf", "ula_war_horn", boost={"gain": {"raze": 1}, "then": {"ship": "common"}})
    table = scene(of=title, queue=ships, ulaf=dict(hand=["ULA010"]), glenn={})
    table.push("place sail", "load nothing")  # the horn sounded: it was the only way
    assert table.changes()["ulaf"] == {"raze": 1, "hand": ["-ULA010"], "discard": ["+ULA010"]}
    assert len(table.table.view(None).data()["queue"]) == 3
    title = several(
        "glenn",
        gle_good_neighbours=dict(boost={"gain": {"worker": 1}}),
        gle_ceilidh=dict(boost={"recover": 1}, **{"with": "construct"}),
        gle_helping_hands=dict(boost={"draw": 2}, **{"with": "construct"}),
        gle_border_smithy=dict(cost={"stone": 1, "worker": 1}),
    )
    for boost, spent, certain in (("GLE032", 0, True), (CEILIDH, 1, True), (CEILIDH, 0, False), (HANDS, 0, False)):
        table = scene(of=title, glenn=dict(worker=0, spent=spent, hand=[boost, "GLE031"]), ulaf={})
        if certain:
            table.push("place construct")
            assert table.zone("glenn", "empire")[-1] == "GLE031"
        else:  # a draw may bring something, or not
            assert table.refused("place construct") == "EN-BST-08"


@proves("EN-Q-18", "EN-BST-08", "EN-Q-52")
def test_what_does_not_make_the_action_possible_is_not_played() -> None:
    title = changed("heidel", "hei_cellar_quarry", **{"with": "harvest"})
    table = scene(of=title, heidel=dict(basic=False, hand=["HEI004", "HEI025", "HEI027"]), glenn={})
    table.push("place harvest")
    assert table.keys == ["add HEI004", "add HEI027"]
    assert table.refused("go") == "EN-BST-08"
    assert table.refused("boost HEI025") == "EN-BST-08"
    table.push("add HEI027")
    assert table.changes()["heidel"]["stone"] == 4


@proves("EN-Q-20")
def test_the_window_opens_for_a_second_use_after_the_food_was_paid() -> None:
    table = scene(glenn=dict(food=1, pawns=["explore"], hand=[ICE_CREAM]), ulaf={})
    table.push("move explore populate")
    assert table.asked == ("glenn", "window")
    assert table.changes()["glenn"] == {"food": -1}
    table.push(f"add {ICE_CREAM}")
    assert table.changes()["glenn"]["food"] == 2
    table = scene(glenn=dict(pawns=["explore"], hand=[ICE_CREAM]), ulaf={})
    assert table.refused("move explore populate") == "EN-PWN-03"  # its food comes too late


@proves("EN-Q-22", "EN-BST-10", "EN-BST-11")
def test_an_action_inside_a_boost_has_its_own_window_and_comes_first() -> None:
    title = changed("glenn", "gle_ceilidh", boost={"perform": "populate"})
    table = scene(of=title, glenn=dict(spent=2, hand=[HANDS, CEILIDH]), ulaf={})
    table.push("place harvest", f"boost {CEILIDH}")
    assert table.asked == ("glenn", "window")
    assert table.keys == [f"boost {HANDS}", "go"]
    table.push(f"boost {HANDS}")
    assert table.changes()["glenn"] == {
        "worker": 3,
        "spent": -2,
        "hand": [f"-{HANDS}", f"-{CEILIDH}"],
        "discard": [f"+{HANDS}", f"+{CEILIDH}"],
    }
    assert table.asked == ("glenn", "harvest")


@proves("EN-Q-23", "EN-BST-09", "EN-BAD-67")
def test_a_pawn_moved_in_its_own_action_stays_there_turned_after_a_second_use() -> None:
    table = scene(heidel=dict(food=1, pawns=["sail"], hand=["HEI013"], deck=["HEI007"]), glenn={})
    table.push("move sail explore", "boost HEI013")
    assert table.keys == [f"shift explore turned {tile}" for tile in ("populate", "construct", "harvest", "sail")]
    table.push("shift explore turned harvest")
    assert table.changes()["heidel"] == {"hand": ["-HEI013", "+HEI007"], "discard": ["+HEI013"]}
    assert table.table.view(None).data()["players"][0]["pawns"] == [None, "harvest turned"]


@proves("EN-Q-29")
def test_an_action_that_its_boost_made_impossible_is_left_out() -> None:
    title = changed("nanurjuk", "nan_migration", **{"with": "harvest"})
    table = scene(of=title, nanurjuk=dict(basic=False, built=["NAN004"], hand=["NAN021"], deck=["NAN007"]), glenn={})
    table.push("place harvest", "boost NAN021", "target NAN004")
    assert table.changes()["nanurjuk"]["vp"] == 2
    assert table.asked == ("glenn", "turn")
