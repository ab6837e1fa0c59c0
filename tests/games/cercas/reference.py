"""The rules of Cercas once more, slowly and straight from the clauses.

Nothing here is shared with the game's own code: dots and spaces are pairs of numbers from 0,
a line is the set of the two dots that it joins, and everything is asked anew each time.
"""

from __future__ import annotations

from dataclasses import dataclass

Dot = tuple[int, int]
Space = tuple[int, int]
Line = frozenset[Dot]

COLUMNS = "abcdefgh"
ALL_DOTS = [(x, y) for y in range(8) for x in range(8)]
ALL_SPACES = [(x, y) for y in range(7) for x in range(7)]


def name(place: Dot | Space) -> str:
    return COLUMNS[place[0]] + str(place[1] + 1)


def outer_edge() -> frozenset[Line]:
    """C2: all 28 lines of the outer edge."""
    lines = set()
    for i in range(7):
        lines.add(frozenset({(i, 0), (i + 1, 0)}))
        lines.add(frozenset({(i, 7), (i + 1, 7)}))
        lines.add(frozenset({(0, i), (0, i + 1)}))
        lines.add(frozenset({(7, i), (7, i + 1)}))
    assert len(lines) == 28
    return frozenset(lines)


def spaces_beside(line: Line) -> list[Space]:
    """The spaces of the board on either side of a line."""
    (x, y), (u, _) = sorted(line)
    pair = [(x, y), (x, y - 1)] if u > x else [(x, y), (x - 1, y)]
    return [space for space in pair if space in ALL_SPACES]


def neighbours(space: Space) -> list[Space]:
    x, y = space
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def line_between(one: Space, other: Space) -> Line:
    """The line between two adjacent spaces."""
    (x, y), (u, v) = sorted([one, other])
    if u > x:
        return frozenset({(u, y), (u, y + 1)})
    return frozenset({(x, v), (x + 1, v)})


@dataclass(frozen=True)
class Reference:
    lines: frozenset[Line]
    marks: dict[Space, str]
    side: str

    @classmethod
    def start(cls) -> Reference:
        return cls(outer_edge(), {}, "x")

    def legal(self) -> list[str]:
        actions = []
        for dx, dy in ((1, 0), (0, 1)):  # horizontal fences before vertical ones
            for dot in ALL_DOTS:
                for length in (1, 2, 3):  # C3
                    actions += self._with_fence(dot, dx, dy, length)
        return actions

    def _with_fence(self, dot: Dot, dx: int, dy: int, length: int) -> list[str]:
        x, y = dot
        dots = [(x + dx * i, y + dy * i) for i in range(length + 1)]
        if any(place not in ALL_DOTS for place in dots):
            return []
        fence = [frozenset(dots[i : i + 2]) for i in range(length)]
        if any(line in self.lines for line in fence):  # C4
            return []
        if any(self._meeting(self.lines | set(fence), place) > 3 for place in dots):  # C5
            return []
        text = f"{name(dots[0])}-{name(dots[-1])}"
        beside = {space for line in fence for space in spaces_beside(line)}
        return [
            f"{text}:{name(space)}"
            for space in ALL_SPACES
            if space in beside and self._can_mark(space)
        ]

    def _meeting(self, lines: frozenset[Line], dot: Dot) -> int:
        return sum(1 for line in lines if dot in line)

    def _can_mark(self, space: Space) -> bool:
        other = "o" if self.side == "x" else "x"
        if space in self.marks:  # C6
            return False
        return all(self.marks.get(near) != other for near in neighbours(space))  # C7

    def after(self, action: str) -> Reference:
        fence, space = action.split(":")
        first, last = [(COLUMNS.index(dot[0]), int(dot[1]) - 1) for dot in fence.split("-")]
        between = [
            (x, y) for x in range(first[0], last[0] + 1) for y in range(first[1], last[1] + 1)
        ]
        new = {frozenset(between[i : i + 2]) for i in range(len(between) - 1)}
        place = (COLUMNS.index(space[0]), int(space[1]) - 1)
        other = "o" if self.side == "x" else "x"
        return Reference(self.lines | new, {**self.marks, place: self.side}, other)

    def over(self) -> bool:
        return not self.legal()  # C10

    def regions(self) -> list[set[Space]]:
        """C9."""
        regions: list[set[Space]] = []
        for space in ALL_SPACES:
            if any(space in region for region in regions):
                continue
            region, waiting = {space}, [space]
            while waiting:
                here = waiting.pop()
                for near in neighbours(here):
                    if near not in ALL_SPACES or near in region:
                        continue
                    if line_between(here, near) not in self.lines:
                        region.add(near)
                        waiting.append(near)
            regions.append(region)
        return regions

    def scores(self) -> tuple[int, int]:
        """C11, as it would be now."""
        x = o = 0
        for region in self.regions():
            if len(region) > 5:
                continue
            marks = [self.marks[space] for space in region if space in self.marks]
            if marks.count("x") > marks.count("o"):
                x += len(region)
            if marks.count("o") > marks.count("x"):
                o += len(region)
        return x, o

    def returns(self) -> tuple[int, int]:
        """C12."""
        x, o = self.scores()
        if x == o:
            return 0, 0
        return (1, -1) if x > o else (-1, 1)

    def position(self) -> str:
        across = [
            "".join("01"[frozenset({(x, y), (x + 1, y)}) in self.lines] for x in range(7))
            for y in range(1, 7)
        ]
        upright = [
            "".join("01"[frozenset({(x, y), (x, y + 1)}) in self.lines] for y in range(7))
            for x in range(1, 7)
        ]
        rows = [self._row(y) for y in range(6, -1, -1)]
        return f"{'/'.join(across)} {'/'.join(upright)} {'/'.join(rows)} {self.side}"

    def _row(self, y: int) -> str:
        text, run = "", 0
        for x in range(7):
            mark = self.marks.get((x, y))
            if mark is None:
                run += 1
                continue
            text += (str(run) if run else "") + mark
            run = 0
        return text + (str(run) if run else "")
