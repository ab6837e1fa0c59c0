"""What a position of Cercas looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import (
    DOTS,
    LINES,
    LINES_AT,
    SPACES,
    Fence,
    members,
    names,
    parts,
)
from pygames.games.cercas.ink import (
    HATCH_MS,
    LINE_MS,
    STROKE_MS,
    fence_line,
    mark,
    tint,
    worth,
)
from pygames.games.cercas.panels import describe, in_words, note, standing
from pygames.games.cercas.paper import EDGE, EXTENT, SHEET, SIZE, corner, dot_at, middle
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import NAMES, Cercas
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, Scene, Shape, box, circle
from pygames.look.show import Moment, Show

_WAYS = ("left", "right", "down", "up")
_BETWEEN_MS = 30
"""A breath between the fence, the mark and the hatching."""


def show(moment: Moment[Cercas]) -> Show:
    """Show a position. Nobody's side is down, so that the sheet lies alike for both."""
    state = moment.state
    choices = list(state.board.choices())
    dots, spaces = _pickable(choices)
    return Show(
        scene=_Painting(moment, dots, spaces).scene(),
        status=_status(state),
        players=[note(state, player) for player in (0, 1)],
        paths=_paths(choices),
        prompts=_prompts(choices),
        panels=[standing(state)],
        changed=[f"space-{moment.action.partition(':')[2]}"] if moment.action else [],
        said=_said(moment),
    )


def _status(state: Cercas) -> str:
    if state.is_terminal():
        return "The game is over"
    return f"{NAMES[state.board.player]}, draw a fence and mark a space"


def _pickable(choices: list[tuple[Fence, int]]) -> tuple[int, int]:
    """Give the dots and the spaces that appear in any action."""
    dots = spaces = 0
    for fence, beside in choices:
        dots |= fence.ends
        spaces |= beside
    return dots, spaces


def _paths(choices: list[tuple[Fence, int]]) -> list[PickPath]:
    paths: list[PickPath] = []
    for fence, spaces in choices:
        paths += _paths_of(fence, spaces)
    return paths


@cache
def _paths_of(fence: Fence, spaces: int) -> tuple[PickPath, ...]:
    """Give two paths for each space beside a fence: it may be drawn from either end."""
    first, last = f"dot-{DOTS[fence.first]}", f"dot-{DOTS[fence.last]}"
    return tuple(
        PickPath(f"{fence.text}:{name}", (*ends, f"space-{name}"))
        for ends in ((first, last), (last, first))
        for name in names(spaces)
    )


def _prompts(choices: list[tuple[Fence, int]]) -> dict[str, str]:
    dots = {dot for fence, _ in choices for dot in (fence.first, fence.last)}
    if not dots:
        return {}
    ends = {
        f"dot-{DOTS[dot]}": f"Where does the fence from {DOTS[dot]} end?" for dot in sorted(dots)
    }
    return ends | {"2": "Now mark a space beside the fence"}


def _said(moment: Moment[Cercas]) -> str | None:
    if moment.action is None:
        return None
    name = NAMES[1 - moment.state.board.player]
    fence, _, space = moment.action.partition(":")
    return f"{name} draws {fence} and marks {space}{_news(moment)}"


def _news(moment: Moment[Cercas]) -> str:
    """Name the areas that stand so only now."""
    earlier = {told(area) for area in moment.before.areas} if moment.before else set()
    new = [area for area in moment.state.areas if told(area) not in earlier]
    words = [f"{in_words(area)} at {SPACES[area.corner]}" for area in new]
    return f". That makes {' and '.join(words)}" if words else ""


class _Painting:
    """One position being drawn, with what the last action put there."""

    def __init__(self, moment: Moment[Cercas], dots: int, spaces: int) -> None:
        self.state, self.dots, self.spaces = moment.state, dots, spaces
        self.board: Board = moment.state.board
        self.areas = moment.state.areas
        self.earlier = moment.before.areas if moment.before else ()
        self.fence: Fence | None = None
        self.space = 0
        if moment.action:
            self.fence, self.space = parts(moment.action)

    def scene(self) -> Scene:
        tints = [self._arriving(tint(area), area) for area in self.areas if max(area.marks)]
        worths = [self._arriving(worth(area), area) for area in self.areas if area.worth]
        dots = [_dot(dot, self._directions(dot), bool(self.dots >> dot & 1)) for dot in range(64)]
        return Scene(
            EXTENT, EXTENT,
            ground=[*SHEET, *tints, *self._spaces()],
            pieces=[*EDGE, *self._lines(), *dots, *self._marks(), *worths],
            gone=list(self._gone()),
        )  # fmt: skip

    def _drawn(self) -> int:
        """Tell when the fence is drawn, in ms."""
        return self.fence.lines.bit_count() * LINE_MS + _BETWEEN_MS if self.fence else 0

    def _arriving(self, shape: Shape, area: Area) -> Shape:
        """Let what shows an area come line by line after the mark, if it stands so only now."""
        if self.fence is None or told(area) in map(told, self.earlier):
            return shape
        delay = self._drawn() + 2 * STROKE_MS + _BETWEEN_MS
        if shape["kind"] == "text":
            return {**shape, "enter": {"motion": "count", "delay": delay, "duration": HATCH_MS}}
        return {**shape, "enter": {"motion": "draw", "delay": delay, "duration": HATCH_MS}}

    def _gone(self) -> Iterator[Shape]:
        """Let tints go that stand for nothing any more, just before the new ones come."""
        now = set(map(told, self.areas))
        for area in self.earlier:
            if max(area.marks) and told(area) not in now:
                for shape in (tint(area), *([worth(area)] if area.worth else [])):
                    delay = self._drawn()
                    yield {**shape, "exit": {"motion": "fade", "delay": delay, "duration": 180}}

    def _spaces(self) -> Iterator[Shape]:
        inside = {space: area for area in self.areas for space in members(area.spaces)}
        for space in range(len(SPACES)):
            area = inside.get(space)
            words = [self.board.mark_on(1 << space).upper() or "empty"]
            if area:
                words.append(describe(area))
            yield _space(space, ", ".join(words), bool(self.spaces >> space & 1))

    def _directions(self, dot: int) -> int:
        return sum(1 << i for i, line in enumerate(LINES_AT[dot]) if self.board.lines & line)

    def _lines(self) -> Iterator[Shape]:
        for line, (start, end) in LINES.items():
            if self.board.lines & line:
                yield self._line(line, start, end)

    def _line(self, line: int, start: int, end: int) -> Shape:
        id, points = f"line-{DOTS[start]}-{DOTS[end]}", (*dot_at(start), *dot_at(end))
        if self.fence is None or not self.fence.lines & line:
            return fence_line(id, points, last=False, delay=None)
        before = max(start - self.fence.first, 0)
        step = end - start
        return fence_line(id, points, last=True, delay=before // step * LINE_MS)

    def _marks(self) -> Iterator[Shape]:
        for player in (0, 1):
            for space in members(self.board.marks[player]):
                new = self.space == 1 << space
                yield from mark(space, player, self._drawn() if new else None)


def told(area: Area) -> tuple[int, Player | None, bool]:
    """Give what an area's tint tells."""
    return area.spaces, area.owner, area.tied


@cache
def _dot(dot: int, lines: int, pickable: bool) -> Shape:
    """Draw a dot, with words for the lines that players have drawn from it."""
    x, y = dot_at(dot)
    ways = [way for i, way in enumerate(_WAYS) if lines >> i & 1]
    words = f"dot {DOTS[dot]}" + (f", lines {', '.join(ways)}" if ways else "")
    shape = circle(f"dot-{DOTS[dot]}", x, y, 7.5, fill="dot", label=words)
    if pickable:
        ring: Mark = {"form": "ring", "x": x, "y": y, "rx": 14, "ry": 14}
        shape["mark"] = {**ring, "join": True, "words": "can end a fence"}
    return shape


@cache
def _space(space: int, words: str, pickable: bool) -> Shape:
    """Give a space to point at; what shows it is the paper."""
    name = SPACES[space]
    shape = box(f"space-{name}", *corner(space), SIZE, SIZE, label=f"{name}, {words}")
    if pickable:
        x, y = middle(space)
        shape["mark"] = {"form": "dot", "x": x, "y": y, "words": "can be marked"}
    return shape
