"""The solo game against the virtual player: its set-up, its round and the attacks (IS-SOL)."""

from typing import Any

import pytest

from stead import Table
from tests.proves import proves
from tests.settlers.scene import BOX, Scene, scene

COMMON = [card.id for card in BOX.cards if card.deck == "common"]
ROMAN = [card.id for card in BOX.cards if card.deck == "romans"]
ATTACK = {
    "worker": ["ATT001", "ATT002", "ATT003"],
    "wood": ["ATT004", "ATT005", "ATT006"],
    "stone": ["ATT007", "ATT008"],
    "food": ["ATT009", "ATT010"],
    "gold": ["ATT011", "ATT012"],
    "vp": ["ATT013", "ATT014"],
    "card": ["ATT015", "ATT016"],
}
CARPENTERS_WORKSHOP, MARKETPLACE, JOINER, ARMORER, OLD_FOREST = "COM004", "COM032", "COM044", "COM018", "COM007"
ROBBERS, SPIES, TEMPLE_OF_RA, GATE = "BAR030", "ROM010", "EGY013", "JAP013"


def row(*targets: str) -> list[str]:
    """Attack cards with these Targets."""
    return [ATTACK[target][targets[:i].count(target)] for i, target in enumerate(targets)]


def attack(built: list[str], *targets: str, faction: str = "romans", **more: Any) -> Scene:
    """The last attack of a round: the first Target is turned up, the others lie there already, newest first."""
    cards = row(*targets)
    player = {faction: dict(built=built) | more.pop("player", {})}
    return scene(phase="attack", stage=2, **more, **player, virtual=dict(deck=cards[:1], deals=cards[1:]))


def collection(table: Scene) -> list[str]:
    return table.table.game.ids(table.table.game.collection)


def revealed(table: Scene) -> list[str]:
    """The Targets of the revealed Attack cards, newest first."""
    targets = {id: target for target, ids in ATTACK.items() for id in ids}
    return [targets[id] for id in table.zone("virtual", "deals")]


def spoils(table: Scene) -> dict[str, int]:
    """The virtual player's Goods, which he never has."""
    shot = table.snapshot()["virtual"]
    return {name: n for name, n in shot.items() if isinstance(n, int) and n}


def phases(table: Scene | Table) -> list[str]:
    events = table.table.events if isinstance(table, Scene) else table.events
    return [event.phase for event in events if type(event).__name__ == "PhaseBegan"]


# The set-up


@proves("IS-SOL-01", "IS-SOL-02")
def test_one_player_against_a_virtual_one() -> None:
    """Only the player is ever asked; the virtual player has no faction, no Goods and no score."""
    table = Table.new("settlers", ["romans"], seed=3)
    while not table.over:
        assert [decision.seat for decision in table.decisions] == [0]
        virtual = table.game.players[1]
        assert virtual.faction == "virtual"
        assert not any(virtual.goods)
        assert not virtual.hand
        table.push(table.decision.options[0])
    assert len(table.scores) == 1


@proves("IS-SOL-05")
def test_set_up_as_usual_with_one_faction() -> None:
    table = Table.new("settlers", ["japanese"], seed=5)
    state = table.position()["state"]
    hand = state["players"][0]["hand"]
    drawn_in_lookout = 1
    assert sum(id.startswith("JAP") for id in hand) == 2 + drawn_in_lookout
    assert sum(id.startswith("COM") for id in hand) == 2
    assert state["players"][0].get("goods", {}) == {}
    assert (state["round"], state["first"]) == (1, 0)
    used = hand + state["deck"] + state["row"] + state["players"][0]["deck"] + state["players"][1]["deck"]
    assert {id[:3] for id in used} == {"JAP", "COM", "ATT"}


@proves("IS-SOL-06", "IS-SOL-07")
def test_the_attack_deck_is_shuffled_and_one_card_revealed() -> None:
    orders = set()
    for seed in range(5):
        _, virtual = Table.new("settlers", ["romans"], seed=seed).position()["state"]["players"]
        assert len(virtual["deals"]) == 1
        assert sorted(virtual["deck"] + virtual["deals"]) == sorted(id for ids in ATTACK.values() for id in ids)
        orders.add((*virtual["deck"], *virtual["deals"]))
    assert len(orders) == 5


# The round


@proves("IS-SOL-08", "IS-SOL-18", "IS-SOL-37")
def test_five_phases_and_then_the_next_round() -> None:
    table = scene(round=1, phase="lookout", romans={})
    while table.table.game.round == 1:
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert phases(table) == ["production", "action", "cleanup", "attack", "lookout"]
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-09", "IS-SOL-10")
def test_lookout_begins_with_a_faction_card_and_four_common_ones() -> None:
    table = scene(phase="lookout", romans=dict(deck=["ROM005"]), deck=COMMON[:8:2])
    assert table.zone("romans", "hand") == ["ROM005"]
    assert table.keys == [f"take {id}" for id in COMMON[:8:2]]
    table.push(f"take {COMMON[2]}")
    assert table.zone("romans", "hand") == [COMMON[2], "ROM005"]


@proves("IS-SOL-11", "IS-SOL-12", "IS-SOL-13")
def test_the_other_cards_of_lookout_are_shared_with_the_virtual_player() -> None:
    """A random one of three to him, one of two to the player, the last to him."""
    given = set()
    for chance in range(20):
        table = scene(phase="lookout", chance=chance, romans=dict(deck=["ROM005"]), deck=COMMON[:8:2])
        table.push(f"take {COMMON[0]}")
        (first,) = table.zone("virtual", "built")
        given.add(first)
        left = [id for id in COMMON[2:8:2] if id != first]
        assert table.keys == [f"take {id}" for id in left]
        table.push(f"take {left[0]}")
        assert table.zone("romans", "hand") == [COMMON[0], left[0], "ROM005"]
        assert table.zone("virtual", "built") == sorted([first, left[1]])
        assert table.asked == ("romans", "turn")
    assert given == set(COMMON[2:8:2])


@proves("IS-SOL-14")
def test_the_other_phases_are_the_players_alone() -> None:
    """The virtual player's Locations bring him nothing, and nobody asks him for a turn or what he stores."""
    virtual = dict(built=[OLD_FOREST, "COM033"], deals=["ATT001"])
    table = scene(phase="production", romans=dict(worker=2), virtual=virtual)
    assert table.goods("romans") == {"worker": 2 + 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    assert spoils(table) == {}
    table.push("exchange 1", "gain wood")
    assert table.asked == ("romans", "turn")
    table.push("pass", "store nothing")
    assert table.goods("romans") == spoils(table) == {}
    assert table.asked == ("romans", "draft")


@proves("IS-SOL-04")
def test_points_are_tracked_as_usual() -> None:
    table = scene(romans=dict(worker=3, stone=1, built=["COM034"]))
    table.push("activate COM034")
    assert table.changes() == {"romans": {"worker": -1, "stone": -1, "vp": 2}}
    assert table.table.scores == [2]


@proves("IS-SOL-15", "IS-SOL-17")
def test_his_cards_are_locations_that_can_be_razed() -> None:
    """For their goods; no Foundation, no wood: the card is discarded."""
    table = scene(romans=dict(raze=2), virtual=dict(built=[ARMORER, MARKETPLACE]))
    table.push(f"raze {ARMORER}")
    assert table.changes() == {
        "romans": {"raze": -2, "vp": 1, "stone": 1},
        "virtual": {"built": [f"-{ARMORER}"]},
        "common": {"discard": [f"+{ARMORER}"]},
    }
    assert table.asked == ("romans", "turn")


@proves("IS-SOL-15")
def test_his_cards_are_locations_for_actions() -> None:
    """Engineers discard one, Pack loots one, Temple of Ra takes one over."""
    virtual = dict(built=[ARMORER, MARKETPLACE])
    engineers = scene(romans=dict(worker=4, built=["ROM008"]), virtual=virtual)
    engineers.push("activate ROM008", f"target {ARMORER}")
    assert engineers.zone("virtual", "built") == [MARKETPLACE]
    pack = scene(barbarians=dict(worker=3, built=["BAR016"]), virtual=virtual)
    pack.push("activate BAR016", f"loot gold {MARKETPLACE}")
    assert pack.changes() == {"barbarians": {"worker": -1, "gold": 1}}
    temple = scene(egyptians=dict(built=[TEMPLE_OF_RA]), virtual=virtual)
    temple.push(f"activate {TEMPLE_OF_RA}", f"target {ARMORER}")
    assert temple.changes() == {"egyptians": {"built": [f"+{ARMORER}"]}, "virtual": {"built": [f"-{ARMORER}"]}}


@proves("IS-SOL-16", "IS-Q-54")
def test_robbers_take_a_revealed_attack_card_out_of_the_game() -> None:
    table = scene(barbarians=dict(worker=3, built=[ROBBERS]), virtual=dict(deals=row("wood", "gold", "vp")))
    table.push(f"activate {ROBBERS}")
    assert table.keys == ["target virtual ATT004", "target virtual ATT011", "target virtual ATT013"]
    table.push("target virtual ATT011")
    assert table.changes() == {
        "barbarians": {"worker": -1, "vp": 1},
        "virtual": {"deals": ["-ATT011"], "discard": ["+ATT011"]},
    }
    assert revealed(table) == ["wood", "vp"]


@proves("IS-SOL-16", "IS-Q-54")
def test_spies_take_an_attack_card_as_a_deal_with_its_target() -> None:
    table = scene(romans=dict(worker=4, built=[SPIES]), virtual=dict(deals=row("wood", "gold", "vp")))
    table.push(f"activate {SPIES}", "target virtual ATT011")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1, "deals": ["+ATT011"]},
        "virtual": {"deals": ["-ATT011"]},
    }
    while table.table.game.round == 2 or table.asked[1] == "draft":
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert table.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1, "gold": 1, "vp": 1}


@proves("IS-Q-54")
@pytest.mark.parametrize(("gone", "left"), [("ATT004", ["worker", "wood"]), ("ATT005", ["wood", "worker"])])
def test_of_two_equal_attack_cards_either_can_be_chosen(gone: str, left: list[str]) -> None:
    """They lie at different places of the row, so it matters which one goes."""
    table = scene(barbarians=dict(worker=3, built=[ROBBERS]), virtual=dict(deals=["ATT004", "ATT001", "ATT005"]))
    table.push(f"activate {ROBBERS}", f"target virtual {gone}")
    assert revealed(table) == left
    assert table.asked == ("barbarians", "turn")


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
    assert collection(attack([OLD_FOREST], "wood", "worker", "gold")) == []
    assert collection(attack([OLD_FOREST], "wood", "worker", "wood")) == [OLD_FOREST]


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
