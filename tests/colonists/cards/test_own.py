"""Improvements that do more than a row can say."""

from typing import Any

import pytest

from tests.colonists.cards.improvements import CARDS
from tests.colonists.cards.test_improvements import total
from tests.colonists.scene import BOX, goods, scene
from tests.proves import proves

ROOM = ["328", "329", "430", "431"]
SHOWN: set[str] = set()


def shows(*ids: str) -> Any:
    """Of these cards, which are put to use here."""
    SHOWN.update(ids)
    return pytest.mark.parametrize("card", ids)


@shows("121", "122")
@proves("CO-FEE-14", "CO-Q-01")
def test_automobile_and_pass(card: str) -> None:
    """The one saves the tool of a fee, the other the resources; for oneself only."""
    table = scene(
        era=2, north=dict(goods="1 tool 2 clay", community=["farm", card]), east=dict(at="grove"), places="grove baker"
    ).go("grove")
    left, paid = ("3 wood 1 tool", "2 clay") if card == "121" else ("2 wood 2 clay", "1 tool")
    if card == "122":
        table.push("drop wood")
    assert table.goods("north") == left
    assert table.goods("east") == paid


@shows("121", "122")
@proves("CO-FEE-14", "CO-FEE-13")
def test_automobile_and_pass_help_with_fees_of_abilities(card: str) -> None:
    built = ["farm", card, "envoy.2"]
    table = scene(era=2, north=dict(goods="1 tool 2 clay", community=built), places="grove baker").push("spur")
    assert table.goods("north") == ("1 tool" if card == "121" else "2 clay")


@shows("123", "124", "216")
@proves("CO-PLC-10")
def test_axe_spade_and_pickaxe(card: str) -> None:
    """One more where a place gives the good, a market's subsidy included; not from cards, nor instead of an action."""
    good, place, market = {
        "123": ("wood", "riverbank_grove", "1_foresters_house"),
        "124": ("clay", "clay_delve", "1_storage_shed"),
        "216": ("ore", "ore_pit", "3_joiner"),
    }[card]
    usual = 1 if card == "216" else 2
    north = dict(community=["farm", card, "lord.3"])
    table = scene(era=3, north=north, east={}, places=f"{place} baker").go(place).push(f"take {usual}{good}")
    assert table.goods("north") == f"{usual + 1} {good}"
    table = scene(era=3, north=north, places=f"{place} baker").go(place).push(f"instead 1{good}")
    assert table.goods("north") == f"1 {good}"
    era = int(market[0])
    table = scene(era=era, year=2, last=3, north=dict(community=["farm", card]), east={}, places="baker", market=market)
    table.go("market.1")
    assert table.goods("north") == f"{usual + 1} {good}"
    table = scene(era=3, north=dict(community=["farm", card], hand=["101"]), places="developer baker").go("developer")
    assert table.goods("north") == "4 wood 2 tool"


@shows("133")
@proves("CO-HND-01")
def test_training(card: str) -> None:
    """A card more at the Librarian; not in the production phase."""
    deck = ["101", "103", "105", "107"]
    table = scene(year=2, north=dict(community=["farm", card]), east={}, deck=deck, places="librarian baker")
    table.go("librarian")
    assert table.changes()["north"]["hand"] == ["+101", "+103", "+105"]


@shows("134")
@proves("CO-CON-01")
def test_deed_registration(card: str) -> None:
    """Farms for a tool and a wood each, once a farmers' building or a Factory was built at a builder."""
    built = ["farm", card, *ROOM]
    table = scene(
        era=4, north=dict(goods="4 tool 5 wood", community=built), east={},
        places="builder_foresters_house baker",
    ).go("builder_foresters_house").push("build foresters_house")  # fmt: skip
    table.push("build farm", "build farm")
    assert table.goods("north") == ""
    table = scene(era=4, north=dict(goods="9 tool 5 wood 3 clay", community=built), places="builder_factory baker")
    table.go("builder_factory").push("build factory")
    assert "build farm" in table.keys
    table = scene(
        year=2, north=dict(goods="9 tool 4 wood", community=["farm", card]), places="baker", market="1_foresters_house"
    ).go("market.1").push("build foresters_house")  # fmt: skip
    assert "build farm" not in table.keys  # a market is no builder
    table = scene(
        era=4, north=dict(goods="9 tool 3 wood 3 clay 4 plank 4 brick", community=["farm", "333", "envoy.4", *ROOM]),
        places="diplomat baker", market="4_tailor_shop",
    ).go("diplomat").push("build tailor_shop")  # fmt: skip
    assert "build flat" not in table.keys  # nor is the Diplomat, where one may do what is done at a market
    table = scene(era=4, north=dict(goods="9 tool 9 wood 3 plank", community=built), places="builder_library baker")
    table.go("builder_library").push("build library")
    assert "build farm" not in table.keys  # nobody works in a Library


@shows("333")
@proves("CO-CON-01")
def test_realtors_license(card: str) -> None:
    """Flats for a tool and a plank each, on free cells, once a citizens' building or a Factory was built."""
    built = ["farm", card, *ROOM]
    table = scene(
        era=4, north=dict(goods="4 tool 4 plank 3 brick", community=built), east={}, places="builder_ore_mine baker"
    ).go("builder_ore_mine").push("build ore_mine")  # fmt: skip
    table.push("build flat", "build flat")
    assert [one for one in table.community("north") if "f" in one] == ["farm", "flat", "flat#2"]
    assert table.goods("north") == ""
    table = scene(
        era=4, north=dict(goods="9 tool 4 plank 5 wood", community=built), places="builder_foresters_house baker"
    )
    table.go("builder_foresters_house").push("build foresters_house")
    assert "build flat" not in table.keys


@shows("135", "235", "335", "435")
@proves("CO-IMP-07", "CO-IMP-08", "CO-Q-15")
def test_tickets(card: str) -> None:
    """To any place, for one of the goods on it and more of Storage; the fee is due all the same."""
    good, n = {"135": ("wood", 2), "235": ("clay", 2), "335": ("plank", 1), "435": ("brick", 2)}[card]
    places = {"baker": "2,0", "joiner": "3,0", "head_official": "4,0", "grove": "5,0"}
    where: dict[str, Any] = dict(era=int(card[0]), year=2, places=places)
    table = scene(north=dict(goods=f"{n + 1} {good}", community=["farm", f"{card} 3"]), east={}, **where)
    assert "head_official.1" not in table.ends
    table.push(f"ride {card}")
    assert "go market.1 joiner.1" not in table.keys  # there is nothing to do
    table.push("go market.1 head_official.1")
    assert table.player("north").community[-1].stock == 2
    assert goods(table.goods("north")) == total({good: 1}, {"clay": 1})
    assert table.at("north") == ["head_official.1"]
    north = dict(goods=f"{n} {good}", community=["farm", f"{card} 3"])
    table = scene(north=north, east=dict(at="head_official"), **where).push(f"ride {card}")
    assert "go market.1 head_official.1" not in table.keys  # no goods are left for the fee


@shows("231")
@proves("CO-USE-04")
def test_dolly(card: str) -> None:
    """Three goods of a turn come straight from Stocks."""
    built = ["foresters_house farmer 2", "foresters_house farmer 2", card]
    table = scene(era=2, north=dict(goods="3 wood", community=built), east={}, places="joiner baker").go("joiner")
    assert table.keys == [f"refine 2wood 1plank {n}" for n in (1, 2, 3)]
    table.push("refine 2wood 1plank 3")
    assert table.goods("north") == "3 plank"
    assert table.community("north")[:2] in (
        ["foresters_house farmer 1 wood", "foresters_house#2 farmer"],
        ["foresters_house farmer", "foresters_house#2 farmer 1 wood"],
    )
    assert table.game.wheeled == 0  # and as many again in the next turn


@shows("416", "417", "418")
@proves("CO-USE-04")
@pytest.mark.parametrize("mine", [False, True])
def test_delivery_contracts(mine: bool, card: str) -> None:
    """Any number of the one good straight from Stocks: three cells of Storage are for the wood."""
    kind, place, without, most = {
        "416": ("foresters_house farmer", "carpenter", 3, 8),
        "417": ("hollow farmer", "loamburner", 1, 3),
        "418": ("ore_mine citizen", "blacksmith", 1, 3),
    }[card]
    stocked = [f"{kind} 5", f"factory {kind.split()[1]} x4"]
    north, east = (dict(community=[*stocked, *([card] if has else [])]) for has in (mine, not mine))
    table = scene(era=4, north=north | {"goods": "3 wood"}, east=east, places=f"{place} baker").go(place)
    if not mine and without == 1:  # there was no choice
        assert sum(table.player("north").stocks) == 4
    else:
        assert len(table.keys) == (most if mine else without)
        table.push(table.keys[-1])
        assert table.player("north").goods[0] == 0
        assert sum(table.player("north").stocks) == (5 - most + 3 * (card == "416") if mine else 5)


@shows("232")
@proves("CO-PLC-02")
def test_council_chamber(card: str) -> None:
    """Instead of a market's actions: two places beside each other change places."""
    table = scene(
        era=2, north=dict(community=["farm", card]), east=dict(at="baker"), places="joiner grove baker clay_delve"
    ).go("market.1")
    table.push("swap-places", "swap joiner.1")  # on the Baker somebody stands
    assert table.game.spot[BOX.tile["grove.1"]] == 1
    assert table.game.spot[BOX.tile["joiner.1"]] == 2
    assert table.goods("north") == ""


@shows("233", "434")
@proves("CO-END-03", "CO-END-08")
def test_the_unemployed_are_worth_something(card: str) -> None:
    """Up to five farmers one each, up to four citizens two each; who has work is not among them."""
    home, work = ("farm", "pub farmer") if card == "233" else ("flat", "theater citizen")
    plain = scene(era=4, north=dict(community=[f"{home} x7", work]), east={}).table.scores
    with_card = scene(era=4, north=dict(community=[f"{home} x7", work, card]), east={}).table.scores
    assert [b - a for a, b in zip(plain, with_card, strict=True)] == [5 if card == "233" else 8, 0]
    few = scene(era=4, north=dict(community=[f"{home} x3", work, card])).table.scores
    fewer = scene(era=4, north=dict(community=[f"{home} x3", work])).table.scores
    assert few[0] - fewer[0] == (2 if card == "233" else 4)


@shows("234")
@proves("CO-IMP-07", "CO-IMP-08", "CO-STW-03")
def test_apprentice(card: str) -> None:
    """A steward for three turns: he enters by a market, and leaves with the last good."""
    table = scene(
        era=2, north=dict(goods="1 plank 1 brick", hand=[card]), east={}, places="developer baker clay_delve"
    ).go("developer")
    assert table.at("north") == ["developer.1", "-"]
    table.push("enter market.1", "go apprentice baker.1")
    assert table.player("north").community[-1].stock == 2
    assert table.at("north") == ["developer.1", "baker.1"]
    table.push("go apprentice clay_delve.1")
    assert table.player("north").community[-1].stock == 1
    table = scene(
        era=2, north=dict(community=["farm", f"{card} 1"], at="developer market.1"), places="developer baker grove"
    )
    table.push("go apprentice baker.1")
    assert table.at("north") == ["developer.1"]
    assert table.changes()["table"] == {"discard": [f"+{card}"]}


@shows("334")
@proves("CO-IMP-07", "CO-RNG-03")
def test_horse(card: str) -> None:
    """A step more in this turn, once in it; three times in all."""
    places = {"baker": "2,0", "grove": "3,0", "clay_delve": "4,0"}
    table = scene(era=3, north=dict(community=["farm", f"{card} 2"]), east={}, places=places)
    assert "grove.1" not in table.ends
    table.push(f"gallop {card}")
    assert "grove.1" in table.ends
    assert "clay_delve.1" not in table.ends
    assert not [key for key in table.keys if key.startswith("gallop")]
    table.go("grove")
    assert table.player("north").community[-1].stock == 1
    assert table.ends == {"baker.1", "clay_delve.1", "market.1"}
    table.push(f"gallop {card}")
    assert table.changes()["table"] == {"discard": [f"+{card}"]}


@shows("325", "429")
@proves("CO-CON-13")
def test_construction_site(card: str) -> None:
    """A cell more, though not for a storage building."""
    full = ["farm x20", "farm storage x3", card, *[one for one in ROOM if one[0] == "3"]]
    table = scene(era=4, north=dict(goods="9 tool 5 wood", community=full), east={}, places="builder_farm baker")
    table.go("builder_farm").push("build farm")
    assert table.player("north").community[-1].spot == 3
    assert table.refused("build farm") == "CO-CON-09"
    table = scene(era=4, north=dict(goods="1 tool 5 wood", community=full), places="builder_storage_shed baker")
    assert "builder_storage_shed.1" not in table.ends


@shows("326")
@proves("CO-CON-10")
def test_assembly_hall(card: str) -> None:
    """Two cells of the border."""
    full = ["farm x20", "farm storage x3", card, *ROOM]
    table = scene(era=4, north=dict(goods="9 tool 9 wood", community=full), east={}, places="builder_farm baker")
    table.go("builder_farm").push("build farm", "build farm")
    assert [one.spot for one in table.player("north").community[-2:]] == [1, 1]
    assert table.refused("build farm") == "CO-CON-09"


@shows("327")
@proves("CO-FAC-01")
def test_steam_engine(card: str) -> None:
    """One Factory with a farmer and a citizen helps the workers of both."""
    built = ["farm x3", "flat x2", "factory farmer citizen", "hollow farmer", "ore_mine citizen", card]
    table = scene(era=3, north=dict(community=built), east=dict(community=["hollow farmer"]))
    assert [n for n in table.player("north").output if n] == [2, 2]
    assert table.player("east").output[0] == 1


@shows("415")
@proves("CO-PLC-02")
def test_market_stand(card: str) -> None:
    """At a market any four goods for a tool, as often as one likes."""
    table = scene(
        era=4, north=dict(goods="4 wood 5 clay", community=["farm", card, *ROOM]), east={}, places="baker grove"
    )
    table.go("market.1").push("barter 4 any 1tool", "give wood", "give wood", "give wood", "give wood")
    table.push("barter 4 any 1tool")
    assert table.goods("north") == "1 clay 2 tool"


@proves("CO-CON-10")
def test_a_community_hall_in_use_cannot_be_razed() -> None:
    """While more stands on the border than an Assembly Hall allows."""
    for border, legal in ((3, False), (2, True)):
        built = ["community_hall", "farm x15", f"farm border x{border}", "326", *ROOM]
        table = scene(era=4, north=dict(goods="9 tool 9 wood", community=built), places="builder_farm baker")
        table.go("builder_farm")
        table.push("replace farm")
        assert ("raze community_hall" in table.keys) == legal
        if not legal:
            assert table.refused("raze community_hall") == "CO-CON-10"


def test_every_improvement_does_something_somewhere() -> None:
    """In its row, or in a test of its own."""
    rows = ("gains", "refines", "builds", "produces", "houses", "storage", "warehouse", "only", "after", "boosts")
    silent = [card for card in CARDS if not any(getattr(card, field) for field in rows)]
    left = {id for card in silent for id in card.ids} - SHOWN
    assert left == set()
    assert {id for card in CARDS for id in card.ids} >= SHOWN
