"""Checks of what every game promises, for the games here and for anybody else's.

    from pygames.conformance import check

    check(GAME)

It looks at the card, then plays random games and looks at each position as the rules, a
record, a page and a bot see it. `BrokenPromiseError` says what is wrong, and after which record.
"""

from __future__ import annotations

import math
from contextlib import nullcontext
from random import Random
from typing import Any

from pygames.conformance.again import check_read_again
from pygames.conformance.blame import file_of
from pygames.conformance.card import check_card
from pygames.conformance.figures import check_figures, check_sample
from pygames.conformance.lessons import check_lessons
from pygames.conformance.paper import check_paper
from pygames.conformance.play import Patience, check_random_game, check_rules_alone
from pygames.conformance.promise import BrokenPromiseError, Where
from pygames.conformance.puzzles import check_puzzles
from pygames.core import State
from pygames.game import Game
from pygames.games import guest
from pygames.simple.strictly import strictly
from pygames.simple.typed import typed_calls
from pygames.workshop.one_file import read_again, stopping_loops
from pygames.workshop.refused import nothing_ends

__all__ = ["BrokenPromiseError", "check"]

_WATCHED = 2
"""To watch for loops takes time."""
_FIRST = 9
"""How many more games in one file are played by the rules alone, before anything looks at them."""


def check(
    game: Game[Any], games: int = 6, seed: str = "conformance", seconds: float = math.inf
) -> None:
    """Check the card and random games; raise `BrokenPromiseError` at the first fault.

    After so many seconds of work, only the beginnings of games are checked.
    """
    with guest(game), nothing_ends(), strictly():
        if game.states is not None:
            # What earlier versions let pass at the top of a file is refused now.
            with Where(game), typed_calls():
                read_again(game.states, seed)
        with Where(game):
            check_card(game)
        if game.states is not None:
            _check_rules(game, game.states, games + _FIRST, seed, Patience(seconds / 2))
            check_read_again(game, game.states, Patience(seconds / 2))
        patience = Patience(seconds / 2)
        for number in range(games):
            check_random_game(game, number, Random(f"{seed}:{number}"), patience)
        with Where(game):
            check_sample(game)
            check_figures(game)
            check_paper(game)
            check_lessons(game)
            check_puzzles(game)


def _check_rules(
    game: Game[Any], states: type[State], games: int, seed: str, patience: Patience
) -> None:
    """Check the rules of a game in one file; in the first games, stop loops without an end.

    In the very first one, the arguments of each call are looked at.
    """
    for number in range(games):
        loops = stopping_loops(file_of(states)) if number < _WATCHED else nullcontext()
        with loops, nullcontext() if number else typed_calls():
            check_rules_alone(game, number, Random(f"{seed}:rules:{number}"), patience)
