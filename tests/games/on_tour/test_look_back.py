"""The look back at a tour: parts that add up, by a plain player whose mean holds."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import State
from pygames.games.on_tour import GAME
from pygames.games.on_tour.look_back import USUAL, mean_score, plain_score, review, seen
from pygames.games.on_tour.maps import MAPS
from pygames.games.on_tour.rules import END, Tour
from pygames.record import Record, extend, final, make_header, settle, states

QUICKLY = Budget("playouts", 1)


def finished(players: int, options: dict[str, str]) -> tuple[Tour, ...]:
    """Play a game by bots that see little."""
    record = settle(Record(make_header(GAME, players, options, None), seed="back"))
    random = Random(4)
    while not final(record).is_terminal():
        record = extend(record, GAME.bots.choose(_tour(final(record)), 2, QUICKLY, random).action)
    return tuple(_tour(state) for state in states(record))


def _tour(state: State) -> Tour:
    assert isinstance(state, Tour)
    return state


@pytest.mark.parametrize("land", list(MAPS.values()), ids=lambda land: land.id)
def test_the_plain_player_scores_what_is_said(land: object) -> None:
    mean = mean_score(land, 100, Random("again"))  # type: ignore[arg-type]
    assert mean == pytest.approx(USUAL[land.id], abs=1.6)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("players", "land"), [(1, "usa"), (3, "europe")])
def test_the_parts_add_up_to_what_was_drawn(players: int, land: str) -> None:
    line = finished(players, {"map": land})
    panels = [panel for panel in review(line).panels if "came from" in panel.title]
    assert len(panels) == players
    for panel, sheet in zip(panels, line[-1].sheets, strict=True):
        usual, luck, placing, best, missed, drawn = (int(row[1][0].text) for row in panel.rows)
        assert usual == USUAL[land]
        assert usual + luck == plain_score(line)
        assert usual + luck + placing == best
        assert best + missed == drawn == sheet.score()


def test_alone_it_says_whether_more_was_to_be_had() -> None:
    line = finished(1, {})
    assert review(line).sentences[1] == "The numbers allow no better tour than was drawn."
    at = next(i for i, state in enumerate(line) if state.sheets[0].route)
    short = [*line[: at + 1], line[at].child(END)]
    found = review(short)
    assert "points more than was drawn" in found.sentences[1]
    assert found.panels[-1].title == "A better tour"


def test_a_hint_says_what_an_action_keeps() -> None:
    line = finished(1, {})
    writing = next(state for state in line if state.phase == "turn" and state.roll)
    assert "points of the route" in seen(writing, writing.legal_actions()[0])
    drawing = line[-2]
    assert seen(drawing, END).startswith("ends the tour with")
