"""What a day's challenge says of its position: each sentence is counted again from the record.

Two years of days, in all games. A sentence that no claim here reads fails too.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest

from pygames import daily
from pygames.challenge import Challenge, Day
from pygames.games import catalog, find
from pygames.record import Record, final

pytestmark = pytest.mark.slow

FIRST_DAY, DAYS = 20_773, 730
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")
Place = tuple[int, int]
Fact = Callable[..., bool]


def number(word: str) -> int:
    return NUMBERS.index(word.lower())


def moves(one: Place, other: Place) -> Place:
    """Return how far apart two places are, the longer way first."""
    across, up = (abs(a - b) for a, b in zip(one, other, strict=True))
    return max(across, up), min(across, up)


def marks(record: Record) -> dict[Place, str]:
    """Return the marks of a position of Cercas, by their places."""
    text = (final(record).position() or "").split()[2]
    rows = [re.sub(r"\d", lambda empty: "." * int(empty[0]), row) for row in text.split("/")]
    return {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}


def nearest(record: Record) -> set[Place]:
    """Return how the pairs of an X and an O stand that are nearest to each other."""
    of = {mark: [at for at, each in marks(record).items() if each == mark] for mark in "xo"}
    apart = {moves(x, o) for x in of["x"] for o in of["o"]}
    least, _ = min(apart)
    return {each for each in apart if each[0] == least}


def stand(record: Record, inside: range) -> int:
    """Count the marks that stand in the middle of the board, as far as it goes."""
    return sum(1 for x, y in marks(record) if x in inside and y in inside)


def cities(record: Record) -> dict[str, int]:
    """Return for each city how many roads lead to the nearest other."""
    places = {each[1:]: (ord(each[1]), int(each[2])) for each in record.actions if each[0] == "@"}
    return {
        city: min(sum(moves(at, other)) for name, other in places.items() if name != city)
        for city, at in places.items()
    }


def neighbours(record: Record) -> int:
    return [*cities(record).values()].count(1)


def legal(record: Record) -> int:
    return len(final(record).legal_actions())


def winning(challenge: Challenge) -> int:
    assert challenge.first
    assert len({*challenge.first.actions}) == len(challenge.first.actions)
    return len(challenge.first.actions)


def is_where(roll: str, where: str) -> bool:
    return {" in the middle": roll in "45", " at the edge": roll in "18"}.get(
        where.removeprefix(","), roll in "2367"
    )


def begins(record: Record, challenge: Challenge, roll: str, where: str, person: int) -> bool:
    return record.actions == (f"r{roll}",) and is_where(roll, where) and challenge.person == person


def is_on(record: Record, land: str) -> bool:
    return ("map", land.lower()) in record.header.options


def writes_stars(record: Record) -> bool:
    return all("*" in action for action in final(record).legal_actions())


CLAIMS: dict[str, dict[str, Fact]] = {
    "cercas": {
        r"The fight starts at once: an X and an O stand corner to corner\.": (
            lambda record, _: nearest(record) == {(1, 1)}
        ),
        r"All four marks stand at the edge\.": lambda record, _: stand(record, range(1, 6)) == 0,
        r"(\w+) of the four marks stand at the edge, and (\w+) in the middle\.": (
            lambda record, _, edge, middle: (
                (stand(record, range(1, 6)), stand(record, range(2, 5)))
                == (4 - number(edge), number(middle))
            )
        ),
        r"X and O stand far apart: at least two spaces lie between them\.": (
            lambda record, _: all(steps > 2 for steps, _ in nearest(record))
        ),
        r"X and O stand close together, with one space between them\.": (
            lambda record, _: bool(nearest(record) & {(2, 0), (2, 2)})
        ),
        r"X and O stand close together, a knight’s move apart\.": (
            lambda record, _: nearest(record) == {(2, 1)}
        ),
    },
    "eight-cities": {
        r"The city on (\w\d) is remote: (\d) roads from the nearest other\.": (
            lambda record, _, city, roads: 2 < cities(record)[city] == int(roads)
        ),
        r"All eight cities have a neighbour\.": lambda record, _: neighbours(record) == 8,
        r"(\w+) of the eight cities have a neighbour\.": (
            lambda record, _, few: neighbours(record) == number(few)
        ),
        r"No two cities are neighbours: every connection takes at least two roads\.": (
            lambda record, _: neighbours(record) == 0
        ),
        r"(\w+) cities have a neighbour, and none is remote\.": lambda record, _, few: (
            neighbours(record) == number(few) and max(cities(record).values()) <= 2
        ),
    },
    "eight-by-eight": {
        r"You begin with a roll of (\d)(.*)\.": (
            lambda record, challenge, roll, where: begins(record, challenge, roll, where, 0)
        ),
        r"Red begins with a roll of (\d)(.*), and you answer\.": (
            lambda record, challenge, roll, where: begins(record, challenge, roll, where, 1)
        ),
    },
    "murus-gallicus": {
        r"Only one of the (\d+) first moves works\.": lambda record, challenge, all_of: (
            (winning(challenge), legal(record)) == (1, int(all_of))
        ),
        r"Most first moves work: (\d+) of (\d+)\.": lambda record, challenge, some, all_of: (
            (winning(challenge), legal(record)) == (int(some), int(all_of)) != (int(all_of),) * 2
            and 2 * int(some) > int(all_of)
        ),
        r"Only (\d+) of the (\d+) first moves work\.": lambda record, challenge, few, all_of: (
            (winning(challenge), legal(record)) == (int(few), int(all_of))
            and 1 < int(few) <= int(all_of) / 2
        ),
    },
    "on-tour": {
        r"Today’s map is (\w+), and you begin with a star\.": (
            lambda record, _, land: is_on(record, land) and writes_stars(record)
        ),
        r"Today’s map is (\w+), and your first dice show (\d) and (\d)\.": (
            lambda record, _, land, one, other: (
                is_on(record, land)
                and record.actions[-1] == f"r{one}{other}"
                and not writes_stars(record)
            )
        ),
    },
}


def readings(game: str, sentence: str) -> list[tuple[Fact, tuple[Any, ...]]]:
    """Return the claims that read a sentence, with what they have read in it."""
    matches = {fact: re.fullmatch(claim, sentence) for claim, fact in CLAIMS[game].items()}
    return [(fact, match.groups()) for fact, match in matches.items() if match]


@pytest.mark.parametrize("game", [game.id for game in catalog() if game.daily])
def test_what_a_day_says_of_its_position_is_so(game: str) -> None:
    facts = set()
    for day in range(FIRST_DAY, FIRST_DAY + DAYS):
        challenge, record = (
            daily.challenge(find(game), Day(day)),
            daily.begin(find(game), Day(day)),
        )
        sentence = challenge.special(final(record))
        read = readings(game, sentence)
        assert len(read) == 1, (day, sentence)
        ((fact, words),) = read
        assert fact(record, challenge, *words), (day, sentence)
        facts.add(fact)
    assert len(facts) >= len(CLAIMS[game]) - 1, "nearly every sentence is said in two years"
