"""What holds in every position, whichever way a game goes."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE, TERMINAL
from pygames.door.view import view
from pygames.games import find
from pygames.games.eight_cities.result import deciding, lead
from pygames.games.eight_cities.rules import Cities
from pygames.look.picks import tree
from pygames.look.show import Moment, Show
from pygames.record import Record, final, make_header, parse
from tests.games.eight_cities.helpers import at_random, read, start

GAME = find("eight-cities")
SEEDS = st.integers(0, 2**32)
PLIES = st.integers(0, 70)


def some_game(seed: int, plies: int) -> tuple[list[Cities], tuple[str, ...]]:
    """Play at random, at most this many plies: the states and the actions."""
    random, states = Random(seed), [start()]
    actions: list[str] = []
    while len(actions) < plies and not states[-1].is_terminal():
        actions.append(at_random(random, states[-1], random.choice((0, 0.3))))
        states.append(states[-1].child(actions[-1]))
    return states, tuple(actions)


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_the_lead_is_that_of_the_cities_which_decide(seed: int, plies: int) -> None:
    """K15: bots count it by networks, the result city by city."""
    for state in some_game(seed, plies)[0]:
        decided = deciding(state.board)
        white, black = decided.totals if decided else (0, 0)
        assert lead(state.board) == white - black


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_a_record_leads_to_the_same_position_and_comes_back_from_its_data(
    seed: int, plies: int
) -> None:
    states, actions = some_game(seed, plies)
    record = Record(make_header(GAME, 2, {}, None), actions)
    assert final(record) == states[-1]
    assert parse(json.loads(json.dumps(record.data()))) == record


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_making_children_changes_nothing_and_actions_are_unique(seed: int, plies: int) -> None:
    state = some_game(seed, plies)[0][-1]
    facts = (state.board, state.legal_actions(), state.position(), state.current_player())
    for action in state.legal_actions():
        assert state.child(action) == state.child(action)
    assert facts == (state.board, state.legal_actions(), state.position(), state.current_player())
    assert len(set(state.legal_actions())) == len(state.legal_actions())


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_exactly_one_player_or_chance_decides_or_the_game_is_over(seed: int, plies: int) -> None:
    for state in some_game(seed, plies)[0]:
        player = state.current_player()
        assert bool(state.legal_actions()) == (player in (0, 1))
        assert bool(state.chance_outcomes()) == (player == CHANCE)
        if player == CHANCE:
            assert sum(share for _, share in state.chance_outcomes()) == Fraction(1)
        assert (state.returns() is None) == (player != TERMINAL)


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_each_action_has_a_path_of_its_own_to_what_is_there(seed: int, plies: int) -> None:
    state = some_game(seed, plies)[0][-1]
    display: Show = GAME.look.show(Moment(state))
    picks = tree(display.paths)
    assert sorted(map(str, picks.values())) == sorted(state.legal_actions())
    there = {shape["id"] for shape in display.scene.ground if "label" in shape}
    assert set(picks) <= there | {button.id for button in display.buttons}


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_a_view_is_finite_json_and_small_and_its_ids_are_unique(seed: int, plies: int) -> None:
    actions = some_game(seed, plies)[1]
    display = view(Record(make_header(GAME, 2, {}, None), actions), len(actions), 0)
    text = json.dumps(display, allow_nan=False, separators=(",", ":"))
    assert len(text) < 60_000
    scene = display["scene"]
    ids = [shape["id"] for shape in (*scene["ground"], *scene["pieces"])]
    assert len(set(ids)) == len(ids)
    assert len({shape["id"] for shape in scene["gone"]}) == len(scene["gone"])
    assert set(ids).issuperset(display["changed"])


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_a_position_text_is_read_as_the_same_position(seed: int, plies: int) -> None:
    state = some_game(seed, plies)[0][-1]
    text = state.position()
    if text is not None:
        again = read(text)
        assert again.position() == text
        assert again.legal_actions() == state.legal_actions()


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.text(max_size=12) | st.sampled_from(["pass", "road-a1a2", "city-a1"]), max_size=3)
)
def test_explaining_never_raises(picks: list[str]) -> None:
    for state in some_game(len(picks), 20)[0][::5]:
        assert GAME.look.explain(state, picks, None).sentence


def test_no_game_is_longer_than_its_places_and_passes_allow() -> None:
    """Lost roads can be built again, so nothing but play shows that games end."""
    for seed in range(60):
        states, _ = some_game(seed, 10_000)
        assert states[-1].is_terminal()
