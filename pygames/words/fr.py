"""French: every sentence that no game says by itself. Readers are "vous"."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.fr import capital, counted, do, does, joined, of, subject

# How a game stands, and how it ended.
OVER = "La partie est terminée."
DRAW = "Partie nulle"
YOU_LOSE = "Vous avez perdu"
BOTH_AGREED = "Nulle par accord mutuel"
def resigned(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'avez', 'a')} abandonné")
def score(points: int) -> str: return counted(points, "point")

def won(cast: Cast, winners: Sequence[Player]) -> str:
    if len(winners) == 1: return capital(f"{does(cast[winners[0]], 'avez', 'a')} gagné")
    share = do(cast.each(winners), "vous partagez", "", "se partagent")
    return capital(f"{share} la victoire")

OUR_RULING = "Notre règle."

# The swap rule.
SWAP = "Échanger"
SWAP_OPTION = "Règle d’échange (la nôtre, pas celle de l’éditeur)"
NO_SWAP = "Sans échange"
def may_swap(second: str) -> str: return f"{second} peut échanger"
def can_be_taken_over(cast: Cast) -> str: return capital(f"{does(cast[1], 'pouvez', 'peut')} échanger et prendre ce coup à son compte.")

def swap_at_first_only(cast: Cast) -> str:
    if cast.you == 1: return "Vous ne pouvez échanger qu’à votre premier tour."
    return f"{subject(cast[1])} ne peut échanger qu’à son premier tour."

# Places one after the other, read aloud.
def span(first: str, last: str) -> str: return f"{first} à {last}"
TO = "à"

# Why a typed move isn't one.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"« {text} » peut désigner {joined(actions, 'ou')}. Écrivez le coup en entier."
def moves_look_like(examples: Sequence[str]) -> str: return f"Exemples de coups : {joined(examples, 'ou')}."
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"Ici, un coup ne s’écrit pas « {text} ». {moves_look_like(examples)}"
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"« {text} » n’est que le début d’un coup. {moves_look_like(examples)}"

# What bots see.
LOST = "La position est perdue si l’adversaire joue au mieux"
ONLY_HOPE = "Tout autre coup perd"
DRAWN = "Partie nulle si chacun joue au mieux"
WIN_TO_DRAW = "Une victoire certaine devient une partie nulle"
LOSES = "Perd à coup sûr"
IT_LOSES = "Ce coup perd à coup sûr"
def wins(moves: int) -> str: return f"Gagne {_how_soon(moves)}"
def was_a_win(moves: int) -> str: return f"Il était possible de gagner {_how_soon(moves)}"
def opponent_then_wins(moves: int) -> str: return f"Votre adversaire gagne alors {_how_soon(moves)}"
def then_wins(name: str, moves: int) -> str: return f"{name} gagne alors {_how_soon(moves)}"
def can_at_once(name: str, deed: str) -> str: return f"{name} peut aussitôt {deed}"
def _how_soon(moves: int) -> str: return f"en {moves} coups" if moves > 1 else "tout de suite" if moves else "à coup sûr"
def odds(tenths: int) -> str: return f"Vos chances de gagner : {_about(tenths)}"
def chance(tenths: int) -> str: return capital(_about(tenths))
def _about(tenths: int) -> str: return f"environ {'une sur deux' if tenths == 5 else in_ten(tenths)}"

def points(number: int, *, exact: bool) -> str:
    scored = counted(number, "point")
    return scored if exact else f"Environ {scored}"

def costs_points(number: int) -> str: return f"Ce coup coûte environ {counted(number, 'point')}"
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0sur\u00a0100"
def in_ten(tenths: int) -> str: return f"{tenths}\u00a0sur\u00a010"
def counted_fall(before: str, now: str) -> str: return f"Ce coup gagne {now}\u00a0fois\u00a0sur\u00a0100 au lieu de {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    if before is None: falls = f"La victoire était certaine ; vos chances ne sont plus que d’{_about(now)}"
    elif before == now: falls = "Vos chances de gagner baissent un peu"
    else: falls = f"Vos chances de gagner passent d’environ {before} à {in_ten(now)}"
    return f"{falls} : votre adversaire peut aussitôt {deed}" if deed else falls

# On paper.
NOT_FINISHED = "Partie inachevée"
POSITION = "La position"
PLAYED_BY = "Jouée par"
SCORE = "Score"
MOVES = "Coups"
MOVES_HANDOUT = "Feuille de partie"
DATE, RESULT = "Date", "Résultat"
def write_moves(example: str) -> str: return f"Notez chaque coup à côté de son numéro : {example}."
def sheet_of(name: str) -> str: return f"Feuille {of(name)}"
def after_move(move: str) -> str: return f"Après {move}"
PUZZLES = "Problèmes"
ANSWERS = "Solutions"
ANSWERS_AT_THE_END = "Les solutions se trouvent à la fin."
OTHER_ANSWERS = "Une autre solution peut être aussi bonne."
OTHERS_AMONG_THEM = "Les coups de l’adversaire y figurent aussi. Une autre solution peut être aussi bonne."
def puzzle(number: int) -> str: return f"Problème {number}"

# Games by messages.
NEW = "Cette partie est nouvelle ici."
NEWER = "La partie a avancé."
SAME = "Ce lien montre la partie telle qu’elle est enregistrée ici."
OLDER = "Ce lien est plus ancien que la partie enregistrée ici."
OTHER = "Ce lien appartient à une autre partie."
BEGINS_DIFFERENTLY = "Ce lien contredit la partie enregistrée ici : le début n’est pas le même."
ENDS_DIFFERENTLY = "Ce lien contredit la partie enregistrée ici : la fin n’est pas la même."
def contradicts(number: int, move: str) -> str: return f"Ce lien contredit la partie enregistrée ici, dont le coup {number} est « {move} »."
def somebody_else(name: str) -> str: return f"Dans ce lien, la place {of(name)} n’est pas occupée par la même personne que dans la partie enregistrée ici. Peut-être deux personnes ont-elles ouvert la même invitation."
def foreign_secret(name: str) -> str: return f"Ce secret n’est pas celui avec lequel {name} a rejoint la partie."
def false_dice(number: int, outcome: str, name: str) -> str: return f"Le coup {number} de ce lien est faux : « {outcome} » ne découle pas des secrets des joueurs. Il vient {of(name)}."

# What can't be used. These begin small and have no full stop: pages make sentences of them.
LOST_SMALL = "ce lien a perdu ses minuscules ; copiez le lien lui-même"
LOST_CAPITALS = "ce lien a perdu ses majuscules ; copiez le lien lui-même"
NOT_A_LINK = "ce n’est pas un lien de pygames, ou il en manque une partie"
LINK_CHANGED = "ce lien a été altéré en chemin ; copiez-le de nouveau"
LINK_CUT = "il manque une partie de ce lien ; copiez-le en entier"
NEWER_LINK = "ce lien vient d’une version plus récente"
NEWER_RECORD = "cette partie vient d’une version plus récente"
NOT_A_PUZZLE = "ce n’est pas un problème de ce jeu, ou il a été altéré en chemin"
ENDS_FOR_TWO = "seule une partie à deux peut être arrêtée avant la fin"
ENDS_ON_TURN = "une partie ne s’arrête avant la fin que lorsque c’est à quelqu’un de jouer"
WHO_RESIGNED = "il manque qui a abandonné"
NO_GAME_IN_TEXT = "ce texte ne contient aucune partie : il a été coupé ou modifié, ou c’est tout autre chose"
NEWER_GAMES = "ces parties viennent d’une version plus récente"
NAMES_NO_GAME = "ce lien ne nomme aucun jeu"
DEFECT = "erreur interne ; la demande n’est pas en cause"
def no_puzzle(why: str) -> str: return f"ce n’est pas un problème de ce jeu : {why}"
def not_as_written(position: str) -> str: return f"elle devrait s’écrire {position}"
def too_long(letters: int) -> str: return f"un lien compte au plus {letters} caractères"
def too_many_moves(actions: int) -> str: return f"un lien contient au plus {actions} coups"
def game_over(reason: str) -> str: return f"la partie est terminée : {reason}"
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"le jeu « {id} » n’existe pas ici ; jeux disponibles : {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    expected = f"à {fewest}" if fewest == most else f"de {fewest} à {most}"
    return f"{title} se joue {expected}, pas à {count}"

def no_option(title: str, option: str) -> str: return f"{title} n’a pas d’option « {option} »"
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} doit être {joined(values, 'ou')}"
def over_before(at: int) -> str: return f"action {at + 1} : la partie était déjà terminée"
def not_legal(at: int, action: str, allowed: str) -> str: return f"action {at + 1} : « {action} » n’est pas possible ici ; possibles : {allowed}"
def some_of(count: int, first: str) -> str: return f"{count}, dont {first}…"
def no_draws(title: str) -> str: return f"{title} n’a pas de nulle"
def no_position(title: str) -> str: return f"{title} ne peut pas commencer par une position"
def not_unpacked(name: str, why: str) -> str: return f"impossible de décompresser {name} : {why}"
def larger_than_said(file: str) -> str: return f"« {file} » est plus grand que ne le dit son wheel"
def wheel_files(name: str, most: int) -> str: return f"{name} : un wheel a {most} fichiers au plus"
def wheel_size(name: str, most: int) -> str: return f"{name} : un wheel pèse {most} Mo au plus"
def wheel_name(name: str, example: str) -> str: return f"{name} : un wheel se nomme par exemple {example}"
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name} : un jeu est en Python pur, un wheel pour {pure}, pas pour {tag}"
def file_outside(name: str, file: str) -> str: return f"{name} a un fichier au-dehors : « {file} »"
def of_python(name: str, module: str) -> str: return f"{name} : {module} est un module de Python lui-même"
def compressed_otherwise(name: str) -> str: return f"{name} est compressé autrement que les wheels"
def only_ours(name: str, package: str) -> str: return f"{name} : seul ce paquet peut s’appeler {package}"
def entry_points(name: str, most: int) -> str: return f"{name} a plus de {most} ko de points d’entrée"
def declares_none(name: str, group: str, example: str) -> str: return f"{name} ne déclare aucun jeu : ses points d’entrée demandent le groupe [{group}] et une ligne comme {example}"
def not_utf8(file: str, name: str) -> str: return f"{file}, dans {name}, n’est pas en UTF-8"
def declared_like(line: str, example: str) -> str: return f"« {line} » : un jeu se déclare ainsi : {example}"
def name_taken(id: str) -> str: return f"il y a déjà un jeu « {id} » ; choisissez un autre identifiant"
def wheel_broken(name: str, why: str) -> str: return f"{name} : {why}"
def not_here(name: str) -> str: return f"{name} n’est pas ici"
