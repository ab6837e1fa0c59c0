"""The language of the system that a terminal is in."""

from __future__ import annotations

import os
from pathlib import Path

from pygames import games
from pygames.language import ENGLISH, is_known

_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")


def usual() -> str:
    """Return the language of the system, if all games have it; English if not."""
    language = next(filter(None, (os.environ.get(name) for name in _NAMES)), "")
    code = language.partition(".")[0].partition("_")[0].lower()
    return code if is_known(code) and _games(code) == _games(ENGLISH) else ENGLISH


def _games(code: str) -> set[Path]:
    """Return the folders of the games with sentences in a language."""
    return {file.parent for file in Path(games.__file__).parent.glob(f"*/words/{code}.py")}
