"""What a player may do in a turn. Each module has its options and its acts, with all their readings."""
