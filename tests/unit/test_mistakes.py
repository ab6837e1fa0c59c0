"""Mistakes of those who write a first game: each gets a sentence on what to do, and its line."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pygames import examples
from pygames.__main__ import main
from pygames.added import load
from pygames.added.brought import answer
from pygames.conformance import BrokenPromiseError, check
from pygames.conformance.promise import Where
from pygames.errors import GameError
from pygames.record import Header, Record
from pygames.workshop.advice import explained
from pygames.workshop.one_file import card_in, module_of
from tests.support.sites import ROOT

FOLDER = Path(examples.__file__).parent
THREE = (FOLDER / "three.py").read_text("utf-8")
MOVES = (FOLDER / "breakthrough.py").read_text("utf-8")
RACE = (FOLDER / "race.py").read_text("utf-8")
PUT = "Three(self.pieces.put(action, COLOURS[self.current_player()]))"
CHILD = f"        return {PUT}"
EMPTY = "return BOARD.empty(self.pieces) if self.returns() is None else []"
FIELDS = "    pieces: Pieces = Pieces()  # what stands where"
IMPORT = "from dataclasses import dataclass\n"
SEEN = "from dataclasses import dataclass, field\n\nSEEN: list = []\n"
BOARD, GAME, NAMES = "BOARD = Squares(3, 3)\n", "GAME = game(\n", "names=("
SIZE, GOAL = "Squares(3, 3)", 'goal="Be the first to have three pieces in a line"'
WON, ABOVE_CHILD = 'won="{} has three in a line"', "    # Which position follows?"
HEAD = '    def child(self, action: str) -> "Three":\n'
BETWEEN = f"        {EMPTY}\n\n{ABOVE_CHILD}\n{HEAD}"

pytestmark = pytest.mark.usefixtures("no_added_game")

# fmt: off
AT_THE_TOP = (
    # What stands there besides, and what is said.
    ("input('how many?')", "a game asks nothing"),
    ("import sys; sys.exit(0)", "this ends Python"),
    ("import os; os.abort()", "os.abort() ends Python"),
    ("import numpy_", "a game is one file"),
    ("import pygame", "this is pygames, not pygame"),
    ("import radnom", "do you mean random?"),
    ("while True: pass", "this loop doesn’t end: not in 1,000,000 steps"),
)
IN_CHILD = (
    # The same; and what is in the line to blame, if that is another.
    ("input()", "a game asks nothing"),
    ("raise OSError(29, 'I/O error')", "reads nothing that is typed"),
    ("exit()", "this ends Python"),
    ("import os; os._exit(1)", "os._exit() ends Python"),
    ("raise ModuleNotFoundError(name='numpy')", "no module numpy here (a game has Python’s own library"),
    ("raise ModuleNotFoundError(name='turtle')", "the board is drawn by itself"),
    ("import random; action = random.choice(BOARD.empty(self.pieces))", "asked twice, child says two things", "def child"),
    ("import random; action = random.sample(BOARD.empty(self.pieces), 1)[0]", "chance decides in chance_outcomes", "def child"),
    ("self.player = 1", "child returns replace(self, player=…)"),
    ("self.pieces[action] = 'red'", "put, without and move return the next ones"),
    ("del self.pieces[action]", "pieces never change"),
    ("self.pieces.update({})", "pieces never change"),
    ("().append(action)", "(*moves, action)"),
    ("frozenset().add(1)", "passed | {player}"),
    ("return self.more()\n\n    def more(self):\n        return self.child('a1')", "child and more call each other, and that never ends", "def child"),
    ("self.child(action)", "child calls itself, and that never ends", "def child"),
    ("import sys; sys.setrecursionlimit(10**8); self.child(action)", "child calls itself", "def child"),
    ("import urllib.request as web; web.urlopen('http://127.0.0.1:9/')", "a game reaches no network"),
    ("open('words.txt')", "no files besides its own"),
    ("import time; time.sleep(0.3)", "the game is slow: child and legal_actions take 0.", "def child"),
    ("while action not in self.pieces:\n            pass", "this loop doesn’t end: not in 1,000,000 steps, at the start."),
    ("BOARD.row(0)", "there is no row 0: they are 1 to 3"),
    ("BOARD.row(9)", "there is no row 9"),
    ("BOARD.column('z')", "there is no column 'z': they are a to c"),
    ("BOARD.neighbours('b9')", "there is no cell 'b9': they are a1 to c3"),
    ("BOARD.step(None, 1, 1)", "return None off the board"),
    ("draw('x')", "players is 'x'; expected a whole number"),
    ("import pygames.simple as s; s.die('6')", "sides is '6'; expected a whole number"),
    ("import pygames.simple as s; s.die(0)", "a die has 1 to 99 sides"),
    ("import pygames.simple as s; s.cards('abc')", "deck is 'abc'; expected several"),
    ("import pygames.simple as s; s.Row(0)", "at least one place"),
    ("import pygames.simple as s; s.Graph({}, ())", "at least one point"),
    ("import pygames.simple as s; s.Graph({'a-b': (0, 0)}, ())", "no name for a point"),
    ("import pygames.simple as s; s.Graph({'a': (0, 0), 'b': (0, 0)}, ())", "at the same place"),
    ("import pygames.simple as s; s.Graph({'a': (0, 0)}, [('a', 'z')])", "no point 'z'"),
    ("import pygames.simple as s; s.Squares(1, 1, without=('a1',))", "at least one"),
    ("import pygames.simple as s; s.best(3)", "points is 3; expected several"),
    ("import pygames.simple as s; s.rolled(5)", "outcome is 5; expected a text"),
    ("BOARD.step('a1', '1', 0)", "Board.step(): right is '1'; expected a whole number"),
    ("BOARD.step('a1', 1)", "Board.step() needs up"),
    ("BOARD.lines('3')", "Board.lines(): length is '3'; expected a whole number"),
    ("BOARD.within('a1', 'b2')", "steps is 'b2'; expected a whole number"),
    ("BOARD.between('a1', 'b9')", "there is no cell 'b9'"),
    ("BOARD.cells()", "leave out () behind what is no method"),
    ("BOARD['a1']", "BOARD.cells are its cells"),
    ("len(BOARD)", "BOARD.cells are its cells"),
    ("self.pieces['c3']", "nothing stands on 'c3': pieces.get('c3') returns None there"),
    ("self.pieces.move('c3', 'a1')", "nothing stands on 'c3'"),
    ("self.pieces.without(['a1'])", "or without(*cells)"),
    ("self.pieces.several('a1')", "standing is 'a1'; expected several in brackets"),
    ("self.pieces.b2", "write a cell in brackets, such as pieces.get"),
    ("self.pieces('b2')", 'write square brackets, such as pieces["b2"]'),
    ("self.pieces | {'a1': 'red'}", "pieces never change"),
    ("Pieces(a1='red')", 'write Pieces({"b2": "red"})'),
    ("self.pieces.get(action).upper()", "so is pieces.get(…) where nothing stands"),
    ("COLOURS[2]", "the first has the number 0, the last -1"),
    ("COLOURS['red']", "asked for by its number, from 0"),
    ("start, end = action.split('-')", "as many parts as names before the ="),
    ("action + 1", "a text is no number"),
    ("action[0] = 'b'", "a text never changes"),
    ("[at for at in 3]", "range(…) counts"),
    ("replace(self, peaces=1)", "write from dataclasses import replace at the top"),
    ("from dataclasses import replace as r; r(self, peaces=1)", "do you mean pieces?"),
    ("assert action == 'b2'", "what this assert says isn’t true here"),
    ("BOARD.lines(0)", "lines(): length is 0; a line has at least 1 cell"),
    ("BOARD.within('a1', -1)", "within(): steps is -1; at least 1 step leads"),
    ("BOARD.step('a1', 0.5, 0)", "Board.step(): right is 0.5; expected a whole number"),
    ("BOARD.line('a1', 0, 0)", "0 and 0 lead nowhere"),
    ("BOARD.empty(3)", "pieces is 3; expected pieces, or several cells in brackets"),
    ("BOARD.group('a1', [])", "start is 'a1'; expected several in brackets, such as (\"a1\""),
    ("BOARD.neighbours('a', 1)", "Board.neighbours() takes only cell in its brackets"),
    ("BOARD.width", "columns and rows say how large a board is"),
    ("self.pieces.of(3)", "Pieces.of(): piece is 3; expected a text"),
    ("self.pieces.put('a1', None)", "Pieces.put(): piece is None; expected a text"),
    ("self.pieces.put('a1')", "Pieces.put() needs piece"),
    ("self.pieces.replace('a', 'b')", "pieces have put, move, without, of and get"),
    ("self.pieces < 3", "len(pieces) counts them"),
    ("self.pieces.keys()[0]", "list(…) around it makes a list of it"),
    ("Pieces('a1')", "cells is 'a1'; expected pairs such as"),
    ("self.player", "(its fields are pieces)"),
    ("pieces.put(action, 'red')", "do you mean self.pieces?"),
    ("COST = {'a1': 1, 'b3': 2}; COST['b4']", "(COST has 'a1', 'b3' alone)"),
    ("COST = {}; COST['b4']", "KeyError: 'b4' (COST is empty)"),
    ("{'red': 1}['gold']", ".get(…) returns None for what it lacks"),
    ("int(action)", "only digits can be read: of a cell such as b12, cell[1:]"),
    ("int('r3')", "rolled(…) is the number of a roll"),
    ("max([])", "max(…, default=0) says 0 then"),
    ("[].pop()", "there is nothing in it"),
    ("COLOURS.index('gold')", "ask first: if … in …"),
    ("next(iter(()))", "next(…, None) returns None where there is nothing"),
    ("len(3)", "no number has a length"),
    ("range('3')", "int(text) makes one of it"),
    ("range(3 / 1)", "// divides without a rest"),
    ("'-'.join([1, 2])", "join puts texts together"),
    ("{[1]: 2}", "tuple(…) or frozenset(…) makes it fast"),
    ("sorted(['a', 1])", "a text is no number"),
    ("count += 1", "count = … makes count in this method alone"),
    ("from dataclasses import replace as r; r(pieces=1)", "write replace(self, …)"),
    ("x = null", "Python calls it None"),
    ("x = 0; x++", "write x += 1"),
    ("if 1 && 2: pass", "write and, or"),
)
METHODS = (
    # A method that is written in addition, what it does, and what is said.
    ("points", "return 3", "points returned 3"),
    ("points", "return (1,)", "(1,) for 2 players"),
    ("tray", "return 'r5'", "tray returned 'r5'"),
    ("arrows", "return [('a', 'b')]", "arrows has 'a'"),
    ("position", "return 3", "position returned 3"),
    ("text", "print(3)", "text returned None (is a"),
    ("turn_of", "return 'red'", "turn_of returned 'red'"),
)
CHANGED = (
    # What stands there, what is written instead, what is said, and what is in the line to blame.
    ("import OVER, ", "import OVER, Sqares, ", "do you mean Squares?", "Sqares"),
    (EMPTY, EMPTY.replace("BOARD", "BORD"), "name 'BORD' is not defined (do you mean BOARD?)", "BORD"),
    (SIZE, "Square(3, 3)", "NameError: name 'Square' is not defined", "BOARD ="),
    ("    board = BOARD", "    board = None", "class Three needs a board, such as board = Squares(3, 3)", "GAME = game("),
    (".put(", ".putt(", "do you mean put?", "putt"),
    (".put(", ".Put(", "do you mean put?", "Put"),
    (FIELDS, f"    moves: list = []\n{FIELDS}", "a list can change: let moves begin with a tuple, such as ()", "moves: list"),
    (FIELDS, f"    held: dict = {{}}\n{FIELDS}", "let held begin with Pieces()", "held: dict"),
    (FIELDS, f"    gone: set = set()\n{FIELDS}", "frozenset()", "gone: set"),
    (FIELDS, f"    seen: list = field(default_factory=list)\n{FIELDS}", "its field seen holds a list, which can change; use Pieces or a tuple", "seen: list"),
    (FIELDS, f"    size: int\n{FIELDS}", "the field size of class Three needs a value that games begin with", "GAME = game("),
    ("def current_player(self)", "def current_player()", "is self missing in def current_player(", "def current_player"),
    ("def child(self, action: str)", "def child(action: str)", "is self missing in def child", "def child"),
    (HEAD, HEAD.replace(":\n", "\n"), "this isn’t Python: expected ':'", "def child"),
    (CHILD, f"        {PUT}", "child returned None (is a return missing?) and no Three, at the start.", "def child"),
    (CHILD, "        return Three(self.pieces)", "child returned the same position after", "def child"),
    ("put(action,", "put(BOARD.empty(self.pieces)[0],", "child gives the same position for every action, after", "def child"),
    ("put(action,", 'put(action.replace("3", "4"),', "which is off the board: its cells are a1 to c3, after", "pieces: Pieces"),
    (BETWEEN, BETWEEN.replace("is None", "is None and not SEEN") + "        SEEN.append(action)\n", "child has changed the position that it was asked of, at the start.", "def child"),
    ("win(player)", "win(player + 2)", "win(2): players are 0 and 1", "win(player + 2)"),
    ("win(player)", "win(player, 3)", "for 2 players, after", "def returns"),
    ("win(player)", "[1, -1]", "returned [1, -1] and no whole numbers in a tuple (write win(", "def returns"),
    ("else draw()", "else 0", "write win(player), draw() or None", "def returns"),
    ("return None if BOARD.empty(self.pieces) else draw()", "return None", "is the game over, with a winner or a draw?", "def legal_actions"),
    ("return None if BOARD.empty(self.pieces) else draw()", "return draw()", "the game is over at its start: as long as it goes on, ", "def returns"),
    ("in (0, 1):", "in range(3 if len(self.pieces) > 2 else 2):", "IndexError: tuple index out of range (there are fewer: ", "mine = set("),
    ("return len(", "return 1 + len(", "current_player returned 2, and there is no player 2: they are 0 to 1, after", "def current_player"),
    (EMPTY, "return []", "it is the turn of player 0 (returns says None: is the game over, ", "def legal_actions"),
    (EMPTY, "return set(BOARD.empty(self.pieces))", "and no list, at the start.", "def legal_actions"),
    (EMPTY, EMPTY.replace("self.returns()", "0 + self.returns"), "write () after the name of a method", "0 + self.returns"),
    ("return BOARD.empty", "return 2 * BOARD.empty", "legal_actions: 'a1' is there twice, at the start.", "def legal_actions"),
    ("return BOARD.empty(self.pieces)", "return SEEN.append(1) or BOARD.empty(self.pieces)[len(SEEN) % 2 :]", "asked twice, legal_actions says two things, at the start.", "def legal_actions"),
    (BETWEEN + CHILD, (BETWEEN + CHILD).replace(" if", ' + ["c3-a1"][len(self.pieces) :] if').replace("(action,", "(action[:2],"), "'c3' and 'c3-a1': the second begins like the first, so give", "def legal_actions"),
    ("@dataclass(frozen=True)", "@dataclass", "write @dataclass(frozen=True) above class Three: a position must never change", "GAME = game("),
    ("    def returns(self)", "    def end(self)", "class Three has no returns", "GAME = game("),
    ("Be the first", f"Be{' ever' * 20} the first", "in short: goal: more than 20 words.", "goal="),
    (NAMES, "draws=False, names=(", "a draw, though the card says that there is none, after", "GAME = game("),
    (NAMES, "material='gold', names=(", "there is no 'gold', only slate, wood", "material="),
    (NAMES, "material='wod', names=(", "do you mean wood?", "material="),
    ('names=("Red", "Blue")', 'names="Red"', 'such as names=("Red", "Blue")', "names="),
    ('names=("Red"', "names=(“Red”", "straight quotes", "“Red”"),
    (SIZE, 'Squares("3", "3")', "columns is '3'; expected a whole number", "BOARD ="),
    (SIZE, "Squares(3, 3.5)", "rows is 3.5; expected a whole number", "BOARD ="),
    (SIZE, "Squares(3)", "Squares() needs rows", "BOARD ="),
    (SIZE, "Squares(3, 3, chekered=True)", "do you mean chequered?", "BOARD ="),
    (SIZE, 'Squares(3, 3, sides={"north": "red"})', 'such as {"top"', "BOARD ="),
    (SIZE, 'Squares(3, 3, shaded=("z9",))', "shaded: there is no cell 'z9'", "BOARD ="),
    (GOAL, "goal=3", "goal is 3; expected a text", "goal=3"),
    (NAMES, 'players=["Red", "Blue"], names=(', "players is ['Red', 'Blue']", "players="),
    (WON, 'won="{name} has won"', "{} stands for the name of who has won", "won="),
    (WON, 'won="} has won"', "{} stands for the name of who has won", "won="),
    (WON, 'won=["it"]', "won is ['it']; expected a text or a function", "won="),
    ("    title=", "    tilte=", "no tilte; do you mean title?", "GAME ="),
    ("    title=", "    vreb='', title=", "no vreb; do you mean verb?", "GAME ="),
    ('("Red", "Blue")', '("Red", 2)', "several in brackets", "names="),
    (NAMES, 'buttons=["pass"], names=(', "pairs such as", "buttons="),
    (NAMES, "turns=5, names=(", "turns is 5; expected True or False", "turns="),
    (NAMES, 'sample=("a1", "z9"), names=(', "sample: action 1: 'z9'", "sample="),
    *((SIZE, f"Squares({size})", "a board has 1 to 26 columns", "BOARD =")
      for size in ("0, 3", "27, 3", "3, 100")),
    (SIZE, "Squares[3, 3]", "write round brackets, such as Squares(3, 3)", "BOARD ="),
    (SIZE, "Hexagons.side(3)", "write from pygames.simple import Hexagons at", "BOARD ="),
    (SIZE, 'Squares(3, 3, without="a1")', "without is 'a1'; expected several", "BOARD ="),
    (NAMES, "players=0, names=(", "players: write how many can play", "players="),
    ('names=("Red", "Blue")', 'names=("Red",)', "names: there are 1; expected 2, one for each player", "names="),
    (NAMES, "players=(1, 2), names=(", "class Three needs a field players", "GAME = game("),
    (NAMES, "players=(3, 2), names=(", "such as (2, 4)", "players="),
    (NAMES, 'options=("size",), names=(', "each is an Option(…)", "options="),
    (NAMES, 'minutes="ten", names=(', "minutes is 'ten'; expected a whole", "minutes="),
    (NAMES, 'authors="me", names=(', "authors is 'me'; expected several", "authors="),
    (NAMES, 'levels=("easy",), names=(', "levels is ('easy',); expected", "levels="),
    (NAMES, 'pieces={"red": ""}, names=(', "'red' has no look, such as", "pieces="),
    (WON, "won=lambda state: 3", "won returned 3 and no text", "won="),
    (WON, 'won=lambda: "it"', "write lambda state: …", "GAME ="),
    (FIELDS, "    pieces = Pieces()  #", "a field of Three is written with its type", "Three("),
    (FIELDS, "    pieces: tuple = ()  #", "stands on a board is Pieces(…)", "self.pieces.of"),
    (FIELDS, f"{FIELDS}\n    roll: str  #", "the field roll needs a value", "roll: str"),
    (FIELDS, f"    roll: str = 3\n{FIELDS}", "roll is 3; expected a text", "roll: str"),
    (FIELDS, f"    moves: tuple = ([],)\n{FIELDS}", "moves holds a list", "moves: tu"),
    (FIELDS, FIELDS.replace("Pieces()", "None"), "the field pieces is None; expected Pieces", "pieces: Pieces = None"),
    (CHILD, "        return Three(action)", "pieces is 'a1'; expected Pieces", "def child"),
    (CHILD, "        return Three", "child returned the class Three (are", "def child"),
    ("else draw()", "else draw", "the function draw (are round brackets", "def returns"),
    (EMPTY, "return (at for at in BOARD.cells)", "a generator (square", "def legal_actions"),
    ("def legal_actions", "def legal_action", "yours is called legal_action", "GAME ="),
    ("    board = BOARD", "    Board = BOARD", "yours is called Board", "GAME ="),
    ("    board = BOARD", "    board = Squares", "the class Squares and no", "board = Sq"),
    ("Three(State)", "Three", "write class Three(State)", "GAME ="),
    ("frozen=True", "Frozen=True", "do you mean frozen?", "Frozen=True"),
    ("frozen=True", "frozen", "write @dataclass(frozen=True)", "(frozen)"),
    ("    Three,", "    Three(),", "write Three without brackets behind it", "GAME ="),
    (SIZE, 'Squares(3, 3, sides={"top": "gold"})', "sides: there is no colour", "BOARD ="),
    (SIZE, "Squares(3, 3, 3)", "Squares() takes only columns and rows", "BOARD ="),
    (SIZE, 'Squares(3, 3, without=("a4",))', "'a4' to leave out: they are a1 to c3", "BOARD ="),
    (NAMES, 'pieces={"red": "purple K"}, names=(', "no colour 'purple'", "pieces="),
    (NAMES, "initial=Three(), names=(", "initial is a function", "initial="),
    (NAMES, "options=3, names=(", "each is an Option(…), in brackets", "options="),
    ('drawn="The board', 'drawn=draw, end="The board', "drawn is a function", "drawn="),
    ('"Red", "Blue"', '"Red", "Red"', "no two the same", "names="),
    ("Three in a Row", "", "some words for its title", "title="),
)
OF_OTHER_GAMES = (
    # The same, behind a game that is right.
    (RACE, "    @property\n", "", "pieces is a method: write @property above it, at the start.", "def pieces"),
    (RACE, "return die(6) if", "return die(6)[1:] if", "chance_outcomes: the probabilities sum to 5/6, at the start.", "def chance_outcomes"),
    (MOVES, 'append(f"{cell}-{end}")', 'append(f"{cell} {end}")', "not ASCII without white space, such as a1-b2 or pass, at the start.", "def legal_actions"),
)
# fmt: on
Mistake = tuple[str, str, str, str, str]


def mistakes() -> Iterator[tuple[str, Mistake]]:
    """Yield each mistake by its name: a right game, what is changed in it, words and a line."""
    for line, words in AT_THE_TOP:
        yield line, (THREE, GAME, f"{line}\n{GAME}", words, line.partition("\n")[0])
    for line, words, *other in IN_CHILD:
        (blamed,) = other or [line.partition("\n")[0]]
        yield line, (THREE, CHILD, f"        {line}\n{CHILD}", words, blamed)
    for name, body, words in METHODS:
        method = f"    def {name}(self):\n        {body}\n"
        yield f"{name}: {body}", (THREE, ABOVE_CHILD, method + ABOVE_CHILD, words, f"def {name}")
    for old, new, words, blamed in CHANGED:
        yield new, (THREE, old, new, words, blamed)
    for change in OF_OTHER_GAMES:
        yield change[4], change


MISTAKES = dict(mistakes())


def refused(text: str, name: str = "my_game.py") -> dict[str, object]:
    """Bring a file that is refused."""
    error: dict[str, object] = json.loads(
        answer(json.dumps({"id": 1, "call": "bring", "name": name, "text": text}))
    )["error"]
    return error


@pytest.mark.parametrize(
    ("right", "old", "new", "words", "blamed"), MISTAKES.values(), ids=MISTAKES
)
def test_a_mistake_is_told_in_one_sentence_with_what_to_do_and_its_line(
    right: str, old: str, new: str, words: str, blamed: str, tmp_path: Path
) -> None:
    assert old in right
    text = right.replace(old, new, 1).replace(IMPORT, SEEN, 1)
    (tmp_path / "my_game.py").write_text(text, "utf-8")
    with pytest.raises(GameError) as error:
        load(tmp_path / "my_game.py")
    sentence, at = error.value.message, error.value.at or 0
    assert words in sentence
    assert sentence.startswith(f"my_game.py, line {at}: ")
    assert blamed in text.splitlines()[at - 1], sentence
    assert "\n" not in sentence
    assert "record" not in sentence


def test_a_card_that_is_called_otherwise_is_named() -> None:
    assert "call ROW GAME" in str(refused(THREE.replace("GAME = game(", "ROW = game("))["message"])


def test_what_python_says_well_stays_as_it_is() -> None:
    error = refused(THREE.replace(CHILD, f"        1 / 0\n{CHILD}"))
    sentence = "my_game.py, line 27: ZeroDivisionError: division by zero, at the start."
    assert error["message"] == sentence
    plain = KeyError("gold")
    assert explained(plain) is plain


def test_a_class_that_changes_another_one_is_blamed_in_its_file() -> None:
    more = "@dataclass(frozen=True)\nclass Four(Three):\n    def returns(self):\n        return 3\n"
    error = refused(THREE.replace(GAME, more + GAME).replace("    Three,", "    Four,"))
    assert str(error["message"]).startswith("my_game.py, line 46: returns returned 3 and no")


# Chance where a file is read


@pytest.mark.parametrize(
    "line",
    [
        "import random; WALLS = random.sample(BOARD.cells, 3)",
        "from random import choice\nWALLS = [choice(BOARD.cells)]",
        "from random import SystemRandom as R\nWALLS = R().sample(BOARD.cells, 3)",
        "import secrets\nWALLS = [secrets.choice(BOARD.cells)]",
    ],
)
def test_a_file_that_draws_by_itself_is_refused_where_it_draws(line: str) -> None:
    walls = "[c for c in BOARD.empty(self.pieces) if c not in WALLS]"
    text = THREE.replace(BOARD, f"{BOARD}{line}\n")
    text = text.replace("BOARD.empty(self.pieces)", walls)
    error = refused(text)
    assert "differs each time the file is read" in str(error["message"])
    assert "belongs in chance_outcomes" in str(error["message"])
    assert "WALLS =" in text.splitlines()[int(str(error["at"])) - 1]


def test_a_board_that_is_shaded_at_random_is_refused() -> None:
    board = "import random\nBOARD = Squares(3, 3, shaded={random.choice('abc') + '1', 'a3'})\n"
    error = refused(THREE.replace(BOARD, board))
    assert "differs each time the file is read" in str(error["message"])


def test_a_position_that_begins_at_random_is_refused() -> None:
    field = "    first: str = field(default_factory=lambda: choice(BOARD.cells))"
    imports = "from dataclasses import dataclass, field, replace\nfrom random import choice\n"
    text = THREE.replace(FIELDS, f"{field}\n{FIELDS}").replace(IMPORT, imports)
    error = refused(text.replace("Three(self.pieces", "replace(self, pieces=self.pieces"))
    assert "differs each time the game begins" in str(error["message"])


def test_a_file_that_draws_is_the_same_on_all_devices() -> None:
    """A version that was checked once, by an older page, isn't checked again."""
    script = (
        "import random, sys; from pathlib import Path;"
        "from pygames.workshop.one_file import module_from;"
        "print(module_from(sys.stdin.buffer.read(), Path('x.py')).drawn, random.random())"
    )
    (one, then), (other, later) = (
        subprocess.run(
            [sys.executable, "-c", script],
            input=b"import random\ndrawn = random.random()\n",
            capture_output=True,
            cwd=ROOT,
            check=True,
        ).stdout.split()
        for _ in range(2)
    )
    assert one == other
    assert then != later, "what is drawn later is chance again"


def line(text: str, begins: str) -> int:
    """Return the number of the first line that begins so."""
    lines = enumerate(text.splitlines(), 1)
    return next(number for number, each in lines if each.strip().startswith(begins))


def test_an_endless_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygames.conformance.play.MOST_IN_ONE_FILE", 300)
    text = THREE.replace(
        CHILD, '        return Three(self.pieces, self.ply + 1 + (action == "pass"))'
    )
    text = text.replace(FIELDS, f"{FIELDS}\n    ply: int = 0  #")
    text = text.replace("return len(self.pieces) % 2", "return self.ply % 2")
    text = text.replace("return BOARD.empty(self.pieces) if", 'return [f"m{self.ply}", "pass"] if')
    sentence = str(refused(text)["message"])
    at = line(text, "def returns")
    assert sentence.startswith(f"my_game.py, line {at}: the game doesn't end: ")
    assert "after 300 actions, the last of them" in sentence


# Files, and what programs are told


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_bytes(b"\x89PNG\r\n\0\0")
    with pytest.raises(GameError, match=r"mine\.py.*Python"):
        module_of(tmp_path / "mine.py")
    with pytest.raises(GameError, match="can’t be read"):
        module_of(tmp_path / "other.py")
    (tmp_path / "long.py").write_text("#" * (1 << 19))
    with pytest.raises(GameError, match="256 kB at most"):
        module_of(tmp_path / "long.py")


def test_the_error_has_the_record_and_the_line_for_programs(tmp_path: Path) -> None:
    text = THREE.replace("win(player)", "(1, 1)")
    (tmp_path / "mine.py").write_text(text)
    with pytest.raises(BrokenPromiseError) as error:
        check(card_in(module_of(tmp_path / "mine.py")))
    assert error.value.record
    assert len(error.value.record.actions) >= 5
    assert error.value.at
    assert error.value.at.line == line(text, "def returns")


def test_quoted_lines_are_of_the_version_that_ran(tmp_path: Path) -> None:
    file, random = tmp_path / "mine.py", Random(1)
    file.write_text(THREE.replace("return win(player)", "return (1, 1)"))
    card = card_in(module_of(file))
    file.write_text("# another\n" * random.randint(20, 30))
    with pytest.raises(BrokenPromiseError, match=r"mine\.py, line 30: returns"):
        check(card)


def test_an_unusual_number_of_players_is_reported() -> None:
    game = replace(card_in(module_of(FOLDER / "race.py")), players=(1, 2))
    message = r"at the start \(with 2 players\)\.$"
    place = Where(game, Record(Header(game.id, 2)))
    with pytest.raises(BrokenPromiseError, match=message), place:
        raise ValueError


# The same mistakes elsewhere


@pytest.mark.parametrize(
    "name",
    [
        *("input()", "import os; os._exit(1)", "self.child(action)", "import pygame"),
        *("BOARD.row(9)", "material='gold', names=(", "def current_player()"),
        "while action not in self.pieces:\n            pass",
    ],
)
def test_the_page_and_the_terminal_say_the_same(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, old, new, words, _ = MISTAKES[name]
    file = tmp_path / "my_game.py"
    file.write_text(THREE.replace(old, new, 1), "utf-8")
    assert words in str(refused(file.read_text("utf-8"))["message"])
    assert main(["check", str(file)]) != 0
    error = capsys.readouterr().err
    assert (words in error, error.count("\n")) == (True, 1)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return input()", "a game asks nothing"),
        ("import os; os._exit(1)", "os._exit() ends Python"),
        ("return state.legal_action()", "do you mean legal_actions?"),
        ("return choose(state, seconds)", "choose calls itself, and that never ends"),
        ("raise SystemExit", "this ends Python"),
    ],
)
def test_a_bot_of_ones_own_is_told_the_same(
    body: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    choose = f"def choose(state, seconds):\n    {body}\n"
    assert words in str(refused(f"{THREE}\n\n{choose}")["message"])
    file = tmp_path / "my_bot.py"
    file.write_text(choose, "utf-8")
    main(["arena", "murus-gallicus", str(file), "random", "--games", "1"])
    output = capsys.readouterr()
    assert words in output.out + output.err


def test_a_bot_that_takes_too_little_is_told_what_it_gets() -> None:
    error = refused(f"{THREE}\n\ndef choose(state):\n    return 1\n")
    assert "write def choose(state, seconds)" in str(error["message"])


def test_a_game_in_a_wheel_is_told_the_same(tmp_path: Path) -> None:
    (tmp_path / "of_a_wheel").mkdir()
    (tmp_path / "of_a_wheel" / "__init__.py").write_text("import numpy_\n", "utf-8")
    about = tmp_path / "of_a_wheel-1.dist-info"
    about.mkdir()
    entry = "[pygames.games]\nof-a-wheel = of_a_wheel:GAME\n"
    (about / "entry_points.txt").write_text(entry, "utf-8")
    with pytest.raises(GameError, match="there is no module numpy_ here"):
        load(tmp_path)
