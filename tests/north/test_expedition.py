"""The Expedition phase (EN-EXD), and ships (EN-SHP)."""

from typing import Any

from stead.titles.north.events import NoIsland, Pillaged
from tests.north.content import changed
from tests.north.scene import BOX, Scene, scene
from tests.proves import proves

NEAR = [card.id for card in BOX.cards if card.deck == "near"]
ORCHARD, TIMBER, FIRE, AMBER = "NEA002", "NEA003", "DIS001", "DIS002"


def voyage(*ships: dict[str, Any], **more: Any) -> Scene:
    """Ulaf's ships, and one of Glenn's behind them."""
    queue = [dict(clan="ulaf") | ship for ship in ships] + [dict(clan="glenn")]
    return scene(phase="expedition", queue=queue, **{"ulaf": {}, "glenn": {}} | more)


@proves("EN-EXD-05", "EN-BAD-58", "EN-Q-15", "EN-BAD-59", "EN-SAI-05", "EN-SAI-06")
def test_cargo_decides_where_to_and_what_for() -> None:
    """Goods of the supply are too late, and another ship's cargo is its own."""
    table = voyage({}, dict(fish=True, raze=True), ulaf=dict(fish=5, raze=5))
    assert table.keys == [f"pillage {ORCHARD}", f"pillage {TIMBER}", "land near"]
    for key in (f"pillage {FIRE}", f"conquer {FIRE}", "land distant"):
        assert table.refused(key) == "EN-EXD-05"
    assert table.refused(f"conquer {ORCHARD}") == "EN-EXD-09"
    table.push(f"pillage {ORCHARD}")
    both = [f"{mode} {island}" for island in (TIMBER, FIRE, AMBER) for mode in ("pillage", "conquer")]
    assert table.keys == [*both, "land near", "land distant"]


@proves("EN-EXD-02", "EN-EXD-06", "EN-EXD-07", "EN-EXD-14", "EN-BAD-60", "EN-Q-33")
def test_one_island_for_each_ship_and_then_the_next_ship() -> None:
    table = voyage({})
    for key in ("pass", "go", "enough", f"pillage {ORCHARD} {TIMBER}"):  # it is no choice not to go
        assert table.refused(key) in ("EN-EXD-02", "EN-RND-01", "EN-EXD-09")
    assert table.refused("pillage NEA010") == "EN-EXD-02"  # in the deck
    assert table.refused("pillage") == "EN-EXD-02"
    table.push(f"pillage {ORCHARD}")
    assert table.changes() == {
        "ulaf": {"food": 3, "ships": 1},
        "board": {"queue": -1, "near": [f"-{ORCHARD}"], "near_discard": [f"+{ORCHARD}"]},
    }
    assert table.asked == ("glenn", "island")
    assert table.refused(f"pillage {TIMBER}", by="ulaf") == "EN-EXD-01"


@proves("EN-EXD-01", "EN-BAD-57", "EN-EXD-17")
def test_ships_go_in_the_order_of_the_queue() -> None:
    table = scene(phase="expedition", queue=[dict(clan=c) for c in ("glenn", "ulaf", "ulaf")], ulaf={}, glenn={})
    assert table.asked == ("glenn", "island")
    assert table.refused(f"pillage {ORCHARD}", by="ulaf") == "EN-EXD-01"
    table.push(f"pillage {ORCHARD}")
    assert table.asked[0] == "ulaf"
    table.push(f"pillage {TIMBER}")
    seats = [event.seat for event in table.table.events if isinstance(event, Pillaged)]
    assert seats == [1, 0, 0]  # the last had the deck only


@proves("EN-EXD-10", "EN-Q-49", "EN-CRD-12", "EN-CRD-13", "EN-EXD-09")
def test_a_conquered_island_enters_the_empire_refreshed_with_its_bonus() -> None:
    table = voyage(dict(raze=True), near=["nea_seal_rocks", "nea_orchard_isle"])
    table.push("conquer NEA006")
    assert table.changes() == {
        "ulaf": {"fish": 1, "ships": 1, "empire": ["+NEA006"]},
        "board": {"queue": -1, "near": ["-NEA006"]},
    }
    assert table.on("NEA006") == {}


@proves("EN-EXD-10", "EN-FLD-03")
def test_a_conquered_field_gives_its_goods_and_is_harvested() -> None:
    table = voyage(dict(raze=True))
    table.push(f"conquer {ORCHARD}")
    assert table.changes()["ulaf"]["food"] == 2
    assert table.on(ORCHARD) == {"yields": {"food": 2}}


@proves("EN-EXD-11", "EN-SCO-04")
def test_a_conquered_island_scores_as_a_card() -> None:
    table = scene(last=True, phase="expedition", queue=[dict(clan="ulaf", raze=True)], ulaf={}, glenn={})
    table.push(f"conquer {ORCHARD}")
    assert table.table.scores == [3 + 1 + 1, 3]  # and two food


@proves("EN-EXD-18", "EN-LEG-06", "EN-EXD-13")
def test_cargo_obliges_to_nothing() -> None:
    table = voyage(dict(raze=True, fish=True), ulaf=dict(fish=1, raze=1))
    table.push(f"pillage {ORCHARD}")
    assert table.changes()["ulaf"] == {"food": 3, "ships": 1}


@proves("EN-Q-33", "EN-BAD-61", "EN-EXD-04", "EN-INF-04")
def test_a_deck_is_chosen_unseen_and_there_is_no_way_back() -> None:
    table = voyage(dict(raze=True), near_deck=["nea_seal_rocks"])
    assert "NEA006" not in str(table.table.view(0).data())
    for key in ("pillage NEA006", "conquer NEA006"):
        assert table.refused(key) == "EN-EXD-02"
    table.push("land near")
    assert table.asked == ("ulaf", "landing")
    assert "NEA006" in table.table.view(1).data()["near"]  # for all to see
    for key in (f"pillage {ORCHARD}", "land near", "land distant"):
        assert table.refused(key) == "EN-Q-33"
    table.push("pillage NEA006")
    assert table.changes()["ulaf"] == {"fish": 3, "ships": 1}
    assert table.table.game.ids(table.table.game.near) == [ORCHARD, TIMBER]


@proves("EN-Q-33", "EN-EXD-05")
def test_a_distant_deck_needs_fish_too() -> None:
    table = voyage(dict(fish=True), distant_deck=["dis_lost_temple"])
    table.push("land distant")  # without a raze token there is nothing to choose
    assert table.changes()["ulaf"] == {"vp": 4, "ships": 1}
    table = voyage(dict(fish=True), {}, distant_deck=["dis_lost_temple"])
    table.push(f"pillage {FIRE}")
    assert table.refused("land distant") == "EN-EXD-05"


@proves("EN-Q-15", "EN-EXD-09")
def test_an_island_that_costs_nothing_to_conquer() -> None:
    title = changed("islands", "nea_seal_rocks", conquest=None)
    table = voyage({}, of=title, near=["nea_seal_rocks", "nea_orchard_isle"])
    assert table.keys == ["pillage NEA002", "pillage NEA006", "conquer NEA006", "land near"]
    table = voyage({}, of=title, near_deck=["nea_monastery_isle", "nea_seal_rocks"])
    table.push("land near")  # a monastery: nothing to choose
    assert table.changes()["ulaf"]["vp"] == 2
    table.push("land near")
    assert (table.asked, table.keys) == (("glenn", "landing"), ["pillage NEA006", "conquer NEA006"])


@proves("EN-Q-13", "EN-EXD-16")
def test_a_ship_without_an_island_comes_home_with_nothing() -> None:
    table = scene(
        phase="expedition",
        near=[],
        queue=[dict(clan="ulaf", raze=True), dict(clan="glenn", fish=True)],
        ulaf=dict(built=NEAR),
        glenn={},
    )
    assert table.asked == ("glenn", "island")
    assert any(isinstance(event, NoIsland) and event.seat == 0 for event in table.table.events)
    assert table.table.game.players[0].ships == 2
    assert table.keys == [f"pillage {FIRE}", f"pillage {AMBER}", "land distant"]


@proves("EN-Q-13")
def test_a_distant_deck_is_renewed_too() -> None:
    distant = [card.id for card in BOX.cards if card.deck == "distant"]
    table = scene(
        phase="expedition",
        distant=distant[:1],
        distant_discard=distant[1:4],
        queue=[dict(clan="ulaf", fish=True), dict(clan="glenn")],
        ulaf=dict(built=distant[4:]),
        glenn={},
    )
    table.push("land distant")
    game = table.table.game
    assert (len(game.distant_deck), len(game.distant_discard)) == (2, 1)


@proves("EN-Q-54", "EN-EXD-12", "EN-KEY-03", "EN-SHP-01")
def test_a_common_ship_comes_home_to_who_sailed_it() -> None:
    table = voyage(dict(common=True))
    table.push(f"pillage {ORCHARD}")
    assert table.changes()["ulaf"] == {"food": 3, "commons": 1}


# Moving ships


@proves("EN-Q-34", "EN-KEY-29")
def test_a_ship_just_placed_goes_ahead_of_the_one_before_it_with_its_cargo() -> None:
    queue = [dict(clan="glenn", fish=True), dict(clan="ulaf", raze=True)]
    table = scene(queue=queue, ulaf=dict(fish=1, built=["ULA025"], third=True), glenn={})
    table.push("place sail", "load fish")
    assert table.keys == ["forward", "enough"]
    table.push("forward")  # before one's own
    seen = table.table.view(None).data()["queue"]
    assert seen == [{"seat": 1, "fish": True}, {"seat": 0, "fish": True}, {"seat": 0, "raze": True}]


@proves("EN-Q-34")
def test_it_may_stay_and_on_the_arrow_there_is_nothing_to_pass() -> None:
    table = scene(ulaf=dict(built=["ULA025"], third=True), glenn={})
    table.push("place sail")
    assert table.asked == ("glenn", "turn")
    table.push("pass")
    table.push("place sail", "enough")
    assert table.table.view(None).data()["queue"] == [{"seat": 0}, {"seat": 0}]
    table = scene(queue=[dict(clan="glenn"), dict(clan="ulaf")], ulaf=dict(built=["ULA025"], third=True), glenn={})
    assert table.refused("forward") == "EN-ACT-03"  # not by itself


@proves("EN-Q-59")
def test_the_owner_of_several_effects_says_which_comes_first() -> None:
    title = changed("ulaf", "ula_treasury", when={"event": "pillage", "gain": {"vp": 1}, "per": {"good": "wood"}})
    built = ["ULA026", "ULA028", "ULA013"]
    table = voyage({}, {}, of=title, ulaf=dict(built=built))
    table.push(f"pillage {ORCHARD}")
    assert table.asked == ("ulaf", "resource")  # with no wood there is nothing to count
    table.push("gain food")
    assert table.changes()["ulaf"] == {"food": 3 + 1, "vp": 1, "ships": 1}
    table.push(f"pillage {TIMBER}")
    assert table.asked == ("ulaf", "order")
    assert table.keys == ["resolve ULA026 feature", "resolve ULA028 feature"]
    assert table.refused("resolve ULA013 feature") == "EN-Q-59"
    table.push("resolve ULA028 feature", "gain wood")
    changes = table.changes()["ulaf"]
    assert (changes["wood"], changes["vp"]) == (3 + 1, 1 + 4)


@proves("EN-Q-59", "EN-Q-30")
def test_between_players_it_goes_clockwise_and_who_passed_gains_too() -> None:
    table = scene(
        glenn={},
        heidel=dict(passed=True, built=["HEI031"]),
        ulaf=dict(built=["ULA025"], third=True),
        queue=[dict(clan="glenn")],
        turn="ulaf",
    )
    table.push("place sail")
    assert table.asked == ("ulaf", "move ship")
    assert "heidel" not in table.changes()
    table.push("enough")
    assert table.changes() == {"heidel": {"food": 1}}
