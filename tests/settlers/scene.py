"""Scenes: a position set up for a test, and what changed after it.

    table = scene(barbarians=dict(raze=2), japanese=dict(built=["com_armorer"]), turn="barbarians")
    table.push("raze COM018")
    assert table.changes() == {"barbarians": {"raze": -2, "stone": 1, "vp": 1}, ...}

Cards are named by id (COM018) or by name (com_armorer: the first copy that is still free).
"""

from collections.abc import Sequence
from typing import Any

import tests.scene
from stead import Table
from stead.shelf import title
from stead.titles.settlers.goods import NAMES

SETTLERS = title("settlers")
BOX = SETTLERS.box  # type: ignore[attr-defined]
FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
ZONES = ("hand", "built", "deals", "foundations", "under", "discard")


class Scene(tests.scene.Scene):
    def goods(self, faction: str) -> dict[str, int]:
        player = self.table.game.players[self.seat(faction)]
        return {name: n for name, n in zip(NAMES, player.goods, strict=True) if n}

    def zone(self, faction: str, zone: str) -> list[str]:
        """The cards of a zone: hand, built, deals, foundations, under (Gates), discard."""
        return self.snapshot()[faction][zone]

    def on(self, card: str) -> dict[str, Any]:
        """What lies on a Location, as all can see it: {"defence": True, "used": 1, "goods": {"worker": 1}}."""
        for player in self.table.view(None).data()["players"]:
            for row in player["empire"].values():
                for location in row:
                    if location["card"] == card:
                        return {name: value for name, value in location.items() if name != "card"}
        raise AssertionError(f"{card} is no Location")

    def until(self, faction: str | None, kind: str, round: int = 0) -> "Scene":
        """Everybody passes, stores nothing and takes what comes, until this faction (None: any) is asked this."""
        for _ in range(500):
            if self.asked == (faction or self.asked[0], kind) and self.table.game.round >= round:
                return self
            keys = self.keys
            self.push(next((key for key in ("pass", "store nothing") if key in keys), keys[0]))
        raise AssertionError(f"{faction} is never asked {kind}")

    def next_round(self) -> "Scene":
        """Up to the first turn of the next round."""
        return self.until(None, "turn", round=self.table.game.round + 1)

    def snapshot(self) -> dict[str, dict[str, Any]]:
        return _snapshot(self.table.game)

    def changes(self) -> dict[str, dict[str, Any]]:
        """What is different since the scene was set (or since `changes` was last asked): goods as +n or -n, zones as
        lists of '+ID' and '-ID'. Players and things that did not change are left out."""
        return super().changes()

    def all_changes(self) -> dict[str, dict[str, Any]]:
        """The same since the position was written, with what ran by itself before the first question (a Production
        phase, the first cards of a Lookout)."""
        setup = self.table.setup
        written = self.table.title.from_position(setup.seats, setup.options, setup.position["state"])  # type: ignore[index]
        return tests.scene.difference(_snapshot(written), self.snapshot())


def _snapshot(game: Any) -> dict[str, dict[str, Any]]:
    shot: dict[str, dict[str, Any]] = {}
    for player in game.players:
        shot[player.faction] = {
            **dict(zip(NAMES, player.goods, strict=True)),
            "hand": game.ids(player.hand),
            "built": game.ids(sorted(player.locations)),
            "deals": game.ids(player.deals),
            "foundations": game.ids(player.foundations),
            "under": game.ids([card for gate in player.locations for card in game.under.get(gate, ())]),
            "discard": game.ids(sorted(player.discard)),
        }
        if game.box.tokens:
            shot[player.faction]["tokens"] = [name for i, name in enumerate(game.box.tokens) if player.tokens >> i & 1]
    shot["common"] = {"discard": game.ids(sorted(game.discard))}
    return shot


def _decks(cards: Sequence[Any], seats: Sequence[str]) -> dict[str, Any]:
    """Whoever has cards of an expansion has added them, with all their copies, to the base deck (AZ-FMT-02)."""
    first = {card.name: card for card in reversed(cards) if card.mark}
    added = {seat: [f"+{card.id}" for card in first.values() if card.deck == seat] for seat in seats}
    return {"decks": "open", "deck": [" ".join([seat, *sets]) for seat, sets in added.items()]} if first else {}


def scene(
    *,
    turn: str | None = None,
    round: int = 2,
    phase: str = "action",
    stage: int = 0,
    first: str | None = None,
    acted: bool = False,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    row: Sequence[str] = (),
    collection: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    chance: int = 1,
    empty_deck: bool = False,
    title: Any = SETTLERS,
    **players: dict[str, Any],
) -> Scene:
    """Set up a table. Players are given by faction, in seat order, with goods and zones:

    wood=2, hand=[...], built=[...], deals=[...], routes=[...], foundations=[...], deck=[...] (top card first),
    discard=[...], passed=True, empty_deck=True (the rest of the deck lies on the discard pile), tokens=[...];
    on Locations: used={card: n}, guarded=[...], blocked=[...], laid={card: {good: n}}, kept={...}, under={gate: [...]},
    taken={card: faction}, hidden=[...].
    One faction alone is the solo game; `virtual=dict(built=[...], deals=[...])` is then the virtual player, whose deals
    are Attack cards, newest first.
    Players have 2 Workers unless told otherwise: they can still exchange, so that the game stops to ask them and does
    not pass for them and run on. `deck` and `discard` are the Common piles, `deck` with the top card first. Cards that
    are not mentioned lie in their decks.
    """
    box = title.box
    seats = [faction for faction in players if faction != "virtual"]
    if len(seats) == 1:
        players.setdefault("virtual", {})
    used: list[str] = []

    def find(name: str) -> str:
        if name in box.number:
            used.append(name)
            return name
        card = next((c.id for c in box.cards if c.name == name and c.id not in used), None)
        assert card is not None, f"no card {name} left"
        used.append(card)
        return card

    def there(name: str) -> str:
        """A card that is already on the table: by id, or the first copy in use."""
        if name in box.number:
            return name
        return next(c.id for c in box.cards if c.name == name and c.id in used)

    state: dict[str, Any] = {
        "round": round,
        "phase": phase,
        "stage": stage,
        "first": seats.index(first or turn or seats[0]),
        "active": seats.index(turn or seats[0]),
        "acted": acted,
        "chance": chance,
        "row": [find(card) for card in row],
        "collection": [find(card) for card in collection],
        "players": [],
    }
    tops: dict[str, list[str]] = {"common": [find(card) for card in deck]}
    state["discard"] = [find(card) for card in discard]
    for faction, facts in players.items():
        tops[faction] = [find(card) for card in facts.get("deck", ())]
        state["players"].append(
            {
                "goods": {"worker": 0 if faction == "virtual" else 2}
                | {name: facts[name] for name in NAMES if name in facts},
                "hand": [find(card) for card in facts.get("hand", ())],
                "empire": [find(card) for card in facts.get("built", ())],
                "deals": [find(card) for card in facts.get("deals", ())],
                "foundations": [find(card) for card in facts.get("foundations", ())],
                "discard": [find(card) for card in facts.get("discard", ())],
                "pack": [find(card) for card in facts.get("pack", ())],
                "passed": facts.get("passed", False),
                "tokens": list(facts.get("tokens", ())),
            }
        )
        for gate, cards in facts.get("under", {}).items():
            state.setdefault("under", {})[there(gate)] = [find(card) for card in cards]
    new = {c.name for c in box.cards if c.mark and c.id in used}
    here = [c for c in box.cards if not c.mark or c.name in new]
    for (faction, facts), player in zip(players.items(), state["players"], strict=True):
        player["routes"] = [there(card) for card in facts.get("routes", ())]
        for name in ("guarded", "blocked", "hidden"):
            state.setdefault(name, []).extend(there(card) for card in facts.get(name, ()))
        for name in ("used", "laid", "kept"):
            state.setdefault(name, {}).update({there(card): value for card, value in facts.get(name, {}).items()})
        for card, owner in facts.get("taken", {}).items():
            state.setdefault("taken", {})[there(card)] = list(players).index(owner)
        own = "attack" if faction == "virtual" else faction
        rest = [c.id for c in here if c.deck == own and c.id not in used]
        if facts.get("empty_deck"):
            player["discard"] += rest
            rest = []
        player["deck"] = rest + tops[faction][::-1]
    rest = [c.id for c in here if c.deck == "common" and c.id not in used]
    if empty_deck:
        state["discard"] += rest
        rest = []
    state["deck"] = rest + tops["common"][::-1]
    data = {
        "stead": 1,
        "title": "settlers",
        "ruleset": title.ruleset,
        "content": title.content,
        "seats": seats,
        "options": {**_decks(here, seats), **(options or {})},
        "seed": 0,
        "state": state,
        "choices": [],
        "modules": [module.name for module in title.modules],
    }
    return Scene(Table.from_position(data, title))
