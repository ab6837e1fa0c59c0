"""What a position of 8 Cities looks like, and where to point for each action."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.games.eight_cities import flags, roads, words
from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.flags import City
from pygames.games.eight_cities.geometry import HEIGHT, MIDDLE, WIDTH, pointed
from pygames.games.eight_cities.glyphs import EDGES, NAMES, NUMBER
from pygames.games.eight_cities.grid import (
    PLACE,
    PLACES,
    SIZE,
    TILE,
    TILES,
    Place,
    bits,
    spread,
)
from pygames.games.eight_cities.rules import Cities
from pygames.look.picks import PickPath
from pygames.look.scene import Motion, Scene, Shape, box, circle, glyph, line, text
from pygames.look.show import Button, Moment, Show

_RISE = 31
_APART = 40
"""Milliseconds from one city's flag to the next city's."""


def show(moment: Moment[Cities]) -> Show:
    """Show a position; it looks the same from both seats."""
    state = moment.state
    actions = state.legal_actions()
    painting = _Painting(moment)
    return Show(
        scene=painting.scene(),
        status=words.status(state),
        players=words.notes(state.board),
        paths=[PickPath(action, (_pick(action),)) for action in actions],
        buttons=[Button(PASS, "Pass")] if PASS in actions else (),
        panels=words.panels(state.board, state.is_terminal()),
        changed=painting.changed(),
        said=painting.said(),
    )


def _pick(action: str) -> str:
    return PASS if action == PASS else f"road-{PLACE[action].text}"


class _Painting:
    """One position being drawn: what was built last, from where, and what it has cost."""

    def __init__(self, moment: Moment[Cities]) -> None:
        self.state, self.board = moment.state, moment.state.board
        self.action = moment.action or ""
        self.before: Board | None = moment.before.board if moment.before else None
        self.laid: Place | None = PLACE.get(self.action)
        self.start = 0
        if self.laid and self.before:
            self.start = words.start_of(self.laid, self.before, self.before.player)
        gone = roads.lost(self.board, self.before) if self.laid and self.before else []
        self.lost = [place for _, place, _ in gone]
        self.cities = flags.cities(self.board)
        decided = flags.deciding(self.board) if self.state.is_terminal() else None
        self.decided = decided.cities if decided else ()

    def scene(self) -> Scene:
        ground = [
            *LAND,
            *roads.roads(self.board, self.laid, self.start),
            *roads.crossings(self.board),
            *roads.loose_ends(self.board, self.before, self.start),
            *self._places(),
        ]
        pieces = [*self._rings(), *self._cities(), *self._flags()]
        return Scene(WIDTH, HEIGHT, ground, pieces, list(self._gone()))

    def _gone(self) -> Iterator[Shape]:
        if self.laid and self.before:
            yield from self._old_numbers()
            yield from roads.sweeping(self.board, self.before)

    def changed(self) -> list[str]:
        """Give the ids of what the last action changed."""
        places = [self.laid, *self.lost] if self.laid else []
        return [f"road-{place.text}" for place in places]

    def said(self) -> str | None:
        if not self.before:
            return None
        return words.said(self.before, self.board, self.action, self.lost)

    def _places(self) -> Iterator[Shape]:
        """Give the 60 places: unseen lines to point at."""
        open_ = {PLACE[action] for action in self.state.legal_actions() if action != PASS}
        for place in PLACES:
            label = words.place_label(place, self.board)
            shape = line(f"road-{place.text}", pointed(place, self.board.cities), label=label)
            if place in open_:
                shape["mark"] = {"form": "line", "words": "can be built"}
            yield shape

    def _cities(self) -> Iterator[Shape]:
        for city in self.cities:
            label = words.city_label(city, city in self.decided)
            shape = glyph(f"city-{city.name}", "city", *MIDDLE[TILE[city.name]], label=label)
            if self.action[1:] == city.name:
                shape["enter"] = {"motion": "fall", "duration": 180, "sound": "tile"}
            yield shape

    def _rings(self) -> Iterator[Shape]:
        """Ring the cities that decided (K15)."""
        for city in self.decided:
            x, y = MIDDLE[TILE[city.name]]
            fade: Motion = {"motion": "fade", "delay": 300, "duration": 300}
            yield circle(f"decides-{city.name}", x, y, 43, stroke="last", width=5, enter=fade)

    def _flags(self) -> Iterator[Shape]:
        """Fly the flags; new ones run up, and numbers that have changed turn over."""
        for city, player, before, delay in self._flown():
            count = city.flags[player]
            flag, number = _flag(city, player), _number(city, player, count)
            if not before:  # it runs up its pole, number and all
                up: Motion = {"motion": "rise", "lift": _RISE, "delay": delay, "duration": 180}
                flag["enter"] = number["enter"] = up
            elif count != before:
                number["enter"] = {"motion": "turn", "delay": delay + 90, "duration": 90}
            yield flag
            yield number

    def _old_numbers(self) -> Iterator[Shape]:
        for city, player, before, delay in self._flown():
            if before and before != city.flags[player]:
                number = _number(city, player, before)
                number["exit"] = {"motion": "turn", "delay": delay, "duration": 90}
                yield number

    def _flown(self) -> Iterator[tuple[City, int, int, int]]:
        """List the flags: where, whose, how many there were, and when the news comes."""
        delays = self._delays()
        old = {city.name: city.flags for city in flags.cities(self.before or self.board)}
        for city in self.cities:
            for player, count in enumerate(city.flags):
                if count:
                    delay = delays.get(TILE[city.name], roads.LAID)
                    yield city, player, old.get(city.name, (0, 0))[player], delay

    def _delays(self) -> dict[int, int]:
        """Tell when the news reaches each city, along the network from the road just laid."""
        if not self.laid or not self.before:
            return {}
        network = self.board.sides[self.before.player].roads
        delays: dict[int, int] = {}
        reached, grown = 0, self.laid.near | self.laid.far
        while grown != reached:
            for city in bits(grown & ~reached & self.board.cities):
                delays[city] = roads.LAID + _APART * len(delays)
            reached, grown = grown, spread(grown, network)
        return delays


def _flag(city: City, player: int) -> Shape:
    return glyph(
        f"flag-{NAMES[player]}-{city.name}", f"flag-{NAMES[player]}", *MIDDLE[TILE[city.name]]
    )


def _number(city: City, player: int, count: int) -> Shape:
    """Write a flag's number; its id names the number, so that the old one can turn away."""
    (x, y), (dx, dy) = MIDDLE[TILE[city.name]], NUMBER[player]
    id, color = f"count-{NAMES[player]}-{city.name}-{count}", EDGES[player]
    return text(id, x + dx, y + dy, str(count), 26, weight=800, font="sans", fill=color)


def _land() -> list[Shape]:
    frame = box("frame", 0, 0, WIDTH, HEIGHT, 18, fill="frame")
    edge = box("frame-edge", 43, 15, 730, 730, 10, fill="frameEdge")
    return [frame, edge, *_clay(), *_coordinates()]


def _clay() -> Iterator[Shape]:
    for tile in TILES:
        x, y = MIDDLE[TILE[tile]]
        column, row = ord(tile[0]) - ord("a"), SIZE - int(tile[1])
        clay, pressed = "ba"[(column + row) % 2], (column - row) % 3
        yield glyph(f"tile-{tile}", f"tile-{clay}-{pressed}", x, y)


def _coordinates() -> Iterator[Shape]:
    for letter in "abcdef":
        x, _ = MIDDLE[TILE[f"{letter}1"]]
        yield text(f"column-{letter}", x, 764, letter, 26, weight=500, fill="frameText")
    for digit in "123456":
        _, y = MIDDLE[TILE[f"a{digit}"]]
        yield text(f"row-{digit}", 24, y, digit, 26, weight=500, fill="frameText")


LAND = _land()
"""What never changes."""
