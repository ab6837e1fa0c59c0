"""From what Python has, as objects, to what answers have: typed dictionaries.

A typed dictionary says which fields there are. Each is what the object has by the same name, and
what is nested in it is made in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, cast, get_args, get_origin, is_typeddict

from pygames.door.fits import fields_of

D = TypeVar("D", bound=Mapping[str, Any])
Maker = Callable[[Any], Any]
"""Makes a value of a type from what Python has for it."""
_NOTHING: tuple[object, ...] = (None, "", [])


def data_of(kind: type[D], source: object, /, **more: object) -> D:
    """Return a typed dictionary with the fields of an object; those in `more` are as given.

    A field that may be missing is left out where there is nothing in it.
    """
    data: dict[str, object] = {}
    for name, make, required in _fields(kind):
        value = more[name] if name in more else make(getattr(source, name))
        if required or value not in _NOTHING:
            data[name] = value
    return cast("D", data)


@cache
def _fields(kind: Any) -> list[tuple[str, Maker, bool]]:
    """List the fields of a typed dictionary: what makes each, and whether it is always there."""
    return [(name, _maker(of), required) for name, of, required in fields_of(kind)]


def _maker(kind: Any) -> Maker:
    """Return what makes a value of a type; shapes and records are dictionaries already."""
    inner = get_args(kind)
    if is_typeddict(kind) and kind.__module__.startswith(__package__):
        return lambda source: None if source is None else data_of(kind, source)
    if get_origin(kind) is Sequence:
        each = _maker(inner[0])
        return lambda source: None if source is None else [*map(each, source)]
    return _maker(inner[0]) if type(None) in inner else _same


def _same(value: object) -> object:
    return value
