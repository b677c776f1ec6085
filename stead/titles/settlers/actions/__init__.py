"""What a player may do in a turn. Each module has the same three parts: options, refusal, perform."""
