"""The terminal table, in this process: choosing, asking, taking back, saving, and what each person may see."""

import json
import re

import pytest

import stead
from stead.cli import arguments, files
from stead.cli.sorry import Sorry
from stead.text import Voice
from tests.cli.desk import SEED, desk


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def saved(tmp_path):
    return sorted((tmp_path / "state" / "stead").glob("*.json"))


GAMES = [
    ({"romans": "human", "barbarians": "greedy"}, {}, "en"),
    ({"barbarians": "greedy", "egyptians": "human"}, {"lookout": "alternative"}, "ru"),
    ({"japanese": "random", "egyptians": "greedy", "romans": "human"}, {"lookout": "advanced", "peaceful": True}, "en"),
    ({"japanese": "human", "egyptians": "greedy", "romans": "greedy", "barbarians": "greedy"}, {}, "ru"),
    ({"egyptians": "human"}, {}, "en"),
    ({"japanese": "human"}, {}, "ru"),
]


@pytest.mark.parametrize(("seats", "options", "lang"), GAMES)
def test_a_whole_game_by_numbers(seats, options, lang):
    table = desk(seats, lang=lang, **options)
    out = table.play(then="1")
    assert table.table.over
    assert table.code == 0
    assert Voice(lang).say("terminal-over") in out
    assert "None" not in out


def test_a_game_of_bots_alone_plays_itself():
    table = desk({"romans": "greedy", "japanese": "random"})
    out = table.play()
    assert table.table.over
    assert table.keyboard.prompts == []
    assert "The game is over" in out
    assert f"Seed {SEED}" in out


def test_the_end_takes_the_score_apart():
    table = desk({"romans": "greedy", "japanese": "greedy"})
    out = table.play()
    scored = [event for event in table.table.events if type(event).__name__ == "Scored"]
    assert len(scored) == 2
    for standing in table.table.ranking:
        parts = next(event for event in scored if event.seat == standing.seat)
        line = next(line for line in out.splitlines() if line.startswith(f"│ {standing.place}."))
        numbers = [int(word) for word in line.split() if word.isdigit()]
        assert numbers == [parts.track, parts.common, parts.faction, parts.held, standing.score]


def test_notation_is_a_choice():
    table = desk()
    key = table.table.decision.options[1].key
    table.play(key.lower())
    assert table.table.choices[0] == (0, key)


def test_several_and_none(tmp_path):
    table = desk()
    before = table.table.record()
    out = table.play("take", "77", "0", "build COM001", "gibberish")
    assert "Which of these?" in out
    assert "There is no 77: the options are numbered from 1 to" in out
    assert "There is no 0" in out
    assert "IS-RND-01" in out  # building while the draft is on
    assert "? is help" in out
    assert table.table.record() == before
    assert saved(tmp_path) == []  # nobody chose anything: nothing to keep


def test_why_answers_with_the_rule_and_its_text():
    table = desk()
    while table.table.decision.kind != "turn":
        table.table.push(table.table.decision.options[0])
    seat = table.table.decision.seat
    table.screen.kinds = {name: "human" if i == seat else "greedy" for i, name in enumerate(table.table.setup.seats)}
    legal = table.screen.ordered(table.table.decision)[0].key
    card = next(id for id in table.screen.board.cards() if table.table.explain(f"build {id}") is not None)
    out = table.play(f"why build {card.lower()}", f"why {legal}", "why 1", "why")
    assert "IS-BLD-01 " in out
    assert "The action puts one Common or faction card from hand into the player's own empire." in out
    assert out.count(f"{legal}: that is allowed now.") == 2
    assert "Why what?" in out


def test_help_on_anything():
    table = desk()
    card = table.table.decision.options[0].key.split()[1]
    speech = table.screen.speech
    out = table.play("?", "? 1", "? com018", f"? {speech.name('COM018')}", "? romans", "? lookout", "? IS-BLD-03")
    assert "take your last choice back" in out
    for line in (*speech.lines("COM018"), speech.provenance("COM018"), *speech.role_lines("romans")):
        assert line in out
    assert speech.provenance(card) in out
    assert "The cost is paid before the card enters the empire." in out
    assert "everybody picks in secret" in " ".join(out.split())


def test_help_on_a_word_of_the_rules_and_on_nonsense():
    out = desk().play("? samurai", "? xyzzy")
    assert "IS-SAM-01" in out
    assert "more rules: stead rules settlers" in out
    assert "I know nothing about “xyzzy”" in out


def test_an_option_about_no_card_is_explained_by_its_rule():
    table = desk()
    while not any(option.key == "pass" for option in table.table.decision.options) or table.table.decision.seat:
        table.table.push(table.table.decision.options[0])
    number = len(table.table.decision.options)
    assert "In a turn a player takes exactly 1 action or passes" in table.play(f"? {number}")


def test_undo_goes_back_to_ones_own_last_choice():
    table = desk()
    asked = [option.key for option in table.table.decision.options]
    out = table.play("1", "1", "undo", "undo", "undo")
    assert "Taken back: " in out
    assert "There is nothing to take back yet." in out
    assert [option.key for option in table.table.decision.options] == asked
    assert all(seat == 1 for seat, _ in table.table.choices)


def test_undo_says_when_something_hidden_had_been_revealed():
    table = desk(seed=5)
    while True:  # to a person's choice after which cards are turned up
        decision = table.table.decision
        table.table.push(decision.options[0])
        if decision.seat == 0 and any(e.barrier for e in table.table.events[table.table.steps[-1] :]):
            break
    out = table.play("undo")
    assert "Something hidden had been revealed" in out


def test_undo_is_exact():
    table = desk()
    table.play("1", "1", "1")
    human = [i for i, (seat, _) in enumerate(table.table.choices) if seat == 0]
    choices = table.table.choices
    table.play("undo")
    kept = table.table.choices
    assert kept == choices[: len(kept)]
    assert len(kept) == human[-1]


def test_save_and_load_in_the_middle_of_an_action(tmp_path):
    """Among the questions of a whole game there are many in mid-action; every one is asked again just so."""
    table = desk(seed=8).table
    kinds = set()
    while not table.over:
        decision = table.decision
        if not decision.opening:
            kinds.add(decision.kind)
            path = files.save(Voice("en"), table, tmp_path / "game.json")
            again, _ = files.load(Voice("en"), path)
            assert again.decision.kind == decision.kind
            assert [o.key for o in again.decision.options] == [o.key for o in decision.options]
            assert again.record() == table.record()
        table.push(decision.options[-1] if len(decision.options) < 4 else decision.options[0])
    assert {"pay", "exchange"} & kinds


def test_a_position_can_be_loaded_too(tmp_path):
    table = desk().table
    for _ in range(20):
        table.push(table.decision.options[0])
    (tmp_path / "position.json").write_text(json.dumps(table.position()), "utf-8")
    again, _ = files.load(Voice("en"), tmp_path / "position.json")
    assert again.position()["state"] == table.position()["state"]
    assert files.load(Voice("en"), files.save(Voice("en"), again, tmp_path / "again.json"))[0].scores == table.scores


def test_the_save_command(tmp_path):
    table = desk()
    out = table.play("1", "save my game.json", "1", "save", "quit")
    assert out.count("Saved: ") == 2
    written = json.loads((tmp_path / "my game.json").read_text("utf-8"))
    assert written == table.table.record(list(table.screen.kinds.values()))
    assert saved(tmp_path) == []  # what was saved last is all there is


def test_save_without_a_name(tmp_path, capsys):
    table = desk()
    table.play("1", "save", "quit")
    (path,) = saved(tmp_path)
    assert json.loads(path.read_text("utf-8")) == table.table.record(list(table.screen.kinds.values()))
    assert str(path) in capsys.readouterr().err


def test_a_save_that_fails_loses_nothing(tmp_path):
    table = desk()
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("Dear Maria", "utf-8")
    lines = ("1", "save folder", "save letter.txt", "save nowhere/at/all.json", "save " + "x" * 300, "1", "quit")
    out = " ".join(table.play(*lines).split())
    assert "it is a folder" in out
    assert "is not a game of Stead: it is left alone" in out
    assert "there is no such file or folder" in out
    assert "the name is too long" in out
    assert (tmp_path / "letter.txt").read_text("utf-8") == "Dear Maria"
    (path,) = saved(tmp_path)
    assert json.loads(path.read_text("utf-8")) == table.table.record(list(table.screen.kinds.values()))
    assert sorted(tmp_path.glob(".*")) == []


def test_a_full_disk(tmp_path):
    table = desk()
    out = table.play("1", "save /dev/full")
    assert "the disk is full" in out
    (path,) = saved(tmp_path)
    assert files.load(Voice("en"), path)[0].record() == table.table.record()


def test_the_next_best_place_to_save(tmp_path, monkeypatch):
    (tmp_path / "state").write_text("in the way", "utf-8")
    desk().play("1", "quit")
    (path,) = tmp_path.glob("settlers-*.json")
    desk().play("1", "quit")
    assert len(list(tmp_path.glob("settlers-*.json"))) == 2
    assert path.is_file()


def test_nowhere_to_save_prints_the_game(monkeypatch, capsys):
    def full(*_):
        raise Sorry("the disk is full")

    monkeypatch.setattr(files, "save", full)
    table = desk()
    table.play("1", "quit")
    err = capsys.readouterr().err
    assert table.code == 1
    assert "copy it into a file" in err
    assert json.loads(err[err.index("{") :]) == table.table.record(list(table.screen.kinds.values()))


def test_leaving_keeps_the_game_and_says_how_to_go_on(tmp_path, capsys):
    table = desk({"japanese": "greedy", "romans": "human"})
    table.play("1", "quit")
    (path,) = saved(tmp_path)
    err = capsys.readouterr().err
    assert f"stead play --load {path} --seats japanese=greedy,romans=human" in err
    assert table.code == 0


def test_a_fault_of_ours_loses_nothing(tmp_path, monkeypatch, capsys):
    table = desk()
    monkeypatch.setattr(type(table.screen), "option", lambda *_: 1 / 0)
    table.play("1", "? 1")
    assert table.code == 1
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert len(saved(tmp_path)) == 1


def test_the_language_can_be_switched():
    out = desk().play("lang ru", "lang en", "lang fr")
    assert "Раунд 1 из 5" in out
    assert out.count("First player") == 2
    assert "There is no language “fr”; there are: en, ru." in out


def test_the_log():
    table = desk()
    everything = table.play("1", "1", "1", "1", "log").split("> log")[-1]
    assert "Round 1 of 5" in everything
    out = desk().play("log x", "log 0")
    assert "log 20 the last 20 lines" in out


def test_the_last_lines_of_the_log():
    table = desk()
    table.play("1", "1", "1")
    table.paper.truncate(0)
    table.game.log("2")
    assert len([line for line in table.paper.getvalue().splitlines() if line.strip("\0 ")]) in (2, 3, 4)


def test_the_log_does_not_tell_what_others_drew():
    table = desk(seed=9)
    out = table.play("log")
    drawn = [e.card for e in table.table.events if type(e).__name__ == "Drew" and e.seat == 1]
    assert drawn
    for card in drawn:
        assert table.screen.speech.name(card) not in out.replace("You know", "") or card in str(
            table.table.view(0).data()
        )


def test_after_the_end_one_may_still_undo_and_save(tmp_path):
    table = desk()
    table.play(then="1")
    assert table.table.over
    out = table.play("log 1", "save end.json", "undo", "quit")
    assert "Saved" in out
    assert not table.table.over
    again, _ = files.load(Voice("en"), tmp_path / "end.json")
    assert again.over
    assert json.loads((tmp_path / "end.json").read_text("utf-8"))["result"]


def test_after_the_end_nonsense_is_answered():
    table = desk()
    table.play(then="1")
    out = table.play("build COM018", "why pass", "lang ru", "")
    assert "The game is over. Enter leaves" in out
    assert "IS-END-01" in out
    assert "Игра окончена" in out


def test_the_solo_game_ends_with_a_verdict():
    for seed in range(3):
        table = desk({"barbarians": "human"}, seed=seed)
        out = " ".join(table.play(then="1").split())
        verdict = table.table.ranking[0].verdict
        assert "Cards in the Collection pile: " in out
        assert ("Defeat" in out) == (verdict == "lost")
        assert ("You have won. Your rank: " in out) == (verdict != "lost")


def test_the_first_seat_sees_its_hand_and_not_the_others():
    table = desk({"romans": "human", "barbarians": "human"})
    hands = [table.table.view(seat).data()["players"][seat]["hand"]["known"] for seat in (0, 1)]
    first = table.table.decision.seat
    out = table.play("")  # through the curtain
    for card in hands[first]:
        assert table.screen.speech.name(card) in out
    secret = [card for card in hands[1 - first] if card not in str(table.table.view(first).data())]
    assert secret
    for card in secret:
        assert card not in out


def test_the_curtain_falls_whenever_the_keyboard_goes_round():
    table = desk({"romans": "human", "barbarians": "human", "japanese": "greedy"})
    out = table.play(then="1")
    assert table.table.over
    assert "Take the keyboard, then press Enter" in out
    screens = re.split("Take the keyboard|First player", out)
    assert out.count("Take the keyboard") < len(screens) - 1
    names = [re.search(r". (\w+) \(you\)", screen) for screen in screens]
    assert {name[1] for name in names if name} == {"Romans", "Barbarians"}


def test_one_person_needs_no_curtain():
    assert "Take the keyboard" not in desk().play("1", "1")


def test_undo_among_friends_goes_back_to_the_last_persons_choice():
    table = desk({"romans": "human", "barbarians": "human"})
    first = table.table.decision.seat
    out = table.play("", "1", "", "undo", "")
    assert table.table.decision.seat == first
    assert table.table.choices == []
    assert out.count("Take the keyboard") == 3


def test_secret_drafts_ask_everybody():
    table = desk({"romans": "human", "barbarians": "human", "egyptians": "random"}, lookout="alternative")
    table.play("", "1", "", "1")
    assert {seat for seat, _ in table.table.choices} == {0, 1, 2}


@pytest.mark.parametrize(
    ("width", "whole"), [(60, "ru"), (80, "en"), (120, "ru"), (180, None), (200, "en"), (300, None)]
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_line_fits(width, whole, lang):
    """All that is drawn in a game, the whole of it in one of the languages where it may be too narrow for something."""
    table = desk({"japanese": "human", "egyptians": "greedy", "romans": "greedy"}, seed=12, lang=lang, width=width)
    out = table.play(then="1") if lang == whole else table.play(*["1"] * 40)
    longest = max(len(line.rstrip()) for line in out.splitlines())
    assert longest <= min(width, 200)
    assert longest > min(width, 200) * 0.9


def test_completion_offers_the_options_and_the_commands():
    table = desk()
    table.play()
    assert table.keyboard.offered[0] == table.table.decision.options[0].key
    assert "undo" in table.keyboard.offered


def test_a_table_that_was_loaded_and_left_untouched_stays_in_its_file(tmp_path, capsys):
    table = desk().table
    table.push(table.decision.options[0])
    path = files.save(Voice("en"), table, tmp_path / "game.json")
    loaded = desk()
    loaded.table = stead.Table.replay(table.record())
    loaded.play("quit", file=path)
    assert f"--load {path}" in capsys.readouterr().err
    assert saved(tmp_path) == []


def test_a_file_says_who_sat_where(tmp_path):
    table = desk({"japanese": "random", "romans": "human"})
    table.play("1", "quit")
    (path,) = saved(tmp_path)
    again, players = files.load(Voice("en"), path)
    kinds = arguments.reseat(Voice("en"), again.title, again.setup.seats, None, players)
    assert kinds == {"japanese": "random", "romans": "human"}
    kinds = arguments.reseat(Voice("en"), again.title, again.setup.seats, "japanese=human", players)
    assert kinds == {"japanese": "human", "romans": "greedy"}
    assert arguments.reseat(Voice("en"), again.title, again.setup.seats, None, ["Maria", "?"])["japanese"] == "human"
