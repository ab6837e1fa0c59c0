"""What a moment of On Tour looks like, and where to point: a player's map, and the table below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygames.core import Action
from pygames.games.on_tour import words
from pygames.games.on_tour.look.map_drawing import MapDrawing
from pygames.games.on_tour.look.panels import note, panels
from pygames.games.on_tour.look.status import counts, number_pick, prompts, said, status
from pygames.games.on_tour.look.table import COMPACT, layout_for, table
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.result import reason
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Entry
from pygames.games.on_tour.rules.solver import best_of, best_rest
from pygames.games.on_tour.rules.writing import entries, entries_text, read_entries
from pygames.look.picks import PickPath
from pygames.look.scene import Scene, Stretch
from pygames.look.show import Button, Moment, Show

BEST = "best"
"""The pick that draws the best tour from here on."""
_TALLEST = 1.35
"""How much taller than printed a map may be and still look like its land."""
_MUCH = 3
"""With this many points left or more, the end of a tour is confirmed."""


def show(moment: Moment[Tour]) -> Show:
    """Show one player's map; `seat` says whose."""
    state, cast = moment.state, moment.cast(words.NEUTRAL)
    paths = _paths(state)
    return Show(
        draw=partial(_scene, moment),
        status=status(state, cast),
        players=[note(state, player) for player in range(len(state.sheets))],
        paths=paths,
        prompts=prompts(state),
        buttons=_buttons(state),
        panels=list(panels(state, moment.seat, cast)),
        changed=_changed(moment),
        said=said(moment.before, moment.action, cast),
        reason=reason(state.sheets, cast) if state.is_terminal() else None,
        note=counts(state),
        hand=_hand(state),
    )


def _scene(moment: Moment[Tour]) -> Scene:
    """Draw the map, and the table below it; on paper only while it says what is written next."""
    ground, pieces = MapDrawing(moment).shapes()
    height = CHARTS[moment.state.map.id].height
    if not moment.paper or moment.state.roll:
        layout = layout_for(moment)
        below, above = table(moment.state, moment.action, moment.seat, layout)
        ground, pieces, height = (
            [*ground, *below],
            [*pieces, *above],
            height + layout.depth(len(moment.state.sheets)),
        )
    return Scene(WIDTH, height, ground, pieces, zoom=moment.compact, stretch=_stretch(moment))


def _stretch(moment: Moment[Tour]) -> Stretch | None:
    """Let a map that is drawn small be taller."""
    if not moment.compact or moment.low:
        return None
    below = COMPACT.depth(len(moment.state.sheets))
    return {"to": CHARTS[moment.state.map.id].height, "most": _TALLEST, "below": below}


def _hand(state: Tour) -> list[str]:
    """Return the numbers that are written, the lower first; no order is asked for (T7)."""
    if state.current_player() < 0 or state.phase != "turn" or not state.choice.pairs:
        return []
    return list(map(number_pick, state.turn.numbers))


def _buttons(state: Tour) -> list[Button]:
    """Return the ways to draw a tour without pointing: all the best rest of it, and its end."""
    if state.current_player() < 0 or state.phase != "route":
        return []
    sheet, ends = state.sheet, END in state.legal_actions()
    rest = best_rest(state.map, sheet)
    buttons = []
    if rest.route:
        label = words.DRAW_REST if sheet.route else words.DRAW_BEST
        buttons.append(Button(BEST, label, more=(*_steps(state, rest.route[1:]), END)))
    if ends:
        best = best_of(state.map, sheet).score
        ask = words.end_here(sheet.score(), best) if rest.score >= _MUCH else ""
        buttons.append(Button(END, words.END_TOUR, ask))
    return buttons


def _steps(state: Tour, route: Sequence[int]) -> list[Action]:
    return [f">{state.map.ids[area]}" for area in route]


def _route_paths(state: Tour) -> Iterator[PickPath]:
    for action in state.legal_actions():
        yield PickPath(action, (action.lstrip(">"),))
    if rest := best_rest(state.map, state.sheet).route:
        yield PickPath(_steps(state, rest[:1])[0], (BEST,))


def _changed(moment: Moment[Tour]) -> list[str]:
    """Return the areas that the last action changed on the map that is shown."""
    before, action = moment.before, moment.action
    if before is None or action is None or action[0] == "r" or action == END:
        return []
    if action[0] == "#":
        return [action[1:]] if before.phase == "set-up" else []
    if before.mover != moment.seat:
        return []
    if moment.state.phase == "route" and not moment.latest:
        return []  # the line of the tour shows where it went
    if action[0] == ">":
        return [action[1:]]
    return [before.map.ids[area] for _, area in read_entries(before.map, action)]


def _paths(state: Tour) -> list[PickPath]:
    """Return where to point for each legal action: a number first, then areas in any order."""
    if state.current_player() < 0:
        return []
    if state.phase == "route":
        return list(_route_paths(state))
    if state.choice.pairs:
        return _pair_paths(state)
    return [
        path for way in entries(state.turn, state.sheet.empty) for path in _paths_of(state, way)
    ]


def _pair_paths(state: Tour) -> list[PickPath]:
    """Begin with either number; there can be thousands of paths, so ids are looked up."""
    ids, (first, second) = state.map.ids, map(number_pick, state.turn.numbers)
    paths = []
    actions = iter(state.legal_actions())
    for area, others in state.choice.pairs:
        one = ids[area]
        for other in bits(others):
            two, action = ids[other], next(actions)
            paths.append(PickPath(action, (first, one, two)))
            paths.append(PickPath(action, (second, two, one)))
    return paths


def _paths_of(state: Tour, way: tuple[Entry, ...]) -> Iterator[PickPath]:
    """Yield the paths of an action that isn't two numbers; two X's go in either order."""
    action = entries_text(state.map, way)
    areas = tuple(state.map.ids[area] for _, area in way)
    value = way[0][0]
    if value < STAR:
        yield PickPath(action, (number_pick(value), *areas))
    else:
        yield PickPath(action, areas)
        if value == CROSS and len(areas) == 2:
            yield PickPath(action, areas[::-1])
