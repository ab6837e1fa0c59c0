"""What a position promises, by the rules alone."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pygames.conformance.promise import FaultError, distinct, promise, words
from pygames.core import CHANCE, SWAP, TERMINAL, Action, Player, Setup, State
from pygames.game import Game

_ACTION = re.compile(r"[!-~]+", re.ASCII)
_LONGEST = 40


@dataclass(frozen=True)
class Facts:
    """Everything that a position says, to compare it with itself later."""

    player: Player
    legal: tuple[Action, ...]
    chance: tuple[tuple[Action, Fraction], ...]
    terminal: bool
    returns: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    reason: str | None
    position: str | None
    text: str

    @classmethod
    def of(cls, state: State) -> Facts:
        """Collect everything from a position."""
        return cls(
            state.current_player(),
            tuple(state.legal_actions()),
            tuple(state.chance_outcomes()),
            state.is_terminal(),
            state.returns(),
            state.scores(),
            state.reason(),
            state.position(),
            state.text(),
        )


def check_state(game: Game[Any], setup: Setup, state: State) -> Facts:
    """Check a position, and return its facts."""
    facts = Facts.of(state)
    promise(facts == Facts.of(state), "asked twice, the position says two things")
    _check_copy(state)
    _check_turn(game, setup, facts)
    _check_actions([*facts.legal, *(action for action, _ in facts.chance)])
    _check_chance(facts)
    _check_end(setup, facts)
    if facts.position is not None:
        _check_position(game, setup, facts.position, facts)
    return facts


def _check_copy(state: State) -> None:
    """Check that a position can be sent to another process, and is the same there."""
    try:
        copied = pickle.loads(pickle.dumps(state))
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise FaultError(f"the position can’t be pickled: {error}") from error
    same = copied == state and hash(copied) == hash(state)
    promise(same, "pickled and read again, it isn't equal to itself")


def check_parent(state: State, facts: Facts) -> None:
    """Check that making children has not changed a position."""
    promise(facts == Facts.of(state), "making a child has changed the position")


def _check_turn(game: Game[Any], setup: Setup, facts: Facts) -> None:
    """Check that a player decides, or chance, or the game is over: exactly one of these."""
    known = {*range(setup.players), CHANCE, TERMINAL}
    promise(facts.player in known, f"there is no player {facts.player}")
    promise(facts.terminal == (facts.player == TERMINAL), "over, and somebody is to move")
    promise(
        bool(facts.legal) == (facts.player >= 0), "legal actions are for players, at their turn"
    )
    promise(bool(facts.chance) == (facts.player == CHANCE), "outcomes are for chance, at its turn")
    promise(game.chance or not facts.chance, "the card says that there is no chance")


def _check_actions(actions: Sequence[Action]) -> None:
    distinct(actions, "actions")
    for action in actions:
        promise(_ACTION.fullmatch(action), f"action {action!r}: not ASCII without white space")
        promise(len(action) <= _LONGEST, f"action {action!r}: not short")


def _check_chance(facts: Facts) -> None:
    if not facts.chance:
        return
    promise(
        all(isinstance(share, Fraction) and share > 0 for _, share in facts.chance),
        "probabilities are fractions above 0",
    )
    total = sum(share for _, share in facts.chance)
    promise(total == 1, f"the probabilities sum to {total}")


def _check_end(setup: Setup, facts: Facts) -> None:
    ends = (facts.returns, facts.scores, facts.reason)
    if not facts.terminal:
        promise(ends == (None, None, None), "returns, scores or a reason before the end")
        return
    promise(facts.position is None, "a position text after the end")
    promise(None not in ends, "over without returns, scores or a reason")
    words(facts.reason, "reason")
    promise(str(facts.reason).endswith("."), f"reason: {facts.reason!r} is no sentence")
    returns, scores = facts.returns or (), facts.scores or ()
    promise(len(returns) == setup.players, f"returns {returns} for {setup.players} players")
    promise(len(scores) == setup.players, f"scores {scores} for {setup.players} players")
    promise(
        set(returns) in ({0}, {1, -1}) if setup.players > 1 else returns == scores,
        f"returns {returns}: 1 for winners and -1 for others, 0 if all share; alone, the score",
    )


def _check_position(game: Game[Any], setup: Setup, text: str, facts: Facts) -> None:
    promise(text.isascii() and text.isprintable(), f"position text {text!r}: not ASCII")
    if game.rules.read_position is None:
        return
    again = Facts.of(game.rules.read_position(text, setup))
    promise(again.position == text, f"position text {text!r} is read as {again.position!r}")
    legal = tuple(action for action in facts.legal if action != SWAP)  # S4
    promise(
        (again.player, again.legal, again.chance) == (facts.player, legal, facts.chance),
        f"position text {text!r}: other actions once it is read",
    )
    for wrong in (f"{text} ", f" {text}", text + text, ""):
        promise(_refuses(game, setup, wrong), f"position text {wrong!r} is not refused")


def _refuses(game: Game[Any], setup: Setup, text: str) -> bool:
    if game.rules.read_position is None:
        return True
    try:
        game.rules.read_position(text, setup)
    except ValueError:
        return True
    return False
