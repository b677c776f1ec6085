"""Districts and terrain (FG-DIS, FG-TER)."""

from typing import Any

import pytest

from stead.kit.grid import covered, each
from stead.titles.founders.board import DARK, RIVER, SITES, WALL, Board
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

SIDES = [BOX.boards["thematic"], BOX.boards["symmetric"]]
RICH = dict(coins=50, discard=["income", "recruit", "surveyor"])
HERE: dict[str, Any] = {
    "symmetric": dict(
        savvas=RICH | dict(storages={"stone": ["A2"], "people": ["C2"]}),
        inox={},
        orchids={},
        roads="A3 B3 C3 D3 E3 F3 G3 H3 I3 J3",
    ),
    "thematic": dict(
        savvas=RICH | dict(storages={"stone": ["B4"], "people": ["D4"]}),
        inox={},
        orchids={},
        roads="B5 C5 D5 E6 F6 G6",
    ),
}
"""The Savvas can build everything: roads, storages of stone and bricks, houses, bridges or gates, and have a call."""


def at(side: str, *keys: str, **more: Any) -> Scene:
    return scene(**(HERE[side] | more), board=side).push(*keys)


def attempts(side: str, cell: str) -> dict[str, str]:
    """Everything there is, tried on one cell: the rules that forbid it."""
    refused: dict[str, str] = {}

    def attempt(piece: str, table: Scene, key: str) -> None:
        refusal = table.table.explain(key)
        if refusal is not None:
            assert table.refused(key) == refusal.rule
            refused[piece] = refusal.rule

    attempt("road", at(side, "lay trade"), f"road {cell}")
    attempt("basic", at(side, "play trade", "store stone"), f"at {cell}")
    attempt("advanced", at(side, "play upgrade", "upgrade bricks"), f"at {cell} 1")
    for piece in ("house", "bridge", "gate"):
        attempt(piece, at(side, "play build"), f"{piece} {cell}")
    placing = at(side, "call", "coin", "coin", "coin").vote(savvas="circle", inox="circle", orchids="circle")
    attempt("prestige", placing, f"at {cell} 1")
    return refused


def areas(cells: int, board: Board) -> int:
    """In how many parts cells hang together, side by side."""
    left, parts, stride = cells, 0, board.grid.stride
    while left:
        parts += 1
        part, found = left & -left, 0
        while part != found:
            found = part
            part |= (part << 1 | part >> 1 | part << stride | part >> stride) & left
        left &= ~part
    return parts


def between(board: Board) -> set[str]:
    """The kinds of cells that belong to no district."""
    inside = sum(board.districts)
    kinds = {
        name: board.rows[cell // board.grid.stride][cell % board.grid.stride] for name, cell in board.numbers.items()
    }
    return {kind for name, kind in kinds.items() if not inside >> board.numbers[name] & 1} - {"."}


# Districts


@pytest.mark.parametrize("board", SIDES, ids=lambda board: board.side)
@proves("FG-DIS-01", "FG-Q-24")
def test_three_districts_that_do_not_touch(board: Board) -> None:
    """Not even at a corner: the rivers and walls between them have no gap (FG-Q-24)."""
    assert len(board.districts) == 3
    for district in board.districts:
        assert areas(district, board) == 1
        for other in board.districts:
            assert other == district or not board.grid.around(district) & other


@proves("FG-DIS-02")
def test_what_separates_the_thematic_districts() -> None:
    assert between(BOX.boards["thematic"]) == {RIVER, WALL, DARK}


@proves("FG-DIS-03")
def test_what_separates_the_symmetric_districts() -> None:
    board = BOX.boards["symmetric"]
    assert between(board) == {RIVER, "K"}
    assert areas(board.river, board) == 3  # three rivers, which the fortress keeps apart
    (keep,) = board.sites[BOX.building["ghost_fortress"]]
    assert areas(board.river | keep, board) == 1


NOTHING = {
    "road": "FG-ROA-04",
    "basic": "FG-BLD-08",
    "advanced": "FG-BLD-08",
    "house": "FG-HOU-01",
    "bridge": "FG-BRG-01",
    "gate": "FG-BRG-01",
    "prestige": "FG-PRE-07",
}
"""The rules that forbid each piece, where nothing can be built."""


@proves("FG-DIS-04")
def test_a_river_takes_bridges_only() -> None:
    assert attempts("symmetric", "K2") == {piece: rule for piece, rule in NOTHING.items() if piece != "bridge"}


@proves("FG-DIS-05")
def test_a_wall_takes_gates_only() -> None:
    assert attempts("thematic", "H7") == {piece: rule for piece, rule in NOTHING.items() if piece != "gate"}


@pytest.mark.parametrize("cell", ["I1", "K2", "L4"])
@proves("FG-DIS-06")
def test_the_dark_square_takes_nothing(cell: str) -> None:
    assert attempts("thematic", cell) == NOTHING


@pytest.mark.parametrize(
    ("side", "cell"),
    [("symmetric", "K7"), ("symmetric", "G4"), ("thematic", "J7"), ("thematic", "G1"), ("thematic", "A9")],
)
@proves("FG-DIS-07", "FG-Q-25")
def test_a_site_takes_nothing_else(side: str, cell: str) -> None:
    assert attempts(side, cell) == NOTHING


@pytest.mark.parametrize(
    ("side", "building", "places"),
    [
        ("symmetric", "ghost_fortress", {"J7"}),
        ("symmetric", "north_watchtower", {"G4", "N4", "K12"}),
        ("symmetric", "west_watchtower", {"G4", "N4", "K12"}),
        ("thematic", "ghost_fortress", {"J7"}),
        ("thematic", "north_watchtower", {"G1"}),
        ("thematic", "west_watchtower", {"A9"}),
    ],
)
@proves("FG-DIS-07")
def test_a_site_takes_its_building(side: str, building: str, places: set[str]) -> None:
    table = at(side, "call", "coin", "coin", "coin", offer=[building, "university", "great_oak"])
    table.vote(savvas="circle", inox="circle", orchids="circle")
    if len(places) == 1:  # a single place is taken by itself
        assert table.building(building)["cells"][0] in places
    else:
        assert table.cells("at") == places


@proves("FG-DIS-08")
def test_one_basic_storage_of_a_kind_in_a_district() -> None:
    table = at("symmetric", "play trade", "store stone")
    north_west, *others = table.game.board.districts
    cells = {table.game.board.numbers[cell] for cell in table.cells("at")}
    assert not any(north_west >> cell & 1 for cell in cells)
    assert all(any(district >> cell & 1 for cell in cells) for district in others)
    assert table.refused("at J6") == "FG-DIS-08"


@proves("FG-DIS-09")
def test_one_advanced_storage_of_a_kind_in_a_district() -> None:
    """Whoever owns it: here the Inox do."""
    inox = dict(storages={"bricks": ["A9 B9 C9"]})
    table = at("symmetric", inox=inox, roads=HERE["symmetric"]["roads"] + " L3 M3 L4")
    assert table.refused("play upgrade") == "FG-TRN-06"
    savvas = HERE["symmetric"]["savvas"] | dict(bridges=["K3"])
    table = at("symmetric", "play upgrade", inox=inox, savvas=savvas)
    table.push("upgrade bricks")
    assert table.refused("at A4 1") == "FG-DIS-09"
    table.push("at L2 1")
    assert table.storage("L2")["owner"] == "savvas"


@proves("FG-DIS-10")
def test_one_house_of_each_player_in_a_district() -> None:
    table = at("symmetric", "play build")
    assert "J4" in table.cells("house")
    savvas = HERE["symmetric"]["savvas"] | dict(houses=["A9"])
    table = at("symmetric", "play build", savvas=savvas)
    assert table.refused("house J4") == "FG-HOU-03"
    table = at("symmetric", "play build", inox=dict(houses=["A9"]))
    assert "J4" in table.cells("house")


@proves("FG-DIS-11")
def test_two_prestige_buildings_of_a_type_in_two_districts() -> None:
    table = at("symmetric", "call", "coin", "coin", "coin", buildings={"tinkers_college": "E5 F5 E6 F6"})
    table.vote(savvas="circle", inox="circle", orchids="circle")  # the University: the same shape and colour
    assert table.refused("at H5 1") == "FG-PRE-03"
    assert "M5" in table.cells("at")
    table = at("symmetric", "call", "coin", "coin", "coin", buildings={"courthouse": "E5 F5 E6 F6"})
    table.vote(savvas="circle", inox="circle", orchids="circle")  # the same shape, another colour
    assert "H5" in table.cells("at")


@proves("FG-Q-56")
def test_the_watchtowers_may_share_a_district_by_their_sites() -> None:
    table = at(
        "thematic", "call", "coin", "coin", "coin", buildings={"west_watchtower": "A9 A10"},
        offer=["north_watchtower", "university", "great_oak"],
    )  # fmt: skip
    table.vote(savvas="circle", inox="circle", orchids="circle")
    assert table.building("north_watchtower")["cells"] == ["G1", "H1"]


@proves("FG-Q-23")
def test_the_ghost_fortress_and_its_district() -> None:
    symmetric, thematic = BOX.boards["symmetric"], BOX.boards["thematic"]
    number = BOX.building["ghost_fortress"]
    assert symmetric.district(symmetric.sites[number][0]) == 0
    assert thematic.letters[thematic.districts.index(thematic.district(thematic.sites[number][0]))] == "B"
    assert BOX.types.count(BOX.types[number]) == 1


@proves("FG-DIS-12")
def test_the_symmetric_side_is_symmetric_and_larger() -> None:
    thematic, symmetric = SIDES
    sections = [
        {terrain: (district & area).bit_count() for terrain, area in symmetric.terrain.items()}
        for district in symmetric.districts
    ]
    assert sections[0] == sections[1] == sections[2]
    assert symmetric.land.bit_count() > thematic.land.bit_count()


@pytest.mark.parametrize("board", SIDES, ids=lambda board: board.side)
@proves("FG-DIS-13")
def test_a_tile_lies_in_one_district(board: Board) -> None:
    for tiles in (*board.storage_tiles[True], *board.building_tiles[True]):
        for tile in tiles:
            for corner in each(board.grid.fits(tile, board.land)):
                cells = covered(tile, corner)
                assert sum(bool(cells & district) for district in board.districts) == 1
                assert board.district(cells) & cells == cells


# Terrain


@pytest.mark.parametrize("board", SIDES, ids=lambda board: board.side)
@proves("FG-TER-01")
def test_every_cell_is_one_thing(board: Board) -> None:
    characters = "".join(board.rows)
    assert set(characters) <= {*"RDFC", RIVER, WALL, DARK, ".", *SITES}
    assert sum(area.bit_count() for area in board.terrain.values()) == board.land.bit_count()
    assert not board.land & (board.river | board.wall)
    assert sorted(board.terrain) == ["coast", "desert", "forest", "ruins"]


PRICES = [("desert", "A4", 1, 2), ("coast", "E1", 2, 3), ("ruins", "H5", 3, 4), ("forest", "J3", 3, 4)]


@pytest.mark.parametrize(("terrain", "cell", "own", "access"), PRICES)
@proves("FG-TER-02", "FG-Q-38")
def test_prices_by_terrain(terrain: str, cell: str, own: int, access: int) -> None:
    table = scene(savvas={}, inox={})
    assert table.game.board.terrain[terrain] >> table.game.board.numbers[cell] & 1  # type: ignore[index]
    table.push("play trade", "store stone", f"at {cell}")
    assert table.changes()["savvas"]["coins"] == -own
    table = scene(inox={}, savvas=dict(storages={"stone": [cell]}))
    table.push("play trade", f"access {cell}")
    assert table.changes()["inox"]["coins"] == -access


@proves("FG-TER-03")
def test_houses_stand_in_forests() -> None:
    table = at("symmetric", "play build")
    board = table.game.board
    assert table.cells("house")
    assert all(board.terrain["forest"] >> board.numbers[cell] & 1 for cell in table.cells("house"))
    assert table.refused("house H2") == "FG-HOU-01"


@proves("FG-TER-04")
def test_a_prestige_building_needs_a_cell_of_its_terrain() -> None:
    """The University needs ruins: H5, I5, H6, I6 are, of G5 to H6 one column is, of F5 to G6 none."""
    table = at("symmetric", "call", "coin", "coin", "coin").vote(savvas="circle", inox="circle", orchids="circle")
    assert {"at H5 1", "at G5 1"} <= set(table.keys)
    assert table.refused("at F5 1") == "FG-PRE-02"
