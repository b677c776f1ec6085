"""Bots that can play whole games in a test; deep is given its time in tests of its own (tests/minds)."""

QUICK = ("random", "greedy", "keen")
