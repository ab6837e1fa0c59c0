"""Hrvatski: sve rečenice koje ne kaže nijedna igra sama. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.hr import capital, counted, does, joined, named, subject

# How a game stands, and how it ended.
OVER = "Partija je završena."
DRAW = "Neriješeno"
YOU_LOSE = "Tvoj poraz"
BOTH_AGREED = "Obje strane prihvaćaju neriješen ishod"
def resigned(cast: Cast, loser: Player) -> str: return capital(does(cast[loser], "predaješ partiju", "predaje partiju"))
def score(points: int) -> str: return _points(points)

def won(cast: Cast, winners: Sequence[Player]) -> str:
    if len(winners) > 1:
        share = "dijelite" if cast.you in winners else "dijele"
        return f"Pobjedu {share} {named(cast.each(winners))}"
    return "Tvoja pobjeda" if winners[0] == cast.you else f"Pobjeđuje {subject(cast[winners[0]])}"

OUR_RULING = "Naše tumačenje."

# The swap rule.
SWAP = "Zamjena"
SWAP_OPTION = "Zamjena (naše pravilo, ne izdavačevo)"
NO_SWAP = "Bez zamjene"
def may_swap(second: str) -> str: return f"{second} ima pravo na zamjenu"
def can_be_taken_over(cast: Cast) -> str: return capital(f"{does(cast[1], 'možeš', 'može')} zamjenom preuzeti ovaj potez.")

def swap_at_first_only(cast: Cast) -> str:
    if cast.you == 1: return "Zamjena ti je moguća samo u prvom potezu."
    return f"{subject(cast[1])} ima pravo na zamjenu samo u prvom potezu."

# Places one after the other, read aloud.
def span(first: str, last: str) -> str: return f"od {first} do {last}"
TO = "do"

# Why a typed move isn't one.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"„{text}” može značiti {joined(actions, 'ili')}. Upiši cijeli potez."
def moves_look_like(examples: Sequence[str]) -> str: return f"Potezi se pišu ovako: {joined(examples, 'ili')}."
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"„{text}” nije zapis poteza. {moves_look_like(examples)}"
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"„{text}” je tek početak poteza. {moves_look_like(examples)}"

# What bots see.
LOST = "Protiv najbolje igre pozicija je izgubljena"
ONLY_HOPE = "Svi ostali potezi gube"
DRAWN = "Neriješeno ako oba igrača igraju najbolje"
WIN_TO_DRAW = "Sigurna pobjeda postaje neriješen ishod"
LOSES = "Sigurno gubi"
IT_LOSES = "To sigurno gubi"
def wins(moves: int) -> str: return f"Pobjeđuje {_how_soon(moves)}"
def was_a_win(moves: int) -> str: return f"Ovdje se moglo pobijediti {_how_soon(moves)}"
def opponent_then_wins(moves: int) -> str: return f"Protivnik tada pobjeđuje {_how_soon(moves)}"
def then_wins(name: str, moves: int) -> str: return f"{name} tada pobjeđuje {_how_soon(moves)}"
def can_at_once(name: str, deed: str) -> str: return f"{name} odmah može {deed}"

def _how_soon(moves: int) -> str:
    if moves > 1: return f"u {counted(moves, 'potez', 'poteza', 'poteza')}"
    return "odmah" if moves else "sigurno"

def odds(tenths: int) -> str: return f"Tvoji izgledi: {_about(tenths)}"
def chance(tenths: int) -> str: return capital(_about(tenths))
def _about(tenths: int) -> str: return f"oko {in_ten(tenths)}"
def points(number: int, *, exact: bool) -> str: return _points(number) if exact else capital(_around(number))
def _points(number: int) -> str: return counted(number, "bod", "boda", "bodova")
def _around(number: int) -> str: return f"oko {counted(number, 'boda', 'boda', 'bodova')}"
def costs_points(number: int) -> str: return f"To stoji {_around(number)}"
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0od\u00a0100"
def in_ten(tenths: int) -> str: return f"{tenths}\u00a0od\u00a010"
def counted_fall(before: str, now: str) -> str: return f"Pobjeđuje {now}\u00a0od\u00a0100 puta, a ne {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    if before is None: falls = f"Sigurne pobjede više nema: izgledi su sada {_about(now)}"
    elif before == now: falls = "Tvoji su izgledi malo slabiji"
    else: falls = f"Tvoji izgledi padaju {_with(before)} {before} na {in_ten(now)}"
    return f"{falls}; protivnik odmah može {deed}" if deed else falls

# Return the preposition "s" as it is said before a number up to ten.
def _with(number: int) -> str: return "sa" if number in (6, 7) else "s"

# On paper.
NOT_FINISHED = "Nedovršeno"
POSITION = "Pozicija"
PLAYED_BY = "Igraju"
SCORE = "Bodovi"
MOVES = "Potezi"
MOVES_HANDOUT = "List za poteze"
DATE, RESULT = "Datum", "Rezultat"
def write_moves(example: str) -> str: return f"Upišite svaki potez uz njegov broj: {example}."
def sheet_of(name: str) -> str: return f"List: {name}"
def after_move(move: str) -> str: return f"Nakon poteza {move}"
PUZZLES = "Zagonetke"
ANSWERS = "Rješenja"
ANSWERS_AT_THE_END = "Rješenja su na kraju."
OTHER_ANSWERS = "I neko drugo rješenje može biti jednako dobro."
OTHERS_AMONG_THEM = "Navedeni su i protivnikovi potezi. I neko drugo rješenje može biti jednako dobro."
def puzzle(number: int) -> str: return f"Zagonetka {number}"

# Games by messages.
NEW = "Ova je partija ovdje nova."
NEWER = "Partija se nastavila."
SAME = "Ova poveznica pokazuje partiju onako kako je ovdje spremljena."
OLDER = "Ova je poveznica starija od partije koja je ovdje spremljena."
OTHER = "Ova poveznica pripada drugoj partiji."
BEGINS_DIFFERENTLY = "Ova se poveznica ne slaže s ovdje spremljenom partijom: drukčije počinje."
ENDS_DIFFERENTLY = "Ova se poveznica ne slaže s ovdje spremljenom partijom: drukčije završava."
def contradicts(number: int, move: str) -> str: return f"Ova se poveznica ne slaže s ovdje spremljenom partijom, čiji {number}. potez glasi „{move}”."
def somebody_else(name: str) -> str: return f"U ovoj poveznici na mjestu „{name}” igra druga osoba nego u ovdje spremljenoj partiji. Možda su dvije osobe otvorile istu pozivnicu."
def foreign_secret(name: str) -> str: return f"Ova tajna nije ona s kojom se partiji pridružuje {name}."
def false_dice(number: int, outcome: str, name: str) -> str: return f"{number}. potez ove poveznice nije ispravan: „{outcome}” ne proizlazi iz tajni igrača. Tajnu otkriva {name}."

# What can't be used. These begin small and have no full stop: pages make sentences of them.
LOST_SMALL = "u ovoj su se poveznici izgubila mala slova; kopiraj samu poveznicu"
LOST_CAPITALS = "u ovoj su se poveznici izgubila velika slova; kopiraj samu poveznicu"
NOT_A_LINK = "ovo nije poveznica stranice pygames ili joj nedostaje dio"
LINK_CHANGED = "ova je poveznica putem izmijenjena; kopiraj je još jednom"
LINK_CUT = "nedostaje dio ove poveznice; kopiraj je cijelu"
NEWER_LINK = "ova je poveznica iz novije verzije"
NEWER_RECORD = "ova je partija iz novije verzije"
NOT_A_PUZZLE = "ovo nije zagonetka ove igre ili je putem izmijenjena"
ENDS_FOR_TWO = "prije kraja može se završiti samo partija dvaju igrača"
ENDS_ON_TURN = "partija se prije kraja završava samo kad je netko na potezu"
WHO_RESIGNED = "nedostaje tko je predao partiju"
NO_GAME_IN_TEXT = "u ovom tekstu nema partija: odrezan je, izmijenjen ili je nešto drugo"
NEWER_GAMES = "ove su partije izvezene iz novije verzije"
NAMES_NO_GAME = "ova poveznica ne imenuje nijednu igru"
DEFECT = "unutarnja pogreška; nije do zahtjeva"
def no_puzzle(why: str) -> str: return f"ovo nije zagonetka ove igre: {why}"
def not_as_written(position: str) -> str: return f"pozicija se piše ovako: {position}"
def too_long(letters: int) -> str: return f"poveznica može imati najviše {counted(letters, 'znak', 'znaka', 'znakova')}"
def too_many_moves(actions: int) -> str: return f"u poveznicu stane najviše {counted(actions, 'potez', 'poteza', 'poteza')}"
def game_over(reason: str) -> str: return f"partija je završena: {reason}"
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"ovdje nema igre „{id}”; dostupne su: {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    expected = str(fewest) if fewest == most else f"{fewest} do {most}"
    return f"{title}: broj igrača je {expected}, a ne {count}"

def no_option(title: str, option: str) -> str: return f"{title} nema mogućnosti „{option}”"
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} može biti samo {joined(values, 'ili')}"
def over_before(at: int) -> str: return f"radnja {at + 1}: partija je već bila završena"
def not_legal(at: int, action: str, allowed: str) -> str: return f"radnja {at + 1}: „{action}” ovdje nije moguće; moguće: {allowed}"
def some_of(count: int, first: str) -> str: return f"{count}, primjerice {first}…"
def no_draws(title: str) -> str: return f"{title}: nema neriješenog ishoda"
def no_position(title: str) -> str: return f"{title}: ne može se početi od pozicije"
def not_unpacked(name: str, why: str) -> str: return f"{name} se ne može raspakirati: {why}"
def larger_than_said(file: str) -> str: return f"„{file}” je veća datoteka nego što wheel kaže"
def wheel_files(name: str, most: int) -> str: return f"{name}: wheel može imati najviše ovoliko datoteka: {most}"
def wheel_size(name: str, most: int) -> str: return f"{name}: wheel može imati najviše {most} MB"
def wheel_name(name: str, example: str) -> str: return f"{name}: wheel se zove, primjerice, {example}"
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name}: igra je čisti Python, wheel za {pure}, ne za {tag}"
def file_outside(name: str, file: str) -> str: return f"{name} ima datoteku izvana: „{file}”"
def of_python(name: str, module: str) -> str: return f"{name}: {module} je modul samog Pythona"
def compressed_otherwise(name: str) -> str: return f"{name} je sažet drukčije nego wheelovi"
def only_ours(name: str, package: str) -> str: return f"{name}: samo se ovaj paket smije zvati {package}"
def entry_points(name: str, most: int) -> str: return f"{name} ima više od {most} kB ulaznih točaka"
def declares_none(name: str, group: str, example: str) -> str: return f"{name} ne navodi nijednu igru: ulazne točke trebaju grupu [{group}] i redak poput {example}"
def not_utf8(file: str, name: str) -> str: return f"{file} u {name} nije UTF-8"
def declared_like(line: str, example: str) -> str: return f"„{line}”: igra se navodi ovako: {example}"
def name_taken(id: str) -> str: return f"igra „{id}” već postoji; odaberi drugu oznaku"
def wheel_broken(name: str, why: str) -> str: return f"{name}: {why}"
def not_here(name: str) -> str: return f"{name} nije ovdje"
