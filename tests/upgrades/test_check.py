"""`stead check --old`: an operator hears before an upgrade what it will do."""

import sqlite3
from pathlib import Path

import pytest
from anyio import to_thread
from sqlalchemy import select
from typer.testing import CliRunner

from stead.cli.main import app
from stead.cli.sorry import Sorry
from stead.server.store import Store, schema
from tests.server.services import Postgres
from tests.upgrades.old import RUNNING, Club, Release, other_rules


def check(file: Path | str, *more: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, ["check", "--old", str(file), *more])
    if isinstance(result.exception, Sorry):
        raise result.exception
    return result.exit_code, result.output.splitlines()


def test_nothing_happens_to_the_games_of_the_first_release(file: Path) -> None:
    before = file.read_bytes()
    again = [id for id in RUNNING if id.startswith("founders")]  # whose rules have grown since, for other games
    code, lines = check(file, "--lang", "en")
    assert code == 0
    assert sorted(lines[:-2]) == [
        f"{id} (founders): played again by the mended rules; nothing is lost." for id in again
    ]
    assert lines[-2:] == [
        f"Running games: {len(RUNNING)}. As they are: 20; played again: 21; going on from a position: 0; stuck: 0.",
        "Games that are over: 21. Replayed whole: 21; not whole: 0.",
    ]
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_what_mended_rules_will_do(file: Path, release: Release) -> None:
    release(rules={"settlers": other_rules("settlers", "deal"), "founders": other_rules("founders")})
    code, lines = check(file, "--lang", "en")
    assert code == 0
    assert "founders16 (founders): played again by the mended rules; nothing is lost." in lines
    assert any("goes on by the mended rules from the last position written; the last" in line for line in lines)
    assert any("is over, and the mended rules do not lead to its end; its record is kept." in line for line in lines)
    assert lines[-2].startswith("Running games: 41. As they are: 0; played again: ")
    code, lines = check(file, "--lang", "ru")
    assert any("переигрывается по исправленным правилам" in line for line in lines)


def test_cards_that_nobody_knows_any_more(file: Path, release: Release) -> None:
    release(cards={"settlers": ("boards.yaml", "worker: 5", "worker: 1")})
    code, lines = check(file, "--lang", "en")
    assert code == 1
    assert (
        "settlers00 (settlers): cannot go on, since its rules or cards are not known here; its record is kept." in lines
    )
    assert lines[-2].endswith("stuck: 20.")


def test_what_is_no_database(file: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "other.db"
    sqlite3.connect(foreign).execute("CREATE TABLE cats (name)").connection.close()
    newer = tmp_path / "newer.db"
    newer.write_bytes(file.read_bytes())
    with sqlite3.connect(newer) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    text = tmp_path / "text"
    text.write_text("Once upon a time")
    for path, sentence in (
        (tmp_path / "nowhere.db", "There is no file “{}”."),
        (text, "“{}” cannot be read as a database: file is not a database."),
        (foreign, "“{}” is no database of “stead serve”."),
        (newer, "“{}” cannot be read as a database: this database was written by a newer version of Stead"),
    ):
        with pytest.raises(Sorry) as error:
            check(path, "--lang", "en")
        assert str(error.value).startswith(sentence.format(path))


@pytest.mark.anyio
async def test_a_database_on_postgresql(file: Path, postgres: Postgres) -> None:
    """The club moved there. It is read, and nothing is changed."""
    url = postgres.fresh()
    async with Club.open(file) as club:
        there = await Store.open(url)
        for table in schema.metadata.sorted_tables:
            rows = await club.store.database.read(
                lambda db, t=table: [dict(r) for r in db.execute(select(t)).mappings()]
            )
            if rows:
                await there.database.write(lambda db, t=table, r=rows: db.execute(t.insert(), r))
        await there.close()
    code, lines = await to_thread.run_sync(check, url, "--lang", "en")
    assert (code, lines[-1]) == (0, "Games that are over: 21. Replayed whole: 21; not whole: 0.")
    with pytest.raises(Sorry, match="cannot be read as a database"):
        await to_thread.run_sync(check, postgres.url("nowhere"))
