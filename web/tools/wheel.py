"""The two wheels of the site: the rules' own and micropip's."""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, Stop, run
from web.tools.setup import WHEELS, environment, tool
from web.tools.stamps import digest, is_done, stamped

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.tools.folders import Folder

BUILT = CACHE / "built"
# The oldest time that a zip file can hold: the same sources give the same bytes on any day.
EPOCH = "315532800"
WORKSHOP = (
    "pygames/added/",
    "pygames/conformance/",
    "pygames/examples/",
    "pygames/simple/",
    "pygames/workshop/",
)
"""For people who make games: an archive of their own, which pages load when somebody makes one."""
PROGRAMS = (
    *("pygames/adapters/", "pygames/cli/", "pygames/programs/", "pygames/vector/"),
    "pygames/__main__.py",
)
"""For terminals and programs. Pages that can't read their own pictures load `vector`."""
TOOLS = re.compile(r"pygames/games/\w+/tools/.+")
"""What makes and proves the puzzles of a game, and shows it to programs that learn: no page's."""
PACK = "/puzzles.txt"
"""The puzzles of a game: a page loads each pack as a file."""
# A module, lessons or rules in a language: pages have English, and load another when it is chosen.
_OF_A_LANGUAGE = re.compile(
    r"pygames/(?:.+/)?(?:words|grammar)/([a-z]{2,3})(?:_[a-z]+)?\.(?:py|md)"
)
_OF_THE_SHELF = re.compile(r"pygames/simple/words/[a-z]{2,3}_shelf\.py")
"""Words that only games which are made on a page have: they come with these, in all languages."""
ENGLISH = "en"
guests: Folder = {}
"""The files of games that a host adds to the site (guests.py)."""
added: dict[str, Path] = {}
"""What was added, by its name and the hash of what it brings, and where it is."""
BUILD = "import sys; from flit_core.buildapi import build_wheel; build_wheel(sys.argv[1])"


def build_wheel() -> Path:
    """Build the rules' wheel with its standard backend, if its sources have changed."""
    made_of = state()
    if not is_done("wheel", made_of) or len(list(BUILT.glob("*.whl"))) != 1:
        shutil.rmtree(BUILT, ignore_errors=True)
        BUILT.mkdir(parents=True)
        env = environment() | {"SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", EPOCH)}
        with stamped("wheel", made_of):
            run("wheel", [tool("python"), "-c", BUILD, BUILT], env, "The wheel can't be built")
            _store(_only(BUILT))
    return _only(BUILT)


def state() -> str:
    """Hash what the wheel is made of, with the packs of puzzles."""
    more = (part for name, content in guests.items() for part in (name, content))
    return digest(Path(__file__), package_state(), *more)


def package_state() -> str:
    """Name the state of the package's sources."""
    return digest(*_sources())


def _store(wheel: Path) -> None:
    """Leave out what pages never use, and undo the compression.

    Hosts compress the wheel better, as a whole.
    """
    with zipfile.ZipFile(wheel) as archive:
        files = [(entry, archive.read(entry)) for entry in archive.infolist()]
    with zipfile.ZipFile(wheel, "w") as archive:
        for entry, content in files:
            if not is_elsewhere(entry.filename):
                data = _listed(content) if entry.filename.endswith("/RECORD") else content
                archive.writestr(entry, data, zipfile.ZIP_STORED)
        for name, content in guests.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_STORED)


def is_elsewhere(name: str) -> bool:
    """Tell whether a file of the package is left out of the pages' wheel."""
    return (
        not is_english(name)
        or is_beyond(name)
        or TOOLS.fullmatch(name) is not None
        or name.endswith((PACK, "/entry_points.txt"))
    )


def is_beyond(name: str) -> bool:
    """Tell whether a file is in a folder for people who make games, or for programs."""
    return name.startswith((*WORKSHOP, *PROGRAMS))


def language_of(name: str) -> str | None:
    """Return the code of the language that a file of the package is in; None for any other."""
    match = _OF_A_LANGUAGE.fullmatch(name)
    return match[1] if match else None


def is_english(name: str) -> bool:
    """Tell whether a file of the package is in English, or in no language."""
    return language_of(name) in (None, ENGLISH)


def language(code: str) -> bytes:
    """Put all that a page needs of a language into an archive, to be unpacked over the package."""
    files = _chosen(
        lambda name: (
            language_of(name) == code
            and not _OF_THE_SHELF.fullmatch(name)
            and (name.startswith("pygames/simple/") or not is_beyond(name))
        )
    )
    return archive({name: _undocumented(name, content) for name, content in files.items()})


def _undocumented(name: str, content: bytes) -> bytes:
    """Leave out the comments of a module, and what its helpers are for."""
    if not name.endswith(".py"):
        return content
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_text(each)]
    return ast.unparse(tree).encode()


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _listed(record: bytes) -> bytes:
    """Remove the left-out files from the wheel's own list, in which each file has a line."""
    lines = record.decode().splitlines(keepends=True)
    return "".join(line for line in lines if not is_elsewhere(line.split(",")[0])).encode()


def kit() -> bytes:
    """Put what games that are made on a page need into an archive."""
    return archive(
        _chosen(
            lambda name: (
                name.startswith(WORKSHOP)
                and name.endswith(".py")
                and (is_english(name) or _OF_THE_SHELF.fullmatch(name) is not None)
            )
        )
    )


def _chosen(holds: Callable[[str], bool]) -> Folder:
    """Read files of the package, chosen by their names."""
    paths = sorted((ROOT / "pygames").rglob("*.*"))
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_bytes() for name, path in names.items() if holds(name)}


def archive(files: Folder) -> bytes:
    """Put files into an archive; hosts compress it better, as a whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as into:
        for name, content in files.items():
            into.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_STORED)
    return buffer.getvalue()


_PACKED = 100


def with_packs(wheel: Path, folder: Path) -> Path:
    """Copy a page's wheel into a folder, with the first puzzles of packs, so that all can be used.

    Among these are all themes of each game.
    """
    copy = Path(shutil.copy(wheel, folder))
    with zipfile.ZipFile(copy, "a") as archive:
        for pack in sorted((ROOT / "pygames" / "games").glob(f"*{PACK}")):
            lines = pack.read_text("ascii").splitlines(keepends=True)
            archive.writestr(str(pack.relative_to(ROOT)), "".join(lines[: 1 + _PACKED]))
    return copy


def micropip_wheel() -> Path:
    """Find the wheel that set-up fetched and checked."""
    return _only(WHEELS)


def _sources() -> list[str | Path]:
    """List the wheel's sources: the package, and the files that pyproject.toml names."""
    package = sorted(
        path
        for path in (ROOT / "pygames").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    names = [str(path.relative_to(ROOT)) for path in package]
    return [*names, *package, *(ROOT / name for name in ("README.md", "LICENSE", "pyproject.toml"))]


def _only(folder: Path) -> Path:
    wheels = list(folder.glob("*.whl"))
    if len(wheels) != 1:
        raise Stop(f"{folder.relative_to(ROOT)} should hold one wheel, not {len(wheels)}")
    return wheels[0]
