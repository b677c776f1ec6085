"""Positions from the thick of the game: rich players, a full board, advisors in every hand.

Random play of poor people seldom builds much. Here everybody finds a fortune after the setup and plays on for a while,
so that whatever lies on the board came there by the rules.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Table

BUILDERS = (
    "play",
    "follow",
    "store",
    "access",
    "house",
    "bridge",
    "gate",
    "upgrade",
    "hire",
    "worker",
    "again",
    "call",
)


def crowded(title: Any, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    table = Table.new(title, seats, seed, options)
    while table.game.phase != "play":
        table.push(luck.choice(table.decision.options))
    table = Table.from_position(_rich(luck, table.position()))
    for _ in range(luck.randint(20, 120)):
        if table.over:
            break
        decision = luck.choice(table.decisions)
        able = [option for option in decision.options if option.key.startswith(BUILDERS)]
        table.push(luck.choice(able if able and luck.random() < 0.7 else decision.options), decision.seat)
    if table.over:
        table.pop()
    position = table.position()
    position["choices"] = []  # from the beginning of the turn
    return _rich(luck, position) if luck.random() < 0.5 else position


def _rich(luck: random.Random, position: dict[str, Any]) -> dict[str, Any]:
    """Money, crystals and an advisor or two for everybody."""
    state = position["state"]
    for player in state["players"]:
        player["coins"] += luck.randint(0, 40)
        player["temporary"] += luck.randint(0, 3)
        player["permanent"] += luck.randint(0, 4)
        for _ in range(luck.randint(0, 2)):
            if state["advisor_deck"]:
                player["hand"].append(state["advisor_deck"].pop(luck.randrange(len(state["advisor_deck"]))))
                player["advisors"] += 1
    return position
