"""Why a hint is good, in a few plain words that claim no more than the bot knows.

Chances are rounded to tenths: docs/strength.md shows how far they can be trusted. Only what is
proven is called sure. Chances of exactly 1 and 0 are proven; bots give others where anything is
left to doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames import words
from pygames.bots.budget import Thought
from pygames.core import Action, Player, State, outcome_of
from pygames.game import Game
from pygames.look.phrase import Deed

TENTHS = range(1, 10)
"""What chances are rounded to: nothing that isn't proven is said to be certain."""


def reason(state: State, thought: Thought) -> str:
    """Say in a few words what a bot saw; nothing if no win is at stake."""
    if len(thought.win) < 2:
        return thought.note
    player = state.current_player()
    return (
        _proven(state, player, thought) or thought.note or words.odds(tenths(thought.win[player]))
    )


def _proven(state: State, player: Player, thought: Thought) -> str:
    """Say what is certain; "" if nothing is."""
    line = thought.line or (thought.action,)
    if thought.win[player] == 1 or wins_in(state, player, line[:1]):
        return words.wins(wins_in(state, player, line))
    if thought.win[player] == 0:
        return words.LOST
    if thought.exact and not thought.note:
        return words.DRAWN
    return words.ONLY_HOPE if not thought.exact and _is_only_hope(state, thought) else ""


def _is_only_hope(state: State, thought: Thought) -> bool:
    """Return whether all other actions are proven to lose."""
    others = [vote for vote in thought.votes if vote.action != thought.action]
    lost = [vote for vote in others if vote.sure and vote.value <= 0]
    return len(lost) > 0 and len(lost) == len(state.legal_actions()) - 1


def tenths(chance: float) -> int:
    """Return how likely a win is, in tenths."""
    return min(max(round(10 * chance), TENTHS[0]), TENTHS[-1])


def deed(game: Game[Any], state: State, action: Action) -> str:
    """Say what an action brings at once, as after "can": "close an area of 5"; perhaps nothing."""
    text = deed_of(game, state, action)
    return text.can if text else ""


def does(game: Game[Any], state: State, action: Action) -> str:
    """Say the same as after "it": "closes an area of 5"."""
    text = deed_of(game, state, action)
    return text.does if text else ""


def deed_of(game: Game[Any], state: State, action: Action) -> Deed | None:
    """Return what an action brings at once, or None."""
    return game.look.deed(state, action) if game.look.deed else None


def wins_in(state: State, player: Player, line: Sequence[Action]) -> int:
    """Count the player's own actions in a line, the last of which ends the game and wins it.

    0 for any other line: the last action of a game may be the loser's.
    """
    if state._at_once_:  # what follows depends on choices that nobody may know yet
        return 0
    own, mover = 0, state.current_player()
    for action in line:
        mover = state.current_player()
        if mover < 0 or action not in state.legal_actions():
            return 0
        own += mover == player
        state = state.child(action)
    return own if mover == player and outcome_of(state).winners == (player,) else 0
