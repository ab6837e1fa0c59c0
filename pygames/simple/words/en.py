"""English: every sentence that a small game has without writing it."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.en import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} one of the marked places."
TURN = "Choose one of the marked places."
END = "The game ends as soon as the goal is reached."
SCORE = "The player who reaches the goal wins."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    """Say why a game is over."""
    if len(returns) == 1: return "The game is over."
    if points is not None: return f"The most points count: {' to '.join(map(str, sorted(points, reverse=True)))}."
    return "The goal is reached." if any(returns) else "Nobody has won."

# What is on the board.

EMPTY = "empty"

# Name what stands on a cell: "red", or "red and blue".
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])

# Name a cell and what stands there.
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"

# What a place is for, by the form of its mark.
CAN = {"ring": "can be chosen", "dot": "can be reached", "cross": "can be taken"}

# Count a player's pieces.
def held(number: int) -> str: return counted(number, "piece")

def outcome(text: Action) -> str:
    """Name an outcome of chance: "a 3", "queen of hearts"."""
    number = number_of(text)
    return f"a {number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    """Say what lies beside the board."""
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"On the table: {joined([outcome(each) for each in tray])}."
    return f"The {'die shows' if len(tray) == 1 else 'dice show'} {joined(numbers)}."

# What is next.

PIECE, PLACE, ANY, BUTTON = (
    "choose a piece to move",
    "choose an empty place",
    "choose a marked place",
    "decide",
)
OVER = "The game is over"
WHERE_TO, AND_THEN = "Where does it go?", "And then?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    """Say that dice or cards are next."""
    if player is None: return "The die is rolled" if rolls else "Chance decides"
    return capital(does(cast[player], "roll" if rolls else "draw"))

# What actions are, and what was done.

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    """Say what chance has done."""
    number = number_of(text)
    if number: return Phrase(f"Rolled {number}", f"{number}", glyphs)
    return Phrase(f"Drew {as_words(text)}", as_words(text))

# Pieces that were sent elsewhere, each with the cell.
Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"taking {joined(captures)}"] if captures else []
    parts += [f"sending {named(kind)} to {cell}" for kind, cell in arrivals]
    return "".join(f", {part}" for part in parts)

# Name a move along a way such as a2-a3, and what happens to others.
def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"Move {dashed(way)}{_besides(captures, arrivals)}", dashed(way))

# Name the placing of a piece.
def places(where: str) -> Phrase: return Phrase(f"Place on {dashed(where)}", dashed(where))

# Name any other action.
def chooses(what: str) -> Phrase: return Phrase(f"Choose {dashed(what)}", dashed(what))

# Say what a player moved, and what happened to others.
def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str: return capital(f"{subject(cast[player])} moved {dashed(way)}{_besides(captures, arrivals)}")

# Say what a player placed.
def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str: return capital(f"{subject(cast[player])} placed {named(piece)} on {joined(cells)}")

# Say what else a player did: where it was is enough.
def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}: {dashed(what)}"

# Say that a player has chosen, and not what.
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'have')} chosen")

IN_SECRET = "Chosen in secret"
ALL_HAVE_CHOSEN = "All have chosen"
ALL_AT_ONCE = "All choose at once: nobody sees a choice before the last one is made."

# Say which button a player chose.
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{subject(cast[player])} chose “{label}”")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    """Say what chance has done, perhaps for a player."""
    number = number_of(text)
    what = f"rolled {number}" if number else f"drew {as_words(text)}"
    return capital(what if player is None else f"{subject(cast[player])} {what}")

# Why something can't be picked.

CHANCE_NEXT = "Chance is next."
ONLY_PLACES = "Only the places of the board can be chosen."
NOT_NOW = "That can’t be chosen now."

# So many places are named.
_FEW = 4

# Say that something stands there.
def taken(cell: str) -> str: return f"{cell} is taken."

# Say that there is nothing to move.
def nothing_there(cell: str) -> str: return f"{cell} is empty: choose a piece to move."

# Say that such a piece can't be moved now.
def not_yours(cell: str, piece: str) -> str: return f"On {cell} there is {named(piece)}, which can’t be moved now."

# Say that a cell can't be chosen.
def not_here(cell: str) -> str: return f"{cell} can’t be chosen now."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    """Say where one can get to instead."""
    lead = f"There is no way from {start} to {cell}"
    return f"{lead}: only to {joined(ends, 'or')}." if len(ends) <= _FEW else f"{lead}."

# Reading aloud.

# Say where pieces stand.
def listed(cells: Sequence[str]) -> str: return f"{len(cells)}: {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    """Name a row, a column or a line of the board; a track has one row, without a name."""
    if kind == "row": return f"Row {name}" if name else ROW
    return f"Column {name}" if kind == "column" else f"Line {dashed(name)}"

TRAY = "On the table"
MARKED = "Marked"
ROW = "Row"

# Paper.

BOARD = "Board"
EXAMPLE = "as it is typed, such as b3 or b3-b4"
BOARD_LABEL = "The board at the start"
BOARD_SHEET = "Play with coins, counters or buttons."
START_SHEET = "The pieces are drawn where they begin; cover them with coins, counters or buttons."

# Planes.

# Say that a plane tells of a piece.
def plane_of(piece: str) -> str: return f"{piece} here"

# Say that a plane tells whose turn it is.
def plane_of_turn(player: Player) -> str: return f"it is the turn of player {player}"

# Say that a plane tells who looks.
def plane_of_seat(player: Player) -> str: return f"I am player {player}"

# Say that a plane tells that a word can be chosen.
def plane_of_word(text: str) -> str: return f"{text} can be chosen"

# Say that a plane tells of dice or cards.
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} on the table"

NEXT, LATER, CHOSEN = "can be chosen next", "can be chosen later", "chosen already"

# Measures.

NOT_MEASURED = "Nothing has been measured yet."
WINS, DRAWS, LEADS = "Wins of", "Draws", "Changes of the lead in a game"
LENGTH, CHOICES = "Actions in a game", "Choices in a turn"
UNUSED, NEVER = "Places never used", "Buttons never used"

# Say what bots score in a game for one.
def measured_alone(score: int) -> str: return f"Bots score {score} on average."

# Say that a seat wins too often; against the first one there is a remedy.
def unfair(name: str, share: int, *, first: bool) -> str: return f"{name} wins {share}\u00a0in\u00a0100" + (": try the swap rule." if first else ".")

# Say that too many games are drawn.
def often_drawn(share: int) -> str: return f"{share}\u00a0games\u00a0in\u00a0100 are drawn."

# Say that it matters little who plays better.
def lucky(skill: int) -> str: return f"A stronger bot wins only {skill}\u00a0in\u00a0100: luck decides much."

# Say that so few games tell nothing yet.
def too_few(low: int, high: int) -> str: return f"Too few games to tell: whoever begins wins {low}\u00a0to\u00a0{high}\u00a0in\u00a0100."

# Say that nothing is wrong.
def fair(share: int, skill: int) -> str: return f"Nothing stands out: whoever begins wins {share}\u00a0in\u00a0100, and a stronger bot {skill}."

# Head what a strong bot wins against a weak one.
def stronger(strong: int, weak: int) -> str: return f"Level {strong} against level {weak}"

# What solving a game has brought

TWO_ONLY = "This can only be solved of games for two."
NO_LUCK = "Where dice, cards or secrets decide, there is nothing to solve."
TOLD_APART = "Its positions can’t be told apart: make the state a frozen dataclass."

def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    """Say who wins, by how many points if they are counted, and how soon."""
    by = f" by {counted(points, 'point')} at least" if points else ""
    return f"{name} wins{by}, in {counted(moves, 'move')} at most, whatever the other does. {counted(positions, 'position')}."

# Say that nobody can force a win.
def solved_draw(positions: int) -> str: return f"A draw if both play best. {counted(positions, 'position')}."

# Say how far it came.
def gave_up(positions: int, seconds: int) -> str: return f"Not solved: after {seconds} seconds {positions} positions are known, and there are more."

# Name the moves that are best, as people read them.
def best_moves(moves: Sequence[str]) -> str: return f"Best: {'; '.join(moves)}."

# Say that none is better than another.
EVERY_MOVE = "Every move is equally good."
