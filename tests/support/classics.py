"""A short game of each classic, and how a person plays it: place by place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.core import Setup, State, outcome_of
from pygames.examples import shelf
from pygames.look.show import Moment
from pygames.workshop.one_file import card_in, module_of

if TYPE_CHECKING:
    from pygames.game import Game

GAMES = {
    "dots_and_boxes": """
        c2 e6 f1 a4 e2 g6 c6 d7 f5 a6 g2 d1 g4 b1 b5 d5 a2 b7 c4 f3 d3 f7 b3 e4
    """,
    "english_draughts": """
        g3-h4 d6-c5 a3-b4 c5-a3 h2-g3 c7-d6 c3-b4 f6-e5 e3-d4 e5-c3 b2-d4 h6-g5 h4-f6 g7-e5-c3
        f2-e3 d6-e5 e1-f2 c3-e1 g1-h2 e1-d2 g3-f4 e5-g3-e1 c1-b2 a3-c1 a1-b2 c1-a3-c5 h2-g3
        d2-f4-h2
    """,
    "four_in_a_row": "e1 c1 f1 c2 g1 f2 d1",
    "fox_and_geese": "d3-c3 a4-a3 c3-b3 c5-c4 b3-b4 d5-d4 b4-a4 b5-b4",
    "gomoku": "a1 a3 b1 b3 c1 c3 d1 d3 e1",
    "kalah": "c1 f1 e2 d2 a1 c2 c1 b2 c1 a2",
    "nim": "b2 d4 a1 c3",
    "nine_mens_morris": "c5 f4 d3 e4 d2 a4 b2 c3 d6 b6 e3 g4-d6 g1 d1 f2-b6 c4 a1 b4-c5",
    "reversi": "c5 e6 f5 c6 d7 c4 b5 d6 d3",
    "y": "h5 f4 e3 b2 f2 h6 h4 a1 g2 d4 g3 g5 d1 c3 f6 e4",
}
"""A short game of each classic that has no dice, up to its end."""


def classic(name: str) -> Game[Any]:
    """Return the card of a classic."""
    return card_in(module_of(Path(shelf.__path__[0]) / f"{name}.py"))


def picks(game: Game[Any], actions: str) -> tuple[list[list[str]], str]:
    """Return what is picked for each action of a game, and who wins by the rules."""
    state: State = game.rules.initial(Setup(2, game.defaults()))
    places = []
    for action in actions.split():
        paths = game.look.show(Moment(state)).paths
        places.append(next(list(path.ids) for path in paths if path.action == action))
        state = state.child(action)
    (winner,) = outcome_of(state).winners
    return places, game.seats[winner].name
