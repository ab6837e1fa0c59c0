"""French: every sentence of Eight-by-Eight that a person meets. Readers are "vous".

A number is "barré" where English says that it is blacked out; a "ligne" is made of pieces, and a
row of the board is a "rangée".
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.fr import calls, capital, counted, do, does, joined, named, sentence
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Alignez cinq pions là où le dé vous le permet."
SHORT = InShort(
    goal="Faites la plus longue ligne de votre couleur : à l’horizontale, à la verticale ou en diagonale.",
    turn="Lancez le dé et placez un pion dans cette rangée ou cette colonne, ou barrez le nombre et relancez ; ensuite, ce nombre met fin à votre tour.",
    end="Dès qu’un joueur a une ligne de cinq, on finit le tour de table.",
    score="La plus longue ligne gagne ; à égalité, on compte les nombres barrés, puis les pions sur le plateau.",
)
TIP = "{Tap} une case marquée pour placer un pion, ou l’anneau en haut pour barrer."
DAILY = "Gagnez avec les dés du jour."

def daily_special(roll: int, person: Player) -> str:
    where = ", au milieu" if roll in (4, 5) else ", au bord" if roll in (1, 8) else ""
    if person == 0: return f"Vous commencez avec un {roll}{where}."
    return f"{PLAYERS[0]} commence avec un {roll}{where}, et vous répondez."

PLAYERS = ("Rouge", "Jaune", "Vert", "Bleu")  # E2
_COLOURS = ("rouge", "jaune", "vert", "bleu")
HOW_TO_ARRANGE = "{Tap} une case pour changer son pion, ou un anneau du joueur dont c’est le tour."
TOOLS = {"turn": "Au suivant de jouer", "roll": "Nombre suivant", "clear": "Vider le plateau"}
PIECES = tuple(f"pion {colour}" for colour in _COLOURS)
EMPTY = "vide"
_NUMBERS = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit")

NEUTRAL = Cast(PLAYERS)

# The status
OVER = "La partie est terminée"
PASS_BUTTON = "Passer"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    rolls = f"{does(cast[player], 'lancez', 'lance')} le dé"
    return f"Dernier tour de table : {rolls}" if last else capital(rolls)

def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    task = f"pion en rangée ou colonne {roll}, ou barrer le {roll}"
    return _asked(cast, player, task, last=last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    task = f"barrer le {roll} ou passer, rangée et colonne sont pleines"
    return _asked(cast, player, task, last=last)

def _asked(cast: Cast, player: Player, task: str, *, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    call = calls(cast[player], task)
    return f"Dernier tour de table. {call}" if last else call

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    again = f"Si {does(cast[player], 'barrez', 'barre')} le {roll}, le dé est relancé"
    turn = "votre tour" if cast[player].you else "son tour"
    return f"{again} ; mais ensuite, un {roll} met fin à {turn}."

# Beside the names, and the panel
PANEL = "Score"
PANEL_HEADINGS = ("Ligne", "Barrés", "Pions")

LONGEST_LINE = "plus longue ligne"
def hand(number: int) -> str: return f"réserve {number}" if number else "plus de pion"

# What has happened

def _did(step: Done) -> str:
    """Say what a player did, as after "a" or "avez"."""
    if step.what == "placed": return f"placé un pion en rangée {step.number}, colonne {step.column}"
    if step.what == "blacked out": return "barré ce nombre" if step.rolled else f"barré le {step.number}"
    return f"obtenu {step.number}" if step.what == "rolled" else "passé"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    text = capital(f"{does(cast[player], 'avez', 'a')} {joined([_did(step) for step in steps])}")
    if rolls_again: text += " ; le dé est relancé"
    if lost_turn:
        turn = "votre tour" if cast[player].you else "son tour"
        text += f", un nombre barré : {turn} est fini"
    if last_round_next: text += ". C’est le dernier tour de table"
    if passed_over: text += f". {capital(do(cast.each(passed_over), 'n’avez', 'n’a', 'n’ont'))} plus de pion"
    return text

def rolled_again(number: int) -> str: return f"Dé relancé : {number}"

def rolled(number: int, die: str) -> Phrase: return Phrase(f"Dé : {number}", f"{number}", (die,))
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Dé : {number}, nombre barré, tour perdu", f"{number}", (die,), "perdu")
def black_out(number: int) -> Phrase: return Phrase(f"Barrer le {number}")
def place(row: int, column: int) -> Phrase: return Phrase(f"Placer en rangée {row}, colonne {column}", f"Rang. {row}, col. {column}")
def makes_line(length: int) -> Deed: return Deed(f"faire une ligne de {length}", f"fait une ligne de {length}")

# Labels and marks
CAN_TAKE_A_PIECE = "peut recevoir un pion"
CAN_BE_BLACKED_OUT = "peut être barré"
def space_label(row: int, column: int, owner: Player | None) -> str: return f"rangée {row}, colonne {column}, {EMPTY if owner is None else PIECES[owner]}"

def blackout_label(number: int, players: Sequence[Player]) -> str:
    who = f"barré par {named(NEUTRAL.each(players))}" if players else "non barré"
    return f"nombre {number}, {who}"

NOT_A_CHOICE = "On ne peut choisir que les cases du plateau et les anneaux."
def roll_first(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'devez', 'doit')} d’abord lancer le dé.")

def space_taken(row: int, column: int, owner: Player) -> str:
    where = f"en rangée {row}, colonne {column}"
    return f"Il y a un {PIECES[owner]} {where} ; un nouveau pion demande une case vide."

def space_open(row: int, column: int, roll: int) -> str:
    where = f"rangée {row}, colonne {column}"
    return f"La case en {where} est vide, et un {roll} permet d’y placer un pion."

def space_not_rolled(cast: Cast, player: Player, roll: int) -> str:
    where = f"le pion va dans la rangée {roll} ou la colonne {roll}"
    return f"{_rolled(cast, player, roll)} : {where}."

def number_open(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)} : ce nombre peut être barré."

def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str:
    only = f"seul le {roll} peut être barré, pas le {number}"
    return f"{_rolled(cast, player, roll)} : {only}."

def _rolled(cast: Cast, player: Player, roll: int) -> str: return f"{capital(does(cast[player], 'avez', 'a'))} obtenu {roll}"
def can_pass(roll: int) -> str: return f"La rangée et la colonne {roll} sont pleines : on peut passer."

def cannot_pass(roll: int) -> str:
    where = f"dans la rangée ou la colonne {roll}"
    return f"Il y a une case vide {where} : placez-y un pion, ou barrez le {roll}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "il faut huit rangées de r, y, g, b et de chiffres, les nombres barrés, le joueur, le jet, puis ! ou -"
NOT_BLACKOUTS = "nombres barrés : des chiffres par ordre croissant, ou - s’il n’y en a pas"
def no_player(letter: str, players: int) -> str: return f"{letter} n’est pas l’un des {players} joueurs"
def row_is(row: int, spaces: int, most: int) -> str: return f"la rangée {row} a {spaces} cases au lieu de {most}"
def blackouts_of(players: int, number: int) -> str: return f"il faut les nombres barrés de {players} joueurs, pas de {number}"
def too_many(letter: str, pieces: int, most: int) -> str: return f"{letter} a {pieces} pions sur la table, plus que {most}"

# Why the game ended as it did
BLOCKED = "Plus personne ne pourra jamais placer de pion."

def longest_line(cast: Cast, player: Player, length: int) -> str:
    has = does(cast[player], "avez", "a")
    return sentence(f"{has} la plus longue ligne : {_NUMBERS[length]}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    level = do(cast.each(players), "êtes", "est", "sont")
    lines = f"des lignes de {_NUMBERS[line]}, " if line else ""
    each = f"{_blackouts(blackouts)} et {counted(pieces, 'pion')} sur le plateau"
    return sentence(f"{level} à égalité, avec {lines}{each} chacun")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    also = ", avec autant de pions" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, mais {_more_blackouts(cast, more)}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    tie = f"{_tied(cast, tied, line)}, mais {_more_blackouts(cast, more)}"
    return sentence(f"{tie} ; parmi eux, {_more_pieces(cast, then)}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    has = do(cast.each(tied), "avez", "a", "ont")
    lines = f"des lignes de {_NUMBERS[line]} et " if line else ""
    return sentence(f"{has} {lines}{_blackouts(blackouts)} chacun, mais {_more_pieces(cast, more)}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str:
    if not line: return f"{do(cast.each(players), 'n’avez', 'n’a', 'n’ont')} pas de ligne"
    return f"{do(cast.each(players), 'avez', 'a', 'ont')} des lignes de {_NUMBERS[line]}"

def _more_blackouts(cast: Cast, more: More) -> str:
    has = do(cast.each(more.players), "avez", "a", "ont")
    return f"{has} barré plus de nombres, {more.most} contre {more.less}"

def _more_pieces(cast: Cast, more: More) -> str:
    has = do(cast.each(more.players), "avez", "a", "ont")
    return f"{has} plus de pions sur le plateau, {more.most} contre {more.less}"

def _blackouts(number: int) -> str: return counted(number, "nombre barré", "nombres barrés")

# The position in words
BLACKOUTS = "Nombres barrés"
def row(number: int) -> str: return f"Rangée {number}"
def column(number: int) -> str: return f"Colonne {number}"
def piece_colour(owner: Player | None) -> str: return EMPTY if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    where = "".join(f" ; rangée {row} : {_listed(columns)}" for row, columns in by_row)
    barred = _listed(blackouts) or "aucun"
    return f"{counted(count, 'pion')}{where}. Nombres barrés : {barred}. En réserve : {hand}"

def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return " ; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'aucun'}" for player, numbers in enumerate(blackouts))
def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    numbers = " ".join(map(str, blackouts)) or "aucun"
    return f"{PLAYERS[player]} : {hand} en réserve, nombres barrés : {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    rolled = f"a obtenu {roll}" if roll else "lance le dé"
    return f"{PLAYERS[player]} {rolled}{', au dernier tour de table' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    kind = "en barrant le nombre" if places else "avec un pion"
    return f"Gagne {best}\u00a0fois\u00a0sur\u00a0100" + (f" ; {kind} : {other}" if other else "")

def risk(blackouts: int) -> str:
    would = "mettrait" if blackouts < 2 else "mettraient"
    return f"{counted(blackouts, 'nombre')} sur 8 {would} fin à votre tour"

# On paper
HANDOUT = "Plateau"
HOW_TO_USE = "Il vous faut un dé à huit faces. Les pions ne bougent jamais : un crayon suffit donc. Dessinez votre signe dans la case, et cochez un carré pour chaque pion utilisé. Sur la réglette au-dessus des colonnes, barrez vos nombres."
BOARD_LABEL = "Le plateau, avec la réglette de chaque joueur au-dessus"
SCORE_TITLE = "À la fin"
SCORE_ROWS = ("Plus longue ligne", "Nombres barrés", "Pions sur le plateau")
DATE = "Date"
def tally_label(number: int) -> str: return f"{number} carrés pour les pions de chaque joueur"

# Puzzles
THEMES = {
    "sure-win": "Une victoire sûre",
    "blackout": "D’abord barrer",
    "longest-line": "La plus longue ligne",
    "tie-won": "Une égalité gagnée",
    "shared-win": "Une victoire partagée",
}
WHY = {
    "blackout": "Relancer le dé vaut mieux que toutes les cases.",
    "longest-line": "Cela donne la plus longue ligne.",
    "tie-won": "Cela égalise, et emporte le départage.",
    "shared-win": "Cela égalise avec la plus longue ligne.",
}

def puzzle(player: Player, roll: int) -> str:
    name = PLAYERS[player]
    asks = f"Trouvez le meilleur coup pour que {name} gagne. Dernier tour de table : {name} a obtenu {roll}."
    return f"{asks} Une victoire partagée compte en partie."

def best_chance(player: Player, best: int, second: int) -> str:
    wins = f"{PLAYERS[player]} gagne {_often(best)}"
    return f"{wins}, et au plus {_often(second)} après tout autre coup."

def worse_chance(player: Player, chance: int, best: int) -> str:
    name = PLAYERS[player]
    wins = f"{name} gagne {_often(chance)}" if chance else f"{name} ne peut plus gagner"
    return f"Après ce coup, {wins}. Un autre coup gagne {_often(best)}."

def _often(chance: int) -> str: return "à coup sûr" if chance == 100 else f"{chance}\u00a0fois\u00a0sur\u00a0100"

def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} fait alors une ligne de cinq avec {now} nombres sur 8 ; sinon avec {otherwise}"
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'rangée ouverte' if now < 2 else 'rangées ouvertes'} de cinq avec trois pions ou plus ; sinon {otherwise}"
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name} : la plus longue ligne est alors de {now} ; sinon de {otherwise}"
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name} a alors barré {now} {'nombre' if now < 2 else 'nombres'} ; sinon {otherwise}"
