"""How a small game is drawn and worded, as far as its author chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pygames.core import Player
from pygames.errors import MistakeError
from pygames.grammar.cast import Cast
from pygames.grammar.common import capital, sentence
from pygames.look.scene import Material
from pygames.simple.boards import Board, Kind
from pygames.simple.layout import Layout
from pygames.simple.layout_grids import OfHexagons, OfPoints, OfSquares
from pygames.simple.layout_named import OfGraph, OfPits, OfRow
from pygames.simple.outcomes import Roll
from pygames.simple.own import as_words, own
from pygames.simple.pieces import JOIN
from pygames.simple.state import State, board_of
from pygames.simple.theme import COLOURS

LINE = "|"
"""Stands for the letters of a piece such as "red line", which is drawn between its neighbours."""
_SHORT = 3
"""A name of so many letters is written on a piece as it is."""

_KINDS: dict[Kind, type[Layout]] = {
    "squares": OfSquares, "points": OfPoints, "hexagons": OfHexagons, "row": OfRow,
    "graph": OfGraph, "pits": OfPits,
}  # fmt: skip


@dataclass(frozen=True)
class Style:
    """What the drawings and the sentences of a game go by."""

    names: Sequence[str]
    """The players that there can be."""
    fewest: int
    """The players that there are at least."""
    labels: Mapping[str, str]
    """What buttons say, by their words in the notation."""
    drawn: Mapping[str, str]
    """The colour of a piece, and perhaps the letters on it: "red", "white K"."""
    turns: bool
    """Whether the board turns towards the player who looks."""
    sound: Material
    tray: bool
    """Whether dice or cards lie beside the board."""
    prompt: str = ""
    """What a player is asked to do on the board, such as "choose a pit to sow from"."""
    verb: str = ""
    """What is done with a place, such as "sow from"."""
    won: str | Callable[[Any], str] = ""
    """Why somebody has won, with {} for the name: "{} has three in a line". A function says it of
    the last position."""
    tied: str = ""
    """Why nobody has won."""

    def players(self, state: State) -> int:
        """Count the players of a game; where that can differ, its state says it."""
        most = len(self.names)
        return most if most == self.fewest else int(getattr(state, "players", most))

    def piece(self, name: str) -> tuple[str, str]:
        """Return the colour of a piece, and what is written on it."""
        drawing = self.drawn.get(name, name)
        if not drawing.strip():
            raise MistakeError(f'pieces: {name!r} has no look, such as "red"', "pieces=")
        first, *rest = drawing.replace("-", " ").replace("_", " ").split()
        if first.lower() not in COLOURS:
            return "white", drawing if len(drawing) <= _SHORT else drawing[0].upper()
        if rest == ["line"]:
            return first.lower(), LINE
        letters = "".join(rest) if name in self.drawn else "".join(rest)[:1].upper()
        return first.lower(), letters

    def name(self, piece: str) -> str:
        """Return what one calls a piece or a card: its look, if that has letters of its own."""
        if isinstance(piece, Roll) or not self.drawn:
            return piece
        return JOIN.join(map(self._name, piece.split(JOIN)))

    def _name(self, piece: str) -> str:
        letters = self.piece(piece)[1] if piece in self.drawn else ""
        return piece if letters in ("", LINE, piece[0].upper()) else self.drawn[piece]

    def label(self, word: str) -> str:
        """Return what the button of a word says."""
        return own(self.labels.get(word, "") or capital(as_words(word)))

    @property
    def cast(self) -> Cast:
        """The players as the rules call them."""
        return Cast([own(name) for name in self.names])

    def reason(self, state: State) -> str | None:
        """Say why a game is over, if its author does; people keep the names of the rules."""
        winners = [seat for seat, each in enumerate(state.returns() or ()) if each > 0]
        if state.returns() is None or len(self.names) == 1:
            return None
        if self.won and len(winners) == 1:
            won = self.won if isinstance(self.won, str) else self.won(state)
            if not isinstance(won, str):
                raise MistakeError(f"won returned {won!r} and no text", "won=")
            return sentence(own(won).format(own(self.names[winners[0]])))
        return sentence(own(self.tied)) if self.tied and not winners else None

    def seat(self, player: Player) -> str:
        """Return the colour of a player: that of the name, or the next one."""
        name = self.names[player].lower()
        return self.piece(name)[0] if name in COLOURS or name in self.drawn else COLOURS[player]

    def layout(self, state: State, seat: Player) -> Layout:
        """Return how the board is laid out for a player."""
        return layout_of(board_of(state), tray=self.tray, turned=self.turns and seat == 1)


@lru_cache(maxsize=64)
def layout_of(board: Board, *, tray: bool, turned: bool) -> Layout:
    """Return how a board is laid out, perhaps turned around, with room for dice and cards."""
    return _KINDS[board.kind](board, tray=tray, turned=turned)
