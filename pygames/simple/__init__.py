"""All that a game in one Python file needs: docs/your-first-game.md writes one in ten steps.

    State                       what a position is: a board, pieces, and three or four methods
    Simultaneous                the same where all choose at once, in secret
    Squares, Hexagons, Points, Row, Graph, Pits       boards
    Pieces                      what stands on a board: {"b3": "black"}, never changed
    die, cards, rolled          what chance can do, and the number of a roll
    win, draw, best             returns of a game that is over
    CHANCE, OVER                whose turn it is if no player's
    game, Option                the card of the game

Everybody sees the whole position, and so do the bots; only what all choose at once is secret until
the last has chosen. There are no secret hands. What nobody knows yet is for `chance_outcomes` to
decide.

Everything else follows from these: where to point, labels, sentences, speech, colours, bots, the
rules as a text, and pages to print. Whatever a game gives to `game` replaces its default.
"""

from pygames.core import CHANCE as CHANCE
from pygames.core import TERMINAL as OVER
from pygames.core import Setup as Setup
from pygames.game import Option as Option
from pygames.simple.boards import DIAGONAL as DIAGONAL
from pygames.simple.boards import STRAIGHT as STRAIGHT
from pygames.simple.boards import Hexagons as Hexagons
from pygames.simple.boards import Points as Points
from pygames.simple.boards import Squares as Squares
from pygames.simple.card import game as game
from pygames.simple.named_boards import Graph as Graph
from pygames.simple.named_boards import Pits as Pits
from pygames.simple.named_boards import Row as Row
from pygames.simple.outcomes import Outcomes as Outcomes
from pygames.simple.outcomes import best as best
from pygames.simple.outcomes import cards as cards
from pygames.simple.outcomes import die as die
from pygames.simple.outcomes import draw as draw
from pygames.simple.outcomes import rolled as rolled
from pygames.simple.outcomes import win as win
from pygames.simple.pieces import Pieces as Pieces
from pygames.simple.simultaneous import Simultaneous as Simultaneous
from pygames.simple.state import State as State

__all__ = [
    "CHANCE", "DIAGONAL", "OVER", "STRAIGHT", "Graph", "Hexagons", "Option", "Outcomes",
    "Pieces", "Pits", "Points", "Row", "Setup", "Simultaneous", "Squares", "State", "best", "cards",
    "die", "draw", "game", "rolled", "win",
]  # fmt: skip
