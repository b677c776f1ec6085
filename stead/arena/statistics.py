"""What many games say about two bots.

Games come in *blocks*: one deal with all seat rotations, so that neither the deal nor the seat favours anybody. The
games of a block are not independent of each other, blocks are: so everything here is computed of scores of blocks,
which lie between 0 and 1, and are 1/2 on average where both play equally well.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

SURE = 1.959963984540054
"""So many standard errors to both sides: 95 %."""
ALPHA = BETA = 0.05
"""How often a sequential test may be wrong, either way."""
TRACE = 1e-3
"""Of a block, that a sequential test takes for seen at both ends: what never happened is not impossible."""
ANCHOR, ANCHORED = "greedy", 1500.0


class Estimate(NamedTuple):
    """A mean, and where it lies with 95 % certainty."""

    mean: float
    low: float
    high: float

    def through(self, scale: Callable[[float], float]) -> "Estimate":
        return Estimate(*map(scale, self))


def estimate(scores: Sequence[float], least: float = 0.0, most: float = 1.0) -> Estimate:
    """The mean of what lies between `least` and `most`, by its variance.

    One block more is imagined that lies a whole width off: so that a few blocks which happen to agree do not
    pretend to certainty. Among hundreds it means nothing.
    """
    if not scores:
        return Estimate(math.nan, least, most)
    mean = math.fsum(scores) / len(scores)
    width = SURE * _error(scores, mean, most - least)
    return Estimate(mean, max(mean - width, least), min(mean + width, most))


def _error(scores: Sequence[float], mean: float, width: float) -> float:
    """The standard error of the mean."""
    return math.sqrt(math.fsum((score - mean) ** 2 for score in scores) + width**2) / len(scores)


def spread(values: Sequence[float]) -> Estimate:
    """The mean of values that may be any, as points are: they say themselves how wide they lie."""
    width = max(values) - min(values) if values else 0.0
    mean = math.fsum(values) / len(values) if values else math.nan
    off = SURE * _error(values, mean, width) if values else math.inf
    return Estimate(mean, mean - off, mean + off)


def superiority(scores: Sequence[float]) -> float:
    """How likely the first is the better of the two, by these blocks alone."""
    if not scores:
        return 0.5
    mean = math.fsum(scores) / len(scores)
    return (1 + math.erf((mean - 0.5) / _error(scores, mean, 1.0) / math.sqrt(2))) / 2


def elo(score: float) -> float:
    """The difference in Elo at which this score is expected.

    >>> round(elo(0.75), 1), elo(1.0)
    (190.8, inf)
    """
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return -400 * math.log10(1 / score - 1)


def expected(elo: float) -> float:
    """The score that is expected at a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


class Sprt(NamedTuple):
    """Wald's sequential test of two bots: is the first by `elo1` better, or rather by `elo0`? It ends as soon as that
    is clear. Where there are more than two players, a score is the share of the others that one finishes before."""

    elo0: float
    elo1: float

    @property
    def bounds(self) -> tuple[float, float]:
        """Where it is clear: below the first it is `elo0`, above the second `elo1`."""
        return math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)

    def llr(self, scores: Sequence[float]) -> float:
        """By how much likelier `elo1` is, as a logarithm: of all distributions over the scores seen, the likeliest with
        one mean against the likeliest with the other. This is how Stockfish's fishtest does it."""
        counts: dict[float, float] = {0.0: TRACE, 1.0: TRACE, **Counter(scores)}
        wanted0, wanted1 = expected(self.elo0), expected(self.elo1)
        tilt0, tilt1 = _tilt(counts, wanted0), _tilt(counts, wanted1)
        return math.fsum(
            count * (math.log1p(tilt0 * (score - wanted0)) - math.log1p(tilt1 * (score - wanted1)))
            for score, count in counts.items()
        )

    def verdict(self, llr: float) -> int | None:
        """0 or 1, the Elo that it is; None while it is not clear."""
        low, high = self.bounds
        return 0 if llr <= low else 1 if llr >= high else None


def _tilt(counts: Mapping[float, float], wanted: float) -> float:
    """The likeliest distribution with this mean gives a score `a` the weight `count / (1 + tilt * (a - wanted))`. Its
    tilt is where the weighted sum of distances is 0: it falls all the way between the poles, so halving finds it."""
    low, high = -1 / (max(counts) - wanted), 1 / (wanted - min(counts))
    for _ in range(200):
        tilt = (low + high) / 2
        if not low < tilt < high:
            break
        off = math.fsum(count * (score - wanted) / (1 + tilt * (score - wanted)) for score, count in counts.items())
        low, high = (tilt, high) if off > 0 else (low, tilt)
    return (low + high) / 2


class Pairing(NamedTuple):
    """So many games of one bot against another, and its share of what there was to win."""

    one: str
    other: str
    games: int
    share: float


def ratings(pairings: Sequence[Pairing]) -> dict[str, float]:
    """Ratings on one scale, greedy's 1500, by which the results are likeliest (Bradley and Terry). In each pairing one
    drawn game is imagined besides, so that who always won is only far above. Who never met anybody that met greedy,
    however far around, has none.

    >>> {bot: round(rating) for bot, rating in ratings([Pairing("keen", "greedy", 999, 0.75)]).items()}
    {'greedy': 1500, 'keen': 1691}
    """
    met = _connected(pairings)
    played = [one for one in pairings if one.one in met]
    strength = dict.fromkeys(met, 1.0)
    won = dict.fromkeys(met, 0.0)
    for one, other, games, share in played:
        won[one] += games * share + 0.5
        won[other] += games * (1 - share) + 0.5
    for _ in range(10_000):
        met_by = dict.fromkeys(met, 0.0)
        for one, other, games, _share in played:
            each = (games + 1) / (strength[one] + strength[other])
            met_by[one] += each
            met_by[other] += each
        better = {bot: won[bot] / met_by[bot] if played else 1.0 for bot in met}
        better = {bot: value / better[ANCHOR] for bot, value in better.items()}
        change = max(abs(math.log(better[bot] / strength[bot])) for bot in met) if met else 0.0
        strength = better
        if change < 1e-12:
            break
    return {bot: ANCHORED + 400 * math.log10(value) for bot, value in strength.items()}


def _connected(pairings: Sequence[Pairing]) -> list[str]:
    """Who met greedy, or somebody who did, and so on; greedy first. Nobody, if greedy did not play."""
    found = [ANCHOR] if any(ANCHOR in one[:2] for one in pairings) else []
    for bot in found:  # it grows meanwhile
        for pairing in pairings:
            if bot in pairing[:2]:
                found += [other for other in pairing[:2] if other not in found]
    return found
