"""Hrvatski: što On Tour kaže izvan tijeka partije: zašto ne, pozicija, pregled, papir."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.hr import (
    _IN_REGION,
    _OF,
    _WRITTEN,
    SHORT,
    _any_of,
    _to,
    points,
)
from pygames.grammar.hr import counted, joined

# Why something can't be picked

GAME_OVER = "Partija je završena."
CHANCE_DECIDES = "Ovdje odlučuju kocke i karte."
CARDS_ARE_MATCHED = "Karte se pridružuju same: odaberi područja u njihovim regijama."
NOT_YET_DRAWN = "Turneje se crtaju kad su sva područja popunjena."
NUMBER_FIRST = "Najprije odaberi jedan od dvaju brojeva."
NOT_ROLLED = "Kocke ne pokazuju taj broj."
CHOOSE_TWO_CROSSES = "Nijedan broj ne može stati, pa odaberi dva područja, po jedno za svaki X."
SECOND_CROSS = "Drugi X treba vlastito područje."
CROSS_APART = "X treba vlastito područje."
ONE_AREA_LEFT = "Ostalo je samo jedno područje, pa se upisuje samo jedan broj."
TOUR_IS_EMPTY = "Turneja ima barem jedno područje: odaberi gdje počinje."
CHOOSE_STOP = "Odaberi područje za svoju turneju."


def filled(held: Held) -> str:
    """Say that an area is not empty."""
    return f"{held.area} je popunjeno područje: ondje je {_WRITTEN.get(held.value, held.value)}."


def choose_star(*, doubles: bool) -> str:
    """Ask for a star's area: after doubles, or since all cards show the same region."""
    return f"{_why_star(doubles)}: odaberi područje za zvjezdicu."


def star_elsewhere(shown: Sequence[str], *, doubles: bool) -> str:
    """Say where a star goes; `shown` has the letters of the regions on the cards."""
    return f"{_why_star(doubles)}: zvjezdica se upisuje {_any_of(shown) or 'bilo gdje'}."


def _why_star(doubles: bool) -> str:
    return "Kocke su jednake" if doubles else "Sve karte pokazuju istu regiju"


def choose_area(number: int) -> str:
    """Ask for a number's area."""
    return f"Odaberi područje za {number:02}."


CARDS = "Karte"
"""What comes before the regions of the cards, and a colon."""


def not_served(area: str, block: str, shown: Sequence[str]) -> str:
    """Say that no card shows a region of an area."""
    row, column = (_IN_REGION[letter] for letter in block)
    return f"{area} je {row} i {column}; upisati se smije {_any_of(shown)}."


def no_card_left(number: int, area: str, other: int) -> str:
    """Say that the other number would have no card."""
    return f"Ako {number:02} ide {_to(area)}, za {other:02} ne ostaje nijedna karta."


def one_card_for_both(one: str, other: str) -> str:
    """Say that two areas need the same card."""
    return f"{one} i {other} trebaju istu kartu, a ona vrijedi samo jednom."


def two_areas(area: str, number: int) -> str:
    """Say that both numbers can't go in one area."""
    return f"{number:02} već ide {_to(area)}; dva broja trebaju različita područja."


def choose_cross(other: int) -> str:
    """Ask for the area of the X in place of a number."""
    return f"Stane samo jedan broj: odaberi područje za X koji dolazi umjesto {other:02}."


def crossed(other: int) -> str:
    """Say that an X stands for a number."""
    return f"Stane samo jedan broj, pa se umjesto {other:02} upisuje X."


def cross_elsewhere(shown: Sequence[str]) -> str:
    """Say where an X goes."""
    return f"X se upisuje {_any_of(shown)}, gdje još ima mjesta."


def stop_on_cross(area: str) -> str:
    """Say that a tour can't visit an X."""
    return f"{area} ima X, a onamo turneja nikad ne ide."


def stop_twice(area: str) -> str:
    """Say that a tour has visited an area."""
    return f"{area} već je na tvojoj turneji."


def can_begin(area: str) -> str:
    """Say that a tour can begin in an area."""
    return f"{area} može biti početak tvoje turneje."


def can_go_on(area: str) -> str:
    """Say that a tour can go on to an area."""
    return f"Tvoja turneja može dalje {_to(area)}."


def not_adjacent(area: str) -> str:
    """Say that the next stop must be a neighbour of the last one."""
    return f"Posljednja je postaja {area}, a turneja mora dalje u susjedno područje."


def falls(climb: int, number: int) -> str:
    """Say that a number is less than the tour has reached."""
    return f"Brojevi nikad ne padaju: turneja je došla do {climb:02}, a {number:02} je manje."


# The position in words


def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    """Say what a player has written, how many areas are empty, and the stops of the tour."""
    parts = [areas(filled, "") or "još ništa"]
    if empty:
        parts.append(f"Prazna područja: {empty}")
    if tour:
        parts.append(f"Turneja: {', '.join(tour)}")
    return ". ".join(parts)


def areas(full: Sequence[Held], rest: str) -> str:
    """Say what areas hold, then what there is to say of the others."""
    told = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{told}; {rest}" if told and rest else told or rest


def empty(areas: Sequence[str]) -> str:
    """Name areas that are empty."""
    return f"{joined(areas)} prazno"


def rest_empty(count: int, of: int) -> str:
    """Say that the others of several areas are empty, or all of them."""
    return f"sve je prazno ({of})" if count == of else f"ostalo je prazno ({count})"


def area(held: Held, near: str) -> str:
    """Describe an area and its neighbours."""
    return f"{_held(held)}. Susjedi: {near}"


def _held(held: Held) -> str:
    return f"{_WRITTEN.get(held.value, held.value)}{' zaokruženo' if held.circled else ''}"


# The review

PLAIN_PLAYER = "Jednostavan igrač uz prosječnu sreću"
LUCK = "Sreća s kockama i kartama"
PLACING = "Raspored brojeva"
BEST_TOUR = "Najbolja turneja s tim brojevima"
MISSED = "Propušteno pri crtanju"
NOT_RULED_OUT = "Nije se stiglo dokazati da bolje turneje nema."


NO_BETTER_TOUR = "Od ucrtane turneje s tim brojevima nema bolje."


def luck(more: int) -> str:
    """Say how kind the dice and cards were, in points more than usual."""
    score = f"{points(abs(more))} {'više' if more > 0 else 'manje'} nego inače"
    same = "jednako kao inače"
    return (
        "S tim kockama i kartama jednostavan igrač, koji slijedi stalan plan, osvaja "
        f"{score if more else same}."
    )


def better_tour(missed: int) -> str:
    """Say how much longer the tour could have been."""
    return f"S tim brojevima moguća turneja donosi {points(missed)} više od ucrtane."


def parts_title(player: int | None) -> str:
    """Return the title of the panel that says what a score is made of."""
    return "Odakle su bodovi" if player is None else f"Odakle su bodovi {_OF[player]}"


def better_title(player: int | None) -> str:
    """Return the title of the panel with the best tour."""
    return "Bolja turneja" if player is None else f"Najbolja turneja {_OF[player]}"


# On paper

HOW_TO_PLAY = (
    f"Za sve se bacaju dvije deseterostrane kocke i izvlače tri karte. {SHORT.turn} {SHORT.end} "
    f"{SHORT.score}"
)
PRINT_MAP = "Zemljovid za upisivanje"
PRINT_CARDS = "Karte za izrezivanje"
SCORE = "Bodovi"
SCORE_ROWS = ("Na turneji", "Zaokruženo", "Bodovi", "Sve zaokruženo")
NAME_AND_DATE = ("Ime", "Datum")


def map_picture(title: str) -> str:
    """Describe a printed map."""
    return f"Zemljovid: {title}"


def map_title(title: str) -> str:
    """Return the title of a page with a map."""
    return f"Zemljovid: {title}"


def cards_title(title: str) -> str:
    """Return the title of a page with cards."""
    return f"Karte: {title}"


def cut_out(count: int) -> str:
    """Say what to do with printed cards."""
    cards = counted(count, "karta", "karte", "karata")
    return f"{cards}: ispišite ih na čvrst papir, izrežite po crtama i promiješajte."
