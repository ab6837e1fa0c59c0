"""Eesti keel: kõik, mida Cercases loetakse või kuuldakse. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.et import asks, capital, counted, dashed, declined, does, joined, of, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} kahele naabertäpile, et joont muuta, või ruudule, et märki muuta."
TOOLS = {"turn": "Käigul on teine", "clear": "Tühi laud"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Tõmba tarasid ja hoia enda käes väikesi alasid, mille need sulgevad."
SHORT = InShort(
    goal="Võida vastasest rohkem ruute ühe- kuni viieruudulistel aladel, mille tarad sulgevad.",
    turn="Tõmba ühe kuni kolme joone pikkune tara, siis pane selle kõrvale oma märk, aga mitte vastase märgi kõrvale.",
    end="Mäng lõpeb, kui mängija ei saa oma käigul enam tara tõmmata.",
    score="Iga ühe- kuni viieruudulise suletud ala eest saab see, kellel on seal rohkem märke, nii mitu punkti, kui alal on ruute.",
)
TIP = "{Tap} kahele täpile, et tõmmata tara, ja siis ruudule, kuhu läheb märk."
DAILY = "Võida tänasest avangust."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    if gap < 2: return "Võitlus algab kohe: üks X ja üks O on nurkapidi kõrvuti."
    if edge == 4: return "Kõik neli märki on laua servas."
    if edge > 1:
        few, others = ("Kaks", "Kolm")[edge - 2], ("ei ole ühtegi", "on üks", "on kaks")[middle]
        return f"{few} neljast märgist on laua servas, keskel {others}."
    if gap > 2: return "X ja O on teineteisest kaugel: nende vahele jääb vähemalt kaks ruutu."
    if in_line: return "X ja O on lähestikku, nende vahel on üks ruut."
    return "X ja O on lähestikku, ratsukäigu kaugusel."

# Places, and what can be done there.
EMPTY = "tühi"
WAYS = ("vasakule", "paremale", "alla", "üles")
CAN_END_FENCE = "siin võib tara lõppeda"
CAN_BE_MARKED = "siia võib märgi panna"

def dot(name: str, ways: Sequence[str]) -> str:
    if not ways: return f"täpp {name}"
    return f"täpp {name}, {'joon' if len(ways) == 1 else 'jooned'} {joined(ways)}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    where = f", {_whose(inside, NEUTRAL)} {inside.size}-ruudulisel alal" if inside else ""
    return f"{name}, {mark(owner)}{where}"

def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]
def area(closed: Area, cast: Cast = NEUTRAL) -> str: return f"{_whose(closed, cast)} {closed.size}-ruuduline ala"

def _whose(closed: Area, cast: Cast) -> str:
    if closed.owner is not None: return of(cast[closed.owner])
    return "viigis" if closed.tied else "märkideta"

# A turn.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "tõmba tara ja pane märk")
MARK_SPACE = "Pane nüüd tara kõrvale märk"
def where_to(dot: str) -> str: return f"Kus lõpeb tara, mis algab täpist {dot}?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    you = cast[player].you
    deeds = [
        f"{'tõmbasid' if you else 'tõmbas'} tara {_dashed(fence)}",
        f"{'märkisid' if you else 'märkis'} ruudu {space}",
    ]
    deeds += [f"{'sulgesid' if you else 'sulges'} {_spaces(closed, 'ruudu')}"] if closed else []
    deeds += [f"{'said' if you else 'sai'} endale {_spaces(won, 'ruudu')}"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'saad', 'saab')} {_spaces(gifts, 'ruudu')}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = does(cast[player], joined(deeds), joined(deeds))
    return ". ".join(map(capital, (deed, *rest)))

def _dashed(fence: str) -> str: return dashed(fence)
def _counted(number: int) -> str: return counted(number, "ruut", "ruutu")
def _points(number: int) -> str: return counted(number, "punkt", "punkti")

def _spaces(areas: Sequence[Area], one: str) -> str:
    """Count the spaces of areas: "3 ruutu (d6)", "3, 2 ja 2 ruutu"; `one` is a single one."""
    if len(areas) > 1: return f"{joined([str(each.size) for each in areas])} ruutu"
    return f"{counted(areas[0].size, one, 'ruutu')} ({SPACES[areas[0].corner]})"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    why = "on viigis" if area.tied else "on märkideta"
    return f"{_spaces([area], 'ruut')} {why} ega anna punkte"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    first = cast.you or 0
    mine = f"{does(cast[first], 'saad', 'saab')} tõmmata veel {counted(left[first], 'tara', 'tara')}"
    return capital(f"{mine}, {subject(cast[1 - first])} {left[1 - first]}.")

def swap(space: str) -> str: return f"Vaheta: võta X ruudul {space} endale"

def swapped(cast: Cast, player: Player, space: str) -> str:
    swap = capital(does(cast[player], "vahetasid", "vahetas"))
    return f"{swap}: märk ruudul {space} on nüüd {of(cast[player])} oma"

def closes(size: int) -> Deed:
    area = f"{size}-ruudulise ala"
    return Deed(f"sulgeda {area}", f"sulgeb {area}")

def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Tara {first}–{last}, märk ruudule {space}", f"{first}–{last}, {space}")

# How the areas stand.
CLOSED_AREAS = "Alad, suurimast alates"
def worth(points: int, owner: Player) -> str: return f"{points} {declined(NAMES[owner], 'le')}"
def areas_held(number: int) -> str: return counted(number, "ala", "ala")

def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("Viigis", True), ("Märkideta", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title}: {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    if not over:
        stay = "see lahti jääb" if number == 1 else "need lahti jäävad"
        yield f"{_counted(number)} on veel lahti: kui {stay}, ei saa keegi punkte."  # C9
        yield "Punkte loetakse alles lõpus."  # C12
    elif number: yield _stayed_open(number)

# Say that spaces in open areas don't count (C9, C11).
def _stayed_open(number: int) -> str: return f"{_counted(number)} jäi lahti ega anna kellelegi punkte."

# The position read aloud.
FENCE_BETWEEN = ", tara, "
NOT_CLOSED = "Veel sulgemata"

def marks(spaces: Sequence[str], points: int) -> str:
    number = counted(len(spaces), "märk", "märki")
    text = f"{number}: {', '.join(spaces)}" if spaces else "märke ei ole"
    return f"{text}. Punkte seni: {points}"

def row(number: int) -> str: return f"{number}. rida"
def column(letter: str) -> str: return f"Veerg {letter}"

def area_spaces(closed: Area) -> str:
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Märke alal: X {x}, O {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    parts = ((NAMES[0], x), (NAMES[1], o), ("tühjad", empty))
    return "; ".join(f"{what}: {', '.join(spaces) or 'mitte ühtegi'}" for what, spaces in parts)

# The end.
OVER = "Mäng on läbi"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    spaces = counted(still_open, "lahtine ruut", "lahtist ruutu")
    rest = f"; {spaces} ei anna kellelegi punkte." if still_open else "."
    could = capital(does(cast[stuck], "ei saanud", "ei saanud"))
    return f"{_result(cast, points)}. {could} enam ühtegi tara tõmmata{rest}"

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"Kummalgi on {_points(high)}"
    return f"{high}:{low} {of(cast[points.index(high)])} kasuks"

# Why something can't be picked.
ONLY_BOARD = "Valida saab ainult laua täppe ja ruute."
FENCE_FIRST = "Kõigepealt tuleb tara: vali täpp, kus see algab."
FENCE_UNFINISHED = "Tõmba kõigepealt tara lõpuni: vali täpp, kus see lõpeb."
OTHER_DOT = "Vali mõni teine täpp, kus tara lõpeb."
STRAIGHT = "Tara on sirge ning kulgeb mööda täppide rida või veergu."
TOO_LONG = "Tara ühendab kaht, kolme või nelja järjestikust täppi, mitte rohkem."
OUTER_EDGE = "Laua serv on juba olemas."
CORNER = "Tara ei tohi laua nurka puudutada."
COMPLETE = "Tara ja märk koos on üks täielik käik."
def over(cast: Cast, stuck: Player) -> str: return f"{OVER}: {does(cast[stuck], 'ei saa', 'ei saa')} enam ühtegi tara tõmmata."
def three_lines(dot: int) -> str: return f"Täpis {DOTS[dot]} on juba kolm joont koos ja rohkem ei tohi neid olla."
def fourth_line(dot: int) -> str: return f"Täpis {DOTS[dot]} saaks kokku neli joont; lubatud on kolm."
def nowhere_to_go(dot: int) -> str: return f"Igas täpis, kuhu tara täpist {DOTS[dot]} ulatuks, on juba kolm joont."

def no_mark_from(cast: Cast, dot: int, player: Player) -> str:
    where = f"Täpist {DOTS[dot]} ei saa tõmmata ühtegi tara"
    return f"{where}, mille kõrval oleks ruut {of(cast[player])} märgi jaoks."

def line_exists(start: int, end: int) -> str: return f"Joon {DOTS[start]}–{DOTS[end]} on juba olemas."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    where = f"Tara {_dashed(fence.text)} kõrvale"
    return f"{where} ei saaks {of(cast[player])} märki panna, seega ei ole see tara lubatud."

def now_mark(cast: Cast, player: Player) -> str: return f"Nüüd on {of(cast[player])} märgi kord: vali ruut tara kõrval."
def not_beside(space: int, fence: Fence) -> str: return f"Ruut {SPACES[space]} ei ole tara {_dashed(fence.text)} kõrval."
def taken(space: int, owner: Player) -> str: return f"Ruudul {SPACES[space]} on juba {NAMES[owner]}."

def next_to_opponent(space: int, near: int, opponent: Player) -> str:
    where = f"Ruudu {SPACES[space]} kõrval, ruudul {SPACES[near]}"
    return f"{where}, on {NAMES[opponent]}; tara nende vahel ei loe."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "siin peab olema kuus rida ja kuus veergu, igas seitse märki 0 või 1, siis seitse rida märke x, o ja numbreid, siis x või o käigul"
def row_is(row: int, spaces: int, most: int) -> str: return f"{row}. reas on {_counted(spaces)}, aga peab olema {most}"
def four_lines(dot: str) -> str: return f"täpis {dot} on koos neli joont; lubatud on kolm"
def beside_x(space: str) -> str: return f"O ruudul {space} on X-i kõrval"

SHEET_LABEL = "Leht, laua serva sees kaheksa korda kaheksa täppi"
SHEET_TITLE, TWO_GAMES = "Leht", "Kaks mängu"
SHEET_FOR_ONE, SHEET_FOR_TWO = "Leht ühe mängu jaoks", "Leht kahe mängu jaoks"
SPACES_WON, AREA, SCORE, DATE = "Võidetud ruudud", "Ala", "Punktid", "Kuupäev"
NOTATION = "tara, koolon ja märgitud ruut, näiteks b2-e2:c2"

# Puzzles.
THEMES = {
    "draw-saved": "Viik päästetud",
    "area-closed": "Ala suletud",
    "area-won": "Ala võidetud",
    "points-taken": "Punktid ära võetud",
    "area-tied": "Ala viiki viidud",
    "points-given": "Punktid ära antud",
    "quiet": "Vaikne esimene käik",
    "no-fence-left": "Tarad on otsas",
    "in-a-row": "Üksteise järel",
}
def puzzle(player: Player, *, draw: bool) -> str: return f"{NAMES[player]} alustab ja {'päästab viigi' if draw else 'võidab'}."

def solved(player: Player, *, draw: bool) -> str:
    if draw: return f"Nüüd saab {NAMES[player]} viiki hoida."
    return f"Nüüd võidab {NAMES[player]}, mida {NAMES[1 - player]} ka ei teeks."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    mine, other = declined(NAMES[player], "le"), declined(NAMES[1 - player], "lt")
    parts = [
        f"sulgeb {mine} {counted(closed, 'ruudu', 'ruutu')}" if closed > 0 else "",
        f"võidab {mine} {counted(won, 'ruudu', 'ruutu')}" if won > 0 else "",
        f"võtab {other} {counted(capture, 'punkti', 'punkti')}" if capture > 0 else "",
        f"jätab {counted(tied, 'ruudu', 'ruutu')} omanikuta" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"See {joined(deeds)}." if deeds else ""

def only_move(*, draw: bool) -> str: return "Kõik teised käigud kaotavad." if draw else "Kõik teised käigud lasevad võidu käest."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    other = NAMES[1 - player]
    if draw:
        how = f"pärast seda vastust võidab {other}" if answer else f"nüüd saab {other} võita"
        return f"Nii lased viigi käest: {how}."
    if answer: how = f"pärast seda vastust ei saa {NAMES[player]} enam võita"
    else: how = f"{other} saab mängida nii, et {NAMES[player]} enam ei võida"
    return f"Nii lased võidu käest: {how}."

def ends_too_soon(*, draw: bool) -> str: return f"See lõpetab mängu, aga mitte {'viigiga' if draw else 'võiduga'}."

def has_points(name: str, now: int, otherwise: int) -> str: return f"{name}: siis {now} {'punkt' if now == 1 else 'punkti'}; muidu {otherwise}"
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name}: suurim ala, mille saab siis sulgeda: {now}; muidu {otherwise}"
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name}: siis {now} {'ruut' if now == 1 else 'ruutu'} märkida; muidu {otherwise}"
