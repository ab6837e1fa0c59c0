"""M9: the same position with the same player to move, for the third time, is a draw."""

from tests.games.murus_gallicus.helpers import LONG_ROUND, ROUND, alternating, read, turned
from tests.support.shown import played

TOWERS = "7B/7B/8/8/8/W7/W7 w"
BLOCKS = "6BB/6BB/8/8/8/WW6/WW6 w"
ONCE_ROUND = alternating(ROUND, turned(ROUND))


def test_m9_the_third_time_is_a_draw_and_the_start_counts_as_the_first() -> None:
    state = played(read(TOWERS), *ONCE_ROUND)
    assert state.position() == TOWERS
    state = played(state, *ONCE_ROUND[:-1])
    assert not state.is_terminal()
    state = played(state, ONCE_ROUND[-1])
    assert state.is_terminal()
    assert state.returns() == (0, 0)
    assert state.scores() == (0, 0)
    assert state.reason() == "The same position has come for the third time."
    assert state.legal_actions() == ()
    assert state.position() is None


def test_m9_it_is_enough_that_a_later_position_stands_for_the_third_time() -> None:
    aside = played(read("7B/7B/8/8/4W3/W7/W7 w"), "e3-g3")
    waiting = turned(ROUND)
    state = played(aside, *alternating(waiting, ROUND), *alternating(waiting, ROUND)[:-1])
    assert not state.is_terminal()
    assert played(state, ROUND[-1]).returns() == (0, 0)


def test_m9_the_same_stones_with_the_other_player_to_move_are_another_position() -> None:
    other_to_move = alternating(LONG_ROUND, turned(ROUND * 2))
    state = played(read(BLOCKS), *other_to_move)
    assert state.position() == BLOCKS.replace(" w", " b")
    state = played(state, *alternating(turned(LONG_ROUND), ROUND * 2))
    # The stones stand so for the third time, but White is to move for the second.
    assert state.position() == BLOCKS
    assert not state.is_terminal()
    state = played(state, *alternating(ROUND, turned(ROUND)))
    assert state.returns() == (0, 0)


def test_m9_a_sacrifice_begins_the_count_anew() -> None:
    beside = read("7B/7B/4b3/3W4/8/W7/W7 w")
    state = played(beside, *ONCE_ROUND, "d4xe5")
    after_it = alternating(turned(ROUND), ROUND)
    state = played(state, *after_it)
    assert not state.is_terminal()
    state = played(state, *after_it[:-1])
    assert not state.is_terminal()
    assert played(state, after_it[-1]).returns() == (0, 0)


def test_m9_a_start_has_no_history() -> None:
    twice = played(read(TOWERS), *ONCE_ROUND)
    position = twice.position()
    assert position is not None
    assert not played(read(position), *ONCE_ROUND).is_terminal()
    assert played(twice, *ONCE_ROUND).is_terminal()
