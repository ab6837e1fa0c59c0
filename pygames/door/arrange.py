"""Arranging a position by hand: what can be changed in it, and the result of a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from pygames.core import State
from pygames.door.arguments import ABSENT
from pygames.door.schema import OF_RECORD, START, TEXT, Call
from pygames.door.view_data import ViewButton
from pygames.errors import GameError
from pygames.game import Arranging
from pygames.look.picks import PickPath, Tree, tree
from pygames.record import GameRecord, Header, Record, check_start, final, make_header, parse


class TrayPiece(TypedDict):
    """What can be put down where a position is arranged, and the glyph that shows it."""

    id: str
    label: str
    glyph: str


class Arranged(TypedDict):
    """A game that begins from a position, and what can be changed in that."""

    record: GameRecord
    position: str
    how: str
    pieces: Sequence[TrayPiece]
    picks: Tree
    buttons: Sequence[ViewButton]


def arrange(record: object, change: str = "", piece: str = "", start: object = ABSENT) -> Arranged:
    """Begin from the last position of a record, or from a text, with one change.

    A change of a place puts the piece there, or takes it away; without one, the next that can be.
    """
    parsed = parse(record)
    game, header = parsed.game, parsed.header
    arranging = game.rules.arranging
    if arranging is None:
        raise GameError("not-supported", f"{game.title}: no position can be arranged")
    if start is not ABSENT:
        texts: Sequence[str] = [check_start(game, start)]
    else:
        texts = _changed(arranging, final(parsed), change, piece)
    return _arranged(arranging, _possible(arranging, header, texts))


def _changed(arranging: Arranging[Any], state: State, change: str, piece: str) -> Sequence[str]:
    """Return the position texts that a change may lead to."""
    letters = ["", *arranging.pieces(state)]
    if piece not in letters:
        raise GameError("bad-request", "piece: expected the name of a piece")
    if change in arranging.places:
        before = arranging.lies(state, change)
        present = letters.index(before)
        around = [*letters[present + 1 :], *letters[:present]]
        pieces = ["" if piece == before else piece] if piece else around
        return [arranging.put(state, change, each) for each in pieces]
    if change not in {"", *arranging.tools, *(path.action for path in arranging.paths)}:
        raise GameError("bad-request", "change: expected the name of a change")
    return arranging.texts(state, change)


def _possible(arranging: Arranging[Any], header: Header, texts: Sequence[str]) -> Record:
    """Return a game that begins from the first text that it can begin from."""
    reasons: list[str] = []
    for text in texts:
        try:
            record = _begun(header, text)
            arranging.check(final(record))
        except GameError as error:
            reasons.append(error.message)
        except ValueError as error:
            reasons.append(str(error))
        else:
            return record
    raise GameError("bad-start", reasons[0])


def _begun(header: Header, text: str) -> Record:
    game = Record(header).game
    return Record(make_header(game, header.players, dict(header.options), text))


def _arranged(arranging: Arranging[Any], record: Record) -> Arranged:
    places = [PickPath(change, (shape,)) for change, shape in arranging.places.items()]
    picks = tree([*places, *arranging.paths])
    pieces = arranging.pieces(final(record)).items()
    tools = arranging.tools.items()
    return {
        "record": record.data(),
        "position": record.header.start or "",
        "how": arranging.how,
        "pieces": [{"id": id, "label": label, "glyph": glyph} for id, (label, glyph) in pieces],
        "picks": {**picks, **{id: id for id in arranging.tools}},
        "buttons": [{"id": id, "label": label, "ask": "", "more": []} for id, label in tools],
    }


CALLS = {"arrange": Call(arrange, OF_RECORD, {"change": TEXT, "piece": TEXT, "start": START})}
