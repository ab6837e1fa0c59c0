"""Why something can't be picked: the situation, and the clause."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.games.on_tour.look.explain import explain
from pygames.games.on_tour.rules.rules import Tour
from tests.games.on_tour.helpers import (
    EUROPE,
    USA,
    filled,
    new,
    on_route,
    random_action,
    sheet,
    turn,
)
from tests.support.shown import played

BOTH = turn(USA, "CA NV AZ NY TX WA MI", cards="TX OH PA")
STAR = turn(USA, "CA NV NY WA", cards="TX OH PA", roll="55")
SAME = turn(USA, "CA NV NY WA", cards="TX AZ AL")
NEITHER = turn(USA, "WA OR ID", cards="FL TX PA")
LAST = turn(USA, "ID", roll="37")
ROUTE = on_route(USA, sheet(USA, "30CA 20NV (40OR) (*UT) 50NY", others="X"))
ON = played(ROUTE, ">CA")

SAID = [
    (new(), ["TX"], "The dice and cards decide here.", "T6"),
    (BOTH, ["TX"], "Choose one of the two numbers first.", "T7"),
    (BOTH, ["card-TX"], "The cards are matched for you: choose areas in their regions.", "T7"),
    (BOTH, ["end"], "Tours are drawn when every area is filled.", "T13"),
    (BOTH, ["num-38"], "The dice don’t show this number.", "T4"),
    (BOTH, ["num-37", "num-73"], "Choose an area for 37.", "T7"),
    (BOTH, ["num-37", "FL"], "Florida is filled: it holds an X.", "T7"),
    (
        BOTH,
        ["num-37", "CA", "CA"],
        "California takes 37; the two numbers need different areas.",
        "T7",
    ),
    (BOTH, ["num-37", "CA", "NV"], "One card can’t serve both California and Nevada.", "T7"),
    (BOTH, ["num-37", "CA", "FL"], "Florida is filled: it holds an X.", "T7"),
    (STAR, ["FL"], "Florida is filled: it holds an X.", "T7"),
    (STAR, ["num-55"], "After doubles, choose an area for a star.", "T10"),
    (
        SAME,
        ["NY"],
        "When all cards show the same region, a star goes in the South.",
        "T10",
    ),
    (NEITHER, ["num-37"], "Neither number fits, so choose two areas for an X each.", "T9"),
    (NEITHER, ["WA", "WA"], "The other X needs an area of its own.", "T9"),
    (LAST, ["num-37", "OR"], "Oregon is filled: it holds an X.", "T7"),
    (ROUTE, ["WA"], "Washington holds an X, and a tour never goes there.", "T13"),
    (ROUTE, ["end"], "A tour has at least one area: choose where it begins.", "T13"),
    (ON, ["OR"], "Your tour can go on to Oregon.", "T13"),
    (ON, ["CA"], "Your tour has already visited California.", "T13"),
    (ON, ["NY"], "Your tour must go on to a neighbour of California.", "T13"),
    (
        ON,
        ["NV"],
        "Numbers never fall: your tour has climbed to 30, and 20 is less.",
        "T13",
    ),
    (played(ON, ">OR end"), ["CA"], "The game is over.", "T15"),
]


@pytest.mark.parametrize(("state", "picks", "sentence", "clause"), SAID)
def test_the_sentence_names_the_situation(
    state: Tour, picks: list[str], sentence: str, clause: str
) -> None:
    explanation = explain(state, picks)
    assert (explanation.sentence, explanation.clause) == (sentence, clause)


def test_an_area_outside_the_shown_regions() -> None:
    state = turn(USA, "CA NV WA OR MI", cards="TX CA GA")
    explanation = explain(state, ["num-37", "MI"])
    sentence = "Michigan lies in the North and the Centre; the cards show South, West or East."
    assert (explanation.sentence, explanation.clause) == (sentence, "T7")


def test_an_area_that_would_leave_no_card_for_the_other_number() -> None:
    """Only the West has room; Spain could use either southern card, Iceland only the western."""
    state = turn(EUROPE, "ES IS", cards="PT CH FR")
    assert state.legal_actions() == ("37ES,73IS", "37IS,73ES")
    state = turn(EUROPE, "ES IS IE", cards="PT CH FR")
    explanation = explain(state, ["num-37", "IS", "IE"])
    assert (explanation.sentence, explanation.clause) == (
        "One card can’t serve both Iceland and Ireland.",
        "T7",
    )


def test_the_x_of_a_single_number_goes_in_a_shown_region() -> None:
    state = turn(USA, "CA NV WA", cards="TX GA PA")
    assert state.legal_actions()[0] == "37CA,XNV"
    explanation = explain(state, ["num-37", "CA", "WA"])
    assert explanation.sentence == "The X goes in the South or East, where there is still room."
    assert explanation.clause == "T9"
    assert explain(state, ["num-37", "CA", "CA"]).sentence == "The X needs an area of its own."
    crossed = explain(state, ["num-37", "CA", "NV"])
    assert crossed.sentence == "Only one number fits, so an X is written in place of 73."


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 30),
    plies=st.integers(0, 160),
    picks=st.lists(
        st.sampled_from([*USA.ids, *EUROPE.ids, "end", "num-37", "num-73", "card-TX", "", "xyz"]),
        max_size=5,
    ),
)
def test_it_never_raises(seed: int, plies: int, picks: list[str]) -> None:
    random = Random(seed)
    state = new(1 + seed % 3, ("usa", "europe")[seed % 2])
    for _ in range(plies):
        if state.is_terminal():
            break
        state = state.child(random_action(state, random))
    if state.roll and state.current_player() >= 0 and random.random() < 0.5:
        picks = [f"num-{number:02}" for number in state.turn.numbers[:1]] + picks
    explanation = explain(state, picks)
    assert explanation.sentence
    assert explanation.clause[0] == "T"


def test_legal_picks_are_answered_too() -> None:
    state = filled("legal")
    assert explain(state, [state.legal_actions()[0][1:]]).sentence
