"""A game whose actions are numbers: what the adapters share, without any of their libraries.

A number is the place of a text in the table of the game's card. An action that has several parts
is several decisions of the same player, one for each part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from pygames.core import CHANCE, TERMINAL, Options, Player, Setup, State, Table
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import card_for
from pygames.look.planes import Planes
from pygames.record import Header, make_header, root

NO_PLANES = "has no planes, in which positions are seen as numbers (docs/adapters.md)"


@dataclass(frozen=True, eq=False)
class Numbers:
    """A game with its set-up, and the number of each action and outcome."""

    game: Game[Any]
    setup: Setup
    table: Table
    start: State = field(repr=False)
    actions: Mapping[str, int] = field(repr=False)
    outcomes: Mapping[str, int] = field(repr=False)

    @cached_property
    def planes(self) -> Planes[Any] | None:
        """How positions are seen as numbers; None if the game doesn't say."""
        return self.game.planes()(self.setup) if self.game.planes else None

    def first(self) -> Node:
        """Return where the game begins, before chance has decided anything."""
        return Node(self, self.start)

    def __reduce__(self) -> tuple[Callable[..., Numbers], tuple[str, int, Options]]:
        """Copy and pickle by the set-up: each is there once."""
        return numbers, (self.game.id, self.setup.players, self.setup.options)


@dataclass(frozen=True)
class Node:
    """A state, the parts already chosen of its next action, and how many numbers led here."""

    numbers: Numbers
    state: State
    parts: tuple[str, ...] = ()
    ply: int = 0

    @cached_property
    def player(self) -> Player:
        """The player who decides; a game that reaches the length of the table has ended."""
        cut = self.ply >= self.numbers.table.length
        return TERMINAL if cut else self.state.current_player()

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The numbers of what a player may do, in rising order."""
        if self.player < 0:
            return ()
        return tuple(sorted(map(self.numbers.actions.__getitem__, self._texts())))

    def _texts(self) -> set[str]:
        """Return the texts that can be chosen next: actions, or parts of them."""
        separator = self.numbers.table.joined
        if not separator:
            return set(self.state.legal_actions())
        start = len(separator.join((*self.parts, "")))
        return {action[start:].partition(separator)[0] for action in self._begun()}

    def _begun(self) -> list[str]:
        """List the actions that begin with the parts already chosen."""
        start = self.numbers.table.joined.join((*self.parts, ""))
        return [action for action in self.state.legal_actions() if action.startswith(start)]

    def chances(self) -> list[tuple[int, Fraction]]:
        """Return the outcomes of chance with their probabilities, in rising order."""
        if self.player != CHANCE:
            return []
        number = self.numbers.outcomes
        return sorted((number[text], odds) for text, odds in self.state.chance_outcomes())

    def child(self, number: int) -> Node:
        """Return the node after a legal number, or after an outcome of chance."""
        table, ply = self.numbers.table, self.ply + 1
        if self.player == CHANCE:
            return Node(self.numbers, self.state.child(table.outcomes[number]), ply=ply)
        parts = (*self.parts, table.actions[number])
        child = Node(self.numbers, self.state, parts, ply)
        if table.joined and child._begun():
            return child
        return Node(self.numbers, self.state.child(table.joined.join(parts)), ply=ply)

    def returns(self) -> tuple[int, ...]:
        """Return the game's returns; 0 for all before its end, and if it was cut off."""
        return self.state.returns() or (0,) * self.numbers.setup.players

    def __reduce__(self) -> tuple[type[Node], tuple[Numbers, State, tuple[str, ...], int]]:
        """Leave out what is computed on demand."""
        return Node, (self.numbers, self.state, self.parts, self.ply)

    def see(self, player: Player) -> bytes:
        """Return the values of all planes, as a player sees the position."""
        planes = self.numbers.planes
        if planes is None:
            raise GameError("bad-request", f"{self.numbers.game.title} {NO_PLANES}")
        return planes.see(self.state, player, self.parts)

    @cached_property
    def text(self) -> str:
        """The position in words and letters, with the parts already chosen."""
        path = self.numbers.table.joined.join(self.parts)
        return f"{self.state.text()}\nchosen {path}" if path else self.state.text()


def numbers(
    game: Game[Any] | str, players: int | None = None, options: Mapping[str, str] | None = None
) -> Numbers:
    """Return a game with numbers for its actions; `GameError` says what is wrong."""
    card = card_for(game)
    if card.rules.table is None:
        raise GameError("bad-request", f"{card.title} has no table of its actions")
    values = card.defaults() | dict(options or {})
    header = make_header(card, card.players[0] if players is None else players, values, None)
    if header not in _made or _made[header].game is not card:
        setup = Setup(header.players, values)
        _made[header] = _numbered(card, setup, card.rules.table(setup), root(header))
    return _made[header]


_made: dict[Header, Numbers] = {}


def _numbered(game: Game[Any], setup: Setup, table: Table, start: State) -> Numbers:
    return Numbers(game, setup, table, start, _places(table.actions), _places(table.outcomes))


def _places(texts: Sequence[str]) -> dict[str, int]:
    return {text: place for place, text in enumerate(texts)}


def need(library: str) -> ImportError:
    """Say which library is missing, and how to install it."""
    return ImportError(
        f"pygames.adapters.{library} needs a library: "
        f"install pygames with its extra {library!r} (docs/adapters.md)"
    )
