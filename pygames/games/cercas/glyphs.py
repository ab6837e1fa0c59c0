"""Small drawings of each player's mark: on squared paper, and bare for a panel."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.cercas.board import SPACE_INDEX
from pygames.games.cercas.ground import middle
from pygames.games.cercas.ink import mark
from pygames.look.scene import Shape, box, glyph, path

_SPACE = SPACE_INDEX["d4"]


def _mark(player: Player) -> list[Shape]:
    """Return a mark around the origin, in a frame with room for its thick lines."""
    x, y = middle(_SPACE)
    _, *strokes = mark(_SPACE, player, None)
    parts = [box("frame", -36, -36, 72, 72, 1)]
    for stroke in strokes:
        points = [round(n - (y if i % 2 else x), 1) for i, n in enumerate(stroke["points"])]
        parts.append({**stroke, "points": points})
    return parts


def _seat(name: str) -> list[Shape]:
    grid = "".join(f"M{n} -50V50M-50 {n}H50" for n in (-30, -5, 20, 45))
    return [
        box("paper", -50, -50, 100, 100, 18, fill="paper"),
        path("grid", grid, stroke="grid", width=1.6),
        box("edge", -50, -50, 100, 100, 18, stroke="edge", width=4),
        glyph("mark", name, 0, 0),
    ]


GLYPHS: dict[str, Sequence[Shape]] = {
    "mark-x": _mark(0),
    "mark-o": _mark(1),
    "seat-x": _seat("mark-x"),
    "seat-o": _seat("mark-o"),
}
