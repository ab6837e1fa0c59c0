"""Murus Gallicus written down a second time, straight from the clauses and as plainly as possible.

It shares no code with the package: the tests compare the two, position by position.
"""

from __future__ import annotations

from collections.abc import Iterator

COLUMNS, ROWS = "abcdefgh", "1234567"  # M1
SQUARES = [column + row for row in ROWS for column in COLUMNS]
HOME = ["1", "7"]
Square = str
Position = tuple[str, int]
"""What stands on each of SQUARES (W B a stack, w b a singleton, . nothing), and who moves."""


class Reference:
    """A game in progress, with every position that it has had."""

    def __init__(self, on: dict[Square, str] | None = None, player: int = 0) -> None:
        start = {a + "1": "W" for a in COLUMNS} | {a + "7": "B" for a in COLUMNS}  # M2
        self.on = start if on is None else on
        self.player = player
        self.reached = False
        self.history = [self.position()]

    @classmethod
    def read(cls, text: str) -> Reference:
        rows, side = text.split()
        on = {}
        for row, letters in zip(reversed(ROWS), rows.split("/"), strict=True):
            columns = iter(COLUMNS)
            for letter in letters:
                if letter.isdigit():
                    for _ in range(int(letter)):
                        next(columns)
                else:
                    on[next(columns) + row] = letter
        return cls(on, "wb".index(side))

    def position(self) -> Position:
        return "".join(self.on.get(square, ".") for square in SQUARES), self.player

    def text(self) -> str:
        rows = []
        for row in reversed(ROWS):
            line = "".join(self.on.get(column + row, ".") for column in COLUMNS)
            for run in range(8, 0, -1):
                line = line.replace("." * run, str(run))
            rows.append(line)
        return "/".join(rows) + " " + "wb"[self.player]

    def actions(self) -> list[str]:
        """List what M4 and M5 allow, in the stable order of the notation."""
        if self.reached or self.history.count(self.position()) >= 3:  # M7, M9
            return []
        actions = []
        for stack in SQUARES:
            if self.on.get(stack) == "WB"[self.player]:
                far = sorted((far for _, far in self._ways(stack)), key=SQUARES.index)
                actions += [f"{stack}-{each}" for each in far]
                victims = sorted(self._victims(stack), key=SQUARES.index)
                actions += [f"{stack}x{each}" for each in victims]
        return actions

    def _ways(self, stack: Square) -> Iterator[tuple[Square, Square]]:
        for dx, dy in _directions():
            near, far = _at(stack, dx, dy), _at(stack, 2 * dx, 2 * dy)
            if near and far and self._takes(near) and self._takes(far):
                yield near, far

    def _takes(self, square: Square) -> bool:
        return square not in self.on or self.on[square] == "wb"[self.player]

    def _victims(self, stack: Square) -> Iterator[Square]:
        for dx, dy in _directions():
            victim = _at(stack, dx, dy)
            if victim and self.on.get(victim) == "bw"[self.player]:
                yield victim

    def play(self, action: str) -> None:
        stack, target = action[:2], action[3:]
        if action[2] == "x":  # M5
            self.on[stack] = self.on[stack].lower()
            del self.on[target]
        else:  # M4
            near = next(near for near, far in self._ways(stack) if far == target)
            del self.on[stack]
            for square in (near, target):
                self.on[square] = "WB"[self.player] if square in self.on else "wb"[self.player]
                if square[1] == HOME[1 - self.player]:  # M7
                    self.reached = True
        self.player = 1 - self.player
        self.history.append(self.position())

    def returns(self) -> tuple[int, int] | None:
        if self.actions():
            return None
        if not self.reached and self.history.count(self.position()) >= 3:  # M9
            return (0, 0)
        return (1, -1) if self.player == 1 else (-1, 1)  # M7, M8

    def copy(self) -> Reference:
        twin = Reference(dict(self.on), self.player)
        twin.reached, twin.history = self.reached, list(self.history)
        return twin


def _directions() -> list[tuple[int, int]]:
    return [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def _at(square: Square, dx: int, dy: int) -> Square | None:
    column, row = COLUMNS.index(square[0]) + dx, ROWS.index(square[1]) + dy
    if column not in range(8) or row not in range(7):
        return None
    return COLUMNS[column] + ROWS[row]
