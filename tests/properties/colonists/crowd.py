"""Positions from the thick of the game: full Storages, many tools, buildings, embassies and improvements of all kinds,
cards in every hand. Random play of poor people seldom builds much; here everybody is given a community, and plays on.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from stead import Table
from stead.titles.colonists.actions.employ import candidates
from stead.titles.colonists.actions.limits import shortage
from stead.titles.colonists.actions.settle import count_tile
from stead.titles.colonists.community import embassy, spot_for, work_out
from stead.titles.colonists.figures import count_stewards, entitled
from stead.titles.colonists.goods import STORABLE, TOOL
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import ENVOYS

BUILDERS = ("build", "remodel", "employ", "play", "work", "refine", "stay", "go", "send", "act")
USES = 3


def crowded(title: Any, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    table = Table.new(title, seats, seed, options)
    years = luck.randint(0, 7)
    while table.game.phase != "play" or (years and not table.over):
        phase = table.game.phase
        able = [option for option in table.decision.options if option.key.startswith(BUILDERS)]
        table.push(luck.choice(able if able and luck.random() < 0.8 else table.decision.options))
        years -= phase != "play" and table.game.phase == "play" and years > 0
        if table.over:
            table.pop()
            break
    position = table.position()
    position["choices"] = []  # from the beginning of the turn
    game = title.from_position(position["seats"], position["options"], position["state"])
    _invite(game, game.box.colony["altruist"])
    for player in game.players:
        _settle(luck, game, player)
    for envoy in range(len(ENVOYS)):
        known = any(entitled(game, player, envoy) for player in game.players)
        if known and game.envoys[envoy] < 0 and luck.random() < 0.7:
            game.envoys[envoy] = luck.choice([*game.markets(), luck.randrange(len(game.land))])
    position["state"] = title.position(game)
    return position


def _invite(game: Any, colony: int) -> None:
    """That colony in the place of one that nobody has relations with: it asks what no other does."""
    others = [one for one in game.colonies if all(embassy(player, one) < 0 for player in game.players)]
    if colony not in game.colonies and others:
        game.colonies = sorted([*(one for one in game.colonies if one != others[0]), colony])


def _settle(luck: random.Random, game: Any, player: Any) -> None:
    """Embassies, buildings, improvements; then as many goods as there is room for, tools, and a card or two."""
    box = game.box
    colonies = [colony for colony in game.colonies if luck.random() < 0.7]
    levels = [max(luck.randint(1, game.era), luck.randint(1, game.era)) for _ in colonies]
    levels = [game.era if colony == box.colony["altruist"] else n for colony, n in zip(colonies, levels, strict=True)]
    embassies = [box.embassy_of(colony, n) for colony, n in zip(colonies, levels, strict=True)]
    buildings = [kind for kind in range(box.embassy) if box.era[kind] <= game.era]
    twice = [box.kind[name] for name in ("hunting_lodge", "farm", "flat", "hunting_lodge")]  # what is remodelled
    for kind in [*embassies, *twice, *(luck.choice(buildings) for _ in range(luck.randint(0, 8)))]:
        if spot_for(game, player, kind) >= 0 and shortage(game, player, kind) is None:
            player.community.append(Structure(kind, spot_for(game, player, kind)))
            count_tile(game, kind, 1)
            work_out(game, player)
    tickets = [card for card in game.deck if box.improvements[card].uses == "ticket"]
    for _ in range(luck.randint(0, 4)):
        if game.deck:
            card = tickets.pop() if tickets else luck.choice(game.deck)
            game.deck.remove(card)
            sort = box.improvements[card].type
            if sort == "instant" or luck.random() < 0.3:
                (player.hand if len(player.hand) < 6 else game.discard).append(card)
            else:
                player.community.append(Structure(box.improvement + card, stock=USES * (sort == "limited")))
                work_out(game, player)
    player.hand.sort()
    for number in player.vacant:
        able = candidates(game, player, number)
        if able and luck.random() < 0.7:
            one = player.community[number]
            player.community[number] = one._replace(workers=(*one.workers, luck.choice(able)))
            work_out(game, player)
    for number, one in enumerate(player.community):
        if player.output[number] and not one.stock and luck.random() < 0.7:
            player.community[number] = one._replace(stock=player.output[number], good=box.stores[one.kind])
    work_out(game, player)
    count_stewards(game, player)
    known = [good for good, facts in enumerate(box.good_facts) if facts.era <= game.era]
    for _ in range(player.storage + player.warehouse - sum(player.goods[:STORABLE])):
        player.goods[luck.choice(known)] += 1
    player.goods[TOOL] += luck.randint(0, 15)
