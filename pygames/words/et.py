"""Eesti keel: kõik laused, mida ükski mäng ise ei ütle. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.et import capital, counted, declined, do, does, joined, subject

# How a game stands, and how it ended.
OVER = "Mäng on läbi."
DRAW = "Viik"
YOU_LOSE = "Sa kaotasid"
BOTH_AGREED = "Mängijad leppisid viigis kokku"
def resigned(cast: Cast, loser: Player) -> str: return capital(does(cast[loser], "alistusid", "alistus"))
def score(points: int) -> str: return counted(points, "punkt", "punkti")
def won(cast: Cast, winners: Sequence[Player]) -> str: return capital(do(cast.each(winners), ("võitsid", "võitis"), ("jagate võitu", "jagavad võitu")))
OUR_RULING = "Meie täpsustus."

# The swap rule.
SWAP = "Vaheta"
SWAP_OPTION = "Vahetusreegel (meie, mitte kirjastaja oma)"
NO_SWAP = "Vahetuseta"
def may_swap(second: str) -> str: return f"{second} võib vahetada"
def can_be_taken_over(cast: Cast) -> str: return capital(f"{does(cast[1], 'võid', 'võib')} selle käigu vahetusega endale võtta.")

def swap_at_first_only(cast: Cast) -> str:
    if cast.you == 1: return "Vahetada saad ainult oma esimesel käigul."
    return f"Vahetada saab {subject(cast[1])} ainult esimesel käigul."

# Places one after the other, read aloud.
def span(first: str, last: str) -> str: return f"{first} kuni {last}"
TO = "kuni"

# Why a typed move isn't one.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"„{text}“ võib olla {joined(actions, 'või')}. Kirjuta kogu käik välja."
def moves_look_like(examples: Sequence[str]) -> str: return f"Käik näeb välja näiteks nii: {joined(examples, 'või')}."
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"„{text}“ ei ole siin käik. {moves_look_like(examples)}"
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"„{text}“ on alles käigu algus. {moves_look_like(examples)}"

# What bots see.
LOST = "Parima vastumängu korral on seis kaotatud"
ONLY_HOPE = "Kõik teised käigud kaotavad"
DRAWN = "Viik, kui mõlemad mängivad parimat mängu"
WIN_TO_DRAW = "Kindlast võidust saab viik"
LOSES = "Kaotab kindlasti"
IT_LOSES = "See kaotab kindlasti"
def wins(moves: int) -> str: return f"Võidab {_how_soon(moves)}"
def was_a_win(moves: int) -> str: return f"Siin sai {_how_soon(moves)} võita"
def opponent_then_wins(moves: int) -> str: return f"Siis võidab vastane {_how_soon(moves)}"
def then_wins(name: str, moves: int) -> str: return f"Siis võidab {name} {_how_soon(moves)}"
def can_at_once(name: str, deed: str) -> str: return f"{name} saab kohe {deed}"
def _how_soon(moves: int) -> str: return f"{moves} käiguga" if moves > 1 else "kohe" if moves else "kindlasti"
def odds(tenths: int) -> str: return f"Sinu võiduvõimalus: {_about(tenths)}"
def chance(tenths: int) -> str: return capital(_about(tenths))
def _about(tenths: int) -> str: return f"umbes {in_ten(tenths)}"
def points(number: int, *, exact: bool) -> str: return score(number) if exact else f"Umbes {score(number)}"
def costs_points(number: int) -> str: return f"See maksab umbes {score(number)}"
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0100-st"
def in_ten(tenths: int) -> str: return f"{tenths}\u00a0kümnest"
def counted_fall(before: str, now: str) -> str: return f"See võidab {now}\u00a0korda\u00a0100-st, mitte {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    if before is None: falls = f"Kindel võit on käest antud: võiduvõimalus on nüüd {_about(now)}"
    elif before == now: falls = "Sinu võiduvõimalus väheneb veidi"
    else: falls = f"Sinu võiduvõimalus väheneb: oli {_about(before)}, nüüd {_about(now)}"
    return f"{falls}. Vastane saab kohe {deed}" if deed else falls

# On paper.
NOT_FINISHED = "Lõpetamata"
POSITION = "Seis"
PLAYED_BY = "Mängijad"
SCORE = "Punktid"
MOVES = "Käigud"
MOVES_HANDOUT = "Leht käikude jaoks"
DATE, RESULT = "Kuupäev", "Tulemus"
def write_moves(example: str) -> str: return f"Kirjutage iga käik oma numbri juurde: {example}."
def sheet_of(name: str) -> str: return capital(f"{declined(name)} leht")
def after_move(move: str) -> str: return f"Pärast käiku {move}"
PUZZLES = "Mõistatused"
ANSWERS = "Lahendused"
ANSWERS_AT_THE_END = "Lahendused on lõpus."
OTHER_ANSWERS = "Mõni teine lahendus võib olla sama hea."
OTHERS_AMONG_THEM = "Vastase käigud on nende vahel kirjas. Mõni teine lahendus võib olla sama hea."
def puzzle(number: int) -> str: return f"{number}. mõistatus"

# Games by messages.
NEW = "See mäng on siin uus."
NEWER = "Mäng on edasi läinud."
SAME = "See link näitab mängu nii, nagu see on siin salvestatud."
OLDER = "See link on vanem kui siin salvestatud mäng."
OTHER = "See link kuulub teise mängu juurde."
BEGINS_DIFFERENTLY = "See link ei klapi siin salvestatud mänguga: algus on erinev."
ENDS_DIFFERENTLY = "See link ei klapi siin salvestatud mänguga: lõpp on erinev."
def contradicts(number: int, move: str) -> str: return f"See link ei klapi siin salvestatud mänguga, mille {number}. käik on „{move}“."
def somebody_else(name: str) -> str: return f"Selle lingi järgi on {name} keegi teine kui siin salvestatud mängus. Võib-olla avasid sama kutse kaks inimest."
def foreign_secret(name: str) -> str: return f"{capital(name)} liitus mänguga teise saladusega."
def false_dice(number: int, outcome: str, name: str) -> str: return f"Selle lingi {number}. käik on vale: „{outcome}“ ei tulene mängijate saladustest. Selle avas {name}."

# What can't be used. These begin small and have no full stop: pages make sentences of them.
LOST_SMALL = "selle lingi väiketähed on kaduma läinud; kopeeri algne link"
LOST_CAPITALS = "selle lingi suurtähed on kaduma läinud; kopeeri algne link"
NOT_A_LINK = "see ei ole pygamesi link või on osa sellest puudu"
LINK_CHANGED = "seda linki on teel muudetud; kopeeri see uuesti"
LINK_CUT = "osa sellest lingist on puudu; kopeeri kogu link"
NEWER_LINK = "see link on tehtud uuema versiooniga"
NEWER_RECORD = "see mäng on tehtud uuema versiooniga"
NOT_A_PUZZLE = "see ei ole selle mängu mõistatus või on seda teel muudetud"
ENDS_FOR_TWO = "enne lõppu saab lõpetada ainult kahe mängija mängu"
ENDS_ON_TURN = "mängu saab enne lõpetada ainult siis, kui keegi on käigul"
WHO_RESIGNED = "puudub, kes alistus"
NO_GAME_IN_TEXT = "selles tekstis ei ole mänge: see on poolik või muudetud või hoopis midagi muud"
NEWER_GAMES = "need mängud on eksporditud uuemast versioonist"
NAMES_NO_GAME = "see link ei nimeta ühtegi mängu"
DEFECT = "sisemine viga; päring ei ole selles süüdi"
def no_puzzle(why: str) -> str: return f"see ei ole selle mängu mõistatus: {why}"
def not_as_written(position: str) -> str: return f"seis kirjutatakse nii: {position}"
def too_long(letters: int) -> str: return f"lingis võib olla kuni {letters} märki"
def too_many_moves(actions: int) -> str: return f"linki mahub kuni {actions} käiku"
def game_over(reason: str) -> str: return f"mäng on läbi: {reason}"
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"mängu „{id}“ siin ei ole; olemas on {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    expected = str(fewest) if fewest == most else f"{fewest} kuni {most}"
    return f"{title}: mängijate arv on {expected}, mitte {count}"

def no_option(title: str, option: str) -> str: return f"mängul {title} ei ole valikut „{option}“"
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} saab olla ainult {joined(values, 'või')}"
def over_before(at: int) -> str: return f"tegevus {at + 1}: mäng oli juba läbi"
def not_legal(at: int, action: str, allowed: str) -> str: return f"tegevus {at + 1}: „{action}“ ei ole siin võimalik; võimalikud: {allowed}"
def some_of(count: int, first: str) -> str: return f"{count}, näiteks {first}…"
def no_draws(title: str) -> str: return f"mängus {title} viiki ei ole"
def no_position(title: str) -> str: return f"mäng {title} ei saa alata seisust"
def not_unpacked(name: str, why: str) -> str: return f"faili {name} ei saa lahti pakkida: {why}"
def larger_than_said(file: str) -> str: return f"„{file}“ on suurem, kui wheel ütleb"
def wheel_files(name: str, most: int) -> str: return f"{name}: wheel’is võib olla kuni {most} faili"
def wheel_size(name: str, most: int) -> str: return f"{name}: wheel võib olla kuni {most} MB"
def wheel_name(name: str, example: str) -> str: return f"{name}: wheel’i nimi on näiteks {example}"
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name}: mäng on puhas Python, wheel sihile {pure}, mitte {tag}"
def file_outside(name: str, file: str) -> str: return f"{name} sisaldab faili väljaspool: „{file}“"
def of_python(name: str, module: str) -> str: return f"{name}: {module} on Pythoni enda moodul"
def compressed_otherwise(name: str) -> str: return f"{name} on pakitud teisiti kui wheel’id"
def only_ours(name: str, package: str) -> str: return f"{name}: ainult see pakett tohib olla {package}"
def entry_points(name: str, most: int) -> str: return f"{name} sisaldab üle {most} kB sisenemispunkte"
def declares_none(name: str, group: str, example: str) -> str: return f"{name} ei kirjelda ühtegi mängu: sisenemispunktides peab olema rühm [{group}] ja rida nagu {example}"
def not_utf8(file: str, name: str) -> str: return f"{file} failis {name} ei ole UTF-8"
def declared_like(line: str, example: str) -> str: return f"„{line}“: mäng kirjeldatakse nii: {example}"
def name_taken(id: str) -> str: return f"mäng „{id}“ on juba olemas; vali teine tunnus"
def wheel_broken(name: str, why: str) -> str: return f"{name}: {why}"
def not_here(name: str) -> str: return f"faili {name} siin ei ole"
