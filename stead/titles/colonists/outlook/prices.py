"""What time is left, and what goods are worth in it."""

from typing import Final

from stead.titles.colonists.state import MAINTENANCE, NEW_PLACES, PLAY, TURNS, WORKERS, YEARS, Game

BASE: Final[tuple[float, ...]] = (0.45, 0.6, 1.2, 1.2, 1.6, 4.8, 1.5, 0.6, 1.0, 0.95, 1.0)
"""By good: dollars, as long as there is time to use it. About what the turns cost that it takes to come by one."""
A_YEAR: Final = 2 * TURNS
HUNGRY: Final[tuple[float, ...]] = (20.0, 20.0, 20.0, 15.0, 10.0, 7.0)
"""By turns of the year that are left after this one: what food for a worker is worth. In winter more than anything."""


class Prices:
    def __init__(self, game: Game, seat: int) -> None:
        eras = game.last_era - game.era
        begun = game.year > 0
        self.years = eras * YEARS + (YEARS - game.year + 1 if begun else YEARS)
        """Productions to come, that of this year included."""
        self.turns = self.years * A_YEAR
        """Own turns to come, this one included."""
        if game.phase == PLAY:
            done = game.half * TURNS
            if seat == game.active:
                done += game.turn + game.acted
            elif game.clockwise(game.first).index(seat) < game.clockwise(game.first).index(game.active):
                done += TURNS
            self.turns -= done
        elif begun:
            self.turns -= A_YEAR
        self.last_year = self.years == 1
        self.uses = self.years - 1
        """Productions of goods that can still be used."""
        self.maintained = 4.5 if self.last_year else 2.0
        """Dollars that a good is worth at the end of this year for somebody who could work then …"""
        self.this_year = (self.turns - 1) % A_YEAR + 1
        """Of these turns, those of this year."""
        self.hungry = HUNGRY[0 if game.phase in (NEW_PLACES, WORKERS, MAINTENANCE) else self.this_year - 1]
        """… and for somebody who works already and would go home."""

    def fresh(self, left: int) -> float:
        """What goods keep of their worth where so many turns are left."""
        return min(1.0, max(0, left) / 7)
