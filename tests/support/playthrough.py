"""Golden playthroughs: whole games as game files (docs/game-files.md), after OpenSpiel.

A comment gives the position text after each action, and one before all actions that of the start;
games without position texts have none. Tags give returns, scores and the reason:

    [Game "murus-gallicus"]
    [Returns "1 -1"]
    [Scores "1 -1"]
    [Reason "White has reached Black's home row."]

    {BBBBBBBB/8/8/8/8/8/WWWWWWWW w}
    1. d1-d3 {BBBBBBBB/8/8/8/3w4/3w4/WWW1WWWW b} ...
    = 1-0

The files lie with the tests of their game, in `tests/games/<game>/golden/`, and are made by
`python3 -m lab.golden`. A change of the rules that changes a file must change it on
purpose.
"""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from pygames import annotated
from pygames.annotated import Annotated, Step, write
from pygames.game import Game
from pygames.programs.playing import random_game
from pygames.record import Record, extend, final, states
from tests.support.tables import GAMES


def folder(game: Game[Any]) -> Path:
    """Return the folder of a game's playthroughs."""
    return GAMES / game.folder.name / "golden"


def golden(game: Game[Any], name: str | None = None) -> Record:
    """Read a golden game: the one of that name, or the first. A game that has none plays one."""
    file = folder(game) / f"{name}.txt" if name else min(folder(game).glob("*.txt"), default=None)
    return read(file.read_text("utf-8")) if file else random_game(game, "golden")


def written(record: Record) -> str:
    """Write a playthrough of a finished game."""
    line = states(record)
    end = {
        "Returns": _numbers(line[-1].returns()),
        "Scores": _numbers(line[-1].scores()),
        "Reason": str(line[-1].reason()),
    }
    after = zip(record.actions, line[1:], strict=True)
    steps = tuple(Step(action, state.position() or "") for action, state in after)
    start = replace(record, actions=())
    return write(Annotated(start, steps, None, line[0].position() or "", tuple(end.items())))


def _numbers(values: tuple[int, ...] | None) -> str:
    return " ".join(map(str, values or ()))


def finished(record: Record, random: Random) -> Record:
    """Finish a game at random, for the players and for chance."""
    while not (state := final(record)).is_terminal():
        actions = state.legal_actions() or [action for action, _ in state.chance_outcomes()]
        record = replace(record, actions=(*record.actions, random.choice(actions)))
    return record


def played(record: Record, random: Random) -> Record:
    """Finish a game at random for the players; its seed decides what is drawn."""
    while not (state := final(record)).is_terminal():
        record = extend(record, random.choice(state.legal_actions()))
    return record


def read(text: str) -> Record:
    """Read the record of a playthrough."""
    (game,) = annotated.read(text)
    return game.record
