"""Statistics against values known from elsewhere, or worked out by hand."""

import doctest
import math
from math import comb, inf

import pytest

from stead.arena import figures, statistics
from stead.arena.statistics import Estimate, Pairing, Sprt, elo, estimate, expected, ratings, spread, superiority


def blocks(*counts: int) -> list[float]:
    """Scores of blocks, from all lost to all won in equal steps, so many of each."""
    return [step / (len(counts) - 1) for step, count in enumerate(counts) for _ in range(count)]


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [
        ((3, 20, 50, 22, 5), 0, 20, 0.04032037241670679),
        ((3, 20, 50, 22, 5), 0, 5, 0.17838022438188125),
        ((3, 20, 50, 22, 5), -10, 10, 0.9344729113889829),
        ((0, 10, 30, 12, 0), 0, 20, -0.27041453628885204),
        ((0, 10, 30, 12, 0), 0, 5, 0.085226848211516),
        ((12, 40, 60, 30, 8), 0, 20, -2.9973011351582723),
        ((12, 40, 60, 30, 8), -10, 10, -2.0579732004260216),
        ((30, 40, 50), 0, 20, 1.4333717997704136),
    ],
)
def test_the_likelihood_ratio_is_that_of_fishtest(counts: tuple[int, ...], elo0: int, elo1: int, llr: float) -> None:
    """By its own `LLRcalc.LLR_logistic`, on frequencies of pairs of games."""
    assert Sprt(elo0, elo1).llr(blocks(*counts)) == pytest.approx(llr, abs=1e-9)


def test_the_bounds_are_walds() -> None:
    test = Sprt(0, 20)
    assert test.bounds == pytest.approx((-math.log(19), math.log(19)), abs=1e-12)
    assert [test.verdict(llr) for llr in (-2.95, -2.94, 0, 2.94, 2.95)] == [0, None, None, None, 1]


def test_who_always_wins_is_better_soon_and_equals_are_soon_equal() -> None:
    """As many as fishtest takes: 106 games in a row."""
    test = Sprt(0, 20)
    assert [test.verdict(test.llr([1.0] * n)) for n in (52, 53)] == [None, 1]
    assert test.verdict(test.llr([0.0] * 60)) == 0
    assert test.verdict(test.llr([0.5] * 60)) == 0


def test_any_finite_support_will_do() -> None:
    """Three players: thirds and halves of them. The likeliest distributions do have the means that are asked for, so
    tests of a mean against itself say nothing."""
    scores = [0, 1 / 6, 1 / 3, 1 / 2, 1 / 2, 2 / 3, 5 / 6, 1]
    assert Sprt(30, 30).llr(scores) == pytest.approx(0)
    assert Sprt(0, 20).llr(scores) == pytest.approx(-Sprt(20, 0).llr(scores))
    assert Sprt(0, 20).llr(scores) == pytest.approx(Sprt(0, 10).llr(scores) + Sprt(10, 20).llr(scores))


def test_elo_and_score() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(-400) == pytest.approx(1 / 11)
    assert expected(elo(0.7)) == pytest.approx(0.7)
    assert (elo(0), elo(1)) == (-inf, inf)


def test_an_interval_comes_of_the_variance_of_blocks() -> None:
    """Of 100 blocks, half of them half lost: by hand, with the one that is imagined besides."""
    found = estimate([0.25, 0.75] * 50)
    off = 1.959964 * math.sqrt(100 * 0.25**2 + 1) / 100
    assert found == pytest.approx((0.5, 0.5 - off, 0.5 + off), abs=1e-6)
    assert estimate([0.5] * 100).high - 0.5 < found.high - 0.5  # equal blocks say more than unequal ones


def test_few_blocks_pretend_to_nothing() -> None:
    assert estimate([])[1:] == (0, 1)
    assert estimate([1.0])[1:] == (0, 1)
    assert estimate([1.0, 1.0]).low < 0.35


@pytest.mark.parametrize("n", [10, 30, 100])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9, 0.99])
def test_the_truth_lies_within_as_often_as_is_said(n: int, chance: float) -> None:
    """For the widest blocks there can be, of one game each, where all that can happen is counted out."""
    within = 0.0
    for won in range(n + 1):
        found = estimate([1.0] * won + [0.0] * (n - won))
        if found.low <= chance <= found.high:
            within += comb(n, won) * chance**won * (1 - chance) ** (n - won)
    assert within > 0.93


def test_points_say_themselves_how_wide_they_lie() -> None:
    found = spread([10, 20])
    assert found.mean == 15
    assert found.high - found.mean == pytest.approx(1.959964 * math.sqrt(50 + 100) / 2, abs=1e-4)
    assert spread([]).high == inf or math.isnan(spread([]).high)


def test_who_is_likely_better() -> None:
    assert superiority([]) == superiority([0.5] * 9) == 0.5
    assert superiority([0.75] * 100) > 0.999 > 0.001 > superiority([0.25] * 100)
    one_error_above = 0.5 + math.sqrt(1) / 16  # of 16 equal blocks, by the one that is imagined
    assert superiority([one_error_above] * 16) == pytest.approx(0.841345, abs=1e-6)


def test_ratings_are_on_one_scale() -> None:
    """A quarter against three quarters are 191 Elo, twice that is the sum of them, and greedy has 1500."""
    many = 10**9
    found = ratings([Pairing("keen", "greedy", many, 0.75), Pairing("deep", "keen", many, 0.75)])
    assert found == pytest.approx({"greedy": 1500, "keen": 1690.85, "deep": 1881.7}, abs=0.01)


def test_ratings_agree_with_all_results_as_well_as_they_can() -> None:
    """What each one won in all is what its ratings let expect: the likeliest ones have that."""
    played = [
        Pairing("a", "greedy", 200, 0.6),
        Pairing("b", "greedy", 300, 0.7),
        Pairing("a", "b", 100, 0.55),
        Pairing("random", "a", 50, 0.02),
    ]
    found = ratings(played)
    for bot in found:
        won = sum(one.games * one.share + 0.5 for one in played if one.one == bot)
        won += sum(one.games * (1 - one.share) + 0.5 for one in played if one.other == bot)
        hoped = sum((one.games + 1) * expected(found[one.one] - found[one.other]) for one in played if one.one == bot)
        hoped += sum(
            (one.games + 1) * expected(found[one.other] - found[one.one]) for one in played if one.other == bot
        )
        assert won == pytest.approx(hoped, abs=1e-6)


def test_who_always_won_has_a_rating_and_who_met_nobody_has_none() -> None:
    found = ratings([Pairing("keen", "greedy", 100, 1.0), Pairing("x", "y", 100, 0.5)])
    assert set(found) == {"greedy", "keen"}
    assert 2000 < found["keen"] < 3000
    assert ratings([Pairing("x", "y", 100, 0.5)]) == ratings([]) == {}


def test_numbers_are_written_for_people() -> None:
    assert figures.percent(Estimate(0.123, 0, 1)) == "12.3 % (0.0–100.0)"
    assert figures.elo(Estimate(-0.2, -inf, 99.6)) == "0 (−∞ to +100)"
    assert figures.times(Estimate(1.7, 1.6, 1.8)) == "1.70 (1.60–1.80)"
    assert [figures.milliseconds(ms) for ms in (None, 0.0123, 0.123, 12.34, 1234.5)] == [
        "–",
        "0.012",
        "0.12",
        "12.3",
        "1234",
    ]


@pytest.mark.parametrize("module", [statistics, figures])
def test_examples(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed
