"""What a tour is made of: the usual, luck, placing and drawing; and what an action leaves open.

A plain player measures the luck: one that writes by a fixed plan (`policy.quick`) and knows the
best tour at the end. `USUAL` is its mean score over many games. On the very dice and cards of
this game it reaches some score too, and the difference is what they gave. What the best tour on
the player's own map has beyond that is the placing, and what was not drawn of it is missed, so
that the parts add up: usual + luck + placing - missed = drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from pygames.core import Action, Player
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import Map
from pygames.games.on_tour.policy import STEPS, aims, playout, quick
from pygames.games.on_tour.rules import END, SET_UP_CARDS, Tour
from pygames.games.on_tour.sheet import Sheet, value_text
from pygames.games.on_tour.solver import best_route
from pygames.games.on_tour.writing import Turn
from pygames.look.show import Cell, Panel, Review

USUAL = {"usa": 26, "europe": 23}
"""The plain player's mean score on each map: 26.4 and 23.0, by `mean_score(land, 400,
Random("usual"))`, with standard errors of 0.2."""


def plain_score(states: Sequence[Tour]) -> int:
    """Give the plain player's score on the dice and cards of a game."""
    opened = next(state for state in states if state.phase == "turn")
    land, sheet = opened.map, opened.sheets[0]
    for turn in _turns(states):
        written = quick(turn, sheet.empty, aims(land))
        sheet = sheet.written(written, turn.circles(written))
    return best_route(land.around, sheet.values, sheet.circled, STEPS).score


def _turns(states: Sequence[Tour]) -> Iterator[Turn]:
    """Give what the dice and cards asked for, turn by turn: all players write by the same."""
    for state in states:
        if state.phase == "turn" and state.current_player() == 0:
            yield state.turn


def mean_score(land: Map, games: int, random: Random) -> float:
    """Measure the plain player: its mean score over so many games."""
    return sum(_plain_game(land, random) for _ in range(games)) / games


def _plain_game(land: Map, random: Random) -> int:
    cards = random.sample(range(len(land.ids)), SET_UP_CARDS)
    low, high = sorted(random.sample(range(10), 2))
    numbers = Turn(land, (low, high), ()).numbers
    entries = [(numbers[index > 1], card) for index, card in enumerate(cards)]
    circled = sum(1 << card for card in cards)
    sheet = Sheet.blank(land).written(entries, circled)
    return playout(land, sheet, land.full & ~circled, 0, random)


def review(states: Sequence[Tour]) -> Review:
    """Look back at a finished game."""
    last = states[-1]
    plain, usual = plain_score(states), USUAL[last.map.id]
    players = range(len(last.sheets))
    parts = [_parts(last, player, plain, usual) for player in players]
    routes = [_best_panel(last, player) for player in players if _missed(last, player)]
    return Review(_sentences(last, plain - usual), [*parts, *routes])


def _sentences(last: Tour, luck: int) -> list[str]:
    if luck:
        kind = "kind" if luck > 0 else "unkind"
        words = f"The dice and cards were {kind}: {abs(luck)} {_points(luck)}"
        words += " more than usual" if luck > 0 else " less than usual"
    else:
        words = "The dice and cards were neither kind nor unkind"
    found = [f"{words}, as measured by a plain player who plays them by a fixed plan."]
    if len(last.sheets) == 1:
        missed = _missed(last, 0)
        more = f"{missed} {_points(missed)} more than was drawn"
        words = f"allow a tour of {more}" if missed else "allow no better tour than was drawn"
        found.append(f"The numbers {words}.")
    return found


def _missed(last: Tour, player: Player) -> int:
    sheet = last.sheets[player]
    return max(0, best_of(last.map, sheet.values, sheet.circled).score - sheet.score())


def _points(count: int) -> str:
    return "point" if abs(count) == 1 else "points"


def _parts(last: Tour, player: Player, plain: int, usual: int) -> Panel:
    """List what a score is made of."""
    sheet = last.sheets[player]
    best = best_of(last.map, sheet.values, sheet.circled)
    rows = [
        ("A plain player, usual luck", f"{usual}"),
        ("Luck with dice and cards", _signed(plain - usual)),
        ("Placing", _signed(best.score - plain)),
        ("Best tour with these numbers", f"{best.score}"),
        ("Missed in drawing", _signed(sheet.score() - best.score)),
        ("Drawn", f"{sheet.score()}"),
    ]
    note = "" if best.proved else "A better tour could not be ruled out in time."
    title = "Where the points came from"
    if len(last.sheets) > 1:
        title = f"{NAMES[player]}: where the points came from"
    return Panel(title, [(label, [Cell(text)]) for label, text in rows], note)


def _signed(points: int) -> str:
    return f"{points:+}" if points else "0"


def _best_panel(last: Tour, player: Player) -> Panel:
    """List the stops of the best tour, four in a row."""
    sheet = last.sheets[player]
    route = best_of(last.map, sheet.values, sheet.circled).route
    cells = [Cell(f"{value_text(sheet.values[i])} {last.map.ids[i]}") for i in route]
    rows = [(f"{i + 1}", cells[i : i + 4]) for i in range(0, len(cells), 4)]
    return Panel("A better tour" if len(last.sheets) == 1 else f"{NAMES[player]}: best tour", rows)


def seen(state: Tour, action: Action) -> str:
    """Say what an action leaves open, for a hint."""
    sheet = state.child(action).sheets[state.mover]
    if action == END:
        return f"ends the tour with {sheet.score()} {_points(sheet.score())}"
    if state.phase == "route":
        return "goes the way of the best tour"
    score = best_route(state.map.around, sheet.values, sheet.circled, STEPS).score
    return f"keeps {score} {_points(score)} of the route"
