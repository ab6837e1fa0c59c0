"""What a position of Murus Gallicus looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Action, Player
from pygames.games.murus_gallicus.board import COLUMNS, INDEX, MOVES, ROWS, SQUARES, Move
from pygames.games.murus_gallicus.glyphs import COURSE
from pygames.games.murus_gallicus.rules import NAMES, Murus
from pygames.look.picks import PickPath
from pygames.look.scene import Form, Mark, Motion, Scene, Shape, box, circle, glyph, text
from pygames.look.show import Moment, PlayerNote, Show

SIZE = 100
LEFT, TOP = 46, 22
WIDTH, HEIGHT = 868, 768

WORDS = {
    "": "empty",
    "W": "white stack",
    "B": "black stack",
    "w": "single white stone",
    "b": "single black stone",
}

_CAN: dict[Form, str] = {"ring": "can move", "dot": "can be reached", "cross": "can be taken"}


def show(moment: Moment[Murus]) -> Show:
    """Show a position from one player's side of the board."""
    state = moment.state
    paths = [_path(action) for action in state.legal_actions()]
    stacks = {path.ids[0] for path in paths}
    return Show(
        scene=_Painting(moment).scene(),
        status=f"{NAMES[state.board.player]}, choose a stack to move",
        players=[_note(state, player) for player in (0, 1)],
        paths=paths,
        prompts={id: f"Where does the stack on {id[3:]} go?" for id in sorted(stacks)},
        changed=_changed(moment),
        said=_said(moment),
    )


def _path(action: Action) -> PickPath:
    move = MOVES[action]
    via = () if move.sacrifice else (square_id(_square(move.near)),)
    return PickPath(action, (square_id(_square(move.stack)), square_id(_square(move.far))), via)


def square_id(square: str) -> str:
    """Give the id of a square."""
    return f"sq-{square}"


def _square(bit: int) -> str:
    return SQUARES[bit.bit_length() - 1]


def _note(state: Murus, player: Player) -> PlayerNote:
    stacks = state.board.stacks[player].bit_count()
    return PlayerNote(f"{stacks} stack{'' if stacks == 1 else 's'}")


def _last_move(moment: Moment[Murus]) -> Move | None:
    return MOVES[moment.action] if moment.action else None


def _changed(moment: Moment[Murus]) -> list[str]:
    move = _last_move(moment)
    bits = (move.stack, move.near, move.far) if move else ()
    return [square_id(_square(bit)) for bit in bits if bit]


def _said(moment: Moment[Murus]) -> str | None:
    move = _last_move(moment)
    if move is None:
        return None
    name, stack, far = NAMES[1 - moment.state.board.player], _square(move.stack), _square(move.far)
    if move.sacrifice:
        return f"{name} sacrifices a stone of {stack} and takes {far}"
    return f"{name} distributes from {stack} to {far}"


def board(state: Murus) -> Scene:
    """Draw the bare board with the stacks where they begin, to be printed."""
    return _Painting(Moment(state)).bare()


class _Painting:
    """One position being drawn: the board turned to a seat, and what moved."""

    def __init__(self, moment: Moment[Murus]) -> None:
        self.state, self.before = moment.state, moment.before
        self.move = _last_move(moment)
        self.turned = moment.seat == 1

    def scene(self) -> Scene:
        squares = [self._on_screen(i, j) for j in range(ROWS) for i in range(COLUMNS)]
        tiles = [self._tile(square) for square in squares]
        stones = [stone for square in squares for stone in self._stones(square)]
        return Scene(
            WIDTH, HEIGHT, [*_frame(), *tiles, *self._coordinates()], stones, list(self._gone())
        )

    def bare(self) -> Scene:
        """Draw the board with an outline where each stack stands."""
        tiles = [self._tile(square) for square in SQUARES]
        places = [
            circle(f"stack-{square}", *self._middle(square), 40, stroke="line", width=1.6)
            for square in SQUARES
            if self.state.board.at(square)
        ]
        return Scene(WIDTH, HEIGHT, [*_frame(), *tiles, *self._coordinates()], places)

    def _on_screen(self, i: int, j: int) -> str:
        """Give the square i from the left and j from the top."""
        column, row = (COLUMNS - 1 - i, j) if self.turned else (i, ROWS - 1 - j)
        return SQUARES[column * ROWS + row]

    def _middle(self, square: str) -> tuple[float, float]:
        column, row = divmod(INDEX[square], ROWS)
        i, j = (COLUMNS - 1 - column, row) if self.turned else (column, ROWS - 1 - row)
        return LEFT + SIZE * i + SIZE / 2, TOP + SIZE * j + SIZE / 2

    def _tile(self, square: str) -> Shape:
        x, y = self._middle(square)
        column, row = divmod(INDEX[square], ROWS)
        home = row in (0, ROWS - 1)
        even = "ba"[(column + row) % 2]
        letter = self.state.board.at(square)
        return box(
            square_id(square), x - SIZE / 2, y - SIZE / 2, SIZE, SIZE,
            fill=f"home{even.upper()}" if home else even, stroke="line", width=1.2,
            texture="gravel" if home else "tufts", ink="line" if home else "tuft",
            label=f"{square}, {WORDS[letter]}", mark=self._mark(x, y, letter),
        )  # fmt: skip

    def _mark(self, x: float, y: float, letter: str) -> Mark:
        """Ring stacks at their foot; dot what can be walked on; cross what can be hit."""
        form: Form = "ring" if letter in ("W", "B") else "dot"
        if letter == "bw"[self.state.board.player]:
            form = "cross"
        dy = {"ring": 4, "dot": -24 if letter else 0, "cross": -14}[form]
        return {"form": form, "x": x, "y": y + dy, "rx": 46, "ry": 41, "words": _CAN[form]}

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
        yield from stones

    def _arrive(self, square: str, stones: list[Shape]) -> None:
        """Let the stone that came with the last distribution slide in from its stack (M4)."""
        move = self.move
        if move is None or move.sacrifice or not (move.near | move.far) & 1 << INDEX[square]:
            return
        far = move.far == 1 << INDEX[square]
        x, y = self._middle(_square(move.stack))
        slide: Motion = {
            "motion": "slide", "from": (x, y - COURSE if far else y), "delay": 90,
            "duration": 300 if far else 180, "ease": "travel", "sound": "stone",
        }  # fmt: skip
        if far:
            slide["lift"] = 10
        stones[-1]["enter"] = slide
        if len(stones) == 2:  # the shadow of a stone that stands alone comes with it
            stones[0]["enter"] = {**slide, "from": (x, y), "lift": 0}

    def _gone(self) -> Iterator[Shape]:
        """Let both stones of a sacrifice go: one falls on the other, and both break (M5)."""
        if self.move is None or not self.move.sacrifice or self.before is None:
            return
        mine, theirs = "wb"[self.before.board.player], "bw"[self.before.board.player]
        stack, victim = _square(self.move.stack), _square(self.move.far)
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
