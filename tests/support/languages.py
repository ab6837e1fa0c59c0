"""Which languages the package and the page have words in, and where."""

import ast
import inspect
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pygames.games import catalog
from pygames.language import ENGLISH, module_of
from tests.support.pseudo import PSEUDO
from tests.support.sites import ROOT
from web.tools import languages as of_site
from web.tools.assemble import SOURCE
from web.tools.words_beside import page_exports

PACKAGE = ROOT / "pygames"
STATIC = ROOT / "web" / "tools" / "page_words"
PACKAGES = [*sorted(file.parent for file in PACKAGE.rglob(f"words/{ENGLISH}.py")), STATIC]
"""The folders with words: those of the package, one in each game, and that of static pages."""
NOT_ALIKE = {"AREAS"}
"""Names of places: each language has those that differ."""
GAMES = [game for game in catalog() if game.folder / "words" in PACKAGES]


def languages(folder: Path = PACKAGE / "words") -> list[str]:
    """List the codes of the languages in a folder of words, without English."""
    codes = sorted(file.stem for file in folder.glob("*.py"))
    return [code for code in codes if re.fullmatch("[a-z]{2,3}", code) and code != ENGLISH]


def named(folder: Path) -> str:
    """Name the package of a folder."""
    return ".".join(folder.relative_to(ROOT).parts)


def messages(folder: Path, language: str) -> dict[str, Any]:
    """Return what a module says: its own functions and constants, without its helpers."""
    file = folder / f"{language}.py"
    module = module_of(named(folder), language)
    names: list[str] = []
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names += [name.id for each in targets for name in ast.walk(each)
                      if isinstance(name, ast.Name)]  # fmt: skip
    return {
        name: getattr(module, name)
        for name in names
        if not name.startswith("_") and name not in NOT_ALIKE
    }


def form(value: Any) -> Any:
    """Describe a message without its words: what code relies on is alike in all languages."""
    if inspect.isroutine(value):
        return str(inspect.signature(value))
    if isinstance(value, str):
        return "Tap" if "{Tap}" in value else str
    if isinstance(value, Mapping):
        return sorted(map(str, value)), sorted({str(form(each)) for each in value.values()})
    if isinstance(value, Sequence):
        return type(value).__name__, [form(each) for each in value]
    return type(value).__name__


PSEUDO_PROGRAM = Path(__file__).parent / "pseudo" / f"{PSEUDO}.ts"
"""What makes a language of the page's English words."""
SPOKEN = [each.code for each in of_site.found(SOURCE)]
"""The languages of the site, besides English."""


@cache
def page_words(language: str) -> dict[str, Any]:
    """Return the words of the page in a language, by their names; a function is no word."""
    spoken = (ENGLISH, PSEUDO_PROGRAM) if language == PSEUDO else (language,)
    return {name: words for file in page_exports(*spoken).values() for name, words in file.items()}
