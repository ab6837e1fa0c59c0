"""What a strong bot says about a position: a hint in a few words, and an evaluation.

An evaluation is what the game's strongest bot expects: a chance of winning for each player.
Where chance is next it is the mean over what may come, and where the game is over it is exact.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pygames.bots.budget import OWN, Budget
from pygames.bots.levels import chances
from pygames.bots.solved import Known
from pygames.core import CHANCE, Action, Outcome, Player, State, draw_outcome, outcome_of
from pygames.door.reasons import reason
from pygames.errors import GameError
from pygames.game import Game
from pygames.look.show import Moment

OUTCOMES = 8
"""Maximum number of chance outcomes evaluated; if there are more, a sample is drawn."""
FIRST_LOOK = 0.1
"""The part of a hint's budget for the first look, before the bot has searched."""

Win = tuple[float, ...]


@dataclass(frozen=True)
class Evaluation:
    """The chance of winning for each player, and the best line if a player decides."""

    win: Win
    exact: bool = False
    """Whether `win` is certain: the game is over, or it is known how it ends if all play best."""
    action: Action | None = None
    line: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Hint:
    """An action that a strong bot would take, where to point for it, and what the bot sees."""

    action: Action
    picks: tuple[str, ...]
    now: Win
    """The chances at first sight."""
    after: Win
    """The chances once the action has been found."""
    words: str
    line: tuple[Action, ...]


def strongest(game: Game[Any]) -> int:
    """Return the game's highest level, beside a player's own bot; GameError if it has none."""
    levels = [level for level in game.bots.levels if level != OWN]
    if not levels:
        raise GameError("not-supported", f"{game.title} has no bots")
    return max(levels)


def evaluate(
    game: Game[Any], state: State, budget: Budget, random: Random, against: Player | None = None
) -> Evaluation:
    """Evaluate a position within a budget; where chance is next, it may go against a player."""
    if (outcome := outcome_of(state)).over:
        return ended(outcome)
    if state.current_player() == CHANCE:
        return _expected(game, state, budget, random, against)
    thought = game.bots.choose(state, strongest(game), budget, random)
    return Evaluation(thought.win, thought.exact, thought.action, thought.line)


def known(
    game: Game[Any], state: State, actions: Sequence[Action], budget: Budget
) -> tuple[Known, Budget]:
    """Return what is known exactly of these actions and the best, and what is left of a budget."""
    if game.bots.settle is None or state.swap in {"ahead", "now"}:
        return {}, budget
    return game.bots.settle(state, actions, budget)


def with_chance(win: Win, player: Player, chance: float) -> Win:
    """Return chances in which a player has this one, and the others share the rest as before."""
    rest = 1 - win[player]
    return tuple(
        chance if seat == player else (1 - chance) * (each / rest if rest else 1 / (len(win) - 1))
        for seat, each in enumerate(win)
    )


def ended(outcome: Outcome) -> Evaluation:
    """Return the evaluation of a game that is over."""
    return Evaluation(shares(outcome), exact=True)


def shares(ended: Outcome) -> Win:
    """Share the win among the winners; among all players if none has won."""
    players = range(len(ended.returns or ()))
    sharing = ended.winners or tuple(players)
    return tuple((player in sharing) / len(sharing) for player in players)


def _expected(
    game: Game[Any], state: State, budget: Budget, random: Random, against: Player | None
) -> Evaluation:
    """Return the mean over the outcomes of chance, or over a sample if there are many.

    A sample proves nothing. The line is that of the outcome that is worst for a player.
    """
    outcomes = [(outcome, float(weight)) for outcome, weight in state.chance_outcomes()]
    all_seen = len(outcomes) <= OUTCOMES
    if not all_seen:
        texts, weights = zip(*outcomes, strict=True)
        sample = random.choices(texts, weights, k=OUTCOMES)
        outcomes = [(outcome, 1 / OUTCOMES) for outcome in sample]
    share = budget.part(1 / len(outcomes))
    wins, exact, worst = [], all_seen, None
    for outcome, weight in outcomes:
        after = state.child(outcome)
        all_seen &= after.current_player() != CHANCE
        evaluation = evaluate(game, _decided(after, random), share, random)
        exact &= all_seen and evaluation.exact
        wins.append((evaluation.win, weight))
        decided = after.current_player() != CHANCE
        if (
            against is not None
            and decided
            and (worst is None or evaluation.win[against] < worst.win[against])
        ):
            worst = Evaluation(evaluation.win, line=(outcome, *evaluation.line))
    seats = range(len(wins[0][0]))
    means = tuple(math.fsum(win[player] * weight for win, weight in wins) for player in seats)
    return Evaluation(
        means if all_seen else chances(means, 1.0), exact, line=worst.line if worst else ()
    )


def _decided(state: State, random: Random) -> State:
    """Draw the chance that is still to come before a player decides or the game ends."""
    while state.current_player() == CHANCE:
        state = state.child(draw_outcome(state, random))
    return state


def hint(game: Game[Any], state: State, budget: Budget, random: Random) -> Hint:
    """Find what a strong bot would do for the player to move."""
    level, player = strongest(game), state.current_player()
    now = game.bots.choose(state, level, budget.part(FIRST_LOOK), random).win
    thought = game.bots.choose(state, level, budget.part(1 - FIRST_LOOK), random)
    paths = game.look.show(Moment(state, seat=player)).paths
    picks = next(path.ids for path in paths if path.action == thought.action)
    words = reason(state, thought)
    return Hint(thought.action, picks, now, thought.win, words, thought.line)
