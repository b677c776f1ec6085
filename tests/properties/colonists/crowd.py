"""Positions from the thick of the game: full Storages, many tools, buildings of all kinds, cards in every hand.

Random play of poor people seldom builds much. Here everybody finds a fortune after the setup and plays on for a while,
so that whatever stands came there by the rules.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Table

BUILDERS = ("build", "remodel", "employ", "play", "work", "refine", "stay", "go", "send", "act")


def crowded(title: Any, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    table = Table.new(title, seats, seed, options)
    while table.game.phase != "play":
        table.push(luck.choice(table.decision.options))
    for _ in range(luck.randint(1, 5)):
        table = Table.from_position(_rich(luck, table))
        for _ in range(luck.randint(10, 60)):
            if table.over:
                break
            able = [option for option in table.decision.options if option.key.startswith(BUILDERS)]
            table.push(luck.choice(able if able and luck.random() < 0.8 else table.decision.options))
        if table.over:
            table.pop()
    return _rich(luck, table)


def _rich(luck: random.Random, table: Table) -> dict[str, Any]:
    """From the beginning of the turn: tools, as many goods as there is room for, and a card or two for everybody."""
    position = table.position()
    position["choices"] = []
    game = Table.from_position(position).game
    state = position["state"]
    goods = [facts.name for facts in game.box.good_facts if facts.era <= game.era]
    for player, facts in zip(game.players, state["players"], strict=True):
        facts["goods"]["tool"] = facts["goods"].get("tool", 0) + luck.randint(0, 15)
        held = sum(player.goods[: len(game.box.good_facts)])
        for _ in range(player.storage + player.warehouse - held):
            good = luck.choice(goods)
            facts["goods"][good] = facts["goods"].get(good, 0) + 1
        for _ in range(luck.randint(0, 2)):
            if state["deck"] and len(facts["hand"]) < 6:
                facts["hand"].append(state["deck"].pop())
    return position
