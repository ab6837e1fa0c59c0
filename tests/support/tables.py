"""What a game's tests state for the tests that all games share: a module in its folder of tests.

`look.py`, `clauses.py` and `newcomer.py` in `tests/games/<name>/` are such modules. A game without
one has the shared tests' default.
"""

from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from pygames.game import Game

GAMES = Path(__file__).parents[1] / "games"

T = TypeVar("T")


def stated(game: Game[Any], module: str, kind: type[T]) -> T | None:
    """Return the one value of this kind that a module of the game's tests states, if any."""
    folder = game.folder.name
    if not (GAMES / folder / f"{module}.py").is_file():
        return None
    values = vars(import_module(f"tests.games.{folder}.{module}")).values()
    (constant,) = (value for value in values if isinstance(value, kind))
    return constant
