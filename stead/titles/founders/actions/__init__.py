"""What can be done: each module lists what is legal, says why something is not, and does it."""
