"""Even matches."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask
from web.tools.exercises.hall import FEW, MANY


def exercise(subject: Subject) -> None:
    """Ask for an even bot after one game and after many, if the game has bots."""
    if subject.card["levels"]:
        for games in (FEW, MANY):
            ask("even", game=subject.game, games=games)
