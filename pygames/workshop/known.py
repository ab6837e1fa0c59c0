"""What is known where an error was raised: the names, fields, keys and arguments that are there."""

from __future__ import annotations

import builtins
import linecache
import re
import sys
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from traceback import walk_tb
from types import FrameType
from typing import Any

_FEW = 4
"""So many keys are named."""
_FOREIGN: tuple[tuple[str, str], ...] = (
    (r"&&|\|\|", "write and, or"),
    (r"\w(?:\+\+|--)", "write x += 1"),
    (r"\belse if\b", "write elif"),
    (r"(?<![=!<>])!(?!=)", "write not"),
    (r"^\s*(?:var|let|const|function|public|int|void)\s+\w", "write x = 1, def name(self):"),
    (r"[;{]\s*$", "a block begins with : and is moved in by four blanks"),
)
"""What other languages write, and what Python has instead."""


def known_beside(error: BaseException, words: str) -> str:
    """Return what may be meant by something that isn't there, or else what there is."""
    if isinstance(error, KeyError):
        return _keys(error)
    near = _near(error, words)
    if near:
        return f"do you mean {near}?"
    return _fields(error.obj) if isinstance(error, AttributeError) else ""


def syntax(error: BaseException) -> str:
    """Return how Python writes what a line has from another language."""
    line = getattr(error, "text", None) or ""
    return next((means for pattern, means in _FOREIGN if re.search(pattern, line)), "")


def _fields(owner: object) -> str:
    """List the fields of a position; of pieces, what they can do."""
    if type(owner).__name__ == "Pieces":
        return "pieces have put, move, without, of and get"
    names = [*getattr(type(owner), "__dataclass_fields__", ())]
    if names and not type(owner).__module__.startswith("pygames."):
        return f"its fields are {', '.join(names)}"
    return ""


def _keys(error: KeyError) -> str:
    """Say what a dictionary has in the place of a key that it lacks."""
    if error.__traceback__ is None:
        return ""
    name = _asked(error)
    if name is None:
        return ""
    *_, (frame, _) = walk_tb(error.__traceback__)
    held = _value(frame, name)
    if not isinstance(held, Mapping) or not error.args:
        return "a dictionary hasn’t everything: .get(…) returns None for what it lacks"
    if not held:
        return f"{name} is empty"
    few = ", ".join(map(repr, [*held][:_FEW]))
    only = " and more" if len(held) > _FEW else " alone"
    near = _closest(error.args[0], [each for each in held if isinstance(each, str)])
    meant = f"; do you mean {near!r}?" if near else ""
    return f"{name} has {few}{only}{meant}"


def _asked(error: BaseException) -> str | None:
    """Return the name before the brackets that were asked for a key; None if none were.

    It is empty for what has no name.
    """
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    assert trace is not None
    code = trace.tb_frame.f_code
    line, _, start, _ = [*code.co_positions()][trace.tb_lasti // 2]
    text = linecache.getline(code.co_filename, line or 0).encode()
    match = re.match(r"(?:([A-Za-z_]\w*(?:\.\w+)?)|\{.*\})\[", text[start or 0 :].decode())
    return match and (match[1] or "")


def _value(frame: FrameType, name: str) -> object:
    """Return what a name, or a field of self, stands for, without running anything."""
    first, _, then = name.partition(".")
    value: Any = {**frame.f_globals, **frame.f_locals}.get(first)
    return getattr(value, "__dict__", {}).get(then) if then else value


def _near(error: BaseException, words: str) -> str:
    """Return the name that may be meant by one that doesn't exist."""
    name = getattr(error, "name", None)
    if isinstance(error, NameError):
        own = _of_self(error, str(name))
        return own or _closest(name, _names_at(error))
    if isinstance(error, AttributeError):
        return _closest(name, _names_in(error.obj))
    if isinstance(error, ImportError):
        match = re.match(r"cannot import name '(\w+)'", words)
        return _closest(match and match[1], _names_in(sys.modules.get(str(name))))
    match = re.match(r"(\w+)(\.__init__)?\(\) got an unexpected keyword argument '(\w+)'", words)
    if match is None:
        return ""
    return _closest(match[3], (_fields_of if match[2] else _arguments_of)(error, match[1]))


def _names_at(error: BaseException) -> Iterable[str]:
    """List what has a name where an error was raised."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    if not frames:
        return ()
    last = frames[-1]
    return {*last.f_locals, *last.f_globals, *vars(builtins)}


def _of_self(error: BaseException, name: str) -> str:
    """Return self.name, where that is what an unknown name is called."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    owner = frames[-1].f_locals.get("self") if frames else None
    return f"self.{name}" if owner is not None and name in _names_in(owner) else ""


def _names_in(module: object) -> Iterable[str]:
    try:
        return [name for name in dir(module) if not name.startswith("_")]
    except Exception:  # noqa: BLE001 - the object may be one of the file's
        return ()


def _fields_of(error: BaseException, name: str) -> Iterable[str]:
    """List the fields of a class of the file that an error went through."""
    kinds = [frame.f_globals.get(name) for frame, _ in walk_tb(error.__traceback__)]
    kind = next(filter(None, kinds), None)
    return getattr(kind, "__dataclass_fields__", ())


def _arguments_of(error: BaseException, name: str) -> Iterable[str]:
    """List the arguments of a function that a file knows."""
    functions = [frame.f_globals.get(name) for frame, _ in walk_tb(error.__traceback__)]
    code = getattr(next(filter(None, functions), None), "__code__", None)
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount] if code else ()


def _closest(name: object, names: Iterable[str]) -> str:
    if not isinstance(name, str):
        return ""
    others = [each for each in names if each != name]
    same = [each for each in others if each.lower() == name.lower()]
    return next(iter(same or get_close_matches(name, others, n=1, cutoff=0.7)), "")
