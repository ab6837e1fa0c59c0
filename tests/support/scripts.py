"""Whole games written down beforehand: for each decision, what to point at, in order."""

from dataclasses import dataclass
from random import Random
from typing import Any

from pygames.core import State
from pygames.game import Game
from pygames.look.picks import PickPath
from pygames.look.show import Moment
from pygames.record import Record, extend, final, make_header, settle


@dataclass(frozen=True)
class Step:
    """One decision: the pick ids of the action, and the ply that shows after it."""

    picks: tuple[str, ...]
    ply: int


def whole_game(game: Game[Any], seed: str, players: int | None = None) -> tuple[Record, list[Step]]:
    """Write down a game to its end, with dice from the seed and actions at random."""
    header = make_header(game, players or game.players[0], {}, None)
    record = settle(Record(header, seed=seed))
    random, steps = Random(seed), []
    while not final(record).is_terminal():
        path = _path(game, final(record), random)
        record = extend(record, path.action)
        steps.append(Step(path.ids, len(record.actions)))
    return record, steps


def _path(game: Game[Any], state: State, random: Random) -> PickPath:
    """Choose an action, each alike however many paths it has, and one of its paths."""
    action = random.choice(state.legal_actions())
    paths = [path for path in game.look.show(Moment(state)).paths if path.action == action]
    return random.choice(paths)
