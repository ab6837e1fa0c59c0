"""Answers that don't change within a build, as files: the page shows them before Python runs."""

from __future__ import annotations

import json
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from pygames.door.bridge import answer
from pygames.games import catalog
from pygames.language import ENGLISH, speaking, spoken
from pygames.record import Record, make_header
from web.tools import folders, wheel
from web.tools.console import CACHE, Stop
from web.tools.stamps import digest, keep

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.tools.folders import Folder

FOLDER = "answers"
KEPT = CACHE / "answers"
OF_EACH = ("card", "rules")


def write(language: str = ENGLISH, *made_by: Path) -> Folder:
    """Return the files; the rules are asked only if they have changed since the last build.

    A language may be made by a program.
    """
    cache = KEPT / language / f"{digest(Path(__file__), wheel.state(), *made_by)}.json"
    if not cache.is_file():
        with speaking(language):
            by_name = {name: content.decode() for name, content in asked().items()}
        keep(cache, json.dumps(by_name).encode())
    texts: dict[str, str] = json.loads(cache.read_bytes())
    return {f"{_folder(language)}/{name}.json": text.encode() for name, text in texts.items()}


def asked() -> Folder:
    """Write each answer to a file named after its call and arguments."""
    calls = [(name, game.id) for name in OF_EACH for game in catalog()]
    if spoken() == ENGLISH:  # packs have no language
        calls += [("puzzles", game.id) for game in catalog() if game.puzzles]
    answers = {f"{name}-{id}": _ask(name, {"game": id}) for name, id in calls}
    return answers | openings()


def openings() -> Folder:
    """Write how each game begins with its usual numbers of players, to show before Python runs.

    Chance has done nothing yet, so if the set-up is drawn the board is empty.
    """
    folder: Folder = {}
    for game in catalog():
        fewest, most = game.players
        for players in {fewest, min(fewest + 1, most)}:
            record = Record(make_header(game, players, {}, None)).data()
            view = _view(record)
            compact = _view(record, compact=True)
            mover = view["to_move"]
            yours = _view(record, you=mover)["status"] if mover != "chance" else view["status"]
            opening = {"record": record, "view": view, "compact": compact, "yours": yours}
            content = json.dumps(opening, separators=(",", ":"))
            folder[f"opening-{game.id}-{players}"] = content.encode()
    return folder


def _view(record: Mapping[str, Any], **more: object) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(_ask("view", {"record": record, "at": 0, **more}))
    return view


def hashes(files: Folder, language: str = ENGLISH) -> dict[str, str]:
    """Return the hashes of the answers in a language, by call and argument."""
    folder = PurePosixPath(_folder(language))
    paths = {PurePosixPath(name): content for name, content in files.items()}
    return {
        path.stem: folders.integrity(content)
        for path, content in paths.items()
        if path.parent == folder
    }


def _folder(language: str) -> str:
    return FOLDER if language == ENGLISH else f"{FOLDER}/{language}"


def _ask(name: str, arguments: Mapping[str, Any]) -> bytes:
    request = {"id": 0, "call": name, "lang": spoken(), **arguments}
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    if "ok" not in reply:
        raise Stop(f"The rules don't answer '{name}': {reply['error']['message']}")
    return json.dumps(reply["ok"], separators=(",", ":")).encode()
