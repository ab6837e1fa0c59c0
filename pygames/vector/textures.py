"""The textures of areas, and the pencil's stroke, as SVG: those of the page's painter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, exp, floor, hypot, pi, sin, sqrt

from pygames.look.scene import Texture
from pygames.vector.boxes import Box, Point, pairs
from pygames.vector.seeded import Random, between, seeded
from pygames.vector.written import Written, ellipse, moved, number, path_of, polyline

_PaintTexture = Callable[[Box, Random, float], Iterable[Written]]
"""Writes a texture of a box, with an opacity. Fill and stroke are the ink, which is round."""
TELLING: frozenset[Texture] = frozenset({"hatch-up", "hatch-down", "dots"})
"""Textures that carry a meaning, and so stay in high contrast; they are the same everywhere."""


@lru_cache(maxsize=256)
def texture(name: Texture, box: Box, seed: str, alpha: float) -> str:
    """Write a texture of a box, without its clip; most are the same in each picture of a game."""
    return "".join(_TEXTURES[name](box, seeded(seed), alpha))


def _filled(d: str, alpha: float) -> Written:
    return path_of(d, {"stroke": "none", "fill-opacity": alpha})


def _stroked(d: str, alpha: float, width: float) -> Written:
    return path_of(d, {"fill": "none", "stroke-width": width, "stroke-opacity": alpha})


def _scatter(box: Box, density: float, random: Random) -> Iterator[Point]:
    """Yield seeded places, on average `density` of them in a square of 100."""
    count = floor(box.width * box.height * density * between(random, 0.6, 1.3) / 10000 + 0.5)
    for _ in range(count):
        x = box.left + box.width * between(random, 0.12, 0.84)
        yield x, box.top + box.height * between(random, 0.16, 0.92)


def _tufts(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    yield from _patches(box, random, alpha * 0.14)
    blades = [_blade(at, random) for at in _scatter(box, 22, random)]
    yield _stroked("".join(blades), alpha * 0.42, 1.3)
    tufts = [_tuft(at) for at in _scatter(box, 4.2, random)]
    yield _stroked("".join(tufts), alpha * 0.75, 1.8)


def _gravel(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    yield _filled(_specks(box, 40, random), alpha * 0.22)
    pebbles = [_pebble(at, random) for at in _scatter(box, 6, random)]
    yield _filled("".join(pebbles), alpha * 0.5)


def _speckle(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    yield from _patches(box, random, alpha * 0.16)
    yield _filled(_specks(box, 34, random), alpha * 0.5)


def _patches(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    """Write large faint patches, so that a plain is never quite even."""
    size = min(box.width, box.height)
    for _ in range(3):
        x, y = between(random, box.left, box.right), between(random, box.top, box.bottom)
        yield _filled(_blot(x, y, size * between(random, 0.18, 0.34), random), alpha)


def _blot(x: float, y: float, r: float, random: Random) -> str:
    """Write a round patch with an uneven edge."""
    edge = []
    for i in range(9):
        turn, far = i / 9 * pi * 2, r * between(random, 0.7, 1.15)
        edge.append((x + 1.25 * far * cos(turn), y + 0.8 * far * sin(turn)))
    ways = []
    for (ax, ay), (bx, by) in zip([*edge, edge[0]], [*edge[1:], *edge[:2]], strict=True):
        ways += [ax, ay, (ax + bx) / 2, (ay + by) / 2]
    return f"M{number(edge[0][0])} {number(edge[0][1])}Q{' '.join(map(number, ways))}"


def _blade(at: Point, random: Random) -> str:
    dx, dy = between(random, -2, 2), -between(random, 2.5, 5)
    return moved(at, [(dx, dy)])


def _tuft(at: Point) -> str:
    x, y = at
    ways = ((0, -2, -7), (3, 1.5, -8), (6, 4, -6))
    return "".join(moved((x + start, y), [(dx, dy)]) for start, dx, dy in ways)


def _specks(box: Box, density: float, random: Random) -> str:
    return "".join(_speck(at, random) for at in _scatter(box, density, random))


def _speck(at: Point, random: Random) -> str:
    rx, ry = between(random, 0.5, 1.5), between(random, 0.4, 1)
    return ellipse(at, rx, ry, random() * 3)


def _pebble(at: Point, random: Random) -> str:
    return ellipse(at, between(random, 2, 3.9), between(random, 1.2, 2.2))


def _hatch_up(box: Box, _: Random, alpha: float) -> Iterator[Written]:
    yield _hatch(box, -1, alpha)


def _hatch_down(box: Box, _: Random, alpha: float) -> Iterator[Written]:
    yield _hatch(box, 1, alpha)


def _hatch(box: Box, slope: int, alpha: float) -> Written:
    step = 12.5 * sqrt(2)
    x = floor((box.left - box.height) / step) * step
    start, rise = (box.top, box.height) if slope > 0 else (box.bottom, -box.height)
    lines = []
    while x < box.right + box.height:
        lines.append(moved((x, start), [(box.height, rise)]))
        x += step
    return _stroked("".join(lines), alpha, 2)


def _dots(box: Box, _: Random, alpha: float) -> Iterator[Written]:
    """Write a halftone: dots of radius 1.25 at a distance of 7, turned by 30 degrees."""
    reach = ceil(hypot(box.width, box.height) / 14) + 1
    along, aside = cos(pi / 6), sin(pi / 6)
    (x, y), dots = box.middle, []
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            across, down = (i * along - j * aside) * 7, (i * aside + j * along) * 7
            # Most dots of a narrow box would lie outside it.
            if abs(across) <= box.width / 2 + 2 and abs(down) <= box.height / 2 + 2:
                dots.append(f"M{number(x + across)} {number(y + down)}h0")
    yield _stroked("".join(dots), alpha, 2.5)


def _waves(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    """Write long rows of small waves, with gaps here and there."""
    y = box.top + 12
    while y < box.bottom:
        yield _stroked(_wave_row(box, y, random), alpha, 1.8)
        y += 24 * between(random, 0.8, 1.2)


def _wave_row(box: Box, y: float, random: Random) -> str:
    x = box.left - 44 * random()
    row, left = [f"M{number(x)} {number(y)}"], _crests(random)
    while x < box.right:
        if left > 0:
            row.append("q11-4 22 0 11 4 22 0")
        else:
            row.append("m44 0")
            left = _crests(random)
        left, x = left - 1, x + 44
    return "".join(row)


def _crests(random: Random) -> int:
    """Tell how many waves there are up to the next gap."""
    return floor(between(random, 3, 14) + 0.5)


def _chisel(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    """Write four short strokes."""
    strokes = []
    for _ in range(4):
        x = box.left + box.width * between(random, 0.22, 0.66)
        y = box.top + box.height * between(random, 0.28, 0.72)
        long = between(random, 0.08, 0.16) * box.width
        strokes.append(moved((x, y), [(long, -long * 0.35)]))
    yield _stroked("".join(strokes), alpha, 2.4)


_APART = 8
"""The distance between two streaks of wood, on average."""
_STEP = 46
"""The length of a streak's pieces."""
_REACH = 62
"""The distance at which streaks bend around a knot."""
_Knot = tuple[float, float, float]


def _grain(box: Box, random: Random, alpha: float) -> Iterator[Written]:
    """Write wood along its length: streaks that drift, thin and thick, around a few knots."""
    knots = _knots(box, random)
    phase = between(random, 0, 6)
    y = box.top - 10
    while y < box.bottom + 10:
        faint, width = between(random, 0.4, 1), between(random, 0.8, 2.6)
        sway = between(random, 2, 4) + 4 * (y - box.top) / box.height
        line = y, sway, phase
        yield _stroked(_streak(box, line, knots, random), alpha * faint, width)
        y += _APART * between(random, 0.45, 1.4)
    for knot in knots:
        yield from _knot(knot, alpha * 0.8)


def _knots(box: Box, random: Random) -> list[_Knot]:
    """Place the knots: a large board has a few, a rail has none."""
    count = floor(box.width * box.height / 200_000)
    knots = []
    for i in range(count):
        x = box.left + box.width * between(random, 0.08, 0.92)
        y = box.top + box.height * ((i + between(random, 0.2, 0.8)) / count)
        knots.append((x, y, between(random, 5, 9)))
    return knots


def _streak(
    box: Box, line: tuple[float, float, float], knots: Sequence[_Knot], random: Random
) -> str:
    """Write a streak from side to side, with gaps here and there."""
    y, sway, phase = line
    parts: list[list[Point]] = [[]]
    x = box.left - _STEP * random()
    while x < box.right + _STEP:
        parts[-1].append((x, _bent(x, y + sway * sin(x / 190 + phase + y / 160), knots)))
        if random() <= 0.045:
            parts.append([])
        x += _STEP / 2
    return "".join(polyline(part) for part in parts if len(part) > 1)


def _bent(x: float, y: float, knots: Sequence[_Knot]) -> float:
    """Return the height of a streak that bends around the knots."""
    bent = y
    for at_x, at_y, r in knots:
        dx, dy = (x - at_x) / (_REACH * 1.5), (y - at_y) / _REACH
        side = 1 if dy >= 0 else -1
        bent += side * r * 1.5 * exp(-dx * dx * 3 - dy * dy * 4)
    return bent


def _knot(knot: _Knot, alpha: float) -> Iterator[Written]:
    x, y, r = knot
    for size in (0.35, 0.7, 1.05):
        d = ellipse((x, y), r * size * 1.5, r * size)
        yield _filled(d, alpha) if size < 0.5 else _stroked(d, alpha, 1.3)


def pencil(points: Sequence[float], width: float, random: Random, alpha: float) -> str:
    """Write a pencil's stroke: three curves over one another whose ends and middles wander."""
    strokes = []
    ends = list(pairs(points))
    for part, opacity in ((0.82, 0.66), (0.42, 0.62), (0.42, 0.62)):
        for start, end in pairwise(ends):
            curve = _wander(start, end, width / 2, random)
            strokes.append(_stroked(curve, alpha * opacity, width * part))
    return "".join(strokes)


def _wander(start: Point, end: Point, off: float, random: Random) -> str:
    (ax, ay), (bx, by) = start, end
    ways = (ax, ay, (ax + bx) / 2, (ay + by) / 2, bx, by)
    x, y, *rest = (number(value + between(random, -off, off)) for value in ways)
    return f"M{x} {y}Q{' '.join(rest)}"


_TEXTURES: dict[Texture, _PaintTexture] = {
    "tufts": _tufts,
    "gravel": _gravel,
    "speckle": _speckle,
    "hatch-up": _hatch_up,
    "hatch-down": _hatch_down,
    "dots": _dots,
    "grain": _grain,
    "waves": _waves,
    "chisel": _chisel,
}
