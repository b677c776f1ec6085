"""The table of North in a terminal: tiles, ships, empires, what each person may see, scenarios, whole games."""

import random
import re

import pytest

import stead
from stead.cli.boards.north_signs import LOOKS
from stead.cli.play import Play
from stead.text import LANGUAGES, Voice
from stead.titles.north.box import CLANS
from tests.cli.desk import Desk, Script, run
from tests.north.scene import scene

RATHER = ("build", "use", "add", "upgrade", "conquer", "assign", "boost")


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def new(clans, seed, scenario="winter"):
    options = {"scenario": scenario} if len(clans) == 1 else {}
    return stead.Table.new("north", list(clans), seed, options)


def played(kind, clans=("glenn", "ulaf"), round=3, seed=7, lang="en", width=120):
    """A table at which everybody chose at random, though rather to do something, until this is asked (of a person)."""
    chance = random.Random(seed)
    table = new(clans, seed)
    while not (table.decision.kind == kind and table.game.round >= round):
        decision = table.decision
        best = [option for option in decision.options if option.key.split()[0] in RATHER]
        table.push(chance.choice(best if best and chance.random() < 0.7 else decision.options), decision.seat)
    return seated(table, lang, width)


def seated(table, lang="en", width=120):
    """Whoever is asked is a person."""
    asked = table.decision.seat
    kinds = {seat: "human" if i == asked else "random" for i, seat in enumerate(table.setup.seats)}
    return Desk(table, kinds, lang, width)


def shown(lang="en", width=120, **told):
    """What the first player sees of a position."""
    return seated(scene(**told).table, lang, width).play()


def flat(out):
    """Without borders and where lines were broken."""
    return " ".join(re.sub("[│┃]", " ", out).split())


def part(out, title):
    """The lines of a panel."""
    lines = out.splitlines()
    start = next(i for i, line in enumerate(lines) if title in line)
    end = next(i for i in range(start, len(lines)) if lines[i].startswith(("╰", "┗")))
    return flat("\n".join(lines[start : end + 1]))


class Chance(Script):
    """Types any option's notation."""

    def __init__(self, seed):
        super().__init__(then="")
        self.chance = random.Random(seed)

    def __call__(self, prompt):
        if "undo" in prompt:
            raise EOFError
        return self.chance.choice(self.offered[: self.offered.index("help")])


# Whole games

GAMES = [
    ({"glenn": "human", "ulaf": "greedy"}, "none", "en", 120),
    ({"panuk": "random", "heidel": "human", "nanurjuk": "random"}, "none", "ru", 80),
    ({"mckinnon": "human", "ulaf": "random", "glenn": "random", "heidel": "random"}, "none", "en", 160),
    ({"nanurjuk": "human"}, "tribute", "ru", 120),
    ({"heidel": "human"}, "raiders", "en", 80),
]


@pytest.mark.parametrize(("seats", "scenario", "lang", "width"), GAMES)
def test_a_whole_game_at_random(seats, scenario, lang, width):
    desk = Desk(new(seats, 7, scenario), seats, lang, width)
    code = Play(desk.table, desk.screen, Chance(3)).run()
    out = desk.paper.getvalue()
    assert desk.table.over
    assert code == 0
    assert Voice(lang).say("terminal-over") in out
    assert "None" not in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= width


def test_a_game_of_bots_alone_plays_itself():
    seats = {"glenn": "greedy", "mckinnon": "random"}
    desk = Desk(new(seats, 3), seats)
    out = desk.play()
    for standing in desk.table.ranking:
        line = next(line for line in out.splitlines() if line.startswith(f"│ {standing.place}."))
        *parts, total = (int(word) for word in line.split() if word.isdigit())
        assert sum(parts) == total == standing.score
        assert f"{standing.score} VP" in out
    assert "at the end" not in out


@pytest.mark.parametrize("width", [20, 60, 80, 120, 180])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["turn", "island", "keep"])
def test_every_line_fits(width, lang, kind):
    out = played(kind, CLANS[:4], lang=lang, width=width).play("?", "? 1", "? ulaf", "? harvest")
    assert max(len(line.rstrip()) for line in out.splitlines()) <= width


# Between the players


def ring(out):
    lines = out.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("╭ "))
    return lines[start : start + 3]


def test_tiles_lie_in_their_circle_with_their_pawns():
    tiles = ["sail", "harvest", "explore", "populate", "construct"]
    glenn, ulaf = dict(food=1, pawns=["harvest", "sail turned"]), dict(pawns=["harvest", "harvest turned"])
    top, inside, foot = ring(shown(tiles=tiles, glenn=glenn, ulaf=ulaf))
    assert re.findall(r"[A-Z]\w+", top) == ["Sail", "Harvest", "Explore", "Populate", "Construct"]
    assert inside[top.index("▸Sail") :].startswith("□ ")
    assert inside[top.index("Harvest") :].startswith("■ ▲ △ ")
    assert re.findall(r"▸(\w+)", top) == ["Sail", "Explore"]
    assert len(top) == len(inside) == len(foot)


def test_the_solo_side_of_a_tile_costs_more():
    top, inside, _ = ring(shown(glenn=dict(food=2), turned=["harvest"]))
    assert inside[top.index("▸Harvest") :].startswith("+1 food ")


def test_where_there_is_no_room_for_a_circle_there_is_a_list():
    out = part(shown(glenn=dict(pawns=["sail"]), ulaf={}, width=50), "Action tiles, in a circle")
    assert "Construct: – " in out
    assert "Sail: ■ " in out


def test_ships_wait_in_order_with_what_is_on_board():
    queue = [dict(clan="ulaf", fish=True, raze=True), dict(clan="glenn", common=True), dict(clan="glenn")]
    sea = part(shown(glenn={}, ulaf={}, queue=queue), "The sea")
    assert "Queue: 1. ▲ Ulaf (fish, Raze token) ← 2. ■ Glenn (common ship) ← 3. ■ Glenn " in sea


def test_islands_say_what_they_give():
    desk = seated(scene(glenn={}, ulaf={}, near=["NEA001"], distant=["DIS003"]).table, width=80)
    sea, said = part(desk.play(), "The sea"), desk.screen.speech
    for island in ("NEA001", "DIS003"):
        pillage, _, *kept = said.lines(island)
        assert f"{said.name(island)} {island} {pillage} When conquered (1 Raze token on board): {' '.join(kept)}" in sea
    assert "Near islands (deck: 11)" in sea


# Players


def test_an_empire_stands_in_rows():
    out = shown(
        glenn=dict(
            worker=3,
            spent=2,
            commons=1,
            pawns=["sail"],
            built=["GLE004", "GLE007", "GLE017", "GLE025", "GLE028", "NEA005"],
            upgrades={"GLE025": "GLE004"},
            exhausted=["GLE007"],
            used={"GLE028": 1},
        ),
        ulaf={},
        near=[],
    )
    own = part(out, "(you)")
    assert "3 workers" in own
    assert "1 pawn unused · 2 spent workers · 2 ships · 1 common ship" in own
    assert re.search(r"Highland Pasture GLE004 \+ Drystone Fold GLE025 \(\d sheep\)", own)
    assert "Village Cottage GLE007 [exhausted]" in own
    assert re.search(r"Clan Hall GLE028 \[worked 1 of \d times\]", own)
    places = [own.index(word) for word in ("Fields", "GLE004", "Actions", "GLE007", "Features", "GLE028", "Islands")]
    assert places == sorted(places)
    assert own.index("Islands") < own.index("NEA005")


def test_pieces_lie_on_cards_and_copies_say_of_what():
    told = dict(mckinnon=dict(built=["MCK004"], assigned={"MCK004": {"sheep": 3}}), ulaf={})
    assert "Wool Bank MCK004 [3 sheep]" in flat(shown(**told))
    told = dict(panuk=dict(built=["PAN007", "PAN032"], mirror={"PAN032": "PAN007"}), ulaf={})
    own = part(shown(**told), "(you)")
    assert own.index("Actions") < own.index("Mirror Ice PAN032 [copies Snow Igloo]")
    assert "Features" not in own


def test_the_same_of_an_opponent_in_fewer_words():
    ulaf = dict(worker=4, spent=1, built=["ULA004", "ULA013"], exhausted=["ULA004"], passed=True, hand=["ULA032"])
    other = part(shown(glenn={}, ulaf=ulaf, width=100), "Ulaf (bot: random)")
    assert "· passed" in other
    assert "4 workers 2 pawns unused · 1 spent worker · 2 ships · 1 card in hand" in other
    assert "Actions: Axe Forge ULA004 [exhausted] Features: Squadron ULA013" in other
    assert "ULA032" not in other


def test_a_hand_says_what_its_cards_are_and_do():
    desk = seated(scene(glenn=dict(wood=9, stone=9, hand=["GLE007", "GLE008", "GLE023"]), ulaf={}).table)
    own, said = part(desk.play(), "(you)"), desk.screen.speech
    assert f"Hand (3) ▸ Village Cottage GLE007 ×2 {said.facts('GLE007')} {' '.join(said.lines('GLE007'))}" in own
    assert f"Ceilidh GLE023 {said.facts('GLE023')} {' '.join(said.lines('GLE023'))}" in own


def test_nobody_sees_what_another_chooses_from():
    desk = played("keep", round=2)
    table = desk.table
    other = table.game.players[1 - table.decision.seat]
    out = desk.play()
    assert "On the table (4)" in out
    assert not any(f" {table.game.id(card)} " in out for card in other.drawn)


def test_a_scenario_says_what_it_takes_and_what_may_come():
    glenn = dict(vp=5, built=["NEA001"])
    desk = seated(scene(glenn=glenn, scenario="raiders", near=[], tokens=[1, 3, 5]).table, width=80)
    out, told = part(desk.play(), "Raiders in the Fog"), desk.table.title.box.scenarios["raiders"]
    points = f"To win: {told.target} VP (so far 9, with what the end adds)"
    assert f"{points}, islands: {told.goal.islands} (so far 1)" in out
    assert re.search(r"Ransom \(\d Resources? of your choice, or −\d VP\)", out)
    assert "Captured axes (gain " in out
    assert "Night attack" not in out


# Answers and the command line


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("GLE007", "Village Cottage GLE007"),
        ("cottage", "Village Cottage GLE007"),
        ("ulaf", "Vikings"),
        ("sail", "Sail: put a ship into the queue."),
        ("scenario", "For a game alone"),
        ("EN-BLD-01", "EN-BLD-01"),
    ],
)
def test_answers(word, answer):
    assert answer in flat(seated(scene(glenn={}, ulaf={}).table).play(f"? {word}"))


@pytest.mark.parametrize(
    ("word", "answer"), [("улаф", "Викинги"), ("плавание", "Плавание: поставить корабль в очередь.")]
)
def test_answers_in_russian(word, answer):
    assert answer in flat(seated(scene(glenn={}, ulaf={}).table, "ru").play(f"? {word}"))


def test_every_clan_has_signs_of_its_own():
    assert set(LOOKS) == set(CLANS)
    assert len({sign for ready, done, _ in LOOKS.values() for sign in (ready, done)}) == 2 * len(CLANS)
    assert len({ink for *_, ink in LOOKS.values()}) == len(CLANS)


def test_the_command_line(tmp_path):
    done = run(tmp_path, "play", "north", "--seed", "5", lines="quit\n")
    assert done.returncode == 0
    assert "■ Glenn (you)" in done.stdout
    assert "▲ Ulaf (bot: greedy)" in done.stdout
    alone = run(tmp_path, "play", "north", "--solo")
    assert alone.returncode == 2
    assert "winter, raiders, tribute, land" in alone.stderr
    done = run(tmp_path, "play", "north", "--solo", "--variant", "scenario=land", "--lang", "ru", lines="quit\n")
    assert "Земля для всех" in done.stdout


def test_the_content_is_checked(tmp_path):
    done = run(tmp_path, "check", "--title", "north")
    assert done.stdout == "OK: 9 files, 220 cards of 148 kinds, 6 clans, 4 scenarios.\n"
