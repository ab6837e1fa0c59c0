"""Games by messages: players with secrets of their own who send each other links."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from pygames.core import Action, Player, State
from pygames.games import find
from pygames.match import Match, begin, next_author, turn
from pygames.match.arrival import Received, receive
from pygames.match.chain import SIZE
from pygames.record import final, make_header

Chooser = Callable[[State], Action]


@dataclass(frozen=True)
class Table:
    """A match, and the secrets of its players; `first` begins it."""

    match: Match
    secrets: tuple[bytes, ...]
    choose: Chooser

    def sent(self) -> Table:
        """Let the next player write a message."""
        author = next_author(self.match)
        assert author is not None
        return replace(self, match=message(self.match, self.secrets[author], self.choose))

    def after(self, messages: int) -> Table:
        """Return the table after this many further messages."""
        table = self
        for _ in range(messages):
            table = table.sent()
        return table

    def to_the_end(self) -> Iterator[Table]:
        """Yield the table after each further message."""
        table = self
        while next_author(table.match) is not None:
            table = table.sent()
            yield table


def table(
    game: str,
    players: int,
    random: Random,
    first: Player = 0,
    choose: Chooser | None = None,
    options: Mapping[str, str] | None = None,
) -> Table:
    """Begin a match among players with random secrets, who decide at random unless told."""
    secrets = tuple(random.randbytes(SIZE) for _ in range(players))
    match = begin(make_header(find(game), players, options or {}, None), first, secrets[first])
    return Table(match, secrets, choose or steady(random.random()))


def steady(seed: float) -> Chooser:
    """Return a way to decide at random that decides alike in like states."""

    def choose(state: State) -> Action:
        legal = state.legal_actions()
        return Random(f"{seed} {legal}").choice(legal)

    return choose


def message(match: Match, secret: bytes, choose: Chooser) -> Match:
    """Write the next message of a match."""
    actions: list[Action] = []
    while (step := turn(match, secret, actions)).match is None:
        actions.append(choose(final(step.record)))
    return step.match


def verdict(new: Match, own: Match | None = None) -> tuple[str, int | None, Player | None]:
    """Return what a match that arrives is: kind, action and player."""
    arrival: Received = receive(new, own)
    return arrival.kind, arrival.at, arrival.seat
