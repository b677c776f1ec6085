"""Imperial Settlers («Поселенцы»), base game: 1 to 4 players. Rules IS-… in docs/rules/settlers.md."""
