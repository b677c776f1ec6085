"""What the tests of the solo game share."""

from typing import Any

from stead.titles.settlers.events import PhaseBegan
from tests.settlers.scene import BOX, Scene, scene

COMMON = [card.id for card in BOX.cards if card.deck == "common"]
ROMAN = [card.id for card in BOX.cards if card.deck == "romans"]
ATTACK = {
    "worker": ["ATT001", "ATT002", "ATT003"],
    "wood": ["ATT004", "ATT005", "ATT006"],
    "stone": ["ATT007", "ATT008"],
    "food": ["ATT009", "ATT010"],
    "gold": ["ATT011", "ATT012"],
    "vp": ["ATT013", "ATT014"],
    "card": ["ATT015", "ATT016"],
}
CARPENTERS_WORKSHOP, MARKETPLACE, JOINER, ARMORER, OLD_FOREST = "COM004", "COM032", "COM044", "COM018", "COM007"
ROBBERS, SPIES, TEMPLE_OF_RA, GATE = "BAR030", "ROM010", "EGY013", "JAP013"


def row(*targets: str) -> list[str]:
    """Attack cards with these Targets."""
    return [ATTACK[target][targets[:i].count(target)] for i, target in enumerate(targets)]


def attack(built: list[str], *targets: str, faction: str = "romans", **more: Any) -> Scene:
    """The last attack of a round: the first Target is turned up, the others lie there already, newest first."""
    cards = row(*targets)
    player = {faction: dict(built=built) | more.pop("player", {})}
    return scene(phase="attack", stage=2, **more, **player, virtual=dict(deck=cards[:1], deals=cards[1:]))


def collection(table: Scene) -> list[str]:
    return table.table.game.ids(table.table.game.collection)


def revealed(table: Scene) -> list[str]:
    """The Targets of the revealed Attack cards, newest first."""
    targets = {id: target for target, ids in ATTACK.items() for id in ids}
    return [targets[id] for id in table.zone("virtual", "deals")]


def spoils(table: Scene) -> dict[str, int]:
    """The virtual player's Goods, which he never has."""
    shot = table.snapshot()["virtual"]
    return {name: n for name, n in shot.items() if isinstance(n, int) and n}


def phases(table: Scene) -> list[str]:
    """The phases that have begun."""
    return [event.phase for event in table.table.events if isinstance(event, PhaseBegan)]
