"""A small game as numbers: its pieces kind by kind, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from pygames.core import Player, Setup
from pygames.look.planes import Plane, Planes, filled
from pygames.simple import words
from pygames.simple.listing import Listing
from pygames.simple.notation import AND
from pygames.simple.state import State, board_of, pieces_of
from pygames.simple.told import single


class Seeing:
    """Sees positions of a game with one set-up."""

    def __init__(self, listing: Listing, start: State, setup: Setup) -> None:
        sights = listing.seen
        self.kinds, self.tray, self.words = [*sights.kinds], [*sights.tray], [*sights.words]
        self.players = setup.players
        board = board_of(start)
        self.columns, self.rows = board.columns, board.rows
        self.index = {
            cell: row * self.columns + column for cell, (column, row) in board.places.items()
        }
        self.most, self.lying = sights.most_on_a_cell, sights.most_in_the_tray

    def planes(self) -> Planes[State]:
        """Return what each plane means, and how to see."""
        players = range(self.players)
        meanings = (
            *(Plane(words.plane_of(kind), self.most) for kind in self.kinds),
            *(Plane(words.plane_of_turn(player)) for player in players),
            *(Plane(words.plane_of_seat(player)) for player in players),
            *(Plane(words.plane_of_outcome(each), self.lying) for each in self.tray),
            *(Plane(words.plane_of_word(word)) for word in self.words),
            *(Plane(meaning) for meaning in (words.NEXT, words.LATER, words.CHOSEN)),
        )
        return Planes(meanings, self.rows, self.columns, self.see)

    def see(self, state: State, seat: Player, chosen: Sequence[str]) -> bytes:
        """Return the values of all planes."""
        return b"".join(self._values(state, seat, chosen))

    def _values(self, state: State, seat: Player, start: Sequence[str]) -> Iterator[bytes]:
        count = self.columns * self.rows
        standing, lying = single(pieces_of(state)), list(state.tray())
        for kind in self.kinds:
            here = bytearray(count)
            for (cell, piece), many in standing.items():
                if piece == kind:
                    here[self.index[cell]] = min(many, self.most)
            yield bytes(here)
        turn = state.current_player()
        yield from (filled(turn == player, count) for player in range(self.players))
        yield from (filled(seat == player, count) for player in range(self.players))
        for each in self.tray:
            yield filled(min(lying.count(each), self.lying), count)
        length = len(start)
        ways = [action.split(AND) for action in state.legal_actions()]
        ways = [way[length:] for way in ways if way[:length] == [*start]]
        following = {way[0] for way in ways if way}
        yield from (filled(word in following, count) for word in self.words)
        yield self._cells(following)
        yield self._cells(set(chain.from_iterable(way[1:] for way in ways)))
        yield self._cells(set(start))

    def _cells(self, names: set[str]) -> bytes:
        here = bytearray(self.columns * self.rows)
        for name in names:
            if name in self.index:
                here[self.index[name]] = 1
        return bytes(here)
