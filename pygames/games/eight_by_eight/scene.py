"""What a position of Eight-by-Eight looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Action, Player
from pygames.games.eight_by_eight.board import (
    NUMBERS,
    SIZE,
    SPACES,
    bit_of,
    letters,
    lines,
    longest,
    numbers,
    place,
)
from pygames.games.eight_by_eight.glyphs import COLOURS, SPACE
from pygames.games.eight_by_eight.position import LETTERS
from pygames.games.eight_by_eight.result import named, winners
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.games.eight_by_eight.table import Table
from pygames.look.scene import Mark, Motion, Scene, Shape, box, circle, glyph, line, text
from pygames.look.show import Moment

WIDTH = 940
LEFT = 70
"""The left edge of the wood."""
RAIL_ROW = 44
RAIL_TOP = 16
DIE_X = 33
TIP: Motion = {"motion": "turn", "faces": 3, "duration": 480, "lift": 16}
"""The die tips over three faces on its way."""
LIGHT_UP: Motion = {"motion": "fade", "delay": 480, "duration": 90}


def space_id(row: int, column: int) -> str:
    """Give the id of a space, its row and column counted from 1."""
    return f"space-{row}-{column}"


def action_id(player: Player, action: Action) -> str:
    """Give the id of what a piece or a blackout put on the table: a place or a cap."""
    if action[0] == "x":
        return f"cap-{LETTERS[player]}-{action[1:]}"
    return f"space-{action.replace(',', '-')}"


def changed(moment: Moment[EightByEight]) -> list[str]:
    """Name the piece or cap just put down, or a cap whose number has just ended a turn (E4)."""
    if moment.before is None or not moment.action or moment.action == PASS:
        return []
    if moment.action[0] == "r":
        player = lost_turn(moment)
        return [] if player is None else [action_id(player, f"x{moment.action[1]}")]
    return [action_id(moment.before.table.player, moment.action)]


def lost_turn(moment: Moment[EightByEight]) -> Player | None:
    """Give who has just rolled a number blacked out (E4)."""
    if moment.before is None or not moment.action or moment.action[0] != "r":
        return None
    return None if moment.state.table.roll else moment.before.table.player


def blank(state: EightByEight) -> Scene:
    """Draw the empty board with its rail, to be printed."""
    return Painting(Moment(state)).bare()


class Painting:
    """One position being drawn, with what has just happened."""

    def __init__(self, moment: Moment[EightByEight]) -> None:
        """Look at the moment; the board is the same from every seat, as its rows are numbered."""
        self.table: Table = moment.state.table
        self.before = moment.before.table if moment.before else None
        self.action = moment.action or ""
        self.players = len(self.table.pieces)
        self.paper = moment.paper
        self.live = moment.state.current_player() >= 0
        self.top = 100 + RAIL_ROW * self.players  # the upper edge of the wood
        self.rolling = self.action[:1] == "r"
        self.shown_roll = self.table.roll or (int(self.action[1]) if self.rolling else 0)

    def scene(self) -> Scene:
        """Draw everything."""
        ground = [
            *self._frame(),
            *self._bands(),
            glyph("holes", "holes", LEFT + 50, self.top + 50),
            *self._winning_lines(),
            *self._spaces(),
            *self._rail(),
            *self._numbers(),
        ]
        pieces = [*self._pegs(), *self._caps(), *self._die()]
        return Scene(WIDTH, self.top + 834, ground, pieces, list(self._gone()))

    def bare(self) -> Scene:
        """Draw what is there before the first roll, without the die."""
        ground = [
            *self._frame(),
            glyph("holes", "holes", LEFT + 50, self.top + 50),
            *self._paper_rail(),
            *self._numbers(),
        ]
        return Scene(WIDTH, self.top + 834, ground, [])

    def _paper_rail(self) -> Iterator[Shape]:
        """Print a circle for each player and number, large enough to be crossed out."""
        yield box("rail", 24, RAIL_TOP, 884, 22 + RAIL_ROW * self.players, 14, fill="rail")
        for player, colour in enumerate(COLOURS[: self.players]):
            y = self._rail_y(player)
            yield glyph(f"small-{colour}", f"small-{colour}", 56, y)
            for number in NUMBERS:
                x = LEFT + SPACE * (number - 1) + SPACE // 2
                id = f"open-{colour}-{number}"
                yield circle(id, x, y, 15, fill="wood", stroke="railText", width=1.6)

    def _middle(self, row: int, column: int) -> tuple[int, int]:
        """Give the middle of a space, its row and column counted from 0."""
        return LEFT + SPACE * column + SPACE // 2, self.top + SPACE * row + SPACE // 2

    def _rail_y(self, player: Player) -> int:
        return 49 + RAIL_ROW * player

    def _frame(self) -> Iterator[Shape]:
        across = SPACE * SIZE
        down = self.top + 834
        yield box("frame", 0, 0, WIDTH, down, 22, fill="frame")
        yield box(
            "frame-grain", 0, 0, WIDTH, down, 22, texture="grain", ink="frameEdge", opacity=0.3
        )
        yield box("edge", LEFT - 8, self.top - 8, across + 16, across + 16, 14, fill="frameEdge")
        yield box(
            "wood", LEFT, self.top, across, across, 8, fill="wood", texture="grain", ink="grain"
        )

    def _bands(self) -> Iterator[Shape]:
        """Light up the row and the column that the roll opens (E5)."""
        roll = self.table.roll
        if not roll:
            return
        x, y = self._middle(roll - 1, roll - 1)
        bands = (
            box(f"band-row-{roll}", LEFT + 4, y - 46, 792, 92, 14, fill="band", opacity=0.82),
            box(
                f"band-column-{roll}", x - 46, self.top + 4, 92, 792, 14, fill="band", opacity=0.82
            ),
        )
        for band in bands:
            if self.rolling:
                band["enter"] = LIGHT_UP
            yield band

    def _winning_lines(self) -> Iterator[Shape]:
        """Join the pegs of the longest lines once the end is triggered or there (E8, E10)."""
        table = self.table
        if not (table.ending or table.over):
            return
        for player in winners(table):
            mine = table.pieces[player]
            length = longest(mine)
            if length > 1:
                for first, last in lines(mine, length):
                    yield from self._bar(player, first, last)

    def _bar(self, player: Player, first: int, last: int) -> Iterator[Shape]:
        ends = (place(first), place(last))
        points = [n for row, column in ends for n in self._middle(row, column)]
        name = "-".join(f"{row + 1}-{column + 1}" for row, column in ends)
        enter: Motion = {"motion": "draw", "delay": 180, "duration": 300}
        for part, token, width in (
            ("edge", "pegEdge", 88), ("line", f"{COLOURS[player]}Win", 81),
        ):  # fmt: skip
            yield line(f"win-{part}-{name}", points, stroke=token, width=width, enter=enter)

    def _spaces(self) -> Iterator[Shape]:
        board = letters(self.table.pieces, LETTERS, "")
        opened = self.table.open if self.live else 0
        for row, column in SPACES:
            letter = board[row][column]
            what = f"{COLOURS[LETTERS.index(letter)]} piece" if letter else "empty"
            x, y = self._middle(row, column)
            shape = box(
                space_id(row + 1, column + 1), x - 50, y - 50, SPACE, SPACE,
                label=f"row {row + 1}, column {column + 1}, {what}",
            )  # fmt: skip
            if opened & bit_of(row, column):
                shape["mark"] = {**_ring(x, y, 24), "words": "can take a piece"}
            yield shape

    def _rail(self) -> Iterator[Shape]:
        high = 22 + RAIL_ROW * self.players
        yield box("rail", 24, RAIL_TOP, 884, high, 14, fill="rail")
        if not (self.table.over or self.paper):
            y = self._rail_y(self.table.player) - 20
            yield box("rail-lit", 30, y, 872, 40, 10, fill="railText", opacity=0.16)
        for player, colour in enumerate(COLOURS[: self.players]):
            y = self._rail_y(player)
            yield glyph(f"rail-{colour}", "rail", LEFT + 50, y)
            yield glyph(f"small-{colour}", f"small-{colour}", 56, y)
        for number in NUMBERS:
            yield self._mark(number, high)

    def _mark(self, number: int, high: int) -> Shape:
        """Draw what is pointed at to black out a number: its part of the whole rail (E6)."""
        x = LEFT + SPACE * (number - 1)
        who = [i for i, marks in enumerate(self.table.blackouts) if number in numbers(marks)]
        shape = box(
            f"blackout-{number}", x, RAIL_TOP, SPACE, high,
            label=f"blackout mark {number}, set by {named(who) if who else 'nobody'}",
        )  # fmt: skip
        if self.live and number == self.table.roll:
            ring = _ring(x + SPACE // 2, self._rail_y(self.table.player), 15)
            shape["mark"] = {**ring, "words": "can be blacked out"}
        return shape

    def _numbers(self) -> Iterator[Shape]:
        """Number columns and rows, the rolled ones heavier (E1)."""
        for number in NUMBERS:
            rolled = number == self.table.roll
            yield from self._heavy(number) if rolled else self._light(number)

    def _light(self, number: int) -> Iterator[Shape]:
        for axis, x, y in self._beside(number):
            yield text(
                f"{axis}-{number}", x, y, str(number), 32,
                weight=500, fill="frameText", opacity=0.85,
            )  # fmt: skip

    def _heavy(self, number: int) -> Iterator[Shape]:
        for axis, x, y in self._beside(number):
            id = f"rolled-{axis}-{number}"
            shape = text(id, x, y, str(number), 32, weight=800, fill="frameText")
            if self.rolling:
                shape["enter"] = LIGHT_UP
            yield shape

    def _beside(self, number: int) -> tuple[tuple[str, int, int], ...]:
        """Give the places of a number above its column and beside its row."""
        x, y = self._middle(number - 1, number - 1)
        return ("column", x, self.top - 33), ("row", 36, y + 4)

    def _gone(self) -> Iterator[Shape]:
        """Keep the light numbers until the die, coming to rest, makes them heavy."""
        if self.rolling and self.table.roll:
            for shape in self._light(self.table.roll):
                yield {**shape, "exit": LIGHT_UP}

    def _pegs(self) -> Iterator[Shape]:
        for row, spaces in enumerate(letters(self.table.pieces, LETTERS, "")):
            for column, letter in enumerate(spaces):
                if letter:
                    yield self._peg(row, column, COLOURS[LETTERS.index(letter)])

    def _peg(self, row: int, column: int, colour: str) -> Shape:
        x, y = self._middle(row, column)
        id = f"{row + 1}-{column + 1}"
        peg = glyph(f"peg-{id}", f"peg-{colour}", x, y, of=f"space-{id}")
        if self.action == f"{row + 1},{column + 1}":
            peg["enter"] = {"motion": "fall", "scale": 1.15, "duration": 180, "sound": "peg"}
        return peg

    def _caps(self) -> Iterator[Shape]:
        for player, marks in enumerate(self.table.blackouts):
            y = self._rail_y(player)
            for number in numbers(marks):
                x = LEFT + SPACE * (number - 1) + SPACE // 2
                cap = glyph(
                    f"cap-{LETTERS[player]}-{number}", f"cap-{COLOURS[player]}", x, y,
                    of=f"blackout-{number}", last="railText",
                )  # fmt: skip
                if self._is_new_cap(player, number):
                    cap["enter"] = {
                        "motion": "slide", "from": (x + 60, y), "duration": 180, "sound": "peg",
                    }  # fmt: skip
                yield cap

    def _is_new_cap(self, player: Player, number: int) -> bool:
        before = self.before
        return before is not None and before.player == player and self.action == f"x{number}"

    def _die(self) -> Iterator[Shape]:
        """Lay the die beside the rolled row; it waits in the corner before a roll (E3)."""
        if self.table.over or self.paper:
            return
        number, corner = self.shown_roll, (DIE_X, self.top - 32)
        x, y = (DIE_X, self._middle(number - 1, 0)[1]) if number else corner
        die = glyph("die", "die", x, y)
        if self.rolling:
            die["move"] = {**TIP, "sound": "die"}
        yield die
        if number:
            face = text("die-number", x, y + 2, str(number), 27.6, weight=700, fill="dieEdge")
            if self.rolling:
                face["enter"] = {**TIP, "from": corner}
            yield face


def _ring(x: int, y: int, r: int) -> Mark:
    return {"form": "ring", "x": x, "y": y, "rx": r, "ry": r}
