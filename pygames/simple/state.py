"""What the state of a small game is made of, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from pygames import core
from pygames.core import Action, Player
from pygames.errors import MistakeError
from pygames.simple import words
from pygames.simple.boards import Board
from pygames.simple.names import is_asked
from pygames.simple.pieces import JOIN, Pieces
from pygames.simple.remembered import remember, without_answers
from pygames.simple.rolls import as_it_is, know_rolls

_WRITTEN = 3
"""So many pieces of a kind on a cell are written one by one."""


class State(core.State):
    """A position: a frozen dataclass with a `board` and `pieces`, and three or four methods.

    These are `legal_actions`, `child`, `returns`, and `current_player` unless there is a field
    `player`. `board = Squares(3, 3)` is the board, or a property if it depends on the set-up;
    `pieces` is a field or a property: what stands on which cell. `chance_outcomes` is needed where
    dice or cards decide. All other names are the game's own (pygames/simple/names.py).
    """

    def __init_subclass__(cls, **more: Any) -> None:
        """Let each position work out `returns` and the like once, however often they are asked."""
        super().__init_subclass__(**more)
        remember(cls)
        know_rolls(cls)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy is made of: it works out its answers anew."""
        return without_answers(self)

    def current_player(self) -> Player:
        """Return whose turn it is: the field `player`, until `returns` says how it has ended."""
        player: Player = getattr(self, "player", 0)
        return player if self.returns() is None else core.TERMINAL

    def points(self) -> tuple[int, ...] | None:
        """Return what each player has scored so far; None if nothing is counted."""
        return None

    def tray(self) -> Sequence[Action]:
        """Return what lies beside the board: the last roll, such as r4, or cards."""
        return ()

    def marks(self) -> Collection[str]:
        """Return cells to light up, such as a line that has won."""
        return ()

    def arrows(self) -> Sequence[tuple[str, str]]:
        """Return arrows to draw, each from one cell to another."""
        return ()

    def scores(self) -> tuple[int, ...] | None:
        """Return the points at the end, or else the returns."""
        returns = self.returns()
        return returns if returns is None else self.points() or returns

    def reason(self) -> str | None:
        """Return a sentence that says why the game is over."""
        returns = self.returns()
        return None if returns is None else words.reason(returns, self.points())

    def text(self) -> str:
        """Draw the board with letters, for a terminal."""
        pieces, board = pieces_of(self), board_of(self)
        letters = _letters(pieces)
        held = {place: _held(board, cell, letters.get(pieces.get(cell, ""), ""))
                for cell, place in board.places.items()}  # fmt: skip
        wide = max(map(len, held.values()))
        lines = []
        for row in reversed(range(board.rows)):
            cells = [held.get((column, row), "").ljust(wide) for column in range(board.columns)]
            lines.append(f"{_before(board, row, wide)}{' '.join(cells)}".rstrip())
        if _has_columns(board):
            names = [board.name(column, 0)[0].ljust(wide) for column in range(board.columns)]
            lines.append(f"{' ' * len(_before(board, 0, wide))}{' '.join(names)}".rstrip())
        if tray := tray_of(self):
            lines.append(words.on_the_table(tray))
        return "\n".join(lines)


def _before(board: Board, row: int, wide: int) -> str:
    """Return what stands before the cells of a row: its number, and how far it is moved."""
    rows = board.rows - 1 - row
    slant = rows * (wide + 1) // 2 if board.kind == "hexagons" else 0
    return " " * slant + (f"{row + 1:>2} " if _has_columns(board) else "")


def _has_columns(board: Board) -> bool:
    """Tell whether a place is called by its column and its row."""
    return board.kind in ("squares", "points", "hexagons")


def _held(board: Board, cell: str, letters: str) -> str:
    """Write what is on a cell; if that has a name of its own, this too: it stands nowhere else."""
    if not _has_columns(board):
        return f"{cell}={letters}" if letters else cell
    return letters or "."


def _letters(pieces: Mapping[str, str]) -> dict[str, str]:
    """Return for what stands on cells the first letters by which each kind can be told."""
    kinds = sorted({kind for several in pieces.values() for kind in several.split(JOIN)})
    length = next((n for n in range(1, 8) if len({kind[:n] for kind in kinds}) == len(kinds)), 8)
    return {several: "".join(_short(several.split(JOIN), length)) for several in pieces.values()}


def _short(kinds: Sequence[str], length: int) -> Iterator[str]:
    """Yield the first letters of each piece; many of a kind are counted."""
    for kind, many in Counter(kinds).items():
        yield f"{many}{kind[:length]}" if many > _WRITTEN else kind[:length] * many


def board_of(state: State) -> Board:
    """Return the board; MistakeError if there is none."""
    board = getattr(state, "board", None)
    if isinstance(board, Board):
        return board
    name = type(state).__name__
    fault = f"is {board!r}"
    if isinstance(board, type):
        fault = f"is the class {board.__name__} and no board"
    elif callable(board):
        fault = "is a method: write @property above it"
    elif "board" in getattr(state, "__dataclass_fields__", ()):
        fault = f"is {board!r}: a type behind it makes it a field, which each position is given"
    raise MistakeError(
        f"board {fault}; class {name} needs a board, such as board = Squares(3, 3)", "board"
    )


def tray_of(state: State) -> list[Action]:
    """Return what lies beside the board, each as what it is: a roll of a die, or a card."""
    return [as_it_is(state, each) for each in state.tray()]


def marks_of(state: State) -> Collection[str]:
    """Return the cells that a position lights up."""
    return state.marks() if is_asked(type(state), "marks") else ()


def arrows_of(state: State) -> Sequence[tuple[str, str]]:
    """Return the arrows that a position draws."""
    return state.arrows() if is_asked(type(state), "arrows") else ()


def pieces_of(state: State) -> dict[str, str]:
    """Return what stands on the board; MistakeError says what is wrong with it."""
    pieces, name = getattr(state, "pieces", None), type(state).__name__
    if callable(pieces):
        raise MistakeError("pieces is a method: write @property above it", "pieces")
    if not isinstance(pieces, Mapping):
        raise MistakeError(
            f"class {name} needs pieces, a mapping from cells to what stands there, "
            'such as {"b3": "black"}',
            "pieces",
        )
    cells = pieces.plain() if isinstance(pieces, Pieces) else dict(pieces)
    if off := cells.keys() - (board := board_of(state)).places.keys():
        first, last = board.cells[0], board.cells[-1]
        raise MistakeError(
            f"pieces has something on {min(map(repr, off))}, which is off the board: "
            f"its cells are {first} to {last}",
            "pieces",
        )
    for cell, piece in cells.items():
        if not (isinstance(piece, str) and piece.strip()):
            raise MistakeError(
                f"pieces has {piece!r} on {cell}; expected the name of a piece", "pieces"
            )
    return cells
