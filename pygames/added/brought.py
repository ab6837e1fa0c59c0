"""Games that a page is given as a text or a wheel: made there, or sent by someone.

Each version of a file is a game of its own, with an id of its own. So a game that was begun goes
on by the rules it began with, and two people who play by messages have the same file or none. Line
ends make no version: systems and editors change them. Version 1.0 had shorter ids, of the text as
it was; a file answers to these for ever.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from io import TextIOBase
from pathlib import Path
from types import ModuleType
from typing import Any, TypedDict

from pygames import examples, words
from pygames.added import wheel
from pygames.added.fields import answer_fields
from pygames.added.load import check_in_short, know_again, load
from pygames.added.measured import answer_measure
from pygames.added.own import answer_duel, by_its_bot, try_out, with_bot
from pygames.added.solved import answer_prove
from pygames.door import bridge
from pygames.door.card import card
from pygames.door.card_data import Catalog
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import add, find, ids
from pygames.workshop.one_file import CARD, card_in, function_of, module_from
from pygames.workshop.own_bot import NAME
from pygames.workshop.refused import never_end

VERSION_LETTERS = 32
"""How many letters of a text's hash are in the id of its game: no two files share 128 bits."""
OLD_VERSION_LETTERS = 12
"""How many were in the ids of version 1.0."""
WHEELS = Path("/wheels")
"""Where a page puts a wheel; each is installed in a folder of its name without the ending."""
_EXAMPLES = Path(examples.__path__[0])
_refused: dict[str, GameError] = {}
MOST_PRINTED = 2000
"""Maximum number of letters of what a file prints that are shown."""


class Printed(TextIOBase):
    """What a file prints, as far as a page shows it; the rest costs no time."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self._text = ""

    def write(self, text: str) -> int:
        """Keep the beginning."""
        if len(self._text) <= MOST_PRINTED:
            self._text = f"{self._text}{text}"[: MOST_PRINTED + 1]
        return len(text)

    def take(self) -> str:
        """Return what was printed since the last time."""
        text, self._text = self._text, ""
        return f"{text[:MOST_PRINTED]}…" if len(text) > MOST_PRINTED else text


_printed = Printed()


def begin() -> None:
    """Begin in a worker of its own, whose Python a file may neither end nor leave waiting."""
    sys.stdout = sys.stderr = _printed
    never_end()


def bring(name: str, text: str, checked: str = "") -> Game[Any]:
    """Make the game of a file known, once it has kept every game's promises in short.

    The files of `pygames/examples/` have, and so has `checked`, the id of a version, perhaps one of
    version 1.0. GameError says what is wrong, `at` which line.
    """
    module = module_from(plain(text).encode(), Path(name))
    base = getattr(module, CARD, None)
    game = find(base) if isinstance(base, str) else card_in(module)
    own = _known_as(checked, versions(game.id, text))
    if own not in ids():
        if own != checked and not _is_given(plain(text)):
            _check(game, module)
        add(replace(_with_bot(game, module), id=own))
    return find(own)


def _is_given(text: str) -> bool:
    """Tell whether a text is that of a file to begin from: tests have checked these."""
    return text in _given()


@cache
def _given() -> frozenset[str]:
    return frozenset(plain(each.read_text("utf-8")) for each in (*models(), *shelf()))


def _check(game: Game[Any], module: ModuleType) -> None:
    if not _is_ours(module):
        check_in_short(game)
    if _is_ours(module) or hasattr(module, NAME):
        try_out(game, function_of(module, NAME))


def _is_ours(module: ModuleType) -> bool:
    """Tell whether a file has a bot for a game that is known: `GAME = "cercas"`."""
    return isinstance(getattr(module, CARD), str)


def _with_bot(game: Game[Any], module: ModuleType) -> Game[Any]:
    if _is_ours(module):
        return by_its_bot(game, function_of(module, NAME), Path(str(module.__file__)).stem)
    return with_bot(game, function_of(module, NAME)) if hasattr(module, NAME) else game


def version(id: str, content: bytes, letters: int = VERSION_LETTERS) -> str:
    """Name a version of a game."""
    return f"{id}-{hashlib.sha256(content).hexdigest()[:letters]}"


def versions(id: str, text: str) -> Iterator[str]:
    """Yield the id of a file's version, then those that version 1.0 may have given to it."""
    yield version(id, plain(text).encode())
    for old in (text, *_spellings(plain(text))):
        yield version(id, old.encode(), OLD_VERSION_LETTERS)


def plain(text: str) -> str:
    """Return a file's text with the line ends that its hash is of, and one at its end.

    The page does the same (`web/src/rooms/workshop/version.ts`).
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return lines.rstrip("\n") + "\n"


def _spellings(text: str) -> Iterator[str]:
    """Yield a plain text as systems and editors write it."""
    for each in (text, text[:-1]):
        yield each
        yield each.replace("\n", "\r\n")


def _known_as(id: str, ids: Iterator[str]) -> str:
    """Return the id that a page asks for, if it is one of these; else the first."""
    first = next(ids)
    return id if id in ids else first


def room_for(file: Path) -> Path | None:
    """Return the folder in which to install a wheel; None if it is refused, as `bring` then says.

    Nothing of it has run.
    """
    try:
        wheel.check(file)
    except GameError as error:
        refuse(file.name, error)
        return None
    folder = file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def refuse(name: str, error: Exception) -> None:
    """Note why a wheel can't be installed."""
    sentence = (
        error
        if isinstance(error, GameError)
        else GameError("bad-wheel", words.wheel_broken(name, str(error)))
    )
    _refused[name] = sentence


def bring_wheel(name: str, checked: str = "") -> tuple[Game[Any], ...]:
    """Make the games of an installed wheel known, as `bring` does."""
    if name in _refused:
        raise _refused[name]
    file = WHEELS / name
    if not file.is_file():
        raise GameError("bad-wheel", words.not_here(name))
    content, folder = file.read_bytes(), file.with_suffix("")
    before = set(ids())
    if checked:
        know_again([str(folder)])
    else:
        load(folder)
    old = version("", content, OLD_VERSION_LETTERS)
    ending = old if checked.endswith(old) else version("", content)
    for id in [id for id in ids() if id not in before]:
        add(replace(find(id), id=id + ending))
    return tuple(find(id) for id in ids() if id not in before and id.endswith(ending))


def answer(request: str) -> str:
    """Carry out a request, as the bridge does, or one of six more.

    `bring` makes a game known. Its arguments are `name`, that of the file, `text` (none for a
    wheel, which is installed by now), and perhaps `checked`, the id of a version that needs no
    check, and by which the game is known then; the answer is like that of `catalog`. `duel` lets
    the bot of a file play (`pygames/added/own.py`). `measure` plays games between bots and counts
    (`pygames/added/measured.py`). `prove` says who wins (`pygames/added/solved.py`). `output` has
    no arguments: its answer has the text that was printed since a game was brought. `fields` tells
    what the last position of `record` consists of (`pygames/added/fields.py`).
    """
    calls = {
        "bring": _bring,
        "measure": answer_measure,
        "prove": answer_prove,
        "duel": answer_duel,
        "output": _output,
        "fields": answer_fields,
    }
    reply = bridge.answer_with(request, calls)
    assert reply is not None
    return reply


def _bring(request: Mapping[str, Any]) -> Catalog:
    _printed.take()
    name, text, checked = (request.get(key, "") for key in ("name", "text", "checked"))
    if not (isinstance(name, str) and isinstance(text, str) and isinstance(checked, str)):
        raise GameError("bad-request", "bring needs name, text and checked as texts")
    name = Path(name).name
    if name.endswith(wheel.SUFFIX):
        return {"games": [card(game) for game in bring_wheel(name, checked)]}
    return {"games": [card(bring(name, text, checked))]}


class Output(TypedDict):
    """What files have printed."""

    text: str


def _output(_: Mapping[str, Any]) -> Output:
    return {"text": _printed.take()}


def models() -> list[Path]:
    """List the files to begin from: games, then bots."""
    return [*sorted(_EXAMPLES.glob("[a-z]*.py")), *sorted(_EXAMPLES.glob("bots/[a-z]*.py"))]


def shelf() -> list[Path]:
    """List the files of the classics."""
    return sorted(_EXAMPLES.glob("shelf/[a-z]*.py"))
