"""The attacks of the virtual player (IS-SOL-18..37), and on the Japanese (IS-SOJ)."""

import pytest

from stead import Table
from stead.titles.settlers import solo
from tests.proves import proves
from tests.settlers.scene import scene
from tests.settlers.solo import (
    ARMORER,
    CARPENTERS_WORKSHOP,
    GATE,
    JOINER,
    MARKETPLACE,
    OLD_FOREST,
    attack,
    collection,
    phases,
    revealed,
    row,
    spoils,
)

# The attacks


@proves("IS-SOL-19", "IS-Q-56")
def test_his_cards_go_to_the_collection_pile() -> None:
    table = scene(phase="attack", romans={}, virtual=dict(built=[ARMORER, MARKETPLACE], deck=row("worker", "card")))
    assert collection(table) == [ARMORER, MARKETPLACE]
    assert table.zone("virtual", "built") == []


@proves("IS-Q-56")
def test_a_taken_over_card_of_his_goes_there_too_and_its_token_returns() -> None:
    player = dict(built=[ARMORER, "COM033"], taken={ARMORER: "virtual"})
    table = scene(phase="attack", egyptians=player, virtual=dict(built=[MARKETPLACE], deck=row("gold", "card")))
    assert collection(table) == [MARKETPLACE, ARMORER]
    assert table.zone("egyptians", "built") == ["COM033"]
    assert table.table.game.taken == {}


@proves("IS-Q-56")
def test_several_go_there_in_one_order_whichever_was_taken_over_first() -> None:
    """That is told by no position: a game taken up again must go on as it would have."""
    orders: list[list[str]] = []
    for first, second in ((0, 1), (1, 0)):
        game = scene(egyptians=dict(built=[ARMORER, MARKETPLACE]), virtual=dict(deck=row("gold", "card"))).table.game
        cards = [game.box.number[ARMORER], game.box.number[MARKETPLACE]]
        game.taken = {cards[first]: 1, cards[second]: 1}
        solo.collect(game)
        orders.append(game.ids(game.collection))
    assert orders[0] == orders[1] == sorted([ARMORER, MARKETPLACE])


@proves("IS-Q-56")
def test_a_razed_card_of_his_is_not_collected() -> None:
    player = dict(worker=0, raze=2, hand=["COM069"])
    table = scene(romans=player, virtual=dict(built=[ARMORER, OLD_FOREST], deck=row("card", "card")))
    table.push(f"raze {ARMORER}", "pass")
    assert collection(table) == [OLD_FOREST]
    assert table.zone("common", "discard") == [ARMORER]


@proves("IS-SOL-20", "IS-SOL-21", "IS-SOL-22")
def test_two_attacks_each_turn_up_a_card_and_raze_one_location() -> None:
    """wood with the older gold, then stone with the older VP; each pair goes to the end of the row."""
    built = [CARPENTERS_WORKSHOP, MARKETPLACE, ARMORER]
    table = scene(
        phase="attack",
        romans=dict(built=built),
        virtual=dict(deck=row("wood", "stone"), deals=row("gold", "vp", "card")),
    )
    assert collection(table) == [MARKETPLACE, ARMORER]
    assert table.zone("romans", "built") == [CARPENTERS_WORKSHOP]
    assert revealed(table) == ["card", "wood", "gold", "stone", "vp"]
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-21")
def test_attack_cards_lie_newest_first() -> None:
    table = scene(phase="attack", romans={}, virtual=dict(deck=row("wood", "stone"), deals=row("gold", "vp")))
    assert revealed(table) == ["stone", "wood", "gold", "vp"]


@proves("IS-SOL-23", "IS-SOL-24", "IS-SOL-28")
def test_without_the_newest_target_nothing_falls() -> None:
    """Armorer matches both older Targets, but not the newest."""
    table = attack([ARMORER, "ROM020"], "wood", "vp", "stone")
    assert collection(table) == []
    assert table.zone("romans", "built") == [ARMORER, "ROM020"]
    assert revealed(table) == ["wood", "vp", "stone"]


@proves("IS-SOL-23")
@pytest.mark.parametrize("faction", ["romans", "barbarians", "egyptians"])
def test_faction_locations_are_never_hit(faction: str) -> None:
    """Also not by two VP Targets, which are for the Japanese."""
    built = {"romans": "ROM020", "barbarians": "BAR001", "egyptians": "EGY002"}[faction]
    assert collection(attack([built], "vp", "vp", faction=faction)) == []


@proves("IS-SOL-25", "IS-SOL-26")
def test_the_newest_older_target_that_matches_decides() -> None:
    """Worker matches no Location with wood; Gold matches before VP does."""
    built = [JOINER, CARPENTERS_WORKSHOP]  # VP and wood, an Action Location; Gold and wood, a Feature
    table = attack(built, "wood", "worker", "gold", "vp")
    assert collection(table) == [CARPENTERS_WORKSHOP]
    assert collection(attack(built, "wood", "worker", "vp", "gold")) == [JOINER]


@proves("IS-SOL-27")
def test_without_a_second_target_nothing_falls() -> None:
    table = attack([MARKETPLACE], "wood", "worker", "wood", "vp")
    assert collection(table) == []
    assert revealed(table) == ["wood", "worker", "wood", "vp"]


@proves("IS-SOL-28")
def test_two_older_targets_are_no_pair() -> None:
    """Gold is newest; wood and wood lie below: Old Forest stands, Marketplace has the Gold."""
    assert collection(attack([OLD_FOREST], "gold", "wood", "wood")) == []
    assert collection(attack([OLD_FOREST, MARKETPLACE], "gold", "wood", "wood")) == [MARKETPLACE]


@proves("IS-Q-52")
def test_two_equal_goods_need_two_targets() -> None:
    """And two equal Targets need two equal Goods: Marketplace has one wood."""
    assert collection(attack([OLD_FOREST], "wood", "worker", "gold")) == []
    assert collection(attack([OLD_FOREST], "wood", "worker", "wood")) == [OLD_FOREST]
    assert collection(attack([MARKETPLACE], "wood", "worker", "wood")) == []


@proves("IS-Q-52")
def test_a_raze_field_of_one_good_is_no_pair() -> None:
    assert collection(attack(["JAP001"], "vp", "stone", "gold", faction="japanese")) == []


@proves("IS-SOL-29", "IS-SOL-30")
def test_a_fallen_location_leaves_nothing() -> None:
    """No Goods for anybody, no Foundation, no wood; the card is the virtual player's."""
    player = dict(used={MARKETPLACE: 1}, laid={MARKETPLACE: {"wood": 1, "stone": 1, "food": 1}})
    table = attack([MARKETPLACE], "gold", "wood", player=player | dict(worker=0))
    assert collection(table) == [MARKETPLACE]
    assert table.zone("romans", "foundations") == []
    assert table.goods("romans") == spoils(table) == {}
    assert table.zone("common", "discard") == []


@proves("IS-SOL-31")
def test_defence_tokens_do_not_help() -> None:
    """In round 5, where no Cleanup has taken them."""
    table = attack([MARKETPLACE], "gold", "wood", player=dict(guarded=[MARKETPLACE]), round=5)
    assert collection(table) == [MARKETPLACE]


@proves("IS-SOL-32")
def test_action_before_feature_before_production() -> None:
    """All have wood and wood; the dearer ones stand."""
    action, feature, production = "COM042", "COM003", "COM029"
    assert collection(attack([production, feature, action], "wood", "wood")) == [action]
    assert collection(attack([production, feature], "wood", "wood")) == [feature]


@proves("IS-SOL-33", "IS-Q-59")
def test_the_dearer_location_falls() -> None:
    """Settlers cost 1 wood, an Acting Troupe 2."""
    assert collection(attack(["COM040", "COM041"], "worker", "wood")) == ["COM041"]
    assert collection(attack(["COM042", "COM058"], "wood", "wood")) == ["COM042"]


@proves("IS-SOL-34")
def test_the_location_with_more_stone_falls() -> None:
    """Two Pig Farmers: 1 wood and 1 stone, or 2 wood."""
    assert collection(attack(["COM053", "COM055"], "worker", "food")) == ["COM053"]


@proves("IS-SOL-35")
def test_among_equals_the_player_chooses() -> None:
    """Gold Mine and Goldsmith's Workshop cost the same; the Joiner has no Gold."""
    table = attack(["COM021", "COM030", JOINER], "vp", "gold")
    assert table.asked == ("romans", "victim")
    assert table.keys == ["give COM021", "give COM030"]
    table.push("give COM030")
    assert collection(table) == ["COM030"]
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-36", "IS-Q-53")
def test_the_pair_goes_to_the_end_of_the_row() -> None:
    """The newest first, then its partner."""
    table = attack([MARKETPLACE], "wood", "worker", "gold", "card")
    assert revealed(table) == ["worker", "card", "wood", "gold"]


@proves("IS-Q-51", "IS-SOL-37")
def test_round_five_has_no_cleanup_but_attacks() -> None:
    player = dict(worker=3, built=[MARKETPLACE])
    virtual = dict(built=[ARMORER], deals=row("gold"), deck=row("wood", "card"))
    table = scene(round=5, romans=player, virtual=virtual)
    table.push("pass")
    assert table.table.over
    assert phases(table) == ["attack"]
    assert table.goods("romans") == {"worker": 3}
    assert collection(table) == [ARMORER, MARKETPLACE]


@proves("IS-Q-51")
def test_eleven_attack_cards_are_revealed_in_a_game() -> None:
    table = Table.new("settlers", ["egyptians"], seed=1)
    while not table.over:
        table.push(table.decision.options[-1])
    virtual = table.game.players[1]
    assert (len(virtual.deals), len(virtual.deck)) == (11, 5)


# The Japanese

BY_DEAL = ["JAP011", "JAP008", "JAP012", "JAP024", "JAP029", "JAP001", "JAP004"]
"""Japanese Locations with the Deal fields card, Raze token, Gold, VP, stone, Worker and food; none has wood."""


@proves("IS-SOJ-01", "IS-SOJ-04")
def test_two_vp_targets_hit_a_faction_location() -> None:
    """Whatever lies between them; both go to the end of the row, and the card to the Collection pile."""
    table = attack(["JAP001", GATE], "vp", "wood", "vp", "card", faction="japanese")
    assert collection(table) == ["JAP001"]
    assert table.zone("japanese", "built") == [GATE]
    assert table.zone("japanese", "discard") == []
    assert revealed(table) == ["wood", "card", "vp", "vp"]


@proves("IS-SOJ-01")
@pytest.mark.parametrize("targets", [("vp", "wood", "gold"), ("wood", "vp", "vp")])
def test_it_takes_two_vp_targets_and_one_of_them_newest(targets: tuple[str, ...]) -> None:
    assert collection(attack(["JAP001"], *targets, faction="japanese")) == []


@proves("IS-Q-55")
def test_the_faction_attack_comes_before_the_ordinary_one() -> None:
    """Armorer would fall to VP and the newer stone."""
    table = attack(["JAP001", ARMORER], "vp", "stone", "vp", faction="japanese")
    assert collection(table) == ["JAP001"]
    assert revealed(table) == ["stone", "vp", "vp"]


@proves("IS-Q-55")
def test_if_no_faction_location_can_be_razed_the_ordinary_check_follows() -> None:
    table = attack([GATE, ARMORER], "vp", "vp", "stone", faction="japanese")
    assert collection(table) == [ARMORER]
    assert revealed(table) == ["vp", "vp", "stone"]


@proves("IS-SOJ-02")
@pytest.mark.parametrize("first", range(len(BY_DEAL)))
def test_faction_victims_are_ordered_by_their_deal_field(first: int) -> None:
    assert collection(attack(BY_DEAL[first:][::-1], "vp", "vp", faction="japanese")) == [BY_DEAL[first]]


@proves("IS-SOJ-03")
@pytest.mark.parametrize(
    ("built", "victim"),
    [
        (["JAP004", "JAP020", "JAP016"], "JAP016"),  # food: production, feature, action
        (["JAP004", "JAP020"], "JAP020"),
        (["JAP019", "JAP012"], "JAP012"),  # Gold, actions: 1 wood, 2 wood
        (["JAP008", "JAP026"], "JAP026"),  # Raze token, actions: 1 wood, 1 stone
    ],
)
def test_then_by_type_and_cost(built: list[str], victim: str) -> None:
    assert collection(attack(built, "vp", "vp", faction="japanese")) == [victim]


@proves("IS-Q-59")
def test_a_location_in_the_cost_is_no_resource() -> None:
    """A Farm costs 1 wood, a Geisha House 1 wood and a Location: the player chooses."""
    table = attack(["JAP001", "JAP006"], "vp", "vp", faction="japanese")
    assert table.keys == ["give JAP001", "give JAP006"]
    table.push("give JAP006")
    assert collection(table) == ["JAP006"]


@proves("IS-SOJ-05")
def test_samurai_do_not_help() -> None:
    table = attack(["JAP001", "JAP004"], "vp", "vp", faction="japanese", player=dict(guarded=["JAP001"]))
    assert collection(table) == ["JAP001"]


@proves("IS-SOJ-06")
def test_samurai_count_for_daimyos_castle() -> None:
    table = scene(phase="production", japanese=dict(built=["JAP009", "JAP001"], guarded=["JAP001"]))
    assert table.goods("japanese")["vp"] == 1
