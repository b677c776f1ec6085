"""A marked voice names the things it speaks of, and says otherwise the same."""

import re
from typing import Any

import pytest

import stead
from stead import bots, shelf
from stead.text import LANGUAGES, speech
from stead.text.voice import unmarked

MARK = re.compile(r"⟦([^|⟦⟧]+)\|([^⟦⟧]+)⟧")
TITLE = shelf.title("settlers")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_whole_and_taken_off_give_the_same_words(lang: str) -> None:
    plain, marked = (speech(TITLE, lang, marked=m) for m in (False, True))
    table = stead.Table.new("settlers", seats=["romans", "barbarians", "japanese"], seed=5)
    minds = [bots.make("greedy", TITLE, seed=seat) for seat in range(3)]
    things: set[str] = set()
    told = 0
    while not table.over:
        decision = table.decision
        for option in decision.options:
            text = marked.option(decision, option)
            things |= {thing for thing, _ in MARK.findall(text)}
            assert unmarked(text) == plain.option(decision, option)
        for event in table.events[told:]:
            text = marked.event(event, decision.seat, table.setup.seats) or ""
            things |= {thing for thing, _ in MARK.findall(text)}
            assert unmarked(text) == (plain.event(event, decision.seat, table.setup.seats) or "")
            assert "⟦" not in unmarked(text)
        told = len(table.events)
        bots.step(table, minds[decision.seat], decision)
    assert {"good:wood", "good:vp"} < things
    assert all(thing.startswith(("card:", "good:")) for thing in things)
    assert {thing.removeprefix("card:") for thing in things if thing.startswith("card:")} <= TITLE.box.number.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_the_card_they_are_about(lang: str) -> None:
    said = speech(TITLE, lang, marked=True)
    voice = said.voice
    table = stead.Table.new("settlers", seats=["romans", "barbarians"], seed=7)
    refusal = table.explain("build COM001", table.decision.seat)
    assert refusal is not None
    assert voice.refusal(refusal)
    card = stead.Refusal("IS-Q-19", "same-as-another", card="COM001")
    assert f"⟦card:COM001|{said.name('COM001')}⟧" in voice.refusal(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_shows_every_card_with_all_there_is_to_say(lang: str) -> None:
    said = speech(TITLE, lang, marked=True)
    cards = said.cards()
    assert [card.id for card in cards] == [card.id for card in TITLE.box.cards]
    filters = {filter.name: {value.value for value in filter.values} for filter in said.filters()}
    for card in cards:
        assert card.name
        assert card.lines
        assert card.facts
        assert card.provenance
        assert card.copies == sum(other.kind == card.kind for other in cards)
        assert all(set(values) <= filters[name] for name, values in card.filters.items())
        assert set(card.face["cost"]) <= {*said.things()["good"], "location"}
    assert all(value for names in said.things().values() for value in names.values())


def amount(good: str, n: int) -> dict[str, Any]:
    return {"thing": f"good:{good}", "n": n}


def test_what_a_card_does_is_drawn() -> None:
    """What a sign cannot tell is told in words, without the cost of an activation, which is drawn."""
    said = speech(TITLE, "en", marked=True)
    faces = {card.id: card.face for card in said.cards()}
    signs = {"bonus": False, "when": None, "spend": [], "per": None, "more": False}
    workers = [amount("worker", 1)]
    assert faces["COM021"]["signs"] == [signs | {"spend": workers, "gain": [amount("gold", 1)]}]
    assert (faces["COM021"]["spend"], faces["COM021"]["times"], faces["COM021"]["text"]) == (workers, 2, None)
    assert faces["COM011"]["signs"] == [signs | {"gain": [amount("stone", 1)], "per": "grey"}]
    [slaver] = faces["EGY006"]["signs"]
    assert slaver["when"] == {"event": "activated", "colour": None, "deck": None}
    assert slaver["more"]
    assert faces["EGY006"]["text"].startswith("Each time you activate an Action Location, you may gain 2 VP for 1 gold")
    priced = [face for face in faces.values() if face["spend"] and face["text"]]
    assert all(":" not in face["text"].split(".")[0] for face in priced)
    assert said.role_face("romans")[:2] == [amount("worker", 2), amount("wood", 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_can_say_all_a_shell_asks_for(lang: str) -> None:
    said = speech(TITLE, lang)
    table = stead.Table.new("settlers", seats=["romans"], seed=7)
    texts = [said.title(), said.blurb(), said.round(table.view(0).data()), said.chapter(3)]
    texts += [said.order(order.name) for order in TITLE.orders]
    texts += [said.tally(part) for part in TITLE.tally(table.game)]
    texts += [said.measure(name) for name in TITLE.measures(table.game)]
    texts += [line for role in TITLE.roles for line in (said.role(role), *said.role_lines(role))]
    texts += [said.verdict("emperor")]
    assert all(texts)
    assert said.verdict("") == ""
