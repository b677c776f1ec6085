"""Bots as somebody else might write them: named `tests.arena.strangers:First` on the command line."""


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
