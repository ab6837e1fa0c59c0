"""Clay tiles, cities, flags, and the marks of bridges and loose ends.

All are drawn round the middle of their tile, in board units (a tile is 120 with its grout).
"""

from __future__ import annotations

from math import cos, pi, sin

from pygames.look.scene import Shape, box, circle, line, path, polygon, text

COLOURS = ("white", "black")
"""The players' colours, as ids have them."""
FILLS, EDGES = ("wRoad", "bRoad"), ("wEdge", "bEdge")

_HALF = 57.5
"""Half a tile without its grout."""


def _furrows(x: float = 0, y: float = 0) -> tuple[str, ...]:
    """Return what is pressed into the clay, moved by (x, y): across, in waves, upright."""
    return (
        "".join(f"M{x - 44} {y + v}H{x + 44}" for v in (-40, -20, 0, 20, 40)),
        "".join(
            f"M{x + u} {y + v}Q{x + u + 5} {y + v - 10} {x + u + 10} {y + v}"
            for v in (-36, 0, 36)
            for u in (-43, -5, 33)
        ),
        "".join(f"M{x + u} {y - 44}V{y + 44}" for u in (-40, -20, 0, 20, 40)),
    )


_FURROWS = _furrows()
_LIT = _furrows(1.6, 2)
"""The edges of the furrows that the light from the upper left falls on."""
_SHEEN = "M-50 48V-46Q-50 -52 -44 -52H46"
_SHADE = "M55 -46V46Q55 55 46 55H-46"


def _tile(clay: str, pressed: int) -> list[Shape]:
    fired = box("clay", -_HALF, -_HALF, 2 * _HALF, 2 * _HALF, 9, fill=clay)
    fired["texture"], fired["ink"] = "speckle", "furrow"
    return [
        fired,
        path("shade", _SHADE, stroke="furrow", width=3),
        path("lit", _LIT[pressed], stroke="sheen", width=2, opacity=0.5),
        path("furrows", _FURROWS[pressed], stroke="furrow", width=3.2, opacity=0.85),
        path("sheen", _SHEEN, stroke="sheen", width=2, opacity=0.7),
    ]


def _ring(r: float, x: float = 0, y: float = 0, ry: float | None = None) -> str:
    """Return an ellipse as path text."""
    arc = f"A{r} {r if ry is None else ry} 0 1 1"
    return f"M{x - r} {y}{arc} {x + r} {y}{arc} {x - r} {y}Z"


def _ticks() -> str:
    turns = [(cos(i * pi / 6), sin(i * pi / 6)) for i in range(12)]
    return "".join(f"M{28 * x:.1f} {28 * y:.1f}L{33 * x:.1f} {33 * y:.1f}" for x, y in turns)


def _house(id: str, x: float, wall: tuple[float, float, float], roof: float) -> list[Shape]:
    """Draw a house: `wall` is half its width, its top and bottom; `roof` half the roof's width."""
    half, top, bottom = wall
    peak, eaves = (-5.2, 4) if roof < 12 else (-17.3, -1)
    tiles = (x - roof, eaves, x, peak, x + roof, eaves)
    return [
        box(
            f"{id}-wall", x - half, top, 2 * half, bottom - top,
            fill="house", stroke="wallEdge", width=2.2,
        ),
        polygon(f"{id}-roof", tiles, fill="roof", stroke="wallEdge", width=2.2),
    ]  # fmt: skip


_CITY = [
    path("shadow", _ring(35, 5, 9, 31), fill="shade", opacity=0.32),
    circle("wall", 0, 0, 33, fill="wall", stroke="wallEdge", width=3.4),
    path("ticks", _ticks(), stroke="wallEdge", width=2.4, opacity=0.55),
    *_house("left", -14, (7.5, 3, 15), 11),
    *_house("right", 14, (7.5, 3, 15), 11),
    *_house("middle", 0, (9, -2, 19), 12.5),
    path("door", "M-3.5 19V12A3.5 3.5 0 0 1 3.5 12V19Z", fill="roofDark"),
]

_BRIDGE = [
    circle("black", 0, 0, 18.5, fill="bRoad", stroke="bEdge", width=3),
    circle("white", 0, 0, 9, fill="wRoad"),
]


def _loose(player: int) -> list[Shape]:
    edge = EDGES[player]
    return [
        circle("disc", 0, 0, 19, fill=FILLS[player], stroke=edge, width=3.4),
        circle("ring", 0, 0, 8.5, stroke=edge, width=4),
    ]


NUMBER = ((-29.5, -39.5), (32.5, -39.5))
"""The place of the number on each player's flag."""


def _cloth(player: int) -> Shape:
    """Draw White's swallowtail to the left of the city, or Black's rectangle to the right."""
    tail = (-14, -56, -51, -56, -42, -40.5, -51, -25, -14, -25)
    plain = (14, -56, 51, -56, 51, -25, 14, -25)
    points = (tail, plain)[player]
    return polygon("cloth", points, fill=FILLS[player], stroke=EDGES[player], width=2.6)


def _flag(player: int) -> list[Shape]:
    x = (-14, 14)[player]
    pole = (x, -10, x, -58)
    shapes = [line("pole", pole, stroke="pole", width=4.4)]
    if player:  # a pale core, so that the pole shows on dark clay beside the black cloth
        shapes.append(line("core", pole, stroke="bEdge", width=1.2))
    return [*shapes, _cloth(player)]


def _chip(player: int, number: int) -> list[Shape]:
    """Draw a flag with its number for the table beside the board."""
    points = (
        (-20, -13, 20, -13, 20, 13, -20, 13, -12, 0),
        (-20, -13, 20, -13, 20, 13, -20, 13),
    )[player]
    x = (3, 0)[player]
    return [
        _CHIP_FRAME,
        polygon("cloth", points, fill=FILLS[player], stroke=EDGES[player], width=2.4),
        text("number", x, 1, str(number), 20, weight=800, font="sans", fill=EDGES[player]),
    ]


_CHIP_FRAME = box("frame", -24, -16, 48, 32, 4)


def _seat(player: int) -> list[Shape]:
    """Draw a bend of the player's road on clay."""
    bend = (0, 50, 0, 0, -50, 0)
    casing, surface = ((33, 25), (27, 20))[player]
    shapes = [
        box("clay", -50, -50, 100, 100, 18, fill="a"),
        line("case", bend, stroke=EDGES[player], width=casing),
        line("way", bend, stroke=FILLS[player], width=surface),
    ]
    if player:
        dash = line("dash", bend, stroke="bDash", width=3.8, dash=(12.5, 12.5), join="miter")
        shapes.append(dash)
    return shapes


def _counts(r: float, width: float) -> list[Shape]:
    """Draw the ring of a city that counts."""
    return [
        circle("case", 0, 0, r, stroke="wallEdge", width=width),
        circle("ring", 0, 0, r, stroke="counts", width=width * 0.55),
    ]


def _cross() -> list[Shape]:
    """Draw the cross that stands on a road that is lost."""
    cross = "M-11 -11L11 11M-11 11L11 -11"
    return [
        path("under", cross, stroke="wallEdge", width=10),
        path("over", cross, stroke="last", width=5),
    ]


GLYPHS: dict[str, list[Shape]] = {
    "city": _CITY,
    "bridge": _BRIDGE,
    "lost": _cross(),
    "counts": _counts(39.5, 9),
    "chip-counts": [box("frame", -16, -16, 32, 32, 4), *_counts(9, 6.5)],
}
for _index in range(len(_FURROWS)):
    GLYPHS |= {f"tile-{clay}-{_index}": _tile(clay, _index) for clay in "ab"}
for _player, _name in enumerate(COLOURS):
    GLYPHS |= {
        f"seat-{_name}": _seat(_player),
        f"loose-{_name}": _loose(_player),
        f"flag-{_name}": _flag(_player),
        **{f"chip-{_name}-{number}": _chip(_player, number) for number in range(1, 8)},
    }
