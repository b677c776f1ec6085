"""The derived vectors (FG-DV): they follow from the rules and rulings, number by number."""

from typing import Any

import pytest

from stead.titles.founders.events import Earned, Reshuffled, ResourceTaken, StorageBuilt
from tests.founders.chain import BESIDE, KEYS, build, chain, deliver, points
from tests.founders.scene import BOX, NEUTRAL, Scene, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3"
"""A road in the north-west: basic storages lie on row 2, what is made of them below."""
CALL: dict[str, Any] = dict(hand=["call", "trade"], discard=["recruit", "upgrade"])
"""Ready to call, with one bonus."""


@pytest.mark.parametrize(
    ("workers", "card", "key", "price"),
    [
        (True, "build", "house J4", 3),
        (True, "follow", "house J4", 4),
        (False, "build", "house J4", 1),
        (False, "follow", "house J4", 2),
        *((workers, "build", "bridge K3", 3) for workers in (True, False)),
        *((workers, "follow", "bridge K3", 4) for workers in (True, False)),
        (True, "carpenter", "house J4", 2),
        (False, "carpenter", "house J4", 0),
        *((workers, "carpenter", "bridge K3", 2) for workers in (True, False)),
    ],
)
@proves("FG-DV-01", "FG-CST-01", "FG-CST-02", "FG-CST-03", "FG-Q-39", "FG-Q-40")
def test_what_personal_structures_cost(workers: bool, card: str, key: str, price: int) -> None:
    table = scene(
        savvas=dict(storages={"stone": ["I2"]}, hand=["build", "carpenter", "call"]),
        humans=dict(storages={"people": ["M2"]}),
        roads="J3 L2",
        options={"workers": workers},
        turn="humans" if card == "follow" else "savvas",
    )
    if card == "follow":
        table.push("play build", "bridge K1", "follow build", key)
    else:
        table.push(f"play {card}", key)
    assert table.changes()["savvas"].get("coins", 0) == -price


@pytest.mark.parametrize(("cells", "price", "follow"), [("F3 G3 H3", 2, True), ("H5 I5 J5", 4, False)])
@proves("FG-DV-02", "FG-TRD-10", "FG-TRF-03", "FG-Q-32")
def test_access_to_a_storage_on_several_terrains(cells: str, price: int, follow: bool) -> None:
    """Ruins, ruins and desert; ruins, ruins and forest."""
    first = cells.split()[0]
    humans = dict(storages={"people": ["U1"], "stone": ["S1"], "bricks": [cells]})
    table = scene(orchids={}, humans=humans).push("play trade", f"access {first}")
    assert table.changes() == {
        "orchids": {"coins": -price, "access": [f"+bricks {cells}"]},
        "humans": {"coins": price},
    }
    table = scene(orchids={}, humans=humans, turn="humans").push("play trade", "store people", "at A4", "follow trade")
    if follow:
        table.push(f"access {first}")
        assert table.changes()["orchids"]["coins"] == -price
    else:
        assert table.refused(f"access {first}") == "FG-TRF-03"


@proves("FG-DV-03", "FG-TRF-02")
def test_an_own_storage_as_a_follow() -> None:
    table = scene(savvas=dict(resources=["stone", "metal"]), humans={}, turn="humans")
    table.push("play trade", "store people", "at A4", "follow trade", "store stone")
    assert table.refused("at A1") == "FG-TRF-02"
    table.push("at D1")
    assert table.changes()["savvas"]["coins"] == -2


def last_turn(active: str, **players: dict[str, Any]) -> Scene:
    """The active player completes the sixth building with metal, which gives the owner 3 points."""
    table = scene(
        **players,
        turn=active,
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": active})},
        completed=5,
    )
    return table.push("lay trade", "road D5")


@proves("FG-DV-04", "FG-END-03", "FG-END-04", "FG-END-08")
def test_the_final_count() -> None:
    table = last_turn(
        "valraths",
        valraths=dict(storages={"metal": ["E5"]}, coins=0),
        savvas=dict(vp=30, permanent=3, temporary=5, coins=11),
    )
    assert table.table.scores == [2, 30 + 3 + 2]


# Votes


def called(weights: dict[str, str], **vp: int) -> Scene:
    """Savvas (A) call; Humans (B) and Inox (C) come clockwise. Everybody has crystals enough."""
    players: dict[str, Any] = {
        name: dict(vp=vp.get(name, 0), temporary=4, permanent=1) for name in ("savvas", "humans", "inox")
    }
    players["savvas"] |= CALL
    table = scene(**players, offer=["university", "salt_barge", "great_oak"])
    return table.push("call", "coin").vote(**weights)


THREE_THREE_ONE = dict(savvas="circle 2 0", humans="square 2 0", inox="triangle")


@proves("FG-DV-05", "FG-TIE-01", "FG-Q-50")
def test_the_fewest_points_among_those_who_voted_for_a_tied_building() -> None:
    table = called(THREE_THREE_ONE, savvas=10, humans=8, inox=5)
    assert table.asked == ("humans", "tie")
    assert table.keys == ["choose university", "choose salt_barge"]
    assert table.refused("choose great_oak") == "FG-TIE-01"


@proves("FG-DV-06", "FG-TIE-02")
def test_the_caller_then_the_nearest_clockwise() -> None:
    assert called(THREE_THREE_ONE, savvas=8, humans=8, inox=5).asked == ("savvas", "tie")
    other = dict(savvas="triangle", humans="square 2 0", inox="circle 2 0")
    assert called(other, savvas=8, humans=8, inox=8).asked == ("humans", "tie")


@proves("FG-DV-07", "FG-TIE-03", "FG-Q-51", "FG-Q-52")
def test_who_decides_need_not_place() -> None:
    table = called(THREE_THREE_ONE, savvas=10, humans=8, inox=5).push("choose university")
    assert table.asked == ("savvas", "place")


@proves("FG-DV-08", "FG-VOT-06")
def test_what_votes_weigh() -> None:
    """4 and 1 for one building, 5 for another: a tie."""
    table = called(dict(savvas="square 1 1", humans="square", inox="circle 4 0"))
    assert table.asked[1] == "tie"
    table = called(dict(savvas="square 1 1", humans="square 1 0", inox="circle 4 0"))
    assert table.asked == ("savvas", "place")


@proves("FG-DV-09", "FG-VOT-08", "FG-VOT-09", "FG-VOT-10")
def test_crystals_after_a_vote() -> None:
    table = scene(
        savvas=CALL | dict(temporary=3), humans=dict(permanent=4, temporary=2), inox=dict(permanent=1), offer=None
    )
    table.push("call", "influence").vote(savvas="circle 2 0", humans="square 0 1", inox="circle")
    assert table.asked == ("savvas", "place")
    assert [player.temporary for player in table.game.players] == [0, 0, 0]
    assert [player.permanent for player in table.game.players] == [0, 3, 1]


@pytest.mark.parametrize(
    ("players", "discard", "rule"),
    [
        *((players, 1, "FG-CTV-02" if players == 2 else "FG-CTV-01") for players in (2, 3, 4)),
        (2, 2, "FG-CTV-02"),
        (3, 2, None),
        (4, 2, None),
        (2, 3, None),
    ],
)
@proves("FG-DV-10", "FG-CTV-01", "FG-CTV-02")
def test_cards_needed_for_a_call(players: int, discard: int, rule: str | None) -> None:
    others: dict[str, Any] = {name: {} for name in ("humans", "inox", "orchids")[: players - 1]}
    table = scene(savvas=dict(discard=["trade", "build", "recruit"][:discard]), **others)
    if rule is None:
        assert "call" in table.keys
    else:
        assert table.refused("call") == rule


@proves("FG-DV-11", "FG-ICM-01", "FG-TRK-01", "FG-TRK-03")
def test_income_of_two_storages_of_one_resource_and_one_of_another() -> None:
    data = scene(savvas=dict(storages={"stone": ["A1", "S1"], "metal": ["C3"]}), humans={}).table.view(None).data()
    assert data["players"][0]["income"] == 2
    assert [name for name, cubes in data["tracker"].items() if 0 in cubes["own"]] == ["stone", "metal"]


# Points


CLOTHING = {"livestock": "savvas", "leather": "savvas", "gems": "humans", "jewelry": "humans", "metal": "valraths"}


@proves("FG-DV-12", "FG-NEU-02")
def test_example_5_with_a_neutral_resource() -> None:
    assert deliver("clothing", "savvas", CLOTHING | {"metal": NEUTRAL}) == {"savvas": 6, "humans": 4 - 2}


@proves("FG-DV-13", "FG-NEU-03")
def test_two_neutral_inputs() -> None:
    """Bricks delivered to the Sleeping Lion for 4 (+2)."""
    table = scene(
        inox=dict(storages={"livestock": ["F2"], "bricks": ["A4 B4 C4"]}, access=["A2", "C2"]),
        orchids={},
        neutral=dict(storages={"stone": ["A2"], "people": ["C2"]}),
        buildings={"sleeping_lion": "C6 D6 E6"},
        roads=SPINE,
    )
    table.push("lay trade", "road D5")
    assert table.changes() == {"inox": {"cubes": ["+sleeping_lion bricks"]}, "board": {"roads": ["+D5"]}}
    assert [(event.kept, event.lost) for event in table.events(Earned)] == [(0, 4)]


@proves("FG-DV-14", "FG-NEU-02", "FG-Q-67")
def test_a_neutral_input_of_level_3() -> None:
    owners = {"wood": NEUTRAL, "tools": "quatryls", "metal": "inox", "machinery": "inox"}
    assert deliver("weapons", "savvas", owners) == {"savvas": 9 - 4 - 2, "inox": 4 - 1, "quatryls": 1}


@proves("FG-DV-15", "FG-VPC-07")
def test_all_inputs_own() -> None:
    mine = dict.fromkeys(CLOTHING, "savvas")
    assert build("clothing", "savvas", mine) == {"savvas": 4 + 2}
    assert deliver("clothing", "savvas", mine) == {"savvas": 10}


@proves("FG-DV-12", "FG-DEL-12")
def test_example_5_whole_with_a_neutral_resource() -> None:
    table = chain("clothing", "savvas", CLOTHING | {"metal": NEUTRAL}, buildings=BESIDE)
    table.push("play upgrade", "upgrade clothing", KEYS["clothing"])
    assert points(table) == {"savvas": 2 + 6, "humans": 2 + 2}


# The market


@proves("FG-DV-16", "FG-REC-06", "FG-REC-07")
def test_the_market_slides_left() -> None:
    """Huckster and Carpenter go in one turn; Foreman lies on the second cell afterwards, which costs 1."""
    table = scene(
        inox=dict(storages={"livestock": ["A1"]}),
        vermlings=dict(storages={"wood": ["C1"], "stone": ["E1"]}),
        market=["scholar", "huckster", "foreman", "carpenter"],
        advisors=["surveyor", "roadwarden"],
    )
    table.push("play recruit")
    assert table.market == ["scholar", None, "foreman", "carpenter"]
    table.push("follow recruit", "hire carpenter")
    assert table.market == ["scholar", "foreman", "surveyor", "roadwarden"]
    table.changes()
    table.push("play recruit")
    assert table.changes()["vermlings"]["coins"] == -1


# Connection


@pytest.mark.parametrize("owner", ["quatryls", "savvas"])
@proves("FG-DV-17", "FG-BRG-03", "FG-BRG-08", "FG-DEL-04")
def test_a_bridge_carries_its_owners_deliveries_only(owner: str) -> None:
    """The East Gatehouse needs stone, the University tools. The bridge of the one does not serve the other."""
    table = scene(
        quatryls=dict(storages={"tools": ["I4"]}),
        savvas=dict(storages={"stone": ["J6"]}),
        buildings={"university": "M5 N5 M6 N6", "east_gatehouse": "M7 N7"},
        roads="J5 L4 L6",
        turn=owner,
    )
    table.push("play build", "bridge K5")
    cubes = {
        "tools": table.building("university")["cubes"]["tools"],
        "stone": table.building("east_gatehouse")["cubes"]["stone"],
    }
    assert cubes == ({"tools": owner, "stone": None} if owner == "quatryls" else {"tools": None, "stone": owner})
    other = "savvas" if owner == "quatryls" else "quatryls"
    table.push("follow build", "bridge K4" if other == "quatryls" else "bridge K6")
    assert table.building("university")["cubes"]["tools"] == "quatryls"
    assert table.building("east_gatehouse")["cubes"]["stone"] == "savvas"


@pytest.mark.parametrize("builder", ["savvas", "humans"])
@proves("FG-DV-18", "FG-CON-05", "FG-Q-15")
def test_a_supplier_across_the_river(builder: str) -> None:
    """The Savvas make bricks of people of the Humans on the other bank: over their own bridge, not over the Humans'."""
    players: dict[str, Any] = dict(
        savvas=dict(storages={"stone": ["H1"]}, access=["M3"]), humans=dict(storages={"people": ["M3"]})
    )
    players[builder] |= dict(bridges=["K3"])
    table = scene(**players, roads="I2 J3 L3 I3", turn="savvas")
    if builder == "savvas":
        table.push("play upgrade", "upgrade bricks", "at J4 2")
        assert points(table) == {"savvas": 1, "humans": 1}
    else:
        assert table.refused("play upgrade") == "FG-TRN-06"


GAP: dict[str, Any] = dict(
    savvas=dict(storages={"stone": ["A4"]}, access=["F5"]),
    inox=dict(storages={"livestock": ["U1"]}),
    humans=dict(storages={"people": ["F5"]}),
    roads="T2",
)
"""The site from C4 to E4 lies beside the people; between it and the Savvas' stone there is one cell, B4."""


@proves("FG-DV-19", "FG-UPG-09", "FG-Q-05")
def test_a_road_first_that_makes_the_connection() -> None:
    table = scene(**GAP, turn="savvas").push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-UPG-06"
    table.push("road B4", "at C4 1")
    assert table.changes() == {
        "savvas": {"coins": -4, "vp": 1, "income": 1, "storages": ["+bricks C4 D4 E4"]},
        "humans": {"vp": 1},
        "board": {"roads": ["+B4"]},
    }


@proves("FG-DV-19", "FG-UPG-13")
def test_no_road_as_a_follow() -> None:
    table = scene(**GAP, turn="inox").push("play upgrade", "upgrade leather", "at S3 1", "no road", "decline")
    assert table.asked == ("savvas", "follow")
    assert table.refused("follow upgrade") == "FG-FOL-02"
    table = scene(**GAP | dict(roads="T2 B4"), turn="inox")
    table.push("play upgrade", "upgrade leather", "at S3 1", "no road", "decline")
    assert "follow upgrade" in table.keys


@proves("FG-DV-20", "FG-UPG-04")
def test_a_site_beside_an_own_storage() -> None:
    table = scene(savvas=dict(storages={"stone": ["A2"], "people": ["C2"]}), inox={}, roads=SPINE)
    table.push("play upgrade", "upgrade bricks")
    assert table.refused("at D1 1") == "FG-UPG-04"


@proves("FG-DV-21", "FG-OFR-03", "FG-OFR-04", "FG-Q-60")
def test_twenty_one_buildings_in_seven_votes() -> None:
    table = scene(savvas={}, humans={}, inox={})
    names = ["savvas", "humans", "inox"]
    left = []
    while len(left) < 7:
        if "call" not in table.keys:
            table.push(next(key for key in table.keys if key.startswith("lay")), "coin")
            continue
        table.push("call")
        while table.asked[1] == "bonus":
            table.push("coin")
        table.vote(**dict.fromkeys(names, "circle"))
        if table.asked[1] == "place":
            table.push(table.keys[0])
        left.append(len(table.game.prestige_deck))
    assert left == [15, 12, 9, 6, 3, 0, 11]
    assert [event.cards for event in table.events(Reshuffled)] == [14]
    assert len(table.game.buildings) == 7
    known = {*table.game.offer, *table.game.prestige_deck}
    assert not known & {building.building for building in table.game.buildings}
    assert len(known) == 14


# Alone


def alone(crystals: dict[str, int], **more: Any) -> Scene:
    """A solo call begins: the only card in hand plays itself."""
    return scene(
        savvas=dict(hand=["call"], discard=["trade", "build", "upgrade", "recruit"]) | crystals,
        offer=["university", "salt_barge", "great_oak"],
        **more,
    )


MARKED: dict[str, Any] = {
    "silk_emporium": dict(at="A4 A5 B5", marked=True),
    "town_hall": dict(at="E4 F4 E5 F5", marked=True),
}


@pytest.mark.parametrize("temporary", [1, 2])
@proves("FG-DV-22", "FG-SOP-07", "FG-SOP-08", "FG-SOP-19")
def test_paying_for_two_markers(temporary: int) -> None:
    """After 3 completions a marker costs 10: with 19 the game is lost."""
    table = alone(dict(permanent=9, temporary=temporary), buildings=MARKED, completed=3)
    if temporary == 1:
        assert table.table.over
        assert table.table.ranking[0].verdict == "lost"
        return
    assert table.table.view(None).data()["prices"] == [0, 5, 10]
    assert table.asked[1] == "pay"
    table.push(table.keys[0])
    while table.asked[1] == "pay":
        table.push(table.keys[0])
    player = table.player("savvas")
    assert player.temporary + 2 * player.permanent == 0


@proves("FG-DV-33", "FG-SOP-11", "FG-Q-80")
def test_paying_three() -> None:
    table = alone(dict(permanent=2, temporary=1), completed=1)
    assert table.table.view(None).data()["prices"] == [0, 3, 6]
    table.push("choose salt_barge")
    assert table.keys == ["pay 1 1", "pay 0 2"]


# The end


@proves("FG-DV-23", "FG-END-07")
def test_a_tie_at_the_end() -> None:
    """A and B have 40, C, who holds the marker, 38; clockwise after C comes A."""
    table = last_turn(
        "valraths",
        savvas=dict(vp=40, coins=0),
        humans=dict(vp=40, coins=0),
        valraths=dict(vp=36, coins=0, storages={"metal": ["E5"]}),
    )
    assert table.table.scores == [40, 40, 38]
    assert [table.names[standing.seat] for standing in table.table.ranking] == ["savvas", "humans", "valraths"]


@proves("FG-DV-24", "FG-END-01")
def test_the_sixth_completion_by_a_follower() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["I2"]}),
        valraths=dict(storages={"metal": ["E5"]}),
        humans=dict(coins=0),
        roads="J2",
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": "humans"})},
        completed=5,
    )
    table.push("play build", "bridge K1", "road D5")
    assert table.game.completed == 6
    assert table.asked == ("humans", "follow")
    table.push("coin")
    assert table.table.over
    assert table.changes()["humans"] == {"coins": 1}


# Setup


@proves("FG-DV-25", "FG-DRF-12", "FG-STA-01")
def test_picking_the_other_way_round() -> None:
    """P2 is the first player: P1, P4, P3, P2 take their cards, and place their storages."""
    table = scene(savvas={}, humans={}, inox={}, orchids={}, phase="resources", first="humans")
    while table.game.phase != "play":
        table.push(table.keys[0])
    order = ["savvas", "orchids", "inox", "humans"]
    assert [table.names[event.seat] for event in table.events(ResourceTaken)] == order
    assert [table.names[event.seat] for event in table.events(StorageBuilt)] == order


@proves("FG-DV-26", "FG-HOU-03", "FG-DIS-10")
def test_a_second_house() -> None:
    table = scene(savvas=dict(storages={"stone": ["I2"]}, houses=["A1"], bridges=["K3"]), humans={}, roads="J3 L3")
    table.push("play build")
    assert table.refused("house J4") == "FG-HOU-03"
    table.push("house M4")
    assert table.changes()["savvas"] == {"coins": -3, "workers": 1, "houses": ["+M4"]}


@proves("FG-DV-27", "FG-NEU-05", "FG-NEU-06")
def test_one_neutral_slot_of_three() -> None:
    """Golden Lion: wood, which is neutral, leather and jewelry."""
    table = scene(savvas=dict(CALL), humans={}, inox={}, offer=["golden_lion", "university", "great_oak"])
    table.push("call", "influence").vote(savvas="circle 1 0", humans="circle", inox="circle")
    table.changes()
    table.push("at D1 1")
    assert table.building("golden_lion")["cubes"] == {"wood": NEUTRAL, "leather": None, "jewelry": None}
    assert points(table) == {}
    for jewelry in (None, "humans"):
        table = scene(
            inox=dict(storages={"livestock": ["A1"], "leather": ["A5 B5 C5"]}),
            humans={},
            buildings={"golden_lion": dict(at="A7 B7 C7", cubes={"jewelry": jewelry})},
        )
        table.push("lay trade", "road B6")
        assert table.building("golden_lion")["complete"] == (jewelry is not None)


@pytest.mark.parametrize(("completed", "new"), [(1, True), (2, True), (2, False)])
@proves("FG-DV-28", "FG-TRD-15", "FG-TRD-17", "FG-Q-34")
def test_a_rivals_basic_storage(completed: int, new: bool) -> None:
    humans = dict(storages={} if new else {"people": ["S5"]})
    table = scene(savvas={}, humans=humans, completed=completed).push("play trade")
    if completed < 2:
        assert table.refused("store people") == "FG-TRD-17"
        return
    table.push("store people", "at A4")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+people A4"]},
        "humans": {"coins": 4, "storages": ["+people A4"]} | ({"income": 1} if new else {}),
    }


@pytest.mark.parametrize(("roads", "legal"), [("L3", False), ("L3 I3 H3 G3 F3 E3 D3", True)])
@proves("FG-DV-29", "FG-UPG-05", "FG-Q-22")
def test_an_own_structure_must_be_connected_too(roads: str, legal: bool) -> None:
    """People and stone of rivals lie beside the site from A4 to C4, and others across the river, where the Inox have a
    bridge. A structure of theirs is connected to that site only with the roads."""
    table = scene(
        inox=dict(storages={"livestock": ["J2"]}, bridges=["K3"], access=["A5", "C5", "M2", "M4"]),
        humans=dict(storages={"people": ["A5", "M2"]}),
        savvas=dict(storages={"stone": ["C5", "M4"]}),
        roads=roads,
    )
    table.push("play upgrade", "upgrade bricks")
    if legal:
        assert "at A4 1" in table.keys
    else:
        assert table.refused("at A4 1") == "FG-UPG-05"


@pytest.mark.parametrize(
    ("supplier", "gained"), [("M1", {"humans": 3, "savvas": 1}), ("A4", {"savvas": 3, "humans": 1})]
)
@proves("FG-DV-30", "FG-VPC-04", "FG-VPC-06", "FG-Q-13")
def test_two_storages_of_a_level_2_input(supplier: str, gained: dict[str, int]) -> None:
    """Government of books and of bricks, which Savvas and Humans have: only those named are paid, now and later."""
    pieces: dict[str, Any] = dict(
        savvas=dict(storages={"stone": ["A1"], "bricks": ["A4 B4 C4"]}),
        humans=dict(storages={"people": ["U1"], "bricks": ["M1 M2 M3"]}),
        roads="A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 L3",
    )
    orchids: dict[str, Any] = dict(
        coins=10,
        storages={"wood": ["S1"], "plants": ["S3"], "gems": ["S5"], "books": ["E4 E5 E6"]},
        access=["A4", "M1"],
        bridges=["K3"],
    )
    table = scene(orchids=orchids, **pieces)
    table.push("play upgrade", "upgrade government", "at G1 1", f"from {supplier}")
    assert points(table) == gained | {"orchids": 4}
    later = orchids | dict(storages=orchids["storages"] | {"government": [f"G1 H1 I1 H2 from E4 {supplier}"]})
    done = {"tools": "orchids", "books": "orchids"}
    table = scene(orchids=later, **pieces, buildings={"university": dict(at="H5 I5 H6 I6", cubes=done)})
    table.push("lay trade", "road I4")
    assert points(table) == gained | {"orchids": 12 - 4}


@pytest.mark.parametrize(("card", "loser"), [("gems", "quatryls"), ("metal", "humans")])
@proves("FG-DV-31", "FG-DRF-14", "FG-DRF-15", "FG-Q-63")
def test_the_forced_swap(card: str, loser: str) -> None:
    """Quatryls take gems, Humans metal; livestock and wood, forbidden to the Harrowers, are left."""
    table = scene(savvas={}, harrowers={}, humans={}, quatryls={}, phase="resources", first="savvas")
    assert table.asked[0] == "quatryls"
    table.push("resource gems", "resource metal")
    assert table.asked == ("harrowers", "swap")
    assert table.keys == ["swap metal", "swap gems"]
    table.push(f"swap {card}")
    assert table.asked == (loser, "resource")
    assert table.keys == ["resource livestock", "resource wood"]
    table.push("resource wood")
    resources = {name: [BOX.basics[r] for r in table.player(name).resources] for name in table.names}
    assert resources["harrowers"] == ["plants", card]
    assert resources[loser][1] == "wood"
    assert resources["savvas"] == ["stone", "livestock"]


@pytest.mark.parametrize("follow", [False, True])
@proves("FG-DV-32", "FG-TXT-01", "FG-Q-46")
def test_university_and_the_call(follow: bool) -> None:
    """Three cards lie in the pile of the Quatryls and two come back: with the card now played there are two."""
    table = scene(
        quatryls=dict(hand=["build", "call", "scholar"], discard=["trade", "upgrade", "recruit"], houses=["A1"]),
        savvas=dict(storages={"stone": ["I2"]}),
        inox={},
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "quatryls"})},
        roads="J2",
        turn="savvas" if follow else "quatryls",
        first="savvas" if follow else "quatryls",
    )
    if follow:
        table.push("play build", "bridge K1", "decline")  # the Inox do not follow
    else:
        table.push("lay build")
    table.push("worker university", "recall trade", "recall upgrade").decline()
    while table.asked != ("quatryls", "turn"):
        table.push("lay trade", "coin")
    assert len(table.discard("quatryls")) == (1 if follow else 2)
    if follow:
        assert table.refused("call") == "FG-CTV-01"
    else:
        assert "call" in table.keys
