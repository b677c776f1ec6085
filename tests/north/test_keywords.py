"""Keywords (EN-KEY) and what overrides what (EN-GEN)."""

from stead.titles.north.events import Reshuffled
from tests.north.content import changed
from tests.north.scene import BOX, scene
from tests.proves import proves

VAULT, BANK, EXCHANGE, WINDOW, WITHDRAWAL = "MCK013", "MCK004", "MCK025", "MCK026", "MCK023"
IGLOO, RACKS, HUT, MIRROR = "PAN007", "PAN010", "PAN019", "PAN032"


@proves("EN-KEY-06", "EN-KEY-07", "EN-GDS-14", "EN-KEY-08")
def test_assigned_pieces_lie_on_the_card() -> None:
    table = scene(mckinnon=dict(wood=1, food=3, gold=3, built=[VAULT]), glenn={})
    table.push(f"use {VAULT}")
    assert table.keys == [f"assign food {VAULT}", f"assign wood {VAULT}"]  # one at least
    assert table.refused("enough") == "EN-KEY-06"
    assert table.refused(f"assign gold {VAULT}") == "EN-KEY-06"
    table.push(f"assign food {VAULT}", f"assign wood {VAULT}", "enough")
    assert table.changes() == {"mckinnon": {"food": -1, "wood": -1}}
    assert table.on(VAULT) == {"exhausted": True, "goods": {"food": 1, "wood": 1}}


@proves("EN-KEY-06")
def test_a_worker_is_assigned_and_not_spent() -> None:
    table = scene(mckinnon=dict(worker=1, built=[EXCHANGE]), glenn={})
    table.push(f"use {EXCHANGE}")
    assert table.changes() == {"mckinnon": {"worker": -1}}
    assert table.on(EXCHANGE)["goods"] == {"worker": 1}


@proves("EN-KEY-10", "EN-KEY-11", "EN-Q-39")
def test_pieces_are_removed_to_the_supply_one_by_one_if_one_likes() -> None:
    assigned = {VAULT: {"wood": 2, "fish": 1}, EXCHANGE: {"worker": 1}}
    mine = dict(worker=1, built=[VAULT, EXCHANGE, WINDOW, "MCK028"], assigned=assigned)
    table = scene(mckinnon=mine, glenn=dict(passed=True))
    table.push(f"use {WINDOW}")
    assert table.keys == [f"remove wood {VAULT}", f"remove fish {VAULT}", f"remove worker {EXCHANGE}", "enough"]
    assert table.refused(f"remove stone {VAULT}") == "EN-KEY-10"
    table.push(f"remove worker {EXCHANGE}", "enough")
    assert table.changes()["mckinnon"] == {"spent": 1, "gold": 1}  # one worker spent, one removed
    table.push("use MCK028")  # and it works again
    assert table.changes()["mckinnon"] == {"worker": -1, "spent": 1, "vp": 1}


@proves("EN-KEY-10")
def test_no_more_is_removed_than_the_card_says_or_there_is() -> None:
    table = scene(mckinnon=dict(built=[VAULT, WINDOW], assigned={VAULT: {"wood": 3}}), glenn={})
    table.push(f"use {WINDOW}", f"remove wood {VAULT}", f"remove wood {VAULT}")
    assert table.on(VAULT)["goods"] == {"wood": 1}
    assert table.asked == ("glenn", "turn")
    table = scene(mckinnon=dict(built=[VAULT, WINDOW], assigned={VAULT: {"wood": 1}}), glenn={})
    table.push(f"use {WINDOW}", f"remove wood {VAULT}")
    assert (table.on(VAULT), table.asked) == ({}, ("glenn", "turn"))


@proves("EN-KEY-12", "EN-KEY-05")
def test_recover_brings_back_what_was_spent_and_no_more() -> None:
    table = scene(panuk=dict(food=1, worker=0, spent=1, built=["PAN025"]), glenn={})
    table.push("use PAN025")
    assert table.changes() == {"panuk": {"food": -1, "worker": 1, "spent": -1}}
    table = scene(panuk=dict(food=1, spent=0, built=["PAN025"]), glenn={})
    table.push("use PAN025")
    assert table.changes() == {"panuk": {"food": -1}}


@proves("EN-KEY-22", "EN-BLD-09")
def test_a_bonus_of_two_parts_comes_whole() -> None:
    title = changed("glenn", "gle_village_cottage", bonus={"gain": {"worker": 1}, "then": {"gain": {"vp": 1}}})
    table = scene(of=title, glenn=dict(wood=1, hand=["GLE007"]), ulaf={})
    table.push("build GLE007")
    assert table.changes()["glenn"] == {"wood": -1, "worker": 1, "vp": 1, "hand": ["-GLE007"], "empire": ["+GLE007"]}


@proves("EN-Q-29", "EN-Q-53")
def test_what_others_cannot_do_is_left_out() -> None:
    table = scene(heidel=dict(hand=["HEI010"], spent=3), glenn=dict(spent=0), ulaf=dict(spent=2))
    table.push("place populate", "boost HEI010")
    changes = table.changes()
    assert changes["ulaf"] == {"worker": 1, "spent": -1}
    assert "glenn" not in changes


# Copying


@proves("EN-KEY-13", "EN-Q-40", "EN-KEY-14")
def test_a_copying_card_takes_on_another_when_it_is_built() -> None:
    """Not a basic field, a boost, an island or another copying card; neither the bonus nor what lies there."""
    built = [IGLOO, "PAN008", HUT, "PAN004", "NEA006"]
    table = scene(near=[], panuk=dict(stone=2, hand=[MIRROR], built=built), glenn={})
    table.push(f"build {MIRROR}")
    assert table.asked == ("panuk", "mirror")
    assert table.keys == [f"mirror {IGLOO}", f"mirror {HUT}"]
    for card in ("PAN001", "PAN004", "NEA006", MIRROR):
        assert table.refused(f"mirror {card}") == "EN-KEY-13"
    table.push(f"mirror {IGLOO}")
    assert table.changes()["panuk"] == {"stone": -2, "hand": [f"-{MIRROR}"], "empire": [f"+{MIRROR}"]}
    assert table.on(MIRROR) == {"mirrors": IGLOO}


@proves("EN-Q-40")
def test_the_copy_pays_for_itself_and_is_exhausted_on_its_own() -> None:
    mine = dict(worker=2, built=[IGLOO, MIRROR], mirror={MIRROR: IGLOO})
    table = scene(panuk=mine, glenn=dict(passed=True))
    table.push(f"use {MIRROR}")
    assert table.changes() == {"panuk": {"worker": -1, "spent": 1, "vp": 1}}
    assert table.on(IGLOO) == {}
    table.push(f"use {IGLOO}")
    assert table.changes() == {"panuk": {"worker": -1, "spent": 1, "vp": 1}}


@proves("EN-Q-40", "EN-Q-59")
def test_a_copied_feature_notices_too() -> None:
    mine = dict(stone=1, hand=["PAN008"], built=[IGLOO, HUT, MIRROR], mirror={MIRROR: HUT}, deck=["PAN030"])
    table = scene(panuk=mine, glenn={})
    table.push("build PAN008")
    assert table.keys == ["resolve PAN008 bonus", f"resolve {HUT} feature"]  # two of the same are one choice
    table.push(f"resolve {HUT} feature", "gain wood")
    assert table.keys == ["resolve PAN008 bonus", f"resolve {MIRROR} feature"]
    table.push(f"resolve {MIRROR} feature", "gain wood")
    assert table.goods("panuk")["wood"] == 2
    assert table.zone("panuk", "hand") == ["PAN030"]


@proves("EN-KEY-15", "EN-BAD-65", "EN-CRD-15")
def test_the_choice_is_for_good() -> None:
    mine = dict(built=[IGLOO, RACKS, MIRROR], mirror={MIRROR: IGLOO})
    table = scene(panuk=mine, glenn={})
    assert table.refused(f"mirror {RACKS}") == "EN-ACT-03"
    table.next_round()
    assert table.on(MIRROR) == {"mirrors": IGLOO}


@proves("EN-Q-40", "EN-Q-29")
def test_with_nothing_to_copy_it_is_blank() -> None:
    table = scene(panuk=dict(stone=2, hand=[MIRROR]), glenn={})
    table.push(f"build {MIRROR}")
    assert (table.on(MIRROR), table.asked) == ({}, ("glenn", "turn"))
    title = changed(
        "panuk", "pan_penguin_parade", boost={"demolish": {"most": 1, "least": 1}, "each": {"gain": {"vp": 1}}}
    )
    mine = dict(hand=["PAN015"], built=[IGLOO, MIRROR], mirror={MIRROR: IGLOO}, exhausted=[MIRROR])
    table = scene(of=title, panuk=mine, glenn={})
    table.push("place populate", "boost PAN015", f"target {IGLOO}")
    assert table.changes()["panuk"]["discard"] == [f"+{IGLOO}", "+PAN015"]
    assert table.on(MIRROR) == {}  # what it copied is gone


# Searching, moving pawns, leaving


@proves("EN-KEY-19", "EN-KEY-20", "EN-Q-41")
def test_a_search_takes_a_card_of_the_deck_for_all_to_see_and_shuffles() -> None:
    """Beasts and farms are signs of the empire, homes are not; another bear lies on the discard pile."""
    mine = dict(hand=["PAN023"], deck=["PAN027", IGLOO, "PAN025", "PAN017"], rest="discard")
    table = scene(panuk=mine, glenn={})
    table.push("place explore", "boost PAN023")
    assert table.keys == ["fetch PAN017", "fetch PAN025"]
    for card in (IGLOO, "PAN026"):
        assert table.refused(f"fetch {card}") == "EN-KEY-19"
    table.push("fetch PAN025")
    assert table.table.view(1).data()["players"][0]["hand"] == {"cards": 2, "known": ["PAN025"]}
    assert any(isinstance(event, Reshuffled) for event in table.table.events)


@proves("EN-Q-42", "EN-KEY-23", "EN-BAD-33")
def test_an_own_pawn_on_a_tile_is_moved_and_keeps_its_side() -> None:
    table = scene(heidel=dict(pawns=["sail turned"], hand=["HEI013"]), glenn=dict(pawns=["harvest"]))
    table.push("place explore", "boost HEI013")
    assert len(table.keys) == 8
    assert table.refused("shift harvest sail") == "EN-KEY-23"  # Glenn's
    assert table.refused("shift sail harvest") == "EN-KEY-23"  # it is turned
    assert table.refused("shift harvest") == "EN-KEY-23"
    table.push("shift sail turned explore")
    assert table.table.view(None).data()["players"][0]["pawns"] == ["explore", "explore turned"]


@proves("EN-Q-42", "EN-KEY-23")
def test_an_unused_pawn_is_not_moved() -> None:
    title = changed("heidel", "hei_mead_hall", action={"move_pawn": "any"})
    table = scene(of=title, heidel=dict(built=["HEI007"]), glenn={})
    table.push("use HEI007")
    assert table.asked == ("glenn", "turn")  # there was none to move
    table = scene(of=title, heidel=dict(built=["HEI007"], pawns=["sail"]), glenn={})
    table.push("use HEI007", "shift sail explore")
    assert table.table.view(None).data()["players"][0]["pawns"] == [None, "explore"]


@proves("EN-Q-39", "EN-GEN-02", "EN-GEN-04")
def test_what_lies_on_a_card_that_leaves() -> None:
    """Workers return to the supply, other pieces go to the bank, upgrades go with their field."""
    title = changed("nanurjuk", "nan_river_trade_route", action={"assign": {"goods": ["worker", "fish"], "most": 2}})
    mine = dict(worker=0, hand=["NAN021"], built=["NAN013"], assigned={"NAN013": {"worker": 1, "fish": 2}})
    table = scene(of=title, nanurjuk=mine, glenn={})
    table.push("place sail", "boost NAN021", "target NAN013")
    changes = table.changes()["nanurjuk"]
    assert (changes["worker"], changes["discard"]) == (1, ["+NAN013", "+NAN021"])
    assert "fish" not in changes


@proves("EN-GEN-05", "EN-Q-44")
def test_a_field_that_leaves_takes_its_upgrades_along_and_basic_fields_leave_the_game() -> None:
    title = changed("nanurjuk", "nan_fishing_hole", type="upgrade", under="fish")
    mine = dict(built=["NAN015", "NAN017"], upgrades={"NAN017": "NAN001"})
    table = scene(of=title, nanurjuk=mine, glenn={})
    table.push("use NAN015", "target NAN001", "gain wood", "gain wood")
    changes = table.changes()["nanurjuk"]
    assert (changes["empire"], changes["discard"]) == (["-NAN001", "-NAN017"], ["+NAN017"])
    assert table.table.game.ids(table.table.game.players[0].gone) == ["NAN001"]


@proves("EN-GEN-05")
def test_an_island_that_leaves_goes_to_its_own_pile() -> None:
    table = scene(near=[], nanurjuk=dict(built=["NAN015", "NEA002"]), glenn={})
    table.push("use NAN015", "target NEA002", "gain wood", "gain wood")
    changes = table.changes()
    assert changes["nanurjuk"]["empire"] == ["-NEA002"]
    assert changes["board"]["near_discard"] == ["+NEA002"]


@proves("EN-GEN-03", "EN-GEN-04")
def test_cards_are_their_owners() -> None:
    table = scene(glenn=dict(hand=["GLE010"]), ulaf={})
    table.push("place populate", "boost GLE010")
    assert table.changes()["glenn"]["discard"] == ["+GLE010"]
    for card in table.zone("glenn", "discard"):
        assert BOX.cards[BOX.number[card]].deck == "glenn"
