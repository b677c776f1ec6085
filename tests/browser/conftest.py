"""A browser and a server for the tests of a worker, people with fresh browsers for each test."""

import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from stead.server.http.static import FOLDER as PAGES
from tests.browser.house import House
from tests.browser.person import PATIENCE, Person

ARGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()
CHROMIUM = "chromium-headless-shell chromium chromium-browser google-chrome".split()
"""The first of these that is here. The shell has no windows of its own to look after: half the work for a page."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

expect.set_options(PATIENCE * 1000)

Visit = Callable[..., Person]
HERE = pytest.StashKey[tuple[House, list[Person]]]()


# A playwright is a running event loop: it must be gone before other tests want one of their own. Hence "package".
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for each worker: one for all would need a second program between each of them and it."""
    path = os.environ.get("STEAD_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("The pages are not tested: no chromium here; on Debian: apt install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (PAGES / "index.html").is_file():
        pytest.fail("The pages are not built: ./test builds them, or `npm ci && npm run build` in web/.")
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def visit(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a fresh browser for somebody: `visit("Anna")`, `visit(lang="ru", phone=True)`."""
    people: list[Person] = []
    request.node.stash[HERE] = (house, people)

    def visit(name: str = "", lang: str = "en", phone: bool = False, **prefs: Any) -> Person:
        kept = json.dumps({"lang": lang, "speed": "off", "sound": False} | prefs)
        context = chromium.new_context(**(PHONE if phone else DESKTOP))
        context.add_init_script(f"if (location.host) localStorage.stead ??= {json.dumps(kept)}")
        context.set_default_timeout(PATIENCE * 1000)
        person = Person(context, house.url, lang, phone)
        people.append(person)
        return person.come(name) if name else person

    yield visit
    for person in people:
        person.context.close()
    troubles = [trouble for person in people for trouble in person.troubles]
    assert not troubles, "in the browsers:\n" + "\n".join(troubles)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What everybody saw when a test failed, and what the server said."""
    report = yield
    if report.when == "call" and report.failed and HERE in item.stash:
        house, people = item.stash[HERE]
        for n, person in enumerate(people):
            shot = house.folder / f"{item.name}-{n}.png"
            with suppress(Error):
                person.page.screenshot(path=shot, timeout=5000)
                report.sections.append((f"screen {n}", f"{shot} of {person.page.url}"))
            report.sections.append((f"troubles {n}", "\n".join(person.troubles)))
        report.sections.append(("server", house.log()[-3000:]))
    return report
