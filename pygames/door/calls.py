"""All calls at the door: each module that answers some lists them in its own CALLS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.door import (
    arrange,
    booklet,
    card,
    challenges,
    costs,
    dare,
    drawing,
    even,
    explain,
    files,
    hall,
    lessons,
    matches,
    paper,
    perft,
    puzzles,
    records,
    review,
    standing,
    thinking,
    told,
    view,
)

if TYPE_CHECKING:
    from pygames.door.schema import Call

CALLS: dict[str, Call] = {
    **card.CALLS,
    **records.CALLS,
    **view.CALLS,
    **explain.CALLS,
    **told.CALLS,
    **matches.CALLS,
    **thinking.CALLS,
    **costs.CALLS,
    **review.CALLS,
    **arrange.CALLS,
    **perft.CALLS,
    **lessons.CALLS,
    **puzzles.CALLS,
    **standing.CALLS,
    **booklet.CALLS,
    **paper.CALLS,
    **challenges.CALLS,
    **dare.CALLS,
    **even.CALLS,
    **hall.CALLS,
    **files.CALLS,
    **drawing.CALLS,
}
