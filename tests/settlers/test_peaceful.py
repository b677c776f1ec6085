"""The peaceful variant (IS-VPC)."""

from typing import Any

import pytest

from stead.titles.settlers.events import Drew, Revealed
from tests.proves import proves
from tests.settlers.scene import Scene, scene

PEACE = {"peaceful": True}


def lookout(variant: str = "standard") -> Scene:
    return scene(
        romans=dict(deck=["rom_spies"]),
        japanese=dict(deck=["jap_casino"]),
        deck=["COM001", "COM002", "COM003", "COM004", "COM005"],
        phase="lookout",
        options=PEACE | {"lookout": variant},
    )


@proves("IS-VPC-01")
def test_a_common_card_besides_the_faction_card() -> None:
    table = lookout()
    assert table.all_changes() == {
        "romans": {"hand": ["+COM001", "+ROM010"]},
        "japanese": {"hand": ["+COM002", "+JAP012"]},
    }
    # Then the draft runs as usual.
    assert table.keys == ["take COM003", "take COM004", "take COM005"]
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    for faction in ("romans", "japanese"):
        assert len(table.zone(faction, "hand")) == 1 + 1 + 2


@pytest.mark.parametrize("variant", ["standard", "alternative", "advanced"])
@proves("IS-Q-49")
def test_the_extra_card_precedes_whatever_draft_is_used(variant: str) -> None:
    events = lookout(variant).table.events
    drawn = [(event.seat, event.deck) for event in events[:4] if isinstance(event, Drew)]
    assert drawn == [(0, "romans"), (0, "common"), (1, "japanese"), (1, "common")]
    assert not any(isinstance(event, Revealed) for event in events[:4])


@proves("IS-VPC-02")
def test_the_raze_action_razes_cards_from_hand_only() -> None:
    position: dict[str, Any] = dict(
        romans=dict(raze=3, hand=["com_wood_storage"]), japanese=dict(built=["com_armorer", "jap_farm"])
    )
    table = scene(**position, options=PEACE)
    assert [key for key in table.keys if key.startswith("raze")] == ["raze COM003"]
    for card in ("COM018", "JAP001"):
        assert table.refused(f"raze {card}") == "IS-VPC-02"
        assert f"raze {card}" in scene(**position).keys  # but for the variant it could be
    table.push("raze COM003")
    assert table.changes()["romans"] == {"raze": -1, "wood": 2, "hand": ["-COM003"]}


@pytest.mark.parametrize(
    ("faction", "card", "price"), [("egyptians", "egy_chariot_builder", 1), ("barbarians", "bar_dark_chapel", 2)]
)
@proves("IS-VPC-03", "IS-Q-49")
def test_locations_that_say_so_raze_at_their_usual_price(faction: str, card: str, price: int) -> None:
    facts = dict(raze=2, built=[card])
    table = scene(**{faction: facts}, japanese=dict(built=["com_mill"]), options=PEACE)
    assert not [key for key in table.keys if key.startswith("raze")]
    table.push(next(key for key in table.keys if key.startswith("activate")))
    if table.asked[1] == "convert":
        table.push("done")
    assert table.changes() == {
        faction: {"raze": -price, "worker": 1, "food": 1},
        "japanese": {"wood": 1, "built": ["-COM006"], "foundations": ["+COM006"]},
    }


@proves("IS-Q-49", "IS-Q-61")
def test_a_defence_token_still_raises_the_price_of_dark_chapel() -> None:
    position: dict[str, Any] = dict(japanese=dict(built=["com_mill"], guarded=["com_mill"]), options=PEACE)
    table = scene(barbarians=dict(raze=2, built=["bar_dark_chapel"]), turn="barbarians", **position)
    assert table.refused("activate BAR014") == "IS-Q-27"
    table = scene(barbarians=dict(raze=3, built=["bar_dark_chapel"]), turn="barbarians", **position)
    table.push("activate BAR014", "done")
    assert table.changes()["barbarians"] == {"raze": -3, "worker": 1, "food": 1}


@proves("IS-VPC-04")
def test_everything_else_stays_as_it_is() -> None:
    """The same position offers the same with and without the variant, but for razing Locations of others."""
    position: dict[str, Any] = dict(
        barbarians=dict(
            wood=3, stone=3, food=3, raze=3, worker=4, defence=1,
            hand=["com_armorer", "BAR001"], built=["com_castle", "bar_saboteurs", "bar_robbers"],
        ),
        japanese=dict(wood=1, built=["com_mill"], deals=["JAP001"]),
    )  # fmt: skip
    usual, peaceful = scene(**position), scene(**position, options=PEACE)
    assert set(usual.keys) - set(peaceful.keys) == {"raze COM006"}
    assert set(peaceful.keys) < set(usual.keys)
    for key in ("build COM018", "deal BAR001", "activate BAR010", "exchange 2"):
        assert scene(**position).push(key).changes() == scene(**position, options=PEACE).push(key).changes()
