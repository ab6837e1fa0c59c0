"""The conformance suite catches a game that breaks a promise: one for each promise.

Each breakage bends one thing about the toy game and says which words must name it.
"""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Thought
from pygames.conformance import BrokenPromiseError, check
from pygames.core import Setup
from pygames.core import Table as Numbered
from pygames.game import Game, Option, Sample, Seat
from pygames.look.lessons import Answer, Lessons, Step
from pygames.look.paper import Picture, Table
from pygames.look.phrase import Phrase
from pygames.look.picks import PickPath
from pygames.look.planes import Plane, Planes, Symmetry
from pygames.look.scene import Motion, Scene, circle, glyph
from pygames.look.show import Button, Cell, Explanation, Moment, Panel
from pygames.look.spoken import Reading
from tests.conformance.bends import (
    ROWS,
    Bend,
    Endless,
    Unequal,
    Unpicklable,
    always_another,
    at_turn,
    card,
    chance,
    copied,
    drawn,
    emptied,
    explained,
    figure,
    leaf,
    more,
    over,
    painted,
    paper,
    paths,
    raises,
    read_as_the_start,
    refuse_all,
    removed,
    showing,
    shown,
    spoil,
    state,
    step,
    stretched,
    thought,
    told,
    written,
)
from tests.toy.dice_nim import GAME as TOY
from tests.toy.dice_nim.rules import Nim


def phrased(words: str) -> Callable[[object, str], Phrase]:
    """Call all that players do the same."""
    return lambda _state, action: Phrase(action if action[0] == "r" else words)


_START = TOY.look.show(Moment(TOY.rules.initial(Setup(2, {"heap": "9"}))))


HALF = Fraction(1, 2)
FIRST = PickPath("t1", ("counter-1",))
SAMPLE = Sample(crop=(0, 0, 5000, 100), actions=("r1",))

RINGING: Motion = {"motion": "fade", "duration": 90, "sound": "bell"}  # type: ignore[typeddict-item]
STEPS = tuple(TOY.lessons().basics)
WORDY = "Word " * 34 + "word."


KINDS = (Plane("counters", 21), Plane("roll", 3), Plane("passes", 9))
LISTED = Numbered(("t1", "t2", "t3", "pass"), length=100, outcomes=("r1", "r2", "r3"))


def counted(state: Nim) -> bytes:
    passes = sum(may << place for place, may in enumerate(state.passes))
    return bytes((state.counters, state.roll, passes))


def seen(
    see: Callable[[Nim], bytes], *symmetries: Symmetry,
    kinds: tuple[Plane, ...] = KINDS, table: Numbered | None = None,
) -> Bend:  # fmt: skip
    """Let the game be seen as numbers, and perhaps say which actions there are."""
    planes: Planes[Nim] = Planes(kinds, 1, 1, lambda state, _seat, _parts: see(state), symmetries)
    return card(planes=lambda: lambda _: planes, table=table and (lambda _: table))


def _course(steps: tuple[Step[Any], ...]) -> Lessons[Any]:
    return Lessons(steps)


# fmt: off
BREAKAGES: dict[str, tuple[str, Bend]] = {
    # The card
    "an id that isn't its folder's name": ("name of its folder", card(id="other-game")),
    "an id in capitals": ("small words", card(id="Dice-Nim")),
    "no title": ("title", card(title="")),
    "nobody credited": ("authors", card(authors=())),
    "a tip of more than a sentence": ("tip", card(tip="{Tap} one. Then take another")),
    "a tip that doesn't say what to do with the hand": ("tip", card(tip="Take one.")),
    "no goal": ("in short: goal", card(short=TOY.short._replace(goal=""))),
    "a goal of more than twenty words": ("in short: goal", card(short=TOY.short._replace(goal=f"Take{' one' * 20}."))),
    "a turn of two sentences": ("in short: turn", card(short=TOY.short._replace(turn="Roll. Take."))),
    "too few seats": ("seats", card(seats=TOY.seats[:2])),
    "two seats of one name": ("twice", card(seats=(Seat("A", "seat-0"),) * 3)),
    "a seat without its glyph": ("glyph 'gone'", card(seats=(*TOY.seats[:2], Seat("B", "gone")))),
    "no range of players": ("no range", card(players=(3, 2))),
    "a default that is no choice": ("not a choice", card(options=(Option("heap", "Heap", (("9", "Nine"),), "10"),))),
    "levels out of order": ("gentlest first", card(levels=(2, 1))),
    "a level that has no time": ("whole numbers from 1 to 5", card(levels=(1, 2, 6))),
    "a level 0": ("whole numbers from 1 to 5", card(levels=(0, 1))),
    "rules that say how long it takes": ("only the card says", written("rules.md", "three players.", "three players, about half an hour.")),
    "no levels": ("no bot", card(levels=())),
    "no level that ponders": ("ponders", card(ponders=(9,))),
    "a sample outside of the scene": ("crop", card(sample=SAMPLE)),
    "a figure outside of the scene": ("figure roll-of-two: the crop", figure(crop=(900, 0, 100, 100))),
    "a figure of no legal game": ("'t3' is not legal", figure(actions=("r2", "t3"))),
    "a figure of picks that can't be made": ("counter-1 can't be picked", figure(picks=("counter-1",))),
    "a figure of an action already made": ("completes an action", figure(picks=("counter-8",))),
    "a figure of picks where nobody can pick": ("nothing can be picked", figure(actions=())),
    "a figure that the rules don't name": ("nowhere is figure other", card(figures={**TOY.look.figures, "other": TOY.look.figures["roll-of-two"]})),
    "a figure that isn't there": ("no figure 'roll-of-two'", card(figures={})),
    "a figure without a caption": ("figure roll-of-two: caption", written("rules.md", "After a roll of 2, one or two of the nine counters may go.", "")),
    "a handout twice": ("paper: ids", card(paper=TOY.look.paper * 2)),
    "a handout of an option that isn't there": ("no option size", paper(options=("size",))),
    "a handout that says that it is random": ("chance", paper(chance=True)),
    "a handout without pages": ("no pages", paper(make=lambda *_: [])),
    "a page without words": ("no words", leaf(words="")),
    "a page with too much on it": ("room for", leaf(rows=ROWS * 12)),
    "a row that is too wide": ("a row of", leaf(rows=[[*ROWS[0], *ROWS[0]]])),
    "a table of uneven rows": ("several lengths", leaf(rows=[[Table("", ("a",), [("1", "2")])]])),
    "a picture on paper of an unknown colour": ("no colour 'red'", leaf(rows=[[Picture(Scene(9, 9, [circle("c", 0, 0, 1, fill="red")], []), "A dot", 9)]])),
    "rules without words": ("rules.md", lambda game: emptied(game, "rules.md")),
    "no rules": ("Game needs rules.md", lambda game: removed(game, "rules.md")),
    "a theme without contrast": ("contrast", written("theme.json", "contrast", "glare")),
    "a token that one scheme lacks": ("alike", written("theme.json", '"words"', '"letters"')),
    "a colour that is none": ("#RRGGBB", written("theme.json", "#EADFC8", "beige")),
    "a glyph in an unknown colour": ("no colour 'red'", card(glyphs={**TOY.look.glyphs, "x": [circle("c", 0, 0, 1, fill="red")]})),
    "a glyph that is part of itself": ("part of itself", card(glyphs={**TOY.look.glyphs, "x": [glyph("c", "x", 0, 0)]})),
    "chance that the card doesn't tell": ("no chance", card(chance=False)),
    # The rules
    "actions that are no list": ("and no list", state(legal_actions=lambda _: "a")),
    "an action that is no text": ("actions are texts", state(legal_actions=at_turn(1))),
    "a turn that is no number": ("no number", state(current_player=lambda _: None)),
    "returns that are no tuple": ("in a tuple", state(returns=over([1, -1]))),
    "outcomes that are no pairs": ("expected pairs", state(chance_outcomes=lambda _: ["r1"])),
    "an action listed twice": ("twice", state(legal_actions=at_turn("t1"))),
    "an action with a space": ("white space", state(legal_actions=at_turn("take 1"))),
    "an action that isn't ASCII": ("ASCII", state(legal_actions=at_turn("t½"))),
    "an answer that changes": ("two things", state(position=always_another())),
    "a position unlike its own copy": ("isn't equal to itself", card(initial=lambda _: Unequal())),
    "a position that can't be pickled": ("can’t be pickled", card(initial=lambda _: Unpicklable())),
    "a child that changes its parent": ("has changed", state(child=spoil)),
    "a player who isn't there": ("no player 7", state(current_player=lambda inner: 7 if inner.roll else inner.current_player())),
    "actions after the end": ("they are for players", state(legal_actions=lambda _: ["a"])),
    "a turn without actions": ("legal_actions is empty", state(legal_actions=lambda _: [])),
    "probabilities that sum to less": ("sum to 1/2", state(chance_outcomes=chance(("r1", HALF)))),
    "a probability that isn't exact": ("fractions", state(chance_outcomes=chance(("r1", 0.5), ("r2", 0.5)))),
    "an outcome of no probability": ("fractions above 0", state(chance_outcomes=chance(("r1", Fraction(1)), ("r2", Fraction(0))))),
    "an outcome listed twice": ("twice", state(chance_outcomes=chance(("r1", HALF), ("r1", HALF)))),
    "outcomes at a player's turn": ("chance_outcomes has r1, and current_player is player 0", state(chance_outcomes=lambda _: TOY.rules.initial(Setup(2, {"heap": "9"})).chance_outcomes())),
    "returns before the end": ("before the end", state(returns=lambda _: (1, -1))),
    "no returns at the end": ("returns returned None", state(returns=lambda _: None)),
    "returns for too few": ("returns returned (1,)", state(returns=over((1,)))),
    "returns of other numbers": ("1 for winners", state(returns=over((3, -3)))),
    "returns of which all win": ("1 for winners", state(returns=over((1, 1)))),
    "scores for too few": ("scores returned (5,)", state(scores=over((5,)))),
    "no reason at the end": ("reason returned None", state(reason=lambda _: None)),
    "a reason that is no sentence": ("no sentence", state(reason=over("over"))),
    "a position text after the end": ("after the end", state(position=lambda inner: inner.position() or "0 0 0 11")),
    "a position text that reads as another": ("is read as", card(read_position=read_as_the_start)),
    "a reader of anything": ("not refused", card(read_position=lambda text, setup: TOY.rules.read_position(text.strip()[:8].strip(), setup))),  # type: ignore[misc]
    # The view
    "a sound that nothing makes": ("no sound 'bell'", more(circle("s", 0, 0, 1, enter=RINGING))),
    "two shapes of one id": ("twice", drawn(lambda pieces, _: [*pieces, *pieces[:1]])),
    "a kind of shape of its own": ("no kind of shape 'star'", more({"id": "s", "kind": "star"})),
    "a circle without a middle": ("a circle needs", more({"id": "s", "kind": "circle", "r": 1})),
    "a field that the painter doesn't know": ("has no glow", more({**circle("s", 0, 0, 1), "glow": 1})),
    "a shape in an unknown colour": ("no colour 'pink'", more(circle("s", 0, 0, 1, fill="pink"))),
    "an unknown glyph": ("no glyph 'x'", more(glyph("s", "x", 0, 0))),
    "a number that is none": ("x is no number", more(circle("s", float("nan"), 0, 1))),
    "a piece of no place": ("of no labelled place", more(circle("s", 0, 0, 1, of="heap"))),
    "labels that turn with the board": ("turn with the board", drawn(lambda pieces, moment: [*pieces, circle("s", 0, 0, 1, label=f"place {moment.seat}")])),
    "something gone that wasn't there": ("was not there", shown(lambda show, moment: painted(show, replace(show.scene, gone=[circle("never", 0, 0, 1)] if moment.before else ())))),
    "a scene that is taller than all of it": ("isn't in it", stretched(to=9999)),
    "a scene that may only shrink": ("that shrinks it", stretched(most=0.5)),
    "a status without words": ("status", showing(status="")),
    "a note for too few players": ("players", shown(lambda show, _: replace(show, players=show.players[:1]))),
    "words about an action that wasn't": ("before the first action", showing(said="Red takes all")),
    "a change of what isn't there": ("changed: moon", showing(changed=["moon"])),
    "a prompt after picks that complete an action": ("prompts", showing(prompts={"counter-1": "And now?"})),
    "a prompt after more picks than there are": ("prompts", showing(prompts={"7": "And now?"})),
    "a button with the id of a shape": ("twice", shown(lambda show, _: replace(show, buttons=[*show.buttons, Button("heap", "Heap")]))),
    "a panel with an unknown glyph": ("no glyph 'y'", showing(panels=[Panel("P", [("r", [Cell(glyph="y", label="y")])])])),
    "a glyph in a panel without words": ("no words for the glyph", showing(panels=[Panel("P", [("r", [Cell(glyph="seat-0")])])])),
    "an action that can't be picked": ("no path for", paths(lambda picks: picks[1:])),
    "a path for what isn't legal": ("is not legal", paths(lambda picks: [*picks, PickPath("t9", ("counter-1",))])),
    "a path that begins another": ("beginning of", paths(lambda picks: [*picks, PickPath(picks[0].action, (*picks[0].ids, "counter-1"))])),
    "two actions of one path": ("is taken", paths(lambda picks: [*picks, *picks[:1]])),
    "a path over what has no label": ("no labelled shape", paths(lambda picks: [*picks, PickPath(picks[0].action, ("heap",))])),
    "a path over what isn't there": ("no labelled shape", paths(lambda picks: [*picks, PickPath(picks[0].action, ("moon",))])),
    "a way over what isn't there": ("via: ", paths(lambda picks: [replace(path, via=("moon",)) for path in picks])),
    "a place without a mark": ("has no mark", drawn(lambda pieces, _: [{key: value for key, value in shape.items() if key != "mark"} for shape in pieces])),
    # Explanations and bots
    "a part of a position of no known kind": ("there is no kind 'corner'", told(Reading("corner", "Heap", "nine counters"))),  # type: ignore[arg-type]
    "a part of a position without words": ("Heap: no words", told(Reading("area", "Heap", ""))),
    "a part of a position in places that aren't there": ("Heap has no such places", told(Reading("area", "Heap", "nine counters", ["nowhere"]))),
    "an action that is read as other picks": ("is read as ['nowhere']", card(read_action=lambda _state, _text: ["nowhere"])),
    "an explanation that fails": ("raises KeyError", explained(raises)),
    "an explanation with another clause for one player": ("other clause", card(explain=lambda _state, _picks, you: Explanation("No.", "D1" if you is None else "D2"))),
    "an explanation without words": ("no words", explained(lambda: Explanation("", "D1"))),
    "a clause that isn't in the rules": ("clause 'D9'", explained(lambda: Explanation("It can't be done.", "D9"))),
    "a bot that cheats": ("not legal", thought(lambda it: replace(it, action="t9", line=()))),
    "chances that sum to more": ("sum to", thought(lambda it: replace(it, win=(1.0, 1.0)))),
    "chances for too few": ("chances for", thought(lambda it: replace(it, win=(1.0,)))),
    "a line that begins elsewhere": ("line", thought(lambda it: replace(it, line=("t9",)))),
    "a card that says its bots count seconds": ("counts", card(counts="seconds")),
    "a bot that refuses what its card says it counts": ("no nodes here", card(choose=refuse_all)),
    "a bot that counts something else": ("the card says playouts", card(counts="playouts")),
    "a card that makes points a feat without points": ("players have none", card(feats=("points",))),
    "a bot that isn't the same twice": ("another action", card(choose=lambda state, level, budget, _: TOY.bots.choose(state, level, budget, Random()))),
    # The courses
    "a course of too many steps": ("more than 12 steps", card(lessons=lambda: _course(STEPS * 4))),
    "a course that takes too long": ("more than 3 minutes", card(lessons=lambda: _course(tuple(replace(s, success=WORDY) for s in STEPS[:3] * 4)))),
    "a fine print alone": ("no basics", card(lessons=lambda: Lessons(fine_print=STEPS[:3]))),
    "a course without a game at its end": ("goes on", card(lessons=lambda: _course(STEPS[:3]))),
    "a clause that no step teaches": ("no step teaches D2", step(2, clauses="D3")),
    "a step that teaches no clause": ("teaches no clause", step(2, clauses="")),
    "a step that teaches a clause that isn't there": ("no clause 'D9'", step(2, clauses="D2 D9")),
    "a step of too many words": ("39 words", step(2, words="Word " * 35 + "word.")),
    "a step without a task": ("task: no words", step(2, task="")),
    "a step that ends without a stop": ("is no sentence", step(2, success="Done")),
    "a marked place that isn't there": ("no place 'x'", step(2, marked=("x",))),
    "a fact about a place that isn't there": ("no place 'x'", step(2, facts={"x": "red"})),
    "a fact that isn't so": ("not 'red'", step(2, facts={"counter-1": "red"})),
    "a place to find that isn't there": ("no place 'x'", step(1, find=("x",), shown="x")),
    "a wrong place that is shown": ("isn't right", step(1, shown="counter-2")),
    "a step in which every place is right": ("every place is right", step(1, find=tuple(f"counter-{n}" for n in range(1, 10)))),
    "a step that asks for two things": ("and for a move", step(1, goal=("t1",))),
    "a place that gets no answer": ("nothing is said to counter-2", step(1, otherwise=None)),
    "a wrong move that is shown": ("'t1', isn't right", step(2, shown="t1")),
    "a goal that can't be reached": ("isn't right", step(3, goal=lambda _state, _action: False)),
    "a goal that most moves reach": ("more than half", step(2, goal=("t1", "t2"))),
    "a goal with a move that can't be played": ("t9 can't be", step(2, goal=("t2", "t9"))),
    "a step after the end": ("the game is over", step(3, actions=("t3",))),
    "a step at another's turn": ("another's turn", step(2, seat=1)),
    "a game that goes on at another's turn": ("another's turn", step(4, actions=("r1", "t1"))),
    "a move that gets no answer": ("nothing is said to t1", step(2, otherwise=None)),
    "an answer that nobody hears": ("nobody hears 'No.'", step(2, answers=(Answer(("t9",), "No.", "D2"), *STEPS[1].answers))),
    "a reply that can't follow": ("a reply can't follow", step(2, replies=("r1", "t2"))),
    # Actions in words
    "an action without words": ("phrase of t1: no words", card(phrase=phrased(""))),
    "actions that can't be told apart": ("phrases: 'Take'", card(phrase=phrased("Take"))),
    "actions that can't be told apart in brief": ("brief phrases: 'Take'", card(phrase=lambda state, action: replace(TOY.look.phrase(state, action), brief="Take"))),
    "a phrase with a glyph that isn't there": ("no glyph 'gone'", card(phrase=lambda _state, action: Phrase(action, glyphs=("gone",)))),
    # The planes
    "planes with too few values": ("planes: 2 values", seen(lambda _: bytes(2))),
    "a value that is too great": ("planes: 'counters' has 9, not 8", seen(counted, kinds=(Plane("counters", 8), *KINDS[1:]))),
    "planes that don't tell positions apart": ("seen alike", seen(lambda _: bytes(3))),
    "a symmetry of actions without numbers": ("without a table", seen(counted, Symmetry((0, 1, 2), (0,)))),
    "a symmetry that loses a value": ("loses a value", seen(counted, Symmetry((0, 0, 2), (0,)), table=LISTED)),
    "a symmetry that isn't one": ("something else is possible", seen(counted, Symmetry((0, 1, 2), (0, 1, 2, 3), (1, 0, 2)), table=LISTED)),
    "a board that isn't turned": ("looks different", seen(counted, Symmetry((0, 2, 1), (0, 1, 2, 3), (0, 1, 2)), table=LISTED)),
    # The whole
    "a game that doesn't end": ("doesn't end", card(initial=lambda _: Endless(), read_position=None, show=lambda _: replace(_START, paths=[PickPath("on", ("pass",))]), explain=lambda _state, _picks, _you: Explanation("You can only go on.", "D1"), phrase=lambda _state, _action: Phrase("Go on"), choose=lambda *_: Thought("on", (1.0, 0.0), count=1), players=(2, 2), seats=TOY.seats[:2])),
}
# fmt: on


def test_the_toy_game_keeps_every_promise_until_it_is_bent(tmp_path: Path) -> None:
    check(copied(tmp_path))
    check(state()(copied(tmp_path)))


# Enough for each bent game but the one that never ends, which would take ten times as long.
FEWER_PLIES = 200


def check_sooner(game: Game[Any]) -> None:
    """Check it after one game, which is enough for most, and only then after all."""
    check(game, games=1)
    check(game)


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_broken_promise_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygames.conformance.play.MOST_PLIES", FEWER_PLIES)
    expected, bend = BREAKAGES[name]
    game = bend(copied(tmp_path))
    with pytest.raises(BrokenPromiseError) as error:
        check_sooner(game)
    assert expected in str(error.value)
    assert str(error.value).startswith(game.id)


def test_the_error_tells_the_ply_and_the_record_so_far(tmp_path: Path) -> None:
    game = state(returns=over((3, -3)))(copied(tmp_path))
    with pytest.raises(BrokenPromiseError, match=r"nim-\d+, ply \d+: returns .*'actions': \['r"):
        check(game)
