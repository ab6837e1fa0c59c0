"""The review of a tour: parts that add up, by a plain player whose mean holds."""

from random import Random

import pytest

from pygames.bots.budget import Budget, Vote
from pygames.core import State
from pygames.games.on_tour import GAME
from pygames.games.on_tour.bot.bot import note
from pygames.games.on_tour.look.review import USUAL_SCORE, plain_score, review, write_plainly
from pygames.games.on_tour.rules.maps import MAPS, Map
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.solver import Best, quick_score
from pygames.record import Record, extend, final, make_header, settle, states
from tests.games.on_tour.helpers import new

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


def mean_score(land: Map, games: int, random: Random) -> float:
    """Measure the plain player: its mean score over this many games."""
    return sum(plain_game(land, random) for _ in range(games)) / games


def plain_game(land: Map, random: Random) -> int:
    state = new(1, land.id)
    while state.phase != "route":
        if outcomes := state.chance_outcomes():
            texts, weights = zip(*outcomes, strict=True)
            (outcome,) = random.choices(texts, [float(weight) for weight in weights])
            state = state.child(outcome)
        else:
            state = state.wrote(write_plainly(state.turn, state.sheet.empty))
    return quick_score(land, state.sheet)


@pytest.mark.parametrize("land", MAPS.values(), ids=lambda land: land.id)
def test_the_plain_player_scores_what_is_said(land: Map) -> None:
    mean = mean_score(land, 100, Random("again"))
    assert mean == pytest.approx(USUAL_SCORE[land.id], abs=1.6)


@pytest.mark.parametrize(("players", "land"), [(1, "usa"), (3, "europe")])
def test_the_parts_add_up_to_what_was_drawn(players: int, land: str) -> None:
    line = finished(players, {"map": land})
    panels = [panel for panel in review(line).panels if "came from" in panel.title]
    assert len(panels) == players
    for panel, sheet in zip(panels, line[-1].sheets, strict=True):
        usual, luck, placing, best, missed, score = (
            int(row[1][0].text.replace("\N{MINUS SIGN}", "-")) for row in panel.rows
        )
        assert usual == USUAL_SCORE[land]
        assert usual + luck == plain_score(line)
        assert usual + luck + placing == best
        assert best + missed == score == sheet.score()


def test_alone_it_says_whether_more_was_to_be_had() -> None:
    line = finished(1, {})
    assert review(line).sentences[1] == "The numbers allow no better tour than the one drawn."
    at = next(i for i, state in enumerate(line) if state.sheets[0].route)
    short = [*line[: at + 1], line[at].child(END)]
    look = review(short)
    assert "points more than the one drawn" in look.sentences[1]
    assert look.panels[-1].title == "A better tour"


def test_a_hint_says_what_an_action_promises() -> None:
    line = finished(1, {})
    writing = next(state for state in line if state.phase == "turn" and state.roll)
    first = writing.legal_actions()[0]
    assert note(writing, first).startswith("Your best tour so far: ")
    promised = note(writing, first, [Vote(first, 8, 26.6)])
    assert promised == "Your tour could reach about 27 points"
    drawing = line[-2]
    assert note(drawing, END).startswith("The tour ends with ")


def test_nothing_is_called_best_that_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the few maps where the search for the best tour is cut short."""
    line = finished(1, {})
    writing = next(state for state in line if state.phase == "turn" and state.roll)
    drawing = next(state for state in line if state.phase == "route")
    going_on = drawing.legal_actions()[0]
    assert note(drawing, going_on) == "This way your tour is the longest"
    for place in ("bot.bot.quick_best", "bot.bot.best_rest", "look.review.best_of"):
        monkeypatch.setattr(f"pygames.games.on_tour.{place}", _unproved)
    assert note(writing, writing.legal_actions()[0]) == "Your best tour so far: at least 8 points"
    assert note(drawing, going_on) == "This way your tour reaches 8 points"
    assert review(line).sentences[1] == "A better tour could not be ruled out in time."


def _unproved(*_: object) -> Best:
    return Best(8, (), proved=False)
