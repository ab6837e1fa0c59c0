"""What a position is in words: the status, what was done, labels, the table of flags."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_cities import flags
from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.flags import NAMES, City
from pygames.games.eight_cities.grid import PLACE, Place, name
from pygames.games.eight_cities.rules import CITIES, Cities
from pygames.look.show import Cell, Panel, PlayerNote, Row


def status(state: Cities) -> str:
    """Say who does what next."""
    board = state.board
    if not state.is_set_up:
        left = CITIES - board.cities.bit_count()
        return f"Eight cities are being placed, {left} to come"
    who, loose = NAMES[board.player], board.sides[board.player].loose
    if state.legal_actions() == (PASS,):
        return f"{who} can only pass"
    on = f", on from {name(loose)}" if loose else ""
    if board.left == 1 and board.built:
        return f"One more road for {who}{on or ', or a pass'}"
    roads = "two roads" if board.left > 1 else "one road"
    return f"{who}, build {roads}{on or ' or pass'}"


def said(before: Board, after: Board, action: str, lost: Sequence[Place]) -> str:
    """Say what an action did."""
    if action[0] == "@":
        return f"A city on {action[1:]}"
    who, other = NAMES[before.player], NAMES[1 - before.player]
    if action == PASS:
        return f"{who} passes" + (" the rest of the turn" if before.built else "")
    place = PLACE[action]
    words = f"{who} builds from {between(place, start_of(place, before, before.player))}"
    words += _raised(before, after)
    if not lost:
        return words
    roads = flags.in_words([between(place) for place in lost])
    return f"{words}; {other} loses the road{'s' if len(lost) > 1 else ''} {roads}"


def _raised(before: Board, after: Board) -> str:
    """Say where the builder has other flags now; all these cities are in one network (K12)."""
    old = {city.name: city.flags[before.player] for city in flags.cities(before)}
    now = {city.name: city.flags[before.player] for city in flags.cities(after)}
    new = [name for name in now if now[name] != old[name]]
    if not new:
        return ""
    count = now[new[0]]
    noun = "flag" if count == 1 else "flags"
    return f"; {count} {NAMES[before.player]} {noun} in {flags.in_words(new)}"


def start_of(place: Place, before: Board, player: Player) -> int:
    """Give the tile that a road was built from (K5, K7)."""
    starts = before.sides[player].loose or before.sides[player].tiles
    return place.near if place.near & starts else place.far


def between(place: Place, start: int = 0) -> str:
    """Name a place in words, from the tile `start` if it matters."""
    start = start or place.near
    return f"{name(start)} to {name(place.other(start))}"


def place_label(place: Place, board: Board) -> str:
    """Say what lies on a place."""
    for player, side in enumerate(board.sides):
        if side.roads & place.bit:
            return f"{between(place)}, {NAMES[player]}'s road"
    return f"{between(place)}, free"


def city_label(city: City, decides: bool) -> str:
    """Say how a city stands."""
    return f"City {city.name}, {flown(city)}{', decides' if decides else ''}"


def flown(city: City) -> str:
    """Say how many flags each player has in a city."""
    white, black = city.flags
    return f"White {white}, Black {black}" if white or black else "no flags"


def notes(board: Board) -> list[PlayerNote]:
    """Say what stands beside each player's name."""
    return [
        PlayerNote(_note(board, player), total) for player, total in enumerate(flags.totals(board))
    ]


def _note(board: Board, player: Player) -> str:
    side = board.sides[player]
    if side.loose:
        return f"loose end {name(side.loose)}"
    roads = side.roads.bit_count()
    return f"{roads} road{'' if roads == 1 else 's'}" if roads else "no road yet"


def panels(board: Board, over: bool) -> list[Panel]:
    """Show the flags of each city that has any, the most important first (K15)."""
    ranks = flags.ranks(board)
    rows = [
        Row(city.name, _cells(city), group=city is rank.cities[0])
        for rank in ranks
        for city in rank.cities
        if city.importance
    ]
    return [Panel("Flags, most important first", rows, _lead(board, over))] if rows else []


def _cells(city: City) -> list[Cell]:
    chips = [
        Cell(glyph=f"chip-{NAMES[player].lower()}-{count}", label=f"{NAMES[player]} {count},")
        if count
        else Cell()
        for player, count in enumerate(city.flags)
    ]
    return [*chips, Cell(str(city.importance))]


def _lead(board: Board, over: bool) -> str:
    decided = flags.deciding(board)
    if decided is None:
        return "No city decides." if over else "Nobody leads yet."
    winner = decided.totals.index(max(decided.totals))
    numbers = f"{decided.totals[winner]} to {decided.totals[1 - winner]}"
    verb = "wins" if over else "leads"
    return f"{NAMES[winner]} {verb} {decided.names} by {numbers}."
