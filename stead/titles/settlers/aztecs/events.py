"""What happens in a game with Aztecs besides. Cards are their ids, tokens and colours their names."""

from typing import ClassVar

from stead.kernel.events import Event


class Blessed(Event, frozen=True):
    """A Blessing token: a colour, or the tricolour one. `source` is the card that gave it; the board, if none did."""

    seat: int
    token: str
    source: str | None
    weight: ClassVar[int] = 1


class BlessingLost(Event, frozen=True):
    """There is no colour that this seat does not have yet."""

    seat: int
    weight: ClassVar[int] = 0


class CardsOpened(Event, frozen=True):
    """Cards are turned over for a Prayer at `card`, one after the other. `named`: the colour said before."""

    seat: int
    card: str
    named: str | None
    opened: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class CardAdded(Event, frozen=True):
    """A card that was kept for a Prayer joins those that were turned over."""

    seat: int
    card: str
    weight: ClassVar[int] = 0


class Sacrificed(Event, frozen=True):
    """A Resource, or Gold in its place, for a Prayer."""

    seat: int
    good: str
    weight: ClassVar[int] = 0


class Prayed(Event, frozen=True):
    """A Prayer and all that came of it.

    `colour` was named or chosen, if one was. `opened` are the cards turned over, with those that were added; none, if
    tokens took their place. `matched` says by colour how many cards counted, `tokens` how many tokens; `goods` is the
    sum of it.
    """

    seat: int
    card: str
    colour: str | None
    opened: list[str]
    matched: dict[str, int]
    tokens: dict[str, int]
    goods: dict[str, int]
    weight: ClassVar[int] = 4
    maybe: ClassVar[tuple[str, ...]] = ("colour", "opened", "matched", "tokens", "goods")
