"""The boards of the past, shared along a line of play so that a long game stays cheap."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """An immutable sequence that can be extended at its end, and counts its items.

    A longer trail shares its items with the trail that it extends, unless that one has already
    been extended in another way. So n steps take time and memory in proportion to n, not to n².
    """

    __slots__ = ("_items", "_length", "_places")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._places: dict[T, list[int]] = {}
        self._length = 0

    def then(self, item: T) -> Trail[T]:
        """Return the trail with one more item."""
        base = self if self._length == len(self._items) else self._copied()
        longer: Trail[T] = Trail()
        longer._items, longer._places = base._items, base._places
        longer._items.append(item)
        longer._places.setdefault(item, []).append(self._length)
        longer._length = self._length + 1
        return longer

    def _copied(self) -> Trail[T]:
        copy: Trail[T] = Trail()
        for item in self:
            copy = copy.then(item)
        return copy

    def count(self, item: T) -> int:
        """Return how often the trail has the item."""
        return sum(place < self._length for place in self._places.get(item, ()))

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self._length)

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"
