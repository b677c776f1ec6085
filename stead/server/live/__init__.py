"""Tables being played: the game and its journal in memory, the people at their sockets, bots and clocks."""
