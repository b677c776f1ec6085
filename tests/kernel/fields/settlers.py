"""Every field of a Settlers game: how to change it, and who sees the change."""

from collections.abc import Callable
from typing import Any

from stead.kernel.chance import Chance
from stead.titles.settlers.state import Game, Player
from tests.kernel.fields.field import ALL, ME, NEVER, NOBODY, OTHERS, OWNER, SETUP, Field, Sample, of_player, set_to
from tests.settlers.scene import BOX, SETTLERS, scene


def position() -> dict[str, Any]:
    """A position where everything holds something."""
    return scene(
        japanese=dict(
            hand=["COM001", "JAP001"],
            built=["COM005", "COM040", "JAP002", "JAP013", "JAP015", "COM020"],
            deals=["JAP007"],
            routes=["EGY003"],
            foundations=["COM009", "COM010"],
            hidden=["COM010"],
            discard=["JAP020"],
            pack=["COM030"],
            under={"JAP013": ["COM060"]},
            kept={"JAP015": {"wood": 1}},
            guarded=["COM005"],
            used={"COM040": 1},
            laid={"COM040": {"worker": 1}},
        ),
        egyptians=dict(hand=["COM003", "EGY001"], built=["EGY003", "COM041"], taken={"COM041": "japanese"}),
        discard=["COM070"],
        row=["COM080"],
        turn="japanese",
    ).table.position()


def instead(zone: str, card: str) -> Callable[[Game], None]:
    """Another card in place of one's first, with the same back."""

    def change(game: Game) -> None:
        cards: list[int] = getattr(game.players[ME], zone)
        assert BOX.faction[cards[0]] == BOX.faction[BOX.number[card]]
        cards[0] = BOX.number[card]

    return change


def mark(name: str, card: str, value: Any = 1) -> Callable[[Game], None]:
    return lambda game: getattr(game, name).__setitem__(BOX.number[card], value)


def add(zone: str, card: str) -> Callable[[Game], None]:
    """A card more in a zone, and nowhere one less: only this field changes."""
    return lambda game: getattr(game.players[ME], zone).append(BOX.number[card])


def more(zone: str, card: str) -> Callable[[Game], None]:
    return lambda game: getattr(game, zone).append(BOX.number[card])


FIELDS: dict[type, dict[str, Field]] = {
    Game: {
        "box": Field(None, SETUP),
        "seats": Field(None, SETUP),
        "lookout": Field(None, SETUP),
        "peaceful": Field(None, SETUP),
        "reshuffle": Field(None, SETUP),
        "options": Field(None, SETUP),
        "log": Field(None, NEVER),
        "players": Field(lambda game: game.players.reverse(), ALL),
        "chance": Field(lambda game: setattr(game, "chance", Chance(game.chance.state + 1)), NOBODY),
        "round": Field(set_to("round", 4), ALL),
        "phase": Field(set_to("phase", "cleanup"), ALL),
        "stage": Field(set_to("stage", 1), NOBODY),  # seen by whose turn it is
        "first": Field(set_to("first", 1), ALL),
        "active": Field(set_to("active", 1), ALL),
        "acted": Field(set_to("acted", True), ALL),
        "over": Field(set_to("over", True), ALL),
        "loose": Field(set_to("loose", True), NOBODY),
        "deck": Field(lambda game: game.deck.reverse(), NOBODY),
        "discard": Field(more("discard", "COM075"), ALL),
        "row": Field(more("row", "COM075"), ALL),
        "collection": Field(more("collection", "COM075"), ALL),
        "used": Field(mark("used", "COM040", 0), ALL),
        "guarded": Field(mark("guarded", "JAP002"), ALL),
        "blocked": Field(mark("blocked", "COM040"), ALL),
        "hidden": Field(mark("hidden", "COM009"), OTHERS),  # the owner sees it anyway
        "known": Field(mark("known", "COM003", 0b11), OWNER),
        "laid": Field(mark("laid", "COM040", (1, 0, 0, 0, 1, 0)), ALL),
        "kept": Field(mark("kept", "JAP015", (1, 2, 0)), ALL),
        "under": Field(mark("under", "JAP013", ()), ALL),
        "taken": Field(mark("taken", "COM041", 1), ALL),
    },
    Player: {
        "seat": Field(None, SETUP),
        "faction": Field(None, SETUP),
        "goods": Field(of_player(lambda player: player.goods.__setitem__(2, 3)), ALL),
        "passed": Field(of_player(set_to("passed", True)), ALL),
        "hand": Field(instead("hand", "COM075"), OWNER),
        "pack": Field(instead("pack", "COM075"), OWNER),
        "looking": Field(add("looking", "COM075"), ALL),
        "production": Field(add("production", "COM006"), ALL),
        "features": Field(add("features", "COM025"), ALL),
        "actions": Field(add("actions", "COM042"), ALL),
        "deals": Field(add("deals", "JAP003"), ALL),
        "routes": Field(of_player(lambda player: player.routes.clear()), ALL),
        "foundations": Field(add("foundations", "COM011"), ALL),
        "deck": Field(of_player(lambda player: player.deck.reverse()), NOBODY),
        "discard": Field(add("discard", "JAP004"), ALL),
    },
}

SAMPLE = Sample(SETTLERS, position, FIELDS, {"peaceful": True, "faction_reshuffle": True, "lookout": "advanced"})
