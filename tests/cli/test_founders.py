"""The table of Founders in a terminal: the city, placements by the hundred, what each person may see, whole games."""

import json
import random
import re

import pytest

import stead
from stead.cli import arguments, files
from stead.cli.boards.founders_city import name
from stead.cli.boards.founders_signs import SEATS, shape
from stead.text import Voice
from tests.cli.desk import Desk, Script, Terminal, run, saves

NAMES = tuple(SEATS)
HUMAN = {"north": "human", "east": "greedy"}


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def desk(seats=None, seed=7, lang="en", width=120, **options):
    kinds = seats or HUMAN
    return Desk(stead.Table.new("founders", list(kinds), seed, options), kinds, lang, width)


def played(until, seats=NAMES[:3], seed=7, lang="en", width=120, **options):
    """A table at which everybody chose at random until this is asked (of a person, who sits at the keyboard)."""
    chance = random.Random(seed)
    table = stead.Table.new("founders", list(seats), seed, options)
    while not until(table.decision):
        decision = table.decision
        table.push(chance.choice(decision.options), decision.seat)
    asked = table.decision.seat
    kinds = {seat: "human" if i == asked else "random" for i, seat in enumerate(seats)}
    return Desk(table, kinds, lang, width)


def vote_with_crystals(decision):
    """Everybody has something to stake, so that the stake is asked too."""
    return decision.kind == "vote" and all(player.temporary + player.permanent for player in decision.game.players)


def asks(kind, least=1):
    return lambda decision: decision.kind == kind and len(decision.options) >= least


def asked_of(desk):
    return [option.key for option in desk.table.decision.options]


def flat(text):
    return " ".join(text.replace("│", " ").replace("┃", " ").split())


class Chance(Script):
    """Types any option's notation."""

    def __init__(self, seed):
        super().__init__(then="")
        self.chance = random.Random(seed)

    def __call__(self, prompt):
        if "undo" in prompt:
            raise EOFError
        if "Enter" in prompt:
            return ""
        keys = self.offered[: self.offered.index("help")]
        return self.chance.choice(keys)


def random_game(table, seed):
    from stead.cli.play import Play

    table.keyboard = Chance(seed)
    table.game = Play(table.table, table.screen, table.keyboard)
    table.code = table.game.run()
    return table.paper.getvalue()


# Whole games

GAMES = [
    ({"north": "human", "east": "random"}, {}, "en", 120),
    ({"west": "random", "south": "human"}, {"board": "thematic", "achievements": True}, "ru", 80),
    ({"north": "random", "west": "human", "east": "random"}, {"workers": False}, "en", 80),
    (
        {"north": "random", "east": "random", "south": "random", "west": "human"},
        {"board": "thematic", "mirror": True},
        "ru",
        130,
    ),
    ({"south": "human"}, {}, "en", 80),
    ({"east": "human"}, {"board": "thematic"}, "ru", 120),
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
    table = desk({"north": "greedy", "east": "random"})
    out = table.play()
    assert table.table.over
    assert table.keyboard.prompts == []
    for standing in table.table.ranking:
        line = next(line for line in out.splitlines() if line.startswith(f"│ {standing.place}."))
        *parts, total = (int(word) for word in line.split() if word.isdigit())
        assert sum(parts) == total == standing.score


def test_the_solo_game_ends_with_a_verdict():
    table = desk({"north": "random"})
    out = table.play()
    verdict = table.table.ranking[0].verdict
    assert ("Victory: six buildings stand complete." in out) == (verdict == "won")
    assert ("Defeat: the city was not finished in time." in out) == (verdict == "lost")


@pytest.mark.parametrize("width", [20, 60, 80, 120, 180])
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("kind", ["start", "follow", "place"])
def test_every_line_fits(width, lang, kind):
    table = played(asks(kind), NAMES, lang=lang, width=width, board="thematic")
    out = table.play("?", "? 1")
    assert max(len(line.rstrip()) for line in out.splitlines()) <= width


# The city


def city(out):
    """The rows of the map drawn last, as cells."""
    rows = re.findall(r"^│ [ \d]\d (.{63}) [ \d]{1,2} ?│", out, re.MULTILINE)[-15:]
    return {
        name(row, column): text[3 * column : 3 * column + 3] for row, text in enumerate(rows) for column in range(21)
    }


@pytest.mark.parametrize("side", ["symmetric", "thematic"])
def test_the_map_shows_every_cell(side):
    table = played(lambda decision: decision.kind == "turn" and decision.game.round > 5, board=side)
    data = table.table.view(None).data()
    cells = city(table.play())
    assert len(cells) == 21 * 15
    signs = {"R": " π ", "D": " ∙ ", "F": " ♣ ", "C": " ~ ", "~": "≈≈≈", "#": "▓▓▓", "X": "   ", ".": "   "}
    expected = {
        name(row, column): signs.get(kind, " ♦ ")
        for row, line in enumerate(data["board"]["rows"])
        for column, kind in enumerate(line)
    }
    expected |= dict.fromkeys(data["roads"], "░░░")
    glyphs = {**{seat: SEATS[NAMES[seat]][0] for seat in range(3)}, None: "◇"}
    for storage in data["storages"]:
        code = Voice("en", title="founders").say(f"terminal-code-{storage['resource']}")
        expected |= dict.fromkeys(storage["cells"], glyphs[storage["owner"]] + code)
    for player in data["players"]:
        glyph = glyphs[player["seat"]]
        expected |= dict.fromkeys(player["houses"], f" {glyph}⌂")
        for cell in player["bridges"]:
            expected[cell] = f"∩{glyph}∩" if expected[cell] == "▓▓▓" else f"═{glyph}═"
    for letter, building in zip("abcdefghijklmnopqrstu", data["buildings"], strict=False):
        expected |= dict.fromkeys(building["cells"], f"[{letter}]")
    assert cells == expected
    assert data["storages"]
    assert data["buildings"]
    assert data["roads"]


def test_cells_that_can_be_chosen_are_marked():
    table = played(asks("site", 5))
    keys = {option.key.split()[1] for option in table.table.decision.options}
    cells = city(table.play())
    assert {cell for cell, text in cells.items() if text[0] == "‹"} == keys


def test_of_a_tile_the_corner_is_marked():
    table = played(asks("place", 40))
    data = table.table.view(table.table.decision.seat).data()
    taken = {cell for entry in (*data["storages"], *data["buildings"]) for cell in entry["cells"]}
    taken |= {*data["roads"], *(cell for player in data["players"] for cell in (*player["houses"], *player["bridges"]))}
    corners = {option.key.split()[1] for option in table.table.decision.options}
    cells = city(table.play())
    assert {cell for cell, text in cells.items() if text[0] == "‹"} == corners - taken


def test_a_tile_is_drawn_small():
    assert shape(["##", "#."]) == ["█▀"]
    assert shape(["####"]) == ["▀▀▀▀"]
    assert shape([".#", "##", "#."]) == ["▄█", "▀ "]


def test_the_resources_say_who_has_what():
    table = played(lambda decision: decision.kind == "turn" and decision.game.round > 5)
    data = table.table.view(None).data()
    out = table.play()
    for resource, cubes in data["tracker"].items():
        code = Voice("en", title="founders").say(f"terminal-code-{resource}")
        line = next(line for line in out.splitlines() if re.search(rf"  {code} \w+  +", line))
        signs = line.rpartition(f" {code} ")[2]
        for seat in cubes["access"]:
            assert SEATS[NAMES[seat]][0] in signs


# Choosing among many


def test_a_crowd_is_listed_by_cell():
    table = played(asks("place", 100), width=80)
    options = table.table.decision.options
    out = table.play()
    question = out.split("FG-PRE-01")[-1]
    assert len(question.splitlines()) < 40
    assert f"{len(options)} places" in question
    listed = {}
    for ways, cells in re.findall(r"turned ([\d ]+?)  +((?:[A-U]\d+\s*)+)", question):
        for cell in cells.split():
            listed[cell] = ways.split()
    assert {f"at {cell} {way}" for cell, ways in listed.items() for way in ways} == {option.key for option in options}


def test_a_cell_is_a_choice():
    table = played(asks("site", 5))
    key = table.table.decision.options[-1].key
    before = len(table.table.choices)
    table.play(key.split()[1].lower())
    assert table.table.choices[before][1] == key


def test_a_cell_with_several_choices_lists_them():
    table = played(asks("place", 60))
    options = table.table.decision.options
    cells = [option.key.split()[1] for option in options]
    cell = next(cell for cell in cells if cells.count(cell) > 1)
    before = table.table.record()
    out = table.play(cell.lower()).split("Which of these?")[1]
    assert table.table.record() == before
    for option in options:
        assert (option.key in out) == (option.key.split()[1] == cell)
    key = f"at {cell} {next(o.key.split()[2] for o in options if o.key.split()[1] == cell)}"
    table.play(key.removeprefix("at "))
    assert (table.table.choices[len(before["choices"])][1]) == key


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_preview_shows_where_it_would_lie_and_what_comes_of_it(lang):
    table = played(asks("tile"), seed=2, lang=lang)
    option = table.table.decision.options[0]
    before = table.table.record()
    out = table.play(f"?{option.key.lower()}").split(f"{option.key}\n")[-1]
    assert table.table.record() == before
    assert out.count("■■■") == len(option.about)
    assert Voice(lang).say("terminal-foreseen") in out
    paid = table.table.foresee(option).events[0]
    assert table.screen.speech.event(paid, table.table.decision.seat, table.table.setup.seats) in flat(out)


def test_what_would_come_to_light_is_not_told():
    """The last vote reveals the others': nothing of that is foreseen."""
    table = played(asks("vote"), NAMES[:2])
    while len(table.table.decisions) > 1:
        decision = table.table.decision
        table.table.push(decision.options[0], decision.seat)
    out = table.play("? 1")
    assert "The votes:" not in out.split("FG-VOT")[-1]


def test_asking_about_one_verb_and_cell():
    table = played(asks("place", 60))
    cell = table.table.decision.options[0].key.split()[1]
    out = table.play(f"? at {cell}")
    assert "■■■" in out or out.count(f"at {cell} ") > 1


# Answers


def test_help_on_every_thing():
    table = desk(lang="ru")
    speech = table.screen.speech
    cards = table.screen.board.cards()
    out = table.play(*(f"? {card}" for card in cards), *(f"? {speech.name(card)}" for card in cards))
    assert "ничего не известно" not in out
    for card in cards:
        assert flat(speech.provenance(card)) in flat(out)


@pytest.mark.parametrize("side", ["symmetric", "thematic"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_help_on_every_cell(side, lang):
    table = played(lambda decision: decision.kind == "turn" and decision.game.round > 4, lang=lang, board=side)
    board = table.screen.board
    data = table.table.view(0).data()
    for row in range(15):
        for column in range(21):
            assert board.about(name(row, column).lower(), data) is not None
    assert board.about("A16", data) is None
    assert board.about("V1", data) is None
    assert board.about("z99", data) is None


def test_help_on_a_cell_says_what_stands_there():
    table = played(lambda decision: decision.kind == "turn" and decision.game.round > 5)
    data = table.table.view(None).data()
    storage = next(storage for storage in data["storages"] if storage["from"])
    building = data["buildings"][0]
    out = flat(table.play(f"? {storage['cells'][0]}", f"? {building['cells'][0]}", f"? {data['roads'][0]}"))
    assert f"Storage of {Voice('en', title='founders').say('resource-' + storage['resource'] + '.of')}:" in out
    assert f"Supplied from: {' '.join(storage['from'])}" in out
    assert table.screen.speech.name(building["building"]) in out
    assert "A road: it belongs to everybody." in out


def test_help_names_what_can_be_chosen_at_a_cell():
    table = played(asks("site", 5))
    key = table.table.decision.options[0].key
    assert f"You can choose: {key}" in flat(table.play(f"? {key.split()[1]}"))


def test_help_speaks_of_this_game():
    out = desk().play("?", "why", "? xyzzy", "? ruins", "? mirror", "? FG-BLD-01")
    assert "COM018" not in out
    assert "? at K8 2" in out
    assert "why play trade" in out
    assert "a rule (FG-BLD-01)" in out
    assert "Ruins: an own storage costs 3 coins, access 4 coins; not for a Trade that follows." in out
    assert "turned over as well as turned round" in flat(out)
    assert "must be connected to another structure the builder owns" in flat(out)


def test_why_answers_with_the_rule():
    table = played(asks("place", 40))
    out = table.play("why at a1 9", "at a1 9")
    assert "FG-Q-58" in out


# Secrets


def test_one_hand_at_a_time():
    """Cards laid face down and hands are told to their owners only."""
    table = desk({"north": "human", "south": "human"}, seed=4)
    game = table.table
    chance = random.Random(1)
    while game.over or not any(True in player.face_down and player.hand for player in game.game.players):
        game.push(chance.choice(game.decision.options), game.decision.seat)
    out = table.play("")
    seat = game.decision.seat
    secret = [*game.view(1 - seat).data()["players"][1 - seat]["hand"]]
    shown = out.split("Take the keyboard")[-1]
    own = game.view(seat).data()["players"][seat]
    hand = flat(shown).split("Hand (")[1].split("The city")[0]
    for card in set(secret) - set(own["hand"]) - {card for card in own["discard"] if card}:
        assert table.screen.speech.name(card) not in hand


def test_votes_are_secret_at_one_keyboard():
    table = played(vote_with_crystals, NAMES[:2])
    table.screen.kinds = dict.fromkeys(NAMES[:2], "human")
    first, second = (decision.seat for decision in table.table.decisions)
    key = table.table.decision.options[1].key
    out = table.play("", key, "1", "", "log 3", "quit")
    before, after = out.split("Take the keyboard")[1:]
    assert "Your vote: square" in before
    assert "has voted" in after
    assert "Your vote" not in after.split("Which building do you vote for?")[0]
    assert [seat for seat, _ in table.table.choices[-2:]] == [first, first]
    assert second == table.game.sitting


def test_taking_back_another_persons_vote_does_not_tell_it():
    table = played(vote_with_crystals, NAMES[:2])
    table.screen.kinds = dict.fromkeys(NAMES[:2], "human")
    made = len(table.table.choices)
    out = table.play("", "vote square", "1", "", "undo", "undo", "quit")
    assert len(table.table.choices) == made
    after = out.split("Take the keyboard")[2]
    assert "Somebody's secret choice was taken back." in after
    assert "stake" not in after.split("FG-VOT-02")[-1].split("quit")[0]
    assert "Taken back: vote square" not in out


def test_a_spectator_sees_no_hand():
    table = played(asks("turn"))
    data = table.table.view(None).data()
    table.screen.table(table.table, None)
    out = table.paper.getvalue()
    assert "Hand (" not in out
    assert "The city" in out
    assert all(player["hand"] is None for player in data["players"])


# Undo, files, the program


def test_undo_is_exact():
    table = desk()
    out = table.play("1", "1", "1", "undo", "undo", "undo", "undo")
    assert "There is nothing to take back yet." in out
    assert all(seat == 1 for seat, _ in table.table.choices)
    again = desk()
    again.play()
    assert [option.key for option in table.table.decision.options] == asked_of(again)


def test_save_and_load_in_the_middle_of_an_action(tmp_path):
    table = played(asks("tile")).table
    path = files.save(Voice("en"), table, tmp_path / "game.json")
    again, _ = files.load(Voice("en"), path)
    assert [o.key for o in again.decision.options] == [o.key for o in table.decision.options]
    assert again.record() == table.record()


def test_seats_have_the_names_of_the_title():
    title = desk().table.title
    voice = Voice("en")
    assert arguments.read_seats(voice, title, None, solo=False) == {"north": "human", "east": "greedy"}
    assert arguments.read_seats(voice, title, None, solo=True) == {"north": "human"}
    assert arguments.read_seats(voice, title, "west=random,south", solo=False) == {"west": "random", "south": "human"}
    with pytest.raises(Exception, match=r"north, east, south, west.*--seats north=human,east=greedy"):
        arguments.read_seats(voice, title, "romans", solo=False)


def test_the_program_plays_keeps_and_steps_through_it(tmp_path):
    done = run(tmp_path, "play", "founders", "--seed", "7", "--variant", "board=thematic", lines="1\n1\n")
    assert done.returncode == 0, done.stderr
    (path,) = saves(tmp_path)
    assert json.loads(path.read_text("utf-8"))["options"]["board"] == "thematic"
    again = run(tmp_path, "play", "--load", str(path), "--lang", "ru", lines="quit\n")
    assert again.returncode == 0, again.stderr
    assert "Север (вы)" in again.stdout
    log = run(tmp_path, "replay", str(path))
    assert log.returncode == 0
    assert re.search("[▲►] (North|East) chose the ", log.stdout)
    with Terminal(tmp_path, "replay", str(path), "--seat", "east", columns=80) as terminal:
        terminal.expect("q quit >")
        terminal.send("99")
        terminal.expect("q quit >")
        assert "East (you)" in terminal.screen
        assert "The city" in terminal.screen
        terminal.send("q")
        assert terminal.leave() == 0


def test_check(tmp_path):
    done = run(tmp_path, "check", "--title", "founders")
    assert done.returncode == 0
    assert done.stdout.startswith("OK: 7 files, 18 resources, 9 races, 18 advisors, 21 prestige buildings")


def test_colours_and_none(tmp_path):
    with Terminal(tmp_path, "play", "founders", "--seed", "7") as terminal:
        terminal.expect("\n> ")
        assert "\x1b[1;33m► East" in terminal.seen
        assert re.search(r"\x1b\[[0-9;]*48;", terminal.seen)
    with Terminal(tmp_path, "play", "founders", "--seed", "7", NO_COLOR="1") as terminal:
        terminal.expect("\n> ")
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.seen)
