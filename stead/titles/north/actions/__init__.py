"""What can be done in a turn: a module for each."""
