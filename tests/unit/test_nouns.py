"""A name is a noun of what it holds: `found` or `kept` says what was done, not what it is.

The page has the same rule (`tests/web/nouns.test.ts`). Fields of answers and public names stay.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.sites import ROOT

PARTICIPLES = set(
    """
    answered asked begun built called caught chosen done drawn found given heard joined kept known
    listed made marked moved named played refused said seen shown taken told tried wanted written
    """.split()
)
NAMED = re.compile(rf"\b(?:{'|'.join(PARTICIPLES)})\b\s*(?:[]:=,)+*/|&-]|in\b)")
"""Where such a word may be a name: only there the whole text is read."""
PLACES = ("pygames", "web/tools", "lab", "tests")
PUBLIC = {
    "pygames/annotated/ways.py": {"said"},
    "pygames/bots/alphabeta.py": {"drawn"},
    "pygames/door/files.py": {"said"},
    "pygames/door/lessons.py": {"tried"},
    "pygames/door/matches.py": {"joined", "kept"},
    "pygames/door/standing.py": {"tried"},
    "pygames/look/lessons.py": {"made", "said"},
    "pygames/simple/at_once.py": {"chosen"},
    "pygames/simple/card.py": {"drawn"},
    "pygames/simple/planes.py": {"chosen"},
    "pygames/simple/simultaneous.py": {"chosen"},
    "pygames/vector/__init__.py": {"shown"},
}
"""Arguments of calls and of public functions."""


def bound(tree: ast.AST) -> Iterator[str]:
    """Yield the names of variables and parameters in functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            yield from _parameters(node.args)
        if isinstance(node, ast.FunctionDef):
            yield from _parameters(node.args)
            for each in node.body:
                yield from _variables(each)


def _parameters(of: ast.arguments) -> Iterator[str]:
    for each in (*of.posonlyargs, *of.args, *of.kwonlyargs):
        yield each.arg


def _variables(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def participles(text: str) -> set[str]:
    return PARTICIPLES.intersection(bound(ast.parse(text))) if NAMED.search(text) else set()


def sources() -> Iterator[Path]:
    yield ROOT / "build.py"
    for place in PLACES:
        yield from (ROOT / place).rglob("*.py")


def test_what_functions_hold_has_a_noun_for_a_name() -> None:
    places = {
        (place := path.relative_to(ROOT).as_posix()): sorted(
            participles(path.read_text("utf-8")) - PUBLIC.get(place, set())
        )
        for path in sources()
    }
    assert len(places) > 1000
    assert {place: names for place, names in places.items() if names} == {}
