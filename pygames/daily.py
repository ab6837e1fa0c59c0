"""The daily challenges: the game that each day begins, the bots in it, and scores to beat.

A game of a day is a record like any other. Its seed names the day, so chance draws the same for
everybody, and never anew after an undo.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from pygames.bots.budget import Budget
from pygames.challenge import Challenge, Day
from pygames.core import Action, State
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Record, extend, final, make_header, settle

LAST = 2_932_896
"""The last day that has a date of four digits."""
BOT_BUDGET = {"playouts": 3_000, "nodes": 150_000}
"""How much bots think about a move in a game of a day: by what they count, never by the time."""
RIVAL_PLAYOUTS = 2_000
"""The playouts for a decision of a bot whose score is to be beaten."""
_SEED = re.compile(r"day-(0|[1-9][0-9]{0,6})", re.ASCII)


def day_of(record: Record) -> Day | None:
    """Return the day that a record's seed names, if it names one."""
    match = _SEED.fullmatch(record.seed or "")
    return Day(int(match[1])) if match else None


def check_day(number: int) -> Day:
    """Check that a number is that of a day, and return the day."""
    if not 0 <= number <= LAST:
        raise GameError("bad-request", f"day: expected 0 to {LAST}")
    return Day(number)


def challenge(game: Game[Any], day: Day) -> Challenge:
    """Return what the game asks of the day."""
    if game.daily is None:
        raise GameError("not-supported", f"{game.title} has no daily challenge")
    return game.daily()(day)


def begin(game: Game[Any], day: Day) -> Record:
    """Begin the game of the day, up to the first decision."""
    task = challenge(game, day)
    header = make_header(game, task.players, dict(task.options), task.start)
    return settle(Record(header, task.opening, f"day-{day.number}"))


def objection(record: Record, action: Action) -> str:
    """Return the answer to a first action that can't solve a day's puzzle; '' for any other."""
    day, game = day_of(record), record.game
    first = challenge(game, day).first if day and game.daily else None
    if first is None or day is None or action in first.actions:
        return ""
    return first.wrong if record == begin(game, day) else ""


def special(game: Game[Any], day: Day) -> str:
    """Say in a sentence what is special about the game of the day."""
    return challenge(game, day).special(final(begin(game, day)))


def minutes(game: Game[Any], task: Challenge) -> int:
    """Return how long a challenge takes."""
    return task.minutes or game.minutes


def seats(task: Challenge) -> list[int]:
    """Return the level of the bot on each seat, 0 for the person."""
    return [0 if seat == task.person else task.level for seat in range(task.players)]


def budget(game: Game[Any]) -> Budget:
    """Return how much a bot thinks about a move in a game of a day."""
    return Budget(game.bots.counts, BOT_BUDGET[game.bots.counts])


def luck(record: Record) -> Random:
    """Return the random numbers of a bot's next decision: the same after an undo."""
    return Random(f"{record.seed} bot {len(record.actions)}")


def score(game: Game[Any], day: Day, level: int) -> int:
    """Return the score that a bot of a level reaches alone in the game of the day."""
    if challenge(game, day).aim != "score":
        raise GameError("not-supported", f"{game.title} of the day is not played for a score")
    record = begin(game, day)
    while not (state := final(record)).is_terminal():
        record = extend(record, _choice(game, record, state, level))
    scores = final(record).scores()
    assert scores is not None
    return scores[0]


def _choice(game: Game[Any], record: Record, state: State, level: int) -> str:
    thinks = Budget(game.bots.counts, RIVAL_PLAYOUTS)
    return game.bots.choose(state, level, thinks, luck(record)).action
