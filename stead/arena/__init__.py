"""Bots against bots: many games, in processes or on a cluster, and what they say about who plays better.

>>> from stead import shelf
>>> from stead.arena import games, results, workers
>>> match = games.Match(shelf.title("settlers"), ("greedy", "random"))
>>> played = [game for block in workers.in_order(workers.Here(), games.play, match.blocks(range(2))) for game in block]
>>> len(played), [meeting.share.mean for meeting in results.meetings(played)]
(4, [1.0])

`stead arena` is the command for it (docs/arena.md).
"""
