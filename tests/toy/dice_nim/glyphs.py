"""Drawings that scenes use by name: the players' numbers, and the faces of the die."""

from pygames.look.scene import Shape, text


def _number(number: int) -> list[Shape]:
    return [text("n", 0, 0, str(number), 40, fill="words")]


GLYPHS = {f"seat-{n}": _number(n + 1) for n in range(3)} | {
    f"r{n}": _number(n) for n in range(1, 4)
}
