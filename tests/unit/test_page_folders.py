"""What may import what in the page: its folders are floors, each above what it uses."""

import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.support.page_modules import (
    MODULES,
    ROOMS,
    ROOTS,
    SOURCE,
    folder_of,
    from_the_start,
    imports,
    name_of,
)
from tests.support.sites import ROOT
from web.tools.door_types import door_types
from web.tools.rooms import LISTS

GENERATED = ROOT / "web" / "generated" / "door.ts"
"""The types of the door, which a build generates; what else is there is for one room."""
FLOORS = (
    {"dates", "scene", "site", "slots"},
    {"python"},
    {"catalog"},
    {"words"},
    {"keep", "offline"},
    {"addresses", "paint"},
    {"ui"},
    {"head", "settings", "share"},
    {"pictures"},
    {"board"},
    {"game"},
    {"exchange", "thought"},
    {"table"},
    {"trainer"},
    {"home"},
    {"app"},
    {"rooms"},
)
"""The folders from the ground up: each imports from itself and from lower floors."""
HEIGHT = {folder: height for height, floor in enumerate(FLOORS) for folder in floor}
LISTING = {SOURCE / name for name in LISTS}
CORE = [path for path in MODULES if not folder_of(path).startswith("rooms/")]
PASSED_ON = re.compile(r"//.*|export (?:\*|\{[^}]*\}) from [^;]*;|\s")
"""What a module has that only passes on what others have."""
TYPE = re.compile(r"^export (?:abstract )?(?:type|interface|class) (\w+)", re.MULTILINE)
IN_EVERY_ROOM = {"Deps"}
"""What a part depends on has this name in every room, since no other room speaks of it."""
OTHER_MEANINGS = {
    ("app/tables.tsx", "far"): "a seat",
    ("home/open-games.ts", "far"): "a seat",
    ("home/seating.ts", "far"): "a seat",
    ("home/setup.tsx", "far"): "a seat",
    ("home/who-plays.tsx", "far"): "a seat",
    ("keep/last-choices.ts", "far"): "a seat",
    ("game/seating.ts", "far"): "a seat",
    ("keep/saved-table.ts", "far"): "a seat",
    ("scene/types.ts", "far"): "a seat",
    ("table/core-commands.ts", "far"): "a seat",
    ("game/state.ts", "rules"): "Python, which has failed",
    ("game/tips.ts", "rules"): "a tip, as devices keep it",
    ("game/types.ts", "rules"): "Python, which has failed",
    ("python/engine.ts", "rules"): "what a worker is for",
    ("catalog/prepared.ts", "puzzles"): "a call",
    ("python/worker.ts", "rules"): "what a worker is for",
    ("table/record.tsx", "review"): "a class, as sheets know it",
    ("thought/run.ts", "review"): "what bots have found, as devices keep it",
}
"""Where the core has the name of a room for something else, and what that is."""


def height_of(folder: str) -> int:
    return HEIGHT[folder.partition("/")[0]]


def test_every_folder_has_its_floor() -> None:
    folders = {folder_of(module).partition("/")[0] for module in MODULES if module not in ROOTS}
    assert folders <= set(HEIGHT)


def test_the_modules_that_assemble_the_page_are_above_all_folders() -> None:
    assert {module for module in MODULES if module.parent == SOURCE} == ROOTS
    importers = {module for module in MODULES if not ROOTS.isdisjoint(imports(module))}
    assert importers <= ROOTS


def test_the_description_of_the_page_names_every_floor_from_the_roof_down() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = text.partition("web/src/ ")[2].partition("web/tools/")[0]
    assert set(HEIGHT) <= set(re.findall(r"^  ([\w-]+)/", tree, re.MULTILINE))
    line = text.partition("**, from the roof down: ")[2].partition(". ")[0]
    floors = [set(re.findall(r"`([\w-]+)`", floor)) for floor in line.split(" · ")]
    assert floors == list(reversed(FLOORS))


def test_a_module_imports_from_its_own_folder_and_from_lower_floors() -> None:
    ups = {name_of(module): upward(module) for module in MODULES}
    assert {module: others for module, others in ups.items() if others} == {}


def test_no_two_modules_export_types_of_one_name() -> None:
    modules: defaultdict[str, set[str]] = defaultdict(set)
    for name in TYPE.findall(door_types()):
        modules[name].add("the door")
    for module in MODULES:
        for name in TYPE.findall(module.read_text("utf-8")):
            modules[name].add(name_of(module))
    twice = {name: places for name, places in modules.items() if len(places) > 1}
    assert twice.keys() == IN_EVERY_ROOM, twice


def test_the_party_knows_no_game() -> None:
    """It imports nothing of the room around it, and nothing of what shows games."""
    room = SOURCE / "rooms" / "far"
    party = [module for module in MODULES if room / "party" in module.parents]
    assert len(party) > 10
    around = {
        (name_of(module), name_of(other))
        for module in party
        for other in imports(module)
        if room / "party" not in other.parents
        and (room in other.parents or folder_of(other) in {"game", "table", "app", "home"})
    }
    assert around == set()


def test_nothing_outside_a_room_names_it() -> None:
    places = {
        (name_of(module), room) for module in CORE for room in names_in(module.read_text("utf-8"))
    }
    assert places == set(OTHER_MEANINGS)


def upward(module: Path) -> list[str]:
    """List the folders on the same floor or above it from which a module imports.

    For what puts the page together, these are the rooms, which only the lists may name.
    """
    own = folder_of(module)
    ours = [other for other in imports(module) if other.parent != GENERATED.parent]
    others = {*map(folder_of, ours)} - {own}
    if module in ROOTS:
        return sorted(
            each for each in others if each.startswith("rooms/") and module not in LISTING
        )
    return [other for other in sorted(others) if height_of(other) >= height_of(own)]


def names_in(text: str) -> list[str]:
    """List the rooms that a text names: in quotes, in addresses, or in what they keep of a game."""
    forms = r"(['\"`]){0}\1|['\"`]#{0}\b|\brooms\??\.{0}\b|\brooms: \{{ {0}\b"
    return sorted(room for room in ROOMS if re.search(forms.format(room), text))


def test_the_generated_types_come_by_way_of_the_ground_floor() -> None:
    importers = [module for module in MODULES if GENERATED in imports(module)]
    assert importers == [SOURCE / "scene" / "types.ts"]


def test_no_style_looks_for_things_anywhere_at_a_table() -> None:
    """A rule `.table:has(...)` would have all of a table styled anew at every change in it.

    So would `body:has(> ...)`, where screen readers are told something. Tables have classes instead
    (`traitsOf`), the root element attributes; paper is styled once.
    """
    anywhere = re.compile(
        r"(\bbody|:root|\bhtml)[\w.-]*:(not\()?has\("
        r"|(\.table|\.commands|\.space)[\w.-]*:(not\()?has\((?!>)"
    )
    styles = [path for path in SOURCE.rglob("*.css") if path.name != "print.css"]
    assert len(styles) > 1
    sheets = [path.name for path in styles if anywhere.search(path.read_text("utf-8"))]
    assert sheets == []


def test_a_property_with_a_type_has_one_meaning() -> None:
    """Its type counts wherever the name is used: another sheet's value of it would be lost."""
    sheets = {path: path.read_text("utf-8") for path in SOURCE.rglob("*.css")}
    assert shared(sheets) == []
    assert shared({"a": "@property --tall {} p { --tall: 1px; }", "b": "p { --tall: 2; }"})


def shared(sheets: Mapping[Any, str]) -> list[str]:
    """List the properties with a type that several sheets set."""
    typed = {name for text in sheets.values() for name in re.findall(r"@property (--[\w-]+)", text)}
    return [
        name
        for name in sorted(typed)
        if sum(bool(re.search(rf"{name}\s*:", text)) for text in sheets.values()) > 1
    ]


def test_the_first_screen_comes_without_the_words_of_later_parts() -> None:
    first = from_the_start()
    assert SOURCE / "words" / "first.ts" in first
    assert SOURCE / "rooms" / "daily" / "words" / "en-first.ts" in first
    assert [path for path in first if path.name in {"words.ts", "en.ts"}] == []


def test_rooms_import_their_words_from_where_they_are() -> None:
    """Only the page's own words are passed on, by what may weigh on the first screen."""
    passing = [name_of(module) for module in MODULES if not PASSED_ON.sub("", module.read_text())]
    assert set(passing) == {"words/first.ts", "words/words.ts"}


# Lists for content blockers hide elements by such classes (EasyList, Fanboy, AdGuard): once a
# release, look at what their general rules hide.
BLOCKED = re.compile(
    r"(?:ads?|advert\w*|banner|cookies?|newsletter|notice|popup|promo\w*|shar\w+|social|sponsor\w*|"
    r"subscribe|tracking)(?:-.*)?"
)
CLASSES = {".tsx": re.compile(r'class="([^"]*)"'), ".css": re.compile(r"(\.[\w.-]+)(?=[^;]*\{)")}


def test_no_class_has_a_name_that_content_blockers_hide() -> None:
    names = {
        name
        for path in SOURCE.rglob("*.*")
        if path.suffix in CLASSES
        for classes in CLASSES[path.suffix].findall(path.read_text("utf-8"))
        for name in re.findall(r"[a-z][\w-]*", classes)
    }
    assert len(names) > 300
    assert not [name for name in sorted(names) if BLOCKED.fullmatch(name)]
    assert BLOCKED.fullmatch("share-buttons")
