"""What players decide before it is their turn, where all do the same side by side.

The player who opens chance shows the value that decides it before deciding. The others compute the
outcomes, and decide; their decisions wait for their turn. docs/fair-dice.md says why this is fair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygames.core import CHANCE, Action, Player
from pygames.errors import GameError
from pygames.match.chain import is_next, value
from pygames.match.match import Match
from pygames.match.messages import messages, next_author
from pygames.match.values import dealt
from pygames.record import Record, final, states


@dataclass(frozen=True)
class AtOnce:
    """A turn in which all decide at once, as one of the players sees it."""

    deciding: tuple[Player, ...] = ()
    """Whose decision of this turn is in no message yet."""
    record: Record | None = None
    """The game in which the player decides beforehand, or as those who watch see it, if any."""
    opening: bytes | None = None
    """What this player may show now: the value that opens the chance of this turn."""


def at_once(
    match: Match,
    seat: Player | None,
    secret: bytes | None,
    opening: bytes | None = None,
    actions: Sequence[Action] = (),
) -> AtOnce:
    """Say who decides now; `opening` is the value that the next author has shown.

    Whoever watches has no seat and no secret: they see what the opening has brought.
    """
    author, rules = next_author(match), match.record.game.rules.beforehand
    if author is None or rules is None or len(match.values) < match.players:
        return AtOnce()
    own = _own_opening(match, author, secret) if author == seat and secret else None
    start = _opened(match, author, opening if own is None else own)
    if start is None:
        return AtOnce()
    state = final(start)
    others = (each for each in range(match.players) if rules.begin(state, each) is not None)
    deciding = (author, *others)
    if len(deciding) == 1:
        return AtOnce()
    if seat is None:
        return AtOnce(deciding, start)
    if seat == author or seat not in deciding:
        return AtOnce(deciding, opening=own)
    ours = replace(
        start,
        actions=(*start.actions, *actions),
        beforehand=(seat, len(start.actions)),
    )
    states(ours)
    return AtOnce(deciding, ours)


def _own_opening(match: Match, author: Player, secret: bytes) -> bytes | None:
    """Return the author's next value, if chance is next."""
    if final(match.record).current_player() != CHANCE:
        return None
    return value(secret, match.id, author, _place(match, author))


def _opened(match: Match, author: Player, opening: bytes | None) -> Record | None:
    """Return the game up to the author's decision; None if its chance isn't open, or ends it."""
    record = match.record
    if final(record).current_player() == CHANCE:
        if opening is None:
            return None
        latest = dict(zip(match.joined(), match.values, strict=True))
        if not is_next(opening, latest[author], match.id, author, _place(match, author)):
            raise GameError("bad-secret", "opening: this isn’t the value that was promised")
        latest[author] = opening
        outcomes = dealt(record, author, latest, len(record.actions))
        record = replace(record, actions=(*record.actions, *outcomes))
    return record if final(record).current_player() == author else None


def _place(match: Match, author: Player) -> int:
    return sum(message.author == author for message in messages(match))
