"""Somebody before a real browser: what they see, what they press, and what went wrong meanwhile."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    APIResponse,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)

from stead.text.voice import Voice, unmarked

PATIENCE = 60.0
Picture = dict[str, Any]
GAMES = Path(__file__).parents[1] / "fixtures" / "settlers"
BREAKS = r"net::ERR_|WebSocket connection to|Failed to fetch"
"""What a browser says when the line is cut."""


DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


class Person:
    def __init__(self, context: BrowserContext, url: str, lang: str, phone: bool = False) -> None:
        self.context = context
        self.phone = phone
        self.url = url
        self.voice = Voice(lang)
        self.troubles: list[str] = []
        self.picture: Picture = {}
        """The last one that came."""
        self._socket: WebSocket | None = None
        context.on("console", self._console)
        context.on("weberror", lambda broken: self.troubles.append(str(broken.error)))
        context.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))
        context.on("request", lambda request: self._asked(request.url))
        context.on("dialog", self._dialog)
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    # Troubles

    def _console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(said.text)

    def _failed(self, url: str, why: str) -> None:
        if why != "net::ERR_ABORTED":  # whoever leaves a page wants no more of it
            self.troubles.append(f"{why} {url}")

    def _asked(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob") and not url.startswith(self.url + "/"):
            self.troubles.append(f"a request left the house: {url}")

    def _dialog(self, dialog: Dialog) -> None:
        self.troubles.append(f"the browser's own {dialog.type}: {dialog.message}")
        dialog.dismiss()

    def forgive(self, what: str = BREAKS) -> None:
        """Troubles like this were meant to happen."""
        self.troubles = [trouble for trouble in self.troubles if not re.search(what, trouble)]

    # The way to a table

    def post(self, path: str, body: Any = None) -> Any:
        """What the pages would ask of the server; for what a test only needs and does not try."""
        ours = {"X-Stead": "1", "Origin": self.url}
        answer: APIResponse = self.context.request.post(self.url + path, data=body, headers=ours)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(self.url + path).json()

    def come(self, name: str) -> "Person":
        self.post("/api/guest", {"name": name})
        return self

    def lay(self, *seats: str | dict[str, Any], **more: Any) -> str:
        """A new table with these seats ("me", "bot", "open")."""
        wishes = [{"who": seat} if isinstance(seat, str) else seat for seat in seats]
        wishes = [wish | ({"bot": "greedy"} if wish["who"] == "bot" else {}) for wish in wishes]
        return self.post("/api/tables", {"title": "settlers", "seats": wishes, **more})["id"]

    def upload(self, game: str) -> str:
        """A finished table: one of the recorded games."""
        recorded = json.loads((GAMES / f"{game}.json").read_text("utf-8"))
        return self.post("/api/records", recorded["record"])["id"]

    def resume(self, game: str, step: int, seat: int = 0) -> None:
        """Sit down in the middle of a recorded game, bots on the other seats."""
        wish = {"step": step, "seat": seat, "bot": "random"}
        self.sit_down(self.post(f"/api/tables/{self.upload(game)}/what-if", wish)["id"])

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sit_down(self, table: str) -> None:
        """Open the page of a table and wait until it is there."""
        self.picture = {}
        self.go(f"/t/{table}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until the game has begun and its board is there. Before, all options are buttons, and not for long."""
        self.until(lambda picture: picture["status"] != "waiting")
        self.page.locator("[data-thing]").first.wait_for()

    # Ears

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "table":
            self.picture = message

    def until(self, true: Callable[[Picture], Any]) -> None:
        """Wait for a picture like this."""
        ends = time.monotonic() + PATIENCE
        while not (self.picture and true(self.picture)):
            assert time.monotonic() < ends, f"it did not come; the last picture is {self.picture}"
            with suppress(Error):  # half a second is up: there may be another socket to listen at by now
                if self._socket is None or self._socket.is_closed():
                    self.page.wait_for_event("websocket", timeout=500)
                else:
                    self._socket.wait_for_event("framereceived", timeout=500)

    @property
    def options(self) -> list[dict[str, Any]]:
        """What I may choose from now."""
        mine = (ask for ask in self.picture["asks"] if ask["seat"] == self.picture["seat"])
        return next((ask["options"] or [] for ask in mine), [])

    @property
    def holding(self) -> bool:
        return self.picture["held"] is not None and self.picture["held"] == self.picture["seat"]

    # Eyes

    def say(self, id: str, **args: Any) -> str:
        """As the page says it to this person."""
        return self.voice.say(id, **args)

    def titled(self, title: str, id: str) -> str:
        """What a title says."""
        return Voice(self.voice.lang, title=title).say(id)

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    def dialog(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(id, **args), exact=True)

    def thing(self, id: str) -> Locator:
        return self.page.locator(f'[data-thing="{id}"]')

    @property
    def line(self) -> Locator:
        """The state of the connection."""
        return self.page.locator("[role=status].line")

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-actions"), exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-log"), exact=True)

    def read_log(self) -> Locator:
        """The log: open from the beginning where there is room, else opened now."""
        self.page.locator("[data-thing]").first.wait_for()  # before the board is there it does not know its room
        if not self.log.is_visible():
            self.page.keyboard.press("l")
        expect(self.log).to_be_visible()
        return self.log

    @property
    def too_wide(self) -> bool:
        """Does the page stick out of the window?"""
        return self.page.evaluate("document.scrollingElement.scrollWidth > document.documentElement.clientWidth")

    def drawn(self) -> None:
        """Wait until the page has drawn what it heard."""
        self.page.evaluate(DRAWN)

    # Hands

    def press(self, what: Locator) -> None:
        """With the mouse, or on a phone with a finger."""
        if self.phone:
            what.tap()
        else:
            what.click()

    def choose(self, key: str) -> None:
        """By pressing the thing it is about and then the option, if that did not do it at once; or by its button."""
        option = next(option for option in self.options if option["key"] == key)
        button = self.bar.get_by_role("button", name=said(option["text"])).first
        with self.moving():
            thing = self._offered(option["about"], button)
            if thing is None:
                self.press(button)
            elif not self.does_at_once(thing):
                self.press(self.page.get_by_role("dialog").get_by_role("button", name=said(option["text"])).first)

    def _offered(self, about: list[str], button: Locator) -> str | None:
        """By which thing, if not by the button. What was heard here may still have to be drawn there."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            found = next((thing for thing in about if self.thing(thing).first.is_visible()), None)
            if found is not None or button.is_visible():
                return found
        return None

    def does_at_once(self, thing: str, press: Callable[[Locator], None] | None = None) -> bool:
        """Press it: was that all there was to do? Else it shows its options."""
        version, several = self.picture["version"], len(self.about(thing)) > 1
        (press or self.press)(self.thing(thing).first)
        shown = self.page.get_by_role("dialog")
        if not several:
            self.until(lambda picture: picture["version"] > version or shown.count())
        return self.picture["version"] > version

    def about(self, thing: str) -> list[dict[str, Any]]:
        """The options about a thing."""
        return [option for option in self.options if thing in option["about"]]

    def key_in(self, key: str) -> None:
        """By the list of everything one can do, with the keyboard alone."""
        n = [option["key"] for option in self.options].index(key)
        self.page.keyboard.press("o")
        with self.moving():
            for _ in range(n if n > 8 else 0):  # only the first nine have numbers
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter" if n > 8 else str(n + 1))

    def end_turn(self) -> None:
        with self.moving():
            self.press(self.button("table-done"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done inside changes the table."""
        version = self.picture["version"]
        yield
        self.until(lambda picture: picture["version"] > version)


def said(text: str) -> re.Pattern[str]:
    """What begins like this sentence of the server. Between words and signs a browser reads out spaces of its own."""
    letters = "".join(unmarked(text).split())
    return re.compile("^" + r"\s*".join(map(re.escape, letters)))


def gone(find: Callable[[], list[str]]) -> None:
    """Soon nothing like this is found any more."""
    ends = time.monotonic() + PATIENCE
    while found := find():
        assert time.monotonic() < ends, found
