"""Where each game's tests find mutants of its rules, and which of them survive.

`mutants.py` in `tests/games/<name>/` names the modules and the tests, and `survivors.md` there the
mutants that are known to survive, under the reason why. See docs/mutation.md.
"""

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests" / "games"
RULES = ROOT / "pygames" / "games"


class Mutated(NamedTuple):
    """The modules that hold a game's rules, and the tests of these, the quickest first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


class Survivor(NamedTuple):
    """A mutant that the tests don't notice."""

    module: str
    was: str
    now: str
    why: str

    @property
    def text(self) -> str:
        """The change, as lists of survivors have it."""
        return changed(self.module, self.was, self.now)


def games() -> list[str]:
    """Return the folders of the games whose rules are mutated."""
    return sorted(path.parent.name for path in TESTS.glob("*/mutants.py"))


def stated(game: str) -> Mutated:
    """Return what a game's tests state; this doesn't import the game."""
    mutated = import_module(f"tests.games.{game}.mutants").MUTATED
    assert isinstance(mutated, Mutated)
    return mutated


def file_of_module(game: str, module: str) -> Path:
    """Return the file of a module of a game: `rules/sheet` is in a folder."""
    return RULES / game / f"{module}.py"


def file_of_tests(game: str, name: str) -> Path:
    """Return the file of a module of a game's tests, or of all games': `unit/test_swap_rule`."""
    return (TESTS.parent if "/" in name else TESTS / game) / f"{name}.py"


def changed(module: str, was: str, now: str) -> str:
    """Write a change of one line."""
    return f"{module}: `{was}` → `{now}`"


def survivors(game: str) -> list[Survivor]:
    """Return the mutants of a game that are known to survive."""
    file = TESTS / game / "survivors.md"
    return list(_listed(file.read_text("utf-8"))) if file.is_file() else []


def _listed(text: str) -> list[Survivor]:
    mutants, why = [], ""
    for line in text.splitlines():
        if line.startswith("## "):
            why = line.removeprefix("## ")
        elif line.startswith("- "):
            module, _, change = line.removeprefix("- ").partition(": `")
            was, now = change.removesuffix("`").split("` → `")
            mutants.append(Survivor(module, was, now, why))
    return mutants
