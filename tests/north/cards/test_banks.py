"""Cards with pieces on them: banks, what brings pieces there and back, and what takes notice."""

from collections import Counter
from typing import Any

from tests.north.cards.own import only, shows
from tests.north.cards.reader import stage
from tests.north.scene import BOX

BANKS = ("mck_wool_bank", "mck_resource_vault", "mck_gold_reserve", "mck_labour_exchange")


@shows("action", *BANKS)
def test_a_bank_takes_pieces(card: Any) -> None:
    told = card.action.effect.assign
    good = card.save.of[-1]
    table = stage(card, mine=dict(gold=3, built=[card.id, "MCK033"]))
    table.push(f"use {card.id}")
    while table.asked[1] == "assign":  # where there is a choice
        table.push(f"assign {good} {card.id}")
    assert only(table, card.deck) == {good: -told.most}
    assert table.on(card.id) == {"exhausted": True, "goods": {good: told.most}}


@shows("save", *BANKS)
def test_a_bank_pays(card: Any) -> None:
    save = card.save
    for i, pays in enumerate(save.pays, 1):
        lying = {card.id: {save.of[-1]: 2 * save.every + (save.every > 1)}}
        mine = dict(built=[card.id, "MCK033"], assigned=lying, worker=0)
        table = stage(card, mine=mine, phase="lookout", stage=3)
        assert table.keys == [f"choose {n}" for n in range(1, len(save.pays) + 1)]
        table.push(f"choose {i}", f"choose {i}")
        assert only(table, card.deck) == {name: 2 * n for name, n in pays.gain.items()}
        assert table.on(card.id)["goods"] == lying[card.id]


@shows("boost", "mck_deposit_slip")
def test_pieces_go_to_any_bank(card: Any) -> None:
    table = stage(card, mine=dict(hand=[card.id], built=["MCK004", "MCK013", "MCK033"], sheep=2))
    table.push("place populate", f"boost {card.id}")
    most = card.boost.then.assign.most
    assert table.keys[0] == "assign sheep MCK004"
    assert {key.split()[2] for key in table.keys if key != "enough"} == {"MCK004", "MCK013"}
    table.push("assign sheep MCK004", *["assign wood MCK013"] * (most - 1))
    changes = only(table, card.deck)
    assert (changes["sheep"], changes["wood"], changes["worker"]) == (-1, 1 - most, 1)
    assert changes["gold"] == card.boost.gain["gold"]
    assert table.on("MCK004") == {"goods": {"sheep": 1}}


@shows("boost", "mck_withdrawal")
def test_pieces_come_back_with_a_boost(card: Any) -> None:
    lying = {"MCK004": {"sheep": 9}, "MCK025": {"worker": 1}}
    table = stage(card, mine=dict(hand=[card.id, "MCK026"], built=["MCK004", "MCK025"], assigned=lying))
    table.push("place construct", f"boost {card.id}", "remove worker MCK025")
    table.push(*["remove sheep MCK004"] * (card.boost.remove - 1))
    changes = only(table, card.deck)
    assert (changes["worker"], changes["sheep"]) == (1, card.boost.remove - 1)
    assert changes["vp"] == card.boost.then.gain["vp"]
    assert changes["empire"] == ["+MCK026"]


@shows("action", "mck_cashiers_window")
def test_pieces_come_back_with_an_action(card: Any) -> None:
    table = stage(card, mine=dict(built=[card.id, "MCK004"], assigned={"MCK004": {"sheep": 9}}))
    table.push(f"use {card.id}", *["remove sheep MCK004"] * card.action.effect.remove)
    changes = only(table, card.deck)
    worker = card.action.spend.worker
    assert changes == {
        "worker": -worker, "spent": worker, "sheep": card.action.effect.remove, **card.action.effect.then.gain,
    }  # fmt: skip


@shows("boost", "mck_interest_day")
def test_a_bank_pays_at_once(card: Any) -> None:
    save = BOX.cards[BOX.number["MCK004"]].save
    lying = {"MCK004": {"sheep": save.every}, "MCK013": {"wood": 1}}
    table = stage(card, mine=dict(hand=[card.id], built=["MCK004", "MCK013"], assigned=lying))
    table.push("place harvest", f"boost {card.id}", "choose 2")
    assert only(table, card.deck) == {**save.pays[1].gain, "hand": [f"-{card.id}"], "discard": [f"+{card.id}"]}
    assert table.on("MCK004")["goods"] == lying["MCK004"]


@shows("when", "mck_ledger_keeper")
def test_a_feature_notices_assigning(card: Any) -> None:
    for used in (0, card.when.times):
        table = stage(card, mine=dict(built=[card.id, "MCK025"], used={card.id: used} if used else {}))
        table.push("use MCK025")
        assert only(table, card.deck) == {"worker": -1, **({} if used else card.when.effect.gain)}


@shows("when", "mck_investors_club")
def test_a_feature_notices_payments(card: Any) -> None:
    for used in (0, card.when.times):
        mine = dict(built=[card.id, "MCK025"], assigned={"MCK025": {"worker": 1}}, worker=0)
        table = stage(card, mine=mine | dict(used={card.id: used} if used else {}), phase="lookout", stage=3)
        table.push("choose 1")
        paid = BOX.cards[BOX.number["MCK025"]].save.pays[0].gain
        assert only(table, card.deck) == {**paid, **({} if used else card.when.effect.gain)}


@shows("when", "hei_storyteller")
def test_a_feature_notices_recovering(card: Any) -> None:
    """A hall is used, with a storyteller beside it and without."""

    def used_hall(*built: str, times: int = 0, spent: int = 3) -> Counter[str]:
        mine: dict[str, Any] = dict(built=["HEI007", *built], spent=spent, used={card.id: times} if times else {})
        table = stage(card, mine=mine)
        table.push("use HEI007")
        return Counter(only(table, card.deck))

    told = Counter(card.when.effect.gain)
    alone = used_hall()
    told.update(alone)  # what is paid is below zero
    assert used_hall(card.id) == told
    assert used_hall(card.id, times=card.when.times) == alone
    assert used_hall(card.id, spent=0) == used_hall(spent=0)  # nobody came back


@shows("action", "pan_museum_of_curiosities")
def test_a_museum_has_one_of_each(card: Any) -> None:
    table = stage(card, mine=dict(built=[card.id], assigned={card.id: {"wood": 1, "fish": 1}}))
    table.push(f"use {card.id}")
    assert table.keys == [f"assign {good} {card.id}" for good in ("food", "stone", "sheep")]
    table.push(f"assign stone {card.id}")
    then = card.action.effect.then
    assert only(table, card.deck) == {"stone": -1, **{name: n * min(3, then.max or 3) for name, n in then.gain.items()}}
    everything = dict.fromkeys(("food", "wood", "stone", "sheep", "fish"), 1)
    table = stage(card, mine=dict(built=[card.id], assigned={card.id: everything}))
    assert table.refused(f"use {card.id}") == "EN-KEY-06"
