"""Deutsch: alle Sätze, die kein Spiel selbst sagt. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.de import capital, counted, does, joined, named, subject

# How a game stands, and how it ended.
OVER = "Die Partie ist zu Ende."
DRAW = "Unentschieden"
YOU_LOSE = "Du hast verloren"
BOTH_AGREED = "Beide haben sich auf ein Unentschieden geeinigt"
def resigned(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'hast', 'hat')} aufgegeben")
def score(points: int) -> str: return counted(points, "Punkt", "Punkte")

def won(cast: Cast, winners: Sequence[Player]) -> str:
    if len(winners) == 1: return capital(does(cast[winners[0]], "gewinnst", "gewinnt"))
    both = "teilt euch" if cast.you in winners else "teilen sich"
    return capital(f"{named(cast.each(winners))} {both} den Sieg")

OUR_RULING = "Unsere Regelung."

# The swap rule.
SWAP = "Tauschen"
SWAP_OPTION = "Tauschregel (von uns, nicht vom Verlag)"
NO_SWAP = "Ohne Tausch"
def may_swap(second: str) -> str: return f"{second} darf tauschen"
def can_be_taken_over(cast: Cast) -> str: return capital(f"{does(cast[1], 'kannst', 'kann')} diesen Zug durch Tauschen übernehmen.")

def swap_at_first_only(cast: Cast) -> str:
    if cast.you == 1: return "Tauschen kannst du nur in deinem ersten Zug."
    return f"Tauschen kann {subject(cast[1])} nur im ersten Zug."

# Places one after the other, read aloud.
def span(first: str, last: str) -> str: return f"{first} bis {last}"
TO = "nach"

# Why a typed move isn't one.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"„{text}“ kann {joined(actions, 'oder')} heißen. Schreib den Zug ganz aus."
def moves_look_like(examples: Sequence[str]) -> str: return f"So sehen Züge aus: {joined(examples, 'oder')}."
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"„{text}“ ist hier keine Schreibweise für einen Zug. {moves_look_like(examples)}"
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"„{text}“ ist erst der Anfang eines Zuges. {moves_look_like(examples)}"

# What bots see.
LOST = "Gegen bestes Spiel ist die Stellung verloren"
ONLY_HOPE = "Jeder andere Zug verliert"
DRAWN = "Unentschieden, wenn beide am besten spielen"
WIN_TO_DRAW = "Aus dem sicheren Sieg wird ein Unentschieden"
LOSES = "Verliert sicher"
IT_LOSES = "Das verliert sicher"
def wins(moves: int) -> str: return f"Gewinnt {_how_soon(moves)}"
def was_a_win(moves: int) -> str: return f"Hier ließ sich {_how_soon(moves)} gewinnen"
def opponent_then_wins(moves: int) -> str: return f"Dann gewinnt dein Gegner {_how_soon(moves)}"
def then_wins(name: str, moves: int) -> str: return f"Dann gewinnt {name} {_how_soon(moves)}"
def can_at_once(name: str, deed: str) -> str: return f"{name} kann sofort {deed}"
def _how_soon(moves: int) -> str: return f"in {moves} Zügen" if moves > 1 else "sofort" if moves else "sicher"
def odds(tenths: int) -> str: return f"Deine Gewinnchance: {_about(tenths)}"
def chance(tenths: int) -> str: return capital(_about(tenths))
def _about(tenths: int) -> str: return f"etwa {in_ten(tenths)}"

def points(number: int, *, exact: bool) -> str:
    scored = counted(number, "Punkt", "Punkte")
    return scored if exact else f"Etwa {scored}"

def costs_points(number: int) -> str: return f"Das kostet etwa {counted(number, 'Punkt', 'Punkte')}"
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0von\u00a0100"
def in_ten(tenths: int) -> str: return f"{tenths}\u00a0von\u00a010"
def counted_fall(before: str, now: str) -> str: return f"Das gewinnt {now}\u00a0von\u00a0100 Mal statt {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    if before is None: falls = f"Der sichere Sieg ist dahin: Deine Gewinnchance ist nur noch {_about(now)}"
    elif before == now: falls = "Deine Gewinnchance sinkt ein wenig"
    else: falls = f"Deine Gewinnchance sinkt von {before} auf {in_ten(now)}"
    return f"{falls}. Dein Gegner kann sofort {deed}" if deed else falls

# On paper.
NOT_FINISHED = "Nicht beendet"
POSITION = "Die Stellung"
PLAYED_BY = "Gespielt von"
SCORE = "Punkte"
MOVES = "Züge"
MOVES_HANDOUT = "Blatt für die Züge"
DATE, RESULT = "Datum", "Ergebnis"
def write_moves(example: str) -> str: return f"Schreibt jeden Zug neben seine Nummer: {example}."
def sheet_of(name: str) -> str: return f"Blatt von {name}"
def after_move(move: str) -> str: return f"Nach {move}"
PUZZLES = "Rätsel"
ANSWERS = "Lösungen"
ANSWERS_AT_THE_END = "Die Lösungen stehen am Schluss."
OTHER_ANSWERS = "Eine andere Lösung kann ebenso gut sein."
OTHERS_AMONG_THEM = "Die Züge des Gegners stehen dazwischen. Eine andere Lösung kann ebenso gut sein."
def puzzle(number: int) -> str: return f"Rätsel {number}"

# Games by messages.
NEW = "Diese Partie ist hier neu."
NEWER = "Die Partie ist weitergegangen."
SAME = "Dieser Link zeigt die Partie so, wie sie hier gespeichert ist."
OLDER = "Dieser Link ist älter als die hier gespeicherte Partie."
OTHER = "Dieser Link gehört zu einer anderen Partie."
BEGINS_DIFFERENTLY = "Dieser Link widerspricht der hier gespeicherten Partie: Sie beginnt anders."
ENDS_DIFFERENTLY = "Dieser Link widerspricht der hier gespeicherten Partie: Sie endet anders."
def contradicts(number: int, move: str) -> str: return f"Dieser Link widerspricht der hier gespeicherten Partie: Dort heißt Zug {number} „{move}“."
def somebody_else(name: str) -> str: return f"Laut diesem Link sitzt auf dem Platz von {name} jemand anderes als in der hier gespeicherten Partie. Vielleicht haben zwei Leute dieselbe Einladung geöffnet."
def foreign_secret(name: str) -> str: return f"Mit diesem Geheimnis ist {name} der Partie nicht beigetreten."
def false_dice(number: int, outcome: str, name: str) -> str: return f"Zug {number} dieses Links ist falsch: „{outcome}“ folgt nicht aus den Geheimnissen der Spieler. Geöffnet hat ihn {name}."

# What can't be used. These begin small and have no full stop: pages make sentences of them.
LOST_SMALL = "in diesem Link sind alle Kleinbuchstaben verloren gegangen; kopiere den Link direkt"
LOST_CAPITALS = "in diesem Link sind alle Großbuchstaben verloren gegangen; kopiere den Link direkt"
NOT_A_LINK = "das ist kein Link von pygames oder ein Teil davon fehlt"
LINK_CHANGED = "dieser Link wurde unterwegs verändert; kopiere ihn noch einmal"
LINK_CUT = "ein Teil dieses Links fehlt; kopiere ihn ganz"
NEWER_LINK = "dieser Link stammt aus einer neueren Version"
NEWER_RECORD = "diese Partie stammt aus einer neueren Version"
NOT_A_PUZZLE = "das ist kein Rätsel zu diesem Spiel oder es wurde unterwegs verändert"
ENDS_FOR_TWO = "nur zu zweit lässt sich eine Partie vorzeitig beenden"
ENDS_ON_TURN = "vorzeitig endet eine Partie nur, wo jemand am Zug ist"
WHO_RESIGNED = "es fehlt, wer aufgegeben hat"
NO_GAME_IN_TEXT = "dieser Text enthält keine Partie: Er wurde abgeschnitten oder verändert oder ist etwas anderes"
NEWER_GAMES = "diese Partien stammen aus dem Export einer neueren Version"
NAMES_NO_GAME = "dieser Link nennt keine Partie"
DEFECT = "interner Fehler; an der Anfrage liegt es nicht"
def no_puzzle(why: str) -> str: return f"das ist kein Rätsel zu diesem Spiel: {why}"
def not_as_written(position: str) -> str: return f"die Stellung schreibt man so: {position}"
def too_long(letters: int) -> str: return f"ein Link kann höchstens {letters} Zeichen haben"
def too_many_moves(actions: int) -> str: return f"ein Link kann höchstens {actions} Züge enthalten"
def game_over(reason: str) -> str: return f"die Partie ist zu Ende: {reason}"
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"das Spiel „{id}“ gibt es hier nicht; vorhanden: {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    expected = str(fewest) if fewest == most else f"{fewest} bis {most}"
    return f"{title} spielt man zu {expected}, nicht zu {count}"

def no_option(title: str, option: str) -> str: return f"{title} hat keine Einstellung „{option}“"
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} kann nur {joined(values, 'oder')} sein"
def over_before(at: int) -> str: return f"Aktion {at + 1}: Die Partie war schon zu Ende"
def not_legal(at: int, action: str, allowed: str) -> str: return f"Aktion {at + 1}: „{action}“ ist hier nicht möglich; möglich: {allowed}"
def some_of(count: int, first: str) -> str: return f"{count}, etwa {first} …"
def no_draws(title: str) -> str: return f"{title} kennt kein Unentschieden"
def no_position(title: str) -> str: return f"{title} kann nicht mit einer Stellung beginnen"
def not_unpacked(name: str, why: str) -> str: return f"{name} lässt sich nicht entpacken: {why}"
def larger_than_said(file: str) -> str: return f"„{file}“ ist größer, als das Wheel angibt"
def wheel_files(name: str, most: int) -> str: return f"{name}: Ein Wheel hat höchstens {most} Dateien"
def wheel_size(name: str, most: int) -> str: return f"{name}: Ein Wheel hat höchstens {most} MB"
def wheel_name(name: str, example: str) -> str: return f"{name}: Ein Wheel heißt etwa {example}"
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name}: Eine Partie ist reines Python, ein Wheel für {pure}, nicht für {tag}"
def file_outside(name: str, file: str) -> str: return f"{name} hat eine Datei außerhalb: „{file}“"
def of_python(name: str, module: str) -> str: return f"{name}: {module} ist ein Modul von Python selbst"
def compressed_otherwise(name: str) -> str: return f"{name} ist anders komprimiert als Wheels"
def only_ours(name: str, package: str) -> str: return f"{name}: Nur dieses Paket darf {package} heißen"
def entry_points(name: str, most: int) -> str: return f"{name} hat mehr als {most} kB Einstiegspunkte"
def declares_none(name: str, group: str, example: str) -> str: return f"{name} nennt keine Partie: Seine Einstiegspunkte brauchen die Gruppe [{group}] und eine Zeile wie {example}"
def not_utf8(file: str, name: str) -> str: return f"{file} in {name} ist nicht UTF-8"
def declared_like(line: str, example: str) -> str: return f"„{line}“: Eine Partie wird so angegeben: {example}"
def name_taken(id: str) -> str: return f"das Spiel „{id}“ gibt es schon; wähle eine andere Kennung"
def wheel_broken(name: str, why: str) -> str: return f"{name}: {why}"
def not_here(name: str) -> str: return f"{name} ist nicht hier"
