"""Every key there can ever be (`title.actions()`), computed from the box."""

from stead import Table, bots
from tests.colonists.scene import BOX, COLONISTS_TITLE, scene

ACTIONS = COLONISTS_TITLE.actions()


def test_every_action_has_one_key() -> None:
    assert all(keys == (key,) for key, keys in ACTIONS.items())


def test_whatever_is_offered_is_in_it() -> None:
    for players, options in ((3, {"introductory": True}), (2, {"first": "3", "last": "3", "small_market": True})):
        seats = ["north", "east", "south"][:players]
        table = Table.new(COLONISTS_TITLE, seats, 5, options)
        minds = [bots.make("random", COLONISTS_TITLE, seed=seat) for seat in range(players)]
        while not table.over:
            for decision in table.decisions:
                assert not {option.key for option in decision.options} - set(ACTIONS)
            bots.step(table, minds[table.decision.seat], table.decision)


def test_structures_are_counted_as_far_as_there_are_cells() -> None:
    """Storage buildings have three cells, some buildings a limit; of an embassy and an improvement there is one."""
    employed = {key.partition("farmer ")[2] for key in ACTIONS if key.startswith("employ farmer ")}
    assert {"storage_shed", "storage_shed#2", "storage_shed#3"} <= employed
    assert "storage_shed#4" not in employed
    assert "institute#2" not in employed
    assert "hollow#33" in employed
    assert "industrialist.1" in employed
    assert "industrialist.1#2" not in employed
    assert "farm" not in employed  # a home


def test_a_thing_is_built_as_its_face_says() -> None:
    """On a free cell, in place of what is demolished, or only of what it is made from (CO-REM-01)."""
    assert "build pub" in ACTIONS
    assert "replace pub" in ACTIONS
    assert "raze farm#2" in ACTIONS
    assert "build estate" not in ACTIONS
    assert "remodel estate farm#2" in ACTIONS
    assert "remodel estate pub" not in ACTIONS
    assert "remodel apartment estate" in ACTIONS  # CO-CLN-14
    assert "build lord.1" in ACTIONS
    assert "build lord.2" not in ACTIONS
    assert "remodel lord.2 lord.1" in ACTIONS
    assert "rebuild hollow storage_shed" in ACTIONS
    assert "rebuild storage_house storage_shed" not in ACTIONS


def test_only_cards_that_are_ridden_are_ridden() -> None:
    assert "ride 135" in ACTIONS
    assert "gallop 334" in ACTIONS
    assert "ride 334" not in ACTIONS
    assert {key.split()[1] for key in ACTIONS if key.startswith("play ")} == set(BOX.card_names)


def test_tiles_lie_no_farther_than_they_can() -> None:
    assert "lay 37,0" in ACTIONS
    assert "lay 38,0" not in ACTIONS
    assert "lay 0,0 1,0" in ACTIONS
    assert "lay 1,0 0,0" not in ACTIONS  # the same two cells
    assert "go market.1 market.1" in ACTIONS  # a steward may act there again
    assert "go joiner.1 joiner.1" not in ACTIONS


def test_special_envoys_are_posted_on_markets_and_sent_anywhere() -> None:
    assert "post altruist market.2" in ACTIONS
    assert "post altruist joiner.1" not in ACTIONS
    assert "send altruist joiner.1" in ACTIONS


def test_what_is_listed_can_be_asked_about() -> None:
    table = scene(north=dict(goods="2 wood 2 tool"), east={}, places="joiner baker").table
    offered = {option.key for option in table.decision.options}
    for key in list(ACTIONS)[::97]:
        assert (table.explain(key, 0) is None) == (key in offered), key
