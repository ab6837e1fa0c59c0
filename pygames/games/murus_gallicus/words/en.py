"""Every sentence of Murus Gallicus that a person reads or hears."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.en import asks, capital, counted, does, listed, of, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("White", "Black")
HOW_TO_ARRANGE = "{Tap} a square to change its piece."

# The buttons of arranging.
TOOLS = {"turn": "Other player to move", "clear": "Empty board"}

# All players by their names in the rules.
NEUTRAL = Cast(NAMES)

SUMMARY = "Break through with stacks that walk by falling apart."
SHORT = InShort(
    goal="Bring a stone onto the far row, or leave your opponent without a move.",
    turn="Move a stack, and its two stones go to the next two squares in a line; or hit a single stone beside it, and each side loses one.",
    end="The game ends when a stone reaches the far row, or when a player has no move.",
    score="There are no points: the first player to break through wins.",
)
TIP = "{Tap} a stack, then where it goes."

# Say what a position asks of the side that wins it.
def daily(moves: int, white: bool) -> str: return f"Find the win for {NAMES[0 if white else 1]}: it takes {counted(moves, 'move')}."

def daily_special(winning: int, choices: int) -> str:
    """Say how many of the first moves win in time."""
    if winning == 1: return f"Only one of the {choices} first moves works."
    if 2 * winning > choices: return f"Most first moves work: {winning} of {choices}."
    return f"Only {winning} of the {choices} first moves work."

# Answer a first move that doesn't win in time.
def daily_wrong(moves: int) -> str: return f"Not that one: it no longer wins in {moves}. Try another."

# Puzzles.

# What puzzles are about, by the id of the theme.
THEMES = {
    "threat": "A threat first",
    "several-threats": "Several threats at once",
    "along-the-row": "A move along the row",
    "two-stacks": "Two stacks from one",
    "fewer-stacks": "Fewer stacks",
    "two-moves": "Two moves",
    "no-move-left": "No move left",
}

BREAKS_THROUGH = "That breaks through."
SLOWER = "There is a move that wins at once."

# Say what a puzzle asks.
def puzzle(player: Player) -> str: return f"{NAMES[player]} to move and win."

# Say that a player can't move any more (M8).
def shuts_in(player: Player) -> str: return f"{NAMES[player]} has no move left."

def why(ways: int, *, capture: bool) -> str:
    """Say how a right move leads on: by threats to break through, or because all others fail."""
    hit = "It takes a stone from the board" if capture else ""
    if not ways: return f"{hit}, and no other move wins." if hit else "No other move wins."
    threat = f"threatens to break through{f' in {ways} places' if ways > 1 else ''}"
    return f"{hit}, and {threat}." if hit else f"It {threat}."

# Say that the opponent wins with the next move.
def refuted_at_once(winner: Player) -> str: return f"That lets the win go: {NAMES[winner]} wins at once."

# Say what is proved of every first move but one.
def lets_go(winner: Player) -> str: return f"That lets the win go: now {NAMES[winner]} can force a win."

# Pieces on a square, and what can be done there.

EMPTY = "empty"
STACKS = ("white stack", "black stack")
SINGLES = ("single white stone", "single black stone")

# Say about several squares what is said about one.
def several(piece: str) -> str: return piece if piece == EMPTY else f"{piece}s"

# The use of a square, by the form of its mark.
CAN: dict[Form, str] = {"ring": "can move", "dot": "can be reached", "cross": "can be hit"}

# Say how many stacks a player has.
def stacks_left(number: int) -> str: return counted(number, "stack")

# Say how far a player's foremost stone is from the opponent's home row (M7).
def rows_to_go(number: int) -> str: return f"{counted(number, 'row')} to go" if number else ""

# Say where a player's pieces stand.
def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str: return f"{listed('stack', stacks)}; {listed('single stone', singles)}"

# Name a row.
def row(number: int) -> str: return f"Row {number}"

# Name a column.
def column(letter: str) -> str: return f"Column {letter}"

# A turn.

# Say what the player to move has to do.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "choose a stack to move")

def where_to(stack: str, *, can_hit: bool) -> str:
    """Ask for the target of a stack, and say what it costs to hit a stone (M5)."""
    where = f"Where does the stack on {stack} go?"
    return f"{where} If it hits a crossed stone, each side loses one." if can_hit else where

# Say where a stack moved (M4).
def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{subject(cast[player])} moved {stack}–{far}")

# Say which stone a stack hit, and what it cost (M5).
def hit(cast: Cast, player: Player, stack: str, victim: str) -> str: return capital(f"{subject(cast[player])} hit {victim} from {stack}; each side lost a stone")

# Name a move.
def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"Move {stack}–{far}", f"{stack}–{far}")

# Name a hit.
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"Hit {victim} from {stack}", f"{stack} hits {victim}")

# Say what a swap does: Black's mirrored action stands in place of the first one (S2).
def swap(mirrored: str) -> str: return f"Swap: play this opening yourself ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    """Say what a swap has done."""
    undone = f"{whose(cast[1 - player])} {first} is undone, and {mirrored} is {of(cast[player])}"
    return capital(f"{subject(cast[player])} swapped: {undone}")

# Say which stone an action takes from the board.
def takes(square: str) -> Deed: return Deed(f"hit the single stone on {square}", f"hits the single stone on {square}")

# Why a position can't be set up. These have no full stop.

NOT_A_POSITION = "expected seven rows of W, w, B, b and digits, and w or b to move"

# Say that a row has too few squares, or too many.
def row_is(row: int, squares: int, most: int) -> str: return f"row {row} has {squares} squares, not {most}"

# Say that a player has too many stones (M2).
def too_many(player: Player, stones: int, most: int) -> str: return f"{NAMES[player]} has {stones} stones, more than {most}"

# Say that a position is of a game that is over (M7).
def through_already(player: Player) -> str: return f"{NAMES[player]} has broken through already: the game is over"

# The end.

OVER = "The game is over."
REPEATED = "The same position has come for the third time."

# Say that the game ended by a breakthrough (M7).
def broken_through(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[1 - loser], 'have')} reached {whose(cast[loser])} home row.")

# Say that the game ended for want of an action (M8).
def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'have')} no move left.")

# Why something can't be picked.

ONLY_SQUARES = "Only the squares of the board can be chosen."
SINGLE_CANT_ACT = "Only a stack can act, and this is a single stone."
CHOOSE_TARGET = "Choose where this stack goes."
TOO_FAR = "A stack reaches only the two nearest squares in a straight line."
OFF_BOARD = "The second stone would leave the board."
CHOOSE_FARTHER = "One stone goes to each of the two squares. Choose the farther one."

# Say that there is nothing to move on a square.
def empty(cast: Cast, square: str, player: Player) -> str: return f"{square} is empty. Choose one of {whose(cast[player])} stacks."

# Say that the piece on a square is the opponent's.
def not_yours(cast: Cast, square: str, player: Player) -> str: return f"{square} is {of(cast[1 - player])}, and it is {whose(cast[player])} turn."

# Say that a stack has no action.
def shut_in(stack: str) -> str: return f"The stack on {stack} has nowhere to go and nothing to hit."

# Say that a stack can't be hit.
def hits_stack(cast: Cast, player: Player) -> str: return capital(f"{does(cast[1 - player], 'have')} a stack there, and stacks can’t be hit.")

# Say that a square can't take a third stone.
def full(square: str) -> str: return f"{square} already holds a stack, and a square holds two stones at most."

def blocked(cast: Cast, square: str, player: Player) -> str:
    """Say that the opponent is in the way."""
    piece = f"{does(cast[1 - player], 'have')} a piece on {square}"
    return capital(f"{piece}, so no stone can go there.")

# Paper.

BOARD_TITLE = "Board"
BOARD_SHEET = f"At the start there is a stack of two stones on every square of the home rows: {NAMES[0]} on row 1, {NAMES[1]} on row 7. {NAMES[0]} moves first. You need 16 light and 16 dark stones: counters, coins, or the stones to cut out."
BOARD_LABEL = "The board, eight columns by seven rows"
GAMES, WON_BY = "Games", "Won by"

STONES_TITLE, STONES_OFFER = "Stones", "Stones to cut out"
STONES_SHEET = f"Print on stiff paper and cut along the dashed lines. {NAMES[0]} has the square stones, {NAMES[1]} the hexagons. Two stones of one player on a square make a stack."
STONES_LABEL = "16 white and 16 black stones"
NOTATION = "d1-d3 for a move, d4xe5 for a hit"

# Why another action is better: what is counted after it, and otherwise

# Say how much it is after an action, and how much otherwise.
def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name} then attacks {now or 'no'} {'stone' if now == 1 else 'stones'}; otherwise {otherwise or 'none'}"

# Say how much it is after an action, and how much otherwise.
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} {'move' if now == 1 else 'moves'}; otherwise {otherwise}"
