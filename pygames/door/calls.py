"""All calls at the door, each with the module that answers it.

A start imports none of these modules: each is imported by its first call, or ahead of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygames.door.schema import Call

_NAMES = {
    "view": "view act",
    "records": "new state play continue end link open",
    "card": "catalog card rules",
    "explain": "explain typed",
    "told": "read",
    "matches": "named match length message beforehand receive fit",
    "thinking": "choose hint evaluate lines weigh",
    "costs": "costs",
    "review": "review",
    "arrange": "arrange",
    "perft": "perft",
    "lessons": "lessons attempt",
    "puzzles": "puzzles puzzle solve solution",
    "standing": "standing",
    "booklet": "booklet",
    "paper": "paper printed",
    "challenges": "daily objection rival",
    "dare": "dare",
    "even": "even",
    "hall": "hall",
    "files": "games annotate",
    "drawing": "svg frames",
}
"""The calls of each module, which says in its own CALLS what they take, in the order of
importing ahead."""
_MODULES = {name: module for module, names in _NAMES.items() for name in names.split()}


class _Calls(Mapping[str, "Call"]):
    """The calls by their names."""

    def __getitem__(self, name: str) -> Call:
        calls: Mapping[str, Call] = import_module(f"pygames.door.{_MODULES[name]}").CALLS
        return calls[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


CALLS: Mapping[str, Call] = _Calls()
_ahead = iter(CALLS.values())


def import_next() -> bool:
    """Import the module of one more call ahead of its first call; False if all are imported."""
    return next(_ahead, None) is not None
