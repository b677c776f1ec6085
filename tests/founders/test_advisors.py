"""What each advisor does, played face up: a row for each, and somebody who looks on (FG-TXT, FG-ADV-04)."""

from typing import Any

import pytest

from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]}, coins=9)
HUMANS = dict(storages={"people": ["Q3"]}, vp=2)


def playing(advisor: str, **more: Any) -> Scene:
    """The Savvas have just played this advisor face up; the Humans look on."""
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    return scene(savvas=savvas | dict(hand=[advisor, "trade", "call"]), humans=humans, **more)


def ready(table: Scene, advisor: str) -> None:
    """The advisor is discarded, and the Humans may follow."""
    assert table.discard("savvas")[-1] == advisor
    assert table.asked == ("humans", "follow")


@proves("FG-TXT-05", "FG-Q-42")
def test_scholar() -> None:
    """One advisor for nothing: with its reward, without the influence of Recruit; its resource is needed as ever."""
    table = playing("scholar", savvas=dict(coins=0, access=["Q3"]), market=["carpenter", "foreman", "huckster", None])
    assert table.refused("play recruit") == "FG-TRN-02"
    table.push("play scholar")  # only the Foreman's stone is at hand
    assert table.changes() == {"savvas": {"permanent": 1}}
    assert table.hand("savvas") == ["trade", "call", "foreman"]
    ready(table, "scholar")


@proves("FG-Q-42", "FG-BAD-64")
def test_scholar_without_the_resource_of_any_advisor() -> None:
    table = playing("scholar", market=["carpenter", "huckster", None, None])
    assert table.refused("play scholar") == "FG-TRN-06"


@pytest.mark.parametrize(
    ("choice", "change"),
    [
        (["store stone", "at L2"], {"savvas": {"coins": -1, "storages": ["+stone L2"]}}),
        (["store stone", "at I9"], {"savvas": {"storages": ["+stone I9"]}}),  # desert: never less than nothing
        (["access Q3"], {"savvas": {"coins": -3, "access": ["+people Q3"]}, "humans": {"coins": 3}}),
        (
            ["store wood", "at L2"],
            {"savvas": {"coins": -3, "access": ["+wood L2"]}, "neutral": {"storages": ["+wood L2"]}},
        ),
    ],
)
@proves("FG-TXT-06", "FG-Q-41")
def test_huckster(choice: list[str], change: dict[str, Any]) -> None:
    """Any of the three trades for 1 coin less; the owner gets the reduced sum."""
    table = playing("huckster").push("play huckster", *choice)
    assert table.changes() == change
    ready(table, "huckster")


@proves("FG-TXT-07", "FG-Q-43", "FG-ADV-04")
def test_foreman() -> None:
    """Two advisors at the prices of their cells, one after the other, and the market is not filled in between."""
    table = playing(
        "foreman",
        savvas=dict(access=["Q3"], storages={"stone": ["E3"], "tools": ["E5"]}, coins=4),
        market=["scholar", "carpenter", "surveyor", "huckster"],
        advisors=["roadwarden", "caravaneer"],
    )
    table.push("play foreman")
    assert table.keys == ["hire scholar", "hire surveyor"]
    table.push("hire surveyor")
    assert table.changes() == {
        "savvas": {"coins": -3, "permanent": 2, "vp": 1}
    }  # 2 for the third cell, 1 for the first
    assert table.hand("savvas") == ["trade", "call", "scholar", "surveyor"]
    assert table.market == [None, "carpenter", None, "huckster"]
    ready(table, "foreman")


@pytest.mark.parametrize(
    ("coins", "access", "able"),
    [
        (3, ["Q3", "T5"], True),
        (2, ["Q3", "T5"], False),  # 1 and 2 coins
        (9, ["Q3"], False),  # the Huckster asks for livestock
    ],
)
@proves("FG-Q-43", "FG-BAD-67")
def test_foreman_hires_two_or_none(coins: int, access: list[str], able: bool) -> None:
    table = playing(
        "foreman",
        savvas=dict(coins=coins, access=access),
        inox=dict(storages={"livestock": ["T5"]}),
        market=["scholar", "carpenter", "huckster", None],
    )
    if able:
        assert "play foreman" in table.keys
    else:
        assert table.refused("play foreman") == "FG-TRN-06"


PORT = dict(roads="F3 G3 H2 I2 J2", savvas=dict(storages={"stone": ["E3"]}))
"""Roads from the Savvas to the northern river, and past forest."""


@pytest.mark.parametrize(("piece", "workers", "price"), [("house", True, 2), ("bridge", True, 2), ("house", False, 0)])
@proves("FG-TXT-08", "FG-Q-40")
def test_carpenter(piece: str, workers: bool, price: int) -> None:
    """2 coins off the normal price, in place of the 1 of Build."""
    table = playing("carpenter", **PORT, options={"workers": workers})
    cell = "I3" if piece == "house" else "K1"
    table.push("play carpenter", f"{piece} {cell}")
    change: dict[str, Any] = {f"{piece}s": [f"+{cell}"]}
    if price:
        change["coins"] = -price
    if piece == "house" and workers:
        change["workers"] = 1
    assert table.changes() == {"savvas": change}
    ready(table, "carpenter")


def quarry(advisor: str, **more: Any) -> Scene:
    """The Savvas own all that bricks are made of."""
    return scene(
        savvas=dict(storages={"stone": ["A4"], "people": ["C4"]}, hand=[advisor, "call"], coins=9)
        | more.pop("savvas", {}),
        quatryls=dict(storages={"tools": ["Q3"]}, vp=2),
        roads="B5 B6",
        **more,
    ).push(f"play {advisor}")


def done(table: Scene, advisor: str) -> None:
    assert table.discard("savvas")[-1] == advisor
    assert table.asked == ("quatryls", "follow")


BRICKS = {"vp": 2, "income": 1, "storages": ["+bricks A7 B7 C7"]}


@proves("FG-ADV-04")
def test_surveyor() -> None:
    """An upgrade at its price, with 2 roads: before or after, one or both."""
    table = quarry("surveyor").push("upgrade bricks", "at A7 1", "road D8", "road E9")
    assert table.changes() == {"savvas": BRICKS | {"coins": -4}, "board": {"roads": ["+D8", "+E9"]}}
    done(table, "surveyor")
    table = quarry("surveyor").push("road C6", "at A7 1", "road D8")
    assert table.changes() == {"savvas": BRICKS | {"coins": -4}, "board": {"roads": ["+C6", "+D8"]}}
    done(table, "surveyor")
    table = quarry("surveyor").push("upgrade bricks", "at A7 1", "road D8", "no road")
    assert table.changes() == {"savvas": BRICKS | {"coins": -4}, "board": {"roads": ["+D8"]}}
    done(table, "surveyor")


@proves("FG-ADV-02")
def test_roadwarden() -> None:
    """Up to 3 roads."""
    table = playing("roadwarden").push("play roadwarden", "road F4", "road G5", "road H6")
    assert table.changes() == {"board": {"roads": ["+F4", "+G5", "+H6"]}}
    ready(table, "roadwarden")
    table = playing("roadwarden").push("play roadwarden", "road F4", "no road")
    assert table.changes() == {"board": {"roads": ["+F4"]}}


@proves("FG-ADV-04")
def test_caravaneer() -> None:
    """A trade at its price, and another if one likes."""
    table = playing("caravaneer").push("play caravaneer", "access Q3", "again", "store stone", "at L2")
    assert table.changes() == {
        "savvas": {"coins": -4 - 2, "storages": ["+stone L2"], "access": ["+people Q3"]},
        "humans": {"coins": 4},
    }
    ready(table, "caravaneer")
    table = playing("caravaneer").push("play caravaneer", "access Q3", "enough")
    assert table.changes()["savvas"] == {"coins": -4, "access": ["+people Q3"]}
    ready(table, "caravaneer")


@proves("FG-ADV-02", "FG-BAD-33")
def test_quartermaster() -> None:
    """An own basic storage for nothing; not another's, and no access."""
    table = playing("quartermaster", savvas=dict(coins=0, resources=["gems"])).push("play quartermaster")
    assert table.keys == ["store stone", "store gems"]
    assert table.refused("store wood") == "FG-TRD-02"
    assert table.refused("access Q3") == "FG-TRD-01"
    table.push("store gems", "at L3")
    assert table.changes() == {"savvas": {"income": 1, "storages": ["+gems L3"]}}
    ready(table, "quartermaster")


@proves("FG-ADV-02")
def test_engineer() -> None:
    """An upgrade for 2 coins less, with a road."""
    table = quarry("engineer").push("upgrade bricks", "at A7 1", "road D8")
    assert table.changes() == {"savvas": BRICKS | {"coins": -2}, "board": {"roads": ["+D8"]}}
    done(table, "engineer")


@proves("FG-ADV-04")
def test_mason() -> None:
    """Two personal structures at the price of Build, the second if one likes."""
    table = playing("mason", **PORT).push("play mason", "house I3", "again", "bridge K1")
    assert table.changes() == {"savvas": {"coins": -3 - 3, "workers": 1, "houses": ["+I3"], "bridges": ["+K1"]}}
    ready(table, "mason")
    table = playing("mason", **PORT).push("play mason", "house I3", "enough")
    assert table.changes() == {"savvas": {"coins": -3, "workers": 1, "houses": ["+I3"]}}
    ready(table, "mason")


@proves("FG-Q-07")
def test_emissary() -> None:
    """2 temporary influence, then an advisor for 1 coin less."""
    table = playing("emissary", market=["scholar", "foreman", "mason", None], savvas=dict(access=["Q3"]))
    table.push("play emissary", "hire foreman")
    assert table.changes() == {"savvas": {"temporary": 2, "permanent": 1}}
    ready(table, "emissary")


@proves("FG-ADV-02")
def test_tanner() -> None:
    """Level 2 only, for 2 coins less, with a road."""
    table = quarry("tanner")
    assert table.refused("upgrade weapons") == "FG-UPG-01"
    table.push("upgrade bricks", "at A7 1", "road D8")
    assert table.changes() == {"savvas": BRICKS | {"coins": -2}, "board": {"roads": ["+D8"]}}
    done(table, "tanner")


@proves("FG-ADV-02")
def test_masterbuilder() -> None:
    """Level 3 only, for 3 coins less, with a road."""
    basics = {"stone": ["E3"], "tools": ["A6"], "metal": ["C6"], "wood": ["E6"]}
    table = playing("masterbuilder", savvas=dict(storages=basics | {"machinery": ["B8 B9 C9"]}), roads="D8 E8 F7 G6 H5")
    table.push("play masterbuilder")
    assert table.refused("upgrade machinery") == "FG-UPG-01"
    table.push("upgrade weapons", "at I3 2", "road J2")
    assert table.changes() == {
        "savvas": {"coins": 3 - 6, "vp": 4 + 1, "income": 1, "storages": ["+weapons I3 I4 I5 I6"]},
        "board": {"roads": ["+J2"]},
    }
    ready(table, "masterbuilder")


@proves("FG-ADV-02", "FG-Q-41")
def test_tradeprince() -> None:
    """Access for 2 coins less, and another if one likes."""
    table = playing("tradeprince", neutral=dict(storages={"wood": ["T5"]}), savvas=dict(coins=2))
    table.push("play tradeprince")
    assert table.keys == ["access Q3", "access T5"]
    table.push("access Q3", "again")  # what is left, on desert, costs nothing
    assert table.changes() == {
        "savvas": {"coins": -2, "access": ["+people Q3", "+wood T5"]},
        "humans": {"coins": 2},
    }
    ready(table, "tradeprince")


@proves("FG-ADV-02")
def test_chancellor() -> None:
    """Income, and 1 permanent influence."""
    savvas = dict(storages={"stone": ["E3", "J13"], "gems": ["B1"]}, houses=["I3", "I12"])
    table = playing("chancellor", savvas=savvas).push("play chancellor")
    assert table.changes() == {"savvas": {"coins": 2, "temporary": 2, "permanent": 1}}
    ready(table, "chancellor")


@proves("FG-ADV-02")
def test_architect() -> None:
    """A personal structure for nothing, and a road."""
    table = playing("architect", **PORT | dict(savvas=dict(coins=0))).push("play architect", "bridge K1", "road L1")
    assert table.changes() == {"savvas": {"bridges": ["+K1"]}, "board": {"roads": ["+L1"]}}
    ready(table, "architect")


@pytest.mark.parametrize(("resource", "owner"), [("people", "humans"), ("wood", "neutral")])
@proves("FG-ADV-02")
def test_marshal(resource: str, owner: str) -> None:
    """A storage of another's resource for 2 coins, which the rival gets, although no building is complete."""
    table = playing("marshal", savvas=dict(coins=2))
    table.push("play marshal")
    assert table.refused("store stone") == "FG-TRD-01"
    assert table.refused("access Q3") == "FG-TRD-01"
    table.push(f"store {resource}", "at B5")
    paid = {"coins": 2} if owner == "humans" else {}
    assert table.changes() == {
        "savvas": {"coins": -2, "access": [f"+{resource} B5"]},
        owner: paid | {"storages": [f"+{resource} B5"]},
    }
    ready(table, "marshal")


@proves("FG-Q-07")
def test_provisioner() -> None:
    """2 coins first, with which the upgrade can be paid at once: but there is no credit beyond them."""
    table = quarry("provisioner", savvas=dict(coins=2)).push("upgrade bricks", "at A7 1", "road D8")
    assert table.changes() == {"savvas": BRICKS | {"coins": 2 - 4}, "board": {"roads": ["+D8"]}}
    done(table, "provisioner")
    poor = scene(
        savvas=dict(storages={"stone": ["A4"], "people": ["C4"]}, hand=["provisioner", "trade", "call"], coins=1),
        quatryls={},
        roads="B5 B6",
    )
    assert poor.refused("play provisioner") == "FG-TRN-06"


def test_no_advisor_is_forgotten() -> None:
    rows = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(advisor.name in rows for advisor in BOX.advisors)
