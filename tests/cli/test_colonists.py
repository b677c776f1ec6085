"""The table of Colonists in a terminal: the map, crates, what each person may see, whole games."""

import random

import pytest

import stead
from stead.cli.boards.colonists_signs import SEATS
from stead.text import LANGUAGES, Voice, speech
from stead.titles.colonists.goods import NAMES
from tests.cli.desk import Desk, Script, run

SEAT_NAMES = tuple(SEATS)


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def desk(kinds, seed=7, lang="en", width=120, **options):
    return Desk(stead.Table.new("colonists", list(kinds), seed, options), kinds, lang, width)


def played(until, seats=SEAT_NAMES[:2], seed=7, lang="en", width=120, **options):
    """A table at which everybody chose at random, though rather to build, until this is asked (of a person)."""
    chance = random.Random(seed)
    table = stead.Table.new("colonists", list(seats), seed, options)
    while not until(table):
        decision = table.decision
        best = [option for option in decision.options if option.key.split()[0] in ("build", "employ", "buy", "keep")]
        table.push(chance.choice(best if best and chance.random() < 0.6 else decision.options), decision.seat)
    asked = table.decision.seat
    kinds = {seat: "human" if i == asked else "random" for i, seat in enumerate(seats)}
    return Desk(table, kinds, lang, width)


def asks(kind, year=0):
    return lambda table: table.decision.kind == kind and table.game.year >= year


class Chance(Script):
    """Types any option's notation."""

    def __init__(self, seed):
        super().__init__(then="")
        self.chance = random.Random(seed)

    def __call__(self, prompt):
        if "undo" in prompt:
            raise EOFError
        return self.chance.choice(self.offered[: self.offered.index("help")])


def random_game(table, seed):
    from stead.cli.play import Play

    table.keyboard = Chance(seed)
    table.game = Play(table.table, table.screen, table.keyboard)
    table.code = table.game.run()
    return table.paper.getvalue()


# Whole games

GAMES = [
    ({"north": "human", "east": "random"}, {}, "en", 120),
    ({"west": "random", "south": "human"}, {"introductory": True}, "ru", 80),
    ({"south": "human"}, {"first": "4", "last": "4"}, "ru", 120),
]


@pytest.mark.parametrize(("seats", "options", "lang", "width"), GAMES)
def test_a_whole_game_at_random(seats, options, lang, width):
    table = desk(seats, lang=lang, width=width, **options)
    out = random_game(table, 3)
    assert table.table.over
    assert table.code == 0
    assert Voice(lang).say("terminal-over") in out
    assert "None" not in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= width


def test_a_game_of_bots_alone_plays_itself():
    table = desk({"north": "random", "east": "random"})
    out = table.play()
    assert table.table.over
    for standing in table.table.ranking:
        line = next(line for line in out.splitlines() if line.startswith(f"│ {standing.place}."))
        *parts, total = (int(word) for word in line.split() if word.isdigit())
        assert sum(parts) == total == standing.score


@pytest.mark.parametrize("width", [20, 60, 80, 120, 180])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["lay", "turn"])
def test_every_line_fits(width, lang, kind):
    table = played(asks(kind, 2 if kind == "turn" else 0), SEAT_NAMES[:3], lang=lang, width=width)
    out = table.play("?", "? 1")
    assert max(len(line.rstrip()) for line in out.splitlines()) <= width


# What is seen


def drawn(out, title="The map"):
    """The lines of a panel."""
    lines = out.splitlines()
    start = next(i for i, line in enumerate(lines) if title in line)
    end = next(i for i in range(start, len(lines)) if lines[i].startswith(("╰", "┗")))
    return lines[start + 1 : end]


def test_the_map_shows_every_place_and_who_stands_there():
    table = played(asks("turn", 2), width=180)
    text = "\n".join(drawn(table.play()))
    said = speech(table.table.title)
    data = table.table.view(None).data()
    for place in data["land"]:
        name = said.name(place["tile"]).removeprefix("Builder: ")
        assert name.split()[0] in text
    for glyph, _ in (SEATS["north"], SEATS["east"]):
        assert glyph in text
    assert text.count("▸") == len(
        {option.key.split()[-1] for option in table.table.decision.options if "go " in option.key}
    )


def test_where_a_tile_may_lie_is_on_the_map():
    table = played(lambda table: table.decision.kind == "lay" and len(table.game.land) > 6)
    text = "\n".join(drawn(table.play()))
    for option in table.table.decision.options:
        assert f"‹{option.key.split()[1]}›" in text


def test_a_crowd_of_cells_is_listed_by_number():
    table = played(lambda table: table.decision.kind == "lay" and len(table.decision.options) > 12)
    out = table.play("3")
    chosen = table.table.choices[-1][1]
    assert f"  3 {' '.join(chosen.split()[1:])}" in out


def test_goods_lie_in_crates():
    table = played(asks("turn", 1))
    player = table.table.game.players[table.table.decision.seat]
    own = drawn(table.play(), "(you)")
    crates = sum(line.count("[") for line in own if "Storage [" in line or "Warehouse [" in line)
    assert crates == player.storage + player.warehouse
    assert f"{player.goods[9]} tools" in "\n".join(own)


def test_another_hand_is_not_shown():
    table = played(lambda table: table.decision.kind == "turn" and table.game.players[1 - table.decision.seat].hand)
    out = table.play()
    other = table.table.game.players[1 - table.table.decision.seat]
    names = [table.table.title.box.card_names[card] for card in other.hand]
    assert not any(f" {name}  " in line for line in drawn(out, "(you)") for name in names)
    assert "card" in "\n".join(drawn(out, "(bot: random)"))


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("grove.1", "Receive 3 wood."),
        ("farm", "Home of 1 farmer."),
        ("farm#2", "Home of 1 farmer."),
        ("0,0", "Sell goods as the market card of the year says."),
        ("trader.1", "At a market, instead of its actions"),
        ("smithy", "How many tools everybody gets each year."),
    ],
)
def test_answers(word, answer):
    assert answer in " ".join(played(asks("turn", 1)).play(f"? {word}").split())


def test_the_running_action_says_what_it_may_use():
    table = played(lambda table: table.decision.kind in ("visit", "market"))
    assert "This action may use" in table.play()


def test_two_letters_name_one_good():
    for lang in LANGUAGES:
        codes = [Voice(lang, title="colonists").say(f"terminal-code-{good}") for good in NAMES]
        assert len(set(codes)) == len(NAMES)
        assert {len(code) for code in codes} == {2}


def test_the_content_is_checked(tmp_path):
    done = run(tmp_path, "check", "--title", "colonists")
    assert done.stdout == "OK: 6 files, 25 buildings, 66 place tiles, 28 market cards, 140 improvements, 9 colonies.\n"
