"""How a small game is drawn and worded, as far as its author chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygames.core import Player
from pygames.look.scene import Material
from pygames.simple.layout import Layout
from pygames.simple.layouts import layout_of
from pygames.simple.state import State
from pygames.simple.theme import COLOURS

_SHORT = 3
"""A name of so many letters is written on a piece as it is."""


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

    def players(self, state: State) -> int:
        """Count the players of a game; where that can differ, its state says it."""
        most = len(self.names)
        return most if most == self.fewest else int(getattr(state, "players", most))

    def piece(self, name: str) -> tuple[str, str]:
        """Return the colour of a piece, and what is written on it."""
        given = self.drawn.get(name, name)
        first, *rest = given.replace("-", " ").replace("_", " ").split()
        if first.lower() not in COLOURS:
            return "white", given if len(given) <= _SHORT else given[0].upper()
        letters = "".join(rest) if name in self.drawn else "".join(rest)[:1].upper()
        return first.lower(), letters

    def seat(self, player: Player) -> str:
        """Return the colour of a player: that of the name, or the next one."""
        name = self.names[player].lower()
        return self.piece(name)[0] if name in COLOURS or name in self.drawn else COLOURS[player]

    def layout(self, state: State, seat: Player) -> Layout:
        """Return how the board is laid out for a player."""
        return layout_of(state.board, tray=self.tray, turned=self.turns and seat == 1)
