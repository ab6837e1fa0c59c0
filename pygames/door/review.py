"""The call that says in a game's own words how a finished game went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from pygames.door.schema import OF_RECORD, Call
from pygames.door.view import panels_data
from pygames.door.view_data import Panel
from pygames.errors import GameError
from pygames.look import show
from pygames.record import outcome, parse, states


class Review(TypedDict):
    """A game's own review of a finished game."""

    sentences: Sequence[str]
    panels: Sequence[Panel]


def _review(record: object) -> Review:
    parsed = parse(record)
    if not outcome(parsed).over:
        raise GameError("not-supported", "only a finished game can be reviewed")
    own = parsed.game.look.review
    # A game's own review looks at the end that its rules know.
    marks = own(states(parsed)) if own and not parsed.ended else show.Review()
    return {"sentences": list(marks.sentences), "panels": panels_data(marks.panels)}


CALLS = {"review": Call(_review, OF_RECORD, {})}
