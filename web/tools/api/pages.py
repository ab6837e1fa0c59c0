"""Writes the pages of the reference into a folder: `python -m web.tools.api.pages FOLDER`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pdoc.doc
import pdoc.render

import pygames

ABOVE = (
    *("pygames", "pygames.core", "pygames.errors", "pygames.game", "pygames.challenge"),
    *("pygames.annotated", "pygames.conformance", "pygames.added", "pygames.puzzles"),
    "pygames.simple",
)
"""The modules that programs and games use; of those below, each module."""
FOLDERS = ("look", "bots", "adapters")
LIBRARIES = ("pyspiel", "open_spiel", "numpy", "gymnasium", "pettingzoo")
"""What adapters import, and builds don't have: the reference needs only the names in it."""
INDEX = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>pygames: the reference</title>
<meta http-equiv="refresh" content="0; url=pygames.html">
<link rel="icon" href="data:,">
</head>
<body><a href="pygames.html">pygames</a></body>
</html>
"""


class _Anything(type):
    """A class that has whatever is asked of it, and takes whatever it is called with."""

    def __getattr__(cls, name: str) -> type:
        return _anything(name)


def _anything(name: str) -> type:
    if name.startswith("__"):
        raise AttributeError(name)
    return _Anything(name, (), {"__init__": lambda *_, **__: None})


class _Library(ModuleType):
    """Stands in for a library."""

    def __getattr__(self, name: str) -> type:
        return _anything(name)


class _Libraries(MetaPathFinder, Loader):
    """Finds a stand-in for each library, and for each module of it."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name.partition(".")[0] in LIBRARIES else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = _Library(spec.name)
        library.__path__ = []  # so that modules are looked for in it
        return library

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to run."""


def names() -> list[str]:
    """List the modules that have a page."""
    package = Path(str(pygames.__file__)).parent
    below = (
        f"pygames.{folder}" + (f".{file.stem}" if file.stem != "__init__" else "")
        for folder in FOLDERS
        for file in sorted((package / folder).glob("*.py"))
    )
    return [*ABOVE, *below]


def main() -> None:
    """Write all pages."""
    folder = Path(sys.argv[1])
    _offer_all(pygames)
    sys.meta_path.insert(0, _Libraries())
    pdoc.render.configure(
        docformat="markdown",
        search=False,
        show_source=False,
        template_directory=Path(__file__).parent,
    )
    modules = {name: pdoc.doc.Module(import_module(name)) for name in names()}
    pages = {"index": INDEX}
    pages |= {name: pdoc.render.html_module(each, modules) for name, each in modules.items()}
    for name, page in pages.items():
        file = folder / f"{name.replace('.', '/')}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, "utf-8")


def _offer_all(package: ModuleType) -> None:
    """Let the package have a page of all that it offers, though it takes it from its modules."""
    members = {name: getattr(package, name) for name in dir(package) if not name.startswith("_")}
    offered = [name for name, value in members.items() if not isinstance(value, ModuleType)]
    for name in offered:
        setattr(package, name, members[name])
    package.__all__ = offered  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
