"""Roads as they lie: White's first, then Black's on bridges over them, then loose ends.

White's road is broad with kerb joints, Black's narrow with a dashed centre line; so all arms of
both stay visible where both touch a tile.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.games.eight_cities.board import Board
from pygames.games.eight_cities.geometry import JOINTS, MIDDLE, STEP, along, centre
from pygames.games.eight_cities.glyphs import EDGES, FILLS, NAMES
from pygames.games.eight_cities.grid import BY_BIT, Place, bits, name
from pygames.look.scene import Motion, Shape, glyph, line, path

LAID = 180
"""How long a road takes to be laid, or to be swept off."""
_CROSSED = 400
"""How long the crosses on lost roads stand."""
_LONGEST = 720
"""How long the sweeping of all lost roads takes at the most."""
_CASING, _SURFACE = (27, 19), (20.5, 14)
_DASH_INSET = 5.5
"""Makes the dashes the same from either end."""


def roads(board: Board, laid: Place | None, start: int) -> Iterator[Shape]:
    """Draw both players' roads; the one just laid grows from the tile `start`."""
    for player, side in enumerate(board.sides):
        layers = [_layers(player, BY_BIT[bit], laid, start) for bit in bits(side.roads)]
        for layer in zip(*layers, strict=True):
            yield from layer


def _layers(player: Player, place: Place, laid: Place | None, start: int) -> list[Shape]:
    """Draw one road from the bottom up: shade, casing, surface, and what tells it apart."""
    id, new = place.text, place is laid
    points = along(place, start if new else place.near)
    drawn = [
        line(f"{id}-case", points, stroke=EDGES[player], width=_CASING[player]),
        line(f"{id}-way", points, stroke=FILLS[player], width=_SURFACE[player]),
        _joints(id, place) if player == 0 else _dashes(id, place, start if new else place.near),
    ]
    if player == 0:
        drawn.insert(0, line(f"{id}-shade", points, stroke="shade", width=29, opacity=0.25))
    if new:
        for shape in drawn:
            shape["enter"] = {"motion": "draw", "duration": LAID, "ease": "settle"}
        drawn[-2]["enter"]["sound"] = "tile"
    return drawn


def _joints(id: str, place: Place) -> Shape:
    return path(f"{id}-joints", JOINTS[place.bit], stroke="wEdge", width=1.5, opacity=0.28)


def _dashes(id: str, place: Place, start: int) -> Shape:
    points = along(place, start, _DASH_INSET)
    return line(f"{id}-dash", points, stroke="bDash", width=2.4, dash=(9, 11), join="miter")


def crossings(board: Board) -> Iterator[Shape]:
    """Draw a bridge on every tile without a city that roads of both players touch."""
    white, black = board.sides
    for tile in bits(white.tiles & black.tiles & ~board.cities):
        yield glyph(f"bridge-{name(tile)}", "bridge", *MIDDLE[tile])


def loose_ends(board: Board, before: Board | None, start: int) -> Iterator[Shape]:
    """Draw the loose ends; one that has moved on slides along with its new road."""
    both = board.sides[0].loose == board.sides[1].loose
    for player, side in enumerate(board.sides):
        if not side.loose:
            continue
        end = glyph(f"loose-{NAMES[player]}", f"loose-{NAMES[player]}", *MIDDLE[side.loose])
        if both:  # on one tile: White's shows round Black's
            end["scale"] = (1.35, 0.7)[player]
        old = before.sides[player].loose if before else 0
        slide: Motion = {"motion": "slide", "duration": LAID, "ease": "settle"}
        if before and side.loose != old and old:
            back = player != before.player  # after losses
            end["move"] = {**slide, "delay": _CROSSED} if back else slide
        elif before and side.loose != old:
            end["enter"] = {**slide, "from": MIDDLE[start]}
        yield end


def lost(board: Board, before: Board) -> list[tuple[Player, Place, int]]:
    """List what the chain reaction has taken, in its order: whose, where, the loose end (K9)."""
    found: list[tuple[Player, Place, int]] = []
    for player, (old, new) in enumerate(zip(before.sides, board.sides, strict=True)):
        end, gone = old.loose, old.roads & ~new.roads
        while gone:
            place = next(BY_BIT[bit] for bit in bits(gone) if end in BY_BIT[bit][2:])
            found.append((player, place, end))
            end, gone = place.other(end), gone ^ place.bit
    return found


def sweeping(board: Board, before: Board) -> Iterator[Shape]:
    """Cross the lost roads out, then sweep them off one after the other from the loose end."""
    gone = lost(board, before)
    step = min(LAID, _LONGEST // max(1, len(gone)))
    for turn, (player, place, end) in enumerate(gone):
        delay = _CROSSED + step * turn
        yield from _swept(player, place, _seen(place, end, board.cities), delay)
        if turn == 0 and not board.sides[player].loose:
            away: Motion = {"motion": "fade", "delay": delay, "duration": 90}
            id = f"loose-{NAMES[player]}"
            yield glyph(id, id, *MIDDLE[end], exit=away)


def _seen(place: Place, end: int, cities: int) -> tuple[float, ...]:
    """Give the line of a lost road to its loose end, without what a city covers."""
    x, y, u, v = along(place, place.other(end))
    part = 34 / STEP if place.other(end) & cities else 0
    return x + (u - x) * part, y + (v - y) * part, u, v


def _swept(player: Player, place: Place, points: tuple[float, ...], delay: int) -> Iterator[Shape]:
    id = place.text
    sweep: Motion = {"motion": "sweep", "delay": delay, "duration": LAID, "ease": "leave"}
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
