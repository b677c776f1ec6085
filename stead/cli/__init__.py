"""The program: `stead play`, `stead rules` and the rest."""
