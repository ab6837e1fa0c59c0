"""Hrvatski: sve što se u igri Cercas čita ili čuje. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.hr import asks, capital, counted, dashed, does, form, joined, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} dvije susjedne točke za crtu ili polje da promijeniš njegov znak."
TOOLS = {"turn": "Druga strana na potezu", "clear": "Prazna ploča"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Povlači ograde i drži mala područja koja one zatvaraju."
SHORT = InShort(
    goal="Osvoji više polja od protivnika, u zatvorenim područjima od jednog do pet polja.",
    turn="Povuci ogradu od jedne do tri crte, a zatim pokraj nje stavi svoj znak, ali ne do protivnikova znaka.",
    end="Partija završava kad strana na potezu više ne može povući nijednu ogradu.",
    score="Svako zatvoreno područje od jednog do pet polja donosi po bod za svako polje onome tko u njemu ima više znakova.",
)
TIP = "{Tap} dvije točke za ogradu, a zatim polje za svoj znak."
DAILY = "Pobijedi iz današnjeg otvaranja."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    if gap < 2: return "Borba počinje odmah: jedan X i jedan O dodiruju se kutovima."
    if edge == 4: return "Sva četiri znaka stoje uz rub."
    if edge > 1:
        few, others = ("Dva", "Tri")[edge - 2], ("nijedan", "jedan", "dva")[middle]
        return f"{few} od četiri znaka stoje uz rub, a u sredini {others}."
    if gap > 2: return "X i O daleko su jedan od drugoga: među njima su barem dva polja."
    if in_line: return "X i O stoje blizu: među njima je samo jedno polje."
    return "X i O stoje blizu: dijeli ih jedan skakačev skok."

# Places, and what can be done there.
EMPTY = "prazno"
WAYS = ("lijevo", "desno", "dolje", "gore")
CAN_END_FENCE = "može biti kraj ograde"
CAN_BE_MARKED = "može dobiti znak"

def dot(name: str, ways: Sequence[str]) -> str:
    if not ways: return f"točka {name}"
    return f"točka {name}, {'crta' if len(ways) == 1 else 'crte'} {joined(ways)}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    where = f", {area(inside)}" if inside else ""
    return f"{name}, {mark(owner)}{where}"

def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]

def area(closed: Area, cast: Cast = NEUTRAL) -> str:
    size = f"od {closed.size} polja"
    if closed.tied: return f"izjednačeno područje {size}"
    if closed.owner is None: return f"područje {size} bez znakova"
    if closed.owner == cast.you: return f"tvoje područje {size}"
    return f"područje {size}, drži ga {subject(cast[closed.owner])}"

# A turn.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "povuci ogradu i označi polje")
MARK_SPACE = "Sada označi polje pokraj ograde"
def where_to(dot: str) -> str: return f"Gdje završava ograda iz {dot}?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    yours = cast[player].you
    deeds = [
        f"{'povlačiš' if yours else 'povlači'} ogradu {dashed(fence)}",
        f"{'označavaš' if yours else 'označava'} {space}",
    ]
    deeds += [f"{'zatvaraš' if yours else 'zatvara'} {_spaces(closed)}"] if closed else []
    deeds += [f"{'osvajaš' if yours else 'osvaja'} {_spaces(won)}"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'dobivaš', 'dobiva')} {_spaces(gifts)}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = joined(deeds) if yours else f"{subject(cast[player])} {joined(deeds)}"
    return ". ".join(map(capital, (deed, *rest)))

def _counted(number: int) -> str: return counted(number, "polje", "polja", "polja")
def _points(number: int) -> str: return counted(number, "bod", "boda", "bodova")

def _spaces(areas: Sequence[Area]) -> str:
    """Count the spaces of areas: "3 polja kod d6", "3, 2 i 2 polja"."""
    if len(areas) > 1:
        last = areas[-1].size
        return f"{joined([str(one.size) for one in areas])} {form(last, 'polje', 'polja', 'polja')}"
    return f"{_counted(areas[0].size)} kod {SPACES[areas[0].corner]}"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    why = "izjednačeno je" if area.tied else "nema znakova"
    return f"područje od {area.size} polja kod {SPACES[area.corner]} {why} i ne vrijedi ništa"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    first = cast.you or 0
    fences = counted(left[first], "ogradu", "ograde", "ograda")
    mine = f"{does(cast[first], 'možeš', 'može')} povući još {fences}"
    return capital(f"{mine}, a {subject(cast[1 - first])} {left[1 - first]}.")

def swap(space: str) -> str: return f"Zamjena: preuzmi X na {space}"

def swapped(cast: Cast, player: Player, space: str) -> str:
    swap = capital(does(cast[player], "koristiš zamjenu", "koristi zamjenu"))
    return f"{swap} i preuzima{'š' if cast[player].you else ''} znak na {space}"

def closes(size: int) -> Deed: return Deed(f"zatvoriti područje od {size} polja", f"zatvara područje od {size} polja")
def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Ograda {first}–{last}, znak na {space}", f"{first}–{last}, {space}")

# How the areas stand.
CLOSED_AREAS = "Područja, od najvećeg"
def worth(points: int, owner: Player) -> str: return f"{points} za {NAMES[owner]}"
def areas_held(number: int) -> str: return counted(number, "područje", "područja", "područja")

def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("Izjednačeno", True), ("Bez znakova", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title}: {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    if not over:
        still = form(number, "još je otvoreno", "još su otvorena", "još je otvoreno")
        yield f"{_counted(number)} {still}: ostane li tako, to nikome ne donosi bodove."  # C9
        yield "Bodovi se broje tek na kraju."  # C12
    elif number: yield _stayed_open(number)

def _stayed_open(number: int) -> str:
    """Say that spaces in open areas don't count (C9, C11)."""
    stayed = form(number, "ostalo je otvoreno", "ostala su otvorena", "ostalo je otvoreno")
    return f"{_counted(number)} {stayed} i nikome ne {_count(number)} bodove."

def _count(number: int) -> str: return form(number, "donosi", "donose", "donosi")

# The position read aloud.
FENCE_BETWEEN = ", ograda, "
NOT_CLOSED = "Još nije zatvoreno"

def marks(spaces: Sequence[str], points: int) -> str:
    number = counted(len(spaces), "znak", "znaka", "znakova")
    text = f"{number}: {', '.join(spaces)}" if spaces else "nijedan znak"
    return f"{text}. Bodovi dosad: {points}"

def row(number: int) -> str: return f"{number}. red"
def column(letter: str) -> str: return f"Stupac {letter}"

def area_spaces(closed: Area) -> str:
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Znakovi u njemu: X {x}, O {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    parts = ((NAMES[0], x), (NAMES[1], o), (EMPTY, empty))
    return "; ".join(f"{what}: {', '.join(spaces) or 'ništa'}" for what, spaces in parts)

# The end.
OVER = "Partija je završena"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    spaces = counted(still_open, "otvoreno polje", "otvorena polja", "otvorenih polja")
    rest = f"; {spaces} nikome ne {_count(still_open)} bodove." if still_open else "."
    return f"{_result(cast, points)}. {_stuck(cast, stuck)}{rest}"

def _stuck(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'više ne možeš', 'više ne može')} povući nijednu ogradu")

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"Obje strane imaju po {_points(high)}"
    ahead = points.index(high)
    if cast[ahead].you: return f"Imaš više bodova, {high} : {low}"
    return f"Više bodova ima {subject(cast[ahead])}, {high} : {low}"

# Why something can't be picked.
ONLY_BOARD = "Odabrati se mogu samo točke i polja na ploči."
FENCE_FIRST = "Najprije ograda: odaberi točku u kojoj počinje."
FENCE_UNFINISHED = "Najprije dovrši ogradu: odaberi točku u kojoj završava."
OTHER_DOT = "Odaberi drugu točku, u kojoj ograda završava."
STRAIGHT = "Ograda je ravna i ide duž reda ili stupca točaka."
TOO_LONG = "Ograda spaja dvije, tri ili četiri točke u nizu, ne više."
OUTER_EDGE = "Vanjski rub već postoji."
CORNER = "Ograda ne smije dodirnuti kut ploče."
COMPLETE = "Ograda i znak čine potpun potez."

def over(cast: Cast, stuck: Player) -> str:
    none = does(cast[stuck], "više ne možeš", "više ne može")
    return f"{OVER}: {none} povući nijednu ogradu."

def three_lines(dot: int) -> str: return f"U točki {DOTS[dot]} već se sastaju tri crte, a više ih ne smije biti."
def fourth_line(dot: int) -> str: return f"U točki {DOTS[dot]} sastale bi se četiri crte, a smiju najviše tri."
def nowhere_to_go(dot: int) -> str: return f"Svaka točka do koje bi ograda iz {DOTS[dot]} mogla doći već ima tri crte."

def no_mark_from(cast: Cast, dot: int, player: Player) -> str:
    mark = "tvoj znak" if cast[player].you else f"znak {NAMES[player]}"
    return f"Ni uz jednu ogradu iz {DOTS[dot]} nema polja za {mark}."

def line_exists(start: int, end: int) -> str: return f"Crta {DOTS[start]}–{DOTS[end]} već postoji."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    mark = "tvoj znak" if cast[player].you else f"znak {NAMES[player]}"
    return f"Uz ogradu {dashed(fence.text)} nema polja za {mark}, pa nije dopuštena."

def now_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "odaberi polje za znak, pokraj ograde.")
def not_beside(space: int, fence: Fence) -> str: return f"Polje {SPACES[space]} nije pokraj ograde {dashed(fence.text)}."
def taken(space: int, owner: Player) -> str: return f"Na polju {SPACES[space]} već je {NAMES[owner]}."

def next_to_opponent(space: int, near: int, opponent: Player) -> str:
    where = f"uz {NAMES[opponent]} na {SPACES[near]}"
    return f"Polje {SPACES[space]} je {where}, bila između njih ograda ili ne."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "očekuje se šest redova i šest stupaca od sedam znamenki 0 i 1, sedam redova od x, o i znamenki te x ili o na potezu"
def row_is(row: int, spaces: int, most: int) -> str: return f"{row}. red ima {_counted(spaces)}, a treba {most}"
def four_lines(dot: str) -> str: return f"u točki {dot} sastaju se četiri crte, a smiju najviše tri"
def beside_x(space: str) -> str: return f"O na {space} stoji do znaka X"

SHEET_LABEL = "List s osam puta osam točaka unutar vanjskog ruba"
SHEET_TITLE, TWO_GAMES = "List za igru", "Dvije partije"
SHEET_FOR_ONE, SHEET_FOR_TWO = "List za jednu partiju", "List za dvije partije"
SPACES_WON, AREA, SCORE, DATE = "Osvojena polja", "Područje", "Bodovi", "Datum"
NOTATION = "ograda, dvotočka i označeno polje, npr. b2-e2:c2"

# Puzzles.
THEMES = {
    "draw-saved": "Spašen neriješen ishod",
    "area-closed": "Zatvoreno područje",
    "area-won": "Osvojeno područje",
    "points-taken": "Oduzeti bodovi",
    "area-tied": "Izjednačeno područje",
    "points-given": "Prepušteni bodovi",
    "quiet": "Miran prvi potez",
    "no-fence-left": "Nema više ograda",
    "in-a-row": "Jedno za drugim",
}

def puzzle(player: Player, *, draw: bool) -> str:
    goal = "spašava neriješen ishod" if draw else "pobjeđuje"
    return f"{NAMES[player]} je na potezu i {goal}."

def solved(player: Player, *, draw: bool) -> str:
    if draw: return f"{NAMES[player]} sada može održati neriješen ishod."
    return f"{NAMES[player]} sada pobjeđuje, kako god {NAMES[1 - player]} odgovori."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    parts = [
        f"zatvara {_counted(closed)} za {NAMES[player]}" if closed > 0 else "",
        f"osvaja {_counted(won)} za {NAMES[player]}" if won > 0 else "",
        f"oduzima {_points(capture)} protivniku" if capture > 0 else "",
        f"ostavlja {_counted(tied)} bez vlasnika" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"Taj potez {joined(deeds)}." if deeds else ""

def only_move(*, draw: bool) -> str: return "Svi ostali potezi gube." if draw else "Svi ostali potezi propuštaju pobjedu."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    other = NAMES[1 - player]
    if draw:
        how = f"nakon ovog odgovora pobjeđuje {other}" if answer else f"{other} sada pobjeđuje"
        return f"Time propada neriješen ishod: {how}."
    if answer: how = f"nakon ovog odgovora {NAMES[player]} više ne može pobijediti"
    else: how = f"{other} može igrati tako da {NAMES[player]} više ne može pobijediti"
    return f"Time propada pobjeda: {how}."

def ends_too_soon(*, draw: bool) -> str: return f"Time partija završava, {'i to porazom' if draw else 'a pobjede nema'}."

def has_points(name: str, now: int, otherwise: int) -> str: return f"{name}: tada bodova {now}; inače {otherwise}"
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name}: najveće područje koje se tada može zatvoriti: {now}; inače {otherwise}"
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name}: tada polja za označiti {now}; inače {otherwise}"
