"""French: the sentences of On Tour; look/words has those beside its course. Readers are "vous".

A map is a "plan", because cards are "cartes"; an area is a "territoire".
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.fr import capital, counted, do, does, joined, of, subject, whose
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Écrivez des nombres sur votre plan, puis tracez la plus longue tournée où ils ne diminuent jamais.",
    turn="Écrivez les deux nombres des dés, chacun dans la région d’une carte ; sur le territoire que montre cette carte, un nombre est entouré.",
    end="Quand le plan est plein, tracez une tournée de voisin en voisin, où les nombres ne diminuent jamais.",
    score="Chaque territoire de votre tournée rapporte un point, et un de plus s’il est entouré.",
)

SUMMARY = "Remplissez votre plan de nombres, et tracez la plus longue tournée qui monte."
TIP = "{Tap} le nombre à écrire d’abord, puis un territoire pour chaque nombre."
MAP, MAPS = "Plan", {"usa": "États-Unis", "europe": "Europe"}
SHEETS = "le plan"
DAILY = "Marquez le plus de points possible avec les dés et les cartes du jour."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    dice = f"vos premiers dés donnent {roll[0]} et {roll[1]}"
    return f"Plan du jour : {land} ; {'vous commencez par une étoile' if starred else dice}."

NAMES = ("Rouge", "Jaune", "Vert", "Bleu", "Ivoire", "Anthracite", "Ciel", "Mauve")
NEUTRAL = Cast(NAMES)
AREAS: dict[str, str] = {
    "California": "Californie",
    "Florida": "Floride",
    "Georgia": "Géorgie",
    "Louisiana": "Louisiane",
    "Mid-Atlantic": "Centre-Atlantique",
    "New England": "Nouvelle-Angleterre",
    "New Mexico": "Nouveau-Mexique",
    "North Carolina": "Caroline du Nord",
    "North Dakota": "Dakota du Nord",
    "Pennsylvania": "Pennsylvanie",
    "South Carolina": "Caroline du Sud",
    "South Dakota": "Dakota du Sud",
    "Virginia": "Virginie",
    "West Virginia": "Virginie-Occidentale",
    "Albania": "Albanie",
    "Austria": "Autriche",
    "Belarus": "Biélorussie",
    "Belgium": "Belgique",
    "Bosnia and Herzegovina": "Bosnie-Herzégovine",
    "Bulgaria": "Bulgarie",
    "Croatia": "Croatie",
    "Czechia": "Tchéquie",
    "Denmark": "Danemark",
    "Estonia": "Estonie",
    "Finland": "Finlande",
    "Germany": "Allemagne",
    "Greece": "Grèce",
    "Hungary": "Hongrie",
    "Iceland": "Islande",
    "Ireland": "Irlande",
    "Italy": "Italie",
    "Latvia": "Lettonie",
    "Lithuania": "Lituanie",
    "Moldova": "Moldavie",
    "Montenegro": "Monténégro",
    "Netherlands": "Pays-Bas",
    "North Macedonia": "Macédoine du Nord",
    "Norway": "Norvège",
    "Poland": "Pologne",
    "Romania": "Roumanie",
    "Russia": "Russie",
    "Serbia": "Serbie",
    "Slovakia": "Slovaquie",
    "Slovenia": "Slovénie",
    "Spain": "Espagne",
    "Sweden": "Suède",
    "Switzerland": "Suisse",
    "Turkey": "Turquie",
    "Ukraine": "Ukraine",
    "United Kingdom": "Royaume-Uni",
}

# Areas with the article "la".
_LA = {
    "Californie", "Floride", "Géorgie", "Louisiane", "Caroline du Nord", "Nouvelle-Angleterre",
    "Pennsylvanie", "Caroline du Sud", "Virginie", "Virginie-Occidentale", "Bosnie-Herzégovine",
    "Belgique", "Bulgarie", "Biélorussie", "Suisse", "Tchéquie", "Finlande", "France", "Grèce",
    "Croatie", "Hongrie", "Lituanie", "Lettonie", "Moldavie", "Macédoine du Nord", "Norvège",
    "Pologne", "Roumanie", "Serbie", "Russie", "Suède", "Slovénie", "Slovaquie", "Turquie",
}

# Areas with the article "l’".
_L = {
    "Alabama", "Arkansas", "Arizona", "Iowa", "Idaho", "Illinois", "Indiana", "Ohio",
    "Oklahoma", "Oregon", "Utah", "Albanie", "Autriche", "Allemagne", "Estonie", "Espagne",
    "Irlande", "Islande", "Italie", "Ukraine",
}

# Areas after "en".
_EN = _LA | _L

# States that are told apart from the cities of their names.
_STATES = {"New York", "Washington"}
REGIONS = {"N": "Nord", "S": "Sud", "W": "Ouest", "C": "Centre", "E": "Est"}
_NOUNS = {"N": "le Nord", "S": "le Sud", "W": "l’Ouest", "C": "le Centre", "E": "l’Est"}

# Say where something is: "en Ohio", "au Texas", "aux Pays-Bas".
def _in(area: str) -> str: return _IN.get(area) or f"{'en' if area in _EN else 'au'} {area}"
_IN = {state: f"dans l’État de {state}" for state in _STATES}

# Where something is, if neither "en" nor "au" says so.
_IN |= {"Pays-Bas": "aux Pays-Bas", "Centre-Atlantique": "dans le Centre-Atlantique"}

def _the(area: str) -> str:
    """Name an area with its article: "la Californie", "l’Ohio"."""
    if area in _STATES: return f"l’État de {area}"
    if area in _L: return f"l’{area}"
    return f"{'la' if area in _LA else 'les' if area in _LES else 'le'} {area}"

_LES = {"Pays-Bas"}

def _of(area: str) -> str:
    """Return an area after "de": "du Texas", "des Pays-Bas", "de la Californie"."""
    if area in _LES: return f"des {area}"
    return f"de {_the(area)}" if area in _EN or area in _STATES else f"du {area}"

def points(count: int) -> str: return counted(count, "point")
def _circled(count: int) -> str: return counted(count, "entouré")
def _areas(count: int) -> str: return counted(count, "territoire")

# Return regions as alternatives, in a sentence: "le Sud, le Nord ou le Centre".
def _any_of(letters: Sequence[str]) -> str: return joined([_NOUNS[letter] for letter in letters], "ou")

STAR = "étoile"

# The content of an area
_WRITTEN = {"*": "une étoile", "X": "un X", "": "vide"}
_BRIEF = _WRITTEN | {"*": STAR, "X": "X"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    parts = [name, f"{REGIONS[block[0]]}-{REGIONS[block[1]]}", _BRIEF.get(value, value)]
    if circled: parts.append("entourée" if value == "*" else "entouré")
    if on_card: parts.append("sur une carte")
    if stop: parts.append(f"étape {stop}")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "peut être rempli"
CAN_BE_NEXT_STOP = "peut être l’étape suivante"

# The table below the map
CAN_BE_WRITTEN = "peut être écrit"
NO_CARDS = "Aucune carte"
ANY_AREA = "Tout territoire vide convient."
def number_label(number: int) -> str: return f"Le nombre {number:02}"
def card_label(area: str, region: str) -> str: return f"Carte : {area}, {REGIONS[region]}"
def best_score(score: int, *, proved: bool) -> str: return f"au mieux {score}{'' if proved else '+'}"
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score} sur {best}{'' if proved else '+'}"
def map_of(player: int) -> str: return f"Plan {of(NAMES[player])}"

# The status
DRAW_TO_BEGIN = "On tire une carte pour commencer"
DRAW = "On tire une carte pour tous"
ROLL_TO_BEGIN = "On lance les dés pour commencer"
ROLL = "On lance les dés pour tous"
CROSS_FOR_STAR = "pas de place pour une étoile : écrivez un X n’importe où"
TWO_CROSSES = "aucun nombre ne trouve place : écrivez deux X"
BEGIN_TOUR = "où commence votre tournée ?"
NO_TOUR = "aucune tournée n’est possible"
END_TOUR = "Finir la tournée"
DRAW_BEST = "Tracer ma meilleure tournée"
DRAW_REST = "Tracer le reste"
def end_here(score: int, best: int) -> str: return f"Finir la tournée ici ? {score} sur {points(best)}"
def write_star(letters: Sequence[str]) -> str: return f"écrivez une étoile dans {_any_of(letters)}" if letters else "écrivez une étoile"
def write_one(low: int, high: int) -> str: return f"un seul nombre trouve place : {low:02} ou {high:02} ?"
def write_last(low: int, high: int) -> str: return f"{low:02} ou {high:02} pour le dernier territoire ?"
def write_both(low: int, high: int) -> str: return f"écrivez {low:02} et {high:02}"
def tour_ends(area: str) -> str: return f"la tournée finit {_in(area)}"
def go_on_from(area: str) -> str: return f"où aller depuis {_the(area)} ?"

def asked(cast: Cast, player: int | None, task: str) -> str:
    if player is None or cast[player].you: return capital(task)
    return f"{cast[player].name}\xa0: {task}"

# What matters now, below the status
FIRST_CARDS = "Les quatre premières cartes donnent à tous quatre nombres entourés."
CIRCLED_IF = "Un nombre écrit sur le territoire de sa carte est entouré."
STAR_FITS = "Une étoile va partout dans une tournée, et elle est toujours entourée."
NO_WAY_THROUGH = "Une tournée ne peut pas passer par un X."
NEVER_FALLING = "Allez de voisin en voisin, sans que les nombres diminuent. Un point par territoire, et un de plus par cercle."
def still_empty(count: int) -> str: return f"{_areas(count)} encore {'vide' if count < 2 else 'vides'}."

# Prompts after the first picks of an action
OTHER_CROSS = "Où va l’autre X ?"
THE_CROSS = "Où va le X ?"
def where(number: int) -> str: return f"Où va le {number:02} ?"
def and_where(number: int) -> str: return f"Et où va le {number:02} ?"

# What the last action did
def dice_show(one: str, other: str) -> str: return f"Les dés donnent {one} et {other}"
def card_of(area: str, region: str) -> str: return f"La carte {_of(area)}, {REGIONS[region]}"
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_of(area, region)} : {number:02} y est écrit et entouré"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    words = joined([_entry(each) for each in entries])
    if player is None: return f"Écrit : {words}"
    return capital(f"{does(cast[player], 'avez', 'a')} écrit {words}")

def _entry(held: Held) -> str:
    circled = " (entourée)" if held.value == "*" else " (entouré)"
    return f"{_placed(held)}{circled if held.circled else ''}"

def _placed(held: Held) -> str: return f"{_WRITTEN.get(held.value, held.value)} {_in(held.area)}"
def have_written(cast: Cast, players: Sequence[int]) -> str: return capital(f"{do(cast.each(players), 'avez', 'a', 'ont')} écrit")

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    goes = "commence" if begins else "continue"
    return capital(f"{_the_tour(cast, player)} {goes} {_in(area)}")

def tour_ended(cast: Cast, player: int | None, score: int) -> str: return capital(f"{_the_tour(cast, player)} s’est terminée avec {points(score)}")
def tour_title(cast: Cast, player: int | None) -> str: return capital(_the_tour(cast, player))

# Name a player's tour.
def _the_tour(cast: Cast, player: int | None) -> str: return "la tournée" if player is None else whose(cast[player], "votre tournée", "la tournée")

def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"Dés : {one} et {other}", f"{one}, {other}", tuple(dice))
def drawn(area: str) -> Phrase: return Phrase(f"Carte : {area}", area)

def write(entries: Sequence[Held]) -> Phrase:
    brief = ", ".join(f"{_BRIEF.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"Écrire {joined([_placed(each) for each in entries])}", brief)

def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"{'Commencer la tournée' if begins else 'Continuer'} {_in(area)}", area)

# How the game was decided
def tour_alone(areas: int, circled: int) -> str: return f"Une tournée de {_areas(areas)}, dont {_circled(circled)}."

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    share = capital(do(cast.each(winners), "vous partagez", "", "se partagent"))
    circles = counted(circled, "territoire entouré", "territoires entourés")
    return f"{share} la victoire, avec {points(score)} et {circles} chacun."

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    also = capital(do(cast.each(others), "avez", "a", "ont"))
    more = f"{does(cast[winner], 'avez', 'a')} plus de territoires entourés"
    return f"{also} aussi {points(score)}, mais {more}."

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    theirs = ["la vôtre"] if cast.you in seconds else []
    if others := [of(subject(cast[player])) for player in seconds if not cast[player].you]: theirs.append(f"{'celle' if len(others) == 1 else 'celles'} {joined(others)}")
    has = capital(_the_tour(cast, winner))
    return f"{has} a {points(score)}, {lead} de plus que {joined(theirs)}."

# Beside and below the board
SO_FAR = "La tournée jusqu’ici"
EMPTY_AREAS = "Territoires vides"
CARDS_IN_DECK = "Cartes dans la pioche"
DRAWN = "Tracée"
BEST_POSSIBLE = "Au mieux"
UNPROVED = "« Ou plus » : une meilleure tournée n’a pas pu être exclue à temps."
def circled_note(circled: int) -> str: return _circled(circled)
def tour_note(areas: int, circled: int) -> str: return f"{_areas(areas)}, {_circled(circled)}"
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} ou plus"
def tours_title(players: int) -> str: return "Tournées" if players > 1 else "Points"
def row_label(cast: Cast, player: int | None) -> str: return "La tournée" if player is None else capital(subject(cast[player]))

# Puzzles
THEMES = {
    "best-tour": "La meilleure tournée",
    "last-numbers": "Les derniers nombres",
    "one-best": "Une seule meilleure tournée",
    "circles-first": "Les cercles plutôt que les territoires",
    "many-stars": "Trois étoiles ou plus",
    "equal-numbers": "Plusieurs nombres égaux",
    "late-start": "Sans les petits nombres",
    "early-end": "Sans les grands nombres",
    "over-water": "Un passage par la mer",
    "long-tour": "Vingt territoires ou plus",
}
def puzzle(score: int) -> str: return f"Tracez la meilleure tournée : {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    score = f"{_areas(areas)} et {counted(circled, 'cercle')}"
    return f"{score} : {points(areas + circled)}, et aucune tournée n’en a plus."

def tour_falls_short(score: int, lost: int) -> str: return f"Cette tournée rapporte {points(score)}, {lost} de moins que la meilleure."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    after = f" Ensuite, vous écrirez {', puis '.join(later)}." if later else ""
    tour = f"la meilleure tournée ait {points(score)}"
    return f"Écrivez les derniers nombres de façon que {tour}.{after}"

def comes(numbers: tuple[int, int], left: int) -> str:
    low, high = (f"{number:02}" for number in numbers)
    return _WRITTEN["*"] if low == high else f"{low} {'et' if left > 1 else 'ou'} {high}"

def numbers_fall_short(score: int, lost: int) -> str: return f"La meilleure tournée a alors {points(score)}, {lost} de moins que possible."
def numbers_are_best(score: int) -> str: return f"La meilleure tournée a maintenant {points(score)}, le maximum possible."

# A hint's words about an action
BEST_WAY = "Ainsi, votre tournée est la plus longue"
def ends_tour(score: int) -> str: return f"La tournée se termine avec {points(score)}"
def reaches(score: int) -> str: return f"Ainsi, votre tournée atteint {points(score)}"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    more = f", {gain} de plus qu’avant" if gain > 0 else ""
    least = "" if proved else "au moins "
    return f"Votre meilleure tournée jusqu’ici : {least}{points(score)}{more}"

def promises(score: int) -> str: return f"Votre tournée pourrait atteindre environ {points(score)}"

def has_tour(_name: str, now: int, otherwise: int) -> str: return f"La meilleure tournée a alors {now} {'point' if now < 2 else 'points'} jusqu’ici ; sinon {otherwise}"
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Régions entourées sur la carte : {now} ; sinon {otherwise}"
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X sur la carte : {now} ; sinon {otherwise}"
