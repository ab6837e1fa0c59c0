"""What a moment of On Tour looks like, and where to point: a player's map, and the table below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygames.games.on_tour import words
from pygames.games.on_tour.look.map_drawing import MapDrawing
from pygames.games.on_tour.look.panels import note, panels
from pygames.games.on_tour.look.status import number_pick, prompts, said, status
from pygames.games.on_tour.look.table import COMPACT, LOW, NORMAL, table
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.result import reason
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Entry
from pygames.games.on_tour.rules.writing import entries, entries_text, read_entries
from pygames.look.picks import PickPath
from pygames.look.scene import Scene
from pygames.look.show import Button, Moment, Show


def show(moment: Moment[Tour]) -> Show:
    """Show one player's map; `seat` says whose."""
    state = moment.state
    paths = _paths(state)
    return Show(
        scene=_scene(moment),
        status=status(state, moment.you),
        players=[note(state, player) for player in range(len(state.sheets))],
        paths=paths,
        prompts=prompts(state),
        buttons=_buttons(paths),
        panels=list(panels(state, moment.seat)),
        changed=_changed(moment),
        said=said(moment.before, moment.action, moment.you),
        reason=reason(state.sheets, moment.you) if state.is_terminal() else None,
    )


def _scene(moment: Moment[Tour]) -> Scene:
    """Draw the map, and the table below it, which paper goes without."""
    ground, pieces = MapDrawing(moment).shapes()
    height = CHARTS[moment.state.map.id].height
    if not moment.paper:
        layout = LOW if moment.low else COMPACT if moment.compact else NORMAL
        below, above = table(moment.state, moment.action, moment.seat, layout)
        ground, pieces, height = [*ground, *below], [*pieces, *above], height + layout.depth
    return Scene(WIDTH, height, ground, pieces, zoom=moment.compact)


def _buttons(paths: Sequence[PickPath]) -> list[Button]:
    ends = paths and paths[-1].ids == (END,)
    return [Button(END, words.END_TOUR)] if ends else []


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
        return [PickPath(action, (action.lstrip(">"),)) for action in state.legal_actions()]
    if state.choice.pairs:
        return _pair_paths(state)
    return [
        path
        for written in entries(state.turn, state.sheet.empty)
        for path in _paths_of(state, written)
    ]


def _pair_paths(state: Tour) -> list[PickPath]:
    """Begin with either number; there can be thousands of paths, so ids are looked up."""
    ids, (first, second) = state.map.ids, map(number_pick, state.turn.numbers)
    found = []
    actions = iter(state.legal_actions())
    for area, others in state.choice.pairs:
        one = ids[area]
        for other in bits(others):
            two, action = ids[other], next(actions)
            found.append(PickPath(action, (first, one, two)))
            found.append(PickPath(action, (second, two, one)))
    return found


def _paths_of(state: Tour, written: tuple[Entry, ...]) -> Iterator[PickPath]:
    """Yield the paths of an action that isn't two numbers; two X's go in either order."""
    action = entries_text(state.map, written)
    areas = tuple(state.map.ids[area] for _, area in written)
    value = written[0][0]
    if value < STAR:
        yield PickPath(action, (number_pick(value), *areas))
    else:
        yield PickPath(action, areas)
        if value == CROSS and len(areas) == 2:
            yield PickPath(action, areas[::-1])
