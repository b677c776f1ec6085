"""How a server is set up, and what is said when it cannot be."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from stead.cli import serve
from stead.cli.sorry import Sorry
from stead.server.settings import Settings, from_environment, to_environment
from stead.server.store import Store
from stead.text import Voice
from tests.ports import free_port
from tests.server.http.kit import ME, OPEN
from tests.server.services import Postgres
from tests.server.store.made import with_table
from tests.signals import heard

ROOT = Path(__file__).parents[3]
VOICE = Voice("en")


def test_workers_read_back_what_they_are_told() -> None:
    told = Settings(
        database="postgresql://stead@/club",
        bus="redis://localhost",
        content="/srv/cards",
        origins=("https://a.example", "https://b.example"),
        trusted_proxy="10.0.0.1,10.0.0.2",
        secure_cookies="yes",
        push_hosts=("localhost:99",),
        patience=2.5,
        deep_seconds=0.5,
        log_level="debug",
    )
    assert from_environment(to_environment(told)) == told
    assert from_environment(to_environment(Settings())) == from_environment({}) == Settings()


def test_a_setting_that_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(msgspec.ValidationError, match="patience"):
        from_environment({"STEAD_PATIENCE": "much"})
    with pytest.raises(msgspec.ValidationError, match="deep_seconds"):
        from_environment({"STEAD_DEEP_SECONDS": "60"})
    monkeypatch.setenv("STEAD_SECURE_COOKIES", "maybe")
    with pytest.raises(Sorry, match="secure_cookies"):
        serve.read_settings(VOICE, {})


def test_the_command_line_is_stronger_than_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEAD_DATABASE", "sqlite:///one.db")
    monkeypatch.setenv("STEAD_ORIGINS", "https://one.example")
    settings = serve.read_settings(VOICE, {"database": "sqlite:///two.db", "origins": (), "bus": None})
    assert (settings.database, settings.origins) == ("sqlite:///two.db", ("https://one.example",))


def test_games_are_kept_in_the_persons_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().url == f"sqlite:///{tmp_path}/stead/stead.db"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings().url == f"sqlite:///{tmp_path}/.local/share/stead/stead.db"


@pytest.mark.parametrize(
    ("settings", "enough"),
    [
        (Settings(database="sqlite:///x.db"), False),
        (Settings(database="postgresql://stead@/club"), True),
        (Settings(database="postgresql://stead@/club", bus="memory://"), False),
        (Settings(database="sqlite:///x.db", bus="redis://localhost"), True),
    ],
)
def test_several_workers_need_a_bus(settings: Settings, enough: bool) -> None:
    if enough:
        serve.check_bus(VOICE, settings)
    else:
        with pytest.raises(Sorry, match="--bus redis"):
            serve.check_bus(VOICE, settings)


def test_passwords_in_urls_are_not_shown() -> None:
    assert serve.shown("postgresql://stead:secret@host/club") == "postgresql://stead:***@host/club"
    assert serve.shown("nonsense") == "nonsense"


# The program


def stead(*arguments: object, **environ: str) -> subprocess.Popen[str]:
    known = {name: value for name, value in os.environ.items() if not name.startswith(("STEAD_", "LANG", "LC_"))}
    with heard():
        return subprocess.Popen(
            [sys.executable, "-m", "stead.cli.main", "serve", *map(str, arguments)],
            cwd=ROOT,
            env={**known, "PYTHONPATH": str(ROOT), **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )


@contextmanager
def serving(*arguments: object) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    port = free_port()
    process = stead("--port", port, *arguments)
    try:
        origin = f"http://localhost:{port}"
        with httpx.Client(base_url=origin, headers={"Origin": origin, "X-Stead": "1"}) as http:
            ends = time.monotonic() + 60
            while True:
                try:
                    assert http.get("/healthz").text == "well\n"
                    break
                except httpx.TransportError:
                    assert time.monotonic() < ends
                    assert process.poll() is None, process.communicate()
                    time.sleep(0.1)
            yield process, http
    finally:
        process.kill()
        process.communicate()


def test_it_serves_and_stops_in_good_order(tmp_path: Path) -> None:
    with serving("--database", f"sqlite:///{tmp_path}/stead.db") as (process, http):
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        table = http.post("/api/tables", json={"title": "settlers", "seats": [ME, OPEN]}).json()["id"]
        assert http.get(f"/api/tables/{table}").json()["status"] == "waiting"
        assert "server" not in http.get("/api/me").headers
        process.send_signal(signal.SIGTERM)
        out, logs = process.communicate(timeout=30)
        assert process.returncode in (0, -signal.SIGTERM)
        assert re.search(r"Stead is at http://localhost:\d+\. .*stead\.db", out)
        assert all(line.startswith("{") for line in logs.splitlines()), logs
        cookies = http.cookies
    with serving("--database", f"sqlite:///{tmp_path}/stead.db") as (_, http):
        http.cookies = cookies
        assert http.get("/api/me").json()["player"]["name"] == "Anna"
        assert http.get(f"/api/tables/{table}").json()["yours"]


def test_somebodys_own_cards_take_the_place_of_ours(tmp_path: Path) -> None:
    """Tables that were made with them go on when they are gone; exercises are those of our cards."""
    ours = (ROOT / "stead/titles/north/content/glenn.yaml").read_text("utf-8")
    (tmp_path / "mine/north").mkdir(parents=True)
    (tmp_path / "mine/north/glenn.yaml").write_text(ours.replace("gle_shearing_shed", "wool_fair"), "utf-8")
    database, here = f"sqlite:///{tmp_path}/stead.db", "/api/titles/north"

    def has_it(http: httpx.Client, **query: str) -> bool:
        return "Wool fair" in {card["name"] for card in http.get(f"{here}/cards", params=query).json()["cards"]}

    with serving("--database", database, "--content", tmp_path / "mine") as (_, http):
        assert has_it(http)
        course = http.get(f"{here}/course").json()
        assert not has_it(http, content=course["content"])
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        http.post(f"{here}/lessons/{course['lessons'][0]['name']}").raise_for_status()
        wish = {"title": "north", "seats": [ME, {"who": "bot", "bot": "greedy"}]}
        table = f"/api/tables/{http.post('/api/tables', json=wish).json()['id']}"
        content = http.get(table).json()["content"]
        cookies = http.cookies
    with serving("--database", database) as (_, http):
        http.cookies = cookies
        assert not has_it(http)
        assert has_it(http, content=content)
        assert http.get(table).json()["status"] == "playing"


def test_forwarded_headers_are_believed_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https"}
    with serving("--database", f"sqlite:///{tmp_path}/a.db") as (_, http):
        answer = http.post("/api/guest", json={"name": "Anna"}, headers=forwarded)
        assert "secure" not in answer.headers["set-cookie"].lower()
    with serving("--database", f"sqlite:///{tmp_path}/b.db", "--trusted-proxy", "127.0.0.1") as (_, http):
        origin = str(http.base_url).replace("http:", "https:").rstrip("/")
        answer = http.post("/api/guest", json={"name": "Anna"}, headers={**forwarded, "Origin": origin})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--content", "/proc"], "has no folder that is called like a title: settlers"),
        (["--workers", "2"], "Several workers must hear of each other"),
        (["--database", "mysql://somewhere"], "mysql://somewhere cannot be opened"),
        (["--database", "nonsense"], "nonsense cannot be opened"),
        (["--database", "sqlite:////proc/nowhere/stead.db"], "cannot be opened"),
        (["--database", "postgresql://stead@localhost:1/club"], "cannot be opened"),
        (["--host", "192.0.2.1"], "Nobody can listen at 192.0.2.1"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    process = stead("--port", free_port(), *arguments, XDG_DATA_HOME=str(tmp_path))
    _, error = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said in error
    assert "Traceback" not in error


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = stead("--port", port, "--lang", "ru", XDG_DATA_HOME=str(tmp_path))
        _, error = process.communicate(timeout=60)
    assert process.returncode == 2
    assert f"127.0.0.1:{port}" in error
    assert "занять нельзя" in error


def test_two_workers_on_postgresql_are_one_server(postgres: Postgres) -> None:
    token = {"Authorization": "Bearer open sesame"}
    arguments = ("--database", postgres.fresh(), "--workers", 2, "--metrics-token", "open sesame")
    with serving(*arguments) as (process, http):
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        table = http.post("/api/tables", json={"title": "settlers", "seats": [ME, OPEN]}).json()["id"]
        link = str(http.base_url)
        for _ in range(20):  # each time over a connection of its own: any worker may answer
            with httpx.Client(base_url=link, cookies=http.cookies) as anew:
                assert anew.get(f"/api/tables/{table}").json()["yours"]
        numbers = http.get("/metrics", headers=token).text
        counted = re.search(r'stead_requests_total{.*route="/api/tables/{id}",status="200"} (\d+)', numbers)
        assert counted is not None
        assert int(counted[1]) == 20  # whichever worker is asked, it tells of both
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
        assert process.returncode == 0


# What can be set


def helped(command: str) -> str:
    shown = subprocess.run(
        [sys.executable, "-m", "stead.cli.main", command, "--help"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return shown.stdout


SINGULAR = {"origins": "origin", "hosts": "allow-host", "push_hosts": "push-host"}


def test_everything_that_can_be_set_is_in_the_help_and_in_the_docs() -> None:
    """A setting that only the source knows is none."""
    said, docs = helped("serve"), (ROOT / "docs" / "serving.md").read_text("utf-8")
    for name in Settings.__struct_fields__:
        option = "--" + SINGULAR.get(name, name).replace("_", "-")
        assert option in said, option
        assert f"`{option}`" in docs, option
        assert f"`STEAD_{name.upper()}`" in docs, name


def test_every_option_that_the_docs_name_is_one() -> None:
    said = {command: helped(command) for command in ("serve", "prune", "check")}
    docs = (ROOT / "docs" / "serving.md").read_text("utf-8")
    known = {option for text in said.values() for option in re.findall(r"--[a-z-]+", text)}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", docs)) <= known


def test_old_tables_are_pruned_by_a_command(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/stead.db"

    def prune(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "stead.cli.main", "prune", "--database", database, *arguments]
        known = {name: value for name, value in os.environ.items() if not name.startswith(("STEAD_", "LANG", "LC_"))}
        done = subprocess.run(
            command, cwd=ROOT, env={**known, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr

    asyncio.run(old_tables(database))
    code, said = prune()
    assert (code, "--finished DAYS" in said) == (2, True)
    code, said = prune("--finished", "30", "--abandoned", "30")
    assert (code, "Nothing was changed" in said) == (0, True)
    assert "Games over for more than 30 days: 1" in said
    assert prune("--finished", "30", "--abandoned", "30", "--yes")[0] == 0
    assert "30 days: 0" in prune("--finished", "30")[1]
    assert asyncio.run(kept_tables(database)) == ["new"]


async def old_tables(database: str) -> None:
    store = await Store.open(database)
    await with_table(store, id="new", status="finished", updated=time.time())
    await with_table(store, id="over", status="finished", updated=1.0)
    await with_table(store, id="left", status="playing", updated=1.0)
    await store.close()


async def kept_tables(database: str) -> list[str]:
    store = await Store.open(database)
    try:
        return await store.ids()
    finally:
        await store.close()
