"""The latest moves in words, for people who were looking elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypedDict

from pygames import grammar
from pygames.core import CHANCE, Player
from pygames.door.arguments import check_you, read_names, read_ply, read_seat
from pygames.door.data import data_of
from pygames.door.moves import listed
from pygames.door.schema import OF_RECORD, TEXTS, WHOLE, Call
from pygames.game import Game
from pygames.look import spoken
from pygames.look.show import Moment, Show
from pygames.record import Record, parse, states


class Reading(TypedDict):
    """One part of a position in words."""

    kind: spoken.Kind
    title: str
    words: str
    places: Sequence[str]


class Readings(TypedDict):
    """A position in words, and what was last done before it."""

    last: str
    readings: Sequence[Reading]


MOST_TOLD = 5
"""How many sentences are said at once: who hears them keeps no more in mind."""


def last_done(movers: Sequence[Player], you: Player | None) -> range:
    """Return the plies of what others have done since `you` last decided, or of the last turn.

    `movers` are those who acted. The last turn counts if no other player has decided since, and
    if no player is `you`.
    """
    decisions = [at for at, mover in enumerate(movers) if mover != CHANCE]
    if not decisions:
        return range(0)
    own = [at for at in decisions if movers[at] == you]
    start = own[-1] + 1 if own else 0
    if you is None or (own and own[-1] == decisions[-1]):
        start = _turn(movers, decisions[-1])
    return range(start + 1, len(movers) + 1)


def _turn(movers: Sequence[Player], decision: int) -> int:
    """Return where the turn of a decision begins; alone, it begins where chance is done."""
    player = movers[decision]
    others = any(mover not in (player, CHANCE) for mover in movers)
    start = decision
    while start and movers[start - 1] in ((player, CHANCE) if others else (player,)):
        start -= 1
    return start


def last_said(
    record: Record, at: int, seat: Player, you: Player | None, names: Sequence[str]
) -> str:
    """Say what was last decided before a ply, with the dice and cards since, as `seat` sees it.

    Of many dice and cards, as at the start, only the newest are told. Sentences speak to `you`, if
    that is a player, and call the others by `names`. At the start nothing is said.
    """
    line, moves = states(record)[: at + 1], listed(record).moves
    first = at
    while first > 1 and line[first - 1].current_player() == CHANCE:
        first -= 1
    sentences = []
    for ply in range(max(first, 1), at + 1):
        action = record.actions[ply - 1]
        moment = Moment(line[ply], line[ply - 1], action, seat, you=you, names=names)
        sentences.append(
            grammar.sentence(record.game.look.show(moment).said or moves[ply - 1]["text"])
        )
    return " ".join(sentences[-MOST_TOLD:])


class LastDone:
    """The last actions before a ply of a record, as the player `seat` sees them."""

    def __init__(self, record: Record, at: int, newest: Moment[Any], current: Show) -> None:
        """Find them; `shown` is what the ply itself shows, the moment `newest`."""
        line = states(record)[: at + 1]
        movers = [state.current_player() for state in line[:-1]]
        self.game: Game[Any] = record.game
        plies = last_done(movers, newest.you)
        self.moments = [
            Moment(
                line[ply],
                line[ply - 1],
                record.actions[ply - 1],
                newest.seat,
                you=newest.you,
                latest=ply == at,
                names=newest.names,
            )
            for ply in plies
        ]
        show = self.game.look.show
        self._decisions: list[Show] = [
            current if ply == at else show(moment)
            for ply, moment in zip(plies, self.moments, strict=True)
            if movers[ply - 1] != CHANCE
        ]

    def changed(self) -> Iterator[str]:
        """Yield the places that the decisions among them changed."""
        for decision in self._decisions:
            yield from decision.changed

    def words(self) -> str:
        """Say what was done: in the game's own words, or each decision's phrase."""
        if self.game.look.tell:
            return self.game.look.tell(self.moments)
        return " ".join(
            grammar.sentence(decision.said) for decision in self._decisions if decision.said
        )


def _read_out(
    record: object,
    at: int | None = None,
    seat: int | None = None,
    you: int | None = None,
    names: list[str] | None = None,
) -> Readings:
    parsed = parse(record)
    check_you(parsed, you)
    nicknames = read_names(parsed, names or [])
    ply, read = read_ply(parsed, at), parsed.game.look.read
    looker = read_seat(parsed, ply, seat)
    readings = read(states(parsed)[ply], looker) if read else []
    return {
        "last": last_said(parsed, ply, looker, you, nicknames),
        "readings": [data_of(Reading, reading) for reading in readings],
    }


CALLS = {
    "read": Call(_read_out, OF_RECORD, {"at": WHOLE, "seat": WHOLE, "you": WHOLE, "names": TEXTS}),
}
