"""Action pawns (EN-PWN) and the tile actions they declare: Explore, Populate, Construct, Sail."""

from tests.north.content import changed
from tests.north.scene import Scene, scene
from tests.proves import proves

COTTAGE, FERRY, HALL = "GLE007", "GLE030", "GLE028"


def pawns(table: Scene, seat: int = 0) -> list[str | None]:
    return table.table.view(None).data()["players"][seat]["pawns"]


@proves("EN-PWN-02", "EN-BAD-27", "EN-BAD-28", "EN-CMP-15")
def test_an_unused_pawn_goes_to_a_tile_its_active_side_up() -> None:
    table = scene(glenn={}, ulaf=dict(passed=True))
    table.push("place populate")
    assert pawns(table) == [None, "populate"]
    assert table.refused("place populate turned") == "EN-ACT-03"
    table.push("place explore")
    table = scene(glenn=dict(food=1, pawns=["populate", "explore"]), ulaf={})
    assert table.refused("place sail") == "EN-PWN-02"  # both are on tiles, and Ulaf's are Ulaf's


@proves("EN-PWN-08", "EN-LEG-01")
def test_any_number_of_pawns_stands_on_one_tile() -> None:
    table = scene(glenn=dict(food=1), ulaf=dict(food=1), panuk=dict(food=1))
    for _ in range(6):
        table.push("place populate")
    for seat in range(3):
        assert pawns(table, seat) == ["populate", "populate"]


@proves("EN-PWN-03", "EN-Q-43", "EN-BAD-29", "EN-BAD-31", "EN-GDS-04")
def test_the_second_use_is_a_later_turn_and_costs_food() -> None:
    table = scene(glenn=dict(food=1), ulaf={})
    table.push("place explore")
    assert table.refused("move explore populate", by="glenn") == "EN-ACT-01"  # not in the same turn
    table.push("pass")
    table.push("move explore populate")
    assert pawns(table) == [None, "populate turned"]
    assert table.goods("glenn").get("food", 0) == 0
    poor = scene(glenn=dict(wood=9, pawns=["explore"]), ulaf={})
    assert poor.refused("move explore populate") == "EN-PWN-03"
    assert poor.refused("move sail explore") == "EN-PWN-03"  # no pawn stands there


@proves("EN-Q-43")
def test_two_pawns_of_one_tile_move_one_by_one() -> None:
    table = scene(glenn=dict(food=2, pawns=["sail", "sail"], built=[COTTAGE]), ulaf=dict(passed=True))
    assert [key for key in table.keys if key.startswith("move")] == ["move sail harvest", "move sail explore"]
    table.push("move sail explore", "move sail explore")
    assert pawns(table) == ["explore turned", "explore turned"]
    assert table.goods("glenn").get("food", 0) == 0


@proves("EN-PWN-04", "EN-BAD-30")
def test_tiles_lie_in_a_circle() -> None:
    tiles = ["sail", "populate", "harvest", "explore", "construct"]
    table = scene(tiles=tiles, glenn=dict(food=1, hand=[COTTAGE], pawns=["construct"]), ulaf={})
    assert [key for key in table.keys if key.startswith("move")] == ["move construct explore", "move construct sail"]
    assert table.refused("move construct populate") == "EN-PWN-04"
    assert table.refused("move construct construct") == "EN-PWN-04"
    assert table.refused("move construct") == "EN-ACT-03"
    assert table.refused("move construct north") == "EN-ACT-03"


@proves("EN-PWN-06", "EN-PWN-07", "EN-BAD-32")
def test_a_turned_pawn_rests() -> None:
    table = scene(glenn=dict(food=9, pawns=["harvest turned", "sail"]), ulaf={})
    assert table.refused("move harvest sail") == "EN-PWN-06"
    assert table.refused("place explore") == "EN-PWN-02"


@proves("EN-PWN-09", "EN-BAD-34")
def test_the_circle_never_changes() -> None:
    tiles = ["sail", "populate", "harvest", "explore", "construct"]
    table = scene(tiles=tiles, glenn={}, ulaf={})
    for key in ("swap sail populate", "shift sail populate", "turn sail"):
        assert table.refused(key) == "EN-ACT-03"
    table.next_round()
    assert table.table.view(None).data()["tiles"] == tiles


@proves("EN-PWN-11", "EN-Q-21")
def test_an_action_of_a_card_leaves_the_pawns_alone() -> None:
    table = scene(glenn=dict(worker=1, pawns=["explore"], built=[FERRY]), ulaf={})
    table.push(f"use {FERRY}")
    assert table.changes()["glenn"] == {"worker": -1, "spent": 1, "ships": -1}
    assert pawns(table) == [None, "explore"]


# The actions


@proves("EN-POP-01", "EN-POP-02", "EN-POP-03", "EN-KEY-03", "EN-Q-03")
def test_a_new_worker_works_at_once_and_stays() -> None:
    table = scene(glenn=dict(worker=0, built=[COTTAGE]), ulaf=dict(passed=True))
    table.push("place populate")
    assert table.changes() == {"glenn": {"worker": 1}}
    table.push(f"use {COTTAGE}")
    assert table.changes() == {"glenn": {"worker": -1, "spent": 1, "vp": 1}}
    table.next_round()
    assert table.goods("glenn")["worker"] == 1


@proves("EN-EXP-01")
def test_explore_draws_the_top_card() -> None:
    table = scene(glenn=dict(deck=["GLE027", "GLE028"]), ulaf={})
    table.push("place explore")
    assert table.changes() == {"glenn": {"hand": ["+GLE027"]}}


@proves("EN-Q-11", "EN-BST-08", "EN-Q-18")
def test_who_has_no_card_to_draw_cannot_explore() -> None:
    everything = [card.id for card in scene(glenn={}, ulaf={}).table.game.box.cards if card.deck == "glenn"][3:]
    table = scene(glenn=dict(hand=everything), ulaf={})
    assert table.refused("place explore") == "EN-BST-08"


@proves("EN-CON-01", "EN-CON-02", "EN-CON-03", "EN-BAD-42")
def test_construct_builds_one_location_for_nothing_and_no_field() -> None:
    table = scene(glenn=dict(worker=0, hand=[COTTAGE, HALL, "GLE004", "GLE025", "GLE010", "GLE015"]), ulaf={})
    table.push("place construct", "go")
    assert table.keys == [f"construct {COTTAGE}", f"construct {HALL}"]
    for card in ("GLE004", "GLE025"):
        assert table.refused(f"construct {card}") == "EN-CON-03"
    assert table.refused(f"construct {COTTAGE} {HALL}") == "EN-CON-01"
    assert table.refused("construct GLE010") == "EN-CON-01"  # a boost
    assert table.refused("construct GLE027") == "EN-BLD-01"
    assert table.refused("construct") == "EN-CON-01"
    table.push(f"construct {COTTAGE}")
    assert table.changes()["glenn"] == {"worker": 1, "hand": [f"-{COTTAGE}"], "empire": [f"+{COTTAGE}"]}
    assert table.asked == ("ulaf", "turn")


@proves("EN-Q-62")
def test_copies_are_one_choice_for_construct() -> None:
    table = scene(glenn=dict(hand=[COTTAGE, "GLE008", HALL]), ulaf={})
    table.push("place construct")
    assert table.keys == [f"construct {COTTAGE}", f"construct {HALL}"]
    assert table.refused("construct GLE008") == "EN-Q-62"


@proves("EN-Q-24")
def test_construct_waives_goods_but_no_worker() -> None:
    title = changed("glenn", "gle_cooperative_mill", cost={"wood": 1, "worker": 1})
    for hand in (["GLE019"], ["GLE019", COTTAGE, HALL]):
        table = scene(of=title, glenn=dict(worker=0, hand=hand), ulaf={})
        if len(hand) == 1:
            assert table.refused("place construct") == "EN-BST-08"
        else:
            table.push("place construct")
            assert table.refused("construct GLE019") == "EN-Q-24"
    table = scene(of=title, glenn=dict(worker=1, hand=["GLE019"]), ulaf={})
    table.push("place construct")
    assert table.changes()["glenn"] == {"worker": -1, "spent": 1, "hand": ["-GLE019"], "empire": ["+GLE019"]}


@proves("EN-Q-25")
def test_construct_builds_so_features_notice_it() -> None:
    """The bear's den sees any building; Clan Hall looks for what was paid for, and this was not."""
    table = scene(panuk=dict(hand=["PAN025"], built=["PAN026"]), glenn={})
    table.push("place construct")
    assert table.changes()["panuk"]["vp"] == 1
    table = scene(glenn=dict(spent=1, hand=["GLE019"], built=[HALL]), ulaf={})
    table.push("place construct")
    assert "spent" not in table.changes()["glenn"]


# Sail


@proves("EN-SAI-01", "EN-SAI-04", "EN-GDS-16", "EN-SAI-08", "EN-CTR-12")
def test_a_ship_sails_with_its_cargo_decided_at_once_and_no_island() -> None:
    table = scene(ulaf=dict(fish=2, raze=2), glenn={})
    table.push("place sail")
    assert table.keys == ["load nothing", "load raze", "load fish", "load fish raze"]
    table.push("load fish raze")
    assert table.changes() == {"ulaf": {"fish": -1, "raze": -1, "ships": -1}, "board": {"queue": 1}}
    assert table.table.view(None).data()["queue"] == [{"seat": 0, "fish": True, "raze": True}]


@proves("EN-Q-17", "EN-BAD-47")
def test_one_fish_and_one_raze_token_fit() -> None:
    table = scene(ulaf=dict(fish=2, raze=2), glenn={})
    table.push("place sail")
    for key in ("load fish fish", "load raze raze", "load fish raze fish"):
        assert table.refused(key) == "EN-Q-17"
    for key in ("load wood", "load worker", "load fish wood"):
        assert table.refused(key) == "EN-Q-16"
    assert table.refused("load") == "EN-SAI-04"
    table = scene(ulaf=dict(fish=1, worker=2), glenn={})
    table.push("place sail")
    assert table.refused("load raze") == "EN-SAI-04"


@proves("EN-Q-17", "EN-BST-05")
def test_what_a_boost_brings_goes_on_board() -> None:
    table = scene(ulaf=dict(hand=["ULA010"]), glenn={})
    table.push("place sail", "boost ULA010", "load raze")
    assert table.table.view(None).data()["queue"] == [{"seat": 0, "raze": True}]


@proves("EN-SAI-03", "EN-SAI-07", "EN-LEG-03", "EN-EXD-17", "EN-BAD-45")
def test_any_number_of_ships_waits_each_behind_the_last() -> None:
    ships = [dict(clan="glenn"), *[dict(clan="ulaf", common=True)] * 10]
    table = scene(queue=ships, ulaf={}, glenn=dict(passed=True))
    assert table.refused("place sail 1") == "EN-ACT-03"  # not to a place in the queue
    table.push("place sail", "place sail")
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]] == [1] + [0] * 12


@proves("EN-Q-56", "EN-CLA-04")
def test_the_third_ship_comes_with_its_card_in_the_action_phase() -> None:
    table = scene(ulaf=dict(wood=2, hand=["ULA025"]), glenn=dict(passed=True))
    table.push("place sail", "build ULA025", "place sail")
    assert table.table.game.players[0].ships == 1
    again = scene(ulaf=dict(third=True, wood=2, hand=["ULA025"]), glenn={})
    again.push("build ULA025")  # there is no fourth
    assert "ships" not in again.changes()["ulaf"]


@proves("EN-BAD-44", "EN-BAD-72")
def test_only_an_own_ship_in_reserve_sails() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf")]
    table = scene(queue=ships, ulaf={}, glenn={})
    assert table.refused("place sail") == "EN-BST-08"  # Glenn's ships are Glenn's


@proves("EN-BAD-46", "EN-SAI-04")
def test_cargo_is_not_changed_later() -> None:
    table = scene(queue=[dict(clan="ulaf", fish=True)], ulaf=dict(fish=1, raze=1), glenn={})
    for key in ("load raze", "load nothing", "remove fish"):
        assert table.refused(key) == "EN-ACT-03"
    table.push("pass", "pass")
    assert table.asked == ("ulaf", "island")
    assert table.refused("load raze") == "EN-EXD-02"
