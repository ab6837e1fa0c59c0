"""Golden playthroughs: whole games as readable text, after OpenSpiel.

The first line is the record as JSON, without its actions. A line `start` gives the position
text before the first action, then each action has a line: its place in the list, who acted (a
player's number, or chance), the action, and the position text after it (- where there is none).
The last lines give returns, scores and the reason:

    {"format": "pygames-record-1", "game": "murus-gallicus", "options": {}, "players": 2}
    start BBBBBBBB/8/8/8/8/8/WWWWWWWW w
    0 0 d1-d3 BBBBBBBB/8/8/8/3w4/3w4/WWW1WWWW b
    ...
    returns 1 -1
    scores 1 -1
    reason White has reached Black's home row.

The files lie with the tests of their game, in `tests/games/<game>/golden/`, and are made by
`python3 -m tests.tools.golden`. A change of the rules that changes a file must change it on
purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from pygames.core import State
from pygames.door.view import who
from pygames.game import Game
from pygames.record import Record, extend, final, parse, states
from tests.support.tables import GAMES


def folder(game: Game[Any]) -> Path:
    """Return the folder of a game's playthroughs."""
    return GAMES / game.folder.name / "golden"


def golden(game: Game[Any], name: str | None = None) -> Record:
    """Read a golden game: the one of that name, or the first."""
    file = folder(game) / f"{name}.txt" if name else min(folder(game).glob("*.txt"))
    return read(file.read_text("utf-8"))


def written(record: Record) -> str:
    """Write a playthrough of a finished game."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    line = states(record)
    header = {key: value for key, value in record.data().items() if key != "actions"}
    yield json.dumps(header)
    yield f"start {_position(line[0])}"
    for ply, action in enumerate(record.actions):
        yield f"{ply} {who(line[ply].current_player())} {action} {_position(line[ply + 1])}"
    yield f"returns {_numbers(line[-1].returns())}"
    yield f"scores {_numbers(line[-1].scores())}"
    yield f"reason {line[-1].reason()}"


def _position(state: State) -> str:
    return state.position() or "-"


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
    """Read the record of a playthrough: its header and the actions of its lines."""
    header, *lines = text.splitlines()
    actions = [line.split()[2] for line in lines if line.split()[0].isdigit()]
    return parse(json.loads(header) | {"actions": actions})
