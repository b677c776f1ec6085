"""Cards that do more than a reader can follow, each as it is: numbers come from its record."""

from typing import Any

from tests.north.cards.own import actions, exhausted, only, shows
from tests.north.cards.reader import rival_of, stage
from tests.north.scene import BOX, NORTH, Scene, scene

# Refreshing


@shows("boost", "gle_ceilidh", "hei_hangover_cure")
def test_it_refreshes_own_locations(card: Any) -> None:
    n = card.boost.refresh
    mine = actions(card.deck, n + 1)
    table = stage(card, mine=dict(hand=[card.id], built=mine, exhausted=mine))
    table.push(f"place {card.played_with}", f"boost {card.id}", *(f"target {id}" for id in mine[:n]))
    assert exhausted(table, mine) == [False] * n + [True]
    assert only(table, card.deck).keys() <= {"hand", "discard"}


@shows("action", "dis_northern_lights")
def test_it_refreshes_others_but_not_itself(card: Any) -> None:
    mine = actions("glenn", 2)
    table = stage(card, mine=dict(built=[card.id, *mine], exhausted=mine), near=[])
    table.push(f"use {card.id}", f"target {mine[1]}")
    assert exhausted(table, [card.id, *mine]) == [True, True, False]


@shows("boost", "hei_party_boat")
def test_it_refreshes_islands_only(card: Any) -> None:
    mine = [*actions("heidel", 1), "NEA005", "NEA006"]
    table = stage(card, mine=dict(hand=[card.id], built=mine, exhausted=mine))
    table.push("place harvest", f"boost {card.id}")
    assert exhausted(table, mine) == [True, False, False]


# The board


@shows("action", "ula_valkyrie", "ula_jarls_drakkar", "nan_umiak")
def test_a_ship_goes_at_once(card: Any) -> None:
    modes = card.action.effect.expedition
    ships = [dict(clan=rival_of(card)), dict(clan=card.deck, raze=True)]
    table = stage(card, mine=dict(built=[card.id]), queue=ships, near=["NEA003"])
    table.push(f"use {card.id}")
    assert table.keys == [*(f"{mode} NEA003" for mode in modes), "land near"]
    table.push(f"{modes[-1]} NEA003")
    changes = only(table, card.deck)
    island = BOX.cards[BOX.number["NEA003"]]
    gained = island.yields if modes[-1] == "conquer" else island.pillage.gain
    assert {name: changes[name] for name in (*gained, "ships")} == {**gained, "ships": 1}


@shows("when", "ula_flokis_workshop")
def test_a_ship_goes_forward(card: Any) -> None:
    table = stage(card, mine=dict(built=[card.id], third=True), queue=[dict(clan=rival_of(card))])
    table.push("place sail", "load nothing", "forward")
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]] == [0, 1]
    assert only(table, card.deck) == {"ships": -1}


@shows("boost", "hei_drinking_competition")
def test_a_pawn_is_moved_and_something_gained(card: Any) -> None:
    table = stage(card, mine=dict(hand=[card.id], deck=["HEI007"]))
    table.push("place explore", f"boost {card.id}", "shift explore sail")
    assert only(table, card.deck) == {
        **card.boost.then.gain,
        "hand": ["+HEI007", f"-{card.id}"][::-1],
        "discard": [f"+{card.id}"],
    }


@shows("boost", "nan_following_the_herd")
def test_a_field_besides(card: Any) -> None:
    table = stage(card, mine=dict(hand=[card.id]))
    table.push("place harvest", f"boost {card.id}", "harvest NAN001", "harvest NAN002")
    gained = {**BOX.cards[BOX.number["NAN001"]].yields, **BOX.cards[BOX.number["NAN002"]].yields}
    assert only(table, card.deck) == {**gained, "hand": [f"-{card.id}"], "discard": [f"+{card.id}"]}


# Cards from decks and piles


@shows("boost", "pan_sorting_day")
def test_a_card_with_a_sign_of_the_empire(card: Any) -> None:
    table = stage(card, mine=dict(hand=[card.id], deck=["PAN007", "PAN017", "PAN025"], rest="discard"))
    table.push("place explore", f"boost {card.id}")
    assert table.keys == ["fetch PAN017", "fetch PAN025"]
    table.push("fetch PAN017")
    assert "+PAN017" in only(table, card.deck)["hand"]


@shows("action", "nan_tent_makers")
def test_a_location_from_the_discard_pile(card: Any) -> None:
    table = stage(card, mine=dict(built=[card.id], discard=["NAN013", "NAN010", "NAN026"]))
    table.push(f"use {card.id}")
    assert table.keys == ["fetch NAN013", "fetch NAN026"]  # a boost is no location
    table.push("fetch NAN026")
    worker = card.action.spend.worker
    assert only(table, card.deck) == {
        "worker": -worker, "spent": worker, "hand": ["+NAN026"], "discard": ["-NAN026"],
    }  # fmt: skip


# Leaving the empire


def gained(effect: Any) -> dict[str, int]:
    """Goods of a chain of effects, any resources as wood."""
    found: dict[str, int] = {}
    while effect is not None:
        goods = dict(getattr(effect, "gain", {})) or ({"wood": effect.any} if hasattr(effect, "any") else {})
        found = {name: found.get(name, 0) + goods.get(name, 0) for name in {**found, **goods}}
        effect = effect.then
    return found


def push_any(table: Scene) -> None:
    while table.asked[1] == "resource":
        table.push("gain wood")


@shows("boost", "nan_pack_the_sleds", "nan_migration")
def test_cards_leave_with_a_boost(card: Any) -> None:
    """To the hand or the discard pile, if one likes, and something is gained for each."""
    part = card.boost if hasattr(card.boost, "each") else card.boost.then
    packs = hasattr(part, "pack_up")
    for leaves in (True, False):
        table = stage(card, mine=dict(hand=[card.id], built=["NAN013", "NAN026", "NEA003"]), near=[])
        table.push(f"place {card.played_with}", f"boost {card.id}")
        assert "target NEA003" not in table.keys
        assert ("target NAN001" in table.keys) == (part.parting.of == "locations")
        table.push("target NAN013" if leaves else "enough")
        push_any(table)
        if table.asked[1] == "load":
            table.push("load nothing")
        changes = only(table, card.deck)
        assert changes.get("empire", []) == ["-NAN013"] * leaves
        assert ("+NAN013" in changes["hand"], "+NAN013" in changes["discard"]) == (
            leaves and packs,
            leaves and not packs,
        )
        first = {} if card.boost is part else dict(card.boost.gain)
        each = gained(part.each) if leaves else {}
        expected = {name: first.get(name, 0) + each.get(name, 0) for name in {**first, **each}}
        assert {name: changes.get(name, 0) for name in expected} == expected


@shows("action", "nan_new_outpost", "nan_breaking_camp")
def test_cards_leave_with_an_action(card: Any) -> None:
    effect, spend = card.action.effect, card.action.spend
    field = effect.parting.of == "fields"
    table = stage(card, mine=dict(built=[card.id, "NAN004", "NAN005", "NAN026"]))
    table.push(f"use {card.id}")
    assert table.refused("enough") == "EN-GEN-05"  # one at least
    assert ("target NAN026" in table.keys) != field
    left = ["NAN004", "NAN005"][: effect.parting.most]
    for id in left:
        table.push(f"target {id}")
        push_any(table)
    changes = only(table, card.deck)
    assert changes["empire"] == [f"-{id}" for id in left]
    expected = {name: n * len(left) for name, n in gained(effect.each).items()}
    assert {name: changes[name] for name in expected} == expected
    assert changes.get("spent", 0) == spend.worker


@shows("when", "nan_dog_sled_team", "nan_storm_shelter")
def test_a_feature_notices_that_cards_leave(card: Any) -> None:
    for used in (0, 1):
        built = [card.id, "NAN007", "NAN026"]
        table = stage(card, mine=dict(built=built, used={card.id: used} if used else {}))
        table.push("use NAN007")  # a camp is struck
        camp = BOX.cards[BOX.number["NAN007"]].action.effect.gain
        seen = gained(card.when.effect) if used < card.when.times else {}
        back = getattr(card.when.effect, "recover", 0) if seen else 0
        changes = only(table, card.deck)
        for name in {**camp, **seen}:
            assert changes[name] == camp.get(name, 0) + seen.get(name, 0)
        assert changes.get("worker", 0) == back == -changes.get("spent", 0)


@shows("mirrors", "pan_mirror_ice")
def test_a_mirror_copies_what_it_says(card: Any) -> None:
    built = [
        c[0].id for c in BOX.copies if c[0].deck == "panuk" and c[0].type in card.mirrors and c[0].name != card.name
    ]
    table = stage(card, mine=dict(hand=[card.id], built=[*built[:4], "PAN004"]))
    table.push(f"build {card.id}")
    assert table.keys == [f"mirror {id}" for id in built[:4]]


@shows("cheaper", "dis_giants_causeway")
def test_the_first_building_of_a_round_costs_less(card: Any) -> None:
    """One resource, of a kind that is in the cost; the second costs all."""
    bare = dict(wood=1, stone=1, gold=0, built=[card.id], hand=["GLE028", "GLE030"])
    hall = BOX.cards[BOX.number["GLE028"]].cost
    mine = bare | dict(wood=hall.wood, stone=hall.stone)
    table = stage(card, mine=mine)
    table.push("build GLE028")
    assert table.keys == [
        "pay " + " ".join(["wood"] * (hall.wood - less) + ["stone"] * (hall.stone - 1 + less)) for less in (1, 0)
    ]
    table.push(table.keys[0])
    assert only(table, "glenn")["wood"] == 1 - hall.wood
    table.push("pass")
    assert table.on(card.id) == {"used": 1}
    assert table.refused("build GLE030") == "EN-BLD-02"
    free = stage(card, mine=dict(wood=0, stone=0, built=[card.id], hand=["GLE031"]))
    free.push("build GLE031")
    assert only(free, "glenn") == {"hand": ["-GLE031"], "empire": ["+GLE031"]}
    none = scene(
        of=NORTH, glenn=dict(built=[card.id], worker=0), nanurjuk=dict(worker=1, hand=["NAN007"]), turn="nanurjuk"
    )
    none.push("build NAN007")  # another's causeway, and a worker is no resource
    assert only(none, "nanurjuk")["spent"] == 1
