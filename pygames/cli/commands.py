"""Command lines as text, by the system's rules: on Windows a backslash is part of a path."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import list2cmdline

WINDOWS = os.name == "nt"
_MODULE = "python3 -m pygames"


def program() -> str:
    """Name this program as the user called it: as the installed script, or as a module."""
    return "pygames" if Path(sys.argv[0]).stem == "pygames" else _MODULE


def as_called(examples: str) -> str:
    """Return examples of commands with the program as the user called it."""
    return examples.replace(_MODULE, program())


def apart(command: str, *, windows: bool = WINDOWS) -> list[str]:
    """Return the program and its arguments; ValueError if a quote isn't closed."""
    letters = shlex.shlex(command, posix=True, punctuation_chars=False)
    letters.whitespace_split, letters.commenters = True, ""
    if windows:
        letters.escape, letters.quotes = "", '"'
    return list(letters)


def joined(arguments: Sequence[str], *, windows: bool = WINDOWS) -> str:
    """Return the text that splits into these arguments."""
    return list2cmdline(arguments) if windows else shlex.join(arguments)
