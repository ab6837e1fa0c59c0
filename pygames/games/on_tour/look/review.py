"""The game's look back at itself: what each score is made of.

A plain player measures the luck: it writes by a fixed plan, and draws the best tour at the end.
`USUAL_SCORE` is its mean score over many games. On the very dice and cards of this game it
reaches some score too, and the difference is what they gave. What the best tour on the player's
own map has beyond that is the placing, and what was not drawn of it is missed. So the parts add
up: usual + luck + placing - missed = drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look import words as sentences
from pygames.games.on_tour.look.panels import stops
from pygames.games.on_tour.look.status import name_among
from pygames.games.on_tour.rules.charts import climbing
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Entry
from pygames.games.on_tour.rules.solver import best_of, quick_score
from pygames.games.on_tour.rules.writing import Choice, Turn, choice, cross_areas
from pygames.look.show import Cell, Panel, Review

USUAL_SCORE = {"usa": 26, "europe": 23}
"""The plain player's mean score on each map: 26.4 and 23.0 over 400 games, with standard errors
of 0.2. `mean_score` in tests/games/on_tour/test_review.py measures it again."""
_CIRCLE = 16
"""How far from its aim the plain player writes a number for the sake of a circle (27.0 points a
game on the USA map against 22.7 without, over 40 games)."""


def review(states: Sequence[Tour]) -> Review:
    """Look back at a finished game."""
    last = states[-1]
    plain, usual = plain_score(states), USUAL_SCORE[last.map.id]
    players = range(len(last.sheets))
    parts = [_parts(last, player, plain, usual) for player in players]
    routes = [_best_tour(last, player) for player in players if _missed(last, player)]
    return Review(_sentences(last, plain - usual), [*parts, *routes])


def _sentences(last: Tour, luck: int) -> list[str]:
    if len(last.sheets) > 1:
        return [sentences.luck(luck)]
    if missed := _missed(last, 0):
        return [sentences.luck(luck), sentences.better_tour(missed)]
    proved = best_of(last.map, last.sheet).proved
    return [sentences.luck(luck), sentences.NO_BETTER_TOUR if proved else sentences.NOT_RULED_OUT]


def _missed(last: Tour, player: Player) -> int:
    sheet = last.sheets[player]
    return max(0, best_of(last.map, sheet).score - sheet.score())


def _parts(last: Tour, player: Player, plain: int, usual: int) -> Panel:
    """List what a score is made of."""
    sheet = last.sheets[player]
    best = best_of(last.map, sheet)
    rows = [
        (sentences.PLAIN_PLAYER, f"{usual}"),
        (sentences.LUCK, _signed(plain - usual)),
        (sentences.PLACING, _signed(best.score - plain)),
        (sentences.BEST_TOUR, f"{best.score}"),
        (sentences.MISSED, _signed(sheet.score() - best.score)),
        (words.DRAWN, f"{sheet.score()}"),
    ]
    title = sentences.parts_title(name_among(last, player))
    note = "" if best.proved else sentences.NOT_RULED_OUT
    return Panel(title, [(label, [Cell(number)]) for label, number in rows], note)


def _signed(number: int) -> str:
    sign = "+" if number > 0 else "\u2212" if number < 0 else ""
    return f"{sign}{abs(number)}"


def _best_tour(last: Tour, player: Player) -> Panel:
    sheet = last.sheets[player]
    rows = stops(last.map, sheet, best_of(last.map, sheet).route)
    return Panel(sentences.better_title(name_among(last, player)), rows)


def plain_score(states: Sequence[Tour]) -> int:
    """Return the plain player's score on the dice and cards of a game."""
    first = next(state for state in states if state.phase == "turn")
    land, sheet = first.map, first.sheets[0]
    for turn in _turns(states):
        entries = write_plainly(turn, sheet.empty)
        sheet = sheet.written(entries, turn.circles(entries))
    return quick_score(land, sheet)


def _turns(states: Sequence[Tour]) -> Iterator[Turn]:
    """Yield what the dice and cards asked for, turn by turn: the same of all players."""
    for state in states:
        if state.phase == "turn" and state.current_player() == 0:
            yield state.turn


def write_plainly(turn: Turn, empty: int) -> tuple[Entry, ...]:
    """Write as the plain player does: low numbers in the west, high ones in the east.

    Stars go where most neighbours are, and X's where fewest are.
    """
    options, aims = choice(turn, empty), climbing(turn.map, 1, 0)
    if options.pairs:
        return _pair(turn, options.pairs, aims)
    if options.single:
        return _single(turn, options, empty, aims)
    if options.stars:
        return ((STAR, max(bits(options.stars), key=lambda area: _degree(turn, area))),)
    areas = sorted(bits(options.cross or options.crosses), key=lambda area: _degree(turn, area))
    return tuple((CROSS, area) for area in sorted(areas[: 2 if options.crosses else 1]))


def _degree(turn: Turn, area: int) -> int:
    return turn.map.around[area].bit_count()


def _cost(turn: Turn, entry: Entry, aims: Sequence[float]) -> float:
    """Return how far a number is from the area's aim, less what a circle is worth."""
    number, area = entry
    return abs(number - aims[area]) - _CIRCLE * (area in turn.cards)


def _pair(turn: Turn, pairs: Sequence[tuple[int, int]], aims: Sequence[float]) -> tuple[Entry, ...]:
    low, high = turn.numbers
    costs = {
        area: _cost(turn, (high, area), aims)
        for area in {a for _, areas in pairs for a in bits(areas)}
    }
    order = sorted(costs, key=costs.__getitem__)
    best, least = (0, 0), float("inf")
    for area, others in pairs:
        other = next(area for area in order if others >> area & 1)
        paid = _cost(turn, (low, area), aims) + costs[other]
        if paid < least:
            best, least = (area, other), paid
    return (low, best[0]), (high, best[1])


def _single(turn: Turn, options: Choice, empty: int, aims: Sequence[float]) -> tuple[Entry, ...]:
    number, area = min(
        ((number, area) for number in turn.numbers for area in bits(options.single)),
        key=lambda entry: _cost(turn, entry, aims),
    )
    if not options.crossed:
        return ((number, area),)
    rest = bits(cross_areas(turn, empty, area))
    return (number, area), (CROSS, min(rest, key=lambda area: _degree(turn, area)))
