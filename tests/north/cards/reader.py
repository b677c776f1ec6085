"""What a card should do, read off its own record in the plainest way, and put beside what the rules do.

A number of the house may change and no row with it. Bystanders stand in every scene: another location of one's own, and
a rival with goods, spent workers, a feature, and action locations, one of them exhausted. What should not change, must
not.
"""

from collections import Counter
from typing import Any

from stead.titles.north.effects.board import Perform
from stead.titles.north.effects.empire import Exhaust
from stead.titles.north.effects.gain import AnyOf, Choose, Draw, EachOpponent, Gain, GainShip, Recover
from stead.titles.north.events import Harvested
from stead.titles.north.goods import NAMES
from tests.north.scene import BOX, NORTH, Scene, scene

READ = (Gain, AnyOf, Choose, Draw, Recover, GainShip, EachOpponent, Perform, Exhaust)
"""Verbs that are read here; cards with others have tests of their own."""
KINDS = [copies[0] for copies in BOX.copies]
AMOUNTS = (*NAMES, "spent", "ships", "commons")
ISLAND = "NEA003"
"""Where ships go in these scenes."""


def card(id: str) -> Any:
    return BOX.cards[BOX.number[id]]


def readable(effect: Any) -> bool:
    inside = [getattr(effect, name, None) for name in ("then", "others")] + list(getattr(effect, "choose", ()))
    return isinstance(effect, READ) and all(readable(one) for one in inside if one is not None)


def clan_of(card: Any) -> str:
    """Who plays it in these scenes."""
    return "glenn" if card.island else card.deck


def rival_of(card: Any) -> str:
    return "panuk" if clan_of(card) != "panuk" else "mckinnon"


def stage(card: Any, *, mine: dict[str, Any] | None = None, **more: Any) -> Scene:
    """3 of each resource and 3 workers, 3 spent; as much for the rival. No gold: there is one way to pay."""
    goods: dict[str, Any] = dict.fromkeys((*NAMES[:5], "worker", "raze", "spent"), 3)
    rival = rival_of(card)
    action = [one.id for one in BOX.cards if one.deck == rival and one.type == "action"][:2]
    feature = next(one.id for one in BOX.cards if one.deck == rival and one.type == "feature")
    theirs = goods | dict(built=[*action, feature], exhausted=action[1:])
    return scene(of=NORTH, **{"near": [], "distant": [], clan_of(card): goods | (mine or {}), rival: theirs, **more})


def quiet(of: Any, tile: str = "") -> str:
    """A feature of the same clan that takes no notice of what the scene is about."""
    loud = {tile, "build" if tile == "construct" else "", "leave", "recover", "assign", "sail"}
    for one in KINDS:
        if one.deck != clan_of(of) or one.when is None or one.name == of.name:
            continue
        if one.when.event not in loud or one.when.paid:
            return one.id
    raise AssertionError(f"no bystander for {of.name}")


def plain(clan: str) -> Any:
    """A location that costs goods, and nothing happens when it comes."""
    return next(
        one for one in KINDS
        if one.deck == clan and one.price and any(one.price.goods[:5]) and one.bonus is None and not one.mirrors
    )  # fmt: skip


class Reader:
    """Follows what happens at a table, and knows what should."""

    def __init__(self, table: Scene, card: Any) -> None:
        self.table = table
        self.clan = clan_of(card)
        self.before = table.snapshot()
        self.amounts: dict[str, Counter[str]] = {clan: Counter() for clan in table.names}
        self.moves: dict[str, dict[str, list[str]]] = {clan: {"empire": [], "discard": []} for clan in table.names}
        self.hands: Counter[str] = Counter()
        self.queue = 0
        self.raided: list[str] = []

    def has(self, clan: str, what: str) -> int:
        """How many there are of it by now."""
        return self.before[clan][what] + self.amounts[clan][what]

    def lying(self, clan: str, zone: str) -> list[str]:
        """The cards of a zone by now."""
        moves = self.moves[clan][zone]
        return [id for id in self.before[clan][zone] if f"-{id}" not in moves] + [
            move[1:] for move in moves if move[0] == "+"
        ]

    def gain(self, goods: Any, times: int = 1, clan: str | None = None) -> None:
        for name, n in goods.items():
            self.amounts[clan or self.clan][name] += n * times

    def pay(self, cost: Any) -> None:
        """Any resources are paid with what is offered first."""
        goods = dict(zip(NAMES, cost.goods, strict=False))
        if cost.any:
            key = self.table.keys[0]
            self.table.push(key)
            goods = Counter(key.split()[1:])
        self.gain(goods, -1)
        self.gain({"spent": goods.get("worker", 0)})

    def enters(self, id: str, clan: str | None = None) -> None:
        self.moves[clan or self.clan]["empire"].append(f"+{id}")
        self.gain(card(id).yields, 1, clan)

    def builds(self, id: str) -> None:
        self.hands[self.clan] -= 1
        self.enters(id)

    def performs(self, tile: str, clan: str | None = None) -> None:
        """What a tile action does, by itself: `plain` is what is constructed."""
        clan, table = clan or self.clan, self.table
        if tile == "explore":
            self.hands[clan] += 1
        elif tile == "populate":
            self.gain({"worker": 1}, 1, clan)
        elif tile == "construct":
            self.builds(plain(clan).id)
        elif tile == "sail":
            table.push("load nothing")
            self.gain({"ships": -1}, 1, clan)
            self.queue += 1
        else:
            if table.asked[1] == "harvest":
                table.push(table.keys[-1])
            field = next(event.card for event in table.table.events[::-1] if isinstance(event, Harvested))
            self.gain(table.on(field)["yields"], 1, clan)

    def sails(self, mode: str, id: str, clan: str | None = None) -> None:
        """The first ship of the queue comes to an island."""
        self.table.push(f"{mode} {id}")
        self.gain({"ships": 1}, 1, clan)
        self.queue -= 1
        if mode == "conquer":
            self.enters(id, clan)
        else:
            self.read(card(id).pillage, clan)

    def read(self, effect: Any, clan: str | None = None, choice: int = 1) -> None:
        """Answer what it asks, and expect what it says."""
        clan, table = clan or self.clan, self.table
        if isinstance(effect, Gain):
            self.gain(effect.gain, self.times(effect, clan), clan)
        elif isinstance(effect, AnyOf):
            for _ in range(effect.any):
                table.push(f"gain {effect.of[-1]}")
                self.gain({effect.of[-1]: 1}, 1, clan)
        elif isinstance(effect, Choose):
            table.push(f"choose {choice}")
            self.read(effect.choose[choice - 1], clan)
        elif isinstance(effect, Draw):
            self.hands[clan] += effect.draw
        elif isinstance(effect, Recover):
            n = min(effect.recover, self.has(clan, "spent"))
            self.gain({"worker": n, "spent": -n}, 1, clan)
        elif isinstance(effect, GainShip):
            self.gain({"commons" if effect.ship == "common" else "ships": 1}, 1, clan)
        elif isinstance(effect, EachOpponent):
            for other in table.names:
                if other != clan:
                    self.read(effect.others, other)
        elif isinstance(effect, Perform):
            self.performs(effect.perform, clan)
        else:
            assert isinstance(effect, Exhaust)
            self.raided.append(table.keys[0].split()[1])
            table.push(table.keys[0])
        if effect.then is not None:
            self.read(effect.then, clan)

    def times(self, effect: Gain, clan: str) -> int:
        per = effect.per
        if per is None:
            return 1
        built = [card(id) for id in self.lying(clan, "empire")]
        if per.sign is not None:
            n = sum(per.sign in one.signs for one in built)
        elif per.signs:
            n = len({sign for one in built for sign in one.signs})
        elif per.islands:
            n = sum(one.island for one in built)
        elif per.good is not None:
            n = self.has(clan, per.good)
        elif per.discarded:
            n = len(self.lying(clan, "discard"))
        else:
            assert per.assigned
            n = sum(sum(self.table.on(one.id).get("goods", {}).values()) for one in built)
        n //= effect.every
        return n if effect.max is None else min(n, effect.max)

    def compare(self) -> None:
        """All that changed is all that should."""
        after = self.table.snapshot()
        for clan in self.table.names:
            before, now = self.before[clan], after[clan]
            changed = {what: now[what] - before[what] for what in AMOUNTS if now[what] != before[what]}
            assert changed == {what: n for what, n in self.amounts[clan].items() if n}
            assert len(now["hand"]) - len(before["hand"]) == self.hands[clan]
            for zone in ("empire", "discard"):
                assert sorted(now[zone]) == sorted(self.lying(clan, zone))
        assert after["board"]["queue"] - self.before["board"]["queue"] == self.queue
        exhausted = [id for clan in self.table.names for id in after[clan]["empire"] if id in self.raided]
        assert all(self.table.on(id)["exhausted"] for id in exhausted)
