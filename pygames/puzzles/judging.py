"""Judging answers to puzzles in which one line of play is right, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pygames.core import Action, Player, State
from pygames.errors import GameError
from pygames.puzzles.puzzle import Judged, Puzzle

Wrong = Callable[[State, State, Sequence[Action]], Judged]
"""Says what is proved about a wrong action: from the states before and after it, and the rest of
the solution."""
Why = Callable[[Any, Any], str]
"""Says what a right turn did, or what is proved of it: from the states before and after it."""


def follow(
    puzzle: Puzzle,
    states: Sequence[State],
    actions: Sequence[Action],
    wrong: Wrong,
    why: Why,
    solved: str = "",
) -> Judged:
    """Judge an answer by the line of the puzzle.

    The actions of a turn may be played in any order that leads to the same position, and at the
    last action everything that wins at once is right. States and actions are those since the
    puzzle's position.
    """
    rest = list(puzzle.line)
    turn: list[Action] = []
    start = states[0]
    for at, action in enumerate(actions):
        state, after = states[at], states[at + 1]
        if state.current_player() != puzzle.player:
            if not rest or action != rest.pop(0):
                raise GameError("bad-request", "record: the others answer otherwise in this puzzle")
            continue
        if not turn:
            turn, start = _turn(state, puzzle.player, rest), state
        if action in turn and _leads_on(state, action, turn):
            turn.remove(action)
            rest.remove(action)
        elif len(rest) == 1 and _wins(after, puzzle.player):
            rest.clear()
            turn.clear()
        else:
            return wrong(state, after, rest)
    sentence = why(start, states[-1]) if actions and not turn else ""
    if not rest:
        return Judged("right", " ".join(dict.fromkeys(filter(None, (sentence, solved)))))
    return Judged("more", sentence, _replies(states[-1], puzzle.player, rest))


def _turn(state: State, player: Player, rest: Sequence[Action]) -> list[Action]:
    """Return the actions of a line up to where another player decides."""
    turn = []
    for action in rest:
        if state.current_player() != player:
            break
        turn.append(action)
        state = state.child(action)
    return turn


def _leads_on(state: State, action: Action, turn: Sequence[Action]) -> bool:
    """Return whether the turn can still be finished with the same position after an action."""
    one, other = state, state.child(action)
    for each in turn:
        one = one.child(each)
    for each in (Counter(turn) - Counter([action])).elements():
        if each not in other.legal_actions():
            return False
        other = other.child(each)
    return one.position() == other.position() and one.returns() == other.returns()


def _wins(state: State, player: Player) -> bool:
    returns = state.returns()
    return returns is not None and returns[player] > 0


def _replies(state: State, player: Player, rest: Sequence[Action]) -> tuple[Action, ...]:
    """Return what the others do until the player decides again."""
    replies = []
    for action in rest:
        if state.current_player() == player:
            break
        replies.append(action)
        state = state.child(action)
    return tuple(replies)
