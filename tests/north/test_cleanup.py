"""The Cleanup phase (EN-CLN)."""

from tests.north.scene import BOX, scene
from tests.proves import proves

COTTAGE, SQUARE = "GLE007", "GLE021"


@proves("EN-CLN-02", "EN-Q-08", "EN-CMP-13")
def test_spent_workers_come_back() -> None:
    table = scene(glenn=dict(worker=1, spent=3), ulaf=dict(worker=0, spent=2))
    table.next_round()
    assert (table.goods("glenn")["worker"], table.goods("ulaf")["worker"]) == (4, 2)


@proves("EN-CLN-03", "EN-Q-61", "EN-Q-09")
def test_what_is_exhausted_is_refreshed_raided_or_used() -> None:
    table = scene(glenn=dict(raze=1, built=[COTTAGE], exhausted=[COTTAGE]), ulaf=dict(built=["ULA004"]))
    table.push("raid ULA004").next_round()
    assert table.on(COTTAGE) == {} == table.on("ULA004")


@proves("EN-CLN-04", "EN-Q-63", "EN-PWN-07")
def test_pawns_come_back_with_their_active_side() -> None:
    table = scene(glenn=dict(food=2, pawns=["harvest turned", "sail"]), ulaf={})
    table.next_round()
    assert table.table.view(None).data()["players"][0]["pawns"] == [None, None]
    table.until("glenn", "turn").push("place populate")
    assert table.table.view(None).data()["players"][0]["pawns"] == [None, "populate"]


@proves("EN-CLN-05", "EN-CLN-06", "EN-Q-61", "EN-Q-13")
def test_islands_left_are_discarded_before_new_ones_come() -> None:
    """A deck that runs out is renewed with what was discarded a moment ago."""
    near = [card.id for card in BOX.cards if card.deck == "near"]
    table = scene(near=near[:2], near_discard=near[2:4], glenn=dict(built=near[4:]), ulaf=dict(passed=True))
    table.push("pass")
    game = table.table.game
    assert (len(game.near), len(game.near_deck), len(game.near_discard)) == (2, 2, 0)
    assert len(game.distant) == 2
    assert sorted(game.ids(game.distant_discard)) == ["DIS001", "DIS002"]
    one = scene(near=near[:1], glenn=dict(built=near[1:]), ulaf=dict(passed=True))
    one.push("pass")
    assert one.table.game.ids(one.table.game.near) == near[:1]  # there is no other


@proves("EN-CLN-07")
def test_the_first_player_token_goes_clockwise() -> None:
    table = scene(glenn={}, ulaf={}, panuk={}, turn="panuk")
    order = [table.table.game.first]
    for _ in range(3):
        table.next_round()
        order.append(table.table.game.first)
        assert table.asked == (table.names[order[-1]], "turn")
    assert order == [2, 0, 1, 2]


@proves("EN-CLN-08", "EN-GDS-17", "EN-CLN-09", "EN-KEY-09", "EN-KEY-07")
def test_goods_stay_in_supplies_and_on_cards() -> None:
    goods = dict(food=3, wood=4, stone=5, sheep=6, fish=7, gold=8, raze=9)
    mine = dict(goods, worker=0, built=["mck_resource_vault"], assigned={"mck_resource_vault": {"wood": 1}})
    table = scene(mckinnon=mine, glenn={})
    table.next_round()
    assert table.goods("mckinnon") == goods
    assert table.on("MCK013")["goods"] == {"wood": 1}


@proves("EN-CLN-03", "EN-LOC-03")
def test_what_yields_so_often_in_a_round_does_so_in_the_next_again() -> None:
    table = scene(near=[], glenn=dict(food=1, built=["nea_puffin_cliffs"]), ulaf={})
    table.push("place harvest", "harvest GLE001").push("pass").push("place harvest", "harvest GLE001")
    assert table.table.scores[0] == 1
    table.next_round().until("glenn", "turn").push("place harvest", "harvest GLE001")
    assert table.table.scores[0] == 2


@proves("EN-CLN-10")
def test_another_round_begins() -> None:
    table = scene(glenn=dict(vp=24), ulaf={})
    table.next_round()
    assert (table.table.game.round, table.table.game.last) == (3, False)
