"""The ground: the board, the rail of blackouts above it, and what the roll lights up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import (
    FIVE,
    NUMBERS,
    SIZE,
    SPACES,
    bit_of,
    lines,
    longest,
    numbers,
    place,
)
from pygames.games.eight_by_eight.glyphs import COLOURS, SPACE
from pygames.games.eight_by_eight.result import winners
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.language import kept
from pygames.look.scene import Mark, Motion, Scene, Shape, box, circle, glyph, line, text
from pygames.look.show import Moment

WIDTH = 940
LEFT = 70
"""The left edge of the wood."""
_RAIL_ROW = 44
_RAIL_TOP = 16
_LIGHT_UP: Motion = {"motion": "fade", "delay": 480, "duration": 90}
"""Places light up when the die has come to rest."""


def space_id(row: int, column: int) -> str:
    """Return the id of a space, its row and column counted from 1."""
    return f"space-{row}-{column}"


def blackout_id(number: int) -> str:
    """Return the id of the part of the rail that is pointed at to black out a number."""
    return f"blackout-{number}"


@dataclass(frozen=True)
class Layout:
    """Where things are; each player has a row of the rail, so the board moves down."""

    players: int

    @property
    def top(self) -> int:
        """The upper edge of the wood."""
        return 100 + _RAIL_ROW * self.players

    @property
    def height(self) -> int:
        """The height of the whole scene."""
        return self.top + 834

    @property
    def rail_height(self) -> int:
        """The height of the rail."""
        return 22 + _RAIL_ROW * self.players

    def column_x(self, number: int) -> int:
        """Return the middle of a column, counted from 1."""
        return LEFT + SPACE * (number - 1) + SPACE // 2

    def rail_y(self, player: Player) -> int:
        """Return the middle of a player's row of the rail."""
        return 49 + _RAIL_ROW * player

    def middle(self, row: int, column: int) -> tuple[int, int]:
        """Return the middle of a space, its row and column counted from 1."""
        return self.column_x(column), self.top + SPACE * (row - 1) + SPACE // 2

    @property
    def centre(self) -> tuple[int, int]:
        """Return the middle of the board."""
        return LEFT + SPACE * 4, self.top + SPACE * 4


def bare(players: int) -> Scene:
    """Draw the empty board with its rail, to be printed."""
    layout = Layout(players)
    numbered = [shape for number in NUMBERS for shape in _light_number(layout, number)]
    ground = [*_board(layout), *_holes(layout), *_printed_rail(layout), *numbered]
    return Scene(WIDTH, layout.height, ground, [])


class Ground:
    """The ground of a position, with what has just happened."""

    def __init__(self, moment: Moment[EightByEight]) -> None:
        """Look at the moment; the board is the same from every seat, as its rows are numbered."""
        self.board = moment.state.board
        self.layout = Layout(len(self.board.pieces))
        self.paper = moment.paper
        self.deciding = moment.state.current_player() >= 0
        self.rolling = (moment.action or "").startswith("r")

    def shapes(self) -> list[Shape]:
        """Draw everything, from the bottom up."""
        return [
            *_board(self.layout),
            *self._bands(),
            *_holes(self.layout),
            *self._winning_lines(),
            *self._spaces(),
            *self._rail(),
            *self._numbers(),
        ]

    def gone(self) -> Iterator[Shape]:
        """Keep the light numbers until the die comes to rest and they become heavy."""
        if self.rolling and self.board.roll:
            for shape in _light_number(self.layout, self.board.roll):
                yield {**shape, "exit": _LIGHT_UP}

    def _bands(self) -> Iterator[Shape]:
        """Light up the row and the column that the roll opens (E5)."""
        roll, top = self.board.roll, self.layout.top
        if not roll:
            return
        x, y = self.layout.middle(roll, roll)
        row, column = (LEFT + 4, y - 46, 792, 92), (x - 46, top + 4, 92, 792)
        for axis, (near, upper, across, down) in (("row", row), ("column", column)):
            id = f"band-{axis}-{roll}"
            band = box(id, near, upper, across, down, 14, fill="band", opacity=0.82)
            if self.rolling:
                band["enter"] = _LIGHT_UP
            yield band

    def _winning_lines(self) -> Iterator[Shape]:
        """Join the pegs of the lines that end the game, and of the winners' longest (E8, E10)."""
        if not (self.board.ending or self.board.over):
            return
        best = winners(self.board)
        for player, mine in enumerate(self.board.pieces):
            length = longest(mine)
            if length >= FIVE or (player in best and length > 1):
                for first, last in lines(mine, length):
                    yield from self._bar(player, first, last)

    def _bar(self, player: Player, first: int, last: int) -> Iterator[Shape]:
        ends = [(row + 1, column + 1) for row, column in (place(first), place(last))]
        points = [coordinate for end in ends for coordinate in self.layout.middle(*end)]
        name = "-".join(f"{row}-{column}" for row, column in ends)
        enter: Motion = {"motion": "draw", "delay": 180, "duration": 300}
        for part, token, width in (
            ("edge", "pegEdge", 88), ("line", f"{COLOURS[player]}Win", 81),
        ):  # fmt: skip
            yield line(f"win-{part}-{name}", points, stroke=token, width=width, enter=enter)

    def _spaces(self) -> Iterator[Shape]:
        """Draw the spaces: unseen, to be pointed at and read."""
        choices = self.board.open if self.deciding else 0
        for above, before in SPACES:
            space = bit_of(above, before)
            owner = self.board.owner(space)
            yield _space(self.layout, above + 1, before + 1, owner, bool(choices & space))

    def _rail(self) -> Iterator[Shape]:
        layout = self.layout
        yield box("rail", 24, _RAIL_TOP, 884, layout.rail_height, 14, fill="rail")
        if not (self.board.over or self.paper):
            y = layout.rail_y(self.board.player) - 20
            yield box("rail-lit", 30, y, 872, 40, 10, fill="railText", opacity=0.16)
        for player, colour in enumerate(COLOURS[: layout.players]):
            y = layout.rail_y(player)
            yield glyph(f"rail-{colour}", "rail", layout.column_x(1), y)
            yield glyph(f"small-{colour}", f"small-{colour}", 56, y)
        for number in NUMBERS:
            yield self._blackout_mark(number)

    def _blackout_mark(self, number: int) -> Shape:
        """Draw what is pointed at to black out a number: its part of the whole rail (E6)."""
        x, high = self.layout.column_x(number), self.layout.rail_height
        players = [i for i, marks in enumerate(self.board.blackouts) if number in numbers(marks)]
        label = words.blackout_label(number, players)
        shape = box(blackout_id(number), x - SPACE // 2, _RAIL_TOP, SPACE, high, label=label)
        if self.deciding and number == self.board.roll:
            ring = _ring(x, self.layout.rail_y(self.board.player), 15)
            shape["mark"] = {**ring, "words": words.CAN_BE_BLACKED_OUT}
        return shape

    def _numbers(self) -> Iterator[Shape]:
        """Write the numbers of columns and rows, the rolled ones heavier (E1)."""
        for number in NUMBERS:
            if number == self.board.roll:
                yield from self._heavy_number(number)
            else:
                yield from _light_number(self.layout, number)

    def _heavy_number(self, number: int) -> Iterator[Shape]:
        for axis, x, y in _beside(self.layout, number):
            id = f"rolled-{axis}-{number}"
            shape = text(id, x, y, str(number), 32, weight=800, fill="frameText")
            if self.rolling:
                shape["enter"] = _LIGHT_UP
            yield shape


@kept
def _space(layout: Layout, row: int, column: int, owner: Player | None, is_open: bool) -> Shape:
    """Return a space to point at; it is marked where the roll opens it (E5)."""
    x, y = layout.middle(row, column)
    label = words.space_label(row, column, owner)
    shape = box(space_id(row, column), x - 50, y - 50, SPACE, SPACE, label=label)
    if is_open:
        shape["mark"] = {**_ring(x, y, 24), "words": words.CAN_TAKE_A_PIECE}
    return shape


def _board(layout: Layout) -> Iterator[Shape]:
    """Draw the frame and the wood."""
    across, down = SPACE * SIZE, layout.height
    top = layout.top
    yield box("frame", 0, 0, WIDTH, down, 22, fill="frame")
    yield box("frame-grain", 0, 0, WIDTH, down, 22, texture="grain", ink="frameEdge", opacity=0.3)
    yield box("edge", LEFT - 8, top - 8, across + 16, across + 16, 14, fill="frameEdge")
    yield box("wood", LEFT, top, across, across, 8, fill="wood", texture="grain", ink="grain")


def _holes(layout: Layout) -> Iterator[Shape]:
    yield glyph("holes", "holes", *layout.middle(1, 1))


def _printed_rail(layout: Layout) -> Iterator[Shape]:
    """Draw a circle for each player and number, large enough to be crossed out."""
    yield box("rail", 24, _RAIL_TOP, 884, layout.rail_height, 14, fill="rail")
    for player, colour in enumerate(COLOURS[: layout.players]):
        y = layout.rail_y(player)
        yield glyph(f"small-{colour}", f"small-{colour}", 56, y)
        for number in NUMBERS:
            id, x = f"open-{colour}-{number}", layout.column_x(number)
            yield circle(id, x, y, 15, fill="wood", stroke="railText", width=1.6)


def _light_number(layout: Layout, number: int) -> Iterator[Shape]:
    for axis, x, y in _beside(layout, number):
        yield text(
            f"{axis}-{number}", x, y, str(number), 32,
            weight=500, fill="frameText", opacity=0.85,
        )  # fmt: skip


def _beside(layout: Layout, number: int) -> tuple[tuple[str, int, int], ...]:
    """Return the places of a number above its column and beside its row."""
    x, y = layout.middle(number, number)
    return ("column", x, layout.top - 33), ("row", 36, y + 4)


def _ring(x: int, y: int, r: int) -> Mark:
    return {"form": "ring", "x": x, "y": y, "rx": r, "ry": r}
