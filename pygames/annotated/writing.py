"""Writes annotated games for people to read and continue by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pygames.annotated.game import Annotated, Line, result
from pygames.annotated.reading import EARLY
from pygames.errors import GameError
from pygames.record import Record, outcome
from pygames.rounds import rounds

WIDTH = 88
_INDENT = " " * 4


def write(*games: Annotated) -> str:
    """Write games as a text that `read` takes."""
    return "\n".join(map(_game, games))


def _game(game: Annotated) -> str:
    lines = [_tag(name, value) for name, value in _tags(game)]
    parts = [[_comment(game.comment)]] if game.comment else []
    parts += _rounds(list(_words(game.begun, game.steps)))
    if end := _result(game.record):
        parts.append([end])
    lines += ["", *map(_wrapped, parts)]
    return "".join(f"{line}\n" for line in lines)


def _wrapped(words: Iterable[str]) -> str:
    """Break a line where it is too long. Pages would have to fetch what `textwrap` is made of."""
    first, *rest = " ".join(words).split()
    lines = [first]
    for word in rest:
        longer = f"{lines[-1]} {word}"
        if len(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(_INDENT + word)
    return "\n".join(lines)


def _tags(game: Annotated) -> Iterator[tuple[str, str]]:
    header = game.begun.header
    yield "Game", header.game
    fewest, most = game.begun.game.players
    if fewest != most:
        yield "Players", str(header.players)
    for name, value in header.options:
        yield "Option", f"{name}={value}"
    if game.begun.seed is not None:
        yield "Seed", game.begun.seed
    if header.start is not None:
        yield "Start", header.start
    yield from game.tags


def _tag(name: str, value: str) -> str:
    text = _escaped(value, '"')
    return f'[{name} "{text}"]'


def _comment(text: str) -> str:
    return "{" + _escaped(text, "}") + "}"


def _escaped(text: str, sign: str) -> str:
    """Write a text on one line, with a backslash before what would end it."""
    return " ".join(text.replace("\\", "\\\\").replace(sign, f"\\{sign}").split())


def _rounds(words: Iterable[tuple[bool, str]]) -> list[list[str]]:
    """Begin a line with each round."""
    rows: list[list[str]] = []
    for begins, word in words:
        if begins or not rows:
            rows.append([])
        rows[-1].append(word)
    return rows


def _words(before: Record, line: Line, *, aside: bool = False) -> Iterator[tuple[bool, str]]:
    """Yield the words of a line of play, each with whether a round begins there."""
    since = len(before.actions)
    actions = tuple(_action(step.action) for step in line)
    numbers = _numbers(replace(before, actions=(*before.actions, *actions)))
    for ply, step in enumerate(line, since):
        number, first = numbers[ply]
        if first:
            yield True, f"{number}."
        elif aside and ply == since:
            yield False, f"{number}..."
        yield False, step.action
        if step.comment:
            yield False, _comment(step.comment)
        longer = replace(before, actions=(*before.actions, *actions[: ply - since]))
        for other in step.instead:
            words = " ".join(word for _, word in _words(longer, other, aside=True))
            yield False, f"({words})"


def _numbers(record: Record) -> list[tuple[int, bool]]:
    """Return the round of each action, and whether it begins there."""
    return [
        (each.number, not turn and not at)
        for each in rounds(record, open_turn=True)
        for turn, one in enumerate(each.turns)
        for at, _ in enumerate(one.plies)
    ]


def _action(action: str) -> str:
    number, dot, _ = action.partition(".")
    signs = any(letter in "(){}" or letter.isspace() for letter in action)
    # Such an action can't be told from the text's own signs.
    if signs or action[:1] in ("=", "[") or (dot and number.isdecimal()):
        raise GameError("not-supported", f"the action {action!r} can’t stand in a text of games")
    return action


def _result(record: Record) -> str:
    """Write how a game ended; nothing if it hasn't."""
    end = outcome(record)
    if not end.over:
        return ""
    word = next((word for (_, word), ended in EARLY.items() if ended == record.ended), "")
    return f"= {result(end)} {word}".rstrip()
