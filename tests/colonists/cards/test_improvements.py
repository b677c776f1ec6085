"""Every improvement is put to use once. In every scene another card lies in the hand and another player sits by, with
cards, goods and workers of his own: `changes` shows all that changed, so none of them may stir."""

from typing import Any

import pytest

from stead.titles.colonists.effects.goods import written
from stead.titles.colonists.goods import COLONISTS, NAMES, vector
from tests.colonists.cards.improvements import CARDS, Card
from tests.colonists.scene import BOX, Scene, goods, scene
from tests.proves import proves

RED = ["farm", "pub farmer", "house", "storage_hall merchant", "storekeeper.2"]
"""Fifteen cells of Storage, and nobody unemployed."""


def bystander(id: str) -> dict[str, Any]:
    hand, built = "134" if id != "134" else "133", "126 1" if id != "126" else "127 1"
    return dict(goods="1 wood 1 food 3 tool", hand=[hand], community=["farm x2", "hollow farmer 1", built, "lord.1"])


FROM = {"estate": "farm", "flat": "farm", "apartment": "flat", "house": "flat", "hunting_grounds": "hunting_lodge"}
FROM |= {
    "storage_house": "storage_shed",
    "storage_hall": "storage_house",
    "textile_mill": "tailor_shop",
    "community_hall": "house",
}
"""What is remodelled into what."""

EVERY = [pytest.param(card, id, id=f"{id} {card.name}") for card in CARDS for id in card.ids]


def those(*fields: str) -> list[Any]:
    """The cards that have one of these."""
    return [one for one in EVERY if any(getattr(one.values[0], field) for field in fields)]


def minus(told: str, times: int = 1) -> dict[str, int]:
    return {good: -n * times for good, n in goods(told).items()}


def total(*parts: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in parts:
        for good, n in part.items():
            found[good] = found.get(good, 0) + n
    return {good: n for good, n in found.items() if n}


def played(id: str, has: str, *more: str) -> Scene:
    """Red plays the card at the Developer, with these goods and this besides the usual community; in the last era, when
    cards of all eras can be played (CO-PLY-07)."""
    other = "103" if id not in ("103", "104") else "105"
    north = dict(goods=has, hand=[id, other], community=[*RED, *more])
    table = scene(era=4, year=2, north=north, east=bystander(id), places="developer baker grove").go("developer")
    return table.push(f"play {id}")


def finished(table: Scene) -> Scene:
    """What may still be done is not done."""
    while table.asked[1] in ("more", "build", "visit"):
        table.push("done")
    return table


@pytest.mark.parametrize(("card", "id"), those("gains"))
@proves("CO-IMP-02", "CO-Q-77")
def test_gains(card: Card, id: str) -> None:
    table = finished(played(id, card.cost))
    changes = table.changes()
    assert total(changes["north"] | {"community": 0, "hand": 0, "stewards": 0}) == total(
        {"tool": 2}, minus(card.cost), goods(card.gains)
    )
    assert changes["north"]["hand"] == [f"-{id}"]
    assert "east" not in changes
    assert ("table" in changes) == (card.type == "instant")


@pytest.mark.parametrize(("card", "id"), those("refines"))
@proves("CO-IMP-02", "CO-PLC-17")
def test_refines(card: Card, id: str) -> None:
    for cost, gives, most in card.refines:
        n = most or 3
        table = played(id, " ".join(f"{amount * (n + bool(most))} {good}" for good, amount in goods(cost).items()))
        key = f"refine {written(vector(goods(cost)))} {written(vector(goods(gives)))}"  # type: ignore[arg-type]
        if table.asked[1] == "visit":
            assert f"{key} {n + 1}" not in table.keys
            table.push(f"{key} {n}")
        finished(table)
        changes = table.changes()
        won = {good: amount * n for good, amount in goods(gives).items()}
        expected = total({"tool": 2}, goods(card.gains), minus(cost, n), won)
        assert {good: changes["north"][good] for good in NAMES if good in changes["north"]} == expected
        assert changes["table"] == {"discard": [f"+{id}"]}
        assert "east" not in changes


@pytest.mark.parametrize(("card", "id"), those("builds"))
@proves("CO-CON-01", "CO-REM-10", "CO-PLY-08")
def test_builds(card: Card, id: str) -> None:
    assert card.builds
    kind, cost, times = card.builds
    old = FROM.get(kind)
    needs = [old] if old else []
    table = played(id, " ".join(f"{n * times} {good}" for good, n in goods(cost).items()), *needs)
    for _ in range(times):
        if table.asked[1] not in ("visit", "build"):
            break
        table.push(f"remodel {kind} {old}" if old else f"build {kind}")
    finished(table)
    if table.asked[1] == "after":
        table.push("end")
    changes = table.changes()
    assert {good: changes["north"][good] for good in NAMES if good in changes["north"]} == total(
        {"tool": 2}, minus(cost, times)
    )
    before = [*RED, *needs]
    kinds = [one.split()[0].partition("#")[0] for one in table.community("north")]
    assert kinds.count(kind) == sum(one.split()[0] == kind for one in before) + times
    assert len(kinds) == len(before) + (0 if old else times)
    assert "east" not in changes


@pytest.mark.parametrize(("card", "id"), [one for one in EVERY if one.values[0].type == "permanent"])
@proves("CO-IMP-03", "CO-IMP-04", "CO-END-03")
def test_is_paid_stays_and_is_worth_something(card: Card, id: str) -> None:
    start = scene(era=4, north=dict(community=RED), east=bystander(id)).table.scores
    table = played(id, card.cost)
    changes = table.changes()
    assert {good: changes["north"][good] for good in NAMES if good in changes["north"]} == total(
        {"tool": 2}, minus(card.cost)
    )
    assert changes["north"]["community"] == [f"+{id}"]
    assert set(changes) == {"north"}
    assert [now - then for now, then in zip(table.table.scores, start, strict=True)] == [card.value, 0]


@pytest.mark.parametrize(("card", "id"), [one for one in EVERY if one.values[0].type == "limited"])
@proves("CO-IMP-06", "CO-Q-46")
def test_three_goods_lie_on_a_limited_card(card: Card, id: str) -> None:
    table = played(id, card.cost)
    changes = table.changes()
    assert {good: changes["north"][good] for good in NAMES if good in changes["north"]} == total(
        {"tool": 2}, minus(card.cost), goods(card.gains)
    )
    assert table.player("north").community[-1].stock == 3
    assert (
        table.table.scores == scene(era=4, north=dict(community=RED, goods=card.gains), east=bystander(id)).table.scores
    )


def years_end(id: str, *more: str, has: str = "") -> Scene:
    north = dict(goods=has, community=[id, "storekeeper.2", *more])
    east = dict(community=["hollow farmer", "pub farmer"])
    return scene(era=4, phase="maintenance", north=north, east=east, places="developer baker grove")


@pytest.mark.parametrize(("card", "id"), those("produces"))
@proves("CO-STO-17", "CO-IMP-05", "CO-PRO-01", "CO-MNT-10")
def test_produces(card: Card, id: str) -> None:
    table = years_end(id)
    made = goods(card.produces)
    stored = [f"{n} {good}" for good, n in made.items() if good not in ("tool", "dollar")]
    assert table.community("north")[0] == " ".join([id, *stored])
    won = {"tool": 6 + made.get("tool", 0), "dollar": made.get("dollar", 0)}
    assert goods(table.goods("north")) == {good: n for good, n in won.items() if n}
    assert table.community("east")[:2] == ["hollow farmer 1 clay", "pub farmer"]


@pytest.mark.parametrize(("card", "id"), those("houses"))
@proves("CO-REM-09")
def test_houses(card: Card, id: str) -> None:
    n, who = card.houses.split()
    table = scene(era=4, north=dict(community=[id]), east=dict(community=["library"]))
    assert table.player("north").idle == [int(n) * (who == name) for name in COLONISTS]
    assert table.player("east").idle == [0, 0, 0]


@pytest.mark.parametrize(("card", "id"), those("storage", "warehouse", "only"))
@proves("CO-STO-13", "CO-Q-80")
def test_cells(card: Card, id: str) -> None:
    table = scene(era=4, north=dict(community=[id]), east={})
    north, east = table.player("north"), table.player("east")
    assert (north.storage, north.warehouse) == (3 + card.storage, 1 + card.warehouse)
    n, good = card.only.split() if card.only else ("0", "wood")
    assert list(north.kept) == [int(n) * (name == good) for name in NAMES[:9]]
    assert (east.storage, east.warehouse, sum(east.kept)) == (3, 1, 0)


@pytest.mark.parametrize(("card", "id"), those("after"))
@proves("CO-CLN-04")
def test_refines_after_production(card: Card, id: str) -> None:
    assert card.after
    cost, gives = card.after
    table = years_end(id, has=" ".join(f"{n * 2} {good}" for good, n in goods(cost).items()))
    key = f"refine {written(vector(goods(cost)))} {written(vector(goods(gives)))} 1"  # type: ignore[arg-type]
    assert table.keys == ["done", key]
    table.push(key)
    assert table.asked == ("north", "turn")
    assert goods(table.goods("north")) == goods(f"{cost} {gives} 6 tool")


@pytest.mark.parametrize(("card", "id"), those("boosts"))
@proves("CO-STO-16")
def test_boosts(card: Card, id: str) -> None:
    """Both of two, or one of them; and nobody else's."""
    assert card.boosts
    kind, more, most = card.boosts
    worker = "citizen" if kind == "tailor_shop" else "farmer"
    usual = {"hunting_lodge": 1, "tailor_shop": 1, "foresters_house": 2, "hollow": 1}[kind]
    built = [f"{kind} {worker}", f"{kind} {worker}"]
    table = scene(era=4, north=dict(community=[id, *built, "library"]), east=dict(community=built))
    assert table.player("north").output[1:3] == [usual + more, usual + (more if not most else 0)]
    assert table.player("east").output[:2] == [usual, usual]


def test_every_improvement_has_a_row() -> None:
    assert [id for card in CARDS for id in card.ids] == BOX.card_names
    told = {number: card.name for card in CARDS for number in card.ids}
    assert told == {str(card.number): card.name for card in BOX.improvements}
    assert {number: card.type for card in CARDS for number in card.ids} == {
        str(card.number): card.type for card in BOX.improvements
    }
