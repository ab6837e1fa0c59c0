"""The classics in one file each: correct by figures that others have published."""

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from pygames.added.brought import bring
from pygames.bots.budget import Budget
from pygames.conformance import check
from pygames.core import CHANCE, Setup, State, draw_outcome
from pygames.examples import shelf
from pygames.game import Game
from pygames.grammar.en import sentence
from pygames.language import speaking
from pygames.look.show import Moment
from pygames.simple.pieces import Pieces
from pygames.simple.state import State as SmallState
from pygames.simple.state import pieces_of
from pygames.simple.told import single
from pygames.workshop.one_file import card_in, module_from, module_of
from tests.support import shown
from tests.support.effort import often
from web.tools.classics import FIGURES, listed

FOLDER = Path(shelf.__file__).parent
FILES = sorted(FOLDER.glob("[a-z]*.py"))
SHELF = [file.stem for file in FILES]
MODELS = sorted(FOLDER.parent.glob("[a-z]*.py"))
each_game = pytest.mark.parametrize("name", SHELF)

pytestmark = pytest.mark.usefixtures("no_added_game")


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.py").read_text("utf-8")


@cache
def card(name: str) -> Game[Any]:
    return card_in(module_of(FOLDER / f"{name}.py"))


def begun(game: Game[Any], players: int = 2) -> State:
    state: State = game.rules.initial(Setup(players, game.defaults()))
    return state


@pytest.mark.parametrize("file", [*MODELS, *FILES], ids=lambda file: file.stem)
def test_a_model_or_a_classic_has_sixty_lines_at_most_and_keeps_every_promise(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text.splitlines()) <= 60
    origins = {
        node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)
    }
    assert origins <= {"dataclasses", "itertools", "pygames.simple"}
    check(card_in(module_of(file)), games=often(1, 6), seconds=often(5, 600) / 10)


@each_game
def test_a_classic_names_its_source(name: str) -> None:
    source = ast.get_docstring(ast.parse(text_of(name))) or ""
    assert re.search(r"http|after|Source|by the rules of", source)


def test_a_page_lists_every_classic_as_a_version_that_needs_no_check() -> None:
    classics = json.loads(listed(("en", "de")))
    assert [each["name"] for each in classics] == [f"{name}.py" for name in SHELF]
    for each in classics:
        assert bring(each["name"], each["text"], each["id"]).id == each["id"]
    four = next(each for each in classics if each["name"] == "four_in_a_row.py")
    assert four["players"] == [2, 2]
    assert four["figures"] == ["49 %", "9 %", "27", "83 %"]
    rows = re.findall(r"% \(\d+–\d+\) \|", FIGURES.read_text("utf-8"))
    assert sum(each["figures"] != [] for each in classics) == len(rows)
    assert {code: texts["title"] for code, texts in four["said"].items()} == {
        "en": "Four in a Row", "de": "Vier gewinnt",
    }  # fmt: skip


# Other languages

LANGUAGES = ("de", "es", "et", "fr", "hr")
SAID = ("title", "goal", "turn", "end", "score", "rules", "names", "prompt", "verb", "won", "drawn")


def sentences(name: str) -> Iterator[str]:
    """Yield all that a classic says, and its pieces."""
    for node in ast.walk(ast.parse(text_of(name))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "game":
            for keyword in node.keywords:
                if keyword.arg in SAID:
                    yield from texts_in(keyword.value)


def texts_in(value: ast.expr) -> Iterator[str]:
    """Yield the texts of a value: one, several, or those between which a function chooses."""
    parts = ast.walk(value)
    yield from (each.value for each in parts if isinstance(each, ast.Constant)
                and isinstance(each.value, str))  # fmt: skip


def pieces(name: str) -> set[str]:
    """Return the kinds of pieces in a game at random."""
    states = at_random(card(name), Random(name))
    held = (single(pieces_of(cast("SmallState", state))) for state in states)
    return {piece for pieces in held for _, piece in pieces}


@cache
def spoken_by(name: str, language: str) -> Game[Any]:
    """Let the file of a classic run in a language: a text that ran before wouldn't run again."""
    with speaking(language):
        return card_in(module_from(f"# {language}\n{text_of(name)}".encode(), Path(f"{name}.py")))


@each_game
def test_a_classic_speaks_every_language(name: str) -> None:
    texts = {*sentences(name), *pieces(name)}
    for language in LANGUAGES:
        table = import_module(f"pygames.simple.words.{language}_shelf").SENTENCES
        assert texts <= table.keys()
        game = spoken_by(name, language)
        assert game.id == card(name).id
        assert game.short.goal == sentence(table[next_goal(name)])


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_classic_keeps_its_promises_in_other_languages(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules and bots have no language."""
    monkeypatch.setattr("pygames.conformance._check_rules", lambda *_: None)
    monkeypatch.setattr("pygames.conformance.play.check_bot", lambda *_: None)
    with speaking(language):
        check(spoken_by(name, language), games=1, seconds=0.2)


def next_goal(name: str) -> str:
    (goal,) = re.findall(r'goal="([^"]*)"', text_of(name))
    return str(goal)


def test_a_changed_copy_keeps_what_is_left_of_the_sentences() -> None:
    with speaking("de"):
        copy = variant("nim", "Take the last piece", "Take what is left")
        assert copy.short.goal == "Take what is left."
        assert (copy.title, copy.seats[0].name) == ("Nim", "Erster")


def test_an_end_is_told_in_the_language_that_is_spoken() -> None:
    over: Any = played("four_in_a_row", "a1 b1 a2 b2 a3 b3 a4")
    with speaking("de"):
        display = card("four_in_a_row").look.show(Moment(over))
        assert display.reason == "Rot hat vier in einer Linie."


# Figures


def perft(state: State, depth: int) -> int:
    """Count the ways to play on for so many actions."""
    actions = state.legal_actions()
    return (
        len(actions) if depth == 1 else sum(perft(state.child(each), depth - 1) for each in actions)
    )


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("reversi", (4, 12, 56, 244, 1396, 8200)),
        ("four_in_a_row", (7, 49, 343, 2401, 16807, 117649)),
        ("english_draughts", (7, 49, 302, 1469, 7361, 36768)),
        ("nine_mens_morris", (24, 24 * 23, 24 * 23 * 22, 24 * 23 * 22 * 21)),
    ],
)
def test_the_ways_to_play_are_as_many_as_is_known(name: str, counts: tuple[int, ...]) -> None:
    short = counts[: -often(2, 0) or None]
    assert tuple(perft(begun(card(name)), depth) for depth in range(1, len(short) + 1)) == short


def test_four_in_a_row_has_the_known_numbers_of_positions() -> None:
    """They are A212693 of the On-Line Encyclopedia of Integer Sequences."""
    counts, level = [], {begun(card("four_in_a_row")).text(): begun(card("four_in_a_row"))}
    for _ in range(often(5, 8)):
        counts.append(len(level))
        children = (state.child(each) for state in level.values() for each in state.legal_actions())
        level = {child.text(): child for child in children}
    assert counts == [1, 7, 49, 238, 1120, 4263, 16422, 54859][: len(counts)]


def variant(name: str, old: str, new: str) -> Game[Any]:
    """Return a classic with one thing changed."""
    text = text_of(name)
    assert old in text
    return card_in(module_from(text.replace(old, new).encode(), Path(f"{name}_variant.py")))


def test_dots_and_boxes_with_two_by_two_boxes_is_won_by_the_first_player() -> None:
    """Berlekamp, Conway and Guy, "Winning Ways"."""
    single, small = (
        begun(variant("dots_and_boxes", '("red", "blue"), 3', f'("red", "blue"), {size}'))
        for size in (1, 2)
    )
    assert (lead(single, {}), lead(small, {}) > 0) == (-1, True)


def lead(state: State, values: dict[tuple[str, ...], int]) -> int:
    """Return how many more boxes than the other the player to move can still get."""
    lines = tuple(state.legal_actions())
    if lines not in values:
        ways = [0] if not lines else [gain(state, state.child(each), values) for each in lines]
        values[lines] = max(ways)
    return values[lines]


def gain(state: Any, after: Any, values: dict[tuple[str, ...], int]) -> int:
    closed = sum(after.points()) - sum(state.points())
    return closed + lead(after, values) if closed else -lead(after, values)


# Rules that random games seldom reach


def played(name: str, actions: str) -> State:
    return shown.played(begun(card(name)), actions)


def test_a_line_of_four_and_a_chain_between_sides_are_lit_and_win() -> None:
    over: Any = played("four_in_a_row", "a1 b1 a2 b2 a3 b3 a4")
    assert (over.returns(), sorted(over.marks())) == ((1, -1), ["a1", "a2", "a3", "a4"])
    column = "h1 a1 h2 b1 h3 c1 h4 d1 h5 e1 h6 f1 h7 b2 h8"
    over = played("y", column)
    assert (over.returns(), len(over.marks())) == ((1, -1), 8)


def test_a_mill_takes_a_man_that_is_in_no_mill() -> None:
    ways = played("nine_mens_morris", "a1 b2 d1 b4").legal_actions()
    assert {way for way in ways if way.startswith("g1")} == {"g1-b2", "g1-b4"}
    both = played("nine_mens_morris", "a1 b2 d1 b4 a7 b6-d1 d7 c3").legal_actions()
    assert {way for way in both if way.startswith("g7")} == {"g7-c3"}


def test_whoever_can_jump_must_and_goes_on() -> None:
    state = played("english_draughts", "c3-d4 b6-c5")
    assert state.legal_actions() == ["d4-b6"]
    assert set(state.child("d4-b6").legal_actions()) == {"a7-c5", "c7-a5"}


def test_the_last_seed_in_the_store_gives_another_turn_and_captures_what_lies_opposite() -> None:
    again: Any = played("kalah", "c1")
    assert (again.current_player(), again.points()) == (0, (1, 0))
    before = replace(again, seeds=(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0))
    assert before.child("a1").seeds == (0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0)


def test_an_end_says_which_of_two_has_come() -> None:
    morris: Any = begun(card("nine_mens_morris"))
    two = dict.fromkeys(("a1", "g1"), "white") | dict.fromkeys(("a7", "d7", "b6"), "black")
    shut_in = dict.fromkeys(("a1", "d1", "g1", "a4"), "white") | dict.fromkeys(
        ("a7", "b4", "d2", "g4"), "black"
    )
    assert reason("nine_mens_morris", replace(morris, placed=18, pieces=Pieces(two))) == (
        "Black has left the other two men."
    )
    assert reason("nine_mens_morris", replace(morris, placed=18, pieces=Pieces(shut_in))) == (
        "Black has left the other no move."
    )
    fox: Any = begun(card("fox_and_geese"))
    few = Pieces({"d3": "fox", **dict.fromkeys(("c7", "d7", "e7", "c6", "d6"), "goose")})
    assert reason("fox_and_geese", replace(fox, player=1, pieces=few)) == "Fox has left five geese."


def reason(name: str, over: State) -> str | None:
    return card(name).look.show(Moment(over)).reason


def test_a_single_seed_is_sown_like_several() -> None:
    """It looks like a piece that moves."""
    kalah: Any = begun(card("kalah"))
    lone = replace(kalah, seeds=(1, 0, 4, 4, 4, 4, 0, *kalah.seeds[7:]))
    assert card("kalah").look.phrase(lone, "a1").words == "Sow from a1"
    after = Moment(lone.child("a1"), lone, "a1")
    assert card("kalah").look.show(after).said == "South: a1"


def test_the_box_is_shut_by_numbers_that_sum_to_the_roll() -> None:
    state = played_box("r1 r4 1-4 r1 r4 5 r1 r4 2-3 r1 r4")
    assert state.legal_actions() == ["done"]
    assert state.child("done").current_player() == CHANCE


def played_box(actions: str) -> State:
    return shown.played(begun(card("shut_the_box"), 3), actions)


LAST = 4
"""So many plies before its end a game at random is looked at: by then, somebody can win it."""
NO_CHOICE = ("dots_and_boxes", "shut_the_box")
"""Where a game ends only once nothing is left to choose."""
RARE = "reversi"
"""Where games at random hardly ever end with a choice between a win and something else."""


@pytest.mark.parametrize("name", [name for name in SHELF if name not in {*NO_CHOICE, RARE}])
def test_the_bots_of_a_classic_take_a_win_in_one(name: str) -> None:
    game, count = card(name), 0
    for number in range(40):
        random = Random(number)
        for state in at_random(game, random)[-LAST - 1 : -1]:
            wins = winning(state)
            if count < 2 and 0 < len(wins) < len(state.legal_actions()):
                thought = game.bots.choose(state, 3, Budget("playouts", 120), random)
                assert thought.action in wins, state.text()
                count += 1
    assert count


@pytest.mark.parametrize("name", NO_CHOICE)
def test_a_win_in_one_that_no_bot_can_miss_is_the_only_action(name: str) -> None:
    won = 0
    for number in range(10):
        for state in at_random(card(name), Random(number))[-LAST - 1 : -1]:
            if wins := winning(state):
                assert wins == state.legal_actions()
                won += 1
    assert won


def at_random(game: Game[Any], random: Random) -> list[State]:
    """Play a game at random, and return its positions."""
    states = [begun(game)]
    while not states[-1].is_terminal():
        actions = states[-1].legal_actions()
        action = random.choice(actions) if actions else draw_outcome(states[-1], random)
        states.append(states[-1].child(action))
    return states


def winning(state: State) -> list[str]:
    """List the actions with which the player to move wins at once."""
    player = state.current_player()
    children = {action: state.child(action).returns() for action in state.legal_actions()}
    return [action for action, returns in children.items() if returns and returns[player] > 0]


def test_level_3_beats_level_1_where_every_move_has_won_a_game_at_random() -> None:
    """A level that takes the best mean of few playouts takes any move that has won once."""
    game = card("y")

    def gently(state: State, random: Random) -> str:
        return game.bots.choose(state, 1, Budget("playouts", 16), random).action

    assert sum(beats(game, number, gently) for number in range(6)) >= 5


BOUNDED = ("fox_and_geese", "shut_the_box")
"""Where no bot, or none of ours, can win so often: docs/small-games.md says why."""


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in SHELF if name not in BOUNDED])
def test_level_3_wins_18_of_20_games_against_random_play(name: str) -> None:
    def anyhow(state: State, random: Random) -> str:
        return random.choice(state.legal_actions())

    assert sum(beats(card(name), number, anyhow) for number in range(20)) >= 18


def beats(game: Game[Any], number: int, other: Callable[[State, Random], str]) -> bool:
    """Tell whether level 3 wins a game, of either seat."""
    random, state, strong = Random(number), begun(game), number % 2
    while (returns := state.returns()) is None:
        if state.current_player() == strong:
            action = game.bots.choose(state, 3, Budget("playouts", 120), random).action
        else:
            action = other(state, random)
        state = state.child(action)
    return returns[strong] > 0


def test_the_bots_of_reversi_take_the_last_stones_of_the_other() -> None:
    game = card("reversi")
    stones = {**dict.fromkeys(("a1", "a2", "a3"), "black"), "b1": "white", "b2": "white"}
    state: Any = replace(cast("Any", begun(game)), pieces=Pieces(stones))
    assert (winning(state), len(state.legal_actions()) > 1) == (["c1"], True)
    assert game.bots.choose(state, 3, Budget("playouts", 120), Random(1)).action == "c1"
