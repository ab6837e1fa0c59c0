"""What a position of Cercas looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pygames.core import SWAP, Player
from pygames.games.cercas import words
from pygames.games.cercas.areas import Area, inside
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
from pygames.games.cercas.ground import EDGE, EXTENT, SHEET, SIZE, corner, dot_at, middle
from pygames.games.cercas.ink import (
    HATCH_MS,
    LINE_MS,
    STROKE_MS,
    fence_line,
    mark,
    tint,
    worth,
)
from pygames.games.cercas.panels import fences_left, note, standing
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas
from pygames.language import kept
from pygames.look import swap
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, MotionName, Scene, Shape, box, circle
from pygames.look.show import Moment, Show

_BETWEEN_MS = 30
"""The pause between the fence, the mark and the hatching."""


def show(moment: Moment[Cercas]) -> Show:
    """Return a position as it looks; the sheet is the same way up for both players."""
    state, cast = moment.state, moment.cast(words.NEUTRAL)
    choices = list(state.board.choices())
    dots, spaces = _pickable(choices)
    return Show(
        draw=_Painting(moment, dots, spaces).scene,
        status=_status(moment),
        players=[note(state, player) for player in (0, 1)],
        paths=[*_paths(choices), *swap.path(state)],
        prompts=_prompts(choices),
        buttons=swap.buttons(state, lambda: words.swap(_taken_over(state))),
        panels=[standing(state)],
        changed=[f"space-{space}"] if (space := _marked(moment)) else [],
        said=_said(moment),
        reason=state.reason(cast),
        note=swap.note(state, cast) or fences_left(state, cast),
    )


def _taken_over(state: Cercas) -> str:
    """Return the only space with a mark: what can be taken over, or was (S2)."""
    x, o = state.board.marks
    return names(x | o)[0]


def _marked(moment: Moment[Cercas]) -> str:
    """Return the space that the last action marked; a swap put another mark on it."""
    if moment.action == SWAP:
        return _taken_over(moment.state)
    return moment.action.partition(":")[2] if moment.action else ""


def _status(moment: Moment[Cercas]) -> str:
    if moment.state.is_terminal():
        return words.OVER
    return words.draw_and_mark(moment.cast(words.NEUTRAL), moment.state.board.player)


def _pickable(choices: list[tuple[Fence, int]]) -> tuple[int, int]:
    """Return the dots and the spaces that appear in any action."""
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
    """Return two paths for each space: the fence may be drawn from either end."""
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
    ends = {f"dot-{DOTS[dot]}": words.where_to(DOTS[dot]) for dot in sorted(dots)}
    return ends | {"2": words.MARK_SPACE}


def _said(moment: Moment[Cercas]) -> str | None:
    if moment.action is None:
        return None
    cast, player = moment.cast(words.NEUTRAL), 1 - moment.state.board.player
    if moment.action == SWAP:
        return words.swapped(cast, player, _taken_over(moment.state))
    fence, _, space = moment.action.partition(":")
    return words.draws(cast, player, fence, space, _new_areas(moment), _closed_before(moment))


def _new_areas(moment: Moment[Cercas]) -> list[Area]:
    """Return the areas that the last action closed, or gave to another owner, or to none."""
    earlier = moment.before.areas if moment.before else ()
    return [area for area in moment.state.areas if not _as_before(area, inside(area, earlier))]


def _as_before(area: Area, was: Area | None) -> bool:
    """Return whether an area counts for whom it counted before, whole or as a part of another."""
    return was is not None and (was.owner, was.tied) == (area.owner, area.tied)


def _closed_before(moment: Moment[Cercas]) -> set[int]:
    earlier = moment.before.areas if moment.before else ()
    return {area.spaces for area in moment.state.areas if inside(area, earlier)}


class _Painting:
    """Draws one position, with what the last action added."""

    def __init__(self, moment: Moment[Cercas], dots: int, spaces: int) -> None:
        self.state, self.dots, self.spaces = moment.state, dots, spaces
        self.board: Board = moment.state.board
        self.areas = moment.state.areas
        self.earlier = moment.before.areas if moment.before else ()
        self.fence: Fence | None = None
        self.space = 0
        self.swapped = moment.action == SWAP
        if self.swapped:
            self.space = sum(self.board.marks)
        elif moment.action:
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
        """Return when the fence is complete, in ms."""
        return self.fence.lines.bit_count() * LINE_MS + _BETWEEN_MS if self.fence else 0

    def _arriving(self, shape: Shape, area: Area) -> Shape:
        """Return what shows an area; if it is new, it enters after the mark."""
        if self.fence is None or _tinted(area) in map(_tinted, self.earlier):
            return shape
        delay = self._drawn() + 2 * STROKE_MS + _BETWEEN_MS
        name: MotionName = "fade" if shape["kind"] == "text" else "draw"
        return {**shape, "enter": {"motion": name, "delay": delay, "duration": HATCH_MS}}

    def _gone(self) -> Iterator[Shape]:
        """Yield what has left: the tints that no longer apply, just before the new ones enter.

        After a swap it is the mark that another has replaced (S2).
        """
        if self.swapped:
            for stroke in mark(self.space.bit_length() - 1, 0, None)[1:]:
                yield {**stroke, "exit": {"motion": "fade", "duration": STROKE_MS}}
        now = set(map(_tinted, self.areas))
        for area in self.earlier:
            if max(area.marks) and _tinted(area) not in now:
                for shape in (tint(area), *([worth(area)] if area.worth else [])):
                    delay = self._drawn()
                    yield {**shape, "exit": {"motion": "fade", "delay": delay, "duration": 180}}

    def _spaces(self) -> Iterator[Shape]:
        inside = {space: area for area in self.areas for space in members(area.spaces)}
        for space in range(len(SPACES)):
            label = words.space(SPACES[space], self.board.owner(1 << space), inside.get(space))
            yield _space(space, label, bool(self.spaces >> space & 1))

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


def _tinted(area: Area) -> tuple[int, Player | None, bool]:
    """Return what the tint of an area depends on."""
    return area.spaces, area.owner, area.tied


@kept
def _dot(dot: int, lines: int, pickable: bool) -> Shape:
    """Return a dot; its label tells the lines that players have drawn from it."""
    x, y = dot_at(dot)
    ways = [way for i, way in enumerate(words.WAYS) if lines >> i & 1]
    label = words.dot(DOTS[dot], ways)
    shape = circle(f"dot-{DOTS[dot]}", x, y, 7.5, fill="dot", label=label)
    if pickable:
        ring: Mark = {"form": "ring", "x": x, "y": y, "rx": 14, "ry": 14}
        shape["mark"] = {**ring, "join": True, "words": words.CAN_END_FENCE}
    return shape


@kept
def _space(space: int, label: str, pickable: bool) -> Shape:
    """Return a space to point at: an invisible box, since the paper shows it."""
    shape = box(f"space-{SPACES[space]}", *corner(space), SIZE, SIZE, label=label)
    if pickable:
        x, y = middle(space)
        shape["mark"] = {"form": "dot", "x": x, "y": y, "words": words.CAN_BE_MARKED}
    return shape
