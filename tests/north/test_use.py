"""Action locations (EN-USE), what their text does (EN-LOC), and expeditions before their time (EN-ERL)."""

from typing import Any

from tests.north.content import changed
from tests.north.scene import scene
from tests.proves import proves

COTTAGE, SHED, FERRY, GATHERING = "GLE007", "GLE017", "GLE030", "GLE033"
DRAKKAR, VALKYRIE, UMIAK = "ULA030", "ULA029", "NAN032"


@proves("EN-USE-01", "EN-USE-03", "EN-USE-05", "EN-GDS-14", "EN-KEY-05", "EN-LOC-05", "EN-CTR-05")
def test_workers_go_to_the_clan_token_and_the_card_is_exhausted() -> None:
    table = scene(glenn=dict(built=[COTTAGE, SHED]), ulaf={})
    table.push(f"use {COTTAGE}")
    assert table.changes() == {"glenn": {"worker": -1, "spent": 1, "vp": 1}}
    assert (table.on(COTTAGE), table.on(SHED)) == ({"exhausted": True}, {})


@proves("EN-USE-02", "EN-BAD-53", "EN-KEY-04")
def test_the_whole_cost_is_paid_to_the_bank() -> None:
    table = scene(glenn=dict(sheep=1, built=[GATHERING, COTTAGE]), ulaf=dict(sheep=3))
    table.push(f"use {GATHERING}")
    assert table.changes() == {"glenn": {"worker": -1, "spent": 1, "sheep": -1, "vp": 1}}
    for poor in (dict(sheep=1, worker=0), dict(sheep=0, worker=3)):
        table = scene(glenn=dict(poor, built=[GATHERING, COTTAGE]), ulaf=dict(sheep=3))
        assert table.refused(f"use {GATHERING}") == "EN-USE-02"


@proves("EN-BAD-52", "EN-LOC-06", "EN-USE-01", "EN-BAD-55", "EN-KEY-26")
def test_only_own_refreshed_action_locations_are_used() -> None:
    mine = dict(built=[COTTAGE, SHED, "GLE028"], exhausted=[COTTAGE], hand=["GLE008"], sheep=1)
    table = scene(glenn=mine, ulaf=dict(built=["ULA004"]))
    assert table.refused(f"use {COTTAGE}") == "EN-LOC-06"
    for card in ("ULA004", "GLE008", "GLE028", "GLE001"):  # another's, in hand, a feature, a field
        assert table.refused(f"use {card}") == "EN-USE-01"
    for key in ("exhaust GLE001", "exhaust GLE028"):
        assert table.refused(key) == "EN-ACT-03"


@proves("EN-LEG-10", "EN-KEY-28", "EN-GEN-05")
def test_a_refreshed_location_is_used_again() -> None:
    table = scene(glenn=dict(worker=2, built=[COTTAGE], hand=["GLE023"]), ulaf=dict(passed=True))
    table.push(f"use {COTTAGE}", "place harvest", "boost GLE023", "harvest GLE001", f"use {COTTAGE}")
    assert table.changes()["glenn"]["vp"] == 2


@proves("EN-USE-04", "EN-Q-29")
def test_all_of_a_text_is_carried_out_as_far_as_possible() -> None:
    table = scene(heidel=dict(food=1, spent=0, built=["HEI007"]), glenn={})
    table.push("use HEI007")
    assert table.changes() == {"heidel": {"food": -1, "vp": 1}}  # nobody to recover
    title = changed("glenn", "gle_cooperative_mill", action={"gain": {"vp": 1}, "then": {"perform": "construct"}})
    table = scene(of=title, glenn=dict(built=["GLE019"]), ulaf={})
    table.push("use GLE019")
    assert table.changes() == {"glenn": {"vp": 1}}  # nothing to construct


@proves("EN-Q-29", "EN-BST-08")
def test_a_location_may_be_used_for_nothing_but_not_without_what_it_demands() -> None:
    table = scene(queue=[dict(clan="glenn")] * 2, glenn=dict(sheep=1, built=[FERRY, GATHERING]), ulaf={})
    assert table.refused(f"use {FERRY}") == "EN-BST-08"  # no ship to sail
    table.push(f"use {GATHERING}")  # no home to count
    assert table.changes() == {"glenn": {"worker": -1, "spent": 1, "sheep": -1}}


@proves("EN-Q-28", "EN-CTR-05")
def test_a_card_in_use_is_not_refreshed_by_itself() -> None:
    table = scene(glenn=dict(built=["DIS010", COTTAGE], exhausted=[COTTAGE]), ulaf={}, distant=[])
    table.push("use DIS010")
    assert table.on("DIS010")["exhausted"]
    assert table.on(COTTAGE) == {}


@proves("EN-BAD-54", "EN-Q-08", "EN-CTR-09")
def test_spent_workers_stay_on_the_clan_token() -> None:
    table = scene(glenn=dict(worker=0, spent=3, built=[COTTAGE]), ulaf={})
    assert table.refused(f"use {COTTAGE}") == "EN-USE-02"
    for key in ("recover", "recover 1", "remove worker"):
        assert table.refused(key) == "EN-ACT-03"
    table.push("pass")
    table.push("place populate")
    assert table.table.game.players[0].spent == 3


@proves("EN-LOC-07", "EN-BAD-11")
def test_one_side_of_a_slash() -> None:
    table = scene(panuk=dict(built=["PAN010"]), glenn={})
    table.push("use PAN010")
    for key in ("choose 1 2", "choose 3", "choose", "enough", "choose 1 choose 2"):
        assert table.refused(key) == "EN-LOC-07"
    table.push("choose 1")
    assert table.changes()["panuk"] == {"fish": 1, "worker": -1, "spent": 1}


@proves("EN-GDS-01", "EN-Q-50", "EN-Q-53")
def test_any_resource_is_no_gold_and_must_be_taken() -> None:
    table = scene(glenn=dict(built=["GLE019"]), ulaf={})
    table.push("use GLE019")
    assert table.keys == ["gain wood", "gain stone", "gain sheep"]
    for key in ("gain gold", "gain fish", "enough", "pass"):
        assert table.refused(key) in ("EN-GDS-01", "EN-ACT-02")


@proves("EN-Q-50")
def test_any_resources_are_paid_in_any_mix_with_gold() -> None:
    table = scene(mckinnon=dict(food=1, fish=2, gold=1, built=["MCK027"]), glenn={})
    table.push("use MCK027")
    assert table.keys == ["pay fish fish", "pay food fish", "pay fish gold", "pay food gold"]
    table.push("pay fish gold")
    assert table.changes()["mckinnon"] == {"fish": -1, "gold": -1 + 3}
    table = scene(mckinnon=dict(food=1, worker=9, raze=9, built=["MCK027"]), glenn={})
    assert table.refused("use MCK027") == "EN-USE-02"


@proves("EN-Q-29")
def test_as_many_as_there_are() -> None:
    """Two are refreshed or leave, where there are two."""
    table = scene(heidel=dict(hand=["HEI023"], built=["HEI007"], exhausted=["HEI007"]), glenn={})
    table.push("place sail", "boost HEI023")
    assert table.on("HEI007") == {}
    table = scene(heidel=dict(hand=["HEI025"], built=["HEI007"], exhausted=["HEI007"]), glenn={})
    table.push("place harvest", "boost HEI025", "harvest HEI001")
    assert table.on("HEI007")["exhausted"]  # no island
    table = scene(nanurjuk=dict(basic=False, built=["NAN033", "NAN026"]), glenn={})
    table.push("use NAN033")
    assert table.changes()["nanurjuk"]["empire"] == ["-NAN026"]
    table = scene(nanurjuk=dict(basic=False, built=["NAN033"]), glenn={})
    assert table.refused("use NAN033") == "EN-GEN-05"  # one at least


@proves("EN-CRD-06", "EN-LOC-02")
def test_a_feature_looks_for_its_sign() -> None:
    for card, points in (("PAN021", 0), ("PAN025", 1)):
        table = scene(panuk=dict(stone=1, food=1, fish=1, hand=[card], built=["PAN026"]), glenn={})
        table.push(f"build {card}")
        assert table.table.scores == [points, 0]


# Expeditions before their time


def early(card: str, *ships: dict[str, Any], clan: str = "ulaf", **more: Any) -> Any:
    return scene(queue=ships, **{clan: dict(worker=1, built=[card]), "glenn": {}}, **more)


@proves("EN-BAD-56", "EN-ERL-02", "EN-ERL-03", "EN-Q-35")
def test_an_own_ship_with_the_cargo_is_needed() -> None:
    assert early(VALKYRIE, dict(clan="glenn")).refused(f"use {VALKYRIE}") == "EN-ERL-02"
    assert early(DRAKKAR, dict(clan="ulaf", fish=True)).refused(f"use {DRAKKAR}") == "EN-ERL-02"
    table = early(DRAKKAR, dict(clan="ulaf", raze=True))
    table.push(f"use {DRAKKAR}")
    assert table.keys == ["conquer NEA002", "conquer NEA003", "land near"]
    assert table.refused("conquer DIS001") == "EN-EXD-05"
    assert table.refused("land distant") == "EN-EXD-05"
    assert table.refused("pillage NEA002") == "EN-ERL-01"
    assert table.refused("go") == "EN-ERL-02"
    table = early(VALKYRIE, dict(clan="ulaf", raze=True))
    table.push(f"use {VALKYRIE}")
    assert table.refused("conquer NEA002") == "EN-ERL-01"


@proves("EN-Q-35", "EN-ERL-06", "EN-ERL-05")
def test_any_ship_of_the_queue_serves_and_the_queue_closes_up() -> None:
    ships = (dict(clan="glenn"), dict(clan="ulaf", raze=True), dict(clan="glenn"), dict(clan="ulaf", fish=True))
    table = early("ULA029", *ships)
    table.push("use ULA029")
    assert table.keys == ["send 2", "send 4"]
    table.push("send 4", "pillage DIS002")
    changes = table.changes()
    assert changes["ulaf"] == {"worker": -1, "spent": 1, "gold": 3, "ships": 1}
    queue = table.table.view(None).data()["queue"]
    assert queue == [{"seat": 1}, {"seat": 0, "raze": True}, {"seat": 1}]
    assert changes["board"] == {"queue": -1, "distant": ["-DIS002"], "distant_discard": ["+DIS002"]}  # not replaced


@proves("EN-Q-35", "EN-ERL-04", "EN-Q-49")
def test_features_notice_it_and_the_island_is_used_at_once() -> None:
    table = scene(
        near=["nea_seal_rocks"],
        queue=[dict(clan="ulaf", raze=True)],
        ulaf=dict(worker=2, built=[DRAKKAR, "ULA015"]),
        glenn=dict(passed=True),
    )
    table.push(f"use {DRAKKAR}", "conquer NEA006")
    assert table.changes()["ulaf"] == {"worker": -1, "spent": 1, "vp": 1, "fish": 1, "ships": 1, "empire": ["+NEA006"]}
    table.push("use NEA006")
    assert table.changes()["ulaf"] == {"worker": -1, "spent": 1, "fish": 1, "food": 1}


@proves("EN-Q-33", "EN-ERL-01")
def test_an_early_landing_from_a_deck() -> None:
    table = early(UMIAK, dict(clan="nanurjuk", raze=True), clan="nanurjuk", near_deck=["nea_seal_rocks"])
    table.push(f"use {UMIAK}", "land near")
    assert table.keys == ["pillage NEA006", "conquer NEA006"]
    assert table.refused("pillage NEA002") == "EN-Q-33"
    table.push("conquer NEA006")
    assert table.zone("nanurjuk", "empire")[-1] == "NEA006"
