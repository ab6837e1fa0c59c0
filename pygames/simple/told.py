"""What an action does, seen from the boards before and after it: its phrase, and what is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pygames.core import CHANCE, UNSEEN, Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.common import capital, dashed
from pygames.look.phrase import Phrase
from pygames.look.show import Moment
from pygames.simple import words
from pygames.simple.notation import AND, cells_in
from pygames.simple.outcomes import number_of
from pygames.simple.own import own
from pygames.simple.pieces import JOIN, Cells
from pygames.simple.rolls import as_it_is
from pygames.simple.simultaneous import Simultaneous
from pygames.simple.state import State, board_of, pieces_of
from pygames.simple.style import LINE, Style

FACES = 6
"""So many faces of a die are drawn; higher numbers are written."""


@dataclass(frozen=True)
class Change:
    """What came and what went, as pairs of a cell and a piece."""

    came: Sequence[tuple[str, str]]
    went: Sequence[tuple[str, str]]

    @cached_property
    def moves(self) -> Mapping[tuple[str, str], str]:
        """From where each piece went that came somewhere, as far as there is no doubt."""
        starts = {(end, kind): {cell for cell, each in self.went if each == kind}
                  for end, kind in self.came}  # fmt: skip
        kinds = Counter(kind for _, kind in self.came)
        return {
            came: cells.pop()
            for came, cells in starts.items()
            if len(cells) == 1 and kinds[came[1]] == 1
        }

    def main(self, cells: Sequence[str]) -> tuple[str, str] | None:
        """Return the piece that moved, with the cell that it came to: the one that was named."""
        own = [came for came, start in self.moves.items() if cells and start == cells[0]]
        return own[0] if len(own) == 1 else None

    def besides(self, style: Style, main: tuple[str, str]) -> tuple[list[str], words.Sent]:
        """Name the pieces that left the board when one moved, and those that went elsewhere."""
        departures = {(start, kind) for (_, kind), start in self.moves.items()}
        captures = [style.name(kind) for cell, kind in self.went if (cell, kind) not in departures]
        arrivals = [(style.name(kind), end) for end, kind in self.came if (end, kind) != main]
        return sorted(map(words.named, captures)), arrivals

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


def phrase(style: Style, state: State, action: Action) -> Phrase:
    """Say what an action is, a player's or one of chance."""
    if state.current_player() == CHANCE and state._opener_() is None:
        return _drawn(style, as_it_is(state, action))
    if action.startswith(UNSEEN):
        return Phrase(words.IN_SECRET)
    cells = cells_in(board_of(state), action)
    if not cells:
        return Phrase(style.label(action))
    if _in_secret(state):
        # What it brings depends on what the others choose.
        return _by_verb(style, action) if style.verb else words.chooses(action)
    changes = change(state, state.child(action))
    if main := _moved(style, changes, cells):
        return words.moves(_way(changes, main, cells, action), *changes.besides(style, main))
    if style.verb:
        return _by_verb(style, action)
    if changes.came and not changes.went and len(cells) == 1:
        return words.places(action)
    return words.chooses(action)


def _drawn(style: Style, outcome: Action) -> Phrase:
    """Say what chance has done, beside the face of the die, or beside the card as it is drawn."""
    number = number_of(outcome)
    faces = (f"die-{number}",) if 0 < number <= FACES else ()
    phrase = words.phrase_of_chance(style.name(outcome), faces)
    if number or outcome not in style.drawn:
        return phrase
    colour, letters = style.piece(outcome)
    disc = f"{'blank' if letters else 'disc'}-{colour}"
    return replace(phrase, glyphs=(disc,), aside=letters if letters != LINE else "")


def _by_verb(style: Style, action: Action) -> Phrase:
    what = dashed(action)
    return Phrase(f"{capital(own(style.verb))} {what}", what)


def _moved(style: Style, changes: Change, cells: Sequence[str]) -> tuple[str, str] | None:
    """Return the piece that moved; where a verb says what is done with a cell, none did."""
    return None if style.verb and len(cells) == 1 else changes.main(cells)


def _in_secret(state: State) -> bool:
    """Tell whether a choice of several is made or opened."""
    return state._at_once_ or state._opener_() is not None


def said(style: Style, moment: Moment[State], cast: Cast) -> str | None:
    """Say what was done last; None at the start."""
    before, action = moment.before, moment.action
    if before is None or not action:
        return None
    player = before.current_player()
    if isinstance(before, Simultaneous) and _in_secret(before):
        return _all_chose(style, before, moment, cast)
    if player == CHANCE:
        return words.happened(cast, before.turn_of(), style.name(as_it_is(before, action)))
    cells = cells_in(board_of(before), action)
    if not cells:
        return words.pressed(cast, player, style.label(action))
    changes = change(before, moment.state)
    if main := _moved(style, changes, cells):
        way = _way(changes, main, cells, action)
        return words.moved(cast, player, way, *changes.besides(style, main))
    if changes.came and not changes.went and not _is_own(style, player, changes.came[0][1]):
        piece = style.name(changes.came[0][1])
        return words.placed(cast, player, piece, [cell for cell, _ in changes.came])
    return words.chose(cast, player, action)


def _all_chose(style: Style, before: Simultaneous, moment: Moment[State], cast: Cast) -> str:
    """Say who has chosen, and once all have, what."""
    action, opener = moment.action or "", before._opener_()
    if moment.state._secret_():
        return words.has_chosen(cast, before.current_player())
    choices = list(before._chosen_)
    if opener is None:
        choices.append(action)
    else:
        choices[choices.index(before._sealed_())] = action
    return " · ".join(
        _chose(style, before, cast, player, each)
        for player, each in zip(before._choosers_(), choices, strict=True)
        if not each.startswith(UNSEEN)
    )


def _chose(style: Style, before: State, cast: Cast, player: Player, action: Action) -> str:
    if cells_in(board_of(before), action):
        return words.chose(cast, player, action)
    return words.pressed(cast, player, style.label(action))


def _is_own(style: Style, player: Player, piece: str) -> bool:
    """Tell whether a piece is called like the player who places it, so that nothing is to add."""
    return piece.lower().split()[0] == style.names[player].lower()


def _way(move: Change, main: tuple[str, str], cells: Sequence[str], action: Action) -> str:
    """Write the way of a piece; an action that names only where it stood doesn't tell."""
    return action if len(cells) > 1 else f"{move.moves[main]}{AND}{main[0]}"
