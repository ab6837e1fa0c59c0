"""French: every sentence of Cercas that a person reads or hears. Readers are "vous".

Dots are "piquets", the posts of fences, because "points" are scored.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.fr import asks, capital, counted, dashed, does, joined, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} deux piquets voisins pour un segment, ou une case pour changer sa marque."
TOOLS = {"turn": "À l’autre de jouer", "clear": "Vider le plateau"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Tracez des clôtures, et dominez les petits enclos qu’elles ferment."
SHORT = InShort(
    goal="Gagnez plus de cases que votre adversaire, dans des enclos d’une à cinq cases.",
    turn="Tracez une clôture d’un à trois segments, puis placez votre marque juste à côté, mais jamais à côté d’une marque adverse.",
    end="La partie se termine quand le joueur dont c’est le tour ne peut plus tracer de clôture.",
    score="Chaque enclos d’une à cinq cases rapporte un point par case au joueur qui y a le plus de marques.",
)
TIP = "{Tap} deux piquets, puis la case de votre marque."
DAILY = "Gagnez à partir de l’ouverture du jour."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    if gap < 2: return "Le combat s’engage aussitôt : un X et un O se touchent par un coin."
    if edge == 4: return "Les quatre marques sont au bord."
    if edge > 1:
        few, others = ("Deux", "Trois")[edge - 2], ("aucune", "une", "deux")[middle]
        return f"{few} des quatre marques sont au bord, et {others} au centre."
    if gap > 2: return "X et O sont loin l’un de l’autre : au moins deux cases les séparent."
    if in_line: return "X et O sont proches l’un de l’autre : une seule case les sépare."
    return "X et O sont proches l’un de l’autre, à un saut de cavalier."

# Places, and what can be done there.
EMPTY = "vide"
WAYS = ("à gauche", "à droite", "vers le bas", "vers le haut")
CAN_END_FENCE = "peut terminer une clôture"
CAN_BE_MARKED = "peut être marquée"

def dot(name: str, ways: Sequence[str]) -> str:
    lines = f", {'segment' if len(ways) == 1 else 'segments'} {joined(ways)}" if ways else ""
    return f"piquet {name}{lines}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    where = f", {area(inside)}" if inside else ""
    return f"{name}, {mark(owner)}{where}"

def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]

def area(closed: Area, cast: Cast = NEUTRAL) -> str:
    if closed.tied: kind = "enclos à égalité"
    elif closed.owner is None: kind = "enclos sans marque"
    else: kind = whose(cast[closed.owner], "votre enclos", "enclos")
    return f"{kind} ({_cases(closed.size)})"

def _cases(number: int) -> str: return counted(number, "case")

# A turn.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "de tracer une clôture et de marquer une case")
MARK_SPACE = "Marquez maintenant une case à côté de la clôture"
def where_to(dot: str) -> str: return f"Où s’arrête la clôture qui part de {dot} ?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    deeds = [f"tracé {_dashed(fence)}", f"marqué {space}"]
    deeds += [f"fermé {_spaces(closed)}"] if closed else []
    deeds += [f"gagné {_spaces(won)}"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'recevez', 'reçoit')} {_spaces(gifts)}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = f"{does(cast[player], 'avez', 'a')} {joined(deeds)}"
    return ". ".join(map(capital, (deed, *rest)))

def _dashed(fence: str) -> str: return dashed(fence)

def _spaces(areas: Sequence[Area]) -> str:
    """Count the spaces of areas: "3 cases en d6", "2 enclos (3 et 1 cases)"."""
    if len(areas) > 1: return f"{len(areas)} enclos ({joined([str(one.size) for one in areas])} cases)"
    return f"{_cases(areas[0].size)} en {SPACES[areas[0].corner]}"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    why = "à égalité" if area.tied else "sans marque"
    return f"{_spaces([area])}, {why}, ne {'vaut' if area.size == 1 else 'valent'} rien"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    first = cast.you or 0
    can = does(cast[first], "pouvez", "peut")
    mine = f"{can} encore tracer {counted(left[first], 'clôture')}"
    return capital(f"{mine}, {subject(cast[1 - first])} {left[1 - first]}.")

def swap(space: str) -> str: return f"Échanger : prendre à son compte le X en {space}"

def swapped(cast: Cast, player: Player, space: str) -> str:
    swap = capital(f"{does(cast[player], 'avez', 'a')} échangé")
    return f"{swap} : la marque en {space} est maintenant à {subject(cast[player])}"

def closes(size: int) -> Deed:
    area = f"un enclos de {_cases(size)}"
    return Deed(f"fermer {area}", f"ferme {area}")

def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Clôture {first}–{last}, marque en {space}", f"{first}–{last}, {space}")

# How the areas stand.
CLOSED_AREAS = "Enclos, par taille"
def worth(points: int, owner: Player) -> str: return f"{points} pour {NAMES[owner]}"
def areas_held(number: int) -> str: return f"{number} enclos"

def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("À égalité", True), ("Sans marque", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title} : {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    if not over:
        yield _still_open(number)  # C9
        yield "Les points ne comptent qu’à la fin."  # C12
    elif number: yield _stayed_open(number)

def _still_open(number: int) -> str:
    if number == 1: return "1 case encore ouverte : si elle le reste, elle ne compte pour personne."
    cases = counted(number, "case encore ouverte", "cases encore ouvertes")
    return f"{cases} : si elles le restent, elles ne comptent pour personne."

def _stayed_open(number: int) -> str:
    """Say that spaces in open areas don't count (C9, C11)."""
    if number == 1: return "1 case est restée ouverte et ne compte pour personne."
    return f"{number} cases sont restées ouvertes et ne comptent pour personne."

# The position read aloud.
FENCE_BETWEEN = ", clôture, "
NOT_CLOSED = "Pas encore fermé"

def marks(spaces: Sequence[str], points: int) -> str:
    text = f"{counted(len(spaces), 'marque')} : {', '.join(spaces)}" if spaces else "aucune marque"
    return f"{text}. Points jusqu’ici : {points}"

def row(number: int) -> str: return f"Rangée {number}"
def column(letter: str) -> str: return f"Colonne {letter}"

def area_spaces(closed: Area) -> str:
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Marques : X {x}, O {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    parts = ((NAMES[0], x), (NAMES[1], o), ("vides", empty))
    return " ; ".join(f"{what} : {', '.join(spaces) or 'aucune'}" for what, spaces in parts)

# The end.
OVER = "La partie est terminée"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    verb = "ne compte" if still_open == 1 else "ne comptent"
    spaces = counted(still_open, "case ouverte", "cases ouvertes")
    rest = f" ; {spaces} {verb} pour personne." if still_open else "."
    could = capital(does(cast[stuck], "ne pouviez", "ne pouvait"))
    return f"{_result(cast, points)}. {could} plus tracer de clôture{rest}"

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"{counted(high, 'point')} chacun"
    return f"{high} à {low} pour {subject(cast[points.index(high)])}"

# Why something can't be picked.
ONLY_BOARD = "Seuls les piquets et les cases du plateau peuvent être choisis."
FENCE_FIRST = "La clôture d’abord : choisissez le piquet où elle commence."
FENCE_UNFINISHED = "Terminez d’abord la clôture : choisissez le piquet où elle s’arrête."
OTHER_DOT = "Choisissez un autre piquet, où la clôture s’arrête."
STRAIGHT = "Une clôture est droite, le long d’une rangée ou d’une colonne de piquets."
TOO_LONG = "Une clôture relie deux, trois ou quatre piquets alignés, pas davantage."
OUTER_EDGE = "Le bord extérieur est déjà là."
CORNER = "Une clôture ne peut pas toucher un coin du plateau."
COMPLETE = "Une clôture et une marque font un coup complet."
def over(cast: Cast, stuck: Player) -> str: return f"{OVER} : {does(cast[stuck], 'ne pouvez', 'ne peut')} plus tracer de clôture."
def three_lines(dot: int) -> str: return f"Trois segments se rejoignent déjà en {DOTS[dot]}, c’est le maximum."
def fourth_line(dot: int) -> str: return f"Quatre segments se rejoindraient en {DOTS[dot]} ; le maximum est de trois."

def nowhere_to_go(dot: int) -> str:
    could = f"qu’une clôture partant de {DOTS[dot]} pourrait atteindre"
    return f"Tous les piquets {could} ont déjà trois segments."

def no_mark_from(cast: Cast, dot: int, player: Player) -> str:
    mark = whose(cast[player], "votre marque", "une marque")
    return f"Aucune clôture partant de {DOTS[dot]} ne laisse de case pour {mark}."

def line_exists(start: int, end: int) -> str: return f"Le segment {DOTS[start]}–{DOTS[end]} est déjà là."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    could = capital(does(cast[player], "ne pourriez", "ne pourrait"))
    where = f"à côté de {_dashed(fence.text)}"
    return f"{could} placer aucune marque {where} : cette clôture n’est donc pas permise."

def now_mark(cast: Cast, player: Player) -> str:
    mark = whose(cast[player], "votre marque", "une marque")
    return f"Maintenant, {mark} : choisissez une case à côté de la clôture."

def not_beside(space: int, fence: Fence) -> str: return f"{SPACES[space]} n’est pas à côté de la clôture {_dashed(fence.text)}."
def taken(space: int, owner: Player) -> str: return f"{SPACES[space]} porte déjà un {NAMES[owner]}."

def next_to_opponent(space: int, near: int, opponent: Player) -> str:
    mark = f"un {NAMES[opponent]} en {SPACES[near]}"
    return f"{SPACES[space]} est à côté de {mark}, avec ou sans clôture."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "il faut six rangées et six colonnes de sept 0 et 1, sept rangées de x, de o et de chiffres, puis x ou o, qui doit jouer"
def row_is(row: int, spaces: int, most: int) -> str: return f"la rangée {row} a {spaces} cases au lieu de {most}"
def four_lines(dot: str) -> str: return f"quatre segments se rejoignent en {dot} ; le maximum est de trois"
def beside_x(space: str) -> str: return f"le o en {space} est à côté d’un x"

SHEET_LABEL = "La feuille, huit piquets sur huit à l’intérieur du bord"
SHEET_TITLE, TWO_GAMES = "Feuille", "Deux parties"
SHEET_FOR_ONE, SHEET_FOR_TWO = "Feuille pour une partie", "Feuille pour deux parties"
SPACES_WON, AREA, SCORE, DATE = "Cases gagnées", "Enclos", "Score", "Date"
NOTATION = "la clôture, deux-points et la case marquée, par exemple b2-e2:c2"

# Puzzles.
THEMES = {
    "draw-saved": "Une nulle sauvée",
    "area-closed": "Un enclos fermé",
    "area-won": "Un enclos gagné",
    "points-taken": "Des points enlevés",
    "area-tied": "Un enclos mis à égalité",
    "points-given": "Des points cédés",
    "quiet": "Un premier coup tranquille",
    "no-fence-left": "Plus aucune clôture",
    "in-a-row": "L’un après l’autre",
}
def puzzle(player: Player, *, draw: bool) -> str: return f"{NAMES[player]} joue et {'sauve la nulle' if draw else 'gagne'}."

def solved(player: Player, *, draw: bool) -> str:
    if draw: return f"{NAMES[player]} peut maintenant tenir la nulle."
    return f"Maintenant {NAMES[player]} gagne, quoi que fasse {NAMES[1 - player]}."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    parts = [
        f"ferme {_cases(closed)} pour {NAMES[player]}" if closed > 0 else "",
        f"gagne {_cases(won)} pour {NAMES[player]}" if won > 0 else "",
        f"enlève {counted(capture, 'point')} à {NAMES[1 - player]}" if capture > 0 else "",
        f"met {_cases(tied)} à égalité" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"Ce coup {joined(deeds)}." if deeds else ""

def only_move(*, draw: bool) -> str: return "Tout autre coup perd." if draw else "Tout autre coup laisse échapper le gain."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    mine, other = NAMES[player], NAMES[1 - player]
    if draw:
        how = f"après cette réponse, {other} gagne" if answer else f"{other} peut gagner"
        return f"La nulle s’envole : {how}."
    if answer: how = f"après cette réponse, {mine} ne peut plus gagner"
    else: how = f"{other} peut empêcher {mine} de gagner"
    return f"Le gain s’envole : {how}."

def ends_too_soon(*, draw: bool) -> str: return f"La partie s’arrête là, et elle n’est pas {'nulle' if draw else 'gagnée'}."

def has_points(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'point' if now < 2 else 'points'} ; sinon {otherwise}"
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name} peut alors fermer {f'une zone de {now}' if now > 0 else 'aucune zone'} ; sinon {f'une de {otherwise}' if otherwise else 'aucune'}"
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'case' if now < 2 else 'cases'} à marquer ; sinon {otherwise}"
