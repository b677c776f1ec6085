"""Recruit and advisors (FG-REC, FG-ADV)."""

from typing import Any

import pytest

from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"], "tools": ["B1"]}, access=["Q3"], coins=9)
HUMANS = dict(storages={"people": ["Q3"]}, coins=9)
MARKET = ["scholar", "carpenter", "foreman", "surveyor"]
"""They ask for people, wood, stone and tools."""


def hiring(**more: Any) -> Scene:
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    orchids = more.pop("orchids", {})
    return scene(savvas=savvas, humans=humans, orchids=orchids, **dict(market=MARKET) | more)


@proves("FG-REC-01", "FG-REC-04", "FG-Q-37")
def test_an_advisor_and_a_temporary_influence() -> None:
    """The coins go to the bank; 1 permanent influence and the VP of the card at once."""
    table = hiring(advisors=["huckster"]).push("play recruit", "hire surveyor")
    assert table.changes() == {"savvas": {"coins": -2, "temporary": 1, "permanent": 1, "vp": 1}}
    assert "surveyor" in table.hand("savvas")
    assert table.asked == ("humans", "follow")


LINE, CORNER = "A10 B10 C10", "B10 B11 C11"
HERE = {
    "weapons": LINE + " D10",
    "clothing": "B10 C10 B11 C11",
    "government": LINE + " B11",
    "labor": "B10 C10 D10 B11",
}
HERE |= dict.fromkeys(["bricks", "leather", "books"], LINE) | dict.fromkeys(["machinery", "jewelry", "food"], CORNER)
AWAY = {"bricks": "Q8 R8 S8", "leather": "Q8 R8 S8", "books": "Q5 R5 S5"}
AWAY |= dict.fromkeys(["machinery", "jewelry", "food"], "Q5 Q6 R6")
"""Where a storage of each advanced resource can lie: over B10, and out of its way."""


def one_of(resource: str) -> dict[str, list[str]]:
    """A storage of a resource over B10, and of all it is made of far away."""
    places = iter("A1 C1 E1 G1 I1 L1".split())
    made = {resource: [HERE.get(resource, "B10")]}
    for name in list(made):
        for needed in BOX.resources[BOX.resource[name]].made_of:
            made[needed] = [AWAY.get(needed) or next(places)]
            for basic in BOX.resources[BOX.resource[needed]].made_of:
                made.setdefault(basic, [next(places)])
    return made


@proves("FG-REC-04")
@pytest.mark.parametrize("advisor", BOX.advisors, ids=lambda advisor: advisor.name)
def test_the_reward_of_each_advisor(advisor: Any) -> None:
    storages = one_of(advisor.needs)
    table = scene(
        savvas=dict(storages=storages, coins=2),
        aesthers=dict(home=next(name for name in BOX.basics if name not in [*storages, "stone"])),
        market=[None, None, None, advisor.name],
    )
    table.push("play recruit")
    reward = {"coins": -2, "temporary": 1, "permanent": 1} | ({"vp": advisor.vp} if advisor.vp else {})
    assert table.changes() == {"savvas": reward}
    assert advisor.name in table.hand("savvas")


@proves("FG-REC-01", "FG-BAD-66")
def test_one_advisor_for_one_card() -> None:
    table = hiring().push("play recruit")
    assert table.refused("hire scholar foreman") == "FG-REC-01"
    table.push("hire scholar")
    assert table.refused("hire foreman", by="savvas") == "FG-TRN-01"
    assert table.hand("savvas").count("foreman") == 0


@proves("FG-REC-01", "FG-BAD-65")
@pytest.mark.parametrize("name", ["huckster", "roadwarden", "nobody"])
def test_only_from_the_market(name: str) -> None:
    """Not from the deck either."""
    assert hiring(advisors=["huckster"]).push("play recruit").refused(f"hire {name}") == "FG-REC-01"


@proves("FG-REC-02", "FG-BAD-64")
def test_the_resource_of_the_advisor_is_needed() -> None:
    """Stone and tools are owned, to people there is access: nobody of the Savvas has wood."""
    table = hiring().push("play recruit")
    assert table.keys == ["hire scholar", "hire foreman", "hire surveyor"]
    assert table.refused("hire carpenter") == "FG-REC-02"
    table = hiring(savvas=dict(access=[])).push("play recruit")
    assert table.refused("hire scholar") == "FG-REC-02"


@proves("FG-REC-03", "FG-Q-38")
@pytest.mark.parametrize(("cell", "price"), list(enumerate([1, 1, 2, 2])))
def test_the_price_stands_above_the_cell(cell: int, price: int) -> None:
    """Whoever lies there."""
    market: list[str | None] = [None] * 4
    market[cell] = "scholar"
    table = hiring(market=market).push("play recruit")
    assert table.changes()["savvas"]["coins"] == -price


@proves("FG-REC-03", "FG-BAD-21")
def test_an_advisor_one_cannot_pay() -> None:
    table = hiring(savvas=dict(coins=1), market=["scholar", "surveyor", "foreman", None]).push("play recruit")
    assert table.refused("hire foreman") == "FG-REC-03"


@proves("FG-REC-05")
def test_the_follow_gives_no_temporary_influence() -> None:
    table = hiring(market=["scholar", "foreman", "surveyor", None], humans=dict(access=["E3"]))
    table.push("play recruit", "hire foreman")
    table.changes()
    table.push("follow recruit")  # the only one the Humans can hire
    assert table.changes() == {"humans": {"coins": -1, "permanent": 1}}
    assert "scholar" in table.hand("humans")


@proves("FG-REC-05", "FG-REC-02", "FG-REC-03")
def test_the_follow_has_the_same_rules() -> None:
    table = hiring(market=["surveyor", "scholar", "foreman", None], humans=dict(access=["E3"], coins=1))
    table.push("play recruit", "hire surveyor", "follow recruit")
    assert "scholar" in table.hand("humans")  # no tools for the Surveyor, no money for the Foreman
    poor = hiring(humans=dict(coins=0)).push("play recruit", "hire surveyor")
    assert poor.refused("follow recruit") == "FG-FOL-02"


@proves("FG-REC-06", "FG-REC-07", "FG-BAD-66")
def test_the_market_is_filled_after_all_follows() -> None:
    table = hiring(humans=dict(access=["E3"]), advisors=["huckster", "roadwarden"])
    table.push("play recruit", "hire scholar")
    assert table.market == [None, "carpenter", "foreman", "surveyor"]
    table.push("follow recruit")  # the Foreman
    assert table.market == [None, "carpenter", None, "surveyor"]
    assert table.asked == ("orchids", "follow")
    table.push("decline")
    assert table.market == ["carpenter", "surveyor", "huckster", "roadwarden"]


@proves("FG-REC-07", "FG-BAD-66")
def test_who_comes_later_cannot_be_hired_in_the_same_turn() -> None:
    table = hiring(humans=dict(access=["E3", "B1"]), advisors=["mason", "engineer"])
    table.push("play recruit", "hire scholar", "follow recruit")
    assert table.keys == ["hire foreman", "hire surveyor"]
    assert table.refused("hire mason") == "FG-REC-01"
    assert table.refused("hire scholar") == "FG-REC-01"


@proves("FG-Q-44")
def test_the_market_is_filled_after_a_hire_outside_recruit() -> None:
    """Here by the follow of Income; by a worker, see the Salt Barge and the Harrowers."""
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}),
        humans=dict(storages={"people": ["Q3"]}),
        market=MARKET,
        advisors=["huckster"],
    )
    table.push("play income", "follow recruit")
    assert table.market == ["carpenter", "foreman", "surveyor", "huckster"]


@proves("FG-Q-45")
def test_an_empty_deck_leaves_cells_empty() -> None:
    left = [advisor.name for advisor in BOX.advisors if advisor.name not in MARKET]
    table = hiring(orchids=dict(hand=left, coins=0)).push("play recruit", "hire scholar").decline()
    assert table.market == ["carpenter", "foreman", "surveyor", None]
    table = hiring(orchids=dict(hand=left), market=[None, None, None, None], humans=dict(hand=MARKET))
    assert table.refused("play recruit") == "FG-TRN-06"


# Advisors


@proves("FG-ADV-01", "FG-Q-08", "FG-BAD-19")
def test_an_advisor_is_played_from_the_next_own_turn_on() -> None:
    """Not in the turn of hiring, which is over with the Recruit card."""
    table = hiring().push("play recruit", "hire foreman")
    assert table.player("savvas").fresh == [BOX.card["foreman"]]
    assert table.refused("play foreman", by="savvas") == "FG-TRN-01"
    table.decline().push("lay trade", "coin", "lay trade", "coin")
    assert table.player("savvas").fresh == []
    assert {"play foreman", "lay foreman"} <= set(table.keys)


@proves("FG-ADV-01", "FG-BAD-19")
def test_an_advisor_hired_in_this_turn() -> None:
    table = hiring(
        savvas=dict(hand=["foreman", "trade", "call"], fresh=["foreman"]), market=["scholar", None, None, None]
    )
    assert table.refused("play foreman") == table.refused("lay foreman") == "FG-ADV-01"


@proves("FG-Q-08")
def test_hired_as_a_follow_just_before_the_own_turn() -> None:
    table = hiring(humans=dict(access=["E3"])).push("play recruit", "hire surveyor", "follow recruit", "hire scholar")
    table.push("decline")
    assert table.asked == ("humans", "turn")
    assert {"play scholar", "lay scholar"} <= set(table.keys)


@proves("FG-ADV-02")
def test_an_advisor_is_played_face_up_or_face_down() -> None:
    table = hiring(savvas=dict(hand=["huckster", "call"])).push("play huckster", "store stone")
    assert table.asked == ("savvas", "site")
    table = hiring(savvas=dict(hand=["huckster", "call"])).push("lay huckster", "influence")
    assert table.changes() == {"savvas": {"temporary": 1}}
    assert table.discard("savvas")[-1] == "huckster"


@proves("FG-ADV-03")
def test_the_four_categories() -> None:
    assert {advisor.category for advisor in BOX.advisors} == {"recruit", "trade", "upgrade", "build"}


@proves("FG-ADV-05")
@pytest.mark.parametrize("way", ["play huckster", "lay huckster"])
def test_a_played_advisor_returns_with_the_other_cards(way: str) -> None:
    table = hiring(savvas=dict(hand=["huckster", "trade", "call"], discard=["build", "upgrade"]))
    table.push(way, *(["coin"] if way.startswith("lay") else ["store stone", "at L2"]))
    assert table.discard("savvas") == ["build", "upgrade", "huckster"]
    table.decline().push("lay trade", "coin", "lay trade", "coin", "call", "coin")
    assert table.hand("savvas") == ["trade", "build", "upgrade", "call", "huckster"]
