"""Deutsch: alles, was man in Cercas liest oder hört. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.de import asks, capital, counted, dashed, does, joined, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} auf zwei benachbarte Punkte für eine Linie oder auf ein Kästchen, um sein Zeichen zu ändern."
TOOLS = {"turn": "Andere Seite am Zug", "clear": "Leeres Brett"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Zieh Zäune und sichere dir die kleinen Gebiete dazwischen."
SHORT = InShort(
    goal="Gewinne mehr Kästchen als dein Gegner, in eingezäunten Gebieten bis zu fünf Kästchen.",
    turn="Zieh einen Zaun aus einer bis drei Linien, dann setz dein Zeichen daneben, aber nicht neben ein Zeichen des Gegners.",
    end="Die Partie endet, wenn jemand am Zug ist und keinen Zaun mehr ziehen kann.",
    score="Jedes Gebiet von einem bis fünf Kästchen bringt so viele Punkte, wie es Kästchen hat, und zwar dem, der mehr Zeichen darin hat.",
)
TIP = "{Tap} auf zwei Punkte für einen Zaun, dann auf das Kästchen für dein Zeichen."
DAILY = "Gewinne von der heutigen Eröffnung aus."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    if gap < 2: return "Es geht sofort los: Ein X und ein O stehen Ecke an Ecke."
    if edge == 4: return "Alle vier Zeichen stehen am Rand."
    if edge > 1:
        few, others = ("Zwei", "Drei")[edge - 2], ("keins", "eins", "zwei")[middle]
        return f"{few} der vier Zeichen stehen am Rand und {others} in der Mitte."
    if gap > 2: return "X und O stehen weit auseinander: Mindestens zwei Kästchen liegen dazwischen."
    if in_line: return "X und O stehen dicht beisammen, nur ein Kästchen liegt dazwischen."
    return "X und O stehen dicht beisammen, nur einen Springerzug voneinander entfernt."

# Places, and what can be done there.
EMPTY = "leer"
WAYS = ("nach links", "nach rechts", "nach unten", "nach oben")
CAN_END_FENCE = "kann Ende eines Zauns sein"
CAN_BE_MARKED = "kann ein Zeichen bekommen"

def dot(name: str, ways: Sequence[str]) -> str:
    if not ways: return f"Punkt {name}"
    return f"Punkt {name}, {'Linie' if len(ways) == 1 else 'Linien'} {joined(ways)}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    where = f", gehört zu: {area(inside)}" if inside else ""
    return f"{name}, {mark(owner)}{where}"

def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]

def area(closed: Area, cast: Cast = NEUTRAL) -> str:
    size = f"mit {closed.size} Kästchen"
    if closed.tied: return f"unentschiedenes Gebiet {size}"
    if closed.owner is None: return f"Gebiet ohne Zeichen {size}"
    return f"{whose(cast[closed.owner], 'dein Gebiet', 'Gebiet')} {size}"

# A turn.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "zieh einen Zaun und setz ein Zeichen")
MARK_SPACE = "Setz jetzt ein Zeichen neben den Zaun"
def where_to(dot: str) -> str: return f"Wo endet der Zaun von {dot}?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    deeds = [f"{dashed(fence)} gezogen", f"ein Zeichen auf {space} gesetzt"]
    deeds += [f"{_spaces(closed)} eingeschlossen"] if closed else []
    deeds += [f"{_spaces(won)} gewonnen"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'bekommst', 'bekommt')} {_spaces(gifts)}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = f"{does(cast[player], 'hast', 'hat')} {joined(deeds)}"
    return ". ".join(map(capital, (deed, *rest)))

def _counted(number: int) -> str: return counted(number, "Kästchen", "Kästchen")
def _points(number: int) -> str: return counted(number, "Punkt", "Punkte")

def _spaces(areas: Sequence[Area]) -> str:
    """Count the spaces of areas: "3 Kästchen bei d6", "3, 2 und 2 Kästchen"."""
    if len(areas) > 1: return f"{joined([str(one.size) for one in areas])} Kästchen"
    return f"{_counted(areas[0].size)} bei {SPACES[areas[0].corner]}"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    why = "unentschieden" if area.tied else "ohne Zeichen"
    verb = "ist" if area.size == 1 else "sind"
    return f"{_spaces([area])} {verb} {why} und nichts wert"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    first = cast.you or 0
    fences = counted(left[first], "Zaun", "Zäune")
    mine = f"{does(cast[first], 'kannst', 'kann')} noch {fences} ziehen"
    return capital(f"{mine}, {subject(cast[1 - first])} {left[1 - first]}.")

def swap(space: str) -> str: return f"Tauschen: das X auf {space} übernehmen"

def swapped(cast: Cast, player: Player, space: str) -> str:
    swap = capital(f"{does(cast[player], 'hast', 'hat')} getauscht")
    return f"{swap}: Das Zeichen auf {space} gehört jetzt {_to(cast, player)}"

def _to(cast: Cast, player: Player) -> str: return "dir" if cast[player].you else subject(cast[player])

def closes(size: int) -> Deed:
    area = f"ein Gebiet mit {size} Kästchen"
    return Deed(f"{area} einschließen", f"schließt {area} ein")

def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Zaun {first}–{last}, Zeichen auf {space}", f"{first}–{last}, {space}")

# How the areas stand.
CLOSED_AREAS = "Gebiete, die größten zuerst"
def worth(points: int, owner: Player) -> str: return f"{points} für {NAMES[owner]}"
def areas_held(number: int) -> str: return counted(number, "Gebiet", "Gebiete")

def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("Unentschieden", True), ("Ohne Zeichen", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title}: {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    if not over:
        verb, they = ("ist", "Bleibt es") if number == 1 else ("sind", "Bleiben sie")
        yield f"{_counted(number)} {verb} noch offen. {they} offen, zählt das für niemanden."  # C9
        yield "Punkte zählen erst am Ende."  # C12
    elif number: yield _stayed_open(number)

def _stayed_open(number: int) -> str:
    """Say that spaces in open areas don't count (C9, C11)."""
    verb = "ist" if number == 1 else "sind"
    count = "zählt" if number == 1 else "zählen"
    return f"{_counted(number)} {verb} offen geblieben und {count} für niemanden."

# The position read aloud.
FENCE_BETWEEN = ", Zaun, "
NOT_CLOSED = "Noch nicht eingeschlossen"

def marks(spaces: Sequence[str], points: int) -> str:
    text = f"{len(spaces)} Zeichen: {', '.join(spaces)}" if spaces else "kein Zeichen"
    return f"{text}. Punkte bisher: {points}"

def row(number: int) -> str: return f"Reihe {number}"
def column(letter: str) -> str: return f"Spalte {letter}"

def area_spaces(closed: Area) -> str:
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Zeichen darin: X {x}, O {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    parts = ((NAMES[0], x), (NAMES[1], o), (EMPTY, empty))
    return "; ".join(f"{what}: {', '.join(spaces) or 'keins'}" for what, spaces in parts)

# The end.
OVER = "Die Partie ist zu Ende"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    counts = "zählt" if still_open == 1 else "zählen"
    spaces = counted(still_open, "offenes Kästchen", "offene Kästchen")
    rest = f"; {spaces} {counts} für niemanden." if still_open else "."
    could = capital(does(cast[stuck], "konntest", "konnte"))
    return f"{_result(cast, points)}. {could} keinen Zaun mehr ziehen{rest}"

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"Beide haben {_points(high)}"
    return f"{high} zu {low} für {_for(cast, points.index(high))}"

def _for(cast: Cast, player: Player) -> str: return "dich" if cast[player].you else subject(cast[player])

# Why something can't be picked.
ONLY_BOARD = "Wählen kannst du nur Punkte und Kästchen des Bretts."
FENCE_FIRST = "Zuerst kommt der Zaun: Wähle den Punkt, an dem er beginnt."
FENCE_UNFINISHED = "Zieh zuerst den Zaun zu Ende: Wähle den Punkt, an dem er endet."
OTHER_DOT = "Wähle einen anderen Punkt, an dem der Zaun endet."
STRAIGHT = "Ein Zaun verläuft gerade, entlang einer Reihe oder Spalte von Punkten."
TOO_LONG = "Ein Zaun verbindet zwei, drei oder vier Punkte in einer Linie, nicht mehr."
OUTER_EDGE = "Der äußere Rand ist schon da."
CORNER = "Ein Zaun darf keine Ecke des Bretts berühren."
COMPLETE = "Ein Zaun und ein Zeichen sind ein vollständiger Zug."
def over(cast: Cast, stuck: Player) -> str: return f"{OVER}: {capital(does(cast[stuck], 'kannst', 'kann'))} keinen Zaun mehr ziehen."
def three_lines(dot: int) -> str: return f"An {DOTS[dot]} treffen sich schon drei Linien, und mehr dürfen es nicht sein."
def fourth_line(dot: int) -> str: return f"An {DOTS[dot]} würden sich vier Linien treffen; erlaubt sind drei."
def nowhere_to_go(dot: int) -> str: return f"Jeder Punkt, den ein Zaun von {DOTS[dot]} erreichen könnte, hat schon drei Linien."

def no_mark_from(cast: Cast, dot: int, player: Player) -> str:
    mark = whose(cast[player], "dein Zeichen", "ein Zeichen")
    return f"Neben keinem Zaun von {DOTS[dot]} ist ein Kästchen für {mark} frei."

def line_exists(start: int, end: int) -> str: return f"Die Linie {DOTS[start]}–{DOTS[end]} ist schon da."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    could = capital(does(cast[player], "könntest", "könnte"))
    name = dashed(fence.text)
    return f"{could} kein Zeichen neben {name} setzen, deshalb ist dieser Zaun nicht erlaubt."

def now_mark(cast: Cast, player: Player) -> str:
    mark = whose(cast[player], "dein Zeichen", "ein Zeichen")
    return f"Jetzt kommt {mark}: Wähle ein Kästchen neben dem Zaun."

def not_beside(space: int, fence: Fence) -> str: return f"{SPACES[space]} liegt nicht neben dem Zaun {dashed(fence.text)}."
def taken(space: int, owner: Player) -> str: return f"Auf {SPACES[space]} steht schon ein {NAMES[owner]}."

def next_to_opponent(space: int, near: int, opponent: Player) -> str:
    where = f"neben dem {NAMES[opponent]} auf {SPACES[near]}"
    return f"{SPACES[space]} liegt {where}, Zaun hin oder her."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "erwartet sind sechs Reihen und sechs Spalten aus sieben 0 und 1, sieben Reihen aus x, o und Ziffern, dann x oder o am Zug"
def row_is(row: int, spaces: int, most: int) -> str: return f"Reihe {row} hat {spaces} Kästchen statt {most}"
def four_lines(dot: str) -> str: return f"an {dot} treffen sich vier Linien; erlaubt sind drei"
def beside_x(space: str) -> str: return f"das O auf {space} steht neben einem X"

SHEET_LABEL = "Das Blatt, acht mal acht Punkte innerhalb des äußeren Rands"
SHEET_TITLE, TWO_GAMES = "Spielblatt", "Zwei Partien"
SHEET_FOR_ONE, SHEET_FOR_TWO = "Blatt für eine Partie", "Blatt für zwei Partien"
SPACES_WON, AREA, SCORE, DATE = "Gewonnene Kästchen", "Gebiet", "Punkte", "Datum"
NOTATION = "der Zaun, ein Doppelpunkt und das Kästchen, etwa b2-e2:c2"

# Puzzles.
THEMES = {
    "draw-saved": "Ein Unentschieden gerettet",
    "area-closed": "Ein Gebiet eingeschlossen",
    "area-won": "Ein Gebiet gewonnen",
    "points-taken": "Punkte weggenommen",
    "area-tied": "Gleichstand in einem Gebiet",
    "points-given": "Punkte geopfert",
    "quiet": "Ein stiller erster Zug",
    "no-fence-left": "Kein Zaun mehr möglich",
    "in-a-row": "Mehrere Züge hintereinander",
}
def puzzle(player: Player, *, draw: bool) -> str: return f"{NAMES[player]} zieht und {'rettet ein Unentschieden' if draw else 'gewinnt'}."

def solved(player: Player, *, draw: bool) -> str:
    if draw: return f"Jetzt kann {NAMES[player]} das Unentschieden halten."
    return f"Jetzt gewinnt {NAMES[player]}, was immer {NAMES[1 - player]} tut."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    parts = [
        f"schließt {_counted(closed)} für {NAMES[player]} ein" if closed > 0 else "",
        f"gewinnt {_counted(won)} für {NAMES[player]}" if won > 0 else "",
        f"nimmt {NAMES[1 - player]} {_points(capture)} weg" if capture > 0 else "",
        f"macht {_counted(tied)} wertlos" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"Das {joined(deeds)}." if deeds else ""

def only_move(*, draw: bool) -> str: return "Jeder andere Zug verliert." if draw else "Jeder andere Zug verschenkt den Sieg."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    other = NAMES[1 - player]
    if draw:
        how = f"Nach dieser Antwort gewinnt {other}" if answer else f"Jetzt kann {other} gewinnen"
        return f"Damit ist das Unentschieden weg: {how}."
    if answer: how = f"Nach dieser Antwort kann {NAMES[player]} nicht mehr gewinnen"
    else: how = f"{other} kann so spielen, dass {NAMES[player]} nicht mehr gewinnen kann"
    return f"Damit ist der Sieg verschenkt: {how}."

def ends_too_soon(*, draw: bool) -> str: return f"Damit endet die Partie, und {'unentschieden' if draw else 'gewonnen'} ist es nicht."

def has_points(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} {'Punkt' if now == 1 else 'Punkte'}; sonst {otherwise}"
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name} kann dann {f'ein Gebiet von {now}' if now else 'kein Gebiet'} schließen; sonst {f'eines von {otherwise}' if otherwise else 'keines'}"
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} {'Feld' if now == 1 else 'Felder'} zum Markieren; sonst {otherwise}"
