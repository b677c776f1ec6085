"""Standing abilities: what buildings, embassies and improvements change by being there (stead.kit.abilities)."""

from typing import Final

NAMES: Final = (
    # Figures
    "range",
    "paid_range",
    "stewards",
    "jump_diplomat",
    "jump_developer",
    "envoy",
    "fee_goods",  # need not be paid: the tool or maintenance good
    "fee_resources",  # nor the building resources
    "lord_fee",  # no fee where goods are taken instead of the action
    "swap",  # two places, once per half-year
    "diplomat_market",
    # Cells
    "storage",
    "warehouse",
    "one_storage",  # the Warehouse counts as Storage
    "wood_cells",
    "clay_cells",
    "ore_cells",
    "food_cells",
    "clothing_cells",
    "sites",
    "border",
    # Goods
    "more_wood",
    "more_clay",
    "more_ore",
    "deliver_wood",
    "deliver_clay",
    "deliver_ore",
    "dolly",
    # Workers
    "factory",
    "steam_engine",
    "citizen_for_farmer",
    "farmer_for_citizen",
    "merchant_for_citizen",
    "citizen_for_merchant",
    "estate_to_apartment",
    "farms_besides",
    "flats_besides",
    # Cards
    "library",
    "more_cards",
    "second_play",
    "play_after_draw",
    "free_tools",
)
INDEX: Final = {name: number for number, name in enumerate(NAMES)}

RANGE: Final = INDEX["range"]
PAID_RANGE: Final = INDEX["paid_range"]
STEWARDS: Final = INDEX["stewards"]
JUMP_DIPLOMAT: Final = INDEX["jump_diplomat"]
JUMP_DEVELOPER: Final = INDEX["jump_developer"]
FEE_GOODS: Final = INDEX["fee_goods"]
FEE_RESOURCES: Final = INDEX["fee_resources"]
LORD_FEE: Final = INDEX["lord_fee"]
SWAP: Final = INDEX["swap"]
DIPLOMAT_MARKET: Final = INDEX["diplomat_market"]
STORAGE: Final = INDEX["storage"]
WAREHOUSE: Final = INDEX["warehouse"]
ONE_STORAGE: Final = INDEX["one_storage"]
SITES: Final = INDEX["sites"]
BORDER: Final = INDEX["border"]
DOLLY: Final = INDEX["dolly"]
FACTORY: Final = INDEX["factory"]
STEAM_ENGINE: Final = INDEX["steam_engine"]
CITIZEN_FOR_FARMER: Final = INDEX["citizen_for_farmer"]
FARMER_FOR_CITIZEN: Final = INDEX["farmer_for_citizen"]
MERCHANT_FOR_CITIZEN: Final = INDEX["merchant_for_citizen"]
CITIZEN_FOR_MERCHANT: Final = INDEX["citizen_for_merchant"]
ESTATE_TO_APARTMENT: Final = INDEX["estate_to_apartment"]
FARMS_BESIDES: Final = INDEX["farms_besides"]
FLATS_BESIDES: Final = INDEX["flats_besides"]
LIBRARY: Final = INDEX["library"]
MORE_CARDS: Final = INDEX["more_cards"]
SECOND_PLAY: Final = INDEX["second_play"]
PLAY_AFTER_DRAW: Final = INDEX["play_after_draw"]
FREE_TOOLS: Final = INDEX["free_tools"]
