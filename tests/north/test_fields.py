"""Fields and upgrades (EN-FLD), and Harvest (EN-HAR)."""

from tests.north.content import changed
from tests.north.scene import scene
from tests.proves import proves

PASTURE, ICE_CREAM, GROVE, FOLD, PIT = "GLE004", "GLE013", "GLE015", "GLE025", "GLE026"


@proves("EN-FLD-02", "EN-FLD-03", "EN-CRD-03")
def test_a_field_costs_the_declaration_of_its_action_and_gives_at_once() -> None:
    table = scene(glenn=dict(worker=0, hand=[PIT]), ulaf={})
    table.push("place sail", f"add {PIT}")
    assert table.changes()["glenn"] == {"stone": 2, "ships": -1, "hand": [f"-{PIT}"], "empire": [f"+{PIT}"]}


@proves("EN-FLD-04", "EN-HAR-01", "EN-LOC-04", "EN-GDS-03")
def test_a_field_yields_with_each_harvest_and_is_never_exhausted() -> None:
    table = scene(glenn=dict(food=1, built=[PIT]), ulaf=dict(passed=True))
    table.push("place harvest", f"harvest {PIT}")
    assert table.changes()["glenn"] == {"stone": 2}
    assert "exhausted" not in table.on(PIT)
    table.push("place harvest", f"harvest {PIT}")
    assert table.changes()["glenn"] == {"stone": 2}


@proves("EN-FLD-06", "EN-Q-26", "EN-BAD-24")
def test_an_upgrade_lies_under_an_own_field_of_its_good() -> None:
    """Matching is by the field itself, not by another upgrade; of several fields one is chosen, basic ones too."""
    mine = dict(hand=[FOLD], built=[PASTURE, PIT])
    table = scene(glenn=mine, mckinnon=dict(built=["MCK007"]))
    table.push("place harvest")
    assert table.keys == [f"upgrade {FOLD} GLE003", f"upgrade {FOLD} {PASTURE}", "go"]
    for field in ("GLE001", PIT, "MCK001", "MCK007", "NEA001"):
        assert table.refused(f"upgrade {FOLD} {field}") == "EN-FLD-06"
    table.push(f"upgrade {FOLD} {PASTURE}")
    assert table.changes()["glenn"]["sheep"] == 2
    title = changed("glenn", "gle_neighborhood_ice_cream_maker", yields={"food": 1, "sheep": 1})
    upgraded = dict(hand=[FOLD], basic=False, built=["NEA002", ICE_CREAM], upgrades={ICE_CREAM: "NEA002"})
    table = scene(of=title, near=[], glenn=upgraded, ulaf={})
    table.push("place harvest")
    assert table.zone("glenn", "hand") == [FOLD]  # sheep lie under the orchard, but it is no field of sheep


@proves("EN-FLD-08", "EN-FLD-09", "EN-BAD-26", "EN-CTR-13", "EN-Q-27")
def test_an_upgrade_gives_its_own_goods_and_is_seen_with_its_field() -> None:
    table = scene(glenn=dict(hand=[FOLD]), ulaf={})
    table.push("place harvest", f"upgrade {FOLD} GLE003")
    assert table.changes()["glenn"] == {"sheep": 2, "hand": [f"-{FOLD}"], "empire": [f"+{FOLD}"]}
    assert table.on("GLE003") == {"upgrades": [FOLD], "yields": {"sheep": 3, "stone": 1}}
    table.push("harvest GLE003")
    assert table.changes()["glenn"] == {"sheep": 3, "stone": 1}


@proves("EN-HAR-02", "EN-HAR-03", "EN-BAD-43")
def test_one_own_field_is_harvested_with_its_upgrades() -> None:
    mine = dict(built=[FOLD, "GLE019"], upgrades={FOLD: "GLE003"})
    table = scene(glenn=mine, ulaf={})
    table.push("place harvest")
    assert table.keys == ["harvest GLE001", "harvest GLE002", "harvest GLE003"]
    assert table.refused("harvest GLE001 GLE002") == "EN-HAR-03"
    for card in ("ULA001", "GLE019", PIT):  # an opponent's, no field, not there
        assert table.refused(f"harvest {card}") == "EN-HAR-01"
    assert table.refused(f"harvest {FOLD}") == "EN-HAR-02"
    assert table.refused("harvest") == "EN-HAR-01"
    table.push("harvest GLE003")
    assert table.changes()["glenn"] == {"sheep": 3, "stone": 1}
    assert table.asked == ("ulaf", "turn")


@proves("EN-Q-62")
def test_fields_that_yield_the_same_are_one_choice() -> None:
    table = scene(glenn=dict(built=["GLE015", "GLE016"]), ulaf={})
    table.push("place harvest")
    assert table.keys == ["harvest GLE001", "harvest GLE002", "harvest GLE003"]
    assert table.refused("harvest GLE015") == "EN-Q-62"


@proves("EN-Q-44", "EN-BAD-25", "EN-CRD-15")
def test_an_upgrade_stays_under_its_field() -> None:
    table = scene(glenn=dict(built=[PASTURE, FOLD], upgrades={FOLD: "GLE003"}, hand=["GLE023"]), ulaf={})
    assert table.refused(f"upgrade {FOLD} {PASTURE}") == "EN-BLD-01"
    table.push("place harvest")
    assert table.refused(f"upgrade {FOLD} {PASTURE}") == "EN-BST-02"


@proves("EN-Q-19", "EN-FLD-11")
def test_an_upgrade_built_in_the_window_yields_in_that_harvest() -> None:
    table = scene(glenn=dict(hand=[FOLD], basic=False, built=[PASTURE]), ulaf={})
    table.push("place harvest", f"upgrade {FOLD} {PASTURE}")
    assert table.changes()["glenn"]["sheep"] == 2 + 4


@proves("EN-Q-52", "EN-BAD-35", "EN-SET-07")
def test_without_a_field_there_is_no_harvest() -> None:
    table = scene(glenn=dict(basic=False), ulaf={})
    assert table.refused("place harvest") == "EN-BST-08"
    table = scene(glenn=dict(basic=False, hand=[FOLD]), ulaf={})
    assert table.refused("place harvest") == "EN-BST-08"  # an upgrade makes none


@proves("EN-FLD-12", "EN-SCO-03")
def test_an_upgrade_scores_as_a_card() -> None:
    table = scene(last=True, glenn=dict(built=[FOLD], upgrades={FOLD: "GLE003"}), ulaf=dict(passed=True))
    table.push("pass")
    assert table.table.scores == [4, 3]


@proves("EN-CLA-05", "EN-CLA-06")
def test_what_is_a_field_or_an_upgrade_says_so_when_it_is_built() -> None:
    table = scene(glenn=dict(hand=[ICE_CREAM], basic=False, built=[PIT]), ulaf={})
    table.push("place populate")
    assert table.keys == [f"add {ICE_CREAM}", "go"]  # there is no field of food
    assert table.refused(f"upgrade {ICE_CREAM} {PIT}") == "EN-FLD-06"
    table.push(f"add {ICE_CREAM}")
    assert table.on(ICE_CREAM) == {"yields": {"food": 2}}


@proves("EN-Q-57", "EN-CRD-10", "EN-BLD-06")
def test_another_location_with_a_tile_action_for_its_cost() -> None:
    smithy = dict(cost=None, bonus={"gain": {"vp": 1}}, **{"with": "explore"})
    title = changed("glenn", "gle_border_smithy", **smithy)
    table = scene(of=title, glenn=dict(hand=["GLE031"], wood=9, stone=9), ulaf={})
    assert table.refused("build GLE031") == "EN-BLD-06"
    table.push("place explore", "add GLE031")
    changes = table.changes()["glenn"]
    assert (changes["vp"], changes["empire"], changes.keys() & {"stone", "wood"}) == (1, ["+GLE031"], set())
