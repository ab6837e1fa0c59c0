"""The calls that bots answer: choices, hints, evaluations, the best lines, what actions cost."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from pygames import daily, words
from pygames.bots.budget import Budget, Memory, Thought
from pygames.bots.pace import measured
from pygames.bots.strength import by_lot, level_for
from pygames.core import CHANCE, Action, State
from pygames.door import advice, thinking_data
from pygames.door.arguments import ABSENT, check_strength, read_ply, read_random
from pygames.door.costs import named
from pygames.door.data import data_of
from pygames.door.lines import Line, best_lines, steps
from pygames.door.lines import words as line_in_words
from pygames.door.reasons import does
from pygames.door.schema import COUNT, FLAG, NUMBER, OF_RECORD, SEED, TEXT, WHOLE, Call, Check
from pygames.door.thinking_data import BestLine, Lines, Step, Weighed
from pygames.door.weigh import Weighed as Weighing
from pygames.door.weigh import because, compare, weigh
from pygames.door.weigh import words as cost_in_words
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Record, final, outcome, parse, states

MOST_LINES = 5
"""Maximum number of actions that are compared."""
PATIENCE = 4
"""How many times its usual time a level that counts may take on a slow device."""
_MEMORY = Memory()
"""What calls leave to later ones. It changes how well a bot plays, and nothing else."""

_MOST_SECONDS = 600


def choose(
    record: object,
    level: float,
    seed: object = ABSENT,
    memory: bool = False,
    **amounts: float | None,
) -> thinking_data.Thought:
    """Let a bot choose an action; in a challenge of a day it decides alike for everybody.

    With `memory` it continues from what it found in the last such call. A level that isn't
    whole is a strength (`bots/strength.py`).
    """
    parsed = parse(record)
    state, game = decision(parsed), parsed.game
    check_strength(game, level)
    if not amounts and _is_of_a_day(parsed, seed):
        luck = daily.luck(parsed)
        as_level = level_for(level, luck)
        choice = game.bots.choose(state, as_level, daily.budget(game), luck)
        return thought_data(by_lot(choice, level, state.legal_actions(), luck))
    luck = read_random(seed)
    as_level = level_for(level, luck)
    budget = _time(game, as_level) if not amounts else budget_of(as_level, **amounts)
    budget = replace(budget, memory=_MEMORY if memory else None)
    choice = game.bots.choose(state, as_level, budget, luck)
    return thought_data(by_lot(choice, level, state.legal_actions(), luck))


def thought_data(thought: Thought) -> thinking_data.Thought:
    """Return what `choose` answers."""
    data: thinking_data.Thought = {
        "action": thought.action,
        "win": list(thought.win),
        "depth": thought.depth,
        "line": list(thought.line),
    }
    if thought.unit == "nodes":
        data["nodes"] = thought.count
    else:
        data["playouts"] = thought.count
    return data


def _is_of_a_day(record: Record, seed: object) -> bool:
    """Tell whether a bot has to decide alike for everyone: in a game of a day, unless told."""
    return seed is ABSENT and daily.day_of(record) is not None


def hint(record: object, seed: object = ABSENT, **amounts: float | None) -> thinking_data.Hint:
    """Advise the player to move."""
    parsed = parse(record)
    state, game = decision(parsed), parsed.game
    budget = budget_of(advice.strongest(game), **amounts)
    tip = advice.hint(game, state, budget, read_random(seed))
    phrase = game.look.phrase(state, tip.action).words
    win = data_of(thinking_data.HintWin, tip)
    return data_of(thinking_data.Hint, tip, phrase=phrase, win=win)


def evaluate(
    record: object, at: int | None = None, seed: object = ABSENT, **amounts: float | None
) -> thinking_data.Evaluation:
    """Estimate the chance of winning for each player."""
    parsed = parse(record)
    ply, game = read_ply(parsed, at), parsed.game
    state, ended = states(parsed)[ply], outcome(parsed, ply)
    budget = budget_of(advice.strongest(game), **amounts)
    source = read_random(seed)
    judgement = advice.ended(ended) if ended.over else advice.evaluate(game, state, budget, source)
    best = judgement.action
    phrase = game.look.phrase(state, best).words if best else None
    return data_of(thinking_data.Evaluation, judgement, phrase=phrase)


def weigh_action(
    record: object,
    at: int,
    action: str | None = None,
    best: str | None = None,
    seed: object = ABSENT,
    **amounts: float | None,
) -> Weighed:
    """Weigh what a player did at a ply, or another action, against the best one, or `best`."""
    parsed = parse(record)
    ply, game = read_ply(parsed, at), parsed.game
    if action is None and ply == len(parsed.actions):
        raise GameError("bad-request", "at: nothing was done at the last ply")
    subject, state = parsed.actions[ply] if action is None else action, states(parsed)[ply]
    if state.current_player() == CHANCE or state.is_terminal():
        raise GameError("not-supported", "no player decides here")
    named(parsed, ply, subject)
    budget, source = budget_of(advice.strongest(game), **amounts), read_random(seed)
    if best is None:
        return _weighed(game, state, weigh(game, state, subject, budget, source))
    pair = named(parsed, ply, best)["text"], subject
    return _weighed(game, state, compare(game, state, pair, budget, source))


def _weighed(game: Game[Any], state: State, weighing: Weighing) -> Weighed:
    win = weighing.win and {"best": list(weighing.win[0]), "after": list(weighing.win[1])}
    return data_of(
        Weighed,
        weighing,
        action=_step(game, state, weighing.action),
        best=_step(game, state, weighing.best),
        win=win,
        words=cost_in_words(game, state, weighing),
        because=because(game, state, weighing),
        why=does(game, state, weighing.best),
    )


def lines(
    record: object,
    at: int | None = None,
    count: int = 3,
    seed: object = ABSENT,
    **amounts: float | None,
) -> Lines:
    """Return the best few actions at a ply, each with what is expected to follow."""
    parsed = parse(record)
    ply, game = read_ply(parsed, at), parsed.game
    state = states(parsed)[ply]
    if not 1 <= count <= MOST_LINES:
        raise GameError("bad-request", f"count: expected 1 to {MOST_LINES}")
    if state.current_player() == CHANCE or outcome(parsed, ply).over:
        raise GameError("not-supported", "no player decides here")
    budget = budget_of(advice.strongest(game), **amounts)
    candidates = best_lines(game, state, count, budget, read_random(seed))
    return {"lines": [_line(game, state, line) for line in candidates]}


def _line(game: Game[Any], state: State, line: Line) -> BestLine:
    before = steps(state, line.actions)
    return {
        "steps": [
            _step(game, each, action) for each, action in zip(before, line.actions, strict=False)
        ],
        "win": line.win and list(line.win),
        "chance": line.win[state.current_player()] if line.win and not line.proven else None,
        "points": line.points,
        "proven": line.proven,
        "words": line_in_words(game, state, line),
        "why": does(game, state, line.actions[0]),
    }


def _step(game: Game[Any], state: State, action: Action) -> Step:
    phrase = game.look.phrase(state, action)
    return {"text": action, "phrase": phrase.words, "brief": phrase.brief or phrase.words}


def decision(record: Record) -> State:
    """Return the last state; GameError unless a player decides in it."""
    state = final(record)
    if (ended := outcome(record)).over:
        raise GameError("game-over", words.game_over(ended.reason or ""))
    if state.current_player() == CHANCE:
        raise GameError("not-supported", "chance decides here, not a player")
    return state


def _time(game: Game[Any], level: int) -> Budget:
    """Return the time of a level: more on a slow device, so that its strength stays the same."""
    usual = Budget.of_level(level)
    return usual.part(PATIENCE if level in game.bots.counted else _stretch())


@cache
def _stretch() -> float:
    return measured()


def budget_of(level: int, **amounts: float | None) -> Budget:
    """Return the given amount, or the time of a level."""
    units = [(unit, amount) for unit, amount in amounts.items() if amount is not None]
    if len(units) > 1:
        raise GameError("bad-request", "expected one of seconds, nodes and playouts")
    if not units:
        return Budget.of_level(level)
    unit, amount = units[0]
    return Budget(unit, amount)  # type: ignore[arg-type]


def _is_seconds(value: object) -> bool:
    return isinstance(value, int | float) and type(value) is not bool and 0 < value <= _MOST_SECONDS


_SECONDS = Check(f"a number above 0 and up to {_MOST_SECONDS}", _is_seconds, float)
_THINKING = {"seconds": _SECONDS, "nodes": COUNT, "playouts": COUNT, "seed": SEED}

CALLS = {
    "choose": Call(
        choose,
        {**OF_RECORD, "level": NUMBER},
        {**_THINKING, "memory": FLAG},
    ),
    "hint": Call(hint, OF_RECORD, _THINKING),
    "evaluate": Call(evaluate, OF_RECORD, {"at": WHOLE, **_THINKING}),
    "lines": Call(lines, OF_RECORD, {"at": WHOLE, "count": WHOLE, **_THINKING}),
    "weigh": Call(
        weigh_action,
        {**OF_RECORD, "at": WHOLE},
        {"action": TEXT, "best": TEXT, **_THINKING},
    ),
}
