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
from pygames.look.picks import Tree, tree
from pygames.record import GameRecord, Header, Record, check_start, final, make_header, parse


class Arranged(TypedDict):
    """A game that begins from a position, and what can be changed in that."""

    record: GameRecord
    position: str
    how: str
    picks: Tree
    buttons: Sequence[ViewButton]


def arrange(record: object, change: str = "", start: object = ABSENT) -> Arranged:
    """Begin from the last position of a record, or from a text, with one change."""
    parsed = parse(record)
    game, header = parsed.game, parsed.header
    arranging = game.rules.arranging
    if arranging is None:
        raise GameError("not-supported", f"{game.title}: no position can be arranged")
    if start is not ABSENT:
        texts: Sequence[str] = [check_start(game, start)]
    else:
        _check(arranging, final(parsed), change)
        texts = arranging.texts(final(parsed), change)
    return _arranged(arranging, _possible(arranging, header, texts))


def _check(arranging: Arranging[Any], state: State, change: str) -> None:
    known = {"", *arranging.tools, *(path.action for path in arranging.paths(state))}
    if change not in known:
        raise GameError("bad-request", "change: expected the name of a change")


def _possible(arranging: Arranging[Any], header: Header, texts: Sequence[str]) -> Record:
    """Return a game that begins from the first text that it can begin from."""
    refused: list[str] = []
    for text in texts:
        try:
            record = _begun(header, text)
            arranging.check(final(record))
        except GameError as error:
            refused.append(error.message.removeprefix("start: "))
        except ValueError as error:
            refused.append(str(error))
        else:
            return record
    raise GameError("bad-start", refused[0])


def _begun(header: Header, text: str) -> Record:
    game = Record(header).game
    return Record(make_header(game, header.players, dict(header.options), text))


def _arranged(arranging: Arranging[Any], record: Record) -> Arranged:
    picks = tree(arranging.paths(final(record)))
    tools = arranging.tools.items()
    return {
        "record": record.data(),
        "position": record.header.start or "",
        "how": arranging.how,
        "picks": {**picks, **{id: id for id in arranging.tools}},
        "buttons": [{"id": id, "label": label, "ask": "", "more": []} for id, label in tools],
    }


CALLS = {"arrange": Call(arrange, OF_RECORD, {"change": TEXT, "start": START})}
