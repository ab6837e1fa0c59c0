"""Hrvatski: rečenice koje mala igra ima a da ih nitko ne piše. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.hr import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} jedno od označenih mjesta."
TURN = "Odaberi jedno od označenih mjesta."
END = "Partija završava čim je cilj postignut."
SCORE = "Pobjeđuje tko postigne cilj."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    if len(returns) == 1: return "Partija je završena."
    if points is not None: return f"Odlučuju bodovi: {' : '.join(map(str, sorted(points, reverse=True)))}."
    return "Cilj je postignut." if any(returns) else "Nitko nije pobijedio."

# What is on the board. Pieces have the names that their author gave them.
EMPTY = "prazno"
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"
CAN = {"ring": "može se odabrati", "dot": "ovamo se može", "cross": "može se uzeti"}
def held(number: int) -> str: return counted(number, "figura", "figure", "figura")

def outcome(text: Action) -> str:
    number = number_of(text)
    return f"{number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"Na stolu: {joined([outcome(each) for each in tray])}."
    return f"{'Kocka pokazuje' if len(tray) == 1 else 'Kocke pokazuju'} {joined(numbers)}."

# What is next.
PIECE, PLACE, ANY, BUTTON = (
    "odaberi figuru",
    "odaberi prazno mjesto",
    "odaberi označeno mjesto",
    "odluči",
)
OVER = "Partija je završena"
WHERE_TO, AND_THEN = "Kamo ide?", "A zatim?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    if player is None: return "Baca se kocka" if rolls else "Odlučuje slučaj"
    line = does(cast[player], "bacaš", "baca") if rolls else does(cast[player], "izvlačiš", "izvlači")
    return capital(line)

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    number = number_of(text)
    if number: return Phrase(f"Bačeno: {number}", f"{number}", glyphs)
    return Phrase(f"Izvučeno: {as_words(text)}", as_words(text))

Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"uzeto: {joined(captures)}"] if captures else []
    parts += [f"{named(kind)} ide na {cell}" for kind, cell in arrivals]
    return "".join(f"; {part}" for part in parts)

def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"Pomak {dashed(way)}{_besides(captures, arrivals)}", dashed(way))
def places(where: str) -> Phrase: return Phrase(f"Figura na {dashed(where)}", dashed(where))
def chooses(what: str) -> Phrase: return Phrase(f"Odabir: {dashed(what)}", dashed(what))

def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str:
    plays = does(cast[player], "igraš", "igra")
    return capital(f"{plays} {dashed(way)}{_besides(captures, arrivals)}")

def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str:
    puts = does(cast[player], "stavljaš", "stavlja")
    return capital(f"{puts} na {joined(cells)}: {named(piece)}")

def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}: {dashed(what)}"
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'odabireš', 'odabire')} u tajnosti")
IN_SECRET = "Odabrano u tajnosti"
ALL_HAVE_CHOSEN = "Svi su odabrali"
ALL_AT_ONCE = "Svi biraju istodobno: nijedan se izbor ne vidi prije nego što padne posljednji."
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{does(cast[player], 'odabireš', 'odabire')} „{label}”")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    number = number_of(text)
    if player is None: return f"Bačeno: {number}" if number else f"Izvučeno: {as_words(text)}"
    if number: return capital(f"{does(cast[player], 'bacaš', 'baca')} {number}")
    return capital(f"{does(cast[player], 'izvlačiš', 'izvlači')}: {as_words(text)}")

# Why something can't be picked.
CHANCE_NEXT = "Sada odlučuje slučaj."
ONLY_PLACES = "Mogu se odabrati samo mjesta na ploči."
NOT_NOW = "To se sada ne može odabrati."

# So many places are named.
_FEW = 4
def taken(cell: str) -> str: return f"Mjesto {cell} je zauzeto."
def nothing_there(cell: str) -> str: return f"Mjesto {cell} je prazno: odaberi figuru."
def not_yours(cell: str, piece: str) -> str: return f"Na {cell} stoji {named(piece)}, a to se sada ne može pomaknuti."
def not_here(cell: str) -> str: return f"Mjesto {cell} se sada ne može odabrati."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    lead = f"Od {start} se ne može do {cell}"
    return f"{lead}, nego samo do {joined(ends, 'ili')}." if len(ends) <= _FEW else f"{lead}."

def listed(cells: Sequence[str]) -> str: return f"{len(cells)}: {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    if kind == "row": return f"{name}. red" if name else ROW
    return f"Stupac {name}" if kind == "column" else f"Crta {dashed(name)}"

TRAY = "Na stolu"
MARKED = "Istaknuto"
ROW = "Red"

# Paper.
BOARD = "Ploča"
EXAMPLE = "onako kako se tipka, npr. b3 ili b3-b4"
BOARD_LABEL = "Ploča na početku"
BOARD_SHEET = "Igrajte novčićima, žetonima ili gumbima."
START_SHEET = "Figure su nacrtane gdje počinju; pokrijte ih novčićima, žetonima ili gumbima."

# Planes.
def plane_of(piece: str) -> str: return f"{piece} ovdje"
def plane_of_turn(player: Player) -> str: return f"na potezu je igrač {player}"
def plane_of_seat(player: Player) -> str: return f"ja sam igrač {player}"
def plane_of_word(text: str) -> str: return f"{text} se može odabrati"
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} na stolu"
NEXT, LATER, CHOSEN = "može se odabrati sada", "može se odabrati poslije", "već odabrano"

# Measures.
NOT_MEASURED = "Još ništa nije izmjereno."
WINS, DRAWS, LEADS = "Pobjede:", "Neriješeno", "Promjene vodstva u partiji"
LENGTH, CHOICES = "Poteza u partiji", "Izbora u potezu"
UNUSED, NEVER = "Nikad korištena mjesta", "Nikad korišteni gumbi"
def measured_alone(score: int) -> str: return f"Botovi u prosjeku postižu {score}."
def unfair(name: str, share: int, *, first: bool) -> str: return f"{name} pobjeđuje {share}\u00a0od\u00a0100 puta" + (": probaj pravilo zamjene." if first else ".")
def often_drawn(share: int) -> str: return f"{share}\u00a0od\u00a0100 partija završava neriješeno."
def lucky(skill: int) -> str: return f"Jači bot pobjeđuje samo {skill}\u00a0od\u00a0100 puta: mnogo odlučuje sreća."
def too_few(low: int, high: int) -> str: return f"Premalo partija za zaključak: tko počinje pobjeđuje {low}\u00a0do\u00a0{high}\u00a0od\u00a0100 puta."
def fair(share: int, skill: int) -> str: return f"Ništa ne odskače: tko počinje pobjeđuje {share}\u00a0od\u00a0100 puta, a jači bot {skill}."
def stronger(strong: int, weak: int) -> str: return f"Razina {strong} protiv razine {weak}"
TWO_ONLY = "Riješiti se mogu samo igre za dvoje."
NO_LUCK = "Gdje odlučuju kocke, karte ili tajne, nema se što riješiti."
TOLD_APART = "Položaji se ne mogu razlikovati: stanje mora biti zamrznuta podatkovna klasa."
def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    by = f" s prednošću od najmanje {counted(points, 'boda', 'boda', 'bodova')}" if points else ""
    return f"{name} pobjeđuje{by} u najviše ovoliko poteza: {moves}, što god drugi učinio. Položaja: {positions}."
def solved_draw(positions: int) -> str: return f"Neriješeno ako oba igrača igraju najbolje. Položaja: {positions}."
def gave_up(positions: int, seconds: int) -> str: return f"Nije riješeno: nakon {seconds} sekundi poznato je položaja {positions}, a ima ih još."
def best_moves(moves: Sequence[str]) -> str: return f"Najbolje: {'; '.join(moves)}."
EVERY_MOVE = "Svi su potezi jednako dobri."
