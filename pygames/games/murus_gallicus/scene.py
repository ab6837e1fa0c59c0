"""What a position of Murus Gallicus looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygames.core import SWAP, Action, Player
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import (
    COLUMNS,
    INDEX,
    MOVES,
    ROWS,
    SQUARES,
    Move,
    coordinates,
    mirrored,
    square_of,
)
from pygames.games.murus_gallicus.glyphs import COURSE
from pygames.games.murus_gallicus.position import SINGLES, STACKS, Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.look import swap
from pygames.look.picks import PickPath
from pygames.look.scene import Form, Mark, Motion, Scene, Shape, box, circle, glyph, text
from pygames.look.show import Moment, PlayerNote, Show

SIZE = 100
LEFT, TOP = 46, 22
WIDTH, HEIGHT = 868, 768


def show(moment: Moment[Murus]) -> Show:
    """Return a position as it looks from one player's side of the board."""
    state = moment.state
    actions = swap.without(state.legal_actions())
    cast = moment.cast(words.NEUTRAL)
    return Show(
        draw=_Painting(moment).scene,
        status=words.choose_stack(cast, state.board.player),
        players=[_note(state, player) for player in (0, 1)],
        paths=[*map(_path, actions), *swap.path(state)],
        prompts=_prompts(actions),
        buttons=swap.buttons(state, lambda: _swap_label(state.board)),
        changed=_changed(moment),
        said=_said(moment),
        reason=state.reason(cast),
        note=swap.note(state, cast),
    )


def _prompts(actions: Sequence[Action]) -> dict[str, str]:
    """Ask where each stack goes; for those that can hit a stone, say what that costs."""
    moves = [MOVES[action] for action in actions]
    hitting = {move.stack for move in moves if move.sacrifice}
    return {
        _id_of(stack): words.where_to(square_of(stack), can_hit=stack in hitting)
        for stack in sorted({move.stack for move in moves})
    }


def _path(action: Action) -> PickPath:
    move = MOVES[action]
    stack, near, far = (_id_of(bit) for bit in (move.stack, move.near, move.far))
    return PickPath(action, (stack, far), () if move.sacrifice else (near,))


def square_id(square: str) -> str:
    """Return the id of a square."""
    return f"sq-{square}"


def _id_of(bit: int) -> str:
    return square_id(square_of(bit))


def piece(letter: str) -> str:
    """Return what a letter of the position text stands for, in words."""
    if not letter:
        return words.EMPTY
    pieces = words.STACKS if letter.isupper() else words.SINGLES
    return pieces[SINGLES.index(letter.lower())]


def _note(state: Murus, player: Player) -> PlayerNote:
    stacks = words.stacks_left(state.board.stacks[player].bit_count())
    return PlayerNote(stacks, standing=words.rows_to_go(_rows_to_go(state, player)))


def _rows_to_go(state: Murus, player: Player) -> int:
    """Count the rows between a player's foremost stone and the opponent's home row."""
    letters = (STACKS[player], SINGLES[player])
    rows = [coordinates(square)[1] for square in SQUARES if state.board.at(square) in letters]
    return min((ROWS - 1 - row if player == 0 else row for row in rows), default=0)


def _swap_label(board: Board) -> str:
    return words.swap(_both(MOVES[board.first_action()])[1])


def _last_move(moment: Moment[Murus]) -> Move | None:
    """Return what the last action did; a swap did what Black now has done (S2)."""
    if moment.action == SWAP:
        return MOVES[moment.state.board.first_action()]
    return MOVES[moment.action] if moment.action else None


def _undone(moment: Moment[Murus]) -> Move | None:
    """Return the move that the last action, a swap, has undone."""
    if moment.action != SWAP or moment.before is None:
        return None
    return MOVES[moment.before.board.first_action()]


def _changed(moment: Moment[Murus]) -> list[str]:
    moves = [move for move in (_undone(moment), _last_move(moment)) if move]
    return [_id_of(bit) for each in moves for bit in (each.stack, each.near, each.far) if bit]


def _said(moment: Moment[Murus]) -> str | None:
    move = _last_move(moment)
    if move is None:
        return None
    if moment.action == SWAP:
        return _said_of_swap(moment)
    sentence = words.hit if move.sacrifice else words.moved
    cast, player = moment.cast(words.NEUTRAL), 1 - moment.state.board.player
    return sentence(cast, player, square_of(move.stack), square_of(move.far))


def _said_of_swap(moment: Moment[Murus]) -> str:
    undone = _undone(moment)
    assert undone is not None
    return words.swapped(moment.cast(words.NEUTRAL), 1, *_both(undone))


def _both(first: Move) -> tuple[str, str]:
    """Return the first action in words, and the same at the mirrored squares (S2)."""
    brief = words.moves_from(square_of(first.stack), square_of(first.far)).brief
    return brief, mirrored(brief)


def board(state: Murus) -> Scene:
    """Return the bare board with an outline where each stack starts, for print."""
    return _Painting(Moment(state)).bare()


class _Painting:
    """Draws one position: the board turned towards a seat, and what has moved."""

    def __init__(self, moment: Moment[Murus]) -> None:
        self.state, self.before = moment.state, moment.before
        self.move, self.undone = _last_move(moment), _undone(moment)
        self.turned = moment.seat == 1

    def scene(self) -> Scene:
        squares = [self._on_screen(i, j) for j in range(ROWS) for i in range(COLUMNS)]
        tiles = [self._tile(square) for square in squares]
        stones = [stone for square in squares for stone in self._stones(square)]
        return Scene(
            WIDTH, HEIGHT, [*_frame(), *tiles, *self._coordinates()], stones, list(self._gone())
        )

    def bare(self) -> Scene:
        tiles = [self._tile(square) for square in SQUARES]
        places = [
            circle(f"stack-{square}", *self._middle(square), 40, stroke="line", width=1.6)
            for square in SQUARES
            if self.state.board.at(square)
        ]
        return Scene(WIDTH, HEIGHT, [*_frame(), *tiles, *self._coordinates()], places)

    def _on_screen(self, i: int, j: int) -> str:
        """Return the square i from the left and j from the top."""
        column, row = (COLUMNS - 1 - i, j) if self.turned else (i, ROWS - 1 - j)
        return SQUARES[column * ROWS + row]

    def _middle(self, square: str) -> tuple[float, float]:
        column, row = coordinates(square)
        i, j = (COLUMNS - 1 - column, row) if self.turned else (column, ROWS - 1 - row)
        return LEFT + SIZE * i + SIZE / 2, TOP + SIZE * j + SIZE / 2

    def _tile(self, square: str) -> Shape:
        x, y = self._middle(square)
        column, row = coordinates(square)
        home = row in (0, ROWS - 1)
        even = "ba"[(column + row) % 2]
        letter = self.state.board.at(square)
        return box(
            square_id(square), x - SIZE / 2, y - SIZE / 2, SIZE, SIZE,
            fill=f"home{even.upper()}" if home else even, stroke="line", width=1.2,
            texture="gravel" if home else "tufts", ink="line" if home else "tuft",
            label=f"{square}, {piece(letter)}", mark=self._mark(x, y, letter),
        )  # fmt: skip

    def _mark(self, x: float, y: float, letter: str) -> Mark:
        """Return a ring for stacks, a cross for what can be hit, and a dot for other squares."""
        form: Form = "ring" if letter and letter in STACKS else "dot"
        if letter == SINGLES[1 - self.state.board.player]:
            form = "cross"
        dy = {"ring": 4, "dot": -24 if letter else 0, "cross": -14}[form]
        return {"form": form, "x": x, "y": y + dy, "rx": 46, "ry": 41, "words": words.CAN[form]}

    def _coordinates(self) -> Iterator[Shape]:
        for i in range(COLUMNS):
            x = LEFT + SIZE * (i + 0.5)
            letter = self._on_screen(i, 0)[0]
            yield text(f"column-{letter}", x, 746, letter, 25, weight=500, fill="frameText")
        for j in range(ROWS):
            y = TOP + SIZE * (j + 0.5)
            digit = self._on_screen(0, j)[1]
            yield text(f"row-{digit}", 23, y, digit, 25, weight=500, fill="frameText")

    def _stones(self, square: str) -> Iterator[Shape]:
        letter = self.state.board.at(square)
        if not letter:
            return
        side, stack = letter.lower(), letter.isupper()
        x, y = self._middle(square)
        of = square_id(square)
        shadow = glyph(f"{square}-shadow", f"shadow-{side}-{2 if stack else 1}", x, y, of=of)
        lower = glyph(f"{square}-1", f"stone-{side}", x, y, of=of)
        stones = [shadow, lower]
        if stack:
            stones.append(glyph(f"{square}-2", f"upper-{side}", x, y - COURSE, of=of))
        self._arrive(square, stones)
        self._return(square, stones)
        yield from stones

    def _arrive(self, square: str, stones: list[Shape]) -> None:
        """Let the stone that the last distribution brought slide in from its stack (M4)."""
        move = self.move
        if move is None or move.sacrifice or not move.targets & (1 << INDEX[square]):
            return
        far = move.far == 1 << INDEX[square]
        x, y = self._middle(square_of(move.stack))
        slide: Motion = {
            "motion": "slide", "from": (x, y - COURSE if far else y), "delay": 90,
            "duration": 300 if far else 180, "ease": "travel", "sound": "stone",
        }  # fmt: skip
        if far:
            slide["lift"] = 10
        stones[-1]["enter"] = slide
        if len(stones) == 2:  # a single stone brings its shadow
            stones[0]["enter"] = {**slide, "from": (x, y), "lift": 0}

    def _return(self, square: str, stones: list[Shape]) -> None:
        """Let both stones of a stack slide home from where a swap has undone their move (S2)."""
        if self.undone and self.undone.stack == 1 << INDEX[square]:
            for stone, bit in zip(stones[1:], (self.undone.near, self.undone.far), strict=True):
                stone["enter"] = {
                    "motion": "slide", "from": self._middle(square_of(bit)),
                    "duration": 180, "ease": "travel",
                }  # fmt: skip

    def _gone(self) -> Iterator[Shape]:
        """Yield both stones of a sacrifice: one falls on the other, and both break (M5)."""
        if self.move is None or not self.move.sacrifice or self.before is None:
            return
        player = self.before.board.player
        mine, theirs = SINGLES[player], SINGLES[1 - player]
        stack, victim = square_of(self.move.stack), square_of(self.move.far)
        x, y = self._middle(stack)
        to = self._middle(victim)
        broken: Motion = {"motion": "break", "delay": 180, "duration": 300, "sound": "stone-low"}
        fall: Motion = {
            "motion": "fall", "to": to, "duration": 180, "ease": "leave",
            "then": {"motion": "break", "duration": 300},
        }  # fmt: skip
        yield glyph(f"{victim}-1", f"stone-{theirs}", *to, exit=broken)
        yield glyph(f"{stack}-2", f"upper-{mine}", x, y - COURSE, exit=fall)


def _frame() -> list[Shape]:
    return [
        box("frame", 0, 0, WIDTH, HEIGHT, corner=18, fill="frame"),
        box("frame-edge", LEFT - 6, TOP - 6, 812, 712, corner=7, fill="frameEdge"),
    ]
