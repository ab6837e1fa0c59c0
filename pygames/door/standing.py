"""The call of a solver's standing: their rating, and the puzzles that come next."""

from __future__ import annotations

from typing import Annotated, TypedDict

from pygames.daily import check_day
from pygames.door.data import data_of
from pygames.door.fits import Within
from pygames.door.schema import WHOLE, Call, checked
from pygames.errors import GameError
from pygames.hall import DAY_MS
from pygames.puzzles.puzzle import BANDS
from pygames.puzzles.standing import Answer, Run, best_for, next_in, of_day, ratings_of, until_rated

_MOST = 10_000
_MANY = Within(0, _MOST)

Place = Annotated[int, Within(0, _MOST)]
"""Where a puzzle stands in its pack."""
Band = Annotated[int, Within(BANDS[0], BANDS[-1])]
Grade = Annotated[int, Within(1, 3)]


class Answered(TypedDict):
    """The first answer to a puzzle: when, in ms, its grade from 1 to 3, and how hard it was."""

    at: Annotated[float, Within(0)]
    grade: Grade
    band: Band


class BegunRun(TypedDict):
    """A run: the seed that its puzzles are drawn by, and how each went so far."""

    seed: int
    grades: Annotated[list[Grade], _MANY]


class RunStanding(TypedDict):
    """A run: the puzzle that is next, the results so far, and whether it has ended."""

    next: int | None
    solved: int
    missed: int
    over: bool


class Standing(TypedDict):
    """A rating, the puzzle of the day, the next one by rating, and the run; puzzles by place.

    `curve` has the rating before and after each of the latest answers; `rating` is its last.
    It says little before so many more answers as `until_rated` says.
    """

    rating: int
    until_rated: int
    curve: list[int]
    day: int | None
    next: int | None
    run: RunStanding


def standing(
    bands: list[int],
    answers: list[Answered],
    tried: list[int],
    day: int,
    among: list[int] | None = None,
    skipped: list[int] | None = None,
    run: BegunRun | None = None,
) -> Standing:
    """Return a solver's rating, and the next puzzles of a pack with these bands."""
    places = (*tried, *(among or ()), *(skipped or ()))
    if any(at >= len(bands) for at in places):
        raise GameError("bad-request", f"places: expected less than {len(bands)}")
    curve = ratings_of([Answer(int(a["at"] // DAY_MS), a["grade"], a["band"]) for a in answers])
    points = curve[-1]
    series = Run(**run) if run else Run(0, [])
    return {
        "rating": round(points),
        "until_rated": until_rated(len(answers)),
        "curve": [round(each) for each in curve],
        "day": of_day(bands, check_day(day).number),
        "next": best_for(points, bands, among, {*tried}, {*(skipped or ())}),
        "run": data_of(RunStanding, series, next=next_in(series, bands)),
    }


_PLACES = checked("a list of places", Annotated[list[Place], _MANY])
BANDS_OF = checked("a list of bands", Annotated[list[Band], _MANY])
_RUN = checked("a seed and a list of grades", BegunRun)
_ANSWERS = checked("a list of answers", Annotated[list[Answered], _MANY])

CALLS = {
    "standing": Call(
        standing,
        {"bands": BANDS_OF, "answers": _ANSWERS, "tried": _PLACES, "day": WHOLE},
        {"among": _PLACES, "skipped": _PLACES, "run": _RUN},
    )
}
