"""Bots as somebody else might write them: named `tests.arena.strangers:First` on the command line."""

from functools import cache


class First:
    """Takes what comes first."""

    steady = True

    def __init__(self, title, seed):
        self.title = title

    def choose(self, view, decision):
        return decision.options[0]


class Fails(First):
    def choose(self, view, decision):
        raise KeyError("no plan")


class Cheats(First):
    def choose(self, view, decision):
        return "build everything"


class Wavers(First):
    """Says that it repeats itself, and never does."""

    asked = 0

    def choose(self, view, decision):
        Wavers.asked += 1
        return decision.options[Wavers.asked % len(decision.options)]


def nobody(title, seed):
    return title.name


@cache
def judging(title):
    from tests.minds.ignorant import ignorant

    return ignorant(title)


def keen(title, seed):
    """Keen itself, with weights that mean nothing."""
    from stead.minds.keen import Keen

    bot = Keen(title, seed, judging(title))
    bot.steady = True
    return bot
