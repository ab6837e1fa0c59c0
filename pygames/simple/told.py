"""What an action does, seen from the boards before and after it: its phrase, and what is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygames.core import CHANCE, Action
from pygames.look.cast import Cast
from pygames.look.phrase import Phrase
from pygames.look.show import Moment
from pygames.simple import words
from pygames.simple.notation import AND, cells_in
from pygames.simple.outcomes import rolled
from pygames.simple.pieces import JOIN, Cells
from pygames.simple.state import State, pieces_of

Labels = Mapping[str, str]
"""What buttons say, by their words in the notation."""
FACES = 6
"""So many faces of a die are drawn; higher numbers are written."""


@dataclass(frozen=True)
class Change:
    """What came and what went, as pairs of a cell and a piece."""

    came: Sequence[tuple[str, str]]
    went: Sequence[tuple[str, str]]

    @property
    def move(self) -> tuple[str, str] | None:
        """From where to where the only piece went that came somewhere; None if it is new."""
        if len(self.came) != 1:
            return None
        ((end, piece),) = self.came
        starts = [cell for cell, each in self.went if each == piece]
        return (starts[0], end) if len(starts) == 1 else None

    @property
    def taken(self) -> list[str]:
        """The pieces that left the board."""
        moved = self.move
        left = [pair for pair in self.went if not moved or pair[0] != moved[0]]
        return sorted(words.named(piece) for _, piece in left)

    @property
    def cells(self) -> list[str]:
        """The cells on which something has changed."""
        return list(dict.fromkeys(cell for cell, _ in (*self.went, *self.came)))


def single(pieces: Cells) -> Counter[tuple[str, str]]:
    """Count each piece by itself: several can stand on one cell."""
    return Counter(
        (cell, piece) for cell, several in pieces.items() for piece in several.split(JOIN)
    )


def change(before: State, after: State) -> Change:
    """Compare two boards."""
    was, is_now = pieces_of(before), pieces_of(after)
    cells = [cell for cell in {**was, **is_now} if was.get(cell) != is_now.get(cell)]
    then, now = (
        single({cell: pieces[cell] for cell in cells if cell in pieces}) for pieces in (was, is_now)
    )
    return Change([*(now - then).elements()], [*(then - now).elements()])


def phrase(state: State, action: Action, labels: Labels) -> Phrase:
    """Say what an action is, a player's or one of chance."""
    if state.current_player() == CHANCE:
        number = rolled(action)
        return words.phrase_of_chance(action, (f"die-{number}",) if 0 < number <= FACES else ())
    named = cells_in(state.board, action)
    if not named:
        return Phrase(labels.get(action, words.button(action)))
    done = change(state, state.child(action))
    if done.move:
        return words.moves(AND.join(done.move) if len(named) == 1 else action, done.taken)
    if done.came and not done.went and len(named) == 1:
        return words.places(action)
    return words.chooses(action)


def said(moment: Moment[State], cast: Cast, labels: Labels) -> str | None:
    """Say what was done last; None at the start."""
    before, action = moment.before, moment.action
    if before is None or not action:
        return None
    player = before.current_player()
    if player == CHANCE:
        return words.happened(cast, before.turn_of(), action)
    named = cells_in(before.board, action)
    if not named:
        return words.pressed(cast, player, labels.get(action, words.button(action)))
    done = change(before, moment.state)
    if done.move:
        way = AND.join(done.move) if len(named) == 1 else action
        return words.moved(cast, player, way, done.taken)
    if done.came and not done.went:
        piece = done.came[0][1]
        return words.placed(cast, player, piece, [cell for cell, _ in done.came])
    return words.chose(cast, player, action)
