"""What speaks for one move of Murus Gallicus and against another."""

from __future__ import annotations

from dataclasses import replace

from pygames.core import Player
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.rules import Murus
from pygames.look.contrast import Contrast, Measure


def stones_to_hit(state: Murus, player: Player) -> int:
    """Count the stones that a player could hit, if it were their turn (M5)."""
    return len({action[3:] for action in _actions(state, player) if "x" in action})


def moves(state: Murus, player: Player) -> int:
    """Count a player's moves, if it were their turn: without one it loses (M8)."""
    return len(_actions(state, player))


def _actions(state: Murus, player: Player) -> list[str]:
    return replace(state.board, player=player).actions()


def contrast() -> Contrast[Murus]:
    """Return it in the language that is spoken."""
    return Contrast(
        (
            Measure(stones_to_hit, words.can_hit),
            Measure(moves, words.has_moves, least=2),
        ),
        words.NAMES,
    )
