"""Arguments of the wrong type, told in a sentence: of `game`, boards, dice, cards and ends.

What a type says is looked at if something fails, and always while a file is checked: then also for
every method of boards and pieces. So a game that an earlier version accepted goes on.
"""

from __future__ import annotations

import sys
from collections.abc import (
    Callable,
    Collection,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import contextmanager
from dataclasses import MISSING, fields, is_dataclass
from difflib import get_close_matches
from functools import cache, wraps
from inspect import unwrap
from traceback import walk_tb
from types import FunctionType, NoneType, SimpleNamespace, UnionType
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
_METHODS: list[tuple[type, str, FunctionType]] = []
"""The methods whose arguments are looked at while a file is checked."""
_CELLS = ("cell", "start", "end", "over")
"""Arguments for which somebody may have asked a board."""
_FUNCTION = get_origin(Callable[..., Any])
_OURS: set[object] = set()
"""Their classes: what they hold was looked at when it was put there."""
_SUCH: Mapping[str, str] = {
    "buttons": '{"pass": "Pass"}', "looks": '{"king": "white K"}', "sides": '{"top": "red"}',
    "shaded": '("a1", "b2")', "without": '("a1", "b2")', "sample": '("a1", "b2")',
    "start": '("a1", "b2")', "ways": '[("a1", "b1", "c1")]', "options": "(Option(…),)",
    "authors": '("Ada", "Max")', "names": '("Red", "Blue")', "deck": '("sun", "moon", "moon")',
}  # fmt: skip
"""Examples of arguments, where their type says too little."""


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


def typed_methods(kind: type[T]) -> type[T]:
    """Let the arguments of all methods of a class be looked at while a file is checked."""
    _OURS.add(kind)
    _METHODS.extend(
        (kind, name, member)
        for name, member in vars(kind).items()
        if isinstance(member, FunctionType) and (name == "__init__" or name[0] != "_")
    )
    return kind


@contextmanager
def typed_calls() -> Iterator[None]:
    """Look at them; in games, nothing of it costs time."""
    for kind, name, method in _METHODS:
        setattr(kind, name, typed(method))
    try:
        yield
    finally:
        for kind, name, method in _METHODS:
            setattr(kind, name, method)


def check_field(kind: type, name: str, value: object) -> None:
    """Refuse a value that a field of a card can't have."""
    hint = _hints(kind).get(name, Any)
    if not fits(value, hint):
        refuse(f"game(): {name} is {_shown(value)}; expected {_as(name, hint)}", f"{name}=")


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


def wrong_field(error: BaseException) -> tuple[str, str]:
    """Say which field of a position led to an error by a value of another type; and what to blame.

    That is a value that the error is about, by itself or by its type.
    """
    about = getattr(error, "obj", None) if isinstance(error, AttributeError) else None
    for frame, _ in reversed([*walk_tb(error.__traceback__)]):
        for name, value in _values(frame.f_locals.get("self")):
            kind = f"'{type(value).__name__}'"
            if value is about if about is not None else kind in str(error):
                return odd_field(frame.f_locals["self"], name, value)
    return "", ""


def odd_field(state: Any, name: str, value: object) -> tuple[str, str]:
    """Say what is wrong with a value of a field, and what to blame; nothing if it fits."""
    hint = _hints(_kind(state)).get(name, Any)
    if fits(value, hint):
        return "", ""
    what = f"the field {name} is {_shown(value)}; expected {_as(name, hint)}"
    return what, name if is_first(state, name) else "child"


def is_first(state: Any, name: str) -> bool:
    """Tell whether a field holds what each position begins with."""
    value, field = getattr(state, name), {each.name: each for each in fields(state)}[name]
    if field.default_factory is not MISSING:
        return bool(value == field.default_factory())
    return value is field.default


def plain_fields(state: Any) -> Iterator[tuple[str, object]]:
    """Yield the fields whose type is one word, with what they hold: not nothing, True or False."""
    for name, value in _values(state):
        simple = isinstance(_hints(_kind(state)).get(name), type)
        if simple and value is not None and not isinstance(value, bool):
            yield name, value


def _kind(state: object) -> Any:
    return type(state)


def _values(state: object) -> Iterator[tuple[str, object]]:
    own = is_dataclass(state) and not type(state).__module__.startswith("pygames.simple")
    for field in fields(cast("Any", state)) if own else ():
        yield field.name, getattr(state, field.name)


def near(name: object, names: Iterable[str]) -> str:
    """Return what may be meant: "; do you mean wood?", or nothing."""
    meant = get_close_matches(str(name), [*names], n=1)
    return f"; do you mean {meant[0]}?" if meant else ""


def _wrong_type(
    function: Any, values: Sequence[object], keywords: Mapping[str, object]
) -> tuple[str, str]:
    """Return the name of the first argument of the wrong type, and a sentence."""
    hints, names = _hints(function), _names(function)[: _positional(function)]
    for name, value in (dict(zip(names, values, strict=False)) | {**keywords}).items():
        if name in hints and not fits(value, hints[name]):
            what = f"{_called(function, values)}: {name} is {_shown(value)}"
            none = value is None and name in _CELLS
            off = " (step and beyond return None off the board)" if none else ""
            return name, f"{what}; expected {_as(_use(function, name), hints[name])}{off}"
    return "", ""


def _use(function: Any, name: str) -> str:
    """Tell the pieces that stand somewhere from how `game` draws them."""
    return "looks" if name == "pieces" and function.__qualname__ == "game" else name


def _as(name: str, hint: Any) -> str:
    """Say what is expected of an argument, with an example of its own if there is one."""
    general = expected(hint)
    if name not in _SUCH or "such as" not in general:
        return general
    return f"{general.partition('such as')[0]}such as {_SUCH[name]}"


def _wrong_call(function: Any, values: Sequence[object], keywords: Mapping[str, object]) -> str:
    """Say which argument is missing, isn't known, or is one too many."""
    names, what = _names(function), _called(function, values)
    places = names[: _positional(function)]
    if len(values) > len(places) and not function.__code__.co_flags & 4:
        takes = " and ".join(name for name in places if name not in ("self", "cls")) or "nothing"
        others = f"; write the name before what else it takes: {names[-1]}=…"
        return f"{what} takes only {takes} in its brackets{others if names != places else ''}"
    for unknown in keywords.keys() - {*names}:
        if not function.__code__.co_flags & 8 or near(unknown, names):
            how = '; write Pieces({"b2": "red"})' if what == "Pieces()" else near(unknown, names)
            return f"{what} takes no {unknown}{how}"
    needed = names[: len(names) - len(function.__defaults__ or ())][: _positional(function)]
    needed += [name for name in names[_positional(function):]
               if name not in (function.__kwdefaults__ or {})]  # fmt: skip
    missing = [name for name in needed if name not in {*names[: len(values)], *keywords}]
    return f"{what} needs {' and '.join(missing)}" if set(missing) - {"self"} else ""


def _about(function: Any, name: str) -> str:
    """Name the argument of `game` to blame: it may have a line of its own."""
    return f"{name}=" if function.__qualname__ == "game" and name else ""


def _called(function: Any, values: Sequence[object]) -> str:
    """Name a function; a board is called as its own kind."""
    if function.__name__ == "__init__" and values:
        return f"{type(values[0]).__name__}()"
    return f"{function.__qualname__.removesuffix('.__init__')}()"


def _positional(function: Any) -> int:
    count: int = function.__code__.co_argcount
    return count


def _names(function: Any) -> list[str]:
    code = function.__code__
    return [*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]]


@cache
def _hints(function: Any) -> Mapping[str, object]:
    """Return the types of arguments, or of fields: inherited ones where they were written."""
    owner: Any = _OWNERS.get(function, function)
    hints: dict[str, object] = {}
    for each in reversed(owner.__mro__) if isinstance(owner, type) else [owner]:
        names = getattr(each, "__globals__", None) or vars(sys.modules.get(each.__module__, object))
        for name, hint in _annotations(each).items():
            hints[name] = _hint(hint, dict(names))
    return {name: hint for name, hint in hints.items() if name != "return"}


def _annotations(each: Any) -> Mapping[str, object]:
    try:
        return {**each.__annotations__}
    except (AttributeError, NameError):  # Python 3.14 reads them when they are asked for
        return {}


def _hint(hint: object, names: dict[str, Any]) -> object:
    """Return a type; what only type checkers import isn't known here, and not looked into."""
    try:
        return get_type_hints(SimpleNamespace(__annotations__={"it": hint}), names)["it"]
    except Exception:  # noqa: BLE001 - a Python without what reads types says only less
        return Any


def fits(value: object, hint: Any) -> bool:
    """Tell whether a value is of a type, as far as an author can know it."""
    kind = type(value)
    if kind is hint or hint is Any or isinstance(hint, TypeVar):
        return True
    origin, inner = _parts(hint)
    if origin is None:
        plain = kind is int and hint is float
        return plain or (hint not in (int, float) and _is_a(value, hint))
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Literal:
        return value in inner
    return _holds(value, origin, inner)


@cache
def _parts(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(hint), get_args(hint)


def _is_a(value: object, hint: Any) -> bool:
    return not isinstance(hint, type) or isinstance(value, hint)


def _holds(value: object, origin: Any, inner: tuple[Any, ...]) -> bool:
    """Tell whether a value holds what it should; a type of another kind isn't looked into."""
    if origin is tuple and ... not in inner:
        return (
            isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
        )
    if type(value) in _OURS and origin not in (Sequence, tuple):
        return True
    if issubclass(origin, Mapping):
        return isinstance(value, Mapping) and all(
            fits(key, inner[0]) and fits(each, inner[1]) for key, each in value.items()
        )
    if origin is Iterable and isinstance(value, Iterator):
        return True  # to look into it would use it up
    if origin in (Container, Sequence, Collection, Iterable, tuple):
        return _is_several(value) and all(fits(each, inner[0]) for each in cast("Any", value))
    return callable(value) if origin is _FUNCTION else True


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
    if origin is Container:
        return "pieces, or several cells in brackets"
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
    if isinstance(value, FunctionType):
        return "a function"
    text = f"the class {value.__name__}" if isinstance(value, type) else repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
