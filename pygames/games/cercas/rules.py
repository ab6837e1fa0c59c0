"""The rules of Cercas, clauses C1 to C12, as a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygames.core import TERMINAL, Action, Player, Setup, State
from pygames.games.cercas.areas import Area, closed_areas, points
from pygames.games.cercas.board import ACROSS, LETTERS, line_between, parts
from pygames.games.cercas.position import START, Board

NAMES = ("X", "O")


@dataclass(frozen=True)
class Cercas(State):
    """A position with what is worked out once for it."""

    board: Board

    @classmethod
    def initial(cls, _setup: Setup) -> Cercas:
        """Begin as C2 says."""
        return cls(START)

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Cercas:
        """Begin from a position text."""
        return cls(Board.read(text))

    @cached_property
    def _over(self) -> bool:
        return next(self.board.choices(), None) is None  # C10

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        return tuple(self.board.actions())

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """The closed areas as they stand (C9)."""
        return closed_areas(self.board)

    @cached_property
    def points(self) -> tuple[int, int]:
        """The points as they stand; they count at the end only (C12)."""
        return points(self.areas)

    def current_player(self) -> Player:
        """Give the player to move; the game is over when there is no action (C10)."""
        return TERMINAL if self._over else self.board.player

    def legal_actions(self) -> tuple[Action, ...]:
        """List the actions in stable order: by fence, then by marked space."""
        return self._actions

    def child(self, action: Action) -> Cercas:
        """Draw the fence and put the mark (C8)."""
        return Cercas(self.board.after(*parts(action)))

    def scores(self) -> tuple[int, ...] | None:
        """Give the points once the game is over (C12)."""
        return self.points if self._over else None

    def returns(self) -> tuple[int, ...] | None:
        """1 for the higher score and -1 for the lower, 0 for both where they are equal (C12)."""
        if not self._over:
            return None
        x, o = self.points
        return (0, 0) if x == o else ((1, -1) if x > o else (-1, 1))

    def reason(self) -> str | None:
        """Say who couldn't act, and what each area gave."""
        if not self._over:
            return None
        stuck = NAMES[self.board.player]
        return f"{stuck} has no action left; X scores {self._sum(0)}, O {self._sum(1)}."

    def _sum(self, player: Player) -> str:
        """Write a score as the sum of its areas, the largest first."""
        worths = sorted((a.worth for a in self.areas if a.owner == player), reverse=True)
        total = str(self.points[player])
        return total if len(worths) < 2 else f"{' + '.join(map(str, worths))} = {total}"

    def position(self) -> str | None:
        """Write the position text while the game goes on."""
        return None if self._over else self.board.text()

    def text(self) -> str:
        """Draw the board with dots, lines and marks."""
        lines = [self._dots(ACROSS)]
        for row in range(ACROSS - 1, -1, -1):
            lines += [self._spaces(row), self._dots(row)]
        columns = "   ".join(LETTERS)
        return "\n".join([*lines, f"   {columns}"])

    def _dots(self, row: int) -> str:
        """Draw a row of dots with the lines that join them."""
        inner = 0 < row < ACROSS
        drawn = (
            not inner or self.board.lines & line_between(row * 8 + column, upright=False)
            for column in range(ACROSS)
        )
        return f"{row + 1}  " + "".join("+---" if there else "+   " for there in drawn) + "+"

    def _spaces(self, row: int) -> str:
        """Draw a row of spaces with the lines between them."""
        text = "   |"
        for column in range(ACROSS):
            mark = self.board.mark_on(1 << row * ACROSS + column).upper() or " "
            last = column == ACROSS - 1
            there = last or self.board.lines & line_between(row * 8 + column + 1, upright=True)
            text += f" {mark} {'|' if there else ' '}"
        return text
