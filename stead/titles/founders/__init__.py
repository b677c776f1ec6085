"""Founders of Gloomhaven («Основатели Мрачной гавани»): 1 to 4 players. Rules FG-… in docs/rules/founders.md."""
