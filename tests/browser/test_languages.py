"""Russian and English: a switch changes every word on the page, without loading it anew."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, gone

SEEN = """() => {
  const found = [document.title];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility()) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    for (const name of ["aria-label", "aria-valuetext", "placeholder", "title", "alt"]) {
      found.push(element.getAttribute(name) ?? "");
    }
  }
  return found;
}"""
FOREIGN = {"en": "[А-Яа-яЁё]{2,}", "ru": "[A-Za-z]{2,}"}
SAME = r"Stead|JSON|IS-[A-Z]+-\d+|\b(COM|ROM|BAR|EGY|JAP|ATT)\d+|English|Русский|\bEN\b|\bRU\b"
"""What is the same in both: names, numbers of rules and cards, and what each language calls itself."""


def foreign(person: Person, lang: str) -> list[str]:
    """What can be seen or is read out, and is not in this language. People are called what they are called."""
    tables = [table for tables in person.get(f"/api/tables?lang={lang}").values() for table in tables]
    names = {player["name"] for table in tables for player in table["people"] if player["name"]}
    same = "|".join([*map(re.escape, sorted(names, key=len, reverse=True)), SAME])
    return [text for text in person.page.evaluate(SEEN) if re.search(FOREIGN[lang], re.sub(same, "", text))]


def test_the_lobby_changes_its_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.lay("me", "bot")
    anna.upload("2-romans-barbarians")
    anna.go("/")
    expect(anna.page.get_by_role("article").first).to_be_visible()
    anna.page.evaluate("window.same = true")
    for lang, name in (("ru", "Русский"), ("en", "English")):
        anna.page.get_by_role("button", name=name).click()
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        gone(lambda lang=lang: foreign(anna, lang))
    assert anna.page.evaluate("window.same")


def test_a_table_changes_its_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 43)
    anna.read_log()
    anna.page.evaluate("window.same = true")
    for lang, name in (("ru", "Русский"), ("en", "English")):
        anna.page.locator("[data-menu]").click()
        anna.page.get_by_role("dialog").get_by_role("button").first.click()
        anna.page.get_by_text(name, exact=True).click()
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        anna.page.keyboard.press("Escape")
        gone(lambda lang=lang: foreign(anna, lang))
    assert anna.page.evaluate("window.same")
