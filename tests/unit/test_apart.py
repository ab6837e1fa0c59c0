"""What tests may know: those without a browser need none, and nothing needs the laboratory."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.support.sites import ROOT

WITHOUT_A_BROWSER = ("build", "conformance", "games", "golden", "look", "toy", "unit")
OF_A_BROWSER = ("playwright", "selenium", "tests.browser")
SCRIPTS = {".js", ".mjs", ".ts", ".tsx"}


@cache
def imports(file: Path) -> tuple[str, ...]:
    """Return the modules that a file imports, at its top or anywhere else."""
    return tuple(_imports(ast.parse(file.read_text("utf-8"))))


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def file_of(module: str) -> Path | None:
    """Return the file of a module of this checkout."""
    path = ROOT.joinpath(*module.split("."))
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if file.is_file()), None)


def reached(files: list[Path]) -> dict[Path, tuple[str, ...]]:
    """Return these files and all that they import in turn, with what each imports."""
    modules: dict[Path, tuple[str, ...]] = {}
    while files:
        file = files.pop()
        if file not in modules:
            modules[file] = imports(file)
            ours = (name for name in modules[file] if name.startswith(("tests.", "web.")))
            files += filter(None, map(file_of, ours))
    return modules


def is_in(module: str, names: tuple[str, ...]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in names)


def test_tests_without_a_browser_are_collected_where_there_is_none() -> None:
    folders = [ROOT / "tests" / name for name in WITHOUT_A_BROWSER]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    files += [ROOT / "tests" / "conftest.py"]
    needing = {
        f"{file.relative_to(ROOT)}: {module}"
        for file, modules in reached(files).items()
        for module in modules
        if is_in(module, OF_A_BROWSER)
    }
    assert needing == set()


def test_nothing_that_is_published_or_builds_imports_from_the_laboratory() -> None:
    """Tests prove puzzles by what is in it, and nothing else of it."""
    folders = ("pygames", "web/src", "web/tools")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    modules = [file for file in files if file.suffix == ".py"]
    scripts = [file for file in files if file.suffix in SCRIPTS]
    assert [file for file in modules if any(is_in(name, ("lab",)) for name in imports(file))] == []
    assert [file for file in scripts if "/lab/" in file.read_text("utf-8")] == []
    tests = [name for file in (ROOT / "tests").rglob("*.py") for name in imports(file)]
    assert all(is_in(name, ("lab.puzzles",)) for name in tests if is_in(name, ("lab",)))
