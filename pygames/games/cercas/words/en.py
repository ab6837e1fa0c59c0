"""Every sentence of Cercas that a person reads or hears."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.en import (
    asks,
    capital,
    counted,
    dashed,
    does,
    joined,
    listed,
    of,
    subject,
    whose,
)
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} two neighbouring dots for a line, or a space to change its mark."

# The buttons of arranging.
# The names of the players in the rules, and how their marks are read.
TOOLS = {"turn": "Other player to move", "clear": "Empty board"}

# Both players by their sides.
NEUTRAL = Cast(NAMES)

SUMMARY = "Draw fences, and hold the small areas that they close."
SHORT = InShort(
    goal="Win more spaces than your opponent, in areas of one to five spaces that fences close.",
    turn="Draw a fence of one to three lines, then put your mark beside it, but not next to an opponent’s mark.",
    end="The game ends when the player to move can’t draw another fence.",
    score="Each closed area of one to five spaces gives a point for each space to the player with more marks in it.",
)
TIP = "{Tap} two dots for a fence, then the space for your mark."
DAILY = "Win from today’s opening."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    """Say how near X and O stand in an opening, and where its four marks are.

    `in_line` says whether two that are nearest stand in a row, upright, across or slanting.
    """
    if gap < 2: return "The fight starts at once: an X and an O stand corner to corner."
    if edge == 4: return "All four marks stand at the edge."
    if edge > 1:
        few, others = capital(_FEW[edge]), _FEW[middle]
        return f"{few} of the four marks stand at the edge, and {others} in the middle."
    if gap > 2: return "X and O stand far apart: at least two spaces lie between them."
    if in_line: return "X and O stand close together, with one space between them."
    return "X and O stand close together, a knight’s move apart."

_FEW = ("none", "one", "two", "three")

# Places, and what can be done there.

EMPTY = "empty"
WAYS = ("left", "right", "down", "up")
CAN_END_FENCE = "can end a fence"
CAN_BE_MARKED = "can be marked"

def dot(name: str, ways: Sequence[str]) -> str:
    """Name a dot, and the directions in which players have drawn lines from it."""
    lines = f", {'line' if len(ways) == 1 else 'lines'} {joined(ways)}" if ways else ""
    return f"dot {name}{lines}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    """Name a space with what is on it, and the closed area that it is in."""
    where = f", in {area(inside)}" if inside else ""
    return f"{name}, {mark(owner)}{where}"

# Say whose mark is on a space.
def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]

def area(closed: Area, cast: Cast = NEUTRAL) -> str:
    """Say how a closed area stands."""
    if closed.owner is not None: return f"{whose(cast[closed.owner])} area of {closed.size}"
    return f"{'a tied' if closed.tied else 'an unmarked'} area of {closed.size}"

# A turn.

# Say what the player to move has to do.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "draw a fence and mark a space")

MARK_SPACE = "Now mark a space beside the fence"

# Ask for the other end of a fence.
def where_to(dot: str) -> str: return f"Where does the fence from {dot} end?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    """Say what an action did.

    Args:
        cast: what the players are called
        player: the player who acted
        fence: the text of the fence
        space: the space that was marked
        new: the areas that it closed, or whose owner it changed
        before: the spaces of those that were closed before, or were a part of one that was
    """
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    deeds = [f"drew {dashed(fence)}", f"marked {space}"]
    deeds += [f"closed {_spaces(closed)}"] if closed else []
    deeds += [f"won {_spaces(won)}"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'get')} {_spaces(gifts)}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = f"{subject(cast[player])} {joined(deeds)}"
    return ". ".join(map(capital, (deed, *rest)))

def _spaces(areas: Sequence[Area]) -> str:
    """Count the spaces of areas: "3 spaces at d6", "3, 2 and 2 spaces"."""
    if len(areas) > 1: return f"{joined([str(one.size) for one in areas])} spaces"
    return f"{counted(areas[0].size, 'space')} at {SPACES[areas[0].corner]}"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    verb = "is" if area.size == 1 else "are"
    return f"{_spaces([area])} {verb} {'tied' if area.tied else 'unmarked'} and worth nothing"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    """Say how many fences each player could still draw: "You have 2 fences left, O has 5."."""
    first = cast.you or 0
    mine = f"{does(cast[first], 'have')} {counted(left[first], 'fence')} left"
    return capital(f"{mine}, {does(cast[1 - first], 'have')} {left[1 - first]}.")

# Say what a swap does: the mark changes hands (S2).
def swap(space: str) -> str: return f"Swap: take over the {NAMES[0]} on {space}"

# Say what a swap has done.
def swapped(cast: Cast, player: Player, space: str) -> str: return capital(f"{subject(cast[player])} swapped: the mark on {space} is {of(cast[player])} now")

# Say that an action gives its player an area.
def closes(size: int) -> Deed: return Deed(f"close an area of {size}", f"closes an area of {size}")

# Name an action.
def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Fence {first}–{last}, mark space {space}", f"{first}–{last}, {space}")

# How the areas stand.

CLOSED_AREAS = "Areas, largest first"

# Say what an area is worth to its owner.
def worth(points: int, owner: Player) -> str: return f"{points} for {NAMES[owner]}"

# Say how many areas a player has.
def areas_held(number: int) -> str: return counted(number, "area")

# Name the areas without an owner, and say what is still open.
def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("Tied", True), ("Unmarked", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title}: {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    spaces = counted(number, "space")
    if not over:
        yield f"{spaces} still open: if they stay open, they count for nobody."  # C9
        yield "Points count only at the end."  # C12
    elif number: yield _stayed_open(number)

def _stayed_open(number: int) -> str:
    """Say that spaces in open areas don't count (C9, C11)."""
    verb = "counts" if number == 1 else "count"
    return f"{counted(number, 'space')} stayed open and {verb} for nobody."

# The position read aloud.

FENCE_BETWEEN = ", fence, "
NOT_CLOSED = "Not closed yet"

# Name a player's marks, and count the points so far.
def marks(spaces: Sequence[str], points: int) -> str: return f"{listed('mark', spaces)}. Points so far: {points}"

# Name a row.
def row(number: int) -> str: return f"Row {number}"

# Name a column.
def column(letter: str) -> str: return f"Column {letter}"

def area_spaces(closed: Area) -> str:
    """Name the spaces of a closed area, and count the marks in it."""
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Marks in it: {NAMES[0]} {x}, {NAMES[1]} {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    """Name the spaces that are in no closed area, by what is on them."""
    parts = ((NAMES[0], x), (NAMES[1], o), (EMPTY, empty))
    return "; ".join(f"{what}: {', '.join(spaces) or 'none'}" for what, spaces in parts)

# The end.

OVER = "The game is over"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    """Say how the points stand, who is stuck (C10), and which spaces don't count."""
    spaces = f"; {counted(still_open, 'open space')} {'counts' if still_open == 1 else 'count'}"
    rest = f"{spaces} for nobody." if still_open else "."
    return f"{_result(cast, points)}. {capital(subject(cast[stuck]))} had no fence left to draw{rest}"

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"{counted(high, 'point')} each"
    return f"{high} to {low} for {subject(cast[points.index(high)])}"

# Why something can't be picked.

ONLY_BOARD = "Only the dots and spaces of the board can be chosen."
FENCE_FIRST = "The fence comes first: choose the dot where it begins."
FENCE_UNFINISHED = "Finish the fence first: choose the dot where it ends."
OTHER_DOT = "Choose another dot, where the fence ends."
STRAIGHT = "A fence runs straight, along a row or a column of dots."
TOO_LONG = "A fence joins two, three or four dots in a row, not more."
OUTER_EDGE = "The outer edge is there already."
CORNER = "A fence may not touch a corner of the board."
COMPLETE = "A fence and a mark make a complete move."

# Say that nothing can be picked any more.
def over(cast: Cast, stuck: Player) -> str: return f"{OVER}: {subject(cast[stuck])} can’t draw another fence."

# Say that no line can be added at a dot.
def three_lines(dot: int) -> str: return f"Three lines already meet at {DOTS[dot]}, which is the maximum."

# Say that a fence would add a fourth line at a dot.
def fourth_line(dot: int) -> str: return f"Four lines would meet at {DOTS[dot]}; the maximum is three."

# Say that no fence can be drawn from a dot.
def nowhere_to_go(dot: int) -> str: return f"Every dot that a fence from {DOTS[dot]} could reach already has three lines."

# Say that no fence from a dot leaves the player a mark.
def no_mark_from(cast: Cast, dot: int, player: Player) -> str: return f"No fence from {DOTS[dot]} has a space beside it for {whose(cast[player])} mark."

# Say that a line between two dots is not new.
def line_exists(start: int, end: int) -> str: return f"The line {DOTS[start]}–{DOTS[end]} is there already."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    """Say that a fence would leave the player no mark."""
    could = f"{capital(subject(cast[player]))} could put no mark"
    return f"{could} beside {dashed(fence.text)}, so it may not be drawn."

# Say that the mark comes next.
def now_mark(cast: Cast, player: Player) -> str: return f"Now {whose(cast[player])} mark: choose a space beside the fence."

# Say that a space is too far from the fence.
def not_beside(space: int, fence: Fence) -> str: return f"{SPACES[space]} isn’t beside the fence {dashed(fence.text)}."

# Say that a space has a mark.
def taken(space: int, owner: Player) -> str: return f"{SPACES[space]} already has an {NAMES[owner]}."

# Say that the opponent's mark is next to a space.
def next_to_opponent(space: int, near: int, opponent: Player) -> str: return f"{SPACES[space]} is next to the {NAMES[opponent]} on {SPACES[near]}, fence or not."

# Why a position can't be read or set up. These have no full stop.

NOT_A_POSITION = "expected six rows and six columns of seven 0 and 1, seven rows of x, o and digits, and x or o to move"

# Say that a row has too few spaces, or too many.
def row_is(row: int, spaces: int, most: int) -> str: return f"row {row} has {spaces} spaces, not {most}"

# Say that too many lines meet at a dot (C5).
def four_lines(dot: str) -> str: return f"four lines meet at {dot}; the maximum is three"

# Say that marks of both players are next to each other (C7).
def beside_x(space: str) -> str: return f"the o on {space} is beside an x"

# Paper.

SHEET_LABEL = "The sheet, eight by eight dots inside the outer edge"
SHEET_TITLE, TWO_GAMES = "Sheet", "Two games"
SHEET_FOR_ONE, SHEET_FOR_TWO = "Sheet for one game", "Sheet for two games"
SPACES_WON, AREA, SCORE, DATE = "Spaces won", "Area", "Score", "Date"
NOTATION = "the fence, a colon and the space marked, such as b2-e2:c2"

# Puzzles.

# What puzzles are about, by the id of the theme.
THEMES = {
    "draw-saved": "A draw saved",
    "area-closed": "An area closed",
    "area-won": "An area won",
    "points-taken": "Points taken away",
    "area-tied": "An area tied",
    "points-given": "Points given away",
    "quiet": "A quiet first move",
    "no-fence-left": "No fence left",
    "in-a-row": "One after another",
}

# Say what a puzzle asks.
def puzzle(player: Player, *, draw: bool) -> str: return f"{NAMES[player]} to move and {'save a draw' if draw else 'win'}."

def solved(player: Player, *, draw: bool) -> str:
    """Say what a solution has reached."""
    if draw: return f"{NAMES[player]} can hold the draw now."
    return f"{NAMES[player]} wins now, whatever {NAMES[1 - player]} does."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    """Say what a right action did, in spaces and points; nothing if it did none of this."""
    other = NAMES[1 - player]
    parts = [
        f"closes {counted(closed, 'space')} for {NAMES[player]}" if closed > 0 else "",
        f"wins {counted(won, 'space')} for {NAMES[player]}" if won > 0 else "",
        f"takes {counted(capture, 'point')} from {other}" if capture > 0 else "",
        f"leaves {counted(tied, 'space')} to nobody" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"It {joined(deeds)}." if deeds else ""

# Say what is proved of every other action.
def only_move(*, draw: bool) -> str: return "Every other move loses." if draw else "Every other move lets the win go."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    """Say what is proved of every other action; perhaps an answer to it is shown."""
    other = NAMES[1 - player]
    if draw:
        how = f"after this answer, {other} wins" if answer else f"{other} can win now"
        return f"That lets the draw go: {how}."
    how = "after this answer," if answer else f"{other} can play so that"
    return f"That lets the win go: {how} {NAMES[player]} can’t win any more."

# Say that an action ends the game with a worse result (C10).
def ends_too_soon(*, draw: bool) -> str: return f"That ends the game, and it isn’t {'a draw' if draw else 'won'}."

# Why another action is better: what is counted after it, and otherwise

# Say how much it is after an action, and how much otherwise.
def has_points(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} {'point' if now == 1 else 'points'}; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name} then has {f'an area of {now}' if now else 'no area'} to close; otherwise {f'one of {otherwise}' if otherwise else 'none'}"

# Say how much it is after an action, and how much otherwise.
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} {'space' if now == 1 else 'spaces'} to mark; otherwise {otherwise}"
