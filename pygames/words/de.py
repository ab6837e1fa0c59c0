"""Deutsch: alle Sätze, die kein Spiel selbst sagt. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.de import Cast, capital, counted, joined

# How a game stands, and how it ended.

OVER = "Das Spiel ist zu Ende."
DRAW = "Unentschieden"
YOU_LOSE = "Du hast verloren"
BOTH_AGREED = "Beide haben sich auf ein Unentschieden geeinigt"


def resigned(cast: Cast, loser: Player) -> str:
    """Say who resigned, without a full stop."""
    return capital(f"{cast.does(loser, 'hast', 'hat')} aufgegeben")


def score(points: int) -> str:
    """Say what a player alone has scored."""
    return counted(points, "Punkt", "Punkte")


def won(cast: Cast, winners: Sequence[Player]) -> str:
    """Say who has won, or who share the win."""
    if len(winners) == 1:
        return capital(f"{cast.does(winners[0], 'hast', 'hat')} gewonnen")
    both = "teilt euch" if cast.you in winners else "teilen sich"
    return capital(f"{cast.named(winners)} {both} den Sieg")


OUR_RULING = "Unsere Regelung."

# The swap rule.

SWAP = "Tauschen"
SWAP_OPTION = "Tauschregel (von uns, nicht vom Verlag)"
NO_SWAP = "Ohne Tausch"


def may_swap(second: str) -> str:
    """Name the choice in which the second player may swap."""
    return f"{second} darf tauschen"


def can_be_taken_over(cast: Cast) -> str:
    """Tell the first player that the first action may be taken over (S1)."""
    return capital(f"{cast.does(1, 'kannst', 'kann')} diesen Zug durch Tauschen übernehmen.")


def swap_at_first_only(cast: Cast) -> str:
    """Say when a swap is possible (S1)."""
    if cast.you == 1:
        return "Tauschen kannst du nur in deinem ersten Zug."
    return f"Tauschen kann {cast.name(1)} nur im ersten Zug."


# Places one after the other, read aloud.


def span(first: str, last: str) -> str:
    """Name all places from one to another."""
    return f"{first} bis {last}"


# Why a typed move isn't one.


def can_mean(text: str, actions: Sequence[str]) -> str:
    """Say that a typed text can mean two actions."""
    return f"„{text}“ kann {joined(actions, 'oder')} heißen. Schreib den Zug ganz aus."


def moves_look_like(examples: Sequence[str]) -> str:
    """Say how moves are written, by examples."""
    return f"So sehen Züge aus: {joined(examples, 'oder')}."


def not_written_so(text: str, examples: Sequence[str]) -> str:
    """Say that a text isn't written like a move."""
    return f"„{text}“ ist hier keine Schreibweise für einen Zug. {moves_look_like(examples)}"


def only_the_beginning(text: str, examples: Sequence[str]) -> str:
    """Say that a text is the beginning of a move."""
    return f"„{text}“ ist erst der Anfang eines Zuges. {moves_look_like(examples)}"


# What bots see.

LOST = "Gegen bestes Spiel ist die Stellung verloren"
ONLY_HOPE = "Jeder andere Zug verliert"
LOSES = "Verliert sicher"
IT_LOSES = "Das verliert sicher"


def wins(moves: int) -> str:
    """Say how soon an action wins."""
    return f"Gewinnt {_how_soon(moves)}"


def was_a_win(moves: int) -> str:
    """Say how soon another action would have won."""
    return f"Hier ließ sich {_how_soon(moves)} gewinnen"


def opponent_then_wins(moves: int) -> str:
    """Say how soon the opponent of the one who reads it wins."""
    return f"Dann gewinnt dein Gegner {_how_soon(moves)}"


def then_wins(name: str, moves: int) -> str:
    """Say how soon a player wins."""
    return f"Dann gewinnt {name} {_how_soon(moves)}"


def can_at_once(name: str, deed: str) -> str:
    """Say what a player can do next; `deed` is as after "kann sofort"."""
    return f"{name} kann sofort {deed}"


def _how_soon(moves: int) -> str:
    return f"in {moves} Zügen" if moves > 1 else "sofort" if moves else "sicher"


def odds(tenths: int) -> str:
    """Say how likely a win is."""
    return f"Deine Gewinnchance: {_about(tenths)}"


def chance(tenths: int) -> str:
    """Say the same in few words."""
    return capital(_about(tenths))


def _about(tenths: int) -> str:
    return f"etwa {tenths} von 10"


def points(number: int, *, exact: bool) -> str:
    """Say what a player can expect to score."""
    scored = counted(number, "Punkt", "Punkte")
    return scored if exact else f"Etwa {scored}"


def costs_points(number: int) -> str:
    """Say how many points an action costs."""
    return f"Das kostet etwa {counted(number, 'Punkt', 'Punkte')}"


def chances_fall(before: int | None, now: int, deed: str) -> str:
    """Say how much less likely a win is, and what the opponent can then do, or "".

    `before` is None if it was certain.
    """
    if before is None:
        falls = f"Der sichere Sieg ist dahin: Deine Gewinnchance ist nur noch {_about(now)}"
    elif before == now:
        falls = "Deine Gewinnchance sinkt ein wenig"
    else:
        falls = f"Deine Gewinnchance sinkt von {before} auf {now} von 10"
    return f"{falls}. Dein Gegner kann sofort {deed}" if deed else falls


# On paper.

NOT_FINISHED = "Nicht beendet"
POSITION = "Die Stellung"
PLAYED_BY = "Gespielt von"
SCORE = "Punkte"
MOVES = "Züge"
MOVES_HANDOUT = "Blatt für die Züge"
DATE, RESULT = "Datum", "Ergebnis"


def write_moves(example: str) -> str:
    """Say how a sheet for the moves is used; `example` says how moves are written."""
    return f"Schreibt jeden Zug neben seine Nummer: {example}."


def sheet_of(name: str) -> str:
    """Name a player's sheet."""
    return f"Blatt von {name}"


def after_move(move: str) -> str:
    """Say which move a diagram shows."""
    return f"Nach {move}"


PUZZLES = "Rätsel"
ANSWERS = "Lösungen"
ANSWERS_AT_THE_END = "Die Lösungen stehen am Schluss."
OTHER_ANSWERS = "Eine andere Lösung kann ebenso gut sein."
OTHERS_AMONG_THEM = (
    "Die Züge des Gegners stehen dazwischen. Eine andere Lösung kann ebenso gut sein."
)


def puzzle(number: int) -> str:
    """Name a puzzle of a booklet."""
    return f"Rätsel {number}"


# Games by messages.

NEW = "Dieses Spiel ist hier neu."
NEWER = "Das Spiel ist weitergegangen."
SAME = "Dieser Link zeigt das Spiel so, wie es hier gespeichert ist."
OLDER = "Dieser Link ist älter als das hier gespeicherte Spiel."
OTHER = "Dieser Link gehört zu einem anderen Spiel."
BEGINS_DIFFERENTLY = "Dieser Link widerspricht dem hier gespeicherten Spiel: Es beginnt anders."
ENDS_DIFFERENTLY = "Dieser Link widerspricht dem hier gespeicherten Spiel: Es endet anders."


def contradicts(number: int, move: str) -> str:
    """Say which move of the kept game a link contradicts."""
    return (
        f"Dieser Link widerspricht dem hier gespeicherten Spiel: Dort heißt Zug {number} „{move}“."
    )


def somebody_else(name: str) -> str:
    """Say that a seat was taken twice, as when two people open the same invitation."""
    return (
        f"In diesem Link spielt jemand anderes als {name} mit als im hier gespeicherten Spiel. "
        "Vielleicht haben zwei Leute dieselbe Einladung geöffnet."
    )


def foreign_secret(name: str) -> str:
    """Say that the secret kept for a player isn't the one that their messages show."""
    return f"Mit diesem Geheimnis ist {name} dem Spiel nicht beigetreten."


def false_dice(number: int, outcome: str, name: str) -> str:
    """Say which outcome of chance doesn't follow from the secrets, and who opened it."""
    return (
        f"Zug {number} dieses Links ist falsch: „{outcome}“ folgt nicht aus den Geheimnissen der "
        f"Spieler. Geöffnet hat ihn {name}."
    )


# What can't be used. These begin small and have no full stop: pages make sentences of them.

LOST_SMALL = "in diesem Link sind alle Kleinbuchstaben verloren gegangen; kopiere den Link selbst"
LOST_CAPITALS = "in diesem Link sind alle Großbuchstaben verloren gegangen; kopiere den Link selbst"
NOT_A_LINK = "das ist kein Link von pygames, oder ein Teil davon fehlt"
LINK_CHANGED = "dieser Link wurde unterwegs verändert; kopiere ihn noch einmal"
LINK_CUT = "ein Teil dieses Links fehlt; kopiere ihn ganz"
NEWER_LINK = "dieser Link stammt aus einer neueren Version"
NEWER_RECORD = "dieses Spiel stammt aus einer neueren Version"
NOT_A_PUZZLE = "das ist kein Rätsel zu diesem Spiel, oder es wurde unterwegs verändert"
NOT_FROM_ABSTRACT_PLAY = "das ist keine Aufzeichnung von Abstract Play"
DEFECT = "interner Fehler; an der Anfrage liegt es nicht"


def no_puzzle(why: str) -> str:
    """Say that a text is no puzzle, and why, for those who look into it."""
    return f"das ist kein Rätsel zu diesem Spiel: {why}"


def not_as_written(position: str) -> str:
    """Say how a position is written."""
    return f"geschrieben wird sie {position}"


def too_long(letters: int) -> str:
    """Say that a link is too long."""
    return f"ein Link kann höchstens {letters} Zeichen haben"


def too_many_moves(actions: int) -> str:
    """Say that a game is too long for a link."""
    return f"ein Link kann höchstens {actions} Züge enthalten"


def game_over(reason: str) -> str:
    """Say that a game is over, and why."""
    return f"das Spiel ist zu Ende: {reason}"


def unknown_game(id: str, known: Sequence[str]) -> str:
    """Say that there is no such game."""
    return f"das Spiel „{id}“ gibt es hier nicht; vorhanden: {', '.join(known)}"


def players_expected(title: str, fewest: int, most: int, given: str) -> str:
    """Say how many play a game."""
    expected = str(fewest) if fewest == most else f"{fewest} bis {most}"
    return f"{title} spielt man zu {expected}, nicht zu {given}"


def no_option(title: str, option: str) -> str:
    """Say that a game has no such option."""
    return f"{title} hat keine Einstellung {option}"


def option_must_be(option: str, values: Sequence[str]) -> str:
    """Say which values an option can have."""
    return f"{option} kann nur {joined(values, 'oder')} sein"


def not_from_abstract_play(name: str) -> str:
    """Say that no game of Abstract Play can be taken over by this name."""
    return f"„{name}“ lässt sich nicht von Abstract Play übernehmen"
