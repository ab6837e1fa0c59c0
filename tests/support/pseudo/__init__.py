"""Lets the package speak a language that a program makes (xx.py)."""

from pathlib import Path

import pygames.words
from pygames import language
from tests.support.pseudo.xx import CLOSE, OPEN

PSEUDO = "xx"
__all__ = ["CLOSE", "OPEN", "PSEUDO", "learn"]


def learn() -> None:
    """Let the language be found, as if its file had been loaded."""
    folder = str(Path(__file__).parent)
    if folder not in pygames.words.__path__:
        pygames.words.__path__.append(folder)
        language.found_anew()
