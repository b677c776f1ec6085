"""How much comes over the wire before one can begin: a promise to people with slow lines."""

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visit
from tests.browser.person import Person

MOST = 200_000


def weigh(person: Person, path: str, until: str) -> int:
    """Bytes of JavaScript and CSS, as packed as they came, until this can be seen."""
    came: list[Request] = []

    def came_in(request: Request) -> None:
        came.append(request)

    person.context.on("requestfinished", came_in)
    person.go(path)
    person.page.locator(until).first.wait_for()
    code = [request for request in came if request.resource_type in ("script", "stylesheet")]
    assert len(code) >= 2
    return sum(request.sizes()["responseBodySize"] for request in code)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lobby_and_a_table_are_light(visit: Visit, lang: str) -> None:
    anna = visit("Anna", lang=lang)
    tables = [anna.lay("me", "bot", title=title, public=True) for title in ("settlers", "colonists")]
    tables.append(anna.lay("me", "bot", modules=["aztecs"], public=True))
    assert weigh(anna, "/", "article") <= MOST
    for table in tables:
        assert weigh(visit(lang=lang), f"/t/{table}", "[data-thing]") <= MOST
