# What the server says beyond the table.

notice-turn = It is your turn.
