"""English: every sentence that no game says by itself."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.en import capital, counted, do, does, joined, subject

# How a game stands, and how it ended.

OVER = "The game is over."
DRAW = "A draw"
YOU_LOSE = "You lose"
BOTH_AGREED = "Both players agreed on a draw"

# Say who resigned, without a full stop.
def resigned(cast: Cast, loser: Player) -> str: return f"{capital(subject(cast[loser]))} resigned"

# Say what a player alone has scored.
def score(points: int) -> str: return counted(points, "point")

def won(cast: Cast, winners: Sequence[Player]) -> str:
    """Say who has won, or who share the win."""
    if len(winners) == 1: return capital(do(cast.each(winners), "win"))
    return capital(f"{do(cast.each(winners), 'share')} the win")

# What stands in the rules before a ruling that isn't published.
OUR_RULING = "Our ruling."

# The swap rule.

SWAP = "Swap"
SWAP_OPTION = "Swap (our rule, not the publisher’s)"
NO_SWAP = "No swap"

# Name the choice in which the second player may swap.
def may_swap(second: str) -> str: return f"{second} may swap"

# Tell the first player that the first action may be taken over (S1).
def can_be_taken_over(cast: Cast) -> str: return capital(f"{does(cast[1], 'can')} take this turn over by swapping.")

def swap_at_first_only(cast: Cast) -> str:
    """Say when a swap is possible (S1)."""
    turn = "your first turn" if cast.you == 1 else "the first turn"
    return capital(f"{does(cast[1], 'can')} swap in {turn} only.")

# Places one after the other, read aloud.

# Name all places from one to another.
def span(first: str, last: str) -> str: return f"{first} to {last}"

# From where a move leads to where, as people say it: "c3 to d3".
TO = "to"

# Why a typed move isn't one.

# Say that a typed text can mean two actions.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"“{text}” can mean {joined(actions, 'or')}. Type it in full."

# Say how moves are written, by examples.
def moves_look_like(examples: Sequence[str]) -> str: return f"Moves look like {joined(examples, 'or')}."

# Say that a text isn't written like a move.
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"“{text}” isn’t written like a move here. {moves_look_like(examples)}"

# Say that a text is the beginning of a move.
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"“{text}” is only the beginning of a move. {moves_look_like(examples)}"

# What bots see. Chances are in tenths; a win is in so many moves, or in 0 if that isn't known.

LOST = "The position is lost against best play"
ONLY_HOPE = "Every other move loses"
DRAWN = "A draw if both play best"
WIN_TO_DRAW = "A certain win becomes a draw"
LOSES = "Loses for certain"
IT_LOSES = "It loses for certain"

# Say how soon an action wins.
def wins(moves: int) -> str: return f"Wins {_how_soon(moves)}"

# Say how soon another action would have won.
def was_a_win(moves: int) -> str: return f"There was a win {_how_soon(moves)}"

# Say how soon the opponent of the one who reads it wins.
def opponent_then_wins(moves: int) -> str: return f"Your opponent then wins {_how_soon(moves)}"

# Say how soon a player wins.
def then_wins(name: str, moves: int) -> str: return f"{name} then wins {_how_soon(moves)}"

# Say what a player can do next; `deed` is as after "can".
def can_at_once(name: str, deed: str) -> str: return f"{name} can {deed} at once"

def _how_soon(moves: int) -> str: return f"in {moves} moves" if moves > 1 else "at once" if moves else "for certain"

# Say how likely a win is.
def odds(tenths: int) -> str: return f"Your chances: {_about(tenths)}"

# Say the same in few words.
def chance(tenths: int) -> str: return capital(_about(tenths))

def _about(tenths: int) -> str: return f"about {'even' if tenths == 5 else in_ten(tenths)}"

# Say what a player can expect to score.
def points(number: int, *, exact: bool) -> str: return counted(number, "point") if exact else f"About {counted(number, 'point')}"

# Say how many points an action costs.
def costs_points(number: int) -> str: return f"It costs about {counted(number, 'point')}"

# Say the same in few words.
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0in\u00a0100"

# Say how often something wins, in brackets.
def in_ten(tenths: int) -> str: return f"{tenths}\u00a0in\u00a010"

# Say how much less often an action wins than another, where that is counted.
def counted_fall(before: str, now: str) -> str: return f"It wins {now}\u00a0times\u00a0in\u00a0100, not {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    """Say how much less likely a win is, and what the opponent can then do, or "".

    `before` is None if it was certain.
    """
    if before is None: falls = f"A certain win becomes a chance of {_about(now)}"
    elif before == now: falls = "Your chances fall a little"
    else: falls = f"Your chances fall from {_about(before)} to {_about(now)}"
    return f"{falls}: your opponent can {deed} at once" if deed else falls

# On paper.

NOT_FINISHED = "Not finished"
POSITION = "The position"
PLAYED_BY = "Played by"
SCORE = "Score"
MOVES = "Moves"
MOVES_HANDOUT = "Sheet for the moves"
DATE, RESULT = "Date", "Result"

# Say how a sheet for the moves is used; `example` says how moves are written.
def write_moves(example: str) -> str: return f"Write each move beside its number: {example}."

# Name a player's sheet.
def sheet_of(name: str) -> str: return f"{name}’s sheet"

# Say which move a diagram shows.
def after_move(move: str) -> str: return f"After {move}"

PUZZLES = "Puzzles"
ANSWERS = "Answers"
ANSWERS_AT_THE_END = "The answers are at the end."
OTHER_ANSWERS = "Another answer may be as good."
OTHERS_AMONG_THEM = "What the other side does is among them. Another answer may be as good."

# Name a puzzle of a booklet.
def puzzle(number: int) -> str: return f"Puzzle {number}"

# Games by messages.

NEW = "This game is new here."
NEWER = "The game has gone on."
SAME = "This link shows the game as it is kept here."
OLDER = "This link is older than the game kept here."
OTHER = "This link belongs to another game."
BEGINS_DIFFERENTLY = "This link contradicts the game kept here: it begins differently."
ENDS_DIFFERENTLY = "This link contradicts the game kept here: it ends differently."

# Say which move of the kept game a link contradicts.
def contradicts(number: int, move: str) -> str: return f"This link contradicts the game kept here, whose move {number} is “{move}”."

# Say that a seat was taken twice, as when two people open the same invitation.
def somebody_else(name: str) -> str: return f"In this link somebody else has joined as {name} than in the game kept here. Perhaps two people have opened the same invitation."

# Say that the secret kept for a player isn't the one that their messages show.
def foreign_secret(name: str) -> str: return f"This secret isn’t the one with which {name} joined the game."

# Say which outcome of chance doesn't follow from the secrets, and who opened it.
def false_dice(number: int, outcome: str, name: str) -> str: return f"Move {number} of this link is false: “{outcome}” doesn’t follow from the players’ secrets. {capital(name)} opened it."

# What can't be used. These begin small and have no full stop: pages make sentences of them.

LOST_SMALL = "this link has lost its small letters; copy the link itself"
LOST_CAPITALS = "this link has lost its capital letters; copy the link itself"
NOT_A_LINK = "this isn’t a link from pygames, or part of it is missing"
LINK_CHANGED = "this link was changed on its way; copy it once more"
LINK_CUT = "part of this link is missing; copy all of it"
NEWER_LINK = "this link was made by a newer version"
NEWER_RECORD = "this game was made by a newer version"
NOT_A_PUZZLE = "this is not a puzzle of this game, or it was changed on its way"
ENDS_FOR_TWO = "only a game of two players can be ended early"
ENDS_ON_TURN = "a game can only be ended early where a player decides"
WHO_RESIGNED = "expected who resigned"
NO_GAME_IN_TEXT = "there is no game in this text: it was cut off or changed, or is something else"
NEWER_GAMES = "these games were exported by a newer version"
NAMES_NO_GAME = "this link names no game"
DEFECT = "internal error; the request isn’t to blame"

# Say that a text is no puzzle, and why, for those who look into it.
def no_puzzle(why: str) -> str: return f"this is not a puzzle of this game: {why}"

# Say how a position is written.
def not_as_written(position: str) -> str: return f"expected it written as {position}"

# Say that a link is too long.
def too_long(letters: int) -> str: return f"a link can have {letters} characters at most"

# Say that a game is too long for a link.
def too_many_moves(actions: int) -> str: return f"a link can hold {actions} actions at most"

# Say that a game is over, and why.
def game_over(reason: str) -> str: return f"the game is over: {reason}"

# Say that there is no such game.
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"unknown game {id!r}; available: {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    """Say how many play a game."""
    expected = str(fewest) if fewest == most else f"{fewest} to {most}"
    return f"{title} takes {expected}, not {count}"

# Say that a game has no such option.
def no_option(title: str, option: str) -> str: return f"{title} has no '{option}'"

# Say which values an option can have.
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} must be {joined(values, 'or')}"

# Say that an action comes after the end of its game.
def over_before(at: int) -> str: return f"action {at}: the game was already over"

# Say that an action isn’t legal, and which ones are.
def not_legal(at: int, action: str, allowed: str) -> str: return f"action {at}: '{action}' is not legal here; expected {allowed}"

# Name the first of many actions.
def some_of(count: int, first: str) -> str: return f"one of {count}: {first} …"

# Say that a game can’t be drawn.
def no_draws(title: str) -> str: return f"{title} has no draws"

# Say that a game always has the same beginning.
def no_position(title: str) -> str: return f"{title} can’t begin from a position"

# Say that a wheel is damaged.
def not_unpacked(name: str, why: str) -> str: return f"{name} can’t be unpacked: {why}"

# Say that a file in a wheel is larger than its entry says.
def larger_than_said(file: str) -> str: return f"'{file}' is larger than its wheel says"

# Say that a wheel has too many files.
def wheel_files(name: str, most: int) -> str: return f"{name}: a wheel can have {most} files at most"

# Say that a wheel is too large.
def wheel_size(name: str, most: int) -> str: return f"{name}: a wheel can have {most} MB at most"

# Say how the file of a wheel is called.
def wheel_name(name: str, example: str) -> str: return f"{name}: a wheel has a name such as {example}"

# Say that a wheel is for some machines only.
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name}: a game is pure Python, a wheel for {pure}, not for {tag}"

# Say that a wheel would write outside of its folder.
def file_outside(name: str, file: str) -> str: return f"{name} has a file outside: '{file}'"

# Say that a wheel would replace a module of Python.
def of_python(name: str, module: str) -> str: return f"{name}: {module} is a module of Python itself"

# Say that a wheel is compressed in an unknown way.
def compressed_otherwise(name: str) -> str: return f"{name} is compressed otherwise than wheels are"

# Say that a name is that of this package.
def only_ours(name: str, package: str) -> str: return f"{name}: only this package may be called {package}"

# Say that a wheel declares too much.
def entry_points(name: str, most: int) -> str: return f"{name} has more than {most} kB of entry points"

# Say that a wheel declares no game, and how it could.
def declares_none(name: str, group: str, example: str) -> str: return f"{name} declares no game: its entry points need the group [{group}] and a line such as {example}"

# Say that a file can’t be read as text.
def not_utf8(file: str, name: str) -> str: return f"{file} of {name} is not UTF-8"

# Say how a game is declared.
def declared_like(line: str, example: str) -> str: return f"'{line}': a game is declared like {example}"

# Say that another game has this id.
def name_taken(id: str) -> str: return f"there already is a game '{id}'; choose another id"

# Say that a wheel can’t be installed.
def wheel_broken(name: str, why: str) -> str: return f"{name}: {why}"

# Say that a file isn’t here.
def not_here(name: str) -> str: return f"{name} is not here"
