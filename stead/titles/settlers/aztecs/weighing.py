"""What Prayers and Blessings seem worth, for bots.

Before a Prayer is said the colours of all Common cards will do; with the question asked, what the seat can know of
those that are left (chances.py).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from stead.kit.effects import unfolded
from stead.titles.settlers.aztecs.chances import Unseen
from stead.titles.settlers.aztecs.colours import BLESSINGS, MATCHING, THREE, TRICOLOUR, has
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.goods import GOLD, INDEX, NAMES

if TYPE_CHECKING:
    from stead.titles.settlers.aztecs.prayer import Pray
    from stead.titles.settlers.aztecs.sacrifice import Sacrifice

RESOURCE_OF = {colour: INDEX[MATCHING[colour]] for colour in THREE}
CHOSEN = 1.3
"""How much more it is to choose a colour with the cards in view than to name it before."""


def worth_of(eye: Eye, goods: Mapping[str, float]) -> float:
    return sum(eye.worth[good] * n for good, n in goods.items())


def unseen_by(eye: Eye) -> Unseen:
    """What the seat does not see, counted once."""
    found: Unseen | None = eye.notes.get("unseen")
    if found is None:
        found = eye.notes["unseen"] = Unseen(eye.game)
    return found


# A Prayer, before it is said


def worth_of_prayer(eye: Eye, prayer: "Pray") -> float:
    """Worked out once for each round, number of cards and choice of tokens; a sacrifice depends on what one has."""
    n = prayer.draws(eye.game, eye.me.seat)
    if prayer.sacrifice is not None:
        return _weighed(eye, prayer, n)
    key = (n, eye.me.tokens, eye.rounds, eye.me.faction)
    found = prayer.weighed.get(key)
    if found is None:
        found = prayer.weighed[key] = _weighed(eye, prayer, n)
    return found


def _weighed(eye: Eye, prayer: "Pray", n: int) -> float:
    shares = _shares(eye.game.box)
    if prayer.matches is not None:
        return n / 8 * worth_of(eye, prayer.each)
    tokens = _tokens(eye)
    listed = prayer.counting(eye.game, 0)
    if prayer.names or prayer.chooses:
        each = (
            worth_of(eye, goods) * max(_expected(shares, n, colour, tokens), float(tokens.get(colour, 0)))
            for colour, goods in listed.items()
        )
        return max(each) * (CHOSEN if prayer.chooses else 1.0)
    drawn = {colour: _expected(shares, n, colour, tokens) for colour in listed}
    counted = {colour: float(tokens.get(colour, 0)) for colour in listed}
    return max(worth_of_counts(eye, prayer, drawn), worth_of_counts(eye, prayer, counted))


def worth_of_counts(eye: Eye, prayer: "Pray", counts: Mapping[str, float]) -> float:
    """So many cards and tokens of each colour that counts."""
    if prayer.sacrifice is not None:
        return _worth_of_sacrifice(eye, counts, prayer.sacrifice)
    listed = prayer.counting(eye.game, 0)
    return sum(worth_of(eye, listed[colour]) * n for colour, n in counts.items())


def _expected(shares: Mapping[str, float], n: int, colour: str, tokens: Mapping[str, int]) -> float:
    share = shares.get(colour, 0.0)
    return n * share + tokens.get(colour, 0) * (1 - (1 - share) ** n)


def _worth_of_sacrifice(eye: Eye, counts: Mapping[str, float], terms: "Sacrifice") -> float:
    """As many as one has and may expect to spend."""
    value = 0.0
    for colour, n in counts.items():
        good = RESOURCE_OF[colour]
        spent = min(n, eye.me.goods[good] + 0.5 * eye.me.goods[GOLD])
        value += spent * max(0.0, terms.each - eye.thrift * eye.worth[NAMES[good]]) + min(1.0, spent) * terms.types
    return value


def _shares(box: Box) -> dict[str, float]:
    """By colour, how many of the Common cards have it; made once."""
    found: dict[str, float] | None = box.acts.get(_shares)
    if found is None:
        common = box.deck("common")
        colours = box.words["colour"]
        found = {colour: sum(colour in box.cards[card].colours for card in common) / len(common) for colour in colours}
        box.acts[_shares] = found
    return found


def _tokens(eye: Eye) -> dict[str, int]:
    """The tokens one has, by colour; the tricolour as each of its colours, of which a Prayer mostly counts one."""
    found: dict[str, int] | None = eye.notes.get("tokens")
    if found is None:
        found = eye.notes["tokens"] = {colour: 1 for colour in BLESSINGS if has(eye.game, eye.me, colour)}
        for colour in THREE if has(eye.game, eye.me, TRICOLOUR) else ():
            found[colour] = found.get(colour, 0) + 1
    return found


# Blessings


def worth_of_blessing(eye: Eye) -> float:
    """For this round and, where it is stored, for those to come. Asked at every decision, so no more than a guess."""
    stored = eye.game.box.boards[eye.me.faction].stores == "blessing"
    return 0.4 + 0.3 * eye.rounds if stored else 0.4


def wanted(eye: Eye) -> dict[str, float]:
    """By colour, how much a token of it would bring in the Prayers of one's Locations; those in hand count less."""
    found: dict[str, float] | None = eye.notes.get("wanted")
    if found is None:
        found = eye.notes["wanted"] = {}
        prayers = _prayers(eye.game.box)
        for weight, cards in ((1.0, eye.me.locations), (0.3, eye.me.hand)):
            for card in cards:
                for prayer, often in prayers.get(card, ()):
                    for colour, worth in _by_colour(eye, prayer).items():
                        found[colour] = found.get(colour, 0.0) + weight * often * worth
    return found


def _by_colour(eye: Eye, prayer: "Pray") -> dict[str, float]:
    """What a card more of each colour would bring."""
    if prayer.matches is not None:
        return dict.fromkeys(BLESSINGS, 0.05)
    listed = prayer.counting(eye.game, 0)
    if prayer.sacrifice is not None:
        return dict.fromkeys(listed, 0.6)
    share = 1.0 if prayer.listed else 0.6
    return {colour: share * worth_of(eye, goods) for colour, goods in listed.items()}


def _prayers(box: Box) -> dict[int, list[tuple[Any, int]]]:
    """By card number, its Prayers and how often a round they can be said; made once."""
    found: dict[int, list[tuple[Any, int]]] | None = box.acts.get(_prayers)
    if found is None:
        found = box.acts[_prayers] = {}
        for card in box.cards:
            often = card.action.times if card.action else 1
            parts = (card.produces, card.action and card.action.effect, card.when and card.when.effect)
            said: list[tuple[Any, int]] = [(one, often) for one in unfolded(parts) if hasattr(one, "pray")]
            if said:
                found[card.number] = said
    return found
