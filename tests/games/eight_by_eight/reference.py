"""The rules a second time, as slowly and plainly as the clauses put them.

Shares nothing with the game's folder: spaces are pairs, hands are counted down piece by piece,
lines are followed one step at a time.
"""

from __future__ import annotations

from fractions import Fraction

LETTERS = "rygb"
Space = tuple[int, int]


class Reference:
    """A game in progress, changed by `play`."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.board: dict[Space, int] = {}
        self.hands = [25] * players
        self.blackouts: list[set[int]] = [set() for _ in range(players)]
        self.player = 0
        self.roll: int | None = None
        self.triggered = False
        self.over = False

    @classmethod
    def from_text(cls, text: str) -> Reference:
        """Begin from a position text, which is taken to be in order."""
        rows, marks, player, roll, end = text.split(" ")
        game = cls(len(marks.split(",")))
        for row, spaces in enumerate(rows.split("/"), 1):
            column = 1
            for letter in spaces:
                if letter.isdigit():
                    column += int(letter)
                    continue
                game.board[row, column] = LETTERS.index(letter)
                game.hands[LETTERS.index(letter)] -= 1
                column += 1
        for who, digits in enumerate(marks.split(",")):
            for digit in digits.replace("-", ""):
                game.blackouts[who].add(int(digit))
                game.hands[who] -= 1
        game.player = LETTERS.index(player)
        game.roll = None if roll == "-" else int(roll)
        game.triggered = end == "!"
        game.go_on()
        return game

    # What can be done.

    def in_line_with(self, number: int) -> list[Space]:
        spaces = [(row, column) for row in range(1, 9) for column in range(1, 9)]
        return [
            space
            for space in spaces
            if number in space and space not in self.board  # row or column
        ]

    def legal(self) -> list[str]:
        if self.over or self.roll is None:
            return []
        free = self.in_line_with(self.roll)
        actions = [f"{row},{column}" for row, column in free]
        actions.append(f"x{self.roll}")
        if not free:
            actions.append("pass")
        return actions

    def chance(self) -> list[tuple[str, Fraction]]:
        if self.over or self.roll is not None:
            return []
        return [(f"r{number}", Fraction(1, 8)) for number in range(1, 9)]

    def to_move(self) -> int | str | None:
        if self.over:
            return None
        return "chance" if self.roll is None else self.player

    # What happens.

    def play(self, action: str) -> None:
        if action.startswith("r"):
            self.roll = int(action[1:])
        elif action.startswith("x"):
            self.hands[self.player] -= 1
            self.blackouts[self.player].add(int(action[1:]))
            self.roll = None
        elif action == "pass":
            self.end_turn()
        else:
            row, column = action.split(",")
            self.hands[self.player] -= 1
            self.board[int(row), int(column)] = self.player
            self.end_turn()
        self.go_on()

    def go_on(self) -> None:
        while not self.over:
            if not any(self.can_ever_place(player) for player in range(self.players)):
                self.over = True
                self.roll = None
            elif self.hands[self.player] == 0 or self.roll in self.blackouts[self.player]:
                self.end_turn()
            else:
                return

    def end_turn(self) -> None:
        self.roll = None
        for player in range(self.players):
            if self.line(player) >= 5:
                self.triggered = True
        if self.player < self.players - 1:
            self.player += 1
            return
        self.player = 0
        if self.triggered:
            self.over = True

    def can_ever_place(self, player: int) -> bool:
        if self.hands[player] == 0:
            return False
        rolls = [number for number in range(1, 9) if number not in self.blackouts[player]]
        return any(self.in_line_with(number) for number in rolls)

    # What counts.

    def line(self, player: int) -> int:
        best = 0
        for start in self.board:
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                row, column = start
                length = 0
                while self.board.get((row, column)) == player:
                    length += 1
                    row, column = row + down, column + right
                best = max(best, length)
        return best

    def scores(self) -> list[int] | None:
        if not self.over:
            return None
        return [self.line(player) for player in range(self.players)]

    def returns(self) -> list[int] | None:
        if not self.over:
            return None
        left = list(range(self.players))
        for measure in (self.line, self.blackout_count, self.piece_count):
            best = max(measure(player) for player in left)
            left = [player for player in left if measure(player) == best]
        if len(left) == self.players:
            return [0] * self.players
        return [1 if player in left else -1 for player in range(self.players)]

    def blackout_count(self, player: int) -> int:
        return len(self.blackouts[player])

    def piece_count(self, player: int) -> int:
        return list(self.board.values()).count(player)

    def position(self) -> str | None:
        if self.over:
            return None
        rows = "/".join(self.row_text(row) for row in range(1, 9))
        marks = ",".join("".join(map(str, sorted(mine))) or "-" for mine in self.blackouts)
        roll = "-" if self.roll is None else str(self.roll)
        end = "!" if self.triggered else "-"
        return f"{rows} {marks} {LETTERS[self.player]} {roll} {end}"

    def row_text(self, row: int) -> str:
        text, empty = "", 0
        for column in range(1, 9):
            if (row, column) not in self.board:
                empty += 1
                continue
            text += str(empty) if empty else ""
            text += LETTERS[self.board[row, column]]
            empty = 0
        return text + (str(empty) if empty else "")
