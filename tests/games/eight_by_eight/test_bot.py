"""The bot: legal, repeatable, inside its budget, and it sees a win."""

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.door.reasons import reason
from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.bot import settle
from pygames.games.eight_by_eight.puzzles import Graded
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.puzzles import pack, text
from tests.games.eight_by_eight.drive import at
from tests.support.effort import sampled

FIVE_WAITS = "yyyy4/8/rrrrr3/8/8/8/8/8 -,- y 8 !"
"""Yellow needs a 1 or a 5, and one more blackout than Red, who has none (E10)."""


def chance_of_five(blackouts: int) -> float:
    """Count by hand: two of eight numbers win, and those that are blacked out lose (E4)."""
    fresh = 6 - blackouts
    return (2 + (fresh * chance_of_five(blackouts + 1) if fresh else 0)) / 8


def test_a_last_turn_is_counted_and_said_in_hundredths() -> None:
    state = at(FIVE_WAITS)
    thought = GAME.bots.choose(state, 5, Budget("playouts", 60), Random(0))
    assert (thought.action, thought.win[1]) == ("x8", chance_of_five(1))
    assert reason(state, thought) == "Wins 52\u00a0times\u00a0in\u00a0100; a piece: 0"


def test_all_chances_of_the_pack_are_counted_within_a_playout_each() -> None:
    """The pack was proved in fractions, by a search that shares nothing with this one."""
    whole = pack.of(GAME.folder)
    assert whole
    assert GAME.puzzles
    puzzles = GAME.puzzles()
    for code in sampled(whole.texts, 12):
        puzzle = text.read(GAME.id, puzzles, code)
        assert isinstance(puzzle, Graded)
        state = EightByEight.initial(Setup(puzzle.players, puzzle.options))
        for action in puzzle.actions:
            state = state.child(action)
        values, _ = settle(state, (), Budget("playouts", 1200))
        shares = [round(100 * values[each].win[puzzle.player]) for each in state.legal_actions()]
        assert shares == list(puzzle.chances)


FOURS = {
    "rrrr4/8/8/3y4/8/2y5/8/6y1 -,- y 1 -": "1,5",
    "8/2r5/2r1y3/8/2r2y2/2r5/6y1/8 -,- y 4 -": "4,3",
    "8/1r6/2r2y2/3r4/8/5r2/y7/5y2 -,- y 5 -": "5,5",
    "8/8/1y4r1/5r2/4r3/3r3y/8/y7 -,- y 7 -": "7,3",
    "8/8/rr1rr1y1/8/3y4/8/5y2/8 -,- y 3 -": "3,3",
}
"""Red needs one space for a line of five; yellow rolled its number and has no better use of it."""


@pytest.mark.parametrize(("level", "times"), [(3, 26), (4, 34), (5, 40)])
def test_it_closes_a_line_of_four(level: int, times: int) -> None:
    """In a row, a column, on a diagonal, with a gap: but for slips of the gentler levels."""
    actions = [
        GAME.bots.choose(at(text), level, Budget("playouts", 600), Random(seed)).action == space
        for text, space in FOURS.items()
        for seed in range(8)
    ]
    assert sum(actions) >= times


@pytest.mark.parametrize("level", [4, 5])
def test_it_saves_a_draw_in_the_last_turn(level: int) -> None:
    """Only 2,5 makes yellow equal to red in lines, blackouts and pieces."""
    state = at("rrrrr3/yyyy4/8/8/8/8/8/8 -,- y 2 !")
    for seed in range(8):
        assert GAME.bots.choose(state, level, Budget("playouts", 300), Random(seed)).action == "2,5"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_sees_who_is_winning(players: int) -> None:
    """Red has a line of five, and the others have a turn left and nothing."""
    marks = ",".join("-" * players)
    state = at(f"rrrrr3/8/8/3y4/8/2y5/8/6y1 {marks} y 8 !")
    thought = GAME.bots.choose(state, 5, Budget("playouts", 400), Random(1))
    assert thought.win[0] > 0.9
    assert sum(thought.win) == pytest.approx(1)


def test_e4_of_a_blackout_it_says_how_many_numbers_would_end_a_turn() -> None:
    full = at("rryyrryy/8/8/8/8/8/8/8 23,- r 1 -")
    thoughts = (
        GAME.bots.choose(full, 1, Budget("playouts", 60), Random(seed)) for seed in range(40)
    )
    notes = {(thought.action == "x1", thought.note) for thought in thoughts}
    assert notes == {(True, "3 of 8 numbers would end your turn"), (False, "")}
