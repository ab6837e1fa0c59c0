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


def resigned(cast: Cast, loser: Player) -> str:
    """Say who resigned, without a full stop."""
    return f"{capital(subject(cast[loser]))} resigned"


def score(points: int) -> str:
    """Say what a player alone has scored."""
    return counted(points, "point")


def won(cast: Cast, winners: Sequence[Player]) -> str:
    """Say who has won, or who share the win."""
    if len(winners) == 1:
        return capital(do(cast.each(winners), "win"))
    return capital(f"{do(cast.each(winners), 'share')} the win")


OUR_RULING = "Our ruling."
"""What stands in the rules before a ruling that isn't published."""

# The swap rule.

SWAP = "Swap"
SWAP_OPTION = "Swap (our rule, not the publisher’s)"
NO_SWAP = "No swap"


def may_swap(second: str) -> str:
    """Name the choice in which the second player may swap."""
    return f"{second} may swap"


def can_be_taken_over(cast: Cast) -> str:
    """Tell the first player that the first action may be taken over (S1)."""
    return capital(f"{does(cast[1], 'can')} take this turn over by swapping.")


def swap_at_first_only(cast: Cast) -> str:
    """Say when a swap is possible (S1)."""
    turn = "your first turn" if cast.you == 1 else "the first turn"
    return capital(f"{does(cast[1], 'can')} swap in {turn} only.")


# Places one after the other, read aloud.


def span(first: str, last: str) -> str:
    """Name all places from one to another."""
    return f"{first} to {last}"


# Why a typed move isn't one.


def can_mean(text: str, actions: Sequence[str]) -> str:
    """Say that a typed text can mean two actions."""
    return f"“{text}” can mean {joined(actions, 'or')}. Type it in full."


def moves_look_like(examples: Sequence[str]) -> str:
    """Say how moves are written, by examples."""
    return f"Moves look like {joined(examples, 'or')}."


def not_written_so(text: str, examples: Sequence[str]) -> str:
    """Say that a text isn't written like a move."""
    return f"“{text}” isn’t written like a move here. {moves_look_like(examples)}"


def only_the_beginning(text: str, examples: Sequence[str]) -> str:
    """Say that a text is the beginning of a move."""
    return f"“{text}” is only the beginning of a move. {moves_look_like(examples)}"


# What bots see. Chances are in tenths; a win is in so many moves, or in 0 if that isn't known.

LOST = "The position is lost against best play"
ONLY_HOPE = "Every other move loses"
LOSES = "Loses for certain"
IT_LOSES = "It loses for certain"


def wins(moves: int) -> str:
    """Say how soon an action wins."""
    return f"Wins {_how_soon(moves)}"


def was_a_win(moves: int) -> str:
    """Say how soon another action would have won."""
    return f"There was a win {_how_soon(moves)}"


def opponent_then_wins(moves: int) -> str:
    """Say how soon the opponent of the one who reads it wins."""
    return f"Your opponent then wins {_how_soon(moves)}"


def then_wins(name: str, moves: int) -> str:
    """Say how soon a player wins."""
    return f"{name} then wins {_how_soon(moves)}"


def can_at_once(name: str, deed: str) -> str:
    """Say what a player can do next; `deed` is as after "can"."""
    return f"{name} can {deed} at once"


def _how_soon(moves: int) -> str:
    return f"in {moves} moves" if moves > 1 else "at once" if moves else "for certain"


def odds(tenths: int) -> str:
    """Say how likely a win is."""
    return f"Your chances: {_about(tenths)}"


def chance(tenths: int) -> str:
    """Say the same in few words."""
    return capital(_about(tenths))


def _about(tenths: int) -> str:
    return f"about {'even' if tenths == 5 else f'{tenths} in 10'}"


def points(number: int, *, exact: bool) -> str:
    """Say what a player can expect to score."""
    return counted(number, "point") if exact else f"About {counted(number, 'point')}"


def costs_points(number: int) -> str:
    """Say how many points an action costs."""
    return f"It costs about {counted(number, 'point')}"


def chances_fall(before: int | None, now: int, deed: str) -> str:
    """Say how much less likely a win is, and what the opponent can then do, or "".

    `before` is None if it was certain.
    """
    if before is None:
        falls = f"A certain win becomes a chance of {_about(now)}"
    elif before == now:
        falls = "Your chances fall a little"
    else:
        falls = f"Your chances fall from {_about(before)} to {_about(now)}"
    return f"{falls}: your opponent can {deed} at once" if deed else falls


# On paper.

NOT_FINISHED = "Not finished"
POSITION = "The position"
PLAYED_BY = "Played by"
SCORE = "Score"
MOVES = "Moves"
MOVES_HANDOUT = "Sheet for the moves"
DATE, RESULT = "Date", "Result"


def write_moves(example: str) -> str:
    """Say how a sheet for the moves is used; `example` says how moves are written."""
    return f"Write each move beside its number: {example}."


def sheet_of(name: str) -> str:
    """Name a player's sheet."""
    return f"{name}’s sheet"


def after_move(move: str) -> str:
    """Say which move a diagram shows."""
    return f"After {move}"


PUZZLES = "Puzzles"
ANSWERS = "Answers"
ANSWERS_AT_THE_END = "The answers are at the end."
OTHER_ANSWERS = "Another answer may be as good."
OTHERS_AMONG_THEM = "What the other side does is among them. Another answer may be as good."


def puzzle(number: int) -> str:
    """Name a puzzle of a booklet."""
    return f"Puzzle {number}"


# Games by messages.

NEW = "This game is new here."
NEWER = "The game has gone on."
SAME = "This link shows the game as it is kept here."
OLDER = "This link is older than the game kept here."
OTHER = "This link belongs to another game."
BEGINS_DIFFERENTLY = "This link contradicts the game kept here: it begins differently."
ENDS_DIFFERENTLY = "This link contradicts the game kept here: it ends differently."


def contradicts(number: int, move: str) -> str:
    """Say which move of the kept game a link contradicts."""
    return f"This link contradicts the game kept here, whose move {number} is “{move}”."


def somebody_else(name: str) -> str:
    """Say that a seat was taken twice, as when two people open the same invitation."""
    return (
        f"In this link somebody else has joined as {name} than in the game kept here. "
        "Perhaps two people have opened the same invitation."
    )


def foreign_secret(name: str) -> str:
    """Say that the secret kept for a player isn't the one that their messages show."""
    return f"This secret isn’t the one with which {name} joined the game."


def false_dice(number: int, outcome: str, name: str) -> str:
    """Say which outcome of chance doesn't follow from the secrets, and who opened it."""
    return (
        f"Move {number} of this link is false: “{outcome}” doesn’t follow from the players’ "
        f"secrets. {capital(name)} opened it."
    )


# What can't be used. These begin small and have no full stop: pages make sentences of them.

LOST_SMALL = "this link has lost its small letters; copy the link itself"
LOST_CAPITALS = "this link has lost its capital letters; copy the link itself"
NOT_A_LINK = "this isn’t a link from pygames, or part of it is missing"
LINK_CHANGED = "this link was changed on its way; copy it once more"
LINK_CUT = "part of this link is missing; copy all of it"
NEWER_LINK = "this link was made by a newer version"
NEWER_RECORD = "this game was made by a newer version"
NOT_A_PUZZLE = "this is not a puzzle of this game, or it was changed on its way"
NOT_FROM_ABSTRACT_PLAY = "this is not a game record of Abstract Play"
ENDS_FOR_TWO = "only a game of two players can be ended early"
ENDS_ON_TURN = "a game can only be ended early where a player decides"
WHO_RESIGNED = "expected who resigned"
NO_GAME_IN_TEXT = "there is no game in this text: no record, export or link"
NEWER_GAMES = "these games were exported by a newer version"
NAMES_NO_GAME = "this link names no game"
DEFECT = "internal error; the request isn’t to blame"


def no_puzzle(why: str) -> str:
    """Say that a text is no puzzle, and why, for those who look into it."""
    return f"this is not a puzzle of this game: {why}"


def not_as_written(position: str) -> str:
    """Say how a position is written."""
    return f"expected it written as {position}"


def too_long(letters: int) -> str:
    """Say that a link is too long."""
    return f"a link can have {letters} characters at most"


def too_many_moves(actions: int) -> str:
    """Say that a game is too long for a link."""
    return f"a link can hold {actions} actions at most"


def game_over(reason: str) -> str:
    """Say that a game is over, and why."""
    return f"the game is over: {reason}"


def unknown_game(id: str, ids: Sequence[str]) -> str:
    """Say that there is no such game."""
    return f"unknown game {id!r}; available: {', '.join(ids)}"


def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    """Say how many play a game."""
    expected = str(fewest) if fewest == most else f"{fewest} to {most}"
    return f"{title} takes {expected}, not {count}"


def no_option(title: str, option: str) -> str:
    """Say that a game has no such option."""
    return f"{title} has no '{option}'"


def option_must_be(option: str, values: Sequence[str]) -> str:
    """Say which values an option can have."""
    return f"{option} must be {joined(values, 'or')}"


def not_from_abstract_play(name: str) -> str:
    """Say that no game of Abstract Play can be taken over by this name."""
    return f"“{name}” can’t be taken over from Abstract Play"


def over_before(at: int) -> str:
    """Say that an action comes after the end of its game."""
    return f"action {at}: the game was already over"


def not_legal(at: int, action: str, allowed: str) -> str:
    """Say that an action isn’t legal, and which ones are."""
    return f"action {at}: '{action}' is not legal here; expected {allowed}"


def some_of(count: int, first: str) -> str:
    """Name the first of many actions."""
    return f"one of {count}: {first} …"


def no_draws(title: str) -> str:
    """Say that a game can’t be drawn."""
    return f"{title} has no draws"


def no_position(title: str) -> str:
    """Say that a game always has the same beginning."""
    return f"{title} can’t begin from a position"


def not_unpacked(name: str, why: str) -> str:
    """Say that a wheel is damaged."""
    return f"{name} can’t be unpacked: {why}"


def larger_than_said(file: str) -> str:
    """Say that a file in a wheel is larger than its entry says."""
    return f"'{file}' is larger than its wheel says"


def wheel_files(name: str, most: int) -> str:
    """Say that a wheel has too many files."""
    return f"{name}: a wheel can have {most} files at most"


def wheel_size(name: str, most: int) -> str:
    """Say that a wheel is too large."""
    return f"{name}: a wheel can have {most} MB at most"


def wheel_name(name: str, example: str) -> str:
    """Say how the file of a wheel is called."""
    return f"{name}: a wheel has a name such as {example}"


def not_pure(name: str, pure: str, tag: str) -> str:
    """Say that a wheel is for some machines only."""
    return f"{name}: a game is pure Python, a wheel for {pure}, not for {tag}"


def file_outside(name: str, file: str) -> str:
    """Say that a wheel would write outside of its folder."""
    return f"{name} has a file outside: '{file}'"


def of_python(name: str, module: str) -> str:
    """Say that a wheel would replace a module of Python."""
    return f"{name}: {module} is a module of Python itself"


def compressed_otherwise(name: str) -> str:
    """Say that a wheel is compressed in an unknown way."""
    return f"{name} is compressed otherwise than wheels are"


def only_ours(name: str, package: str) -> str:
    """Say that a name is that of this package."""
    return f"{name}: only this package may be called {package}"


def entry_points(name: str, most: int) -> str:
    """Say that a wheel declares too much."""
    return f"{name} has more than {most} kB of entry points"


def declares_none(name: str, group: str, example: str) -> str:
    """Say that a wheel declares no game, and how it could."""
    return (
        f"{name} declares no game: its entry points need the group [{group}]"
        f" and a line such as {example}"
    )


def not_utf8(file: str, name: str) -> str:
    """Say that a file can’t be read as text."""
    return f"{file} of {name} is not UTF-8"


def declared_like(line: str, example: str) -> str:
    """Say how a game is declared."""
    return f"'{line}': a game is declared like {example}"


def name_taken(id: str) -> str:
    """Say that another game has this id."""
    return f"there already is a game '{id}'; choose another id"


def wheel_broken(name: str, why: str) -> str:
    """Say that a wheel can’t be installed."""
    return f"{name}: {why}"


def not_here(name: str) -> str:
    """Say that a file isn’t here."""
    return f"{name} is not here"
