"""How weights come about: games are played (`games`), a network learns from how they ended (`learn`), and then plays
better games (`rounds`)."""
