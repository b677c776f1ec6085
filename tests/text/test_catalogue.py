"""The catalogues, the common one and one a title: complete, the same in both languages, and grammatical where numbers
come in."""

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import stead.text
from stead import ledger, shelf
from stead.kernel.decision import Refusal
from stead.kernel.events import Event
from stead.kernel.phrase import Counted, phrase
from stead.text import LANGUAGES, Voice, speech
from stead.text.catalogue import Catalogue
from stead.text.voice import slug
from stead.titles.colonists import events as colonists_events
from stead.titles.founders import events as founders_events
from stead.titles.north import cards as north_cards
from stead.titles.north import events as north_events
from stead.titles.settlers import events as settlers_events
from stead.titles.settlers.aztecs import events as aztecs_events
from stead.titles.settlers.cards import Cost
from tests.text.sentences import check

STEAD = Path(stead.text.__file__).parents[1]
LOCALE = STEAD / "locale"
TITLES = tuple(shelf.TITLES)
MODULES = {module.name: module for module in shelf.MODULES}
SPEAKING = (*TITLES, *MODULES)
COMMON = ""
FOLDERS = (COMMON, *SPEAKING)
OTHERWISE: dict[str, set[str]] = {
    "settlers": set(),
    "founders": {"provenance-dataset"},
    "colonists": set(),
    "north": set(),
}
"""What a title says in other words than all."""


def base(name: str) -> str:
    """The title that a module belongs to; a title itself."""
    return MODULES[name].title if name in MODULES else name


def voice_of(lang: str, name: str) -> Voice:
    return Voice(lang, title=base(name), modules=(MODULES[name],) if name in MODULES else ())


def known_ids(name: str) -> list[str]:
    """What a title can say; with a module, what it can say then."""
    return ids("en", name) + (ids("en", base(name)) if name in MODULES else [])


def kinds_of_events(module: ModuleType) -> list[type[Event]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event]


EVENTS = [("settlers", kind) for kind in kinds_of_events(settlers_events)]
EVENTS += [("founders", kind) for kind in kinds_of_events(founders_events)]
EVENTS += [("colonists", kind) for kind in kinds_of_events(colonists_events)]
EVENTS += [("north", kind) for kind in kinds_of_events(north_events)]
UNTOLD = {aztecs_events.CardsOpened, aztecs_events.CardAdded, aztecs_events.Sacrificed}
"""They are part of something that is told in one line when it is over: a Prayer."""
EVENTS += [("aztecs", kind) for kind in kinds_of_events(aztecs_events) if kind not in UNTOLD]


class Mentions(Visitor):
    """The variables and the other messages that a pattern mentions, and its plain text."""

    def __init__(self, pattern: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@cache
def entries(lang: str, folder: str) -> list[tuple[str, ftl.EntryType]]:
    """Everything in the files of a title, or in the common ones, with the name of its file."""
    found: list[tuple[str, ftl.EntryType]] = []
    for path in sorted((LOCALE / lang / folder).glob("*.ftl")):
        found += [(path.name, entry) for entry in FluentParser().parse(path.read_text("utf-8")).body]
    return found


def ids(lang: str, folder: str) -> list[str]:
    return [entry.id.name for _, entry in entries(lang, folder) if isinstance(entry, ftl.Message)]


@cache
def mentions(lang: str, folder: str) -> dict[str, Mentions]:
    """What every message and attribute of a folder mentions."""
    found: dict[str, Mentions] = {}
    for _, entry in entries(lang, folder):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = Mentions(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": Mentions(a.value) for a in entry.attributes}
    return found


@cache
def messages(lang: str, folder: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it takes, those of the messages it mentions (its own ones or
    common ones) among them."""
    own = mentions(lang, folder)
    known = mentions(lang, COMMON) | (mentions(lang, base(folder)) if folder in MODULES else {}) | own

    def variables(id: str) -> set[str]:
        return known[id].variables.union(*(variables(other) for other in known[id].messages))

    return {id: variables(id) for id in own}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_fluent_and_say_everything_once(lang: str, folder: str) -> None:
    assert [(file, entry.content) for file, entry in entries(lang, folder) if isinstance(entry, ftl.Junk)] == []
    found = ids(lang, folder)
    assert found
    assert [id for id in found if found.count(id) > 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_title_says_few_common_things_in_its_own_words(title: str) -> None:
    assert set(ids("en", title)) & set(ids("en", COMMON)) == OTHERWISE[title]


def test_what_is_common_is_not_taken_for_the_name_of_a_thing() -> None:
    """Players may call their own cards what they like."""
    kinds = ("card-", "race-", "resource-", "building-", "achievement-")
    assert [id for id in ids("en", COMMON) if id.startswith(kinds)] == []


def test_both_languages_have_the_same_files() -> None:
    english, russian = (
        sorted(str(path.relative_to(LOCALE / lang)) for path in (LOCALE / lang).rglob("*")) for lang in LANGUAGES
    )
    assert english == russian
    assert {path.name for path in (LOCALE / "en").iterdir() if path.is_dir()} == set(SPEAKING)


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_messages_and_variables(folder: str) -> None:
    english, russian = (messages(lang, folder) for lang in ("en", "ru"))
    assert english.keys() ^ russian.keys() == set()
    pairs = {id: (names, endless(russian[id])) for id, names in english.items()}
    assert {id: pair for id, pair in pairs.items() if pair[0] != pair[1]} == {}


def endless(variables: set[str]) -> set[str]:
    """But for the endings of verbs, which only Russian changes with the person."""
    return {name for name in variables if not name.endswith("-verb")}


@pytest.mark.parametrize("folder", FOLDERS)
def test_russian_is_written_in_russian_letters(folder: str) -> None:
    """The terminal's commands are English words; everything else is not."""
    for file, entry in entries("ru", folder):
        if isinstance(entry, ftl.Message) and not file.startswith("terminal"):
            assert [text for text in Mentions(entry).texts if re.search("[A-Za-z]", text)] == [], entry.id.name


# Everything the rules can say has a message


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    paths = sorted(STEAD.rglob("*.py"))
    return [(path, node) for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def calls(name: str) -> Iterator[tuple[Path, ast.Call]]:
    for path, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield path, node


def constants(node: ast.expr) -> list[str]:
    """What an argument may be, as far as the source says it."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def told(path: Path) -> list[str]:
    """Message ids that a helper hands back: `return "IS-AVT-03", "goods-lie-on-locations"`."""
    tuples = [
        node.value
        for where, node in nodes()
        if where == path and isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple)
    ]
    return [id for pair in tuples for id in constants(pair.elts[-1])]


def room(name: str) -> Path:
    """Where the source of a title or a module is."""
    return STEAD / "titles" / base(name) / name if name in MODULES else STEAD / "titles" / name


def inside(name: str, path: Path, shared: bool = True) -> bool:
    """Does it belong to a title, with what it shares with others, or to a module?"""
    if name in MODULES:
        return path.is_relative_to(room(name))
    within = path.is_relative_to(room(name)) or (shared and path.is_relative_to(STEAD / "kit"))
    return within and not any(path.is_relative_to(room(module)) for module in MODULES)


SOME_RULE = {
    "settlers": "IS-GRL-07",
    "founders": "FG-TRN-01",
    "colonists": "CO-TRN-01",
    "north": "EN-ACT-03",
    "aztecs": "AZ-PRY-01",
}
"""For a refusal whose rule the source does not spell out."""


@cache
def refusals(title: str) -> list[tuple[str, str, list[str]]]:
    """Rule, message id and argument names of every refusal in the source of a title."""
    found: list[tuple[str, str, list[str]]] = []
    for path, call in calls("Refusal"):
        if not inside(title, path):
            continue
        rules = constants(call.args[0]) or [SOME_RULE[title]]
        ids = constants(call.args[1]) or told(path)
        assert ids, ast.unparse(call)
        found += [(rule, id, [str(k.arg) for k in call.keywords]) for rule in rules for id in ids]
    return found


SAMPLES: dict[str, dict[str, list[object]]] = {"settlers": {
    "card": ["COM018"],
    "cost": [Cost(wood=1, stone=2), Cost(worker=1, deal=1), Cost(card=1), Cost(location=1)],
    "deck": ["common", "faction", "romans"],
    "faction": ["romans", "barbarians", "egyptians", "japanese"],
    "good": ["wood", "stone", "food"],
    "have": [0, 1, 2, 5],
    "key": ["COM018"],
    "kind": ["turn", "give up", "keep one", "target", "victim"],
    "left": [0, 1],
    "most": [1, 2, 6],
    "need": [1, 2, 5, 21],
    "phase": ["setup", "lookout", "production", "action", "cleanup", "attack"],
    "seat": [4],
    "seats": ["0, 2"],
    "times": [1, 2],
}, "founders": {
    "building": ["university"],
    "card": ["trade", "scholar"],
    "cell": ["K8"],
    "have": [0, 1, 2, 5],
    "key": ["K8"],
    "kind": ["turn", "choose building", "road", "resource"],
    "n": [1, 2, 4],
    "need": [1, 2, 5, 21],
    "needed": ["stone", "people"],
    "permanent": [0, 1, 2, 5],
    "piece": ["house", "bridge", "gate"],
    "race": ["savvas"],
    "resource": ["leather", "bricks"],
    "seat": [4],
    "seats": ["0, 2"],
    "temporary": [1, 2, 5, 0],
    "terrain": ["ruins", "desert", "forest", "coast"],
}, "colonists": {
    "card": ["101", "335"],
    "colonist": ["farmer", "citizen", "merchant"],
    "colony": ["alchemist", "trader"],
    "envoy": ["altruist", "laborer"],
    "good": ["wood", "clothing", "tool"],
    "goods": [{"wood": 2, "tool": 1}, {"food": 1}],
    "have": [0, 1, 21],
    "key": ["2,-1"],
    "kind": ["turn", "visit", "drop"],
    "n": [1, 2, 5],
    "need": [1, 2, 5, 21],
    "old": ["farm"],
    "place": ["grove.2", "market.1", "builder_farm.1"],
    "purse": [Counted({}), Counted({"wood": 1})],
    "seat": [4],
    "seats": ["0, 2"],
    "what": ["farm", "hunting_lodge#2", "alchemist.2", "125"],
}, "north": {
    "card": ["GLE007", "DIS005"],
    "clan": ["glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mckinnon"],
    "cost": [north_cards.Cost(wood=1, stone=2), north_cards.Cost(worker=1, any=2), north_cards.Cost(raze=1)],
    "food": [1, 2],
    "good": ["fish", "raze", "sheep", "food", "wood", "stone"],
    "key": ["GLE007"],
    "kind": ["turn", "window", "starting hand", "island"],
    "mode": ["pillage", "conquer"],
    "phase": ["setup", "lookout", "action", "expedition"],
    "seat": [4],
    "seats": ["0, 2"],
    "start": ["explore", "sail"],
    "tile": ["explore", "populate", "construct", "harvest", "sail"],
}, "aztecs": {
    "card": ["COM018"],
    "colour": ["brown", "grey", "red", "black", "purple", "blue", "yellow", "pink", "white"],
    "copies": [1, 2, 3],
    "have": [0, 1, 4],
    "id": ["ROM999"],
    "key": ["COM018"],
    "kind": ["name", "pray", "colour", "tricolour", "add", "sacrifice"],
    "mark": [phrase("mark-aztecs")],
    "n": [1, 2, 5],
    "named": ["ROM061"],
    "other": [phrase("mark-friends")],
    "role": [phrase("faction-romans"), phrase("faction-aztecs")],
    "want": [3, 6, 9, 30],
}}  # fmt: skip


@pytest.mark.parametrize("title", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence(lang: str, title: str) -> None:
    # Settlers' cards keep their codes here: a voice that no speaker told their names says them as they are.
    coded = base(title) == "settlers"
    voice = voice_of(lang, title) if coded else speech(shelf.title(title), lang).voice
    samples = SAMPLES[title]
    found = refusals(title)
    assert len(found) > (20 if title in MODULES else 60)
    for rule, id, names in found:
        for i in range(max((len(samples[name]) for name in names), default=1)):
            args = {name: samples[name][i % len(samples[name])] for name in names}
            text = voice.refusal(Refusal(rule, id, **args))
            check(text, lang)
            assert rule not in text


@pytest.mark.parametrize("title", TITLES)
def test_no_refusal_is_written_for_nobody(title: str) -> None:
    """And what is common is said by all."""
    said = {f"refusal-{id}" for _, id, _ in refusals(title)}
    assert {id for id in ids("en", title) + ids("en", COMMON) if id.startswith("refusal-")} == said


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_words_for_its_own_refusals_and_for_some_of_its_title(module: str) -> None:
    said = {f"refusal-{id}" for name in (module, base(module)) for _, id, _ in refusals(name)}
    assert {id for id in ids("en", module) if id.startswith("refusal-")} <= said
    assert {f"refusal-{id}" for _, id, _ in refusals(module)} <= {*known_ids(module), *ids("en", COMMON)}


def test_a_refusal_is_spoken_in_the_words_of_its_title() -> None:
    assert str(Refusal("FG-VOT-05", "voted")) == "FG-VOT-05: You have voted already; a vote cannot be changed."
    assert str(Refusal("IS-LKT-04", "draft-first")) == "IS-LKT-04: First take a card."
    assert str(Refusal("FAIR-0", "not-asked")) == "FAIR-0: not-asked"
    assert {shelf.title(title).prefix for title in TITLES} == {ledger.TITLES[title] for title in TITLES}
    assert [shelf.whose(f"{ledger.TITLES[title]}-Q-01") for title in TITLES] == list(TITLES)


@cache
def kinds_of_questions(title: str) -> set[str]:
    """Of every call that begins with game, seat, kind and rule, whether it asks (`Question(game, seat, "draw",
    "IS-GDS-10", decks)`) or a class of questions begins; `kind = "loot"` of a verb that asks; and the order of what is
    due, which the kit asks where a title names the rule (`asks = "IS-Q-16"`)."""
    found: set[str] = set()
    for path, node in nodes():
        if not inside(title, path, shared=False):
            continue
        if isinstance(node, ast.Call) and len(node.args) > 3 and is_rule(node.args[3]):
            found |= set(constants(node.args[2]))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "kind":
            found |= set(constants(node.value))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "asks" and is_rule(node.value):
            found.add("order")
    return found


def is_rule(node: ast.expr) -> bool:
    rules = constants(node)
    return all(shelf.whose(rule) for rule in rules) if rules else ast.unparse(node) == "rule"


@pytest.mark.parametrize("title", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_question(lang: str, title: str) -> None:
    kinds = kinds_of_questions(title)
    assert len(kinds) > (6 if title in MODULES else 20)
    for kind in kinds:
        check(voice_of(lang, title).say(f"question-{slug(kind)}", rule="IS-GRL-07"), lang)


@pytest.mark.parametrize("title", SPEAKING)
def test_no_question_is_written_for_nobody(title: str) -> None:
    kinds = {f"question-{slug(kind)}" for kind in kinds_of_questions(title)}
    assert {id for id in ids("en", title) if id.startswith("question-")} == kinds


@pytest.mark.parametrize(
    ("title", "some"),
    [
        ("settlers", {"gain", "then", "trade-route"}),
        ("founders", {"gain", "then", "trade"}),
        ("colonists", {"gain", "then", "refine"}),
        ("north", {"gain", "then", "perform"}),
        ("aztecs", {"pray-listed", "keep-card"}),
    ],
)
def test_every_phrase_has_a_message(title: str, some: set[str]) -> None:
    made = [call for path, call in calls("phrase") if inside(title, path)]
    found = {id for call in made for id in constants(call.args[0])}
    assert some <= found
    assert [id for id in found if id not in (*known_ids(title), *ids("en", COMMON))] == []


def test_every_way_to_raze_has_a_message() -> None:
    assert {f"raze-{whose}" for whose in ("own", "opponent", "priced")} <= set(ids("en", "settlers"))


@pytest.mark.parametrize(("title", "kind"), EVENTS, ids=lambda value: getattr(value, "__name__", value))
def test_every_event_has_a_message(title: str, kind: type[Event]) -> None:
    """Also when what is secret is hidden, and when what may be absent is."""
    id = f"event-{slug(kind.__name__)}"
    assert id in messages("en", title)
    absent = {name for name, hint in kind.__annotations__.items() if "None" in str(hint)} - set(kind.maybe)
    assert absent >= set(kind.secret)
    assert [name for name in absent if f"{id}-without-{name}" not in messages("en", title)] == []


# Grammar

EN, RU = (Voice(lang, title="settlers") for lang in LANGUAGES)

ACCUSATIVE = {
    "wood": ("1 дерево", "2 дерева", "5 дерева", "21 дерево"),
    "stone": ("1 камень", "2 камня", "5 камней", "21 камень"),
    "food": ("1 еду", "2 еды", "5 еды", "21 еду"),
    "gold": ("1 золотой", "2 золотых", "5 золотых", "21 золотой"),
    "worker": ("1 рабочего", "2 рабочих", "5 рабочих", "21 рабочего"),
    "raze": ("1 жетон разрушений", "2 жетона разрушений", "5 жетонов разрушений", "21 жетон разрушений"),
    "defence": ("1 жетон обороны", "2 жетона обороны", "5 жетонов обороны", "21 жетон обороны"),
    "vp": ("1 ПО", "2 ПО", "5 ПО", "21 ПО"),
    "card": ("1 карточку", "2 карточки", "5 карточек", "21 карточку"),
    "common_card": ("1 общую карточку", "2 общие карточки", "5 общих карточек", "21 общую карточку"),
    "faction_card": ("1 имперскую карточку", "2 имперские карточки", "5 имперских карточек", "21 имперскую карточку"),
    "resource": ("любой ресурс", "2 любых ресурса", "5 любых ресурсов", "21 любой ресурс"),
    "location": ("1 локацию", "2 локации", "5 локаций", "21 локацию"),
    "deal": ("1 сделку", "2 сделки", "5 сделок", "21 сделку"),
}

NOMINATIVE = {
    "wood": ("1 дерево", "2 дерева", "5 дерева", "21 дерево"),
    "food": ("1 еда", "2 еды", "5 еды", "21 еда"),
    "worker": ("1 рабочий", "2 рабочих", "5 рабочих", "21 рабочий"),
    "raze": ("1 жетон разрушений", "2 жетона разрушений", "5 жетонов разрушений", "21 жетон разрушений"),
    "card": ("1 карточка", "2 карточки", "5 карточек", "21 карточка"),
    "common_card": ("1 общая карточка", "2 общие карточки", "5 общих карточек", "21 общая карточка"),
    "faction_card": ("1 имперская карточка", "2 имперские карточки", "5 имперских карточек", "21 имперская карточка"),
    "samurai": ("1 самурай", "2 самурая", "5 самураев", "21 самурай"),
    "location": ("1 локация", "2 локации", "5 локаций", "21 локация"),
    "deal": ("1 сделка", "2 сделки", "5 сделок", "21 сделка"),
}

ENGLISH = {
    "wood": ("1 wood", "2 wood", "5 wood", "21 wood"),
    "worker": ("1 worker", "2 workers", "5 workers", "21 workers"),
    "raze": ("1 Raze token", "2 Raze tokens", "5 Raze tokens", "21 Raze tokens"),
    "card": ("1 card", "2 cards", "5 cards", "21 cards"),
    "location": ("1 Location", "2 Locations", "5 Locations", "21 Locations"),
}


@pytest.mark.parametrize("good", ACCUSATIVE)
def test_russian_goods_as_objects(good: str) -> None:
    assert tuple(RU.goods({good: n}) for n in (1, 2, 5, 21)) == ACCUSATIVE[good]


@pytest.mark.parametrize("good", NOMINATIVE)
def test_russian_goods_by_themselves(good: str) -> None:
    assert tuple(RU.count({good: n}) for n in (1, 2, 5, 21)) == NOMINATIVE[good]


@pytest.mark.parametrize("good", ENGLISH)
def test_english_goods(good: str) -> None:
    assert tuple(EN.goods({good: n}) for n in (1, 2, 5, 21)) == ENGLISH[good]
    assert tuple(EN.count({good: n}) for n in (1, 2, 5, 21)) == ENGLISH[good]


@pytest.mark.parametrize("n", [11, 12, 14, 111])
def test_russian_teens_are_many(n: int) -> None:
    assert RU.goods({"stone": n, "card": n}) == f"{n} камней и {n} карточек"


def test_needs_agree_with_their_number() -> None:
    def need(n: int) -> str:
        return RU.refusal(Refusal("IS-RZE-01", "raze-tokens", need=n, have=0))

    assert need(1) == "Для этого нужен 1 жетон разрушений, а у вас их нет."
    assert need(3) == "Для этого нужны 3 жетона разрушений, а у вас их нет."
    assert need(5) == "Для этого нужно 5 жетонов разрушений, а у вас их нет."


def test_lists() -> None:
    goods = {"worker": 1, "wood": 2, "vp": 3}
    assert EN.goods(goods) == "1 worker, 2 wood and 3 VP"
    assert RU.goods(goods) == "1 рабочего, 2 дерева и 3 ПО"
    assert RU.count(goods) == "1 рабочий, 2 дерева, 3 ПО"
    assert EN.goods({}) == ""


# The voice itself


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="no language 'xx'; there are: en, ru"):
        Voice("xx")


def test_an_unknown_message_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nonsense' in ru"):
        Voice("ru").say("nonsense")
    with pytest.raises(KeyError, match="good-vp in en"):
        Voice("en").say("good-vp")


def test_a_title_speaks_its_own_words_and_the_common_ones() -> None:
    assert [Voice(title=title).say("title") for title in TITLES] == ["Settlers", "Founders", "Colonists", "North"]
    assert [Voice(title=title).say("yes") for title in TITLES] == ["yes"] * 4
    with pytest.raises(KeyError, match="no message 'title' in en"):
        Voice("en").say("title")


def test_where_a_title_has_other_words_they_are_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder, word in (("", "card"), ("chess", "piece")):
        (tmp_path / "locale/en" / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / "locale/en" / folder / "words.ftl").write_text(f"thing = a {word}\n")
    (tmp_path / "locale/en/common.ftl").write_text("take = Take { thing }\n")
    monkeypatch.setattr("stead.text.catalogue.resources.files", lambda _: tmp_path)
    said: list[str] = []
    for title in ("", "chess"):
        new = Catalogue("en", title)
        take = new.message("take")
        assert take is not None
        assert take.value is not None
        said.append(new.format(take.value, {})[0])
    assert said == ["Take a card", "Take a piece"]


def test_phrases_in_phrases() -> None:
    two = phrase("gain", goods={"wood": 2})
    assert RU.phrase(two) == "получите 2 дерева"
    assert RU.phrase(two, "produces") == "приносит 2 дерева"
    assert RU.phrase(phrase("loot"), "produces") == RU.phrase(phrase("loot"))
    assert RU.phrase(phrase("then", first=two, second=phrase("steal"))).startswith(
        "получите 2 дерева, а также заберите"
    )
    mixed = phrase("choose", options=[two, phrase("steal")])
    steal = "заберите 1 ресурс по вашему выбору из запаса противника"
    assert RU.phrase(mixed) == f"выберите одно: получите 2 дерева или {steal}"
    assert RU.say("option-choose", effect=two) == "Выбрать: 2 дерева"


def test_a_voice_knows_cards_by_name_once_a_title_told_it() -> None:
    voice = Voice("ru", title="settlers")
    refusal = Refusal("IS-BLD-01", "not-in-hand", card="COM018")
    assert voice.refusal(refusal) == "Карточки «COM018» нет у вас на руке."
    voice.names["COM018"] = "Оружейник"
    assert voice.refusal(refusal) == "Карточки «Оружейник» нет у вас на руке."


def test_slugs() -> None:
    assert [slug(name) for name in ("give up", "com_armorer", "RazedFromHand", "NoCard")] == [
        "give-up",
        "com-armorer",
        "razed-from-hand",
        "no-card",
    ]


def test_several_threads_say_a_thing_for_the_first_time_at_once() -> None:
    """A message is parsed when it is first asked for: whoever asks meanwhile waits."""
    some = sorted(ids("ru", COMMON) + ids("ru", "settlers"))[::7]
    new = Catalogue("ru", "settlers")
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(new.message, [id for id in some for _ in range(8)]))
    assert None not in found
