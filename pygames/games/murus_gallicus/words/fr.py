"""French: every sentence of Murus Gallicus that a person reads or hears. Readers are "vous"."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.fr import asks, capital, counted, does, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("Blanc", "Noir")
HOW_TO_ARRANGE = "{Tap} une case pour changer ce qu’elle porte."
TOOLS = {"turn": "À l’autre de jouer", "clear": "Vider le plateau"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Percez le front adverse : une pile avance en se défaisant."
SHORT = InShort(
    goal="Amenez une pierre sur la dernière rangée, ou privez votre adversaire de tout coup.",
    turn="Déplacez une pile, dont les deux pierres vont sur les deux cases suivantes en ligne ; ou prenez une pierre isolée voisine, ce qui coûte une pierre à chaque camp.",
    end="La partie se termine quand une pierre atteint la dernière rangée, ou quand un joueur n’a plus aucun coup.",
    score="Il n’y a pas de points : qui perce le premier gagne.",
)
TIP = "{Tap} une pile, puis sa case d’arrivée."

def daily(moves: int, white: bool) -> str:
    name = NAMES[0 if white else 1]
    return f"Trouvez le gain pour {name} : il demande {counted(moves, 'coup')}."

def daily_special(winning: int, choices: int) -> str:
    if winning == 1: return f"Un seul premier coup sur {choices} mène au but."
    if 2 * winning > choices: return f"La plupart des premiers coups mènent au but : {winning} sur {choices}."
    return f"Seuls {winning} premiers coups sur {choices} mènent au but."

def daily_wrong(moves: int) -> str:
    in_time = "au coup suivant" if moves == 1 else f"en {moves} coups"
    return f"Pas celui-là : il ne gagne plus {in_time}. Essayez-en un autre."

# Puzzles.
THEMES = {
    "threat": "D’abord une menace",
    "several-threats": "Plusieurs menaces à la fois",
    "along-the-row": "Un coup le long de la rangée",
    "two-stacks": "Deux piles avec une seule",
    "fewer-stacks": "Moins de piles",
    "two-moves": "Deux coups",
    "no-move-left": "Plus aucun coup",
}
BREAKS_THROUGH = "C’est la percée."
SLOWER = "Un autre coup gagne tout de suite."
def puzzle(player: Player) -> str: return f"{NAMES[player]} joue et gagne."
def shuts_in(player: Player) -> str: return f"{NAMES[player]} n’a plus aucun coup."

def why(ways: int, *, capture: bool) -> str:
    threat = f"menace de percer à {ways} endroits" if ways > 1 else "menace de percer"
    if not capture: return f"Ce coup {threat}." if ways else "Aucun autre coup ne gagne."
    if not ways: return "Ce coup prend une pierre, et aucun autre ne gagne."
    return f"Ce coup prend une pierre et {threat}."

def refuted_at_once(winner: Player) -> str: return f"Le gain s’envole : {NAMES[winner]} gagne tout de suite."
def lets_go(winner: Player) -> str: return f"Le gain s’envole : {NAMES[winner]} peut maintenant forcer la victoire."

# Pieces on a square, and what can be done there.
EMPTY = "vide"
STACKS = ("pile blanche", "pile noire")
SINGLES = ("pierre blanche isolée", "pierre noire isolée")
_SEVERAL = {
    "vide": "vides",
    "pile blanche": "piles blanches",
    "pile noire": "piles noires",
    "pierre blanche isolée": "pierres blanches isolées",
    "pierre noire isolée": "pierres noires isolées",
}
def several(piece: str) -> str: return _SEVERAL[piece]
CAN: dict[Form, str] = {"ring": "peut jouer", "dot": "accessible", "cross": "peut être prise"}
def stacks_left(number: int) -> str: return counted(number, "pile")
def rows_to_go(number: int) -> str: return f"encore {counted(number, 'rangée')}" if number else ""

def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str:
    piles = f"{stacks_left(len(stacks))} : {', '.join(stacks)}" if stacks else "aucune pile"
    stones = counted(len(singles), "pierre isolée", "pierres isolées")
    alone = f"{stones} : {', '.join(singles)}" if singles else "aucune pierre isolée"
    return f"{piles} ; {alone}"

def row(number: int) -> str: return f"Rangée {number}"
def column(letter: str) -> str: return f"Colonne {letter}"

# A turn.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "de choisir une pile à jouer")

def where_to(stack: str, *, can_hit: bool) -> str:
    where = f"Où va la pile en {stack} ?"
    if not can_hit: return where
    return f"{where} Si elle prend une pierre marquée d’une croix, chaque camp en perd une."

def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{does(cast[player], 'avez', 'a')} joué {stack}–{far}")

def hit(cast: Cast, player: Player, stack: str, victim: str) -> str:
    did = capital(f"{does(cast[player], 'avez', 'a')} pris {victim} depuis {stack}")
    return f"{did} ; chaque camp a perdu une pierre"

def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"Jouer {stack}–{far}", f"{stack}–{far}")
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"Prendre {victim} depuis {stack}", f"{stack} prend {victim}")
def swap(mirrored: str) -> str: return f"Échanger : jouer cette ouverture à sa place ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    swap = capital(f"{does(cast[player], 'avez', 'a')} échangé")
    whose = "votre" if cast[player].you else "son"
    return f"{swap} : {first} est annulé, et {mirrored} devient {whose} coup"

def takes(square: str) -> Deed:
    stone = f"la pierre isolée en {square}"
    return Deed(f"prendre {stone}", f"prend {stone}")

# Why a position can't be set up. These have no full stop.
NOT_A_POSITION = "il faut sept rangées de W, w, B, b et de chiffres, puis w ou b pour qui doit jouer"
def row_is(row: int, squares: int, most: int) -> str: return f"la rangée {row} a {squares} cases au lieu de {most}"
def too_many(player: Player, stones: int, most: int) -> str: return f"{NAMES[player]} a {stones} pierres, plus que {most}"
def through_already(player: Player) -> str: return f"{NAMES[player]} a déjà percé : la partie est terminée"

# The end.
OVER = "La partie est terminée."
REPEATED = "La même position est apparue pour la troisième fois."

def broken_through(cast: Cast, loser: Player) -> str:
    row = whose(cast[loser], "votre rangée de départ", "la rangée de départ")
    return capital(f"{does(cast[1 - loser], 'avez', 'a')} atteint {row}.")

def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'n’avez', 'n’a')} plus aucun coup.")

# Why something can't be picked.
ONLY_SQUARES = "Seules les cases du plateau peuvent être choisies."
SINGLE_CANT_ACT = "Seule une pile peut jouer, et ceci est une pierre isolée."
CHOOSE_TARGET = "Choisissez où va cette pile."
TOO_FAR = "Une pile n’atteint que les deux cases les plus proches, en ligne droite."
OFF_BOARD = "La seconde pierre sortirait du plateau."
CHOOSE_FARTHER = "Une pierre va sur chacune des deux cases. Choisissez la plus éloignée."
def empty(cast: Cast, square: str, player: Player) -> str: return f"{square} est vide. Choisissez {whose(cast[player], 'une de vos piles', 'une pile')}."
def not_yours(cast: Cast, square: str, player: Player) -> str: return f"{square} est à {subject(cast[1 - player])}, et c’est à {subject(cast[player])} de jouer."
def shut_in(stack: str) -> str: return f"La pile en {stack} ne peut ni se déplacer ni prendre."

def hits_stack(cast: Cast, player: Player) -> str:
    has = capital(does(cast[1 - player], "avez", "a"))
    return f"{has} une pile ici, et une pile ne se prend pas."

def full(square: str) -> str: return f"{square} porte déjà une pile, et une case porte au plus deux pierres."

def blocked(cast: Cast, square: str, player: Player) -> str:
    has = capital(does(cast[1 - player], "occupez", "occupe"))
    return f"{has} déjà {square} : aucune pierre ne peut s’y poser."

# Paper.
BOARD_TITLE = "Plateau"
BOARD_SHEET = "Au début, chaque case des rangées de départ porte une pile de deux pierres : Blanc sur la rangée 1, Noir sur la rangée 7. Blanc commence. Il vous faut 16 pierres claires et 16 foncées : des jetons, des pièces de monnaie ou les pierres à découper."
BOARD_LABEL = "Le plateau, huit colonnes sur sept rangées"
GAMES, WON_BY = "Parties", "Gagnées par"

STONES_TITLE, STONES_OFFER = "Pierres", "Pierres à découper"
STONES_SHEET = "Imprimez sur du papier épais et découpez le long des pointillés. Blanc a les pierres carrées, Noir les hexagones. Deux pierres d’un même joueur sur une case forment une pile."
STONES_LABEL = "16 pierres blanches et 16 pierres noires"
NOTATION = "d1-d3 pour un déplacement, d4xe5 pour une prise"

def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name} attaque alors {now} {'pierre' if now < 2 else 'pierres'} ; sinon {otherwise or 'aucune'}"
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'coup' if now < 2 else 'coups'} possibles ; sinon {otherwise}"
