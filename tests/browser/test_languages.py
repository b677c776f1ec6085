"""Russian and English: a switch changes every word on the page, without loading it anew."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

SEEN = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.parentElement.checkVisibility()) found.push(walker.currentNode.data);
  for (const name of ["aria-label", "aria-valuetext", "placeholder", "title", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) if (element.checkVisibility()) found.push(element.getAttribute(name));
  }
  return found;
}"""
OURS = {"en": "[A-Za-z]{2,}", "ru": "[А-Яа-яЁё]{2,}"}
# Names, the numbers of rules and cards, and what each language calls itself.
SAME = r"Stead|Anna|Settlers by|IS-[A-Z]+-\d+|\b(COM|ROM|BAR|EGY|JAP|ATT)\d+|English|Русский|\bEN\b|\bRU\b|JSON|https?://\S+"


def foreign(person: Person, lang: str) -> list[str]:
    """What can be seen or is read out, and is not in this language."""
    other = OURS["ru" if lang == "en" else "en"]
    return [text for text in person.page.evaluate(SEEN) if re.search(other, re.sub(SAME, "", text))]


def switched(person: Person, lang: str) -> None:
    """The page speaks this language now, and is still the same page."""
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    assert person.page.evaluate("window.same")


def test_the_lobby_changes_its_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.lay("me", "bot")
    anna.upload("2-romans-barbarians")
    anna.go("/")
    expect(anna.page.get_by_role("article").first).to_be_visible()
    anna.page.evaluate("window.same = true")
    for lang, name in (("ru", "Русский"), ("en", "English")):
        anna.page.get_by_role("button", name=name).click()
        switched(anna, lang)
        anna.page.wait_for_function("lang => document.body.innerText.includes(lang)", arg=anna.say("nav-credits") if lang == "en" else "Карточки")
        assert foreign(anna, lang) == []


def test_a_table_changes_its_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 43)
    anna.page.keyboard.press("l")
    anna.page.evaluate("window.same = true")
    for lang, name in (("ru", "Русский"), ("en", "English")):
        anna.page.locator("[data-menu]").click()
        anna.page.get_by_role("dialog").get_by_role("button").first.click()
        anna.page.get_by_text(name, exact=True).click()
        switched(anna, lang)
        anna.until(lambda picture, lang=lang: picture["lang"] == lang)
        anna.page.keyboard.press("Escape")
        assert foreign(anna, lang) == []
