"""Every sentence of Eight-by-Eight that a person meets, apart from its rules."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.en import (
    asks,
    capital,
    counted,
    do,
    does,
    joined,
    named,
    sentence,
    subject,
    verb,
    whose,
)
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Make a line of five where the die lets you."
SHORT = InShort(
    goal="Make the longest line of your colour: across, down or diagonally.",
    turn="Roll the die and place a piece in that row or column, or black the number out and roll again; from then on, rolling it ends your turn.",
    end="When a player has five in a line, the round is played to its end.",
    score="The longest line wins; after a tie more blackouts win, then more pieces on the board.",
)
TIP = "{Tap} a marked hole to place a piece, or the ring above to black out."
DAILY = "Win with today’s dice."

def daily_special(roll: int, person: Player) -> str:
    """Say who begins, and with which number."""
    where = ", in the middle" if roll in (4, 5) else ", at the edge" if roll in (1, 8) else ""
    if person == 0: return f"You begin with a roll of {roll}{where}."
    return f"{PLAYERS[0]} begins with a roll of {roll}{where}, and you answer."

PLAYERS = ("Red", "Yellow", "Green", "Blue")  # E2
_COLOURS = ("red", "yellow", "green", "blue")
HOW_TO_ARRANGE = "{Tap} a space to change its piece, or a blackout mark of the player to move."

# The buttons of arranging.
TOOLS = {"turn": "Next player to move", "roll": "Next number", "clear": "Empty board"}

PIECES = tuple(f"{colour} piece" for colour in _COLOURS)
EMPTY = "empty"
_NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")

# All players by their names.
NEUTRAL = Cast(PLAYERS)

# The status

OVER = "The game is over"
PASS_BUTTON = "Pass"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    """Say that the die is next (E3), perhaps in the last round (E8)."""
    rolls = capital(does(cast[player], "roll"))
    return f"Last round: {rolls}" if last else rolls

# Say what can be done with a roll (E5, E6).
def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str: return _asked(cast, player, f"place in row or column\u00a0{roll}, or black it out", last=last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    """Say what can be done where the roll opens no space (E7)."""
    deed = f"black out {roll} or pass: its row and column are full"
    return _asked(cast, player, deed, last=last)

def _asked(cast: Cast, player: Player, deed: str, *, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    if not last: return asks(cast[player], deed)
    if cast[player].you: return f"Last round, your turn: {deed}"
    return f"Last round: {asks(cast[player], deed)}"

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    """Say what it costs to black a number out (E4, E6)."""
    again = capital(f"{does(cast[player], 'roll')} again after a blackout")
    return f"{again}, but from then on, rolling {roll} ends {whose(cast[player])} turn."

# Beside the names, and the panel

PANEL = "Score"
PANEL_HEADINGS = ("Line", "Blackouts", "On board")

LONGEST_LINE = "longest line"

# Count the pieces in a hand.
def hand(number: int) -> str: return f"{number} in hand" if number else "no piece left"

# What has happened

def _did(step: Done) -> str:
    """Say what a player did, as after "you"."""
    if step.what == "placed": return f"placed a piece in row {step.number}, column {step.column}"
    if step.what == "blacked out": return "blacked it out" if step.rolled else f"blacked out {step.number}"
    return f"rolled {step.number}" if step.what == "rolled" else "passed"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    """Say what a player did in one go and what followed (E4, E6, E8, E7a)."""
    deeds = [_did(step) for step in steps]
    if rolls_again: deeds.append(f"{verb(cast[player], 'roll')} again")
    text = capital(f"{subject(cast[player])} {joined(deeds)}")
    if lost_turn: text += f", blacked out: {whose(cast[player])} turn is over"
    if last_round_next: text += ". This is the last round"
    if passed_over: text += f". {capital(do(cast.each(passed_over), 'have'))} no piece left"
    return text

# Say what the die shows after a blackout (E6).
def rolled_again(number: int) -> str: return f"Rolled again: {number}"

# Actions in a few words

# Name a roll, with the glyph of the die that shows it.
def rolled(number: int, die: str) -> Phrase: return Phrase(f"Rolled {number}", f"{number}", (die,))

# Name a roll that has ended a turn (E4).
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Rolled {number}, blacked out: turn lost", f"{number}", (die,), "lost")

# Name a blackout.
def black_out(number: int) -> Phrase: return Phrase(f"Black out {number}")

# Name the placing of a piece.
def place(row: int, column: int) -> Phrase: return Phrase(f"Place in row {row}, column {column}", f"Row {row}, col {column}")

# Say how long a line an action makes.
def makes_line(length: int) -> Deed: return Deed(f"make a line of {length}", f"makes a line of {length}")

# Labels and marks

CAN_TAKE_A_PIECE = "can take a piece"
CAN_BE_BLACKED_OUT = "can be blacked out"

# Say what is on a space.
def space_label(row: int, column: int, owner: Player | None) -> str: return f"row {row}, column {column}, {EMPTY if owner is None else PIECES[owner]}"

# Say who has blacked out a number.
def blackout_label(number: int, players: Sequence[Player]) -> str: return f"blackout mark {number}, set by {named(NEUTRAL.each(players)) or 'nobody'}"

# Why something can't be picked

NOT_A_CHOICE = "Only spaces of the board and blackout marks can be chosen."

# Say that the die comes first (E3).
def roll_first(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'have')} to roll first.")

def space_taken(row: int, column: int, owner: Player) -> str:
    """Say that a space isn't empty (E5)."""
    where = f"in row {row}, column {column}"
    return f"There is a {PIECES[owner]} {where}; a new piece needs an empty space."

# Say that a space can be used (E5).
def space_open(row: int, column: int, roll: int) -> str: return f"Row {row}, column {column} is empty, and the roll of {roll} opens it."

# Say which spaces the roll opens (E5).
def space_not_rolled(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}, so the piece must go in row {roll} or column {roll}."

# Say that a number can be blacked out (E6).
def number_open(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)} and can black it out."

def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str:
    """Say which number can be blacked out (E6)."""
    only = f"only {roll} can be blacked out, not {number}"
    return f"{_rolled(cast, player, roll)}, so {only}."

def _rolled(cast: Cast, player: Player, roll: int) -> str: return f"{capital(subject(cast[player]))} rolled {roll}"

# Say that the turn can be passed (E7).
def can_pass(roll: int) -> str: return f"Row and column {roll} are full, so the turn can be passed."

# Say what to do instead of passing (E7).
def cannot_pass(roll: int) -> str: return f"There is an empty space in row or column {roll}: place there, or black {roll} out."

# Why a position can't be read or set up. These have no full stop.

NOT_A_POSITION = "expected eight rows of r y g b and digits, blackouts, player, roll, and ! or -"
NOT_BLACKOUTS = "blackouts: expected digits in rising order, or - for none"

# Say that so many players have no such colour.
def no_player(letter: str, players: int) -> str: return f"{letter} is not one of {players} players"

# Say that a row has too few spaces, or too many.
def row_is(row: int, spaces: int, most: int) -> str: return f"row {row} has {spaces} spaces, not {most}"

# Say that there are blackouts of too few players, or of too many.
def blackouts_of(players: int, number: int) -> str: return f"expected the blackouts of {players} players, not of {number}"

# Say that a player has too many pieces (E2).
def too_many(letter: str, pieces: int, most: int) -> str: return f"{letter} has {pieces} pieces on the table, more than {most}"

# Why the game ended as it did

# The sentence before the others if the game ends because of it (E9).
BLOCKED = "No one can ever place again."

# Say that one player has the longest line.
def longest_line(cast: Cast, player: Player, length: int) -> str: return sentence(f"{does(cast[player], 'have')} the longest line: {_NUMBERS[length]}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    """Say that players share the win, since they are equal in all three criteria (E10)."""
    each = f"{_blackouts(blackouts)} and {_pieces(pieces)} on the board each"
    return sentence(f"{do(cast.each(players), 'be')} level, with {_lines(line)}, {each}")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    """Say that blackouts broke the tie for the longest line; perhaps several share the win."""
    also = ", and as many pieces" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, but {_more_blackouts(cast, more)}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    """Say that blackouts left a tie, which pieces broke."""
    tie = f"{_tied(cast, tied, line)}, but {_more_blackouts(cast, more)}"
    return sentence(f"{tie}; of these {_more_pieces(cast, then)}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    """Say that lines and blackouts were equal, and pieces broke the tie."""
    tie = f"{_tied(cast, tied, line)} and {_blackouts(blackouts)} each"
    return sentence(f"{tie}, but {_more_pieces(cast, more)}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str: return f"{do(cast.each(players), 'have')} {_lines(line)}"
def _more_blackouts(cast: Cast, more: More) -> str: return f"{do(cast.each(more.players), 'have')} more blackouts, {more.most} to {more.less}"

def _more_pieces(cast: Cast, more: More) -> str:
    have = do(cast.each(more.players), "have")
    return f"{have} more pieces on the board, {more.most} to {more.less}"

def _lines(length: int) -> str: return f"lines of {_NUMBERS[length]}" if length else "no lines"
def _blackouts(number: int) -> str: return counted(number, "blackout")
def _pieces(number: int) -> str: return counted(number, "piece")

# The position in words

BLACKOUTS = "Blackouts"

# Name a row.
def row(number: int) -> str: return f"Row {number}"

# Name a column.
def column(number: int) -> str: return f"Column {number}"

# Say in a word what is on a space.
def piece_colour(owner: Player | None) -> str: return EMPTY if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    """Say where a player's pieces are, what is blacked out, and what is in hand."""
    where = "".join(f"; row {row}: {_listed(columns)}" for row, columns in by_row)
    return f"{counted(count, 'piece')}{where}. Blacked out: {_listed(blackouts) or 'nothing'}. In hand: {hand}"

# Say what each player has blacked out.
def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return "; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'nothing'}" for player, numbers in enumerate(blackouts))

def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    """Say what a player has."""
    numbers = " ".join(map(str, blackouts)) or "none"
    return f"{PLAYERS[player]}: {hand} in hand, blackouts {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    """Say whose turn it is."""
    rolled = f"rolled {roll}" if roll else "rolls"
    return f"{PLAYERS[player]} {rolled}{', in the last round' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    """Say how often an action wins, and how often the best of the other kind; "" if none is."""
    kind = "a blackout" if places else "a piece"
    return f"Wins {best}\u00a0times\u00a0in\u00a0100" + (f"; {kind}: {other}" if other else "")

# Say how many numbers would end a turn (E4).
def risk(blackouts: int) -> str: return f"{blackouts} of 8 numbers would end your turn"

# On paper

HANDOUT = "Board"
HOW_TO_USE = "You need an eight-sided die. Pieces never move, so a pencil will do: draw your mark on the space, and tick a box for each piece that you use. On the rail above the columns, cross out the numbers that you black out."
BOARD_LABEL = "The board, with each player’s rail above it"
SCORE_TITLE = "At the end"
SCORE_ROWS = ("Longest line", "Blackouts", "Pieces on the board")
DATE = "Date"

# Say what the boxes are for.
def tally_label(number: int) -> str: return f"{number} boxes for each player’s pieces"

# Puzzles

# What puzzles are about, by the id of the theme.
THEMES = {
    "sure-win": "A sure win",
    "blackout": "A blackout first",
    "longest-line": "The longest line",
    "tie-won": "A tie won",
    "shared-win": "A shared win",
}

# What the best action leads to, by theme.
WHY = {
    "blackout": "Another roll is worth more than any space.",
    "longest-line": "That makes the longest line.",
    "tie-won": "That draws level, and wins the tie.",
    "shared-win": "That draws level with the longest line.",
}

def puzzle(player: Player, roll: int) -> str:
    """Say what a puzzle asks."""
    name = PLAYERS[player]
    asks = f"Find {name}’s best chance to win. The last round: {name} has rolled {roll}."
    return f"{asks} A shared win counts in part."

def best_chance(player: Player, best: int, second: int) -> str:
    """Say how often the best action wins, and the next one."""
    wins = f"{PLAYERS[player]} wins {_often(best)}"
    return f"{wins}, and {_often(second)} at most after anything else."

def worse_chance(player: Player, chance: int, best: int) -> str:
    """Say how often an action wins, and the best one."""
    wins = f"{PLAYERS[player]} wins {_often(chance)}" if chance else f"{PLAYERS[player]} can’t win"
    return f"After that, {wins}. Another move wins {_often(best)}."

def _often(chance: int) -> str: return "for sure" if chance == 100 else f"{chance}\u00a0times\u00a0in\u00a0100"

# Why another action is better: what is counted after it, and otherwise

# Say how much it is after an action, and how much otherwise.
def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} then makes a line of five with {now} of 8 numbers; otherwise with {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} open {'row' if now == 1 else 'rows'} of five with three pieces or more; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name}’s longest line is then {now}; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name} has then blacked out {now} {'number' if now == 1 else 'numbers'}; otherwise {otherwise}"
