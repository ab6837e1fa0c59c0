"""What the rules answer alike within a build, as files: the page shows it before Python runs."""

from __future__ import annotations

import json
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from pygames.door.bridge import answer
from pygames.games import catalog
from web.tools.console import Stop

if TYPE_CHECKING:
    from web.tools.folders import Folder

FOLDER = "answers"
# The page asks for this one wherever it begins.
FIRST = f"{FOLDER}/catalog.json"


def write() -> Folder:
    """Write each answer to a file named after its call and arguments."""
    calls = [("catalog", {}), *(("rules", {"game": game.id}) for game in catalog())]
    return {_file("-".join([name, *said.values()])): _ask(name, said) for name, said in calls}


def named(files: Folder) -> dict[str, str]:
    """Find the files of answers among the page's, by their call and what it says."""
    paths = map(PurePosixPath, files)
    return {path.stem: str(path) for path in paths if path.parts[0] == FOLDER}


def _file(call: str) -> str:
    return f"{FOLDER}/{call}.json"


def _ask(name: str, said: dict[str, str]) -> bytes:
    reply: dict[str, Any] = json.loads(answer(json.dumps({"id": 0, "call": name, **said})))
    if "ok" not in reply:
        raise Stop(f"The rules don't answer '{name}': {reply['error']['message']}")
    return json.dumps(reply["ok"], separators=(",", ":")).encode()
