"""What a position promises, by the rules alone."""

from __future__ import annotations

import pickle
import re
import reprlib
from collections.abc import Collection, Generator, Sequence
from copy import copy
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from types import FunctionType
from typing import Any

from pygames.conformance.promise import distinct, promise, words
from pygames.core import CHANCE, SWAP, TERMINAL, UNSEEN, Action, Player, Setup, State
from pygames.errors import MistakeError
from pygames.game import Game
from pygames.simple import State as Small
from pygames.simple.state import arrows_of, board_of, marks_of
from pygames.simple.theme import no_colour
from pygames.simple.typed import is_first, near, odd_field, plain_fields

_ACTION = re.compile(r"[!-~]+", re.ASCII)
_LONGEST = 40
LEGAL, OUTCOMES = "legal_actions", "chance_outcomes"
_ASKED = {
    "player": "current_player", "legal": LEGAL, "chance": OUTCOMES, "terminal": "is_terminal",
}  # fmt: skip
"""What was asked for each fact that is called otherwise."""


@dataclass(frozen=True)
class Facts:
    """Everything that a position says, to compare it with itself later."""

    player: Player
    legal: tuple[Action, ...]
    chance: tuple[tuple[Action, Fraction], ...]
    terminal: bool
    returns: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    reason: str | None
    position: str | None
    text: str

    @classmethod
    def of(cls, state: State) -> Facts:
        """Collect everything from a position."""
        return cls(
            state.current_player(),
            tuple(state.legal_actions()),
            tuple(state.chance_outcomes()),
            state.is_terminal(),
            state.returns(),
            state.scores(),
            state.reason(),
            state.position(),
            state.text(),
        )


def check_state(game: Game[Any], setup: Setup, state: State) -> Facts:
    """Check a position, and return its facts."""
    check_forms(state)
    check_shown(game, state, setup.players)
    facts = Facts.of(state)
    _check_same(facts, Facts.of(asked_anew(game, state)))
    _check_copy(state)
    _check_turn(game, setup, facts)
    _check_actions(facts.legal, LEGAL)
    _check_actions([action for action, _ in facts.chance], OUTCOMES)
    _check_chance(facts)
    _check_end(setup, facts)
    if facts.position is not None:
        _check_position(game, setup, facts.position, facts)
    return facts


def _check_same(facts: Facts, again: Facts) -> None:
    """Check that a position says the same when it is asked twice."""
    for field in fields(Facts):
        same = getattr(facts, field.name) == getattr(again, field.name)
        fact = _ASKED.get(field.name, field.name)
        promise(same, f"asked twice, {fact} says two things", fact)


def asked_anew(game: Game[Any], state: State) -> State:
    """Return the position without the answers that one of a game in one file remembers."""
    return state if game.states is None else copy(state)


def _check_copy(state: State) -> None:
    """Check that a position can be sent to another process, and is the same there."""
    try:
        hash(state)
    except TypeError as error:
        what, about = _unhashable(state, error)
        raise MistakeError(f"a position can’t be hashed: {what}", about) from error
    try:
        copied = copy_of(state)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise MistakeError(f"the position can’t be pickled: {error}") from error
    same = copied == state and hash(copied) == hash(state)
    promise(same, "pickled and read again, a position isn't equal to itself")


def copy_of(state: State) -> State:
    """Return the position as another process would get it."""
    copied: State = pickle.loads(pickle.dumps(state))
    return copied


def _unhashable(state: State, error: TypeError) -> tuple[str, str]:
    """Say which field can change, and what to blame: the field, or `child`."""
    names: list[str] = [field.name for field in fields(state)] if is_dataclass(state) else []
    for name in names:
        value = getattr(state, name)
        if (kind := _changing(value)) is not None:
            what = f"its field {name} holds a {kind.__name__}, which can change"
            return f"{what}; use Pieces or a tuple", name if is_first(state, name) else "child"
    return str(error), ""


def _changing(value: object) -> type | None:
    """Return the type of what can change in a value, perhaps deep in a tuple; None if nothing."""
    if isinstance(value, tuple):
        return next(filter(None, map(_changing, value)), None)
    try:
        hash(value)
    except TypeError:
        return type(value)
    return None


def check_parent(game: Game[Any], state: State, facts: Facts, copied: State) -> None:
    """Check that making children has not changed a position."""
    same = facts == Facts.of(asked_anew(game, state)) and state == copied
    promise(same, "child has changed the position that it was asked of", "child")


def check_child(game: Game[Any], state: State, action: Action, following: object) -> None:
    """Check that what follows is a position, and in a game in one file always the same other one.

    (In others, a roll may change nothing.)
    """
    what = f"child returned {_given(following)} and no {type(state).__name__}"
    promise(isinstance(following, State), what, "child")
    if game.states is None:
        return
    promise(
        state.child(action) == following,
        f"asked twice, child says two things after {action}: chance decides in chance_outcomes, "
        "and child only follows it",
        "child",
    )
    if state.current_player() >= 0:
        promise(following != state, f"child returned the same position after {action}", "child")


def _check_turn(game: Game[Any], setup: Setup, facts: Facts) -> None:
    """Check that a player decides, or chance, or the game is over: exactly one of these."""
    players = {*range(setup.players), CHANCE, TERMINAL}
    promise(
        facts.player in players,
        f"current_player returned {facts.player}, and there is no player {facts.player}: "
        f"they are 0 to {setup.players - 1}",
        "current_player",
    )
    promise(
        facts.terminal == (facts.player == TERMINAL),
        f"is_terminal returned {facts.terminal!r}, and current_player {facts.player}: leave "
        "is_terminal out, it follows",
        "is_terminal",
    )
    promise(
        facts.legal or facts.player < 0,
        f"legal_actions is empty, and it is the turn of player {facts.player} (returns says None: "
        "is the game over, with a winner or a draw?)",
        LEGAL,
    )
    promise(
        not facts.legal or facts.player >= 0,
        f"legal_actions has {' '.join(facts.legal[:3])}, and no player is to move: they are for "
        "players, at their turn",
        LEGAL,
    )
    has = f"has {facts.chance[0][0]}" if facts.chance else "is empty"
    promise(
        bool(facts.chance) == (facts.player == CHANCE),
        f"chance_outcomes {has}, and current_player is {_named(facts.player)}",
        OUTCOMES,
    )
    promise(game.chance or not facts.chance, "the card says that there is no chance")


def _named(player: Player) -> str:
    return {CHANCE: "CHANCE", TERMINAL: "OVER"}.get(player, f"player {player}")


def _check_actions(actions: Sequence[Action], about: str) -> None:
    distinct(actions, about, about)
    for action in actions:
        what = f"{about} has {action!r}"
        form = "not ASCII without white space, such as a1-b2 or pass"
        promise(_ACTION.fullmatch(action), f"{what}: {form}", about)
        promise(not action.startswith(UNSEEN), f"{what}: {UNSEEN} stands for secrets", about)
        promise(len(action) <= _LONGEST, f"{what}: longer than {_LONGEST} letters", about)


def _check_chance(facts: Facts) -> None:
    if not facts.chance:
        return
    promise(
        all(isinstance(share, Fraction) and share > 0 for _, share in facts.chance),
        "chance_outcomes: probabilities are fractions above 0, such as Fraction(1, 2)",
        OUTCOMES,
    )
    total = sum(share for _, share in facts.chance)
    promise(total == 1, f"chance_outcomes: the probabilities sum to {total}", OUTCOMES)


def _check_end(setup: Setup, facts: Facts) -> None:
    ends = (facts.returns, facts.scores, facts.reason)
    if not facts.terminal:
        for what, answer in zip(("returns", "scores", "reason"), ends, strict=True):
            promise(answer is None, f"{what} returned {answer!r} before the end", what)
        return
    promise(facts.position is None, "a position text after the end", "position")
    for what, answer in zip(("returns", "scores", "reason"), ends, strict=True):
        promise(answer is not None, f"the game is over, and {what} returned None", what)
    words(facts.reason, "reason")
    promise(str(facts.reason).endswith("."), f"reason: {facts.reason!r} is no sentence", "reason")
    returns, scores = facts.returns or (), facts.scores or ()
    for what, numbers in (("returns", returns), ("scores", scores)):
        promise(
            len(numbers) == setup.players,
            f"{what} returned {numbers} for {setup.players} players",
            what,
        )
    promise(
        set(returns) in ({0}, {1, -1}) if setup.players > 1 else returns == scores,
        f"returns returned {returns}: expected 1 for winners and -1 for others, or 0 for all; "
        "for a player alone, the score",
        "returns",
    )


def check_forms(state: State) -> None:
    """Check that each answer of a position is of the right kind, before it is used."""
    player, legal, chance = state.current_player(), state.legal_actions(), state.chance_outcomes()
    promise(
        type(player) is int, f"current_player returned {_given(player)} and no number",
        "current_player",
    )  # fmt: skip
    promise(_is_list(legal), f"legal_actions returned {_given(legal)} and no list", LEGAL)
    odd = [action for action in legal if not isinstance(action, str)]
    promise(not odd, f"legal_actions has {odd[:1]}: actions are texts, such as 'a1'", LEGAL)
    promise(_is_list(chance), f"chance_outcomes returned {_given(chance)} and no list", OUTCOMES)
    pairs = all(_is_list(pair) and len(pair) == 2 and isinstance(pair[0], str) for pair in chance)
    promise(pairs, "chance_outcomes: expected pairs of a text and a probability", OUTCOMES)
    returns = state.returns()
    whole = returns is None or (
        isinstance(returns, tuple) and all(type(value) is int for value in returns)
    )
    promise(whole, f"returns returned {_given(returns)} and no whole numbers in a tuple "
            "(write win(player), draw() or None)", "returns")  # fmt: skip


def check_shown(game: Game[Any], state: State, players: int) -> None:
    """Check what a position of a game in one file shows beside its pieces."""
    if not isinstance(state, Small):
        return
    _check_fields(game, state)
    turn = state.turn_of()
    whose = turn is None or type(turn) is int
    promise(whose, f"turn_of returned {_given(turn)}; expected the number of a player", "turn_of")
    points, tray, cells = state.points(), state.tray(), board_of(state).places
    counted = points is None or (_is_list(points) and all(type(each) is int for each in points))
    promise(counted, f"points returned {_given(points)}; expected a whole number for each player "
            "in brackets, such as (3, 0)", "points")  # fmt: skip
    many = points is None or len(points) == players
    promise(many, f"points returned {_given(points)} for {players} players", "points")
    is_list = _is_list(tray) and all(isinstance(each, str) and each.strip() for each in tray)
    promise(is_list, f"tray returned {_given(tray)}; expected a list of texts", "tray")
    text = state.text()
    promise(isinstance(text, str), f"text returned {_given(text)}; expected a text", "text")
    marks, arrows = marks_of(state), arrows_of(state)
    several = isinstance(marks, Collection) and not isinstance(marks, str)
    promise(several, f"marks returned {_given(marks)}; expected a list of cells", "marks")
    pairs = _is_list(arrows) and all(_is_list(each) and len(each) == 2 for each in arrows)
    promise(pairs, f"arrows returned {_given(arrows)}; expected a list of pairs of cells", "arrows")
    for about, places in (("marks", [*marks]), ("arrows", [at for each in arrows for at in each])):
        for cell in places:
            their = f"its cells are {next(iter(cells))} to {next(reversed([*cells]))}"
            what = f"{about} has {cell!r}, which is off the board: {their}{near(cell, cells)}"
            promise(cell in cells, what, about)


def _check_fields(game: Game[Any], state: Small) -> None:
    """Check that fields hold what their types say, and that edges have colours that there are."""
    for name, value in plain_fields(state):
        sentence, about = odd_field(state, name, value)
        promise(not sentence, sentence, about)
    sides = board_of(state).sides
    if unknown := [each for each in sides.values() if each not in game.colors()["light"]]:
        raise MistakeError(f"sides: {no_colour(unknown[0])}", "sides=")


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _given(value: object) -> str:
    """Write what was returned; a function without `return` returns None."""
    if isinstance(value, (type, FunctionType)):
        what = "class" if isinstance(value, type) else "function"
        return f"the {what} {value.__name__} (are round brackets missing behind it?)"
    if isinstance(value, Generator):
        return "a generator (square brackets make a list; return gives it, not yield)"
    return "None (is a return missing?)" if value is None else reprlib.repr(value)


def _check_position(game: Game[Any], setup: Setup, text: str, facts: Facts) -> None:
    promise(isinstance(text, str), f"position returned {_given(text)} and no text", "position")
    promise(text.isascii() and text.isprintable(), f"position text {text!r}: not ASCII")
    if game.rules.read_position is None:
        return
    again = Facts.of(game.rules.read_position(text, setup))
    promise(again.position == text, f"position text {text!r} is read as {again.position!r}")
    legal = tuple(action for action in facts.legal if action != SWAP)  # S4
    promise(
        (again.player, again.legal, again.chance) == (facts.player, legal, facts.chance),
        f"position text {text!r}: other actions once it is read",
    )
    for wrong in (f"{text} ", f" {text}", text + text, ""):
        promise(_refuses(game, setup, wrong), f"position text {wrong!r} is not refused")


def _refuses(game: Game[Any], setup: Setup, text: str) -> bool:
    if game.rules.read_position is None:
        return True
    try:
        game.rules.read_position(text, setup)
    except ValueError:
        return True
    return False
