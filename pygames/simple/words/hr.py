"""Hrvatski: rečenice koje mala igra ima a da ih nitko ne piše. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.hr import Cast, capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.look.short import InShort
from pygames.simple.outcomes import rolled
from pygames.simple.own import as_words, kinds, own

TIP = "{Tap} jedno od označenih mjesta."
TURN = "Odaberi jedno od označenih mjesta."
END = "Partija završava čim je cilj postignut."
SCORE = "Pobjeđuje tko postigne cilj."
CLAUSES = ("R1", "R2", "R3", "R4")


def short(goal: str, turn: str, end: str, score: str) -> InShort:
    """Return the game in four sentences."""
    return InShort(goal, turn or TURN, end or END, score or SCORE)


# How it ends.


def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    """Say why a game is over."""
    if len(returns) == 1:
        return "Partija je završena."
    if points is not None:
        return f"Odlučuju bodovi: {' : '.join(map(str, sorted(points, reverse=True)))}."
    return "Cilj je postignut." if any(returns) else "Nitko nije pobijedio."


# What is on the board. Pieces have the names that their author gave them.

EMPTY = "prazno"


def named(piece: str) -> str:
    """Name what stands on a cell: "crveno", or "crveno i plavo"."""
    return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])


def label(cell: str, piece: str | None) -> str:
    """Name a cell and what stands there."""
    return f"{cell}, {EMPTY if piece is None else named(piece)}"


CAN = {"ring": "može se odabrati", "dot": "ovamo se može", "cross": "može se uzeti"}


def held(number: int) -> str:
    """Count a player's pieces."""
    return counted(number, "figura", "figure", "figura")


def outcome(text: Action) -> str:
    """Name an outcome of chance: "3", "queen of hearts"."""
    number = rolled(text)
    return f"{number}" if number else as_words(text)


def on_the_table(tray: Sequence[Action]) -> str:
    """Say what lies beside the board."""
    numbers = [str(rolled(each)) for each in tray]
    if "0" in numbers:
        return f"Na stolu: {joined([outcome(each) for each in tray])}."
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
    """Say that dice or cards are next."""
    if player is None:
        return "Baca se kocka" if rolls else "Odlučuje slučaj"
    line = (
        does(cast[player], "bacaš", "baca") if rolls else does(cast[player], "izvlačiš", "izvlači")
    )
    return capital(line)


# What actions are, and what was done.


def button(text: Action) -> str:
    """Return what the button of an action says."""
    return capital(as_words(text))


def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    """Say what chance has done."""
    number = rolled(text)
    if number:
        return Phrase(f"Bačeno: {number}", f"{number}", glyphs)
    return Phrase(f"Izvučeno: {as_words(text)}", as_words(text))


Sent = Sequence[tuple[str, str]]


def _besides(taken: Sequence[str], sent: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"uzeto: {joined(taken)}"] if taken else []
    parts += [f"{named(kind)} ide na {cell}" for kind, cell in sent]
    return "".join(f"; {part}" for part in parts)


def moves(way: str, taken: Sequence[str], sent: Sent) -> Phrase:
    """Name a move along a way such as a2-a3, and what happens to others."""
    return Phrase(f"Pomak {dashed(way)}{_besides(taken, sent)}", dashed(way))


def places(where: str) -> Phrase:
    """Name the placing of a piece."""
    return Phrase(f"Figura na {dashed(where)}", dashed(where))


def by_verb(verb: str, what: str) -> Phrase:
    """Name an action by the verb that the game gives: "Sow from c1"."""
    return Phrase(f"{capital(verb)} {dashed(what)}", dashed(what))


def chooses(what: str) -> Phrase:
    """Name any other action."""
    return Phrase(f"Odabir: {dashed(what)}", dashed(what))


def moved(cast: Cast, player: Player, way: str, taken: Sequence[str], sent: Sent) -> str:
    """Say what a player moved, and what happened to others."""
    plays = does(cast[player], "igraš", "igra")
    return capital(f"{plays} {dashed(way)}{_besides(taken, sent)}")


def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str:
    """Say what a player placed."""
    puts = does(cast[player], "stavljaš", "stavlja")
    return capital(f"{puts} na {joined(cells)}: {named(piece)}")


def chose(cast: Cast, player: Player, what: str) -> str:
    """Say what else a player did: where it was is enough."""
    return f"{capital(subject(cast[player]))}: {dashed(what)}"


def has_chosen(cast: Cast, player: Player) -> str:
    """Say that a player has chosen, and not what."""
    return capital(f"{does(cast[player], 'odabireš', 'odabire')} u tajnosti")


IN_SECRET = "Odabrano u tajnosti"
ALL_HAVE_CHOSEN = "Svi su odabrali"
ALL_AT_ONCE = "Svi biraju istodobno: nijedan se izbor ne vidi prije nego što padne posljednji."


def pressed(cast: Cast, player: Player, label: str) -> str:
    """Say which button a player chose."""
    return capital(f"{does(cast[player], 'odabireš', 'odabire')} „{label}”")


def happened(cast: Cast, player: Player | None, text: Action) -> str:
    """Say what chance has done, perhaps for a player."""
    number = rolled(text)
    if player is None:
        return f"Bačeno: {number}" if number else f"Izvučeno: {as_words(text)}"
    if number:
        return capital(f"{does(cast[player], 'bacaš', 'baca')} {number}")
    return capital(f"{does(cast[player], 'izvlačiš', 'izvlači')}: {as_words(text)}")


# Why something can't be picked.

CHANCE_NEXT = "Sada odlučuje slučaj."
ONLY_PLACES = "Mogu se odabrati samo mjesta na ploči."
NOT_NOW = "To se sada ne može odabrati."
_FEW = 4
"""So many places are named."""


def taken(cell: str) -> str:
    """Say that something stands there."""
    return f"Mjesto {cell} je zauzeto."


def nothing_there(cell: str) -> str:
    """Say that there is nothing to move."""
    return f"Mjesto {cell} je prazno: odaberi figuru."


def not_yours(cell: str, piece: str) -> str:
    """Say that such a piece can't be moved now."""
    return f"Na {cell} stoji {named(piece)}, a to se sada ne može pomaknuti."


def not_here(cell: str) -> str:
    """Say that a cell can't be chosen."""
    return f"Mjesto {cell} se sada ne može odabrati."


def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    """Say where one can get to instead."""
    lead = f"Od {start} se ne može do {cell}"
    return f"{lead}, nego samo do {joined(ends, 'ili')}." if len(ends) <= _FEW else f"{lead}."


# Reading aloud.


def kind(piece: str) -> str:
    """Head the places of one kind of piece."""
    return capital(own(piece))


def listed(cells: Sequence[str]) -> str:
    """Say where pieces stand."""
    return f"{len(cells)}: {', '.join(cells)}"


def way(kind: str, name: str) -> str:
    """Name a row, a column or a line of the board; a track has one row, without a name."""
    if kind == "row":
        return f"{name}. red" if name else ROW
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


def plane_of(piece: str) -> str:
    """Say that a plane tells of a piece."""
    return f"{piece} ovdje"


def plane_of_turn(player: Player) -> str:
    """Say that a plane tells whose turn it is."""
    return f"na potezu je igrač {player}"


def plane_of_seat(player: Player) -> str:
    """Say that a plane tells who looks."""
    return f"ja sam igrač {player}"


def plane_of_word(text: str) -> str:
    """Say that a plane tells that a word can be chosen."""
    return f"{text} se može odabrati"


def plane_of_outcome(text: str) -> str:
    """Say that a plane tells of dice or cards."""
    return f"{outcome(text)} na stolu"


NEXT, LATER, CHOSEN = "može se odabrati sada", "može se odabrati poslije", "već odabrano"


# Measures.

NOT_MEASURED = "Još ništa nije izmjereno."
WINS, DRAWS, LEADS = "Pobjede:", "Neriješeno", "Promjene vodstva u partiji"
LENGTH, CHOICES = "Poteza u partiji", "Izbora u potezu"
UNUSED, NEVER = "Nikad korištena mjesta", "Nikad korišteni gumbi"


def measured_alone(score: int) -> str:
    """Say what bots score in a game for one."""
    return f"Botovi u prosjeku postižu {score}."


def unfair(name: str, share: int, *, first: bool) -> str:
    """Say that a seat wins too often; against the first one there is a remedy."""
    return f"{name} pobjeđuje {share} od 100 puta" + (": probaj pravilo zamjene." if first else ".")


def often_drawn(share: int) -> str:
    """Say that too many games are drawn."""
    return f"{share} od 100 partija završava neriješeno."


def lucky(skill: int) -> str:
    """Say that it matters little who plays better."""
    return f"Jači bot pobjeđuje samo {skill} od 100 puta: mnogo odlučuje sreća."


def fair(share: int, skill: int) -> str:
    """Say that nothing is wrong."""
    return f"Ništa ne odskače: tko počinje pobjeđuje {share} od 100 puta, a jači bot {skill}."


def stronger(strong: int, weak: int) -> str:
    """Head what a strong bot wins against a weak one."""
    return f"Razina {strong} protiv razine {weak}"
