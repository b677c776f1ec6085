"""What is asked over HTTP: the door, the lobby, learning, and what comes after a game."""
