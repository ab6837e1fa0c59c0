"""The rules of Cercas, clauses C1 to C12 and S1 to S4, as a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygames.core import (
    SWAP,
    TERMINAL,
    Action,
    Player,
    Setup,
    State,
    Swap,
    Table,
    swap_after,
    swap_at_first,
)
from pygames.games.cercas import position_text, words
from pygames.games.cercas.areas import Area, closed_areas, points
from pygames.games.cercas.board import (
    ACROSS,
    COLUMN_NAMES,
    DOTS_ACROSS,
    FENCES,
    SPACES,
    TEXTS,
    line_between,
    parts,
)
from pygames.games.cercas.position import START, Board
from pygames.grammar.cast import Cast


@dataclass(frozen=True)
class Cercas(State):
    """A position, with what is derived from it only once."""

    board: Board
    swap: Swap = "off"

    @classmethod
    def initial(cls, setup: Setup) -> Cercas:
        """Return the start of a game (C2)."""
        return cls(START, swap_at_first(setup.options))

    @classmethod
    def read(cls, text: str, _setup: Setup) -> Cercas:
        """Return the start of a game from a position text, which has no swap (S4)."""
        return cls(position_text.read(text))

    @cached_property
    def _over(self) -> bool:
        return next(self.board.choices(), None) is None  # C10

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        actions = self.board.actions()
        return (*actions, SWAP) if self.swap == "now" else tuple(actions)  # S1

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """The closed areas at this moment (C9)."""
        return closed_areas(self.board)

    @cached_property
    def points(self) -> tuple[int, int]:
        """The points so far; they count only at the end (C12)."""
        return points(self.areas)

    def current_player(self) -> Player:
        """Return the player to move; without an action the game is over (C10)."""
        return TERMINAL if self._over else self.board.player

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions in stable order: by fence, then by space; a swap is the last."""
        return self._actions

    def child(self, action: Action) -> Cercas:
        """Return the state after a fence and a mark (C8), or a swap (S2)."""
        board = self.board
        after = board.exchanged() if action == SWAP else board.after(*parts(action))
        return Cercas(after, swap_after(self.swap, action))

    def scores(self) -> tuple[int, ...] | None:
        """Return the points once the game is over (C12)."""
        return self.points if self._over else None

    def returns(self) -> tuple[int, ...] | None:
        """Return 1 for the higher score and -1 for the lower, or 0 for both if equal (C12)."""
        if not self._over:
            return None
        x, o = self.points
        return (0, 0) if x == o else ((1, -1) if x > o else (-1, 1))

    @property
    def still_open(self) -> int:
        """The number of spaces that are in no closed area (C9)."""
        return len(SPACES) - sum(area.size for area in self.areas)

    def reason(self, cast: Cast | None = None) -> str | None:
        """Return the points and the player who could not act, addressed to a player if asked."""
        if not self._over:
            return None
        return words.reason(cast or words.NEUTRAL, self.board.player, self.points, self.still_open)

    def position(self) -> str | None:
        """Return the position text of an unfinished game."""
        return None if self._over else position_text.write(self.board)

    def text(self) -> str:
        """Return the board drawn with dots, lines and marks."""
        lines = [self._dots(ACROSS)]
        for row in range(ACROSS - 1, -1, -1):
            lines += [self._spaces(row), self._dots(row)]
        columns = "   ".join(COLUMN_NAMES)
        return "\n".join([*lines, f"   {columns}"])

    def _dots(self, row: int) -> str:
        """Return a row of dots with the lines that join them."""
        inner = 0 < row < ACROSS
        segments = (
            not inner or self.board.lines & line_between(row * DOTS_ACROSS + column, upright=False)
            for column in range(ACROSS)
        )
        return f"{row + 1}  " + "".join("+---" if there else "+   " for there in segments) + "+"

    def _spaces(self, row: int) -> str:
        """Return a row of spaces with the lines between them."""
        text = "   |"
        for column in range(ACROSS):
            mark = self.board.mark_on(1 << (row * ACROSS + column)).upper() or " "
            last = column == ACROSS - 1
            right = row * DOTS_ACROSS + column + 1
            there = last or self.board.lines & line_between(right, upright=True)
            text += f" {mark} {'|' if there else ' '}"
        return text


def table(setup: Setup) -> Table:
    """List every fence with every space beside it; each action marks a space (C6)."""
    actions = (text for fence in FENCES for text in TEXTS[fence.bit][fence.beside])
    swap = (SWAP,) if swap_at_first(setup.options) == "ahead" else ()
    return Table((*actions, *swap), length=len(SPACES) + len(swap))
