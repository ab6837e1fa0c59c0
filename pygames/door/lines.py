"""The best few actions of a position, with the expected continuation: for the analysis board.

A bot says which actions look best; the positions after each are then searched with the same effort,
so that they can be compared. Nothing is called proven that isn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pygames import words as sentences
from pygames.bots.budget import Budget, Thought
from pygames.core import CHANCE, SWAP, Action, Player, State
from pygames.door import advice
from pygames.door.advice import Win
from pygames.door.reasons import tenths, wins_in
from pygames.game import Game
from pygames.grammar.common import hundredths

LEAST = 0.01
"""The least chance of what isn't proved to be lost."""
FIRST = 0.3
"""The part of the budget for a first look at all actions."""
GLANCE = 0.2
"""The part for a glance at each action, if the first look says only which one is best."""

MOST_GLANCED = 32
"""Maximum number of actions that are glanced at: even the shortest look takes its time."""


@dataclass(frozen=True)
class Line:
    """An action, what it is worth, and what is expected to follow it."""

    actions: tuple[Action, ...]
    """The expected line, which begins with the action itself."""
    win: Win | None
    """The chance of winning for each player after it; None if points count."""
    points: float | None = None
    """What the player can expect to score; None where chances count."""
    proven: bool = False
    """Whether the chances or points are certain."""

    def value(self, player: Player) -> float:
        """Return what the action is worth to a player."""
        return self.points if self.win is None else self.win[player]  # type: ignore[return-value]


def best_lines(
    game: Game[Any], state: State, count: int, budget: Budget, random: Random
) -> list[Line]:
    """Return at most this many actions, the best first."""
    player = state.current_player()
    thought = game.bots.choose(state, advice.strongest(game), budget.part(FIRST), random)
    if state._at_once_:
        return _of_votes(player, thought, count)
    glance, rest = budget.part(GLANCE), budget.part(1 - FIRST - GLANCE)
    actions = _candidates(game, state, thought, count, glance, random)
    if game.bots.points:
        points, proven = game.bots.points(state, actions, rest, random)
        lines = [
            Line((action,), None, each, proven)
            for action, each in zip(actions, points, strict=True)
        ]
    else:
        values, rest = advice.known(game, state, actions, rest) if thought.exact else ({}, rest)
        part = rest.part(1 / len(actions))
        lines = [
            Line(values[action].line, values[action].win, proven=True)
            if action in values
            else _line(game, state, thought, action, part, random)
            for action in actions
        ]
        lines = _as_thought(lines, thought, player)
    # The first look has put most into its choice, so it comes first among equals.
    return sorted(lines, key=lambda line: -line.value(player))


def _of_votes(player: Player, thought: Thought, count: int) -> list[Line]:
    """Return what all who choose at once make of a player's choices: none can be looked ahead."""
    votes = sorted(thought.votes, key=lambda vote: -vote.weight)[:count]
    return [
        Line((vote.action,), advice.with_chance(thought.win, player, vote.value)) for vote in votes
    ]


def _candidates(
    game: Game[Any], state: State, thought: Thought, count: int, glance: Budget, random: Random
) -> list[Action]:
    """Return the actions to compare: the choice, and those that came nearest to it."""
    votes = sorted(thought.votes, key=lambda vote: (-vote.weight, -vote.value))
    ranked = [vote.action for vote in votes]
    if len(ranked) < count:
        ranked += _at_a_glance(game, state, glance, random)
    swap = [SWAP] if state.swap == "now" else []
    return list(dict.fromkeys([thought.action, *swap, *ranked]))[:count]


def _at_a_glance(game: Game[Any], state: State, glance: Budget, random: Random) -> list[Action]:
    """Rank the actions by a quick look at each, or at a sample if there are many."""
    player, actions = state.current_player(), list(state.legal_actions())
    if len(actions) > MOST_GLANCED:
        actions = random.sample(actions, MOST_GLANCED)
    part = glance.part(1 / len(actions))
    worth = {
        action: advice.evaluate(game, state.child(action), part, random).win[player]
        for action in actions
    }
    return sorted(actions, key=lambda action: -worth[action])


def _line(
    game: Game[Any], state: State, thought: Thought, action: Action, part: Budget, random: Random
) -> Line:
    """Search the position after an action; what was proven about the bot's choice stays proven."""
    if action == thought.action and thought.win[state.current_player()] in {0, 1}:
        return Line(thought.line or (action,), thought.win, proven=True)
    after = advice.evaluate(game, state.child(action), part, random)
    return Line((action, *after.line), after.win, proven=max(after.win) == 1)


def _as_thought(lines: Sequence[Line], thought: Thought, player: Player) -> list[Line]:
    """Return the lines so that the bot's choice has the chance that a hint says.

    The others have less by what equal searches found between them; what is proven stays.
    """
    choice, chance = lines[0].value(player), thought.win[player]
    return [
        line
        if line.proven or line.win is None
        else replace(
            line,
            win=advice.with_chance(
                thought.win, player, min(chance, max(LEAST, chance - choice + line.value(player)))
            ),
        )
        for line in lines
    ]


def words(game: Game[Any], state: State, line: Line) -> str:
    """Say what an action is worth, and claim no more than is known."""
    player = state.current_player()
    if line.win is None:
        assert line.points is not None
        return sentences.points(round(line.points), exact=line.proven)
    if not line.proven:
        return sentences.chance(tenths(line.win[player]))
    if line.win[player] == 1:
        return sentences.wins(wins_in(state, player, line.actions))
    if line.win[player] > 0:
        chance = hundredths(line.win[player])
        return sentences.DRAW if game.draws else sentences.in_hundred(chance)
    return sentences.LOSES


def steps(state: State, actions: Sequence[Action]) -> list[State]:
    """Return the position before each action of a line, as far as it is determined."""
    positions = []
    for action in actions:
        possible = (
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.current_player() == CHANCE
            else state.legal_actions()
        )
        if action not in possible:
            break
        positions.append(state)
        state = state.child(action)
    return positions
