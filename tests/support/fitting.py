"""Whether an answer is of the type that its call has for it."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ForwardRef, Literal, get_args, get_origin, get_type_hints

from pygames.door.calls import CALLS
from pygames.door.fits import fields_of
from web.tools.door_types import is_tree

Misfit = Callable[[Any], str]
"""Says where a value is not of a type: '' if it is."""


def misfit_of(call: str, answer: object) -> str:
    """Say where an answer is not of its type."""
    return _of(get_type_hints(CALLS[call].run, include_extras=True)["return"])(answer)


@cache
def _of(kind: Any) -> Misfit:
    origin, inner = get_origin(kind), get_args(kind)
    if typing.is_typeddict(kind):
        return _of_fields(kind)
    if is_tree(kind) or isinstance(kind, ForwardRef):
        return lambda value: "" if isinstance(value, dict | str) else "no tree"
    if origin is Annotated:
        return _of(inner[0])
    if origin is Literal:
        return lambda value: "" if value in inner else f"{value!r} is not in {inner}"
    if origin in (typing.Union, types.UnionType):
        return _of_one([*map(_of, inner)])
    if origin in (list, Sequence):
        return _of_each(_of(inner[0]), list, list)
    if origin in (dict, Mapping):
        return _of_each(_of(inner[1]), dict, dict.values)
    if origin is tuple:
        return _of_places([*map(_of, inner)])
    classes = (int, float) if kind is float else (kind,)
    return lambda value: "" if kind is object or type(value) in classes else f"{value!r}: {kind}"


def _of_fields(kind: type) -> Misfit:
    fields = {name: (of, required) for name, of, required in fields_of(kind)}
    needed = {name for name, (_, required) in fields.items() if required}

    def misfit(value: Any) -> str:
        if not isinstance(value, dict) or not needed <= value.keys() <= fields.keys():
            return f"{kind.__name__}: {value if not isinstance(value, dict) else [*value]}"
        reasons = ((name, _of(fields[name][0])(each)) for name, each in value.items())
        return next((f"{name}: {reason}" for name, reason in reasons if reason), "")

    return misfit


def _of_one(members: Sequence[Misfit]) -> Misfit:
    def misfit(value: object) -> str:
        reasons = [member(value) for member in members]
        return "" if "" in reasons else " and ".join(reasons)

    return misfit


def _of_each(each: Misfit, container: type, values: Callable[[Any], Iterable[Any]]) -> Misfit:
    def misfit(value: Any) -> str:
        if not isinstance(value, container):
            return f"{value!r} is no {container.__name__}"
        return next(filter(None, map(each, values(value))), "")

    return misfit


def _of_places(places: Sequence[Misfit]) -> Misfit:
    def misfit(value: Any) -> str:
        if not isinstance(value, list) or len(value) != len(places):
            return f"{value!r} has not {len(places)} places"
        return next(
            filter(None, (place(each) for place, each in zip(places, value, strict=True))), ""
        )

    return misfit
