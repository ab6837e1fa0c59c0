"""Deutsch: die Sätze von On Tour; die neben dem Spielverlauf stehen in look/words."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.de import capital, counted, do, does, joined, named, subject, whose
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Trag Zahlen in deinen Plan ein und zeichne dann die längste Tour, auf der sie nie fallen.",
    turn="Trag beide Zahlen der Würfel ein, jede in der Region einer Karte; in dem Gebiet, das ihre Karte zeigt, wird eine Zahl eingekreist.",
    end="Ist der Plan voll, zeichne eine Tour von Nachbar zu Nachbar, auf der die Zahlen nie fallen.",
    score="Jedes Gebiet auf deiner Tour bringt einen Punkt, und noch einen, wenn es eingekreist ist.",
)

SUMMARY = "Trag Zahlen ein und zeichne die längste Tour, die immer bergauf führt."
TIP = "{Tap} auf die Zahl, die du zuerst eintragen willst, dann für jede Zahl auf ein Gebiet."
MAP, MAPS = "Plan", {"usa": "USA", "europe": "Europa"}
SHEETS = "Plan"
DAILY = "Hol mit den heutigen Würfen und Karten so viele Punkte wie möglich."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    if starred: return f"Heute wird auf dem Plan {land} gespielt, und du beginnst mit einem Stern."
    return f"Heute wird auf dem Plan {land} gespielt, und die ersten Würfel zeigen {roll[0]} und {roll[1]}."

NAMES = ("Rot", "Gelb", "Grün", "Blau", "Elfenbein", "Anthrazit", "Himmelblau", "Flieder")
NEUTRAL = Cast(NAMES)
AREAS: dict[str, str] = {
    "California": "Kalifornien",
    "Mid-Atlantic": "Mittelatlantik",
    "New England": "Neuengland",
    "Albania": "Albanien",
    "Austria": "Österreich",
    "Bosnia and Herzegovina": "Bosnien und Herzegowina",
    "Belgium": "Belgien",
    "Bulgaria": "Bulgarien",
    "Switzerland": "Schweiz",
    "Czechia": "Tschechien",
    "Germany": "Deutschland",
    "Denmark": "Dänemark",
    "Estonia": "Estland",
    "Spain": "Spanien",
    "Finland": "Finnland",
    "France": "Frankreich",
    "United Kingdom": "Großbritannien",
    "Greece": "Griechenland",
    "Croatia": "Kroatien",
    "Hungary": "Ungarn",
    "Ireland": "Irland",
    "Iceland": "Island",
    "Italy": "Italien",
    "Lithuania": "Litauen",
    "Luxembourg": "Luxemburg",
    "Latvia": "Lettland",
    "Moldova": "Moldawien",
    "North Macedonia": "Nordmazedonien",
    "Netherlands": "Niederlande",
    "Norway": "Norwegen",
    "Poland": "Polen",
    "Romania": "Rumänien",
    "Serbia": "Serbien",
    "Russia": "Russland",
    "Sweden": "Schweden",
    "Slovenia": "Slowenien",
    "Slovakia": "Slowakei",
    "Turkey": "Türkei",
}
_WOMEN = ("Schweiz", "Slowakei", "Türkei", "Ukraine")
_IN = {
    **{name: f"in der {name}" for name in _WOMEN},
    "Niederlande": "in den Niederlanden",
    "Kosovo": "im Kosovo",
    "Mittelatlantik": "am Mittelatlantik",
}
_TO = {
    **{name: f"in die {name}" for name in (*_WOMEN, "Niederlande")},
    "Kosovo": "in den Kosovo",
    "Mittelatlantik": "an den Mittelatlantik",
}
_FROM = {
    **{name: f"von der {name}" for name in _WOMEN},
    "Niederlande": "von den Niederlanden",
    "Kosovo": "vom Kosovo",
    "Mittelatlantik": "vom Mittelatlantik",
}
REGIONS = {"N": "Norden", "S": "Süden", "W": "Westen", "C": "Mitte", "E": "Osten"}
_BLOCKS = {
    "NW": "Nordwesten",
    "NC": "nördliche Mitte",
    "NE": "Nordosten",
    "SW": "Südwesten",
    "SC": "südliche Mitte",
    "SE": "Südosten",
}
_IN_REGION = {letter: f"im {name}" for letter, name in REGIONS.items()} | {"C": "in der Mitte"}

# Say where something is: "in Texas", "in der Schweiz".
def _in(area: str) -> str: return _IN.get(area, f"in {area}")

# Say where something goes: "nach Texas", "in die Schweiz".
def _to(area: str) -> str: return _TO.get(area, f"nach {area}")
def points(count: int) -> str: return counted(count, "Punkt", "Punkte")
def _areas(count: int) -> str: return counted(count, "Gebiet", "Gebiete")
def _circles(count: int) -> str: return counted(count, "Kreis", "Kreise")

# Name regions as alternatives: "im Süden, im Norden oder in der Mitte".
def _in_any_of(letters: Sequence[str]) -> str: return joined([_IN_REGION[letter] for letter in letters], "oder")

STAR = "Stern"

# The content of an area
_BRIEF = {"*": STAR, "X": "X", "": "leer"}
_SUBJECT = {"*": "ein Stern", "X": "ein X"}
_OBJECT = {"*": "einen Stern", "X": "ein X"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    parts = [name, _BLOCKS[block], _BRIEF.get(value, value)]
    if circled: parts.append("eingekreist")
    if on_card: parts.append("auf einer Karte")
    if stop: parts.append(f"Station {stop}")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "hier kann etwas eingetragen werden"
CAN_BE_NEXT_STOP = "kann die nächste Station sein"

# The table below the map
CAN_BE_WRITTEN = "kann eingetragen werden"
NO_CARDS = "Keine Karten mehr"
ANY_AREA = "Jedes leere Gebiet ist recht."
def number_label(number: int) -> str: return f"Die Zahl {number:02}"
def card_label(area: str, region: str) -> str: return f"Karte {area}, {REGIONS[region]}"
def best_score(score: int, *, proved: bool) -> str: return f"höchstens {score}" if proved else f"möglich {score}+"
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score} von {best}{'' if proved else '+'}"
def map_of(player: int) -> str: return f"Plan von {NAMES[player]}"

# The status
DRAW_TO_BEGIN = "Zu Beginn wird eine Karte gezogen"
DRAW = "Für alle wird eine Karte gezogen"
ROLL_TO_BEGIN = "Zu Beginn wird gewürfelt"
ROLL = "Für alle wird gewürfelt"
CROSS_FOR_STAR = "Kein Platz für einen Stern: Trag irgendwo ein X ein"
TWO_CROSSES = "Keine der Zahlen passt: Trag zweimal ein X ein"
BEGIN_TOUR = "Wo beginnt deine Tour?"
NO_TOUR = "Keine Tour ist möglich"
END_TOUR = "Tour beenden"
DRAW_BEST = "Meine beste Tour zeichnen"
DRAW_REST = "Den Rest zeichnen"
def end_here(score: int, best: int) -> str: return f"Die Tour hier beenden? {score} von {counted(best, 'Punkt', 'Punkten')}"
def write_star(letters: Sequence[str]) -> str: return f"Trag {_in_any_of(letters)} einen Stern ein" if letters else "Trag einen Stern ein"
def write_one(low: int, high: int) -> str: return f"Nur eine Zahl passt: {low:02} oder {high:02}?"
def write_last(low: int, high: int) -> str: return f"{low:02} oder {high:02} für das letzte Gebiet?"
def write_both(low: int, high: int) -> str: return f"Trag {low:02} und {high:02} ein"
def tour_ends(area: str) -> str: return f"Die Tour endet {_in(area)}"
def go_on_from(area: str) -> str: return f"Wohin geht es {_FROM.get(area, f'von {area}')} aus?"
def asked(cast: Cast, player: int | None, task: str) -> str: return task if player is None or cast[player].you else f"{cast[player].name}: {task}"

# What matters now, below the status
FIRST_CARDS = "Die ersten vier Karten geben allen vier eingekreiste Zahlen."
CIRCLED_IF = "Eine Zahl im Gebiet ihrer Karte wird eingekreist."
STAR_FITS = "Ein Stern passt überall auf eine Tour und ist immer eingekreist."
NO_WAY_THROUGH = "Durch ein X führt keine Tour."
NEVER_FALLING = "Geh von Nachbar zu Nachbar; die Zahlen dürfen nicht fallen. Jedes Gebiet bringt einen Punkt, jeder Kreis noch einen."
def still_empty(count: int) -> str: return f"Noch {'ist' if count == 1 else 'sind'} {_areas(count)} leer."

# Prompts after the first picks of an action
OTHER_CROSS = "Wohin kommt das andere X?"
THE_CROSS = "Wohin kommt das X?"
def where(number: int) -> str: return f"Wohin kommt die {number:02}?"
def and_where(number: int) -> str: return f"Und wohin kommt die {number:02}?"

# What the last action did
def dice_show(one: str, other: str) -> str: return f"Die Würfel zeigen {one} und {other}"
def card_of(area: str, region: str) -> str: return f"Karte {area}, {REGIONS[region]}"
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_of(area, region)}: Dort wird {number:02} eingetragen und eingekreist"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    if player is None: return f"Eingetragen: {_entries(entries, _SUBJECT)}"
    has = capital(does(cast[player], "hast", "hat"))
    return f"{has} {_entries(entries, _OBJECT)} eingetragen"

def _entries(entries: Sequence[Held], names: dict[str, str]) -> str: return joined([f"{names.get(each.value, each.value)} {_in(each.area)}{' (eingekreist)' if each.circled else ''}" for each in entries])

def have_written(cast: Cast, players: Sequence[int]) -> str:
    have = "habt eure" if cast.you in players else "haben ihre"
    return capital(f"{named(cast.each(players))} {have} Zahlen eingetragen")

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    went = f"beginnt {_in(area)}" if begins else f"geht weiter {_to(area)}"
    return f"{tour_title(cast, player)} {went}"

def tour_ended(cast: Cast, player: int | None, score: int) -> str: return f"{tour_title(cast, player)} endet mit {counted(score, 'Punkt', 'Punkten')}"
def tour_title(cast: Cast, player: int | None) -> str: return "Die Tour" if player is None else capital(whose(cast[player], "deine Tour", "die Tour"))

def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"{one} und {other} gewürfelt", f"{one}, {other}", tuple(dice))
def drawn(area: str) -> Phrase: return Phrase(f"Karte {area}", area)

def write(entries: Sequence[Held]) -> Phrase:
    brief = ", ".join(f"{_BRIEF.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"{capital(_entries(entries, _OBJECT))} eintragen", brief)

def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"Die Tour {_in(area)} beginnen" if begins else f"Weiter {_to(area)}", area)

# How the game was decided

def tour_alone(areas: int, circled: int) -> str:
    of = counted(areas, "Gebiet", "Gebieten")
    return f"Eine Tour mit {of}, davon {circled} eingekreist."

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    share = "teilt euch" if cast.you in winners else "teilen sich"
    each = f"je {counted(score, 'Punkt', 'Punkten')} und {counted(circled, 'Kreis', 'Kreisen')}"
    return capital(f"{named(cast.each(winners))} {share} den Sieg mit {each}.")

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    have = "habt" if cast.you in others else "haben"
    theirs = f"{do(cast.each(others), 'hast', 'hat', have)} auch {points(score)}"
    return capital(f"{theirs}, aber {does(cast[winner], 'hast', 'hat')} mehr Kreise.")

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    others = [player for player in seconds if not cast[player].you]
    theirs = [f"die von {named(cast.each(others))}"] if others else []
    least = joined([*(["deine"] if cast.you in seconds else []), *theirs])
    return f"{tour_title(cast, winner)} hat {points(score)}, {lead} mehr als {least}."

# Beside and below the board
SO_FAR = "Die Tour bisher"
EMPTY_AREAS = "Leere Gebiete"
CARDS_IN_DECK = "Karten im Stapel"
DRAWN = "Gezeichnet"
BEST_POSSIBLE = "Bestenfalls"
UNPROVED = "„Oder mehr“: Eine bessere Tour ließ sich in der Zeit nicht ausschließen."
def circled_note(circled: int) -> str: return f"{circled} eingekreist"
def tour_note(areas: int, circled: int) -> str: return f"{_areas(areas)}, {circled} eingekreist"
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} oder mehr"
def tours_title(players: int) -> str: return "Touren" if players > 1 else "Punkte"
def row_label(cast: Cast, player: int | None) -> str: return "Die Tour" if player is None else capital(subject(cast[player]))

# Puzzles
THEMES = {
    "best-tour": "Die beste Tour",
    "last-numbers": "Die letzten Zahlen",
    "one-best": "Nur eine beste Tour",
    "circles-first": "Lieber Kreise als Gebiete",
    "many-stars": "Drei Sterne oder mehr",
    "equal-numbers": "Mehrere gleiche Zahlen",
    "late-start": "Ohne kleine Zahlen",
    "early-end": "Ohne große Zahlen",
    "over-water": "Ein Weg übers Wasser",
    "long-tour": "Zwanzig Gebiete oder mehr",
}
def puzzle(score: int) -> str: return f"Zeichne die beste Tour: {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    score = f"{_areas(areas)} und {_circles(circled)}"
    return f"{score}: {points(areas + circled)}, und keine Tour bringt mehr."

def tour_falls_short(score: int, lost: int) -> str: return f"Diese Tour bringt {points(score)}, {lost} weniger als die beste."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    after = f" Danach trägst du {', dann '.join(later)} ein." if later else ""
    asks = "Trag die letzten Zahlen so ein, dass die beste Tour"
    return f"{asks} {points(score)} bringt.{after}"

def comes(numbers: tuple[int, int], left: int) -> str:
    low, high = (f"{number:02}" for number in numbers)
    return _OBJECT["*"] if low == high else f"{low} {'und' if left > 1 else 'oder'} {high}"

def numbers_fall_short(score: int, lost: int) -> str: return f"Damit bringt die beste Tour {points(score)}, {lost} weniger als möglich."
def numbers_are_best(score: int) -> str: return f"Jetzt bringt die beste Tour {points(score)}, und mehr ist nicht möglich."

# A hint's words about an action
BEST_WAY = "So wird deine Tour am längsten"
def ends_tour(score: int) -> str: return f"Die Tour endet mit {counted(score, 'Punkt', 'Punkten')}"
def reaches(score: int) -> str: return f"So kommt deine Tour auf {points(score)}"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    more = f", {gain} mehr als vorher" if gain > 0 else ""
    return f"Deine beste Tour bisher: {'' if proved else 'mindestens '}{points(score)}{more}"

def promises(score: int) -> str: return f"Deine Tour könnte auf etwa {points(score)} kommen"

def has_tour(_name: str, now: int, otherwise: int) -> str: return f"Die beste Tour hat dann bisher {now} {'Punkt' if now == 1 else 'Punkte'}; sonst {otherwise}"
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Eingekreiste Gebiete auf der Karte: {now}; sonst {otherwise}"
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X auf der Karte: {now}; sonst {otherwise}"
