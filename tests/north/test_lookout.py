"""The Lookout phase (EN-LOO): cards for workers, and what savings pay."""

from stead.titles.north.events import NoCard
from tests.north.scene import BOX, Scene, scene
from tests.proves import proves

GLENN = [card.id for card in BOX.cards if card.deck == "glenn" and not card.start]
FOUR = ["GLE004", "GLE007", "GLE010", "GLE013"]


def lookout(**glenn: object) -> Scene:
    return scene(phase="lookout", glenn={"worker": 4, "deck": FOUR, **glenn}, ulaf=dict(worker=1))


@proves("EN-LOO-01", "EN-Q-12", "EN-BAD-07", "EN-BAD-08", "EN-BAD-09")
def test_only_drawn_cards_are_kept_and_the_rest_goes_to_the_own_pile() -> None:
    table = lookout(hand=["GLE026"])
    assert table.zone("glenn", "drawn") == FOUR
    assert table.zone("glenn", "hand") == ["GLE026"]
    for key in ("keep GLE026", "keep GLE027", "keep ULA004"):  # in hand, in the deck, of another clan
        assert table.refused(key, by="glenn") == "EN-LOO-02"
    for key in ("discard GLE004", "done ulaf", "draw ulaf"):
        assert table.refused(key, by="glenn") == "EN-LOO-03"
    table.push("keep GLE007", by="glenn").push("done glenn", by="glenn").push("done ulaf", by="ulaf")
    assert table.zone("glenn", "hand") == ["GLE007", "GLE026"]
    assert table.zone("glenn", "discard") == ["GLE004", "GLE010", "GLE013"]
    assert [card[:3] for card in table.zone("ulaf", "discard")] == ["ULA"] * 4


@proves("EN-Q-12", "EN-RND-01", "EN-BAD-12")
def test_all_choose_at_once_and_wait_for_the_last() -> None:
    for order in (("glenn", "ulaf"), ("ulaf", "glenn")):
        table = lookout()
        assert {decision.seat for decision in table.table.decisions} == {0, 1}
        table.push(f"done {order[0]}", by=order[0])
        assert table.refused("keep GLE004", by=order[0]) == "EN-RND-01"
        assert table.refused("place explore", by=order[1]) == "EN-RND-01"
        table.push(f"done {order[1]}", by=order[1])
        assert table.asked == ("glenn", "turn")


@proves("EN-LEG-04", "EN-LOO-03", "EN-GDS-13")
def test_none_or_all_are_kept() -> None:
    table = lookout()
    table.push(*(f"keep {card}" for card in FOUR), by="glenn").push("done ulaf")
    assert table.changes()["glenn"] == {
        "worker": -4,
        "spent": 4,
        "hand": [f"+{card}" for card in FOUR],
        "drawn": [f"-{card}" for card in FOUR],
    }
    table = lookout()
    table.push("done glenn", by="glenn").push("done ulaf")
    assert table.changes()["glenn"] == {
        "drawn": [f"-{card}" for card in FOUR],
        "discard": [f"+{card}" for card in FOUR],
    }


@proves("EN-BAD-06", "EN-GDS-11")
def test_cards_are_paid_for_with_workers_only() -> None:
    table = lookout(worker=0, gold=9, food=9)
    assert table.refused("keep GLE004", by="glenn") == "EN-RND-01"  # glenn is not even asked
    assert table.table.decision.seat == 1
    table = lookout(worker=1, gold=9)
    table.push("keep GLE004", by="glenn")
    assert table.table.game.players[0].goods[5] == 9


@proves("EN-LOO-07", "EN-LEG-02")
def test_a_hand_has_no_limit() -> None:
    table = scene(phase="lookout", glenn=dict(worker=4, deck=FOUR, hand=GLENN[12:]), ulaf=dict(worker=0))
    keys = [f"keep {card}" for card in FOUR]
    table.push(*keys, by="glenn")
    assert len(table.zone("glenn", "hand")) == len(GLENN) - 12 + 4 == 22


@proves("EN-Q-11", "EN-LOO-08")
def test_what_cannot_be_drawn_is_lost() -> None:
    table = scene(phase="lookout", glenn=dict(worker=2, deck=GLENN[:1], discard=GLENN[1:2], hand=GLENN[2:]), ulaf={})
    assert table.zone("glenn", "drawn") == GLENN[:2]
    assert len([event for event in table.table.events if isinstance(event, NoCard)]) == 2
    assert table.table.game.players[0].deck == []


@proves("EN-RND-03")
def test_nothing_is_produced_at_the_start_of_a_round() -> None:
    table = scene(phase="lookout", glenn=dict(worker=0, built=["gle_slate_pit"]), ulaf=dict(worker=0))
    assert table.asked == ("glenn", "turn")
    assert table.goods("glenn") == {} == table.goods("ulaf")


@proves("EN-LOO-09", "EN-LOO-10", "EN-KEY-17", "EN-BAD-10")
def test_savings_pay_before_the_action_phase_and_complete_sets_only() -> None:
    def saved(sheep: int) -> Scene:
        mine = dict(worker=0, built=["mck_wool_bank"], assigned={"mck_wool_bank": {"sheep": sheep}})
        return scene(phase="lookout", mckinnon=mine, glenn=dict(worker=0))

    table = saved(2)
    assert (table.asked, table.table.game.phase) == (("mckinnon", "choose"), "lookout")
    table.push("choose 2")
    assert table.changes()["mckinnon"] == {"vp": 1}
    assert table.refused("choose 1") == "EN-ACT-03"
    assert saved(1).asked == ("mckinnon", "turn")


@proves("EN-BAD-11", "EN-LOC-07", "EN-KEY-18")
def test_one_reward_for_a_set() -> None:
    mine = dict(worker=0, built=["mck_labour_exchange"], assigned={"mck_labour_exchange": {"worker": 1}})
    table = scene(phase="lookout", stage=3, mckinnon=mine, glenn=dict(worker=0))
    assert table.keys == ["choose 1", "choose 2", "choose 3"]
    assert table.refused("choose 1 choose 2") == "EN-KEY-18"
    table.push("choose 3")
    assert table.changes() == {"mckinnon": {"food": 1}}
    assert table.asked == ("mckinnon", "turn")


@proves("EN-Q-45", "EN-END-01")
def test_25_points_out_of_savings_make_this_round_the_last() -> None:
    mine = dict(worker=0, vp=24, built=["mck_wool_bank"], assigned={"mck_wool_bank": {"sheep": 2}})
    table = scene(phase="lookout", stage=3, mckinnon=mine, glenn=dict(worker=0))
    assert not table.table.game.last
    table.push("choose 2")
    assert table.table.game.last
