"""A position as a value: the land, the player to move, and the effect of a road.

Each player's networks are kept as sets of tiles and change with every road. So the only searches
that the rules need are short floods, which stop at what they look for.
"""

from __future__ import annotations

from typing import NamedTuple

from pygames.core import Player
from pygames.games.eight_cities.board import (
    ALL_PLACES,
    AROUND,
    BY_BIT,
    LAND,
    PLACE,
    Place,
    actions,
    between,
    bits,
    spread,
)

CITIES = 8  # K2
PASS = "pass"
ROADS_IN_A_TURN = 2


class Side(NamedTuple):
    """One player's roads: as places, and their networks as sets of tiles."""

    roads: int
    networks: tuple[int, ...]
    """Each city that no road touches is a network by itself (K8)."""
    tiles: int
    """The tiles of all networks: where a road may start (K5)."""
    loose: int
    """The tile that is the loose end (K7), or 0."""

    def network(self, tile: int) -> int:
        """Return the network that a tile belongs to."""
        return next(network for network in self.networks if network & tile)

    def open_places(self, free: int) -> int:
        """Return the free places where this player may build (K5, K7, K10)."""
        starts = self.loose or self.tiles  # K7, K5
        return free & between(starts, self.tiles | self._promising(starts, free))

    def _promising(self, starts: int, free: int) -> int:
        """Return the tiles beside `starts` where a new road may leave a loose end (K10).

        A field is a set of tiles outside all networks, connected by free places. A loose end in
        a field is alive if the field also borders a network other than its own. It borders its
        own in any case, so the question is whether it borders two.
        """
        outside = LAND & ~self.tiles
        fields = 0
        sources = spread(starts, free) & outside
        while sources:
            field = _flood(sources & -sources, outside, free)
            if self._count_touched(spread(field, free)) >= 2:
                fields |= field
            sources &= ~field
        return fields

    def _count_touched(self, tiles: int) -> int:
        return sum(1 for network in self.networks if network & tiles)

    def is_alive(self, free: int) -> bool:
        """Return whether the loose end can still be continued to another network (K8)."""
        own = self.network(self.loose)
        others, outside = self.tiles & ~own, ~own | self.loose
        reached, grown = 0, self.loose
        while grown != reached:
            reached = grown
            grown = spread(reached, free) & outside
            if grown & others:
                return True
        return False

    def can_connect(self, cities: int, free: int) -> bool:
        """Return whether two networks, each with a city, can still be joined (K13)."""
        places = self.roads | free
        for network in self.networks:
            if not network & cities:
                continue
            others = cities & ~network
            reached, grown = 0, network
            while grown != reached:
                reached = grown
                grown = spread(reached, places)
                if grown & others:
                    return True
        return False

    def build(self, place: Place) -> Side:
        """Add a road; its far end becomes the loose end if it is on no network yet (K7)."""
        ends, others = place.ends, []
        for network in self.networks:
            if network & place.ends:
                ends |= network
            else:
                others.append(network)
        loose = place.ends & ~self.tiles
        return Side(self.roads | place.bit, (*others, ends), self.tiles | place.ends, loose)

    def lose(self, cities: int) -> Side:
        """Take off the road that ends at the loose end; its other end may be loose now (K9)."""
        road = BY_BIT[self.roads & AROUND[self.loose]]
        roads, end = self.roads ^ road.bit, road.other(self.loose)
        networks = tuple(network & ~self.loose for network in self.networks)
        return Side(roads, networks, self.tiles ^ self.loose, loose_end(end, roads, cities))


def _flood(tiles: int, within: int, places: int) -> int:
    reached = 0
    while tiles != reached:
        reached = tiles
        tiles = spread(reached, places) & within
    return reached


def loose_end(tiles: int, roads: int, cities: int) -> int:
    """Return the given tiles that have no city and exactly one end of a road (K7)."""
    return sum(tile for tile in bits(tiles & ~cities) if (roads & AROUND[tile]).bit_count() == 1)


class Position(NamedTuple):
    """Everything that the rest of the game depends on."""

    cities: int
    """While they are being placed, fewer than eight."""
    sides: tuple[Side, Side]
    player: Player
    left: int
    """Roads left in this turn."""
    passed: int
    """Whole turns passed in a row (K14)."""
    built: bool
    """Whether a road has been built in this turn."""
    unable: tuple[bool, bool] = (False, False)
    """Which players the last road has left unable to make any connection (K13)."""

    @classmethod
    def start(cls, cities: int) -> Position:
        """Return the position before the first road: White's first turn is one road (K4)."""
        side = Side(0, tuple(bits(cities)), cities, 0)
        return cls(cities, (side, side), player=0, left=1, passed=0, built=False)

    @property
    def free(self) -> int:
        """The places without a road (K6)."""
        return ALL_PLACES & ~(self.sides[0].roads | self.sides[1].roads)

    def owner(self, place: Place) -> Player | None:
        """Return whose road lies on a place, None for a free one."""
        return next((i for i, side in enumerate(self.sides) if side.roads & place.bit), None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (K13, K14)."""
        return self.passed >= 2 or True in self.unable

    def actions(self) -> list[str]:
        """List the actions of the player to move in stable order."""
        side = self.sides[self.player]
        texts = actions(side.open_places(self.free))
        if not side.loose:  # K11
            texts.append(PASS)
        return texts

    def after(self, action: str) -> Position:
        """Return the position after a legal action."""
        return self.with_pass() if action == PASS else self.with_road(PLACE[action])

    def exchanged(self) -> Position:
        """Return the position with the players exchanged: roads, flags and turn (S2)."""
        return self._replace(
            sides=self.sides[::-1], player=1 - self.player, unable=self.unable[::-1]
        )

    def with_pass(self) -> Position:
        """Return the position after a legal pass (K11)."""
        passed = 0 if self.built else self.passed + 1  # K14
        player = 1 - self.player
        return self._replace(player=player, left=ROADS_IN_A_TURN, passed=passed, built=False)

    def with_road(self, place: Place) -> Position:
        """Return the position after a legal road."""
        mine = self.sides[self.player].build(place)
        theirs = self.sides[1 - self.player]
        free = self.free & ~place.bit
        while theirs.loose and not theirs.is_alive(free):  # K9
            networks = theirs.lose(self.cities)
            free |= theirs.roads ^ networks.roads
            theirs = networks
        sides = (mine, theirs) if self.player == 0 else (theirs, mine)
        unable = (  # K13
            not sides[0].can_connect(self.cities, free),
            not sides[1].can_connect(self.cities, free),
        )
        if self.left > 1:
            return Position(self.cities, sides, self.player, self.left - 1, 0, True, unable)
        return Position(self.cities, sides, 1 - self.player, ROADS_IN_A_TURN, 0, False, unable)
