"""The picture of a position: cells with their marks, pieces, dice and cards, and what has moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, cos, dist, hypot, sin, sqrt

from pygames.core import CHANCE, Action
from pygames.look.scene import (
    Form,
    Mark,
    Motion,
    Scene,
    Shape,
    box,
    circle,
    glyph,
    line,
    polygon,
    text,
)
from pygames.look.show import Moment
from pygames.simple import told, words
from pygames.simple.glyphs import DISC
from pygames.simple.layout import TRAY
from pygames.simple.layout_named import OfPits
from pygames.simple.notation import id_of, parts
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words
from pygames.simple.pieces import JOIN
from pygames.simple.state import State, arrows_of, board_of, marks_of, pieces_of, tray_of
from pygames.simple.style import LINE, Style
from pygames.simple.told import FACES, Change

_STEP = 112
"""From one thing in the tray to the next."""
_CARD = (92, 76)
_SEED = 0.3
_SCATTER = 9
"""How large a seed in a pit is, and how far the seeds lie apart where there is room."""
_REACH = 33
"""How far from the middle of a pit seeds may lie."""
_TURN = 2.4
"""How far one seed is turned from the one before, as in a sunflower."""


class Painting:
    """Draws one moment."""

    def __init__(self, style: Style, moment: Moment[State], legal: Sequence[Action]) -> None:
        self.style, self.state, self.moment = style, moment.state, moment
        self.pieces, self.board = pieces_of(moment.state), board_of(moment.state)
        self.layout = style.layout(moment.state, moment.seat)
        ways = [parts(self.board, action) for action in legal]
        self.starts = {way[0] for way in ways}
        self.ends = {part for way in ways for part in way[1:]}
        self.change = self._change()

    def _change(self) -> Change:
        """Return what the last action of a player has changed."""
        before = self.moment.before
        if before is None or board_of(before) != self.board:
            return Change((), ())
        return told.change(before, self.state)

    def scene(self) -> Scene:
        """Draw everything."""
        layout = self.layout
        ground = [*layout.ground, *map(self._cell, self.board.cells)]
        ground += [*self._lit(), *self._arrows(), *layout.names]
        pieces = [shape for cell in self._in_order() for shape in self._on(cell)]
        return Scene(
            layout.width, layout.height, ground, [*pieces, *self._tray()], list(self._gone())
        )

    def bare(self) -> Scene:
        """Draw the board for paper: without marks, with the pieces of the start."""
        layout = self.layout
        pieces = [shape for cell in self._in_order() for shape in self._on(cell)]
        for shape in pieces:
            shape.pop("of", None)
        width, height = layout.width, layout.bottom
        ground = [shape for shape in layout.ground if shape["id"] != "frame"]
        return Scene(width, height, [*ground, *layout.cells.values(), *layout.names], pieces)

    def _in_order(self) -> list[str]:
        """List the cells that hold something, the upper ones on the screen first."""
        return sorted(self.pieces, key=lambda cell: self.layout.place(cell)[::-1])

    def _cell(self, name: str) -> Shape:
        piece = self.pieces.get(name)
        label = words.label(name, piece and self.style.name(piece))
        return {**self.layout.cells[name], "label": label, "mark": self._mark(name)}

    def _mark(self, cell: str) -> Mark:
        """Return a ring for what can be chosen, a cross for what can be taken."""
        capture = cell in self.pieces and cell in self.ends and cell not in self.starts
        form: Form = "cross" if capture else "ring"
        reached = cell not in self.pieces and cell not in self.starts
        can = words.CAN["dot" if reached else form]
        x, y, scale = self.layout.standing(cell)
        ring = round(DISC * scale) + (7 if scale == 1 else 5)
        if cell not in self.pieces:
            ring = self.layout.ring
        return {"form": form, "x": x, "y": y, "rx": ring, "ry": ring, "words": can}

    def _lit(self) -> Iterator[Shape]:
        """Light up the cells that the game marks; an empty one gets a ring, and no disc."""
        lit = set(marks_of(self.state))
        for cell in self.board.cells:
            if cell in lit:
                x, y = self.layout.middle(cell)
                if cell in self.pieces:
                    yield circle(f"lit-{cell}", x, y, 46, fill="lit", stroke="last", width=3)
                else:
                    yield circle(f"lit-{cell}-edge", x, y, 40, stroke="last", width=14)
                    yield circle(f"lit-{cell}", x, y, 40, stroke="lit", width=8)

    def _arrows(self) -> Iterator[Shape]:
        """Draw the arrows of the game, from cell to cell."""
        for number, (start, end) in enumerate(arrows_of(self.state)):
            (x, y), (to_x, to_y) = map(self.layout.middle, (start, end))
            length = hypot(to_x - x, to_y - y) or 1
            dx, dy = (to_x - x) / length, (to_y - y) / length
            tip = (to_x - 22 * dx, to_y - 22 * dy)
            neck = (tip[0] - 30 * dx, tip[1] - 30 * dy)
            sides = ((x, y, 6), (*neck, 6), (*neck, 20), (*tip, 0), (*neck, -20), (*neck, -6),
                     (x, y, -6))  # fmt: skip
            points = [round(at, 1) for from_x, from_y, aside in sides
                      for at in (from_x - aside * dy, from_y + aside * dx)]  # fmt: skip
            yield polygon(f"arrow-{number}", points, fill="lit", stroke="last", width=3)

    # The pieces.

    def _on(self, cell: str) -> Iterator[Shape]:
        """Draw what stands on a cell: one piece, or several small ones."""
        several = self.pieces[cell].split(JOIN)
        x, y, scale = self.layout.standing(cell)
        if isinstance(self.layout, OfPits):
            yield from self._seeds(self.layout, cell, several)
            return
        across = ceil(sqrt(len(several)))
        room = 92 * scale / across
        scale *= 1 if across == 1 else 1.12 / across
        count: dict[str, int] = {}
        for i, piece in enumerate(several):
            count[piece] = count.get(piece, 0) + 1
            dx, dy = _offset(i, len(several), across, room)
            for shape in self._piece(_id(cell, piece, count[piece]), piece, x + dx, y + dy, scale):
                shape["of"] = id_of(cell)
                if count[piece] > several.count(piece) - self.change.came.count((cell, piece)):
                    self._arrive(shape, cell, piece, x + dx, y + dy)
                yield shape

    def _seeds(self, layout: OfPits, cell: str, several: Sequence[str]) -> Iterator[Shape]:
        """Let seeds lie in a pit, and write how many there are."""
        (x, y), wide, tall = layout.middle(cell), 1.0, 1.0
        if cell in self.board.shaded:
            wide, tall = 0.8, 1.7
        new = len(several) - sum(end == cell for end, _ in self.change.came)
        apart = min(_SCATTER, _REACH / wide / sqrt(len(several)))
        for i, piece in enumerate(several):
            out = apart * sqrt(i + 0.4)
            to_x, to_y = x + wide * out * cos(_TURN * i), y + tall * out * sin(_TURN * i)
            glyph_of = f"blank-{self.style.piece(piece)[0]}"
            seed = glyph(_id(cell, piece, i + 1), glyph_of, round(to_x, 1), round(to_y, 1))
            seed["scale"], seed["of"] = _SEED, id_of(cell)
            if i >= new:
                self._arrive(seed, cell, piece, to_x, to_y)
            yield seed
        x, y = layout.below(cell)
        many = f"{len(several)}"
        yield text(f"many-{cell}", x + 20, y, many, 26, weight=700, fill="name", of=id_of(cell))

    def _piece(self, id: str, piece: str, x: float, y: float, scale: float) -> Iterator[Shape]:
        colour, letters = self.style.piece(piece)
        if letters == LINE:
            yield from self._bar(id, colour, x, y)
            return
        disc = glyph(id, f"{'blank' if letters else 'disc'}-{colour}", round(x, 1), round(y, 1))
        if scale != 1:
            disc["scale"] = round(scale, 3)
        yield disc
        if letters:
            size = round(scale * (40 if len(letters) == 1 else 26), 1)
            yield text(
                f"{id}-text", round(x, 1), round(y + size / 20, 1), letters, size, weight=700,
                fill=f"{colour}Ink",
            )  # fmt: skip

    def _bar(self, id: str, colour: str, x: float, y: float) -> Iterator[Shape]:
        """Draw a line between the neighbours of a point."""
        cell = min(self.layout.board.cells, key=lambda each: dist(self.layout.middle(each), (x, y)))
        beside = [self.layout.middle(each) for each in self.layout.board.neighbours(cell)[:2]]
        if len(beside) == 2:
            points = [each for point in beside for each in point]
            yield line(f"{id}-edge", points, stroke="edge", width=22)
            yield line(id, points, stroke=colour, width=16)

    def _arrive(self, shape: Shape, cell: str, piece: str, x: float, y: float) -> None:
        """Let a piece that has moved slide in from where it stood, and a new one drop in."""
        if not (start := self.change.moves.get((cell, piece))):
            shape["enter"] = {
                "motion": "fall", "scale": 1.15, "duration": 180, "sound": self.style.sound
            }  # fmt: skip
            return
        (from_x, from_y, _), (to_x, to_y, _) = map(self.layout.standing, (start, cell))
        dx, dy = x - to_x, y - to_y
        shape["enter"] = {
            "motion": "slide", "from": (round(from_x + dx, 1), round(from_y + dy, 1)),
            "duration": 300, "ease": "travel", "sound": self.style.sound,
        }  # fmt: skip

    def _gone(self) -> Iterator[Shape]:
        """Let pieces that were taken fade."""
        before = self.moment.before
        if before is None or board_of(before) != self.board:
            return
        then = Painting(self.style, Moment(before, seat=self.moment.seat), ())
        here = {shape["id"] for cell in self.pieces for shape in self._on(cell)}
        left = {cell for cell, _ in self.change.went} - {*self.change.moves.values()}
        low: Motion = {"motion": "fade", "delay": 120, "duration": 180}
        for cell in sorted(left):
            for shape in then._on(cell):
                if shape["id"] not in here:
                    shape.pop("enter", None)
                    yield {**shape, "exit": low}

    # Dice and cards.

    def _tray(self) -> Iterator[Shape]:
        """Draw the dice and cards side by side below the board."""
        lying = tray_of(self.state) if self.layout.tray else []
        y = self.layout.bottom + TRAY / 2 - 16
        x = self.layout.width / 2 - _STEP * (len(lying) - 1) / 2
        for i, outcome in enumerate(lying):
            yield from self._lying(f"tray-{i}", outcome, x + _STEP * i, y)

    def _lying(self, id: str, outcome: Action, x: float, y: float) -> Iterator[Shape]:
        number, before = number_of(outcome), self.moment.before
        fresh = before is not None and before.current_player() == CHANCE
        if not number:
            yield _card(f"{id}-{outcome}", x, y, fresh=fresh)
            yield from self._face(f"{id}-{outcome}", outcome, x, y)
            return
        die = glyph(id, f"die-{number}" if number <= FACES else "die", x, y)
        die["scale"] = 1.25
        roll: Motion = {"motion": "turn", "faces": 3, "duration": 480, "lift": 14, "sound": "die"}
        if fresh:
            die["enter"], die["move"] = roll, roll
        yield die
        if number > FACES:
            yield text(f"{id}-text", x, y + 2, f"{number}", 30, weight=700, fill="pip")

    def _face(self, id: str, name: str, x: float, y: float) -> Iterator[Shape]:
        """Draw on a card the piece that is called so, if the game says how, or else its name."""
        if name in self.style.drawn and self.style.piece(name)[1] != LINE:
            yield from self._piece(f"{id}-disc", name, x, y, 0.85)
            return
        (across, down), lines = _CARD, as_words(name).split()
        widest = max(map(len, lines))
        size = min(24, round(1.5 * across / widest, 1), round(0.8 * down / len(lines), 1))
        for i, row in enumerate(lines):
            at = round(y + 1.15 * size * (i - (len(lines) - 1) / 2) + 1, 1)
            yield text(f"{id}-{i}", x, at, row, size, weight=700, fill="pip")


def _card(id: str, x: float, y: float, *, fresh: bool) -> Shape:
    """Draw a blank card."""
    across, down = _CARD
    card = box(
        id, x - across / 2, y - down / 2, across, down, 8, fill="die", stroke="edge", width=3
    )  # fmt: skip
    if fresh:
        card["enter"] = {"motion": "fade", "duration": 180, "sound": "card"}
    return card


def _offset(index: int, many: int, across: int, step: float) -> tuple[float, float]:
    """Return how far from the middle a piece stands among several."""
    if many == 1:
        return 0, 0
    row, column = divmod(index, across)
    in_row = min(across, many - row * across)
    rows = ceil(many / across)
    return step * (column - (in_row - 1) / 2), step * (row - (rows - 1) / 2)


def _id(cell: str, piece: str, number: int) -> str:
    name = "-".join(piece.split())
    return f"on-{cell}-{name}" if number == 1 else f"on-{cell}-{name}-{number}"
