"""What a game in one file promises of chance: whoever reads the file has the same game."""

from __future__ import annotations

import linecache
import re
from random import Random
from typing import Any

from pygames.conformance.blame import file_of
from pygames.conformance.play import Patience
from pygames.conformance.promise import Where, promise
from pygames.conformance.states import Facts
from pygames.core import Setup, State
from pygames.errors import MistakeError
from pygames.game import Game
from pygames.workshop.one_file import CARD, read_again

_STARTS, _PLIES = 9, 60
_SEEDS = ("one", "two", "three", "four")
_DRAWS = re.compile(
    r"[^\s#].*\b(?:random|secrets|shuffle|sample|choices?|randint|randrange|time)\b"
)
_IMPORTS = re.compile(r"(?:from|import)\b[^;]*$")


def check_read_again(game: Game[Any], states: type[State], patience: Patience) -> None:
    """Check that the game is the same when its file is read on another device, and begun twice."""
    setup = Setup(game.players[0], game.defaults())
    with Where(game):
        start = game.rules.initial(setup)
        beginnings = [game.rules.initial(setup) for _ in range(_STARTS)]
        _promise(all(each == start for each in beginnings), "each time the game begins", states)
        for seed in _SEEDS:
            other = getattr(read_again(states, seed), CARD, None)
            same = not isinstance(other, Game) or _alike(
                start, other.rules.initial(setup), patience
            )
            _promise(same, "each time the file is read", states)


def _promise(same: bool, when: str, states: type[State]) -> None:
    what = f"the board, or what can be done, differs {when}"
    try:
        promise(same, f"{what}: what chance decides belongs in chance_outcomes")
    except MistakeError as error:
        raise MistakeError(str(error), line=_line_that_draws(file_of(states))) from None


def _line_that_draws(file: str) -> int:
    lines = enumerate(linecache.getlines(file), 1)
    return next((i for i, text in lines if _DRAWS.match(text) and not _IMPORTS.match(text)), 0)


def _alike(state: State, other: State, patience: Patience) -> bool:
    """Tell whether two positions are the same, and stay so in a game at random."""
    random = Random("again")
    for _ in range(_PLIES):
        if patience.is_over():
            return True
        facts = Facts.of(state)
        if facts != Facts.of(other) or _board(state) != _board(other):
            return False
        actions = facts.legal or [action for action, _ in facts.chance]
        if facts.terminal or not actions:
            return True
        action = random.choice(actions)
        state, other = state.child(action), other.child(action)
    return True


def _board(state: State) -> object:
    """Return what shows of the board beside its pieces."""
    board: Any = getattr(state, "board", None)
    return board and (board.cells, dict(board.sides), sorted(board.shaded))
