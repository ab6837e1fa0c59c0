"""Eesti keel: mida On Tour mängu käigus ütleb; muu on kaustas look/words. Lugejat sinatatakse.

A name of an area stays as it is; "ala" before it takes the case: "alale Norra".
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.et import (
    capital,
    counted,
    declined,
    do,
    does,
    joined,
    of,
    on,
    on_each,
    subject,
)
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Kirjuta maakaardile arvud ja joonista siis kõige pikem turnee, millel arvud ei vähene.",
    turn="Kirjuta täringute mõlemad arvud maakaardile, kumbki ühe kaardi piirkonda; oma kaardi alal saab arv ringi.",
    end="Kui maakaart on täis, joonista üks turnee naabrilt naabrile nii, et arvud ei vähene.",
    score="Iga ala turneel annab punkti ja ringiga ala veel ühe.",
)

SUMMARY = "Kirjuta maakaardile arvud ja joonista kõige pikem turnee, millel need ei vähene."
TIP = "{Tap} kõigepealt arvule ja siis alale, kuhu see kirjutada."
MAP, MAPS = "Maakaart", {"usa": "USA", "europe": "Euroopa"}
SHEETS = "maakaart"
DAILY = "Kogu tänaste täringute ja kaartidega nii palju punkte, kui saad."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    first = "alustad tähega" if starred else f"esimesel viskel on {roll[0]} ja {roll[1]}"
    return f"Tänane maakaart on {land} ja {first}."

NAMES = (
    "Punane",
    "Kollane",
    "Roheline",
    "Sinine",
    "Beež",
    "Tumehall",
    "Helesinine",
    "Lilla",
)
NEUTRAL = Cast(NAMES)
AREAS: dict[str, str] = {
    "Albania": "Albaania",
    "Belarus": "Valgevene",
    "Belgium": "Belgia",
    "Bosnia and Herzegovina": "Bosnia ja Hertsegoviina",
    "Bulgaria": "Bulgaaria",
    "Croatia": "Horvaatia",
    "Czechia": "Tšehhi",
    "Denmark": "Taani",
    "Estonia": "Eesti",
    "Finland": "Soome",
    "France": "Prantsusmaa",
    "Germany": "Saksamaa",
    "Greece": "Kreeka",
    "Hungary": "Ungari",
    "Iceland": "Island",
    "Ireland": "Iirimaa",
    "Italy": "Itaalia",
    "Latvia": "Läti",
    "Lithuania": "Leedu",
    "Luxembourg": "Luksemburg",
    "Netherlands": "Madalmaad",
    "North Macedonia": "Põhja-Makedoonia",
    "Norway": "Norra",
    "Poland": "Poola",
    "Romania": "Rumeenia",
    "Russia": "Venemaa",
    "Slovakia": "Slovakkia",
    "Slovenia": "Sloveenia",
    "Spain": "Hispaania",
    "Sweden": "Rootsi",
    "Switzerland": "Šveits",
    "Turkey": "Türgi",
    "Ukraine": "Ukraina",
    "United Kingdom": "Ühendkuningriik",
    "Mid-Atlantic": "Kesk-Atlandi rannik",
    "New England": "Uus-Inglismaa",
    "North Carolina": "Põhja-Carolina",
    "North Dakota": "Põhja-Dakota",
    "South Carolina": "Lõuna-Carolina",
    "South Dakota": "Lõuna-Dakota",
    "West Virginia": "Lääne-Virginia",
}
REGIONS = {"N": "Põhi", "S": "Lõuna", "W": "Lääs", "C": "Keskosa", "E": "Ida"}

# Within a sentence.
_REGIONS = {"N": "põhi", "S": "lõuna", "W": "lääs", "C": "keskosa", "E": "ida"}
_INTO = {"N": "põhja", "S": "lõunasse", "W": "läände", "C": "keskossa", "E": "itta"}
def points(count: int) -> str: return counted(count, "punkt", "punkti")
def _areas(number: int) -> str: return counted(number, "ala", "ala")
def _circles(number: int) -> str: return counted(number, "ring", "ringi")

# Return regions to write in, as alternatives: "lõunasse, põhja või keskossa".
def _into(letters: Sequence[str]) -> str: return joined([_INTO[letter] for letter in letters], "või")

STAR = "täht"

# The content of an area
# What an area holds, if it isn't a number.
_NAMED = {"*": STAR, "X": "X", "": "tühi"}

# What was written, after a verb in the past.
_DONE = {"*": "tähe", "X": "X-i"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    regions = f"{_REGIONS[block[0]]} ja {_REGIONS[block[1]]}"
    parts = [name, regions, _NAMED.get(value, value)]
    if circled: parts.append("ringiga")
    if on_card: parts.append("kaardil")
    if stop: parts.append(f"{stop}. peatus")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "siia saab kirjutada"
CAN_BE_NEXT_STOP = "võib olla järgmine peatus"

# The table below the map
CAN_BE_WRITTEN = "saab kirjutada"
NO_CARDS = "Kaarte enam ei ole"
ANY_AREA = "Sobib iga tühi ala."
def number_label(number: int) -> str: return f"Arv {number:02}"
def card_label(area: str, region: str) -> str: return f"Kaart: {area}, {_REGIONS[region]}"
def best_score(score: int, *, proved: bool) -> str: return f"kuni {score}{'' if proved else '+'}"
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score}/{best}{'' if proved else '+'}"
def map_of(player: int) -> str: return f"{declined(NAMES[player])} maakaart"

# The status
DRAW_TO_BEGIN = "Alustuseks tõmmatakse kaart"
DRAW = "Kõigile tõmmatakse kaart"
ROLL_TO_BEGIN = "Alustuseks veeretatakse täringuid"
ROLL = "Kõigile veeretatakse täringuid"
CROSS_FOR_STAR = "tähele ei ole kohta: kirjuta ükskõik kuhu X"
TWO_CROSSES = "kumbki arv ei sobi: kirjuta kaks X-i"
BEGIN_TOUR = "kust algab sinu turnee?"
NO_TOUR = "turneed ei saa teha"
END_TOUR = "Lõpeta turnee"
DRAW_BEST = "Joonista parim turnee"
DRAW_REST = "Joonista lõpuni"
def end_here(score: int, best: int) -> str: return f"Kas lõpetad turnee siin? Punkte on {score}/{best}"
def write_star(letters: Sequence[str]) -> str: return f"kirjuta täht {_into(letters)}" if letters else "kirjuta täht"
def write_one(low: int, high: int) -> str: return f"sobib ainult üks arv: {low:02} või {high:02}?"
def write_last(low: int, high: int) -> str: return f"kas viimasele alale läheb {low:02} või {high:02}?"
def write_both(low: int, high: int) -> str: return f"kirjuta {low:02} ja {high:02}"
def tour_ends(area: str) -> str: return f"turnee lõpeb alal {area}"
def go_on_from(area: str) -> str: return f"kuhu edasi alalt {area}?"

def asked(cast: Cast, player: int | None, task: str) -> str:
    if player is None or cast[player].you: return capital(task)
    return f"{cast[player].name}: {task}"

# What matters now, below the status
FIRST_CARDS = "Esimesed neli kaarti annavad igaühele neli ringiga arvu."
CIRCLED_IF = "Arv saab ringi, kui see on oma kaardi alal."
STAR_FITS = "Täht sobib turnee igasse kohta ja on alati ringiga."
NO_WAY_THROUGH = "Läbi X-i turnee minna ei saa."
NEVER_FALLING = "Liigu naabrilt naabrile; arvud ei tohi väheneda. Iga ala annab punkti ja iga ring veel ühe."
def still_empty(count: int) -> str: return f"Tühjaks on jäänud {_areas(count)}."

# Prompts after the first picks of an action
OTHER_CROSS = "Kuhu läheb teine X?"
THE_CROSS = "Kuhu läheb X?"
def where(number: int) -> str: return f"Kuhu läheb {number:02}?"
def and_where(number: int) -> str: return f"Ja kuhu läheb {number:02}?"

# What the last action did
def dice_show(one: str, other: str) -> str: return f"Täringutel on {one} ja {other}"
def card_of(area: str, region: str) -> str: return card_label(area, region)
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_label(area, region)}. Sinna kirjutatakse ringiga {number:02}"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    if player is None: return f"Kirja sai {joined([_entry(each, _NAMED) for each in entries])}"
    words = joined([_entry(each, _DONE) for each in entries])
    return capital(f"{does(cast[player], 'kirjutasid', 'kirjutas')} {words}")

def _entry(held: Held, forms: dict[str, str]) -> str:
    circled = " (ringiga)" if held.circled else ""
    return f"{forms.get(held.value, held.value)} alale {held.area}{circled}"

def have_written(cast: Cast, players: Sequence[int]) -> str: return capital(f"{do(cast.each(players), ('oled', 'on'), ('olete', 'on'))} kirjutanud")

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    went = f"algas alal {area}" if begins else f"läks edasi alale {area}"
    return capital(f"{_the_tour(cast, player)} {went}")

def tour_ended(cast: Cast, player: int | None, score: int) -> str: return capital(f"{_the_tour(cast, player)} lõppes {score} punktiga")
def tour_title(cast: Cast, player: int | None) -> str: return capital(_the_tour(cast, player))

# Name a player's tour.
def _the_tour(cast: Cast, player: int | None) -> str: return "turnee" if player is None else f"{of(cast[player])} turnee"

def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"Vise {one} ja {other}", f"{one}, {other}", tuple(dice))
def drawn(area: str) -> Phrase: return Phrase(f"Kaart: {area}", area)

def write(entries: Sequence[Held]) -> Phrase:
    full = joined([f"{_NAMED.get(each.value, each.value)} alale {each.area}" for each in entries])
    brief = ", ".join(f"{_NAMED.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"Kirjuta {full}", brief)

def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"{'Alusta turneed alalt' if begins else 'Mine edasi alale'} {area}", area)

# How the game was decided
def tour_alone(areas: int, circled: int) -> str: return f"Turneel on {_areas(areas)}, neist ringiga {circled}."

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    share = do(cast.each(winners), ("võitsid", "võitis"), ("jagate võitu", "jagavad võitu"))
    each = "kummalgi" if len(winners) == 2 else "igaühel"
    return capital(f"{share}: {each} on {points(score)} ja {_circles(circled)}.")

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    more = f"{on(cast[winner])} on rohkem ringe"
    return capital(f"{on_each(cast.each(others))} on samuti {points(score)}, aga {more}.")

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    least = joined([of(cast[p]) for p in sorted(seconds, key=lambda p: not cast[p].you)])
    won = f"{_the_tour(cast, winner)} andis {points(score)}"
    return capital(f"{won}, {lead} rohkem kui {least} oma.")

# Beside and below the board
SO_FAR = "Turnee seni"
EMPTY_AREAS = "Tühje alasid"
CARDS_IN_DECK = "Kaarte pakis"
DRAWN = "Joonistatud"
BEST_POSSIBLE = "Parim võimalik"
UNPROVED = "„Või rohkem“: paremat turneed ei jõutud õigel ajal välistada."
def circled_note(circled: int) -> str: return f"{circled} ringiga"
def tour_note(areas: int, circled: int) -> str: return f"{_areas(areas)}, {circled} ringiga"
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} või rohkem"
def tours_title(players: int) -> str: return "Turneed" if players > 1 else "Punktid"
def row_label(cast: Cast, player: int | None) -> str: return "Turnee" if player is None else capital(subject(cast[player]))

# Puzzles
THEMES = {
    "best-tour": "Parim turnee",
    "last-numbers": "Viimased arvud",
    "one-best": "Ainult üks parim turnee",
    "circles-first": "Ringid tähtsamad kui alad",
    "many-stars": "Vähemalt kolm tähte",
    "equal-numbers": "Mitu võrdset arvu",
    "late-start": "Väikesed arvud välja jäetud",
    "early-end": "Suured arvud välja jäetud",
    "over-water": "Tee üle vee",
    "long-tour": "Vähemalt kakskümmend ala",
}
def puzzle(score: int) -> str: return f"Joonista parim turnee: {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    score = f"{_areas(areas)} ja {_circles(circled)}"
    return f"{score}: {points(areas + circled)}, ühelgi turneel ei ole rohkem."

def tour_falls_short(score: int, lost: int) -> str: return f"See turnee annab {points(score)}, {lost} vähem kui parim."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    after = f" Pärast neid tuleb veel {', siis '.join(later)}." if later else ""
    return f"Kirjuta viimased arvud nii, et parim turnee annab {points(score)}.{after}"

def comes(numbers: tuple[int, int], left: int) -> str:
    low, high = (f"{number:02}" for number in numbers)
    return _NAMED["*"] if low == high else f"{low} {'ja' if left > 1 else 'või'} {high}"

def numbers_fall_short(score: int, lost: int) -> str: return f"Nii annab parim turnee {points(score)}, {lost} vähem kui võimalik."
def numbers_are_best(score: int) -> str: return f"Nüüd annab parim turnee {points(score)}, rohkem ei ole võimalik."

# A hint's words about an action
BEST_WAY = "Nii on sinu turnee kõige pikem"
def ends_tour(score: int) -> str: return f"Turnee lõpeb {score} punktiga"
def reaches(score: int) -> str: return f"Nii ulatub sinu turnee {score} punktini"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    more = f", {gain} rohkem kui enne" if gain > 0 else ""
    return f"Sinu parim turnee seni: {'' if proved else 'vähemalt '}{points(score)}{more}"

def promises(score: int) -> str: return f"Sinu turnee võib saada umbes {points(score)}"

def has_tour(_name: str, now: int, otherwise: int) -> str: return f"Parimal turneel on siis seni {now} {'punkt' if now == 1 else 'punkti'}; muidu {otherwise}"
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Ringiga alasid kaardil: {now}; muidu {otherwise}"
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X-e kaardil: {now}; muidu {otherwise}"
