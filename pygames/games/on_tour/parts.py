"""What lies below the map in any layout: dice, the two numbers, and the heads of cards."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.games.on_tour.rules import Tour
from pygames.look.scene import Motion, Shape, box, glyph, path, text

_ROLL: Motion = {"motion": "fall", "duration": 480, "ease": "settle", "sound": "die"}
TURN: Motion = {"motion": "turn", "duration": 180, "ease": "settle", "sound": "card"}
"""How a card comes."""


def dice(
    state: Tour, at: tuple[float, float], apart: float, scale: float, *, rolled: bool
) -> Iterator[Shape]:
    """Draw the two dice, the first with its middle there; they fall where they were rolled."""
    for i in (0, 1):
        x, y = at[0] + apart * i, at[1]
        die = glyph(f"die-{i}", "die", x, y)
        if scale != 1:
            die["scale"] = scale
        shapes = [die]
        if state.roll:
            words = str(state.roll[i])
            face = text(
                f"face-{i}", x, y - 6 * scale, words, 36 * scale, weight=700, fill="dieEdge"
            )
            shapes.append(face)
        if rolled:
            for shape in shapes:
                shape["enter"] = {**_ROLL, "from": (x - 60 + 20 * i, y - 30)}
        yield from shapes


def number(value: int, at: tuple[float, float, float, float], size: float) -> tuple[Shape, Shape]:
    """Draw one of the two numbers, to be picked first (T4): its place and its figure."""
    left, top, across, down = at
    id, figure, y = f"num-{value:02}", f"{value:02}", top + down / 2
    place = box(
        id, left, top, across, down, 14, fill="card", stroke="cardEdge", width=2.4,
        label=f"The number {figure}",
        mark={"form": "area", "x": left + across / 2, "y": y, "words": "can be written"},
    )  # fmt: skip
    words = text(f"{id}-text", left + across / 2, y + 2, figure, size, fill="cardText")
    return place, words


def band(id: str, corner: tuple[float, float], size: tuple[float, float], region: str) -> Shape:
    """Draw the head of a card: halftone dots for the South, the tint of a column."""
    token = {"N": "sea", "S": "sea"}.get(region, region.lower())
    (x, top), (across, down) = corner, size
    right, bottom = x + across, top + down
    d = (
        f"M{x:.1f} {bottom:.1f}V{top + 13:.1f}A13 13 0 0 1 {x + 13:.1f} {top:.1f}"
        f"H{right - 13:.1f}A13 13 0 0 1 {right:.1f} {top + 13:.1f}V{bottom:.1f}Z"
    )
    head = path(id, d, fill=token)
    if region == "S":
        head["texture"], head["ink"] = "dots", "coast"
    return head
