"""Which line is to blame in a game that is written in one file."""

from __future__ import annotations

import linecache
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from traceback import walk_tb
from types import CodeType
from typing import Any

from pygames.core import State
from pygames.errors import MistakeError
from pygames.simple.simultaneous import FROM, Simultaneous
from pygames.workshop.one_file import argument_line, line_of

_METHODS = ("child", "legal_actions", "after", "choices")
"""What the author of a game has written, of one kind or the other."""
_CARD = re.compile(r"GAME\b")


@dataclass(frozen=True)
class Spot:
    """A line of a file; 0 if it is not known which."""

    file: str
    line: int

    def __str__(self) -> str:
        name = Path(self.file).name
        return f"{name}, line {self.line}" if self.line else name


def spot(states: type[State], error: BaseException) -> Spot:
    """Return the line that is to blame: that of a mistake in the states, or where it was raised.

    What is wrong with the card alone is said of the line that makes it.
    """
    file = file_of(states)
    about = error.about if isinstance(error, MistakeError) else ""
    if issubclass(states, Simultaneous):
        about = FROM.get(about, about)
    line = getattr(error, "line", 0) or argument_line(file, about)
    line = line or (about and about[-1] != "=" and _line_of(states, file, about))
    line = line or line_of(error, file) or raised_in(file, error)
    return Spot(file, line or _line(file, _CARD))


def file_of(states: type[State]) -> str:
    """Return the file in which a class has its own methods."""
    methods = (_code(vars(kind).get(name)) for kind in states.__mro__ for name in _METHODS)
    code = next(filter(None, methods), None)
    return code.co_filename if code else states.__module__


def raised_in(file: str, error: BaseException) -> int:
    """Return the last line of a file that an error went through; 0 if none."""
    lines = [line for frame, line in walk_tb(error.__traceback__) if _is_in(frame.f_code, file)]
    return lines[-1] if lines else 0


def _is_in(code: CodeType, file: str) -> bool:
    return code.co_filename == file


def _line_of(states: type[State], file: str, about: str) -> int:
    """Return where a class has a method or a field; for what it lacks, where it begins."""
    for kind in states.__mro__:
        code = _code(vars(kind).get(about))
        if code and _is_in(code, file):
            return code.co_firstlineno
    begins = _line(file, re.compile(rf"class {re.escape(states.__name__)}\b"))
    field = re.compile(rf"\s+{re.escape(about)}\s*[:=]")
    return _line(file, field, begins) or begins


def _line(file: str, pattern: re.Pattern[str], since: int = 0) -> int:
    """Return the first line that begins so."""
    lines = linecache.getlines(file)
    return next((i for i, text in enumerate(lines, 1) if i > since and pattern.match(text)), 0)


def _code(member: Any) -> CodeType | None:
    """Return the code of a method, or of a property."""
    if isinstance(member, property):
        member = member.fget
    elif isinstance(member, cached_property):
        member = member.func
    return getattr(getattr(member, "__wrapped__", member), "__code__", None)
