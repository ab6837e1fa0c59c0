"""The card of a small game: what its author gives, and a default for everything else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from pygames import core
from pygames.bots.budget import Budget, Chooser, Thought
from pygames.core import Setup
from pygames.errors import MistakeError
from pygames.game import Bots, Game, Look, Option, Rules, Sample, Seat
from pygames.grammar.en import capital, sentence
from pygames.look.scene import Material as Sound
from pygames.look.short import InShort
from pygames.simple import explain, scene, spoken, told, words
from pygames.simple.at_once import AtOnceBot
from pygames.simple.by_states import LEVELS, ByStates, ByStatesBot, settle
from pygames.simple.glyphs import made
from pygames.simple.listing import listed
from pygames.simple.names import ASKED, AT_ONCE, check_names
from pygames.simple.own import own
from pygames.simple.paper import handouts
from pygames.simple.rolls import look_ahead
from pygames.simple.simultaneous import FROM, Simultaneous
from pygames.simple.state import State
from pygames.simple.strictly import refuse
from pygames.simple.style import Style
from pygames.simple.theme import COLOURS, MATERIALS, Material, no_colour, theme
from pygames.simple.typed import check_field, near, typed

_GROUPS = {"rules": Rules, "look": Look, "bots": Bots}
_SOUNDS: Mapping[Material, Sound] = {
    "slate": "tile", "wood": "peg", "grass": "stone", "clay": "tile", "paper": "card",
}  # fmt: skip
_OWN = tuple(
    "title goal players names turn end score rules material pieces buttons prompt verb "
    "won drawn turns sample".split()
)
"""What `game` takes beside the fields of a card."""
_LONGEST_ID = 50
_CLAUSES = ("R1", "R2", "R3", "R4")
_CLAUSE = re.compile(r"^\*\*([A-Z]{1,2}\d+[a-z]?)\*\*", re.MULTILINE)
_MINUTES = 10


@typed
def game(  # noqa: PLR0913 - what has no default comes first
    states: type[State], *, title: str, goal: str, players: int | tuple[int, int] = 2,
    names: Sequence[str] = (), turn: str = "", end: str = "", score: str = "", rules: str = "",
    material: Material = "wood", pieces: Mapping[str, str] | None = None,
    buttons: Mapping[str, str] | None = None, prompt: str = "", verb: str = "",
    won: str | Callable[[Any], str] = "", drawn: str = "", turns: bool = False,
    sample: Sequence[str] = (), **details: Any,
) -> Game[Any]:  # fmt: skip
    """Return the card of a game; docs/your-first-game.md makes one step by step.

    `states` is the class of its positions. `goal`, `turn`, `end` and `score` say the game in four
    sentences, and `rules` adds to these in Markdown. `names` are the players'. `pieces` says how a
    piece is drawn: {"king": "white K"}; `buttons` what a button says: {"pass": "Pass"}. `prompt`
    asks for a choice on the board ("choose a pit"), `verb` says what is done there ("sow from"),
    `won` why somebody has won ("{} has three in a line"), perhaps as a function of the last
    position, and `drawn` why nobody has. The board of two can turn towards the player who looks
    (`turns`). `sample` are the actions that lead to the position on the shelf.

    Whatever else is given replaces its default: any field of `Game`, or of its `Rules`, `Look` and
    `Bots` (pygames/game.py).
    """
    _check(states)
    _check_material(material)
    if not goal.strip() or not title.strip():
        raise MistakeError("game() needs some words for its title and its goal",
                           "goal=" if title.strip() else "title=")  # fmt: skip
    _check_looks(pieces or {})
    for kind in (Game, *_GROUPS.values()):
        for name in _names(kind) & details.keys():
            check_field(kind, name, details[name])
    _check_won(won)
    fewest, most = (players, players) if isinstance(players, int) else players
    colours = tuple(names) or tuple(capital(colour) for colour in COLOURS[:most])
    _check_players(states, fewest, most, names, colours)
    style = Style(
        colours, fewest, buttons or {}, pieces or {}, turns, _SOUNDS[material],
        tray=states.tray is not State.tray, prompt=prompt, verb=verb, won=won, tied=drawn,
    )  # fmt: skip
    options: Sequence[Option] = details.get("options", ())
    if isinstance(options, str) or not all(isinstance(each, Option) for each in _several(options)):
        raise MistakeError("options: each is an Option(…), in brackets", "options=")
    if "initial" in details and not callable(details["initial"]):
        raise MistakeError("initial is a function that takes the set-up", "initial=")
    begin = details.get("initial") or partial(_begin, states, tuple(each.id for each in options))
    start = begin(Setup(fewest, {option.id: option.default for option in options}))
    if _has_chance(states):
        look_ahead(start)
    short = _short(goal, turn, end, score)
    text = rules if rules.startswith("#") else _rules(own(title), short, own(rules))
    card = Game(
        id=_id(title), title=own(title), authors=("a player",), summary=short.goal, short=short,
        players=(fewest, most), minutes=_MINUTES,
        seats=tuple(Seat(own(name), f"seat-{number}") for number, name in enumerate(colours)),
        folder=Path(_id(title).replace("-", "_")), chance=_has_chance(states),
        secrets=issubclass(states, Simultaneous), draws=fewest <= 2 <= most, tip=words.TIP,
        rules_text=text, theme=theme(material), states=states,
        rules=Rules(
            initial=begin, read_action=spoken.read_action,
            table=lambda setup: listed(begin, setup).table(),
        ),
        look=_look(style, begin, _clauses(text), _on_the_shelf(style, start, sample)),
        bots=Bots(
            choose=_bot(states, style.players), levels=tuple(LEVELS), counts="playouts",
            settle=settle if (fewest, most) == (2, 2) else None,
        ),
        planes=lambda: lambda setup: _planes(begin, setup),
    )  # fmt: skip
    return _replaced(card, details)


def _several(options: object) -> Sequence[object]:
    return options if isinstance(options, (tuple, list)) else (options,)


def _short(*parts: str) -> InShort:
    """Return the game in four sentences; what the author leaves out is said as for all games."""
    goal, turn, end, score = (sentence(own(part)) if part else "" for part in parts)
    return InShort(goal, turn or words.TURN, end or words.END, score or words.SCORE)


def _has_chance(states: type[State]) -> bool:
    chances = (core.State.chance_outcomes, Simultaneous.chance_outcomes)
    return states.chance_outcomes not in chances


def _on_the_shelf(style: Style, start: State, sample: Sequence[str]) -> Sample:
    layout = style.layout(start, 0)
    return Sample((0, 0, round(layout.width), round(layout.height)), tuple(sample))


def _rules(title: str, short: InShort, more: str) -> str:
    """Write the rules: four clauses, and what the author adds."""
    parts = [f"**{number}** {text}" for number, text in zip(_CLAUSES, short, strict=True)]
    more = more.strip()
    return "\n\n".join([f"# {title}", *parts, *([more] if more else [])]) + "\n"


def _bot(states: type[State], players: Callable[[Any], int]) -> Chooser[Any]:
    """Return what plays all levels."""
    if issubclass(states, Simultaneous):
        return AtOnceBot(ByStates(players))
    return ByStatesBot(players)


def _unseeing(choose: Chooser[Any]) -> Chooser[Any]:
    """Let a bot decide from what it may know."""

    def decide(state: Any, level: int, budget: Budget, random: Random) -> Thought:
        return choose(state._unseen_(), level, budget, random)

    return decide


def _look(style: Style, begin: Any, clauses: Sequence[str], shelf: Sample) -> Look[Any]:
    seats = {f"seat-{number}": style.seat(number) for number in range(len(style.names))}
    return Look(
        show=partial(scene.show, style),
        explain=lambda state, picks, _: explain.explain(style, state, picks, clauses),
        phrase=lambda state, action: told.phrase(style, state, action),
        read=lambda state, _: spoken.read(style, state),
        sample=shelf, glyphs=made(seats), paper=handouts(style, begin),
    )  # fmt: skip


def _planes(begin: Any, setup: Setup) -> Any:
    from pygames.simple.planes import Seeing  # noqa: PLC0415 - only programs that learn want it

    return Seeing(listed(begin, setup), begin(setup), setup).planes()


def _begin(states: type[State], options: Sequence[str], setup: Setup) -> State:
    """Begin: what the set-up chooses goes into the fields of the same names."""
    settings = {"players": setup.players, **{name: setup.options[name] for name in options}}
    names = {field.name for field in _fields(states)}
    return states(**{name: value for name, value in settings.items() if name in names})


def _replaced(card: Game[Any], changes: Mapping[str, Any]) -> Game[Any]:
    """Put what is given in the place of the defaults."""
    left = dict(changes)
    for group, kind in _GROUPS.items():
        inner = {name: left.pop(name) for name in _names(kind) & left.keys()}
        card = replace(card, **{group: replace(getattr(card, group), **inner)})
    names = _names(Game) - {"states"}
    for name in left.keys() - names:
        every_name = names.union(_OWN, *map(_names, _GROUPS.values()))
        raise MistakeError(f"game() takes no {name}{near(name, every_name)}")
    if card.secrets:
        card = replace(card, bots=replace(card.bots, choose=_unseeing(card.bots.choose)))
    return replace(card, **left)


def _names(kind: Any) -> set[str]:
    return {field.name for field in _fields(kind)}


def _id(title: str) -> str:
    """Return the id of a title: "hex-7x7" for "Hex 7×7"."""
    letters = re.sub(r"[^a-z0-9]+", "-", title.lower().replace("×", "x")).strip("-")
    plain = letters[:_LONGEST_ID].strip("-")
    return plain if plain[:1].isalpha() else f"game-{plain}".strip("-")


def _clauses(text: str) -> tuple[str, ...]:
    """Return the clauses on the goal, the turn and the end, or what there is instead."""
    numbers = _CLAUSE.findall(text)
    if set(_CLAUSES) <= set(numbers):
        return _CLAUSES
    return tuple(numbers[min(i, len(numbers) - 1)] for i in range(3)) if numbers else ("",) * 3


def _fields(states: Any) -> Sequence[Field[Any]]:
    return fields(states) if is_dataclass(states) else ()


def _check(states: object) -> None:
    """Refuse what isn't the class of positions."""
    if not (isinstance(states, type) and issubclass(states, State)):
        raise MistakeError(
            f"game() needs the class of your positions first: {_class_needed(states)}"
        )
    name, at_once = states.__name__, issubclass(states, Simultaneous)
    check_names(states, {**ASKED, **AT_ONCE} if at_once else ASKED)
    turns = "player" in _names(states) or states.current_player is not State.current_player
    if at_once and (own_ways := sorted(set(FROM) & vars(states).keys())):
        raise MistakeError(
            f"class {name} has {' and '.join(own_ways)}, which follows from choices and "
            "after where all choose at once: leave it out",
            own_ways[0],
        )
    missing: list[str] = sorted(states.__abstractmethods__)
    if missing := missing if turns else sorted({"current_player", *missing}):
        raise MistakeError(
            f"class {name} has no {' and no '.join(missing)}{_like(missing, states)}"
        )
    frozen = getattr(states, "__dataclass_params__", None)
    if "__dataclass_params__" not in vars(states) or not getattr(frozen, "frozen", False):
        raise MistakeError(
            f"write @dataclass(frozen=True) above class {name}: a position must never change"
        )
    if getattr(states, "board", None) is None:
        like = _like(["board"], states)
        raise MistakeError(f"class {name} needs a board, such as board = Squares(3, 3){like}")


def _like(missing: Sequence[str], states: type[State]) -> str:
    """Name what a class has in the place of something that it lacks."""
    own = [each for each in vars(states) if each not in missing and each[0] != "_"]
    like = [match for each in missing for match in get_close_matches(each, own, n=1)]
    return f"; yours is called {like[0]}" if like else ""


def _class_needed(states: object) -> str:
    """Say what to write in the place of what was given."""
    if isinstance(states, State):
        return f"write {type(states).__name__} without brackets behind it"
    if isinstance(states, type):
        return f"write class {states.__name__}(State)"
    return "class Mine(State)"


def _check_material(material: str) -> None:
    if material not in MATERIALS:
        *others, last = MATERIALS
        perhaps = near(material, MATERIALS)
        raise MistakeError(
            f"material: there is no {material!r}, only {', '.join(others)} and {last}{perhaps}",
            "material=",
        )


def _check_looks(pieces: Mapping[str, str]) -> None:
    """Refuse a piece of an unknown colour; a look of one word may be what is written on it."""
    for piece, look in pieces.items():
        colour, *letters = look.replace("-", " ").replace("_", " ").split() or [""]
        if letters and colour.lower() not in COLOURS:
            refuse(f"pieces: {piece!r}: {no_colour(colour)}", "pieces=")


def _check_won(won: object) -> None:
    """Refuse a sentence that has other places than one for the name."""
    try:
        str(won).format("Red") if isinstance(won, str) else None
    except (KeyError, IndexError, ValueError, AttributeError):
        raise MistakeError(
            f"won is {won!r}: {{}} stands for the name of who has won, and no other brackets can "
            'be there, such as won="{} has three in a line"',
            "won=",
        ) from None


def _check_players(
    states: type[State], fewest: int, most: int, players: object, names: Sequence[str]
) -> None:
    name = states.__name__
    if isinstance(players, str):
        sentence = f'names: write each in a tuple, such as names=("{players}", "Blue")'
        raise MistakeError(sentence, "names=")
    if not 1 <= fewest <= most:
        raise MistakeError(
            "players: write how many can play, or the fewest and the most, such as (2, 4)",
            "players=",
        )
    if len(names) != most:
        raise MistakeError(
            f"names: there are {len(names)}; expected {most}, one for each player", "names="
        )
    if len(set(names)) < most or not all(map(str.strip, names)):
        refuse("names: each player needs one, and no two the same", "names=")
    members = {field.name: field for field in _fields(states)}
    if fewest != most and "players" not in members:
        raise MistakeError(f"class {name} needs a field players: how many play can differ")
    for field in members.values():
        by_card = field.name == "players" and fewest != most
        if field.default is MISSING and field.default_factory is MISSING and not by_card:
            raise MistakeError(
                f"the field {field.name} of class {name} needs a value that games begin with"
            )
