"""Eesti keel: mida On Tour ütleb mängu käigu kõrval: miks mitte, seis, ülevaade, paber."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.et import _INTO, _NAMED, NAMES, SHORT, _into, points
from pygames.grammar.et import joined

_IN = {"N": "põhjas", "S": "lõunas", "W": "läänes", "C": "keskosas", "E": "idas"}

# Why something can't be picked
GAME_OVER = "Mäng on läbi."
CHANCE_DECIDES = "Siin otsustavad täringud ja kaardid."
CARDS_ARE_MATCHED = "Kaardid jaotatakse sinu eest: vali alad nende piirkondadest."
NOT_YET_DRAWN = "Turneed joonistatakse siis, kui kõik alad on täis."
NUMBER_FIRST = "Vali kõigepealt üks kahest arvust."
NOT_ROLLED = "Seda arvu täringutel ei ole."
CHOOSE_TWO_CROSSES = "Kumbki arv ei sobi, seega vali kaks ala, kummalegi läheb X."
SECOND_CROSS = "Teine X vajab omaette ala."
CROSS_APART = "X vajab omaette ala."
ONE_AREA_LEFT = "Jäänud on ainult üks ala, seega kirjutatakse ainult üks arv."
TOUR_IS_EMPTY = "Turneel on vähemalt üks ala: vali, kust see algab."
CHOOSE_STOP = "Vali turneele ala."
def filled(held: Held) -> str: return f"{held.area} on täis: seal on {_NAMED.get(held.value, held.value)}."
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}, vali tähele ala."
def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str: return f"{_why_star(doubles)}, täht läheb {_into(letters) or 'maakaardile'}."
def _why_star(doubles: bool) -> str: return "Veeretati duubel" if doubles else "Kõigil kaartidel on sama piirkond"
def choose_area(number: int) -> str: return f"Vali ala, kuhu läheb {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Kaardid"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    row, column = (_IN[letter] for letter in block)
    lets = joined([_INTO[letter] for letter in letters], "või")
    return f"{area} on {row} ja {column}, aga kaardid lubavad kirjutada ainult {lets}."

def no_card_left(number: int, area: str, other: int) -> str: return f"Kui {number:02} läheb alale {area}, ei jää kaarti, mille järgi kirjutada {other:02}."
def one_card_for_both(one: str, other: str) -> str: return f"Alade {one} ja {other} jaoks on vaja sama kaarti, aga ühest mõlemale ei piisa."
def two_areas(area: str, number: int) -> str: return f"Alale {area} läheb {number:02}; kumbki arv vajab omaette ala."
def choose_cross(other: int) -> str: return f"Sobib ainult üks arv: vali ala, kuhu läheb X, mis asendab arvu {other:02}."
def crossed(other: int) -> str: return f"Sobib ainult üks arv, seega kirjutatakse arvu {other:02} asemel X."
def cross_elsewhere(letters: Sequence[str]) -> str: return f"X läheb {_into(letters)}, kus on veel ruumi."
def stop_on_cross(area: str) -> str: return f"Alal {area} on X ja sinna turnee ei lähe."
def stop_twice(area: str) -> str: return f"Alal {area} on sinu turnee juba käinud."
def can_begin(area: str) -> str: return f"Sinu turnee võib alata alal {area}."
def can_go_on(area: str) -> str: return f"Sinu turnee võib minna edasi alale {area}."
def not_adjacent(area: str) -> str: return f"Alalt {area} peab turnee edasi minema naabrile."
def falls(climb: int, number: int) -> str: return f"Arvud ei tohi väheneda: sinu turnee on jõudnud arvuni {climb:02}, {number:02} on väiksem."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    parts = [", ".join(f"{each.area} {_held(each)}" for each in filled) or "veel mitte midagi"]
    if empty: parts.append(f"Tühje alasid: {empty}")
    if tour: parts.append(f"Turnee: {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details}; {rest}" if details and rest else details or rest

def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} {'tühi' if len(areas) == 1 else 'tühjad'}"
def rest_empty(count: int, of: int) -> str: return f"kõik {of} on tühjad" if count == of else f"ülejäänud {count} on tühjad"
def area(held: Held, near: str) -> str: return f"{_held(held)}. Naabrid: {near}"
def _held(held: Held) -> str: return f"{_NAMED.get(held.value, held.value)}{' ringiga' if held.circled else ''}"

# The review
PLAIN_PLAYER = "Lihtne mängija keskmise õnnega"
LUCK = "Õnn täringute ja kaartidega"
PLACING = "Arvude paigutamine"
BEST_TOUR = "Nende arvudega parim turnee"
MISSED = "Joonistades kaotatud"
NOT_RULED_OUT = "Paremat turneed ei jõutud õigel ajal välistada."

NO_BETTER_TOUR = "Nende arvudega paremat turneed ei ole."

def luck(more: int) -> str:
    if more: score = f"{points(abs(more))} {'rohkem' if more > 0 else 'vähem'} kui tavaliselt"
    else: score = "sama palju punkte kui tavaliselt"
    return f"Nende täringute ja kaartidega saab lihtne, kindla plaaniga mängija {score}."

def better_tour(missed: int) -> str: return f"Nende arvudega saaks joonistada turnee, mis annab {points(missed)} rohkem."

def parts_title(player: int | None) -> str:
    if player is None: return "Kust punktid tulid"
    return f"{NAMES[player]}: kust punktid tulid"

def better_title(player: int | None) -> str: return "Parem turnee" if player is None else f"{NAMES[player]}: parim turnee"

# On paper
HOW_TO_PLAY = f"Kõigile ühiselt veeretatakse kaht kümnetahulist täringut ja tõmmatakse kolm kaarti. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Maakaart täitmiseks"
PRINT_CARDS = "Kaardid väljalõikamiseks"
SCORE = "Punktid"
SCORE_ROWS = ("Turneel", "Ringiga", "Punkte", "Kõik ringid")
NAME_AND_DATE = ("Nimi", "Kuupäev")
def map_picture(title: str) -> str: return f"Maakaart: {title}"
def map_title(title: str) -> str: return f"Maakaart: {title}"
def cards_title(title: str) -> str: return f"Kaardid: {title}"
def cut_out(count: int) -> str: return f"Kaarte on {count}: printige need paksule paberile, lõigake mööda jooni välja ja segage."
