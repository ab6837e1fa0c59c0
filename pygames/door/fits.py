"""Whether a value that came as JSON is of a type: the checks follow from the types."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

LARGEST = 2**53
"""Up to here, the page's numbers are exact."""
Holds = Callable[[object], bool]
"""Whether something is true of a value."""


@dataclass(frozen=True)
class Within:
    """The least and the greatest that a number may be, or how many a list may have."""

    least: float
    most: float = LARGEST

    def holds(self, value: object) -> bool:
        """Tell whether a number, or the length of a list, is within the limits."""
        size = len(value) if isinstance(value, list) else cast("float", value)
        return self.least <= size <= self.most


@cache
def check_of(kind: Any) -> Holds:
    """Return the check of a type; of an `Annotated` one, with its limits."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if typing.is_typeddict(kind):
        return _of_fields(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        base, limits = check_of(inner[0]), inner[1:]
        return lambda value: base(value) and all(limit.holds(value) for limit in limits)
    if origin is Literal:
        return lambda value: isinstance(value, str) and value in inner
    if origin in (typing.Union, types.UnionType):
        members = [*map(check_of, inner)]
        return lambda value: any(member(value) for member in members)
    return _of_many(origin, check_of(inner[-1]))


def _of_many(origin: Any, each: Holds) -> Holds:
    """Return the check of a list, or of an object that maps texts."""
    if origin in (list, Sequence):
        return lambda value: isinstance(value, list) and all(map(each, value))
    if origin in (dict, Mapping):
        return lambda value: isinstance(value, dict) and all(map(each, value.values()))
    raise TypeError(f"no check for {origin}")


def _of_fields(kind: type) -> Holds:
    """Return the check of a typed dictionary: it has no other fields."""
    checks = {name: check_of(of) for name, of, _ in fields_of(kind)}
    needed = {name for name, _, required in fields_of(kind) if required}

    def holds(value: object) -> bool:
        return (
            isinstance(value, dict)
            and needed <= value.keys() <= checks.keys()
            and all(checks[name](each) for name, each in value.items())
        )

    return holds


def fields_of(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """Yield the name and the type of each field of a typed dictionary, and whether it is needed."""
    optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    for name, hint in get_type_hints(kind, include_extras=True).items():
        origin = get_origin(hint)
        if origin in (NotRequired, Required):
            yield name, get_args(hint)[0], origin is Required
        else:
            yield name, hint, name not in optional


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and abs(cast("float", value)) <= LARGEST


_PLAIN: Mapping[Any, Holds] = {
    str: lambda value: isinstance(value, str),
    int: lambda value: type(value) is int,
    float: _is_number,
    bool: lambda value: isinstance(value, bool),
    type(None): lambda value: value is None,
}
