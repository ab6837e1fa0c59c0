"""A whole game in one SVG, which moves by CSS alone.

Each part of a picture is written once for as many plies as it stays, and is hidden in all others.
What comes, moves or goes has its motion besides. Readers who want less motion see the last ply.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import accumulate
from math import hypot
from typing import Any, Literal, NamedTuple

from pygames.game import Game
from pygames.look.scene import Ease, Motion, Shape
from pygames.vector.boxes import Glyphs, Point, bounds
from pygames.vector.palette import Palette
from pygames.vector.picture import Painted, Picture, whole
from pygames.vector.shapes import ID, Pen
from pygames.vector.written import Written, element, number

LEAST, STAYS, REST = 900, 450, 2500
"""How long a ply shows at least, how long after its motions, and how long the last one, in ms."""
USUAL = 180
"""The default duration of a motion, in ms."""
EASES: dict[Ease, str] = {
    "settle": "cubic-bezier(.2,.8,.2,1)",
    "travel": "cubic-bezier(.5,0,.2,1)",
    "leave": "cubic-bezier(.3,0,1,1)",
    "linear": "linear",
}
FALL, RISE = -60, 30
"""How far above its place a fall begins, and how far below it a rise."""
_STILL = "@media(prefers-reduced-motion:reduce){#{id} *{animation:none!important}}"


class Move(NamedTuple):
    """How a part comes, moves or goes."""

    way: Literal["enter", "move", "exit"]
    motion: Motion
    away: Point
    """How far from its place it begins, or ends where it goes."""
    grows: str
    """The inset that hides all of it, for a motion that draws."""

    @property
    def end(self) -> int:
        """When it is done, in ms after its ply begins."""
        return self.motion.get("delay", 0) + self.motion.get("duration", USUAL)


@dataclass(eq=False)
class Node:
    """A part of pictures from one ply on, until another."""

    written: Written
    first: int
    after: int
    move: Move | None = None


def animated(
    pictures: Sequence[Picture], game: Game[Any], palette: Palette, width: float, *, fine: bool
) -> str:
    """Write the pictures of all plies of a game as one SVG."""
    pen = Pen(palette, game.look.glyphs, fine=fine)
    nodes = _merged(pictures, pen, width)
    clock = _Clock(nodes, len(pictures))
    inner = "".join(_written(node, i, clock) for i, node in enumerate(nodes))
    style = palette.style + "".join(_rules(nodes, clock)) + _STILL
    return whole(pictures[-1], style, pen.definitions() + inner, width)


def _merged(pictures: Sequence[Picture], pen: Pen, width: float) -> list[Node]:
    """Return the parts of all pictures in one painting order."""
    merged: list[Node] = []
    nodes: list[Node] = []
    before: dict[str, Shape] = {}
    for ply, picture in enumerate(pictures):
        parts = list(picture.painted(pen, width))
        nodes = _changed(merged, nodes, parts, (ply, len(pictures)), before, pen.glyphs)
        if ply:
            merged += _leaving(picture, ply, pen)
        before = {part.shape["id"]: part.shape for part in parts if part.shape}
    return merged


def _changed(
    merged: list[Node], old: Sequence[Node], parts: Sequence[Painted], ply: tuple[int, int],
    before: dict[str, Shape], glyphs: Glyphs,
) -> list[Node]:  # fmt: skip
    """End what no longer shows, add what is new, and return all that shows."""
    now, plies = ply
    was, will = [node.written for node in old], [part.written for part in parts]
    nodes: list[Node] = []
    for tag, a, b, c, d in SequenceMatcher(None, was, will, autojunk=False).get_opcodes():
        if tag == "equal":
            nodes += old[a:b]
            continue
        for node in old[a:b]:
            node.after = now
        new = [
            Node(part.written, now, plies, _coming(part.shape, before, glyphs) if now else None)
            for part in parts[c:d]
        ]
        place = merged.index(nodes[-1]) + 1 if nodes else 0
        merged[place:place] = new
        nodes += new
    return nodes


def _coming(shape: Shape | None, before: dict[str, Shape], glyphs: Glyphs) -> Move | None:
    """Return how a shape gets its present look, which may be at once."""
    if shape is None:
        return None
    here, grows = _position(shape, glyphs), _inset(shape)
    old = before.get(shape["id"])
    if old is None or "enter" in shape:
        motion = shape.get("enter", Motion(motion="fade", duration=90))
        return Move("enter", motion, _way(here, motion.get("from", here)), grows)
    start = shape.get("move", {}).get("from") or _position(old, glyphs)
    if "move" not in shape and hypot(*_way(here, start)) < 1:
        return None
    return Move("move", shape.get("move", Motion(motion="slide")), _way(here, start), grows)


def _leaving(picture: Picture, ply: int, pen: Pen) -> list[Node]:
    """Return what has just gone, on top of everything while it leaves."""
    nodes = []
    for shape in picture.gone:
        if "exit" in shape:
            here = _position(shape, pen.glyphs)
            away = _way(here, shape["exit"].get("to", here))
            move = Move("exit", shape["exit"], away, _inset(shape))
            nodes.append(Node(pen.shape(shape), ply, ply + 1, move))
    return nodes


def _position(shape: Shape, glyphs: Glyphs) -> Point:
    """Return where a shape is for a motion: its own x and y, or its middle."""
    if "x" in shape and "y" in shape:
        return shape["x"], shape["y"]
    return bounds(shape, glyphs).middle


def _way(here: Point, there: Point) -> Point:
    return there[0] - here[0], there[1] - here[1]


def _inset(shape: Shape) -> str:
    """Return the inset that hides all of a shape that is drawn: a line from its end on."""
    right = "-9px 100% -9px -9px"
    if shape["kind"] != "line":
        return right
    ax, ay, *_, bx, by = shape["points"]
    if abs(bx - ax) >= abs(by - ay):
        return right if bx >= ax else "-9px -9px -9px 100%"
    return "-9px -9px 100% -9px" if by >= ay else "100% -9px -9px -9px"


class _Clock:
    """When each ply begins, as a part of the whole time."""

    def __init__(self, nodes: Sequence[Node], plies: int) -> None:
        spans = [LEAST] * plies
        for node in nodes:
            if node.move:
                spans[node.first] = max(spans[node.first], node.move.end + STAYS)
        spans[-1] += REST
        self._starts = [0, *accumulate(spans)]
        self.plies = plies
        self.seconds = f"{number(self._starts[-1] / 1000)}s"

    def at(self, ply: int, ms: int = 0) -> str:
        """Return the percentage of a time after the beginning of a ply."""
        return f"{(self._starts[ply] + ms) / self._starts[-1]:.4%}"


def _written(node: Node, index: int, clock: _Clock) -> Written:
    """Write a part with its classes: when it shows, and how it moves."""
    if node.first == 0 and node.after == clock.plies:
        return node.written
    names = [_when(node)]
    if node.move:
        names.append(f"m{index}")
    if node.move and node.move.way == "exit":
        names.append("gone")
    return element("g", {"class": " ".join(names)}, node.written)


def _when(node: Node) -> str:
    return f"v{node.first}-{node.after}"


def _rules(nodes: Sequence[Node], clock: _Clock) -> Iterator[str]:
    """Write the CSS of all parts."""
    timed = {_when(node): node for node in nodes}
    for name, node in timed.items():
        if node.first or node.after < clock.plies:
            yield _shows(name, node, clock)
    for index, node in enumerate(nodes):
        if node.move:
            yield _moves(f"m{index}", node, node.move, clock)


def _shows(name: str, node: Node, clock: _Clock) -> str:
    """Write when a part shows; without animation, the parts of the last ply do."""
    lasts = node.after == clock.plies
    steps = ["0%{visibility:hidden}"] if node.first else []
    steps.append(f"{clock.at(node.first)}{{visibility:visible}}")
    if not lasts:
        steps.append(f"{clock.at(node.after)}{{visibility:hidden}}")
    hidden = "" if lasts else "visibility:hidden;"
    rule = f"#{ID} .{name}{{{hidden}animation:{ID}{name} {clock.seconds} step-end infinite}}"
    return f"{rule}@keyframes {ID}{name}{{{''.join(steps)}}}"


def _moves(name: str, node: Node, move: Move, clock: _Clock) -> str:
    """Write how a part moves, apart from when it shows."""
    ease = EASES[move.motion.get("ease", "linear" if _fades(move) else "settle")]
    begins = clock.at(node.first, move.motion.get("delay", 0))
    ends = clock.at(node.first, move.end)
    there, here = _away(move), _here(move)
    first, last = (here, there) if move.way == "exit" else (there, here)
    frames = f"0%,{begins}{{{first};animation-timing-function:{ease}}}{ends},100%{{{last}}}"
    shows = f"{ID}{_when(node)} {clock.seconds} step-end infinite"
    rule = f"#{ID} .{name}{{animation:{shows},{ID}{name} {clock.seconds} infinite}}"
    return f"{rule}@keyframes {ID}{name}{{{frames}}}"


def _fades(move: Move) -> bool:
    return move.motion["motion"] in ("fade", "break", "turn")


def _away(move: Move) -> str:
    """Write how a part looks at the far end of its motion."""
    kind = move.motion["motion"]
    x, y = move.away
    if kind == "draw":
        return f"clip-path:inset({move.grows})"
    y += {"fall": FALL, "rise": RISE}.get(kind, 0) if (x, y) == (0, 0) else 0
    shift = f"transform:translate({number(x)}px,{number(y)}px)"
    leaves = move.way == "exit" and "to" not in move.motion
    faint = move.way != "move" and (_fades(move) or kind in ("fall", "rise") or leaves)
    return f"{shift};opacity:0" if faint else shift


def _here(move: Move) -> str:
    """Write how a part looks in its place."""
    if move.motion["motion"] == "draw":
        return "clip-path:inset(-9px)"
    return "transform:none;opacity:1"
