"""`stead content`: what is not certain, and files to play with."""

from tests.cli.desk import run


def test_doubts_are_listed_with_both_values(tmp_path):
    done = run(tmp_path, "content", "colonists")
    assert done.returncode == 0
    assert "grove\n  grove {does: [{gain: {wood: 3}}]} -> {does: [{gain: {wood: 2}}]}\n" in done.stdout
    assert run(tmp_path, "content", "settlers").stdout == ""


def test_a_doubt_decided_the_other_way_is_played(tmp_path):
    done = run(tmp_path, "content", "colonists", "mine", "--other", "grove", "--other", "joiner")
    assert done.returncode == 0
    assert done.stdout == "Written: markets.yaml, places.yaml. Play with --content mine\n"
    assert run(tmp_path, "check", "mine", "--title", "colonists").returncode == 0
    seats = ("--seats", "north=random,east=random", "--seed", "5")
    played = run(tmp_path, "play", "colonists", "--content", "mine", *seats)
    assert played.returncode == 0, played.stderr


def test_nothing_is_overwritten(tmp_path):
    assert run(tmp_path, "content", "colonists", "mine", "--other", "all").returncode == 0
    again = run(tmp_path, "content", "colonists", "mine", "--other", "grove")
    assert again.returncode != 0
    assert again.stderr.strip() == "mine/places.yaml is there already. Nothing was written."


def test_without_a_doubt_all_files_are_written(tmp_path):
    assert run(tmp_path, "content", "founders", "all").returncode == 0
    assert run(tmp_path, "check", "all", "--title", "founders").returncode == 0


def test_what_cannot_be_decided_is_told(tmp_path):
    done = run(tmp_path, "content", "colonists", "mine", "--other", "horse")
    assert done.returncode != 0
    assert "no doubt 'horse' with another value; there are: alchemist, " in done.stderr
    assert run(tmp_path, "content", "chess").returncode != 0
    assert not (tmp_path / "mine").exists()
