"""Everything that the page asks of the rules, once: its imports are what Python needs there.

Each module of the door that answers calls has a module of the same name here, which makes them.
Standard library and pygames alone: the build and a test run this in Pyodide, and no page has it.
"""

from __future__ import annotations

import importlib
import pkgutil

import pygames
from pygames.door.bridge import answer
from web.tools.exercises.asking import ASKED, LANGUAGE, Subject, ask, played


def exercise(seed: str = "build", only: str = "", lang: str = "en") -> list[str]:
    """Import the pages' package, make every call in every game, and name the calls made.

    `only` names games by their ids, if some are enough; `lang` is the language of the calls.
    """
    LANGUAGE[:] = [lang]
    for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
        importlib.import_module(module.name)
    answer("{")
    exercises = [importlib.import_module(f"{__name__}.{name}") for name in names()]
    for card in ask("catalog")["games"]:
        if only and card["id"] not in only.split():
            continue
        start = ask("new", game=card["id"], players=card["players"][-1], seed=seed)["record"]
        subject = Subject(card, seed, start, played(start, seed))
        for each in exercises:
            each.exercise(subject)
    return sorted(ASKED)


def names() -> list[str]:
    """List the modules of the door that have an exercise."""
    return [module.name for module in pkgutil.iter_modules(__path__) if module.name != "asking"]
