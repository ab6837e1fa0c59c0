"""What players are told in Cercas, by their names or as "you"."""

import re
from random import Random

import pytest

from pygames.core import Setup
from pygames.games.cercas import GAME, words
from pygames.games.cercas.areas import Area
from pygames.games.cercas.explain import explain
from pygames.games.cercas.rules import Cercas
from pygames.grammar.cast import Cast
from pygames.look.show import Moment
from tests.games.cercas.reference import Reference, Space
from tests.support.shown import Said, heard_row_by_row, played

START = Cercas.initial(Setup(2, {}))
CORNERS = "1000001/0000000/0000000/0000000/0000000/0000000"
UPRIGHT = "1000000/0000000/0000000/0000000/0000000/1000000"
ROWS = "0000000/0000000/0000000/0000000/0000000/0000000"
MARKS = "7/7/7/7/7/7/7"
FULL = "xxxxxxx/" * 6 + "xxxxxxx"
BEGIN = f"{ROWS} {ROWS} {MARKS} x"
CROWDED = f"{ROWS} {ROWS} {FULL[:-7]}1xxxxxx x"
STUCK = f"{CORNERS} {UPRIGHT} {FULL} o"
CLOSING = "b1-b2:a1 g7-g8:f7 a2-b2:a2"
# fmt: off
SAID: tuple[Said, ...] = (
    ("status", BEGIN, "", 0, "Your turn: draw a fence and mark a space"),
    ("status", BEGIN, "", 1, "X, draw a fence and mark a space"),
    ("said", BEGIN, CLOSING, None, "X drew a2–b2, marked a2 and closed 1 space at a1"),
    ("said", BEGIN, CLOSING, 0, "You drew a2–b2, marked a2 and closed 1 space at a1"),
    ("said", BEGIN, CLOSING, 1, "X drew a2–b2, marked a2 and closed 1 space at a1"),
    # C12
    ("reason", STUCK, "", 0,
     "2 to 0 for you. O had no fence left to draw; 47 open spaces count for nobody."),
    ("reason", STUCK, "", 1,
     "2 to 0 for X. You had no fence left to draw; 47 open spaces count for nobody."),
    # C10: the last fences are counted.
    ("note", BEGIN, "", None, ""),
    ("note", CROWDED, "", None, "X has 6 fences left, O has 0."),
    ("note", CROWDED, "", 0, "You have 6 fences left, O has 0."),
    ("note", CROWDED, "", 1, "You have 0 fences left, X has 6."),
)
# fmt: on

test_players_read_and_hear = heard_row_by_row(GAME, SAID)


def test_why_not_is_told_to_the_one_who_asks() -> None:
    state = START.child("b2-d2:c2")
    picks = (["dot-c3", "dot-c2"], ["dot-b4", "dot-c4"])
    assert [explain(state, each, 1).sentence for each in picks] == [
        "You could put no mark beside c2–c3, so it may not be drawn.",
        "Now your mark: choose a space beside the fence.",
    ]
    full = Cercas.read(f"{ROWS} {ROWS} {FULL} o", Setup(2, {}))
    over = [explain(full, ["dot-b2"], you).sentence for you in (None, 0, 1)]
    assert over == [
        "The game is over: O can’t draw another fence.",
        "The game is over: O can’t draw another fence.",
        "The game is over: you can’t draw another fence.",
    ]
    crowded = Cercas.read(CROWDED, Setup(2, {}))
    assert explain(crowded, ["dot-g7"], 0).sentence == (
        "No fence from g7 has a space beside it for your mark."
    )


def test_areas_that_an_action_gives_the_opponent_or_nobody_are_told() -> None:
    sentence = words.draws(
        Cast(words.NAMES, 0), 0, "a2-b2", "a2", (Area(7, (2, 0)), Area(24, (1, 0))), set()
    )
    assert sentence == "You drew a2–b2; marked a2; closed 3 and 2 spaces"
    sentence = words.draws(Cast(words.NAMES), 0, "a2-b2", "a2", (Area(3, (0, 1)),), set())
    assert sentence == "X drew a2–b2 and marked a2. O gets 2 spaces at a1"
    tied = words.draws(Cast(words.NAMES), 0, "a2-b2", "a2", (Area(3, (1, 1)),), set())
    assert tied == "X drew a2–b2 and marked a2. 2 spaces at a1 are tied and worth nothing"
    won = words.draws(Cast(words.NAMES), 0, "a2-b2", "a2", (Area(3, (1, 0)),), {3})
    assert won == "X drew a2–b2, marked a2 and won 2 spaces at a1"


@pytest.mark.parametrize("seed", range(3))
def test_c9_what_is_told_of_areas_counts_their_spaces_anew(seed: int) -> None:
    random, state, slow = Random(seed), START, Reference.start()
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        after, slower = state.child(action), slow.after(action)
        sentence = GAME.look.show(Moment(after, state, action)).said or ""
        assert counts(sentence) == spaces(slow, slower, slow.side), (
            f"{sentence}: {state.position()}"
        )
        state, slow = after, slower


def counts(sentence: str) -> dict[str, int]:
    """Add up the spaces that a sentence names, by what became of them."""
    numbers = {}
    for verb in ("closed", "won", "gets"):
        match = re.search(rf"{verb} ([\d, and]+) spaces?\b", sentence)
        numbers[verb] = sum(map(int, re.findall(r"\d+", match[1]))) if match else 0
    return numbers


def spaces(before: Reference, after: Reference, side: str) -> dict[str, int]:
    """Count the spaces that are newly closed or won for a side, and for the other."""
    was, now = owners(before), owners(after)
    gets = sum(owner == other_of(side) != was.get(space) for space, owner in now.items())
    mine = [space for space, owner in now.items() if owner == side != was.get(space)]
    closed = sum(space not in was for space in mine)
    return {"closed": closed, "won": len(mine) - closed, "gets": gets}


def owners(sheet: Reference) -> dict[Space, str]:
    """Return who has more marks round each space of the closed areas; "" if nobody has (C11)."""
    by_space = {}
    for region in sheet.regions():
        if len(region) <= 5:
            marks = [sheet.marks[space] for space in region if space in sheet.marks]
            more = marks.count("x") - marks.count("o")
            by_space.update(dict.fromkeys(region, "x" if more > 0 else "o" if more else ""))
    return by_space


def other_of(side: str) -> str:
    return "xo".replace(side, "")


# Why not


EDGE = f"{ROWS[:-7]}1100000 0000010{ROWS[7:]} {MARKS} x"
"""From b8, on the edge, a fence could only lead to b7, and three lines meet there."""
THREE_AT_C2 = f"0110000{ROWS[7:]} 0000000/0100000{ROWS[15:]} {MARKS} x"
# fmt: off
WHY_NOT = (
    # Where, after which actions, what is picked, and why it can't be.
    (BEGIN, "", "space-c3", "C3 The fence comes first: choose the dot where it begins."),
    (BEGIN, "", "nothing", "C1 Only the dots and spaces of the board can be chosen."),
    (BEGIN, "", "", "C1 Only the dots and spaces of the board can be chosen."),
    (BEGIN, "", "dot-a1", "C5 A fence may not touch a corner of the board."),
    (BEGIN, "", "dot-b2 space-b2", "C3 Finish the fence first: choose the dot where it ends."),
    (BEGIN, "", "dot-b2 dot-b2", "C3 Choose another dot, where the fence ends."),
    (BEGIN, "", "dot-b2 dot-c3", "C3 A fence runs straight, along a row or a column of dots."),
    (BEGIN, "", "dot-b2 dot-f2", "C3 A fence joins two, three or four dots in a row, not more."),
    (BEGIN, "", "dot-b1 dot-c1", "C4 The outer edge is there already."),
    (BEGIN, "", "dot-h3 dot-h1", "C4 The outer edge is there already."),
    (BEGIN, "", "dot-b2 dot-c2 dot-d2", "C6 Now X’s mark: choose a space beside the fence."),
    (BEGIN, "", "dot-c2 dot-b2 space-g2", "C6 g2 isn’t beside the fence b2–c2."),
    (BEGIN, "b2-d2:c2", "dot-e2 dot-c2", "C4 The line c2–d2 is there already."),
    (BEGIN, "b2-d2:b2", "dot-c1 dot-c3", "C5 Four lines would meet at c2; the maximum is three."),
    (THREE_AT_C2, "", "dot-c1 dot-c2", "C5 Four lines would meet at c2; the maximum is three."),
    (THREE_AT_C2, "", "dot-c2", "C5 Three lines already meet at c2, which is the maximum."),
    (EDGE, "", "dot-b8", "C5 Every dot that a fence from b8 could reach already has three lines."),
    (BEGIN, "b2-d2:c2", "dot-c3 dot-e3 space-c2", "C6 c2 already has an X."),
    (BEGIN, "b2-d2:c2", "dot-c3 dot-e3 space-c3", "C7 c3 is next to the X on c2, fence or not."),
    (BEGIN, "b2-d2:c2", "dot-c3 dot-c2",
     "C8 O could put no mark beside c2–c3, so it may not be drawn."),
    (CROWDED, "", "dot-g7", "C8 No fence from g7 has a space beside it for X’s mark."),
    (f"{ROWS} {ROWS} {FULL} o", "", "dot-b2",
     "C10 The game is over: O can’t draw another fence."),
)
# fmt: on


@pytest.mark.parametrize(("where", "actions", "picks", "words"), WHY_NOT)
def test_why_not(where: str, actions: str, picks: str, words: str) -> None:
    state = played(Cercas.read(where, Setup(2, {})), actions)
    explanation = explain(state, picks.split())
    assert f"{explanation.clause} {explanation.sentence}" == words
