"""The same types as data, by which the page checks the answers of games of others."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from pygames.added.brought import Output
from pygames.added.fields import PositionFields
from pygames.added.measured import Measurement
from pygames.added.own import Duel
from pygames.added.solved import Solved
from pygames.door.calls import CALLS
from pygames.door.card_data import Catalog
from pygames.door.fits import fields_of
from web.tools.door_types import is_tree, reached

TREE = "PickTree"
_PLAIN = {str: "s", int: "i", float: "n", bool: "b", type(None): "0", object: "?"}
_OWN: dict[str, Any] = {
    "bring": Catalog,
    "duel": Duel,
    "output": Output,
    "fields": PositionFields,
    "measure": Measurement,
    "prove": Solved,
}
"""Calls that only a worker for games of others answers."""


def door_shapes() -> dict[str, Any]:
    """Return the shape of each answer, and of the named types in it.

    A shape is a name, one of the plain ones (`s` is a text, `i` a whole number, `n` a number, `b` a
    flag, `0` null, `?` anything), or an object: `in` lists values, `list` and `map` have the
    shape of each member, `tuple` one for each, `any` those of which one fits, `has` the fields and
    `may` those that can be left out.
    """
    answers = {name: get_type_hints(call.run)["return"] for name, call in CALLS.items()} | _OWN
    by_name = {each.__name__: _fields(each) for each in reached([*_OWN.values()])}
    return {
        "types": {**by_name, TREE: {"map": {"any": ["s", TREE]}}},
        "answers": {name: shape(kind) for name, kind in answers.items()},
    }


def _fields(each: type) -> dict[str, Any]:
    fields = [*fields_of(each)]
    return {
        "has": {name: shape(kind) for name, kind, required in fields if required},
        "may": {name: shape(kind) for name, kind, required in fields if not required},
    }


def shape(kind: Any) -> Any:
    """Return the shape of a type."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_tree(kind):
        return TREE
    if typing.is_typeddict(kind):
        return kind.__name__
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shape(inner[0])
    if origin is Literal:
        return {"in": [*inner]}
    if origin in (typing.Union, types.UnionType):
        return {"any": [*map(shape, inner)]}
    if origin is tuple:
        return {"tuple": [*map(shape, inner)]}
    if origin in (list, Sequence):
        return {"list": shape(inner[0])}
    if origin in (dict, Mapping):
        return {"map": shape(inner[1])}
    raise TypeError(f"no shape for {kind}")
