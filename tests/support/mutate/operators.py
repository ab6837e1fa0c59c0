"""Mutants of a module: the same module with one small change, by Cosmic Ray's operators."""

import ast
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from tests.support.mutants import Survivor, changed
from web.tools.mutation import COSMIC_RAY

SEED = "pygames"


class Mutant(NamedTuple):
    """A change of one line."""

    module: str
    was: str
    now: str
    source: str
    """The whole module with this change."""

    @property
    def text(self) -> str:
        """The change, as lists of survivors have it."""
        return changed(self.module, self.was, self.now)


class _Place(NamedTuple):
    """Where an operator can change a module: the position among all such places."""

    operator: Any
    occurrence: int
    line: str
    order: str
    """Decides who is in a sample. It doesn't change with lines elsewhere in the module."""


def sample(sources: Mapping[str, str], at_most: int) -> list[Mutant]:
    """Return mutants of some modules: all, or a sample that is the same each time.

    A larger sample has all mutants of a smaller one.
    """
    places = [(place, name) for name in sources for place in _places(name, sources[name])]
    by_source: dict[str, Mutant] = {}
    for place, name in sorted(places, key=lambda item: item[0].order):
        mutant = _mutant(name, sources[name], place)
        if mutant is not None:
            by_source.setdefault(mutant.source, mutant)
        if len(by_source) == at_most:
            break
    return sorted(by_source.values())


def named(sources: Mapping[str, str], among: Sequence[Survivor]) -> list[Mutant]:
    """Return the mutants that are named."""
    lines = {(each.module, each.was) for each in among}
    texts = {each.text for each in among}
    candidates = (
        _mutant(name, source, place)
        for name, source in sources.items()
        for place in _places(name, source)
        if (name, place.line) in lines
    )
    return sorted({mutant for mutant in candidates if mutant is not None and mutant.text in texts})


def _cosmic_ray(module: str) -> Any:
    """Import a module of Cosmic Ray, which has a folder of its own (docs/mutation.md)."""
    if str(COSMIC_RAY) not in sys.path:
        sys.path.append(str(COSMIC_RAY))
    return import_module(f"cosmic_ray.{module}")


def _operators() -> Iterator[tuple[str, Any]]:
    plugins = _cosmic_ray("plugins")
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if not kind.arguments():  # those need the names of variables
            yield name, kind()


def _places(module: str, source: str) -> Iterator[_Place]:
    """Yield all places where a module can be changed."""
    trees = _cosmic_ray("ast")
    nodes, lines = list(trees.ast_nodes(trees.get_ast(source))), source.splitlines()
    counts: Counter[str] = Counter()
    for name, operator in _operators():
        starts = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, (line, _) in enumerate(starts):
            text = _tidy(lines[line - 1])
            about = f"{SEED} {module} {name} {text}"
            counts[about] += 1
            digest = hashlib.sha256(f"{about} {counts[about]}".encode()).hexdigest()
            yield _Place(operator, occurrence, text, digest)


def _mutant(module: str, source: str, place: _Place) -> Mutant | None:
    """Return a mutant; None if the change isn't valid Python, or only one of annotations."""
    text = _cosmic_ray("mutating").mutate_code(source, place.operator, place.occurrence)
    if not text or _meaning(text) in {"", _meaning(source)}:
        return None
    before, after = source.splitlines(), text.splitlines()
    at = next(i for i, (was, now) in enumerate(zip(before, after, strict=False)) if was != now)
    dropped = len(after) < len(before)  # a decorator
    return Mutant(module, _tidy(before[at]), "" if dropped else _tidy(after[at]), text)


def _tidy(line: str) -> str:
    """Return a line with single spaces: Cosmic Ray may leave two."""
    return " ".join(line.split())


def _meaning(source: str) -> str:
    """Return what a module does, as text; "" for a module that can't be compiled."""
    try:
        tree = ast.parse(source)
        compile(tree, "mutant", "exec")
    except (SyntaxError, ValueError):
        return ""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
    return ast.dump(tree)
