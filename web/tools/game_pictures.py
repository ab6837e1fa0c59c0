"""The pictures on the pages of games: the board, and the figures in the rules.

They are files of the build, so that they are kept like it. The model games, from which people begin
their own, have a picture each.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.added.brought import models, shelf
from pygames.door.card import rules, shown
from pygames.games import catalog, find
from pygames.games.catalog import guest
from pygames.language import ENGLISH, in_english, kept, speaking, spoken
from pygames.vector.palette import palette
from pygames.vector.picture import of_figure, of_sample, still
from pygames.workshop.one_file import CARD, card_in, module_of
from web.tools import classics, page_head, wheel
from web.tools.console import CACHE
from web.tools.stamps import digest, keep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.game import Game
    from web.tools.folders import Folder

KEPT = CACHE / "pictures"
FIGURE = 400
"""The width of a figure, in CSS pixels."""


def pictures(languages: Sequence[str] = (ENGLISH,)) -> Folder:
    """Draw the board and the figures of each game, and add the preview pictures."""
    files: Folder = {}
    for game in catalog():
        if preview := page_head.own_preview(game):
            files[f"games/{game.id}/{page_head.PREVIEW}"] = preview.read_bytes()
    for language in languages:
        with speaking(language):
            files |= _drawn()
    return files


def picture(id: str, name: str) -> str:
    """Return the picture of a language, or the English one if it is the same."""
    own = f"games/{page_head.place_of(id, spoken())}{name}.svg"
    return own if spoken() != ENGLISH and own in _drawn() else f"games/{id}/{name}.svg"


@kept
def _drawn() -> Folder:
    """Return the pictures of a language; they are drawn if the games have changed since."""
    ids = (game.id for game in catalog())
    tools = (Path(file) for file in (page_head.__file__, classics.__file__))
    state = digest(Path(__file__), *tools, wheel.state(), *ids)
    place = KEPT / spoken() / f"{state}.json"
    if not place.is_file():
        files = {name: svg for game in catalog() for name, svg in _of_game(game).items()}
        files |= {} if spoken() != ENGLISH else _of_files()
        keep(place, json.dumps(files).encode())
    texts: dict[str, str] = json.loads(place.read_bytes())
    return {name: svg.encode() for name, svg in texts.items()}


def _of_game(game: Game[Any]) -> dict[str, str]:
    """Draw the pictures of a game; in other languages, those that differ from the English ones."""
    english: Folder = {} if spoken() == ENGLISH else in_english(_drawn)
    colors = palette(game, "auto", rich=False)
    files = {"board": _sample(game)}
    for name, figure in rules(game)["figures"].items():
        files[name] = still(of_figure(figure, name), game, colors, FIGURE, fine=False)
    return {
        f"games/{page_head.place_of(game.id, spoken())}{name}.svg": svg
        for name, svg in files.items()
        if svg.encode() != english.get(f"games/{game.id}/{name}.svg")
    }


def _sample(game: Game[Any]) -> str:
    sample = game.look.sample
    board = of_sample(shown(game, sample), sample.crop, game.title)
    return still(board, game, palette(game, "auto", rich=False), FIGURE, fine=False)


def _of_files() -> dict[str, str]:
    """Draw the games in one file."""
    files = {f"models/{file.stem}.svg": _of_file(file) for file in models()}
    small = {f"{classics.FOLDER}/{file.stem}.svg": _of_file(file) for file in shelf()}
    return files | small | {classics.ALL: _in_a_row(list(small.values()))}


def _in_a_row(pictures: Sequence[str]) -> str:
    """Put pictures side by side, each in a square."""
    square = ' x="{}" width="100" height="100" preserveAspectRatio="xMidYMid slice"'
    each = [
        re.sub(' width="[^"]*" height="[^"]*"', square.format(100 * i), picture, count=1)
        for i, picture in enumerate(pictures)
    ]
    box = f"0 0 {100 * len(each)} 100"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(each)}</svg>'


def _of_file(file: Path) -> str:
    """Draw the sample of a game in one file, or of the game that the bot in it plays."""
    module = module_of(file)
    card = getattr(module, CARD)
    game = find(card) if isinstance(card, str) else card_in(module)
    with guest(game):
        return _sample(game)
