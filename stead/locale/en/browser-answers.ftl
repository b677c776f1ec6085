# The browser: answers and orders at a table.

error-first-game = Not in a first game: nobody passes ahead of time here.
