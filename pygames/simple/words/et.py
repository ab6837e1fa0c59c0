"""Eesti keel: laused, mis väikesel mängul on neid kirjutamata. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.et import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} mõnele märgitud kohale."
TURN = "Vali mõni märgitud koht."
END = "Mäng lõpeb kohe, kui eesmärk on saavutatud."
SCORE = "Võidab see, kes saavutab eesmärgi."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    if len(returns) == 1: return "Mäng on läbi."
    if points is not None: return f"Loevad punktid: {':'.join(map(str, sorted(points, reverse=True)))}."
    return "Eesmärk on saavutatud." if any(returns) else "Keegi ei võitnud."

# What is on the board. Pieces have the names that their author gave them.
EMPTY = "tühi"
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"
CAN = {"ring": "saab valida", "dot": "siia saab minna", "cross": "saab lüüa"}
def held(number: int) -> str: return counted(number, "nupp", "nuppu")

def outcome(text: Action) -> str:
    number = number_of(text)
    return f"{number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"Laual: {joined([outcome(each) for each in tray])}."
    return f"{'Täring näitab' if len(tray) == 1 else 'Täringud näitavad'} {joined(numbers)}."

# What is next.
PIECE, PLACE, ANY, BUTTON = (
    "vali nupp, millega käia",
    "vali tühi koht",
    "vali märgitud koht",
    "otsusta",
)
OVER = "Mäng on läbi"
WHERE_TO, AND_THEN = "Kuhu see läheb?", "Ja siis?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    if player is None: return "Veeretatakse täringut" if rolls else "Otsustab juhus"
    verbs = ("veeretad", "veeretab") if rolls else ("tõmbad", "tõmbab")
    return capital(does(cast[player], *verbs))

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    number = number_of(text)
    if number: return Phrase(f"Vise: {number}", f"{number}", glyphs)
    return Phrase(f"Tõmmatud: {as_words(text)}", as_words(text))

Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"löödud: {joined(captures)}"] if captures else []
    parts += [f"{named(kind)} läheb kohale {cell}" for kind, cell in arrivals]
    return "".join(f"; {part}" for part in parts)

def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"Käi {dashed(way)}{_besides(captures, arrivals)}", dashed(way))
def places(where: str) -> Phrase: return Phrase(f"Pane nupp kohale {dashed(where)}", dashed(where))
def chooses(what: str) -> Phrase: return Phrase(f"Vali {dashed(what)}", dashed(what))

def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str:
    did = does(cast[player], "käisid", "käis")
    return capital(f"{did} {dashed(way)}{_besides(captures, arrivals)}")

def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str:
    onto = f"{'kohale' if len(cells) == 1 else 'kohtadele'} {joined(cells)}"
    return capital(f"{does(cast[player], 'panid', 'pani')} nupu {onto}: {named(piece)}")

def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}: {dashed(what)}"
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'valisid', 'valis')} salaja")
IN_SECRET = "Salaja valitud"
ALL_HAVE_CHOSEN = "Kõik on valinud"
ALL_AT_ONCE = "Kõik valivad korraga: ühtki valikut ei näe enne, kui viimane on tehtud."
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{does(cast[player], 'valisid', 'valis')} „{label}“")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    number = number_of(text)
    if player is None: return f"Vise: {number}" if number else f"Tõmmatud: {as_words(text)}"
    if number: return capital(f"{does(cast[player], 'veeretasid', 'veeretas')} {number}")
    return capital(f"{does(cast[player], 'tõmbasid', 'tõmbas')}: {as_words(text)}")

# Why something can't be picked.
CHANCE_NEXT = "Nüüd otsustab juhus."
ONLY_PLACES = "Valida saab ainult kohti laual."
NOT_NOW = "Seda ei saa praegu valida."

# So many places are named.
_FEW = 4
def taken(cell: str) -> str: return f"Koht {cell} on hõivatud."
def nothing_there(cell: str) -> str: return f"Koht {cell} on tühi: vali nupp, millega käia."
def not_yours(cell: str, piece: str) -> str: return f"Kohal {cell} on {named(piece)}, millega praegu käia ei saa."
def not_here(cell: str) -> str: return f"Kohta {cell} ei saa praegu valida."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    lead = f"Kohalt {start} ei pääse kohale {cell}"
    if len(ends) > _FEW: return f"{lead}."
    to = "kohale" if len(ends) == 1 else "kohtadele"
    return f"{lead}, ainult {to} {joined(ends, 'või')}."

def listed(cells: Sequence[str]) -> str: return f"{len(cells)}: {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    if kind == "row": return f"{name}. rida" if name else ROW
    return f"Veerg {name}" if kind == "column" else f"Joon {dashed(name)}"

TRAY = "Laual"
MARKED = "Esile tõstetud"
ROW = "Rida"

# Paper.
BOARD = "Laud"
EXAMPLE = "nii, nagu see tipitakse, näiteks b3 või b3-b4"
BOARD_LABEL = "Laud mängu algul"
BOARD_SHEET = "Mängige müntide, nuppude või nööpidega."
START_SHEET = "Nupud on joonistatud algseisu; pange nende peale mündid, nupud või nööbid."

# Planes.
def plane_of(piece: str) -> str: return f"{piece} siin"
def plane_of_turn(player: Player) -> str: return f"käigul on mängija {player}"
def plane_of_seat(player: Player) -> str: return f"mina olen mängija {player}"
def plane_of_word(text: str) -> str: return f"{text} on valitav"
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} laual"
NEXT, LATER, CHOSEN = "saab valida järgmisena", "saab valida hiljem", "juba valitud"

# Measures.
NOT_MEASURED = "Midagi ei ole veel mõõdetud."
WINS, DRAWS, LEADS = "Võidud:", "Viigid", "Juhi vahetusi mängus"
LENGTH, CHOICES = "Käike mängus", "Valikuid käigul"
UNUSED, NEVER = "Kasutamata kohad", "Kasutamata nupud"
def measured_alone(score: int) -> str: return f"Botid saavad keskmiselt {score}."
def unfair(name: str, share: int, *, first: bool) -> str: return f"{name} võidab {share}\u00a0mängu\u00a0100-st" + (": proovi vahetusreeglit." if first else ".")
def often_drawn(share: int) -> str: return f"{share}\u00a0mängu\u00a0100-st lõpeb viigiga."
def lucky(skill: int) -> str: return f"Tugevam bot võidab ainult {skill}\u00a0mängu\u00a0100-st: palju otsustab õnn."
def too_few(low: int, high: int) -> str: return f"Mänge on otsustamiseks liiga vähe: alustaja võidab {low}\u00a0kuni\u00a0{high}\u00a0mängu\u00a0100-st."
def fair(share: int, skill: int) -> str: return f"Miski ei torka silma: alustaja võidab {share}\u00a0mängu\u00a0100-st ja tugevam bot {skill}."
def stronger(strong: int, weak: int) -> str: return f"Tase {strong} tasemega {weak}"
TWO_ONLY = "Lahendada saab ainult kahe mängija mänge."
NO_LUCK = "Kus otsustavad täringud, kaardid või saladused, pole midagi lahendada."
TOLD_APART = "Seise ei saa eristada: olek peab olema külmutatud andmeklass."
def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    by = f" vähemalt {points}-punktilise eduga" if points else ""
    return f"{name} võidab{by} kõige rohkem {moves} käiguga, mida teine ka ei teeks. Seise: {positions}."
def solved_draw(positions: int) -> str: return f"Viik, kui mõlemad mängivad parimat mängu. Seise: {positions}."
def gave_up(positions: int, seconds: int) -> str: return f"Lahendamata: {seconds} sekundi järel on teada {positions} seisu ja neid on veel."
def best_moves(moves: Sequence[str]) -> str: return f"Parim: {'; '.join(moves)}."
EVERY_MOVE = "Kõik käigud on võrdselt head."
