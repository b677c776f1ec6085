"""Scenes: a position set up for a test, and what changed after it.

    table = scene(glenn=dict(wood=2, hand=["gle_village_cottage"]), ulaf={})
    table.push("build GLE007")
    assert table.changes() == {"glenn": {"wood": -1, "worker": 1, "hand": ["-GLE007"], "empire": ["+GLE007"]}}

Cards are named by id (GLE007) or by name (gle_village_cottage: the first copy that is still free).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import tests.scene
from stead import Table
from stead.kernel.title import Title
from stead.shelf import title
from stead.titles.north.cards import TILES
from stead.titles.north.goods import NAMES
from tests.north.content import pinned

NORTH: Any = title("north")
BOX = NORTH.box
IDLE = ("pass", "done", "go", "enough")
CIRCLE = TILES
"""Explore, Populate, Construct, Harvest, Sail, and round again."""


class Scene(tests.scene.Scene):
    def goods(self, clan: str) -> dict[str, int]:
        player = self.table.game.players[self.seat(clan)]
        return {name: n for name, n in zip(NAMES, player.goods, strict=True) if n}

    def keys_of(self, clan: str) -> list[str]:
        """What this clan may choose, where several are asked at once."""
        decision = self.table.decision_of(self.seat(clan))
        return [] if decision is None else [option.key for option in decision.options]

    def zone(self, clan: str, zone: str) -> list[str]:
        """The cards of a zone: hand, drawn, empire, discard."""
        return self.snapshot()[clan][zone]

    def on(self, card: str) -> dict[str, Any]:
        """What lies on a card of an empire, as all can see it: {"exhausted": True, "goods": {"sheep": 2}}."""
        for player in self.table.view(None).data()["players"]:
            for location in player["empire"]:
                if location["card"] == card:
                    return {name: value for name, value in location.items() if name != "card"}
        raise AssertionError(f"{card} is in no empire, or beneath a field")

    def until(self, clan: str | None, kind: str, round: int = 0) -> "Scene":
        """Everybody passes, keeps nothing and takes what comes, until this clan (None: any) is asked this."""
        for _ in range(500):
            if self.asked == (clan or self.asked[0], kind) and self.table.game.round >= round:
                return self
            keys = self.keys
            self.push(next((key for key in keys if key.split()[0] in IDLE), keys[0]))
        raise AssertionError(f"{clan} is never asked {kind}")

    def next_round(self) -> "Scene":
        """Up to the first turn of the next round."""
        return self.until(None, "turn", round=self.table.game.round + 1)

    def snapshot(self) -> dict[str, dict[str, Any]]:
        return _snapshot(self.table.game)


def _snapshot(game: Any) -> dict[str, dict[str, Any]]:
    shot: dict[str, dict[str, Any]] = {}
    for player in game.players:
        shot[player.clan] = {
            **dict(zip(NAMES, player.goods, strict=True)),
            "spent": player.spent,
            "ships": player.ships,
            "commons": player.commons,
            "hand": game.ids(player.hand),
            "drawn": game.ids(player.drawn),
            "empire": game.ids(player.empire),
            "discard": game.ids(sorted(player.discard)),
        }
    shot["board"] = {
        "queue": len(game.queue),
        **{
            name: game.ids(sorted(getattr(game, name)))
            for name in ("near", "distant", "near_discard", "distant_discard")
        },
    }
    return shot


def scene(
    *,
    turn: str | None = None,
    round: int = 2,
    phase: str = "action",
    stage: int = 0,
    first: str | None = None,
    last: bool = False,
    tiles: Sequence[str] = CIRCLE,
    queue: Sequence[Mapping[str, Any]] = (),
    near: Sequence[str] = ("nea_orchard_isle", "nea_timber_isle"),
    distant: Sequence[str] = ("dis_fire_mountain", "dis_amber_coast"),
    near_deck: Sequence[str] = (),
    distant_deck: Sequence[str] = (),
    near_discard: Sequence[str] = (),
    distant_discard: Sequence[str] = (),
    turned: Sequence[str] = (),
    tokens: Sequence[int] | None = None,
    paid: int = 0,
    scenario: str | None = None,
    score_raze: bool = True,
    chance: int = 1,
    of: Title[Any] | None = None,
    **players: dict[str, Any],
) -> Scene:
    """Set up a table. Clans in seat order, with goods and zones:

    wood=2, hand=[...], drawn=[...], built=[...] (besides the basic fields; `basic=False` without them: they left the
    game), deck=[...] (top card first), discard=[...], rest="discard" (what is not mentioned lies there, not in the
    deck), passed=True, spent=2, pawns=["harvest", "sail turned"], commons=1, third=True (Ulaf's third ship is there);
    on cards: exhausted=[...], used={card: n}, assigned={card: {good: n}}, upgrades={upgrade: field}, mirror={...}.
    One clan alone plays a scenario. Ships in the queue: dict(clan="ulaf", fish=True, raze=True, common=True).
    Clans have 2 workers unless told otherwise. Decks of islands begin with `near_deck` and `distant_deck`, top first.
    Cards are those of pinned.yaml, unless it is a scene `of` another North.
    """
    of = of or pinned()
    box: Any = of.box  # type: ignore[attr-defined]
    seats = list(players)
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
        return name if name in box.number else next(c.id for c in box.cards if c.name == name and c.id in used)

    state: dict[str, Any] = {
        "round": round,
        "phase": phase,
        "stage": stage,
        "first": seats.index(first or turn or seats[0]),
        "active": seats.index(turn or seats[0]),
        "last": last,
        "chance": chance,
        "tiles": list(tiles),
        "turned": list(turned),
        "queue": [
            {"seat": seats.index(ship["clan"])} | {name: True for name in ("common", "fish", "raze") if ship.get(name)}
            for ship in queue
        ],
        "near": [find(card) for card in near],
        "distant": [find(card) for card in distant],
        "near_discard": [find(card) for card in near_discard],
        "distant_discard": [find(card) for card in distant_discard],
        "players": [],
    }
    if len(seats) == 1:
        happened = round - 1 + (phase in ("action", "expedition") or (phase, stage) == ("lookout", 3))
        state |= {"tokens": list(tokens or range(1 + happened, 6)), "paid": paid}
    tops = {deck: [find(card) for card in cards] for deck, cards in (("near", near_deck), ("distant", distant_deck))}
    for clan, facts in players.items():
        start = [c.id for c in box.cards if c.deck == clan and c.start]
        used += start
        basic = facts.get("basic", True)
        tops[clan] = [find(card) for card in facts.get("deck", ())]
        sailing = sum(1 for ship in queue if ship["clan"] == clan and not ship.get("common"))
        own = box.clans[clan]
        more = 0 if facts.get("third") else own.more
        state["players"].append(
            {
                "goods": {"worker": 2} | {name: facts[name] for name in NAMES if name in facts},
                "spent": facts.get("spent", 0),
                "passed": facts.get("passed", False),
                "ships": own.ships + own.more - more - sailing,
                "more": more,
                "commons": facts.get("commons", 0),
                "pawns": [*facts.get("pawns", ()), None, None][:2],
                "hand": [find(card) for card in facts.get("hand", ())],
                "drawn": [find(card) for card in facts.get("drawn", ())],
                "empire": [*(start if basic else ()), *(find(card) for card in facts.get("built", ()))],
                "gone": [] if basic else start,
                "discard": [find(card) for card in facts.get("discard", ())],
            }
        )
        for name in ("used", "assigned"):
            state.setdefault(name, {}).update({there(card): value for card, value in facts.get(name, {}).items()})
        state.setdefault("exhausted", []).extend(there(card) for card in facts.get("exhausted", ()))
        for name, told in (("beneath", "upgrades"), ("mirror", "mirror")):
            for card, other in facts.get(told, {}).items():
                state.setdefault(name, {})[there(card)] = there(other)
    for (clan, facts), player in zip(players.items(), state["players"], strict=True):
        rest = [c.id for c in box.cards if c.deck == clan and not c.start and c.id not in used]
        if facts.get("rest") == "discard":
            player["discard"] += rest
            rest = []
        player["deck"] = rest + tops[clan][::-1]
    for kind in ("near", "distant"):
        rest = [c.id for c in box.cards if c.deck == kind and c.id not in used]
        state[f"{kind}_deck"] = rest + tops[kind][::-1]
    data = {
        "stead": 1,
        "title": "north",
        "ruleset": of.ruleset,
        "content": of.content,
        "seats": seats,
        "options": {"score_raze_tokens": score_raze, "scenario": scenario or ("winter" if len(seats) == 1 else "none")},
        "seed": 0,
        "state": state,
        "choices": [],
    }
    return Scene(Table.from_position(data, of))
