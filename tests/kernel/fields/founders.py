"""Every field of a Founders game: how to change it, and who sees the change."""

from typing import Any

from stead.kernel.chance import Chance
from stead.titles.founders.cards import BUILD, TRADE, UPGRADE
from stead.titles.founders.state import EMPTY, Game, Player, Prestige
from tests.founders.scene import BOX, FOUNDERS, scene
from tests.kernel.fields.field import ALL, NEVER, NOBODY, OWNER, SETUP, Change, Field, Sample, of_player, set_to


def position() -> dict[str, Any]:
    """A position where everything holds something."""
    return scene(
        savvas=dict(
            temporary=2,
            permanent=1,
            vp=9,
            hand=["build", "call", "huckster", "mason"],
            discard=["trade", "upgrade", "recruit"],
            face_down=["trade"],
            fresh=["mason"],
            storages={"stone": ["E3", "L2"], "people": ["B5"], "bricks": ["A7 B7 C7"]},
            houses=["A1"],
            bridges=["K3"],
            workers=1,
        ),
        humans=dict(resources=["metal"], home="wood", storages={"metal": ["Q5"]}, access=["E3"]),
        buildings={"town_hall": dict(at="G5 H5 G6 H6", cubes={"stone": "savvas"})},
        roads="F4 F5",
        market=["scholar", "foreman", "carpenter", "surveyor"],
        discarded=["university"],
        removed=["salt_barge"],
        achievements=[card.name for card in BOX.achievements if card.deck == "end"][:1],
        options={"achievements": True},
    ).table.position()


def of_building(change: Change) -> Change:
    return lambda game: change(game.buildings[0])


def more(name: str, value: Any) -> Change:
    """One more in a list of the game."""
    return lambda game: getattr(game, name).append(value)


def other(name: str, value: Any, at: int = 0) -> Change:
    """Another value at a place of a list."""
    return lambda thing: getattr(thing, name).__setitem__(at, value)


def hand(game: Game) -> None:
    """Another card in place of one."""
    game.players[0].hand[0] = TRADE


TWIN = next(
    i
    for i, building in enumerate(BOX.prestige)
    if building.name != "town_hall" and len(building.needs) == len(BOX.prestige[BOX.building["town_hall"]].needs)
)
"""Another building with as many slots as the Town Hall."""

FIELDS: dict[type, dict[str, Field]] = {
    Game: {
        "box": Field(None, SETUP),
        "board": Field(None, SETUP),
        "seats": Field(None, SETUP),
        "workers": Field(None, SETUP),
        "contest": Field(None, SETUP),
        "mirror": Field(None, SETUP),
        "log": Field(None, NEVER),
        "reaches": Field(None, NEVER),
        "players": Field(lambda game: game.players.reverse(), ALL),
        "chance": Field(lambda game: setattr(game, "chance", Chance(game.chance.state + 1)), NOBODY),
        "phase": Field(set_to("phase", "starts"), ALL),
        "stage": Field(set_to("stage", 1), NOBODY),  # seen by whose turn it is
        "first": Field(set_to("first", 1), ALL),
        "active": Field(set_to("active", 1), ALL),
        "round": Field(set_to("round", 4), ALL),
        "roads": Field(set_to("roads", 0), ALL),
        "storages": Field(lambda game: game.storages.pop(), ALL),
        "buildings": Field(lambda game: game.buildings.pop(), ALL),
        "completed": Field(set_to("completed", 1), ALL, written=False),
        "occupied": Field(set_to("occupied", 0), NOBODY, written=False),
        "owned_cells": Field(other("owned_cells", 0), NOBODY, written=False),
        "closed": Field(other("closed", 0), NOBODY, written=False),
        "stock": Field(other("stock", 0), ALL, written=False),
        "market": Field(other("market", EMPTY), ALL),
        "advisor_deck": Field(lambda game: game.advisor_deck.insert(0, game.advisor_deck.pop(1)), NOBODY),
        "prestige_deck": Field(lambda game: game.prestige_deck.reverse(), NOBODY),
        "prestige_top": Field(set_to("prestige_top", 2), NOBODY),
        "prestige_discard": Field(more("prestige_discard", 20), ALL),
        "offer": Field(other("offer", EMPTY), ALL),
        "removed": Field(more("removed", 20), ALL),
        "taken": Field(other("taken", 1), ALL),
        "achievements": Field(lambda game: game.achievements.pop(), ALL),
        "lost": Field(set_to("lost", True), ALL),
        "refill": Field(set_to("refill", True), NOBODY),
        "voting": Field(set_to("voting", True), NOBODY),
        "over": Field(set_to("over", True), ALL),
        "loose": Field(set_to("loose", True), NOBODY),
        "idle": Field(set_to("idle", 1), ALL),
        # Inside a turn only
        "played": Field(set_to("played", BUILD), NOBODY, written=False),
        "down": Field(set_to("down", True), NOBODY, written=False),
    },
    Player: {
        "seat": Field(None, SETUP),
        "race": Field(of_player(set_to("race", 3)), ALL),
        "home": Field(of_player(set_to("home", 3)), ALL),
        "resources": Field(of_player(lambda player: player.resources.pop()), ALL),
        "coins": Field(of_player(set_to("coins", 99)), ALL),
        "temporary": Field(of_player(set_to("temporary", 9)), ALL),
        "permanent": Field(of_player(set_to("permanent", 9)), ALL),
        "vp": Field(of_player(set_to("vp", 99)), ALL),
        "hand": Field(hand, OWNER),
        "discard": Field(of_player(other("discard", UPGRADE)), OWNER),
        "face_down": Field(of_player(other("face_down", True, at=1)), ALL),
        "fresh": Field(of_player(lambda player: player.fresh.pop()), ALL),
        "shown": Field(of_player(lambda player: player.shown.append(BUILD)), NOBODY),
        "advisors": Field(of_player(set_to("advisors", 9)), ALL),
        "houses": Field(of_player(set_to("houses", 0)), ALL),
        "bridges": Field(of_player(set_to("bridges", 0)), ALL),
        "workers": Field(of_player(set_to("workers", 3)), ALL),
        "used_mat": Field(of_player(set_to("used_mat", True)), ALL),
        "parts": Field(of_player(set_to("parts", ())), ALL, written=False),
        "ballot": Field(of_player(set_to("ballot", 1)), ALL),  # that it was made; what it is, the owner alone
        "stake": Field(of_player(set_to("stake", (1, 1))), NOBODY),  # shown with the ballot
    },
    Prestige: {
        "building": Field(of_building(set_to("building", TWIN)), ALL),
        "cells": Field(of_building(set_to("cells", 1)), ALL),
        "cubes": Field(of_building(other("cubes", 1)), ALL),
        "worker": Field(of_building(set_to("worker", 1)), ALL),
        "finished": Field(of_building(set_to("finished", True)), ALL),
        "marked": Field(of_building(set_to("marked", True)), ALL),
    },
}

SAMPLE = Sample(FOUNDERS, position, FIELDS, {"workers": False, "mirror": True})
