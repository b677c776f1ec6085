import time
from tests.browser.conftest import Visit


def test_probe(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.lay("me", "bot")
    anna.sit_down(table)
    while not any(o["key"].startswith("raze") for o in anna.options):
        if anna.holding:
            anna.end_turn()
        elif anna.options:
            anna.choose(anna.options[0]["key"])
        anna.until(lambda p: anna.options or anna.holding or p["status"] == "finished")
    o=next(o for o in anna.options if o["key"].startswith("raze"))
    print(o)
    anna.thing(o["about"][0]).click()
    print(repr(anna.page.get_by_role("dialog").aria_snapshot()))
    print(anna.page.get_by_role("dialog").inner_html())
    print(anna.bar.aria_snapshot())
