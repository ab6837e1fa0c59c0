"""The two maps (T1 to T3): areas, their regions and cards, and which areas are adjacent.

An area is its index in the alphabetical order of ids, which is also the stable order of actions. A
set of areas is an int with bit i for area i.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pygames.games.on_tour import words
from pygames.language import kept

REGIONS = "NSWCE"
"""The letters of the regions: North, South, West, Central and East."""


@dataclass(frozen=True, eq=False)
class Map:
    """One map; each tuple holds one value per area, at the area's index."""

    id: str
    ids: tuple[str, ...]
    english: tuple[str, ...]
    blocks: tuple[str, ...]
    """The two regions of each area (T1), `"NW"`."""
    cards: tuple[str, ...]
    """The region on each area's card (T3)."""
    around: tuple[int, ...]
    """The areas adjacent to each (T2)."""
    regions: dict[str, int]
    """The areas of each region."""
    index: dict[str, int]

    @property
    def full(self) -> int:
        """All areas."""
        return (1 << len(self.ids)) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """The areas' names, in the language that is spoken."""
        return _names(self)

    def __reduce__(self) -> tuple[Callable[[str], Map], tuple[str]]:
        """Copy and pickle a map as its id: each is there once."""
        return _of, (self.id,)

    def served(self, cards: Iterable[int]) -> int:
        """Return the areas that lie in a region of these cards."""
        areas = 0
        for card in cards:
            areas |= self.regions[self.cards[card]]
        return areas


@kept
def _names(land: Map) -> tuple[str, ...]:
    return tuple(words.AREAS.get(name, name) for name in land.english)


def bits(areas: int) -> Iterator[int]:
    """Yield the areas of a set in rising order."""
    while areas:
        lowest = areas & -areas
        yield lowest.bit_length() - 1
        areas ^= lowest


def _read(id: str) -> Map:
    """Return a map, read from its file: a line for each area, in the order of ids."""
    text = (Path(__file__).parent / f"{id}.txt").read_text(encoding="utf-8")
    rows = [line.split(" ", 4) for line in text.splitlines() if not line.startswith("#")]
    ids, blocks, cards, adjacent, names = zip(*rows, strict=True)
    index = {area: i for i, area in enumerate(ids)}
    around = tuple(sum(1 << index[other] for other in text.split(",")) for text in adjacent)
    regions = {
        letter: sum(1 << i for i, block in enumerate(blocks) if letter in block)
        for letter in REGIONS
    }
    return Map(id, ids, names, blocks, cards, around, regions, index)


def _of(id: str) -> Map:
    return MAPS[id]


MAPS = {id: _read(id) for id in ("usa", "europe")}
