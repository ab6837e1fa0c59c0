"""The rules once more, naively, straight from the clauses: sets of tiles and searches.

It shares no code with the package. Speed doesn't matter here; being plainly right does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

Tile = str
Road = tuple[Tile, Tile]
Roads = frozenset[Road]

TILES = [column + row for column in "abcdef" for row in "123456"]


def adjacent(one: Tile, other: Tile) -> bool:
    columns = abs(ord(one[0]) - ord(other[0]))
    rows = abs(int(one[1]) - int(other[1]))
    return columns + rows == 1


# Each pair once, the tile nearer to a1 first: by first tile, then by second.
PLACES: list[Road] = [
    (one, other) for one in TILES for other in TILES if one < other and adjacent(one, other)
]


def ends_at(tile: Tile, roads: Iterable[Road]) -> list[Road]:
    return [road for road in roads if tile in road]


def other_end(road: Road, tile: Tile) -> Tile:
    return road[1] if road[0] == tile else road[0]


def reach(start: Tile, roads: Iterable[Road], closed: Iterable[Tile] = ()) -> set[Tile]:
    """All tiles that these roads lead to, never entering closed ones."""
    roads, closed = list(roads), set(closed)
    tiles, todo = {start}, [start]
    while todo:
        tile = todo.pop()
        for road in ends_at(tile, roads):
            end = other_end(road, tile)
            if end not in tiles and end not in closed:
                tiles.add(end)
                todo.append(end)
    return tiles


@dataclass(frozen=True)
class Position:
    cities: tuple[Tile, ...] = ()
    roads: tuple[Roads, Roads] = (frozenset(), frozenset())
    player: int = 0
    left: int = 1
    passed: int = 0
    built: bool = False
    ended: bool = False

    # What the clauses speak of

    def free(self) -> list[Road]:
        return [place for place in PLACES if place not in self.roads[0] | self.roads[1]]  # K6

    def touched(self, player: int) -> set[Tile]:
        return {tile for road in self.roads[player] for tile in road}

    def networks(self, player: int) -> list[set[Tile]]:
        """K8: everything that the roads connect; a city without a road by itself."""
        networks: list[set[Tile]] = []
        for tile in sorted(self.touched(player) | set(self.cities)):
            if not any(tile in network for network in networks):
                networks.append(reach(tile, self.roads[player]))
        return networks

    def loose_ends(self, player: int) -> list[Tile]:
        """K7."""
        return [
            tile
            for tile in TILES
            if tile not in self.cities and len(ends_at(tile, self.roads[player])) == 1
        ]

    def alive(self, player: int, end: Tile) -> bool:
        """K8: a path of free places to another network, touching its own nowhere on the way."""
        networks = self.networks(player)
        own = next(network for network in networks if end in network)
        way = reach(end, self.free(), closed=own - {end})
        return any(way & network for network in networks if network is not own)

    def settle(self, player: int) -> Position:
        """K9: the chain reaction for this player."""
        for end in self.loose_ends(player):
            if not self.alive(player, end):
                (lost,) = ends_at(end, self.roads[player])
                return self.with_roads(player, self.roads[player] - {lost}).settle(player)
        return self

    def with_roads(self, player: int, roads: Roads) -> Position:
        white, black = self.roads
        return replace(self, roads=(roads, black) if player == 0 else (white, roads))

    def can_connect(self, player: int) -> bool:
        """K13."""
        ways = [*self.free(), *self.roads[player]]
        with_city = [n for n in self.networks(player) if n & set(self.cities)]
        return any(
            reach(min(one), ways) & other
            for one in with_city
            for other in with_city
            if one != other
        )

    def may_be_held(self) -> bool:
        """Whether a start may be this: one loose end each at the most, and alive (K7, K9)."""
        return all(
            len(ends) <= 1 and all(self.alive(player, end) for end in ends)
            for player in (0, 1)
            for ends in [self.loose_ends(player)]
        )

    # Playing

    def may_build(self, road: Road) -> bool:
        mine = self.roads[self.player]
        if road in self.roads[0] | self.roads[1]:
            return False  # K6
        starts = set(self.cities) | self.touched(self.player)  # K5
        if self.loose_ends(self.player):
            starts = set(self.loose_ends(self.player))  # K7
        after = self.with_roads(self.player, mine | {road})
        for start in road:
            far = other_end(road, start)
            if start in starts:
                loose = far in after.loose_ends(self.player)
                if not loose or after.alive(self.player, far):  # K10
                    return True
        return False

    def chance(self) -> list[tuple[str, Fraction]]:
        """K2."""
        if len(self.cities) == 8:
            return []
        left = [tile for tile in TILES if tile not in self.cities]
        return [("@" + tile, Fraction(1, len(left))) for tile in left]

    def legal(self) -> list[str]:
        if len(self.cities) < 8 or self.ended:
            return []
        actions = ["-".join(road) for road in PLACES if self.may_build(road)]
        if not self.loose_ends(self.player):
            actions.append("pass")  # K11
        return actions

    def play(self, action: str) -> Position:
        if action.startswith("@"):
            return replace(self, cities=tuple(sorted([*self.cities, action[1:]])))
        if action == "pass":
            passed = 0 if self.built else self.passed + 1
            return replace(self, ended=passed == 2)._next_turn(passed)  # K14
        one, other = action.split("-")
        after = self.with_roads(self.player, self.roads[self.player] | {(one, other)})
        after = after.settle(1 - self.player)  # K9
        after = replace(after, left=self.left - 1, passed=0, built=True)
        if not all(after.can_connect(player) for player in (0, 1)):
            return replace(after, ended=True)  # K13
        return after if after.left else after._next_turn(0)

    def _next_turn(self, passed: int) -> Position:
        return replace(self, player=1 - self.player, left=2, passed=passed, built=False)  # K4

    # The end

    def flags(self, player: int) -> dict[Tile, int]:
        """K12."""
        return {
            city: len(network & set(self.cities)) - 1
            for network in self.networks(player)
            for city in network & set(self.cities)
        }

    def scores(self) -> tuple[int, int] | None:
        if not self.ended:
            return None
        return sum(self.flags(0).values()), sum(self.flags(1).values())

    def returns(self) -> tuple[int, int] | None:
        """K15."""
        if not self.ended:
            return None
        lead = self.lead()
        return (0, 0) if not lead else (1, -1) if lead > 0 else (-1, 1)

    def lead(self) -> int:
        """By how many flags White leads in the cities that decide."""
        white, black = self.flags(0), self.flags(1)
        return sum(white[city] - black[city] for city in self.deciding())

    def deciding(self) -> list[Tile]:
        """The cities that decided, empty for a draw (K15)."""
        white, black = self.flags(0), self.flags(1)
        for rank in sorted({white[city] + black[city] for city in self.cities}, reverse=True):
            group = [city for city in self.cities if white[city] + black[city] == rank]
            if sum(white[city] for city in group) != sum(black[city] for city in group):
                return group
        return []

    def position(self) -> str | None:
        if len(self.cities) < 8 or self.ended:
            return None
        white, black = (",".join(_written(roads)) or "-" for roads in self.roads)
        turn = f"{'wb'[self.player]} {self.left} {self.passed} {int(self.built)}"
        return f"{','.join(self.cities)} {white} {black} {turn}"

    def to_move(self) -> int | str | None:
        if self.ended:
            return None
        return self.player if len(self.cities) == 8 else "chance"


def _written(roads: Roads) -> Iterator[str]:
    return ("".join(road) for road in sorted(roads))
