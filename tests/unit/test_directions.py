"""What may know what: the floors of the package, and what keeps a new game to one folder."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from pygames.door.calls import CALLS
from pygames.game import Game
from pygames.games import catalog
from tests.support.ours import named, texts
from tests.support.sites import ROOT
from web.tools.wheel import is_elsewhere, is_english

PACKAGE = ROOT / "pygames"
WEB = ROOT / "web"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAME_FOLDERS = sorted(game.folder for game in catalog())

JSON_USERS = {"door/bridge.py", "game.py"}
"""The door, and the card that reads its theme."""
FLOORS = (
    {"errors", "core", "packing"},
    {"language"},
    {"grammar"},
    {"words"},
    {"look", "bots", "challenge", "rating", "outside"},
    {"puzzles"},
    {"game"},
    {"workshop"},
    {"games", "ending", "hall", "simple"},
    {"record", "examples"},
    {"rounds"},
    {"annotated", "link", "daily", "dare", "even"},
    {"match"},
    {"door"},
    {"vector", "conformance"},
    {"added", "adapters", "programs"},
    {"cli"},
    {"__init__"},
    {"__main__"},
)
"""The rooms of the package from the ground up: each imports from itself and from lower floors."""
LIBRARIES = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"}
"""What the adapters alone may import."""
BROWSER = re.compile(r"\b(pyodide|micropip|emscripten|webworker)\b", re.IGNORECASE)
OF_A_GAME = {
    *("core", "challenge", "game", "look", "bots", "errors", "packing", "puzzles"),
    *("grammar", "language", "words"),
}
"""What the folder of a game may import from the package besides itself."""
GATES = {
    "pygames": {
        *("pygames.cli.client", "pygames.programs.playing", "pygames.programs.reader"),
        "pygames.vector",
    },
    "pygames.games.catalog": {
        *("pygames.workshop.elsewhere", "pygames.workshop.needed", "pygames.workshop.one_file"),
    },
}
"""What pages run asks these when they are wanted, and can do without them."""


@cache
def imports(file: Path) -> tuple[str, ...]:
    """Return the full name of each module that a file imports, at its top or anywhere else.

    Imports for type-checking count as any others.
    """
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{origin}.{name.name}" for name in node.names]
            yield from dict.fromkeys(name if name in NAMES else origin for name in names)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "__import__", f"{file} imports out of sight"


def module(file: Path) -> str:
    """Name the module of a file."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


NAMES = {module(file): file for file in MODULES}


def room(name: str) -> str:
    """Name the room of a module of the package: its folder, or a file of the root itself."""
    return [*name.split("."), "__init__"][1]


def floor(name: str) -> int:
    return next(i for i, rooms in enumerate(FLOORS) if room(name) in rooms)


def graph() -> dict[str, set[str]]:
    """Map each module of the package to those that it imports."""
    return {
        name: {other for other in imports(file) if other in NAMES and other != name}
        for name, file in NAMES.items()
    }


def upward(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """List the imports that lead to another room on the same floor, or to a higher one."""
    return [
        f"{name} imports {other}"
        for name, others in graph.items()
        for other in others
        if room(name) != room(other) and floor(name) <= floor(other)
    ]


def test_the_description_of_the_package_names_every_floor_from_the_ground_up() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    line = text.partition("**Python**, from the ground up: ")[2].partition(". ")[0]
    floors = [set(re.findall(r"`([\w-]+)`", floor)) for floor in line.split(" · ")]
    assert floors == [floor for floor in FLOORS if not any(name[0] == "_" for name in floor)]


def test_every_room_has_its_floor() -> None:
    assert {room(name) for name in NAMES} == set().union(*FLOORS)


def test_a_room_imports_only_from_lower_floors() -> None:
    assert upward(graph()) == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    try:
        TopologicalSorter(graph()).prepare()
    except CycleError as error:
        raise AssertionError(" → ".join(error.args[1])) from None


def is_of_pages(name: str) -> bool:
    """Tell whether pages have a module."""
    return not is_elsewhere(NAMES[name].relative_to(ROOT).as_posix())


def outward(graph: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """Map modules of pages to those that no page has, and that they import all the same."""
    there = {name: set(others) for name, others in graph.items() if is_of_pages(name)}
    beyond = {
        name: {other for other in others if not is_of_pages(other)}
        for name, others in there.items()
    }
    return {name: others for name, others in beyond.items() if others}


def test_what_pages_run_imports_nothing_that_pages_do_not_have() -> None:
    english = {name: spoken_everywhere(others) for name, others in graph().items()}
    assert outward(english) == GATES


def spoken_everywhere(names: Iterable[str]) -> list[str]:
    """Leave out the modules of other languages: they come when one is chosen."""
    return [name for name in names if is_english(NAMES[name].relative_to(ROOT).as_posix())]


def test_each_module_that_pages_have_is_for_pages() -> None:
    """A module for the makers of games or for programs alone stands in a folder of theirs."""
    assert strangers(graph()) == []
    without = {**graph(), "pygames.door.even": set()}
    assert strangers({**without, "pygames.cli.show": {"pygames.even"}}) == ["pygames.even"]


def strangers(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """List the modules of pages that only modules beyond the wall import."""
    inside = {"pygames", *(call.run.__module__ for call in CALLS.values())}
    for name in filter(is_of_pages, graph):
        inside |= {*graph[name], *named_in(name)}
    outside = {other for others in graph.values() for other in others} - inside
    return sorted(filter(is_of_pages, outside))


def named_in(name: str) -> set[str]:
    """Name the modules that a module imports by their names, when they are wanted."""
    text = NAMES[name].read_text("utf-8").replace("{__name__}", name)
    return {*re.findall(r'"(pygames\.[\w.]+)"', text)}


def web_sources() -> list[tuple[Path, str]]:
    folders = (WEB / "src", WEB / "tools")
    return [(file, text) for file, text in texts() if any(f in file.parents for f in folders)]


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_the_page_and_its_tools_know_no_game(game: Game[Any]) -> None:
    names = {game.id, game.title, game.folder.name, game.id.replace("-", "")}
    any_name = "|".join(map(re.escape, sorted(names)))
    pattern = re.compile(rf"(?<![a-z])(?:{any_name})(?![a-z])", re.IGNORECASE)
    games = {named(file): pattern.findall(text) for file, text in web_sources()}
    assert {file: names for file, names in games.items() if names} == {}
    files = [named(file) for file in (WEB / "src").rglob("*") if pattern.search(file.name)]
    assert files == []


def test_the_package_imports_the_standard_library_and_itself_alone() -> None:
    foreigners = {named(file): foreign(file) for file in MODULES}
    assert {file: tops for file, tops in foreigners.items() if tops} == {}


def foreign(file: Path) -> set[str]:
    """Name the libraries that a module imports and may not."""
    libraries = LIBRARIES if room(module(file)) == "adapters" else set()
    tops = {name.split(".")[0] for name in imports(file)}
    return tops - sys.stdlib_module_names - {"pygames"} - libraries


def test_the_package_knows_no_browser() -> None:
    mentions = {named(file): browsers(file) for file in MODULES}
    assert {file: names for file, names in mentions.items() if names} == {}


def browsers(file: Path) -> set[str]:
    """Name what a module imports or mentions of a browser; the word Pyodide may stand in it."""
    tops = {name.split(".")[0] for name in imports(file)}
    return (tops & {"js", "pyodide", "pyodide_js", "micropip"}) | (
        set(BROWSER.findall(file.read_text("utf-8"))) - {"Pyodide"}
    )


def test_only_the_door_knows_json() -> None:
    users = {named(file) for file in MODULES if "json" in imports(file)}
    assert users <= {f"pygames/{name}" for name in JSON_USERS}
    assert "pygames/door/bridge.py" in users


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_a_game_imports_from_no_other_game_and_no_layer_above_it(folder: Path) -> None:
    for file in folder.rglob("*.py"):
        for name in imports(file):
            if not name.startswith("pygames"):
                continue
            layer = room(name)
            own = f"pygames.games.{folder.name}"
            is_own = name == own or name.startswith(f"{own}.")
            may = OF_A_GAME | ({"workshop"} if file.parent.name == "tools" else set())
            assert is_own or layer in may, f"{named(file)} imports {name}"


def test_nothing_but_a_game_imports_a_game() -> None:
    games = {module(file) for folder in GAME_FOLDERS for file in folder.rglob("*.py")}
    for file in MODULES:
        if any(folder in file.parents for folder in GAME_FOLDERS):
            continue
        for name in imports(file):
            assert name not in games, f"{named(file)} imports {name}"


def test_nothing_that_is_published_or_builds_imports_from_the_laboratory() -> None:
    """Tests prove puzzles by what is in it, and nothing else of it."""
    tools = [*MODULES, *(WEB / "tools").rglob("*.py")]
    assert [named(file) for file in tools if of_laboratory(file)] == []
    assert [named(file) for file, text in web_sources() if "/lab/" in text] == []
    tests = {name for file in (ROOT / "tests").rglob("*.py") for name in of_laboratory(file)}
    assert {name for name in tests if not f"{name}.".startswith("lab.puzzles.")} == set()


def of_laboratory(file: Path) -> set[str]:
    return {name for name in imports(file) if f"{name}.".startswith("lab.")}
