"""A closer look at a thing: what can be done with it, what that would change, why the rest cannot be done."""

import msgspec
import pytest

from tests.server.live.club import Club

pytestmark = pytest.mark.anyio


async def test_options_say_what_they_change_and_what_is_left(club: Club) -> None:
    table, anna, _ = await club.at_turn()
    sight = await anna.ask("look", seat=0, thing="card:COM031")
    assert (sight["is"], sight["thing"], sight["version"]) == ("look", "card:COM031", anna.picture["version"])
    doable = {option["key"]: option for option in sight["options"]}
    assert set(doable) == {"build COM031", "raze COM031"}
    for key, option in doable.items():
        room = club.room(table)
        after = room.table.clone()
        after.push(key, 0)
        was, left = room.title.purse(room.table.game, 0), room.title.purse(after.game, 0)
        assert option["left"] == dict(left)
        assert option["change"] == {
            good: left.get(good, 0) - was.get(good, 0)
            for good in {*was, *left}
            if left.get(good, 0) != was.get(good, 0)
        }
        assert option["change"]
        assert "⟦" in option["text"]


async def test_what_cannot_be_done_says_why_in_the_readers_language(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    hand = club.room(table).table.view(0).data()["players"][0]["hand"]["known"]
    thing = next(f"card:{card}" for card in hand if card != "COM031" and card.startswith("ROM"))
    english = await anna.ask("look", seat=0, thing=thing)
    assert english["refusals"]
    assert all(refusal["rule"].startswith("IS-") for refusal in english["refusals"])
    await anna.send({"do": "speak", "lang": "ru"})
    await anna.until(lambda picture: picture["lang"] == "ru")
    russian = await anna.ask("look", seat=0, thing=thing)
    assert [r["rule"] for r in russian["refusals"]] == [r["rule"] for r in english["refusals"]]
    assert [r["text"] for r in russian["refusals"]] != [r["text"] for r in english["refusals"]]
    theirs = await boris.ask("look", seat=1, thing="card:COM026")
    assert theirs["options"] == []
    assert theirs["rests"]


async def test_while_a_turn_is_not_ended_nothing_can_be_done(club: Club) -> None:
    _, anna, boris = await club.at_turn()
    await anna.plays("pass")
    await boris.at(anna.picture["version"])
    sight = await anna.ask("look", seat=0, thing="card:COM031")
    assert sight["options"] == []
    assert sight["rests"][-1]["text"] == "You have moved. End your turn, or undo."
    other = await boris.ask("look", seat=1, thing="card:COM026")
    assert other["rests"][-1]["text"] == "Предыдущий игрок ещё не завершил ход."


async def test_what_would_come_to_light_is_not_told(club: Club) -> None:
    """Every option of a whole game at strict tables: of what comes to light nothing is told, only that it does."""
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, undo="strict")
    places = [await anna.sit(table), await boris.sit(table)]
    hidden = told = 0
    for turn in range(60):
        version = places[0].picture["version"]
        place = next(place for place in places if place.mine())
        seat, ask = place.picture["seat"], place.mine() or {}
        options = ask["options"]
        option = options[turn % len(options)]
        sight = await place.ask("look", seat=seat, thing=f"option:{option['key']}")
        [seen] = sight["options"]
        ahead = club.room(table).table.foresee(option["key"], seat)
        assert (seen["key"], seen["whole"]) == (option["key"], ahead.whole)
        assert not any(event.barrier for event in ahead.events)
        hidden += not ahead.whole
        told += ahead.whole and bool(seen["lines"])
        assert seen["events"] == msgspec.to_builtins([event.seen_by(seat) for event in ahead.events])
        await place.plays(option["key"])
        for other in places:
            await other.at(version + 1)
    assert hidden > 3
    assert told > 3


async def test_nobody_looks_through_anothers_eyes(club: Club) -> None:
    _, anna, boris = await club.at_turn()
    assert (await boris.ask("look", seat=0, thing="card:COM031"))["problem"] == "not-yours"
    assert (await anna.ask("look", seat=1, thing="card:COM026"))["problem"] == "not-yours"


async def test_onlookers_are_told_what_a_thing_is_for_and_no_more(club: Club) -> None:
    table, anna, _ = await club.at_turn()
    vera = await (await club.guest("Vera")).sit(table)
    sight = await vera.ask("look", seat=None, thing="card:COM031")
    assert (sight["options"], sight["refusals"]) == ([], [])
    [rest] = sight["rests"]
    assert rest["text"].startswith("In their turn of the Action phase its owner can build it")
    assert (await vera.ask("look", seat=None, thing="nothing"))["rests"] == []
    assert (await vera.ask("look", seat=0, thing="card:COM031"))["problem"] == "not-yours"
    assert (await anna.ask("look", seat=None, thing="card:COM031"))["problem"] == "not-playing"


async def test_a_look_at_nothing_shows_nothing(club: Club) -> None:
    _, anna, _ = await club.at_turn()
    for thing in ("card:NONE", "nothing", "card:", ":", "seat:9", "good:gold:1", "⟦card:COM031|x⟧"):
        sight = await anna.ask("look", seat=0, thing=thing)
        assert (sight["is"], sight["options"]) == ("look", [])


async def test_a_look_at_one_option_tells_all_that_comes_of_it(club: Club) -> None:
    _, anna, _ = await club.at_turn()
    sight = await anna.ask("look", seat=0, thing="option:build COM031")
    [seen] = sight["options"]
    assert sight["refusals"] == []
    assert seen["key"] == "build COM031"
    assert seen["lines"]
    assert all(line for line in seen["lines"])
    assert {"event": "built", "seat": 0, "card": "COM031"} in seen["events"]


async def test_a_look_at_a_thing_tells_no_story(club: Club) -> None:
    """Only who looks at one option is told what would happen: a thing may have many."""
    _, anna, _ = await club.at_turn()
    sight = await anna.ask("look", seat=0, thing="card:COM031")
    assert [(option["lines"], option["events"]) for option in sight["options"]] == [([], []), ([], [])]


async def test_a_look_at_what_is_no_option_tells_why(club: Club) -> None:
    _, anna, _ = await club.at_turn()
    sight = await anna.ask("look", seat=0, thing="option:build COM026")
    assert sight["options"] == []
    [why] = sight["refusals"]
    assert why["rule"]
    assert why["key"] == "build COM026"
