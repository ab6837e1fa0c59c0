"""Mistakes of people who write a first game: each is told in one sentence, with its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pygames import examples
from pygames.added import load
from pygames.conformance import BrokenPromiseError, check
from pygames.conformance.blame import Spot, spot
from pygames.conformance.promise import Where
from pygames.errors import GameError, MistakeError
from pygames.record import Header, Record
from pygames.workshop.one_file import card_in, module_of

FOLDER = Path(examples.__file__).parent
THREE = (FOLDER / "three.py").read_text("utf-8")
MOVES = (FOLDER / "breakthrough.py").read_text("utf-8")
RACE = (FOLDER / "race.py").read_text("utf-8")
BETWEEN = (
    "        return BOARD.empty(self.pieces) if self.returns() is None else []\n\n"
    "    # Which position follows?\n"
    '    def child(self, action: str) -> "Three":\n'
)
PUT = "Three(self.pieces.put(action, COLOURS[self.current_player()]))"


pytestmark = pytest.mark.usefixtures("no_added_game")


def told(folder: Path, text: str) -> str:
    """Return what is said of a file when it is added."""
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    with pytest.raises(GameError) as error:
        load(file)
    return error.value.message


def line(text: str, begins: str) -> int:
    """Return the number of the first line that begins so."""
    return next(
        number
        for number, each in enumerate(text.splitlines(), 1)
        if each.strip().startswith(begins)
    )


# What is changed in a game, where the mistake is then, and what is said of it.
MISTAKES: dict[str, tuple[str, str, str, str, str]] = {
    "a position that changes when others are made": (
        THREE,
        BETWEEN,
        BETWEEN.replace("is None", "is None and not SEEN") + "        SEEN.append(action)\n",
        "def child",
        "child has changed the position that it was asked of, at the start.",
    ),
    "a class that isn't frozen": (
        THREE,
        "@dataclass(frozen=True)",
        "@dataclass",
        "GAME = game(",
        "write @dataclass(frozen=True) above class Three: a position must never change",
    ),
    "a field that can change": (
        THREE,
        "    pieces: Pieces = Pieces()",
        "    pieces: Pieces = Pieces()\n    seen: list = field(default_factory=list)",
        "seen: list",
        "a position can’t be hashed: its field seen holds a list, which can change; "
        "use Pieces or a tuple, at the start.",
    ),
    "a dictionary as a default": (
        THREE,
        "    pieces: Pieces = Pieces()",
        "    pieces: dict = {}",
        "pieces: dict",
        "ValueError: mutable default <class 'dict'> for field pieces is not allowed",
    ),
    "an action that repeats": (
        THREE,
        "return BOARD.empty(self.pieces) if",
        "return 2 * BOARD.empty(self.pieces) if",
        "def legal_actions",
        "legal_actions: 'a1' is there twice, at the start.",
    ),
    "a child that ignores the action": (
        THREE,
        "self.pieces.put(action,",
        "self.pieces.put(BOARD.empty(self.pieces)[0],",
        "def child",
        "child gives the same position for every action, after",
    ),
    "a child that changes nothing": (
        THREE,
        "return " + PUT,
        "return Three(self.pieces)",
        "def child",
        "child returned the same position after",
    ),
    "a return that is missing": (
        THREE,
        "return " + PUT,
        PUT,
        "def child",
        "child returned None (is a return missing?) and no Three, at the start.",
    ),
    "returns for too many players": (
        THREE,
        "return win(player)",
        "return win(player, 3)",
        "def returns",
        "for 2 players, after",
    ),
    "returns that are no whole numbers": (
        THREE,
        "return win(player)",
        "return [1, -1]",
        "def returns",
        "returns returned [1, -1] and no whole numbers in a tuple (write win(player), draw() or "
        "None), after",
    ),
    "a game that is over at once": (
        THREE,
        "return None if BOARD.empty(self.pieces) else draw()",
        "return draw()",
        "def returns",
        "the game is over at its start: as long as it goes on, returns says None.",
    ),
    "a player who isn't there": (
        THREE,
        "return len(self.pieces) % 2 if",
        "return 1 + len(self.pieces) % 2 if",
        "def current_player",
        "current_player returned 2, and there is no player 2: they are 0 to 1, after",
    ),
    "no action for a player": (
        THREE,
        "return BOARD.empty(self.pieces) if self.returns() is None else []",
        "return []",
        "def legal_actions",
        "legal_actions is empty, and it is the turn of player 0 (returns says None: is the game "
        "over, with a winner or a draw?), at the start.",
    ),
    "actions as a set": (
        THREE,
        "return BOARD.empty(self.pieces) if self.returns() is None else []",
        "return set(BOARD.empty(self.pieces))",
        "def legal_actions",
        "and no list, at the start.",
    ),
    "an action with a blank": (
        MOVES,
        'moves.append(f"{cell}-{end}")',
        'moves.append(f"{cell} {end}")',
        "def legal_actions",
        "not ASCII without white space, such as a1-b2 or pass, at the start.",
    ),
    "an action that begins another": (
        THREE,
        BETWEEN + "        return Three(self.pieces.put(action,",
        BETWEEN.replace(" if", ' + ["c3-a1"][len(self.pieces) :] if')
        + "        return Three(self.pieces.put(action[:2],",
        "def legal_actions",
        "legal_actions has 'c3' and 'c3-a1': the second begins like the first, "
        "so give one of them another text, at the start.",
    ),
    "a full board that isn't the end": (
        THREE,
        "        return None if BOARD.empty(self.pieces) else draw()",
        "        return None",
        "def legal_actions",
        "legal_actions is empty, and it is the turn of player",
    ),
    "a cell off the board": (
        THREE,
        "self.pieces.put(action,",
        'self.pieces.put(action.replace("3", "4"),',
        "pieces: Pieces",
        "which is off the board: its cells are a1 to c3, after",
    ),
    "a piece without a name": (
        THREE,
        "self.pieces.put(action, COLOURS[self.current_player()])",
        "self.pieces.put(action, self.current_player())",
        "return Three(self.pieces.put(action",
        "Pieces.put(): piece is 0; expected a text, at the start.",
    ),
    "a loop without an end": (
        THREE,
        BETWEEN,
        BETWEEN + "        while action not in self.pieces:\n            pass\n",
        "while action",
        "this loop doesn’t end: not in 1,000,000 steps, at the start.",
    ),
    "a loop without an end in one line": (
        THREE,
        "BOARD = Squares(3, 3)\n",
        "BOARD = Squares(3, 3)\nwhile True: pass\n",
        "while True",
        "this loop doesn’t end: not in 1,000,000 steps",
    ),
    "a loop without an end outside of the rules": (
        THREE,
        "BOARD = Squares(3, 3)\n",
        "BOARD = Squares(3, 3)\nwhile True:\n    SEEN = []\n",
        "while True",
        "this loop doesn’t end: not in 1,000,000 steps",
    ),
    "an error in the rules": (
        THREE,
        "for player in (0, 1):",
        "for player in range(3 if len(self.pieces) > 2 else 2):",
        "mine = set(",
        "IndexError: tuple index out of range (there are fewer: the first has the number 0, ",
    ),
    "a rule that changes its mind": (
        THREE,
        "return BOARD.empty(self.pieces) if",
        "return SEEN.append(1) or BOARD.empty(self.pieces)[len(SEEN) % 2 :] if",
        "def legal_actions",
        "asked twice, legal_actions says two things, at the start.",
    ),
    "probabilities that sum to less": (
        RACE,
        "return die(6) if",
        "return die(6)[1:] if",
        "def chance_outcomes",
        "chance_outcomes: the probabilities sum to 5/6, at the start.",
    ),
    "a draw that the card excludes": (
        THREE,
        "    names=",
        "    draws=False,\n    names=",
        "GAME = game(",
        "a draw, though the card says that there is none, after",
    ),
    "a goal that is too long": (
        THREE,
        "Be the first",
        f"Be{' ever' * 20} the first",
        "goal=",
        "in short: goal: more than 20 words.",
    ),
    "a word that game() doesn't know": (
        THREE,
        "    names=",
        "    minute=5,\n    names=",
        "GAME = game(",
        "game() takes no minute; do you mean minutes?",
    ),
    "a method that is missing": (
        THREE,
        "    def returns(self)",
        "    def end(self)",
        "GAME = game(",
        "class Three has no returns",
    ),
    "pieces as a method": (
        RACE,
        "    @property\n",
        "",
        "def pieces",
        "pieces is a method: write @property above it, at the start.",
    ),
    "a field without a value": (
        THREE,
        "    pieces: Pieces = Pieces()",
        "    size: int\n    pieces: Pieces = Pieces()",
        "GAME = game(",
        "the field size of class Three needs a value that games begin with",
    ),
    "what isn't Python": (
        THREE,
        'def child(self, action: str) -> "Three":',
        'def child(self, action: str) -> "Three"',
        "def child",
        "this isn’t Python: expected ':'",
    ),
    "a name that isn't there": (
        THREE,
        "BOARD = Squares(3, 3)",
        "BOARD = Square(3, 3)",
        "BOARD =",
        "NameError: name 'Square' is not defined",
    ),
}
MORE = (
    "from dataclasses import dataclass\n",
    "from dataclasses import dataclass, field\n\nSEEN: list = []\n",
)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_gets_a_sentence_with_its_line(name: str, tmp_path: Path) -> None:
    right, old, new, begins, words = MISTAKES[name]
    assert old in right
    text = right.replace(old, new, 1).replace(*MORE)
    sentence = told(tmp_path, text)
    assert sentence.startswith(f"mine.py, line {line(text, begins)}: ")
    assert words in sentence
    assert "\n" not in sentence
    assert "record" not in sentence


def test_an_endless_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygames.conformance.play.MOST_IN_ONE_FILE", 300)
    text = THREE.replace("return " + PUT, "return Three(self.pieces, self.ply + 1)")
    text = text.replace(
        "    pieces: Pieces = Pieces()", "    pieces: Pieces = Pieces()\n    ply: int = 0"
    )
    text = text.replace("return len(self.pieces) % 2", "return self.ply % 2")
    text = text.replace("return BOARD.empty(self.pieces) if", 'return [f"m{self.ply}", "pass"] if')
    sentence = told(
        tmp_path,
        text.replace("self.pieces, self.ply + 1", 'self.pieces, self.ply + 1 + (action == "pass")'),
    )
    assert sentence.startswith(f"mine.py, line {line(text, 'def returns')}: the game doesn't end: ")
    assert "after 300 actions, the last of them" in sentence


def test_a_file_without_a_card_is_named(tmp_path: Path) -> None:
    assert told(tmp_path, "x = 1\n") == "mine.py has no GAME: end it with GAME = game(…)"


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "utf-16-be", "latin-1"])
def test_a_file_is_read_in_each_code_that_editors_write(tmp_path: Path, code: str) -> None:
    (tmp_path / "mine.py").write_bytes('x = "Größe"\r\n'.encode(code))
    assert module_of(tmp_path / "mine.py").x == "Größe"


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
    text = THREE.replace("return win(player)", "return (1, 1)")
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


def test_the_line_of_every_part_of_a_state_is_found() -> None:
    states = card_in(module_of(FOLDER / "race.py")).states
    assert states
    lines = {
        about: spot(states, MistakeError("", about)).line
        for about in ("child", "pieces", "roll", "points", "")
    }
    assert lines == {
        "child": line(RACE, "def child"),
        "pieces": line(RACE, "@property"),
        "roll": line(RACE, "roll: str"),
        "points": line(RACE, "class Race"),
        "": line(RACE, "GAME ="),
    }
    assert str(Spot("/a/race.py", 0)) == "race.py"


@pytest.mark.parametrize(
    ("plies", "error", "words"),
    [
        (2, MistakeError("That is wrong.", "child"), ": That is wrong, after r1 start."),
        (14, KeyError("x"), ": KeyError: 'x', after 14 actions, the last of them r1 start r1"),
        (0, ValueError(), ": ValueError, at the start."),
    ],
)
def test_the_report_names_the_actions_before_it(plies: int, error: Exception, words: str) -> None:
    game = card_in(module_of(FOLDER / "race.py"))
    record = Record(Header(game.id, 2), ("r1", "start") * 7)
    with (
        pytest.raises(BrokenPromiseError) as info,
        Where(game, replace(record, actions=record.actions[:plies])),
    ):
        raise error
    assert words in str(info.value)


def test_an_unusual_number_of_players_is_reported() -> None:
    game = replace(card_in(module_of(FOLDER / "race.py")), players=(1, 2))
    message = r"at the start \(with 2 players\)\.$"
    place = Where(game, Record(Header(game.id, 2)))
    with pytest.raises(BrokenPromiseError, match=message), place:
        raise ValueError
