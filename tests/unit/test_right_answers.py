"""What is said of right answers to puzzles: each claim is counted again by naive rules."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import reduce
from random import Random
from typing import Any

import pytest

from tests.games.cercas.reference import Reference as Sheet
from tests.games.cercas.reference import Space
from tests.games.cercas.reference import outer_edge as edge
from tests.games.eight_by_eight.reference import Reference as Lines
from tests.games.eight_cities.reference import Position as Roads
from tests.games.murus_gallicus.reference import Reference as Wall
from tests.support.door import ok
from tests.support.effort import often
from tests.unit.test_deeds import played

COLOURS = "White", "Black"
DIVIDED = "CcVDaiT9VRpaBpaZpp7MMLjy9AaUnhifD"
"""O divides its own area of three spaces: nothing is closed, and no point is won."""


def counted(number: int, one: str) -> str:
    return f"{number} {one}{'' if number == 1 else 's'}"


# Cercas


def sheet(text: str) -> Sheet:
    """Read a position text."""
    across, upright, rows, side = text.split()
    lines = set(edge())
    for y, row in enumerate(across.split("/"), 1):
        lines |= {frozenset({(x, y), (x + 1, y)}) for x in range(7) if row[x] == "1"}
    for x, column in enumerate(upright.split("/"), 1):
        lines |= {frozenset({(x, y), (x, y + 1)}) for y in range(7) if column[y] == "1"}
    flat = re.sub(r"\d", lambda run: "." * int(run[0]), rows).split("/")
    places = [(x, y) for y in reversed(range(7)) for x in range(7)]
    marks = {at: mark for at, mark in zip(places, "".join(flat), strict=True) if mark != "."}
    return Sheet(frozenset(lines), marks, side)


def owners(sheet: Sheet) -> dict[Space, str]:
    """Return who has each space of the closed areas: x, o, "both" of a tied one, or nobody."""
    by_space = {}
    for region in sheet.regions():
        marks = [sheet.marks[space] for space in region if space in sheet.marks]
        x, o = marks.count("x"), marks.count("o")
        owner = "x" if x > o else "o" if o > x else "both" if marks else ""
        by_space.update(dict.fromkeys(region if len(region) <= 5 else (), owner))
    return by_space


def cercas(start: Sheet, actions: list[str]) -> Iterator[str]:
    (action,) = actions
    mine, theirs = (start.side, "xo".replace(start.side, ""))
    was, now = owners(start), owners(start.after(action))
    name, other = mine.upper(), theirs.upper()
    closed = sum(owner == mine and space not in was for space, owner in now.items())
    won = sum(owner == mine and was.get(space, mine) != mine for space, owner in now.items())
    capture = list(was.values()).count(theirs) - list(now.values()).count(theirs)
    tied = sum(owner == "both" and was.get(space) != "both" for space, owner in now.items())
    if closed:
        yield f"closes {counted(closed, 'space')} for {name}"
    if won:
        yield f"wins {counted(won, 'space')} for {name}"
    if capture > 0:
        yield f"takes {counted(capture, 'point')} from {other}"
    if tied:
        yield f"leaves {counted(tied, 'space')} to nobody"


# 8 Cities


def roads(text: str) -> Roads:
    """Read a position text."""
    cities, *both, side, left, passed, second = text.split()
    sets = [
        frozenset((road[:2], road[2:]) for road in part.split(",") if road != "-") for part in both
    ]
    return Roads(
        tuple(sorted(cities.split(","))), (sets[0], sets[1]),
        "wb".index(side), int(left), int(passed), second == "1",
    )  # fmt: skip


def eight_cities(before: Roads, actions: list[str]) -> Iterator[str]:
    after, mine = reduce(Roads.play, actions, before), before.player
    other = 1 - mine
    capture = len(before.roads[other]) - len(after.roads[other])
    raised = sum(after.flags(mine).values()) - sum(before.flags(mine).values())
    if capture:
        yield f"takes {counted(capture, 'road')} from {COLOURS[other]}"
    if raised:
        yield f"raises {counted(raised, 'flag')}"
    if not after.can_connect(other) and before.can_connect(other):
        yield f"leaves {COLOURS[other]} nothing to connect"
    if after.ended:
        yield "ends the game"


# Murus Gallicus


def murus(before: Wall, actions: list[str]) -> Iterator[str]:
    (action,) = actions
    after = before.copy()
    after.play(action)
    if after.returns():
        yield "breaks through" if after.reached else "has no move left"
        return
    if "x" in action:
        yield "takes a stone"
    again, home = after.copy(), "71"[before.player]
    again.player, again.history = before.player, []
    ways = [each for each in again.actions() if each[2] == "-" and each[4] == home]
    if ways:
        yield f"threatens to break through{f' in {len(ways)} places' if len(ways) > 1 else ''}"
    else:
        yield "o other move wins"


# Eight-by-Eight


def eight_by_eight(before: Lines, actions: list[str]) -> Iterator[str]:
    (action,) = actions
    if action.startswith("x"):
        yield "Another roll is worth more"
        return
    after, mine = deepcopy(before), before.player
    after.play(action)
    seats = range(after.players)
    lengths = [after.line(seat) for seat in seats]
    longest = lengths[mine] == max(lengths)
    if longest and lengths.count(max(lengths)) == 1:
        yield "makes the longest line"


START: dict[str, tuple[Callable[[dict[str, Any]], Any], Callable[..., Iterator[str]], str]] = {
    "cercas": (
        lambda record: sheet(record["start"]),
        cercas,
        r"closes \d+ spaces? for [XO]|wins \d+ spaces? for [XO]|takes \d+ points? from [XO]"
        r"|leaves \d+ spaces? to nobody",
    ),
    "eight-cities": (
        lambda record: roads(record["start"]),
        eight_cities,
        r"takes \d+ roads? from \w+|raises \d+ flags?|leaves \w+ nothing to \w+|ends the game",
    ),
    "murus-gallicus": (
        lambda record: reduce(played, record["actions"], Wall()),
        murus,
        r"breaks through|has no move left|takes a stone|o other move wins"
        r"|threatens to break through(?: in \d+ places)?",
    ),
    "eight-by-eight": (
        lambda record: reduce(played, record["actions"], Lines(record["players"])),
        eight_by_eight,
        r"Another roll is worth more|makes the longest line",
    ),
}
"""How each game's positions are read, what is so of an answer, and all that may be said."""


def claimed(game: str, text: str) -> Iterator[tuple[list[str], list[str]]]:
    """Yield what is claimed of each right turn of a puzzle, and what is so."""
    read, so, pattern = START[game]
    record = ok("puzzle", game=game, text=text)["record"]
    solution = ok("solution", game=game, text=text)
    actions, position = list(solution["actions"]), read(record)
    lengths = solution["turns"] if game == "eight-cities" else [1] * len(actions)
    for number, length in enumerate(lengths):
        turn = actions[:length]
        del actions[:length]
        record = record | {"actions": [*record["actions"], *turn]}
        if number % 2 == 0:
            answer = ok("solve", game=game, text=text, record=record)
            yield re.findall(pattern, answer["said"]), list(so(position, turn))
        if actions:
            position = reduce(played, turn, position)


@pytest.mark.parametrize("game", START)
def test_all_that_is_said_of_right_answers_is_so(game: str) -> None:
    texts = ok("puzzles", game=game)["puzzles"]
    count = 0
    for text in Random(f"right answers of {game}").sample(texts, min(often(40, 999), len(texts))):
        for claims, so in claimed(game, text):
            assert claims == so, text
            count += len(claims)
    assert count > 5


def test_an_area_that_is_only_divided_is_not_closed() -> None:
    claims, _ = next(claimed("cercas", DIVIDED))
    assert claims == []
    assert "area-closed" not in ok("puzzle", game="cercas", text=DIVIDED)["themes"]
