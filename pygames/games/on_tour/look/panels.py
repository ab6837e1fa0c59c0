"""Beside the board: panels, and the notes beside the players' names."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look.status import name_among
from pygames.games.on_tour.rules.maps import Map
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import Sheet, value_text
from pygames.games.on_tour.rules.solver import best_of
from pygames.grammar.cast import Cast
from pygames.look.show import Cell, Panel, PlayerNote

_STOPS = 4
"""The stops in a row of a panel."""


def note(state: Tour, player: Player) -> PlayerNote:
    """Return the note beside a player's name."""
    sheet = state.sheets[player]
    if state.phase != "route":
        return PlayerNote(words.circled_note(sheet.circled.bit_count()))
    if not sheet.route and not state.is_terminal():
        return PlayerNote("")
    sentence = words.tour_note(len(sheet.route), sheet.circled_on_route())
    return PlayerNote(sentence, sheet.score())


def panels(state: Tour, seat: Player, cast: Cast | None = None) -> Iterator[Panel]:
    """Yield the panels beside a player's map."""
    cast = cast or words.NEUTRAL
    if state.phase != "route":
        yield _panel_of_counts(state)
        return
    if state.is_terminal():
        yield _panel_of_bests(state, cast)
    sheet = state.sheets[seat]
    if sheet.route:
        title = words.tour_title(cast, name_among(state, seat))
        yield Panel(title, stops(state.map, sheet, sheet.route))


def _panel_of_counts(state: Tour) -> Panel:
    rows = [
        (words.EMPTY_AREAS, [Cell(str(state.left))]),
        (words.CARDS_IN_DECK, [Cell(str(state.deck.bit_count()))]),
    ]
    return Panel(words.SO_FAR, rows)


def _panel_of_bests(state: Tour, cast: Cast) -> Panel:
    """Set the best possible score of each map beside the one that was drawn."""
    rows = [("", [Cell(words.DRAWN), Cell(words.BEST_POSSIBLE)])]
    bests = [best_of(state.map, sheet) for sheet in state.sheets]
    for player, (sheet, best) in enumerate(zip(state.sheets, bests, strict=True)):
        sentence = words.best_or_more(best.score, proved=best.proved)
        label = words.row_label(cast, name_among(state, player))
        rows.append((label, [Cell(f"{sheet.score()}"), Cell(sentence)]))
    proved = all(best.proved for best in bests)
    return Panel(words.tours_title(len(state.sheets)), rows, "" if proved else words.UNPROVED)


def stops(land: Map, sheet: Sheet, route: tuple[int, ...]) -> list[tuple[str, list[Cell]]]:
    """Return the stops of a tour in rows, each with the number of its first stop."""
    cells = [Cell(f"{value_text(sheet.values[area])} {land.ids[area]}") for area in route]
    cells += [Cell()] * (-len(cells) % _STOPS)
    return [(f"{i + 1}", cells[i : i + _STOPS]) for i in range(0, len(cells), _STOPS)]
