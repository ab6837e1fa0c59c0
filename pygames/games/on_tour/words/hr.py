"""Hrvatski: rečenice igre On Tour; one izvan tijeka partije su u look/words. Kaže se „ti”.

A map is "zemljovid", since "karta" is a card. After "u" and "na" names of areas are in the
accusative (`to`), which all of them form alike; other sentences have them in the nominative.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.hr import capital, counted, do, does, form, joined, named, subject, whose
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Upisuj brojeve na svoj zemljovid, a zatim ucrtaj najdulju turneju po kojoj brojevi nikad ne padaju.",
    turn="Upiši oba broja s kocaka, svaki u regiju jedne karte; broj u području sa svoje karte zaokružuje se.",
    end="Kad je zemljovid pun, ucrtaj jednu turneju od susjeda do susjeda po kojoj brojevi nikad ne padaju.",
    score="Svako područje na tvojoj turneji donosi bod, i još jedan ako je zaokruženo.",
)

SUMMARY = "Upisuj brojeve na zemljovid i ucrtaj najdulju turneju koja se penje."
TIP = "{Tap} broj koji prvi upisuješ, a zatim područje za svaki broj."
MAP, MAPS = "Zemljovid", {"usa": "SAD", "europe": "Europa"}
SHEETS = "zemljovid"
DAILY = "Osvoji što više bodova s današnjim kockama i kartama."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    first = "počinješ zvjezdicom" if starred else f"prve kocke pokazuju {roll[0]} i {roll[1]}"
    return f"Današnji je zemljovid {land}, a {first}."

NAMES = ("Crveni", "Žuti", "Zeleni", "Plavi", "Bijeli", "Crni", "Svjetloplavi", "Ljubičasti")

# Whose something is: "Crvenog".
_OF = (
    *("Crvenog", "Žutog", "Zelenog", "Plavog", "Bijelog", "Crnog", "Svjetloplavog", "Ljubičastog"),
)
NEUTRAL = Cast(NAMES)
AREAS: dict[str, str] = {
    "California": "Kalifornija",
    "Mid-Atlantic": "Srednji Atlantik",
    "North Carolina": "Sjeverna Karolina",
    "North Dakota": "Sjeverna Dakota",
    "New England": "Nova Engleska",
    "New Mexico": "Novi Meksiko",
    "South Carolina": "Južna Karolina",
    "South Dakota": "Južna Dakota",
    "Texas": "Teksas",
    "West Virginia": "Zapadna Virginia",
    "Albania": "Albanija",
    "Austria": "Austrija",
    "Bosnia and Herzegovina": "Bosna i Hercegovina",
    "Belgium": "Belgija",
    "Bulgaria": "Bugarska",
    "Belarus": "Bjelorusija",
    "Switzerland": "Švicarska",
    "Czechia": "Češka",
    "Germany": "Njemačka",
    "Denmark": "Danska",
    "Estonia": "Estonija",
    "Spain": "Španjolska",
    "Finland": "Finska",
    "France": "Francuska",
    "United Kingdom": "Ujedinjeno Kraljevstvo",
    "Greece": "Grčka",
    "Croatia": "Hrvatska",
    "Hungary": "Mađarska",
    "Ireland": "Irska",
    "Iceland": "Island",
    "Italy": "Italija",
    "Lithuania": "Litva",
    "Luxembourg": "Luksemburg",
    "Latvia": "Latvija",
    "Moldova": "Moldavija",
    "Montenegro": "Crna Gora",
    "North Macedonia": "Sjeverna Makedonija",
    "Netherlands": "Nizozemska",
    "Norway": "Norveška",
    "Poland": "Poljska",
    "Romania": "Rumunjska",
    "Serbia": "Srbija",
    "Russia": "Rusija",
    "Sweden": "Švedska",
    "Slovenia": "Slovenija",
    "Slovakia": "Slovačka",
    "Turkey": "Turska",
    "Ukraine": "Ukrajina",
}
REGIONS = {"N": "Sjever", "S": "Jug", "W": "Zapad", "C": "Sredina", "E": "Istok"}
_IN_REGION = {"N": "na Sjeveru", "S": "na Jugu", "W": "na Zapadu", "C": "u Sredini", "E": "na Istoku"}
_BLOCKS = {"NW": "sjeverozapad", "NC": "sjeverna sredina", "NE": "sjeveroistok", "SW": "jugozapad", "SC": "južna sredina", "SE": "jugoistok"}

# Name an area as a goal: "u Kaliforniju", "na Island".
def _to(area: str) -> str: return f"{'na' if area in _ISLANDS else 'u'} {_ACCUSATIVE.get(area, area)}"

# Areas that one goes to with "na".
_ISLANDS = {"Island", "Kosovo"}

# The accusative of areas in which it differs.
_ACCUSATIVE = {
    "Alabama": "Alabamu",
    "Arizona": "Arizonu",
    "Kalifornija": "Kaliforniju",
    "Florida": "Floridu",
    "Georgia": "Georgiju",
    "Iowa": "Iowu",
    "Indiana": "Indianu",
    "Louisiana": "Louisianu",
    "Minnesota": "Minnesotu",
    "Montana": "Montanu",
    "Sjeverna Karolina": "Sjevernu Karolinu",
    "Sjeverna Dakota": "Sjevernu Dakotu",
    "Nebraska": "Nebrasku",
    "Nova Engleska": "Novu Englesku",
    "Nevada": "Nevadu",
    "Oklahoma": "Oklahomu",
    "Pennsylvania": "Pennsylvaniju",
    "Južna Karolina": "Južnu Karolinu",
    "Južna Dakota": "Južnu Dakotu",
    "Virginia": "Virginiju",
    "Zapadna Virginia": "Zapadnu Virginiju",
    "Albanija": "Albaniju",
    "Austrija": "Austriju",
    "Bosna i Hercegovina": "Bosnu i Hercegovinu",
    "Belgija": "Belgiju",
    "Bugarska": "Bugarsku",
    "Bjelorusija": "Bjelorusiju",
    "Švicarska": "Švicarsku",
    "Češka": "Češku",
    "Njemačka": "Njemačku",
    "Danska": "Dansku",
    "Estonija": "Estoniju",
    "Španjolska": "Španjolsku",
    "Finska": "Finsku",
    "Francuska": "Francusku",
    "Grčka": "Grčku",
    "Hrvatska": "Hrvatsku",
    "Mađarska": "Mađarsku",
    "Irska": "Irsku",
    "Italija": "Italiju",
    "Litva": "Litvu",
    "Latvija": "Latviju",
    "Moldavija": "Moldaviju",
    "Crna Gora": "Crnu Goru",
    "Sjeverna Makedonija": "Sjevernu Makedoniju",
    "Nizozemska": "Nizozemsku",
    "Norveška": "Norvešku",
    "Poljska": "Poljsku",
    "Rumunjska": "Rumunjsku",
    "Srbija": "Srbiju",
    "Rusija": "Rusiju",
    "Švedska": "Švedsku",
    "Slovenija": "Sloveniju",
    "Slovačka": "Slovačku",
    "Turska": "Tursku",
    "Ukrajina": "Ukrajinu",
}
def points(count: int) -> str: return counted(count, "bod", "boda", "bodova")

# Return it after "od": "12 od 21 boda".
def _points_of(count: int) -> str: return counted(count, "boda", "boda", "bodova")
def _areas(count: int) -> str: return counted(count, "područje", "područja", "područja")

# Return regions as alternatives, in a sentence: "na Jugu, na Sjeveru ili u Sredini".
def _any_of(letters: Sequence[str]) -> str: return joined([_IN_REGION[letter] for letter in letters], "ili")

STAR = "zvjezdica"

# The content of an area
# What an area holds, within a sentence, if it isn't a number.
_WRITTEN = {"*": STAR, "X": "X", "": "prazno"}

# The same as what is written: in the accusative.
_OBJECT = _WRITTEN | {"*": "zvjezdicu"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    parts = [name, _BLOCKS[block], _WRITTEN.get(value, value)]
    if circled: parts.append("zaokruženo")
    if on_card: parts.append("na karti")
    if stop: parts.append(f"{stop}. postaja")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "ovamo se može upisati"
CAN_BE_NEXT_STOP = "može biti sljedeća postaja"

# The table below the map
CAN_BE_WRITTEN = "može se upisati"
NO_CARDS = "Karata više nema"
ANY_AREA = "Može u bilo koje prazno područje."
def number_label(number: int) -> str: return f"Broj {number:02}"
def card_label(area: str, region: str) -> str: return f"Karta {area}, {REGIONS[region]}"
def best_score(score: int, *, proved: bool) -> str: return f"najviše {score}{'' if proved else '+'}"
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score} od {best}{'' if proved else '+'}"
def map_of(player: int) -> str: return f"zemljovid {_OF[player]}"

# The status
DRAW_TO_BEGIN = "Za početak se izvlači karta"
DRAW = "Izvlači se karta za sve"
ROLL_TO_BEGIN = "Za početak se bacaju kocke"
ROLL = "Bacaju se kocke za sve"
CROSS_FOR_STAR = "nema mjesta za zvjezdicu: upiši X bilo gdje"
TWO_CROSSES = "nijedan broj ne može stati: upiši dva X"
BEGIN_TOUR = "gdje počinje tvoja turneja?"
NO_TOUR = "turneja nije moguća"
END_TOUR = "Završi turneju"
DRAW_BEST = "Ucrtaj najbolju turneju"
DRAW_REST = "Ucrtaj ostatak"
def end_here(score: int, best: int) -> str: return f"Završiti turneju ovdje? {score} od {_points_of(best)}"
def write_star(letters: Sequence[str]) -> str: return f"upiši zvjezdicu {_any_of(letters)}" if letters else "upiši zvjezdicu"
def write_one(low: int, high: int) -> str: return f"stane samo jedan broj: {low:02} ili {high:02}?"
def write_last(low: int, high: int) -> str: return f"{low:02} ili {high:02} u posljednje područje?"
def write_both(low: int, high: int) -> str: return f"upiši {low:02} i {high:02}"
def tour_ends(area: str) -> str: return f"iz područja {area} turneja ne može dalje"
def go_on_from(area: str) -> str: return f"kamo dalje iz područja {area}?"

def asked(cast: Cast, player: int | None, task: str) -> str:
    if player is None or cast[player].you: return capital(task)
    return f"{cast[player].name}: {task}"

# What matters now, below the status
FIRST_CARDS = "Prve četiri karte svima donose četiri zaokružena broja."
CIRCLED_IF = "Broj u području svoje karte zaokružuje se."
STAR_FITS = "Zvjezdica se uklapa u svaku turneju i uvijek je zaokružena."
NO_WAY_THROUGH = "Turneja ne može kroz X."
NEVER_FALLING = "Idi od susjeda do susjeda; brojevi ne smiju padati. Bod za svako područje i još jedan ako je zaokruženo."

def still_empty(count: int) -> str:
    empty = form(count, "prazno je", "prazna su", "prazno je")
    return capital(f"{empty} još {_areas(count)}.")

# Prompts after the first picks of an action
OTHER_CROSS = "Kamo ide drugi X?"
THE_CROSS = "Kamo ide X?"
def where(number: int) -> str: return f"Kamo ide {number:02}?"
def and_where(number: int) -> str: return f"A kamo ide {number:02}?"

# What the last action did
def dice_show(one: str, other: str) -> str: return f"Kocke pokazuju {one} i {other}"
def card_of(area: str, region: str) -> str: return f"Izvučena karta: {area}, {REGIONS[region]}"
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_of(area, region)}; ondje se upisuje i zaokružuje {number:02}"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    if player is None: return f"Upisano: {joined([_entry(each, _WRITTEN) for each in entries])}"
    words = joined([_entry(each, _OBJECT) for each in entries])
    return capital(f"{does(cast[player], 'upisuješ', 'upisuje')} {words}")

def _entry(held: Held, forms: dict[str, str]) -> str:
    circled = " (zaokruženo)" if held.circled else ""
    return f"{forms.get(held.value, held.value)} {_to(held.area)}{circled}"

def have_written(cast: Cast, players: Sequence[int]) -> str:
    writing = ("upisuješ", "upisuje", "upisujete", "upisuju")
    return capital(f"{do(cast.each(players), writing)} svoje brojeve")

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    if player is None: return f"Početak turneje: {area}" if begins else f"Turneja ide dalje {_to(area)}"
    if begins: return capital(f"{does(cast[player], 'počinješ', 'počinje')} turneju: {area}")
    return capital(f"{does(cast[player], 'ideš', 'ide')} dalje {_to(area)}")

def tour_ended(cast: Cast, player: int | None, score: int) -> str:
    if player is None: return f"Turneja je završena: {points(score)}"
    return capital(f"{does(cast[player], 'završavaš', 'završava')} turneju: {points(score)}")

def tour_title(cast: Cast, player: int | None) -> str: return "Turneja" if player is None else capital(whose(cast[player], "tvoja turneja", "turneja"))

def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"Kocke: {one} i {other}", f"{one}, {other}", tuple(dice))
def drawn(area: str) -> Phrase: return Phrase(f"Karta {area}", area)

def write(entries: Sequence[Held]) -> Phrase:
    things = _WRITTEN | {"*": "zvjezdice"}
    full = joined([f"{things.get(each.value, each.value)} {_to(each.area)}" for each in entries])
    brief = ", ".join(f"{_WRITTEN.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"Upis {full}", brief)

def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"Početak turneje: {area}" if begins else f"Dalje {_to(area)}", area)

# How the game was decided
def tour_alone(areas: int, circled: int) -> str: return f"Turneja od {areas} područja, zaokruženo {circled}."
def _circles(number: int) -> str: return counted(number, "zaokruženo područje", "zaokružena područja", "zaokruženih područja")
_HAVE = ("imaš", "ima", "imate", "imaju")

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    each = f"po {points(score)} i po {_circles(circled)}"
    return capital(f"{do(cast.each(winners), _HAVE)} {each}.")

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    more = f"{does(cast[winner], 'ti imaš', 'ima')} više zaokruženih područja"
    have = "ti imaš" if [*others] == [cast.you] else do(cast.each(others), _HAVE)
    return f"I {have} {points(score)}, ali {more}."

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    tour = f"{do(cast.each([winner]), _HAVE)} turneju od {_points_of(score)}"
    return capital(f"{tour}, {lead} više nego {named(cast.each(seconds))}.")

# Beside and below the board
SO_FAR = "Turneja dosad"
EMPTY_AREAS = "Prazna područja"
CARDS_IN_DECK = "Karte u špilu"
DRAWN = "Ucrtano"
BEST_POSSIBLE = "Najviše moguće"
UNPROVED = "„Ili više”: nije se stiglo dokazati da bolje turneje nema."
def circled_note(circled: int) -> str: return f"zaokruženo {circled}"
def tour_note(areas: int, circled: int) -> str: return f"{_areas(areas)}, zaokruženo {circled}"
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} ili više"
def tours_title(players: int) -> str: return "Turneje" if players > 1 else "Bodovi"
def row_label(cast: Cast, player: int | None) -> str: return "Turneja" if player is None else capital(subject(cast[player]))

# Puzzles
THEMES = {
    "best-tour": "Najbolja turneja",
    "last-numbers": "Posljednji brojevi",
    "one-best": "Samo jedna najbolja turneja",
    "circles-first": "Zaokruženo važnije od duljine",
    "many-stars": "Tri zvjezdice ili više",
    "equal-numbers": "Nekoliko jednakih brojeva",
    "late-start": "Bez najmanjih brojeva",
    "early-end": "Bez najvećih brojeva",
    "over-water": "Put preko vode",
    "long-tour": "Dvadeset područja ili više",
}
def puzzle(score: int) -> str: return f"Ucrtaj najbolju turneju: {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    score = f"{_areas(areas)}, zaokruženo {circled}"
    return f"{capital(score)}: {points(areas + circled)}, a više nema nijedna turneja."

def tour_falls_short(score: int, lost: int) -> str: return f"Ova turneja donosi {points(score)}, {lost} manje od najbolje."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    best = f"Upiši posljednje brojeve tako da najbolja turneja donosi {points(score)}."
    return f"{best} Nakon toga na red dolaze {', zatim '.join(later)}." if later else best

def comes(numbers: tuple[int, int], left: int) -> str:
    low, high = (f"{number:02}" for number in numbers)
    return _WRITTEN["*"] if low == high else f"{low} {'i' if left > 1 else 'ili'} {high}"

def numbers_fall_short(score: int, lost: int) -> str: return f"Tada najbolja turneja donosi {points(score)}, {lost} manje nego što može."
def numbers_are_best(score: int) -> str: return f"Sada najbolja turneja donosi {points(score)}, najviše što može."

# A hint's words about an action
BEST_WAY = "Tako je tvoja turneja najdulja"
def ends_tour(score: int) -> str: return f"Turneja završava: {points(score)}"
def reaches(score: int) -> str: return f"Tako tvoja turneja donosi {points(score)}"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    more = f", {gain} više nego prije" if gain > 0 else ""
    return f"Tvoja najbolja turneja dosad: {'' if proved else 'barem '}{points(score)}{more}"

def promises(score: int) -> str: return f"Tvoja bi turneja mogla donijeti oko {_points_of(score)}"

def has_tour(_name: str, now: int, otherwise: int) -> str: return f"Najbolja turneja tada dosad ima bodova {now}; inače {otherwise}"
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Zaokruženih područja na karti: {now}; inače {otherwise}"
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X na karti: {now}; inače {otherwise}"
