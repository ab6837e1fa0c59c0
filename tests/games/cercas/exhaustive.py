"""Endings of Cercas by trying everything: a plain search that shares no code with the game.

Lines and spaces are bits of numbers of their own: a position is (lines, marks of X, of O, side).
"""

from functools import cache

Position = tuple[int, int, int, int]

LETTERS = "abcdefgh"
FLAT = [(x, y, 1, 0) for y in range(1, 7) for x in range(7)]
UPRIGHT = [(x, y, 0, 1) for x in range(1, 7) for y in range(7)]
NUMBER = {line: number for number, line in enumerate(FLAT + UPRIGHT)}
"""A line by its first dot and its direction; in the order of the position text."""


def space(x: int, y: int) -> int:
    return 1 << (y * 7 + x) if 0 <= x < 7 and 0 <= y < 7 else 0


AROUND = {
    space(x, y): space(x + 1, y) | space(x - 1, y) | space(x, y + 1) | space(x, y - 1)
    for x in range(7)
    for y in range(7)
}


def sides(x: int, y: int, right: int) -> tuple[int, int]:
    return (space(x, y), space(x, y - 1)) if right else (space(x, y), space(x - 1, y))


WALLS = [(1 << number, *sides(*line[:3])) for line, number in NUMBER.items()]


def at_dot(x: int, y: int) -> tuple[int, int]:
    """Return the inner lines that meet at a dot, and how many of the outer edge do."""
    ways = ((x, y, 1, 0), (x - 1, y, 1, 0), (x, y, 0, 1), (x, y - 1, 0, 1))
    inner = sum(1 << NUMBER[way] for way in ways if way in NUMBER)
    return inner, 2 if {x, y} & {0, 7} else 0


def fences() -> list[tuple[str, int, int, list[tuple[int, int]]]]:
    """Return each fence: its name, lines, the spaces beside it, and what meets at its dots."""
    every = []
    for x, y, right, up in NUMBER:
        for length in (1, 2, 3):
            steps = [(x + i * right, y + i * up, right, up) for i in range(length)]
            if all(step in NUMBER for step in steps):
                end = x + length * right, y + length * up
                name = f"{LETTERS[x]}{y + 1}-{LETTERS[end[0]]}{end[1] + 1}"
                lines = sum(1 << NUMBER[step] for step in steps)
                beside = sum({side for step in steps for side in sides(*step[:3])})
                dots = [at_dot(*step[:2]) for step in steps] + [at_dot(*end)]
                every.append((name, lines, beside, dots))
    return every


FENCES = fences()


def read(text: str) -> Position:
    flat, upright, rows, side = text.split()
    digits = (flat + upright).replace("/", "")
    lines = sum(1 << i for i, digit in enumerate(digits) if digit == "1")
    marks = {"x": 0, "o": 0}
    for y, row in enumerate(reversed(rows.split("/"))):
        x = 0
        for letter in row:
            if letter in marks:
                marks[letter] |= space(x, y)
            x += 1 if letter in marks else int(letter)
    return lines, marks["x"], marks["o"], "xo".index(side)


def may_be_drawn(lines: int, fence: tuple[str, int, int, list[tuple[int, int]]]) -> bool:
    _, new, _, dots = fence
    return not lines & new and all(
        ((lines | new) & inner).bit_count() + edge <= 3 for inner, edge in dots
    )


def moves(position: Position) -> dict[str, Position]:
    """Return every action, with the position after it."""
    lines, x, o, side = position
    theirs = (o, x)[side]
    closed = x | o | sum(one for one, near in AROUND.items() if near & theirs)
    ways = {}
    for fence in FENCES:
        left = fence[2] & ~closed
        while left and may_be_drawn(lines, fence):
            mark = left & -left
            left ^= mark
            marks = (x, o | mark) if side else (x | mark, o)
            number = mark.bit_length() - 1
            name = f"{fence[0]}:{LETTERS[number % 7]}{number // 7 + 1}"
            ways[name] = (lines | fence[1], *marks, 1 - side)
    return ways


def points(position: Position) -> int:
    """Return by how many points X leads at the end."""
    lines, x, o, _ = position
    lead, left = 0, set(AROUND)
    open_walls = [(a, b) for wall, a, b in WALLS if not lines & wall]
    while left:
        area = left.pop()
        grown = True
        while grown:
            before = area
            for a, b in open_walls:
                if area & (a | b):
                    area |= a | b
            grown = area != before
        left = {one for one in left if not one & area}
        if area.bit_count() <= 5:
            more = (area & x).bit_count() - (area & o).bit_count()
            lead += area.bit_count() * ((more > 0) - (more < 0))
    return lead


@cache
def value(position: Position) -> int:
    """Return 1, 0 or -1 for the player to move, against best play."""
    best = -2
    for after in set(moves(position).values()):
        best = max(best, -value(after))
        if best == 1:
            return 1
    if best > -2:
        return best
    lead = points(position) * (-1 if position[3] else 1)
    return (lead > 0) - (lead < 0)


def winning(text: str) -> list[str]:
    """Return the actions that win."""
    value.cache_clear()
    return [name for name, after in moves(read(text)).items() if value(after) == -1]
