"""Arguments of the wrong type, told in a sentence: of `game`, boards, dice, cards and ends.

What a type says is looked at if something fails, and always while a file is checked. So a game that
an earlier version accepted goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, wraps
from inspect import unwrap
from traceback import walk_tb
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from pygames.errors import MistakeError
from pygames.simple.strictly import refuse

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
_PLAIN: Mapping[object, str] = {
    int: "a whole number", float: "a number", str: "a text", bool: "True or False",
    NoneType: "nothing",
}  # fmt: skip

_OWNERS: dict[object, type] = {}
"""Whose `__init__` it is: the types of inherited fields are known where they were written."""


def typed(function: F) -> F:
    """Let a function say in a sentence which of its arguments can't be."""

    @wraps(function)
    def call(*values: object, **keywords: object) -> Any:
        name, sentence = _wrong_type(function, values, keywords)
        if sentence:
            refuse(sentence, _about(function, name))
        try:
            return function(*values, **keywords)
        except Exception as error:
            if isinstance(error, MistakeError) and (not name or str(error).startswith(name)):
                raise
            if sentence := sentence or _wrong_call(function, values, keywords):
                raise MistakeError(sentence, _about(function, name)) from error
            raise

    return cast("F", call)


def typed_board(board: type[T]) -> type[T]:
    """Do the same for the arguments of a board."""
    init = getattr(board, "__init__")  # noqa: B009
    _OWNERS[init] = board
    setattr(board, "__init__", typed(init))  # noqa: B010
    return board


def check_field(kind: type, name: str, value: object) -> None:
    """Refuse a value that a field of a card can't have."""
    hint = _hints(kind).get(name, Any)
    if not fits(value, hint):
        refuse(f"game(): {name} is {_shown(value)}; expected {expected(hint)}", name)


def wrong_argument(error: BaseException) -> str:
    """Say which argument of a function of `pygames.simple` has led to an error, if one has."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    ours = [str(frame.f_globals.get("__name__")).startswith("pygames.") for frame in frames]
    call = frames[len(ours) - ours[::-1].index(False)] if False in ours[:-1] and ours[-1] else None
    if call is None:
        return ""
    name, values = call.f_code.co_name, call.f_locals
    owner = values["cls"] if "cls" in values else type(values.get("self"))
    function = call.f_globals.get(name) or getattr(owner, name, None)
    function = unwrap(getattr(function, "__func__", function)) if callable(function) else None
    if getattr(function, "__code__", None) is not call.f_code:
        return ""
    names = {*_names(function)} - {"self", "cls"}
    return _wrong_type(function, (), {each: values[each] for each in names & values.keys()})[1]


def near(name: object, names: Iterable[str]) -> str:
    """Return what may be meant: "; do you mean wood?", or nothing."""
    meant = get_close_matches(str(name), [*names], n=1)
    return f"; do you mean {meant[0]}?" if meant else ""


def _wrong_type(
    function: Any, values: Sequence[object], keywords: Mapping[str, object]
) -> tuple[str, str]:
    """Return the name of the first argument of the wrong type, and a sentence."""
    hints, arguments = (
        _hints(function),
        dict(zip(_names(function), values, strict=False)) | {**keywords},
    )
    for name, value in arguments.items():
        if name in hints and not fits(value, hints[name]):
            what = f"{_called(function)}: {name} is {_shown(value)}"
            return name, f"{what}; expected {expected(hints[name])}"
    return "", ""


def _wrong_call(function: Any, values: Sequence[object], keywords: Mapping[str, object]) -> str:
    """Say which argument is missing, or isn't known."""
    names, what = _names(function), _called(function)
    for unknown in keywords.keys() - {*names}:
        if not function.__code__.co_flags & 8 or near(unknown, names):
            return f"{what} takes no {unknown}{near(unknown, names)}"
    needed = names[: len(names) - len(function.__defaults__ or ())][: _positional(function)]
    needed += [name for name in names[_positional(function):]
               if name not in (function.__kwdefaults__ or {})]  # fmt: skip
    missing = [name for name in needed if name not in {*names[: len(values)], *keywords}]
    return f"{what} needs {' and '.join(missing)}" if set(missing) - {"self"} else ""


def _about(function: Any, name: str) -> str:
    """Name the argument of `game` to blame: each has a line of its own, but classes have pieces."""
    return name if function.__qualname__ == "game" and name != "pieces" else ""


def _called(function: Any) -> str:
    return f"{function.__qualname__.removesuffix('.__init__')}()"


def _positional(function: Any) -> int:
    count: int = function.__code__.co_argcount
    return count


def _names(function: Any) -> list[str]:
    code = function.__code__
    return [*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]]


@cache
def _hints(function: Any) -> Mapping[str, object]:
    owner: Any = _OWNERS.get(function, function)
    try:
        try:
            hints = get_type_hints(owner)
        except NameError as unknown:  # what only type checkers import; it isn't looked into
            hints = get_type_hints(owner, None, {str(unknown.name): Iterator})
    except Exception:  # noqa: BLE001 - a Python without what reads types says only less
        return {}
    return {name: hint for name, hint in hints.items() if name != "return"}


def fits(value: object, hint: Any) -> bool:
    """Tell whether a value is of a type, as far as an author can know it."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any or isinstance(hint, TypeVar):
        return True
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Literal:
        return value in inner
    if origin is tuple and ... not in inner:
        return (
            isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
        )
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return isinstance(value, Mapping) and all(
            fits(key, inner[0]) and fits(each, inner[1]) for key, each in value.items()
        )
    if origin is Iterable and isinstance(value, Iterator):
        return True  # to look into it would use it up
    if origin in (Sequence, Collection, Iterable, tuple):
        return _is_several(value) and all(fits(each, inner[0]) for each in cast("Any", value))
    if hint in (int, float):
        return type(value) is int or (hint is float and type(value) is float)
    if origin is get_origin(Callable[..., Any]):
        return callable(value)
    return not isinstance(hint, type) or isinstance(value, hint)


def _is_several(value: object) -> bool:
    return isinstance(value, Collection) and not isinstance(value, (str, bytes))


def expected(hint: Any) -> str:
    """Name a type as one would say it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(expected(each) for each in inner if each is not NoneType)
    if origin is Literal:
        return " or ".join(map(str, inner))
    if origin is tuple and ... not in inner:
        return f"{len(inner)} values in brackets, such as ({', '.join(map(_example, inner))})"
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        key, value = _example(inner[0], '"b2"'), _example(inner[1])
        return f"pairs such as {{{key}: {value}}}"
    if origin in (Sequence, Collection, Iterable, tuple):
        one = _example(inner[0])
        other = '"blue"' if one == '"red"' else one
        return f"several in brackets, such as ({one}, {other})"
    if callable(hint) and origin is not None:
        return "a function"
    return _PLAIN.get(hint, getattr(hint, "__name__", str(hint)))


def _example(hint: Any, text: str = '"red"') -> str:
    if get_origin(hint) is Literal:
        return repr(get_args(hint)[0])
    if get_origin(hint) is not None:
        return expected(hint).rpartition("such as ")[2] or "…"
    return {int: "2", float: "2", str: text}.get(hint, "…")


def _shown(value: object) -> str:
    text = getattr(value, "__name__", "") if isinstance(value, type) else repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
