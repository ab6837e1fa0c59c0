"""Colours as numbers: how far apart they look, also to those who see fewer of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

Color = tuple[float, float, float]
"""Red, green and blue as amounts of light, each from 0 to 1."""

# Machado, Oliveira and Fernandes 2009, at full severity, for amounts of light.
_PROTAN = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_DEUTAN = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
_TRITAN = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)
Matrix = tuple[Color, Color, Color]


def read(text: str) -> Color:
    """Read #rrggbb, ignoring any opacity."""
    red, green, blue = (_linear(int(text[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def _linear(value: float) -> float:
    low = value <= 0.04045
    return value / 12.92 if low else float(((value + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, color: Color) -> Color:
    one, two, three = (sum(a * b for a, b in zip(row, color, strict=True)) for row in matrix)
    return one, two, three


def luminance(color: Color) -> float:
    """Return the relative luminance, as WCAG 2 defines it."""
    red, green, blue = color
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted(luminance(read(text)) for text in (one, other))
    return (high + 0.05) / (low + 0.05)


def _seen_by(matrix: Matrix) -> Callable[[Color], Color]:
    def see(color: Color) -> Color:
        red, green, blue = (min(1.0, max(0.0, value)) for value in _times(matrix, color))
        return red, green, blue

    return see


def _grey(color: Color) -> Color:
    light = luminance(color)
    return light, light, light


EYES: Mapping[str, Callable[[Color], Color]] = {
    "normal": lambda color: color,
    "protan": _seen_by(_PROTAN),
    "deutan": _seen_by(_DEUTAN),
    "tritan": _seen_by(_TRITAN),
    "greyscale": _grey,
}
"""Who looks, or on what."""


def lab(color: Color) -> Color:
    """Return the colour in CIELAB under daylight (D65)."""
    x, y, z = (_cube(a / w) for a, w in zip(_times(_XYZ, color), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: str, other: str, eyes: str = "normal") -> float:
    """Return how different two colours look, by CIEDE2000."""
    see = EYES[eyes]
    return ciede2000(lab(see(read(one))), lab(see(read(other))))


def ciede2000(one: Color, other: Color) -> float:
    """Return CIEDE2000, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - _seventh(mean_c))
    c1, h1 = _polar((1 + g) * a1, b1)
    c2, h2 = _polar((1 + g) * a2, b2)
    dl, dc, dh = l2 - l1, c2 - c1, _hue_step(c1, c2, h1, h2)
    mean_l, mean_c, mean_h = (l1 + l2) / 2, (c1 + c2) / 2, _hue_mean(c1, c2, h1, h2)
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * _hue_weight(mean_h)
    turn = math.radians(60 * math.exp(-(((mean_h - 275) / 25) ** 2)))
    rt = -2 * _seventh(mean_c) * math.sin(turn)
    parts = (dl / sl, dc / sc, dh / sh)
    return math.sqrt(sum(part * part for part in parts) + rt * parts[1] * parts[2])


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def _hue_step(c1: float, c2: float, h1: float, h2: float) -> float:
    if not c1 * c2:
        return 0.0
    step = (h2 - h1 + 180) % 360 - 180
    return 2 * math.sqrt(c1 * c2) * math.sin(math.radians(step) / 2)


def _hue_mean(c1: float, c2: float, h1: float, h2: float) -> float:
    total = h1 + h2
    if not c1 * c2:
        return total
    if abs(h1 - h2) <= 180:
        return total / 2
    return (total + 360) / 2 if total < 360 else (total - 360) / 2


def _hue_weight(hue: float) -> float:
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(size * math.cos(math.radians(times * hue + turn)) for size, times, turn in terms)
