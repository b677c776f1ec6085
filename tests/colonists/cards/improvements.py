"""The 140 improvements, a row for each kind of card, copies following each other in number.

The numbers are those of the cards, written out: nothing that is expected here is read from the content.
"""

from typing import NamedTuple


class Card(NamedTuple):
    id: str
    name: str
    type: str
    copies: int = 1
    cost: str = ""
    value: int = 0
    gains: str = ""
    """When it is played."""
    refines: tuple[tuple[str, str, int], ...] = ()
    """What becomes what, so often at most (0: as often as one likes)."""
    builds: tuple[str, str, int] | None = None
    """What, for which cost, so often."""
    produces: str = ""
    """Every year."""
    houses: str = ""
    storage: int = 0
    warehouse: int = 0
    only: str = ""
    """Cells of the Warehouse for one good."""
    after: tuple[str, str] | None = None
    """What becomes what after production, once."""
    boosts: tuple[str, int, int] | None = None
    """Buildings that produce so many more; so many of them (0: all)."""

    @property
    def ids(self) -> list[str]:
        return [str(int(self.id) + i) for i in range(self.copies)]


# fmt: off
CARDS = [
    Card("101", "stone_axe", "instant", copies=2, gains="4 wood"),
    Card("103", "wood_shovel", "instant", copies=2, gains="3 clay"),
    Card("105", "wood_saw", "instant", copies=2, gains="2 plank"),
    Card("107", "ruin", "instant", copies=2, gains="1 brick"),
    Card("109", "anvil", "instant", gains="1 tool", refines=(("1 wood 1 clay", "1 tool", 1),)),
    Card("110", "guestroom", "instant", copies=2, gains="2 wood 2 clay"),
    Card("112", "handsaw", "instant", refines=(("2 wood", "1 plank", 0), ("3 wood", "2 plank", 0))),
    Card("113", "clay_oven", "instant", refines=(("1 wood 1 clay", "1 brick", 2),)),
    Card("114", "contract_farm", "instant", builds=("farm", "1 wood", 2)),
    Card("115", "contract_estate", "instant", builds=("estate", "1 tool 2 wood 1 brick", 1)),
    Card("116", "contract_flat", "instant", builds=("flat", "1 tool 2 wood", 1)),
    Card("117", "contract_foresters_house", "instant", builds=("foresters_house", "2 tool 2 wood", 1)),
    Card("118", "contract_hollow", "instant", builds=("hollow", "2 tool 2 clay", 1)),
    Card("119", "contract_hunting_lodge", "instant", builds=("hunting_lodge", "2 tool 2 wood 1 clay", 1)),
    Card("120", "contract_storage_shed", "instant", builds=("storage_shed", "1 tool 1 wood", 2)),
    Card("121", "automobile", "permanent", cost="1 tool 2 food", value=1),
    Card("122", "pass", "permanent", cost="1 tool 1 wood 1 clay", value=1),
    Card("123", "axe", "permanent", cost="3 wood", value=1),
    Card("124", "spade", "permanent", cost="3 clay", value=1),
    Card("125", "vegetable_garden", "permanent", cost="2 tool 1 clay 1 plank", value=2, produces="1 food"),
    Card("126", "beavers_lodge", "permanent", cost="1 tool 2 wood", value=1, produces="1 wood"),
    Card("127", "loam_hollow", "permanent", cost="2 tool 2 clay", value=2, produces="1 clay"),
    Card("128", "holiday_cabin", "permanent", copies=2, cost="1 tool 1 wood", value=1, houses="1 farmer"),
    Card("130", "holiday_flat", "permanent", copies=2, cost="1 tool 1 wood 1 plank", value=2, houses="1 citizen"),
    Card("132", "storehouse", "permanent", cost="1 tool 1 plank", value=2, warehouse=1),
    Card("133", "training", "permanent", cost="2 wood 1 plank", value=2),
    Card("134", "deed_registration", "permanent", cost="1 tool 4 wood", value=1),
    Card("135", "ticket_wood", "limited", cost="3 wood"),
    Card("201", "wood_saw", "instant", copies=2, gains="2 plank"),
    Card("203", "ruin", "instant", copies=2, gains="1 brick"),
    Card("205", "fireplace", "instant", gains="2 food"),
    Card("206", "anvil", "instant", copies=2, gains="1 tool", refines=(("1 wood 1 clay", "1 tool", 1),)),
    Card("208", "ripsaw", "instant", refines=(("1 wood", "1 plank", 4),)),
    Card("209", "stone_oven", "instant", refines=(("1 clay", "1 brick", 3),)),
    Card("210", "toolmaker", "instant", refines=(("2 plank", "1 tool", 0),)),
    Card("211", "contract_apartment", "instant", builds=("apartment", "1 tool 2 clay 1 plank", 1)),
    Card("212", "contract_ore_mine", "instant", builds=("ore_mine", "2 tool 2 plank 2 brick", 1)),
    Card("213", "contract_storage_house", "instant", builds=("storage_house", "2 tool 1 wood 1 brick", 1)),
    Card("214", "panel_saw", "permanent", cost="2 tool 2 plank", value=2, after=("2 wood", "1 plank")),
    Card("215", "kiln", "permanent", cost="2 tool 2 brick", value=2, after=("2 clay", "1 brick")),
    Card("216", "iron_pickaxe", "permanent", cost="2 ore", value=2),
    Card("217", "fruit_farm", "permanent", cost="2 tool 1 plank 1 brick", value=2, produces="2 food"),
    Card("218", "ore_tunnel", "permanent", cost="2 tool 1 plank 2 brick 1 ore", value=3, produces="1 ore"),
    Card("219", "workshop", "permanent", cost="2 tool 3 clay 2 plank", value=3, produces="1 tool"),
    Card("220", "village_chapel", "permanent", cost="1 tool 2 plank", value=2, produces="1 dollar"),
    Card("221", "slaughtering_blocks", "permanent", cost="2 tool 2 plank 2 brick", value=3,
         boosts=("hunting_lodge", 1, 0)),
    Card("222", "cottage", "permanent", copies=2, cost="1 tool 4 wood 1 brick", value=2, houses="2 farmer"),
    Card("224", "hostel", "permanent", copies=2, cost="2 tool 2 clay 3 plank", value=3, houses="2 citizen"),
    Card("226", "storehouse", "permanent", cost="1 tool 1 plank", value=2, warehouse=1),
    Card("227", "wood_warehouse", "permanent", cost="1 tool 3 wood", value=2, only="3 wood"),
    Card("228", "clay_warehouse", "permanent", cost="1 tool 2 clay", value=2, only="2 clay"),
    Card("229", "ore_warehouse", "permanent", cost="1 tool 2 ore", value=2, only="2 ore"),
    Card("230", "food_warehouse", "permanent", cost="1 tool 3 food", value=2, only="3 food"),
    Card("231", "dolly", "permanent", cost="3 plank", value=2),
    Card("232", "council_chamber", "permanent", cost="1 tool 1 brick", value=2),
    Card("233", "social_services", "permanent", cost="1 tool 3 wood 3 clay"),
    Card("234", "apprentice", "limited", cost="1 tool 1 plank 1 brick", gains="2 dollar"),
    Card("235", "ticket_clay", "limited", cost="3 clay"),
    Card("301", "wood_saw", "instant", gains="2 plank"),
    Card("302", "ruin", "instant", gains="1 brick"),
    Card("303", "cooking_hearth", "instant", gains="4 food"),
    Card("304", "needle_and_thread", "instant", gains="2 clothing"),
    Card("305", "blacksmiths_anvil", "instant", gains="2 tool"),
    Card("306", "stone_pickaxe", "instant", gains="2 ore"),
    Card("307", "grill", "instant", gains="1 coal"),
    Card("308", "saw", "instant", refines=(("1 wood", "1 plank", 0),)),
    Card("309", "oven", "instant", refines=(("1 clay", "1 brick", 0),)),
    Card("310", "tool_trader", "instant", refines=(("1 brick", "1 tool", 0),)),
    Card("311", "charcoal_pile", "instant", refines=(("3 wood", "1 coal", 0),)),
    Card("312", "small_ironsmelter", "instant", refines=(("1 coal 1 ore", "1 iron", 2),)),
    Card("313", "large_ironsmelter", "instant", refines=(("1 coal 2 ore", "1 iron", 0), ("3 wood 2 ore", "1 iron", 0))),
    Card("314", "contract_stables", "instant", builds=("stables", "3 tool 3 plank 2 iron", 1)),
    Card("315", "contract_boardinghouse", "instant", builds=("boardinghouse", "2 tool 1 brick 1 iron", 1)),
    Card("316", "contract_customs_house", "instant", builds=("customs_house", "2 tool 2 plank 2 brick", 1)),
    Card("317", "contract_house", "instant", builds=("house", "2 tool 1 plank 1 brick", 1)),
    Card("318", "contract_hunting_grounds", "instant", builds=("hunting_grounds", "3 tool 3 wood 1 clay", 1)),
    Card("319", "contract_tailor_shop", "instant", builds=("tailor_shop", "3 tool 2 brick 1 clay", 1)),
    Card("320", "charcoal_furnace", "permanent", cost="2 tool 2 coal", value=3, after=("3 wood", "1 coal")),
    Card("321", "weaving_loom", "permanent", cost="3 tool 1 clay 3 plank 1 clothing", value=3, produces="1 clothing"),
    Card("322", "pad_saw", "permanent", cost="3 tool 4 wood", value=3, produces="2 wood"),
    Card("323", "clay_hollow", "permanent", cost="3 tool 4 clay", value=3, produces="2 clay"),
    Card("324", "butchery", "permanent", cost="3 tool 2 plank 2 brick", value=4, produces="1 tool 1 food"),
    Card("325", "construction_site", "permanent", cost="2 plank 2 brick", value=2),
    Card("326", "assembly_hall", "permanent", cost="3 wood 3 clay", value=2),
    Card("327", "steam_engine", "permanent", cost="2 tool 2 plank 3 clay 3 ore", value=3),
    Card("328", "storage_room", "permanent", copies=2, cost="2 tool 1 plank 1 brick", value=2, storage=2),
    Card("330", "holiday_house", "permanent", copies=2, cost="3 tool 3 plank 2 brick", value=4, houses="1 merchant"),
    Card("332", "depot", "permanent", cost="2 tool 1 plank 1 brick", value=2, warehouse=2),
    Card("333", "realtors_license", "permanent", cost="2 tool 4 plank", value=3),
    Card("334", "horse", "limited", cost="1 tool 1 plank 1 ore", gains="2 dollar"),
    Card("335", "ticket_plank", "limited", cost="3 plank"),
    Card("401", "wood_saw", "instant", gains="2 plank"),
    Card("402", "ruin", "instant", gains="1 brick"),
    Card("403", "embroidery_machine", "instant", gains="4 clothing"),
    Card("404", "blacksmiths_anvil", "instant", gains="2 tool"),
    Card("405", "stone_pickaxe", "instant", gains="2 ore"),
    Card("406", "grill", "instant", copies=2, gains="1 coal"),
    Card("408", "saw", "instant", refines=(("1 wood", "1 plank", 0),)),
    Card("409", "oven", "instant", refines=(("1 clay", "1 brick", 0),)),
    Card("410", "tool_trader_coal", "instant", refines=(("1 coal", "1 tool", 0),)),
    Card("411", "charcoal_kiln", "instant", refines=(("2 wood", "1 coal", 3),)),
    Card("412", "ironsmelter", "instant", refines=(("1 coal 1 ore", "1 iron", 0),)),
    Card("413", "contract_textile_mill", "instant", builds=("textile_mill", "3 tool 2 wood 2 plank 1 iron", 1)),
    Card("414", "contract_storage_hall", "instant", builds=("storage_hall", "3 tool 1 brick 1 iron", 1)),
    Card("415", "market_stand", "permanent", cost="2 tool 1 plank 1 brick", value=2),
    Card("416", "delivery_wood", "permanent", cost="3 tool 3 wood", value=2),
    Card("417", "delivery_clay", "permanent", cost="3 tool 3 clay", value=2),
    Card("418", "delivery_ore", "permanent", cost="3 tool 3 ore", value=2),
    Card("419", "iron_ore_mine", "permanent", cost="3 tool 2 plank 2 brick 4 ore", value=6, produces="2 ore"),
    Card("420", "greenhouse", "permanent", cost="2 tool 1 iron", value=5, produces="4 food"),
    Card("421", "weaving_machine", "permanent", cost="3 tool 4 wood 1 iron", value=6, produces="2 clothing"),
    Card("422", "village_church", "permanent", cost="2 tool 2 plank 1 brick", value=3, produces="2 dollar"),
    Card("423", "iron_axes", "permanent", copies=2, cost="2 wood 1 iron", value=5, boosts=("foresters_house", 1, 0)),
    Card("425", "iron_shovels", "permanent", copies=2, cost="2 clay 1 iron", value=5, boosts=("hollow", 1, 0)),
    Card("427", "sewing_machines", "permanent", cost="2 tool 3 plank 2 brick 1 iron", value=8,
         boosts=("tailor_shop", 1, 0)),
    Card("428", "weaving_mill", "permanent", cost="2 tool 2 clay 3 plank", value=3, boosts=("tailor_shop", 2, 1)),
    Card("429", "construction_site", "permanent", cost="2 plank 2 brick", value=2),
    Card("430", "storage_cellar", "permanent", copies=2, cost="2 tool 2 plank 2 brick", value=3, storage=3),
    Card("432", "depot", "permanent", cost="2 tool 1 plank 1 brick", value=2, warehouse=2),
    Card("433", "cloth_warehouse", "permanent", cost="1 tool 1 clothing", value=2, only="2 clothing"),
    Card("434", "employment_office", "permanent", cost="2 tool 3 plank 3 brick"),
    Card("435", "ticket_brick", "limited", cost="3 brick"),
]
# fmt: on
