"""French: every sentence that a small game has without writing it. Readers are "vous"."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.fr import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} une des cases marquées."
TURN = "Choisissez une des cases marquées."
END = "La partie se termine dès que le but est atteint."
SCORE = "Le joueur qui atteint le but gagne."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    if len(returns) == 1: return "La partie est terminée."
    if points is not None: return f"Le meilleur score l’emporte : {' à '.join(map(str, sorted(points, reverse=True)))}."
    return "Le but est atteint." if any(returns) else "Personne n’a gagné."

# What is on the board. Pieces have the names that their author gave them.
EMPTY = "vide"
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"
CAN = {"ring": "sélectionnable", "dot": "accessible", "cross": "peut être pris"}
def held(number: int) -> str: return counted(number, "pièce")

def outcome(text: Action) -> str:
    number = number_of(text)
    return f"un {number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"Sur la table : {joined([outcome(each) for each in tray])}."
    return f"{'Le dé donne' if len(tray) == 1 else 'Les dés donnent'} {joined(numbers)}."

# What is next.
PIECE, PLACE, ANY, BUTTON = (
    "de choisir une pièce à jouer",
    "de choisir une case vide",
    "de choisir une case marquée",
    "de décider",
)
OVER = "La partie est terminée"
WHERE_TO, AND_THEN = "Où va-t-elle ?", "Et ensuite ?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    if player is None: return "On lance le dé" if rolls else "Le hasard décide"
    if rolls: return capital(f"{does(cast[player], 'lancez', 'lance')} le dé")
    return capital(does(cast[player], "piochez", "pioche"))

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    number = number_of(text)
    if number: return Phrase(f"Dé : {number}", f"{number}", glyphs)
    return Phrase(f"Pioche : {as_words(text)}", as_words(text))

Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"prise : {joined(captures)}"] if captures else []
    parts += [f"{named(kind)} va en {cell}" for kind, cell in arrivals]
    return "".join(f" ; {part}" for part in parts)

def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"Jouer {dashed(way)}{_besides(captures, arrivals)}", dashed(way))
def places(where: str) -> Phrase: return Phrase(f"Placer en {dashed(where)}", dashed(where))
def chooses(what: str) -> Phrase: return Phrase(f"Choisir {dashed(what)}", dashed(what))

def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str:
    did = f"{does(cast[player], 'avez', 'a')} joué {dashed(way)}"
    return capital(f"{did}{_besides(captures, arrivals)}")

def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str: return capital(f"{does(cast[player], 'avez', 'a')} placé {named(piece)} en {joined(cells)}")
def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}\u00a0: {dashed(what)}"
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'avez', 'a')} choisi en secret")
IN_SECRET = "Choisi en secret"
ALL_HAVE_CHOSEN = "Tout le monde a choisi"
ALL_AT_ONCE = "Tout le monde choisit en même temps\u00a0: aucun choix ne se voit avant le dernier."
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{does(cast[player], 'avez', 'a')} choisi « {label} »")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    number = number_of(text)
    if player is None: return f"Dé : {number}" if number else f"Pioche : {as_words(text)}"
    what = f"obtenu {number}" if number else f"pioché {as_words(text)}"
    return capital(f"{does(cast[player], 'avez', 'a')} {what}")

# Why something can't be picked.
CHANCE_NEXT = "C’est au hasard de jouer."
ONLY_PLACES = "Seules les cases du plateau peuvent être choisies."
NOT_NOW = "Ce choix n’est pas possible maintenant."

# So many places are named.
_FEW = 4
def taken(cell: str) -> str: return f"Il y a déjà quelque chose en {cell}."
def nothing_there(cell: str) -> str: return f"Il n’y a rien en {cell} : choisissez une pièce à jouer."
def not_yours(cell: str, piece: str) -> str: return f"En {cell}, il y a {named(piece)}, qui ne peut pas jouer maintenant."
def not_here(cell: str) -> str: return f"On ne peut pas choisir {cell} maintenant."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    lead = f"Aucun chemin ne mène de {start} à {cell}"
    return f"{lead}, seulement à {joined(ends, 'ou')}." if len(ends) <= _FEW else f"{lead}."

def listed(cells: Sequence[str]) -> str: return f"{len(cells)} : {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    if kind == "row": return f"Rangée {name}" if name else ROW
    return f"Colonne {name}" if kind == "column" else f"Ligne {dashed(name)}"

TRAY = "Sur la table"
MARKED = "En évidence"
ROW = "Rangée"

# Paper.
BOARD = "Plateau"
EXAMPLE = "comme on l’écrit, par exemple b3 ou b3-b4"
BOARD_LABEL = "Le plateau au début"
BOARD_SHEET = "Jouez avec des pièces de monnaie, des jetons ou des boutons."
START_SHEET = "Les pièces sont dessinées là où elles commencent ; posez dessus des pièces de monnaie, des jetons ou des boutons."

# Planes: for programs that learn.
def plane_of(piece: str) -> str: return f"{piece} ici"
def plane_of_turn(player: Player) -> str: return f"c’est au joueur {player} de jouer"
def plane_of_seat(player: Player) -> str: return f"je suis le joueur {player}"
def plane_of_word(text: str) -> str: return f"{text} peut être choisi"
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} sur la table"
NEXT, LATER, CHOSEN = "à choisir ensuite", "à choisir plus tard", "déjà choisi"

# Measures.
NOT_MEASURED = "Rien n’a encore été mesuré."
WINS, DRAWS, LEADS = "Victoires de", "Nulles", "Changements de meneur par partie"
LENGTH, CHOICES = "Actions par partie", "Choix par tour"
UNUSED, NEVER = "Places jamais utilisées", "Boutons jamais utilisés"
def measured_alone(score: int) -> str: return f"Les bots obtiennent {score} en moyenne."

def unfair(name: str, share: int, *, first: bool) -> str:
    remedy = "\u00a0: essayez la règle d’échange" if first else ""
    return f"{name} gagne {share}\u00a0parties\u00a0sur\u00a0100{remedy}."

def often_drawn(share: int) -> str: return f"{share}\u00a0parties\u00a0sur\u00a0100 sont nulles."
def lucky(skill: int) -> str: return f"Un bot plus fort ne gagne que {skill}\u00a0fois\u00a0sur\u00a0100\u00a0: la chance décide beaucoup."
def too_few(low: int, high: int) -> str: return f"Trop peu de parties pour conclure\u00a0: qui commence gagne de {low}\u00a0à\u00a0{high}\u00a0fois\u00a0sur\u00a0100."

def fair(share: int, skill: int) -> str:
    first = f"qui commence gagne {share}\u00a0fois\u00a0sur\u00a0100"
    return f"Rien ne frappe\u00a0: {first}, et un bot plus fort {skill}."

def stronger(strong: int, weak: int) -> str: return f"Niveau {strong} contre niveau {weak}"
TWO_ONLY = "Seuls les jeux à deux peuvent être résolus."
NO_LUCK = "Là où des dés, des cartes ou des secrets décident, il n’y a rien à résoudre."
TOLD_APART = "Ses positions ne se distinguent pas : l’état doit être une dataclass gelée."
def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    by = f" d’au moins {counted(points, 'point')}," if points else ""
    return f"{name} gagne{by} en {counted(moves, 'coup')} au plus, quoi que fasse l’autre. {counted(positions, 'position')}."
def solved_draw(positions: int) -> str: return f"Partie nulle si chacun joue au mieux. {counted(positions, 'position')}."
def gave_up(positions: int, seconds: int) -> str: return f"Pas résolu : après {seconds} secondes, {positions} positions sont connues, et il y en a d’autres."
_APART = " ; "
def best_moves(moves: Sequence[str]) -> str: return f"Le mieux : {_APART.join(moves)}."
EVERY_MOVE = "Tous les coups se valent."
