"""The call of a solver's standing: their rating, and the puzzles that come next."""

from __future__ import annotations

from typing import TypedDict

from pygames.daily import check_day
from pygames.door.schema import WHOLE, Call, Check
from pygames.errors import GameError
from pygames.hall import DAY_MS
from pygames.puzzles.puzzle import BANDS
from pygames.puzzles.standing import Answer, Run, best_for, next_in, of_day, ratings_of, until_rated

_MOST = 10_000


class Answered(TypedDict):
    """The first answer to a puzzle: when, in ms, its grade from 1 to 3, and how hard it was."""

    at: float
    grade: int
    band: int


class BegunRun(TypedDict):
    """A run: the seed that its puzzles are drawn by, and how each went so far."""

    seed: int
    grades: list[int]


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
    begun = Run(**run) if run else Run(0, [])
    return {
        "rating": round(points),
        "until_rated": until_rated(len(answers)),
        "curve": [round(each) for each in curve],
        "day": of_day(bands, check_day(day).number),
        "next": best_for(points, bands, among, {*tried}, {*(skipped or ())}),
        "run": {
            "next": next_in(begun, bands),
            "solved": begun.solved,
            "missed": begun.missed,
            "over": begun.over,
        },
    }


def _is_list_of(value: object, low: int, high: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= _MOST
        and all(type(each) is int and low <= each <= high for each in value)
    )


def _is_answer(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"at", "grade", "band"}
        and type(value["at"]) in (int, float)
        and 0 <= value["at"] < 2**53
        and _is_list_of([value["grade"]], 1, 3)
        and _is_list_of([value["band"]], BANDS[0], BANDS[-1])
    )


def _is_run(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"seed", "grades"}
        and type(value["seed"]) is int
        and _is_list_of(value["grades"], 1, 3)
    )


def _are_answers(value: object) -> bool:
    return isinstance(value, list) and len(value) <= _MOST and all(map(_is_answer, value))


_PLACES = Check("a list of places", lambda value: _is_list_of(value, 0, _MOST), list[int])
BANDS_OF = Check(
    "a list of bands", lambda value: _is_list_of(value, BANDS[0], BANDS[-1]), list[int]
)
_RUN = Check("a seed and a list of grades", _is_run, BegunRun)
_ANSWERS = Check("a list of answers", _are_answers, list[Answered])

CALLS = {
    "standing": Call(
        standing,
        {"bands": BANDS_OF, "answers": _ANSWERS, "tried": _PLACES, "day": WHOLE},
        {"among": _PLACES, "skipped": _PLACES, "run": _RUN},
    )
}
