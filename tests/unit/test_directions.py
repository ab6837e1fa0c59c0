"""What may know what: the directions that keep a new game to one folder."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames.game import Game
from pygames.games import catalog

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "pygames"
WEB = ROOT / "web"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAME_FOLDERS = sorted(game.folder for game in catalog())

NOT_OURS = {
    ".git", ".cache", ".hypothesis", "dist", "node_modules", "__pycache__", "test-results",
    ".venv", "venv", ".idea", ".vscode",
}  # fmt: skip
JSON_USERS = {"door/bridge.py", "game.py"}
"""The door, and the card that reads its theme."""
OF_A_GAME = {"core", "game", "look", "bots", "errors"}
"""What the folder of a game may import from the package besides itself."""


def imports(file: Path) -> Iterator[str]:
    """Give the full name of each module that a file imports, at its top or anywhere else."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "__import__", f"{file} imports out of sight"


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


def our_files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        yield from (Path(folder) / name for name in names if name not in NOT_OURS)


def texts() -> Iterator[tuple[Path, str]]:
    """Give the text of each file of the project that holds text."""
    for file in our_files():
        try:
            yield file, file.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def web_sources() -> list[tuple[Path, str]]:
    folders = (WEB / "src", WEB / "tools")
    return [(file, text) for file, text in texts() if any(f in file.parents for f in folders)]


def test_the_package_is_the_one_of_this_checkout() -> None:
    assert Path(pygames.__file__).parent == PACKAGE
    assert len(MODULES) > 20
    assert len(web_sources()) > 20


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_the_page_and_its_tools_know_no_game(game: Game[Any]) -> None:
    names = {game.id, game.title, game.folder.name, game.id.replace("-", "")}
    pattern = re.compile("|".join(map(re.escape, sorted(names))), re.IGNORECASE)
    found = {named(file): pattern.findall(text) for file, text in web_sources()}
    assert {file: names for file, names in found.items() if names} == {}
    files = [named(file) for file in (WEB / "src").rglob("*") if pattern.search(file.name)]
    assert files == []


@pytest.mark.parametrize("file", MODULES, ids=named)
def test_the_package_imports_the_standard_library_and_itself_alone(file: Path) -> None:
    tops = {name.split(".")[0] for name in imports(file)}
    assert tops <= sys.stdlib_module_names | {"pygames"}


@pytest.mark.parametrize("file", MODULES, ids=named)
def test_the_package_knows_no_browser(file: Path) -> None:
    assert not {"js", "pyodide", "pyodide_js", "micropip"} & {
        n.split(".")[0] for n in imports(file)
    }
    words = re.findall(
        r"\b(pyodide|micropip|emscripten|webworker)\b", file.read_text(), re.IGNORECASE
    )
    assert set(words) <= {"Pyodide"}


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
            layer = [*name.split("."), ""][1]
            own = f"pygames.games.{folder.name}"
            is_own = name == own or name.startswith(f"{own}.")
            assert is_own or layer in OF_A_GAME, f"{named(file)} imports {name}"


def test_nothing_but_a_game_imports_a_game() -> None:
    for file in MODULES:
        if any(folder in file.parents for folder in GAME_FOLDERS):
            continue
        for name in imports(file):
            known = not name.startswith("pygames.games.") or name == "pygames.games.catalog"
            assert known, f"{named(file)} imports {name}"


def test_the_search_that_bots_share_knows_no_layer_above_it() -> None:
    for name in ("alphabeta.py", "budget.py"):
        layers = {n for n in imports(PACKAGE / "bots" / name) if n.startswith("pygames")}
        assert layers <= {"pygames.core", "pygames.errors", "pygames.bots.budget"}


def test_no_file_names_a_registry_a_content_network_or_a_path_of_one_machine() -> None:
    hosts = [
        ("registry", "npmjs"), ("pypi", "org"), ("files", "pythonhosted"), ("jsdelivr", "net"),
        ("unpkg", "com"), ("cdn" + "js", ""), ("esm", "sh"), ("skypack", "dev"),
        ("fonts", "googleapis"),
        ("fonts", "gstatic"), ("registry", "yarnpkg"),
    ]  # fmt: skip
    paths = ["/" + name + "/" for name in ("work", "root", "Users")]
    pattern = re.compile(
        "|".join([*(rf"\b{re.escape('.'.join(host).rstrip('.'))}\b" for host in hosts), *paths]),
        re.IGNORECASE,
    )
    found = {named(file): pattern.findall(text) for file, text in texts()}
    assert {file: names for file, names in found.items() if names} == {}


def test_no_file_holds_what_a_merge_left_undecided() -> None:
    marks = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
    assert [named(file) for file, text in texts() if marks.search(text)] == []
