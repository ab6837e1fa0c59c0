"""All actions that a small game has, found out by playing it: for programs that number them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random

from pygames.core import CHANCE, Setup, Table
from pygames.simple.notation import AND, parts
from pygames.simple.state import State, board_of, pieces_of, tray_of
from pygames.simple.told import single

Begin = Callable[[Setup], State]
_GAMES = 24
"""So many games are played at random."""
_PLIES = 300
LENGTH = 10_000
"""The rules of most games set no limit."""
_BEST = 1_000


@dataclass
class Seen:
    """What occurred in some games: words of the notation, outcomes, and kinds of pieces."""

    several: bool = False
    """Whether an action has several parts."""

    def __post_init__(self) -> None:
        """Begin with nothing; the order is that in which things occurred."""
        self.words: dict[str, None] = {}
        self.outcomes: dict[str, None] = {}
        self.kinds: dict[str, None] = {}
        self.tray: dict[str, None] = {}
        self.most_on_a_cell = self.most_in_the_tray = 1

    def look(self, state: State) -> None:
        """Note what is in a state."""
        standing = single(pieces_of(state))
        self.kinds.update(dict.fromkeys(piece for _, piece in standing))
        self.most_on_a_cell = max(self.most_on_a_cell, *standing.values(), 1)
        lying = tray_of(state)
        self.tray.update(dict.fromkeys(lying))
        self.most_in_the_tray = max(self.most_in_the_tray, len(lying))
        self.outcomes.update(dict.fromkeys(outcome for outcome, _ in state.chance_outcomes()))
        for action in state.legal_actions():
            actions = parts(board_of(state), action)
            self.several |= len(actions) > 1
            self.words.update(
                (word, None)
                for part in actions
                if part not in board_of(state).places
                for word in part.split(AND)
            )


_made: dict[tuple[Begin, int, tuple[tuple[str, str], ...]], Listing] = {}


def listed(begin: Begin, setup: Setup) -> Listing:
    """Return what a game with one set-up has; each is found out once."""
    key = (begin, setup.players, tuple(sorted(setup.options.items())))
    if key not in _made:
        _made[key] = Listing(begin, setup)
    return _made[key]


class Listing:
    """What a game with one set-up has."""

    def __init__(self, begin: Begin, setup: Setup) -> None:
        self._start, self._setup = begin(setup), setup

    @cached_property
    def seen(self) -> Seen:
        """What occurs in games at random, always the same ones."""
        sights, random = Seen(), Random("listing")
        for _ in range(_GAMES):
            state = self._start
            for _ in range(_PLIES):
                sights.look(state)
                if state.is_terminal():
                    break
                state = state.child(_any(state, random))
        return sights

    def table(self) -> Table:
        """List each cell and each word as a part of actions, and the outcomes of chance."""
        sights, cells = self.seen, board_of(self._start).cells
        return Table(
            (*cells, *sights.words), LENGTH, tuple(sorted(sights.outcomes)),
            joined=AND if sights.several or any(AND in word for word in sights.words) else "",
            best=1 if self._setup.players > 1 else _BEST,
        )  # fmt: skip


def _any(state: State, random: Random) -> str:
    if state.current_player() == CHANCE:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        outcome: str = random.choices(outcomes, [float(each) for each in odds])[0]
        return outcome
    return random.choice(state.legal_actions())
