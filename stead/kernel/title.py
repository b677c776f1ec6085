"""What a title brings to the kernel, and what the kernel needs to know of a game's state: next to nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from stead.kernel.act import Act
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.decks import DECK, DeckBuilding, choose
from stead.kernel.errors import SetupError
from stead.kernel.events import Log
from stead.kernel.flow import Turn

if TYPE_CHECKING:
    from stead.kernel.course import Course


class State(Protocol):
    """The whole game as plain data. `over` is set by the rules; `log` is a list while somebody listens, else None."""

    over: bool
    log: Log | None

    def clone(self) -> "State":
        """An independent copy, without the log."""
        ...


G = TypeVar("G", bound=State)
WayUp = Callable[[Any], Any]
"""Takes plain data as an older version wrote it, and gives it as the next one does."""


class Setting(msgspec.Struct, frozen=True):
    """A table option: its allowed values, the first of which is the default. Texts are in the catalogue."""

    name: str
    values: tuple[str | bool, ...]


class Module(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What an expansion adds to a title at the tables that use it. Nothing changes at those that do not.

    Its content files, one at least, lie in `titles/<title>/<module>/content/` of its `home`, a package, and its words
    in `locale/<lang>/<module>/`.
    """

    name: str
    title: str
    prefix: str
    """What the ids of its rules begin with."""
    home: str = "stead"
    effects: dict[str, type[Any]] = {}
    """What its cards do, by the verb of the content files."""
    acts: tuple[type[Act], ...] = ()
    """What can be chosen besides, in the order in which learners number the keys."""
    roles: tuple[str, ...] = ()
    seats: int = 0
    """So many more can play."""
    settings: tuple[Setting, ...] = ()
    decks: Callable[[Any], DeckBuilding] | None = None
    """Where players may put decks together: of the box of the title, what and how."""
    course: "Callable[[Any], Course] | None" = None
    """What it teaches, made of the title's box, as the title's own course is."""
    first_seed: int | None = None
    """Of the guided first game with it, where not every deal shows what is new."""
    brings: Any = None
    """What else it adds, as its title understands it."""


def names(modules: Iterable[Module]) -> tuple[str, ...]:
    return tuple(module.name for module in modules)


def of_module(file: str) -> str:
    """Whose content file it is, by its name in `texts`: `<module>/<file>`, or `<file>` for the base ("")."""
    return file.rpartition("/")[0]


def modules_in(texts: Iterable[str]) -> tuple[str, ...]:
    """The names of the modules that these content files belong to."""
    return tuple(sorted({module for file in texts if (module := of_module(file))}))


class Order(msgspec.Struct, frozen=True):
    """A standing order a seat may give: to questions of this kind it answers with this key, as long as that is legal
    and the chapter of the game lasts."""

    name: str
    kind: str
    key: str

    def refusal(self, _game: Any, _seat: int, /) -> Refusal | None:
        """Why this seat cannot give it now; None: it can."""
        return None


class Rest(msgspec.Struct, frozen=True):
    """Why nothing is done with a thing just now: what it is for, or when its time comes. `words` is `rest-<words>` in
    the catalogue, and what is said to players there has `.other` for onlookers."""

    rule: str
    words: str
    waits: bool = False
    """There are moments for it: then it is worth saying, too, what is asked now."""


class Standing(msgspec.Struct, frozen=True):
    """A seat's place at the end. Equal places share it; `tiebreaks` are what was compared, in order."""

    place: int
    seat: int
    score: int
    tiebreaks: tuple[int, ...] = ()
    verdict: str = ""


class View(Protocol):
    """What one seat may see. `data()` makes plain data of it."""

    seat: int | None

    def data(self) -> dict[str, Any]: ...


class Eyes(Protocol):
    """What a learner is told of a table and of an option: rows of named flags (kit/eyes.py)."""

    names: tuple[str, ...]
    identity: str
    """A short name for these features: weights that were trained on others do not fit."""

    @property
    def option_names(self) -> Sequence[str]: ...

    def see(self, view: Any) -> bytearray:
        """A table, from a seat's view alone: for each of the names 0 or 1."""
        ...

    def weigh(self, decision: Decision, option: Option) -> bytes:
        """An option: for each of the option names 0 or 1."""
        ...


class Title(Protocol[G]):
    """A game. `ruleset` grows when a change would make old records play differently, or positions are written
    differently."""

    name: str
    prefix: str
    """What the ids of its rules begin with: `IS` of `IS-ACT-01`."""
    ruleset: int
    ways_up: Mapping[int, WayUp]
    """By ruleset: how the state of its positions is written by the next one, where that changed."""
    content: str
    """The identity of the content: the same rules on other cards are another game."""
    texts: Mapping[str, str]
    """The content files it was opened with. Those of a module are called `<module>/<file>`: so they say all."""
    modules: tuple[Module, ...]
    """The modules in use, by name; settings, roles, players and all that can be chosen are with them."""
    formerly: Mapping[str, str]
    """Other names that this content bore, and the identity that was meant."""
    settings: tuple[Setting, ...]
    decks: DeckBuilding | None
    """Decks that players put together, where there are such."""
    roles: tuple[str, ...]
    """Whom a seat can play; each can be played once."""
    players: tuple[int, int]
    """From how many to how many can play."""
    minutes: tuple[int, int]
    """How long a game takes, from the shortest to the longest."""
    weight: int
    """How much there is to learn and to think about, from 1 (light) to 5 (heavy)."""
    orders: tuple[Order, ...]
    first_game: Mapping[str, Any]
    """The settings of a guided first game, where they are not those that every game has."""

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> G:
        """An unopened box: the first turn deals. Raises SetupError with what would be accepted."""
        ...

    def turn(self, game: G) -> Turn:
        """The rules from here to the next point where the state alone says how to go on."""
        ...

    def explain(self, game: G, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
        """Why this seat may not do this now. Only called for what is not among its options."""
        ...

    def view(self, game: G, asked: Sequence[Decision], seat: int | None) -> View: ...

    def open_view(self, game: G, asked: Sequence[Decision]) -> View:
        """Everything, for those who look back at a finished game."""
        ...

    def gather(self, game: G, seat: int) -> Any:
        """What this seat cannot know, and where it lies, in an order that tells nothing. Nothing is changed."""
        ...

    def deal(self, game: G, gathered: Any, chance: Chance) -> None:
        """Deal anew, in place, what was gathered there, or in what this is a copy of: nothing of the truth is left."""
        ...

    def position(self, game: G) -> dict[str, Any]: ...

    def from_position(self, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> G:
        """The inverse of `position`. Raises RecordError for what cannot be a state of this game."""
        ...

    def scores(self, game: G) -> list[int]: ...

    def ranking(self, game: G) -> list[Standing]: ...

    def estimate(self, view: View, decision: Decision, option: Option) -> float:
        """What an option seems worth to the seat asked, from what it may see. For bots and hints."""
        ...

    def actions(self) -> Mapping[str, tuple[str, ...]]:
        """Everything that can ever be chosen in this game, in an order that depends on the content alone. Copies of a
        card make one action, which has the key of the first copy: so each action comes with all keys it is offered
        under. For learners; what can be chosen now is in a decision's options."""
        ...

    def eyes(self) -> Eyes:
        """How its tables look to learners: the features, in an order that depends on the content alone."""
        ...

    # For shells

    def attempts(self, game: G, seat: int, thing: str) -> Sequence[str]:
        """Keys of what somebody may want to do with a thing, allowed or not: a shell asks for the reasons."""
        ...

    def rest(self, game: G, seat: int | None, thing: str) -> "Rest | None":
        """Why nothing is done with a thing just now; None, where it does not know the thing. It may use only what the
        seat may know. To an onlooker (None) a thing is what it is to its owner."""
        ...

    def touches(self, game: G, seat: int, option: Option) -> Sequence[str]:
        """What an option is about; where one thing stands for its like, those too."""
        ...

    def purse(self, game: G, seat: int) -> Mapping[str, int]:
        """What a seat has in the open, as numbers by name."""
        ...

    def chapter(self, game: G) -> int:
        """The round, or whatever the game counts its time by."""
        ...

    def tally(self, game: G) -> Mapping[str, Sequence[int]]:
        """The scores taken apart: by name of the part, its points by seat."""
        ...

    def measures(self, game: G) -> Mapping[str, Sequence[int]]:
        """What a chart of the game follows, by name, each by seat."""
        ...

    def course(self) -> "Course":
        """What it teaches newcomers, made of the cards it is opened with. With modules, what these teach besides."""
        ...


class Shelf(Protocol):
    """Where titles stand. Finding one may mean reading files, which is not the kernel's business."""

    def title(self, name: str, /, *, modules: Sequence[str] = ()) -> Title[Any]:
        """A title by its name, as it is now, with these modules."""
        ...

    def find(self, name: str, content: str, /) -> Title[Any] | None:
        """A title with the content of this identity, whatever modules are in it, if we have or had it."""
        ...


def proposed(title: Title[Any]) -> tuple[str, ...]:
    """All roles, in the order in which a table proposes them: whoever plays with a module wants to play what is new."""
    new = [role for module in title.modules for role in module.roles]
    return (*new, *(role for role in title.roles if role not in new))


def choose_settings(title: Title[Any], options: Mapping[str, Any], seats: Sequence[str] = ()) -> dict[str, Any]:
    """The table options in full, defaults included; the decks of these seats among them, where not all play that of the
    base. Raises SetupError with what would be accepted."""
    chosen: dict[str, Any] = {setting.name: setting.values[0] for setting in title.settings}
    for name, value in options.items():
        if name == DECK and title.decks is not None:
            continue
        if name not in chosen:
            raise SetupError(f"no option {name!r} in {title.name}; there are: {', '.join(sorted(chosen))}")
        allowed = next(setting.values for setting in title.settings if setting.name == name)
        if not any(type(value) is type(a) and value == a for a in allowed):
            raise SetupError(f"option {name!r} cannot be {value!r}; it is one of: {', '.join(map(str, allowed))}")
        chosen[name] = value
    if DECK in options and title.decks is not None and all(seat in title.roles for seat in seats):
        decks = choose(title.decks, seats, chosen[title.decks.setting], options[DECK])
        chosen |= {DECK: decks} if decks else {}
    return chosen
