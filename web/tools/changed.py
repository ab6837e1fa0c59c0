"""Finds the tests that a change can affect, by imports and by the files that tests name.

It is conservative: if a file matches none of the rules below, all tests run.
"""

from __future__ import annotations

import ast
import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from web.tools.console import ROOT

MAIN = "main"
CODE = ("pygames", "tests", "web")
FOR_ALL = (
    "build.py",
    "pyproject.toml",
    "web/package",
    "web/tools/requirements",
    "tests/conftest.py",
)
"""Prefixes of paths that every test depends on."""
# Static and dynamic imports of a module of the page; types count as any others.
SCRIPT_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")
# A script or another file named in Python code.
NAMED = re.compile(r"""["']([\w./-]+\.[a-z]+)["']""")
READS_PAGE = re.compile(r"page_modules|assemble import .*SOURCE|assemble\.SOURCE|\"web\" / \"src\"")
GAMES = "pygames/games/__init__.py"
"""A module that finds games without importing them."""
SITES = ("tests/browser/", "tests/build/")
IN_NODE = "tests/web/page/page.ts"
"""The whole page in Node, which asks the rules."""


@dataclass(frozen=True)
class Affected:
    """Modules of pytest's, and of Node's tests."""

    python: list[str]
    node: list[str]


def changed(root: Path = ROOT) -> set[str]:
    """Return the files that differ from where this branch left main, as on disk."""
    base = _git(root, "merge-base", "HEAD", MAIN) or "HEAD"
    names = _git(root, "diff", "--name-only", "--no-renames", base).splitlines()
    return {*names, *_git(root, "ls-files", "--others", "--exclude-standard").splitlines()}


def needs_site(test: str) -> bool:
    """Return whether a test needs a built site."""
    return test.startswith(SITES)


def affected(paths: set[str], root: Path = ROOT) -> Affected | None:
    """Return the tests that a change of these files can affect; None for all of them."""
    if any(path.startswith(FOR_ALL) for path in paths):
        return None
    tests = dependents(root)
    found = {path: tests.of(path) for path in paths}
    if not all(found.values()):
        return None
    chosen = set().union(*found.values())
    node = sorted(path for path in chosen if path.endswith(".ts"))
    return Affected(sorted(chosen - set(node)), node)


@cache
def dependents(root: Path) -> Dependents:
    """Find all tests, once."""
    return Dependents(root)


class Dependents:
    """The test modules of a checkout, and what each depends on."""

    def __init__(self, root: Path) -> None:
        """Find them."""
        self._root = root
        self._python = [self._name(path) for path in root.glob("tests/**/test_*.py")]
        self._node = [self._name(path) for path in root.glob("tests/web/**/*.test.ts")]
        self._sites = {test for test in self._python if test.startswith(SITES)}
        every = {each for test in (*self._python, *self._node) for each in self.reached(test)}
        self._modules_of_tests = {each for each in every if each.startswith("tests/")}

    def of(self, path: str) -> set[str]:
        """Return the tests that may depend on a file."""
        naming = self._naming(path)
        found = {
            test
            for test in (*self._python, *self._node)
            if not naming.isdisjoint(self.reached(test))
        }
        if path.startswith("web/src/"):
            return self._outside_sites(path) | found | self._of_page(path)
        if path.startswith("pygames/"):
            in_node = {test for test in self._node if IN_NODE in self.reached(test)}
            return self._outside_sites(path) | found | self._of_rules(path) | in_node
        reaching = {test for test in (*self._python, *self._node) if path in self.reached(test)}
        sites = self._sites if path.startswith("web/tools/") else set()
        return found | reaching | sites

    def _naming(self, path: str) -> set[str]:
        """Return the test modules that name a file, or all documents."""
        words = [path.rpartition("/")[2], *(['*.md"'] if path.endswith(".md") else [])]
        return {
            each
            for each in self._modules_of_tests
            if any(word in self._text(each) for word in words)
        }

    def _outside_sites(self, path: str) -> set[str]:
        """Return the tests that import a file, except tests of sites, which depend on all of it."""
        others = (test for test in (*self._python, *self._node) if test not in self._sites)
        return {test for test in others if path in self.reached(test)}

    def _of_page(self, path: str) -> set[str]:
        """Return the tests of the page: all tests of sites, or those that name a room."""
        readers = {test for test in self._python if READS_PAGE.search(self._text(test))}
        listing = {each for each in self._modules_of_tests if "readdirSync" in self._text(each)}
        readers |= {test for test in self._node if not listing.isdisjoint(self.reached(test))}
        room = re.match(r"web/src/rooms/([\w-]+)/", path)
        if not room:
            return readers | self._sites
        words = [room[1], *(f"#{field}" for field in self._fields(room[1]))]
        named = re.compile("|".join(rf"{re.escape(word)}(?![a-z])" for word in words))
        return readers | {test for test in self._sites if named.search(test + self._text(test))}

    def _of_rules(self, path: str) -> set[str]:
        """Return tests that run rules in a browser or find games by name, or one game's tests."""
        game = re.match(r"pygames/games/(\w+)/", path)
        if not game:
            return self._sites
        name = game[1].replace("_", ".")
        named = re.compile(rf"{name}|\bcatalog\b|\bGAMES\b", re.IGNORECASE)
        sites = {test for test in self._sites if named.search(self._text(test))}
        others = (test for test in self._python if GAMES in self.reached(test))
        return sites | {test for test in others if not self._is_of_another(test, game[1])}

    def _is_of_another(self, test: str, game: str) -> bool:
        """Return whether a test is of a site, which is handled above, or of another game."""
        own = test.startswith(f"tests/games/{game}/")
        return test in self._sites or (test.startswith("tests/games/") and not own)

    def _fields(self, room: str) -> list[str]:
        """Return the fields of a room's addresses."""
        path = self._root / "web" / "src" / "rooms" / room / "address.ts"
        text = path.read_text("utf-8") if path.is_file() else ""
        _, _, readers = text.partition("export const addresses")
        return re.findall(r"[{\s](\w+): \(", readers)

    @cache  # noqa: B019 - lives as long as the command
    def reached(self, test: str) -> frozenset[str]:
        """Return a module with all that it imports, directly or through others."""
        found = {test}
        left = [test, *self._fixtures(test)]
        while left:
            for each in self._imports(left.pop()):
                if each not in found:
                    found.add(each)
                    left.append(each)
        return frozenset(found)

    def _fixtures(self, test: str) -> list[str]:
        """Return the modules of a test's fixtures, except what every test depends on."""
        near = self._name((self._root / test).with_name("conftest.py"))
        return [near] if (self._root / near).is_file() and near not in FOR_ALL else []

    @cache  # noqa: B019
    def _imports(self, module: str) -> frozenset[str]:
        if module.endswith((".ts", ".tsx")):
            return frozenset(self._script_imports(module))
        return frozenset(self._python_imports(module)) if module.endswith(".py") else frozenset()

    def _script_imports(self, module: str) -> list[str]:
        folder = (self._root / module).parent
        return [
            self._name(path)
            for name in SCRIPT_IMPORT.findall(self._text(module))
            if (path := (folder / name).resolve()).is_file()
        ]

    def _python_imports(self, module: str) -> set[str]:
        """Return the modules that a module imports, and the scripts beside it that it names."""
        found = set()
        for node in ast.walk(ast.parse(self._text(module))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            found |= {path for name in names for path in self._modules(name)}
        folder = (self._root / module).parent
        beside = (folder / name for name in NAMED.findall(self._text(module)))
        return found | {
            self._name(path) for path in beside if path.suffix == ".ts" and path.is_file()
        }

    def _modules(self, name: str) -> list[str]:
        """Return the file of one of our modules, and those of the packages that it is in."""
        first, *rest = name.split(".")
        if first not in CODE:
            return []
        folders = [Path(first, *rest[:length]) for length in range(len(rest) + 1)]
        paths = [*(folder / "__init__.py" for folder in folders), Path(f"{folders[-1]}.py")]
        return [path.as_posix() for path in paths if (self._root / path).is_file()]

    @cache  # noqa: B019
    def _text(self, module: str) -> str:
        return (self._root / module).read_text("utf-8", "replace")

    def _name(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix()


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip()
