"""The possible results of a position of Cercas: bounds of the result, region by region.

A fence lies within one region, so every region is either settled, because neither player can
draw and mark in it any more, or live. Settled regions are worth a sum of points, and nothing else
of them matters: positions that differ there alone have the same key.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.bots.solved import Outlook
from pygames.games.cercas.areas import LARGEST
from pygames.games.cercas.board import ACROSS, ALL_SPACES, LAST_COLUMN, UPRIGHT
from pygames.games.cercas.search import DRAWN, Position, drawable, lead

_BESIDE = {fence: (drawn[4], drawn[0]) for fence, drawn in DRAWN.items()}


def outlook(position: Position) -> Outlook:
    """Find the settled regions, and the bounds of each live region for either player."""
    player, x, o, for_x, for_o, lines, *_ = position
    fences = drawable(position, 0), drawable(position, 1)
    if not fences[player]:  # C10
        points = lead(x, o, lines)
        return Outlook(points, points, (player, points))
    usable = fences[0] | fences[1]
    sides, segments = _along(usable)
    for_x &= sides
    for_o &= sides
    settled = least = most = live = 0
    for region in _parts(x | o | sides, lines):
        if region & sides:
            live |= region
            low, high = _range(_closable(region, lines | segments), x, o, for_x, for_o)
            least += low
            most += high
        elif region.bit_count() <= LARGEST:
            more = (region & x).bit_count() - (region & o).bit_count()
            settled += region.bit_count() * ((more > 0) - (more < 0))
    inner = lines & (live | live >> ACROSS | (live | live >> 1) << UPRIGHT)
    key = player, settled, usable, x & live, o & live, for_x, for_o, inner
    return Outlook(settled + least, settled + most, key)


def _along(fences: int) -> tuple[int, int]:
    """Return the spaces beside fences, and their lines."""
    sides = segments = 0
    while fences:
        fence = fences & -fences
        fences ^= fence
        beside, lines = _BESIDE[fence]
        sides |= beside
        segments |= lines
    return sides, segments


def _parts(spaces: int, lines: int) -> Iterator[int]:
    """Yield the regions that lines make, of those that have any of the spaces (C9)."""
    up = (ALL_SPACES >> ACROSS) & ~lines
    right = ALL_SPACES & ~((lines >> UPRIGHT) | LAST_COLUMN)
    while spaces:
        region, grown = 0, spaces & -spaces
        while grown != region:
            region = grown
            grown |= ((grown & up) << ACROSS) | ((grown >> ACROSS) & up)
            grown |= ((grown & right) << 1) | ((grown >> 1) & right)
        spaces &= ~region
        yield region


def _closable(region: int, lines: int) -> int:
    """Return the spaces of a region that can still come to a closed area, with all the lines."""
    if region.bit_count() <= LARGEST:
        return region
    return sum(part for part in _parts(region, lines) if part.bit_count() <= LARGEST)


def _range(spaces: int, x: int, o: int, for_x: int, for_o: int) -> tuple[int, int]:
    """Return the fewest and the most points by which X can lead in the spaces of a region.

    An area needs more marks of its owner than of the other player, so of the other's marks all
    but one fewer than the owner can ever have lie elsewhere (C11).
    """
    size = spaces.bit_count()
    has_x, has_o = (spaces & x).bit_count(), (spaces & o).bit_count()
    can_x, can_o = has_x + (spaces & for_x).bit_count(), has_o + (spaces & for_o).bit_count()
    return -_reach(size, can_o, has_x), _reach(size, can_x, has_o)


def _reach(size: int, marks: int, others: int) -> int:
    """Return the most spaces that a player with this many marks can win beside this many others."""
    return min(size - max(0, others - marks + 1), LARGEST * marks) if marks else 0
