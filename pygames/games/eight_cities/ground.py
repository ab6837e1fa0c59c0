"""The ground: the land, White's roads, Black's on bridges over them, then loose ends.

White's road is broad with kerb joints, Black's is narrow with a dashed centre line, so where both
touch a tile all their arms stay visible.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.games.eight_cities.board import BY_BIT, COLUMNS, SIZE, TILE, TILES, Place, bits, name
from pygames.games.eight_cities.glyphs import COLOURS, EDGES, FILLS
from pygames.games.eight_cities.layout import HEIGHT, MIDDLE, STEP, WIDTH, along, centre
from pygames.games.eight_cities.position import Position
from pygames.look.scene import Motion, Shape, box, glyph, line, path, text

LAID = 180
"""How long a road takes to be laid, or to be swept off."""
_CROSSED = 400
"""How long the crosses stand on lost roads."""
_LONGEST = 720
"""How long sweeping off all lost roads takes at most."""
_CASING, _SURFACE = (27, 19), (20.5, 14)
_DASH_INSET = 5.5
"""Makes the dashes the same from either end."""


def road_id(place: Place) -> str:
    """Return the id of the line that is pointed at to build on a place."""
    return f"road-{place.text}"


def city_id(tile: str) -> str:
    """Return the id of the city on a tile."""
    return f"city-{tile}"


# The land


def _land() -> list[Shape]:
    frame = box("frame", 0, 0, WIDTH, HEIGHT, 18, fill="frame")
    edge = box("frame-edge", 43, 15, 730, 730, 10, fill="frameEdge")
    return [frame, edge, *_clay(), *_coordinates()]


def _clay() -> Iterator[Shape]:
    for index, tile in enumerate(TILES):
        column, row = divmod(index, SIZE)
        row_from_top = SIZE - 1 - row
        clay, pressed = "ba"[(column + row_from_top) % 2], (column - row_from_top) % 3
        yield glyph(f"tile-{tile}", f"tile-{clay}-{pressed}", *MIDDLE[TILE[tile]])


def _coordinates() -> Iterator[Shape]:
    for letter in COLUMNS:
        x, _ = MIDDLE[TILE[f"{letter}1"]]
        yield text(f"column-{letter}", x, 764, letter, 26, weight=500, fill="frameText")
    for number in range(1, SIZE + 1):
        _, y = MIDDLE[TILE[f"a{number}"]]
        yield text(f"row-{number}", 24, y, f"{number}", 26, weight=500, fill="frameText")


BARE_LAND = _land()
"""The part that never changes."""


# Roads


def roads(board: Position, laid: Place | None, start: int) -> Iterator[Shape]:
    """Draw both players' roads; the one just laid grows from the tile `start`."""
    for player, side in enumerate(board.sides):
        layers = [_layers(player, BY_BIT[bit], laid, start) for bit in bits(side.roads)]
        for layer in zip(*layers, strict=True):
            yield from layer


def _layers(player: Player, place: Place, laid: Place | None, start: int) -> list[Shape]:
    """Draw one road from the bottom up: shade, casing, surface, and what tells it apart."""
    id, new = place.text, place is laid
    start = start if new else place.near
    points = along(place, start)
    shapes = [
        line(f"{id}-case", points, stroke=EDGES[player], width=_CASING[player]),
        line(f"{id}-way", points, stroke=FILLS[player], width=_SURFACE[player]),
        _joints(id, place) if player == 0 else _dashes(id, place, start),
    ]
    if player == 0:
        shapes.insert(0, line(f"{id}-shade", points, stroke="shade", width=29, opacity=0.25))
    if new:
        for shape in shapes:
            shape["enter"] = {"motion": "draw", "duration": LAID, "ease": "settle"}
        shapes[-2]["enter"]["sound"] = "tile"
    return shapes


def _joints(id: str, place: Place) -> Shape:
    """Draw the kerb joints of a white road, one every 20 units."""
    (x, y), (u, v) = MIDDLE[place.near], MIDDLE[place.far]
    steps = range(20, STEP, 20)
    if x == u:
        joints = "".join(f"M{x - 9} {min(y, v) + step}H{x + 9}" for step in steps)
    else:
        joints = "".join(f"M{x + step} {y - 9}V{y + 9}" for step in steps)
    return path(f"{id}-joints", joints, stroke="wEdge", width=1.5, opacity=0.28)


def _dashes(id: str, place: Place, start: int) -> Shape:
    points = along(place, start, _DASH_INSET)
    return line(f"{id}-dash", points, stroke="bDash", width=2.4, dash=(9, 11), join="miter")


def crossings(board: Position) -> Iterator[Shape]:
    """Draw a bridge on every tile without a city that roads of both players touch."""
    white, black = board.sides
    for tile in bits(white.tiles & black.tiles & ~board.cities):
        yield glyph(f"bridge-{name(tile)}", "bridge", *MIDDLE[tile])


# Loose ends, and what is lost


def loose_ends(board: Position, before: Position | None, start: int) -> Iterator[Shape]:
    """Draw the loose ends; one that has moved on slides along with its new road."""
    for player, side in enumerate(board.sides):
        if side.loose:
            yield _loose_end(player, board, before, start)


def _loose_end(player: Player, board: Position, before: Position | None, start: int) -> Shape:
    loose, id = board.sides[player].loose, _loose_id(player)
    end = glyph(id, id, *MIDDLE[loose])
    if loose == board.sides[1 - player].loose:  # on one tile: White's shows round Black's
        end["scale"] = (1.35, 0.7)[player]
    if before and loose != before.sides[player].loose:
        slide: Motion = {"motion": "slide", "duration": LAID, "ease": "settle"}
        if not before.sides[player].loose:
            end["enter"] = {**slide, "from": MIDDLE[start]}
        elif player == before.player:
            end["move"] = slide
        else:  # back, after losses
            end["move"] = {**slide, "delay": _CROSSED}
    return end


def _loose_id(player: Player) -> str:
    return f"loose-{COLOURS[player]}"


def lost(board: Position, before: Position) -> list[tuple[Player, Place, int]]:
    """List what the chain reaction has taken, in its order: whose, where, the loose end (K9)."""
    losses: list[tuple[Player, Place, int]] = []
    for player, (old, new) in enumerate(zip(before.sides, board.sides, strict=True)):
        end, gone = old.loose, old.roads & ~new.roads
        while gone:
            place = next(BY_BIT[bit] for bit in bits(gone) if end & BY_BIT[bit].ends)
            losses.append((player, place, end))
            end, gone = place.other(end), gone ^ place.bit
    return losses


def sweeping(board: Position, before: Position) -> Iterator[Shape]:
    """Cross out the lost roads, then sweep them off one after the other from the loose end."""
    gone = lost(board, before)
    step = min(LAID, _LONGEST // max(1, len(gone)))
    for turn, (player, place, end) in enumerate(gone):
        delay = _CROSSED + step * turn
        yield from _swept(player, place, _seen(place, end, board.cities), delay)
        if turn == 0 and not board.sides[player].loose:
            away: Motion = {"motion": "fade", "delay": delay, "duration": 90}
            yield glyph(_loose_id(player), _loose_id(player), *MIDDLE[end], exit=away)


def _seen(place: Place, end: int, cities: int) -> tuple[float, ...]:
    """Return the line of a lost road to its loose end, without what a city covers."""
    x, y, u, v = along(place, place.other(end))
    part = 34 / STEP if place.other(end) & cities else 0
    return x + (u - x) * part, y + (v - y) * part, u, v


def _swept(player: Player, place: Place, points: tuple[float, ...], delay: int) -> Iterator[Shape]:
    id = place.text
    sweep: Motion = {"motion": "draw", "delay": delay, "duration": LAID, "ease": "leave"}
    sweep["sound"] = "tile-low"
    fade: Motion = {"motion": "fade", "delay": delay, "duration": LAID}
    yield line(
        f"{id}-way", points, stroke=FILLS[player], width=_SURFACE[player], opacity=0.45, exit=sweep
    )
    yield path(f"{id}-case", _outline(points), stroke="last", width=3, dash=(9, 8), exit=fade)
    yield glyph(f"{id}-{('joints', 'dash')[player]}", "lost", *centre(place), exit=fade)


def _outline(points: tuple[float, ...]) -> str:
    """Draw round a line at a distance of 13, as path text."""
    x, y, u, v = points
    length = abs(u - x) + abs(v - y)
    dx, dy = (u - x) / length * 13, (v - y) / length * 13
    return (
        f"M{x - dy} {y + dx}A13 13 0 0 1 {x + dy} {y - dx}L{u + dy} {v - dx}"
        f"A13 13 0 0 1 {u - dy} {v + dx}Z"
    )
